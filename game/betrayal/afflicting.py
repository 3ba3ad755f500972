"""States of explorers begin and end (see `game.betrayal.statuses`), and explorers turn into monsters."""

from __future__ import annotations

from game.betrayal.carrying import set_down, take_up
from game.betrayal.events import Became
from game.betrayal.holding import drop_all
from game.betrayal.position import Position
from game.betrayal.statuses import HOLDER, OWN, TRAITOR, Status
from game.betrayal.tasks import Task
from game.betrayal.terms import HEROES, NOBODY, TRAITORS, TRAITS

WAS = "was"
"""First part of the mark on those whom a state has left for good."""


def the(s: Position, state: str) -> Status:
    """The state with this id, of those that the haunt knows."""
    return next(status for status in s.haunt.statuses if status.id == state)


def afflict(s: Position, body: int, state: str, by: int = NOBODY) -> bool:
    """A figure is in a state from now on, held so by another one where the state says that it is held. Whether that came about: nobody is
    in a state twice, nor again in one that leaves for good."""
    status, b = the(s, state), s.t.bodies[body]
    if not b.alive or state in b.states() or s.marked(f"{WAS}_{state}", str(body)):
        return False
    if status.drops:
        drop_all(s, body)
    b.status = (*b.status, (state, by))
    s.tell(Became(body=body, status=state, other=by))
    if status.side:
        s.join(body, status.side)
    _change_traits(s, body, status)
    _change_player(s, body)
    if status.held and by != NOBODY:
        take_up(s, body, by)
    return True


def _change_traits(s: Position, body: int, status: Status) -> None:
    if not s.is_explorer(body):
        return
    for trait in status.lowest:
        s.set_step(body, trait, 0)
    for trait in status.to_start:
        s.set_step(body, trait, s.start_step(body, trait))
    if status.raised:
        for trait in TRAITS:
            s.shift(body, trait, status.raised)


def _change_player(s: Position, body: int) -> None:
    """The seat that plays an explorer now, by the states it is in."""
    if not s.is_explorer(body):
        return
    b = s.t.bodies[body]
    b.seat = body
    for state, by in b.status:
        player = the(s, state).player
        if player == TRAITOR and s.t.traitor != NOBODY:
            b.seat = s.t.traitor
        elif player == HOLDER and by != NOBODY:
            b.seat = s.t.bodies[by].seat
        elif player != OWN:
            continue


def relieve(s: Position, body: int, state: str, *, heals: bool = True) -> bool:
    """A figure is in a state no more; whether it was. `heals`: its traits come back where the state says so."""
    b = s.t.bodies[body]
    if state not in b.states():
        return False
    status, by = the(s, state), b.states()[state]
    b.status = tuple(held for held in b.status if held[0] != state)
    s.tell(Became(body=body, status=state, other=by, off=True))
    if status.once:
        s.mark(f"{WAS}_{state}", str(body))
    if status.side and s.is_explorer(body):
        s.join(body, TRAITORS if body == s.t.traitor else HEROES)
    if status.heals and heals and s.is_explorer(body):
        for trait in TRAITS:
            s.set_step(body, trait, s.start_step(body, trait))
    _change_player(s, body)
    if status.held and b.on == by:
        set_down(s, body)
    return True


def relieve_all(s: Position, body: int) -> None:
    """A figure is dead: no state holds it, and whom it held it holds no more."""
    for state in s.t.bodies[body].states():
        relieve(s, body, state, heals=False)
    let_go(s, body)


def let_go(s: Position, holder: int) -> None:
    """Whom a figure holds is free."""
    for body, b in enumerate(s.t.bodies):
        for state in [state for state, by in b.status if by == holder and the(s, state).held]:
            relieve(s, body, state)


def pass_away(s: Position, body: int, when: str) -> None:
    """The states that end by themselves at this moment of a figure's turn end."""
    for state in s.t.bodies[body].states():
        if the(s, state).until == when:
            relieve(s, body, state)


class Relieve(Task, frozen=True):
    """A figure is in a state no more."""

    body: int
    status: str

    def run(self, s: Position) -> None:
        """Ends it, if the figure still lives."""
        if s.t.bodies[self.body].alive:
            relieve(s, self.body, self.status)


class LetGo(Task, frozen=True):
    """Whom a figure holds is free."""

    holder: int

    def run(self, s: Position) -> None:
        """The hold ends."""
        let_go(s, self.holder)
