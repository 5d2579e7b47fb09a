"""Galaxies for tests: a handful of cards where the test wants them, and hands that never tremble."""

from typing import Any

from smallbox.games.memowars import GAME, Options, moves
from smallbox.games.memowars.cards import KINDS
from smallbox.games.memowars.table import FIRST_MINE, FLEET, NEVER, OUT, REVEAL, SEATS
from smallbox.games.memowars.view import Event, View
from smallbox.kernel import Tables
from smallbox.kernel.chance import seed_stream

STEADY = [0] * SEATS
MINE = -1  # as the owner of a card


def dealt(players: int = 2, seed: int = 1, options: Options | None = None) -> Tables[Any]:
    """A table before the galaxy is built."""
    tables = GAME.blank(players, options)
    seed_stream(tables[0].chance, seed, 0)
    GAME.kernels.setup(tables, 0)
    return tables


def view(tables: Tables[Any], seat: int) -> View:
    seen = GAME.seeing.view(tables, seat)
    assert isinstance(seen, View)
    return seen


def events(tables: Tables[Any], seat: int) -> list[Event]:
    return [event for event in GAME.seeing.events(tables, seat) if isinstance(event, Event)]


def battle(*cards: tuple[Any, ...], players: int = 2, turn: int = 0, trembling: bool = False) -> Tables[Any]:
    """A battle in which only these cards lie; card n lies in slot n. All others are eliminated."""
    options = Options(steadiness=[] if trembling else STEADY[:players])
    tables = dealt(players, options=options)
    table = tables[0]
    table.place[:] = OUT
    table.left[:] = table.to_place[:] = 0
    table.seen_at[:] = NEVER
    table.out_at[: FLEET * players] = 0
    for place, (owner, kind, x, y, *angle) in enumerate(cards):
        fleet = (
            range(FIRST_MINE, FIRST_MINE + 3)
            if owner == MINE
            else range(FLEET * owner, FLEET * owner + FLEET)
        )
        card = next(c for c in fleet if KINDS[table.kind[c]] == kind and table.place[c] == OUT)
        table.card[place], table.place[card] = card, place
        table.x[place], table.y[place], table.angle[place] = x, y, angle[0] if angle else 0
        table.slot[place] = table.placed_at[place] = place
        table.out_at[card] = NEVER
        if owner != MINE:
            table.left[owner] += 1
            table.seen_at[place, owner] = place
    table.lying = table.next_slot = table.fewest = len(cards)
    table.moment = 100
    table.phase, table.turn, table.actor = REVEAL, turn, turn
    return tables


def refused(tables: Tables[Any], seat: int, move: moves.Move) -> str | None:
    """The clause that this move would break, or None; nothing on the table changes."""
    before = tables.tobytes()
    rule = GAME.rules.Rule(GAME.kernels.check(tables, 0, seat, GAME.encode(move)))
    assert tables.tobytes() == before
    return GAME.clause(rule) if rule else None


def play(tables: Tables[Any], seat: int, *made: moves.Move) -> list[str]:
    """Make legal moves, one after the other; what happened in the last one."""
    for move in made:
        assert refused(tables, seat, move) is None
        GAME.kernels.play(tables, 0, seat, GAME.encode(move))
    return [event.what for event in events(tables, seat)]


def at(tables: Tables[Any], slot: int) -> tuple[int, int]:
    """Where the card of a slot lies."""
    return next((card.x, card.y) for card in view(tables, -1).cards if card.slot == slot)


def slots(tables: Tables[Any]) -> list[int]:
    return [card.slot for card in view(tables, -1).cards]


def drop(x: int, y: int) -> moves.Toss:
    """A toss without flight: a steady hand just drops the disc."""
    return moves.Toss(x, y, 0, 0)
