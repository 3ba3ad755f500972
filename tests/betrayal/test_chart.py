"""Reading the chart on (BT-6.2.1): what is set aside comes back, and what comes next is what lies next."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import permutations

import msgspec
import pytest

from game.betrayal.board import Board
from game.betrayal.chart import AnyHaunt, NextOmenRoom, WhichHaunt, next_omen_rooms
from game.betrayal.data import CHART, OMENS
from game.betrayal.discovering import back_of
from game.betrayal.events import Got, HauntBegins, HauntMissing, HauntPlayed, LostCard, ShuffledBack
from game.betrayal.haunts import NUMBERS
from game.betrayal.holding import put_on_top
from game.betrayal.state import BtState
from game.engine.contract import CHANCE
from tests.betrayal.scene import lay, play, put, run, scene

RULE = pytest.mark.rule("BT-6.2.1")


def reading(played: str, omen: str = "madman", room: str = "dining_room", **options: str) -> BtState:
    """The chart is about to be read: the revealer holds the omen, drawn in a room that lies at the Foyer."""
    s = scene(rooms=[f"{room} N foyer"], options={"played": played, **options}, cards={0: [omen]} if omen in OMENS else {})
    s.t.revealer = 0
    s.t.omens = 1
    s.t.turn.omen, s.t.turn.omen_room = omen, room
    return s


def whereabouts(s: BtState) -> tuple[Counter[str], Counter[str]]:
    """How often each tile and each omen is somewhere."""
    rooms = Counter([*s.t.spots, *s.t.piles["room"].cards, *s.t.gone])
    omens = Counter([*s.t.piles["omen"].cards, *s.t.piles["omen"].discards])
    omens.update(card for b in s.t.bodies for card in b.cards if card in OMENS)
    omens.update(card for cards in s.t.dropped.values() for card in cards if card in OMENS)
    return rooms, omens


@RULE
def test_a_replaced_tile_is_shuffled_back_once_the_haunt_is_known() -> None:
    s = reading("45")
    run(s, WhichHaunt("madman", "dining_room"))
    assert "dining_room" not in s.t.piles["room"].cards
    events = play(s, "tile gallery")
    assert s.t.haunt == 10
    assert s.t.gone == []
    assert "dining_room" in s.t.piles["room"].cards
    assert [event.rooms for event in events if isinstance(event, ShuffledBack)] == [("dining_room",)]
    told = next(event for event in events if isinstance(event, HauntBegins))
    assert (told.omen, told.room, told.replaced, told.by_chance) == ("madman", "gallery", True, False)


@RULE
def test_replaced_omens_are_shuffled_back_and_each_is_tried_once() -> None:
    s = reading("10_45")
    s.t.piles["room"].cards = [room for room in s.t.piles["room"].cards if s.rules.tiles[room].symbol != "omen"]
    run(s, WhichHaunt("madman", "dining_room"))
    events = play(s, "draw dog")
    assert s.t.haunt == 5
    assert s.t.piles["omen"].discards == []
    assert "madman" in s.t.piles["omen"].cards
    assert [(event.card, event.how) for event in events if isinstance(event, LostCard)] == [("madman", "replaced")]
    assert next((event.card, event.how) for event in events if isinstance(event, Got)) == ("dog", "instead")
    assert [event.cards for event in events if isinstance(event, ShuffledBack)] == [("madman",)]
    s = reading("5_10_45")
    s.t.piles["room"].cards = [room for room in s.t.piles["room"].cards if s.rules.tiles[room].symbol != "omen"]
    run(s, WhichHaunt("madman", "dining_room"))
    play(s, "draw dog")  # 5 was played too
    assert not {"draw dog", "draw madman"} & {str(outcome) for outcome, _ in s.chances()}


@RULE
def test_a_drawn_omen_that_has_gone_on_is_replaced_where_it_is() -> None:
    for place in ("hand", "floor"):
        s = reading("45_10")
        s.t.piles["room"].cards = [room for room in s.t.piles["room"].cards if s.rules.tiles[room].symbol != "omen"]
        s.t.bodies[0].cards.remove("madman")
        if place == "hand":
            s.t.bodies[1].cards.append("madman")
        else:
            s.t.dropped["foyer"] = ["madman", "axe"]
        run(s, WhichHaunt("madman", "dining_room"))
        play(s, "draw mask")
        assert s.t.bodies[1 if place == "hand" else 0].cards == ["mask"]
        assert s.t.dropped.get("foyer", ["axe"]) == ["axe"]
        assert max(whereabouts(s)[1].values()) == 1


@RULE
def test_a_haunt_that_is_not_contained_replaces_nothing() -> None:
    s = reading("45_10", "book")
    assert CHART["dining_room"]["book"] not in NUMBERS
    events = run(s, WhichHaunt("book", "dining_room"))
    assert any(isinstance(event, HauntMissing) for event in events)
    assert {str(outcome) for outcome, _ in s.chances()} == {f"haunt {number}" for number in NUMBERS if number not in (45, 10)}
    events = play(s, "haunt 44")
    told = next(event for event in events if isinstance(event, HauntBegins))
    assert (told.omen, told.room, told.replaced, told.by_chance) == ("book", "dining_room", False, True)
    assert "dining_room" in s.board.spots
    assert not any(isinstance(event, ShuffledBack) for event in events)


@RULE
def test_when_all_were_played_chance_chooses_among_all_at_once() -> None:
    s = reading("_".join(map(str, NUMBERS)))
    events = run(s, WhichHaunt("madman", "dining_room"))
    assert any(isinstance(event, HauntPlayed) for event in events)
    assert "dining_room" in s.board.spots
    assert {str(outcome) for outcome, _ in s.chances()} == {f"haunt {number}" for number in NUMBERS}


@RULE
@pytest.mark.rule("BT-4.2.4")
def test_a_tile_that_would_close_the_floor_is_laid_aside_and_the_next_is_taken() -> None:
    s = reading("45")
    ways = s.board.doorways("ground")
    s.use_board(s.board.with_walls([way for way in ways if way[0] != "dining_room"]))
    assert {room for room, _ in s.board.doorways("ground")} == {"dining_room"}  # it alone keeps the floor open
    s.t.piles["room"].cards = ["abandoned_room", "junk_room", "servants_quarters"]
    one_door = {**s.rules.tiles, "junk_room": msgspec.structs.replace(s.rules.tiles["junk_room"], doors=("S",))}
    s.use_board(Board(one_door, s.board.spots, s.board.walls))
    run(s, WhichHaunt("madman", "dining_room"))
    play(s, "tile junk_room")
    assert "dining_room" in s.board.spots
    assert s.t.gone == ["junk_room"]
    assert {str(outcome) for outcome, _ in s.chances()} == {"tile abandoned_room", "tile servants_quarters"}
    play(s, "tile abandoned_room")
    assert "abandoned_room" in s.board.spots
    assert s.board.doorways("ground")
    assert CHART["abandoned_room"]["madman"] == 45


def brute(s: BtState, omens: set[str]) -> dict[str, Fraction]:
    """How often each omen tile comes first of all orders that fit what is known of the backs."""
    pile = s.t.piles["room"]
    backs = {room: back_of(s.rules.tiles[room].floors) for room in pile.cards}
    first: Counter[str] = Counter()
    for order in permutations(pile.cards):
        low = order[len(order) - len(pile.bottom) :]
        if [backs[room] for room in low] == pile.bottom and pile.back in ("", backs[order[0]]):
            first[next(room for room in order if room in omens)] += 1
    return {room: Fraction(number, first.total()) for room, number in first.items()}


@RULE
@pytest.mark.parametrize(
    ("back", "bottom"),
    [("", []), ("", ["u", "b"]), ("", ["u", "u", "g"]), ("u", ["u"]), ("b", ["u", "u", "u"]), ("", ["b", "u", "u", "u", "g"])],
)
def test_the_next_omen_tile_is_the_first_in_the_stack(back: str, bottom: list[str]) -> None:
    s = scene()
    s.t.piles["room"].cards = sorted(["gallery", "balcony", "attic", "dining_room", "patio", "furnace_room", "crypt"])
    s.t.piles["room"].back, s.t.piles["room"].bottom = back, bottom
    weights = dict(next_omen_rooms(s))
    whole = sum(weights.values())
    expected = brute(s, {"gallery", "balcony", "dining_room", "furnace_room"})
    assert {room: Fraction(weight, whole) for room, weight in weights.items()} == expected


@RULE
def test_a_tile_that_somebody_has_seen_on_top_is_the_next() -> None:
    s = reading("45")
    put_on_top(s, "room", "gallery", [1])
    put_on_top(s, "room", "patio", [1])
    run(s, WhichHaunt("madman", "dining_room"))
    assert s.t.haunt == 10
    assert "gallery" in s.board.spots
    assert s.t.piles["room"].known == 0
    assert s.secrets.tops["room"] == []


@RULE
def test_whatever_was_played_nothing_is_lost_and_nothing_tried_twice() -> None:
    for seed in range(120):
        rng = random.Random(seed)
        omen, room = rng.choice(OMENS), rng.choice(sorted(CHART))
        played = rng.sample(NUMBERS, rng.randint(0, len(NUMBERS)))
        s = scene(rng.choice((3, 4)), options={"played": "_".join(map(str, sorted(played)))}, cards={0: [omen]})
        s.t.revealer, s.t.turn.omen, s.t.turn.omen_room = 0, omen, room
        beside, side = s.board.doorways(rng.choice(s.rules.tiles[room].floors))[0]
        lay(s, room, side, beside)
        put(s, 0, room)
        before = whereabouts(s)
        tried = [(omen, room)]
        run(s, WhichHaunt(omen, room))
        while (s.actor() == CHANCE and isinstance(s.question, NextOmenRoom | AnyHaunt)) or (s.actor() == CHANCE and not s.t.haunt):
            chosen = rng.choice([outcome for outcome, _ in s.chances()])
            events = s.apply(chosen)
            if chosen.verb != "haunt":
                assert chosen.words[0] not in {word for pair in tried for word in pair}
                tried += [(event.omen, event.room) for event in events if isinstance(event, HauntPlayed)]
                tried.append((str(chosen.words[0]), ""))
        assert whereabouts(s) == before
        assert s.t.gone == []
        assert s.t.haunt not in played or len(played) == len(NUMBERS)


@RULE
@pytest.mark.rule("BT-4.2.4")
def test_tiles_that_would_have_closed_a_floor_come_back_when_the_haunt_begins() -> None:
    s = reading("")
    s.t.piles["room"].cards.remove("patio")
    s.t.gone.append("patio")
    put_on_top(s, "room", "vault", [1])
    run(s, WhichHaunt("madman", "dining_room"))
    assert s.t.haunt == 45
    assert "patio" in s.t.piles["room"].cards
    assert s.t.gone == []
    assert s.t.piles["room"].known == 0  # it was shuffled
