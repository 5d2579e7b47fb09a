"""Mow in a terminal: cows as little cards, a letter for each cow in the hand."""

from collections.abc import Sequence
from typing import Literal

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from smallbox.game_screen import Ask
from smallbox.games.mow.moves import Add, Move, Pass, Take
from smallbox.games.mow.sentences import cow_words, tell
from smallbox.games.mow.sentences import name_move as describe
from smallbox.games.mow.view import Cow, Place, View
from smallbox.words import Words

__all__ = ["describe", "draw", "in_order", "prompt", "read", "result", "tell"]

LETTERS = "abcdefghij"
COLOURS = {0: "green", 1: "yellow", 2: "dark_orange", 3: "red"}  # of the flies; specials are magenta
MARKS = {
    "ordinary": " ",
    "closer": "▌",
    "acrobat": "↑",
    "slowpoke": "~",
    "calf": "c",
    "thin": "|",
    "milk": "u",
    "mad": "@",
}
GAP = Text("\n".join(["  ", "  ", "··", "  ", "  "]), style="dim")  # numbers that are missing


def draw(view: View, legal: Sequence[Move], names: Sequence[str], say: Words) -> RenderableType:
    """The meadow: farmers, herds, and one's own hand."""
    arrow = "⟳" if view.arrow == "left" else "⟲"
    status = say("mow-table-status", round=view.round, pile=view.pile_size, arrow=view.arrow)
    parts: list[RenderableType] = [Text(f"{arrow} {status}", style="bold"), farmers(view, names, say)]
    for number, herd in enumerate(view.herds):
        title = (
            say("mow-table-herd-number", number=number + 1) if len(view.herds) > 1 else say("mow-table-herd")
        )
        mine = number == view.herd_turn and bool(view.asked)
        parts.append(
            Text(f"{'▶ ' if mine and len(view.herds) > 1 else ''}{title}", style="bold" if mine else "dim")
        )
        parts.append(Padding(herd_row(herd, say), (0, 0, 0, 2)))
    if view.hand:
        playable = {move.card for move in legal if isinstance(move, Add)}
        parts.append(Text(say("mow-table-your-hand"), style="bold"))
        parts.append(Padding(hand_row(view.hand, playable), (0, 0, 0, 2)))
    if marks := legend(view, say):
        parts.append(Text(marks, style="dim"))
    if view.shed:
        flies = sum(cow.flies for cow in view.shed)
        parts.append(Text(say("mow-table-your-shed", cards=len(view.shed), flies=flies), style="dim"))
    return Group(*parts)


def legend(view: View, say: Words) -> str:
    """What the marks of the specials in sight mean."""
    standing = [cow for herd in view.herds for place in herd for cow in (place.cow, place.acrobat) if cow]
    seen = {cow.species for cow in [*standing, *view.hand]} - {"ordinary"}
    return " · ".join(f"{MARKS[kind]} {say('mow-species', species=kind)}" for kind in MARKS if kind in seen)


def farmers(view: View, names: Sequence[str], say: Words) -> Table:
    """A line for each farmer, in seat order."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column(say("mow-table-farmer"), style="bold")
    for column in ("hand", "shed", "score"):
        table.add_column(say(f"mow-table-{column}"), justify="right")
    someone_showed = any(farmer.shown for farmer in view.farmers)
    table.add_column(say("mow-table-shown") if someone_showed else "")
    for seat, farmer in enumerate(view.farmers):
        shown = ", ".join(cow_words(cow, say) for cow in farmer.shown)
        style = "reverse" if seat in view.asked else None
        name = names[seat] + (" *" if seat == view.seat else "")
        cells = [str(farmer.hand_size), str(farmer.shed_size), str(farmer.score), shown]
        table.add_row("▶" if seat in view.asked else "", name, *cells, style=style)
    return table


def herd_row(herd: Sequence[Place], say: Words) -> RenderableType:
    """The cows of a herd side by side, with a gap where numbers are missing."""
    if not herd:
        return Text(say("mow-table-empty"), style="italic dim")
    cards: list[Text] = []
    for before, place in zip([None, *herd], herd, strict=False):
        if before is not None and place.number > before.number + 1:
            cards.append(GAP)
        cards.append(card(place.cow, place.number, place.acrobat))
    return side_by_side(cards)


def hand_row(hand: Sequence[Cow], playable: set[int]) -> RenderableType:
    """The hand, a letter under each cow; what cannot be played now is dim."""
    cards: list[Text] = []
    for letter, cow in zip(LETTERS, hand, strict=False):
        picture = card(cow, cow.number, None)
        can = cow.card in playable
        picture.append(f"\n {letter:^3} ", style="bold reverse" if can else "dim")
        if not can:
            picture.stylize("dim")
        cards.append(picture)
    return side_by_side(cards)


def side_by_side(cards: Sequence[Text]) -> RenderableType:
    """Cards in rows that wrap at the terminal's edge, never inside a card."""
    return Columns(cards, padding=(0, 0), expand=False)


