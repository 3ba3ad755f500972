"""The course of a game as the rule file has it: deal, turns, exchanges. Each `yield` is a question; what comes back is the answer."""

from __future__ import annotations

from game.engine.contract import CHANCE
from tests.referees.stayaway import deeds, ends, fire
from tests.referees.stayaway.cards import FLAME, INFECTED, PANIC, THING
from tests.referees.stayaway.model import HAND, Ask, Script, Table

REFUSALS = ("scary", "no_thanks", "missed")
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
        yield from exchange(t)
        return
    card = yield from t.draw()
    if card in PANIC:
        t.tell("PanicDrawn", seat=seat, card=card)
        t.coming = card
        yield from t.uncover()
        t.coming = ""
        t.throw(card, seen=True)
        t.in_use = card
        if (yield from deeds.panic(t, card)):
            yield from exchange(t)
        return
    t.take(seat, card, seen=t.is_open(seat))
    t.tell_card("Drew", (seat,), t.is_open(seat), card, seat=seat)
    yield from t.uncover()
    if (yield from phase_two(t)):
        yield from exchange(t)


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


# exchanges


def exchange(t: Table) -> Script:
    """The turn's (SA-12)."""
    t.in_use = ""
    seat = t.active
    partner = t.step(seat, t.direction)
    if partner == seat:
        return
    if fire.barred(t.shut(seat, t.direction), t.quarantine, t.options, seat, partner):
        t.tell("ExchangeBlocked", seat=seat, to=partner)
    else:
        yield from offer(t, partner, later=False)


def offer(t: Table, to: int, *, later: bool) -> Script:
    """The active player lays a card for another, and the other answers (SA-12, SA-41 to SA-46). `later`: the turn's exchange follows."""
    by, passed = t.active, False
    while True:
        t.offer = by, to
        if passed and not t.gifts(by, to):
            end_offer(t)  # SA-43
            return
        if not (yield from have_gift(t, by, to, answers=())):
            return
        gifts = {f"lay {card}" for card in t.gifts(by, to)}
        text = yield Ask(by, "lay", fire.narrowed(t, gifts, later=later), ("SA-20", "SA-43", "SA-51"))
        laid = t.lying[by] = text.split()[1]
        t.tell_card("Offered", (by,), False, laid, seat=by, to=to, passed=passed)
        if not (yield from have_gift(t, to, by, answers=REFUSALS)):
            return
        answers = {f"give {card}" for card in t.gifts(to, by)} | {f"refuse {card}" for card in REFUSALS if card in t.hands[to]}
        text = yield Ask(to, "answer", frozenset(answers), ("SA-20", "SA-45"))
        verb, card = text.split()
        if verb == "give":
            swap_cards(t, by, to, laid, card, passed=passed)
            return
        t.tell("Answered", seat=to, card=card, by=by)
        t.lose(to, card, seen=True)
        t.throw(card, seen=True)
        if card == "scary":
            deeds.show_card(t, by, to, laid)
        if card != "missed":
            end_offer(t)
        yield from t.draw_to_hand(to)
        if card != "missed":
            return
        following = t.step(to, t.direction)
        stopped = t.shut(to, t.direction) or (t.options["quarantine"] == "isolate" and t.quarantine[following])
        if following == by or stopped:
            end_offer(t)
            return
        t.tell("PassedOn", seat=by, was=to, to=following)
        del t.lying[by]  # it takes its card back (SA-43)
        to, passed = following, True


def have_gift(t: Table, seat: int, to: int, answers: tuple[str, ...]) -> Script:
    """SA-24: who must exchange and has no legal card; an answer card will do. Whether the player is still in the game."""
    while not t.gifts(seat, to) and not any(card in t.hands[seat] for card in answers):
        t.tell("SuperInfected", seat=seat)
        if t.options["super_infection"] == "eliminate":
            end_offer(t)
            ends.burn(t, seat, seat)
            return False
        t.discard(seat, INFECTED)
        yield from t.draw_to_hand(seat)
    return True


def end_offer(t: Table) -> None:
    """No exchange; the offerer keeps the card (SA-46). The Thing's refused Flamethrower counts as just received (SA-51)."""
    if t.offer is None:
        return
    by = t.offer[0]
    if t.lying.pop(by, "") == FLAME and by == t.thing:
        t.fresh = min(t.fresh + 1, t.hands[by].count(FLAME))
    t.offer = None
    t.tell("OfferEnded", seat=by)


def swap_cards(t: Table, one: int, two: int, given: str, got: str, *, passed: bool) -> None:
    """Both cards change hands at once; face up what a player in Quarantine gives (SA-61)."""
    open_one, open_two = t.is_open(one), t.is_open(two)
    t.lying.pop(one)
    t.offer = None
    t.lose(one, given, seen=open_one)
    t.lose(two, got, seen=open_two)
    receive(t, two, given, seen=open_one)
    receive(t, one, got, seen=open_two)
    t.tell("Exchanged", t.only(one, two), one=one, two=two, given=given, got=got)
    seen = {"given": given if open_one else "", "got": got if open_two else ""}
    t.tell("Exchanged", t.rest(one, two), one=one, two=two, **seen)
    if not passed:
        infect(t, one, two, given)
    infect(t, two, one, got)


def receive(t: Table, seat: int, card: str, *, seen: bool) -> None:
    """A card from another; in its own turn a Flamethrower is one that The Thing has just received (SA-51)."""
    t.take(seat, card, seen=seen)
    if card == FLAME and seat == t.thing == t.active:
        t.fresh += 1


def infect(t: Table, giver: int, seat: int, card: str) -> None:
    """SA-21."""
    if card == INFECTED and giver == t.thing and t.roles[seat] == "human":
        t.roles[seat] = "infected"
        t.last_lost = seat
        t.tell("BecameInfected", t.only(seat, giver), seat=seat, by=giver)
