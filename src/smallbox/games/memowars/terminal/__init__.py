"""MemoWars in a terminal: a map of the galaxy, cards named by their slots, and nothing to look up."""

import math
from collections import Counter
from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from smallbox.game_screen import Ask
from smallbox.games.memowars.moves import Choose, Look, Move, Place, Return, Reveal, Stop, Toss
from smallbox.games.memowars.sentences import card_words, tell, telling
from smallbox.games.memowars.terminal.compass import (
    degrees,
    distance,
    find_card,
    fleet_of,
    nearest_card,
    wind_of,
)
from smallbox.games.memowars.terminal.map import draw_map
from smallbox.games.memowars.terminal.picture import picture
from smallbox.games.memowars.terminal.typed import (
    CENTIMETRE,
    FLEET_KINDS,
    kind_words,
    read_laying,
    read_slot,
    read_toss,
    shortest,
)
from smallbox.games.memowars.view import Card, View
from smallbox.words import Words

__all__ = ["FORGETS", "describe", "draw", "menu", "picture", "prompt", "read", "result", "tell"]

FORGETS = True  # memowars.see.forget: what was on the screen before one's last move is wiped away
PANEL, WIDE_PANEL, WIDE = 23, 44, 110  # characters beside the map, and from which width on there is more room
NARROW = 70  # below this width the map has all of it, and the rest stands below
AROUND, LEAST_ROWS = 9, 20  # lines that are not the map, and those of a map in a low terminal
LISTED = 10  # at least so many cards are listed when a toss is asked


# ----------------------------------------------------------------------------------------------- drawing


class Screen:
    """The table, as wide as the terminal."""

    def __init__(self, view: View, legal: Sequence[Move], names: Sequence[str], say: Words) -> None:
        self.view, self.legal, self.names, self.say = view, legal, names, say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        view, say, width = self.view, self.say, options.max_width
        yield Text(status(view, self.names, say), style="bold")
        beside = 0 if width < NARROW else PANEL if width < WIDE else WIDE_PANEL
        lines, scale = draw_map(view, width - beside - 2, max(LEAST_ROWS, console.size.height - AROUND))
        galaxy = Text("\n").join(lines)
        panel = self.panel(len(lines), beside or width, scale)
        if beside:
            both = Table.grid(padding=(0, 2, 0, 0))
            both.add_column(no_wrap=True)
            both.add_column(width=beside)
            both.add_row(galaxy, panel)
            yield both
        else:
            yield galaxy
            yield panel
        yield from own_cards(view, say)

    def panel(self, lines: int, width: int, scale: int) -> RenderableType:
        """What stands beside the map."""
        view, names, say = self.view, self.names, self.say
        parts: list[RenderableType] = [players(view, names, say), *compass(scale, say)]
        used = len(view.players) + 7
        up = [card for card in view.cards if card.face]
        if up:
            parts.append(Text(say("memowars-table-face-up"), style="bold"))
            parts += [face_up(card, view, names, say) for card in up]
            used += 1 + len(up)
        covered = [str(move.slot) for move in self.legal if isinstance(move, Choose)]
        if covered:
            parts.append(Text(say("memowars-table-covered", slots=", ".join(covered)), style="bold #b6ff3b"))
        if view.phase == "toss" and view.seat in view.asked:
            parts.append(Text(say("memowars-table-from", slot=str(view.shooter)), style="bold"))
            parts.append(targets(view, max(LISTED, lines - used), width, say))
        return Group(*parts)


def draw(view: View, legal: Sequence[Move], names: Sequence[str], say: Words) -> RenderableType:
    """The galaxy, the players, and one's own cards outside the galaxy."""
    return Screen(view, legal, names, say)


def status(view: View, names: Sequence[str], say: Words) -> str:
    """Where the game stands, in a line."""
    if view.phase == "build":
        return say("memowars-table-building", cards=len(view.cards))
    holder = "" if view.turn is None else names[view.turn]
    turn = view.turns if view.phase is None else view.turns + 1
    return say("memowars-table-status", turn=turn, seat=holder, cards=len(view.cards))


