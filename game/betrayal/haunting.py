"""A haunt begins: who turns traitor, the reveal, and what both sides do right now (BT-6.2 to BT-6.4). Which haunt it is: `chart`."""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal import haunts
from game.betrayal.actions import Act, act
from game.betrayal.data import PEOPLE
from game.betrayal.deferring import set_out
from game.betrayal.events import ChangedSide, HauntBegins, ShuffledBack
from game.betrayal.facedown import mix
from game.betrayal.freeing import STUCK, held_fast, set_free
from game.betrayal.holding import lose_card, shuffle
from game.betrayal.needs import Provide
from game.betrayal.position import Position
from game.betrayal.table import Turn
from game.betrayal.tasks import Question, Task
from game.betrayal.terms import HAUNTED, HEROES, NOBODY, OMEN, ROOM, TRAITORS
from game.betrayal.truths import keep_secrets
from game.betrayal.turns import NextTurn
from game.engine.contract import Seat


def begin(s: Position, number: int, omen: str, room: str, by_chance: bool = False) -> None:
    """The haunt begins: the chart's second list says who the traitor is; then both sides read. `by_chance`: not the chart has named it."""
    s.t.haunt_omen, s.t.haunt_room = omen, room
    shuffle_back(s)
    s.haunt = haunts.haunt(number)
    s.t.haunt = number
    s.t.phase = HAUNTED
    s.t.counters["haunt_round"] = s.t.round
    s.t.traitor = choose_traitor(s, s.haunt.traitor, s.t.revealer)
    drawn = s.t.turn.omen, s.t.turn.omen_room
    s.tell(
        HauntBegins(
            haunt=number,
            revealer=s.t.revealer,
            omen=omen,
            room=room,
            traitor=s.t.traitor,
            replaced=bool(drawn[0]) and drawn != (omen, room),
            by_chance=by_chance,
        )
    )
    for seat in range(s.seats):
        b = s.t.bodies[seat]
        b.side = TRAITORS if seat == s.t.traitor else HEROES
        s.tell(ChangedSide(body=seat, side=b.side))
    if s.t.traitor != NOBODY:
        free_from_cards(s, s.t.traitor)
    s.t.turn = Turn()
    last = s.t.traitor if s.t.traitor != NOBODY else s.t.revealer
    ready = [Ready(seat) for seat in [s.t.traitor, *s.clockwise(last)] if seat != NOBODY]
    s.then(*dict.fromkeys(ready), SetUp(), NextTurn(s.haunt.begins_after(s)))


def shuffle_back(s: Position) -> None:
    """The haunt is known: what was set aside while the chart was read comes back into its stack (BT-6.2.1), and so do the tiles that would
    have closed a floor (BT-4.2.4, our reading)."""
    omen_pile = s.t.piles[OMEN]
    rooms, cards = tuple(sorted(s.t.gone)), tuple(sorted(omen_pile.discards))
    if not rooms and not cards:
        return
    if rooms:
        s.t.piles[ROOM].cards = sorted([*s.t.piles[ROOM].cards, *s.t.gone])
        s.t.gone.clear()
        shuffle(s, ROOM)
    if cards:
        omen_pile.cards, omen_pile.discards = sorted([*omen_pile.cards, *omen_pile.discards]), []
        shuffle(s, OMEN)
    s.tell(ShuffledBack(rooms=rooms, cards=cards))


def free_from_cards(s: Position, seat: Seat) -> None:
    """Whoever turns traitor is freed from what holds fast or hinders (BT-6.5.1)."""
    while card := held_fast(s, seat):
        set_free(s, seat, card)
    for card in ("lights_out", "grave_dirt", *STUCK):
        if card in s.t.bodies[seat].cards:
            lose_card(s, seat, card, "discarded")


class Ready(Question, frozen=True):
    """A seat has read its side's booklet: `ready` (BT-6.3.1)."""

    kind = "ready"

    seat: int

    def asked(self, s: Position) -> Seat:
        """The seat that has its booklet to read."""
        return self.seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Only that it is ready."""
        return (act("ready"),)

    def answer(self, s: Position, chosen: Act) -> None:
        """Nothing follows; the next one reads."""


class SetUp(Task, frozen=True):
    """Both sides do what their booklets say is to be done right now; what a goal cannot do without is within reach then."""

    def run(self, s: Position) -> None:
        """The haunt's own set-up; from then on a side may win."""
        s.then(Provide(), SidesReady())
        s.haunt.set_up(s)
        mix(s)
        set_out(s)
        keep_secrets(s)


class SidesReady(Task, frozen=True):
    """The set-up is done."""

    def run(self, s: Position) -> None:
        """From now on a side may win."""
        s.t.counters["ready"] = 1


def turn_traitor(s: Position, seat: Seat) -> None:
    """An explorer changes to the traitors' side in the middle of a haunt."""
    s.join(seat, TRAITORS)
    free_from_cards(s, seat)


# who it is


def choose_traitor(s: Position, rule: str, revealer: Seat) -> Seat:
    """The seat that turns traitor by a rule of the chart's second list (see `Haunt.traitor`), ties broken by the sources' rule: the
    revealer if among them, else the first to his left."""
    if rule in ("none", "hidden"):
        return NOBODY
    if rule.startswith("explorer "):
        first, _, rest = rule.partition(", else ")
        who = first.removeprefix("explorer ")
        seat = next((seat for seat in range(s.seats) if s.t.bodies[seat].who == who), NOBODY)
        return seat if seat != NOBODY else choose_traitor(s, rest, revealer)
    words = rule.split()
    seats = [seat for seat in [revealer, *s.clockwise(revealer)[:-1]] if words[-1] != "other" or seat != revealer]
    if words[0] == "revealer":
        return revealer
    if words[0] == "left":
        return s.clockwise(revealer)[0]
    return max(seats, key=lambda seat: _rank(s, words, seat))  # the first of equals: the revealer, then leftwards


def _rank(s: Position, words: Sequence[str], seat: Seat) -> int:
    if words[0] in ("youngest", "oldest"):
        age = PEOPLE[s.t.bodies[seat].who].age
        return -age if words[0] == "youngest" else age
    value = s.value(seat, words[1])
    return value if words[0] == "highest" else -value


__all__ = ["begin", "choose_traitor", "free_from_cards", "shuffle_back", "turn_traitor"]
