"""The shared search: exact where chance can be counted, close to that where it is sampled."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from game.darkaround import GAME
from game.darkaround.actions import Act
from game.darkaround.observation import DaQuestion
from game.darkaround.state import DaState
from game.darkaround.terms import PARTY
from game.engine.contract import CHANCE, Seat, Setup
from game.players.darkaround.normal import answer
from game.players.search import Measure, best, race, search


class ToTheEnd:
    """A question of the solo game, played out to the morning and judged by its score."""

    open = True

    def __init__(self, start: DaState) -> None:
        self.start = start

    def world(self, rng: random.Random) -> DaState:
        del rng
        return self.start.clone()

    def policy(self, state: DaState, seat: Seat) -> Act:
        return answer(state.observe(seat))

    def halted(self, state: DaState) -> bool:
        return state.actor() is None

    def measure(self, state: DaState) -> Measure:
        score = state.observe(0).parties[0].score
        return Measure(float(score), float(score), float(score == 0))

    def luck(self, state: DaState) -> tuple[int, str, int]:
        return state.hour, state.asked, state.child


def last_hours() -> DaState:
    """Before the last hour two children are left, and one that can be looked for."""
    state = GAME.new(Setup(1))
    while state.asked == "deal":
        state.apply(state.chances()[3][0])  # ward
    seen = state.observe(0)
    sanity = [0, 0, 0, 0, 4, 6]
    children = tuple(msgspec.structs.replace(child, sanity=left) for child, left in zip(seen.children, sanity, strict=True))
    sought = tuple(msgspec.structs.replace(child, sought=place < PARTY - 3) for place, child in enumerate(children))
    asked = msgspec.structs.replace(seen, hour=5, question=DaQuestion("prepare"), actor=0, children=sought, queue=())
    return GAME.rebuild(asked, GAME.new(Setup(1)).hidden(0))


def endings(state: DaState, chance: float) -> Iterator[tuple[float, int]]:
    """Every way to the morning with its chance and score, by the plain tree."""
    actor = state.actor()
    if actor is None:
        yield chance, state.observe(0).parties[0].score
        return
    ways = state.chances() if actor == CHANCE else ((answer(state.observe(actor)), 1),)
    whole = sum(weight for _, weight in ways)
    for act, weight in ways:
        after = state.clone()
        after.apply(act)
        yield from endings(after, chance * weight / whole)


def test_an_exact_estimate_is_the_mean_over_every_outcome() -> None:
    start = last_hours()
    legal = start.legal_actions()
    assert len(legal) > 1
    for estimate in search(ToTheEnd(start), legal, random.Random(1), most=200_000):
        after = start.clone()
        after.apply(estimate.action)
        known = list(endings(after, 1.0))
        assert estimate.exact
        assert estimate.count == len(known)
        assert sum(chance for chance, _ in known) == pytest.approx(1.0)
        assert estimate.value == pytest.approx(sum(chance * score for chance, score in known))
        assert estimate.risk == pytest.approx(sum(chance for chance, score in known if not score))


@pytest.mark.slow
def test_a_sampled_estimate_comes_near_the_exact_one_and_is_the_same_for_the_same_seed() -> None:
    start = last_hours()
    legal = start.legal_actions()
    exact = search(ToTheEnd(start), legal, random.Random(1), most=200_000)
    first, again = (search(ToTheEnd(start), legal, random.Random(7), most=5, playouts=1200) for _ in range(2))
    assert first == again
    for sampled, true in zip(first, exact, strict=True):
        assert not sampled.exact
        assert sampled.count == 1200
        assert sampled.value == pytest.approx(true.value, abs=0.5)
    assert best(exact).value >= max(each.value for each in exact)


def test_nothing_to_choose_from_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing to search"):
        search(ToTheEnd(last_hours()), (), random.Random(1))


def test_a_race_finds_what_is_better_than_the_first_and_how_surely() -> None:
    start = last_hours()
    legal = sorted(start.legal_actions(), key=str)
    exact = {each.action: each.value for each in search(ToTheEnd(start), legal, random.Random(1), most=200_000)}
    worst, top = min(legal, key=exact.__getitem__), max(legal, key=exact.__getitem__)
    order = [worst, *(act for act in legal if act != worst)]
    found = race(ToTheEnd(start), order, random.Random(3), glances=40, looks=400, few=3)
    assert [each.lead for each in found] == sorted((each.lead for each in found), reverse=True)
    assert found[0].count == 440
    assert found[0].doubt > 0
    assert found[0].lead == pytest.approx(exact[found[0].action] - exact[worst], abs=4 * found[0].doubt)
    assert exact[found[0].action] > exact[worst]
    assert race(ToTheEnd(start), order, random.Random(3), glances=40, looks=400, few=3) == found
    first = [top, *(act for act in legal if act != top)]
    assert all(
        each.count < 440 or each.lead < 4 * each.doubt
        for each in race(ToTheEnd(start), first, random.Random(3), glances=40, looks=400, few=3)
    )


def test_a_race_ends_when_enough_has_been_played() -> None:
    start = last_hours()
    legal = start.legal_actions()
    found = race(ToTheEnd(start), legal, random.Random(3), glances=50, looks=50, few=3, most=1)
    assert {each.count for each in found} == {2}
    assert len(found) == len(legal) - 1


def test_a_race_of_one_has_nobody_to_beat() -> None:
    start = last_hours()
    assert race(ToTheEnd(start), start.legal_actions()[:1], random.Random(1), glances=2, looks=2, few=3) == ()
    with pytest.raises(ValueError, match="nothing to search"):
        race(ToTheEnd(start), (), random.Random(1), glances=2, looks=2, few=3)
