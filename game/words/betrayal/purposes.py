"""What dice are rolled for, in words."""

from __future__ import annotations

from typing import Final

from game.betrayal.roommap import ROOMS
from game.words.betrayal.cards import CARDS
from game.words.betrayal.haunts import words_of
from game.words.betrayal.names import card_name, damage_name, figure_name, is_token, room_name, token_name
from game.words.language import _, mark


def purpose_words(purpose: str, haunt: int) -> str:
    """What a roll is for, in the haunt with this number. Raises KeyError for a purpose without words."""
    words = words_of(haunt)
    if purpose in words.purposes:
        return _(words.purposes[purpose])
    if purpose in CARDS:
        return card_name(purpose)
    head, _line, rest = purpose.partition("_")
    if head == "do":
        return _(words.actions[rest])
    if head in _OF:
        return _(_OF[head]).format(what=_named(rest, haunt))
    raise KeyError(purpose)


def names_itself(purpose: str) -> bool:
    """Whether the words of a purpose say already who rolls: monsters of a kind that roll for their spaces."""
    return purpose.partition("_")[0] == "moves"


_OF: Final = {
    "exit": mark("leaving: {what}"),
    "cross": mark("crossing: {what}"),
    "free": mark("getting free: {what}"),
    "damage": mark("{what}"),
    "moves": mark("spaces: {what}"),
    "event": mark("{what}"),
    "token": mark("{what}"),
}
"""Purposes that begin with these words and go on with a name."""


def _named(what: str, haunt: int) -> str:
    if what in ROOMS:
        return room_name(what)
    if what in CARDS:
        return card_name(what)
    if is_token(what, haunt):
        return token_name(what, haunt)
    return damage_name(what) if what in ("physical", "mental") else figure_name(what, haunt)
