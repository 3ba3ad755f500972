"""No game begins that a side cannot win: what the goals need is within reach (BT-6.2.1 and the rulings on haunts)."""

from __future__ import annotations

import random

import pytest

from game.betrayal import GAME, haunts
from game.betrayal.data import DECK_OF
from game.betrayal.discarding import GiveBack
from game.betrayal.events import ShuffledBack
from game.betrayal.haunts import NUMBERS
from game.betrayal.needs import EACH, missing
from game.betrayal.state import BtState
from game.betrayal.terms import HEROES, TRAITORS
from game.engine.contract import ALL
from tests.betrayal.scene import begin_turn, haunted, play, put, run, scene, texts
from tests.betrayal.starts import Start, start_of, told
from tests.referees.betrayal.haunt_facts import HAUNTS
from tests.referees.betrayal.haunt_facts.record import PLAYERS

RULE = pytest.mark.rule("BT-6.2.1")


def ready(s: BtState) -> None:
    """Lets chance and everybody choose at random until both sides have made ready."""
    rng = random.Random(1)
    while not s.counter("ready"):
        options = [outcome for outcome, _ in s.chances()] or list(s.legal_actions())
        s.apply(rng.choice(options))


@RULE
def test_random_games_by_the_chart_begin_so_that_both_sides_can_win() -> None:
    found = [start_of(seed) for seed in range(9001, 9009)]
    assert sum(bool(each.haunt) for each in found) > 4
    assert not [each for each in found if each.missing or each.lost], told(found)


@pytest.mark.slow
@RULE
def test_many_random_games_by_the_chart_begin_so_that_both_sides_can_win() -> None:
    found = [start_of(seed) for seed in range(1, 61)]
    assert {each.seats for each in found} == {3, 4, 5, 6}
    assert {each.played for each in found} >= set(range(10))
    assert not [each for each in found if each.missing or each.lost], told(found)


@RULE
@pytest.mark.parametrize("number", NUMBERS)
def test_the_reading_finds_whatever_is_missing(number: int) -> None:
    """Takes out of the game what a demand names, and both readings miss it."""
    for demand in HAUNTS[number].demands:
        s = scene(6)
        haunted(s, number)
        ready(s)
        assert Start(s.observe(ALL)).impossible() == []
        assert missing(s) == []
        for source in demand.sources:
            take_away(s, *source.split())
        assert any(words.startswith(demand.side) for words in Start(s.observe(ALL)).impossible()), demand
        if "sick" not in demand.sources and "had dynamite" not in demand.sources:
            assert missing(s), demand


def take_away(s: BtState, kind: str, name: str = "") -> None:
    """A source is out of the game."""
    if kind in ("room", "laid"):
        s.use_board(s.board.without(name))
        s.t.piles["room"].cards = [room for room in s.t.piles["room"].cards if room != name]
    elif kind == "token" or name in s.t.tokens:
        s.t.tokens.pop(name, None)
    elif kind in ("card", "had", "deck"):
        for b in s.t.bodies:
            b.cards = [card for card in b.cards if card != name]
        pile = s.t.piles[DECK_OF[name]]
        pile.cards, pile.discards = ([card for card in cards if card != name] for cards in (pile.cards, pile.discards))
    elif kind == "figure":
        for i in s.monsters(name):
            s.t.bodies[i].alive = False
    elif kind == "traitor":
        s.t.bodies[s.t.traitor].alive = False
    else:
        for own in s.secrets.own:
            own.pop("tokens", None)


@RULE
@pytest.mark.parametrize("number", NUMBERS)
def test_a_haunt_declares_what_its_pages_name(number: int) -> None:
    """The values in the haunt's file and the table read from its pages name the same rooms, cards and figures for each side."""
    for side in (HEROES, TRAITORS):
        named = [demand for demand in HAUNTS[number].demands if demand.side == side]
        needs = [need for need in haunts.haunt(number).needs if need.side == side]
        pages = {source.split()[-1] for demand in named for source in demand.sources} - {"sick", "dynamite"}
        values = {word for need in needs for word in (*need.rooms, *need.cards, *need.tokens, *need.figures)}
        values |= {"traitor"} if any(need.traitor for need in needs) else set()
        assert pages <= values
        counts = {need.rooms: need.count for need in needs if need.rooms}
        for demand in named:
            rooms = tuple(source.split()[1] for source in demand.sources if source.startswith("room "))
            if len(rooms) > 1 and demand.least == PLAYERS:
                assert EACH in [count for each, count in counts.items() if set(each) == set(rooms)]


