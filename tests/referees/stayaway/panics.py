"""What each Panic! card does (SA-70 to SA-81)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.referees.stayaway import ends, exchanges, fire
from tests.referees.stayaway.cards import FLAME, INFECTED, THING
from tests.referees.stayaway.deeds import WAYS, release, swap, unlock
from tests.referees.stayaway.model import HAND, Ask, Script, Table


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
    ends.show_hand(t, t.active, to)


def _oops(t: Table) -> Script:
    ends.show_hand(t, t.active, -1)
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
            ends.show_hand(t, seat, -1)
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
    yield from exchanges.offer(t, other, later=True)


def _chain(t: Table) -> Script:
    """SA-81: all choose, then all pass at once."""
    out: ends.ActiveOut | None = None
    for seat in _around(t):
        to = t.step(seat, t.direction)
        try:
            still = yield from exchanges.have_gift(t, seat, to, answers=())
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
        exchanges.receive(t, to, card, seen=False)
        t.tell_card("ChainPassed", (seat, to), False, card, seat=seat, to=to)
    for seat, to, card in passing:
        exchanges.infect(t, seat, to, card)
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
