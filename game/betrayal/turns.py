"""Whose turn it is, how it begins and ends, and whose comes next (BT-4.1, BT-6.4.1). What may be done in it: `game.betrayal.verbs`."""

from __future__ import annotations

from game.betrayal import thresholds
from game.betrayal.afflicting import pass_away
from game.betrayal.blows import kept
from game.betrayal.cardrules import rule
from game.betrayal.clock import countdown
from game.betrayal.ending import judge, too_late
from game.betrayal.events import NewRound, TurnBegan, TurnEnded
from game.betrayal.harm import wake
from game.betrayal.masters import moving_at, place_of
from game.betrayal.moving import music
from game.betrayal.position import Position
from game.betrayal.remains import rise
from game.betrayal.rolling import Roll
from game.betrayal.rooms import end_in_room
from game.betrayal.statuses import TURN_BEGINS, TURN_ENDS
from game.betrayal.table import Turn
from game.betrayal.tasks import Task
from game.betrayal.terms import EXPLORING, HAUNTED, MONSTERS, NOBODY
from game.betrayal.verbs import TakeTurn


class StartTurn(Task, frozen=True):
    """A figure's turn begins. `allowance`: the spaces a monster has rolled."""

    body: int
    allowance: int = -1

    def run(self, s: Position) -> None:
        """Sets the turn up, and does what happens at its start."""
        b = s.t.bodies[self.body]
        began = b.room  # open: a secret place is not said
        s.t.turn = Turn(body=self.body, allowance=self.allowance, began=began, used=s.t.turn.used if not s.is_explorer(self.body) else [])
        if not s.is_explorer(self.body):
            s.t.turn.used = kept(s.t.turn.used)
        if s.heard:
            s.tell(TurnBegan(body=self.body, allowance=self.allowance))
        pass_away(s, self.body, TURN_BEGINS)
        s.then(TakeTurn(self.body), EndTurn(self.body))
        if not b.alive:
            return
        if s.is_explorer(self.body):
            for card in b.cards[:]:
                rule(card).turn_began(s, self.body)
        thresholds.turn_began(s, self.body)
        s.haunt.turn_began(s, self.body)  # who hides now is not seen to listen to music
        music(s, self.body)


class EndTurn(Task, frozen=True):
    """The end of a figure's turn: rooms and cards, then the haunt's own, then the haunt roll (BT-4.1)."""

    body: int

    def run(self, s: Position) -> None:
        """Puts these on the stack in their order."""
        if s.heard:
            s.tell(TurnEnded(body=self.body))
        pass_away(s, self.body, TURN_ENDS)
        if s.t.bodies[self.body].alive:
            s.then(EndInRoom(self.body), AfterTurn(self.body))
        else:
            s.then(AfterTurn(self.body))


class EndInRoom(Task, frozen=True):
    """Rooms and cards at the end of a turn."""

    body: int

    def run(self, s: Position) -> None:
        """Each room and card is asked what it does at the end of a turn."""
        if s.is_explorer(self.body):
            for card in s.t.bodies[self.body].cards[:]:
                rule(card).turn_ended(s, self.body)
        end_in_room(s, self.body)


class AfterTurn(Task, frozen=True):
    """The haunt's own end of turn, the haunt roll, and the next turn."""

    body: int

    def run(self, s: Position) -> None:
        """The turn passes on, step by step."""
        if not s.is_explorer(self.body):
            if s.t.bodies[self.body].alive:
                s.haunt.turn_ended(s, self.body)
        else:
            s.then(s.haunt.after_turn(s, self.body) or NextTurn(self.body))
            if s.t.phase == HAUNTED:
                s.haunt.turn_ended(s, self.body)


class NextTurn(Task, frozen=True):
    """The turn passes on after this place in the order. `moved`: the figures that move right after it have done so."""

    after: int
    moved: bool = False

    def run(self, s: Position) -> None:
        """Finds who is next; a new round begins with the first."""
        judge(s)
        if s.t.ended:
            return
        if not self.moved and self.after != MONSTERS and moving_at(s, self.after, False):
            s.then(FiguresMove(self.after), NextTurn(self.after, True))
            return
        order = turn_order(s)
        index = order.index(self.after) + 1 if self.after in order else 0
        if index >= len(order):
            index = 0
            s.t.round += 1
            if too_late(s):
                return
            s.tell(NewRound(number=s.t.round, left=countdown(s.t)))
        following = order[index]
        if following == MONSTERS:
            s.then(MonstersTurn())
            return
        s.then(StartTurn(following) if s.haunt.has_turn(s, following) else DeadTurn(following))
        if moving_at(s, following, True):
            s.then(FiguresMove(following, True))


def turn_order(s: Position) -> list[int]:
    """The places in the order of turns: seats, and after the haunt all monsters after the traitor, or after the revealer where there is
    no known one (BT-6.4.1)."""
    if s.t.phase == EXPLORING:
        return [s.t.first, *s.clockwise(s.t.first)[:-1]]
    last = s.t.traitor if s.t.traitor != NOBODY else s.t.revealer
    return [*s.clockwise(last), MONSTERS]


