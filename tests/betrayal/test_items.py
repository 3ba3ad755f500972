"""The items, played one by one; weapons stand in test_weapons.py, what heals in test_remedies.py."""

import pytest

from game.betrayal.events import Needed
from game.betrayal.harm import Damage
from game.betrayal.holding import Draw, lose_card
from game.betrayal.rolling import Roll
from game.betrayal.state import BtState
from game.betrayal.terms import NOBODY, TRAITS
from tests.betrayal.scene import (
    all_at,
    begin_turn,
    dice,
    give,
    lay,
    number,
    offered,
    plain_haunt,
    play,
    put,
    run,
    scene,
    steps,
    texts,
    total,
)

# before and after a roll


@pytest.mark.rule("BT-item:adrenaline_shot")
def test_the_adrenaline_shot_adds_four_to_a_trait_roll() -> None:
    s = scene(cards={0: ["adrenaline_shot"]})
    run(s, Roll(0, "test", "might"))
    assert texts(s) == ["roll", "add adrenaline_shot"]
    play(s, "add adrenaline_shot")
    total(s, 2)
    assert s.t.rolled == 6
    assert not s.holds(0, "adrenaline_shot")
    assert "adrenaline_shot" in s.t.piles["item"].discards
    for roll in (Roll(0, "attack", "might", attack=True), Roll(0, "test", dice=2)):
        s = scene(cards={0: ["adrenaline_shot"]})
        run(s, roll)
        assert s.actor() == -1


@pytest.mark.rule("BT-item:angel_feather")
def test_the_angel_feather_is_any_result() -> None:
    s = scene(cards={0: ["angel_feather"]})
    run(s, Roll(0, "test", dice=2))
    assert texts(s) == ["roll", *(f"set angel_feather {result}" for result in range(9))]
    play(s, "set angel_feather 8")
    assert s.t.rolled == 8
    assert not s.holds(0, "angel_feather")


@pytest.mark.rule("BT-item:idol")
def test_the_idol_adds_two_dice_for_a_step_of_sanity_once_a_turn() -> None:
    for step in (3, 7):
        s = scene(cards={0: ["idol"]})
        s.set_step(0, "might", step)
        dice_then = s.value(0, "might")
        sanity = steps(s)[3]
        run(s, Roll(0, "test", "might"))
        play(s, "add idol")
        assert number(s) == min(8, dice_then + 2)
        assert steps(s)[3] == sanity - 1
        total(s, 4)
        run(s, Roll(0, "other", "might"))
        assert s.actor() == -1
        begin_turn(s, 0)
        run(s, Roll(0, "test", "speed"))
        assert "add idol" in texts(s)


@pytest.mark.rule("BT-item:lucky_stone")
def test_the_lucky_stone_throws_any_dice_again_once() -> None:
    s = scene(cards={0: ["lucky_stone"]})
    run(s, Roll(0, "test", dice=3))
    dice(s, 2, 0, 0)
    assert texts(s)[0] == "keep"
    assert {"again lucky_stone 0", "again lucky_stone 0 0", "again lucky_stone 0 0 2", "again lucky_stone 0 2"} <= set(texts(s))
    play(s, "again lucky_stone 0 0")
    dice(s, 2, 1)
    assert s.t.rolled == 5
    assert not s.holds(0, "lucky_stone")
    s = scene(cards={0: ["lucky_stone"]})
    run(s, Roll(0, "test", dice=3))
    dice(s, 2, 0, 0)
    play(s, "keep")
    assert s.holds(0, "lucky_stone")


@pytest.mark.rule("BT-item:rabbits_foot")
def test_the_rabbits_foot_throws_one_die_again_once_a_turn() -> None:
    s = scene(cards={0: ["rabbits_foot"]})
    run(s, Roll(0, "test", dice=3))
    dice(s, 2, 1, 0)
    assert texts(s) == ["keep", "again rabbits_foot 0", "again rabbits_foot 1", "again rabbits_foot 2"]
    play(s, "again rabbits_foot 1")
    dice(s, 0)
    assert s.t.rolled == 2  # the second result stands
    assert s.holds(0, "rabbits_foot")
    run(s, Roll(0, "test", dice=3))
    dice(s, 2, 1, 0)
    assert s.t.rolled == 3
    begin_turn(s, 1)
    run(s, Roll(0, "test", dice=1))
    dice(s, 0)
    assert s.t.rolled == 0  # only in its holder's own turn


