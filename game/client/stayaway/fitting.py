"""Words made to fit their place on the table: smaller down to a size that can still be read, then cut short."""

from __future__ import annotations

from typing import Final

from game.client.theme import Role, Theme

LEAST: Final = 14
"""Pixels of letters in a window of 1280x720 (look.md)."""
_MOST_SCALE: Final = 1.35


def on_table(theme: Theme, points: float) -> float:
    """The size of words on the table: they grow with the text scale, but not so far that seats and cards lose their place."""
    return points * min(theme.text_scale, _MOST_SCALE) / theme.text_scale


def least(theme: Theme) -> float:
    """The smallest size in points that can be read."""
    return LEAST * max(theme.unit, 1.0) / theme.text_unit


def one_line(theme: Theme, words: str, width: int, points: float, role: Role = "label_bold") -> tuple[str, float]:
    """The words and the size at which they stand on one line of `width` pixels; what is too long even then ends in dots."""
    low = least(theme)
    while points > low and theme.measure(words, role, points)[0] > width:
        points = max(points - 0.5, low)
    if theme.measure(words, role, points)[0] <= width:
        return words, points
    return theme.shortened(words, role, points, width), points


def block(theme: Theme, words: str, width: int, height: int, points: float, role: Role = "label_bold") -> float:
    """The size in points, at most `points`, at which the words wrap into width x height pixels without breaking a word."""
    low = least(theme)
    while points > low and not _fits(theme, words, width, height, points, role):
        points = max(points - 0.5, low)
    return points


def _fits(theme: Theme, words: str, width: int, height: int, points: float, role: Role) -> bool:
    whole = all(theme.measure(word, role, points)[0] <= width for word in words.split())
    return whole and theme.measure(words, role, points, width)[1] <= height
