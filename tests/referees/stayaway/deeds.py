"""What each card does that is played (SA-30 to SA-40, SA-44, SA-60, SA-61)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.contract import CHANCE
from tests.referees.stayaway import ends, exchanges, fire
from tests.referees.stayaway.cards import FLAME
from tests.referees.stayaway.model import Ask, Script, Table

AGAIN, EXCHANGE, ENDS = "again", "exchange", "ends"
"""What comes after a card: phase 2 once more, the exchange, or the end of the turn."""
WAYS: Final = {"left": 1, "right": -1}


# played cards


def play(t: Table, card: str, target: str) -> Script:
    """A card is played, and discarded after use; Quarantine and Locked door stay on the table."""
    seat = t.active
    t.lose(seat, card, seen=True)
    t.in_use = card
    side = target if target in WAYS else ""
    t.tell("Played", seat=seat, card=card, target=int(target) if target and not side else -1, side=side)
    if card not in ("quarantine", "locked_door"):
        t.throw(card, seen=True)
    return (yield from _PLAYED[card](t, target))


def _fire(t: Table, target: str) -> Script:
    other = int(target)
    if not (yield from _answered(t, other, "barbecue", "no_barbecues", "SA-44")):
        ends.burn(t, other, t.active)
    return EXCHANGE


def _move(t: Table, target: str) -> Script:
    other = int(target)
    if not (yield from _answered(t, other, "comfort", "im_comfortable", "SA-40")):
        swap(t, t.active, other)
    return EXCHANGE


def _answered(t: Table, seat: int, kind: str, card: str, rule: str) -> Script:
    """Whether the target answers with this card. It is asked unless all know that it cannot."""
    if t.might_hold(seat, card):
        held = {f"refuse {card}"} if card in t.hands[seat] else set()
        text = yield Ask(seat, kind, frozenset(held | {"accept"}), (rule,))
        if text != "accept":
            t.tell("Answered", seat=seat, card=card, by=t.active)
            t.lose(seat, card, seen=True)
            t.throw(card, seen=True)
            yield from t.draw_to_hand(seat)
            return True
    t.tell("Unanswered", seat=seat, by=t.active)
    return False


def swap(t: Table, one: int, two: int) -> None:
    """Two players change places; doors stay (SA-36)."""
    a, b = t.ring.index(one), t.ring.index(two)
    t.ring[a], t.ring[b] = two, one
    t.tell("SeatsSwapped", one=one, two=two)


def _analysis(t: Table, target: str) -> Script:
    ends.show_hand(t, int(target), t.active)
    return EXCHANGE
    yield


def _suspicion(t: Table, target: str) -> Script:
    other = int(target)
    text = yield Ask(CHANCE, "pick", frozenset(f"pick {card}" for card in t.hands[other]), ("SA-31",))
    ends.show_card(t, other, t.active, text.split()[1])
    return EXCHANGE


def _whisky(t: Table, _: str) -> Script:
    ends.show_hand(t, t.active, -1)
    return EXCHANGE
    yield


def _determination(t: Table, _: str) -> Script:
    """Draw 3, keep 1, discard 2, then phase 2 again (SA-33); as many as there are."""
    seat = t.active
    for _number in range(3):
        card = yield from t.draw_stay_away(seat)
        if not card:
            break
        t.drawn.append(card)
        yield from t.uncover()
    if not t.drawn:
        return EXCHANGE
    text = yield Ask(seat, "keep", fire.narrowed(t, {f"keep {card}" for card in t.drawn}), ("SA-33", "SA-51"))
    kept = text.split()[1]
    t.drawn.remove(kept)
    seen = t.is_open(seat)
    t.take(seat, kept, seen=seen)
    for card in t.drawn:
        t.throw(card, seen=seen)
        t.tell_card("Discarded", (seat,), seen, card, seat=seat)
    t.drawn = []
    return AGAIN


def _turn_round(t: Table, _: str) -> Script:
    t.direction = -t.direction
    t.tell("DirectionTurned", direction=t.direction)
    return EXCHANGE
    yield


def _axe(t: Table, target: str) -> Script:
    if target in WAYS:
        unlock(t, t.gap(t.active, WAYS[target]))
    else:
        release(t, int(target))
    return EXCHANGE
    yield


def unlock(t: Table, gap: int) -> None:
    """A door goes."""
    t.doors[gap] = False
    t.throw("locked_door", seen=True)
    t.tell("DoorRemoved", one=t.ring[gap], two=t.ring[(gap + 1) % len(t.ring)])


def release(t: Table, seat: int) -> None:
    """A Quarantine goes."""
    t.quarantine[seat] = 0
    t.throw("quarantine", seen=True)
    t.tell("QuarantineOver", seat=seat)


def _seduction(t: Table, target: str) -> Script:
    yield from exchanges.offer(t, int(target), later=False)
    return ENDS


def _quarantine(t: Table, target: str) -> Script:
    t.quarantine[int(target)] = 2
    t.tell("Quarantined", seat=int(target))
    return EXCHANGE
    yield


def _door(t: Table, target: str) -> Script:
    gap = t.gap(t.active, WAYS[target])
    t.doors[gap] = True
    t.tell("DoorLocked", one=t.ring[gap], two=t.ring[(gap + 1) % len(t.ring)])
    return EXCHANGE
    yield


_PLAYED: Final[dict[str, Callable[[Table, str], Script]]] = {
    FLAME: _fire,
    "change_places": _move,
    "youd_better_run": _move,
    "analysis": _analysis,
    "suspicion": _suspicion,
    "whisky": _whisky,
    "determination": _determination,
    "watch_your_back": _turn_round,
    "axe": _axe,
    "seduction": _seduction,
    "quarantine": _quarantine,
    "locked_door": _door,
}
