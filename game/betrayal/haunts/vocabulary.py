"""The shared vocabulary of haunts: conditions, numbers and effects for their data, and what their questions are often answered with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.betrayal.actions import Act
from game.betrayal.data import DECK_OF
from game.betrayal.haunts.base import Effect, Goal, Test, Words
from game.betrayal.holding import gain_card, lose_card, take_from_pile
from game.betrayal.position import Position
from game.betrayal.terms import MIGHT, NOBODY


def holds(*cards: str) -> Test:
    """The figure holds one of these cards."""
    return lambda s, body: any(card in s.t.bodies[body].cards for card in cards)


def all_of(*tests: Test) -> Test:
    """Every condition."""
    return lambda s, body: all(test(s, body) for test in tests)


def any_of(*tests: Test) -> Test:
    """One of the conditions."""
    return lambda s, body: any(test(s, body) for test in tests)


def no(test: Test) -> Test:
    """Not the condition."""
    return lambda s, body: not test(s, body)


def heroes_at_start(s: Position) -> int:
    """How many heroes there were when a haunt with a traitor began: in counts these are meant, whoever has died or turned since (our
    reading). Before the haunt nobody dies (BT-3.6)."""
    return s.seats - 1


def in_rooms(*rooms: str) -> Test:
    """The figure is in one of these rooms."""
    return lambda s, body: s.room(body) in rooms


def with_figure(kind: str) -> Test:
    """A monster of this kind is in the same place."""
    return lambda s, body: any(s.t.bodies[other].kind == kind for other in s.others_here(body))


def counter_at(name: str, least: int) -> Test:
    """A counter has reached a value."""
    return lambda s, body: s.counter(name) >= least


def counts(name: str, by: int = 1) -> Effect:
    """The counter goes on."""

    def effect(s: Position, body: int) -> None:
        s.count(name, by)

    return effect


def unused(name: str, rooms: Sequence[str], cards: Sequence[str] = ()) -> Words:
    """The rooms and cards that a figure stands in or holds and that are not marked yet: sources that serve only once."""

    def words(s: Position, body: int) -> list[str]:
        here = [s.room(body), *s.t.bodies[body].cards]
        return [each for each in here if (each in rooms or each in cards) and not s.marked(name, each)]

    return words


def marks_word(name: str) -> Effect:
    """Marks the word that was chosen with the action."""

    def effect(s: Position, body: int) -> None:
        s.mark(name, s.t.turn.word)

    return effect


def in_turn(*effects: Effect) -> Effect:
    """One effect after another."""

    def effect(s: Position, body: int) -> None:
        for each in effects:
            each(s, body)

    return effect


def fetch(s: Position, body: int, card: str) -> None:
    """A card that the haunt is about comes to a figure when it is still in its deck, as when the haunt was not read from the chart; a card
    in play stays where it is."""
    if take_from_pile(s, DECK_OF[card], card):
        gain_card(s, body, card, "taken")


def set_aside(s: Position, card: str) -> None:
    """A card leaves the game, whoever has it, for a figure takes its part."""
    holder = s.holder(card)
    if holder == NOBODY:
        take_from_pile(s, DECK_OF[card], card)
    else:
        lose_card(s, holder, card, "returned")


def fallen(s: Position, side: str) -> float:
    """The part of a side's explorers that is dead."""
    seats = [seat for seat in range(s.seats) if s.t.bodies[seat].side == side]
    return 1 - len(s.living(side)) / len(seats) if seats else 0.0


def where_is(s: Position, card: str) -> str:
    """The room in which a card is held or lies, as far as all see it, or an empty string."""
    holder = s.holder(card)
    if holder != NOBODY:
        return s.t.bodies[holder].room
    return next((place.split("/")[0] for place, cards in s.t.dropped.items() if card in cards), "")


def prey(s: Position, victims: Iterable[int], trait: str = MIGHT) -> list[Goal]:
    """The rooms of figures to fight, the weakest in a trait most; those in one room add up."""
    worth: dict[str, float] = {}
    for body in victims:
        if room := s.t.bodies[body].room:
            worth[room] = worth.get(room, 0.2) + 0.6 / max(1, s.value(body, trait)) ** 0.5
    return [Goal(room, min(1.0, value)) for room, value in worth.items()]


def shelters(s: Position, dangers: Iterable[int], worth: float = 0.3) -> list[Goal]:
    """Every room, the more the farther it is from figures that one had better not meet."""
    starts = {s.t.bodies[body].room for body in dangers if s.t.bodies[body].room}
    far = [s.board.distances(start) for start in starts]
    return [Goal(room, worth * min(6, min((steps.get(room, 6) for steps in far), default=6)) / 6) for room in s.board.spots]


def in_stack(card: str) -> Test:
    """The card is not in play: it lies in its deck or among its discards."""
    return lambda s, body: card in s.t.piles[DECK_OF[card]].cards or card in s.t.piles[DECK_OF[card]].discards


def takes(card: str) -> Effect:
    """The figure takes a card out of its deck."""
    return lambda s, body: fetch(s, body, card)


def place_in(s: Position, room: str) -> str:
    """The place in a room where something is put: the outer half of a barrier room."""
    half = s.outer_half(room)
    return f"{room}/{half}" if half else room


def at_token(token: str) -> Test:
    """A token of this kind lies in the figure's place."""
    return lambda s, body: s.has_token(token, s.place(body))


def attack_first(s: Position, found: list[Act]) -> list[Act]:
    """A figure that must attack when it can does so before anything else."""
    return [chosen for chosen in found if chosen.verb == "attack"] or found


def nearest(s: Position, start: str, bodies: Iterable[int], far: dict[str, int] | None = None) -> list[int]:
    """The figures nearest to a room by doors and stairs, all that are equally near; empty when none can be reached."""
    far = s.board.distances(start) if far is None else far
    found = [(far[s.t.bodies[body].room], body) for body in bodies if s.t.bodies[body].room in far]
    least = min(found)[0] if found else 0
    return [body for steps, body in found if steps == least]
