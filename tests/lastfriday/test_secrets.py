"""Secrets: what each viewer may know of the Maniac, of clues, supply and Welcome tokens, and that nothing gives the rest away."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import zip_longest

import pytest

from game.engine.contract import ALL, CHANCE, TABLE, Event, Setup, Viewer, visible
from game.lastfriday import GAME, events
from game.lastfriday.actions import Act
from game.lastfriday.observation import LfObservation
from game.lastfriday.state import LfState
from game.lastfriday.terms import CAMPERS, COLOURS, MANIAC
from tests.lastfriday import swapping
from tests.lastfriday.landmarks import CAMP, PLAIN, go_on, over, plain_move
from tests.lastfriday.scene import asked, do, facts, scene

CHAPTERS = ("campaign", "I", "II", "III", "IV")
VIEWERS = (MANIAC, *CAMPERS, TABLE)
CIRCLE, MOVE = plain_move()
SECRET = {"circle", "record", "supply", "clues", "welcome", "viewer", "legal"}
"""The fields of an observation that may differ between viewers."""

FOUND = (events.ClueTaken, events.WelcomeTurned)
AFTER: dict[str, tuple[type[Event], ...]] = {  # what a Camper's action tells of hidden things
    "step": (*FOUND, events.Passed, events.Died, events.Revealed, events.ChapterEnded),
    "enter": FOUND,
    "row": FOUND,
    "swim": FOUND,
    "hear": (events.Heard,),
    "lamp": (events.LampOut, events.LampSilent),
    "reach": (events.ClueTaken,),
    "peek": (events.ClueSeen,),
}
AFTERWARDS = (  # what else tells of them: a move of the Maniac, an alarm, a push, a look
    *(events.Died, events.Revealed, events.TrapGone, events.LampOut, events.LampSilent, events.ChapterEnded, events.GameEnded),
    *(events.Passed, events.Pushed, events.ClueTaken, events.WelcomeTurned, events.ClueSeen),
)


# what each may know


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_all_but_the_secrets_is_public(chapter: str) -> None:
    for seed in range(3):
        for s in some_positions(chapter, seed, 25):
            seen = {viewer: s.observe(viewer) for viewer in (*VIEWERS, ALL)}
            for name in set(LfObservation.__struct_fields__) - SECRET:
                assert len({repr(getattr(one, name)) for one in seen.values()}) == 1, name
            for viewer in VIEWERS:
                assert [clue.dot for clue in seen[viewer].clues] == sorted(s.clues)
                assert [token.dot for token in seen[viewer].welcome] == sorted(s.welcome)
                assert seen[viewer].supply_size == sum(s.supply.values())
                assert bool(seen[viewer].legal) == (viewer == s.actor())


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_maniacs_circle_and_record_are_his_alone(chapter: str) -> None:
    for s in some_positions(chapter, 1, 60):
        for viewer in (*CAMPERS, TABLE):
            assert (s.observe(viewer).circle, s.observe(viewer).record) == (0, ())
        for viewer in (MANIAC, ALL):
            assert (s.observe(viewer).circle, s.observe(viewer).record) == (s.circle, tuple(s.record))


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_no_event_shows_the_others_his_circle_record_or_route_but_reveals_and_contact(chapter: str) -> None:
    showing = (events.Revealed, events.Pushed)
    for _, told in some_actions(chapter, 2):
        for viewer in (*CAMPERS, TABLE):
            for event in visible(told, viewer):
                if isinstance(event, events.Moved | events.StartChosen):
                    assert event.circle == 0
                    assert not getattr(event, "route", ())
                    assert not getattr(event, "start", 0)
                elif not isinstance(event, (*showing, events.Passed)):
                    assert not getattr(event, "circle", 0)
                    assert not getattr(event, "route", ())


def test_the_maniac_sees_the_supply_only_while_he_chooses_from_it() -> None:
    s = scene(2, "maniac", number=3, maniac=CIRCLE)
    assert s.observe(MANIAC).supply == ()
    do(s, str(MOVE))
    assert asked(s) == "maniac lay"
    assert dict(s.observe(MANIAC).supply) == s.supply
    for viewer in (*CAMPERS, TABLE):
        assert (s.observe(viewer).supply, s.observe(viewer).supply_size) == ((), 35)
    do(s, str(s.legal_actions()[0]))
    assert s.observe(MANIAC).supply == ()
    assert s.observe(2).supply_size == 34


def test_he_knows_the_clue_he_laid_and_the_campers_do_not() -> None:
    s = scene(4, "maniac", number=3, maniac=CIRCLE, chosen="red")
    told = do(s, str(MOVE), f"lay trap d{next(dot for dot in PLAIN if CAMP.beside_circle[MOVE.circle] >> dot & 1)}")
    for viewer in (*CAMPERS, TABLE):
        assert [clue.clue for clue in s.observe(viewer).clues] == [""]
        assert [event.clue for event in facts(visible(told, viewer), events.ClueLaid)] == [""]
    assert [clue.clue for clue in s.observe(MANIAC).clues] == ["trap"]


@pytest.mark.parametrize("how", ["shuffled", "maniac"])
def test_only_who_placed_the_welcome_tokens_knows_them(how: str) -> None:
    s = GAME.new(Setup(6, {"chapter": "I", "welcome": how}))
    told = go_on(s, lambda s: len(s.welcome) == 10)
    for viewer in VIEWERS:
        knows = viewer == MANIAC and how == "maniac"
        seen = s.observe(viewer).welcome
        assert [token.token for token in seen] == [token if knows else "" for _, token in sorted(s.welcome.items())]
        assert [bool(event.token) for event in facts(visible(told, viewer), events.WelcomePlaced)] == [knows] * 10


def test_what_a_look_shows_all_campers_know_and_nobody_else() -> None:
    s = scene(1, "red", campers={"red": PLAIN[0]}, cards={"red": "pip"}, maniac=CIRCLE)
    beside = next(dot for dot in PLAIN if CAMP.dots_beside[PLAIN[0]] >> dot & 1)
    s.clues[beside] = ("shovel", False, False)
    s.moved_tokens()
    s._legal = None
    told = do(s, f"peek d{beside}")
    for viewer in VIEWERS:
        clue = "shovel" if viewer in CAMPERS else ""
        assert [event.clue for event in facts(visible(told, viewer), events.ClueSeen)] == [clue]
        assert [token.clue for token in s.observe(viewer).clues] == [clue]


def test_a_camper_over_an_empty_circle_learns_that_and_no_more() -> None:
    start, step = over(CIRCLE)
    s = scene(2, "red", maniac=MOVE.circle, campers={"red": start})
    told = do(s, step)
    assert [event.circle for event in facts(told, events.Passed)] == [CIRCLE]
    assert s.observe(1).circle == 0


# games in which something hidden is otherwise


def options_of(s: LfState) -> list[Act]:
    return [act for act, _ in s.chances()] if s.actor() == CHANCE else list(s.legal_actions())


def some_actions(chapter: str, seed: int) -> Iterator[tuple[LfState, list[Event]]]:
    """A random game: each position with the events that led to it."""
    setup = random.Random(seed).choice([setup for setup in GAME.varieties() if setup.options["chapter"] == chapter])
    s, rng = GAME.new(setup), random.Random(seed)
    while s.actor() is not None:
        told = s.apply(rng.choice(options_of(s)))
        yield s, list(told)


def some_positions(chapter: str, seed: int, number: int) -> Iterator[LfState]:
    """About so many positions of a random game."""
    rng = random.Random(seed)
    for s, _ in some_actions(chapter, seed):
        if rng.random() < number / 300:
            yield s


def looks_the_same(act: Act, other: Act, viewer: Viewer, option: dict[str, str]) -> bool:
    """Whether a viewer cannot tell these two choices apart by themselves."""
    if act == other:
        return True
    if act.verb != other.verb:
        return False
    if act.verb == "draw":
        return True
    if act.verb == "welcome":
        return act.dot == other.dot and (viewer != MANIAC or option["welcome"] == "shuffled")
    if viewer == MANIAC:
        return False
    return act.verb in ("start", "move") or (act.verb == "lay" and act.dot == other.dot)


def compare(one: Sequence[Event], two: Sequence[Event], act: Act, asked_of: str) -> bool:
    """Whether a viewer was told the same of an action in both games. What parts them must be a fact that is made to tell hidden
    things, or that there was none; in a Camper's turn, where much can be taken back, its opposite is told as well."""
    for first, second in zip_longest(one, two):
        if first == second:
            continue
        told = [event for event in (first, second) if event is not None and event.informs]
        assert told, f"{act}: {first or second} tells a secret"
        if asked_of == "turn":
            assert len(told) == 2, f"{act}: {first} or {second} tells a secret"
            assert all(isinstance(event, AFTER[act.verb]) for event in told), f"{act} tells {told}"
        else:
            assert any(isinstance(event, AFTERWARDS) for event in told), f"{act} tells {told}"
        return False
    return True