@RULE
@pytest.mark.parametrize(("number", "floor"), [(44, "upper"), (10, "upper"), (38, "basement"), (44, "basement")])
def test_a_needed_room_for_which_no_floor_is_open_is_laid_at_the_start(number: int, floor: str) -> None:
    s = scene(6, rooms=["bedroom N upper_landing", "balcony N bedroom", "larder N basement_landing", "wine_cellar N larder"])
    s.use_board(s.board.with_walls(s.board.doorways(floor)))
    haunted(s, number)
    ready(s)
    assert Start(s.observe(ALL)).impossible() == []
    assert s.t.gone == []


def attic_or_nothing(number: int) -> BtState:
    """A haunt in which the Attic would close the upper floor, and is the next tile."""
    s = scene(3, at={0: "upper_landing"})
    haunted(s, number, revealer=0, placed=True)
    ways = s.board.doorways("upper")
    s.use_board(s.board.with_walls([*s.board.walls, *ways[1:]]))
    s.t.piles["room"].cards = ["attic", "bloody_room"]
    hero = s.heroes()[0]
    put(s, hero, "upper_landing")
    begin_turn(s, hero)
    while s.actor() == -1:
        s.apply(s.chances()[-1][0])
    play(s, next(text for text in texts(s) if text.startswith("explore")), "back u")
    return s


@RULE
@pytest.mark.rule("BT-4.2.4")
@pytest.mark.parametrize(("number", "needed"), [(10, True), (38, False)])
def test_a_needed_room_that_would_close_a_floor_comes_back_when_another_was_laid(number: int, needed: bool) -> None:
    s = attic_or_nothing(number)
    play(s, "tile attic")
    assert s.t.gone == ["attic"]
    assert "attic" not in s.t.piles["room"].cards
    play(s, "back gu", "tile bloody_room")
    play(s, texts(s)[0])
    while s.actor() == -1:  # the card of the new room
        s.apply(s.chances()[0][0])
    assert "bloody_room" in s.board.spots
    if any(isinstance(task, GiveBack) for task in s.agenda):
        pytest.fail("the room comes back before anybody goes on")
    assert ("attic" in s.t.piles["room"].cards) == needed
    assert s.t.gone == ([] if needed else ["attic"])


@RULE
def test_a_needed_room_may_take_the_last_doorway_where_nothing_else_helps() -> None:
    s = scene(rooms=["chapel N foyer", "coal_chute S foyer", "graveyard N entrance_hall"], at={0: "entrance_hall"})
    haunted(s, 10, revealer=1, placed=True)
    s.t.piles["room"].cards = ["conservatory"]
    put(s, 0, "entrance_hall")
    begin_turn(s, 0)
    play(s, "explore S")
    while s.t.piles["room"].cards:
        play(s, texts(s)[0])
    assert "conservatory" in s.board.spots


@RULE
@pytest.mark.rule("BT-3.6")
def test_nobody_dies_of_what_is_lost_while_both_sides_make_ready() -> None:
    s = scene(3, who=("professor_longfellow", "ox_bellows", "madame_zostra"))
    for seat in range(3):
        for trait in ("might", "speed", "knowledge", "sanity"):
            s.set_step(seat, trait, 0)
    haunted(s, 44, revealer=0)
    ready(s)
    assert len(s.living()) == 3
    assert min(min(b.traits) for b in s.t.bodies[:3]) == 0
    hero = s.heroes()[0]
    s.shift(hero, "might", -9)
    run(s)
    assert not s.t.bodies[hero].alive


def test_what_comes_back_is_told() -> None:
    s = scene()
    s.t.gone.append("patio")
    s.t.piles["room"].cards.remove("patio")
    assert [event.rooms for event in run(s, GiveBack("patio")) if isinstance(event, ShuffledBack)] == [("patio",)]
    assert not [event for event in run(s, GiveBack("patio")) if isinstance(event, ShuffledBack)]
    assert GAME.rebuild(s.observe(ALL), s.hidden(ALL)).t.piles["room"].cards.count("patio") == 1
