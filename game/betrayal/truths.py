"""What somebody has chosen in secret, and the truth about it when it is asked for.

A haunt declares what is kept (`Haunt.kept`). The keeper's choice stands in `Secrets`; what it can be, and what was denied, lies open as
marks. What nobody has chosen is left to chance, which decides when it is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec

from game.betrayal.actions import Act, act
from game.betrayal.events import Told
from game.betrayal.tasks import Chance, Question
from game.betrayal.terms import NOBODY

if TYPE_CHECKING:
    from game.betrayal.position import Position
    from game.engine.contract import Seat

MAYBE, DENIED, FOUND = "maybe", "denied", "found"
"""First parts of the marks of all that it can be, of all that it is known not to be, and of what it is."""
CHOSEN: Final = "chosen"
"""The mark of what has been chosen."""
YES: Final = "yes"
NO: Final = "no"


class Kept(msgspec.Struct, frozen=True):
    """Something that is kept secret: what it can be (words: rooms, seats ...), how many of these it is, the same in the whole game, and the
    seat that chooses and knows them; without a `keeper` nobody does, and chance decides."""

    id: str
    words: Callable[[Position], Sequence[str]]
    keeper: Callable[[Position], int] | None = None
    number: Callable[[Position], int] = lambda s: 1


def keeper(s: Position, kept: str) -> int:
    """The seat that knows, or NOBODY."""
    return next((seat for seat, own in enumerate(s.secrets.own) if kept in own), NOBODY)


def found_out(s: Position, kept: str) -> list[str]:
    """What all know that it is."""
    return s.t.marks.get(f"{FOUND}_{kept}", [])


def missing(s: Position, kept: str) -> int:
    """How many of it are still unknown."""
    return next(each for each in s.haunt.kept if each.id == kept).number(s) - len(found_out(s, kept))


def possible(s: Position, kept: str) -> list[str]:
    """All that it can still be, what it is known to be included, for what everybody knows."""
    known = found_out(s, kept)
    if missing(s, kept) <= 0:
        return known[:]
    return [word for word in s.t.marks.get(f"{MAYBE}_{kept}", ()) if not s.marked(f"{DENIED}_{kept}", word)]


def keep_secrets(s: Position) -> None:
    """The haunt begins: what it can be is known, and the keepers choose."""
    for each in s.haunt.kept:
        words = tuple(each.words(s))
        for word in words:
            s.mark(f"{MAYBE}_{each.id}", word)
        if each.keeper is not None:
            s.then(ChooseSecretly(each.keeper(s), each.id, words, each.number(s)))


class ChooseSecretly(Question, frozen=True):
    """A seat chooses in secret, one after another: `choose WORD`."""

    kind = "choose_secretly"

    seat: int
    kept: str
    words: tuple[str, ...]
    left: int = 1

    def asked(self, s: Position) -> Seat:
        """The keeper."""
        return self.seat

    def choices(self, s: Position) -> Sequence[Act]:
        """All that it can be."""
        return [act("choose", word) for word in self.words]

    def answer(self, s: Position, chosen: Act) -> None:
        """The keeper alone knows the word."""
        own = s.secrets.own[self.seat]
        own[self.kept] = f"{own.get(self.kept, '')} {chosen.words[0]}".strip()
        if self.left > 1:
            words = tuple(word for word in self.words if word not in own[self.kept].split())
            s.then(ChooseSecretly(self.seat, self.kept, words, self.left - 1))
            return
        s.mark(CHOSEN, self.kept)
        s.tell(Told(fact="has_chosen", body=self.seat))


class AskTruth(Chance, frozen=True):
    """Somebody asks whether it is this. The keeper's answer is given for it, and true; without one chance gives it: `truth yes`,
    `truth no`. Then the haunt says what follows (`Haunt.answered`)."""

    body: int
    kept: str
    word: str

    def run(self, s: Position) -> None:
        """Answers at once where there is nothing left to chance."""
        knows = keeper(s, self.kept)
        left = possible(s, self.kept)
        if knows != NOBODY:
            self._told(s, self.word in s.secrets.own[knows][self.kept].split())
        elif self.word not in left or self.word in found_out(s, self.kept) or len(self._open(s)) == missing(s, self.kept):
            self._told(s, self.word in left)
        else:
            super().run(s)

    def _open(self, s: Position) -> list[str]:
        """What it can be and is not known to be."""
        return [word for word in possible(s, self.kept) if word not in found_out(s, self.kept)]

    def outcomes(self, s: Position) -> Sequence[tuple[Act, int]]:
        """All that is left is alike."""
        right = missing(s, self.kept)
        return [(act("truth", YES), right), (act("truth", NO), len(self._open(s)) - right)]

    def answer(self, s: Position, chosen: Act) -> None:
        """Whether it is so is told."""
        self._told(s, chosen.words[0] == YES)

    def _told(self, s: Position, true: bool) -> None:
        s.tell(Told(fact="it_is_so" if true else "it_is_not_so", body=self.body, words=(self.word,)))
        s.mark(f"{FOUND if true else DENIED}_{self.kept}", self.word)
        s.haunt.answered(s, self.body, self.kept, self.word, true)


def guess(s: Position, viewer: Seat, rng: Random) -> dict[Seat, dict[str, str]]:
    """What the keepers may know, drawn from all that is possible for a viewer."""
    found: dict[Seat, dict[str, str]] = {}
    for each in s.haunt.kept:
        seat = each.keeper(s) if each.keeper is not None else NOBODY
        if seat not in (NOBODY, viewer) and s.marked(CHOSEN, each.id) and (left := possible(s, each.id)):
            known = found_out(s, each.id)
            others = [word for word in left if word not in known]
            found.setdefault(seat, {})[each.id] = " ".join([*known, *rng.sample(others, missing(s, each.id))])
    return found
