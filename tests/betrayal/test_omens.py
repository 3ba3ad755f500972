"""The omens, played one by one."""

import pytest

from game.betrayal.events import Peeked
from game.betrayal.harm import Damage, Die
from game.betrayal.holding import Draw, lose_card
from game.betrayal.state import BtState
from game.betrayal.terms import NOBODY
from tests.betrayal.scene import begin_turn, give, lay, number, offered, plain_haunt, play, put, run, scene, texts, total


def steps(s: BtState, seat: int = 0) -> tuple[int, ...]:
    """Might, Speed, Knowledge, Sanity, as steps."""
    return tuple(s.t.bodies[seat].traits)


GIVES = [
    ("book", (0, 0, 2, 0)),
    ("girl", (0, 0, 1, 1)),
    ("holy_symbol", (0, 0, 0, 2)),
    ("madman", (2, 0, 0, -1)),
    ("dog", (1, 0, 0, 1)),
]


@pytest.mark.rule("BT-omen:book")
@pytest.mark.rule("BT-omen:girl")
@pytest.mark.rule("BT-omen:holy_symbol")
@pytest.mark.rule("BT-omen:madman")
@pytest.mark.rule("BT-omen:dog")
@pytest.mark.parametrize(("card", "change"), GIVES)
def test_what_an_omen_gives_goes_with_it(card: str, change: tuple[int, ...]) -> None:
    s = scene()
    before = steps(s)
    run(s, Draw(0, "omen"))
    play(s, f"draw {card}")
    assert steps(s) == tuple(old + more for old, more in zip(before, change, strict=True))
    lose_card(s, 0, card, "dropped")
    assert steps(s) == before


@pytest.mark.rule("BT-omen:dog")
@pytest.mark.rule("BT-omen:girl")
@pytest.mark.rule("BT-omen:madman")
@pytest.mark.parametrize("card", ["dog", "girl", "madman"])
def test_a_companion_is_no_thing_and_joins_the_next_who_comes(card: str) -> None:
    s = scene(at={0: "foyer", 1: "foyer"}, cards={0: [card]})
    assert not [text for text in texts(s) if text in (f"give {card} 1", f"drop {card}")]
    plain_haunt(s, turn=1)
    run(s, Die(0, "test"))
    assert s.has_token(card, "foyer")
    before = steps(s, 1)
    play(s, "go entrance_hall", "go foyer")
    assert s.holds(1, card)
    assert not s.has_token(card, "foyer")
    change = dict(GIVES)[card]
    assert steps(s, 1) == tuple(min(7, old + more) for old, more in zip(before, change, strict=True))


@pytest.mark.rule("BT-omen:bite")
@pytest.mark.rule("BT-5.8")
def test_the_bite_bites_who_draws_it() -> None:
    for attack, defence in ((5, 3), (3, 3), (2, 3)):
        s = scene(cards={0: ["axe"]})
        run(s, Draw(0, "omen"))
        play(s, "draw bite")
        assert number(s) == 4
        total(s, attack)
        assert number(s) == s.value(0, "might")
        total(s, defence)
        assert ("spread 2 0" in texts(s)) == (attack > defence)
        assert s.holds(0, "bite")
        assert "drop bite" not in texts(s)


@pytest.mark.rule("BT-omen:bite")
@pytest.mark.rule("BT-6.5.3")
def test_a_traitor_may_ignore_the_bite() -> None:
    for answer in ("ignore", "accept"):
        s = scene()
        plain_haunt(s, traitor=0)
        run(s, Draw(0, "omen"))
        play(s, "draw bite")
        assert texts(s) == ["accept", "ignore"]
        play(s, answer)
        assert (s.actor() == -1) == (answer == "accept")
        assert s.holds(0, "bite")
    lone = scene(cards={1: ["bite"]})
    plain_haunt(lone)
    run(lone, Die(1, "test"))
    assert all("bite" not in pile.cards + pile.discards for pile in lone.t.piles.values())


