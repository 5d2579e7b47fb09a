"""What is agreed before a game of UWO: an edition of the rulebook, and where to depart from it."""

from typing import Any, Literal

import msgspec

from smallbox.games.uwo.cards import KINDS, Cards
from smallbox.games.uwo.table import RIDER_END, VICTIM_END, VICTIM_START, Table
from smallbox.kernel import Row, kernel
from smallbox.options import LEFT_OPEN, option_fields, option_numbers

Moment = Literal["end", "start"]
Trampled = Literal["rider-end", "victim-end", "victim-start"]
TRAMPLED: dict[Any, int] = {
    "rider-end": RIDER_END,
    "victim-end": VICTIM_END,
    "victim-start": VICTIM_START,
}


class Switches(msgspec.Struct, frozen=True):
    """The places where the rulebooks differ; docs/uwo-editions.md compares them."""

    refill_optional: bool
    ko_may_walk: bool
    ko_may_morf: bool
    bazooka_ko_ends: Moment
    rider_ko_ends: Trampled
    inaction_costs: bool  # as nl and en say, read to the letter; our ruling is as hu


EDITIONS = {
    "nl": Switches(False, False, False, "end", "rider-end", False),
    "en": Switches(True, True, True, "end", "victim-end", False),
    "hu": Switches(False, True, True, "start", "victim-end", False),
}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    edition: Literal["nl", "en", "hu"] = "nl"  # whose rulebook decides what the switches leave open
    army: Literal[10, 8] = 10  # UWOs of a side
    refill_optional: bool | None = None  # may a player leave the hand unfilled at the end of the turn?
    ko_may_walk: bool | None = None  # may a knocked-out UWO walk?
    ko_may_morf: bool | None = None  # may it morf in its owner's turn?
    bazooka_ko_ends: Moment | None = None  # at the end or the start of its owner's next turn
    rider_ko_ends: Trampled | None = None  # at the end of the rider's, the end or the start of the victim's
    inaction_costs: bool | None = None  # does a turn without walk or attack cost energy even after a morf?


def switches(options: Options) -> Switches:
    """What these options come to: as the edition says, unless a switch is set."""
    said = {name: getattr(options, name) for name in Switches.__struct_fields__}
    return msgspec.structs.replace(
        EDITIONS[options.edition], **{name: value for name, value in said.items() if value is not None}
    )


# ------------------------------------------------------------------- the same in numbers, as kernels read it

FOLLOWS = dict.fromkeys(Switches.__struct_fields__, "edition")  # left open, the edition decides
FIELDS = option_fields(Options, FOLLOWS)
EDITION, ARMY, *PLACES = range(len(FIELDS))
REFILL_OPTIONAL, KO_MAY_WALK, KO_MAY_MORF, BAZOOKA_KO_ENDS, RIDER_KO_ENDS, INACTION_COSTS = PLACES
TRAMPLED_UNTIL = tuple(TRAMPLED[word] for word in FIELDS[RIDER_KO_ENDS].choices)


def all_said(edition: Any) -> tuple[int, ...]:
    """The options of those who follow an edition in everything."""
    said = msgspec.structs.asdict(switches(Options(edition)))
    return tuple(option_numbers(Options(edition, **said), FIELDS))


BY_EDITION: tuple[tuple[int, ...], ...] = tuple(map(all_said, FIELDS[EDITION].choices))


@kernel
def said(numbers: Row, switch: int) -> int:
    """What a switch comes to."""
    if numbers[switch] == LEFT_OPEN:
        return BY_EDITION[int(numbers[EDITION])][switch]
    return int(numbers[switch])


@kernel
def agree(table: Table, numbers: Row) -> None:
    """Put the options on a table."""
    table.start_army = numbers[ARMY]
    table.refill_optional = said(numbers, REFILL_OPTIONAL)
    table.ko_may_walk = said(numbers, KO_MAY_WALK)
    table.ko_may_morf = said(numbers, KO_MAY_MORF)
    table.bazooka_wakes_at_start = said(numbers, BAZOOKA_KO_ENDS)
    table.trampled_until = TRAMPLED_UNTIL[said(numbers, RIDER_KO_ENDS)]
    table.inaction_costs = said(numbers, INACTION_COSTS)


def prepare(table: Table, players: int, options: Options, cards: Cards) -> None:
    """Put players and cards on a table."""
    table.seats = players
    for card in cards.uwos:
        kind = KINDS.index(card.kind)
        table.copies[kind] = card.copies
        table.walk[kind] = card.walk
        table.walk_energy[kind] = card.walk_energy
        table.attack[kind] = card.attack
        table.attack_energy[kind] = card.attack_energy
        table.shield[kind] = sum(1 << bit for bit, other in enumerate(KINDS) if other in card.shields)
