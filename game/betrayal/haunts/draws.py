"""What draws a figure: read off the aims, actions, deliveries and manners that a haunt declares.

Whoever can bring its side nearer to an aim goes where that is done, or for what it takes; whoever cannot hunts those whom its side wants
dead; who has to keep something safe, or has all it needs at hand, stays away from what it fears.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final

from game.betrayal.deeds import GAIN, may
from game.betrayal.haunts.aims import Aim, Brought, had_by
from game.betrayal.haunts.felling import to_fell
from game.betrayal.haunts.hiding import hider_goals, seeker_goals
from game.betrayal.haunts.places import LESS, Goal, has, held_in, prey, shelters, where_is
from game.betrayal.haunts.rites import HauntAction
from game.betrayal.outside import is_open
from game.betrayal.rolling import odds
from game.betrayal.spaces import room_of
from game.betrayal.terms import MIGHT, NOBODY, TRAITORS, TRAITS

if TYPE_CHECKING:
    from game.betrayal.haunts.interest import Interest
    from game.betrayal.position import Position

LEAST_WORTH: Final = 0.5
"""What a place is worth where something could be done, however unlikely it comes off."""
ASIDE: Final = 0.4
"""What hunting is worth to a monster that has something else to do."""
RESCUE: Final = 0.7
"""What it is worth to take what the other side must not have."""
SAFE: Final = 0.6
"""What it is worth to keep away."""


def goals(s: Position, haunt: Interest, body: int) -> list[Goal]:
    """Where a figure wants to be."""
    if not s.is_explorer(body) and haunt.quarry(s, body) != NOBODY:
        return [Goal(s.t.bodies[haunt.quarry(s, body)].room)]
    side = haunt.side_of(s, body)
    if any(s.holds(body, card) for card in guarded(haunt, side)) or _at_hand(s, haunt, body, side):
        return refuge(s, haunt, body)
    found = [goal for kind in DRAWS for goal in kind(s, haunt, body, side)]
    if found and s.is_explorer(body):
        return found
    hunted = _hunted(s, haunt, body, side)
    if found:
        return [*found, *(Goal(goal.room, ASIDE * goal.worth) for goal in hunted)]
    return hunted or (refuge(s, haunt, body) if _waits(s, haunt, body, side) else [])


# what the haunt declares


def actions(s: Position, haunt: Interest, side: str) -> Iterator[HauntAction]:
    """The actions that help a side now."""
    for action in haunt.actions:
        if action.side not in ("", side) or action.serves not in ("", side) or not action.open(s):
            continue
        if action.toward is None or not action.toward.met(s):
            yield action


@cache
def needed(haunt: Interest) -> tuple[str, ...]:
    """The cards and things with which either side does something for its aim."""
    found = [card for action in haunt.actions for card in (*action.cards, action.gains, action.hands_over)]
    found += [delivery.card for delivery in haunt.deliveries]
    found += [card for aim in haunt.aims for card in (*aim.keys, *_brought(aim))]
    found += [kind.falls_to for kind in haunt.figures.values()]
    found += [trial.gains for trial in haunt.trials]
    return tuple(card for card in dict.fromkeys(found) if card)


def keys(haunt: Interest, side: str, card: str) -> list[str]:
    """The cards and things together with which alone this one does something for a side."""
    return [other for aim in haunt.aims if aim.side == side and card in aim.keys for other in aim.keys if other != card]


@cache
def guarded(haunt: Interest, side: str) -> tuple[str, ...]:
    """The cards that the other side must not get, and that are taken up where they stand."""
    taken = {action.gains for action in haunt.actions if action.tokens}
    return tuple(card for aim in haunt.aims if aim.side not in ("", side) for card in _brought(aim) if card in taken)


def _brought(aim: Aim) -> list[str]:
    return [card for cards in aim.condition.sets for card in cards] if isinstance(aim.condition, Brought) else []


def _at_hand(s: Position, haunt: Interest, body: int, side: str) -> bool:
    """Whether a figure can do something for its side wherever it is, with what it holds."""
    for action in actions(s, haunt, side):
        if any(s.holds(body, card) and action.fresh(s, card) for card in action.sources):
            return True
        bound = action.where or action.tokens or action.beside or action.saves
        if not bound and any(s.holds(body, card) for card in action.cards):
            return True
    return False


def _waits(s: Position, haunt: Interest, body: int, side: str) -> bool:
    """Whether companions have all that it takes."""
    needs = [action.cards for action in actions(s, haunt, side) if action.cards] + [aim.keys for aim in haunt.aims if aim.side == side]
    holders = [[had_by(s, card) for card in cards] for cards in needs if cards]
    return any(all(holder != NOBODY and s.t.bodies[holder].side == side for holder in each) for each in holders)


# what draws


def _to_do(s: Position, haunt: Interest, body: int, side: str) -> Iterator[Goal]:
    """Where something can be done, or what it takes to do it."""
    for action in actions(s, haunt, side):
        if action.takes or action.goes or action.hands_over or (action.cards and not haunt.carries(s, body)):
            continue
        if action.gives and not has(s, body, action.gives):
            continue
        lacking = _lacking(s, body, action)
        if lacking is not None:
            yield from lacking
        elif action.saves:
            yield from _patients(s, body, action)
        else:
            yield from _places(s, haunt, body, action)


def _lacking(s: Position, body: int, action: HauntAction) -> list[Goal] | None:
    """Where what a figure lacks for an action is; None when it lacks nothing."""
    if not action.cards or any(has(s, body, card) for card in action.cards):
        return None
    holders = [holder for card in action.cards if (holder := had_by(s, card)) != NOBODY]
    if not holders:
        return [Goal(room) for card in action.cards if (room := where_is(s, card))]
    companions = [holder for holder in holders if s.t.bodies[holder].side == s.t.bodies[body].side]
    if companions and not action.saves:
        return None if action.shared else []
    return [Goal(s.t.bodies[holder].room) for holder in holders]


def _places(s: Position, haunt: Interest, body: int, action: HauntAction) -> Iterator[Goal]:
    rooms = [room for room in action.where if room in s.board.spots and action.fresh(s, room)]
    rooms += [room_of(place) for token in action.tokens if _allowed(s, body, action) for place in s.t.tokens.get(token, ())]
    lying = [room for card in action.sources if action.fresh(s, card) and had_by(s, card) == NOBODY and (room := where_is(s, card))]
    worth = RESCUE if action.gains and action.tokens else 1.0
    if action.traits:
        best = max(odds(max(0, min(8, s.value(body, trait))), action.least) for trait in action.traits)
        worth = LEAST_WORTH + (1 - LEAST_WORTH) * best
    yield from (Goal(room, worth) for room in (*rooms, *lying))
    for other in s.monsters(action.beside) if action.beside else ():
        yield Goal(s.t.bodies[other].room, _weakness(s, other, action))


def _allowed(s: Position, body: int, action: HauntAction) -> bool:
    return not action.gains or may(s, GAIN, body, card=action.gains, how="joined")


def _weakness(s: Position, other: int, action: HauntAction) -> float:
    """What it is worth to be with a figure to do something to it: more where that was done before, or where its seat is weak."""
    mark = s.t.bodies[other].mark
    if not mark.isdigit():
        return 1.0
    done = s.counter(f"{action.tally}_{mark}") if action.tally else 0
    weak = min(value for trait in TRAITS if (value := s.value(int(mark), trait)) >= 0)
    return min(1.0, 0.4 + 0.6 * (done + 1) / s.seats + 0.2 / max(1, weak))


def _patients(s: Position, body: int, action: HauntAction) -> Iterator[Goal]:
    """Those to whom something is still to be done."""
    for seat in s.living():
        if seat != body and not s.marked(action.saves, str(seat)):
            yield Goal(s.t.bodies[seat].room, 0.5)


def _to_get(s: Position, haunt: Interest, body: int, side: str) -> Iterator[Goal]:
    """Where a test brings something that has to be taken elsewhere, while nobody carries it."""
    for trial in haunt.trials:
        carried = any(has(s, seat, trial.gains) for seat in s.living()) if trial.gains else True
        if not carried and any(action.gives == trial.gains for action in actions(s, haunt, side)):
            yield from (Goal(room, RESCUE) for room in trial.where if room in s.board.spots)


def _to_bring(s: Position, haunt: Interest, body: int, side: str) -> Iterator[Goal]:
    """Where a card has to be brought, or where it is."""
    for delivery in haunt.deliveries:
        if delivery.side != side or delivery.done(s) or not haunt.carries(s, body):
            continue
        holder = s.holder(delivery.card)
        if holder == body:
            yield from (Goal(room) for room in delivery.rooms if room in s.board.spots)
        elif (holder == NOBODY or s.t.bodies[holder].side != side) and (room := where_is(s, delivery.card)):
            yield Goal(room)


def _to_collect(s: Position, haunt: Interest, body: int, side: str) -> Iterator[Goal]:
    """What a figure has to hold in a place: for itself, for its companions, and for those who keep it away."""
    for aim in haunt.aims:
        if not isinstance(aim.condition, Brought):
            continue
        figure = next(iter(s.monsters(aim.condition.kind)), NOBODY)
        if figure == NOBODY:
            return
        if side != aim.side:
            yield from _to_rescue(s, haunt, body, side)
            return
        there = s.t.bodies[figure].room
        missing = [cards for cards in aim.condition.sets if not any(s.holds(figure, card) for card in cards)]
        if body == figure and not missing:
            yield from (Goal(room_of(place)) for place in s.t.tokens.get(aim.condition.token, ()))
        elif any(s.holds(body, card) for cards in aim.condition.sets for card in cards):
            yield Goal(there)
        if body == figure or not any(s.holds(body, card) for cards in missing for card in cards):
            rooms = [room for cards in missing for card in cards if (room := held_in(s, card))]
            yield from (Goal(room) for room in rooms if body == figure or room != there)


def _to_rescue(s: Position, haunt: Interest, body: int, side: str) -> Iterator[Goal]:
    for card in guarded(haunt, side):
        holder = s.holder(card)
        if holder == NOBODY or not s.is_explorer(holder) or s.t.bodies[holder].side == side:
            continue
        if s.value(body, MIGHT) >= s.value(holder, MIGHT):
            yield Goal(s.t.bodies[holder].room, RESCUE)


def _to_be_cured(s: Position, haunt: Interest, body: int, side: str) -> Iterator[Goal]:
    """Who bears an ill goes to the companion who cures best, and not where it is deadly."""
    for action in actions(s, haunt, side):
        if not action.cures or not s.marked(action.cures, str(body)):
            continue
        best = max(s.living(side), key=lambda seat: haunt.chance(s, seat, action, action.traits[0]))
        there = s.t.bodies[best].room
        if best != body and not haunt.deadly(s, body, there):
            yield Goal(there)
        yield from (Goal(room, LESS) for room in s.board.spots if not haunt.deadly(s, body, room))


def _hidden(s: Position, haunt: Interest, body: int, side: str) -> Iterator[Goal]:
    """Where somebody unseen can be, and what he is after."""
    if haunt.hides:
        yield from hider_goals(s, body) if body == s.t.traitor else seeker_goals(s, body)


def _to_leave(s: Position, haunt: Interest, body: int, side: str) -> Iterator[Goal]:
    """The door that has to be forced, and the rooms from which one leaves the house."""
    for place in haunt.outside:
        if not place.wanted or not s.is_explorer(body) or s.t.bodies[body].away:
            continue
        if place.door is not None and not is_open(s, place) and place.door.who(s, body):
            yield Goal(place.door.room)
        elif is_open(s, place) and place.who(s, body):
            yield from (Goal(room) for room in place.exits)


DRAWS: Final = (_to_leave, _to_do, _to_get, _to_bring, _to_collect, to_fell, _to_be_cured, _hidden)
"""What is looked at, one after another."""


def _hunted(s: Position, haunt: Interest, body: int, side: str) -> list[Goal]:
    """Those whom a figure's side wants dead."""
    victims = [other for aim in haunt.aims if aim.side == side and not aim.keys for other in aim.condition.whom(s) if other != body]
    if not victims and side == TRAITORS:
        victims = s.heroes()
    bearers = [holder for action in haunt.actions for card in action.cards if _against(s, action, side, holder := had_by(s, card))]
    return [*prey(s, dict.fromkeys(victims)), *(Goal(s.t.bodies[holder].room) for holder in dict.fromkeys(bearers))]


def _against(s: Position, action: HauntAction, side: str, holder: int) -> bool:
    """Whether an opponent holds what he needs to do something now."""
    return action.side not in ("", side) and holder != NOBODY and s.t.bodies[holder].side == action.side and action.open(s)


def refuge(s: Position, haunt: Interest, body: int) -> list[Goal]:
    """Away from the monsters that are opponents; where there are none, from those of the other side."""
    foes = [other for other in s.monsters() if haunt.opposed(s, body, other)]
    return shelters(s, foes or [other for other in s.living() if haunt.opposed(s, body, other)], SAFE)
