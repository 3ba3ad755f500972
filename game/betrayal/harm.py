"""Damage, losses that are chosen, and death (BT-3.4 to BT-3.8, BT-6.8)."""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.actions import Act, act
from game.betrayal.afflicting import let_go, relieve_all
from game.betrayal.carrying import set_down
from game.betrayal.deeds import HARM, HURT, RULE, stopped
from game.betrayal.events import Died, Hurt, Stunned, Used, Vanished
from game.betrayal.holding import bury, drop_all, let_fall
from game.betrayal.position import Position
from game.betrayal.remains import left_by
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Question, Task
from game.betrayal.terms import HAUNTED, INDEX, KIND_OF, KINDS, MENTAL, NOBODY, PHYSICAL
from game.engine.contract import Seat


class Damage(Task, frozen=True):
    """A figure takes so many points of damage of a kind. `source` says from what (attack, room, event, item, haunt ...), `by` who,
    `card` which item."""

    body: int
    kind: str
    points: int
    source: str = ""
    by: int = NOBODY
    card: str = ""

    def run(self, s: Position) -> None:
        """Lessens it, then asks the victim how to spread it; a monster is stunned instead (BT-5.6)."""
        b = s.t.bodies[self.body]
        if not b.alive or self.points <= 0:
            return
        if stopped(s, HURT, self.body, card=self.card, other=self.by, how=self.source):
            return
        kind, points = lessened(s, self.body, self.kind, self.points, self.source)
        if points <= 0:
            return
        s.tell(Hurt(body=self.body, kind=kind, points=points))
        if not s.is_explorer(self.body):
            s.haunt.monster_hurt(s, self.body, kind, points, self.by, self.source)
        elif kind == MENTAL and s.holds(self.body, "skull") and s.haunt.may_use(s, self.body, "skull"):
            s.then(OfferSkull(self.body, points, self.source, self.by))
        else:
            s.then(Spread(self.body, kind, points, self.source, self.by))


def lessened(s: Position, body: int, kind: str, points: int, source: str) -> tuple[str, int]:
    """Kind and points of damage after everything that lessens it."""
    kind, points = s.haunt.damage(s, body, kind, points, source)
    if kind == PHYSICAL and s.is_explorer(body) and s.holds(body, "armor") and s.haunt.may_use(s, body, "armor"):
        points -= 1
    return kind, points


