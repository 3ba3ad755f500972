"""Attacks after the haunt has begun, and what attacks on cards do (section 5).

Verbs of a turn: `attack BODY` (bare hands), `attack BODY WEAPON`; then `wound` or `steal CARD` for a winner who may choose.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from game.betrayal.actions import Act, act
from game.betrayal.afflicting import LetGo, Relieve
from game.betrayal.asking import BtQuestion
from game.betrayal.blows import may_join, more_blows, note_blow, note_helper, struck_already
from game.betrayal.carrying import take_up
from game.betrayal.deeds import ATTACK, CARD, GAIN, LOSE, USE, may, stopped
from game.betrayal.events import Attacked, Fought, Needed, Told
from game.betrayal.harm import Damage, DamageDice
from game.betrayal.holding import gain_card, lose_card
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.spaces import room_of
from game.betrayal.statuses import holder_of, may_rescue, states
from game.betrayal.tasks import Question, Task
from game.betrayal.terms import EXPLORING, HAUNTED, KIND_OF, MENTAL, MIGHT, NOBODY, OPPOSITE, PHYSICAL, SANITY, SPEED
from game.betrayal.trading import thing
from game.engine.contract import Seat

WOUND: Final = act("wound")
STEALS_FROM: Final = 2
"""Who would do so many points of physical damage may steal instead (BT-5.4)."""


class Weapon(msgspec.Struct, frozen=True):
    """What a card does to an attack: which trait both use, dice it adds, whether it reaches along a line of sight."""

    trait: str = MIGHT
    dice: int = 0
    far: bool = False


WEAPONS: Final = {
    "axe": Weapon(dice=1),
    "blood_dagger": Weapon(dice=3),
    "revolver": Weapon(SPEED, 1, True),
    "sacrificial_dagger": Weapon(dice=3),
    "spear": Weapon(dice=2),
    "ring": Weapon(SANITY),
}
"""Cards one can attack with (BT-4.5.1); the Ring is no weapon but lets one attack with Sanity."""
BARE: Final = Weapon()


def smoky(s: Position, room: str) -> bool:
    """Whether Smoke in a room blocks the look into it (BT-5.3)."""
    return any(room_of(place) == room for place in s.t.tokens.get("smoke", ()))


def in_reach(s: Position, attacker: int, target: int, weapon: str) -> bool:
    """Whether a figure can be attacked from where the attacker stands."""
    if s.together(attacker, target):
        return True
    a, b = s.t.bodies[attacker], s.t.bodies[target]
    if weapon not in WEAPONS or not WEAPONS[weapon].far or not b.alive or not b.room or not s.room(attacker):
        return False
    room = s.room(attacker)
    return room != b.room and in_line(s, room, a.half, b.room, b.half)


def in_line(s: Position, room: str, half: str, other: str, other_half: str | None = None) -> bool:
    """Whether one place lies in the line of sight of another in a different room: a straight row of rooms joined by doors leads there
    (BT-5.3). It ends at Smoke, and at a barrier, across which nothing has to do with anything (BT-5.7, BT-7.1). `other_half`: None where
    any half will do."""
    for side in s.board.doors(room):
        if half and s.board.printed(room, side) != half:
            continue
        here = room
        while (following := s.board.doors(here).get(side)) is not None and not smoky(s, following):
            barrier = s.rules.tiles[following].barrier
            if following == other:
                return not barrier or other_half in (None, s.board.printed(following, OPPOSITE[side]))
            if barrier:
                break
            here = following
    return False


def attack_choices(s: Position, body: int) -> list[Act]:
    """Every attack the figure whose turn it is may make (BT-5.1)."""
    if s.t.phase != HAUNTED or not more_blows(s, body):
        return []
    me, room = s.t.bodies[body], s.room(body)
    held = [card for card in me.cards if card in WEAPONS]
    far = any(WEAPONS[card].far for card in held)
    near = [i for i, other in enumerate(s.t.bodies) if other.alive and (far or other.room == room or not other.room) and i != body]
    foes = [i for i in near if (far or s.t.bodies[i].room or s.room(i) == room) and _foes(s, body, i)]
    if not foes:
        return []
    found = []
    ways = s.haunt.attack_ways(s, body)
    weapons = [*ways, *(card for card in held if s.haunt.may_attack_with(s, body, card) and not s.used(f"item:{card}"))]
    for target in foes:
        for weapon in weapons if s.is_explorer(body) else ways:
            if in_reach(s, body, target, weapon) and possible(s, body, target, weapon):
                found.append(act("attack", target, weapon) if weapon else act("attack", target))
    return found


def _foes(s: Position, body: int, other: int) -> bool:
    """Whether a figure may want to attack another one: an opponent, or a friend whom that frees; not whom it has struck already."""
    return (s.haunt.foes(s, body, other) or may_rescue(s, body, other)) and not struck_already(s, body, other)


def possible(s: Position, attacker: int, target: int, weapon: str, special: str = "") -> bool:
    """Whether an attack can be made at all, whoever wants it: nothing forbids it, and both have the traits (BT-5.2)."""
    if not may(s, ATTACK, attacker, card=weapon, other=target, how=special):
        return False
    traits = s.haunt.attack_traits(s, attacker, target, weapon)
    return traits is not None and s.value(attacker, traits[0]) >= 0 and s.value(target, traits[1]) >= 0


def attack(s: Position, body: int, target: int, weapon: str, special: str = "") -> None:
    """The figure whose turn it is attacks."""
    if stopped(s, ATTACK, body, card=weapon, other=target, how=special) or (weapon and stopped(s, USE, body, card=weapon)):
        return
    note_blow(s, body, target)
    if weapon in WEAPONS:
        s.use(f"item:{weapon}")
    tasks: list[Task] = [Attack(body, target, weapon, special)]
    if helpers := may_join(s, body):
        tasks = [Join(Attack(body, target, weapon, special), helpers)]
    if weapon == "blood_dagger":
        s.shift(body, SPEED, -1, cause=CARD)
    elif weapon == "sacrificial_dagger":
        tasks = [Roll(body, "sacrificial_dagger", "knowledge"), DaggerAsks(Attack(body, target, weapon, special))]
    s.then(*tasks)


class DaggerAsks(Task, frozen=True):
    """What the Sacrificial Dagger does before it is used."""

    attack: Attack

    def run(self, s: Position) -> None:
        """6+ nothing, 3-5 one mental damage, 0-2 two dice of physical damage and no attack."""
        body = self.attack.attacker
        success = s.t.rolled >= 3
        s.tell(Needed(body=body, purpose="sacrificial_dagger", total=s.t.rolled, least=3, success=success))
        if s.t.rolled >= 6:
            s.then(self.attack)
        elif success:
            s.then(Damage(body, MENTAL, 1, "item"), self.attack)
        else:
            s.then(DamageDice(body, PHYSICAL, 2, "item"))


class Attack(Task, frozen=True):
    """One figure attacks another, with a weapon or without. `special` names a haunt's own attack."""

    attacker: int
    target: int
    weapon: str = ""
    special: str = ""
    helpers: tuple[int, ...] = ()  # figures that attack as one with it

    def traits(self, s: Position) -> tuple[str, str]:
        """The traits that attack and answer (BT-5.2)."""
        return s.haunt.attack_traits(s, self.attacker, self.target, self.weapon) or (MIGHT, MIGHT)

    def far(self, s: Position) -> bool:
        """Whether the two are not together: the attacker cannot be hurt and does not steal (BT-5.3)."""
        return not s.together(self.attacker, self.target)

    def run(self, s: Position) -> None:
        """Both roll, the attacker first."""
        a, b = s.t.bodies[self.attacker], s.t.bodies[self.target]
        if not a.alive or not b.alive or stopped(s, ATTACK, self.attacker, card=self.weapon, other=self.target, how=self.special):
            return
        if s.haunt.attack_traits(s, self.attacker, self.target, self.weapon) is None:
            return
        trait, _ = self.traits(s)
        weapon = self.weapon if self.weapon in WEAPONS else ""
        s.tell(Attacked(attacker=self.attacker, defender=self.target, trait=trait, weapon=weapon))
        dice = WEAPONS[self.weapon].dice if self.weapon in WEAPONS else 0
        dice += sum(max(0, s.value(helper, trait)) for helper in self.helpers)
        s.then(Roll(self.attacker, "attack", trait, extra=dice, attack=True), AttackerRolled(self))


