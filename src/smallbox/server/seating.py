"""Who may sit down, leave, be removed, begin: each function turns one state of a table into the next."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from smallbox import fair
from smallbox.game import Game
from smallbox.server.messages import Person
from smallbox.server.problems import CONFLICT, FORBIDDEN, NOT_FOUND, Declined
from smallbox.server.table_state import NOBODY, STAND_IN, Chair, TableState
from smallbox.server.tokens import digest

DEVICES = 4  # of one person at one seat; a fifth takes the place of the first
OPEN_BOT = 2  # the level of bots on seats that nobody took


def take(state: TableState, person: Person, wished: int | None, token: str) -> TableState:
    """Sit down, or come back; from now on the token proves the seat."""
    seat = state.seat_of(person.id)
    if seat == NOBODY:
        seat = free_seat(state, person, wished)
    chair = state.chairs[seat]
    tokens = (*chair.tokens, digest(token))[-DEVICES:]
    chair = replace(chair, person=person.id, nickname=person.nickname, away=False, tokens=tokens)
    return state.with_chair(seat, chair)


def free_seat(state: TableState, person: Person, wished: int | None) -> int:
    """The requested seat, or the first open one."""
    if person.id in state.removed:
        raise Declined(FORBIDDEN, "server-removed")
    if state.status != "open":
        raise Declined(CONFLICT, "server-begun")
    seats = [seat for seat in state.open_seats if wished in (None, seat)]
    if not seats:
        raise Declined(CONFLICT, "server-seat-taken")
    return seats[0]


def leave(state: TableState, person: Person) -> TableState:
    """Before the game the seat is free again; during the game a bot stands in until its owner is back."""
    seat = my_seat(state, person)
    if state.status == "open":
        return freed(state, seat)
    return state.with_chair(
        seat, replace(state.chairs[seat], away=state.status in ("dealing", "playing"), tokens=())
    )


def remove(state: TableState, host: Person, seat: int) -> TableState:
    """The host removes a guest, who may not come back; during a game a bot takes over for good."""
    if my_seat(state, host) != state.host:
        raise Declined(FORBIDDEN, "server-not-host")
    if seat == state.host or seat not in range(len(state.chairs)) or state.chairs[seat].person is None:
        raise Declined(NOT_FOUND, "server-no-guest")
    if state.status not in ("open", "playing"):
        raise Declined(CONFLICT, "server-not-now")
    state = replace(state, removed=(*state.removed, state.chairs[seat].person))
    return freed(state, seat) if state.status == "open" else state.with_chair(seat, Chair(level=STAND_IN))


def freed(state: TableState, seat: int) -> TableState:
    """Empty a seat; if it was the host's, another person becomes host, or the table is closed."""
    state = state.with_chair(seat, Chair())
    if not state.people:
        return replace(state, status="aborted")
    return replace(state, host=state.host if state.host in state.people else state.people[0])


def set_chat(state: TableState, host: Person, on: bool) -> TableState:
    if my_seat(state, host) != state.host:
        raise Declined(FORBIDDEN, "server-not-host")
    return replace(state, chat=on)


def begin(state: TableState, host: Person) -> TableState:
    """The host begins: bots take the seats that are still open."""
    if my_seat(state, host) != state.host:
        raise Declined(FORBIDDEN, "server-not-host")
    if state.status != "open":
        raise Declined(CONFLICT, "server-begun")
    for seat in state.open_seats:
        state = state.with_chair(seat, Chair(level=OPEN_BOT))
    return state


def settle(state: TableState, game: Game, options: Any, cards: Any) -> TableState:
    """Once every seat is taken, the server pledges its part of the deal, and the deal begins."""
    if state.status != "open" or state.open_seats:
        return state
    context = fair.context_of(state.id, game, options, cards, sitters(state.chairs))
    said = msgspec.Raw(msgspec.json.encode(options))
    return replace(state, status="dealing", options=said, deal=fair.pledge(context), changed=time.time())


def sitters(chairs: Sequence[Chair]) -> list[fair.Sitter]:
    return [
        fair.Sitter("bot", level=chair.level or 0)
        if chair.person is None
        else fair.Sitter("person", name=chair.nickname or "")
        for chair in chairs
    ]


def committed(state: TableState, seat: int, share_digest: str) -> TableState:
    """A seat commits to its share of the deal."""
    if state.deal is None or state.status != "dealing" or state.revealing:
        raise Declined(CONFLICT, "fair-too-late")
    deal = replace(state.deal, digests=dict(state.deal.digests))
    deal.commit(seat, share_digest)
    return replace(state, deal=deal)


def ask_to_reveal(state: TableState) -> TableState:
    """Everybody who is going to commit has done so."""
    if state.status != "dealing" or state.revealing:
        return state
    return replace(state, revealing=True)


def revealed(state: TableState, seat: int, share: str) -> TableState:
    """A seat reveals its share; not before `revealing`."""
    if state.deal is None or state.status != "dealing":
        raise Declined(CONFLICT, "fair-too-late")
    if not state.revealing:
        raise Declined(CONFLICT, "server-reveal-later")
    deal = replace(state.deal, shares=dict(state.deal.shares))
    deal.reveal(seat, share)
    return replace(state, deal=deal)


def again(state: TableState, person: Person, new_table: str) -> TableState:
    """A new table like this one with the same bots; the people have to sit down again."""
    mine = my_seat(state, person)
    if state.status != "over":
        raise Declined(CONFLICT, "server-not-over")
    now = time.time()
    chairs = tuple(Chair(level=chair.level) for chair in state.chairs)
    return TableState(
        id=new_table,
        game=state.game,
        version=state.version,
        options=state.options,
        cards=state.cards,
        chairs=chairs,
        host=mine,
        public=state.public,
        clock=state.clock,
        created=now,
        changed=now,
        removed=state.removed,
    )


def printable(text: str) -> str:
    """Text without control characters."""
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()


def my_seat(state: TableState, person: Person) -> int:
    seat = state.seat_of(person.id)
    if seat == NOBODY:
        raise Declined(FORBIDDEN, "server-not-seated")
    return seat
