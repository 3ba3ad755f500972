"""Haunt 1, The Mummy Walks."""

from __future__ import annotations

import pytest

from game.betrayal.deeds import HURT, may
from game.betrayal.harm import Damage, Die
from game.betrayal.haunts.haunt_01 import mummy_of
from game.betrayal.holding import Draw, gain_card
from game.betrayal.state import BtState
from game.betrayal.terms import TRAITORS
from tests.betrayal.playing import random_games
from tests.betrayal.scene import begin_turn, give, haunted, lay, play, put, run, scene, texts, total

ROOMS = (
    "abandoned_room N entrance_hall",
    "library N abandoned_room",
    "gymnasium N upper_landing",
    "charred_room N gymnasium",
    "bloody_room S foyer",
)


def walking(seats: int = 3, **more: object) -> BtState:
    """The haunt, revealed by the last seat in the Abandoned Room; the heroes are in the Foyer; the Girl hides in the Grand Staircase."""
    s = scene(seats, rooms=ROOMS, at=dict.fromkeys(range(seats), "foyer"), **more)  # type: ignore[arg-type]
    put(s, seats - 1, "abandoned_room")
    give(s, seats - 1, "girl")
    haunted(s, 1, revealer=seats - 1, omen="girl", room="abandoned_room")
    if s.actor() == seats - 1:
        play(s, texts(s)[0])
    return s


def mummys_turn(s: BtState, room: str = "", spaces: int = 3) -> int:
    """The Mummy's turn begins, in this room; its figure."""
    mummy = mummy_of(s)
    if room:
        put(s, mummy, room)
    begin_turn(s, mummy, spaces)
    return mummy


def ended(s: BtState) -> tuple[str, tuple[int, ...]]:
    outcome = s.outcome()
    assert outcome is not None
    return outcome.reason, outcome.winners


