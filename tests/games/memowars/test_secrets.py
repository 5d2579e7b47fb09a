"""What a player may see, and that nothing else can be looked up: not in a view, an event or a menu."""

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from smallbox.game import NOBODY
from smallbox.games.memowars import GAME
from smallbox.games.memowars.moves import Look, Place, Reveal
from smallbox.games.memowars.table import FIRST_MINE, FLEET, NEVER, ONLOOKER, OUT, PLANET
from smallbox.games.memowars.view import Face
from smallbox.kernel import Tables
from smallbox.kernel.chance import seed_stream
from tests.games.memowars import sound
from tests.games.memowars.galaxies import MINE, battle, dealt, events, play, view
from tests.ways import FAST

PLAYERS = (2, 4)
SEEDS = range(2 if FAST else 1)
TOLD_TO_ALL = {"revealed", "nothing", "tossed", "hit", "revenge", "eliminated"}
SECRET_WORDS = (b"planet", b"scanner", b"double", b"blaster", b"retro", b"mine", b"owner")
TOLD_TO_ONE = {"placed", "looked", "returned"}


def random_game(players: int, seed: int) -> Iterator[tuple[Tables[Any], int, Any]]:
    """Every table of a random game with the seat that moved and its move."""
    tables, choices = dealt(players, seed), np.random.default_rng(seed)
    yield tables, NOBODY, None
    while seats := GAME.asked(tables):
        seat = seats[choices.integers(len(seats))]
        menu = GAME.legal_moves(tables, seat)
        move = menu[choices.integers(len(menu))]
        GAME.kernels.play(tables, 0, seat, move)
        yield tables, seat, GAME.decode(move)


def known_to(tables: Tables[Any], seat: int) -> bytes:
    """Everything that a client of this seat gets."""
    menu = [GAME.decode(move) for move in GAME.legal_moves(tables, seat)]
    sent = GAME.seeing.view_json(tables, seat) + GAME.seeing.events_json(tables, seat)
    return sent + msgspec.json.encode(menu)


def face_up(tables: Tables[Any]) -> set[int]:
    """The slots of the cards that all can see."""
    table = tables[0]
    return {int(table.up), *table.revenge[: table.revenge_size].tolist()}


@pytest.mark.clause("memowars.see.forget", "memowars.see.all")
@pytest.mark.parametrize("players", PLAYERS)
def test_faces_and_owners_are_told_only_to_those_who_see_them(players: int) -> None:
    """Every view and event of random games, looked through for kinds and owners."""
    for seed in SEEDS:
        for tables, mover, move in random_game(players, seed):
            for seat in range(NOBODY, players):
                sent = msgspec.to_builtins(view(tables, seat))
                allowed = face_up(tables)
                if isinstance(move, Look) and seat == mover:
                    allowed.add(move.slot)
                for card in sent.pop("cards"):
                    assert set(card) == {"slot", "x", "y", "angle", "face"}
                    assert card["face"] is None or card["slot"] in allowed
                assert (sent.pop("hand"), sent.pop("eliminated")) == own_cards(tables, seat)
                text = msgspec.json.encode(sent)
                assert not any(word in text for word in SECRET_WORDS)
                for event in events(tables, seat):
                    if event.what in TOLD_TO_ONE and seat != mover:
                        assert event.face is None
                        assert event.seat is None or event.what != "placed"
                    elif event.what not in TOLD_TO_ONE:
                        assert event.face is None or event.what in TOLD_TO_ALL


def own_cards(tables: Tables[Any], seat: int) -> tuple[list[str], list[str]]:
    """The cards that a seat has in hand, and those that it lost."""
    kinds = ("planet", "scanner", "double", "blaster", "retro")
    table = tables[0]
    cards = range(0) if seat == NOBODY else range(FLEET * seat, FLEET * seat + FLEET)
    return (
        [kinds[table.kind[card]] for card in cards if table.place[card] == -1],
        [kinds[table.kind[card]] for card in cards if table.place[card] == OUT],
    )


@pytest.mark.clause("memowars.see.forget")
@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_that_lies_face_down_can_be_looked_up(players: int) -> None:
    """Exchange all cards that lie face down, seen before or not: every client gets the same bytes."""
    for seed in SEEDS:
        random = np.random.default_rng(seed)
        for tables, mover, move in random_game(players, seed):
            seen = face_up(tables)
            if isinstance(move, Look):
                seen.add(move.slot)
            hidden = [p for p in range(tables[0].lying) if int(tables[0].slot[p]) not in seen]
            other = tables.copy()
            other[0].card[hidden] = random.permutation(other[0].card[hidden])
            for place in hidden:
                other[0].place[other[0].card[place]] = place
            for seat in range(NOBODY, players):
                assert known_to(tables, seat) == known_to(other, seat), (mover, move)


@pytest.mark.clause("memowars.see.own")
def test_one_sees_the_own_hand_and_the_own_losses() -> None:
    tables = dealt()
    play(tables, 0, Place("blaster", 9610, 7943, 0))
    own, others = events(tables, 0)[0], events(tables, 1)[0]
    assert (own.seat, own.face, own.slot) == (0, Face("blaster", 0), 3)
    assert (others.seat, others.face, others.slot) == (None, None, 3)
    assert len(view(tables, 0).hand) == 8
    assert view(tables, 1).players[0].left == 9
    assert view(tables, NOBODY).hand == []