@pytest.mark.rule("BT-omen:crystal_ball")
@pytest.mark.parametrize(("result", "lost"), [(5, 0), (4, 0), (3, 1), (1, 1), (0, 2)])
def test_the_crystal_ball_finds_a_card(result: int, lost: int) -> None:
    s = scene(cards={0: ["crystal_ball", "skull"]})
    s.set_step(0, "knowledge", 7)
    assert "use crystal_ball" not in texts(s)
    plain_haunt(s)
    before = steps(s)
    play(s, "use crystal_ball")
    assert number(s) == s.value(0, "knowledge")
    total(s, result)
    assert steps(s)[3] == before[3] - lost
    if lost:
        assert "use crystal_ball" not in texts(s)  # and a lost step is no damage for the Skull
        return
    cards = [*(f"seek item {card}" for card in s.t.piles["item"].cards), *(f"seek event {card}" for card in s.t.piles["event"].cards)]
    assert texts(s) == cards
    assert not any(text.startswith("seek omen") for text in texts(s))
    events = [event for event in play(s, "seek item axe") if isinstance(event, Peeked)]
    assert [event.cards for event in events] == [("axe",), ()]
    assert events[0].audience & events[1].audience == 0
    assert s.observe(0).tops == {"item": ("axe",)}
    assert s.observe(1).tops == {}
    assert "use crystal_ball" not in texts(s)
    run(s, Draw(1, "item"))
    assert s.holds(1, "axe")


# the Dog's errands

HOUSE = (
    "dusty_hallway N foyer",
    "creaky_hallway N dusty_hallway",
    "chapel N creaky_hallway",
)


@pytest.mark.rule("BT-omen:dog")
def test_the_dog_fetches_what_lies_within_six_spaces() -> None:
    s = scene(rooms=HOUSE, at={0: "basement_landing"}, cards={0: ["dog"]})
    s.t.dropped = {"chapel": ["axe"], "entrance_hall": ["spear"]}
    assert offered(s, "use dog") == []  # no way out of the basement
    put(s, 0, "upper_landing")
    begin_turn(s, 0)
    assert offered(s, "use dog fetch") == ["use dog fetch spear", "use dog fetch axe"]
    play(s, "use dog fetch axe")
    assert s.holds(0, "axe")
    assert s.t.dropped == {"entrance_hall": ["spear"]}
    assert s.room(0) == "upper_landing"
    assert offered(s, "use dog") == []  # once a turn
    assert "drop axe" not in texts(s)  # and the axe was picked up
    lay(s, "bedroom", "N", "upper_landing")
    assert s.board.distances("upper_landing")["chapel"] == 5


@pytest.mark.rule("BT-omen:dog")
def test_six_spaces_are_the_most() -> None:
    s = scene(rooms=[*HOUSE, "bedroom N upper_landing"], at={0: "bedroom"}, cards={0: ["dog"]})
    for place, far in (("chapel", 6), ("creaky_hallway", 5)):
        s.t.dropped = {place: ["axe"]}
        begin_turn(s, 0)
        assert s.board.distances("bedroom")[place] == far
        assert offered(s, "use dog fetch") == ["use dog fetch axe"]
    side = s.board.open("bedroom")[0]
    lay(s, "balcony", side, "bedroom")
    put(s, 0, "balcony")
    s.t.dropped = {"chapel": ["axe"]}
    begin_turn(s, 0)
    assert s.board.distances("balcony")["chapel"] == 7
    assert offered(s, "use dog fetch") == []


@pytest.mark.rule("BT-omen:dog")
def test_the_dog_lays_down_what_its_keeper_has() -> None:
    s = scene(rooms=HOUSE, at={0: "foyer"}, cards={0: ["dog", "blood_dagger", "book"]})
    before = steps(s)
    assert offered(s, "use dog") == ["use dog carry book"]
    play(s, "use dog carry book")
    assert set(texts(s)) == {
        f"place {room}" for room in ("entrance_hall", "grand_staircase", "upper_landing", "dusty_hallway", "creaky_hallway", "chapel")
    }
    play(s, "place chapel")
    assert s.t.dropped == {"chapel": ["book"]}
    assert steps(s)[2] == before[2] - 2
    assert offered(s, "use dog") == []


@pytest.mark.rule("BT-omen:dog")
def test_where_the_dog_does_not_go() -> None:
    s = scene(
        rooms=["graveyard N foyer", "mystic_elevator N entrance_hall", "tower N upper_landing"],
        at={0: "foyer"},
        cards={0: ["dog", "axe"]},
    )
    play(s, "use dog carry axe")
    places = {text.split(" ", 1)[1] for text in texts(s)}
    near = s.board.printed("tower", "S")
    assert places == {"entrance_hall", "grand_staircase", "upper_landing", f"tower {near}"}
    play(s, f"place tower {near}")
    assert s.t.dropped == {f"tower/{near}": ["axe"]}
    give(s, 0, "spear")
    for room in ("graveyard", "mystic_elevator"):
        put(s, 0, room)
        begin_turn(s, 0)
        assert offered(s, "use dog") == []


