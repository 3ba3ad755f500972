"""What a haunt is: data, questions with an answer that it may change, and moments at which it acts.

A haunt is a subclass of `Haunt` in its own module. Its `figures` and `actions` are data; its numbers and conditions small functions;
whatever it does not say, the rulebook says, here (BT-6.3.2). It keeps no state: what it counts lies on the table (`s.count`, `s.mark`),
what only some may know in `s.secrets.own[seat]`. Nothing in the rules asks which haunt is played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, ClassVar

import msgspec

from game.betrayal.actions import Act, act
from game.betrayal.combat import WEAPONS, Attack
from game.betrayal.deeds import ATTACK, DEAL, DISCOVER, DRAW, GAIN, LOSE, MOVE, RULEBOOK, USE, Veto, may
from game.betrayal.events import Needed
from game.betrayal.harm import Die, lessened, stun
from game.betrayal.holding import stealable
from game.betrayal.moving import left_to_go
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Question, Task
from game.betrayal.terms import HAUNTED, HEROES, MIGHT, MONSTERS, MOST_DICE, TRAITORS
from game.betrayal.trading import things_of
from game.engine.contract import Seat

if TYPE_CHECKING:
    from game.betrayal.haunts.things import Thing
    from game.betrayal.needs import Need

Test = Callable[[Position, int], bool]
"""A condition on a position and the figure that would act."""
Number = Callable[[Position, int], int]
Effect = Callable[[Position, int], None]
"""What happens to the figure that acted; may put tasks on the stack."""
Words = Callable[[Position, int], Sequence[str | int]]
"""The words one of which is chosen with an action; none: the action is not possible."""


class FigureKind(msgspec.Struct, frozen=True):
    """A kind of monster. A trait of -1 is one it does not have (BT-5.2)."""

    speed: int
    might: int = -1
    knowledge: int = -1
    sanity: int = -1
    attackable: bool = True
    slows: bool = True  # opponents pay one space more to leave its room (BT-4.1.7)
    attacks: bool = True
    carries: bool = False  # may hold items (BT-6.7.6)
    dies_at: int = 0  # dies after so many points instead of being stunned
    rolls_once: bool = True  # one roll of spaces for all of its kind (BT-6.7.1)

    @property
    def traits(self) -> tuple[int, int, int, int]:
        """Might, Speed, Knowledge, Sanity."""
        return (self.might, self.speed, self.knowledge, self.sanity)


class HauntAction(msgspec.Struct, frozen=True):
    """Something a haunt lets a figure do in its turn: `do ID`, or `do ID WORD` for each word of `options`; the chosen word is then
    `s.t.turn.word`, for `needs`, `bonus`, `success` and `failure` to read (without `options`, a trait that was chosen is).

    `where`: rooms it can be done in (empty: anywhere). `when`: a further condition. `traits`: roll one of these (chosen with the action
    when there are several: `do rite sanity`) and reach `least`; without, it succeeds at once. `limit`: it is done once a turn under
    this name ("" : as often as one likes); `task`: a task roll, of which one a turn is allowed whichever trait (BT-4.4.3). `spaces`: costs
    so much movement. `bonus`: dice more. `success`, `failure`: what follows; both may read `s.t.rolled`.
    """

    id: str
    side: str = HEROES  # HEROES, TRAITORS, or "" for anybody
    where: tuple[str, ...] = ()
    when: Test | None = None
    traits: tuple[str, ...] = ()
    least: int = 0
    needs: Number | None = None  # the least result where it is no fixed number
    bonus: Number | None = None
    limit: str = ""
    task: bool = False
    spaces: int = 0
    success: Effect | None = None
    failure: Effect | None = None
    options: Words | None = None
    secret: bool = False  # the chosen word is kept in `s.secrets.own[seat]["word"]` of who plays the figure, not in `s.t.turn.word`


class Goal(msgspec.Struct, frozen=True):
    """A place a side's computer players want to go to, or a card or figure they want, and how much (0 to 1)."""

    room: str
    worth: float = 1.0


