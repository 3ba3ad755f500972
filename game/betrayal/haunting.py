"""The haunt roll, which haunt it is, who turns traitor, and the reveal (BT-6.1 to BT-6.4)."""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal import haunts
from game.betrayal.actions import Act, act
from game.betrayal.data import CHART, OMENS, PEOPLE
from game.betrayal.events import ChangedSide, HauntBegins, HauntPlayed, Needed
from game.betrayal.holding import gain_card, lose_card, shuffle
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.table import Turn
from game.betrayal.tasks import Chance, Question, Task
from game.betrayal.terms import HAUNT_DICE, HAUNTED, HEROES, INDEX, NOBODY, OMEN, OPPOSITE, ROOM, TRAITORS
from game.betrayal.turns import STUCK, NextTurn, held_fast, set_free
from game.engine.contract import Seat


class HauntRoll(Task, frozen=True):
    """At the end of a turn in which an omen was drawn six dice are rolled (BT-6.1.1)."""

    seat: int

    def run(self, s: Position) -> None:
        """Rolls."""
        s.then(Roll(self.seat, "haunt", dice=HAUNT_DICE), HauntRolled(self.seat))


class HauntRolled(Task, frozen=True):
    """The haunt begins when the total is less than the omens drawn so far, this one included."""

    seat: int

    def run(self, s: Position) -> None:
        """Begins it, or play goes on."""
        begins = s.t.rolled < s.t.omens
        s.tell(Needed(body=self.seat, purpose="haunt", total=s.t.rolled, least=s.t.omens, success=not begins))
        if begins:
            s.t.revealer = self.seat
            s.then(WhichHaunt(s.t.turn.omen, s.t.turn.omen_room))
        else:
            s.then(NextTurn(self.seat))


def unplayed(s: Position) -> list[int]:
    """The haunts that may begin: those there are and not yet played; all, when all were played or repeats are wanted."""
    if s.rules.chosen["repeat_haunt"] == "yes":
        return list(haunts.NUMBERS)
    played = {int(number) for number in s.rules.chosen["played"].split("_") if number}
    return [number for number in haunts.NUMBERS if number not in played] or list(haunts.NUMBERS)


class WhichHaunt(Task, frozen=True):
    """The chart is read with an omen and a room; a haunt that counts as played makes another room, then another omen be read."""

    omen: str
    room: str

    def run(self, s: Position) -> None:
        """Reads it."""
        wanted = s.rules.chosen["haunt"]
        number = int(wanted) if wanted != "chart" else CHART.get(self.room, {}).get(self.omen, 0)
        if wanted != "chart" or number in unplayed(s):
            begin(s, number, self.omen, self.room)
            return
        s.tell(HauntPlayed(haunt=number, omen=self.omen, room=self.room))
        if any(s.rules.tiles[room].symbol == OMEN for room in s.t.piles[ROOM].cards):
            s.then(NextOmenRoom(self.omen, self.room))
        elif s.t.piles[OMEN].cards:
            s.then(NextOmen(self.omen, self.room))
        else:
            s.then(AnyHaunt(self.omen, self.room))


class NextOmenRoom(Chance, frozen=True):
    """The next tile with the omen sign from the stack: `tile gallery`. It takes the place of the room of the draw, whatever its floor,
    turned so that as many doors as possible meet (our reading)."""

    omen: str
    room: str

    def outcomes(self, s: Position) -> Sequence[tuple[Act, int]]:
        """Every omen tile of the stack alike."""
        return [(act("tile", room), 1) for room in s.t.piles[ROOM].cards if s.rules.tiles[room].symbol == OMEN]

    def answer(self, s: Position, chosen: Act) -> None:
        """Lays it over, and reads on."""
        new = str(chosen.words[0])
        s.t.piles[ROOM].cards.remove(new)
        shuffle(s, ROOM)
        if self.room in s.board.spots:
            replace(s, self.room, new)
        s.then(WhichHaunt(self.omen, new))


