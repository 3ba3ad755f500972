"""How figures fight and roll, and what hurts them in a haunt: the rulebook's answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.betrayal.combat import WEAPONS, Attack
from game.betrayal.deeds import ATTACK, may
from game.betrayal.harm import Die, stun
from game.betrayal.haunts.declared import Declared
from game.betrayal.terms import INDEX, MIGHT, MOST_DICE, NOBODY

if TYPE_CHECKING:
    from game.betrayal.position import Position


class Fighting(Declared):
    """What may be changed in fights, rolls and damage."""

    def foes(self, s: Position, attacker: int, target: int) -> bool:
        """Whether one figure may turn on another of its own will."""
        return self.opposed(s, attacker, target)

    def can_attack(self, s: Position, attacker: int, target: int, weapon: str = "") -> bool:
        """Whether one figure may attack another of its own will, reach aside."""
        return self.foes(s, attacker, target) and may(s, ATTACK, attacker, card=weapon, other=target)

    def blows(self, s: Position, body: int) -> int:
        """How often a figure attacks in its turn (see `game.betrayal.blows`)."""
        return 1 if s.is_explorer(body) else self.figures[s.t.bodies[body].kind].blows

    def attack_ways(self, s: Position, body: int) -> Sequence[str]:
        """The words with which a figure may attack beside the weapons it holds: "" with bare hands, or what `attack_traits` knows."""
        return ("",)

    def attack_traits(self, s: Position, attacker: int, target: int, weapon: str) -> tuple[str, str] | None:
        """The traits that attack and answer, a chosen trait or that of the weapon; None: not with this weapon (BT-5.2)."""
        if weapon in INDEX:
            return weapon, weapon
        trait = WEAPONS[weapon].trait if weapon else MIGHT
        return trait, trait

    def most_dice(self, s: Position, purpose: str) -> int:
        """How many dice a roll has at most (BT-4.4.4)."""
        return MOST_DICE

    def dice_pool(self, s: Position, body: int, trait: str, purpose: str, number: int) -> int:
        """How many dice a roll has, before the limits."""
        return number

    def roll_bonus(self, s: Position, body: int, purpose: str) -> int:
        """What is added to a result."""
        return 0

    def fought(self, s: Position, attack: Attack, by: int) -> bool:
        """An attack won by `by` (negative: lost): True where the haunt has said what follows."""
        target = s.t.bodies[attack.target]
        return by < 0 and not s.is_explorer(attack.target) and not self.figures[target.kind].hurts_back

    def fells(self, s: Position, body: int, target: int, weapon: str = "") -> bool:
        """Whether an attack that is won makes an end of a monster, or brings its end nearer."""
        if s.is_explorer(target):
            return False
        kind = self.figures[s.t.bodies[target].kind]
        if kind.falls_to:
            original = self.original(s, target)
            return s.holds(body, kind.falls_to) and (body == original or not s.t.bodies[original].alive)
        return bool(kind.dies_at or kind.counts_hits)

    def dynamite_rooms(self, s: Position, body: int, rooms: list[str]) -> list[str]:
        """The rooms into which a figure may throw the Dynamite, of those next door."""
        return rooms

    def dynamite_catches(self, s: Position, body: int, room: str) -> list[int]:
        """The figures that the Dynamite which `body` throws into a room may hurt."""
        return s.at(room)

    def damage(self, s: Position, body: int, kind: str, points: int, source: str) -> tuple[str, int]:
        """Kind and points of damage that a figure really takes."""
        return kind, points

    def damage_split(self, s: Position, body: int, kind: str, points: int, source: str, by: int) -> tuple[int, int] | None:
        """How damage is spread where the victim does not choose."""
        return None

    def monster_hurt(self, s: Position, body: int, kind: str, points: int, by: int, source: str) -> None:
        """A monster has taken damage: it is stunned, or dies after so many points, or at the hand of whom it has to fear (BT-5.6)."""
        manners = self.figures[s.t.bodies[body].kind]
        if manners.falls_to and source == "attack" and by != NOBODY and self.fells(s, by, body):
            s.then(Die(body, source, by))
            return
        if not manners.dies_at:
            stun(s, body)
            return
        s.t.bodies[body].wounds += points
        if s.t.bodies[body].wounds >= manners.dies_at:
            s.then(Die(body, source, by))

    def reached_skull(self, s: Position, body: int, trait: str, cause: str, source: str) -> None:
        """A trait of an explorer has just fallen to the skull, by this cause (see `game.betrayal.deeds.CAUSES`); who is raised from it now
        does not die."""

    def would_die(self, s: Position, body: int, cause: str, by: int) -> bool:
        """A figure is about to die; True where the haunt has done something else instead."""
        return False