# the Mask


@pytest.mark.rule("BT-omen:mask")
def test_the_mask_goes_on_and_off_with_sanity() -> None:
    s = scene(cards={0: ["mask"]})
    s.set_step(0, "sanity", 4)
    s.set_step(0, "knowledge", 3)
    before = steps(s)
    on = (before[0], before[1], 5, 2)
    for result, after in ((3, before), (4, on), (3, on), (4, before)):
        begin_turn(s, 0)
        play(s, "use mask")
        assert number(s) == s.value(0, "sanity")
        total(s, result)
        assert steps(s) == after
        assert "use mask" not in texts(s)


@pytest.mark.rule("BT-omen:mask")
@pytest.mark.rule("BT-3.3")
def test_who_loses_the_mask_has_it_off() -> None:
    s = scene(cards={0: ["mask"]}, at={0: "foyer", 1: "foyer"})
    s.set_step(0, "knowledge", 6)
    s.set_step(0, "sanity", 4)
    play(s, "use mask")
    total(s, 4)
    assert steps(s)[2:] == (7, 2)
    lose_card(s, 0, "mask", "dropped")
    assert steps(s)[2:] == (6, 4)
    give(s, 1, "mask")
    begin_turn(s, 1)
    play(s, "use mask")
    total(s, 4)
    assert s.marked("mask_on", "mask")
    lose_card(s, 1, "mask", "dropped")
    assert not s.marked("mask_on", "mask")


# immunity, the Ring, the Skull, the Spear


@pytest.mark.rule("BT-omen:medallion")
@pytest.mark.parametrize(("room", "beside"), [("graveyard", "foyer"), ("pentagram_chamber", "basement_landing")])
def test_the_medallion_opens_two_rooms(room: str, beside: str) -> None:
    for cards in ([], ["medallion"]):
        s = scene(rooms=[f"{room} N {beside}"], at={0: room}, cards={0: cards})
        play(s, f"go {beside}")
        assert (s.actor() == -1) == (not cards)


@pytest.mark.rule("BT-omen:medallion")
def test_the_medallion_calms_the_crypt_and_only_while_it_is_held() -> None:
    s = scene(rooms=["crypt N basement_landing"], at={0: "crypt"}, cards={0: ["medallion"]})
    play(s, "end")
    assert s.t.turn.body == 1
    begin_turn(s, 0)
    play(s, "drop medallion", "end")
    assert texts(s) == ["spread 1 0", "spread 0 1"]


@pytest.mark.rule("BT-omen:ring")
@pytest.mark.rule("BT-5.2")
@pytest.mark.rule("BT-5.4")
def test_the_ring_fights_mind_against_mind() -> None:
    s = scene(at={0: "foyer", 1: "foyer"}, cards={0: ["ring"], 1: ["axe"]})
    plain_haunt(s, traitor=1)
    s.set_step(1, "sanity", 7)
    play(s, "attack 1 ring")
    assert number(s) == s.value(0, "sanity")
    total(s, 5)
    assert number(s) == s.value(1, "sanity")
    total(s, 2)
    assert texts(s) == ["spread 3 0", "spread 2 1", "spread 1 2", "spread 0 3"]  # nothing to steal
    sanity = steps(s, 1)[3]
    play(s, "spread 3 0")
    assert steps(s, 1)[3] == sanity - 3


@pytest.mark.rule("BT-omen:ring")
@pytest.mark.rule("BT-5.2")
def test_who_has_no_sanity_does_not_feel_the_ring() -> None:
    s = scene(at={0: "foyer"}, cards={0: ["ring"]})
    plain_haunt(s, traitor=1)
    mindless = s.spawn("zombie", "foyer", 1, traits=(5, 2, -1, -1))
    bodiless = s.spawn("ghost", "foyer", 1)
    begin_turn(s, 0)
    assert offered(s, "attack") == [f"attack {mindless}", f"attack {bodiless} ring"]