def replace(s: Position, old: str, new: str) -> None:
    """A tile takes the place of another one; what stood there stands in the new room."""
    from game.betrayal.board import Spot
    from game.betrayal.events import Discovered, Went

    spot = s.board.spots[old]
    board = s.board.without(old)
    turns = range(4)
    best = max(turns, key=lambda turn: (len(board.with_tile(new, Spot(spot.floor, spot.x, spot.y, turn)).doors(new)), -turn))
    s.use_board(board.with_tile(new, Spot(spot.floor, spot.x, spot.y, best)))
    s.t.gone.append(old)
    s.tell(Discovered(body=NOBODY, room=new, spot=s.board.spots[new]))
    for index, b in enumerate(s.t.bodies):
        if b.room == old:
            s.stand(index, new, s.outer_half(new))
            s.tell(Went(body=index, room=new, half=b.half, how="moved", before=old))
    for own in s.secrets.own:
        if own.get("room") == old:
            own["room"] = new
    half = s.outer_half(new)
    there = f"{new}/{half}" if half else new
    for places in s.t.tokens.values():
        places[:] = [there if place.split("/")[0] == old else place for place in places]
    for place in [place for place in s.t.dropped if place.split("/")[0] == old]:
        s.t.dropped.setdefault(there, []).extend(s.t.dropped.pop(place))


class NextOmen(Chance, frozen=True):
    """No omen tile is left: the next omen card is drawn in place of the one that was drawn: `draw skull`. Its drawer has it instead; what a
    card does on being drawn it does not do (our reading)."""

    omen: str
    room: str

    def outcomes(self, s: Position) -> Sequence[tuple[Act, int]]:
        """Every omen of the pile alike."""
        return [(act("draw", card), 1) for card in s.t.piles[OMEN].cards]

    def answer(self, s: Position, chosen: Act) -> None:
        """The cards change places, and the chart is read on."""
        card, drawer = str(chosen.words[0]), s.t.revealer
        s.t.piles[OMEN].cards.remove(card)
        shuffle(s, OMEN)
        if s.holds(drawer, self.omen):
            lose_card(s, drawer, self.omen, "discarded")
            gain_card(s, drawer, card, "drawn")
        else:  # the drawn one is gone already
            s.t.piles[OMEN].discards.append(card)
        s.then(WhichHaunt(card, self.room))


class AnyHaunt(Chance, frozen=True):
    """No omen is left that gives a haunt: `haunt 38` (our reading)."""

    omen: str
    room: str

    def outcomes(self, s: Position) -> Sequence[tuple[Act, int]]:
        """Every haunt that was not played, alike."""
        return [(act("haunt", number), 1) for number in unplayed(s)]

    def answer(self, s: Position, chosen: Act) -> None:
        """Begins it."""
        begin(s, int(chosen.words[0]), self.omen, self.room)


def begin(s: Position, number: int, omen: str, room: str) -> None:
    """The haunt begins: the chart's second list says who the traitor is; then both sides read."""
    s.t.haunt_omen, s.t.haunt_room = omen, room
    for card in [card for card in s.t.piles[OMEN].discards if card in OMENS and card not in _held(s)]:
        s.t.piles[OMEN].discards.remove(card)
        s.t.piles[OMEN].cards = sorted([*s.t.piles[OMEN].cards, card])
    s.haunt = haunts.haunt(number)
    s.t.haunt = number
    s.t.phase = HAUNTED
    s.t.counters["haunt_round"] = s.t.round
    s.t.traitor = choose_traitor(s, s.haunt.traitor, s.t.revealer)
    s.tell(HauntBegins(haunt=number, revealer=s.t.revealer, omen=omen, room=room, traitor=s.t.traitor))
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


def _held(s: Position) -> set[str]:
    return {card for b in s.t.bodies for card in b.cards}


def free_from_cards(s: Position, seat: Seat) -> None:
    """Whoever turns traitor is freed from what holds fast or hinders (BT-6.5.1)."""
    from game.betrayal.holding import lose_card

    while card := held_fast(s, seat):
        set_free(s, seat, card)
    for card in ("lights_out", "grave_dirt", *STUCK):
        if card in s.t.bodies[seat].cards:
            lose_card(s, seat, card, "discarded")


class Ready(Question, frozen=True):
    """A seat has read its side's booklet: `ready` (BT-6.3.1)."""

    seat: int

    def asked(self, s: Position) -> Seat:
        """The seat."""
        return self.seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Ready."""
        return (act("ready"),)

    def answer(self, s: Position, chosen: Act) -> None:
        """Nothing follows; the next one reads."""


class SetUp(Task, frozen=True):
    """Both sides do what their booklets say is to be done right now."""

    def run(self, s: Position) -> None:
        """The haunt's own set-up; from then on a side may win."""
        s.then(SidesReady())
        s.haunt.set_up(s)


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


__all__ = ["INDEX", "OPPOSITE", "HauntRoll", "begin", "choose_traitor", "free_from_cards", "turn_traitor"]
