"""Numbers typed at a table, always with the same number of digits: whoever listens to the keys hears no difference between the choices."""

from __future__ import annotations

from typing import Final

import pygame

DIGITS: Final = {pygame.K_0 + number: str(number) for number in range(10)} | {
    key: str(number) for number, key in enumerate([pygame.K_KP_0, *range(pygame.K_KP_1, pygame.K_KP_9 + 1)])
}
"""The keys of the digits, on the row and on the pad."""


class Typed:
    """A number on its way: `digits` so far, of `length`."""

    def __init__(self, length: int) -> None:
        self.length = length
        self.digits = ""

    def clear(self) -> None:
        """Nothing typed."""
        self.digits = ""

    def add(self, key: int) -> str:
        """One more digit by its key; the number once it is whole, without leading zeros, else an empty text."""
        self.digits += DIGITS[key]
        if len(self.digits) < self.length:
            return ""
        whole, self.digits = str(int(self.digits)), ""
        return whole

    def words(self) -> str:
        """What has been typed, with the places that are left."""
        return self.digits.ljust(self.length, "_")
