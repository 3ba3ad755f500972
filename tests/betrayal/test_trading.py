"""Dropping, picking up, what can leave a hand (BT-4.5.1), and what goes with a card (BT-3.3)."""

import pytest

from game.betrayal.state import BtState
from tests.betrayal.scene import begin_turn, for_trade, give, lay_deal, plain_haunt, play, put, scene, texts, total


def dealers(first: list[str], second: list[str]) -> BtState:
    """Two explorers in the Foyer, a third elsewhere, at the first one's turn."""
    return scene(at={0: "foyer", 1: "foyer", 2: "entrance_hall"}, cards={0: first, 1: second, 2: ["spear"]})


def knowledge(s: BtState, seat: int) -> int:
    return s.t.bodies[seat].traits[2]


@pytest.mark.rule("BT-4.5.1")
def test_any_number_may_be_dropped_and_picked_up() -> None:
    s = dealers(["axe", "book", "armor"], [])
    play(s, "drop axe", "drop book")
    assert s.t.dropped == {"foyer": ["axe", "book"]}
    assert not {"pick_up axe", "pick_up book"} & set(texts(s))  # one use of a thing a turn
    begin_turn(s, 1)
    before = knowledge(s, 1)
    play(s, "pick_up axe", "pick_up book")
    assert s.t.bodies[1].cards == ["axe", "book"]
    assert knowledge(s, 1) == min(7, before + 2)
    assert s.t.dropped == {}
    assert "drop axe" not in texts(s)
    assert not {"give axe", "give book"} & set(for_trade(s, 0))


@pytest.mark.rule("BT-4.5.1")
def test_what_lies_behind_a_barrier_is_out_of_reach() -> None:
    s = scene(rooms=["chasm N basement_landing"], at={0: "chasm/W", 1: "chasm/E"}, cards={0: ["axe", "book"]})
    assert not any(text.startswith("trade") for text in texts(s))
    play(s, "drop axe")
    begin_turn(s, 1)
    assert "pick_up axe" not in texts(s)
    put(s, 1, "chasm/W")
    begin_turn(s, 1)
    assert "pick_up axe" in texts(s)


@pytest.mark.rule("BT-4.5.1")
@pytest.mark.parametrize(
    ("card", "given", "dropped"),
    [("bite", False, False), ("dog", False, False), ("girl", False, False), ("madman", False, False), ("blood_dagger", False, False)]
    + [(card, True, True) for card in ("armor", "axe", "mask", "ring", "spear", "medallion")],
)
def test_what_can_leave_a_hand(card: str, given: bool, dropped: bool) -> None:
    s = dealers([card], [])
    assert (for_trade(s, 1) == [f"give {card}"]) == given
    assert (f"drop {card}" in texts(s)) == dropped


@pytest.mark.rule("BT-4.5.1")
def test_one_use_of_a_thing_a_turn() -> None:
    s = dealers(["music_box", "mask"], [])
    play(s, "use music_box")
    assert not {"use music_box", "drop music_box"} & set(texts(s))
    assert {"drop mask", "use mask"} <= set(texts(s))
    assert for_trade(s, 1) == ["give mask"]
    lay_deal(s, 1, ["mask"])
    play(s, "accept")
    put(s, 1, "entrance_hall")  # out of the music
    begin_turn(s, 1)
    assert "use mask" in texts(s)
    s = dealers([], ["music_box"])
    play(s, "end")
    lay_deal(s, 0, ["music_box"])
    play(s, "accept")
    begin_turn(s, 0)
    assert "use music_box" in texts(s)  # a new turn


@pytest.mark.rule("BT-4.5.1")
def test_opponents_do_not_deal_and_monsters_carry_nothing() -> None:
    s = dealers(["axe"], [])
    s.t.dropped = {"foyer": ["idol"]}
    plain_haunt(s, traitor=1)
    assert not any(text.startswith("trade") for text in texts(s))
    zombie = s.spawn("zombie", "foyer", 1)
    begin_turn(s, zombie, 2)
    assert not any(text.startswith(("pick_up", "use", "trade", "drop")) for text in texts(s))


@pytest.mark.rule("BT-3.3")
@pytest.mark.rule("BT-4.5.1")
def test_surplus_steps_stay_with_their_owner_and_card() -> None:
    s = dealers([], [])
    s.set_step(0, "knowledge", 6)
    s.set_step(1, "knowledge", 1)
    give(s, 0, "book")
    assert knowledge(s, 0) == 7
    begin_turn(s, 0)
    lay_deal(s, 1, ["book"])
    play(s, "accept")
    assert (knowledge(s, 0), knowledge(s, 1)) == (6, 3)
    begin_turn(s, 1)
    play(s, "drop book")
    assert knowledge(s, 1) == 1


@pytest.mark.rule("BT-6.7.6")
@pytest.mark.rule("BT-4.5.1")
def test_only_monsters_that_may_carry_pick_up() -> None:
    s = dealers([], [])
    plain_haunt(s, 0)
    assert not s.haunt.may_pick_up(s, s.spawn("zombie", "entrance_hall", 0), "axe")
    assert s.haunt.may_pick_up(s, 1, "axe")


@pytest.mark.rule("BT-4.4.2")
def test_one_try_a_turn_to_free_somebody_held_fast() -> None:
    s = dealers([], [])
    s.t.stuck["webs"] = [1, 0]
    s.t.bodies[1].cards.append("webs")
    begin_turn(s, 0)
    play(s, "free 1")
    total(s, 0)
    assert "free 1" not in texts(s)
    assert s.t.turn.stopped
