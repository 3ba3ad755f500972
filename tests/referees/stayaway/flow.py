"""The course of a game as the rule file has it: deal and turns. Each `yield` is a question; what comes back is the answer."""

from __future__ import annotations

from game.engine.contract import CHANCE
from tests.referees.stayaway import deeds, ends, exchanges, fire, panics
from tests.referees.stayaway.cards import FLAME, INFECTED, PANIC, THING
from tests.referees.stayaway.model import HAND, Ask, Script, Table

NOT_IN_QUARANTINE = (FLAME, "change_places", "youd_better_run", "seduction")


def game(t: Table) -> Script:
    """A whole game."""
    yield from deal(t)
    while True:
        yield from turn(t)


def deal(t: Table) -> Script:
    """SA-2 to SA-6."""
    text = yield Ask(CHANCE, "dealer", frozenset(f"dealer {seat}" for seat in range(t.players)), ("SA-5",))
    dealer = int(text.split()[1])
    t.tell("DealerChosen", seat=dealer)
    t.active = (dealer + 1) % t.players
    for seat in range(t.players):
        for _ in range(HAND):
            yield from deal_card(t, seat)
    t.tell("PileMade", count=t.size(), again=False)
    yield from t.uncover()


def deal_card(t: Table, seat: int) -> Script:
    """Any card that is neither Infected! nor Panic!; The Thing is among the 4N."""
    left = t.players * HAND - sum(len(hand) for hand in t.hands)
    kinds = {card for card, count in t.pile.items() if count and card not in PANIC and card not in (INFECTED, THING)}
    if t.thing < 0:
        kinds = kinds | {THING} if left > 1 else {THING}
    text = yield Ask(CHANCE, "deal", frozenset(f"deal {card}" for card in kinds), ("SA-2", "SA-6"))
    card = text.split()[1]
    t.pile[card] -= 1
    t.take(seat, card)
    t.tell_card("Dealt", (seat,), False, card, seat=seat)
    if card == THING:
        t.thing, t.roles[seat] = seat, "thing"


def turn(t: Table) -> Script:
    """SA-10 to SA-13."""
    t.turn += 1
    t.may_say = t.options["talk"] == "on"
    t.tell("TurnBegan", seat=t.active, turn=t.turn)
    seat, following = t.active, -1
    try:
        yield from draw_phase(t)
    except ends.ActiveOut as out:
        following = out.following
    t.in_use = ""
    if seat == t.thing:
        t.hot = t.hands[seat].count(FLAME) - t.fresh
        t.fresh = 0
    if t.quarantine[seat]:
        t.quarantine[seat] -= 1
        if not t.quarantine[seat]:
            t.throw("quarantine", seen=True)
            t.tell("QuarantineOver", seat=seat)
    limit = {"yes": 20, "far": 60, "no": 0}[t.options["turn_limit"]]
    if limit and t.turn >= limit * t.players:
        ends.over(t, "draw")
    t.active = t.step(seat, t.direction) if following < 0 else following


def draw_phase(t: Table) -> Script:
    """Phase 1, and what follows from it."""
    seat = t.active
    if not t.size() and t.thrown.total():
        yield from t.shuffle()
    if not t.size():
        t.tell("NothingDrawn", seat=seat)
        yield from exchanges.exchange(t)
        return
    card = yield from t.draw()
    if card in PANIC:
        t.tell("PanicDrawn", seat=seat, card=card)
        t.coming = card
        yield from t.uncover()
        t.coming = ""
        t.throw(card, seen=True)
        t.in_use = card
        if (yield from panics.panic(t, card)):
            yield from exchanges.exchange(t)
        return
    t.take(seat, card, seen=t.is_open(seat))
    t.tell_card("Drew", (seat,), t.is_open(seat), card, seat=seat)
    yield from t.uncover()
    if (yield from phase_two(t)):
        yield from exchanges.exchange(t)


def phase_two(t: Table) -> Script:
    """Play or discard (SA-11). Whether the exchange follows."""
    while True:
        t.in_use = ""
        text = yield Ask(t.active, "act", fire.narrowed(t, plain_acts(t)), ("SA-11", "SA-22", "SA-23", "SA-51"))
        verb, *words = text.split()
        if verb == "say":
            t.may_say = False
            t.tell("Spoke", seat=t.active, saying=words[0], about=int(words[1]))
        elif verb == "discard":
            t.discard(t.active, words[0])
            return True
        else:
            follows = yield from deeds.play(t, words[0], words[1] if len(words) > 1 else "")
            if follows != deeds.AGAIN:
                return follows == deeds.EXCHANGE


def plain_acts(t: Table) -> set[str]:
    """All that SA-11 lets the active player do, before SA-51."""
    seat = t.active
    acts = {f"discard {card}" for card in t.hands[seat] if t.may_lose(seat, card)}
    for card in set(t.hands[seat]):
        if not (t.quarantine[seat] and card in NOT_IN_QUARANTINE):
            acts |= ways(t, card)
    if t.may_say:
        acts |= {f"say {saying} {other}" for saying in ("accuse", "vouch", "ask") for other in t.others()}
    return acts


def ways(t: Table, card: str) -> set[str]:
    """The ways to play a card (SA-30 to SA-37, SA-60, SA-61); none for those that are never played."""
    seat, near = t.active, t.near(t.active)
    if card in ("whisky", "determination", "watch_your_back"):
        return {f"play {card}"}
    if card in (FLAME, "analysis", "suspicion"):
        return {f"play {card} {other}" for other in near}
    if card in ("change_places", "quarantine"):
        return {f"play {card} {other}" for other in near if not t.quarantine[other]}
    if card in ("youd_better_run", "seduction"):
        return {f"play {card} {other}" for other in t.free()}
    sides = {"left": t.shut(seat, 1), "right": t.shut(seat, -1)}
    if card == "locked_door":
        return {f"play {card} {side}" for side, shut in sides.items() if not shut}
    if card == "axe":
        freed = {f"play axe {other}" for other in near | {seat} if t.quarantine[other]}
        return freed | {f"play axe {side}" for side, shut in sides.items() if shut}
    return set()
