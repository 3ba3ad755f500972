"""Things that heal: Healing Salve, Smelling Salts, Medical Kit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.betrayal.actions import Act, act
from game.betrayal.cardrules import CardRule
from game.betrayal.deeds import CARD
from game.betrayal.events import Needed
from game.betrayal.holding import lose_card
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Question, Task
from game.betrayal.terms import INDEX, KINDS, KNOWLEDGE, PHYSICAL
from game.engine.contract import Seat

CURES: Final = ((8, 3), (6, 2), (4, 1))
"""The Medical Kit: least result -> steps."""


def missing(s: Position, body: int, trait: str) -> int:
    """Steps that a trait is below its start value."""
    return max(0, s.start_step(body, trait) - s.t.bodies[body].traits[INDEX[trait]])


def patients(s: Position, body: int, traits: Sequence[str]) -> list[int]:
    """The explorer itself and those beside it of whose traits one is below its start value."""
    here = (body, *(other for other in s.others_here(body) if s.is_explorer(other)))
    return [other for other in here if any(missing(s, other, trait) for trait in traits)]


class Restorer(CardRule):
    """Traits of an explorer here that are below the start value go back to it; one use."""

    def __init__(self, card: str, traits: tuple[str, ...]) -> None:
        self.card = card
        self.traits = traits

    def choices(self, s: Position, body: int) -> Sequence[Act]:
        """`use CARD SEAT`."""
        return [act("use", self.card, other) for other in patients(s, body, self.traits)]

    def use(self, s: Position, body: int, chosen: Act) -> None:
        """The traits go back to their start values, and the card is discarded."""
        lose_card(s, body, self.card, "used")
        s.raise_to_start(int(chosen.words[1]), self.traits, cause=CARD)


class MedicalKit(CardRule):
    """Once a turn a Knowledge roll heals Might and Speed of an explorer here, not above the start values."""

    def choices(self, s: Position, body: int) -> Sequence[Act]:
        """`use medical_kit SEAT`."""
        return [act("use", "medical_kit", other) for other in patients(s, body, KINDS[PHYSICAL])]

    def use(self, s: Position, body: int, chosen: Act) -> None:
        """The Knowledge roll is made."""
        s.then(Roll(body, "medical_kit", KNOWLEDGE), Treated(body, int(chosen.words[1])))


class Treated(Task, frozen=True):
    """How well the Medical Kit was used."""

    body: int
    patient: int

    def run(self, s: Position) -> None:
        """4+ one step, 6+ two, 8+ three."""
        steps = next((steps for least, steps in CURES if s.t.rolled >= least), 0)
        s.tell(Needed(body=self.body, purpose="medical_kit", total=s.t.rolled, least=CURES[-1][0], success=steps > 0))
        if steps:
            s.then(Heal(self.patient, PHYSICAL, steps))


class Heal(Question, frozen=True):
    """How an explorer spreads steps of healing over the two traits of a kind, none above its start value: `heal 2 1`, in the order of
    KINDS."""

    kind = "heal"

    body: int
    damage: str
    steps: int

    def run(self, s: Position) -> None:
        """Asks, where there is a choice."""
        if not s.t.bodies[self.body].alive:
            return
        choices = self.choices(s)
        if len(choices) == 1:
            self.answer(s, choices[0])
        else:
            super().run(s)

    def asked(self, s: Position) -> Seat:
        """Who is healed."""
        return s.t.bodies[self.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Every split that is of use."""
        one, other = (missing(s, self.body, trait) for trait in KINDS[self.damage])
        steps = min(self.steps, one + other)
        return [act("heal", k, steps - k) for k in range(min(one, steps), -1, -1) if steps - k <= other]

    def answer(self, s: Position, chosen: Act) -> None:
        """Both clips move up."""
        for trait, steps in zip(KINDS[self.damage], chosen.words, strict=True):
            if int(steps):
                s.shift(self.body, trait, int(steps), cause=CARD)
