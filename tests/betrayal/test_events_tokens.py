"""Events that lay a token: what it does to rolls, and what can be tried beside it."""

from __future__ import annotations

import pytest

from tests.betrayal.cards import Damage, discards, done, draw, drawn, haunted_table, rolls, suffers, throw
from tests.betrayal.scene import begin_turn, play, put, scene, texts, total, turn_traitor

# tokens that act on rolls


@pytest.mark.rule("BT-event:a_moment_of_hope")
def test_a_moment_of_hope_blesses_the_heroes_in_its_room() -> None:
    s = drawn("a_moment_of_hope", place="foyer")
    assert s.t.tokens == {"blessing": ["foyer"]}
    draw(s, "night_view")
    rolls(s, 0, "event_night_view", "knowledge", 4, s.value(0, "knowledge") + 1)
    draw(s, "the_voice", 1)
    rolls(s, 1, "event_the_voice", "knowledge", 0)  # in the Entrance Hall
    haunted_table(s)
    turn_traitor(s, 0)
    draw(s, "angry_being")
    play(s, "accept")
    assert throw(s).number == s.value(0, "speed")


@pytest.mark.rule("BT-event:a_moment_of_hope", "BT-4.4.4")
def test_blessed_rolls_have_eight_dice_at_most() -> None:
    s = drawn("a_moment_of_hope", place="foyer")
    s.set_step(0, "speed", 7)
    assert s.value(0, "speed") == 8
    draw(s, "angry_being")
    assert throw(s).number == 8


@pytest.mark.rule("BT-event:drip_drip_drip", "BT-4.4.4")
@pytest.mark.parametrize(("value", "number"), [(3, 2), (1, 1)])
def test_drip_takes_a_die_but_not_the_last(value: int, number: int) -> None:
    s = drawn("drip_drip_drip", place="foyer")
    assert s.t.tokens == {"drip": ["foyer"]}
    s.set_step(0, "knowledge", {3: 2, 1: 0}[value])
    draw(s, "night_view")
    assert throw(s).number == number


@pytest.mark.rule("BT-event:smoke", "BT-5.3")
def test_smoke_takes_two_dice_and_the_sight() -> None:
    s = scene(at={0: "foyer", 1: "entrance_hall", 2: "grand_staircase"})
    draw(s, "smoke")
    assert s.t.tokens == {"smoke": ["foyer"]}
    draw(s, "angry_being")
    assert throw(s).number == s.value(0, "speed") - 2
    total(s, 0)
    suffers(s, [("mental", 1), ("physical", 1)])
    haunted_table(s)
    s.t.bodies[2].side = "traitors"
    s.t.bodies[1].cards.append("revolver")
    begin_turn(s, 1)
    assert "attack 2 revolver" not in texts(s)
    s.take_token("smoke", "foyer")
    begin_turn(s, 1)
    assert "attack 2 revolver" in texts(s)


@pytest.mark.rule("BT-event:a_moment_of_hope", "BT-event:drip_drip_drip", "BT-event:smoke", "BT-1.1")
@pytest.mark.parametrize(("card", "token"), [("a_moment_of_hope", "blessing"), ("drip_drip_drip", "drip"), ("smoke", "smoke")])
def test_a_card_that_comes_again_takes_its_only_token_along(card: str, token: str) -> None:
    s = drawn(card, place="foyer")
    s.t.piles["event"].cards.append(discards(s).pop())
    draw(s, card, 1)
    assert s.t.tokens == {token: ["entrance_hall"]}


# tokens that are tried


@pytest.mark.rule("BT-event:closet_door")
@pytest.mark.parametrize(
    ("rolled", "card", "stays"), [(4, "axe", True), (3, "smoke", True), (2, "smoke", True), (1, "smoke", False), (0, "smoke", False)]
)
def test_the_closet_may_be_opened_once_a_turn(rolled: int, card: str, stays: bool) -> None:
    s = drawn("closet_door")
    assert s.t.tokens == {"closet": ["entrance_hall"]}
    for seat in (0, 1):
        begin_turn(s, seat)
        assert "token closet" in texts(s)
    play(s, "token closet")
    rolls(s, 1, "token_closet", "", rolled, 2)
    play(s, f"draw {card}")
    assert done(s, 1)
    assert ("closet" in s.t.tokens) == stays
    assert "token closet" not in texts(s)
    assert s.t.turn.stopped


@pytest.mark.rule("BT-event:locked_safe")
@pytest.mark.parametrize(
    ("rolled", "damage"), [(5, []), (4, [("physical", 1)]), (2, [("physical", 1)]), (1, [("physical", 2)]), (0, [("physical", 2)])]
)
def test_the_safe(rolled: int, damage: Damage) -> None:
    s = drawn("locked_safe")
    begin_turn(s, 1)
    play(s, "token safe")
    rolls(s, 1, "token_safe", "knowledge", rolled)
    suffers(s, damage, 1)
    if not damage:
        play(s, "draw axe", "draw idol")
    assert done(s, 1)
    assert s.t.bodies[1].cards == ([] if damage else ["axe", "idol"])
    assert ("safe" in s.t.tokens) == bool(damage)
    assert "token safe" not in texts(s)
    put(s, 2, "foyer")
    begin_turn(s, 2)
    assert "token safe" not in texts(s)


@pytest.mark.rule("BT-event:skeletons")
@pytest.mark.parametrize(("rolled", "found"), [(6, True), (5, True), (4, False), (0, False)])
def test_the_skeletons(rolled: int, found: bool) -> None:
    s = drawn("skeletons")
    suffers(s, [("mental", 1)])
    begin_turn(s, 1)
    play(s, "token skeletons")
    rolls(s, 1, "token_skeletons", "sanity", rolled)
    if found:
        play(s, "draw axe")
    else:
        suffers(s, [("mental", 1)], 1)
    assert done(s, 1)
    assert ("skeletons" in s.t.tokens) != found
