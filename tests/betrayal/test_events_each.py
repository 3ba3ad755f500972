"""Events that concern several explorers at once."""

from __future__ import annotations

import pytest

from tests.betrayal.cards import Damage, asked, clips, discards, done, draw, drawn, haunted_table, rolls, suffers, throw
from tests.betrayal.scene import play, scene, texts, turn_traitor


@pytest.mark.rule("BT-event:hideous_shriek")
def test_hideous_shriek_each_explorer_rolls_in_turn_from_the_drawer() -> None:
    s = scene(4)
    draw(s, "hideous_shriek", 2)
    for seat, rolled, damage in ((2, 4, []), (3, 3, [("mental", 1)]), (0, 1, [("mental", 1)]), (1, 0, [("mental", 2)])):
        rolls(s, seat, "event_hideous_shriek", "sanity", rolled)
        suffers(s, damage, seat)
    assert done(s)
    assert discards(s) == ["hideous_shriek"]


@pytest.mark.rule("BT-event:silence")
@pytest.mark.parametrize(("rolled", "damage"), [(4, []), (3, [("mental", 1)]), (1, [("mental", 1)]), (0, [("mental", 2)])])
def test_silence_reaches_those_in_the_basement(rolled: int, damage: Damage) -> None:
    s = scene(at={1: "basement_landing"})
    draw(s, "silence")
    rolls(s, 1, "event_silence", "sanity", rolled)
    suffers(s, damage, 1)
    assert done(s)


@pytest.mark.rule("BT-event:mists_from_the_walls")
@pytest.mark.parametrize(
    ("rolled", "landing", "symbol"),
    [(4, [], []), (3, [("mental", 1)], [("mental", 2)]), (1, [("mental", 1)], [("mental", 2)]), (0, [("mental", 1)], [("mental", 3)])],
)
def test_mists_are_thicker_in_rooms_with_an_event_symbol(rolled: int, landing: Damage, symbol: Damage) -> None:
    s = scene(rooms=["crypt N basement_landing"], at={0: "crypt", 1: "basement_landing"})
    draw(s, "mists_from_the_walls")
    for seat, damage in ((0, symbol), (1, landing)):
        rolls(s, seat, "event_mists_from_the_walls", "sanity", rolled)
        suffers(s, damage, seat)
    assert done(s)


@pytest.mark.rule("BT-event:shrieking_wind")
@pytest.mark.parametrize(
    ("rolled", "damage"), [(5, []), (4, [("physical", 1)]), (3, [("physical", 1)]), (2, [("mental", 1)]), (1, [("mental", 1)])]
)
def test_shrieking_wind_blows_outdoors_and_at_windows(rolled: int, damage: Damage) -> None:
    s = scene(4, rooms=["patio N foyer"], at={0: "patio", 1: "grand_staircase", 2: "foyer", 3: "upper_landing"})
    draw(s, "shrieking_wind")
    for seat in (0, 1):  # the Grand Staircase has a window
        rolls(s, seat, "event_shrieking_wind", "might", rolled)
        suffers(s, damage, seat)
    assert done(s)


@pytest.mark.rule("BT-event:shrieking_wind")
def test_shrieking_wind_carries_an_item_to_the_entrance_hall() -> None:
    s = scene(rooms=["gardens N foyer"], at={0: "gardens"}, cards={0: ["axe", "blood_dagger", "book", "dog"]})
    draw(s, "shrieking_wind")
    rolls(s, 0, "event_shrieking_wind", "might", 0)
    suffers(s, [("physical", 1)])
    assert texts(s) == ["leave_there axe", "leave_there book"]
    play(s, "leave_there book")
    assert done(s)
    assert s.t.dropped == {"entrance_hall": ["book"]}
    assert clips(s) == {"might": 1, "sanity": 1}  # the Dog's; the Book's Knowledge is gone again


@pytest.mark.rule("BT-event:shrieking_wind", "BT-7.10")
def test_a_covered_window_keeps_the_wind_out() -> None:
    s = scene(rooms=["dusty_hallway N foyer", "creaky_hallway W dusty_hallway"], at={0: "grand_staircase"})
    assert s.board.windows("grand_staircase") == ()
    draw(s, "shrieking_wind")
    assert done(s)


@pytest.mark.rule("BT-event:the_beckoning")
@pytest.mark.parametrize("rolled", [4, 3])
def test_the_beckoning_withstood(rolled: int) -> None:
    s = drawn("the_beckoning", place="gardens", rooms=["gardens N foyer"])
    rolls(s, 0, "event_the_beckoning", "sanity", rolled)
    assert done(s)
    assert s.room(0) == "gardens"


@pytest.mark.rule("BT-event:the_beckoning")
@pytest.mark.parametrize("rolled", [2, 0])
def test_the_beckoning_finds_the_patio_and_has_the_explorer_jump(rolled: int) -> None:
    s = scene(rooms=["gardens N foyer"], at={0: "gardens", 1: "foyer"})
    draw(s, "the_beckoning")
    rolls(s, 0, "event_the_beckoning", "sanity", rolled)
    assert asked(s, 0)
    assert all(text.startswith("lay ") for text in texts(s))
    play(s, texts(s)[0])
    assert s.room(0) == "patio"
    assert "patio" not in s.t.piles["room"].cards
    suffers(s, [("physical", 1)])
    assert done(s)


@pytest.mark.rule("BT-event:the_beckoning")
def test_the_beckoning_leads_into_a_patio_that_lies_there_and_not_from_it() -> None:
    s = scene(rooms=["gardens N foyer", "patio S foyer"], at={0: "patio", 1: "gardens"})
    draw(s, "the_beckoning")
    rolls(s, 1, "event_the_beckoning", "sanity", 0)
    suffers(s, [("physical", 1)], 1)
    assert done(s)
    assert s.room(1) == "patio"


@pytest.mark.rule("BT-6.5.3", "BT-event:hideous_shriek")
def test_a_traitor_may_ignore_an_event_before_rolling() -> None:
    s = scene()
    haunted_table(s)
    turn_traitor(s, 1)
    draw(s, "hideous_shriek")
    rolls(s, 0, "event_hideous_shriek", "sanity", 4)
    assert asked(s, 1)
    play(s, "ignore")
    rolls(s, 2, "event_hideous_shriek", "sanity", 4)
    assert done(s)
    s.t.piles["event"].cards.append(discards(s).pop())
    draw(s, "hideous_shriek", 1)
    play(s, "accept")
    assert throw(s).roll.body == 1  # he has accepted it already