class OfferSkull(Question, frozen=True):
    """Whether mental damage is taken as physical damage, all of it, with the Skull: `yes`, `no`."""

    kind = "offer_skull"

    body: int
    points: int
    source: str
    by: int

    def asked(self, s: Position) -> Seat:
        """The victim."""
        return s.t.bodies[self.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """To use the Skull, or not."""
        return (act("yes"), act("no"))

    def answer(self, s: Position, chosen: Act) -> None:
        """Takes it as chosen; physical damage is lessened by Armor like any other (BT-3.8)."""
        if chosen.verb == "no":
            s.then(Spread(self.body, MENTAL, self.points, self.source, self.by))
            return
        s.tell(Used(body=self.body, what="skull"))
        points = self.points - (s.holds(self.body, "armor") and s.haunt.may_use(s, self.body, "armor"))
        if points > 0:
            s.then(Spread(self.body, PHYSICAL, points, self.source, self.by))


class Spread(Question, frozen=True):
    """How the victim spreads damage over the two traits of its kind: `spread 2 1` in the order of KINDS (Might and Speed, or Sanity and
    Knowledge). What goes to a trait at its bottom is lost (BT-3.6)."""

    kind = "spread"

    body: int
    damage: str
    points: int
    source: str = ""
    by: int = NOBODY

    def run(self, s: Position) -> None:
        """Asks, unless the victim died meanwhile."""
        if s.t.bodies[self.body].alive:
            super().run(s)

    def asked(self, s: Position) -> Seat:
        """The victim."""
        return s.t.bodies[self.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Every way in which the damage can be spread."""
        fixed = s.haunt.damage_split(s, self.body, self.damage, self.points, self.source, self.by)
        if fixed is not None:
            return (act("spread", *fixed),)
        return [act("spread", self.points - k, k) for k in range(self.points + 1)]

    def answer(self, s: Position, chosen: Act) -> None:
        """Both clips move."""
        for trait, steps in zip(KINDS[self.damage], chosen.words, strict=True):
            if int(steps):
                s.shift(self.body, trait, -int(steps), cause=HARM, source=self.source)
        s.haunt.damaged(s, self.body, self.kind, self.points, self.by, self.source)


class Rises(Task, frozen=True):
    """A trait rises by as many steps as the last roll."""

    body: int
    trait: str

    def run(self, s: Position) -> None:
        """The trait's clip moves up."""
        s.shift(self.body, self.trait, s.t.rolled)


class DamageDice(Task, frozen=True):
    """So many dice of damage (BT-3.5)."""

    body: int
    kind: str
    dice: int
    source: str = ""
    by: int = NOBODY

    def run(self, s: Position) -> None:
        """Rolls, then deals it."""
        if s.t.bodies[self.body].alive:
            roll = Roll(self.body, f"damage_{self.kind}", dice=self.dice, event=self.source == "event")
            s.then(roll, DamageRolled(self.body, self.kind, self.source, self.by))


class DamageRolled(Task, frozen=True):
    """Damage as high as the last roll."""

    body: int
    kind: str
    source: str
    by: int

    def run(self, s: Position) -> None:
        """The damage that was rolled is dealt."""
        s.then(Damage(self.body, self.kind, s.t.rolled, self.source, self.by))


class ChooseTrait(Question, frozen=True):
    """An explorer chooses a trait that moves by so many steps: `trait speed`. A loss may not be put on a trait at its bottom while another
    can bear it; where `different`, so many traits one step each."""

    kind = "choose_trait"

    body: int
    traits: tuple[str, ...]
    steps: int
    times: int = 1
    cause: str = RULE

    def run(self, s: Position) -> None:
        """Asks, unless there is nobody to ask."""
        if s.t.bodies[self.body].alive and self.times > 0:
            super().run(s)

    def asked(self, s: Position) -> Seat:
        """The explorer's seat."""
        return s.t.bodies[self.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """The traits that can move; all of them when none can."""
        b = s.t.bodies[self.body]
        bounds = (s.lowest() + 1, 7) if self.steps < 0 else (-1, 6)
        able = [trait for trait in self.traits if bounds[0] <= b.traits[INDEX[trait]] <= bounds[1]]
        return [act("trait", trait) for trait in able or self.traits]

    def answer(self, s: Position, chosen: Act) -> None:
        """That trait's clip moves."""
        s.shift(self.body, str(chosen.words[0]), self.steps, cause=self.cause)
        if self.times > 1:
            s.then(ChooseTrait(self.body, self.traits, self.steps, self.times - 1, self.cause))


class Shift(Task, frozen=True):
    """A clip moves by so many steps."""

    body: int
    trait: str
    steps: int
    cause: str = RULE

    def run(self, s: Position) -> None:
        """The clip moves."""
        s.shift(self.body, self.trait, self.steps, cause=self.cause)


# death


def watch(s: Position) -> None:
    """Those with a trait on the skull die now (BT-3.7)."""
    doomed, s.doomed = s.doomed, []
    for body in dict.fromkeys(doomed):
        if s.t.phase == HAUNTED and s.t.bodies[body].alive and min(s.t.bodies[body].traits) < 0:
            s.then(Die(body, "skull"))


class Die(Task, frozen=True):
    """A figure dies, unless the haunt knows better."""

    body: int
    cause: str
    by: int = NOBODY

    def run(self, s: Position) -> None:
        """Asks the haunt, then takes the figure off the board."""
        b = s.t.bodies[self.body]
        if not b.alive or s.haunt.would_die(s, self.body, self.cause, self.by):
            return
        kill(s, self.body, self.cause, self.by)


def kill(s: Position, body: int, cause: str, by: int = NOBODY, drops: bool = True) -> None:
    """Takes a dead figure off the board; its things stay (BT-6.8.1) unless `drops` is false."""
    b = s.t.bodies[body]
    if drops and s.is_explorer(body):
        drop_all(s, body)
    elif drops:
        let_fall(s, body)
    place = s.place(body)
    relieve_all(s, body)
    b.alive = False
    bury(s, body)
    s.nowhere(body)
    if body < s.seats:
        s.secrets.own[body].pop("room", None)
    s.t.stuck = {card: held for card, held in s.t.stuck.items() if held[0] != body}
    s.tell(Died(body=body, by=by, cause=cause))
    if body < s.seats:
        left_by(s, body, by, cause, place)
    s.haunt.died(s, body, by, cause, place)


def stun(s: Position, body: int) -> None:
    """A monster is stunned: it misses its next turn and drops what it carries (BT-6.7.2, BT-6.7.6)."""
    b = s.t.bodies[body]
    if not b.stunned:
        b.stunned = True
        s.tell(Stunned(body=body))
    if not s.is_explorer(body):
        let_fall(s, body)
        let_go(s, body)
        for rider in s.riders(body):
            set_down(s, rider)
        if s.t.turn.body == body:
            s.cut_short()  # it lies there from now on


def wake(s: Position, body: int) -> None:
    """A stunned monster stands up."""
    s.t.bodies[body].stunned = False
    s.tell(Stunned(body=body, woke=True))


def remove(s: Position, body: int) -> None:
    """A monster leaves the game without having died."""
    b = s.t.bodies[body]
    s.tell(Vanished(body=body, room=b.room))
    relieve_all(s, body)
    b.alive = False
    s.nowhere(body)


__all__ = ["KIND_OF", "ChooseTrait", "Damage", "DamageDice", "Die", "Shift", "Spread", "kill", "remove", "stun", "wake", "watch"]
