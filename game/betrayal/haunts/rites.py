"""What a haunt lets figures do in their turns, declared as values.

From an action's fields follow where, when and by whom it can be done, what it counts and marks, its tips, and what draws computer players.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from game.betrayal.actions import NO, YES, Act
from game.betrayal.blows import more_blows
from game.betrayal.combat import Attack
from game.betrayal.data import DECK_OF
from game.betrayal.deeds import GAIN, may
from game.betrayal.events import Told
from game.betrayal.haunts.aims import Condition
from game.betrayal.haunts.places import has
from game.betrayal.haunts.steps import fetch
from game.betrayal.holding import gain_card
from game.betrayal.moving import left_to_go
from game.betrayal.position import Position
from game.betrayal.tasks import Question, Task
from game.betrayal.terms import HEROES
from game.engine.contract import Seat

Test = Callable[[Position, int], bool]
"""A condition on a position and the figure that would act."""
Number = Callable[[Position, int], int]
Effect = Callable[[Position, int], None]
"""What happens to the figure that acted; may put tasks on the stack."""
Words = Callable[[Position, int], Sequence[str | int]]
"""The words one of which is chosen with an action; none: the action is not possible."""


class HauntAction(msgspec.Struct, frozen=True):
    """Something a haunt lets a figure do in its turn: `do ID`, or `do ID WORD` for each word of `options`; the chosen word is then
    `s.t.turn.word`, for `needs`, `bonus`, `success` and `failure` to read (without words, a trait that was chosen is)."""

    id: str
    side: str = HEROES
    """HEROES, TRAITORS, or "" for anybody."""
    # where
    where: tuple[str, ...] = ()
    """Rooms it can be done in (with `tokens` neither: anywhere)."""
    when: Test | None = None
    """A further condition."""
    # the roll
    traits: tuple[str, ...] = ()
    """Roll one of these, chosen with the action when there are several: `do rite sanity`. None: it comes off at once."""
    least: int = 0
    """The least result."""
    needs: Number | None = None
    """The least result where it is no fixed number."""
    bonus: Number | None = None
    """Dice more."""
    # how often
    limit: str = ""
    """Done once a turn under this name."""
    task: bool = False
    """A task roll, of which one a turn is allowed whichever trait (BT-4.4.3)."""
    spaces: int = 0
    """Costs so much movement."""
    # what follows; all of it may read `s.t.rolled`
    success: Effect | None = None
    failure: Effect | None = None
    # its word
    options: Words | None = None
    """The words one of which is chosen."""
    secret: bool = False
    """The word is kept in `s.secrets.own[seat]["word"]` of who plays the figure, not in `s.t.turn.word`."""
    # where, with what, and when, in full
    tokens: tuple[str, ...] = ()
    """Or where one of these lies."""
    beside: str = ""
    """A monster of this kind is in the place."""
    cards: tuple[str, ...] = ()
    """The figure holds one of these, ..."""
    shared: bool = False
    """... or a companion in the place does."""
    after: Condition | None = None
    until: Condition | None = None
    once: str = ""
    """A room in which it has come off gets this mark, and serves no more."""
    sources: tuple[str, ...] = ()
    """Cards that serve like the rooms, wherever their bearer is; such a card, or the room, is the word."""
    attack: bool = False
    """The attack of the turn."""
    leave: tuple[str, str] | None = None
    """Another explorer that is the word is asked for leave; these facts tell that it gave and refused it. Who has refused is not asked
    again in the turn."""
    first: Effect | None = None
    """What happens before that."""
    # what it does
    counts: str = ""
    """A counter that goes on when it comes off."""
    tally: str = ""
    """That of the word, `TALLY_WORD`."""
    gains: str = ""
    """The card or thing of the haunt that the figure gets, while it is in its deck, or stands where its token is, or nobody has it."""
    gives: str = ""
    """A thing that it lays down."""
    toward: Condition | None = None
    """What it is done for, where it may be done afterwards too."""
    takes: bool = False
    """The word is a card that goes to the figure beside."""
    hands_over: str = ""
    """The word is somebody who is asked for this card."""
    cures: str = ""
    """A mark that the explorer who is the word loses."""
    saves: str = ""
    """A mark that it is to get in the end."""
    goes: bool = False
    """The word is a room to which one comes."""
    fights: str = ""
    """It is a fight with the figure beside, in this trait, under the action's id."""
    guesses: bool = False
    """The word is where, or with what, somebody unseen is attacked."""
    slips: int = -1
    slip: Effect | None = None
    """What happens instead of failure at so low a result."""
    serves: str = ""
    """The side that it helps, where all may do it."""

    def least_of(self, s: Position, body: int) -> int:
        """The result a figure has to reach."""
        return self.needs(s, body) if self.needs is not None else self.least

    def words(self, s: Position, body: int) -> Sequence[str | int]:
        """The words one of which is chosen."""
        if not self.sources:
            found = self.options(s, body) if self.options is not None else ()
            return [word for word in found if not s.used(f"{self.id}:{word}")] if self.leave else found
        here = [s.room(body), *s.t.bodies[body].cards]
        return [each for each in here if (each in self.where or each in self.sources) and self.fresh(s, each)]

    @property
    def worded(self) -> bool:
        """Whether a word is chosen."""
        return self.options is not None or bool(self.sources)

    def fresh(self, s: Position, source: str) -> bool:
        """Whether a room or a card still serves."""
        return not self.once or not s.marked(self.once, source)

    def open(self, s: Position) -> bool:
        """Whether it is the time for it."""
        if (self.after is not None and not self.after.met(s)) or (self.until is not None and self.until.met(s)):
            return False
        return not self.gains or bool(self.tokens) or still_to_get(s, self.gains)

    def tests(self) -> Iterator[Test]:
        """What has to hold for a figure that would do it, the cheapest first."""
        if self.side:
            yield lambda s, body: s.t.bodies[body].side == self.side
        if self.limit or self.task or self.attack:
            yield self._left
        if self.spaces:
            yield self._affordable
        if not self.sources and (self.where or self.tokens):
            yield self._here
        if self.once and not self.sources:
            yield lambda s, body: self.fresh(s, s.room(body))
        if self.cards:
            yield self._equipped
        if self.beside:
            yield lambda s, body: any(s.t.bodies[other].kind == self.beside for other in s.others_here(body))
        if self.after is not None or self.until is not None or self.gains:
            yield lambda s, body: self.open(s)
        if self.gains:
            yield lambda s, body: self.gains not in s.t.tokens or may(s, GAIN, body, card=self.gains, how="joined")
        if self.when is not None:
            yield self.when

    def _left(self, s: Position, body: int) -> bool:
        """Whether it was not done yet in this turn."""
        used = s.t.turn.used
        if (self.task and "task" in used) or (self.attack and not more_blows(s, body)):
            return False
        return not self.limit or f"do:{self.limit}" not in used

    def _affordable(self, s: Position, body: int) -> bool:
        """Whether there is movement left for it."""
        return not s.t.turn.stopped and left_to_go(s) >= self.spaces

    def _here(self, s: Position, body: int) -> bool:
        """Whether the figure is where it can be done."""
        return s.room(body) in self.where or any(s.has_token(token, s.place(body)) for token in self.tokens)

    def _equipped(self, s: Position, body: int) -> bool:
        """Whether the figure has what it takes."""
        return any(self.at_hand(s, body, card) for card in self.cards)

    def at_hand(self, s: Position, body: int, card: str) -> bool:
        """Whether a card is at a figure's hand."""
        if has(s, body, card):
            return True
        return self.shared and any(s.holds(other, card) and s.t.bodies[other].side == self.side for other in s.others_here(body))

    def came_off(self, s: Position, body: int) -> None:
        """Marks, counts, and what else follows success."""
        if self.fights:
            figure = next(other for other in s.others_here(body) if s.t.bodies[other].kind == self.beside)
            s.then(Attack(body, figure, self.fights, self.id))
        if self.once:
            s.mark(self.once, s.t.turn.word if self.sources else s.room(body))
        if self.gains:
            gain(s, body, self.gains)
        if self.cures:
            s.unmark(self.cures, s.t.turn.word)
        if self.success is not None:
            self.success(s, body)
        if self.counts:
            s.count(self.counts)
        if self.tally:
            s.count(f"{self.tally}_{s.t.turn.word}")


