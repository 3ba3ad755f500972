"""Who is out, who is caught, and how it ends (SA-50, SA-51, SA-90 to SA-94)."""

from __future__ import annotations

from tests.referees.stayaway.cards import FLAME
from tests.referees.stayaway.model import Over, Table


class ActiveOut(Exception):
    """The active player is out: the turn is over, and this player is next."""

    def __init__(self, following: int) -> None:
        super().__init__(following)
        self.following = following


def over(t: Table, result: str) -> None:
    """The game is over and all cards are shown (SA-93)."""
    t.result = result
    t.tell("RolesShown", result=result, roles=tuple(t.roles), hands=tuple(tuple(sorted(hand)) for hand in t.hands))
    raise Over


def burn(t: Table, seat: int, by: int) -> None:
    """SA-50, SA-90."""
    following = t.step(seat, t.direction)
    t.tell("Burnt", seat=seat, by=by)
    t.burnt.append(seat)
    if t.roles[seat] == "human":
        t.human_out, t.last_lost = True, -1
    if seat == t.thing:
        over(t, "thing_burnt")
    t.tell("GoesOn", seat=seat)
    for card in t.hands[seat]:
        t.throw(card, seen=False)
    t.hands[seat], t.known[seat] = [], []
    leave(t, seat)
    if t.ring == [t.thing]:
        declare(t)
    if seat == t.active:
        raise ActiveOut(following)


def leave(t: Table, seat: int) -> None:
    """Neighbours close up; of two doors one stays; none where one player is left."""
    at = t.ring.index(seat)
    before = (at - 1) % len(t.ring)
    one, two = t.ring[before], t.ring[(at + 1) % len(t.ring)]
    doors = t.doors[at] + t.doors[before]
    stays = doors > 0 and len(t.ring) > 2
    for _ in range(doors - stays):
        t.throw("locked_door", seen=True)
        t.tell("DoorRemoved", one=one, two=two)
    t.doors[before] = stays
    del t.ring[at], t.doors[at]
    if t.quarantine[seat]:
        t.quarantine[seat] = 0
        t.throw("quarantine", seen=True)


def declare(t: Table) -> None:
    """SA-91 to SA-93."""
    t.tell("Declared", seat=t.thing)
    if any(t.roles[seat] == "human" for seat in t.ring):
        over(t, "declared_wrongly")
    over(t, "declared" if t.human_out else "declared_alone")


def seen(t: Table, seat: int, by: int, cards: list[str]) -> None:
    """Cards of a player were seen by another (-1: by all): is The Thing caught (SA-51)?"""
    if seat == t.active:
        return
    if seat == t.thing and t.hot and FLAME in cards:
        t.tell("Caught", seat=seat, by=by)
        over(t, "caught")
    t.tell("GoesOn", seat=seat)


def show_hand(t: Table, seat: int, to: int) -> None:
    """The whole hand, to one or (-1) to all."""
    cards = tuple(sorted(t.hands[seat]))
    if to < 0:
        t.known[seat] = list(cards)
        t.tell("HandShown", seat=seat, to=to, cards=cards)
    else:
        t.tell("HandShown", t.only(seat, to), seat=seat, to=to, cards=cards)
        t.tell("HandShown", t.rest(seat, to), seat=seat, to=to, cards=())
    seen(t, seat, to, list(cards))


def show_card(t: Table, seat: int, to: int, card: str) -> None:
    """One card, to one player."""
    t.tell_card("CardShown", (seat, to), False, card, seat=seat, to=to)
    seen(t, seat, to, [card])


def winners(t: Table) -> set[int]:
    """SA-90 to SA-94."""
    alive = [seat for seat in range(t.players) if seat not in t.burnt]
    if t.result == "draw":
        return set()
    if t.result == "declared_alone":
        return {t.thing}
    if t.result == "declared":
        return {seat for seat in alive if t.roles[seat] != "human" and seat != t.last_lost}
    return {seat for seat in alive if t.roles[seat] == "human"}
