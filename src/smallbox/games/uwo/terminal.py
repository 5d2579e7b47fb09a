"""UWO in a terminal: the field from your side, squares named a1 to e6."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from smallbox.game_screen import Ask
from smallbox.games.uwo.cards import KINDS, Kind
from smallbox.games.uwo.moves import (
    MOST_SQUARES,
    Attack,
    Blast,
    Burn,
    Counter,
    Decline,
    DefendMorf,
    End,
    KeepHand,
    Miss,
    Morf,
    Move,
    Ride,
    Swap,
    Walk,
    Yield,
)
from smallbox.games.uwo.sentences import COLUMNS, LETTERS, ROWS, name_move, name_of, tell
from smallbox.games.uwo.view import Uwo, View
from smallbox.words import Words

__all__ = ["describe", "draw", "prompt", "read", "result", "tell"]

COLOURS = ("green", "magenta")
ENERGY = 6
BY_LETTER: dict[str, dict[str, Move]] = {  # one letter says it all, in each phase; uwo.ftl says which
    "turn": {"end": End(), "keep-hand": KeepHand(), "burn": Burn()},
    "defend": {"miss": Miss(), "yield": Yield()},
    "counter": {"counter": Counter(), "decline": Decline()},
}


def square_of(text: str) -> int | None:
    """The square of this name."""
    if len(text) == 2 and text[0] in LETTERS and text[1] in "123456":
        return (int(text[1]) - 1) * COLUMNS + LETTERS.index(text[0])
    return None


def kind_words(kind: str, say: Words) -> str:
    return say(f"uwo-kind-{kind}")


def draw(view: View, legal: Sequence[Move], names: Sequence[str], say: Words) -> RenderableType:
    """Both sides, the field between them, one's own hand."""
    mine = max(view.seat, 0)
    parts: list[RenderableType] = [side(view, 1 - mine, names, say), field(view, legal, say)]
    parts.append(side(view, mine, names, say))
    if view.duel:
        fight = say(
            "uwo-table-duel", attacker=name_of(view.duel.attacker), attacked=name_of(view.duel.attacked)
        )
        parts.append(Text(fight, style="bold red"))
    if view.hand:
        parts.append(Text(say("uwo-table-hand"), style="bold"))
        parts.append(hand(view, say))
    return Group(*parts)


def side(view: View, seat: int, names: Sequence[str], say: Words) -> Text:
    """A player's line: energy, hand, deck."""
    shown = view.sides[seat]
    text = Text("▶ " if seat in view.asked else "  ", style="bold")
    text.append(f"{names[seat]} ({say('uwo-side', seat=seat)})", style=f"bold {COLOURS[seat]}")
    text.append(f"  {'⚡' * shown.energy}{'·' * (ENERGY - shown.energy)}  ", style="yellow")
    text.append(say("uwo-table-cards", hand=shown.hand_size, deck=shown.deck_size), style="dim")
    return text


def field(view: View, legal: Sequence[Move], say: Words) -> Table:
    """Thirty squares; UWOs that can do something now stand out."""
    standing = {uwo.square: uwo for uwo in view.field}
    active = {move.square for move in legal if isinstance(move, Morf | Walk | Ride | Attack | Blast)}
    rows = range(ROWS) if view.seat == 1 else range(ROWS - 1, -1, -1)
    columns = range(COLUMNS - 1, -1, -1) if view.seat == 1 else range(COLUMNS)
    table = Table(box=box.SQUARE, show_lines=True, padding=(0, 0), pad_edge=False)
    table.add_column("", style="dim")
    for column in columns:
        table.add_column(LETTERS[column], justify="center", width=10)
    for row in rows:
        cells: list[Text] = []
        for column in columns:
            square = row * COLUMNS + column
            cells.append(cell(standing.get(square), square in active, square == view.morfed, say))
        table.add_row(str(row + 1), *cells)
    return table


def cell(uwo: Uwo | None, active: bool, morfed: bool, say: Words) -> Text:
    """An UWO: its kind, its stack, and stars if it is knocked out."""
    if uwo is None:
        return Text("\n")
    sleeping = uwo.knocked_out is not None
    style = f"{'dim ' if sleeping else 'bold ' if active else ''}{COLOURS[uwo.seat]}"
    mark = "▲" if uwo.seat == 0 else "▼"  # never colour alone
    second = (
        f"{'✶ ' if sleeping else ''}{'×' + str(uwo.height) if uwo.height > 1 else ''}{' ~' if morfed else ''}"
    )
    return Text(f"{mark}{kind_words(uwo.kind, say)}\n{second}", style=style)


