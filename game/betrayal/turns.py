"""Whose turn it is, what may be done in it, and how it ends (BT-4.1, BT-6.4.1).

A turn is one question asked again and again, `TakeTurn`. Its verbs: `go`, `explore`, `cross`, `fall`, `drop_down` (moving);
`use CARD ...`, `token KIND ...` (cards and tokens); `trade SEAT` (dealing); `drop`, `pick_up` (trading); `attack BODY [WEAPON]`;
`free SEAT` (somebody held fast); `carry BODY`, `set_down BODY` (carrying); `search_stairs` (BT-6.7.7); `do ACTION ...` (a haunt's own
actions); `reveal` (an interrupt of a hidden traitor); `end`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.betrayal import thresholds
from game.betrayal.actions import END, Act, act
from game.betrayal.afflicting import pass_away
from game.betrayal.blows import kept
from game.betrayal.cardrules import TOKENS, card_choices, on_item_used, rule
from game.betrayal.carrying import carry, carry_verbs
from game.betrayal.clock import countdown, rounds_left
from game.betrayal.combat import attack, attack_choices
from game.betrayal.dealing import LayDeal, deal_choices
from game.betrayal.deeds import USE, stopped
from game.betrayal.discovering import PlaceTile, explore
from game.betrayal.events import Ended, Needed, NewRound, TurnBegan, TurnEnded, Used
from game.betrayal.harm import wake
from game.betrayal.holding import lose_card
from game.betrayal.masters import moving_at, place_of
from game.betrayal.moving import go, move_choices, music, rooms_apart, root
from game.betrayal.outside import go as go_outside
from game.betrayal.outside import in_verbs, out_verbs
from game.betrayal.position import Position
from game.betrayal.remains import rise
from game.betrayal.rolling import Roll
from game.betrayal.rooms import Fall, cross, drop_down, end_in_room, room_choices
from game.betrayal.statuses import TURN_BEGINS, TURN_ENDS, only_verbs
from game.betrayal.table import Turn
from game.betrayal.tasks import Question, Task
from game.betrayal.terms import BASEMENT, ELEVATOR, EXPLORING, HAUNTED, MONSTERS, NOBODY, ROOM, STAIRS, TRAITORS
from game.betrayal.trading import carry_choices, drop_card, pick_up, pile_choices
from game.engine.contract import Seat

STUCK: Final = ("webs", "debris")
FREE_LEAST: Final = 4
MOST_TRIES: Final = 3


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


def held_fast(s: Position, seat: int) -> str:
    """The card that holds an explorer fast, or an empty string."""
    return next((card for card, held in s.t.stuck.items() if held[0] == seat), "")


class TakeTurn(Question, frozen=True):
    """The figure whose turn it is does something, or ends the turn."""

    kind = "turn"

    body: int

    def run(self, s: Position) -> None:
        """Asks, unless the turn is over."""
        if s.t.bodies[self.body].alive and not s.used("cut_short"):
            super().run(s)

    def asked(self, s: Position) -> Seat:
        """Who plays the figure."""
        return s.t.bodies[self.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Everything that can be done now."""
        body = self.body
        if s.is_explorer(body) and (card := held_fast(s, body)):
            return [act("free", body), END] if not s.used(f"free:{card}") else [END]
        if s.t.bodies[body].away:
            return [*in_verbs(s, body), END]
        own = s.haunt.turn_choices(s, body)
        if own is not None:
            return own
        found = move_choices(s, body)
        found += room_choices(s, body)
        if s.is_explorer(body):
            found += card_choices(s, body)
            found += deal_choices(s, body)
            found += pile_choices(s, body)
            found += _free_choices(s, body)
        elif s.haunt.figures[s.t.bodies[body].kind].carries:
            found += carry_choices(s, body)
        if s.t.phase == HAUNTED:
            found += attack_choices(s, body)
            found += s.haunt.action_choices(s, body)
            if trapped(s, body):
                found.append(SEARCH)
        found += carry_verbs(s, body)
        found += out_verbs(s, body)
        found.append(END)
        if verbs := only_verbs(s, body):
            found = [chosen for chosen in found if chosen.verb in (*verbs, "end")]
        return s.haunt.offered(s, body, found)

    def answer(self, s: Position, chosen: Act) -> None:
        """Does it, and is asked again."""
        if chosen is END or chosen.verb == "end":
            return
        s.then(self)
        s.haunt.about_to(s, self.body, chosen)
        VERBS[chosen.verb](s, self.body, chosen)


def _free_choices(s: Position, body: int) -> list[Act]:
    if not s.t.stuck:
        return []
    here = s.others_here(body)
    return [act("free", held[0]) for card, held in s.t.stuck.items() if held[0] in here and not s.used(f"free:{card}")]


def _free(s: Position, body: int, chosen: Act) -> None:
    seat = int(chosen.words[0])
    card = held_fast(s, seat)
    s.use(f"free:{card}")
    s.then(Roll(body, f"free_{card}", "might"), Freeing(body, seat, card))