def players(view: View, names: Sequence[str], say: Words) -> Table:
    """A line for each player: symbol, cards left, who has the UFO, who is asked."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for seat, player in enumerate(view.players):
        fleet = fleet_of(seat)
        asked = seat in view.asked
        name = Text(names[seat] + (" *" if seat == view.seat else ""), style="bold" if asked else "")
        notes: list[str] = []
        if seat == view.turn:
            notes.append(say("memowars-table-ufo"))
        if player.placing:
            notes.append(say("memowars-table-placing"))
        if not player.left:
            notes.append(say("memowars-table-out"))
        mark = "▶" if asked else " "
        symbol = Text(fleet.symbol, style=fleet.colour)
        table.add_row(mark, symbol, name, Text(str(player.left), justify="right"), Text(", ".join(notes)))
    return table


def compass(scale: int, say: Words) -> list[Text]:
    """Which way directions are counted, and how long 10 cm are."""
    north, west, south, east = (say(f"memowars-wind-{wind}.short") for wind in ("n", "w", "s", "e"))
    middle = f"{west} 180° ─┼─ 0° {east}"
    centre = len(west) + 7
    return [
        Text(""),
        Text(f"{north} 90°".rjust(centre + 2), style="dim"),
        Text(middle, style="dim"),
        Text(f"{south} 270°".rjust(centre + 3), style="dim"),
        Text(f"├{'─' * max(1, scale - 2)}┤ 10 cm", style="dim"),
        Text(""),
    ]


def face_up(card: Card, view: View, names: Sequence[str], say: Words) -> Text:
    """A card that can be seen now."""
    text = Text("  ")
    if card.face:
        fleet = fleet_of(card.face.owner)
        text.append(f"{fleet.symbol}{card.slot} ", style=f"bold {fleet.colour}")
        text.append(card_words(card.face, names, say))
    if card.slot == view.shooter:
        shots = max(1, view.shots)
        text.append(f" » {say('memowars-table-shots', shots=shots)}", style="bold")
    return text


def targets(view: View, most: int, width: int, say: Words) -> RenderableType:
    """How far and in which direction the other cards lie from the one that shoots, the nearest first."""
    lines = aims(view)
    room = most * max(1, width // 22)
    block = side_by_side(lines[:room])
    if len(lines) <= room:
        return block
    farther = say("memowars-table-farther", number=len(lines) - room)
    return Group(block, Text(farther, style="dim"))


def side_by_side(lines: Sequence[tuple[str, str, str]]) -> Columns:
    """Slots with their distance and direction, in as many columns as there is room for."""
    cells = [Text(f"{slot:>4} {far:>8} {where:>5}") for slot, far, where in lines]
    return Columns(cells, padding=(0, 2, 0, 0), column_first=True)


def aims(view: View) -> list[tuple[str, str, str]]:
    """Slot, distance in cm and direction in degrees of each card from the one that shoots."""
    start = None if view.shooter is None else find_card(view, view.shooter)
    if start is None:
        return []
    others = [card for card in view.cards if card is not start]
    others.sort(key=lambda card: distance(start, card))
    return [
        (
            str(card.slot),
            f"{distance(start, card) / CENTIMETRE:.1f} cm",
            f"{round(degrees(card.x - start.x, card.y - start.y)) % 360}°",
        )
        for card in others
    ]


def own_cards(view: View, say: Words) -> Iterator[Text]:
    """One's own cards that are still to be placed, and the eliminated ones."""
    if view.hand:
        yield own_line("memowars-table-hand", view.hand, say, typed=True)
    if view.eliminated:
        yield own_line("memowars-table-eliminated", view.eliminated, say, typed=view.phase == "return")


def own_line(title: str, kinds: Sequence[str], say: Words, *, typed: bool) -> Text:
    """Kinds with their number, and how much of the name has to be typed."""
    line = Text(f"{say(title)}: ", style="bold")
    count = Counter(kinds)
    for place, kind in enumerate(count):
        name = kind_words(kind, say)
        letters = next((shortest(known, say) for known in FLEET_KINDS if known == kind), 0) if typed else 0
        line.append(" · " if place else "", style="dim")
        line.append(name[:letters], style="bold underline")
        line.append(name[letters:] + (f" ×{count[kind]}" if count[kind] > 1 else ""), style="not bold")
    return line


