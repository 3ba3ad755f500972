"""The fixed names of Stay Away!: cards, roles, questions, sides.

A card is its id as in deck.json. A seat (0 to 11) is a player wherever the player sits; `ring` is the order in which the living sit,
clockwise. LEFT is clockwise, as the pointer card's arrow lies at first (SA-5).
"""

from __future__ import annotations

from typing import Final, Literal, get_args

LEAST_SEATS: Final = 4
MOST_SEATS: Final = 12
HAND: Final = 4
"""Cards that everybody holds at the end of a turn (SA-13)."""
NOBODY: Final = -1

STAY_AWAY: Final = "stay_away"
PANIC: Final = "panic"
"""The two backs (SA-4)."""

THE_THING: Final = "the_thing"
INFECTION: Final = "infected"
"""The card Infected!."""
FLAMETHROWER: Final = "flamethrower"
ANALYSIS: Final = "analysis"
AXE: Final = "axe"
SUSPICION: Final = "suspicion"
WHISKY: Final = "whisky"
DETERMINATION: Final = "determination"
WATCH_YOUR_BACK: Final = "watch_your_back"
CHANGE_PLACES: Final = "change_places"
BETTER_RUN: Final = "youd_better_run"
SEDUCTION: Final = "seduction"
COMFORTABLE: Final = "im_comfortable"
SCARY: Final = "scary"
NO_THANKS: Final = "no_thanks"
MISSED: Final = "missed"
NO_BARBECUES: Final = "no_barbecues"
QUARANTINE: Final = "quarantine"
LOCKED_DOOR: Final = "locked_door"
ROTTEN_ROPES: Final = "rotten_ropes"
GET_OUT: Final = "get_out_of_here"
FORGETFUL: Final = "forgetful"
ONE_TWO: Final = "one_two"
THREE_FOUR: Final = "three_four"
PARTY: Final = "party"
BETWEEN_US: Final = "just_between_us"
CHAIN_REACTION: Final = "chain_reaction"
FRIENDS: Final = "cant_we_be_friends"
BLIND_DATE: Final = "blind_date"
OOPS: Final = "oops"
REVELATIONS: Final = "revelations"

REFUSALS: Final = (SCARY, NO_THANKS, MISSED)
"""The answers to an offered exchange (SA-41 to SA-43), in deck order."""

ALONE: Final = (WHISKY, DETERMINATION, WATCH_YOUR_BACK)
"""Played without a target (SA-32, SA-33, SA-35)."""
ANYWHERE: Final = (BETTER_RUN, SEDUCTION)
"""Played at any seat, doors ignored (SA-36, SA-37)."""
NOT_IN_QUARANTINE: Final = (FLAMETHROWER, CHANGE_PLACES, BETTER_RUN, SEDUCTION)
"""What a player in Quarantine cannot play (SA-61)."""

THING: Final = "thing"
INFECTED: Final = "infected"
HUMAN: Final = "human"
"""The three roles (SA-6, SA-21)."""

LEFT: Final = "left"
RIGHT: Final = "right"
SIDES: Final = (LEFT, RIGHT)
"""Clockwise and against the clock."""
CLOCKWISE: Final = 1
"""A direction of play; -1 is the other."""

# what is asked: of chance
DEALER: Final = "dealer"
DEAL: Final = "deal"
DRAW: Final = "draw"
TOP: Final = "back"
PICK: Final = "pick"
# of a seat
ACT: Final = "act"  # phase 2: play or discard (SA-11)
KEEP: Final = "keep"  # Determination: which of the drawn cards (SA-33)
LAY: Final = "lay"  # which card to offer: turn, Seduction, Can't we be friends? (SA-12)
ANSWER: Final = "answer"  # give a card or refuse (SA-45)
BARBECUE: Final = "barbecue"  # the target of a Flamethrower (SA-44)
COMFORT: Final = "comfort"  # the target of a seat swap by an action card (SA-40)
SWAP: Final = "swap"  # Get out of here!: with whom (SA-72)
THIRD: Final = "third"  # One, two…: to which side (SA-73)
BETWEEN: Final = "between"  # Just between us…: to whom (SA-75)
CONFESS: Final = "confess"  # Revelations: show or not (SA-77)
FORGET: Final = "forget"  # Forgetful: which card to keep (SA-78)
DATE: Final = "date"  # Blind date: which card to lay on the pile (SA-79)
FRIEND: Final = "friend"  # Can't we be friends?: with whom (SA-80)
CHAIN: Final = "chain"  # Chain reaction: which card to pass (SA-81)

# fmt: off
Kind = Literal[
    "dealer", "deal", "draw", "back", "pick",
    "act", "keep", "lay", "answer", "barbecue", "comfort", "swap", "third", "between", "confess", "forget", "date", "friend", "chain",
]
# fmt: on
"""What may be asked."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

Exchange = Literal["turn", "seduction", "friends"]
"""What two seats exchange cards for."""

SAYINGS: Final = ("accuse", "vouch", "ask")
"""The statements a seat may make in its turn, once, when talk is on: "X is not human", "I trust X", "X, whom do you suspect?"."""
