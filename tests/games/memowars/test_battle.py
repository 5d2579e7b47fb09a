"""Turns, effects, shooting and the end."""

import math
from typing import Any

import numpy as np
import pytest

from smallbox.games.memowars import GAME
from smallbox.games.memowars.codes import What
from smallbox.games.memowars.moves import Choose, Look, Place, Return, Reveal, Stop, Toss
from smallbox.games.memowars.shooting import deviate, within_flight
from smallbox.games.memowars.view import Disc, Face
from smallbox.kernel import Tables
from smallbox.kernel.chance import seed_stream
from tests.games.memowars.galaxies import MINE, at, battle, drop, events, play, refused, slots, view

# a row of cards 5 mm apart: slot n lies at x = 5000 + 610 n
Y = 5000
FAR_AWAY = Toss(5000, Y + 500, 900, 6000)


def row(*cards: tuple[int, str], players: int = 2, turn: int = 0) -> Tables[Any]:
    return battle(
        *[(owner, kind, 5000 + 610 * i, Y) for i, (owner, kind) in enumerate(cards)],
        players=players,
        turn=turn,
    )


def left(tables: Tables[Any]) -> list[int]:
    return [player.left for player in view(tables, -1).players]


@pytest.mark.clause("memowars.aim", "memowars.end.last", "memowars.out")
def test_the_last_one_with_cards_wins_at_once() -> None:
    tables = row((0, "double"), (1, "planet"), (0, "planet"))
    play(tables, 0, Reveal(0))
    happened = play(tables, 0, drop(5610, Y))  # one shot was left
    assert happened[-4:] == ["eliminated", "dropped-out", "pushed", "won"]
    assert GAME.asked(tables) == []
    assert view(tables, 0).shares == [1.0, 0.0]


@pytest.mark.clause("memowars.turn")
def test_the_player_with_the_ufo_moves() -> None:
    assert GAME.asked(row((0, "planet"), (1, "planet"), turn=1)) == [1]


@pytest.mark.clause("memowars.turn", refuses=True)
def test_nobody_else_moves() -> None:
    tables = row((0, "planet"), (1, "blaster"), turn=1)
    assert refused(tables, 0, Reveal(0)) == "memowars.turn"
    play(tables, 1, Reveal(1))
    assert refused(tables, 0, FAR_AWAY) == "memowars.turn"


@pytest.mark.clause("memowars.turn.reveal")
def test_any_card_may_be_turned_up_and_a_mine_does_nothing() -> None:
    tables = row((0, "planet"), (1, "blaster"), (MINE, "mine"))
    assert [refused(tables, 0, Reveal(slot)) for slot in range(3)] == [None] * 3
    assert play(tables, 0, Reveal(2)) == ["revealed", "nothing", "passed"]
    assert view(tables, 0).cards[2].face is None  # turned down again
    assert slots(tables) == [0, 1, 2]


@pytest.mark.clause("memowars.turn.reveal", refuses=True)
def test_only_cards_of_the_galaxy_are_turned_up() -> None:
    tables = row((0, "planet"), (1, "blaster"))
    assert refused(tables, 0, Reveal(2)) == "memowars.turn.reveal"
    assert refused(tables, 0, Stop()) == "memowars.turn.reveal"
    assert refused(tables, 0, Place("planet", 5000, Y + 900, 0)) == "memowars.turn.reveal"


@pytest.mark.clause("memowars.turn.pass")
def test_the_ufo_goes_left_past_players_who_are_out() -> None:
    tables = row((0, "planet"), (1, "planet"), (3, "planet"), (MINE, "mine"), players=4, turn=1)
    for seat in (1, 3, 0, 1):
        assert GAME.asked(tables) == [seat]
        play(tables, seat, Reveal(3))