class Join(Question, frozen=True):
    """Which others of its kind attack as one with a figure, one after another: `choose BODY`, `done`."""

    kind = "join"

    attack: Attack
    others: tuple[int, ...]

    def asked(self, s: Position) -> Seat:
        """Who plays the attacker."""
        return s.t.bodies[self.attack.attacker].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Each that could still join, and nobody else."""
        return [*(act("choose", other) for other in self.others), act("done")]

    def answer(self, s: Position, chosen: Act) -> None:
        """It joins, or the attack is made."""
        if chosen.verb == "done":
            s.then(self.attack)
            return
        other = int(chosen.words[0])
        note_helper(s, other)
        attack = msgspec.structs.replace(self.attack, helpers=(*self.attack.helpers, other))
        left = tuple(each for each in self.others if each != other)
        s.then(Join(attack, left) if left else attack)


class AttackerRolled(Task, frozen=True):
    """The attacker's total stands; the defender rolls, without a weapon."""

    attack: Attack

    def run(self, s: Position) -> None:
        """The defender rolls against it."""
        _, answer = self.attack.traits(s)
        s.then(Roll(self.attack.target, "defence", answer, attack=True), Fight(self.attack, s.t.rolled))


class Fight(Task, frozen=True):
    """Both totals stand: the loser takes the difference (BT-5.1)."""

    attack: Attack
    total: int

    def run(self, s: Position) -> None:
        """The loser is found, and the winner says what comes of it."""
        a = self.attack
        if not s.t.bodies[a.attacker].alive or not s.t.bodies[a.target].alive:
            return
        s.tell(Fought(attacker=a.attacker, defender=a.target, attack=self.total, defence=s.t.rolled))
        by = self.total - s.t.rolled
        if s.haunt.fought(s, a, by) or self._frees(s, by) or self._clings(s, by):
            return
        if by > 0:
            s.then(Won(a, by))
        elif a.helpers:
            return  # an attack of several costs them nothing
        elif by < 0 and not a.far(s) and not s.t.bodies[a.target].stunned:  # BT-5.3, BT-5.5
            trait, _ = a.traits(s)
            s.then(Damage(a.attacker, KIND_OF[trait], -by, "attack", a.target))

    def _frees(self, s: Position, by: int) -> bool:
        """Who strikes a friend free does half the damage; who is held and strikes the holder gets free by it, and without that has
        done all that could be done in this turn."""
        a = self.attack
        kind = KIND_OF[a.traits(s)[0]]
        if by > 0 and may_rescue(s, a.attacker, a.target):
            freed = [Relieve(a.target, status.id) for status in states(s, a.target) if status.rescued]
            s.then(Damage(a.target, kind, by // 2, "attack", a.attacker), *freed)
            return True
        if holder_of(s, a.attacker) != a.target:
            return False
        if by > 0:
            s.then(Damage(a.target, kind, by, "attack", a.attacker), LetGo(a.target))
        else:
            s.use("cut_short")
        return True

    def _clings(self, s: Position, by: int) -> bool:
        """A figure that clings to whom it beats does no other harm (see `FigureKind.clings`)."""
        a = self.attack
        if by <= 0 or s.is_explorer(a.attacker) or not s.haunt.figures[s.t.bodies[a.attacker].kind].clings:
            return False
        take_up(s, a.attacker, a.target)
        return True


class Won(Question, frozen=True):
    """The winner hurts, or steals instead where the damage would be two points or more: `wound`, `steal axe` (BT-5.4)."""

    kind = "won"

    attack: Attack
    by: int

    def shown(self) -> BtQuestion:
        """Who has won by how much."""
        return BtQuestion(kind=self.kind, attacker=self.attack.attacker, points=self.by)

    def loot(self, s: Position) -> list[str]:
        """What may be stolen."""
        a = self.attack
        if a.far(s) or not s.haunt.may_steal(s, a.attacker, a.target):
            return []
        kind, points = s.haunt.would_do(s, a.attacker, a.target, KIND_OF[a.traits(s)[0]], self.by)
        if kind != PHYSICAL or points < STEALS_FROM:
            return []
        return [card for card in s.haunt.loot(s, a.attacker, a.target) if not s.used(f"item:{card}")]

    def run(self, s: Position) -> None:
        """Hurts at once when there is nothing to steal."""
        if self.loot(s):
            super().run(s)
        else:
            self.answer(s, WOUND)

    def asked(self, s: Position) -> Seat:
        """Who plays the attacker."""
        return s.t.bodies[self.attack.attacker].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Wound, or each card."""
        return [WOUND, *(act("steal", card) for card in self.loot(s))]

    def answer(self, s: Position, chosen: Act) -> None:
        """The loser is hurt, or loses a card."""
        a = self.attack
        if chosen.verb == "steal":
            steal(s, a.attacker, a.target, str(chosen.words[0]))
        else:
            s.then(Damage(a.target, KIND_OF[a.traits(s)[0]], self.by, "attack", a.attacker))


def steal(s: Position, thief: int, victim: int, card: str) -> None:
    """A card changes hands by force; it is done with for this turn (BT-4.5.1). A stolen Blood Dagger hurts the victim."""
    if stopped(s, LOSE, victim, card=card, other=thief, how="stolen") or stopped(s, GAIN, thief, card=card, other=victim, how="stolen"):
        return
    if moved := thing(s, card):
        s.tell(Told(fact="thing_stolen", body=victim, words=(card,)))
        moved.goes(s, victim)
        moved.comes(s, thief)
        return
    lose_card(s, victim, card, "stolen")
    s.use(f"item:{card}")
    gain_card(s, thief, card, "stolen", victim)
    if card == "blood_dagger" and s.is_explorer(victim):
        s.then(DamageDice(victim, PHYSICAL, 2, "item"))


# attacks on cards (BT-5.8)


class CardAttack(Task, frozen=True):
    """Something on a card attacks with a trait of so many dice; the player on the right rolls for it. The attacker cannot be hurt."""

    target: int
    by: str
    dice: int = 4
    trait: str = MIGHT

    def run(self, s: Position) -> None:
        """The card's dice, then the victim's."""
        s.tell(Attacked(attacker=NOBODY, defender=self.target, trait=self.trait, by=self.by))
        thrower = s.right_of(s.t.bodies[self.target].seat)
        s.then(Roll(NOBODY, "card_attack", dice=self.dice, thrower=thrower), CardRolled(self))


class CardRolled(Task, frozen=True):
    """The card's total stands."""

    attack: CardAttack

    def run(self, s: Position) -> None:
        """The victim rolls against it."""
        a = self.attack
        s.then(Roll(a.target, "defence", a.trait, attack=True), CardFought(a, s.t.rolled))


class CardFought(Task, frozen=True):
    """Both totals stand."""

    attack: CardAttack
    total: int

    def run(self, s: Position) -> None:
        """The victim takes the difference, which `s.t.rolled` then is."""
        a = self.attack
        s.tell(Fought(attacker=NOBODY, defender=a.target, attack=self.total, defence=s.t.rolled))
        by = max(0, self.total - s.t.rolled)
        s.t.rolled = by
        if by:
            s.then(Damage(a.target, KIND_OF[a.trait], by, "event"))


__all__ = ["EXPLORING", "Attack", "CardAttack", "attack", "attack_choices", "steal"]
