"""What every haunt's actions do that declare where, with what and when they can be done, and what has to be rolled."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.betrayal import haunts
from game.betrayal.data import DECK_OF
from game.betrayal.haunts import NUMBERS
from game.betrayal.haunts.aims import Condition
from game.betrayal.haunts.rites import HauntAction
from game.betrayal.state import BtState
from game.betrayal.terms import HEROES, TRAITORS
from game.engine.contract import CHANCE
from tests.betrayal.scene import begin_turn, lay, play, put, total
from tests.betrayal.test_haunts import begun, meet


def actions(of: Callable[[HauntAction], object] = bool) -> pytest.MarkDecorator:
    """Every action that needs nobody and nothing else that only the haunt knows, or those of them that are so."""
    every = [(number, action) for number in NUMBERS for action in haunts.haunt(number).actions]
    found = [(number, action) for number, action in every if action.options is None and not action.gives and of(action)]
    return pytest.mark.parametrize(
        ("number", "action"), [pytest.param(number, action, id=f"haunt_{number:02}-{action.id}") for number, action in found]
    )


def laid(s: BtState, rooms: tuple[str, ...]) -> str:
    """One of these rooms, in the house."""
    for room in rooms:
        if room in s.board.spots:
            return room
    for room in rooms:
        for floor in s.rules.tiles[room].floors:
            for beside, side in s.board.doorways(floor):
                if not s.rules.tiles[room].barrier:
                    lay(s, room, side, beside)
                    return room
    raise AssertionError(rooms)


def ready(
    number: int, action: HauntAction, *, side: str = "", place: bool = True, tools: bool = True, time: bool = True
) -> tuple[BtState, int]:
    """A figure's turn in which it can do all that an action needs, or all but its side, place, tools or time."""
    s = begun(number, 4)
    s.t.marks.pop("exorcised", None)
    seat = next((seat for seat in s.living(action.side or HEROES)), 1)
    s.t.bodies[seat].side = side or action.side or HEROES
    room = laid(s, action.where) if action.where else "foyer"
    put(s, seat, room if place else "basement_landing")
    for token in action.tokens:
        s.t.tokens[token] = [s.place(seat)] if place and not action.where else ["attic"]
    for card in (*action.cards, *action.sources):
        for b in s.t.bodies:
            b.cards = [each for each in b.cards if each != card]
        s.t.dropped.clear()
        if card in action.cards and tools:
            s.t.bodies[seat].cards.append(card)
    for body in s.monsters():
        put(s, body, "bedroom" if "bedroom" in s.board.spots else "upper_landing")
    if action.beside and place:
        put(s, s.monsters(action.beside)[0], room)
    if action.after is not None and time:
        meet(s, action.after)
    for trait in action.traits:
        s.set_step(seat, trait, 7)
    begin_turn(s, seat)
    while s.actor() == CHANCE:
        s.apply(s.chances()[-1][0])
    assert s.t.turn.body == seat
    return s, seat


def offered(s: BtState, action: HauntAction) -> list[str]:
    """How it is offered."""
    return [str(chosen) for chosen in s.legal_actions() if chosen.words[:1] == (action.id,)]


def again(s: BtState) -> BtState:
    """The same, asked anew."""
    s._legal = None
    return s


@actions()
def test_an_action_is_offered_to_its_side_in_its_place_with_its_tools_in_its_time(number: int, action: HauntAction) -> None:
    assert offered(ready(number, action)[0], action)
    if action.side:
        assert not offered(ready(number, action, side=HEROES if action.side == TRAITORS else TRAITORS)[0], action)
    if action.where or action.tokens or action.beside:
        assert not offered(ready(number, action, place=False)[0], action)
    if action.cards:
        assert not offered(ready(number, action, tools=False)[0], action)
    if action.after is not None:
        assert not offered(ready(number, action, time=False)[0], action)
    if action.until is not None and type(action.until).__module__ == Condition.__module__:
        s, _ = ready(number, action)
        meet(s, action.until)
        assert not offered(again(s), action)


@actions()
def test_an_action_is_done_as_often_as_it_may(number: int, action: HauntAction) -> None:
    s, _ = ready(number, action)
    if action.task or action.limit:
        s.use("task" if action.task else f"do:{action.limit}")
        assert not offered(again(s), action)
    if action.spaces:
        s.t.turn.spent = 99
        assert not offered(again(s), action)
    if action.attack:
        s, _ = ready(number, action)
        s.t.turn.attacked = True
        assert not offered(again(s), action)


@actions(lambda action: action.traits)
@pytest.mark.rule("BT-4.4.3")
def test_an_action_comes_off_at_its_least_result_and_not_below(number: int, action: HauntAction) -> None:
    for trait in action.traits:
        for result in (action.least - 1, action.least):
            s, seat = ready(number, action)
            for card in s.t.bodies[seat].cards[:]:
                if card not in action.cards:
                    s.t.bodies[seat].cards.remove(card)
            before = s.counter(action.counts)
            words = [text for text in offered(s, action) if len(action.traits) == 1 or text.endswith(trait)]
            play(s, words[0])
            if s.actor() != CHANCE:  # a card before the roll
                play(s, "roll")
            total(s, result)
            came_off = result == action.least
            assert s.counter(action.counts) == before + (came_off and bool(action.counts))
            if action.once:
                assert s.marked(action.once, s.room(seat)) is came_off
            if action.gains in DECK_OF:
                assert s.holds(seat, action.gains) is came_off
            if action.task or action.limit:
                assert not offered(s, action)
            if action.once and s.outcome() is None:
                begin_turn(s, seat)
                assert bool(offered(s, action)) is not came_off


@actions(lambda action: action.sources)
def test_a_card_serves_its_bearer_anywhere_and_only_once(number: int, action: HauntAction) -> None:
    for card in action.sources:
        s, seat = ready(number, action, place=False)
        s.t.bodies[seat].cards.append(card)
        assert offered(again(s), action) == [f"do {action.id} {card}"]
        play(s, f"do {action.id} {card}")
        total(s, action.least)
        assert s.t.marks[action.once] == [card]
        begin_turn(s, seat)
        assert not offered(s, action)
