"""Events that are a roll with bands of results: every band at its least and its highest result."""

from __future__ import annotations

import pytest

from game.betrayal.terms import TRAITS
from tests.betrayal.cards import Damage, asked, clips, discards, done, draw, drawn, haunted_table, rolls, suffers, throw
from tests.betrayal.scene import dice, play, scene, texts, total, turn_traitor

Moved = dict[str, int]
ALL_DOWN: Moved = dict.fromkeys(TRAITS, -1)


def result(card: str, trait: str, rolled: int, damage: Damage, moved: Moved) -> None:
    """The drawer rolls and this follows; the card is discarded."""
    s = drawn(card)
    rolls(s, 0, f"event_{card}", trait, rolled)
    suffers(s, damage)
    assert done(s)
    assert clips(s) == moved
    assert clips(s, 1) == clips(s, 2) == {}
    assert discards(s) == [card]
    assert s.t.turn.stopped


@pytest.mark.rule("BT-event:angry_being", "BT-4.3.1", "BT-4.1.2")
@pytest.mark.parametrize(
    ("rolled", "damage", "moved"),
    [
        (8, [], {"speed": 1}),
        (5, [], {"speed": 1}),
        (4, [("mental", 1)], {}),
        (2, [("mental", 1)], {}),
        (1, [("mental", 1), ("physical", 1)], {}),
        (0, [("mental", 1), ("physical", 1)], {}),
    ],
)
def test_angry_being(rolled: int, damage: Damage, moved: Moved) -> None:
    result("angry_being", "speed", rolled, damage, moved)


@pytest.mark.rule("BT-event:creepy_crawlies")
@pytest.mark.parametrize(("rolled", "steps"), [(10, 1), (5, 1), (4, -1), (1, -1), (0, -2)])
def test_creepy_crawlies(rolled: int, steps: int) -> None:
    result("creepy_crawlies", "sanity", rolled, [], {"sanity": steps})


@pytest.mark.rule("BT-event:burning_man")
@pytest.mark.parametrize(
    ("rolled", "damage", "moved", "room"),
    [
        (4, [], {"sanity": 1}, "upper_landing"),
        (3, [], {}, "entrance_hall"),
        (2, [], {}, "entrance_hall"),
        (1, [("physical", 1), ("mental", 1)], {}, "upper_landing"),
        (0, [("physical", 1), ("mental", 1)], {}, "upper_landing"),
    ],
)
def test_burning_man(rolled: int, damage: Damage, moved: Moved, room: str) -> None:
    s = drawn("burning_man", place="upper_landing")
    rolls(s, 0, "event_burning_man", "sanity", rolled)
    suffers(s, damage)
    assert done(s)
    assert clips(s) == moved
    assert s.room(0) == room


@pytest.mark.rule("BT-event:night_view")
@pytest.mark.parametrize(("rolled", "moved"), [(6, {"knowledge": 1}), (5, {"knowledge": 1}), (4, {}), (0, {})])
def test_night_view(rolled: int, moved: Moved) -> None:
    result("night_view", "knowledge", rolled, [], moved)


@pytest.mark.rule("BT-event:rotten")
@pytest.mark.parametrize(
    ("rolled", "moved"),
    [(5, {"sanity": 1}), (4, {"might": -1}), (2, {"might": -1}), (1, {"might": -1, "speed": -1}), (0, ALL_DOWN)],
)
def test_rotten(rolled: int, moved: Moved) -> None:
    result("rotten", "sanity", rolled, [], moved)


@pytest.mark.rule("BT-event:something_slimy")
@pytest.mark.parametrize(("rolled", "moved"), [(4, {"speed": 1}), (3, {"might": -1}), (1, {"might": -1}), (0, {"might": -1, "speed": -1})])
def test_something_slimy(rolled: int, moved: Moved) -> None:
    result("something_slimy", "speed", rolled, [], moved)


@pytest.mark.rule("BT-event:phone_call")
@pytest.mark.parametrize(
    ("rolled", "damage", "moved"),
    [
        (4, [], {"sanity": 1}),
        (3, [], {"knowledge": 1}),
        (2, [("mental", 1)], {}),
        (1, [("mental", 1)], {}),
        (0, [("physical", 2)], {}),
    ],
)
def test_phone_call(rolled: int, damage: Damage, moved: Moved) -> None:
    s = drawn("phone_call")
    rolls(s, 0, "event_phone_call", "", rolled, 2)
    suffers(s, damage)
    assert done(s)
    assert clips(s) == moved


