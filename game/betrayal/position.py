"""A position of Betrayal, and what every rule does to it: move a clip, lay a token, put a task on the stack.

Where a rule may be changed by a haunt, it asks `s.haunt` (see `game.betrayal.haunts.base`); before the haunt that is the base itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from game.betrayal.actions import Act
from game.betrayal.board import Board, Spot, first_board
from game.betrayal.carrying import set_down
from game.betrayal.data import PEOPLE, STARTS, TRACKS, TUNED, haunts_of
from game.betrayal.deeds import COMES, RULE, TRAIT, Deed, moves_clip, tile_held, told
from game.betrayal.deeds import SKULL as TO_THE_SKULL
from game.betrayal.events import (
    Appeared,
    BtEvent,
    ChangedSide,
    Counter,
    Marked,
    TokenGone,
    TokenLaid,
    TraitMoved,
    Vanished,
)
from game.betrayal.roommap import RoomTile
from game.betrayal.spaces import place_of
from game.betrayal.statuses import fixed_value
from game.betrayal.table import Body, Secrets, Table
from game.betrayal.tasks import Question, Task
from game.betrayal.terms import HAUNTED, HEROES, INDEX, MENTAL, NOBODY, PHYSICAL, SKULL, TOP_STEP, TRAITORS, TRAITS
from game.engine.contract import ALL, CHANCE, EVERYONE, Seat, audience

if TYPE_CHECKING:
    from game.betrayal.haunts.base import Haunt


_LAYOUTS: Final = 40
"""Boards kept for positions that are built anew."""


class Rules:
    """What stays the same through a game: seats, options, tiles; `haunts` are the numbers of those there were when it began."""

    def __init__(self, seats: int, options: tuple[tuple[str, str], ...], tiles: Mapping[str, RoomTile]) -> None:
        self.seats = seats
        self.options = options
        self.chosen = dict(options)
        self.numbers = TUNED.of(options)
        self.haunts = tuple(haunts_of(self.chosen))
        self.tiles = tiles
        self.board = first_board(tiles)
        self._laid_out: dict[tuple[Any, ...], Board] = {}

    def laid_out(self, spots: Mapping[str, Spot], walls: frozenset[tuple[str, str]]) -> Board:
        """The board of a layout: the same one as before for the last few, with all that has been worked out on it."""
        layout = (tuple(spots.items()), walls)
        board = self._laid_out.pop(layout, None) or Board(self.tiles, spots, walls)
        self._laid_out[layout] = board
        if len(self._laid_out) > _LAYOUTS:
            del self._laid_out[next(iter(self._laid_out))]
        return board


class Position:
    """The facts, and the primitives that change them. `who` is None when the game is over."""

    __slots__ = (
        *("_legal", "_odds", "_sampled", "agenda", "board", "doomed", "events", "haunt", "heard", "question", "rules", "secrets", "t"),
        "who",
    )

    rules: Rules
    t: Table
    secrets: Secrets
    agenda: list[Task]  # what is still to come, the next last; the question that is asked is the last
    board: Board
    haunt: Haunt
    who: Seat | None
    question: Question | None
    events: list[BtEvent]
    heard: bool
    doomed: list[int]  # explorers with a trait on the skull, whose death comes next
    _legal: Sequence[Act] | None
    _odds: Sequence[tuple[Act, int]] | None
    _sampled: Act | None  # an outcome that is known to be possible now

    # telling and asking

    def tell(self, event: BtEvent) -> None:
        """Notes an event that has happened."""
        self.events.append(event)

    def tell_only(self, seat: Seat, told: BtEvent, others: BtEvent | None = None) -> None:
        """Something happened of which only a seat learns all; the others learn of `others`, which must be of the same kind. Build
        both without an audience."""
        mask = audience(seat)
        self.events.append(_for(told, mask))
        if others is not None:
            self.events.append(_for(others, EVERYONE & ~mask))

    def then(self, *tasks: Task) -> None:
        """These tasks come next, in this order, before what is on the stack already."""
        self.agenda.extend(reversed(tasks))

    def ask(self, question: Question, who: Seat) -> None:
        """Waits for an answer. A choice of one, known to all, is made at once."""
        self.agenda.append(question)
        self.question = question
        self.who = who

    # figures

    @property
    def seats(self) -> int:
        """The number of players, the dead and the traitor included."""
        return self.rules.seats

    def is_explorer(self, body: int) -> bool:
        """Whether a figure is an explorer's."""
        return body < self.rules.seats

    def room(self, body: int) -> str:
        """The room a figure is in, though it be secret; empty when it is nowhere."""
        b = self.t.bodies[body]
        return b.room or (self.secrets.own[body].get("room", "") if body < self.rules.seats else "")

    def place(self, body: int) -> str:
        """The room, with the half of a barrier room: `library`, `chasm/W`."""
        b = self.t.bodies[body]
        room = self.room(body)
        return place_of(room, b.half)

    def living(self, side: str = "") -> list[int]:
        """The seats whose explorers live, of one side or of all."""
        return [i for i, b in enumerate(self.t.bodies[: self.rules.seats]) if b.alive and (not side or b.side == side)]

    def heroes(self) -> list[int]:
        """The seats of the living heroes."""
        return self.living(HEROES)

    def monsters(self, kind: str = "") -> list[int]:
        """The monsters in the house, of one kind or all."""
        start = self.rules.seats
        return [i for i, b in enumerate(self.t.bodies[start:], start) if b.alive and (not kind or b.kind == kind)]

    def together(self, one: int, other: int) -> bool:
        """Whether two figures are in the same place, with no barrier between them (BT-7.1). Somebody unseen walks across barriers, but is
        never behind the Vault's inner door."""
        a, b = self.t.bodies[one], self.t.bodies[other]
        if not a.alive or not b.alive or self.room(one) != self.room(other) or not self.room(one):
            return False
        return a.half == b.half or (not (a.room and b.room) and "in" not in (a.half, b.half))

    def others_here(self, body: int) -> list[int]:
        """The other living figures seen in a figure's place."""
        room = self.room(body)
        if not room:
            return []
        half = self.t.bodies[body].half
        return [i for i, b in enumerate(self.t.bodies) if b.room == room and b.half == half and i != body and b.alive]

    def at(self, room: str) -> list[int]:
        """The living figures seen in a room, whatever half."""
        return [i for i, b in enumerate(self.t.bodies) if b.alive and b.room == room]

    def clockwise(self, after: Seat) -> list[Seat]:
        """All seats from the left of one on, that one last."""
        seats = self.rules.seats
        return [(after + step) % seats for step in range(1, seats + 1)]

    def right_of(self, seat: Seat) -> Seat:
        """The seat to the right of one (BT-5.8)."""
        return (seat - 1) % self.rules.seats

    # traits

    def value(self, body: int, trait: str) -> int:
        """The value of a trait: so many dice. -1: the figure has no such trait. 0: on the skull."""
        b = self.t.bodies[body]
        if b.status and (fixed := fixed_value(self, body, trait)) is not None:
            return fixed
        if not b.who:
            return b.traits[INDEX[trait]]
        step = b.traits[INDEX[trait]]
        return TRACKS[b.who][INDEX[trait]][step] if step >= 0 else 0

    def lowest(self) -> int:
        """The lowest step of a trait: nobody falls to the skull before the haunt (BT-3.6), nor while both sides make ready (our reading:
        no side is dead before its first turn)."""
        return SKULL if self.t.phase == HAUNTED and self.counter("ready") else 0

    def start_step(self, body: int, trait: str) -> int:
        """The step of the green value of an explorer's trait."""
        return STARTS[self.t.bodies[body].who][INDEX[trait]]

    def start_value(self, body: int, trait: str) -> int:
        """The green value of an explorer's trait."""
        return TRACKS[self.t.bodies[body].who][INDEX[trait]][self.start_step(body, trait)]

    def age(self, seat: Seat) -> int:
        """The age on an explorer's card."""
        return PEOPLE[self.t.bodies[seat].who].age

    def shift(self, body: int, trait: str, steps: int, card: str = "", *, cause: str = RULE, source: str = "") -> None:
        """Moves a clip by steps (a monster's trait by points), within its bounds (BT-3.2, BT-3.6). `cause`: what moves it (see
        `game.betrayal.deeds.CAUSES`), `card` which card, `source` what did the harm. What a card gave beyond the maximum is remembered
        (BT-3.3). Death on the skull is seen to when the action has run (see `game.betrayal.harm.watch`)."""
        b = self.t.bodies[body]
        if not b.alive:
            return
        deed = Deed(TRAIT, body, card=card, how=cause, trait=trait, steps=steps, source=source)
        if self._clip_held(deed):
            return
        i = INDEX[trait]
        old = b.traits[i]
        if not b.who:
            new = max(0, old + steps) if old >= 0 else old
        else:
            new = min(TOP_STEP, max(self.lowest(), old + steps))
            if new == SKULL and self._clip_held(msgspec.structs.replace(deed, kind=TO_THE_SKULL)):
                new = min(old, 0)
            over = old + steps - TOP_STEP
            if card and cause == COMES and steps > 0 and over > 0:
                b.surplus.append((card, trait, over))
        if new != old:
            b.traits[i] = new
            self.tell(TraitMoved(body=body, trait=trait, steps=new - old, step=new))
            if new == SKULL and b.who:
                self.doomed.append(body)
                self.haunt.reached_skull(self, body, trait, cause, source)

    def set_step(self, body: int, trait: str, step: int, *, cause: str = RULE) -> None:
        """Puts a clip on a step; `cause`: what does so (see `game.betrayal.deeds.CAUSES`)."""
        b = self.t.bodies[body]
        old = b.traits[INDEX[trait]]
        if step != old and not self._clip_held(Deed(TRAIT, body, how=cause, trait=trait, steps=step - old)):
            b.traits[INDEX[trait]] = step
            self.tell(TraitMoved(body=body, trait=trait, steps=step - old, step=step))

    def raise_to_start(self, body: int, traits: Sequence[str] = TRAITS, *, cause: str = RULE) -> None:
        """Traits below their start value go back to it."""
        for trait in traits:
            start = self.start_step(body, trait)
            if self.t.bodies[body].traits[INDEX[trait]] < start:
                self.set_step(body, trait, start, cause=cause)

    def _clip_held(self, deed: Deed) -> bool:
        """Whether something forbids that a clip moves, or falls to the skull, which is told then."""
        veto = moves_clip(self, deed)
        if veto is not None:
            told(self, veto, deed.body)
        return veto is not None

    # cards

    def holder(self, card: str) -> int:
        """The living figure that holds a card, or NOBODY."""
        for i, b in enumerate(self.t.bodies):
            if card in b.cards and b.alive:
                return i
        return NOBODY

    def holds(self, body: int, card: str) -> bool:
        """Whether a figure holds a card."""
        return card in self.t.bodies[body].cards

    # the turn

    def used(self, purpose: str) -> bool:
        """Whether something was done already in this turn (BT-4.4.2, BT-4.5.1)."""
        return purpose in self.t.turn.used

    def use(self, purpose: str) -> None:
        """Notes that it was done."""
        if purpose not in self.t.turn.used:
            self.t.turn.used.append(purpose)

    def cut_short(self) -> None:
        """The running turn ends: its owner is not asked again."""
        self.use("cut_short")

    # tokens, counters, marks

    def lay_token(self, token: str, place: str) -> None:
        """Lays a token of a kind in a room."""
        self.t.tokens.setdefault(token, []).append(place)
        self.tell(TokenLaid(token=token, place=place))

    def take_token(self, token: str, place: str) -> None:
        """Takes a token away."""
        rooms = self.t.tokens[token]
        rooms.remove(place)
        if not rooms:
            del self.t.tokens[token]
        self.tell(TokenGone(token=token, place=place))

    def has_token(self, token: str, place: str) -> bool:
        """Whether a token lies in a place."""
        return place in self.t.tokens.get(token, ())

    def counter(self, name: str) -> int:
        """The value of what a haunt counts; 0 at first."""
        return self.t.counters.get(name, 0)

    def count(self, name: str, by: int = 1) -> int:
        """Counts on, and returns the new value."""
        value = self.t.counters.get(name, 0) + by
        self.t.counters[name] = value
        self.tell(Counter(name=name, value=value))
        return value

    def marked(self, name: str, what: str) -> bool:
        """Whether a haunt has marked something."""
        return what in self.t.marks.get(name, ())

    def mark(self, name: str, what: str) -> None:
        """Marks something for the haunt: a used room, a token taken, an explorer bitten."""
        if not self.marked(name, what):
            self.t.marks.setdefault(name, []).append(what)
            self.tell(Marked(name=name, what=what))

    def unmark(self, name: str, what: str) -> None:
        """Takes a mark away."""
        if self.marked(name, what):
            self.t.marks[name].remove(what)
            self.tell(Marked(name=name, what=what, off=True))

    # sides and figures that come and go

    def join(self, body: int, side: str) -> None:
        """A figure is on this side from now on."""
        b = self.t.bodies[body]
        if b.side != side:
            b.side = side
            self.tell(ChangedSide(body=body, side=side))

    def spawn(
        self,
        kind: str,
        room: str,
        seat: Seat,
        side: str = TRAITORS,
        traits: Sequence[int] | None = None,
        mark: str = "",
        half: str = "",
    ) -> int:
        """A monster comes into the house and is played by a seat. Its traits are those of its kind unless given; it stands in the outer
        half of a barrier room, or in `half`. Returns its index; places of monsters that are gone are used again."""
        values = list(traits if traits is not None else self.haunt.figures[kind].traits)
        body = Body(kind, "", seat, side, room, traits=values, mark=mark, half=half or self.outer_half(room))
        start = self.rules.seats
        index = next((i for i, b in enumerate(self.t.bodies[start:], start) if not b.alive), len(self.t.bodies))
        if index == len(self.t.bodies):
            self.t.bodies.append(body)
        else:
            self.t.bodies[index] = body
        self.tell(Appeared(body=index, kind=kind, room=room))
        return index

    def stand(self, body: int, room: str, half: str = "") -> None:
        """A figure stands here. Nothing else writes where a figure is; whether it may be moved is asked by the deeds that do so (see
        `game.betrayal.deeds.GATES`), of which none but these come here."""
        b = self.t.bodies[body]
        b.room, b.half = room, half
        for rider in self.riders(body):
            self.stand(rider, room, half)

    def riders(self, body: int) -> list[int]:
        """The figures that another one carries, or that cling to it."""
        return [i for i, b in enumerate(self.t.bodies) if b.on == body and b.alive]

    def nowhere(self, body: int) -> None:
        """A figure is off the board; whom it carried stays where it was, and nobody carries it."""
        for other in (body, *self.riders(body)):
            set_down(self, other)
        self.stand(body, "")

    def vanish(self, body: int) -> None:
        """A figure leaves the board; it may live on unseen."""
        self.tell(Vanished(body=body, room=self.t.bodies[body].room))
        self.nowhere(body)

    def outer_half(self, room: str) -> str:
        """The half of a barrier room that one comes to from nowhere: the first printed door's; outside the Vault's inner door."""
        tile = self.rules.tiles.get(room)
        return tile.doors[0] if tile is not None and tile.barrier else ""

    # the board

    def use_board(self, board: Board) -> None:
        """The house is laid out like this now."""
        self.board = board
        self.t.spots = board.spots
        self.t.walls = tuple(sorted(board.walls))

    def lay_tile(self, room: str, spot: Spot, mover: int = NOBODY) -> bool:
        """Lays a tile, or moves one, for a figure if there is one for whom it moves. Whether it could be moved."""
        if room in self.board.spots and tile_held(self, room, mover):
            return False
        self.use_board(self.board.with_tile(room, spot))
        return True

    def kind_of_damage(self, trait: str) -> str:
        """The kind of damage that an attack with a trait does (BT-5.2)."""
        return PHYSICAL if trait in ("might", "speed") else MENTAL


def _for(event: BtEvent, mask: int) -> BtEvent:
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    fields["audience"] = mask
    return type(event)(**fields)


__all__ = ["ALL", "CHANCE", "NOBODY", "Position", "Rules"]
