"""Numbers typed at a table, always with the same number of digits: whoever listens to the keys hears no difference between the choices."""

from __future__ import annotations


class Typed:
    """A number on its way: `digits` so far, of `length`."""

    def __init__(self, length: int) -> None:
        self.length = length
        self.digits = ""

    def clear(self) -> None:
        """Drops what was typed."""
        self.digits = ""

    def add(self, digit: str) -> str:
        """One more digit; the number once it is whole, without leading zeros, else an empty text."""
        self.digits += digit
        if len(self.digits) < self.length:
            return ""
        whole, self.digits = str(int(self.digits)), ""
        return whole

    def words(self) -> str:
        """What has been typed, with the places that are left."""
        return self.digits.ljust(self.length, "_")
