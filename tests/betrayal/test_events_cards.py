"""Events that stay with an explorer, and those that take or bring cards."""

from __future__ import annotations

import pytest

from game.betrayal.holding import lose_card
from game.engine.contract import CHANCE
from tests.betrayal.cards import clips, discards, done, draw, drawn, rolls, suffers
from tests.betrayal.scene import begin_turn, give, play, put, run, scene, texts, total

# cards that stay


@pytest.mark.rule("BT-event:debris", "BT-4.3.1")
@pytest.mark.parametrize(("rolled", "dice"), [(2, 1), (1, 1), (0, 2)])
def test_debris_buries_until_somebody_digs_the_explorer_out(rolled: int, dice: int) -> None:
    s = scene(at={1: "foyer"})
    draw(s, "debris")
    rolls(s, 0, "event_debris", "speed", rolled)
    suffers(s, [("physical", dice)])
    assert s.t.bodies[0].cards == ["debris"]
    assert discards(s) == []
    assert texts(s) == ["free 0", "end"]
    play(s, "free 0")
    rolls(s, 0, "free_debris", "might", 3)
    assert texts(s) == ["end"]
    play(s, "end")
    put(s, 1, "entrance_hall")
    begin_turn(s, 1)
    assert "free 0" in texts(s)
    play(s, "free 0")
    rolls(s, 1, "free_debris", "might", 4)
    assert s.t.bodies[0].cards == []
    assert discards(s) == ["debris"]
    assert not s.t.turn.stopped


@pytest.mark.rule("BT-event:debris")
@pytest.mark.parametrize("rolled", [4, 3])
def test_debris_dodged(rolled: int) -> None:
    s = drawn("debris")
    rolls(s, 0, "event_debris", "speed", rolled)
    assert done(s)
    assert clips(s) == {"speed": 1}
    assert discards(s) == ["debris"]


@pytest.mark.rule("BT-event:webs")
@pytest.mark.parametrize("rolled", [6, 4])
def test_webs_torn_at_once(rolled: int) -> None:
    s = drawn("webs")
    rolls(s, 0, "event_webs", "might", rolled)
    assert clips(s) == {"might": 1}
    assert s.t.stuck == {}
    assert discards(s) == ["webs"]


@pytest.mark.rule("BT-event:webs")
@pytest.mark.parametrize("rolled", [3, 0])
def test_webs_let_go_after_three_failed_tries(rolled: int) -> None:
    s = drawn("webs")
    rolls(s, 0, "event_webs", "might", rolled)
    assert s.t.stuck == {"webs": [0, 0]}
    play(s, "free 0")
    total(s, 3)
    play(s, "end")
    for seat in (1, 2):
        play(s, "free 0")
        rolls(s, seat, "free_webs", "might", 3)
        assert s.t.turn.stopped  # who fails does not move any more
        if seat == 1:
            play(s, "end")
    assert s.t.stuck == {"webs": [0, 3]}
    play(s, "end")
    assert done(s, 0)
    assert s.t.stuck == {}
    assert s.t.bodies[0].cards == []
    assert "go foyer" in texts(s)


@pytest.mark.rule("BT-event:webs")
def test_webs_broken_later_raise_nothing() -> None:
    s = drawn("webs")
    total(s, 0)
    play(s, "free 0")
    total(s, 4)
    assert clips(s) == {}
    assert discards(s) == ["webs"]


@pytest.mark.rule("BT-event:grave_dirt")
@pytest.mark.parametrize("rolled", [6, 4])
def test_grave_dirt_shaken_off(rolled: int) -> None:
    s = drawn("grave_dirt")
    rolls(s, 0, "event_grave_dirt", "might", rolled)
    assert clips(s) == {"might": 1}
    assert discards(s) == ["grave_dirt"]


@pytest.mark.rule("BT-event:grave_dirt")
def test_grave_dirt_hurts_at_the_start_of_each_turn() -> None:
    s = drawn("grave_dirt")
    rolls(s, 0, "event_grave_dirt", "might", 0)
    assert clips(s) == {}
    begin_turn(s, 0)
    play(s, "spread 1 0")
    assert done(s)
    assert clips(s) == {"might": -1}
    begin_turn(s, 1)
    assert done(s, 1)