@pytest.mark.rule("BT-item:candle")
@pytest.mark.rule("BT-4.4.4")
def test_the_candle_lights_trait_rolls_of_events() -> None:
    s = scene(cards={0: ["candle"]})
    for roll, more in (
        (Roll(0, "event", "might", event=True), 1),
        (Roll(0, "test", "might"), 0),
        (Roll(0, "event", dice=3, event=True), 0),
    ):
        run(s, roll)
        assert number(s) == (s.value(0, "might") if roll.trait else 3) + more
        total(s, 1)
    s = scene(cards={0: ["candle"]}, who=("ox_bellows", "zoe_ingstrom", "jenny_leclerc"))
    s.set_step(0, "might", 7)
    run(s, Roll(0, "event", "might", event=True))
    assert number(s) == 8


# steps that come and go


@pytest.mark.rule("BT-item:amulet_of_the_ages")
@pytest.mark.rule("BT-3.3")
def test_the_amulet_gives_one_and_takes_three() -> None:
    s = scene()
    all_at(s, 4)
    give(s, 0, "amulet_of_the_ages")
    assert steps(s) == [5, 5, 5, 5]
    lose_card(s, 0, "amulet_of_the_ages", "dropped")
    assert steps(s) == [2, 2, 2, 2]
    all_at(s, 7)
    give(s, 0, "amulet_of_the_ages")
    lose_card(s, 0, "amulet_of_the_ages", "dropped")
    assert steps(s) == [5, 5, 5, 5]


@pytest.mark.rule("BT-3.3")
@pytest.mark.parametrize(("start", "end"), [(7, 7), (6, 6), (5, 5), (4, 4)])
def test_steps_beyond_the_maximum_are_not_lost_twice(start: int, end: int) -> None:
    s = scene(at={0: "foyer", 1: "foyer"})
    s.set_step(0, "knowledge", start)
    give(s, 0, "book")
    assert steps(s)[2] == min(7, start + 2)
    begin_turn(s, 0)
    play(s, "drop book")
    assert steps(s)[2] == end
    assert s.t.bodies[0].surplus == []


@pytest.mark.rule("BT-item:bell")
@pytest.mark.rule("BT-item:candle")
@pytest.mark.rule("BT-omen:book")
@pytest.mark.parametrize("lost", ["bell", "book", "candle"])
def test_bell_book_and_candle_belong_together(lost: str) -> None:
    s = scene()
    all_at(s, 3)
    for card in ("candle", "bell"):
        give(s, 0, card)
    assert steps(s) == [3, 3, 3, 4]
    give(s, 0, "book")
    assert steps(s) == [5, 5, 7, 6]
    lose_card(s, 0, lost, "dropped")
    assert steps(s) == [3, 3, 5 - 2 * (lost == "book"), 4 - (lost == "bell")]
    rest = next(card for card in ("candle", "book") if card != lost)
    after = steps(s)
    lose_card(s, 0, rest, "dropped")
    assert steps(s)[:2] == after[:2]  # only the first of them


# what is used in a turn


def bell(result: int, traitor: int, turn: int = 0) -> BtState:
    s = scene(4, rooms=["chapel N foyer", "bedroom N upper_landing"], at={0: "foyer", 1: "foyer", 2: "chapel", 3: "bedroom"})
    give(s, turn, "bell")
    s.set_step(turn, "sanity", 7)
    plain_haunt(s, traitor=traitor, turn=turn)
    s.spawn("zombie", "bedroom", max(traitor, 0))
    s.spawn("ghost", "upper_landing", max(traitor, 0))
    begin_turn(s, turn)
    play(s, "use bell")
    assert number(s) == s.value(turn, "sanity")
    total(s, result)
    return s


@pytest.mark.rule("BT-item:bell")
def test_the_bell_calls_unhindered_heroes() -> None:
    s = bell(5, traitor=1)
    assert s.actor() == 0
    assert texts(s) == ["done", "nearer 2 foyer"]  # a zombie holds the fourth up
    play(s, "nearer 2 foyer")
    assert s.room(2) == "foyer"
    assert "use bell" not in texts(s)
    s = bell(5, traitor=1, turn=1)
    assert s.actor() == 1
    assert texts(s) == ["done", "nearer 2 foyer"]
    play(s, "done")
    assert s.room(2) == "chapel"


@pytest.mark.rule("BT-item:bell")
def test_the_bell_calls_monsters_below_five() -> None:
    s = bell(4, traitor=1)
    assert s.actor() == 1
    assert texts(s) == ["done", "nearer 4 upper_landing", "nearer 5 grand_staircase"]
    play(s, "nearer 5 grand_staircase")
    assert texts(s) == ["done", "nearer 4 upper_landing"]
    s = bell(4, traitor=1, turn=1)  # no effect in the traitor's hand
    assert (s.room(4), s.room(5)) == ("bedroom", "upper_landing")
    assert "end" in texts(s)
    s = bell(0, traitor=NOBODY)
    assert (s.room(4), s.room(5)) == ("upper_landing", "grand_staircase")
    s = scene(cards={0: ["bell"]})
    assert "use bell" not in texts(s)


