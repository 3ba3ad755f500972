"""Foreign text in our sentences: names, values and reasons out of files, which may hold anything."""

from __future__ import annotations

from typing import Final

_MOST: Final = 120


def plain(text: str, most: int = _MOST) -> str:
    """The text as one line that can be drawn: line ends become spaces, what has no picture a question mark, and what is longer than
    `most` letters is shortened."""
    shown = text if text.isprintable() else "".join(letter if letter.isprintable() else "?" for letter in " ".join(text.split()))
    return shown if len(shown) <= most else f"{shown[: most - 1]}…"


def reason(error: Exception) -> str:
    """Why something failed, in the system's words where it has some, else as the error says it."""
    told = (error.strerror or "") if isinstance(error, OSError) else str(error)
    return plain(told or type(error).__name__)