@pytest.mark.clause("memowars.turn.pass", "memowars.out")
def test_a_player_who_drops_out_in_his_turn_passes_the_ufo_on_from_his_seat() -> None:
    tables = row((0, "scanner"), (2, "planet"), (1, "double"), (1, "planet"), players=3, turn=0)
    play(tables, 0, Reveal(2))
    play(tables, 1, drop(5000, Y))
    assert left(tables)[0] == 0
    assert GAME.asked(tables) == [1]  # the effect is finished first
    play(tables, 1, Toss(6220, Y, 900, 6000))
    assert GAME.asked(tables) == [1]
    assert view(tables, 0).turn == 1


@pytest.mark.clause("memowars.effects")
def test_the_owner_carries_out_the_effect_whoever_turned_the_card_up() -> None:
    tables = row((0, "planet"), (1, "blaster"), (0, "scanner"))
    play(tables, 0, Reveal(1))
    assert GAME.asked(tables) == [1]
    assert view(tables, 0).cards[1].face is not None
    assert refused(tables, 1, Stop()) == "memowars.shoot.from"  # and has to


# ------------------------------------------------------------------------------------------ Planet, Scanner


@pytest.mark.clause("memowars.planet")
def test_a_planet_brings_back_a_card_in_a_new_slot() -> None:
    tables = row((0, "planet"), (1, "blaster"))
    play(tables, 0, Reveal(0))
    assert "scanner" in view(tables, 0).eliminated
    assert play(tables, 0, Return("double", 5000, Y + 920, 0)) == ["returned", "passed"]
    assert slots(tables) == [0, 1, 2]
    assert left(tables) == [2, 1]
    assert view(tables, 0).eliminated.count("double") == 1


@pytest.mark.clause("memowars.planet")
def test_a_planet_without_anything_to_bring_back_does_nothing() -> None:
    tables = row((0, "planet"), (1, "blaster"))
    tables[0].place[2:9] = -1  # no card of the fleet is eliminated but a Planet
    assert play(tables, 0, Reveal(0)) == ["revealed", "nothing", "passed"]


@pytest.mark.clause("memowars.planet", refuses=True)
def test_a_planet_brings_back_no_planet_and_nothing_that_is_not_eliminated() -> None:
    tables = row((0, "planet"), (1, "blaster"), (0, "retro"))
    play(tables, 0, Reveal(0))
    for kind in ("planet", "retro"):
        assert refused(tables, 0, Return(kind, 5000, Y + 920, 0)) == "memowars.planet"
    assert refused(tables, 0, Place("double", 5000, Y + 920, 0)) == "memowars.planet"
    assert refused(tables, 0, Return("double", 5000, Y + 990, 0)) == "memowars.place.near"
    assert refused(tables, 0, Return("double", 5000, Y + 100, 0)) == "memowars.place.no-touch"


@pytest.mark.clause("memowars.scanner", "memowars.see.scanner")
def test_a_scanner_shows_up_to_three_cards_to_its_owner_and_leaves() -> None:
    tables = row((0, "scanner"), (1, "blaster"), (0, "planet"), (MINE, "mine"))
    play(tables, 0, Reveal(0), Look(1))
    assert view(tables, 0).cards[1].face == Face("blaster", 1)
    assert view(tables, 1).cards[1].face is None
    assert view(tables, -1).cards[1].face is None
    play(tables, 0, Look(3))
    assert view(tables, 0).cards[1].face is None  # only in that moment
    assert play(tables, 0, Look(2)) == ["looked", "eliminated", "passed"]
    assert left(tables) == [1, 1]


@pytest.mark.clause("memowars.scanner")
def test_a_scanner_leaves_after_no_look_even_as_the_last_card() -> None:
    tables = row((0, "scanner"), (1, "blaster"), (2, "planet"), players=3)
    play(tables, 0, Reveal(0))
    assert play(tables, 0, Stop()) == ["eliminated", "dropped-out", "passed"]
    assert left(tables) == [0, 1, 1]


