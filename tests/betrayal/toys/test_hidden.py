"""Tokens that wait for their room, tokens that nobody knows, what is kept secret and told truly (mechanism: hidden tokens)."""

from __future__ import annotations

import random

import pytest

from game.betrayal import GAME
from game.betrayal.discovering import NewRoom
from game.betrayal.events import FaceUp, Told
from game.betrayal.facedown import unseen
from game.betrayal.state import BtState
from game.betrayal.truths import possible
from game.engine.contract import CHANCE, TABLE
from game.players.betrayal.view import world
from tests.betrayal.scene import begin_turn, haunted, lay, play, put, run, scene, texts
from tests.betrayal.toys.hidden import FACES, HiddenThings

pytestmark = pytest.mark.rule("BT-6.3.1")

FOUND = ("chapel S foyer",)


def begun(rooms: tuple[str, ...] = (), grave: str = "foyer") -> BtState:
    s = scene(4, rooms=rooms)
    haunted(s, HiddenThings.number)
    while not s.counter("ready"):
        wanted = f"choose {grave}" if "choose entrance_hall" in texts(s) else "place crypt"
        play(s, wanted if wanted in texts(s) else texts(s)[0])
    for seat in range(4):
        put(s, seat, "foyer")
    begin_turn(s, s.heroes()[0])
    return s


def test_tokens_lie_in_the_rooms_there_are_and_the_others_wait_to_be_found() -> None:
    s = begun(("kitchen E foyer",))
    assert s.t.tokens["herb"] == ["kitchen"]
    assert s.counter("waiting_herb") == 4
    lay(s, "library", "S", "foyer")
    run(s, NewRoom(0, "library", False))
    run(s, NewRoom(0, "library", False))
    assert s.t.tokens["herb"] == ["kitchen", "library"]
    assert s.counter("waiting_herb") == 3
    lay(s, "junk_room", "N", "upper_landing")
    run(s, NewRoom(0, "junk_room", False))
    assert s.counter("waiting_herb") == 3


def test_one_of_a_pair_lies_in_the_first_that_is_found_or_where_the_traitor_wants_it() -> None:
    s = begun()
    assert "sarcophagus" not in s.t.tokens
    for room in ("crypt S foyer", "chapel N upper_landing"):
        lay(s, *room.split())
        run(s, NewRoom(0, room.split()[0], False))
    assert s.t.tokens["sarcophagus"] == ["crypt"]
    s = scene(4, rooms=("crypt S foyer", "chapel N upper_landing"))
    haunted(s, HiddenThings.number)
    while "place crypt" not in texts(s):
        play(s, texts(s)[0])
    assert s.actor() == s.t.traitor
    assert texts(s) == ["place chapel", "place crypt"]
    play(s, "place crypt")
    assert s.t.tokens["sarcophagus"] == ["crypt"]


def test_chance_says_what_a_token_is_when_it_is_turned_up_and_nothing_before() -> None:
    s = begun()
    assert unseen(s, "safe") == list(FACES)
    assert not any("safe" in own for own in s.secrets.own)
    play(s, "do strike")
    assert s.actor() == CHANCE
    assert [(str(outcome), weight) for outcome, weight in s.chances()] == [("face blessing", 1), ("face drip", 2), ("face smoke", 1)]
    events = play(s, "face drip")
    assert FaceUp(body=s.heroes()[0], token="safe", face="drip", place="foyer") in events
    assert unseen(s, "safe") == ["blessing", "drip", "smoke"]
    assert (s.has_token("safe", "foyer"), s.has_token("drip", "foyer")) == (False, True)
    assert "do strike" not in texts(s)


def test_the_last_face_is_known_without_chance() -> None:
    s = begun()
    s.t.faces = (("safe", "smoke"),)
    play(s, "do strike")
    assert s.actor() == s.heroes()[0]
    assert s.has_token("smoke", "foyer")


def test_only_the_keeper_knows_and_the_answer_is_true() -> None:
    one, other = begun(grave="foyer"), begun(grave="entrance_hall")
    hero, traitor = one.heroes()[0], one.t.traitor
    for viewer in (hero, TABLE):
        assert one.observe(viewer) == other.observe(viewer)
    assert one.observe(traitor).own["grave"] == "foyer"
    told = {}
    for s in (one, other):
        events = play(s, "do guess foyer")
        told[s is one] = [(event.fact, event.words) for event in events if isinstance(event, Told)]
    assert told == {True: [("it_is_so", ("foyer",))], False: [("it_is_not_so", ("foyer",))]}
    assert possible(one, "grave") == ["foyer"]
    assert "foyer" not in possible(other, "grave")
    assert len(possible(other, "grave")) == 4


def test_several_are_chosen_one_after_another_and_each_is_asked_about() -> None:
    s = begun()
    traitor = s.t.traitor
    killers = s.secrets.own[traitor]["killers"].split()
    assert len(set(killers)) == 2
    assert "entrance_hall" not in s.t.marks["maybe_killers"]
    empty = s.t.marks["maybe_killers"]
    for count, room in enumerate(killers, 1):
        for seat in s.heroes():
            put(s, seat, room)
        begin_turn(s, s.heroes()[0])
        play(s, f"do deliver {room}")
        assert s.counter("hits") == count
        if count == 1:
            guessed = {world(s.observe(s.heroes()[0]), random.Random(seed)).secrets.own[traitor]["killers"] for seed in range(30)}
            assert guessed == {f"{room} {other}" for other in empty if other != room}
    assert possible(s, "killers") == killers


def test_computers_guess_among_what_was_not_denied() -> None:
    s = begun(grave="entrance_hall")
    play(s, "do guess foyer")
    hero = s.heroes()[0]
    guessed = {world(s.observe(hero), random.Random(seed)).secrets.own[s.t.traitor]["grave"] for seed in range(30)}
    assert guessed == set(possible(s, "grave"))


def test_what_nobody_knows_is_decided_when_it_is_asked() -> None:
    s = begun()
    heroes = s.heroes()
    play(s, f"do aim {heroes[0]}")
    assert [(str(outcome), weight) for outcome, weight in s.chances()] == [("truth yes", 1), ("truth no", 2)]
    no = s.clone()
    play(no, "truth no")
    assert possible(no, "heir") == [str(seat) for seat in heroes[1:]]
    begin_turn(no, heroes[1])
    play(no, f"do aim {heroes[1]}", "truth no")
    begin_turn(no, heroes[2])
    play(no, f"do aim {heroes[2]}")
    assert no.counter("hits") == 1
    play(s, "truth yes")
    assert possible(s, "heir") == [str(heroes[0])]
    assert GAME.rebuild(s.observe(0), s.hidden(0)).observe(TABLE) == s.observe(TABLE)
