"""The haunt roll, and which haunt it is: the chart, read on with other rooms and omens where a haunt was played before (BT-6.2.1).

What is replaced while the chart is read is set aside, so that each tile and each card is tried at most once: tiles with those that would
have closed a floor (`gone`), omens on their discards. Once the haunt is known `shuffle_back` brings all of it back: nothing leaves the
game by the chart.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from math import comb, lcm, prod

from game.betrayal.actions import Act, act
from game.betrayal.data import CHART
from game.betrayal.discarding import replace
from game.betrayal.discovering import back_of
from game.betrayal.events import HauntMissing, HauntPlayed, Needed
from game.betrayal.haunting import begin
from game.betrayal.holding import gain_card, lift, lose_card, shuffle, take_top
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Chance, Task
from game.betrayal.terms import HAUNT_DICE, NOBODY, OMEN, ROOM
from game.betrayal.turns import NextTurn
from game.engine.contract import Seat


class HauntRoll(Task, frozen=True):
    """At the end of a turn in which an omen was drawn six dice are rolled (BT-6.1.1)."""

    seat: int

    def run(self, s: Position) -> None:
        """The dice are thrown."""
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
    """The haunts that may begin: those there are and not yet played; all where repeats are wanted; none when all were played."""
    if s.rules.chosen["repeat_haunt"] == "yes":
        return list(s.rules.haunts)
    played = {int(number) for number in s.rules.chosen["played"].split("_") if number}
    return [number for number in s.rules.haunts if number not in played]


class WhichHaunt(Task, frozen=True):
    """The chart is read with an omen and a room. A haunt that was played makes another room, then another omen be read. One that the
    program does not contain, or a room that the chart does not know, replaces nothing: chance chooses; so it does at once when all there
    are were played, for no reading on could find another (our readings)."""

    omen: str
    room: str

    def run(self, s: Position) -> None:
        """The haunt that stands there begins, or what comes in its place."""
        wanted = s.rules.chosen["haunt"]
        number = int(wanted) if wanted != "chart" else CHART.get(self.room, {}).get(self.omen, 0)
        left = unplayed(s)
        if wanted != "chart" or number in left:
            begin(s, number, self.omen, self.room)
        elif number not in s.rules.haunts:
            s.tell(HauntMissing(haunt=number, omen=self.omen, room=self.room))
            s.then(AnyHaunt(self.omen, self.room))
        else:
            s.tell(HauntPlayed(haunt=number, omen=self.omen, room=self.room))
            s.then(NextReading(self.omen, self.room) if left else AnyHaunt(self.omen, self.room))


class NextReading(Task, frozen=True):
    """With what the chart is read next: the stack's next omen room; after the last the next omen card; after that chance chooses."""

    omen: str
    room: str

    def run(self, s: Position) -> None:
        """Looks what there is."""
        if any(s.rules.tiles[room].symbol == OMEN for room in s.t.piles[ROOM].cards):
            s.then(NextOmenRoom(self.omen, self.room))
        elif s.t.piles[OMEN].cards:
            s.then(NextOmen(self.omen, self.room))
        else:
            s.then(AnyHaunt(self.omen, self.room))


class NextOmenRoom(Chance, frozen=True):
    """The next tile with the omen sign from the stack: `tile gallery`. It takes the place of the room of the draw, whatever its floor,
    turned so that as many doors as possible meet (our reading); one that would close the floor however it lies is set aside (BT-4.2.4)."""

    omen: str
    room: str

    def run(self, s: Position) -> None:
        """A tile on top that somebody has looked at comes first of all: no chance is left in it."""
        known = next((room for room in s.secrets.tops[ROOM] if s.rules.tiles[room].symbol == OMEN), "")
        if known:
            while take_top(s, ROOM) != known:
                pass
            self._found(s, known)
        else:
            super().run(s)

    def outcomes(self, s: Position) -> Sequence[tuple[Act, int]]:
        """Every omen tile of the stack by how likely it comes first."""
        return [(act("tile", room), weight) for room, weight in next_omen_rooms(s)]

    def answer(self, s: Position, chosen: Act) -> None:
        """Lays it over, and reads on."""
        self._found(s, str(chosen.words[0]))

    def _found(self, s: Position, new: str) -> None:
        s.t.piles[ROOM].cards.remove(new)
        shuffle(s, ROOM)
        if replace(s, self.room, new):
            s.then(WhichHaunt(self.omen, new))
        else:
            s.t.gone.append(new)
            s.then(NextReading(self.omen, self.room))


