"""Who may sit down, leave, be removed, begin: each a sheet that leads to another."""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from smallbox import fair
from smallbox.server.messages import Person
from smallbox.server.people import digest
from smallbox.server.problems import CONFLICT, FORBIDDEN, NOT_FOUND, Declined
from smallbox.server.sheet import NOBODY, STAND_IN, Chair, Sheet

if TYPE_CHECKING:
    from smallbox.game import Game

DEVICES = 4  # of one person at one seat; a fifth takes the place of the first
OPEN_BOT = 2  # the level of bots on seats that nobody took


def take(sheet: Sheet, person: Person, wished: int | None, token: str) -> Sheet:
    """Sit down, or come back; the token will prove that the seat is mine."""
    seat = sheet.seat_of(person.id)
    if seat == NOBODY:
        seat = free_seat(sheet, person, wished)
    chair = sheet.chairs[seat]
    tokens = (*chair.tokens, digest(token))[-DEVICES:]
    chair = replace(chair, person=person.id, nickname=person.nickname, away=False, tokens=tokens)
    return sheet.with_chair(seat, chair)


def free_seat(sheet: Sheet, person: Person, wished: int | None) -> int:
    """The wished seat, or the first that is open."""
    if person.id in sheet.removed:
        raise Declined(FORBIDDEN, "server-removed")
    if sheet.state != "open":
        raise Declined(CONFLICT, "server-begun")
    seats = [seat for seat in sheet.open_seats if wished in (None, seat)]
    if not seats:
        raise Declined(CONFLICT, "server-seat-taken")
    return seats[0]


def leave(sheet: Sheet, person: Person) -> Sheet:
    """Before the game the seat is free again; during the game a bot plays on until its owner is back."""
    seat = my_seat(sheet, person)
    if sheet.state == "open":
        return freed(sheet, seat)
    return sheet.with_chair(
        seat, replace(sheet.chairs[seat], away=sheet.state in ("dealing", "playing"), tokens=())
    )


def remove(sheet: Sheet, host: Person, seat: int) -> Sheet:
    """The host sends a guest away, who may not come back; during a game a bot takes over for good."""
    if my_seat(sheet, host) != sheet.host:
        raise Declined(FORBIDDEN, "server-not-host")
    if seat == sheet.host or seat not in range(len(sheet.chairs)) or sheet.chairs[seat].person is None:
        raise Declined(NOT_FOUND, "server-no-guest")
    if sheet.state not in ("open", "playing"):
        raise Declined(CONFLICT, "server-not-now")
    sheet = replace(sheet, removed=(*sheet.removed, sheet.chairs[seat].person))
    return freed(sheet, seat) if sheet.state == "open" else sheet.with_chair(seat, Chair(level=STAND_IN))


def freed(sheet: Sheet, seat: int) -> Sheet:
    """Nobody sits there any more; another person becomes host, or the table is given up."""
    sheet = sheet.with_chair(seat, Chair())
    if not sheet.people:
        return replace(sheet, state="aborted")
    return replace(sheet, host=sheet.host if sheet.host in sheet.people else sheet.people[0])


def set_chat(sheet: Sheet, host: Person, on: bool) -> Sheet:
    if my_seat(sheet, host) != sheet.host:
        raise Declined(FORBIDDEN, "server-not-host")
    return replace(sheet, chat=on)


def begin(sheet: Sheet, host: Person) -> Sheet:
    """The host begins: bots take the seats that are still open."""
    if my_seat(sheet, host) != sheet.host:
        raise Declined(FORBIDDEN, "server-not-host")
    if sheet.state != "open":
        raise Declined(CONFLICT, "server-begun")
    for seat in sheet.open_seats:
        sheet = sheet.with_chair(seat, Chair(level=OPEN_BOT))
    return sheet


def settle(sheet: Sheet, game: "Game", options: Any, cards: Any) -> Sheet:
    """When every seat is taken, the server pledges its part of the deal, and the deal begins."""
    if sheet.state != "open" or sheet.open_seats:
        return sheet
    context = fair.context_of(sheet.id, game, options, cards, sitters(sheet.chairs))
    said = msgspec.Raw(msgspec.json.encode(options))
    return replace(sheet, state="dealing", options=said, deal=fair.pledge(context), changed=time.time())


def sitters(chairs: Sequence[Chair]) -> list[fair.Sitter]:
    return [
        fair.Sitter("bot", level=chair.level or 0)
        if chair.person is None
        else fair.Sitter("person", name=chair.nickname or "")
        for chair in chairs
    ]


def committed(sheet: Sheet, seat: int, share_digest: str) -> Sheet:
    """A seat commits to its share of the deal."""
    if sheet.deal is None or sheet.state != "dealing" or sheet.revealing:
        raise Declined(CONFLICT, "fair-too-late")
    deal = replace(sheet.deal, digests=dict(sheet.deal.digests))
    deal.commit(seat, share_digest)
    return replace(sheet, deal=deal)


def ask_to_reveal(sheet: Sheet) -> Sheet:
    """Everyone who will has committed."""
    if sheet.state != "dealing" or sheet.revealing:
        return sheet
    return replace(sheet, revealing=True)


def revealed(sheet: Sheet, seat: int, share: str) -> Sheet:
    """A seat reveals its share, when everyone who will has committed."""
    if sheet.deal is None or sheet.state != "dealing":
        raise Declined(CONFLICT, "fair-too-late")
    if not sheet.revealing:
        raise Declined(CONFLICT, "server-reveal-later")
    deal = replace(sheet.deal, shares=dict(sheet.deal.shares))
    deal.reveal(seat, share)
    return replace(sheet, deal=deal)


def again(sheet: Sheet, person: Person, new_table: str) -> Sheet:
    """A new table like this one, where the same bots wait; the people have to come once more."""
    mine = my_seat(sheet, person)
    if sheet.state != "over":
        raise Declined(CONFLICT, "server-not-over")
    now = time.time()
    chairs = tuple(Chair(level=chair.level) for chair in sheet.chairs)
    return Sheet(
        id=new_table,
        game=sheet.game,
        version=sheet.version,
        options=sheet.options,
        cards=sheet.cards,
        chairs=chairs,
        host=mine,
        public=sheet.public,
        clock=sheet.clock,
        created=now,
        changed=now,
        removed=sheet.removed,
    )


def plain(text: str) -> str:
    """Text without control characters."""
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()


def my_seat(sheet: Sheet, person: Person) -> int:
    seat = sheet.seat_of(person.id)
    if seat == NOBODY:
        raise Declined(FORBIDDEN, "server-not-seated")
    return seat