class DeadTurn(Task, frozen=True):
    """The place of a seat whose explorer has no turn: what is bound to it happens all the same."""

    seat: int

    def run(self, s: Position) -> None:
        """What begins and ends with this turn does so."""
        s.t.turn = Turn(body=self.seat)
        s.then(NextTurn(self.seat))
        if s.t.phase == HAUNTED:
            rise(s, self.seat)
            s.then(SeatPassed(self.seat))
            s.haunt.turn_began(s, self.seat)


class SeatPassed(Task, frozen=True):
    """The end of a dead explorer's place in the order."""

    seat: int

    def run(self, s: Position) -> None:
        """The haunt's own end of turn."""
        s.haunt.turn_ended(s, self.seat)


# monsters


class MonstersTurn(Task, frozen=True):
    """All monsters move, kind by kind: one roll for the spaces of each kind (BT-6.7.1)."""

    def run(self, s: Position) -> None:
        """Puts the kinds on the stack."""
        kinds = list(dict.fromkeys(s.t.bodies[i].kind for i in s.monsters() if place_of(s.haunt, s.t, i)[0] == MONSTERS))
        s.t.turn = Turn()
        s.then(*(KindMoves(kind) for kind in kinds), MonstersDone())
        s.haunt.monsters_began(s)


class FiguresMove(Task, frozen=True):
    """The figures that move in a seat's place in the order, before its turn or after it."""

    place: int
    before: bool = False

    def run(self, s: Position) -> None:
        """Puts the kinds on the stack. Who moves before a seat is played by it."""
        moving = moving_at(s, self.place, self.before)
        if self.before:
            for body in moving:
                s.t.bodies[body].seat = self.place
        s.t.turn = Turn()
        s.then(*(KindMoves(kind, self.place, self.before) for kind in dict.fromkeys(s.t.bodies[i].kind for i in moving)), FiguresMoved())


class FiguresMoved(Task, frozen=True):
    """They have moved."""

    def run(self, s: Position) -> None:
        """Nobody has a turn now."""
        s.t.order = []
        s.t.turn = Turn()


class KindMoves(Task, frozen=True):
    """One kind of monsters moves, of those that do so in this place of the order."""

    kind: str
    place: int = MONSTERS
    before: bool = False

    def run(self, s: Position) -> None:
        """Rolls once, then one after another."""
        moving = moving_at(s, self.place, self.before, self.kind)
        if not moving:
            return
        if not s.haunt.figures[self.kind].rolls_once:
            s.t.order = moving
            s.then(NextMonster())
            return
        speed = s.value(moving[0], "speed")
        roll = Roll(moving[0], f"moves_{self.kind}", dice=max(0, speed))
        s.then(roll, MoveAll(self.kind, self.place, self.before))


class MoveAll(Task, frozen=True):
    """Every monster of a kind has as many spaces as the roll (at least one: BT-4.1.7)."""

    kind: str
    place: int = MONSTERS
    before: bool = False

    def run(self, s: Position) -> None:
        """The stunned ones miss their turn and stand up at its end (BT-6.7.2)."""
        spaces = s.haunt.monster_spaces(s, self.kind, s.t.rolled)
        s.t.counters["spaces"] = spaces
        s.t.order = moving_at(s, self.place, self.before, self.kind)
        s.then(NextMonster())


class NextMonster(Task, frozen=True):
    """The next monster of the running kind has its turn."""

    def run(self, s: Position) -> None:
        """Wakes it, or lets it move."""
        while s.t.order:
            body = s.t.order.pop(0)
            b = s.t.bodies[body]
            if not b.alive:
                continue
            if b.stunned:
                wake(s, body)
                continue
            s.then(MonsterActs(body))
            return


class MonsterActs(Task, frozen=True):
    """A monster's turn: by the haunt's own rule, or as its seat likes."""

    body: int

    def run(self, s: Position) -> None:
        """The monster's turn begins."""
        s.then(NextMonster())
        kind = s.t.bodies[self.body].kind
        if s.haunt.figures[kind].rolls_once:
            _acts(s, self.body, s.counter("spaces"))
        else:
            s.then(Roll(self.body, f"moves_{kind}", dice=max(0, s.value(self.body, "speed"))), RolledForItself(self.body))


class RolledForItself(Task, frozen=True):
    """A monster has rolled its own spaces, apart from the others of its kind."""

    body: int

    def run(self, s: Position) -> None:
        """It has its turn."""
        _acts(s, self.body, s.haunt.monster_spaces(s, s.t.bodies[self.body].kind, s.t.rolled))


def _acts(s: Position, body: int, spaces: int) -> None:
    if not s.haunt.monster_acts(s, body, spaces):
        s.then(StartTurn(body, spaces))


class MonstersDone(Task, frozen=True):
    """All monsters have moved."""

    def run(self, s: Position) -> None:
        """Goes on after them."""
        s.t.order = []
        s.t.turn = Turn()
        s.then(NextTurn(MONSTERS))
        s.haunt.monsters_ended(s)