def next_omen_rooms(s: Position) -> list[tuple[str, int]]:
    """The omen tiles of the stack, each with the weight with which it is the first to come: backs that lie at the bottom come last."""
    pile = s.t.piles[ROOM]
    tops = s.secrets.tops[ROOM]
    by_back: dict[str, list[str]] = {}
    omens: dict[str, list[str]] = {}
    for room in pile.cards:
        if room not in tops:
            back = back_of(s.rules.tiles[room].floors)
            by_back.setdefault(back, []).append(room)
            omens.setdefault(back, [])
            if s.rules.tiles[room].symbol == OMEN:
                omens[back].append(room)
    counts = {back: len(rooms) for back, rooms in by_back.items()}
    signs = {back: len(rooms) for back, rooms in omens.items()}
    chance = dict.fromkeys(counts, Fraction(0))  # back -> that one certain omen tile with it comes first
    left = Fraction(1)
    if pile.back:
        chance[pile.back] += Fraction(1, counts[pile.back])
        left -= Fraction(signs[pile.back], counts[pile.back])
        counts[pile.back] -= 1
    if left:
        for back, share in _first_of_the_rest(counts, signs, pile.bottom).items():
            chance[back] += left * share
    shares = [(room, chance[back]) for back, rooms in omens.items() for room in rooms if chance[back]]
    whole = lcm(*(share.denominator for _, share in shares))
    return sorted((room, int(share * whole)) for room, share in shares)


def _first_of_the_rest(counts: dict[str, int], signs: dict[str, int], bottom: Sequence[str]) -> dict[str, Fraction]:
    """Back -> how likely one certain omen tile with it comes first, of a stack with so many tiles and omen tiles of each back, whose last
    tiles have these backs."""
    backs = [back for back in counts if signs[back]]
    found = dict.fromkeys(backs, Fraction(0))
    low = {back: list(bottom).count(back) for back in backs}
    nowhere = Fraction(1)  # that all omen tiles lie at the bottom
    ranges = [range(max(0, signs[back] - low[back]), min(signs[back], counts[back] - low[back]) + 1) for back in backs]
    for above in product(*ranges):
        ways = [
            Fraction(comb(counts[back] - low[back], number) * comb(low[back], signs[back] - number), comb(counts[back], signs[back]))
            for back, number in zip(backs, above, strict=True)
        ]
        likely, number = prod(ways, start=Fraction(1)), sum(above)
        nowhere = likely if not number else nowhere
        for back, of_these in zip(backs, above, strict=True):
            if of_these:
                found[back] += likely * Fraction(of_these, signs[back] * number)
    if all(not each.start for each in ranges):
        for back in bottom:
            if back in found and low[back]:
                found[back] += nowhere / low[back]
                nowhere *= 1 - Fraction(signs[back], low[back])
                low[back] -= 1
    return found


class NextOmen(Chance, frozen=True):
    """No omen tile is left: the next omen card is drawn in place of the one that was drawn: `draw skull`. Whoever has that has the new one
    instead, else who drew it; what a card does on being drawn it does not do (our reading)."""

    omen: str
    room: str

    def outcomes(self, s: Position) -> Sequence[tuple[Act, int]]:
        """Every omen of the pile alike."""
        return [(act("draw", card), 1) for card in s.t.piles[OMEN].cards]

    def answer(self, s: Position, chosen: Act) -> None:
        """The cards change places, and the chart is read on."""
        card = str(chosen.words[0])
        s.t.piles[OMEN].cards.remove(card)
        shuffle(s, OMEN)
        gain_card(s, set_aside(s, self.omen), card, "instead")
        s.then(WhichHaunt(card, self.room))


def set_aside(s: Position, omen: str) -> Seat:
    """An omen lies on its discards until the haunt is known. Returns who has another one for it."""
    holder = s.holder(omen)
    if holder != NOBODY:
        lose_card(s, holder, omen, "replaced")
        return holder
    for place in [place for place, cards in s.t.dropped.items() if omen in cards]:
        lift(s, omen, place)
        s.t.piles[OMEN].discards.append(omen)
    return s.t.revealer


class AnyHaunt(Chance, frozen=True):
    """The chart has led to no haunt: `haunt 38` (our reading)."""

    omen: str
    room: str

    def outcomes(self, s: Position) -> Sequence[tuple[Act, int]]:
        """Every haunt that was not played, alike; every one there is, if all were."""
        return [(act("haunt", number), 1) for number in unplayed(s) or s.rules.haunts]

    def answer(self, s: Position, chosen: Act) -> None:
        """The haunt that chance chose begins."""
        begin(s, int(chosen.words[0]), self.omen, self.room, by_chance=True)


__all__ = ["AnyHaunt", "HauntRoll", "NextOmen", "NextOmenRoom", "WhichHaunt", "next_omen_rooms", "unplayed"]