DRINKS = {
    5: (2, 2, 0, 0),
    4: (0, 0, 2, 2),
    3: (-1, 0, 1, 0),
    2: (0, 0, -2, -2),
    1: (-2, -2, 0, 0),
    0: (-2, -2, -2, -2),
}


@pytest.mark.rule("BT-item:bottle")
@pytest.mark.parametrize("result", range(7))
def test_the_bottle_is_drunk_once_after_the_haunt(result: int) -> None:
    s = scene(rooms=["tower N upper_landing", "vault N foyer"], at={0: "foyer"}, cards={0: ["bottle"]})
    assert "use bottle" not in texts(s)
    all_at(s, 4)
    plain_haunt(s)
    play(s, "use bottle")
    assert number(s) == 3
    assert not s.holds(0, "bottle")
    total(s, result)
    if result < 6:
        assert steps(s) == [4 + change for change in DRINKS[result]]
        assert "end" in texts(s)
        return
    assert set(texts(s)) == {
        f"place {room}"
        for room in ("foyer", "entrance_hall", "grand_staircase", "upper_landing", "basement_landing", "vault N", "tower W", "tower E")
    }
    play(s, "place tower E")
    assert s.place(0) == "tower/E"
    assert s.t.turn.spent == 0


@pytest.mark.rule("BT-item:bottle")
def test_a_feather_makes_no_seventh_drink() -> None:
    s = scene(cards={0: ["bottle", "angel_feather"]})
    plain_haunt(s)
    play(s, "use bottle", "set angel_feather 8")
    assert "place upper_landing" in texts(s)


def dark(result: int, **scenery: dict[int, str]) -> BtState:
    s = scene(rooms=["chapel N foyer", "chasm N basement_landing"], cards={0: ["dark_dice"]}, **scenery)  # type: ignore[arg-type]
    all_at(s, 4)
    play(s, "use dark_dice")
    assert number(s) == 3
    total(s, result)
    return s


@pytest.mark.rule("BT-item:dark_dice")
def test_dark_dice_six_takes_to_another_explorer() -> None:
    s = dark(6, at={0: "foyer", 1: "chasm/E", 2: "chapel"})
    assert texts(s) == ["beside 1", "beside 2"]
    play(s, "beside 1")
    assert s.place(0) == "chasm/E"
    assert "use dark_dice" not in texts(s)
    assert s.holds(0, "dark_dice")
    s = scene(at={0: "foyer", 1: "entrance_hall"}, cards={0: ["dark_dice"]})
    plain_haunt(s, traitor=1)
    play(s, "use dark_dice")
    total(s, 6)
    assert texts(s) == ["beside 2"]


@pytest.mark.rule("BT-item:dark_dice")
def test_dark_dice_five_sends_somebody_next_door() -> None:
    s = dark(5, at={0: "foyer", 1: "foyer", 2: "chapel"})
    play(s, "send 1")
    assert s.actor() == 0
    assert set(texts(s)) == {"place chapel", "place entrance_hall", "place grand_staircase"}
    play(s, "place chapel")
    assert s.room(1) == "chapel"
    assert s.room(0) == "foyer"
    s = dark(5, at={0: "foyer", 1: "chapel", 2: "chapel"})
    assert "end" in texts(s)


@pytest.mark.rule("BT-item:dark_dice")
def test_dark_dice_four_and_two_give_a_step() -> None:
    for result, pair in ((4, ("might", "speed")), (2, ("knowledge", "sanity"))):
        for trait in pair:
            s = dark(result)
            assert texts(s) == [f"trait {each}" for each in pair]
            play(s, f"trait {trait}")
            assert steps(s) == [4 + (each == trait) for each in TRAITS]


@pytest.mark.rule("BT-item:dark_dice")
def test_dark_dice_three_leads_next_door_for_nothing() -> None:
    s = dark(3, at={0: "foyer"})
    assert set(texts(s)) == {"place chapel", "place entrance_hall", "place grand_staircase"}
    play(s, "place chapel")
    assert s.room(0) == "chapel"
    assert s.t.turn.spent == 0
    s = dark(3, at={0: "basement_landing"})
    near = s.board.printed("chasm", "S")
    assert texts(s) == ["place chasm"]
    play(s, "place chasm")
    assert s.place(0) == f"chasm/{near}"


