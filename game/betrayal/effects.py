"""What carries out event cards: rolls, bands of results, effects.

The cards are data (`game.betrayal.eventdata`). What no effect can say has a name there (`special`) and is written in
`game.betrayal.eventdeeds`, `eventroads` and `eventwalls`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.betrayal.actions import Act, act
from game.betrayal.cardrules import rule
from game.betrayal.combat import CardAttack
from game.betrayal.deeds import EVENT_CARD
from game.betrayal.eventdata import (
    EVENT_CARDS,
    TOKEN_CARDS,
    AnyTrait,
    Attacked,
    Cards,
    Clip,
    Dice,
    EventCard,
    Go,
    Keep,
    Lay,
    Op,
    Special,
    Stick,
    Take,
)
from game.betrayal.events import Needed
from game.betrayal.harm import ChooseTrait, DamageDice, Shift
from game.betrayal.holding import Draw, keep_event
from game.betrayal.moving import Relocate
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Question, Task, Tasks
from game.betrayal.terms import BASEMENT, EVENT, TRAITORS, TRAITS
from game.engine.contract import Seat

SPECIAL: Final[dict[str, Callable[[Position, int, str], None]]] = {}
"""Name -> what happens to a figure, given the word or the trait that was rolled."""

OUTLIVING: Final = frozenset({"puppet"})
"""What happens though the explorer be dead: it concerns somebody else."""

# questions of cards


class Ask(Question, frozen=True):
    """A question of a card to the player of a figure: not asked of the dead, nor where there is but one answer."""

    body: int

    def run(self, s: Position) -> None:
        """Asks where there is something to choose."""
        if not s.t.bodies[self.body].alive:
            return
        found = self.choices(s)
        if len(found) > 1:
            super().run(s)
        elif found:
            self.answer(s, found[0])

    def asked(self, s: Position) -> Seat:
        """Who plays the figure."""
        return s.t.bodies[self.body].seat


class Spare(Ask, frozen=True):
    """Whether a traitor lets somebody else's event concern him, before anything is rolled (BT-6.5.3): `accept`, `ignore`."""

    kind = "spare"

    card: str
    tasks: Tasks

    def choices(self, s: Position) -> Sequence[Act]:
        """To let it concern him, or not."""
        return (act("accept"), act("ignore"))

    def answer(self, s: Position, chosen: Act) -> None:
        """All of it or nothing."""
        if chosen.verb == "accept":
            s.then(*self.tasks)


def concerning(s: Position, body: int, card: str, drawer: int, *tasks: Task) -> Task:
    """What a card does to an explorer; a traitor who did not draw it may ignore it."""
    if body != drawer and s.t.bodies[body].side == TRAITORS:
        return Spare(body, card, Tasks(tasks))
    return tasks[0] if len(tasks) == 1 else InTurn(Tasks(tasks))


class InTurn(Task, frozen=True):
    """One after another."""

    tasks: Tasks

    def run(self, s: Position) -> None:
        """Puts them on the stack."""
        s.then(*self.tasks)


# carrying a card out


def play_event(s: Position, body: int, card: str) -> None:
    """A card that was drawn concerns each it names, in the order of turns from the drawer on."""
    event = EVENT_CARDS[card]
    if event.who == "drawer":
        s.then(Attempt(body, card, body))
        return
    seats = [body, *s.clockwise(body)[:-1]]
    s.then(*(concerning(s, seat, card, body, Attempt(seat, card, body)) for seat in seats if concerned(s, seat, event)))


def concerned(s: Position, seat: int, event: EventCard) -> bool:
    """Whether a card that names many concerns an explorer."""
    b = s.t.bodies[seat]
    if not b.alive or event.who == "each":
        return b.alive
    if b.room not in s.board.spots:
        return False
    if event.who == "basement":
        return s.board.floor(b.room) == BASEMENT
    return b.room in event.rooms or bool(s.board.windows(b.room))


class Attempt(Task, frozen=True):
    """An explorer does what a card says: rolls for it, or takes what happens without a roll."""

    body: int
    card: str
    drawer: int

    def run(self, s: Position) -> None:
        """Asks first what there is to choose."""
        event = EVENT_CARDS[self.card]
        if not s.t.bodies[self.body].alive:
            return
        if event.roll is None:
            carry_out(s, self.body, event.effects, self.card)
        elif event.optional:
            s.then(Try(self.body, self.card, self.drawer))
        elif len(event.roll.traits) > 1:
            s.then(WithWhich(self.body, self.card, self.drawer))
        else:
            self.roll(s, event.roll.traits[0] if event.roll.traits else "")

    def roll(self, s: Position, trait: str) -> None:
        """The dice that the card asks for are thrown."""
        thrown = EVENT_CARDS[self.card].roll
        assert thrown is not None
        extra = thrown.extra.get(s.room(self.body), 0)
        own = self.body == self.drawer
        s.then(Roll(self.body, f"event_{self.card}", trait, thrown.dice, extra, event=own), Bands(self.body, self.card, trait))


