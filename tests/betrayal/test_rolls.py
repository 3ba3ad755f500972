"""Rolls (4.4) and the haunt roll (6.1, 6.2)."""

import pytest

from game.betrayal.chart import HauntRoll, WhichHaunt
from game.betrayal.data import CHART, OMENS
from game.betrayal.haunting import choose_traitor
from game.betrayal.haunts import NUMBERS
from game.betrayal.holding import Draw
from game.betrayal.rolling import Roll
from tests.betrayal.scene import dice, haunted, play, put, run, scene, texts, total


@pytest.mark.rule("BT-4.4.1")
def test_a_trait_roll_throws_as_many_dice_as_the_trait_is_worth() -> None:
    s = scene()
    run(s, Roll(0, "test", "sanity"))
    assert {len(outcome.words) for outcome, _ in s.chances()} == {5}
    total(s, 7)
    assert s.t.rolled == 7


@pytest.mark.rule("BT-4.4.1")
@pytest.mark.rule("BT-4.4.4")
def test_attack_rolls_are_no_trait_rolls() -> None:
    s = scene()
    s.lay_token("drip", "entrance_hall")
    run(s, Roll(0, "test", "might"))
    assert len(s.chances()[0][0].words) == 2
    total(s, 2)
    run(s, Roll(0, "attack", "might", attack=True))
    assert len(s.chances()[0][0].words) == 3


@pytest.mark.rule("BT-4.4.2")
def test_one_try_a_turn_at_the_same_thing() -> None:
    s = scene(rooms=["vault N upper_landing"], at={0: "vault/N"})
    play(s, "cross")
    dice(s, *([0] * s.value(0, "knowledge")))
    assert "cross" not in texts(s)


@pytest.mark.rule("BT-4.4.4")
def test_never_more_than_eight_dice_nor_less_than_one() -> None:
    s = scene()
    run(s, Roll(0, "test", "sanity", extra=9))
    assert len(s.chances()[0][0].words) == 8
    total(s, 0)
    s.set_step(0, "might", 0)
    s.lay_token("smoke", "entrance_hall")
    s.lay_token("drip", "entrance_hall")
    run(s, Roll(0, "test", "might"))
    assert len(s.chances()[0][0].words) == 1


@pytest.mark.rule("BT-4.4.5")
@pytest.mark.rule("BT-7.4")
@pytest.mark.rule("BT-room:collapsed_room")
def test_the_discoverer_of_the_collapsed_room_rolls_or_falls() -> None:
    for fall, result in ((True, 0), (False, 5), (False, 4)):
        s = scene(at={0: "foyer"})
        s.set_step(0, "speed", 5)
        play(s, "explore N", "back gu", "tile collapsed_room", "turn 0")
        assert texts(s) == ["roll", "fall"]
        play(s, "fall" if fall else "roll")
        if not fall:
            total(s, result)
        if result == 5:
            assert s.t.bodies[0].room == "collapsed_room"
            continue
        assert texts(s) == [f"below basement_landing {side}" for side in "NESW"]
        play(s, "below basement_landing N", "back b", "tile wine_cellar")
        play(s, texts(s)[0])
        assert s.t.bodies[0].room == "wine_cellar"
        play(s, "draw axe")
        assert s.t.tokens["below_collapsed_room"] == ["wine_cellar"]
        total(s, 2)
        assert "spread 2 0" in texts(s)


@pytest.mark.rule("BT-7.4")
def test_later_visitors_may_fall_or_let_it_be() -> None:
    s = scene(rooms=["collapsed_room N foyer"], at={0: "foyer"})
    s.lay_token("below_collapsed_room", "basement_landing")
    play(s, "go collapsed_room")
    assert "fall" in texts(s)
    play(s, "fall")
    assert s.t.bodies[0].room == "basement_landing"
    total(s, 0)
    assert s.t.turn.spent == 1


@pytest.mark.rule("BT-6.1.1")
def test_the_fifth_omen_starts_the_haunt_on_four_or_less() -> None:
    for result, begins in ((4, True), (5, False)):
        s = scene(options={"haunt": "45"})
        s.t.omens = 5
        s.t.turn.omen, s.t.turn.omen_room = "madman", "dining_room"
        run(s, HauntRoll(0))
        assert len(s.chances()[0][0].words) == 6
        total(s, result)
        assert (s.t.haunt != 0) == begins