@pytest.mark.clause("memowars.scanner", refuses=True)
def test_a_scanner_does_not_look_at_itself() -> None:
    tables = row((0, "scanner"), (1, "blaster"), (0, "planet"))
    play(tables, 0, Reveal(0))
    assert refused(tables, 0, Look(0)) == "memowars.scanner"
    assert refused(tables, 0, Look(9)) == "memowars.scanner"
    assert refused(tables, 0, Reveal(1)) == "memowars.scanner"


@pytest.mark.clause("memowars.scanner.once")
def test_a_scanner_ends_by_itself_when_nothing_is_left_to_see() -> None:
    tables = row((0, "scanner"), (1, "blaster"), (0, "planet"))
    play(tables, 0, Reveal(0))
    assert view(tables, 0).looks == 2
    play(tables, 0, Look(2))
    assert GAME.legal_moves(tables, 0) == [GAME.encode(move) for move in (Stop(), Look(1))]
    assert play(tables, 0, Look(1)) == ["looked", "eliminated", "passed"]
    assert left(tables) == [1, 1]


@pytest.mark.clause("memowars.scanner.once")
def test_another_scanner_may_show_the_same_card() -> None:
    tables = row((0, "scanner"), (1, "blaster"), (0, "planet"), (0, "scanner"), (MINE, "mine"))
    play(tables, 0, Reveal(0), Look(1), Stop())
    play(tables, 1, Reveal(3))
    assert refused(tables, 0, Look(1)) is None


@pytest.mark.clause("memowars.scanner.once", refuses=True)
def test_a_scanner_shows_no_card_twice() -> None:
    tables = row((0, "scanner"), (1, "blaster"), (0, "planet"), (MINE, "mine"), (1, "planet"))
    play(tables, 0, Reveal(0), Look(1), Look(3))
    for slot in (1, 3):
        assert refused(tables, 0, Look(slot)) == "memowars.scanner.once"
    assert refused(tables, 0, Look(0)) == "memowars.scanner"
    assert [GAME.decode(move) for move in GAME.legal_moves(tables, 0)] == [Stop(), Look(2), Look(4)]


# ------------------------------------------------------------------------------------------------- shooting


@pytest.mark.clause("memowars.blaster", "memowars.eliminated")
def test_a_blaster_shoots_once_and_what_it_hits_is_eliminated() -> None:
    tables = row((0, "blaster"), (1, "planet"), (1, "scanner"))
    play(tables, 0, Reveal(0))
    assert view(tables, 0).shots == 1
    assert play(tables, 0, drop(5610, Y)) == ["tossed", "landed", "hit", "eliminated", "pushed", "passed"]
    assert left(tables) == [1, 1]
    assert "planet" in view(tables, 1).eliminated
    assert view(tables, 0).eliminated.count("planet") == 2  # both were out all the time


@pytest.mark.clause("memowars.double")
def test_a_double_blaster_shoots_twice() -> None:
    tables = row((0, "double"), (1, "planet"), (1, "scanner"), (1, "double"))
    play(tables, 0, Reveal(0), drop(5610, Y))
    assert GAME.asked(tables) == [0]
    play(tables, 0, drop(*at(tables, 2)))
    assert left(tables) == [1, 1]
    assert view(tables, 0).phase == "reveal"


@pytest.mark.clause("memowars.retro")
def test_a_retro_shoots_once() -> None:
    tables = row((0, "retro"), (1, "planet"), (1, "scanner"))
    play(tables, 0, Reveal(0), drop(5610, Y))
    assert left(tables) == [1, 1]
    assert view(tables, 0).phase == "reveal"


@pytest.mark.clause("memowars.retro.revenge", "memowars.out")
def test_a_retro_shoots_before_it_leaves() -> None:
    tables = row((0, "blaster"), (1, "retro"), (0, "planet"), (2, "planet"), players=3)
    play(tables, 0, Reveal(0))
    assert play(tables, 0, drop(5610, Y)) == ["tossed", "landed", "hit", "revenge"]
    assert left(tables)[1] == 1  # it still counts
    assert GAME.asked(tables) == [1]
    assert play(tables, 1, drop(6220, Y))[-4:] == ["eliminated", "dropped-out", "pushed", "passed"]
    assert left(tables) == [1, 0, 1]


