"""What dice are rolled for, in words."""

from __future__ import annotations

from typing import Final

from game.betrayal.roommap import ROOMS
from game.words.betrayal.cardnames import CARDS
from game.words.betrayal.hauntwords import ACTIONS
from game.words.betrayal.names import card_name, damage_name, figure_name, is_token, room_name, token_name
from game.words.language import _, mark

PURPOSES: Final = {
    "haunt": mark("the haunt roll"),
    "attack": mark("the attack"),
    "defence": mark("the defence"),
    "card_attack": mark("the attack of the card"),
    "collapsed_room": mark("keeping one's footing"),
    "elevator": mark("the Mystic Elevator"),
    "ticking": mark("the ticking bombs"),
    "firebats": mark("the fire of the bats"),
    "sickness": mark("the Star-Sickness"),
    "trapped": mark("the trap"),
    "herbs": mark("looking for herbs"),
    "lure": mark("the lure of the fiddle"),
    "dance": mark("the dance"),
    "curse": mark("the curse"),
    "years": mark("the years"),
    "youth": mark("growing younger"),
    "strength": mark("growing stronger"),
    "listen": mark("listening"),
    "track_skull": mark("asking the Skull"),
    "track_spirit_board": mark("asking the Spirit Board"),
}
"""Purposes that are no name of anything."""


def purpose_words(purpose: str) -> str:
    """What a roll is for. Raises KeyError for a purpose without words."""
    if purpose in PURPOSES:
        return _(PURPOSES[purpose])
    if purpose in CARDS:
        return card_name(purpose)
    head, _line, rest = purpose.partition("_")
    if head == "do":
        return _(ACTIONS[rest])
    if head in _OF:
        return _(_OF[head]).format(what=_named(rest))
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


def _named(what: str) -> str:
    if what in ROOMS:
        return room_name(what)
    if what in CARDS:
        return card_name(what)
    if is_token(what):
        return token_name(what)
    return damage_name(what) if what in ("physical", "mental") else figure_name(what)
