"""Who is out, and how the game ends (SA-50, SA-51, SA-90 to SA-94)."""

from __future__ import annotations

from game.engine.contract import Outcome, Seat
from game.stayaway.events import Burnt, Caught, Declared, GoesOn, RolesShown
from game.stayaway.piles import to_discards
from game.stayaway.position import Position
from game.stayaway.ring import close_up, step
from game.stayaway.terms import FLAMETHROWER, HUMAN, INFECTED, NOBODY


def finish(s: Position, result: str) -> None:
    """The game is over and all cards are shown."""
    s.result = result
    s.agenda = []
    s.asked = ""
    s.who = None
    s.tell(RolesShown(result=result, roles=tuple(s.roles), hands=tuple(tuple(hand) for hand in s.hands)))


def burn(s: Position, seat: Seat, by: Seat) -> None:
    """A seat is out: its hand goes to the discards unseen, its role stays hidden, the ring closes up (SA-50)."""
    following = step(s, seat, s.direction)
    if seat == s.active:
        s.agenda = [("end", following)]
    elif ("end", seat) in s.agenda:
        s.agenda[s.agenda.index(("end", seat))] = ("end", following)
    s.tell(Burnt(seat=seat, by=by))
    if s.roles[seat] == HUMAN:
        s.human_out = True
        s.last_lost = NOBODY
    if seat == s.thing:
        finish(s, "thing_burnt")
        s.burnt = (*s.burnt, seat)
        return
    s.tell(GoesOn(seat=seat, why="burnt"))
    for card in s.hands[seat]:
        to_discards(s, card, openly=False)
    s.hands[seat] = []
    s.known[seat] = ()
    close_up(s, seat)
    s.burnt = (*s.burnt, seat)
    if len(s.ring) == 1:
        declare(s, s.thing)


def humans_left(s: Position) -> bool:
    """Whether a Human is still in the game."""
    return any(s.roles[seat] == HUMAN for seat in s.ring)


def declare(s: Position, seat: Seat) -> None:
    """The Thing declares that no Human is left (SA-91 to SA-93)."""
    s.tell(Declared(seat=seat))
    if humans_left(s):
        finish(s, "declared_wrongly")
    else:
        finish(s, "declared" if s.human_out else "declared_alone")


def check_caught(s: Position, seat: Seat, by: Seat, cards: tuple[str, ...]) -> bool:
    """Whether these cards of a seat, which `by` (NOBODY: all) has just seen, end the game (SA-51)."""
    if s.active == seat:
        return False
    caught = seat == s.thing and s.hot > 0 and FLAMETHROWER in cards
    if caught:
        s.tell(Caught(seat=seat, by=by))
        finish(s, "caught")
    else:
        s.tell(GoesOn(seat=seat, why="shown"))
    return caught


def outcome(s: Position) -> Outcome | None:
    """Who has won, once the game is over."""
    if not s.result:
        return None
    winners = _winners(s)
    losers = tuple(seat for seat in range(s.rules.seats) if seat not in winners)
    return Outcome(winners, losers, s.result)


def _winners(s: Position) -> tuple[Seat, ...]:
    alive = [seat for seat in range(s.rules.seats) if seat in s.ring and seat not in s.burnt]
    if s.result == "draw":
        return ()
    if s.result == "declared_alone":
        return (s.thing,)
    if s.result == "declared":
        return tuple(seat for seat in alive if seat == s.thing or (s.roles[seat] == INFECTED and seat != s.last_lost))
    return tuple(seat for seat in alive if s.roles[seat] == HUMAN)
