"""The words of haunt 41, Invisible Traitor."""

from __future__ import annotations

from typing import Final

from game.words.betrayal.haunts.base import HauntWords
from game.words.language import mark

WORDS: Final = HauntWords(
    title=mark("Invisible Traitor"),
    actions={
        "steal": mark("Steal unseen"),
        "strike": mark("Strike"),
        "guess": mark("Attack somebody unseen here"),
        "aim": mark("Shoot at somebody unseen"),
    },
    asks={
        "room": mark("In which room does the traitor hide?"),
        "loot": mark("What is stolen?"),
    },
    choices={
        "hands": mark("bare hands"),
        "none": mark("none"),
    },
    marks={
        "struck": mark("Struck from hiding"),
        "trace": mark("A trace of the traitor"),
    },
    traces={
        "room": mark("is in {what}"),
        "not": mark("is not in {what}"),
        "was": mark("was in {what}"),
        "exit": mark("went to {what}"),
        "floor": mark("is on this floor: {what}"),
        "symbol": mark("is in a room with this sign: {what}"),
    },
    facts={
        "shown": mark("{name} can be seen: {words}"),
        "robbed": mark("{name} is robbed by somebody unseen"),
        "tried_to_rob": mark("{name} feels a hand that reaches for something"),
        "guess_right": mark("{name} has guessed right: {words}"),
        "guess_wrong": mark("{name} strikes the empty air: {words}"),
        "heard_where": mark("{name} hears where the traitor is: {words}"),
        "heard_here": mark("{name} hears breathing close by: {words}"),
        "heard_gone": mark("{name} hears that nobody is there any more: {words}"),
        "heard_way": mark("{name} hears which way the steps go: {words}"),
        "skull_tells": mark("{name} asks the Skull. The traitor is on this floor: {words}"),
        "board_tells": mark("{name} asks the Spirit Board. The traitor's room has this sign: {words}"),
    },
    purposes={
        "listen": mark("listening"),
        "track_skull": mark("asking the Skull"),
        "track_spirit_board": mark("asking the Spirit Board"),
    },
    own={"room": mark("Hidden in: {room}")},
    vetoes={
        "unseen_is_guessed_at": mark("nobody attacks whom nobody sees: that takes a guess"),
        "ring_is_no_weapon": mark("the Ring gives the traitor no attack"),
        "on_both_sides": mark("somebody unseen on both sides of a barrier sends out neither the Dog nor Dynamite"),
        "board_before_moving": mark("the Spirit Board is asked before one moves"),
    },
    matters=frozenset({"guess_right"}),
)
