"""Kinds of figures: their traits, and how they behave whatever their seat would like."""

from __future__ import annotations

import msgspec


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
