"""Which section of the rulebook tells the rules of the present moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.betrayal.asking import Kind
from game.betrayal.data import DECK_OF
from game.betrayal.observation import BtObservation
from game.betrayal.terms import COLLAPSED, ELEVATOR, EXPLORING, GALLERY, NOBODY, OMEN, VAULT

ASKED: Final[Mapping[Kind, str]] = {
    "chance": "rolls",
    "pick_explorer": "setup",
    "ready": "preparation",
    "turn": "turn",
    "laying": "placing",
    "where_tile": "placing",
    "rearrange": "placing",
    "roll_or_fall": "collapsed_room",
    "where_below": "collapsed_room",
    "choose_below": "collapsed_room",
    "where_elevator": "elevator",
    "put_in": "cards",
    "nearer": "items",
    "before_roll": "rolls",
    "after_roll": "rolls",
    "offer_skull": "damage",
    "spread": "damage",
    "choose_trait": "traits",
    "heal": "traits",
    "won": "stealing",
    "join": "monsters",
    "led": "preparation",
    "which_room": "preparation",
    "choose_secretly": "preparation",
    "lay_deal": "deals",
    "accept": "deals",
    "ignore_event": "traitor",
    "ignore_bite": "traitor",
    "take_one": "cards",
    "arrange": "cards",
    "seek": "items",
    "lay_down": "companions",
    "whose_side": "items",
    "who_goes": "items",
    "spare": "traitor",
    "try": "cards",
    "with_which": "cards",
    "strike": "cards",
    "nearest": "cards",
    "lowest": "cards",
    "into_mirror": "cards",
    "blown_away": "cards",
    "meant": "cards",
    "other_end": "links",
    "follow": "links",
    "grave": "cards",
    "at_which": "cards",
    "below": "links",
    "switch": "links",
    "lay_new": "placing",
    "room_moves": "moving_tiles",
    "choose": "preparation",
    "ask_leave": "preparation",
}
"""The section for each kind of question; that of a turn depends on whose it is and where."""
_ROOMS: Final = {VAULT: "vault", COLLAPSED: "collapsed_room", ELEVATOR: "elevator", GALLERY: "gallery"}


def section_for(seen: BtObservation | None, reading: str = "") -> str:
    """The section for a card that is read, else for what is asked, else for the turn."""
    if reading:
        return "haunt_roll" if DECK_OF.get(reading) == OMEN else "cards"
    if seen is None:
        return ""
    if seen.actor is None:
        return "winning"
    if seen.asked and seen.asked != "turn":
        return ASKED[seen.asked]
    body = seen.table.turn.body
    if body != NOBODY and body < len(seen.table.bodies):
        figure = seen.table.bodies[body]
        if figure.kind != "explorer":
            return "monsters"
        if any(act.verb == "attack" for act in seen.legal):
            return "combat"
        return _ROOMS.get(figure.room, "turn" if seen.table.phase == EXPLORING else "turn_order")
    return ASKED["turn"]
