"""The gifted children's five skills, each once a game."""

from __future__ import annotations

import pytest

from game.darkaround import GAME
from game.darkaround.events import SkillGiven, SkillUsed, Spared
from game.darkaround.terms import SKILLS
from game.engine.contract import TABLE, Setup
from tests.darkaround.scene import asked, before, do, legal, number, others, rolling, sanity, trees


@pytest.mark.rule("DA-9")
def test_the_skills_are_dealt_no_two_the_same_and_the_fifth_is_left() -> None:
    s = GAME.new(Setup(5))
    assert [str(act) for act, _ in s.chances()] == [f"deal {skill}" for skill in SKILLS]
    events = do(s, "deal ward", "deal hush", "deal finder")
    assert [str(act) for act, _ in s.chances()] == ["deal comfort", "deal courage"]
    events = do(s, "deal courage")
    assert [event.how for event in events if isinstance(event, SkillGiven)] == ["dealt", "left"]
    assert [party.skill for party in s.observe(TABLE).parties] == ["ward", "hush", "finder", "courage", "comfort"]


@pytest.mark.rule("DA-9")
def test_by_option_the_players_choose_in_seat_order() -> None:
    s = GAME.new(Setup(2, {"skills": "chosen"}))
    assert asked(s) == ("choose", 0)
    do(s, "choose finder")
    assert asked(s) == ("choose", 1)
    assert "choose finder" not in legal(s)
    do(s, "choose ward")
    assert s.skills == ("finder", "ward")


@pytest.mark.rule("DA-9")
@pytest.mark.parametrize("name", ["4", "g"])
def test_the_gifted_child_rolls_like_the_others(name: str) -> None:
    s = rolling(lost=others(1, f"0.{name}", "0.5"))
    before_it = sanity(s, f"0.{name}")
    do(s, "event ear")
    assert sanity(s, f"0.{name}") == before_it - 2


# hush


@pytest.mark.rule("DA-9")
@pytest.mark.parametrize("face", ["eye", "ear", "brain", "skull"])
def test_hush_makes_an_own_event_count_as_tree_once(face: str) -> None:
    s = rolling(skills={0: "hush"})
    do(s, "event tree")
    assert asked(s) == ("event", -1)  # a tree asks nothing
    do(s, f"event {face}")
    assert asked(s) == ("hush", 0)
    assert legal(s) == ["hush", "keep"]
    assert SkillUsed(seat=0, skill="hush", child=number("0.2")) in do(s, "hush")
    assert sanity(s, "0.2") == 10
    assert s.child == number("0.3")
    do(s, "event brain")
    assert sanity(s, "0.3") == 6
    assert asked(s) == ("event", -1)


@pytest.mark.rule("DA-9")
def test_hush_may_be_kept() -> None:
    s = rolling(skills={0: "hush"})
    do(s, "event brain", "keep")
    assert sanity(s, "0.1") == 8
    do(s, "event skull", "keep")
    assert asked(s) == ("danger", -1)
    do(s, "danger 1", "event eye")
    assert asked(s) == ("hush", 0)


# ward


@pytest.mark.rule("DA-9")
def test_ward_cancels_an_attack_before_the_danger_die_once() -> None:
    s = rolling(skills={0: "ward"})
    do(s, "event skull")
    assert asked(s) == ("ward", 0)
    do(s, "keep")
    assert asked(s) == ("danger", -1)
    do(s, "danger 2", "event skull", "ward")
    assert sanity(s, "0.2") == 10
    assert s.child == number("0.3")
    do(s, "event skull")
    assert asked(s) == ("danger", -1)


@pytest.mark.rule("DA-9")
def test_ward_helps_a_searcher_where_there_is_a_danger_die() -> None:
    s = before(2, lost=["0.5"], skills={0: "ward"}, search_mode="danger")
    do(s, "search 0.5 by 0.1", "evade skull")
    assert asked(s) == ("ward", 0)
    do(s, "ward")
    assert sanity(s, "0.1") == 11
    assert s.hour == 2
    s = before(2, lost=["0.5"], skills={0: "ward"})
    do(s, "search 0.5 by 0.1", "evade skull")
    assert asked(s) == ("evade", -1)


