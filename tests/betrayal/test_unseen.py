"""A traitor whom nobody sees, and how he is looked for, as in haunt 41 (`game.betrayal.haunts.unseen`, `hiding`, `seeking`)."""

from __future__ import annotations

import random

import pytest

from game.betrayal import GAME
from game.engine.contract import TABLE, visible
from tests.betrayal.scene import begin_turn, play, put, texts, total
from tests.betrayal.swapping import swap
from tests.betrayal.test_haunt_41 import ended, invisible, kinds


@pytest.mark.rule("BT-H41")
def test_only_the_traitor_knows_where_he_is_and_how_far_he_goes() -> None:
    s = invisible()
    begin_turn(s, 0)
    before = {viewer: s.observe(viewer) for viewer in (1, 2, TABLE)}
    events = play(s, "go abandoned_room")
    assert s.room(0) == "abandoned_room"
    assert s.observe(0).own["room"] == "abandoned_room"
    for viewer in (1, 2, TABLE):
        assert s.observe(viewer) == before[viewer]
        assert visible(events, viewer) == []
    assert [event.room for event in visible(events, 0)] == ["abandoned_room"]  # type: ignore[attr-defined]


def test_he_goes_as_far_as_his_speed_and_no_hero_hinders_him() -> None:
    s = invisible(room="entrance_hall")
    s.set_step(0, "speed", 0)
    speed = s.value(0, "speed")
    begin_turn(s, 0)
    for step in range(speed):
        play(s, "go abandoned_room" if step % 2 == 0 else "go entrance_hall")
    assert not kinds(s, "go")
    assert not kinds(s, "explore")


def test_discovering_shows_where_he_is_until_his_next_turn() -> None:
    s = invisible()
    begin_turn(s, 0)
    play(s, kinds(s, "explore")[0])
    assert s.t.bodies[0].room == "library"
    assert "room" not in s.secrets.own[0]
    begin_turn(s, 0)
    assert s.t.bodies[0].room == ""
    assert s.room(0) == "library"


def test_a_guess_fights_where_he_is_and_spends_the_attack_where_he_is_not() -> None:
    s = invisible(room="kitchen", seat1=["axe"])
    begin_turn(s, 1)
    assert kinds(s, "do guess") == ["do guess hands", "do guess axe"]
    assert not kinds(s, "attack")
    play(s, "do guess axe")
    assert s.t.marks["trace"] == ["not:entrance_hall"]
    assert not kinds(s, "do guess")
    s = invisible(room="entrance_hall", seat1=["axe"])
    s.set_step(0, "might", 0)
    begin_turn(s, 1)
    play(s, "do guess axe")
    total(s, 6)
    total(s, 1)
    assert s.actor() == 0
    play(s, "spread 5 0")
    assert ended(s) == ("heroes_traitor_dead", (1, 2))


def test_a_hero_cannot_tell_from_his_choices_where_the_traitor_is() -> None:
    offered = []
    for room in ("entrance_hall", "library", "kitchen"):
        s = invisible(room=room, seat1=["axe", "revolver"])
        begin_turn(s, 1)
        offered.append(texts(s))
    assert offered[0] == offered[1] == offered[2]


def test_the_revolver_is_aimed_at_a_room_in_sight() -> None:
    for room, found in (("library", True), ("kitchen", False)):
        s = invisible(room=room, seat1=["revolver"])
        begin_turn(s, 1)
        assert "do aim library" in texts(s)
        play(s, "do aim library")
        assert s.t.turn.attacked
        assert s.used("item:revolver")
        if found:
            total(s, 2)
            total(s, 4)
            assert s.actor() == 1  # from afar the attacker is not hurt
            assert texts(s)[0] != "spread 2 0"


def test_the_dynamite_is_thrown_on_a_guess() -> None:
    for room, found in (("abandoned_room", True), ("library", False)):
        s = invisible(room=room, seat1=["dynamite"])
        begin_turn(s, 1)
        play(s, "use dynamite abandoned_room")
        assert not s.holds(1, "dynamite")
        if found:
            total(s, 4)
            assert s.actor() == 0
            assert "spread 4 0" in texts(s)
        else:
            assert s.t.marks["trace"] == ["not:abandoned_room"]


@pytest.mark.rule("BT-H41")
def test_another_room_looks_the_same_to_everybody_else() -> None:
    s = invisible(room="library", seat1=["axe", "revolver"])
    rng = random.Random(1)
    seen = set()
    for body in (0, 1, 2):
        begin_turn(s, body)
        for viewer in (1, 2, TABLE):
            other = swap(GAME, s, viewer, rng)
            assert other is not None
            made = GAME.rebuild(s.observe(viewer), other)
            assert made.observe(viewer) == s.observe(viewer)
            if viewer == s.actor():
                assert made.legal_actions() == s.legal_actions()
            seen.add(made.room(0))
        assert swap(GAME, s, 0, rng) is None
    assert len(seen) > 3


def test_put_and_place_agree() -> None:
    s = invisible()
    put(s, 1, "library")
    assert s.together(0, 1)
    assert s.others_here(1) == []
    assert 0 not in s.at("library")
