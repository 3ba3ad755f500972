"""What cannot be taken back: every action by which anybody learns something hidden, be it only from its having been possible."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from game.engine.contract import CHANCE, TABLE, Event, Setup, Viewer, visible
from game.engine.match import Holder, Match
from game.lastfriday import GAME, events
from game.lastfriday.actions import Act
from game.lastfriday.observation import Hidden
from game.lastfriday.state import LfState
from game.lastfriday.terms import CAMPERS, COLOURS, MANIAC
from game.players.lastfriday.belief import Belief
from tests.lastfriday import swapping
from tests.lastfriday.landmarks import CAMP, beside, everybody, plain_move
from tests.lastfriday.scene import asked, do, facts, scene
from tests.lastfriday.test_secrets import looks_the_same, options_of

VIEWERS = (MANIAC, *CAMPERS, TABLE)
RARE = ("axe", "speed", "twist", "hear", "lamp", "peek")
"""Verbs that random play would do too seldom."""
TELLING = {"axe", "move", "step", "hear", "reveal"}
"""Verbs that the games of the long test are known to show to tell something; others may."""


class Watcher:
    """Follows a game and knows on which circles the Maniac can be for all that the table knows."""

    def __init__(self, setup: Setup) -> None:
        self.state: LfState = GAME.new(setup)
        self.belief = Belief(CAMP, self.state.chapter)

    def apply(self, act: Act) -> list[Event]:
        """Carries out an action and takes its public events in."""
        told: list[Event] = list(self.state.apply(act))
        self.belief.update(visible(told, TABLE))
        return told

    def others(self, viewer: Viewer, number: int, rng: random.Random) -> Iterator[LfState]:
        """Positions that the viewer holds for possible beside the one there is: he is elsewhere, or clues are others."""
        s = self.state
        circles = sorted(self.belief.circles()) if viewer != MANIAC and s.record else []
        for _ in range(number):
            clues, supply = swapping.shuffled_clues(s, viewer, rng)
            circle, record = (0, ()) if viewer == MANIAC else (s.circle, tuple(s.record))
            if circles:
                circle = rng.choice(circles)
                record = (*s.record[:-1], circle) if s.circle == s.record[-1] else tuple(s.record)
            welcome = tuple((dot, token) for dot, token in s.hidden(viewer).welcome)
            yield GAME.rebuild(s.observe(viewer), Hidden(circle=circle, record=record, supply=supply, clues=clues, welcome=welcome))


def learns(told: list[Event], other: LfState, act: Act, viewer: Viewer, option: dict[str, str]) -> bool:
    """Whether a viewer who was told this now knows that the position was not that other one."""
    if not told:
        return False
    alike = [choice for choice in other.legal_actions() if looks_the_same(act, choice, viewer, option)]
    return not any(list(visible(other.clone().apply(choice), viewer)) == told for choice in alike[:12])


def choose(s: LfState, rng: random.Random) -> Act:
    acts = options_of(s)
    rare = [act for act in acts if act.verb in RARE]
    return rng.choice(rare if rare and rng.random() < 0.3 else acts)


def telling_actions(seed: int, wanted: int, faults: list[str]) -> Counter[str]:
    """Plays random games until so many actions were looked at. Counts by verb the actions that told somebody something hidden, and
    adds to `faults` those of them that could be taken back."""
    rng = random.Random(seed)
    telling: Counter[str] = Counter()
    seen = 0
    while seen < wanted:
        setup = rng.choice(GAME.varieties())
        game = Watcher(setup)
        while game.state.actor() is not None and seen < wanted:
            act = choose(game.state, rng)
            if game.state.actor() == CHANCE or not (act.verb in RARE or rng.random() < 0.2):
                game.apply(act)
                continue
            seen += 1
            viewer = rng.choice(VIEWERS)
            others = list(game.others(viewer, 4, rng))
            told = game.apply(act)
            seen_of_it = list(visible(told, viewer))
            if any(learns(seen_of_it, other, act, viewer, setup.options) for other in others):
                telling[act.verb] += 1
                if not any(event.informs for event in told):
                    faults.append(f"seed {seed}: {act} tells viewer {viewer} something and can be taken back: {seen_of_it}")
    return telling


def test_whatever_tells_anybody_something_hidden_is_final_quickly() -> None:
    faults: list[str] = []
    telling_actions(1, 250, faults)
    assert not faults


@pytest.mark.slow
def test_whatever_tells_anybody_something_hidden_is_final() -> None:
    faults: list[str] = []
    telling: Counter[str] = Counter()
    for seed in range(2, 5):
        telling += telling_actions(seed, 1200, faults)
    assert not faults
    assert set(telling) >= TELLING, telling


# what is too rare to be met by chance


@pytest.mark.rule("LF-K10")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_axe_is_final_for_it_tells_that_he_is_near_the_door(colour: str) -> None:
    circle = next(circle for circle in beside_doors(colour) if circle <= 200)
    s = scene(1, "maniac", maniac=circle, tokens=("axe",))
    assert any(event.informs for event in visible(do(s, f"axe {colour}"), TABLE))


@pytest.mark.rule("LF-K10")
@pytest.mark.parametrize("token", ["speed", "twist"])
def test_speed_and_twist_are_final_for_they_tell_that_a_way_is_open_to_him(token: str) -> None:
    circle, way = plain_move()
    s = scene(4, "maniac", maniac=circle, tokens=(token,), chosen="red", cabins=dict.fromkeys(COLOURS, "camper"))
    if token == "twist":
        do(s, str(way))
        while s.asked != "twist":
            do(s, "done")
    assert any(event.informs for event in visible(do(s, token), TABLE))


def beside_doors(colour: str) -> list[int]:
    return [circle for circle in CAMP.circles if set(beside(circle)) & set(CAMP.doors[colour])]


def surrounded(circle: int, open_way: bool) -> LfState:
    """IV, brown's turn, the Maniac with one way left or with none when brown stays."""
    dots = beside(circle)
    campers = dict(zip(COLOURS[::-1], dots[: len(dots) - open_way], strict=False))
    return scene(4, "brown", maniac=circle, chosen="red", campers=campers, cabins=dict.fromkeys(COLOURS, "camper"))