def still_to_get(s: Position, what: str) -> bool:
    """Whether a card is still in its deck or among its discards; whether a thing of the haunt was not made yet."""
    deck = DECK_OF.get(what)
    if deck is None:
        return not s.t.marks.get(what) and what not in s.t.tokens
    return what in s.t.piles[deck].cards or what in s.t.piles[deck].discards


def gain(s: Position, body: int, what: str) -> None:
    """A figure gets a card, from where its token lies or out of its deck, or a thing of the haunt."""
    if what not in DECK_OF:
        s.mark(what, str(body))
    elif what in s.t.tokens:
        s.take_token(what, s.place(body))
        gain_card(s, body, what, "joined")
    else:
        fetch(s, body, what)


class AskLeave(Question, frozen=True):
    """Whether an explorer lets another one do something to it: `yes`, `no`."""

    kind = "ask_leave"

    doer: int
    other: int
    action: str

    def asked(self, s: Position) -> Seat:
        """To whom it would be done."""
        return self.other

    def choices(self, s: Position) -> Sequence[Act]:
        """To allow it, or not."""
        return (YES, NO)

    def answer(self, s: Position, chosen: Act) -> None:
        """With leave it is done."""
        action = s.haunt.action(self.action)
        given, refused = action.leave or ("", "")
        s.tell(Told(fact=given if chosen.verb == "yes" else refused, body=self.other))
        if chosen.verb == "yes":
            s.haunt.carry_out(s, self.doer, action)


class ActionRolled(Task, frozen=True):
    """The roll of a haunt's action stands."""

    body: int
    action: str

    def run(self, s: Position) -> None:
        """The action succeeds or fails by the roll."""
        s.haunt.done(s, self.body, s.haunt.action(self.action))
