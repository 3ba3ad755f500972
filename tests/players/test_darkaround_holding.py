"""What waiting with a skill is worth, and what follows from it for the choices of `hard`."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec
import pytest

from game.darkaround import GAME
from game.darkaround.observation import DaQuestion, Hidden
from game.darkaround.state import DaState
from game.darkaround.terms import COMFORT, COURAGE, FINDER, GIFTED, HUSH, PARTY, SKILLS, SKULL, WARD
from game.engine.contract import Setup
from game.players.darkaround import odds
from game.players.darkaround.holding import held
from game.players.darkaround.search import estimates
from game.players.registry import advise, make_player

OTHERS_LOST = [0, 0, 0, 9, 0, 0]


def before_card(hour: int, sanity: Sequence[int], skill: str = WARD, aim: str = "points", seats: int = 1) -> DaState:
    """The first seat is asked before the card after this hour; the other parties are as at the start."""
    state = GAME.new(Setup(seats, {"aim": aim}))
    while state.asked == "deal":
        state.apply(next(act for act, _ in state.chances() if act.what == skill or state.skills[0]))
    seen = state.observe(0)
    children = tuple(
        msgspec.structs.replace(child, sanity=sanity[place] if place < PARTY else child.sanity) for place, child in enumerate(seen.children)
    )
    asked = msgspec.structs.replace(seen, hour=hour, question=DaQuestion("prepare"), actor=0, viewer=0, children=children, queue=())
    return GAME.rebuild(asked, Hidden())


def ward_alone(sanity: int, hours: int) -> float:
    """The best that ward can do for a gifted child alone which is never found again, in points more than without it."""
    return with_ward(sanity, hours) - without(sanity, hours)


def without(sanity: int, hours: int) -> float:
    if not sanity or not hours:
        return float(sanity and 3 + sanity)
    return sum(chance * without(after, hours - 1) for chance, after in odds.after_event(sanity))


def with_ward(sanity: int, hours: int) -> float:
    if not sanity or not hours:
        return without(sanity, hours)
    whole = 0.0
    for face, chance in odds.EVENTS:
        keep = sum(part * with_ward(after, hours - 1) for part, after in odds.after_face(face, sanity))
        whole += chance * (max(keep, without(sanity, hours - 1)) if face == SKULL else keep)
    return whole


@pytest.mark.rule("DA-9")
@pytest.mark.parametrize("hour", [3, 4, 5])
def test_waiting_with_ward_for_a_gifted_child_alone_is_worth_what_the_whole_tree_says(hour: int) -> None:
    state = before_card(hour, OTHERS_LOST)
    state.sought = state.rules.all & ~(1 << GIFTED)
    state.searched = 1 << GIFTED
    known = held(state, 0, WARD)
    # the other children may still be found in later hours, and be warded too; in the last hour nothing of this is left
    assert known == pytest.approx(ward_alone(9, 1)) if hour == 5 else known >= ward_alone(9, 6 - hour) - 0.05


@pytest.mark.parametrize("skill", SKILLS)
def test_a_skill_is_worth_keeping_until_nothing_is_left_to_use_it_on(skill: str) -> None:
    healthy = [11, 10, 9, 9, 8, 7]
    assert all(held(before_card(hour, healthy, skill), 0, skill) > 0.5 for hour in range(4))
    assert held(before_card(6, healthy, skill), 0, skill) == 0.0


def test_nothing_is_expected_of_a_skill_whose_gifted_child_is_lost_before_the_last_hour() -> None:
    for skill in (HUSH, WARD, FINDER, COURAGE):
        assert held(before_card(5, [3, 3, 3, 0, 3, 3]), 0, skill) == 0.0
    assert held(before_card(5, [3, 3, 3, 3, 3, 3]), 0, COMFORT) > 1.5


@pytest.mark.rule("DA-10")
def test_hard_sends_the_searcher_with_least_to_lose() -> None:
    for hour in (2, 3, 4, 5):
        seen = before_card(hour, [6, 2, 7, 8, 7, 0], COURAGE).observe(0)
        act = make_player("darkaround", "hard", 0).decide((), seen, random.Random(1))
        assert (act.verb, act.child, act.by) == ("search", 5, 1)


@pytest.mark.rule("DA-13")
def test_hard_comforts_for_points_before_morning_but_has_no_use_for_it_where_children_count() -> None:
    points, children = (
        estimates(before_card(6, [5, 5, 5, 5, 5, 2], COMFORT, aim, 2).observe(0), random.Random(1)) for aim in ("points", "survivors")
    )
    assert max(each.points for each in points) == pytest.approx(points[-1].points + 3)
    assert {round(each.points, 6) for each in children} == {6.0}


def test_the_last_estimate_is_of_doing_nothing_and_a_search_risks_one_in_twelve_searchers() -> None:
    known = estimates(before_card(5, [6, 2, 7, 8, 7, 0], COURAGE).observe(0), random.Random(1))
    assert str(known[-1].action) == "done"
    assert all(each.exact for each in known)
    assert known[0].risk == pytest.approx(1 / 12)


@pytest.mark.rule("DA-9")
@pytest.mark.parametrize("aim", ["points", "survivors", "cooperative"])
def test_the_skill_that_hard_chooses_is_advised_with_what_it_gains_over_a_night_without_one(aim: str) -> None:
    seen = GAME.new(Setup(2, {"skills": "chosen", "aim": aim})).observe(0)
    advice = advise("darkaround", (), seen, random.Random(1))
    assert advice.action == make_player("darkaround", "hard", 0).decide((), seen, random.Random(1))
    assert advice.kind == ("points" if aim == "points" else "children")
    assert advice.gain > advice.alternatives[0][1] > advice.alternatives[-1][1] > 0