@pytest.mark.rule("BT-event:the_voice")
@pytest.mark.parametrize(("rolled", "draws"), [(6, True), (4, True), (3, False), (0, False)])
def test_the_voice(rolled: int, draws: bool) -> None:
    s = drawn("the_voice")
    rolls(s, 0, "event_the_voice", "knowledge", rolled)
    if draws:
        play(s, "draw axe")
    assert done(s)
    assert s.t.bodies[0].cards == (["axe"] if draws else [])
    assert clips(s) == {}


@pytest.mark.rule("BT-event:something_hidden", "BT-4.4.5")
@pytest.mark.parametrize(("rolled", "draws"), [(6, True), (4, True), (3, False), (0, False)])
def test_something_hidden(rolled: int, draws: bool) -> None:
    s = drawn("something_hidden")
    assert texts(s) == ["try", "leave"]
    play(s, "try")
    rolls(s, 0, "event_something_hidden", "knowledge", rolled)
    if draws:
        play(s, "draw axe")
    assert done(s)
    assert clips(s) == ({} if draws else {"sanity": -1})


@pytest.mark.rule("BT-event:something_hidden")
def test_something_hidden_may_be_left_alone() -> None:
    s = drawn("something_hidden")
    play(s, "leave")
    assert done(s)
    assert clips(s) == {}


@pytest.mark.rule("BT-event:spider")
@pytest.mark.parametrize("trait", ["speed", "sanity"])
@pytest.mark.parametrize(
    ("rolled", "damage", "steps"), [(4, [], 1), (3, [("physical", 1)], 0), (1, [("physical", 1)], 0), (0, [("physical", 2)], 0)]
)
def test_spider(trait: str, rolled: int, damage: Damage, steps: int) -> None:
    s = drawn("spider")
    assert texts(s) == ["with speed", "with sanity"]
    play(s, f"with {trait}")
    rolls(s, 0, "event_spider", trait, rolled)
    suffers(s, damage)
    assert done(s)
    assert clips(s) == ({trait: steps} if steps else {})


@pytest.mark.rule("BT-event:possession")
@pytest.mark.parametrize("rolled", [6, 4])
def test_possession_overcome_raises_any_trait(rolled: int) -> None:
    s = drawn("possession")
    assert texts(s) == [f"with {trait}" for trait in TRAITS]
    play(s, "with knowledge")
    rolls(s, 0, "event_possession", "knowledge", rolled)
    assert texts(s) == [f"trait {trait}" for trait in TRAITS]
    play(s, "trait might")
    assert done(s)
    assert clips(s) == {"might": 1}


@pytest.mark.rule("BT-event:possession")
@pytest.mark.parametrize("rolled", [3, 0])
def test_possession_takes_the_trait_down_to_its_lowest_value(rolled: int) -> None:
    s = drawn("possession")
    play(s, "with might")
    rolls(s, 0, "event_possession", "might", rolled)
    assert done(s)
    assert s.t.bodies[0].traits[0] == 0
    assert clips(s) == {"might": -3}


@pytest.mark.rule("BT-event:possession")
def test_possession_of_a_trait_at_its_lowest_takes_another() -> None:
    s = scene()
    s.set_step(0, "might", 0)
    s.set_step(0, "speed", 0)
    draw(s, "possession")
    play(s, "with might")
    rolls(s, 0, "event_possession", "might", 0)
    assert texts(s) == ["lowest knowledge", "lowest sanity"]
    play(s, "lowest sanity")
    assert done(s)
    assert s.t.bodies[0].traits == [0, 0, 2, 0]


@pytest.mark.rule("BT-event:hanged_men")
def test_hanged_men_roll_each_trait_and_spare_who_fails_none() -> None:
    s = drawn("hanged_men")
    for trait in TRAITS:
        rolls(s, 0, "event_hanged_men", trait, 2)
    assert texts(s) == [f"trait {trait}" for trait in TRAITS]
    play(s, "trait speed")
    assert done(s)
    assert clips(s) == {"speed": 1}


@pytest.mark.rule("BT-event:hanged_men")
def test_hanged_men_take_from_each_trait_that_fails() -> None:
    s = drawn("hanged_men")
    for trait, rolled in zip(TRAITS, (1, 2, 0, 6), strict=True):
        rolls(s, 0, "event_hanged_men", trait, rolled)
    assert done(s)
    assert clips(s) == {"might": -1, "knowledge": -1}


@pytest.mark.rule("BT-event:disquieting_sounds")
@pytest.mark.parametrize(("omens", "rolled", "good"), [(0, 0, True), (5, 5, True), (5, 6, True), (5, 4, False), (13, 12, False)])
def test_disquieting_sounds_are_measured_by_the_omens(omens: int, rolled: int, good: bool) -> None:
    s = scene()
    s.t.omens = omens
    draw(s, "disquieting_sounds")
    rolls(s, 0, "event_disquieting_sounds", "", rolled, 6)
    suffers(s, [] if good else [("mental", 1)])
    assert done(s)
    assert clips(s) == ({"sanity": 1} if good else {})


