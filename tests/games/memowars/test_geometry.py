"""Gaps, directions and pushes against Shapely and against plain fractions."""

from fractions import Fraction
from math import atan2, cos, degrees, isqrt, radians, sin

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import Point, Polygon

from smallbox.games.memowars import GAME
from smallbox.games.memowars.geometry import SINE, direction, gap, less, outlines, root, shortened
from smallbox.games.memowars.table import POINT
from tests.games.memowars import sound
from tests.ways import BY_THE_THOUSAND

OUTLINES = np.array(outlines(280, 435), np.int16)
angles = st.integers(0, 179)
near_offsets = st.integers(-1300, 1300)


def corners(angle: int, x: int = 0, y: int = 0) -> list[tuple[int, int]]:
    px, py, qx, qy = OUTLINES[angle].tolist()
    return [(x + px, y + py), (x - qx, y - qy), (x - px, y - py), (x + qx, y + qy)]


def test_sines_are_right_to_the_last_bit() -> None:
    for tenth in range(4500):
        assert abs(int(SINE[tenth]) - sin(radians(tenth / 10)) * 2**30) <= 0.51


def test_corners_are_those_of_a_turned_card_rounded_to_tenths() -> None:
    for angle in range(180):
        c, s = cos(radians(angle)), sin(radians(angle))
        rounded = {(round(w * c - h * s), round(w * s + h * c)) for w in (280, -280) for h in (435, -435)}
        assert set(corners(angle)) == rounded


@given(angles, angles, near_offsets, near_offsets)
def test_gaps_are_those_of_shapely(one: int, other: int, dx: int, dy: int) -> None:
    top, bottom, gap_x, gap_y = gap(OUTLINES[one], OUTLINES[other], dx, dy)
    first, second = Polygon(corners(one)), Polygon(corners(other, dx, dy))
    assert (top / bottom) ** 0.5 == pytest.approx(first.distance(second), abs=1e-6)
    assert (top == 0) == first.intersects(second)
    if top:  # the direction: moved along the gap by its length, the cards just meet
        length = (gap_x**2 + gap_y**2) ** 0.5
        share = (top / bottom) ** 0.5 / length
        x, y = dx - gap_x * share, dy - gap_y * share
        moved = Polygon([(px + x, py + y) for px, py in corners(other)])
        assert first.distance(moved) == pytest.approx(0, abs=1e-6)


@given(angles, near_offsets, near_offsets)
def test_distances_of_points_are_those_of_shapely(angle: int, dx: int, dy: int) -> None:
    top, bottom, _, _ = gap(OUTLINES[angle], OUTLINES[POINT], dx, dy)
    assert (top / bottom) ** 0.5 == pytest.approx(Polygon(corners(angle)).distance(Point(dx, dy)), abs=1e-6)


@given(angles, angles, st.integers(-20000, 20000), st.integers(-20000, 20000))
def test_far_gaps_do_not_overflow(one: int, other: int, dx: int, dy: int) -> None:
    top, bottom, _, _ = gap(OUTLINES[one], OUTLINES[other], dx, dy)
    distance = Polygon(corners(one)).distance(Polygon(corners(other, dx, dy)))
    assert (top / bottom) ** 0.5 == pytest.approx(distance, abs=1e-5)


@given(st.integers(0, 10**15), st.integers(1, 10**6), st.integers(0, 10**15), st.integers(1, 10**6))
def test_fractions_are_compared_exactly(top: int, bottom: int, other_top: int, other_bottom: int) -> None:
    one, other = Fraction(top, bottom), Fraction(other_top, other_bottom)
    assert less(top, bottom, other_top, other_bottom) == (one > other) - (one < other)
    assert less(top, bottom, top, bottom) == 0


@given(st.integers(0, 2**62 - 1))
def test_roots_are_exact(square: int) -> None:
    assert root(square) == isqrt(square)


@given(st.integers(-20000, 20000), st.integers(-20000, 20000))
def test_directions_are_right_to_a_tenth_of_a_degree(dx: int, dy: int) -> None:
    if dx or dy:
        angle = degrees(atan2(dy, dx)) % 360 * 10
        assert (angle - int(direction(dx, dy))) % 3600 <= 1.001 or angle > 3599.99


@given(st.integers(-18000, 18000), st.integers(-13000, 13000))
def test_a_push_leaves_5_mm(dx: int, dy: int) -> None:
    square = dx * dx + dy * dy
    if square > 100 * 100:
        x, y = shortened(dx, square, (1, 1), 50), shortened(dy, square, (1, 1), 50)
        share = 1 - 50 / square**0.5
        assert (x, y) == (pytest.approx(dx * share, abs=0.501), pytest.approx(dy * share, abs=0.501))


@pytest.mark.parametrize("players", range(2, 7) if BY_THE_THOUSAND else (2,))
def test_random_games_are_sound_after_every_move(players: int) -> None:
    """No two cards touch, all are one group, nine cards in each fleet, three mines."""
    count = 120 if BY_THE_THOUSAND else 1
    tables, walks, found = GAME.blank(players, count=count), sound.Walk.array(1), np.zeros(count, np.int64)
    walks[0].seed = players
    sound.walk_all(tables, walks, found)
    assert not found.any()
    assert all(table.over for table in tables)  # pyright: ignore[reportGeneralTypeIssues]