@pytest.mark.rule("BT-6.1.1")
def test_one_roll_at_the_end_of_the_turn_however_many_omens_and_none_after_the_haunt() -> None:
    s = scene()
    s.t.turn.omens, s.t.turn.omen, s.t.turn.omen_room = 2, "skull", "gallery"
    s.t.omens = 2
    play(s, "end")
    assert len(s.chances()[0][0].words) == 6
    total(s, 6)
    assert s.actor() == 1
    play(s, "end")
    assert s.actor() == 2  # without an omen there is no roll
    haunted(s, 45)
    s.t.turn.omens = 1
    hero = s.t.turn.body
    play(s, "end")
    assert s.t.turn.body != hero or s.actor() != -1


@pytest.mark.rule("BT-6.2.1")
def test_the_chart_has_a_haunt_for_each_omen_and_omen_room() -> None:
    assert len(CHART) == 13
    for row in CHART.values():
        assert set(row) == set(OMENS)
    assert CHART["dining_room"]["madman"] == 45
    assert CHART["junk_room"]["girl"] == 1
    assert CHART["charred_room"]["medallion"] == 44


@pytest.mark.rule("BT-6.2.1")
def test_the_room_of_the_draw_counts() -> None:
    s = scene()
    s.t.revealer = 0
    run(s, WhichHaunt("madman", "dining_room"))
    assert s.t.haunt == 45
    assert (s.t.haunt_omen, s.t.haunt_room) == ("madman", "dining_room")


@pytest.mark.rule("BT-6.2.1")
def test_a_haunt_already_played_lets_another_omen_room_be_read() -> None:
    s = scene(rooms=["dining_room N foyer"], options={"played": "45"})
    s.t.revealer = 0
    put(s, 1, "dining_room")
    run(s, WhichHaunt("madman", "dining_room"))
    assert {str(outcome).split()[1] for outcome, _ in s.chances()} <= set(CHART)
    play(s, "tile gallery")  # madman in the Gallery: 10
    assert s.t.haunt == 10
    assert "gallery" in s.board.spots
    assert "dining_room" not in s.board.spots
    assert s.board.floor("gallery") == "ground"


@pytest.mark.rule("BT-6.2.1")
def test_without_an_omen_room_the_next_omen_is_read_and_then_chance_chooses() -> None:
    s = scene(options={"played": "45_10"})
    s.t.revealer = 0
    pile = s.t.piles["room"]
    pile.cards = [room for room in pile.cards if s.rules.tiles[room].symbol != "omen"]
    run(s, WhichHaunt("madman", "gallery"))
    play(s, "draw ring")
    assert s.t.haunt == 41
    s = scene(options={"played": "45_10"})
    s.t.revealer = 0
    s.t.piles["room"].cards = pile.cards
    s.t.piles["omen"].cards = []
    run(s, WhichHaunt("madman", "gallery"))
    assert {str(outcome) for outcome, _ in s.chances()} == {f"haunt {number}" for number in NUMBERS if number not in (45, 10)}
    play(s, "haunt 38")
    assert s.t.haunt == 38


@pytest.mark.rule("BT-6.2.1")
def test_played_haunts_count_again_where_that_is_wanted() -> None:
    s = scene(options={"played": "45", "repeat_haunt": "yes"})
    s.t.revealer = 0
    run(s, WhichHaunt("madman", "dining_room"))
    assert s.t.haunt == 45


@pytest.mark.rule("BT-6.2.1")
def test_the_traitor_by_the_second_list_and_its_ties() -> None:
    s = scene(4)
    for seat in range(4):
        s.t.bodies[seat].who = "zoe_ingstrom"
        s.t.bodies[seat].traits = [3, 3, 3, 3]
    assert choose_traitor(s, "revealer", 2) == 2
    assert choose_traitor(s, "left", 3) == 0
    assert choose_traitor(s, "none", 2) == choose_traitor(s, "hidden", 2) < 0
    assert choose_traitor(s, "highest knowledge", 2) == 2  # the revealer if among them
    assert choose_traitor(s, "highest knowledge other", 2) == 3  # else the first to his left
    s.t.bodies[1].traits[2] = 5
    assert choose_traitor(s, "highest knowledge", 2) == 1  # the value now, not the one at the start
    assert choose_traitor(s, "lowest knowledge other", 1) == 2
    s = scene(4)
    assert choose_traitor(s, "youngest other", 0) == min(range(1, 4), key=s.age)
    assert choose_traitor(s, "oldest", 0) == max(range(4), key=s.age)
    assert choose_traitor(s, "explorer madame_zostra, else highest knowledge", 0) == 2
    assert choose_traitor(s, "explorer nobody_here, else highest knowledge", 0) == max(
        range(4), key=lambda seat: s.value(seat, "knowledge")
    )