@pytest.mark.rule("LF-C11")
def test_that_he_is_not_cornered_is_told_when_his_turn_begins_and_so_the_turn_before_is_final() -> None:
    circle, _ = plain_move()
    assert len(beside(circle)) <= len(CAMPERS)
    s = surrounded(circle, open_way=False)
    told = do(s, "done")
    assert [event.reason for event in facts(told, events.ChapterEnded)] == ["cornered"]
    s = surrounded(circle, open_way=True)
    told = do(s, "done")
    assert asked(s) == "maniac maniac"
    assert facts(visible(told, TABLE), events.NotCornered)
    assert any(event.informs for event in told)


@pytest.mark.rule("LF-C11")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_in_the_other_chapters_nothing_of_the_kind_is_told(chapter: int) -> None:
    circle, _ = plain_move()
    s = scene(chapter, "brown", maniac=circle, chosen="red" if chapter == 3 else "", campers=everybody())
    assert not facts(do(s, "done"), events.NotCornered)


@pytest.mark.rule("LF-K10")
def test_no_person_takes_an_axe_back() -> None:
    people = (Holder(person="Anna"), *(Holder(person="Boris") for _ in CAMPERS))
    match = Match(GAME, Setup(6, {"chapter": "I"}), people, seed=5)
    rng = random.Random(5)
    while not any(act.verb == "axe" for act in match.observe(MANIAC).legal):
        seat = match.actor()
        assert seat is not None
        assert seat >= 0
        acts = match.observe(seat).legal
        near = [act for act in acts if act.verb == "done"]
        match.play(near[0] if near else rng.choice(acts))
    match.play(next(act for act in match.observe(MANIAC).legal if act.verb == "axe"))
    assert not match.can_undo("Anna")
