"""Components and set-up (sections 1 and 2)."""

import pytest

from game.betrayal import GAME
from game.betrayal.actions import act
from game.betrayal.data import EVENTS, ITEMS, OMENS, PEOPLE, STARTS
from game.betrayal.rolling import throws
from game.betrayal.setting_up import first_player
from game.engine.contract import Setup
from tests.betrayal.scene import play, scene, texts


@pytest.mark.rule("BT-1.1")
def test_everything_is_in_the_box() -> None:
    s = GAME.new(Setup(3))
    assert len(GAME.tiles) == 47
    assert len(s.t.piles["room"].cards) == 42
    assert (len(OMENS), len(ITEMS), len(EVENTS)) == (13, 22, 45)
    assert len(PEOPLE) == 12
    assert GAME.seats == (3, 4, 5, 6)


@pytest.mark.rule("BT-1.1")
def test_a_die_shows_0_1_or_2_alike() -> None:
    assert [(str(outcome), weight) for outcome, weight in throws(1)] == [("roll 2", 1), ("roll 1", 1), ("roll 0", 1)]
    assert sum(weight for _, weight in throws(8)) == 3**8


@pytest.mark.rule("BT-2.1")
def test_a_card_that_is_taken_takes_both_its_sides_out() -> None:
    s = GAME.new(Setup(3))
    assert len(texts(s)) == 12
    play(s, "take zoe_ingstrom")
    assert len(texts(s)) == 10
    assert "take zoe_ingstrom" not in texts(s)
    assert "take missy_dubourde" not in texts(s)


@pytest.mark.rule("BT-2.2")
def test_all_traits_start_at_the_green_value() -> None:
    s = scene(6)
    for body in s.t.bodies:
        assert tuple(body.traits) == STARTS[body.who]
    assert s.value(0, "might") == 3  # the sources' example
    assert s.value(0, "sanity") == 5


@pytest.mark.rule("BT-2.3")
def test_each_card_of_a_deck_may_come_first() -> None:
    s = scene(rooms=["kitchen S foyer"], at={0: "foyer"})
    from game.betrayal.holding import Draw
    from tests.betrayal.scene import run

    run(s, Draw(0, "omen"))
    assert {str(outcome) for outcome, _ in s.chances()} == {f"draw {omen}" for omen in OMENS}
    assert {weight for _, weight in s.chances()} == {1}


@pytest.mark.rule("BT-2.4")
def test_three_maps_lie_apart() -> None:
    board = scene().board
    assert set(board.spots) == {"basement_landing", "upper_landing", "grand_staircase", "foyer", "entrance_hall"}
    assert board.floor("basement_landing") == "basement"
    assert board.floor("foyer") == "ground"
    assert board.floor("upper_landing") == "upper"
    assert board.doors("foyer") == {"E": "entrance_hall", "W": "grand_staircase"}


@pytest.mark.rule("BT-2.5")
def test_of_the_stack_only_the_back_is_seen_before_a_tile_is_turned_up() -> None:
    s = scene(at={0: "foyer"})
    play(s, "explore N")
    assert all(str(outcome).startswith("back ") for outcome, _ in s.chances())
    assert sum(weight for _, weight in s.chances()) == 42


@pytest.mark.rule("BT-2.6")
def test_all_figures_start_in_the_entrance_hall() -> None:
    s = scene(6)
    assert {body.room for body in s.t.bodies} == {"entrance_hall"}


@pytest.mark.rule("BT-2.7")
def test_whose_birthday_comes_next_begins() -> None:
    explorers = ["zoe_ingstrom", "ox_bellows", "madame_zostra"]  # 11-05, 10-18, 12-10
    assert first_player(explorers, "11-04") == 0
    assert first_player(explorers, "11-05") == 0  # today is next: our reading
    assert first_player(explorers, "11-06") == 2
    assert first_player(explorers, "12-11") == 1
    assert first_player(explorers, "02-29") == 1


@pytest.mark.rule("BT-2.7")
def test_then_play_goes_clockwise() -> None:
    s = GAME.new(Setup(3, {"date": "11-06"}))
    play(s, "take zoe_ingstrom", "take ox_bellows", "take madame_zostra")
    assert s.actor() == 2
    play(s, "end")
    assert s.actor() == 0
    play(s, "end")
    assert s.actor() == 1


@pytest.mark.rule("BT-2.8")
def test_before_the_haunt_there_is_none_and_no_side() -> None:
    s = scene()
    assert s.t.haunt == 0
    assert {body.side for body in s.t.bodies} == {""}
    assert not any(chosen.verb in ("do", "attack") for chosen in s.legal_actions())


def test_a_game_of_two_or_seven_is_refused() -> None:
    for seats in (2, 7):
        with pytest.raises(ValueError, match="three to six"):
            GAME.new(Setup(seats))
    assert act("take", "zoe_ingstrom") in GAME.new(Setup(3)).legal_actions()


def test_the_date_and_the_haunts_played_are_free_options() -> None:
    with pytest.raises(ValueError, match="date"):
        GAME.new(Setup(3, {"date": "13-01"}))
    with pytest.raises(ValueError, match="played"):
        GAME.new(Setup(3, {"played": "one"}))
    assert GAME.new(Setup(3, {"played": "1_38", "date": "12-31"})).t.options
