"""Haunt 45, Tick, Tick, Tick: every hero wears a time bomb, and the traitor sits building the Big Bomb.

Marks: `bomb` has the seats whose bomb is active. Counter `track`: the traitor's turns.
Our readings: the traitor stays in the room in which the haunt finds him; a bomb, like everything, does not reach across a barrier; who
stands near the traitor when the rule begins to hold is safe (`spared`, noted without a word) until he enters such a room; a room that moves
and takes a hero there has entered with him.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.actions import NO, YES, Act
from game.betrayal.asking import BtQuestion
from game.betrayal.deeds import HURT, MOVE, TILE, Veto
from game.betrayal.events import Needed, Told
from game.betrayal.harm import kill
from game.betrayal.haunts.base import Goal, Haunt, HauntAction
from game.betrayal.holding import gain_card, lose_card, take_from_pile
from game.betrayal.needs import Need
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Question, Task
from game.betrayal.terms import HEROES, ITEM, KNOWLEDGE, MOST_DICE, NOBODY, TRAITORS
from game.engine.contract import Seat

BOMB, TRACK, DYNAMITE, DEFUSE, SPARED = "bomb", "track", "dynamite", "defuse", "spared"
BIG_BOMB = 12
BLOWS_AT = 8
DEFUSED_AT, DEFUSED_WITH_MADMAN = 7, 5
SLIPS_AT = 2
STEADY = 5
"""Dice with which computer players try."""


def armed(s: Position, body: int) -> bool:
    """Whether a living hero wears an active bomb."""
    return s.marked(BOMB, str(body)) and s.t.bodies[body].alive


def bombs_here(s: Position, body: int) -> list[int]:
    """The seats with an active bomb in a hero's place, his own first, but for those who have refused him in this turn."""
    if s.used("task"):
        return []
    here = [body, *s.others_here(body)]
    return [seat for seat in here if s.is_explorer(seat) and armed(s, seat) and not s.used(f"{DEFUSE}:{seat}")]


def defusing(s: Position, body: int) -> None:
    """A companion is asked for leave; then the defuser rolls."""
    wearer = int(s.t.turn.word)
    s.use(f"{DEFUSE}:{wearer}")
    s.then(Defuse(body, wearer) if wearer == body else MayDefuse(body, wearer))


def danger(s: Position, room: str) -> bool:
    """Whether a room is the traitor's or shares a side with it, doors or not."""
    there = s.t.bodies[s.t.traitor].room
    return bool(there) and (room == there or room in s.board.beside(there))


def near(s: Position, seat: int) -> bool:
    """Whether an explorer stands where a bomb goes off."""
    return danger(s, s.t.bodies[seat].room)