def hand(view: View, say: Words) -> Table:
    """The cards in hand with what is printed on them."""
    table = Table(box=None, padding=(0, 2, 0, 2))
    for column in ("kind", "walk", "attack", "shields"):
        table.add_column(say(f"uwo-table-{column}"), style="bold" if column == "kind" else None)
    for kind in view.hand:
        card = next(card for card in view.cards if card.kind == kind)
        shields = ", ".join(kind_words(other, say) for other in card.shields)
        walk = f"{card.walk} / {card.walk_energy}⚡" if card.walk else "–"
        attack = f"{card.attack} / {card.attack_energy}⚡" if card.attack else "–"
        table.add_row(kind_words(kind, say), walk, attack, shields or "–")
    return table


def prompt(view: View, legal: Sequence[Move], say: Words) -> str:
    return say(f"uwo-prompt-{view.phase}", keep="yes" if KeepHand() in legal else "no")


def letter(name: str, say: Words) -> str:
    """What is typed for something that has no square."""
    return say(f"uwo-letter-{name}")


def kind_of(text: str, view: View, say: Words) -> Kind | None:
    """The kind that this is the beginning of, in the player's language or in English; in the hand first."""
    candidates: list[Kind] = [*view.hand, *KINDS]
    for kind in candidates:
        if text and (kind_words(kind, say).lower().startswith(text) or kind.startswith(text)):
            return kind
    return None


def read(text: str, view: View, legal: Sequence[Move], ask: Ask, say: Words) -> Move | None:
    """`b2 b3` walks, rides or attacks, `b2 pistol` morfs, `b2 !` explodes, `s pistol` swaps."""
    words = text.split()
    for name, move in BY_LETTER[view.phase].items():
        if text == letter(name, say):
            return move
    if view.phase == "defend" and len(words) == 1:
        kind = kind_of(words[0], view, say)
        return None if kind is None else Miss() if kind == "miss" else DefendMorf(kind)
    if view.phase != "turn" or len(words) < 2:
        return None
    kind = kind_of(words[1], view, say)
    if words[0] == letter("swap", say):
        return None if kind is None else Swap(kind)
    squares = [square_of(word) for word in words]
    first = squares[0]
    if first is None:
        return None
    if words[1] == "!":
        return Blast(first)
    path = [square for square in squares[1:] if square is not None]
    if len(path) == len(words) - 1:
        return go(first, path, view)
    return None if kind is None else Morf(first, kind)


def go(first: int, path: list[int], view: View) -> Move | None:
    """To walk, to ride or to attack: the field says which is meant."""
    standing = {uwo.square: uwo for uwo in view.field}
    rides = first in standing and standing[first].kind == "rider"
    if len(path) == 1 and path[0] in standing and not (rides and is_beside(first, path[0])):
        return Attack(first, path[0])
    if rides:
        return Ride(first, path) if len(path) <= MOST_SQUARES else None
    return Walk(first, path[0]) if len(path) == 1 else None


def is_beside(one: int, other: int) -> bool:
    """Are these squares neighbours in a row or a column?"""
    (row, column), (other_row, other_column) = divmod(one, COLUMNS), divmod(other, COLUMNS)
    return abs(row - other_row) + abs(column - other_column) == 1


def describe(move: Move, view: View, names: Sequence[str], say: Words) -> str:
    """A move in words, behind what one would type for it."""
    return f"{typed(move, view, say):14} {name_move(move, names, say)}"


def typed(move: Move, view: View, say: Words) -> str:
    """What one would type for this move."""
    match move:
        case Morf():
            return f"{name_of(move.square)} {move.kind}"
        case Swap():
            return f"{letter('swap', say)} {move.kind}"
        case Walk():
            return f"{name_of(move.square)} {name_of(move.to)}"
        case Ride():
            return " ".join(map(name_of, [move.square, *move.path]))
        case Attack():
            return f"{name_of(move.square)} {name_of(move.target)}"
        case Blast():
            return f"{name_of(move.square)} !"
        case DefendMorf():
            return move.kind
        case _:
            return next(letter(name, say) for name, other in BY_LETTER[view.phase].items() if other == move)


def result(view: View, names: Sequence[str], say: Words) -> str:
    """Who is left standing."""
    winners = [name for name, share in zip(names, view.shares, strict=True) if share == 1]
    left = len(view.field)
    return say("uwo-result-won", name=winners[0], left=left) if winners else say("uwo-result-drawn")