# ----------------------------------------------------------------------------------- asking and answering


def prompt(view: View, legal: Sequence[Move], say: Words) -> str:
    return say(f"memowars-prompt-{view.phase}", looks=view.looks)


def read(text: str, view: View, legal: Sequence[Move], ask: Ask, say: Words) -> Move | None:
    """A number is a slot; cards are laid and discs tossed as typed.py tells."""
    words = text.split()
    if view.phase in ("build", "return"):
        return read_laying(words, view, say)
    if view.phase == "toss":
        return read_toss(words, view, say)
    if view.phase == "look" and text == say("memowars-letter-stop"):
        return Stop()
    slot = read_slot(text)
    if slot is None:
        return None
    return Reveal(slot) if view.phase == "reveal" else Look(slot) if view.phase == "look" else Choose(slot)


def menu(view: View, legal: Sequence[Move], names: Sequence[str], say: Words) -> RenderableType:
    """The legal moves without the endless list: places as a grid, tosses and slots side by side."""
    if view.phase in ("build", "return"):
        return Padding(places(view, legal, say), (0, 0, 0, 2))
    if view.phase == "toss":
        return Padding(side_by_side(aims(view)), (0, 0, 0, 2))
    parts = [Text(f"  {say('memowars-letter-stop')}  {say('memowars-move-stop')}")] if Stop() in legal else []
    slots = ", ".join(str(move.slot) for move in legal if isinstance(move, Reveal | Look | Choose))
    return Group(*parts, Text(f"  {say(f'memowars-move-{view.phase}', slot=slots)}"))


def places(view: View, legal: Sequence[Move], say: Words) -> Table:
    """Some places for each kind of card; the number plays it."""
    numbers: dict[tuple[int, int, int], dict[str, int]] = {}
    for number, move in enumerate(legal, 1):
        if isinstance(move, Place | Return):
            numbers.setdefault((move.x, move.y, move.angle), {})[move.kind] = number
    kinds = [kind for kind in FLEET_KINDS if any(kind in row for row in numbers.values())]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("", no_wrap=True)
    for kind in kinds:
        table.add_column(kind_words(kind, say), justify="right")
    for (x, y, angle), row in numbers.items():
        table.add_row(spot_words(x, y, angle, view, say), *(str(row.get(kind, "")) for kind in kinds))
    return table


def spot_words(x: int, y: int, angle: int, view: View, say: Words) -> str:
    """A place as a player would say it."""
    card = nearest_card(view, x, y)
    if card is None:
        return f"{x} {y} {angle}"
    wind = say(f"memowars-wind-{wind_of(degrees(x - card.x, y - card.y))}")
    return say("memowars-move-spot", slot=str(card.slot), wind=wind, angle=str(angle))


def describe(move: Move, view: View, names: Sequence[str], say: Words) -> str:
    """A move in words."""
    match move:
        case Place() | Return():
            return telling(names, say).move(move, spot=spot_words(move.x, move.y, move.angle, view, say))
        case Toss():
            return telling(names, say).move(move, **aim_of(move, view))
        case _:
            return telling(names, say).move(move)


def aim_of(move: Toss, view: View) -> dict[str, int | str]:
    """Where a toss goes, and the card it is meant for, if there is one."""
    direction = math.radians(move.direction / 10)
    x, y = move.x + move.strength * math.cos(direction), move.y + move.strength * math.sin(direction)
    card = nearest_card(view, x, y)
    aim: dict[str, int | str] = {
        "degrees": str(round(move.direction / 10) % 360),
        "flight": f"{move.strength / CENTIMETRE:.1f}",
    }
    if card is not None and math.hypot(card.x - x, card.y - y) <= view.measures.card_width / 2:
        aim["slot"] = card.slot
    return aim


def result(view: View, names: Sequence[str], say: Words) -> str:
    """Who is left in the galaxy."""
    left = [name for name, share in zip(names, view.shares, strict=True) if share]
    if len(left) != 1:
        return say("memowars-result-drawn", names=" & ".join(left))
    cards = max(player.left for player in view.players)
    return say("memowars-result-won", name=left[0], cards=cards)