@pytest.mark.rule("BT-6.4.1")
def test_heroes_from_the_traitors_left_then_the_traitor_then_the_monsters() -> None:
    from game.betrayal.terms import MONSTERS
    from game.betrayal.turns import turn_order

    s = scene(4)
    haunted(s, 10, revealer=1, placed=True)
    assert turn_order(s) == [2, 3, 0, 1, MONSTERS]
    s = scene(4)
    haunted(s, 12, revealer=2)  # no traitor: from the revealer's left
    assert turn_order(s) == [3, 0, 1, 2, MONSTERS]


@pytest.mark.rule("BT-4.4.3")
def test_one_task_roll_a_turn_though_several_traits_would_do() -> None:
    from tests.betrayal.scene import begin_turn

    s = scene(4, rooms=["crypt N basement_landing", "catacombs S basement_landing"])
    haunted(s, 44, revealer=0)
    hero = s.heroes()[0]
    put(s, hero, "crypt")
    begin_turn(s, hero)
    assert {"do rite sanity", "do rite knowledge"} <= set(texts(s))
    play(s, "do rite sanity")
    total(s, 0)
    assert not any(text.startswith("do rite") for text in texts(s))


@pytest.mark.rule("BT-6.2.1")
def test_what_lies_in_a_room_that_is_replaced_lies_in_the_new_one() -> None:
    s = scene(rooms=["dining_room N foyer"], options={"played": "45"})
    s.t.revealer = 0
    put(s, 1, "dining_room")
    s.lay_token("smoke", "dining_room")
    s.t.dropped["dining_room"] = ["axe"]
    run(s, WhichHaunt("madman", "dining_room"))
    play(s, "tile catacombs")
    half = s.t.bodies[1].half
    assert s.t.bodies[1].room == "catacombs"
    assert half
    assert s.has_token("smoke", f"catacombs/{half}")
    assert s.t.dropped[f"catacombs/{half}"] == ["axe"]


@pytest.mark.rule("BT-6.2.1")
def test_the_next_omen_comes_in_place_of_the_drawn_one() -> None:
    s = scene(options={"played": "45_10"}, cards={0: ["madman"]})
    s.t.revealer = 0
    might = s.t.bodies[0].traits[0]
    s.t.piles["room"].cards = [room for room in s.t.piles["room"].cards if s.rules.tiles[room].symbol != "omen"]
    run(s, WhichHaunt("madman", "gallery"))
    play(s, "draw ring")
    assert s.t.haunt == 41
    assert s.t.bodies[0].cards == ["ring"]
    assert s.t.bodies[0].traits[0] == might - 2  # what the Madman gave has gone with him
    assert "madman" in s.t.piles["omen"].cards


@pytest.mark.rule("BT-7.4")
def test_the_room_below_is_marked_before_its_card_moves_it_away() -> None:
    s = scene(rooms=["collapsed_room N foyer"], at={0: "collapsed_room"})
    play(s, "fall", "below basement_landing N")
    while s.actor() == -1 and any(str(outcome).startswith("back") for outcome, _ in s.chances()):
        s.apply(next(outcome for outcome, _ in s.chances() if "b" in str(outcome).split()[1]))
    play(s, "tile crypt") if "tile crypt" in [str(o) for o, _ in s.chances()] else pytest.fail("the Crypt is a basement room")
    play(s, texts(s)[0])
    assert s.actor() == -1  # its card is drawn now
    assert s.t.tokens["below_collapsed_room"] == ["crypt"]


@pytest.mark.rule("BT-6.1.1")
@pytest.mark.rule("BT-6.2.1")
def test_of_several_omens_in_a_turn_the_last_and_its_room_are_read() -> None:
    s = scene(rooms=["gallery N upper_landing", "dining_room N foyer"], at={0: "gallery"})
    run(s, Draw(0, "omen"))
    play(s, "draw madman")
    put(s, 0, "dining_room")
    run(s, Draw(0, "omen"))
    play(s, "draw ring")
    assert (s.t.turn.omens, s.t.turn.omen, s.t.turn.omen_room) == (2, "ring", "dining_room")