@pytest.mark.clause("memowars.retro.revenge")
def test_a_retro_that_its_owner_hits_takes_revenge_too() -> None:
    tables = row((0, "blaster"), (0, "retro"), (1, "planet"), (1, "double"))
    play(tables, 0, Reveal(0), drop(5610, Y), drop(6220, Y))
    assert left(tables) == [1, 1]


@pytest.mark.clause("memowars.retro.chain")
def test_the_last_retro_hit_shoots_first_and_leaves_first() -> None:
    tables = row(
        (0, "double"), (1, "retro"), (2, "retro"), (0, "planet"), (1, "planet"), (2, "planet"), players=3
    )
    play(tables, 0, Reveal(0), drop(5610, Y))
    play(tables, 1, drop(6220, Y))
    assert GAME.asked(tables) == [2]
    play(tables, 2, Toss(6220, Y, 900, 6000))
    gone = [event.slot for event in events(tables, 0) if event.what == "eliminated"]
    assert gone == [2, 1]
    assert GAME.asked(tables) == [0]  # and the Double Blaster has its second shot
    assert view(tables, 0).shots == 1


@pytest.mark.clause("memowars.retro.chain")
def test_a_card_hit_by_revenge_loses_its_second_shot() -> None:
    tables = row((0, "double"), (1, "retro"), (0, "planet"), (1, "planet"))
    play(tables, 0, Reveal(0), drop(5610, Y))
    play(tables, 1, drop(5000, Y))
    assert slots(tables) == [2, 3]
    assert view(tables, 0).phase == "reveal"
    assert GAME.asked(tables) == [1]


@pytest.mark.clause("memowars.retro.chain")
def test_a_retro_that_began_the_shooting_takes_revenge_as_well() -> None:
    tables = row((0, "retro"), (1, "retro"), (0, "planet"), (1, "planet"), (0, "double"))
    play(tables, 0, Reveal(0), drop(5610, Y))
    play(tables, 1, drop(5000, Y))
    assert GAME.asked(tables) == [0]
    assert refused(tables, 0, drop(5000, Y)) is None
    play(tables, 0, drop(5610, Y))  # the other Retro takes revenge already: it cannot be hit again
    assert slots(tables) == [2, 3, 4]


@pytest.mark.clause("memowars.mine")
def test_a_mine_takes_the_card_that_shot_along() -> None:
    tables = row((0, "double"), (MINE, "mine"), (1, "planet"), (0, "planet"))
    play(tables, 0, Reveal(0), drop(5610, Y))
    assert slots(tables) == [2, 3]
    assert view(tables, 0).phase == "reveal"  # the second shot is lost
    assert "double" in view(tables, 0).eliminated


@pytest.mark.clause("memowars.mine")
def test_a_retro_lost_to_a_mine_takes_no_revenge() -> None:
    tables = row((0, "retro"), (MINE, "mine"), (1, "planet"), (0, "planet"))
    play(tables, 0, Reveal(0), drop(5610, Y))
    assert slots(tables) == [2, 3]
    assert GAME.asked(tables) == [1]


@pytest.mark.clause("memowars.mine", "memowars.retro.chain")
def test_a_revenge_that_hits_a_mine_leaves_the_first_card_its_shot() -> None:
    tables = row((0, "double"), (1, "retro"), (MINE, "mine"), (1, "planet"), (0, "planet"))
    play(tables, 0, Reveal(0), drop(5610, Y))
    play(tables, 1, drop(6220, Y))
    assert slots(tables) == [0, 3, 4]
    assert GAME.asked(tables) == [0]
    assert view(tables, 0).phase == "toss"


