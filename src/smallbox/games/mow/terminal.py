"""Mow in a terminal: cows as little cards, a letter for each cow in the hand."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from smallbox.game_screen import Ask
from smallbox.games.mow.moves import Add, Move, Pass, Take
from smallbox.games.mow.view import Cow, Event, Place, View
from smallbox.words import Words

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


def prompt(view: View, say: Words) -> str:
    return say("mow-prompt" if view.herds[view.herd_turn] else "mow-prompt-start")


def read(text: str, view: View, legal: Sequence[Move], ask: Ask, say: Words) -> Move | None:
    """A letter is a cow of the hand; t takes, p passes."""
    if text == "t":
        return Take()
    if text == "p":
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
        answer = ask(say("mow-choose-arrow"))
        arrow = "left" if answer.startswith("l") else "right" if answer.startswith("r") else None
    if choices[0].next is not None:
        answer = ask(say("mow-choose-next"))
        next_seat = int(answer) - 1 if answer.isdigit() and 1 <= int(answer) <= len(view.farmers) else None
    return Add(cow.card, number, arrow, next_seat)


def choose_number(choices: Sequence[Add], ask: Ask, say: Words) -> int | None:
    """What a slowpoke or calf shall stand for; not asked if there is only one answer."""
    numbers = sorted({move.number for move in choices if move.number is not None})
    if len(numbers) <= 1:
        return numbers[0] if numbers else None
    answer = ask(f"{say('mow-choose-number')} ({', '.join(map(str, numbers))})")
    return int(answer) if answer.isdigit() and int(answer) <= 16 else None


def cow_words(cow: Cow, say: Words) -> str:
    return say("mow-cow", species=cow.species, number=cow.number or 0, flies=cow.flies)


def describe(move: Move, view: View, names: Sequence[str], say: Words) -> str:
    """A move in words: the cow, and what is said with it."""
    if isinstance(move, Take):
        return say("mow-move-take")
    if isinstance(move, Pass):
        return say("mow-move-pass")
    cow = next(cow for cow in view.hand if cow.card == move.card)
    words = [say("mow-move-add", cow=cow_words(cow, say))]
    if move.number is not None:
        words.append(say("mow-move-number", number=move.number))
    if move.arrow:
        words.append(say("mow-move-arrow", arrow=move.arrow))
    if move.next is not None:
        words.append(say("mow-move-next", named=names[move.next]))
    return ", ".join(words)


def tell(event: Event, names: Sequence[str], say: Words) -> str:
    """An event as a sentence."""
    message = f"mow-event-{event.what}"
    if event.what == "added" and event.cow and event.cow.number is None and event.cow.species != "mad":
        message = "mow-event-added-as"
    number = event.number or 0
    sentence = say(
        message,
        seat="" if event.seat is None else names[event.seat],
        cow="" if event.cow is None else cow_words(event.cow, say),
        number=number,
        named=names[number] if event.what == "named" else "",
    )
    if event.herd is not None and event.what in ("added", "took"):
        return say("mow-event-in-herd", number=event.herd + 1, sentence=sentence)
    return sentence


def result(view: View, names: Sequence[str], say: Words) -> str:
    """Who has won, and who has to moo."""
    scores = [farmer.score for farmer in view.farmers]
    winners = [name for name, share in zip(names, view.shares, strict=True) if share]
    losers = [name for name, score in zip(names, scores, strict=True) if score == max(scores)]
    won = say("mow-result-won", names=" & ".join(winners), count=len(winners), flies=min(scores))
    return f"{won} {say('mow-result-loser', names=' & '.join(losers))}"
