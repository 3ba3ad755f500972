"""Everything that matters is heard, and nothing that is heard tells a secret."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from game.client.lastfriday.noises import AMBIENCES, AT_ONCE, NOISES, WEIGHT, noises
from game.client.sound import AMBIENCES as LOOPS
from game.client.sound import EFFECTS, INTERFACE
from game.engine.contract import TABLE, Event, Setup, Viewer
from game.engine.match import Match
from game.engine.record import Holder
from game.lastfriday import GAME
from game.lastfriday import events as e

VIEWERS: tuple[Viewer, ...] = (0, 1, 2, 3, 4, 5, TABLE)
WOODEN = {7}


def test_every_noise_is_an_effect_of_the_house_and_none_is_the_interfaces() -> None:
    assert set(WEIGHT) <= EFFECTS - INTERFACE
    assert set(AMBIENCES.values()) <= LOOPS


@pytest.mark.parametrize("chapter", ["campaign", "I", "II", "III", "IV"])
def test_all_seats_and_the_table_hear_the_same_in_a_whole_game(chapter: str) -> None:
    options = {} if chapter == "campaign" else {"chapter": chapter}
    match = Match(GAME, Setup(6, options), (Holder(person="Anna"),) * 6, 5)
    rng = random.Random(8)
    heard: set[str] = set()
    marks = dict.fromkeys(VIEWERS, 0)
    while (actor := match.actor()) is not None:
        match.play(rng.choice(match.observe(actor).legal))
        told = {}
        for viewer in VIEWERS:
            history = match.history(viewer)
            told[viewer] = noises(history[marks[viewer] :], WOODEN)
            marks[viewer] = len(history)
        assert all(one == other for one, other in pairwise(told.values()))
        heard.update(told[TABLE])
    assert "step_dark" in heard
    assert heard & {"win", "lose"}


@pytest.mark.rule("LF-T5")
def test_the_maniacs_move_sounds_the_same_however_far_he_goes() -> None:
    his = e.Moved(audience=e.MANIAC_ONLY, start=3, circle=9, route=(1, 2, 4))
    stays = e.Moved(audience=e.MANIAC_ONLY, start=3, circle=3, route=())
    theirs = e.Moved(audience=e.OTHERS, start=0, circle=0, route=())
    assert noises([his], WOODEN) == noises([stays], WOODEN) == noises([theirs], WOODEN) == ["step_dark"]


def test_the_answer_of_sharp_hearing_is_not_in_the_sound() -> None:
    answers = [noises([e.Heard(seat=1, dot=4, reach=2, near=near)], WOODEN) for near in (True, False)]
    assert answers == [["hear"], ["hear"]]


def stepped(how: e.Walking, dot: int = 5) -> Event:
    return e.Stepped(seat=1, start=4, dot=dot, via=0, how=how)


def test_a_camper_is_heard_on_grass_on_planks_and_on_water() -> None:
    assert noises([stepped("step")], WOODEN) == ["step_grass"]
    assert noises([stepped("step", dot=7)], WOODEN) == ["step_wood"]
    assert noises([stepped("row", dot=7)], WOODEN) == ["boat"]
    assert noises([stepped("swim", dot=7)], WOODEN) == ["swim"]


def test_of_many_noises_at_once_the_weightiest_are_heard() -> None:
    moment = [
        stepped("step"),
        e.ClueTaken(seat=1, dot=5, clue="trap", how="step"),
        e.Revealed(circle=4, step=3, why="contact"),
        e.Died(seat=1, dot=5),
    ]
    assert noises(moment, WOODEN) == ["death", "reveal"]
    assert AT_ONCE == 2


def test_a_key_turns_before_a_door_opens_and_an_axe_needs_none() -> None:
    by_key = e.CabinOpened(colour="red", side="camper", seat=1, how="key")
    by_axe = e.CabinOpened(colour="red", side="maniac", seat=0, how="axe")
    assert noises([by_key], WOODEN) == ["key", "door_open"]
    assert noises([by_axe], WOODEN) == ["door_open"]


def test_a_trap_snaps_only_when_it_is_sprung() -> None:
    assert noises([e.TrapGone(dot=3, sprung=True)], WOODEN) == ["trap"]
    assert noises([e.TrapGone(dot=3, sprung=False)], WOODEN) == []


def test_the_dawn_is_the_campers_and_the_darkness_the_maniacs() -> None:
    assert noises([e.GameEnded(winner="campers", reason="sheltered")], WOODEN) == ["win"]
    assert noises([e.GameEnded(winner="maniac", reason="all_dead")], WOODEN) == ["lose"]


def test_every_event_that_is_listed_belongs_to_the_game() -> None:
    assert all(issubclass(kind, e.LfEvent) for kind in NOISES)