def card(cow: Cow, number: int | None, acrobat: Cow | None) -> Text:
    """A cow: number, mark of its kind, flies; an acrobat's flies show on its back."""
    colour = COLOURS.get(cow.flies, "magenta") if cow.species == "ordinary" else "magenta"
    flies = cow.flies + (acrobat.flies if acrobat else 0)
    dots = "•" * flies if flies <= 3 else f"{flies}•"
    mark = MARKS["acrobat"] if acrobat else MARKS[cow.species]
    face = "" if number is None else str(number)
    return Text(f"╭───╮\n│{face:^3}│\n│{mark:^3}│\n│{dots:^3}│\n╰───╯", style=colour)


def in_order(legal: Sequence[Move], view: View) -> list[Move]:
    """Cows in the order of the hand, then what can be done without one."""
    places = {cow.card: place for place, cow in enumerate(view.hand)}
    return sorted(legal, key=lambda move: places[move.card] if isinstance(move, Add) else len(places))


def prompt(view: View, legal: Sequence[Move], say: Words) -> str:
    can = "pass" if Pass() in legal else "take" if Take() in legal else "start"
    return say("mow-prompt", can=can)


def read(text: str, view: View, legal: Sequence[Move], ask: Ask, say: Words) -> Move | None:
    """A letter is a cow of the hand; others take or pass."""
    if text == say("mow-letter-take"):
        return Take()
    if text == say("mow-letter-pass"):
        return Pass()
    if len(text) != 1 or text not in LETTERS[: len(view.hand)]:
        return None
    cow = view.hand[LETTERS.index(text)]
    choices = [move for move in legal if isinstance(move, Add) and move.card == cow.card]
    if not choices:
        return Add(cow.card)
    number = choose_number(choices, ask, say)
    arrow = next_seat = None
    if choices[0].arrow:
        arrow = read_arrow(ask(say("mow-choose-arrow")), say)
    if choices[0].next is not None:
        answer = ask(say("mow-choose-next"))
        next_seat = int(answer) - 1 if answer.isdigit() and 1 <= int(answer) <= len(view.farmers) else None
    return Add(cow.card, number, arrow, next_seat)


def read_arrow(answer: str, say: Words) -> Literal["left", "right"] | None:
    """Which way the arrow shall point."""
    if answer.startswith(say("mow-letter-left")):
        return "left"
    return "right" if answer.startswith(say("mow-letter-right")) else None


def choose_number(choices: Sequence[Add], ask: Ask, say: Words) -> int | None:
    """What a slowpoke or calf shall stand for; not asked if there is only one answer."""
    numbers = sorted({move.number for move in choices if move.number is not None})
    if len(numbers) <= 1:
        return numbers[0] if numbers else None
    answer = ask(f"{say('mow-choose-number')} ({', '.join(map(str, numbers))})")
    return int(answer) if answer.isdigit() and int(answer) <= 16 else None


def result(view: View, names: Sequence[str], say: Words) -> str:
    """Who has won, and who has to moo."""
    scores = [farmer.score for farmer in view.farmers]
    winners = [name for name, share in zip(names, view.shares, strict=True) if share]
    losers = [name for name, score in zip(names, scores, strict=True) if score == max(scores)]
    won = say("mow-result-won", names=" & ".join(winners), count=len(winners), flies=min(scores))
    return f"{won} {say('mow-result-loser', names=' & '.join(losers))}"
