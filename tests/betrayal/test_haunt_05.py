"""Haunt 5, I Was a Teenage Lycanthrope."""

from __future__ import annotations

import pytest

from game.betrayal.data import STARTS
from game.betrayal.harm import Damage, Die
from game.betrayal.holding import Draw
from game.betrayal.state import BtState
from game.betrayal.terms import HEROES, TRAITORS
from tests.betrayal.playing import random_games
from tests.betrayal.scene import begin_turn, give, haunted, lay, lay_deal, play, put, run, scene, texts, total

ROOMS = (
    "abandoned_room N entrance_hall",
    "game_room N abandoned_room",
    "bloody_room S foyer",
    "research_laboratory N upper_landing",
)


def howling(seats: int = 3, cards: tuple[str, ...] = ()) -> BtState:
    """The haunt, revealed by the last seat in the Abandoned Room; the heroes are in the Foyer; the points are spent on Might."""
    s = scene(seats, rooms=ROOMS, at=dict.fromkeys(range(seats), "foyer"))
    put(s, seats - 1, "abandoned_room")
    for card in cards:
        give(s, seats - 1, card)
    haunted(s, 5, revealer=seats - 1)
    for _ in range(seats - 1):
        play(s, texts(s)[0])
    return s


def dog(s: BtState) -> int:
    return s.monsters("dog")[0]


def ended(s: BtState) -> tuple[str, tuple[int, ...]]:
    outcome = s.outcome()
    assert outcome is not None
    return outcome.reason, outcome.winners


def armed(s: BtState, seat: int) -> None:
    """A hero with Revolver and silver bullets."""
    give(s, seat, "revolver")
    s.mark("silver_bullets", str(seat))


def fight(s: BtState, attack: str, one: int, other: int) -> None:
    play(s, attack)
    total(s, one)
    total(s, other)