@pytest.mark.rule("BT-event:grave_dirt")
@pytest.mark.parametrize(("card", "clean"), [("bell", True), ("axe", False), ("book", False), ("candle", False)])
def test_grave_dirt_goes_with_an_item_card_that_raises_a_trait(card: str, clean: bool) -> None:
    s = drawn("grave_dirt")
    rolls(s, 0, "event_grave_dirt", "might", 3)
    give(s, 0, card)
    assert ("grave_dirt" not in s.t.bodies[0].cards) == clean


@pytest.mark.rule("BT-event:grave_dirt")
def test_grave_dirt_goes_with_the_use_of_an_item_that_raises_a_trait() -> None:
    s = scene(cards={0: ["healing_salve"]})
    draw(s, "grave_dirt")
    total(s, 0)
    s.set_step(0, "might", 0)
    begin_turn(s, 0)
    play(s, "spread 0 1")
    play(s, next(text for text in texts(s) if text.startswith("use healing_salve") and "speed" not in text))
    if not done(s):
        play(s, texts(s)[0])
    assert clips(s).get("might", 0) == 0
    assert "grave_dirt" in discards(s)


@pytest.mark.rule("BT-event:grave_dirt")
@pytest.mark.parametrize(("room", "clean"), [("gardens N foyer", True), ("patio N foyer", True), ("kitchen N foyer", False)])
def test_grave_dirt_goes_at_the_end_of_a_turn_in_a_clean_place(room: str, clean: bool) -> None:
    s = scene(rooms=[room])
    draw(s, "grave_dirt")
    total(s, 0)
    put(s, 0, room.split()[0])
    play(s, "end")
    assert ("grave_dirt" in discards(s)) == clean


@pytest.mark.rule("BT-event:lights_out")
def test_lights_out_leaves_one_space_a_turn() -> None:
    s = scene(at={0: "foyer"})
    draw(s, "lights_out")
    assert s.t.bodies[0].cards == ["lights_out"]
    play(s, "end")
    begin_turn(s, 0)
    assert s.value(0, "speed") > 1
    play(s, "go grand_staircase")
    assert not [text for text in texts(s) if text.startswith(("go", "explore"))]
    assert s.holds(0, "lights_out")


@pytest.mark.rule("BT-event:lights_out")
@pytest.mark.parametrize(("room", "light"), [("foyer", False), ("entrance_hall", True), ("furnace_room", True)])
def test_lights_out_ends_with_company_or_in_the_furnace_room(room: str, light: bool) -> None:
    s = scene(rooms=["furnace_room N basement_landing"])
    draw(s, "lights_out")
    put(s, 0, room)
    play(s, "end")
    assert s.holds(0, "lights_out") != light
    assert ("lights_out" in discards(s)) == light


@pytest.mark.rule("BT-event:lights_out")
@pytest.mark.parametrize("before", [True, False])
def test_the_candle_gives_light(before: bool) -> None:
    s = scene(at={0: "foyer"}, cards={0: ["candle"] if before else []})
    draw(s, "lights_out")
    if not before:
        assert s.holds(0, "lights_out")
        give(s, 0, "candle")
    assert not s.holds(0, "lights_out")
    assert discards(s) == ["lights_out"]


# cards that come and go


@pytest.mark.rule("BT-event:image_in_the_mirror_receive")
def test_the_image_in_the_mirror_gives_an_item() -> None:
    s = drawn("image_in_the_mirror_receive")
    play(s, "draw axe")
    assert done(s)
    assert s.t.bodies[0].cards == ["axe"]


@pytest.mark.rule("BT-event:image_in_the_mirror_give")
def test_the_image_in_the_mirror_takes_an_item_card() -> None:
    s = drawn("image_in_the_mirror_give", cards=["axe", "bell", "mask"])
    assert texts(s) == ["hand_over axe", "hand_over bell"]
    play(s, "hand_over axe")
    assert done(s)
    assert s.t.bodies[0].cards == ["bell", "mask"]
    assert "axe" in s.t.piles["item"].cards
    assert s.t.piles["item"].discards == []
    assert clips(s) == {"knowledge": 1, "sanity": 1}