@pytest.mark.rule("BT-item:dark_dice")
@pytest.mark.rule("BT-4.1.4")
def test_next_door_needs_no_door() -> None:
    s = scene(rooms=["chapel N foyer"], cards={0: ["dark_dice"]}, at={0: "entrance_hall"})
    lay(s, "larder", "N", "entrance_hall")
    assert "larder" in s.board.beside("chapel")
    assert "larder" not in s.board.doors("chapel").values()
    put(s, 0, "chapel")
    begin_turn(s, 0)
    play(s, "use dark_dice")
    total(s, 3)
    assert "place larder" in texts(s)


@pytest.mark.rule("BT-item:dark_dice")
def test_dark_dice_one_and_nought() -> None:
    s = dark(1)
    assert {outcome.verb for outcome, _ in s.chances()} == {"draw"}
    assert len(s.chances()) == len(s.t.piles["event"].cards)
    assert s.t.turn.stopped
    s = dark(0)
    assert steps(s) == [0, 0, 0, 0]
    assert not s.holds(0, "dark_dice")
    assert "dark_dice" in s.t.piles["item"].discards
    s = scene(cards={0: ["dark_dice"]})
    plain_haunt(s)
    play(s, "use dark_dice")
    total(s, 0)
    assert steps(s) == [0, 0, 0, 0]
    assert s.t.bodies[0].alive


# Dynamite


def blasting() -> BtState:
    s = scene(4, rooms=["chapel N foyer"], at={0: "foyer", 1: "chapel", 2: "chapel", 3: "entrance_hall"}, cards={0: ["dynamite", "axe"]})
    assert offered(s, "use dynamite") == []
    plain_haunt(s, traitor=1)
    s.spawn("zombie", "chapel", 1)
    s.spawn("ghost", "chapel", 1)
    begin_turn(s, 0)
    return s


@pytest.mark.rule("BT-item:dynamite")
def test_dynamite_hurts_all_next_door_who_do_not_run_fast_enough() -> None:
    s = blasting()
    assert set(offered(s, "use dynamite")) == {"use dynamite chapel", "use dynamite entrance_hall", "use dynamite grand_staircase"}
    play(s, "use dynamite chapel")
    assert not s.holds(0, "dynamite")
    assert number(s) == s.value(1, "speed")
    total(s, 5)
    assert s.actor() == -1  # got away; the next one runs
    assert number(s) == s.value(2, "speed")
    total(s, 4)
    assert s.actor() == 2
    assert texts(s) == [f"spread {4 - k} {k}" for k in range(5)]
    play(s, "spread 2 2")
    assert number(s) == 2  # the zombie; a ghost has no Might
    total(s, 4)
    assert s.t.bodies[4].stunned
    assert not s.t.bodies[5].stunned
    assert s.actor() == 0


@pytest.mark.rule("BT-item:dynamite")
def test_dynamite_instead_of_an_attack() -> None:
    s = blasting()
    put(s, 1, "foyer")
    begin_turn(s, 0)
    assert offered(s, "attack")
    play(s, "use dynamite grand_staircase")
    assert offered(s, "attack") == []
    s = blasting()
    put(s, 1, "foyer")
    begin_turn(s, 0)
    play(s, "attack 1")
    total(s, 1)
    total(s, 1)
    assert offered(s, "use dynamite") == []


@pytest.mark.rule("BT-item:dynamite")
@pytest.mark.rule("BT-7.1")
def test_a_barrier_stops_the_dynamite() -> None:
    s = scene(rooms=["chasm N basement_landing"], at={0: "basement_landing"}, cards={0: ["dynamite"]})
    plain_haunt(s, traitor=2)
    near = s.board.printed("chasm", "S")
    far = next(half for half in s.rules.tiles["chasm"].doors if half != near)
    put(s, 1, f"chasm/{far}")
    put(s, 2, f"chasm/{near}")
    begin_turn(s, 0)
    play(s, "use dynamite chasm")
    assert number(s) == s.value(2, "speed")
    total(s, 5)
    assert s.actor() == 0
    give(s, 0, "dynamite")
    put(s, 0, f"chasm/{far}")
    begin_turn(s, 0)
    assert offered(s, "use dynamite") == []


# boxes and gloves