class Freeing(Task, frozen=True):
    """Whether somebody held fast was freed: Might 4+."""

    body: int
    seat: int
    card: str

    def run(self, s: Position) -> None:
        """Frees, or counts the failure; who fails at the webs does not move any more."""
        success = s.t.rolled >= FREE_LEAST
        s.tell(Needed(body=self.body, purpose=f"free_{self.card}", total=s.t.rolled, least=FREE_LEAST, success=success))
        if success:
            set_free(s, self.seat, self.card)
            return
        s.t.stuck[self.card][1] += 1
        if self.card == "webs":
            root(s)


def set_free(s: Position, seat: int, card: str) -> None:
    """Nothing holds the explorer any more."""
    s.t.stuck.pop(card, None)
    if card in s.t.bodies[seat].cards:
        lose_card(s, seat, card, "discarded")


def _use(s: Position, body: int, chosen: Act) -> None:
    card = str(chosen.words[0])
    if stopped(s, USE, body, card=card):
        return
    s.use(f"item:{card}")
    s.tell(Used(body=body, what=card))
    on_item_used(s, card)
    rule(card).use(s, body, chosen)


def _token(s: Position, body: int, chosen: Act) -> None:
    token = str(chosen.words[0])
    s.tell(Used(body=body, what=token))
    TOKENS[token].use(s, body, chosen)


VERBS: Final[dict[str, Callable[[Position, int, Act], None]]] = {
    "go": lambda s, body, chosen: go(s, body, str(chosen.words[0])),
    "explore": lambda s, body, chosen: explore(s, body, str(chosen.words[0])),
    "cross": lambda s, body, chosen: cross(s, body),
    "fall": lambda s, body, chosen: s.then(Fall(body)),
    "drop_down": lambda s, body, chosen: drop_down(s, body),
    "use": _use,
    "token": _token,
    "trade": lambda s, body, chosen: s.then(LayDeal(body, int(chosen.words[0]))),
    "drop": lambda s, body, chosen: drop_card(s, body, str(chosen.words[0])),
    "pick_up": lambda s, body, chosen: pick_up(s, body, str(chosen.words[0])),
    "attack": lambda s, body, chosen: attack(s, body, int(chosen.words[0]), str(chosen.words[1]) if len(chosen.words) > 1 else ""),
    "free": _free,
    "search_stairs": lambda s, body, chosen: s.then(PlaceTile(STAIRS, s.t.bodies[body].seat, (BASEMENT,), needed=True)),
    "do": lambda s, body, chosen: s.haunt.act(s, body, chosen),
    "carry": carry,
    "set_down": carry,
    "force_door": go_outside,
    "go_out": go_outside,
    "come_in": go_outside,
}


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
        """Asks each."""
        if s.is_explorer(self.body):
            for card in s.t.bodies[self.body].cards[:]:
                rule(card).turn_ended(s, self.body)
        end_in_room(s, self.body)


class AfterTurn(Task, frozen=True):
    """The haunt's own end of turn, the haunt roll, and the next turn."""

    body: int

    def run(self, s: Position) -> None:
        """Goes on."""
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
            if _too_late(s):
                return
            s.tell(NewRound(number=s.t.round, left=countdown(s.t)))
        following = order[index]
        if following == MONSTERS:
            s.then(MonstersTurn())
            return
        s.then(StartTurn(following) if s.haunt.has_turn(s, following) else DeadTurn(following))
        if moving_at(s, following, True):
            s.then(FiguresMove(following, True))


def _too_late(s: Position) -> bool:
    """A table that never finds the haunt, or a haunt that never ends, is over: nobody has won, whichever haunt it is (our reading)."""
    if s.t.phase == EXPLORING:
        if s.t.round > s.rules.numbers.last_round:
            finish(s, "lost_way", ())
    elif rounds_left(s.t) <= 0:
        finish(s, "dawn", ())
    return bool(s.t.ended)


def judge(s: Position) -> None:
    """Whether a side has won (BT-6.9.1); nobody wins before both sides have made ready."""
    if s.t.phase == HAUNTED and s.counter("ready"):
        verdict = s.haunt.verdict(s)
        if verdict is not None:
            finish(s, *verdict)


def finish(s: Position, reason: str, winners: Sequence[Seat]) -> None:
    """The game is over."""
    if not s.t.ended:
        s.t.ended = reason
        s.t.winners = tuple(sorted(winners))
        s.tell(Ended(reason=reason, winners=s.t.winners))


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
        """Start and end."""
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

SEARCH: Final = act("search_stairs")


def trapped(s: Position, body: int) -> bool:
    """Whether monsters in the basement have no way to any hero, so that their side may look for the Stairs From Basement (BT-6.7.7)."""
    if s.t.bodies[body].side != TRAITORS or STAIRS not in s.t.piles[ROOM].cards or not s.board.doorways(BASEMENT):
        return False
    below = ((i, s.t.bodies[i].room) for i in s.monsters() if s.t.bodies[i].side == TRAITORS)
    caught = next((room for i, room in below if room and s.board.floor(room) == BASEMENT and not s.haunt.may_discover(s, i)), "")
    if not caught:
        return False
    far = rooms_apart(s, caught, monster=True)
    return ELEVATOR not in far and not any(s.t.bodies[hero].room in far for hero in s.heroes())


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
        """Starts it."""
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