@pytest.mark.clause("memowars.shoot.from")
def test_the_hand_is_up_to_12_cm_from_the_card() -> None:
    tables = row((0, "blaster"), (1, "planet"))
    play(tables, 0, Reveal(0))
    assert refused(tables, 0, Toss(5000 - 280 - 1200, Y, 0, 0)) is None
    assert refused(tables, 0, Toss(5000 - 280 - 720, Y + 435 + 960, 0, 0)) is None  # over the corner


@pytest.mark.clause("memowars.shoot.from", refuses=True)
def test_the_hand_is_no_farther_away() -> None:
    tables = row((0, "blaster"), (1, "planet"))
    play(tables, 0, Reveal(0))
    assert refused(tables, 0, Toss(5000 - 280 - 1201, Y, 0, 0)) == "memowars.shoot.from"
    assert refused(tables, 0, Toss(5000 - 280 - 721, Y + 435 + 960, 0, 0)) == "memowars.shoot.from"
    assert refused(tables, 0, Choose(1)) == "memowars.shoot.from"


@pytest.mark.clause("memowars.shoot.flight")
def test_a_steady_disc_lands_where_it_is_aimed() -> None:
    tables = row((0, "blaster"), (1, "planet"), (0, "planet"))
    play(tables, 0, Reveal(0))
    play(tables, 0, Toss(5000, Y, 300, 6000))
    assert (tables[0].disc_x, tables[0].disc_y) == (5000 + 5196, Y + 3000)


@pytest.mark.clause("memowars.shoot.flight", refuses=True)
def test_no_disc_flies_farther_than_60_cm() -> None:
    tables = row((0, "blaster"), (1, "planet"))
    play(tables, 0, Reveal(0))
    assert refused(tables, 0, Toss(5000, Y, 300, 6001)) == "memowars.shoot.flight"


@pytest.mark.clause("memowars.shoot.flight")
def test_a_disc_that_scatters_too_far_comes_to_rest_at_60_cm_on_its_line() -> None:
    tables = battle((0, "blaster", 9000, Y), (1, "planet", 9610, Y), (0, "planet", 8390, Y), trembling=True)
    play(tables, 0, Reveal(0))
    cut = 0
    for seed in range(300):
        other, free = tables.copy(), tables.copy()
        free[0].flight = 30000  # the same toss, if discs flew as far as they liked
        for one in (other, free):
            seed_stream(one[0].chance, seed, 0)
            play(one, 0, Toss(9000, Y, 7 * seed, 6000))
        dx, dy = int(other[0].disc_x) - 9000, int(other[0].disc_y) - Y
        far_x, far_y = int(free[0].disc_x) - 9000, int(free[0].disc_y) - Y
        assert dx * dx + dy * dy <= 6000 * 6000
        if far_x * far_x + far_y * far_y <= 6000 * 6000:
            assert (dx, dy) == (far_x, far_y)
        else:
            assert math.hypot(dx, dy) > 6000 - 3
            assert abs(dx * far_y - dy * far_x) <= 2 * math.hypot(far_x, far_y)  # less than 0.2 mm beside it
            cut += 1
    assert 120 < cut < 190  # about half of the longest tosses


@pytest.mark.parametrize("far", [(6001, 0), (0, -6001), (-4243, 4243), (123456, -65432), (6000, 1)])
def test_a_flight_is_cut_to_its_length_and_never_a_tenth_more(far: tuple[int, int]) -> None:
    dx, dy = within_flight(*far, 6000)
    assert 5998 < math.hypot(dx, dy) <= 6000
    assert (dx >= 0, dy >= 0) == (far[0] >= 0, far[1] >= 0)


def test_a_flight_that_is_not_too_long_is_left_as_it_is() -> None:
    for far in ((0, 0), (6000, 0), (-3600, 4800), (1, -2)):
        assert within_flight(*far, 6000) == far


