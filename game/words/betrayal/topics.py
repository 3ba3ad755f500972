"""Which section of the rulebook tells the rules of the present moment."""

from __future__ import annotations

from typing import Final

from game.betrayal.data import DECK_OF
from game.betrayal.observation import BtObservation
from game.betrayal.terms import COLLAPSED, ELEVATOR, EXPLORING, GALLERY, NOBODY, OMEN, VAULT
from game.words.betrayal.actionwords import question

ASKED: Final = {
    "PickExplorer": "setup",
    "Laying": "placing",
    "WhereTile": "placing",
    "LayNew": "placing",
    "Rearrange": "placing",
    "RoomMoves": "moving_tiles",
    "WhereElevator": "elevator",
    "Spread": "damage",
    "OfferSkull": "damage",
    "ChooseTrait": "traits",
    "Heal": "traits",
    "BeforeRoll": "rolls",
    "AfterRoll": "rolls",
    "LayDeal": "deals",
    "Accept": "deals",
    "Won": "stealing",
    "Ready": "preparation",
    "WhereBelow": "collapsed_room",
    "ChooseBelow": "collapsed_room",
    "RollOrFall": "collapsed_room",
    "IgnoreEvent": "traitor",
    "IgnoreBite": "traitor",
    "Spare": "traitor",
    "OtherEnd": "links",
    "Follow": "links",
    "Nearer": "items",
    "Seek": "items",
    "LayDown": "companions",
}
"""The section for each kind of question."""
_ROOMS: Final = {VAULT: "vault", COLLAPSED: "collapsed_room", ELEVATOR: "elevator", GALLERY: "gallery"}


def section_for(seen: BtObservation | None, reading: str = "") -> str:
    """The section for a card that is read, else for what is asked, else for the turn."""
    if reading:
        return "haunt_roll" if DECK_OF.get(reading) == OMEN else "cards"
    if seen is None:
        return ""
    if seen.actor is None:
        return "winning"
    asked = question(seen)
    kind = type(asked).__name__
    if kind in ASKED:
        return ASKED[kind]
    body = seen.table.turn.body
    if kind == "TakeTurn" and body != NOBODY and body < len(seen.table.bodies):
        figure = seen.table.bodies[body]
        if figure.kind != "explorer":
            return "monsters"
        if any(act.verb == "attack" for act in seen.legal):
            return "combat"
        return _ROOMS.get(figure.room, "turn" if seen.table.phase == EXPLORING else "turn_order")
    return "cards" if kind not in ("TakeTurn", "") else "turn"
