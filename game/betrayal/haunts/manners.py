"""Kinds of figures: their traits, and how they behave whatever their seat would like."""

from __future__ import annotations

import msgspec

from game.betrayal.masters import WITH_MONSTERS


class FigureKind(msgspec.Struct, frozen=True):
    """A kind of monster. A trait of -1 is one it does not have (BT-5.2). Its `mark` (see `Body`) is what some manners go by."""

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
    walls: bool = False  # goes through walls
    lies: bool = False  # has no turn
    arrives: bool = False  # has its first turn in the round after the one that is its mark
    bound: str = ""  # with this mark it has no turn, slows nobody and is slowed by nobody
    must_attack: bool = False  # attacks before anything else when it can
    robs: bool = False  # steals when it wins by two, whatever its victim wears
    seizes: tuple[str, ...] = ()  # cards that nobody else can steal
    hurts_back: bool = True  # who attacks it in vain is hurt
    counts_hits: str = ""  # an attack on it that is won counts here
    double: bool = False  # its mark is a seat: it is that explorer's double, which it hunts by rule
    falls_to: str = ""  # a double dies when beaten by who holds this card: its original, or anybody when that one is dead
    chases: bool = False  # is after the explorer whose seat is its mark
    caught_in: tuple[str, ...] = ()  # rooms that may bind it
    blows: int = 1  # attacks in a turn (`blows.EVERYBODY`: as many as there are figures to attack)
    each_once: bool = False  # attacks nobody twice in a turn
    pools: bool = False  # several of its kind in a room may attack as one, at no risk
    clings: bool = False  # does no harm by an attack, but clings to whom it beats
    turn: str = WITH_MONSTERS  # when it moves (see `game.betrayal.masters`)

    @property
    def traits(self) -> tuple[int, int, int, int]:
        """Might, Speed, Knowledge, Sanity."""
        return (self.might, self.speed, self.knowledge, self.sanity)