@pytest.mark.clause("memowars.shoot.direction")
def test_a_disc_may_be_tossed_in_any_direction() -> None:
    tables = row((0, "blaster"), (1, "planet"))
    play(tables, 0, Reveal(0))
    for direction in (0, 900, 3599):
        assert refused(tables, 0, Toss(5000, Y, direction, 10)) is None


@pytest.mark.clause("memowars.shoot.direction", refuses=True)
def test_a_direction_beyond_the_circle_does_not_exist() -> None:
    tables = row((0, "blaster"), (1, "planet"))
    play(tables, 0, Reveal(0))
    assert refused(tables, 0, Toss(5000, Y, 3600, 10)) == "memowars.shoot.direction"
    assert refused(tables, 0, Toss(5000, Y, 3600, 6001)) == "memowars.shoot.direction"
    assert refused(tables, 0, Toss(0, Y, 3600, 10)) == "memowars.shoot.from"


@pytest.mark.clause("memowars.shoot.scatter")
def test_tosses_scatter_with_their_flight() -> None:
    tables = battle((0, "blaster", 5000, Y), (1, "planet", 5610, Y), (0, "planet", 6220, Y), trembling=True)
    play(tables, 0, Reveal(0))
    for strength, along, across in ((0, 150, 150), (2000, 150 + 440, 150 + 300)):
        rests: list[tuple[int, int]] = []
        for seed in range(400):
            other = tables.copy()
            seed_stream(other[0].chance, seed, strength)
            play(other, 0, Toss(5000, Y, 900, strength))
            rests.append((int(other[0].disc_x), int(other[0].disc_y)))
        spread = np.std(np.array(rests), axis=0)
        assert np.mean(np.array(rests), axis=0) == pytest.approx([5000, Y + strength], abs=80)
        assert spread == pytest.approx([across, along], rel=0.15)


@pytest.mark.clause("memowars.shoot.scatter")
def test_the_deviate_is_normal() -> None:
    chance = np.zeros(4, np.uint64)
    seed_stream(chance, 5, 5)
    drawn = np.array([deviate(chance) for _ in range(4000)]) / 65536
    assert abs(drawn.mean()) < 0.06
    assert drawn.std() == pytest.approx(1, abs=0.05)
    assert (abs(drawn) < 1).mean() == pytest.approx(0.683, abs=0.03)
    assert (abs(drawn) < 2).mean() == pytest.approx(0.954, abs=0.02)


@pytest.mark.clause("memowars.shoot.choose")
def test_the_shooter_chooses_among_the_covered_cards_before_he_sees_them() -> None:
    tables = row((0, "blaster"), (1, "planet"), (0, "planet"), (1, "scanner"))
    play(tables, 0, Reveal(0))
    assert play(tables, 0, drop(5610 + 305, Y)) == ["tossed", "landed"]
    seen = view(tables, 0)
    assert (seen.phase, seen.asked, seen.disc) == ("choose", [0], Disc(5915, Y))
    assert [card.slot for card in seen.cards if card.face] == [0]
    assert sorted(move.slot for move in map(GAME.decode, GAME.legal_moves(tables, 0))) == [1, 2]
    play(tables, 0, Choose(2))
    assert slots(tables) == [0, 1, 3]


@pytest.mark.clause("memowars.shoot.choose")
def test_an_own_card_alone_must_be_chosen_and_the_shooter_never_is() -> None:
    tables = row((0, "blaster"), (0, "planet"), (1, "planet"))
    play(tables, 0, Reveal(0))
    other = tables.copy()
    assert "eliminated" in play(tables, 0, drop(5305, Y))  # half on the shooter, half on the Planet
    assert slots(tables) == [0, 2]
    assert "missed" in play(other, 0, drop(5000, Y))