@pytest.mark.rule("BT-event:footsteps")
@pytest.mark.parametrize(
    ("rolled", "moved", "nearest"),
    [(4, {"might": 1}, {"might": 1}), (3, {"might": 1}, {"sanity": -1}), (2, {"sanity": -1}, {}), (1, {"speed": -1}, {})],
)
def test_footsteps_in_the_chapel(rolled: int, moved: Moved, nearest: Moved) -> None:
    s = scene(rooms=["chapel N foyer"], at={0: "chapel", 1: "grand_staircase", 2: "upper_landing"})
    draw(s, "footsteps")
    rolls(s, 0, "event_footsteps", "", rolled, 2)
    assert done(s)
    assert clips(s) == moved
    assert clips(s, 1) == nearest
    assert clips(s, 2) == {}


@pytest.mark.rule("BT-event:footsteps")
def test_footsteps_elsewhere_are_one_die_and_0_costs_each_explorer_a_step_of_its_choice() -> None:
    s = drawn("footsteps")
    rolls(s, 0, "event_footsteps", "", 0, 1)
    for seat, trait in enumerate(("might", "speed", "sanity")):
        assert asked(s, seat)
        play(s, f"trait {trait}")
    assert done(s)
    assert [clips(s, seat) for seat in range(3)] == [{"might": -1}, {"speed": -1}, {"sanity": -1}]


@pytest.mark.rule("BT-event:footsteps")
def test_of_two_explorers_that_are_equally_near_the_drawer_names_one() -> None:
    s = scene(rooms=["chapel N foyer"], at={0: "chapel", 1: "foyer", 2: "foyer"})
    draw(s, "footsteps")
    total(s, 4)
    assert asked(s, 0)
    assert texts(s) == ["nearest 1", "nearest 2"]
    play(s, "nearest 2")
    assert done(s)
    assert (clips(s, 1), clips(s, 2)) == ({}, {"might": 1})


@pytest.mark.rule("BT-event:bloody_vision")
@pytest.mark.parametrize(("rolled", "moved"), [(4, {"sanity": 1}), (3, {"sanity": -1}), (2, {"sanity": -1}), (1, {}), (0, {})])
def test_bloody_vision_before_the_haunt(rolled: int, moved: Moved) -> None:
    s = scene(at={1: "foyer"})
    draw(s, "bloody_vision")
    rolls(s, 0, "event_bloody_vision", "sanity", rolled)
    assert done(s)
    assert clips(s) == moved


@pytest.mark.rule("BT-event:bloody_vision")
@pytest.mark.parametrize("rolled", [1, 0])
def test_bloody_vision_after_it_makes_one_attack_the_weakest_explorer_close_by(rolled: int) -> None:
    s = scene(4, at={0: "foyer", 1: "foyer", 2: "entrance_hall", 3: "upper_landing"})
    haunted_table(s)
    draw(s, "bloody_vision")
    rolls(s, 0, "event_bloody_vision", "sanity", rolled)
    rolls(s, 0, "attack", "might", 2)
    rolls(s, 2, "defence", "might", 0)  # Might 4 beside; Might 5 in the room; the farthest does not count
    assert asked(s, 2)
    play(s, "spread 2 0")
    assert clips(s, 2) == {"might": -2}
    assert done(s)


@pytest.mark.rule("BT-event:bloody_vision")
def test_bloody_vision_with_nobody_close_does_nothing() -> None:
    s = scene(at={0: "basement_landing"})
    haunted_table(s)
    draw(s, "bloody_vision")
    total(s, 0)
    assert done(s)


@pytest.mark.rule("BT-6.5.3", "BT-event:footsteps")
def test_a_traitor_may_ignore_what_somebody_elses_event_does_to_him() -> None:
    s = scene(at={0: "foyer"})
    haunted_table(s)
    turn_traitor(s, 1)
    draw(s, "footsteps")
    total(s, 0)
    play(s, "trait might")
    assert asked(s, 1)
    assert texts(s) == ["accept", "ignore"]
    play(s, "ignore")
    play(s, "trait might")
    assert done(s)
    assert clips(s, 1) == {}


@pytest.mark.rule("BT-4.4.1")
def test_the_candle_and_the_idol_help_with_the_rolls_of_ones_event() -> None:
    s = drawn("angry_being", cards=["candle", "idol"])
    play(s, "add idol")
    assert throw(s).number == s.value(0, "speed") + 3
    dice(s, *[2] * throw(s).number)
    assert clips(s) == {"speed": 1, "sanity": -1}
