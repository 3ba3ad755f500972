"""Movement (4.1)."""

import pytest

from tests.betrayal.scene import begin_turn, dice, lay, play, position, scene, texts, total


def goes(texts_now: list[str]) -> set[str]:
    return {text for text in texts_now if text.startswith("go ")}


@pytest.mark.rule("BT-4.1.1")
def test_as_many_spaces_as_speed() -> None:
    s = scene()
    assert s.value(0, "speed") == 4
    play(s, "go foyer", "go entrance_hall", "go foyer", "go entrance_hall")
    assert not goes(texts(s))
    assert texts(s) == ["end"]


@pytest.mark.rule("BT-4.1.1")
def test_speed_that_changes_in_the_turn_counts_at_once() -> None:
    for speed, more in ((4, True), (3, True), (2, False)):
        s = position(f"ox foyer 5/{speed}/3/3", "zoe foyer", "madame foyer", "turn: ox spent=2")
        assert bool(goes(texts(s))) is more


@pytest.mark.rule("BT-4.1")
def test_other_actions_may_interrupt_movement() -> None:
    s = scene(rooms=["library N foyer"], cards={0: ["axe"]})
    play(s, "go foyer", "drop axe", "go library", "go foyer", "go entrance_hall")
    assert s.t.dropped == {"foyer": ["axe"]}
    assert s.t.bodies[0].room == "entrance_hall"


@pytest.mark.rule("BT-4.1.3")
def test_one_passes_only_where_two_doors_meet_and_the_front_door_is_locked() -> None:
    s = scene(rooms=["library N entrance_hall"])  # the Library has doors south and west
    assert goes(texts(s)) == {"go foyer", "go library"}
    assert "explore E" not in texts(s)
    assert {text for text in texts(s) if text.startswith("explore")} == {"explore S"}


@pytest.mark.rule("BT-4.1.4")
def test_rooms_are_adjacent_by_sides_only() -> None:
    s = scene(rooms=["library N foyer", "ballroom N entrance_hall"])
    assert set(s.board.beside("library")) == {"ballroom", "foyer"}
    assert "entrance_hall" not in s.board.beside("library")


@pytest.mark.rule("BT-4.1.5")
def test_the_grand_staircase_and_the_upper_landing_are_one_space_apart() -> None:
    s = scene(at={0: "grand_staircase"})
    play(s, "go upper_landing", "go grand_staircase")
    assert s.t.turn.spent == 2


@pytest.mark.rule("BT-4.1.5")
def test_the_secret_door_opens_once_the_stairs_from_basement_lie_there() -> None:
    s = scene(at={0: "foyer"})
    assert "go stairs_from_basement" not in texts(s)
    lay(s, "stairs_from_basement", "N", "basement_landing")
    begin_turn(s, 0)
    play(s, "go stairs_from_basement", "go foyer")
    assert s.t.bodies[0].room == "foyer"


@pytest.mark.rule("BT-4.1.6")
def test_the_hall_is_three_rooms_and_the_landing_another() -> None:
    s = scene(at={0: "upper_landing"})
    play(s, "go grand_staircase", "go foyer", "go entrance_hall")
    assert s.t.turn.spent == 3


@pytest.mark.rule("BT-4.1.7")
def test_each_opponent_in_the_room_costs_a_space_more() -> None:
    s = position("zoe foyer", "ox foyer", "madame foyer", "haunt 45: traitor ox")
    play(s, "go entrance_hall")
    assert s.t.turn.spent == 2


@pytest.mark.rule("BT-4.1.7")
def test_one_space_is_always_possible() -> None:
    s = position("zoe foyer", "ox foyer", "madame foyer", "haunt 38", "firebat entrance_hall", "turn: 3 allowance=0")
    play(s, "go foyer")
    assert not goes(texts(s))


@pytest.mark.rule("BT-4.1.7")
def test_stunned_monsters_slow_nobody() -> None:
    for state, spaces in (("", 2), ("stunned", 1)):
        s = position("zoe foyer", "ox upper_landing", "madame upper_landing", "haunt 10: traitor ox", f"zombie foyer {state}")
        play(s, "go entrance_hall")
        assert s.t.turn.spent == spaces


@pytest.mark.rule("BT-4.1.8")
@pytest.mark.rule("BT-7.3")
@pytest.mark.rule("BT-room:coal_chute")
def test_the_coal_chute_is_one_way_and_costs_one_space_together() -> None:
    s = scene(rooms=["coal_chute N foyer"], at={0: "foyer"})
    play(s, "go coal_chute")
    assert s.t.bodies[0].room == "basement_landing"
    assert s.t.turn.spent == 1
    assert "go coal_chute" not in texts(s)


EXITS = [
    ("attic", "upper_landing", "speed", 3, "might"),
    ("graveyard", "foyer", "sanity", 4, "knowledge"),
    ("junk_room", "foyer", "might", 3, "speed"),
    ("pentagram_chamber", "basement_landing", "knowledge", 4, "sanity"),
]


@pytest.mark.rule("BT-7.7")
@pytest.mark.rule("BT-room:attic")
@pytest.mark.rule("BT-room:graveyard")
@pytest.mark.rule("BT-room:junk_room")
@pytest.mark.rule("BT-room:pentagram_chamber")
@pytest.mark.parametrize(("room", "beside", "trait", "least", "lost"), EXITS)
def test_leaving_asks_for_a_roll_and_goes_on(room: str, beside: str, trait: str, least: int, lost: str) -> None:
    for result in (least, least - 1):
        s = scene(rooms=[f"{room} N {beside}"], at={0: room})
        before = s.value(0, lost), s.t.bodies[0].traits[:]
        index = ["might", "speed", "knowledge", "sanity"].index(lost)
        play(s, f"go {beside}")
        assert len(s.chances()[0][0].words) == s.value(0, trait)
        total(s, result)
        assert s.t.bodies[0].room == beside
        assert before[1][index] - s.t.bodies[0].traits[index] == (result < least)


@pytest.mark.rule("BT-7.7")
def test_a_step_of_speed_lost_in_the_junk_room_still_lets_one_out() -> None:
    s = position("house: junk_room N foyer", "ox junk_room 5/4/3/3", "zoe foyer", "madame foyer", "turn: ox spent=3")
    play(s, "go foyer")
    dice(s, *([0] * s.value(0, "might")))
    assert s.t.bodies[0].room == "foyer"
    assert not goes(texts(s))


@pytest.mark.rule("BT-6.5.2")
def test_a_traitor_makes_no_exit_rolls() -> None:
    s = position("house: junk_room N foyer", "zoe junk_room", "ox foyer", "madame foyer", "haunt 44: traitor zoe")
    play(s, "go foyer")
    assert s.actor() == 0