@pytest.mark.clause("memowars.shoot.choose", "memowars.pieces.size")
def test_a_disc_that_only_touches_an_edge_covers_nothing() -> None:
    tables = row((0, "blaster"), (1, "planet"), (1, "scanner"))
    play(tables, 0, Reveal(0))
    other = tables.copy()
    assert "missed" in play(tables, 0, drop(5610, Y + 435 + 225))
    assert "hit" in play(other, 0, drop(5610, Y + 435 + 224))


@pytest.mark.clause("memowars.shoot.choose", refuses=True)
def test_only_a_covered_card_may_be_chosen() -> None:
    tables = row((0, "blaster"), (1, "planet"), (0, "planet"), (1, "scanner"))
    play(tables, 0, Reveal(0), drop(5610 + 305, Y))
    for slot in (0, 3, 8):
        assert refused(tables, 0, Choose(slot)) == "memowars.shoot.choose"
    assert refused(tables, 0, drop(5000, Y)) == "memowars.shoot.choose"


# -------------------------------------------------------------------------------------------------- the end


@pytest.mark.clause("memowars.end.last", "memowars.retro.chain")
def test_the_game_ends_in_the_middle_of_a_chain() -> None:
    tables = row((0, "blaster"), (1, "retro"))
    play(tables, 0, Reveal(0), drop(5610, Y))
    play(tables, 1, drop(5000, Y))
    assert view(tables, 0).shares == [0.0, 1.0]
    assert slots(tables) == [1]


@pytest.mark.clause("memowars.end.draw")
def test_sixty_quiet_turns_are_a_draw() -> None:
    tables = row((0, "planet"), (2, "planet"), (MINE, "mine"), players=3)
    for turn in range(60):
        assert GAME.asked(tables) == [2 * (turn % 2)]
        play(tables, 2 * (turn % 2), Reveal(2))
    assert view(tables, 0).shares == [0.5, 0.0, 0.5]


@pytest.mark.clause("memowars.end.draw")
def test_a_smaller_galaxy_makes_the_turns_count_anew_and_500_turns_end_the_game() -> None:
    tables = row((0, "blaster"), (1, "planet"), (1, "scanner"), (MINE, "mine"))
    tables[0].quiet = 59
    play(tables, 0, Reveal(0), drop(5610, Y))
    assert view(tables, 0).quiet == 0
    tables[0].turns = 499
    assert play(tables, 1, Reveal(3))[-1] == "drawn"
    assert GAME.asked(tables) == []


@pytest.mark.clause("memowars.end.draw")
def test_a_planet_and_a_shot_that_go_on_for_ever_are_a_draw() -> None:
    """A card comes back and is shot again: the galaxy is never smaller than it was."""
    tables = row((0, "planet"), (1, "blaster"), (1, "planet"))
    for turn in range(60):
        assert GAME.asked(tables) == [turn % 2]
        if turn % 2 == 0:
            play(tables, 0, Reveal(0), Return("scanner", at(tables, 0)[0], Y + 920, 0))
            assert len(slots(tables)) == 4
        else:
            play(tables, 1, Reveal(1), drop(at(tables, 0)[0], Y + 920))
            assert len(slots(tables)) == 3
        assert view(tables, 0).quiet == turn + 1
    assert view(tables, 0).shares == [0.5, 0.5]


@pytest.mark.clause("memowars.end.draw")
def test_what_comes_back_has_to_leave_twice_before_the_galaxy_is_smaller() -> None:
    tables = row((0, "planet"), (1, "double"), (1, "planet"))
    play(tables, 0, Reveal(0), Return("scanner", 5000, Y + 920, 0))
    play(tables, 1, Reveal(1), drop(5000, Y + 920), Toss(5610, Y, 900, 6000))
    assert view(tables, 0).quiet == 2
    play(tables, 0, Reveal(0), Return("scanner", 5000, Y + 920, 0))
    play(tables, 1, Reveal(1), drop(5000, Y + 920), drop(6220, Y))
    assert view(tables, 0).quiet == 0


def test_what_happened_has_a_name() -> None:
    assert len({what.value for what in What}) == len(What)
