"""Exchanges: offers, answers, infection (SA-12, SA-20 to SA-24, SA-41 to SA-46)."""

from __future__ import annotations

from tests.referees.stayaway import ends, fire
from tests.referees.stayaway.cards import FLAME, INFECTED
from tests.referees.stayaway.model import Ask, Script, Table

REFUSALS = ("scary", "no_thanks", "missed")


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
            ends.show_card(t, by, to, laid)
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