@pytest.mark.rule("BT-H01")
@pytest.mark.rule("BT-6.3.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_set_up(seats: int) -> None:
    s = walking(seats)
    traitor = seats - 1
    mummy = s.t.bodies[mummy_of(s)]
    assert s.t.traitor == traitor
    assert [b.side == TRAITORS for b in s.t.bodies[:seats]] == [seat == traitor for seat in range(seats)]
    assert (mummy.room, mummy.seat, mummy.traits) == ("abandoned_room", traitor, [8, 3, -1, 5])
    assert s.t.tokens["sarcophagus"] == ["abandoned_room"]
    assert "girl" not in s.t.bodies[traitor].cards
    assert "girl" not in s.t.piles["omen"].cards + s.t.piles["omen"].discards
    assert len(s.t.tokens["girl"]) == 1
    assert s.t.bodies[traitor].traits[2:] == [s.start_step(traitor, "knowledge"), s.start_step(traitor, "sanity")]
    assert s.t.turn.body == 0


def test_the_girl_hides_five_tiles_off_on_the_floor_of_the_haunt_or_as_far_as_can_be() -> None:
    s = scene(3, rooms=ROOMS)
    put(s, 2, "library")
    haunted(s, 1, revealer=2, room="library")
    assert set(texts(s)) == {"choose bloody_room", "choose grand_staircase"}  # 4: there is none farther
    s = scene(3, rooms=ROOMS)
    lay(s, "patio", "S", "bloody_room")
    put(s, 2, "library")
    haunted(s, 1, revealer=2, room="library")
    assert texts(s) == ["choose patio"]  # 5
    play(s, "choose patio")
    assert s.t.tokens["girl"] == ["patio"]
    s = scene(3, rooms=ROOMS)
    put(s, 2, "library")
    haunted(s, 1, revealer=2, room="gymnasium")
    assert s.actor() == 2
    assert set(texts(s)) == {"choose upper_landing", "choose gymnasium", "choose charred_room"}  # 5, 6 and 7


def test_losing_the_girl_does_not_kill() -> None:
    s = scene(3, rooms=ROOMS)
    put(s, 2, "library")
    give(s, 2, "girl")
    s.set_step(2, "sanity", 0)
    s.set_step(2, "knowledge", 0)
    haunted(s, 1, revealer=2, room="library")
    assert s.t.bodies[2].alive
    assert s.t.bodies[2].traits[2:] == [0, 0]


@pytest.mark.rule("BT-6.3.2")
def test_whoever_comes_to_the_girl_takes_her() -> None:
    s = walking()
    room = s.t.tokens["girl"][0]
    put(s, 0, room)
    begin_turn(s, 0)
    knowledge = s.t.bodies[0].traits[2]
    play(s, "do take_girl")
    assert s.t.bodies[0].cards == ["girl"]
    assert s.t.bodies[0].traits[2] == knowledge + 1
    assert "girl" not in s.t.tokens
    s = walking()
    s.t.tokens["girl"] = ["entrance_hall"]
    begin_turn(s, 1)
    play(s, "go entrance_hall")
    assert s.t.bodies[1].cards == ["girl"]


@pytest.mark.parametrize(("result", "steps"), [(5, 1), (6, 2)])
def test_the_spell_is_learnt_with_6_and_the_book_in_a_later_turn(result: int, steps: int) -> None:
    s = walking()
    give(s, 0, "book")
    put(s, 0, "library")
    begin_turn(s, 0)
    assert "do learn_spell" not in texts(s)
    play(s, "do true_name")
    total(s, 6)
    assert "do learn_spell" not in texts(s)
    begin_turn(s, 1)
    assert "do learn_spell" not in texts(s)
    begin_turn(s, 0)
    assert "do true_name" not in texts(s)
    play(s, "do learn_spell")
    total(s, result)
    assert s.counter("steps") == steps


@pytest.mark.rule("BT-6.9.1")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_spell_spoken_with_the_book_here_banishes_it(holder: int) -> None:
    s = walking()
    s.count("steps", 2)
    give(s, holder, "book")
    put(s, 0, "abandoned_room")
    put(s, 1, "abandoned_room")
    begin_turn(s, 0)
    play(s, "do banish")
    total(s, 3)
    total(s, 2)
    assert ended(s) == ("heroes_mummy_banished", (0, 1))


def test_the_spell_lost_or_drawn_banishes_nothing_and_hurts() -> None:
    for mummys, asked in ((3, False), (5, True)):
        s = walking()
        s.count("steps", 2)
        give(s, 0, "book")
        put(s, 0, "abandoned_room")
        begin_turn(s, 0)
        play(s, "do banish")
        total(s, 3)
        total(s, mummys)
        assert s.outcome() is None
        assert ("spread 2 0" in texts(s)) is asked
        if asked:
            play(s, "spread 2 0")
        assert not [text for text in texts(s) if text.startswith(("do banish", "attack"))]


def test_the_book_is_found_by_heroes_and_a_bond_by_the_traitor() -> None:
    s = walking()
    run(s, Draw(0, "omen"))
    assert "book" in s.t.bodies[0].cards
    s = walking()
    run(s, Draw(2, "omen"))
    assert texts(s) == ["choose ring", "choose holy_symbol"]
    play(s, "choose ring")
    assert "ring" in s.t.bodies[2].cards
    run(s, Draw(2, "omen"))
    assert len(s.chances()) == len(s.t.piles["omen"].cards) > 5
    s = walking()
    give(s, 1, "book")
    run(s, Draw(0, "omen"))
    assert len(s.chances()) > 5


def test_the_mummy_must_attack_first_and_takes_speed_before_might() -> None:
    s = walking()
    s.set_step(0, "speed", 2)
    s.set_step(0, "might", 3)
    mummys_turn(s, "foyer")
    assert set(texts(s)) == {"attack 0", "attack 1"}
    play(s, "attack 0")
    total(s, 5)
    total(s, 2)
    assert texts(s) == ["spread 1 2"]
    play(s, "spread 1 2")
    assert s.t.bodies[0].traits[:2] == [2, 0]
    assert "end" in texts(s)
    mummys_turn(s)
    play(s, "attack 0")
    total(s, 5)
    total(s, 2)
    play(s, "spread 3 0")
    assert not s.t.bodies[0].alive


def test_a_hero_that_attacks_it_and_loses_spreads_as_usual() -> None:
    s = walking()
    put(s, 0, "abandoned_room")
    begin_turn(s, 0)
    play(s, f"attack {mummy_of(s)}")
    total(s, 1)
    total(s, 3)
    assert texts(s) == ["spread 2 0", "spread 1 1", "spread 0 2"]


@pytest.mark.parametrize(("by", "steals"), [(1, False), (2, True)])
def test_winning_by_two_it_robs_or_seizes_the_girl(by: int, steals: bool) -> None:
    s = walking()
    give(s, 0, "girl")
    give(s, 0, "axe")
    mummy = mummys_turn(s, "foyer")
    play(s, "attack 0")
    total(s, 3 + by)
    total(s, 3)
    assert ("steal girl" in texts(s)) is steals
    if steals:
        assert texts(s) == ["wound", "steal axe", "steal girl"]
        play(s, "steal girl")
        assert s.t.bodies[mummy].cards == ["girl"]
        assert s.t.bodies[0].cards == ["axe"]
        assert s.t.bodies[mummy].traits == [8, 3, -1, 5]


def test_speed_and_dynamite_do_nothing_to_it() -> None:
    s = walking()
    mummy = mummy_of(s)
    for card in ("revolver", "axe", "ring"):
        give(s, 0, card)
    put(s, 0, "abandoned_room")
    begin_turn(s, 0)
    attacks = {text for text in texts(s) if text.startswith(f"attack {mummy}")}
    assert attacks == {f"attack {mummy}", f"attack {mummy} axe", f"attack {mummy} ring"}
    assert "attack 2 revolver" in texts(s)
    assert [i for i in s.haunt.dynamite_catches(s, 0, "abandoned_room") if may(s, HURT, i, card="dynamite", other=0)] == [0, 2]


def test_a_stunned_mummy_drops_what_it_has_and_takes_it_up_in_its_turn() -> None:
    s = walking()
    mummy = mummy_of(s)
    s.t.bodies[mummy].cards = ["girl", "ring"]
    s.take_token("girl", s.t.tokens["girl"][0])
    put(s, mummy, "bloody_room")
    run(s, Damage(mummy, "physical", 1, "attack", 0))
    assert s.t.bodies[mummy].stunned
    assert s.t.tokens["girl"] == ["bloody_room"]
    assert s.t.dropped["bloody_room"] == ["ring"]
    s.t.bodies[mummy].stunned = False
    mummys_turn(s)
    play(s, "pick_up ring")
    assert s.t.bodies[mummy].cards == ["ring"]
    assert "do take_girl" not in texts(s)  # she was never its own ...
    s.take_token("girl", "bloody_room")
    gain_card(s, mummy, "girl", "stolen", 0)
    run(s, Damage(mummy, "physical", 1, "attack", 0))
    s.t.bodies[mummy].stunned = False
    mummys_turn(s)
    play(s, "do take_girl")  # ... now she was
    assert s.t.bodies[mummy].cards == ["girl"]


@pytest.mark.parametrize(("spaces", "slips"), [(0, True), (1, True), (2, False)])
def test_on_0_or_1_it_goes_anywhere_by_a_secret_way(spaces: int, slips: bool) -> None:
    s = walking()
    mummy = mummys_turn(s, spaces=spaces)
    assert ("do secret_way charred_room" in texts(s)) is slips
    if slips:
        play(s, "do secret_way charred_room")
        assert s.t.bodies[mummy].room == "charred_room"
        assert texts(s) == ["end"]


def test_the_servant_hands_over_in_the_same_room() -> None:
    s = walking()
    for card in ("girl", "ring", "dog", "armor"):
        give(s, 2, card)
    begin_turn(s, 2)
    assert {text for text in texts(s) if text.startswith("do")} == {f"do hand_over {card}" for card in ("girl", "ring", "armor")}
    put(s, 2, "foyer")
    begin_turn(s, 2)
    assert not [text for text in texts(s) if text.startswith("do")]


@pytest.mark.rule("BT-H01", "BT-6.9.1")
def test_girl_bond_and_sarcophagus_make_the_wedding() -> None:
    s = walking()
    give(s, 2, "girl")
    give(s, 2, "holy_symbol")
    begin_turn(s, 2)
    play(s, "do hand_over girl")
    assert s.outcome() is None
    put(s, mummy_of(s), "entrance_hall")
    put(s, 2, "entrance_hall")
    begin_turn(s, 2)
    play(s, "do hand_over holy_symbol")
    assert s.outcome() is None
    mummys_turn(s)
    play(s, "go abandoned_room")
    assert ended(s) == ("traitors_wedding", (2,))


@pytest.mark.rule("BT-6.4.1")
def test_the_traitors_death_ends_nothing_and_all_heroes_dead_is_his_win() -> None:
    s = walking()
    run(s, Die(2, "test"))
    assert s.outcome() is None
    begin_turn(s, 1)
    play(s, "end")
    total(s, 2)
    assert s.t.turn.body == mummy_of(s)
    assert s.actor() == 2
    run(s, Die(0, "test"))
    assert s.outcome() is None
    run(s, Die(1, "test"))
    assert ended(s) == ("traitors_all_dead", (2,))


@pytest.mark.slow
@pytest.mark.rule("BT-H01")
def test_random_games_end() -> None:
    def whole(s: BtState) -> None:
        mummies = s.monsters("mummy")
        assert len(mummies) <= 1
        places = sum("girl" in b.cards for b in s.t.bodies) + len(s.t.tokens.get("girl", ()))
        assert places <= 1
        if s.counter("ready"):
            assert places == 1

    assert {"traitors_all_dead", "traitors_wedding"} <= set(random_games(1, 60, whole))