class Try(Ask, frozen=True):
    """Whether an explorer rolls at all: `try`, `leave`."""

    kind = "try"

    card: str
    drawer: int

    def choices(self, s: Position) -> Sequence[Act]:
        """To roll, or to leave it."""
        return (act("try"), act("leave"))

    def answer(self, s: Position, chosen: Act) -> None:
        """Rolls, or nothing happens."""
        thrown = EVENT_CARDS[self.card].roll
        if chosen.verb == "try" and thrown is not None:
            Attempt(self.body, self.card, self.drawer).roll(s, thrown.traits[0])


class WithWhich(Ask, frozen=True):
    """With which trait an explorer rolls: `with speed`."""

    kind = "with_which"

    card: str
    drawer: int

    def choices(self, s: Position) -> Sequence[Act]:
        """Each trait that the card names."""
        thrown = EVENT_CARDS[self.card].roll
        return [act("with", trait) for trait in thrown.traits] if thrown is not None else ()

    def answer(self, s: Position, chosen: Act) -> None:
        """The explorer rolls with that trait."""
        Attempt(self.body, self.card, self.drawer).roll(s, str(chosen.words[0]))


class Bands(Task, frozen=True):
    """What the roll for a card, or for its `token`, leads to."""

    body: int
    card: str
    trait: str = ""
    token: bool = False

    def run(self, s: Position) -> None:
        """Finds the band. What had to be reached is the best one."""
        bands = TOKEN_CARDS[self.card].bands if self.token else EVENT_CARDS[self.card].bands
        total, least = s.t.rolled, bands[0].least
        purpose = f"token_{self.card}" if self.token else f"event_{self.card}"
        s.tell(Needed(body=self.body, purpose=purpose, total=total, least=least, success=total >= least))
        band = next(band for band in bands if total >= band.least)
        carry_out(s, self.body, band.effects, self.card, self.trait)


def carry_out(s: Position, body: int, effects: Sequence[Op], card: str, trait: str = "") -> None:
    """Puts effects on the stack."""
    s.then(*(task for op in effects for task in _tasks(body, op, card, trait)))


def _tasks(body: int, op: Op, card: str, trait: str) -> Sequence[Task]:
    match op:
        case Clip():
            return (Shift(body, trait if op.trait == "rolled" else op.trait, op.steps, EVENT_CARD),)
        case AnyTrait():
            return (ChooseTrait(body, TRAITS, op.steps, cause=EVENT_CARD),)
        case Cards():
            return (Draw(body, op.deck),) * op.number
        case Attacked():
            return (CardAttack(body, card),)
        case Special():
            return (Specially(body, op.what, op.word or trait),)
        case Dice() if not op.more:
            return (DamageDice(body, op.kind, op.dice, "event"),)
        case _:
            return (Happens(body, op, card),)


class Happens(Task, frozen=True):
    """An effect that depends on where the explorer is when its turn comes."""

    body: int
    op: Op
    card: str

    def run(self, s: Position) -> None:
        """Does it to the living."""
        b = s.t.bodies[self.body]
        if not b.alive:
            return
        match self.op:
            case Dice(kind, dice, more):
                there = b.room in s.board.spots and s.board.symbol(b.room) == EVENT
                s.then(DamageDice(self.body, kind, dice + (more if there else 0), "event"))
            case Go(room):
                if s.room(self.body) != room:
                    s.then(Relocate(self.body, room))
            case Lay(token):
                if b.room:
                    lay_only(s, token, s.place(self.body))
            case Take(token):
                for place in s.t.tokens.get(token, [])[:]:
                    s.take_token(token, place)
            case Keep():
                keep_event(s, self.body, self.card)
                rule(self.card).gained(s, self.body)
            case Stick():
                keep_event(s, self.body, self.card)
                s.t.stuck[self.card] = [self.body, 0]


class Specially(Task, frozen=True):
    """What a card does that has a name only."""

    body: int
    what: str
    word: str = ""

    def run(self, s: Position) -> None:
        """Does it to the living."""
        if s.t.bodies[self.body].alive or self.what in OUTLIVING:
            SPECIAL[self.what](s, self.body, self.word)


def lay_only(s: Position, token: str, *places: str) -> None:
    """A token lies in these places and nowhere else."""
    for place in s.t.tokens.get(token, [])[:]:
        s.take_token(token, place)
    for place in places:
        s.lay_token(token, place)
