"""The words of the rules of Betrayal at House on the Hill, as the ids that actions, events and data use."""

from __future__ import annotations

from typing import Final

from game.engine.contract import Seat

NOBODY: Final[Seat] = -9
MONSTERS: Final = -5
"""The place of all monsters in the order of turns."""

MIGHT, SPEED, KNOWLEDGE, SANITY = "might", "speed", "knowledge", "sanity"
TRAITS: Final = (MIGHT, SPEED, KNOWLEDGE, SANITY)
"""The order of an explorer's four clips everywhere."""
INDEX: Final = {trait: index for index, trait in enumerate(TRAITS)}
PHYSICAL, MENTAL = "physical", "mental"
KINDS: Final = {PHYSICAL: (MIGHT, SPEED), MENTAL: (SANITY, KNOWLEDGE)}
"""Kind of damage -> the two traits that share it (BT-3.1, BT-3.4)."""
KIND_OF: Final = {MIGHT: PHYSICAL, SPEED: PHYSICAL, KNOWLEDGE: MENTAL, SANITY: MENTAL}
SKULL: Final = -1
TOP_STEP: Final = 7

BASEMENT, GROUND, UPPER = "basement", "ground", "upper"
FLOORS: Final = (UPPER, GROUND, BASEMENT)
SIDES: Final = ("N", "E", "S", "W")
OPPOSITE: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}
STEP: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}

OMEN, ITEM, EVENT = "omen", "item", "event"
DECKS: Final = (OMEN, ITEM, EVENT)
ROOM: Final = "room"
"""The stack of room tiles, beside the three decks."""

HEROES, TRAITORS = "heroes", "traitors"
"""The sides after the haunt has begun; before it an explorer has none."""

ENTRANCE, FOYER, STAIRCASE = "entrance_hall", "foyer", "grand_staircase"
UPPER_LANDING, BASEMENT_LANDING = "upper_landing", "basement_landing"
STAIRS, CHUTE, COLLAPSED, GALLERY = "stairs_from_basement", "coal_chute", "collapsed_room", "gallery"
BALLROOM, ELEVATOR, VAULT, CHASM, CATACOMBS, TOWER = "ballroom", "mystic_elevator", "vault", "chasm", "catacombs", "tower"

MOST_DICE: Final = 8
HAUNT_DICE: Final = 6
LEAST_SEATS, MOST_SEATS = 3, 6

EXPLORING, HAUNTED, OVER = "exploring", "haunted", "over"
"""The phases of a game."""