def play_twins(seed: int, wanted: int) -> int:
    """Plays games twice at once, with other hidden moves and draws wherever a viewer cannot see the difference; as long as the
    viewer has been told the same, the viewer's observations are the same. Returns in how many positions hidden facts differed."""
    rng = random.Random(seed)
    compared = 0
    while compared < wanted:
        setup = rng.choice(GAME.varieties())
        viewer = rng.choice(VIEWERS)
        one = GAME.new(setup)
        two = one.clone()
        while one.actor() is not None and compared < wanted:
            act = rng.choice(options_of(one))
            others = [other for other in options_of(two) if looks_the_same(act, other, viewer, setup.options)]
            if not others:  # a public choice that the other game does not offer
                two = one.clone()
                others = [act]
            asked_of = one.asked
            told = list(visible(one.apply(act), viewer))
            if not compare(told, list(visible(two.apply(rng.choice(others)), viewer)), act, asked_of):
                two = one.clone()
                continue
            if viewer == MANIAC and one.asked == "lay" and one.supply != two.supply:
                two = one.clone()  # he is looking at the supply now
                continue
            assert one.observe(viewer) == two.observe(viewer), f"after {act} viewer {viewer} sees a difference"
            compared += one.hidden(viewer) != two.hidden(viewer)
    return compared