class Haunt:
    """The rulebook's answers. Methods that take `s` may be changed by each haunt."""

    number: ClassVar[int] = 0
    version: ClassVar[int] = 1
    """Of this haunt's rules; it grows when a game in it could go on otherwise than it did."""
    traitor: ClassVar[str] = "revealer"
    """Who turns traitor: `revealer`, `left`, `none`, `hidden`, `highest TRAIT`, `lowest TRAIT`, `youngest`, `oldest`, each with ` other`
    where the revealer does not count, or `explorer ID, else ...`."""
    figures: ClassVar[dict[str, FigureKind]] = {}
    actions: ClassVar[tuple[HauntAction, ...]] = ()
    things: ClassVar[Sequence[Thing]] = ()
    """Tokens of its own that are dealt with like items (BT-4.5.1)."""
    needs: ClassVar[Sequence[Need]] = ()
    """What each side's goal cannot do without (see `game.betrayal.needs`)."""
    forbids: ClassVar[tuple[Veto, ...]] = ()
    """What may not be in this haunt, whatever causes it (see `game.betrayal.deeds`)."""

    @cached_property
    def vetoes(self) -> Mapping[str, tuple[Veto, ...]]:
        """Deed -> what forbids it, the rulebook's own included."""
        every = (*RULEBOOK, *self.forbids)
        return {kind: tuple(veto for veto in every if veto.deed == kind) for kind in {veto.deed for veto in every}}

    # moments

    def set_up(self, s: Position) -> None:
        """Both sides' "right now", after the booklets were read. Tasks go onto the stack."""

    def turn_began(self, s: Position, body: int) -> None:
        """A figure's turn begins (a dead explorer's place in the order too)."""

    def turn_ended(self, s: Position, body: int) -> None:
        """A figure's turn is over (a dead explorer's place in the order too)."""

    def after_turn(self, s: Position, seat: Seat) -> Task | None:
        """What follows an explorer's turn; None: the next turn."""
        return None

    def about_to(self, s: Position, body: int, chosen: Act) -> None:
        """A figure is about to do something in its turn."""

    def goes(self, s: Position, body: int, room: str) -> bool:
        """A figure takes a step; True where the haunt has moved it itself."""
        return False

    def monsters_began(self, s: Position) -> None:
        """The monsters' turn begins."""

    def monsters_ended(self, s: Position) -> None:
        """The monsters have moved."""

    def entered(self, s: Position, body: int, room: str) -> None:
        """A figure has come into a room, passing through included."""

    def left(self, s: Position, body: int, room: str) -> None:
        """A figure is about to leave a room."""

    def discovered(self, s: Position, body: int, room: str) -> None:
        """A room has been discovered; its card is not drawn yet."""

    def board_changed(self, s: Position) -> None:
        """A tile lies elsewhere."""

    def damaged(self, s: Position, body: int, kind: str, points: int, by: int, source: str) -> None:
        """An explorer has taken damage."""

    def died(self, s: Position, body: int, by: int, cause: str, place: str) -> None:
        """A figure is dead; `place` is where it was."""

    def card_moved(self, s: Position, body: int, card: str, how: str) -> None:
        """A card has come to a figure."""

    def card_dropped(self, s: Position, card: str, place: str) -> None:
        """A card lies in an Item Pile now."""

    # winning

    def verdict(self, s: Position) -> tuple[str, Sequence[Seat]] | None:
        """Why the game is over and who has won, or None; asked whenever something has happened."""
        return None

    def nobody_left(self, s: Position) -> tuple[str, Sequence[Seat]] | None:
        """The verdict when no hero is left alive: the traitors' side has won; where there never was a traitor, nobody (BT-6.9.1)."""
        if s.heroes():
            return None
        winners = self.win(s, TRAITORS)
        return "traitors_all_dead" if winners else "all_dead", winners

    def win(self, s: Position, side: str) -> list[Seat]:
        """The seats of a side, its dead included."""
        return [seat for seat in range(s.seats) if s.t.bodies[seat].side == side]

    def needs_room(self, room: str) -> bool:
        """Whether a goal needs a room, which is then never out of the game (our reading)."""
        return any(room in need.rooms for need in self.needs)

    # sides and turns

    def opposed(self, s: Position, one: int, other: int) -> bool:
        """Whether two figures are opponents."""
        a, b = s.t.bodies[one].side, s.t.bodies[other].side
        return bool(a) and bool(b) and a != b

    def begins_after(self, s: Position) -> int:
        """The place in the order of turns after which the haunt's first turn comes: after the monsters it begins with the first hero."""
        return MONSTERS

    def has_turn(self, s: Position, seat: Seat) -> bool:
        """Whether a seat's explorer has a turn."""
        return s.t.bodies[seat].alive

    def monster_moves(self, s: Position, body: int) -> bool:
        """Whether a monster has a turn in this monsters' turn."""
        return True

    def monster_spaces(self, s: Position, kind: str, rolled: int) -> int:
        """Spaces of a kind of monster after its roll."""
        return rolled

    def monster_acts(self, s: Position, body: int, spaces: int) -> bool:
        """Lets a monster act by rule; False: its seat moves it."""
        return False

    def turn_choices(self, s: Position, body: int) -> list[Act] | None:
        """All that a figure may do in its turn, where the haunt alone says so; None: as usual."""
        return None

    def offered(self, s: Position, body: int, found: list[Act]) -> list[Act]:
        """What of everything that a figure might do in its turn it really may; never nothing."""
        return found

    # moving

    def allowance(self, s: Position, body: int) -> int:
        """Spaces an explorer may go in a turn (BT-4.1.1)."""
        return s.value(body, "speed") if may(s, MOVE, body) else 0

    def slows(self, s: Position, body: int, other: int) -> bool:
        """Whether `other` costs `body` a space more (BT-4.1.7)."""
        b = s.t.bodies[other]
        if b.stunned or not self.opposed(s, body, other):
            return False
        return s.is_explorer(other) or self.figures[b.kind].slows

    def leaving_cost(self, s: Position, body: int) -> int:
        """Spaces that leaving the room costs."""
        if s.t.phase != HAUNTED:
            return 1
        return 1 + sum(1 for other in s.others_here(body) if self.slows(s, body, other))

    def can_enter(self, s: Position, body: int, room: str) -> bool:
        """Whether a figure may come into a room."""
        return may(s, MOVE, body, room=room)

    def passes_barriers(self, s: Position, body: int, room: str) -> bool:
        """Whether a figure walks across a barrier as if it were not there (BT-6.5.2, BT-6.7.4)."""
        return room != "vault" and (not s.is_explorer(body) or s.t.bodies[body].side == TRAITORS)

    def links(self, s: Position, body: int, found: dict[str, str]) -> None:
        """Adds rooms that a figure may step into to `found` (room -> how)."""

    def may_discover(self, s: Position, body: int) -> bool:
        """Whether a figure may discover rooms (BT-6.7.6)."""
        return may(s, MOVE, body) and may(s, DISCOVER, body)

    def room_text(self, s: Position, body: int, room: str) -> bool:
        """Whether the text of a room says anything to a figure."""
        return True

    # cards

    def draws_from(self, s: Position, body: int, deck: str) -> bool:
        """Whether a figure draws cards of a deck."""
        return may(s, DRAW, body, how=deck)

    def chooses_card(self, s: Position, body: int, deck: str) -> str | Sequence[str]:
        """A card that is taken instead of a random one, several of which the drawer takes one, or nothing."""
        return ""

    def may_use(self, s: Position, body: int, card: str) -> bool:
        """Whether a figure may use a card it holds."""
        return may(s, USE, body, card=card)

    def may_attack_with(self, s: Position, body: int, card: str) -> bool:
        """Whether a figure may attack with a weapon it holds."""
        return self.may_use(s, body, card) and may(s, ATTACK, body, card=card)

    def may_pick_up(self, s: Position, body: int, card: str) -> bool:
        """Whether a figure may take a card that lies in its room (BT-6.7.6)."""
        return may(s, GAIN, body, card=card, how="picked")

    def may_give(self, s: Position, body: int, card: str) -> bool:
        """Whether a figure may give a card away."""
        return may(s, LOSE, body, card=card, how="given")

    def may_drop(self, s: Position, body: int, card: str) -> bool:
        """Whether a figure may drop a card."""
        return may(s, LOSE, body, card=card, how="dropped")

    def may_deal(self, s: Position, body: int, other: int) -> bool:
        """Whether two explorers in a room may deal with each other: friends do, opponents do not (our reading)."""
        return not self.opposed(s, body, other) and may(s, DEAL, body, other=other) and may(s, DEAL, other, other=body)

    def may_be_stolen(self, s: Position, body: int, card: str, thief: int) -> bool:
        """Whether a figure may steal a card from another one."""
        return may(s, LOSE, body, card=card, other=thief, how="stolen") and may(s, GAIN, thief, card=card, other=body, how="stolen")

    def may_steal(self, s: Position, thief: int, victim: int) -> bool:
        """Whether a winner may steal instead of hurting."""
        return s.is_explorer(thief)

    def would_do(self, s: Position, attacker: int, target: int, kind: str, by: int) -> tuple[str, int]:
        """Kind and points of damage that an attack won by `by` would do, after what lessens it: from two physical points on the winner may
        steal instead (BT-5.4). A haunt in which somebody robs who wins by two says so here."""
        return lessened(s, target, kind, by, "attack")

    def loot(self, s: Position, thief: int, victim: int) -> list[str]:
        """The cards and things one of which a winner that may steal takes."""
        cards = [card for card in s.t.bodies[victim].cards if stealable(s, victim, card, thief)]
        return [*cards, *(each for each in things_of(s, victim) if self.may_be_stolen(s, victim, each, thief))]

    # fighting and rolling

    def foes(self, s: Position, attacker: int, target: int) -> bool:
        """Whether one figure may turn on another of its own will."""
        return self.opposed(s, attacker, target)

    def can_attack(self, s: Position, attacker: int, target: int, weapon: str = "") -> bool:
        """Whether one figure may attack another of its own will, reach aside."""
        return self.foes(s, attacker, target) and may(s, ATTACK, attacker, card=weapon, other=target)

    def attack_ways(self, s: Position, body: int) -> Sequence[str]:
        """The words with which a figure may attack beside the weapons it holds: "" with bare hands, or what `attack_traits` knows."""
        return ("",)

    def attack_traits(self, s: Position, attacker: int, target: int, weapon: str) -> tuple[str, str] | None:
        """The traits that attack and answer; None: not with this weapon (BT-5.2)."""
        trait = WEAPONS[weapon].trait if weapon else MIGHT
        return trait, trait

    def most_dice(self, s: Position, purpose: str) -> int:
        """How many dice a roll has at most (BT-4.4.4)."""
        return MOST_DICE

    def dice_pool(self, s: Position, body: int, trait: str, purpose: str, number: int) -> int:
        """How many dice a roll has, before the limits."""
        return number

    def roll_bonus(self, s: Position, body: int, purpose: str) -> int:
        """What is added to a result."""
        return 0

    def fought(self, s: Position, attack: Attack, by: int) -> bool:
        """An attack won by `by` (negative: lost): True where the haunt has said what follows."""
        return False

    def dynamite_rooms(self, s: Position, body: int, rooms: list[str]) -> list[str]:
        """The rooms into which a figure may throw the Dynamite, of those next door."""
        return rooms

    def dynamite_catches(self, s: Position, body: int, room: str) -> list[int]:
        """The figures that the Dynamite which `body` throws into a room may hurt."""
        return s.at(room)

    def damage(self, s: Position, body: int, kind: str, points: int, source: str) -> tuple[str, int]:
        """Kind and points of damage that a figure really takes."""
        return kind, points

    def damage_split(self, s: Position, body: int, kind: str, points: int, source: str, by: int) -> tuple[int, int] | None:
        """How damage is spread where the victim does not choose."""
        return None

    def monster_hurt(self, s: Position, body: int, kind: str, points: int, by: int, source: str) -> None:
        """A monster has taken damage: it is stunned, or dies after so many points (BT-5.6)."""
        dies_at = self.figures[s.t.bodies[body].kind].dies_at
        if not dies_at:
            stun(s, body)
            return
        s.t.bodies[body].wounds += points
        if s.t.bodies[body].wounds >= dies_at:
            s.then(Die(body, source, by))

    def would_die(self, s: Position, body: int, cause: str, by: int) -> bool:
        """A figure is about to die; True where the haunt has done something else instead."""
        return False

    # its own actions

    def action_choices(self, s: Position, body: int) -> list[Act]:
        """The haunt's actions that a figure may take now."""
        found: list[Act] = []
        for action in self.actions:
            if not may_act(s, body, action):
                continue
            traits: Sequence[tuple[str, ...]] = [(trait,) for trait in action.traits] if len(action.traits) > 1 else [()]
            words: Sequence[tuple[str | int, ...]] = [(word,) for word in action.options(s, body)] if action.options else [()]
            found += [act("do", action.id, *word, *trait) for word in words for trait in traits]
        return found

    def act(self, s: Position, body: int, chosen: Act) -> None:
        """Carries out one of its actions."""
        action = next(each for each in self.actions if each.id == chosen.words[0])
        word = str(chosen.words[1]) if len(chosen.words) > 1 else ""
        if action.secret:
            s.secrets.own[s.t.bodies[body].seat]["word"] = word
        else:
            s.t.turn.word = word
        if action.limit:
            s.use(f"do:{action.limit}")
        if action.task:
            s.use("task")
        if action.spaces:
            s.t.turn.spent += action.spaces
        if not action.traits:
            if action.success:
                action.success(s, body)
            return
        trait = str(chosen.words[-1]) if len(action.traits) > 1 else action.traits[0]
        extra = action.bonus(s, body) if action.bonus else 0
        s.then(Roll(body, f"do_{action.id}", trait, extra=extra), ActionRolled(body, action.id))

    def done(self, s: Position, body: int, action: HauntAction) -> None:
        """The roll of an action stands."""
        least = action.needs(s, body) if action.needs else action.least
        success = s.t.rolled >= least
        s.tell(Needed(body=body, purpose=f"do_{action.id}", total=s.t.rolled, least=least, success=success))
        follows = action.success if success else action.failure
        if follows:
            follows(s, body)

    # secrets

    def true_side(self, side: str, own: Mapping[str, str]) -> str:
        """The side that a seat is on in truth: the one it is seen on, unless what it alone knows says otherwise."""
        return side

    def interrupts(self, s: Position) -> Sequence[tuple[Seat, Act]]:
        """What a seat may do at any time, with that seat: a hidden traitor shows itself (BT-6.6.1)."""
        return ()

    def interrupted(self, s: Position, chosen: Act) -> None:
        """A seat has done so."""

    def chosen(self, s: Position, seat: Seat, what: str, word: str) -> None:
        """A seat has answered a `Choose`."""

    # computer players

    def guess(self, s: Position, viewer: Seat, rng: Random) -> dict[Seat, dict[str, str]]:
        """What other seats may know alone, drawn from all that is possible for a viewer, whose own stands in `s.secrets.own`."""
        return {}

    def wants(self, s: Position, body: int) -> Sequence[str]:
        """Cards that a figure's side needs, for computer players that may steal."""
        return ()

    def sensible(self, s: Position, body: int, chosen: Act) -> bool:
        """Whether one of the haunt's actions is worth doing now, for computer players that do not look ahead."""
        return True

    def worth_attacking(self, s: Position, body: int, target: int) -> bool:
        """Whether an attack on a figure could bring anything, for computer players."""
        return not s.t.bodies[target].stunned

    def prize(self, s: Position, body: int, target: int, weapon: str) -> float:
        """What beating a figure brings a side beside the harm done to it; 1 is the victory. For computer players."""
        return 0.0

    def hurts_back(self, s: Position, body: int, target: int) -> bool:
        """Whether an attack that fails may hurt the attacker. For computer players."""
        return True

    def threat(self, s: Position, other: int, body: int) -> float:
        """How much a figure has to fear an opponent's attack in the next turn, against what the dice say. For computer players."""
        return 1.0

    def gift(self, s: Position, body: int, card: str, to: int) -> bool:
        """Whether giving somebody a card, or a thing of the haunt, helps the side. For computer players."""
        return False

    def answers(self, s: Position, question: Question, legal: Sequence[Act]) -> Act | None:
        """How a computer player answers a question of the haunt's own; None: as the first choice says."""
        return None

    def dangers(self, s: Position, body: int) -> dict[str, float]:
        """Room -> what stopping there costs a figure, beside attacks; 1 is as bad as death. For computer players."""
        return {}

    def progress(self, s: Position) -> tuple[float, float]:
        """How far the heroes and the traitors are on their way, each from 0 to 1, by open facts."""
        return 0.0, 0.0

    def goals(self, s: Position, body: int) -> list[Goal]:
        """Where a figure (explorer or monster) wants to be, for what all may know and the seat that plays it knows."""
        return []


