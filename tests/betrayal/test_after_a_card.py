"""What costs no movement is done even when a card has ended movement (BT-4.1.2, BT-4.2.6)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.betrayal.holding import Draw
from game.betrayal.moving import root
from game.betrayal.state import BtState
from tests.betrayal.scene import begin_turn, play, put, run, scene, texts, total, turn_traitor


def vault() -> BtState:
    return scene(rooms=["vault N basement_landing"], at={0: "vault"})


def gallery() -> BtState:
    return scene(rooms=["gallery N upper_landing", "ballroom N foyer"], at={0: "gallery"})


def chasm() -> BtState:
    return scene(rooms=["chasm N basement_landing"], at={0: "chasm/W"})


def tower() -> BtState:
    return scene(rooms=["tower N upper_landing"], at={0: "tower/W"})


def catacombs() -> BtState:
    return scene(rooms=["catacombs N basement_landing"], at={0: "catacombs/N"})


def collapsed() -> BtState:
    return scene(rooms=["collapsed_room N foyer"], at={0: "collapsed_room"})


def slide() -> BtState:
    s = scene(at={0: "foyer"})
    s.lay_token("slide", "foyer")
    return s


def wall() -> BtState:
    s = scene(rooms=["chapel N foyer", "library N entrance_hall"], at={0: "chapel"})
    for room in ("chapel", "library"):
        s.lay_token("wall_switch", room)
    return s


FREE: tuple[tuple[Callable[[], BtState], str], ...] = (
    (vault, "cross"),
    (gallery, "drop_down"),
    (chasm, "cross"),
    (tower, "cross"),
    (catacombs, "cross"),
    (collapsed, "fall"),
    (slide, "token slide"),
    (wall, "token wall_switch"),
)


@pytest.mark.rule("BT-4.1.2")
@pytest.mark.parametrize("traitor", [False, True])
@pytest.mark.parametrize(("place", "deed"), FREE)
@pytest.mark.slow
def test_what_costs_no_movement_is_left_when_a_card_was_drawn(place: Callable[[], BtState], deed: str, traitor: bool) -> None:
    s = place()
    if traitor:
        turn_traitor(s, 0)
    begin_turn(s, 0)
    assert deed in texts(s)
    run(s, Draw(0, "item"))
    play(s, "draw axe")
    assert s.t.turn.stopped
    assert not [text for text in texts(s) if text.startswith(("go ", "explore "))]
    assert deed in texts(s)


@pytest.mark.rule("BT-4.1.2")
@pytest.mark.parametrize(("place", "deed"), FREE)
@pytest.mark.slow
def test_who_is_rooted_to_the_spot_does_none_of_it(place: Callable[[], BtState], deed: str) -> None:
    s = place()
    begin_turn(s, 0)
    root(s)
    s._legal = None
    assert not [text for text in texts(s) if text == deed or text.startswith(("go ", "explore "))]


@pytest.mark.rule("BT-4.2.6")
@pytest.mark.rule("BT-7.2")
def test_the_discoverer_of_the_vault_draws_its_event_and_then_tries_the_door() -> None:
    s = scene(at={0: "basement_landing"})
    s.t.piles["room"].cards = ["vault", "wine_cellar"]
    s.set_step(0, "knowledge", 7)
    play(s, "explore N", "back bu", "tile vault", "turn 2")
    play(s, "draw night_view")
    total(s, 0)
    assert s.t.turn.stopped
    play(s, "cross")
    total(s, 6)
    play(s, "draw axe", "draw bell")
    assert s.t.bodies[0].half == "in"
    assert {"axe", "bell"} <= set(s.t.bodies[0].cards)


@pytest.mark.rule("BT-4.2.6")
@pytest.mark.rule("BT-7.5")
def test_the_discoverer_of_the_gallery_draws_its_omen_and_may_then_drop() -> None:
    s = scene(rooms=["ballroom N foyer"], at={0: "upper_landing"})
    s.t.piles["room"].cards = ["gallery", "attic"]
    play(s, "explore N", "back u", "tile gallery", "turn 0", "draw book", "drop_down")
    assert s.t.bodies[0].room == "ballroom"
    total(s, 0)
    assert not [text for text in texts(s) if text.startswith(("go ", "explore "))]  # movement is still over


@pytest.mark.rule("BT-4.2.6")
def test_the_text_is_for_who_is_still_there_after_the_card() -> None:
    s = scene(rooms=["ballroom N foyer"], at={0: "upper_landing"})
    s.t.piles["room"].cards = ["gallery", "attic"]
    play(s, "explore N", "back u", "tile gallery", "turn 0", "draw book")
    put(s, 0, "entrance_hall")
    s._legal = None
    assert "drop_down" not in texts(s)


@pytest.mark.rule("BT-7.1")
def test_a_failed_crossing_ends_movement_and_is_the_only_one() -> None:
    s = chasm()
    run(s, Draw(0, "item"))
    play(s, "draw axe", "cross")
    total(s, 0)
    assert not [text for text in texts(s) if text.startswith(("go ", "explore ", "cross"))]