def steady(s: Position, body: int) -> bool:
    """Whether a hero's try at a bomb is more likely to help than to blow it up; late in the game one dares more."""
    dice = s.value(body, KNOWLEDGE) + (1 if s.holds(body, "madman") else 0)
    return dice >= (STEADY if s.counter(TRACK) < BIG_BOMB // 2 else STEADY - 1)


def is_builder(s: Position, body: int) -> bool:
    """Whether a figure is the traitor, who builds the Big Bomb."""
    return body == s.t.traitor


class TickTickTick(Haunt):
    """The haunt's rules."""

    number = 45
    traitor = "highest knowledge other"
    needs = (Need(HEROES, traitor=True), Need(TRAITORS, traitor=True))
    actions = (HauntAction(DEFUSE, options=bombs_here, success=defusing),)
    forbids = (
        Veto("builder_stays", MOVE, is_builder, section="traitor_now"),
        Veto("workshop_stays", TILE, is_builder, section="traitor_powers", ours=True),
        Veto(
            "own_dynamite",
            HURT,
            is_builder,
            lambda s, deed: deed.card == DYNAMITE and deed.other == deed.body,
            section="traitor_powers",
        ),
    )

    def set_up(self, s: Position) -> None:
        """The traitor has the Dynamite; every hero has a bomb; the track stands at 0."""
        s.count(TRACK, 0)
        holder = s.holder(DYNAMITE)
        if holder not in (NOBODY, s.t.traitor):
            lose_card(s, holder, DYNAMITE, "given")
            gain_card(s, s.t.traitor, DYNAMITE, "taken", holder)
        elif holder == NOBODY and take_from_pile(s, ITEM, DYNAMITE):
            gain_card(s, s.t.traitor, DYNAMITE, "taken")
        for seat in s.heroes():
            s.mark(BOMB, str(seat))

    def verdict(self, s: Position) -> tuple[str, Sequence[Seat]] | None:
        """The Big Bomb, all heroes dead, or the builder dead while a hero lives."""
        if s.counter(TRACK) >= BIG_BOMB:
            return "traitors_big_bomb", self.win(s, TRAITORS)
        if not s.heroes():
            return "traitors_all_dead", self.win(s, TRAITORS)
        if not s.t.bodies[s.t.traitor].alive:
            return "heroes_traitor_dead", self.win(s, HEROES)
        return None

    # the Dynamite

    def dynamite_rooms(self, s: Position, body: int, rooms: list[str]) -> list[str]:
        """The builder may use it in his own room."""
        return [s.room(body), *rooms] if body == s.t.traitor else rooms

    # bombs

    def turn_ended(self, s: Position, body: int) -> None:
        """After each of the traitor's turns it ticks."""
        if body != s.t.traitor or not s.t.bodies[body].alive:
            return
        if s.counter(TRACK) == 0:
            s.t.marks[SPARED] = [str(seat) for seat in s.heroes() if near(s, seat)]
        if s.count(TRACK) >= BIG_BOMB:
            for victim in s.living():
                kill(s, victim, "big_bomb", drops=False)
        elif any(armed(s, seat) for seat in s.heroes()):
            dice = min(MOST_DICE, s.counter(TRACK) + len(s.heroes()))
            s.then(Roll(body, "ticking", dice=dice), Ticked(body))

    def entered(self, s: Position, body: int, room: str) -> None:
        """After the traitor's first turn a bomb that comes near him goes off."""
        s.t.marks[SPARED] = [seat for seat in s.t.marks.get(SPARED, ()) if seat != str(body)]
        if s.counter(TRACK) and armed(s, body) and danger(s, room):
            explode(s, body, "too_near", s.heroes())

    def board_changed(self, s: Position) -> None:
        """To be carried near him in a room that moves is to come near him; who is no longer near is spared no longer."""
        s.t.marks[SPARED] = [seat for seat in s.t.marks.get(SPARED, ()) if near(s, int(seat))]
        for seat in s.heroes() if s.counter(TRACK) else ():
            if armed(s, seat) and near(s, seat) and not s.marked(SPARED, str(seat)):
                explode(s, seat, "too_near", s.heroes())

    def died(self, s: Position, body: int, by: int, cause: str, place: str) -> None:
        """His bomb is gone with him."""
        s.unmark(BOMB, str(body))

    # computer players

    def sensible(self, s: Position, body: int, chosen: Act) -> bool:
        """Only with a steady hand."""
        return steady(s, body)

    def answers(self, s: Position, question: Question, legal: Sequence[Act]) -> Act | None:
        """Only a steady hand is let at one's bomb."""
        if not isinstance(question, MayDefuse):
            return None
        return YES if steady(s, question.defuser) else NO

    def dangers(self, s: Position, body: int) -> dict[str, float]:
        """Near the builder a bomb goes off."""
        return {room: 1.0 for room in s.board.spots if danger(s, room)} if armed(s, body) else {}

    def progress(self, s: Position) -> tuple[float, float]:
        """The bombs that are off; the track."""
        heroes = s.heroes()
        return sum(not armed(s, seat) for seat in heroes) / (2 * s.seats), s.counter(TRACK) / BIG_BOMB

    def goals(self, s: Position, body: int) -> list[Goal]:
        """Unarmed heroes go for the builder; others keep away from him, to companions who may defuse best."""
        b = s.t.bodies[body]
        if b.side != HEROES:
            return []
        if not armed(s, body):
            return [Goal(s.t.bodies[s.t.traitor].room, 1.0)]
        best = max(s.heroes(), key=lambda seat: (s.holds(seat, "madman"), s.value(seat, KNOWLEDGE)))
        safe = [Goal(room, 0.3) for room in s.board.spots if not danger(s, room)]
        there = s.t.bodies[best].room
        return safe if best == body or danger(s, there) else [Goal(there, 1.0), *safe]


def explode(s: Position, body: int, cause: str, reach: Sequence[int]) -> None:
    """A bomb goes off: of these, all in the same place die, and their cards with them."""
    s.tell(Told(fact="bomb_exploded", body=body, words=(cause,)))
    s.unmark(BOMB, str(body))
    for victim in [other for other in reach if other == body or s.together(body, other)][::-1]:
        if victim != body:
            kill(s, victim, "bomb", drops=False)
    kill(s, body, "bomb", drops=False)


class Ticked(Task, frozen=True):
    """The roll at the end of the traitor's turn stands: on 8+ the first active bomb to his left goes off."""

    traitor: int

    def run(self, s: Position) -> None:
        """Looks for it."""
        success = s.t.rolled >= BLOWS_AT
        s.tell(Needed(body=self.traitor, purpose="ticking", total=s.t.rolled, least=BLOWS_AT, success=success))
        if success:
            first = next(seat for seat in s.clockwise(self.traitor) if armed(s, seat))
            explode(s, first, "ticking", s.heroes())


class MayDefuse(Question, frozen=True):
    """Whether a companion lets another hero at his bomb: `yes`, `no`."""

    kind = "choose"

    defuser: int
    wearer: int

    def shown(self) -> BtQuestion:
        """Which question of the haunt it is."""
        return BtQuestion(kind=self.kind, what="may_defuse")

    def asked(self, s: Position) -> Seat:
        """Who wears it."""
        return self.wearer

    def choices(self, s: Position) -> Sequence[Act]:
        """Yes or no."""
        return (YES, NO)

    def answer(self, s: Position, chosen: Act) -> None:
        """With leave the defuser rolls."""
        s.tell(Told(fact="bomb_may_be_defused" if chosen.verb == "yes" else "bomb_may_not_be_defused", body=self.wearer))
        if chosen.verb == "yes":
            s.then(Defuse(self.defuser, self.wearer))


class Defuse(Task, frozen=True):
    """A hero tries to defuse a bomb, his own or another's."""

    defuser: int
    wearer: int

    def run(self, s: Position) -> None:
        """Rolls Knowledge: the task of this turn."""
        s.use("task")
        s.then(Roll(self.defuser, "do_defuse", KNOWLEDGE), Defusing(self.defuser, self.wearer))


class Defusing(Task, frozen=True):
    """The roll stands: 7+ (5+ with the Madman) and the bomb is off; 2 or less and it goes off."""

    defuser: int
    wearer: int

    def run(self, s: Position) -> None:
        """Off, nothing, or the end of all explorers here."""
        least = DEFUSED_WITH_MADMAN if s.holds(self.defuser, "madman") else DEFUSED_AT
        success = s.t.rolled >= least
        s.tell(Needed(body=self.defuser, purpose="do_defuse", total=s.t.rolled, least=least, success=success))
        if success:
            s.unmark(BOMB, str(self.wearer))
        elif s.t.rolled <= SLIPS_AT:
            explode(s, self.wearer, "slipped", s.living())


HAUNT = TickTickTick()
