"""The event cards from J to Sk."""

from __future__ import annotations

from typing import Final

from game.words.betrayal.cards.base import CardWords
from game.words.language import mark

EVENTS: Final = {
    "jonahs_turn": CardWords(
        mark("Jonah's Turn"),
        story=mark(
            "A counting rhyme comes along the corridor in a boy's clear voice. Every verse ends on the same name, and with a small "
            "hard sound, as of something wooden being shut."
        ),
        rule=mark(
            "If any explorer has the Puzzle Box, its owner discards it and draws an item card, and the explorer of this event "
            "gains 1 Sanity. Otherwise take 1 die of mental damage."
        ),
    ),
    "lights_out": CardWords(
        mark("Lights Out"),
        story=mark(
            "The lamps do not go out. They lean over, one after the other, as if to hear something better, and stay down; and in "
            "the dark the room is larger than it was."
        ),
        rule=mark(
            "Keep this card: the explorer moves at most 1 space a turn. It is discarded when the explorer ends a turn in a room "
            "with another explorer or in the Furnace Room, or has the Candle."
        ),
    ),
    "locked_safe": CardWords(
        mark("Locked Safe"),
        story=mark(
            "The painted old lady hangs a little proud of the wall, and her gaze keeps straying over her own shoulder. There the "
            "plaster has a seam, a dial, and a scorch mark in the shape of a hand."
        ),
        rule=mark(
            "Put the Safe token in this room. Once in each own turn an explorer here may make a Knowledge roll. 5+: draw 2 item "
            "cards and remove the token. 2–4: take 1 die of physical damage. 0–1: take 2 dice of physical damage."
        ),
    ),
    "mists_from_the_walls": CardWords(
        mark("Mists from the Walls"),
        story=mark(
            "The cellar draws breath, and what it breathes out is white and knee-deep. It has fingers, though nothing that would "
            "hold them together, and it is looking for a warm pocket."
        ),
        rule=mark(
            "Every explorer in the basement makes a Sanity roll. 4+: nothing. 1–3: take 1 die of mental damage, and 1 die more in "
            "a room with an event symbol. 0: take 1 die of mental damage, and 2 dice more in a room with an event symbol."
        ),
    ),
    "mystic_slide": CardWords(
        mark("Mystic Slide"),
        story=mark(
            "One floor tile is polished like a coin, and it tips. Under it a brass chute spirals down into a smell of cellars, and "
            "far below a child is laughing, or something that has practised."
        ),
        rule=mark(
            "If the explorer is in the basement, the event passes to the next on the left who is not; if there is none, it is "
            "discarded. Put the Slide token in the explorer's room and make a Might roll at once; later any explorer in that room "
            "may do so once in each own turn. 5+: move to any explored room on a floor below. 0–4: draw room tiles until a "
            "basement one comes, place it, move there and take 1 die of physical damage; if none is left, choose a basement room "
            "in the house. Out of the explorer's own turn the new room gives no card. Nobody gets up the Slide."
        ),
    ),
    "night_view": CardWords(
        mark("Night View"),
        story=mark(
            "Outside lies the land as it was before there was a house, silver and untrodden, with one lantern wandering through "
            "it. Whoever carries the lantern stops, as if somebody had just appeared at a window."
        ),
        rule=mark("Knowledge roll. 5+: gain 1 Knowledge. 0–4: nothing."),
    ),
    "phone_call": CardWords(
        mark("Phone Call"),
        story=mark(
            "The telephone on the wall has no cord, and rings all the same, with the patience of an aunt. At the other end "
            "somebody breathes in exactly the rhythm of whoever lifts the receiver."
        ),
        rule=mark(
            "Roll 2 dice. 4: gain 1 Sanity. 3: gain 1 Knowledge. 1–2: take 1 die of mental damage. 0: take 2 dice of physical damage."
        ),
    ),
    "possession": CardWords(
        mark("Possession"),
        story=mark(
            "The hands fit, the voice fits, even the limp fits. For one long minute somebody else goes about in these bones, opens "
            "drawers, and looks for a way to stay."
        ),
        rule=mark(
            "Choose a trait and roll it. 4+: gain 1 in a trait of choice. 0–3: the chosen trait falls to its lowest value above "
            "the skull; if it is there already, another trait of choice falls to its lowest."
        ),
    ),
    "revolving_wall": CardWords(
        mark("Revolving Wall"),
        story=mark(
            "The bookcase gives with a sigh of well-oiled hinges, takes its visitor round in half a circle, and closes. On the "
            "other side it is a bookcase too, but the titles are in mirror writing."
        ),
        rule=mark(
            "Put the Wall Switch token on a wall without a door, or in a corner, of this room. If there is no room behind it, draw "
            "room tiles until one fits this floor and place it there; if none does, this card is discarded. The explorer moves "
            "into the room behind. From now on an explorer in either room may make a Knowledge roll once in each own turn. 3+: "
            "pass through for 0 spaces. 0–2: nothing. The traitor and monsters pass without a roll."
        ),
    ),
    "rotten": CardWords(
        mark("Rotten"),
        story=mark(
            "Dinner is served: silver covers on a long white cloth, twelve of them, and from under each the same sweetish hum. "
            "Beneath the thirteenth something turns over in its sleep."
        ),
        rule=mark("Sanity roll. 5+: gain 1 Sanity. 2–4: lose 1 Might. 1: lose 1 Might and 1 Speed. 0: lose 1 in each of the four traits."),
    ),
    "secret_passage": CardWords(
        mark("Secret Passage"),
        story=mark(
            "A draught lifts the hem of the tapestry, though all the windows are nailed shut. Behind it someone has dug with "
            "spoons, over many years, towards another part of the house."
        ),
        rule=mark(
            "Put one Secret Passage token in this room and roll 3 dice for the other. 6: any room in the house. 4–5: a room on the "
            "upper floor. 2–3: a room on the ground floor. 0–1: a room in the basement. The two rooms are now joined both ways, 1 "
            "space. The explorer may go through at once, even without movement left. The passage itself is no space: nobody stops "
            "in it."
        ),
    ),
    "secret_stairs": CardWords(
        mark("Secret Stairs"),
        story=mark(
            "Thirteen steps, says the plan in the hall; but here are more, narrow as a shelf, and nobody has counted them. Bare "
            "feet have left their marks in the dust, all leading the same way."
        ),
        rule=mark(
            "Put one Secret Stairs token in this room and the other in a room of choice on a different floor. The two rooms are "
            "now joined both ways, 1 space. The explorer may follow the stairs at once, even without movement left; whoever does "
            "so this turn draws an event card in the room they lead to."
        ),
    ),
    "shrieking_wind": CardWords(
        mark("Shrieking Wind"),
        story=mark(
            "The weathercock spins itself off its pin. Then the gale arrives with gravel in its fists, goes through every coat for "
            "valuables, and calls those outdoors by name."
        ),
        rule=mark(
            "Every explorer in the Gardens, Graveyard, Patio, Tower, Balcony or a room with a window to the outside makes a Might "
            "roll. 5+: nothing. 3–4: take 1 die of physical damage. 1–2: take 1 die of mental damage. 0: take 1 die of physical "
            "damage, and one item of choice, if there is any, is blown to the Entrance Hall."
        ),
    ),
    "silence": CardWords(
        mark("Silence"),
        story=mark(
            'Down below a match is struck, and makes no sound. Neither does the word "hello", nor the stone that rolls from its '
            "place in the cellar wall."
        ),
        rule=mark(
            "Every explorer in the basement makes a Sanity roll. 4+: nothing. 1–3: take 1 die of mental damage. 0: take 2 dice of "
            "mental damage."
        ),
    ),
    "skeletons": CardWords(
        mark("Skeletons"),
        story=mark(
            "Two sit at the chessboard, bone to bone, and it is black's move. Something gleams in a ribcage, where the loser must "
            "have hidden it."
        ),
        rule=mark(
            "Put the Skeletons token in this room and take 1 die of mental damage. Once in each own turn an explorer here may make "
            "a Sanity roll. 5+: draw an item card and remove the token. 0–4: take 1 die of mental damage."
        ),
    ),
}
