"""Where each kind of question of Betrayal is answered (see `game.client.places`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.client.places import Places

ANSWERED: Final[Mapping[str, Places]] = {
    "pick_explorer": ("board",),  # the portraits
    "ready": ("panel",),
    "turn": ("board", "panel"),  # ways and doors on the board, deeds in the panel, figures on both
    "laying": ("board", "panel"),  # turned on the board, laid there or by a button
    "where_tile": ("board", "panel"),  # where there is but one place the button lays it too
    "where_elevator": ("board", "panel"),
    "lay_new": ("board", "panel"),
    "room_moves": ("board", "panel"),
    "rearrange": ("board", "panel"),
    "where_below": ("board", "panel"),
    "choose_below": ("board", "panel"),
    "put_in": ("board", "panel"),
    "nearer": ("board", "panel"),
    "led": ("board", "panel"),
    "which_room": ("board", "panel"),
    "below": ("board", "panel"),
    "lay_down": ("board", "panel"),
    "other_end": ("board", "panel"),
    "grave": ("board", "panel"),
    "at_which": ("board", "panel"),
    "whose_side": ("board", "panel"),  # figures
    "who_goes": ("board", "panel"),
    "strike": ("board", "panel"),
    "nearest": ("board", "panel"),
    "choose": ("board", "panel"),  # mostly rooms
    "choose_secretly": ("panel", "board"),  # whatever is hidden, rooms among it
    "roll_or_fall": ("panel",),
    "before_roll": ("panel",),
    "after_roll": ("panel",),
    "offer_skull": ("panel",),
    "spread": ("panel",),
    "choose_trait": ("panel",),
    "heal": ("panel",),
    "won": ("panel",),
    "join": ("panel",),
    "lay_deal": ("panel",),
    "accept": ("panel",),
    "ignore_event": ("panel",),
    "ignore_bite": ("panel",),
    "take_one": ("panel",),
    "arrange": ("panel",),
    "seek": ("panel",),
    "spare": ("panel",),
    "try": ("panel",),
    "with_which": ("panel",),
    "lowest": ("panel",),
    "into_mirror": ("panel",),
    "blown_away": ("panel",),
    "meant": ("panel",),
    "follow": ("panel",),
    "switch": ("panel",),
    "ask_leave": ("panel",),
}