@pytest.mark.rule("BT-item:music_box")
def test_the_music_box_plays_for_all_who_come_or_stay() -> None:
    for result in (4, 3):
        s = scene(at={0: "foyer", 1: "entrance_hall"}, cards={0: ["music_box"]})
        play(s, "use music_box")
        assert s.marked("music_open", "music_box")
        assert "use music_box" not in texts(s)
        assert "drop music_box" not in texts(s)
        begin_turn(s, 1)
        s.set_step(1, "sanity", 4)
        play(s, "go foyer")
        assert number(s) == s.value(1, "sanity")
        events = total(s, result)
        assert any(isinstance(event, Needed) and event.success == (result == 4) for event in events)
        assert (s.t.turn.body == 1) == (result == 4)
        assert s.holds(0, "music_box")


@pytest.mark.rule("BT-item:music_box")
def test_who_falls_under_its_spell_drops_it_open() -> None:
    s = scene(at={0: "foyer"}, cards={0: ["music_box"]})
    play(s, "use music_box", "end")
    begin_turn(s, 0)
    assert s.actor() == -1
    total(s, 3)
    assert s.t.turn.body == 1
    assert s.t.dropped == {"foyer": ["music_box"]}
    assert s.marked("music_open", "music_box")
    put(s, 2, "entrance_hall")
    begin_turn(s, 2)
    play(s, "go foyer")
    assert s.actor() == -1
    total(s, 4)
    play(s, "pick_up music_box")
    assert "use music_box" not in texts(s)
    begin_turn(s, 2)
    total(s, 4)
    play(s, "use music_box")
    assert not s.marked("music_open", "music_box")
    begin_turn(s, 2)
    assert s.actor() == 2


@pytest.mark.rule("BT-item:pickpockets_gloves")
def test_the_gloves_take_anything_that_can_be_stolen() -> None:
    s = scene(
        at={0: "foyer", 1: "foyer", 2: "entrance_hall"},
        cards={0: ["pickpockets_gloves"], 1: ["axe", "armor", "book", "dog", "blood_dagger"], 2: ["spear"]},
    )
    assert offered(s, "use pick") == [f"use pickpockets_gloves 1 {card}" for card in ("axe", "book", "blood_dagger")]
    knowledge = steps(s)[2]
    play(s, "use pickpockets_gloves 1 book")
    assert s.t.bodies[0].cards == ["book"]
    assert steps(s)[2] == knowledge + 2
    assert "pickpockets_gloves" in s.t.piles["item"].discards
    assert not {"drop book", "give book 1"} & set(texts(s))  # one use of a thing a turn


@pytest.mark.rule("BT-item:puzzle_box")
def test_the_puzzle_box_holds_two_items() -> None:
    s = scene(cards={0: ["puzzle_box"]})
    s.set_step(0, "knowledge", 7)
    play(s, "use puzzle_box")
    assert number(s) == s.value(0, "knowledge")
    total(s, 5)
    assert s.t.bodies[0].cards == ["puzzle_box"]
    assert "use puzzle_box" not in texts(s)
    begin_turn(s, 0)
    play(s, "use puzzle_box")
    total(s, 6)
    play(s, "draw axe", "draw armor")
    assert s.t.bodies[0].cards == ["axe", "armor"]
    assert "puzzle_box" in s.t.piles["item"].discards
    assert s.t.turn.stopped


@pytest.mark.rule("BT-item:armor")
@pytest.mark.rule("BT-3.8")
def test_armor_lessens_physical_damage_each_time() -> None:
    s = scene(cards={0: ["armor"]})
    for points in (3, 2, 1):
        run(s, Damage(0, "physical", points, "room"))
        if points > 1:
            assert texts(s) == [f"spread {points - 1 - k} {k}" for k in range(points)]
            play(s, texts(s)[-1])
    assert "end" in texts(s)
    run(s, Damage(0, "mental", 2, "room"))
    assert texts(s)[0] == "spread 2 0"
    play(s, "spread 2 0")
    before = steps(s)
    s.shift(0, "might", -1)
    assert steps(s)[0] == before[0] - 1


@pytest.mark.rule("BT-4.3.2")
def test_a_thing_drawn_in_ones_turn_may_be_used_at_once_and_there_is_no_most() -> None:
    s = scene(seats=3, cards={0: ["axe", "armor", "book", "idol", "bell", "candle", "ring", "spear", "skull", "mask"]})
    run(s, Draw(0, "item"))
    play(s, "draw dark_dice")
    assert len(s.t.bodies[0].cards) == 11
    assert "use dark_dice" in texts(s)
    assert s.observe(1).table.bodies[0].cards == s.t.bodies[0].cards
    play(s, "use dark_dice")
    if s.actor() == 0:
        play(s, "roll")
    total(s, 2)
    play(s, "trait sanity")
    assert "use dark_dice" not in texts(s)
    begin_turn(s, 0)
    assert "use dark_dice" in texts(s)