class ActionRolled(Task, frozen=True):
    """The roll of a haunt's action stands."""

    body: int
    action: str

    def run(self, s: Position) -> None:
        """Success or failure."""
        s.haunt.done(s, self.body, next(each for each in s.haunt.actions if each.id == self.action))


class Choose(Question, frozen=True):
    """A seat chooses one of several words for a haunt, which is then told by `haunt.chosen`: `choose WORD`."""

    kind = "choose"

    seat: int
    what: str
    words: tuple[str | int, ...]

    def asked(self, s: Position) -> Seat:
        """The seat."""
        return self.seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Each word."""
        return [act("choose", word) for word in self.words]

    def answer(self, s: Position, chosen: Act) -> None:
        """Tells the haunt."""
        s.haunt.chosen(s, self.seat, self.what, str(chosen.words[0]))


def may_act(s: Position, body: int, action: HauntAction) -> bool:
    """Whether a figure may take an action now."""
    b = s.t.bodies[body]
    if action.side and b.side != action.side:
        return False
    if action.limit and s.used(f"do:{action.limit}"):
        return False
    if action.task and s.used("task"):
        return False
    if action.where and s.room(body) not in action.where:
        return False
    if action.spaces and (s.t.turn.stopped or left_to_go(s) < action.spaces):
        return False
    return action.when is None or action.when(s, body)
