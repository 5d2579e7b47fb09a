"""The pieces and their measures: the form of cards.toml, and of a file that takes its place."""

from math import isqrt
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from smallbox.games.memowars.geometry import outlines
from smallbox.games.memowars.table import CARDS, FIRST_MINE, FLEET, MINE, MINES, SEATS, Table
from smallbox.mistake import Mistake

Kind = Literal["planet", "scanner", "double", "blaster", "retro", "mine"]
KINDS: tuple[Kind, ...] = ("planet", "scanner", "double", "blaster", "retro", "mine")  # PLANET, SCANNER, …

Count = Annotated[int, Meta(ge=0, le=FLEET)]


class Fleet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards of each kind a fleet has."""

    planet: Count
    scanner: Count
    double: Count
    blaster: Count
    retro: Annotated[int, Meta(ge=0, le=2)]


class Sizes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card_width: Annotated[int, Meta(ge=200, le=1000, multiple_of=2)]
    card_height: Annotated[int, Meta(ge=200, le=1000, multiple_of=2)]
    disc: Annotated[int, Meta(ge=2, le=1000, multiple_of=2)]
    table_width: Annotated[int, Meta(ge=9000, le=20000)]
    table_height: Annotated[int, Meta(ge=9000, le=20000)]


class Gaps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    near: Annotated[int, Meta(ge=10, le=500)]
    closed: Annotated[int, Meta(ge=5, le=500)]
    mines: Annotated[int, Meta(ge=500, le=6000)]


class Toss(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    span: Annotated[int, Meta(ge=0, le=3000)]
    flight: Annotated[int, Meta(ge=0, le=8000)]
    scatter: Annotated[int, Meta(ge=0, le=1000)]
    scatter_along: Annotated[int, Meta(ge=0, le=100)]
    scatter_across: Annotated[int, Meta(ge=0, le=100)]


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    fleet: Fleet
    sizes: Sizes
    gaps: Gaps
    toss: Toss


def check_cards(cards: Cards, file: str) -> None:
    """Nine cards of which one can shoot, and gaps that fit the cards."""
    fleet, gaps, sizes = cards.fleet, cards.gaps, cards.sizes
    total = sum(msgspec.structs.astuple(fleet))
    if total != FLEET:
        raise Mistake("memowars-cards-fleet", file=file, entry="fleet", total=total, fleet=FLEET)
    if not fleet.double + fleet.blaster + fleet.retro:
        raise Mistake("memowars-cards-unarmed", file=file, entry="fleet")
    if gaps.closed > gaps.near - 4:  # a push is rounded to tenths and must leave the group near
        raise Mistake(
            "memowars-cards-closed", file=file, entry="gaps.closed", closed=gaps.closed, near=gaps.near
        )
    room = CARDS * (sizes.card_width + gaps.near) * (sizes.card_height + gaps.near)
    if sizes.table_width * sizes.table_height < 3 * room:  # galaxies are not tidy
        raise Mistake("memowars-cards-room", file=file, entry="sizes", cards=CARDS)
    across = isqrt(sizes.card_width**2 + sizes.card_height**2) + 1
    if gaps.mines <= across:
        raise Mistake(
            "memowars-cards-mines", file=file, entry="gaps.mines", mines=gaps.mines, least=across + 1
        )


def lay_out(table: Table, cards: Cards) -> None:
    """Put the measures of the pieces on a table."""
    kinds = [KINDS.index(kind) for kind in KINDS[:MINE] for _ in range(getattr(cards.fleet, kind))]
    table.kind[:FIRST_MINE] = kinds * SEATS
    table.kind[FIRST_MINE:] = MINE
    sizes, gaps, toss = cards.sizes, cards.gaps, cards.toss
    table.half_width, table.half_height = sizes.card_width // 2, sizes.card_height // 2
    table.outline[:] = outlines(sizes.card_width // 2, sizes.card_height // 2)
    table.disc = sizes.disc // 2
    table.table_width, table.table_height = sizes.table_width, sizes.table_height
    table.near, table.closed = gaps.near, gaps.closed
    table.apart = isqrt(sizes.card_width**2 + sizes.card_height**2) + 3 + gaps.near  # corners are rounded
    table.far = int(table.apart) ** 2
    inner = min(sizes.card_width, sizes.card_height) - 2  # the circle that lies within a card
    table.touching, table.close = inner**2, (inner + gaps.near) ** 2
    table.span, table.flight, table.scatter = toss.span, toss.flight, toss.scatter
    table.scatter_along, table.scatter_across = toss.scatter_along, toss.scatter_across
    middle_x, middle_y = sizes.table_width // 2, sizes.table_height // 2
    circle = (isqrt(4 * gaps.mines**2 // 3) + 1) // 2  # from the middle to a corner, rounded
    half_circle = (isqrt(gaps.mines**2 // 3) + 1) // 2
    half_side = gaps.mines // 2
    for mine, (x, y) in enumerate(
        [(0, circle), (-half_side, -half_circle), (half_side, -half_circle)][:MINES]
    ):
        table.mine_x[mine], table.mine_y[mine] = middle_x + x, middle_y + y