@pytest.mark.rule("BT-H05")
@pytest.mark.rule("BT-6.3.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_set_up(seats: int) -> None:
    s = scene(seats, rooms=ROOMS, at=dict.fromkeys(range(seats), "foyer"), cards={seats - 1: ["axe", "girl", "madman", "dog", "bite"]})
    traitor = seats - 1
    s.set_step(traitor, "speed", 0)
    s.set_step(traitor, "might", 7)
    haunted(s, 5, revealer=traitor)
    starts = STARTS[s.t.bodies[traitor].who]
    for number in range(seats - 1):
        assert s.actor() == traitor, number
        play(s, "trait speed" if "trait speed" in texts(s) else "trait sanity")
    steps = s.t.bodies[traitor].traits
    assert steps[1] == min(7, starts[1] + seats - 1)
    assert all(step >= start for step, start in zip(steps, starts, strict=True))
    assert s.t.marks["wolf"] == [str(traitor)]
    assert s.t.bodies[traitor].cards == ["bite"]
    assert s.t.dropped == {"foyer": ["axe"]}
    assert s.t.tokens == {"girl": ["foyer"], "madman": ["foyer"]}
    hound = s.t.bodies[dog(s)]
    assert (hound.room, hound.seat, hound.side, hound.traits) == ("foyer", traitor, TRAITORS, [4, 4, -1, 3])
    assert s.t.turn.body == 0
    assert s.heroes() == list(range(seats - 1))


@pytest.mark.rule("BT-H05")
def test_a_werewolf_grows_in_might_or_speed_but_not_beyond_its_card() -> None:
    s = howling()
    s.set_step(2, "might", 4)
    s.set_step(2, "speed", 6)
    begin_turn(s, 2)
    assert texts(s) == ["trait might", "trait speed"]
    play(s, "trait speed")
    assert s.t.bodies[2].traits[:2] == [4, 7]
    begin_turn(s, 2)
    assert texts(s) == ["trait might"]
    s.set_step(2, "might", 7)
    begin_turn(s, 2)
    assert "end" in texts(s)


def test_a_werewolf_carries_nothing_and_keeps_out_of_the_elevator() -> None:
    s = howling()
    s.t.dropped["abandoned_room"] = ["axe"]
    lay(s, "mystic_elevator", "E", "abandoned_room")
    for seat in (0, 2):
        put(s, seat, "abandoned_room")
        begin_turn(s, seat)
        if seat == 2:
            play(s, "trait might")
        assert ("pick_up axe" in texts(s)) is (seat == 0)
        assert ("go mystic_elevator" in texts(s)) is (seat == 0)
        assert not [text for text in texts(s) if text.startswith("trade")]
    begin_turn(s, dog(s), 4)
    assert "go mystic_elevator" not in texts(s)
    run(s, Draw(2, "item"), Draw(2, "omen"))
    assert s.t.bodies[2].cards == []
    run(s, Draw(2, "event"))
    assert len(s.chances()) > 10


def test_damage_without_silver_is_halved_rounded_up_and_never_kills() -> None:
    for points, taken in ((1, 1), (2, 1), (3, 2), (4, 2), (5, 3)):
        s = howling()
        run(s, Damage(2, "physical", points, "attack", 0))
        assert texts(s)[0] == f"spread {taken} 0"
    s = howling()
    s.set_step(2, "might", 1)
    run(s, Damage(2, "physical", 8, "item", 0))
    play(s, "spread 4 0")
    assert s.t.bodies[2].alive
    assert s.t.bodies[2].traits[0] == 0
    run(s, Die(2, "item"))
    assert s.t.bodies[2].alive


def test_bullets_are_handed_on_and_lie_where_their_owner_died() -> None:
    s = howling()
    s.mark("silver_bullets", "0")
    begin_turn(s, 0)
    lay_deal(s, 1, ["silver_bullets"])
    play(s, "accept")
    assert s.t.marks["silver_bullets"] == ["1"]
    assert not [text for text in texts(s) if "silver_bullets" in text]
    run(s, Die(1, "test"))
    assert s.t.tokens["silver_bullets"] == ["foyer"]
    begin_turn(s, 0)
    play(s, "pick_up silver_bullets")
    assert s.t.marks["silver_bullets"] == ["0"]
    assert "silver_bullets" not in s.t.tokens


@pytest.mark.rule("BT-6.9.1")
def test_a_silver_bullet_kills_a_werewolf_and_the_heroes_win_whatever_the_dog_does() -> None:
    s = howling()
    armed(s, 0)
    put(s, 0, "entrance_hall")
    begin_turn(s, 0)
    fight(s, "attack 2 revolver", 5, 4)
    assert not s.t.bodies[2].alive
    assert s.t.bodies[dog(s)].alive
    assert ended(s) == ("heroes_wolves_dead", (0, 1))


def test_without_silver_a_bullet_only_hurts_and_a_miss_does_nothing() -> None:
    s = howling()
    give(s, 0, "revolver")
    put(s, 0, "entrance_hall")
    begin_turn(s, 0)
    fight(s, "attack 2 revolver", 6, 2)
    assert texts(s)[0] == "spread 2 0"
    s = howling()
    armed(s, 0)
    put(s, 0, "entrance_hall")
    begin_turn(s, 0)
    fight(s, "attack 2 revolver", 4, 4)
    assert s.t.bodies[2].alive
    assert s.actor() == 0


def test_silver_kills_the_dog_and_anything_else_stuns_it() -> None:
    s = howling()
    armed(s, 0)
    hound = dog(s)
    put(s, hound, "foyer")
    begin_turn(s, 0)
    fight(s, f"attack {hound}", 4, 1)
    assert s.t.bodies[hound].stunned
    begin_turn(s, 0)
    fight(s, f"attack {hound} revolver", 4, 1)
    assert not s.t.bodies[hound].alive
    assert s.outcome() is None


def test_the_pack_bites_whoever_it_hurts() -> None:
    s = howling()
    put(s, 2, "foyer")
    begin_turn(s, 2)
    play(s, "trait might")
    fight(s, "attack 0", 3, 3)
    assert "bitten" not in s.t.marks
    put(s, dog(s), "foyer")
    begin_turn(s, dog(s), 4)
    fight(s, "attack 0", 4, 3)
    play(s, "spread 1 0")
    assert s.t.marks["bitten"] == ["0"]
    begin_turn(s, 1)  # who attacks a Werewolf and loses is bitten too
    fight(s, "attack 2", 1, 2)
    play(s, "spread 0 1")
    assert s.t.marks["bitten"] == ["0", "1"]
    run(s, Damage(1, "physical", 1, "room"))
    assert s.t.marks["bitten"] == ["0", "1"]


@pytest.mark.rule("BT-H05")
@pytest.mark.rule("BT-6.5.1")
@pytest.mark.parametrize("result", [3, 4])
def test_the_curse_is_resisted_with_4_each_turn_anew(result: int) -> None:
    s = howling(4)
    s.mark("bitten", "0")
    give(s, 0, "axe")
    give(s, 0, "girl")
    s.mark("silver_bullets", "0")
    s.set_step(0, "might", 0)
    s.t.stuck["debris"] = [0, 0]
    begin_turn(s, 0)
    total(s, result)
    if result == 4:
        assert s.t.bodies[0].side == HEROES
        assert s.marked("bitten", "0")
        begin_turn(s, 0)
        assert len(s.chances()[0][0].words) == s.value(0, "sanity")
        return
    assert s.t.bodies[0].side == TRAITORS
    assert not s.t.stuck
    assert s.marked("wolf", "0")
    for _ in range(3):  # there were three heroes at the start
        assert s.actor() == 0
        play(s, "trait might")
    assert s.t.bodies[0].traits[0] == STARTS[s.t.bodies[0].who][0] + 3
    assert "end" in texts(s)
    assert s.t.dropped == {"foyer": ["axe"]}
    assert s.t.tokens == {"girl": ["foyer"], "silver_bullets": ["foyer"]}
    begin_turn(s, 0)
    assert texts(s) == ["trait might", "trait speed"]


@pytest.mark.rule("BT-6.9.1")
@pytest.mark.rule("BT-H05")
def test_all_dead_or_werewolves_is_the_traitors_win_and_a_converts_only_with_blood_on_its_teeth() -> None:
    for killer in (False, True):
        s = howling(4)
        s.mark("bitten", "0")
        begin_turn(s, 0)
        total(s, 0)
        while texts(s)[-1] != "end":
            play(s, texts(s)[0])
        if killer:
            s.set_step(1, "might", 0)
            fight(s, "attack 1", 3, 1)
            play(s, "spread 2 0")
        else:
            run(s, Die(1, "test"))
        assert s.outcome() is None
        s.mark("bitten", "3" if s.t.traitor != 3 else "2")
        seat = s.heroes()[0]
        begin_turn(s, seat)
        total(s, 0)
        assert ended(s) == ("traitors_no_hero_left", (0, s.t.traitor) if killer else (s.t.traitor,))


@pytest.mark.rule("BT-6.4.1")
def test_the_traitors_death_leaves_other_werewolves_and_the_dog_to_his_seat() -> None:
    s = howling(4)
    s.mark("bitten", "0")
    begin_turn(s, 0)
    total(s, 0)
    armed(s, 1)
    run(s, Die(3, "silver", 1))
    assert s.outcome() is None
    begin_turn(s, 2)
    play(s, "end")
    total(s, 4)
    assert s.t.turn.body == dog(s)
    assert s.actor() == 3
    run(s, Die(0, "silver", 1))
    assert ended(s) == ("heroes_wolves_dead", (1, 2))


@pytest.mark.slow
@pytest.mark.rule("BT-H05")
def test_random_games_end() -> None:
    def whole(s: BtState) -> None:
        wolves = [seat for seat in s.living() if s.marked("wolf", str(seat))]
        assert all(min(s.t.bodies[seat].traits) >= 0 for seat in wolves)
        assert not any(card for seat in wolves for card in s.t.bodies[seat].cards if card in ("axe", "girl", "revolver"))
        assert len(s.t.marks.get("silver_bullets", ())) + len(s.t.tokens.get("silver_bullets", ())) <= 1

    assert "traitors_no_hero_left" in random_games(5, 25, whole)
