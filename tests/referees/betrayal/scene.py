"""One step as the referee looks at it, and what it remembers from step to step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from game.engine.contract import Setup
from tests.referees.betrayal.facts import PEOPLE, TRAITS, value
from tests.referees.betrayal.house import House, house_of
from tests.referees.watching import Step

NOBODY: Final = -9
ANY: Final = 99
"""In `Shift.steps`: the sources leave open by how much."""


class Shift(NamedTuple):
    """A clip that is to move: `steps`, or to the step `to`. `optional`: it may also stay."""

    body: int
    traits: tuple[str, ...]
    steps: int = 0
    to: int | None = None
    optional: bool = False


class Due(NamedTuple):
    """Damage that is to come, before anything lessens it. `sure`: nothing may come instead (a theft)."""

    body: int
    kind: str
    points: int
    sure: bool = True


class Turn:
    """What the referee counts in a turn: who moves, spaces spent, whether movement has ended, whether the attack was made, cards that were
    dealt with, things that were tried."""

    def __init__(self, body: int = NOBODY, spaces: int = -1, room: str = "") -> None:
        self.body, self.spaces, self.began = body, spaces, room
        self.spent = 0
        self.stopped = self.moved = self.attacked = False
        self.held = False  # a haunt lets it go nowhere at all in this turn
        self.touched: set[str] = set()
        self.refused = 0
        self.dealt = self.laid = False
        self.maybe_touched: set[str] = set()
        self.tried: set[str] = set()
        self.omen: tuple[str, str] | None = None


class Memory:
    """What is remembered of a game."""

    def __init__(self, setup: Setup, start: Any) -> None:
        self.seats = setup.seats
        self.options = dict(start.table.options)
        self.turn = Turn()
        self.last_seat = NOBODY  # who had the last turn
        self.base = NOBODY  # after whose place the monsters move
        self.omens = 0
        self.roll_due = NOBODY  # who has a haunt roll before him
        self.haunt_due = False
        self.start_heroes: tuple[int, ...] = ()
        self.shifts: list[Shift] = []
        self.dues: list[Due] = []
        self.dice_due: list[tuple[int, str, int]] = []
        self.draws: Counter[tuple[int, str]] = Counter()
        self.loose: Counter[tuple[int, str]] = Counter()  # draws that may be left out: out of one's turn (Mystic Slide)
        self.skulls: set[int] = set()
        self.rolls: dict[int, tuple[str, tuple[int, ...], str]] = {}  # body -> purpose, dice, trait of its last roll
        self.totals: dict[tuple[int, str], int] = {}
        self.fixed: int | None = None  # a result that was set by a card
        self.bonus = 0
        self.count: int | None = None  # dice of the coming roll, where a card has changed them
        self.exits: set[tuple[int, str]] = set()
        self.heading: tuple[int, str] | None = None
        self.exploring: tuple[int, str, str] | None = None
        self.turned_up: tuple[int, str] | None = None
        self.attack: Any = None
        self.drawer = NOBODY  # who drew the event that is carried out
        self.event = ""
        self.stored: dict[int, int] = {}
        self.notes: dict[str, Any] = {}
        self.hurt: dict[int, tuple[str, int]] = {}
        self.boosted: set[tuple[int, str]] = set()
        self.offered_seats: set[int] = set()


class Scene:
    """A step with what the referee knows of it. `t` and `a` are the open positions before and after; `steps`, `rooms`, `halves`, `cards`,
    `alive` follow the events in between."""

    def __init__(self, step: Step, memory: Memory, checked: Counter[str]) -> None:
        self.step, self.m = step, memory
        self.t, self.a = step.before.table, step.after.table
        self.words = step.text.split()
        self.verb = self.words[0]
        self.events: Sequence[Any] = step.events
        self.checked = checked
        self.faults: list[str] = []
        self.steps = [list(b.traits) for b in self.t.bodies]
        self.rooms = [b.room for b in self.t.bodies]
        self.halves = [b.half for b in self.t.bodies]
        self.cards = [list(b.cards) for b in self.t.bodies]
        self.alive = [b.alive for b in self.t.bodies]
        self.sides = [b.side for b in self.t.bodies]
        self.stunned = [b.stunned for b in self.t.bodies]
        self.tokens = {token: list(places) for token, places in self.t.tokens.items()}
        self.index = 0  # of the event looked at
        self._house: House | None = None

    def check(self, rule: str, right: object, text: str, *words: object) -> None:
        """Counts a check, and notes a fault."""
        self.checked[rule] += 1
        if not right:
            self.faults.append(f"{rule} {text.format(*words)}")

    # the position before the step

    @property
    def house(self) -> House:
        """The house before the step."""
        if self._house is None:
            self._house = house_of(self.t)
        return self._house

    @property
    def house_after(self) -> House:
        """The house after it."""
        return house_of(self.a)

    @property
    def is_turn(self) -> bool:
        """Whether the question before the step is a turn's: a haunt may leave out even its end."""
        asked = self.step.before.actor
        return asked is not None and asked >= 0 and any(text == "end" or text.startswith(("go ", "attack ")) for text in self.step.offered)

    @property
    def haunted(self) -> bool:
        """Whether the haunt has begun before the step."""
        return bool(self.t.phase == "haunted")

    @property
    def haunt(self) -> int:
        """The haunt's number after the step; 0 before it begins."""
        return int(self.a.haunt)

    def is_explorer(self, body: int) -> bool:
        """Whether a figure is a player's explorer."""
        return 0 <= body < self.m.seats

    def value(self, body: int, trait: str) -> int:
        """A trait's value now: -1 where a monster has none."""
        step = self.steps[body][TRAITS.index(trait)]
        who = self.a.bodies[body].who
        return value(who, trait, step) if who else step

    def start_step(self, body: int, trait: str) -> int:
        """The step of the green value."""
        return int(PEOPLE[self.a.bodies[body].who]["starts"][trait])

    def room(self, body: int) -> str:
        """Where a figure is, secret places included."""
        return str(self.rooms[body] or (self.own(body).get("room", "") if self.is_explorer(body) else ""))

    def own(self, seat: int) -> Mapping[str, str]:
        """What a seat alone knows, before the step."""
        secrets = self.step.before.secrets
        return secrets.own[seat] if secrets is not None else {}

    def place(self, body: int) -> str:
        """Room and half."""
        return f"{self.rooms[body]}/{self.halves[body]}" if self.halves[body] else str(self.rooms[body])

    def here(self, body: int) -> list[int]:
        """The other figures in the same place that are seen."""
        if not self.rooms[body]:
            return []
        place = self.place(body)
        return [i for i in range(len(self.rooms)) if i != body and self.alive[i] and self.rooms[i] and self.place(i) == place]

    def together(self, one: int, other: int) -> bool:
        """Whether two figures are in the same place, one of them perhaps unseen (41), who stands on both sides of a barrier."""
        if other in self.here(one):
            return True
        hidden = not (self.rooms[one] and self.rooms[other])
        return hidden and self.alive[one] and self.alive[other] and self.room(one) == self.room(other) != ""

    def opposed(self, one: int, other: int) -> bool:
        """Whether two figures are opponents (BT-4.1.7)."""
        return bool(self.sides[one]) and bool(self.sides[other]) and self.sides[one] != self.sides[other]

    def has_token(self, token: str, place: str) -> bool:
        """Whether a token lies in a place."""
        return place in self.tokens.get(token, ())

    def linked(self) -> list[tuple[str, str]]:
        """The rooms that Secret Stairs and Secret Passage join now."""
        both = [self.tokens.get(token, []) for token in ("secret_stairs", "secret_passage")]
        return [(places[0].split("/")[0], places[1].split("/")[0]) for places in both if len(places) == 2]

    # what is to come

    def expect(self, body: int, trait: str, steps: int, optional: bool = False) -> None:
        """A clip has to move, unless it lies at the end of its track."""
        now = self.steps[body][TRAITS.index(trait)]
        wolf = self.haunt == 5 and self.sides[body] == "traitors" and self.t.counters.get("ready")
        least = 0 if wolf else self.bottom()  # 5: Werewolves never reach the skull
        waiting = any(shift.body == body and shift.traits == (trait,) and not shift.optional for shift in self.m.shifts)
        if not waiting and (now <= least if steps < 0 else now >= len(PEOPLE[self.a.bodies[body].who]["tracks"][trait]) - 1):
            return
        readying = self.a.phase == "haunted" and not self.t.counters.get("ready")  # nobody dies yet: the lowest step may be the last
        self.m.shifts.append(Shift(body, (trait,), steps, None, optional or (readying and steps < 0 and now <= 0)))

    def expect_choice(self, body: int, traits: Iterable[str], steps: int, optional: bool = False) -> None:
        """One of these clips has to move, as its owner likes."""
        self.m.shifts.append(Shift(body, tuple(traits), steps, None, optional))

    def bottom(self) -> int:
        """The lowest step there is now (BT-3.6, BT-3.7)."""
        return -1 if self.a.phase == "haunted" else 0


Part = Callable[[Scene], None]
Hearer = Callable[[Scene, Any], None]
Hearers = Mapping[str, Sequence[Hearer]]