# comfort


@pytest.mark.rule("DA-9")
def test_comfort_gives_an_own_active_child_3_sanity_not_above_its_start() -> None:
    s = before(3, 2, sanity={"0.1": 9, "0.4": 2, "1.1": 3}, lost=["0.5"], skills={0: "comfort"})
    assert [text for text in legal(s) if "comfort" in text] == ["comfort 0.1", "comfort 0.4"]
    other = s.clone()
    do(s, "comfort 0.4")
    assert sanity(s, "0.4") == 5
    assert not any("comfort" in text for text in legal(s))
    do(other, "comfort 0.1")
    assert sanity(other, "0.1") == 11


@pytest.mark.rule("DA-9")
def test_comfort_may_come_at_the_last_moment_of_the_night() -> None:
    s = before(7, sanity={"0.5": 1}, lost=["0.1"], skills={0: "comfort"})
    assert legal(s) == ["comfort 0.5", "done"]
    do(s, "comfort 0.5")
    assert s.result == "morning"
    assert sanity(s, "0.5") == 4


@pytest.mark.rule("DA-9")
def test_nobody_is_asked_for_comfort_while_all_are_well() -> None:
    assert before(2, skills={0: "comfort"}).asked == "event"


# finder


@pytest.mark.rule("DA-9")
def test_finder_makes_one_search_succeed_without_a_roll() -> None:
    s = before(2, lost=["0.5", "0.4"], skills={0: "finder"})
    do(s, "find 0.5 by 0.1")
    assert sanity(s, "0.5") == 3
    assert asked(s) == ("prepare", 0)
    assert not any(text.startswith("find") or "0.5" in text or "by 0.1" in text for text in legal(s))
    do(s, "done")
    assert number("0.5") not in trees(s)


# courage


@pytest.mark.rule("DA-9")
def test_with_courage_every_loss_of_one_hour_is_1_smaller() -> None:
    s = before(1, 2, skills={0: "courage"})
    assert legal(s) == ["courage", "done"]
    do(s, "courage")
    events = do(s, "event eye", "event ear", "event brain", "event skull", "danger 1", "event skull", "danger 5", "event tree")
    assert [sanity(s, f"0.{name}") for name in ("1", "2", "3", "g", "4", "5")] == [11, 9, 7, 9, 4, 7]
    assert Spared(child=0, amount=1) in events
    do(s, "event brain")  # the other seat's
    assert sanity(s, "1.1") == 8
    trees(s)
    assert s.hour == 2
    while s.child != number("0.1"):
        do(s, "event tree")
    do(s, "event brain")
    assert sanity(s, "0.1") == 8


@pytest.mark.rule("DA-9")
def test_courage_does_not_help_a_child_that_is_caught() -> None:
    s = before(1, skills={0: "courage"})
    do(s, "courage", "event skull", "danger skull", "evade 1")
    assert sanity(s, "0.1") == 0


@pytest.mark.rule("DA-9")
def test_courage_is_not_offered_before_morning() -> None:
    assert before(7, lost=["0.1"], skills={0: "courage"}).who is None


# when there is no skill


@pytest.mark.rule("DA-9")
@pytest.mark.parametrize("skill", SKILLS)
def test_a_lost_gifted_child_can_use_no_skill(skill: str) -> None:
    s = before(2, sanity={"0.1": 5}, lost=["0.g"], skills={0: skill}, search_mode="danger")
    assert {text.split(" ")[0] for text in legal(s)} == {"search", "done"}
    do(s, "done", "event brain", "event skull")
    assert asked(s) == ("danger", -1)


@pytest.mark.rule("DA-9", "DA-11")
def test_a_gifted_child_just_found_uses_its_skill_from_the_next_hour_on() -> None:
    s = before(2, lost=["0.g"], skills={0: "hush"})
    do(s, "search 0.g by 0.1", "evade 4", "event eye")
    assert asked(s) == ("event", -1)
    trees(s)
    do(s, "event eye")
    assert asked(s) == ("hush", 0)
