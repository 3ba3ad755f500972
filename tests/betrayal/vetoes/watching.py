"""Sees every deed at the moment at which it happens, by the events and the writes of the rules, and asks the vetoes about it.

It asks the declarations, not the gates: a way round a gate is found.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from game.betrayal import events as e
from game.betrayal.combat import Attack
from game.betrayal.deeds import ATTACK, BARRED, DEAL, DISCOVER, DRAW, GAIN, HURT, LOSE, MOVE, SKULL, TILE, USE, Deed, Veto
from game.betrayal.harm import Damage
from game.betrayal.position import Position
from game.betrayal.terms import SKULL as ON_THE_SKULL


class Watch:
    """What was seen that a veto forbids: ids of vetoes, as often as it happened; and which were told to have stopped something."""

    def __init__(self, vetoes: Sequence[Veto]) -> None:
        self.vetoes = vetoes
        self.broken: list[str] = []
        self.told: list[str] = []
        self.place: dict[int, tuple[str, str]] = {}
        self.attack = Attack(0, 0)
        self.damage = Damage(0, "", 0)

    def see(self, s: Position, deed: Deed) -> None:
        """A deed happens."""
        self.broken += [veto.id for veto in self.vetoes if deed.body >= 0 and veto.bars(s, deed)]

    def went(self, s: Position, event: e.Went) -> None:
        """A figure has come somewhere: it is put back for a moment, and asked whether it may."""
        now = s.t.bodies[event.body].room, s.t.bodies[event.body].half
        before = self.place.get(event.body, now)
        b = s.t.bodies[event.body]
        b.room, b.half = before
        self.see(s, Deed(MOVE, event.body, room=event.room, how=event.how))
        b.room, b.half = now

    def heard(self, s: Position, event: e.BtEvent) -> None:
        """An event is told."""
        if isinstance(event, e.Went):
            self.went(s, event)
        elif isinstance(event, e.Told) and event.fact == BARRED:
            self.told.append(event.words[0])
        else:
            for deed in (*_of_cards(s, event), *self._of_figures(s, event)):
                self.see(s, deed)

    def _of_figures(self, s: Position, event: e.BtEvent) -> Sequence[Deed]:
        a, d = self.attack, self.damage
        match event:
            case e.Discovered(body=body):
                return (Deed(DISCOVER, body),)
            case e.Attacked(attacker=attacker, defender=defender):
                return (Deed(ATTACK, attacker, card=a.weapon, other=defender, how=a.special),)
            case e.Hurt(body=body):
                return (Deed(HURT, body, card=d.card, other=d.by, how=d.source),)
            case e.TraitMoved(body=body, step=step) if step == ON_THE_SKULL and s.is_explorer(body):
                return (Deed(SKULL, body),)
        return ()

    def tile(self, s: Position, room: str, mover: int, riders: Sequence[int]) -> None:
        """A tile has moved."""
        self.see(s, Deed(TILE, mover, room=room, how="moves"))
        for rider in riders:
            self.see(s, Deed(TILE, rider, room=room, how="carried"))


def _of_cards(s: Position, event: e.BtEvent) -> Sequence[Deed]:
    match event:
        case e.Drew(body=body, deck=deck):
            return (Deed(DRAW, body, how=deck),)
        case e.Got(body=body, card=card, how=how, giver=giver) if how != "kept":
            return (Deed(GAIN, body, card=card, other=giver, how=how),)
        case e.LostCard(body=body, card=card, how=how):
            return (Deed(LOSE, body, card=card, how=how),)
        case e.Offered(body=body, to=to, answer=""):
            return Deed(DEAL, body, other=to), Deed(DEAL, to, other=body)
        case e.Used(body=body, what=card):
            return (Deed(USE, body, card=card),)
        case e.Marked(name=name, what=what, off=False) if name in {thing.id for thing in s.haunt.things}:
            return (Deed(GAIN, int(what), card=name, how="taken"),)
    return ()


@contextmanager
def watching(vetoes: Sequence[Veto]) -> Iterator[Watch]:
    """While this lasts everything that happens in any position is seen."""
    watch = Watch(vetoes)
    stand, tell, lay_tile = Position.stand, Position.tell, Position.lay_tile
    attack, damage = Attack.run, Damage.run

    def standing(s: Position, body: int, room: str, half: str = "") -> None:
        watch.place[body] = s.t.bodies[body].room, s.t.bodies[body].half
        stand(s, body, room, half)

    def telling(s: Position, event: e.BtEvent) -> None:
        watch.heard(s, event)
        tell(s, event)

    def laying(s: Position, room: str, *rest: Any) -> bool:
        moved, riders = room in s.board.spots, s.at(room)
        done = lay_tile(s, room, *rest)
        if moved and done:
            watch.tile(s, room, rest[1] if len(rest) > 1 else -9, riders)
        return done

    def attacking(task: Attack, s: Position) -> None:
        watch.attack = task
        attack(task, s)

    def hurting(task: Damage, s: Position) -> None:
        watch.damage = task
        damage(task, s)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Position, "stand", standing)
        patch.setattr(Position, "tell", telling)
        patch.setattr(Position, "lay_tile", laying)
        patch.setattr(Attack, "run", attacking)
        patch.setattr(Damage, "run", hurting)
        yield watch