@pytest.mark.clause("memowars.see.all")
def test_while_the_galaxy_is_built_nobody_learns_who_has_placed_how_many() -> None:
    tables, three = dealt(3), dealt(3)
    for seat in (1, 1, 1, 1, 1, 1, 1, 1, 1, 2):
        play(tables, seat, GAME.decode(GAME.legal_moves(tables, seat)[-1]))
    assert GAME.asked(tables) == [0, 2]
    for seat in (NOBODY, 0, 2):
        seen = view(tables, seat)
        assert (seen.asked, seen.turn) == ([0, 1, 2], None)
        assert seen.players == view(three, seat).players
    own = view(tables, 1)
    assert (own.asked, own.turn, own.hand) == ([0, 2], None, [])  # that I am done, I know
    assert [player.placing for player in own.players] == [True, False, True]


@pytest.mark.clause("memowars.see.all")
def test_a_card_that_is_turned_up_is_seen_by_all_while_it_is_up() -> None:
    tables = battle((0, "planet", 5000, 5000), (1, "blaster", 5610, 5000), (MINE, "mine", 6220, 5000))
    play(tables, 0, Reveal(1))
    for seat in (NOBODY, 0, 1):
        assert view(tables, seat).cards[1].face == Face("blaster", 1)
        assert view(tables, seat).cards[0].face is None


@pytest.mark.clause("memowars.see.forget")
def test_slots_are_dealt_anew_when_the_battle_begins() -> None:
    mines: list[int] = []
    for seed in range(20):
        for tables, _, _ in random_game(2, seed):
            if tables[0].phase != 0:
                cards = tables[0].card[: tables[0].lying].tolist()
                mines += [place for place, card in enumerate(cards) if card >= FIRST_MINE]
                break
    assert len(set(mines)) > 15


# ----------------------------------------------------------------------------------------------- redeal


def redealt(tables: Tables[Any], seat: int, seed: int) -> Tables[Any]:
    other, whim = tables.copy(), np.zeros(4, np.uint64)
    seed_stream(whim, seed, 3)
    GAME.kernels.redeal(other, 0, seat, whim)
    return other


@pytest.mark.parametrize("players", PLAYERS)
def test_a_redealt_table_keeps_what_the_seat_has_seen_and_is_sound(players: int) -> None:
    walk = sound.Walk.array(1)
    for seed in SEEDS:
        for step, (tables, _, _) in enumerate(random_game(players, seed)):
            if step % 20:
                continue
            for seat in range(NOBODY, players):
                other = redealt(tables, seat, step)
                assert known_to(tables, seat) == known_to(other, seat)
                assert sound.problem(other[0], walk[0]) == sound.SOUND
                compare_seen(tables[0], other[0], seat)


def compare_seen(table: Any, other: Any, seat: int) -> None:
    """Cards that were seen lie where they lay, and what a Planet brought back can be what lies there."""
    column = ONLOOKER if seat == NOBODY else seat
    for place in range(table.lying):
        was, now = int(table.card[place]), int(other.card[place])
        assert table.seen_at[place, column] == other.seen_at[place, column]
        if table.seen_at[place, column] != NEVER:
            assert was == now
        elif table.out_at[was] != NEVER:  # came back through a Planet: everybody knows whose it is
            assert was // FLEET == now // FLEET
            assert other.kind[now] != PLANET
            assert NEVER < other.out_at[now] < other.placed_at[place]
        else:
            assert other.out_at[now] == NEVER
        if now < FIRST_MINE:
            assert other.seen_at[place, now // FLEET] != NEVER  # the owner knows what he has placed


def test_a_redeal_exchanges_what_was_never_seen() -> None:
    tables = battle(
        *[(seat, kind, 5000 + 610 * i, 5000) for i, (seat, kind) in enumerate([
            (0, "planet"), (1, "double"), (1, "planet"), (2, "retro"), (2, "planet"), (2, "scanner"),
        ])],
        players=3,
    )  # fmt: skip
    tables[0].seen_at[2, 0] = 50  # a Scanner showed it
    found = {tuple(redealt(tables, 0, seed)[0].card[:6].tolist()) for seed in range(60)}
    assert {cards[0] for cards in found} == {0}
    assert {cards[2] for cards in found} == {int(tables[0].card[2])}
    assert len({cards[1] for cards in found}) == 4


def test_a_card_that_came_back_may_be_any_that_was_lost_before() -> None:
    tables = battle((0, "planet", 5000, 5000), (1, "planet", 5610, 5000))
    play(tables, 0, Reveal(0))
    double = next(move for move in GAME.legal_moves(tables, 0) if GAME.decode(move).kind == "double")
    GAME.kernels.play(tables, 0, 0, double)
    tables[0].out_at[2] = 1000  # a Scanner that was lost only later cannot have come back then
    seen_by_other = {int(redealt(tables, 1, seed)[0].card[2]) for seed in range(80)}
    assert seen_by_other == {3, 4, 5, 6, 7, 8}
    assert {int(redealt(tables, 0, seed)[0].card[2]) for seed in range(20)} == {4}
