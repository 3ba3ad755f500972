"""What each card does (SA-30 to SA-44, SA-60, SA-61, SA-70 to SA-81)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.contract import CHANCE
from tests.referees.stayaway import ends, fire, flow
from tests.referees.stayaway.cards import FLAME, INFECTED, THING
from tests.referees.stayaway.model import HAND, Ask, Script, Table

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


def show_hand(t: Table, seat: int, to: int) -> None:
    """The whole hand, to one or (-1) to all."""
    cards = tuple(sorted(t.hands[seat]))
    if to < 0:
        t.known[seat] = list(cards)
        t.tell("HandShown", seat=seat, to=to, cards=cards)
    else:
        t.tell("HandShown", t.only(seat, to), seat=seat, to=to, cards=cards)
        t.tell("HandShown", t.rest(seat, to), seat=seat, to=to, cards=())
    ends.seen(t, seat, to, list(cards))


def show_card(t: Table, seat: int, to: int, card: str) -> None:
    """One card, to one player."""
    t.tell_card("CardShown", (seat, to), False, card, seat=seat, to=to)
    ends.seen(t, seat, to, [card])


def _analysis(t: Table, target: str) -> Script:
    show_hand(t, int(target), t.active)
    return EXCHANGE
    yield


def _suspicion(t: Table, target: str) -> Script:
    other = int(target)
    text = yield Ask(CHANCE, "pick", frozenset(f"pick {card}" for card in t.hands[other]), ("SA-31",))
    show_card(t, other, t.active, text.split()[1])
    return EXCHANGE


def _whisky(t: Table, _: str) -> Script:
    show_hand(t, t.active, -1)
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
    yield from flow.offer(t, int(target), later=False)
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


# Panic!


def panic(t: Table, card: str) -> Script:
    """A Panic! card works. Whether the exchange follows."""
    yield from _PANIC[card](t)
    return card not in ("chain_reaction", "blind_date")


def _ropes(t: Table) -> Script:
    for seat in t.ring:
        if t.quarantine[seat]:
            release(t, seat)
    return
    yield


def _three_four(t: Table) -> Script:
    for gap, shut in enumerate(t.doors):
        if shut:
            unlock(t, gap)
    return
    yield


def _party(t: Table) -> Script:
    yield from _ropes(t)
    yield from _three_four(t)
    around = [t.step(t.active, steps) for steps in range(len(t.ring))]
    for number in range(0, len(around) - 1, 2):
        swap(t, around[number], around[number + 1])


def _get_out(t: Table) -> Script:
    """With anyone not in Quarantine; asked where there is a choice (SA-72)."""
    free = [] if t.quarantine[t.active] else t.free()
    if not free:
        t.tell("NoSwap", seat=t.active)
        return
    other = free[0]
    if len(free) > 1:
        text = yield Ask(t.active, "swap", fire.narrowed(t, {f"swap {seat}" for seat in free}), ("SA-72", "SA-51"))
        other = int(text.split()[1])
    swap(t, t.active, other)


def _one_two(t: Table) -> Script:
    """With the third player to a side (SA-73)."""
    found = {side: _third(t, way) for side, way in WAYS.items()}
    side = "left"
    if found["left"] != found["right"]:
        text = yield Ask(t.active, "third", fire.narrowed(t, {f"third {side}" for side in WAYS}), ("SA-73", "SA-51"))
        side = text.split()[1]
    if found[side] < 0:
        t.tell("NoSwap", seat=t.active)
    else:
        swap(t, t.active, found[side])


def _third(t: Table, way: int) -> int:
    """That player, -1 when nothing comes of it."""
    other = t.step(t.active, 3 * way)
    return -1 if other == t.active or t.quarantine[other] or t.quarantine[t.active] else other


def _between(t: Table) -> Script:
    """One neighbour sees the hand (SA-75)."""
    beside = sorted({t.step(t.active, 1), t.step(t.active, -1)})
    to = beside[0]
    if len(beside) > 1:
        text = yield Ask(t.active, "between", frozenset(f"show {seat}" for seat in beside), ("SA-75",))
        to = int(text.split()[1])
    show_hand(t, t.active, to)


def _oops(t: Table) -> Script:
    show_hand(t, t.active, -1)
    return
    yield


def _around(t: Table) -> list[int]:
    return [t.step(t.active, t.direction * steps) for steps in range(len(t.ring))]


def _revelations(t: Table) -> Script:
    """SA-77."""
    for seat in _around(t):
        infected = INFECTED in t.hands[seat]
        options = {"silent", "show hand"} | ({"show infected"} if infected else set())
        text = yield Ask(seat, "confess", frozenset(options), ("SA-77",))
        if text == "silent":
            t.tell("KeptSilent", seat=seat)
        elif text == "show infected":
            t.tell("CardShown", seat=seat, to=-1, card=INFECTED)
            if INFECTED not in t.known[seat]:
                t.known[seat].append(INFECTED)
            return
        else:
            show_hand(t, seat, -1)
            if infected:
                return


def _forgetful(t: Table) -> Script:
    """Discard 3, draw 3; The Thing keeps its card and an Infected an Infected! (SA-78)."""
    seat = t.active
    role = t.roles[seat]
    kept = {THING} if role == "thing" else {INFECTED} if role == "infected" else set(t.hands[seat])
    text = yield Ask(seat, "forget", frozenset(f"keep {card}" for card in kept), ("SA-78", "SA-22", "SA-23"))
    going = t.hands[seat][:]
    going.remove(text.split()[1])
    for card in going:
        t.discard(seat, card)
    for _ in range(HAND - 1):
        yield from t.draw_to_hand(seat)


def _blind_date(t: Table) -> Script:
    """One card for the top Stay Away! card, laid on top of the pile (SA-79)."""
    seat = t.active
    if not t.has_stay_away():
        t.tell("NothingDrawn", seat=seat)
        return
    options = {f"date {card}" for card in t.hands[seat] if t.may_lose(seat, card)}
    text = yield Ask(seat, "date", fire.narrowed(t, options), ("SA-79", "SA-22", "SA-23", "SA-51"))
    laid = text.split()[1]
    seen = t.is_open(seat)
    t.lose(seat, laid, seen=seen)
    t.date = laid
    card = yield from t.draw_stay_away(seat)
    t.take(seat, card, seen=seen)
    if card == FLAME and seat == t.thing:
        t.fresh += 1
    t.date, t.on_top, t.top = "", laid, "stay_away"
    t.tell_card("CardLaidOnPile", (seat,), seen, laid, seat=seat)


def _friends(t: Table) -> Script:
    """SA-80."""
    free = [] if t.quarantine[t.active] else t.free()
    if not free:
        t.tell("ExchangeBlocked", seat=t.active, to=-1)
        return
    other = free[0]
    if len(free) > 1:
        text = yield Ask(t.active, "friend", frozenset(f"friend {seat}" for seat in free), ("SA-80",))
        other = int(text.split()[1])
    yield from flow.offer(t, other, later=True)


def _chain(t: Table) -> Script:
    """SA-81: all choose, then all pass at once."""
    out: ends.ActiveOut | None = None
    for seat in _around(t):
        to = t.step(seat, t.direction)
        try:
            still = yield from flow.have_gift(t, seat, to, answers=())
        except ends.ActiveOut as active:
            out, still = active, False
        if not still:
            if out is not None and out.following == seat:
                out = ends.ActiveOut(to)
            continue
        lays = {f"lay {card}" for card in t.gifts(seat, to)}
        options = fire.narrowed(t, lays) if seat == t.active else frozenset(lays)
        text = yield Ask(seat, "chain", options, ("SA-81", "SA-20", "SA-51"))
        t.lying[seat] = text.split()[1]
        t.tell_card("ChainLaid", (seat,), False, t.lying[seat], seat=seat)
    passing = [(seat, t.step(seat, t.direction), t.lying[seat]) for seat in t.ring]
    t.lying = {}
    for seat, _, card in passing:
        t.lose(seat, card, seen=False)
    for seat, to, card in passing:
        t.known[to] = []
        flow.receive(t, to, card, seen=False)
        t.tell_card("ChainPassed", (seat, to), False, card, seat=seat, to=to)
    for seat, to, card in passing:
        flow.infect(t, seat, to, card)
    if out is not None:
        raise out


_PANIC: Final[dict[str, Callable[[Table], Script]]] = {
    "rotten_ropes": _ropes,
    "three_four": _three_four,
    "party": _party,
    "get_out_of_here": _get_out,
    "one_two": _one_two,
    "just_between_us": _between,
    "oops": _oops,
    "revelations": _revelations,
    "forgetful": _forgetful,
    "blind_date": _blind_date,
    "cant_we_be_friends": _friends,
    "chain_reaction": _chain,
}