@pytest.mark.rule("BT-event:image_in_the_mirror_give")
def test_without_an_item_card_the_next_on_the_left_gives() -> None:
    s = scene(4, cards={0: ["mask"], 2: ["axe"], 3: ["bell"]})
    draw(s, "image_in_the_mirror_give")
    assert done(s)
    assert s.t.bodies[2].cards == []
    assert clips(s, 2) == {"knowledge": 1}
    assert clips(s) == {}


@pytest.mark.rule("BT-event:image_in_the_mirror_give")
def test_where_nobody_has_an_item_card_nothing_happens() -> None:
    s = drawn("image_in_the_mirror_give", cards=["mask"])
    assert done(s)
    assert clips(s) == {}


@pytest.mark.rule("BT-event:jonahs_turn")
@pytest.mark.parametrize("holder", [0, 1])
def test_jonahs_turn_replaces_the_puzzle_box(holder: int) -> None:
    s = scene(cards={holder: ["puzzle_box"]})
    draw(s, "jonahs_turn")
    play(s, "draw axe")
    assert done(s)
    assert s.t.bodies[holder].cards == ["axe"]
    assert s.t.piles["item"].discards == ["puzzle_box"]
    assert clips(s) == {"sanity": 1}


@pytest.mark.rule("BT-event:jonahs_turn")
def test_jonahs_turn_without_the_puzzle_box() -> None:
    s = drawn("jonahs_turn")
    suffers(s, [("mental", 1)])
    assert done(s)


@pytest.mark.rule("BT-event:whoops")
def test_whoops_an_item_card_is_picked_blindly() -> None:
    s = drawn("whoops", cards=["axe", "mask", "bell"])
    assert s.actor() == CHANCE
    assert [(str(chosen), weight) for chosen, weight in s.chances()] == [("lose axe", 1), ("lose bell", 1)]
    play(s, "lose bell")
    assert done(s)
    assert s.t.bodies[0].cards == ["axe", "mask"]
    assert s.t.piles["item"].discards == ["bell"]
    assert clips(s) == {}


@pytest.mark.rule("BT-event:whoops")
def test_whoops_without_an_item_card() -> None:
    assert done(drawn("whoops", cards=["mask"]))


@pytest.mark.rule("BT-4.3.3")
def test_an_empty_deck_is_its_discards_shuffled_and_without_these_the_draw_is_lost() -> None:
    s = scene()
    items = s.t.piles["item"]
    items.discards, items.cards = ["bell", "axe"], []
    draw(s, "image_in_the_mirror_receive")
    assert sorted(str(chosen) for chosen, _ in s.chances()) == ["draw axe", "draw bell"]
    play(s, "draw axe")
    assert (items.cards, items.discards) == (["bell"], [])
    items.cards = []
    draw(s, "the_voice")
    rolls(s, 0, "event_the_voice", "knowledge", 4)
    assert done(s)
    assert s.t.bodies[0].cards == ["axe"]


# It Is Meant to Be, the stored roll


@pytest.mark.rule("BT-event:it_is_meant_to_be")
def test_a_roll_is_stored_and_takes_the_place_of_a_later_one() -> None:
    s = drawn("it_is_meant_to_be")
    assert texts(s) == ["look room", "look omen", "look item", "look event", "store"]
    play(s, "store")
    rolls(s, 0, "event_it_is_meant_to_be", "", 7, 4)
    assert s.t.bodies[0].cards == ["it_is_meant_to_be"]
    draw(s, "phone_call")
    assert texts(s) == ["roll", "set it_is_meant_to_be 4"]  # no more than two dice can show
    play(s, "roll")
    rolls(s, 0, "event_phone_call", "", 4, 2)
    draw(s, "creepy_crawlies")
    assert texts(s) == ["roll", "set it_is_meant_to_be 7"]
    play(s, "set it_is_meant_to_be 7")
    assert done(s)
    assert clips(s) == {"sanity": 2}
    assert not s.holds(0, "it_is_meant_to_be")
    assert s.t.counters == {}
    assert "it_is_meant_to_be" in discards(s)


@pytest.mark.rule("BT-event:it_is_meant_to_be")
def test_the_stored_roll_goes_with_the_card() -> None:
    s = drawn("it_is_meant_to_be")
    play(s, "store")
    total(s, 3)
    run(s)
    lose_card(s, 0, "it_is_meant_to_be", "discarded")
    assert s.t.counters == {}