@pytest.mark.rule("BT-omen:skull")
def test_the_skull_turns_mental_damage_into_physical_all_or_nothing() -> None:
    for answer, moved in (("yes", slice(0, 2)), ("no", slice(2, 4))):
        s = scene(cards={0: ["skull"]})
        before = steps(s)
        run(s, Damage(0, "mental", 2, "room"))
        assert texts(s) == ["yes", "no"]
        play(s, answer)
        assert texts(s) == ["spread 2 0", "spread 1 1", "spread 0 2"]
        play(s, "spread 1 1")
        assert sum(before[moved]) - sum(steps(s)[moved]) == 2
        assert sum(before) - sum(steps(s)) == 2
    s = scene(cards={0: ["skull"]})
    run(s, Damage(0, "physical", 2, "room"))
    assert "yes" not in texts(s)


@pytest.mark.rule("BT-3.8")
@pytest.mark.rule("BT-omen:skull")
def test_a_lost_step_is_no_damage() -> None:
    s = scene(cards={0: ["skull", "armor", "idol", "mask"]})
    s.set_step(0, "sanity", 5)
    play(s, "use mask", "add idol")
    assert s.actor() == -1
    assert steps(s)[3] == 4
    s = scene(cards={0: ["armor"]})
    run(s, Damage(0, "physical", 2, "room"))
    assert texts(s) == ["spread 1 0", "spread 0 1"]


@pytest.mark.rule("BT-omen:spear")
def test_the_spear_adds_two_dice() -> None:
    for step in (3, 7):
        s = scene(at={0: "foyer", 1: "foyer"}, cards={0: ["spear"]})
        plain_haunt(s, traitor=1)
        s.set_step(0, "might", step)
        play(s, "attack 1 spear")
        assert number(s) == min(8, s.value(0, "might") + 2)


# the Spirit Board


@pytest.mark.rule("BT-omen:spirit_board")
def test_the_spirit_board_shows_the_next_tile_to_its_holder_alone() -> None:
    s = scene(at={0: "foyer"}, cards={0: ["spirit_board"]})
    play(s, "use spirit_board")
    events = [event for event in play(s, "top chapel") if isinstance(event, Peeked)]
    assert [event.cards for event in events] == [("chapel",), ()]
    assert s.observe(0).tops == {"room": ("chapel",)}
    assert s.observe(1).tops == {}
    assert "use spirit_board" not in texts(s)
    assert s.actor() == 0  # no monster comes before the haunt
    play(s, "explore N")
    assert "turn" in texts(s)[0]
    play(s, texts(s)[0])
    assert s.room(0) == "chapel"


@pytest.mark.rule("BT-omen:spirit_board")
def test_only_before_moving() -> None:
    s = scene(at={0: "foyer"}, cards={0: ["spirit_board"]})
    assert "use spirit_board" in texts(s)
    play(s, "go entrance_hall", "go foyer")
    assert "use spirit_board" not in texts(s)
    s = scene(rooms=["tower N upper_landing"], at={0: "tower"}, cards={0: ["spirit_board"]})
    play(s, "cross")
    total(s, 0)
    assert "use spirit_board" not in texts(s)


def board_and_monsters(traitor: int, turn: int) -> BtState:
    s = scene(rooms=["chapel N foyer", "bedroom N upper_landing"], at={0: "foyer", 1: "entrance_hall", 2: "chapel"})
    give(s, turn, "spirit_board")
    plain_haunt(s, traitor=traitor, turn=turn)
    for room in ("bedroom", "chapel", "upper_landing"):
        s.spawn("zombie", room, max(traitor, 0))
    s.t.bodies[5].stunned = True
    begin_turn(s, turn)
    play(s, "use spirit_board", "top library")
    return s


@pytest.mark.rule("BT-omen:spirit_board")
def test_after_the_haunt_monsters_come_nearer_as_the_traitor_likes() -> None:
    s = board_and_monsters(traitor=1, turn=0)
    assert s.actor() == 1
    assert texts(s) == ["done", "nearer 3 upper_landing", "nearer 4 foyer"]  # the third is stunned
    play(s, "nearer 3 upper_landing")
    assert s.room(3) == "upper_landing"
    assert texts(s) == ["done", "nearer 4 foyer"]  # each one space
    play(s, "done")
    assert s.actor() == 0
    assert s.room(4) == "chapel"
    s = board_and_monsters(traitor=1, turn=1)
    assert s.actor() == 1
    assert "done" in texts(s)


@pytest.mark.rule("BT-omen:spirit_board")
def test_without_a_traitor_all_monsters_come() -> None:
    s = board_and_monsters(traitor=NOBODY, turn=0)
    assert [s.room(body) for body in (3, 4, 5)] == ["upper_landing", "foyer", "upper_landing"]
    assert s.actor() == 0
    assert "end" in texts(s)
