"""Herbs, the Laboratory, the Serum and its injections in haunt 43.

Herbs and Serum are `things`, dealt with like items. Counter `herbs_SEAT`: herbs carried. Tokens `knowledge` and `herbs` lie in the
Laboratory (herbs elsewhere too, where somebody died or laid them down),
`rising_SEAT` where a dead traitor changes, and `serum` where nobody has it; the mark `serum` says who does, `inoculated` who is safe,
`cured` which traitor is dead for good.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.actions import Act
from game.betrayal.combat import Attack
from game.betrayal.events import Told
from game.betrayal.harm import Die
from game.betrayal.haunts.aims import Condition
from game.betrayal.haunts.base import Haunt, HauntAction
from game.betrayal.haunts.sickness import INOCULATED, is_sick
from game.betrayal.haunts.things import Several, Single
from game.betrayal.haunts.trials import ENDS, Trial
from game.betrayal.position import Position
from game.betrayal.tasks import Task
from game.betrayal.terms import HEROES, KNOWLEDGE, SPEED

LABORATORY, HERB_ROOMS = "research_laboratory", ("conservatory", "gardens")
SERUM, HERBS, FOUND, CURED, INJECTED = "serum", "herbs", "knowledge", "cured", "injected"
INJECTING = "injecting"
WORKS_AT, GROWS_AT = 5, 3


def explorers_here(s: Position, body: int) -> list[int]:
    """The other explorers in the same place."""
    return [other for other in s.others_here(body) if s.is_explorer(other)]


def made(s: Position) -> bool:
    """Whether the Serum was made."""
    return bool(s.t.marks.get(SERUM)) or SERUM in s.t.tokens


class SerumMade(Condition, frozen=True):
    """The Serum was made: tokens of both kinds lie in the Laboratory, as many as there are players."""

    def part(self, s: Position) -> float:
        """How many of them lie there."""
        if made(s):
            return 1.0
        return 0.9 * min(1.0, (in_laboratory(s, FOUND) + in_laboratory(s, HERBS)) / s.seats)


MADE = SerumMade()


class HerbThing(Several, frozen=True):
    """Herbs: what lies in the Laboratory stays there."""

    def lies(self, s: Position, place: str) -> bool:
        """Not in the Laboratory."""
        return place != LABORATORY and super().lies(s, place)

    def may_drop(self, s: Position, body: int) -> bool:
        """There they are laid down for the Serum (`do deliver`)."""
        return s.room(body) != LABORATORY and super().may_drop(s, body)

    def laid(self, s: Position, body: int, place: str) -> None:
        """The Dog may carry them there too."""
        if place == LABORATORY:
            brought(s, body, HERBS)
        else:
            super().laid(s, body, place)


HERB, THE_SERUM = HerbThing(HERBS), Single(SERUM)


def has_serum(s: Position, body: int) -> bool:
    """Whether an explorer has the Serum."""
    return s.marked(SERUM, str(body))


def ready(s: Position, body: int) -> bool:
    """Whether an explorer may inject: not with a Serum that was dealt with in this turn (BT-4.5.1), but as often as there are spaces."""
    return has_serum(s, body) and (s.used(INJECTING) or not s.used(f"item:{SERUM}"))


def take_needle(s: Position) -> None:
    """The Serum is used in this turn."""
    s.use(INJECTING)
    s.use(f"item:{SERUM}")


def may_work(s: Position, body: int) -> bool:
    """Whether a figure is an explorer, and so may work on the serum."""
    return s.is_explorer(body)


def in_laboratory(s: Position, token: str) -> int:
    """How many tokens of a kind lie in the Laboratory."""
    return s.t.tokens.get(token, []).count(LABORATORY)


def helpers(s: Position, body: int) -> int:
    """A die for each companion in the Laboratory, and one for the Book."""
    return len(explorers_here(s, body)) + (1 if s.holds(body, "book") else 0)


def brought(s: Position, body: int, token: str) -> None:
    """A token lies in the Laboratory. With as many as explorers, of both kinds, the Serum is made: who brought the last one has it."""
    s.lay_token(token, LABORATORY)
    found, herbs = in_laboratory(s, FOUND), in_laboratory(s, HERBS)
    if not made(s) and found and herbs and found + herbs >= s.seats:
        s.tell(Told(fact="serum_made", body=body))
        s.mark(SERUM, str(body))


def worked(s: Position, body: int) -> None:
    """Something was found in the Laboratory."""
    brought(s, body, FOUND)


def deliver(s: Position, body: int) -> None:
    """All herbs that an explorer carries, and has not got in this turn, are laid down in the Laboratory."""
    for _ in range(HERB.free(s, body)):
        HERB.goes(s, body)
        brought(s, body, HERBS)


# injections


def may_be_asked(s: Position, body: int) -> list[int]:
    """The explorers here, oneself included, who are not inoculated."""
    return [seat for seat in [body, *explorers_here(s, body)] if not s.marked(INOCULATED, str(seat))]


def needle(s: Position, body: int) -> None:
    """The Serum is taken in hand, whether somebody is willing or not."""
    take_needle(s)


def inject(s: Position, body: int) -> None:
    """One who is willing gets it."""
    s.then(Injection(body, int(s.t.turn.word)))


def changing_here(s: Position, body: int) -> list[int]:
    """The traitors who change into Aliens in this place."""
    return [seat for seat in range(s.seats) if s.has_token(f"rising_{seat}", s.place(body))]


def stop_change(s: Position, body: int) -> None:
    """A traitor who was changing is dead for good."""
    seat = int(s.t.turn.word)
    take_needle(s)
    s.take_token(f"rising_{seat}", s.place(body))
    s.t.counters.pop(f"rising_{seat}", None)
    s.mark(CURED, str(seat))


class Injection(Task, frozen=True):
    """The needle goes in: a traitor dies for good, anybody else is inoculated."""

    doctor: int
    patient: int

    def run(self, s: Position) -> None:
        """Whoever was sick dies; anybody else is inoculated."""
        s.tell(Told(fact="injected", body=self.patient, words=(str(self.doctor),)))
        if s.is_explorer(self.patient) and not is_sick(s, self.patient):
            s.tell(Told(fact="was_healthy", body=self.patient))
            s.mark(INOCULATED, str(self.patient))
            s.raise_to_start(self.patient)
        else:
            s.tell(Told(fact="was_sick", body=self.patient))
            s.then(Die(self.patient, INJECTED, self.doctor))


def found_herbs(s: Position, body: int) -> None:
    """Counts another herb."""
    if s.t.bodies[body].alive:
        s.count(f"{HERBS}_{body}")


TRIALS = (Trial("herbs", GROWS_AT, KNOWLEDGE, at=(ENDS,), where=HERB_ROOMS, gains=HERBS, success=found_herbs),)
ACTIONS = (
    HauntAction(
        "work",
        side="",
        serves=HEROES,
        where=(LABORATORY,),
        when=may_work,
        until=MADE,
        traits=(KNOWLEDGE,),
        least=WORKS_AT,
        bonus=helpers,
        task=True,
        success=worked,
    ),
    HauntAction("deliver", side="", serves=HEROES, where=(LABORATORY,), when=HERB.had, gives=HERBS, toward=MADE, success=deliver),
    HauntAction(
        "inject",
        side="",
        serves=HEROES,
        cards=(SERUM,),
        when=ready,
        spaces=1,
        first=needle,
        options=may_be_asked,
        leave=("willing", "unwilling"),
        saves=INOCULATED,
        success=inject,
    ),
    HauntAction("stop_change", side="", serves=HEROES, when=ready, spaces=1, options=changing_here, success=stop_change),
)
"""What explorers may do in this haunt."""


class Injecting(Haunt):
    """A haunt in which one may fight to inject."""

    def attack_ways(self, s: Position, body: int) -> Sequence[str]:
        """With the Serum one may fight to inject."""
        return ("", SERUM) if s.is_explorer(body) and ready(s, body) else ("",)

    def about_to(self, s: Position, body: int, chosen: Act) -> None:
        """A fight for an injection is a use of the Serum."""
        if chosen.verb == "attack" and chosen.words[-1] == SERUM:
            take_needle(s)

    def attack_traits(self, s: Position, attacker: int, target: int, weapon: str) -> tuple[str, str] | None:
        """An injection by force is a combat of Speed."""
        if weapon == SERUM:
            return SPEED, SPEED
        return super().attack_traits(s, attacker, target, weapon)

    def fought(self, s: Position, attack: Attack, by: int) -> bool:
        """Who wins it injects instead of hurting."""
        if attack.weapon != SERUM or by <= 0:
            return False
        s.then(Injection(attack.attacker, attack.target))
        return True