def test_who_was_told_the_same_sees_the_same_quickly() -> None:
    assert play_twins(1, 400) >= 400


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 12))
def test_who_was_told_the_same_sees_the_same(seed: int) -> None:
    assert play_twins(seed, 2500) >= 2500


def swap_and_compare(seed: int, wanted: int) -> int:
    """Exchanges what a viewer may not know in positions of random games; observation and legal actions stay the same, and of the
    events only those that the action was made to tell. Returns the number of positions in which something was exchanged."""
    rng = random.Random(seed)
    swapped = 0
    while swapped < wanted:
        setup = rng.choice(GAME.varieties())
        for s in some_positions(setup.options["chapter"], rng.randrange(10**6), 40):
            if s.actor() is None:
                break
            viewer = rng.choice(VIEWERS)
            hidden = swapping.swap(GAME, s, viewer, rng)
            seen = s.observe(viewer)
            if hidden is None or hidden == s.hidden(viewer):
                continue
            other = GAME.rebuild(seen, hidden)
            assert other.hidden(viewer) == hidden
            assert other.observe(viewer) == seen
            assert other.actor() == s.actor()
            if viewer == s.actor():
                assert list(other.legal_actions()) == list(s.legal_actions())
            swapped += 1
            act_alike(s.clone(), other, viewer, rng)
    return swapped


def act_alike(one: LfState, two: LfState, viewer: Viewer, rng: random.Random) -> None:
    """Does in both what both allow and compares what the viewer is told of it."""
    allowed = set(options_of(two))
    common = [act for act in options_of(one) if act in allowed]
    if not common:
        return
    act = rng.choice(common)
    asked_of = one.asked
    told = list(visible(one.apply(act), viewer))
    compare(told, list(visible(two.apply(act), viewer)), act, asked_of)


def test_other_hidden_facts_change_nothing_quickly() -> None:
    assert swap_and_compare(1, 40) >= 40


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 7))
def test_other_hidden_facts_change_nothing(seed: int) -> None:
    assert swap_and_compare(seed, 120) >= 120


def to_and_fro(chapter: int, rng: random.Random) -> tuple[list[Event], list[Event]]:
    """What the table is told of one move and of the same move the other way round, over the same Campers, traps and lamps."""
    circle = rng.choice([circle for circle in CAMP.circles if circle <= 200])
    ways = [way for way in CAMP.closed_network().moves[circle].acts if len(way.route) > 1]
    if not ways:
        return [], []
    way = rng.choice(ways)
    dots = rng.sample(way.route, len(way.route))
    seats = rng.sample(COLOURS, len(dots))
    plain = [dot for dot in CAMP.dots if CAMP.layable >> dot & 1]
    traps = tuple(sorted(dot for dot in dots if dot in plain and rng.random() < 0.7))
    lamps = tuple((dot, (circle, way.circle)) for dot in rng.sample(plain, rng.randrange(3)) if dot not in traps)
    told: list[list[Event]] = []
    for start, end, route in ((circle, way.circle, way.route), (way.circle, circle, way.route[::-1])):
        s = scene(
            chapter,
            "maniac",
            maniac=start,
            campers=dict(zip(seats, dots, strict=True)),
            chosen="brown" if chapter == 3 else "",
            clues=dict.fromkeys(COLOURS, ("trap",)),
            tokens=("invisibility",),
            traps=traps,
            lamps=lamps,
        )
        told.append(list(visible(s.apply(Act("move", circle=end, route=route)), TABLE)))
    return told[0], told[1]


@pytest.mark.rule("LF-T8")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_no_order_of_what_is_told_of_a_move_gives_its_direction_away(chapter: int) -> None:
    rng = random.Random(chapter)
    compared = 0
    for _ in range(300):
        one, other = to_and_fro(chapter, rng)
        if sorted(map(repr, one)) == sorted(map(repr, other)):
            assert one == other
            compared += len(one) > 2
        elif chapter == 2:
            assert [event for event in one if isinstance(event, events.ChosenNamed)] == [
                event for event in other if isinstance(event, events.ChosenNamed)
            ]
    assert compared > 20
