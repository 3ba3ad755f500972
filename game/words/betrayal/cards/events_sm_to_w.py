"""The event cards from Sm to W."""

from __future__ import annotations

from typing import Final

from game.words.betrayal.cards.base import CardWords
from game.words.language import mark

EVENTS: Final = {
    "smoke": CardWords(
        mark("Smoke"),
        story=mark(
            "It comes from under the door, grey and unhurried, and lies down in the room like a large animal. Nothing is burning "
            "anywhere. Something was, a long time ago."
        ),
        rule=mark(
            "Put the Smoke token in this room; it stays for good. It blocks lines of sight, and every explorer here rolls 2 dice "
            "fewer on trait rolls, but at least 1."
        ),
    ),
    "something_hidden": CardWords(
        mark("Something Hidden"),
        story=mark(
            "Six paces along the corridor, five along the inside: a pace of this room is missing. Knuckles on the panelling find "
            "the hollow place, and something in there knocks back."
        ),
        rule=mark("A Knowledge roll may be made, or not. 4+: draw an item card. 0–3: lose 1 Sanity."),
    ),
    "something_slimy": CardWords(
        mark("Something Slimy"),
        story=mark("The banister is wet, and gets wetter. Where it should have ended in a knob it goes on, softly, around the wrist."),
        rule=mark("Speed roll. 4+: gain 1 Speed. 1–3: lose 1 Might. 0: lose 1 Might and 1 Speed."),
    ),
    "spider": CardWords(
        mark("Spider"),
        story=mark(
            "It sits in the washbasin with its legs folded, and fills the washbasin. Eight little lamps are mirrored in its eyes, "
            "and in the room there is only one."
        ),
        rule=mark(
            "Roll Speed or Sanity, by choice. 4+: gain 1 in the trait that was rolled. 1–3: take 1 die of physical damage. 0: take "
            "2 dice of physical damage."
        ),
    ),
    "the_beckoning": CardWords(
        mark("The Beckoning"),
        story=mark(
            "Down on the terrace people in white are dancing without music, and there is still a gap in the round. It looks no "
            "farther than a step, if one does not mind the railing."
        ),
        rule=mark(
            "Every explorer in the Gardens, Graveyard, Tower, Balcony or a room with a window to the outside makes a Sanity roll. "
            "3+: nothing. 0–2: jump to the Patio and take 1 die of physical damage. If the Patio is not in the house yet, it is "
            "taken from the stack and placed, and the stack is shuffled."
        ),
    ),
    "the_lost_one": CardWords(
        mark("The Lost One"),
        story=mark(
            "An old postman stands in the passage with a full bag and a face of great relief: could anybody tell him the way? To "
            "walk with him a little seems only polite, and after the third turning nothing looks familiar."
        ),
        rule=mark(
            "Knowledge roll. 5+: gain 1 Knowledge. 0–4: roll 3 dice to see where the explorer ends up. 6: the Entrance Hall. 4–5: "
            "the Upper Landing. 2–3: draw room tiles until one for the upper floor comes, place it and move there. 0–1: the same "
            "with a basement tile. If no such tile is left: the Entrance Hall."
        ),
    ),
    "the_voice": CardWords(
        mark("The Voice"),
        story=mark(
            '"A little to the left," says the grille in the wall, in the tone of a governess. "Lower. Not that board, child, the '
            'next one. And do wipe those hands afterwards."'
        ),
        rule=mark("Knowledge roll. 4+: draw an item card. 0–3: nothing."),
    ),
    "the_walls": CardWords(
        mark("The Walls"),
        story=mark(
            "The room does not turn round, it swallows. There is a moment of dark, horsehair and laths; then the walls draw apart, "
            "and it is another place, breathing hard."
        ),
        rule=mark("Draw the next room tile, place it in the house where it fits, and move there."),
    ),
    "webs": CardWords(
        mark("Webs"),
        story=mark(
            "A curtain hangs across the whole passage, fine as bridal lace. It holds the first hand that parts it, then the "
            "sleeve, and at its upper edge a thread is plucked in answer."
        ),
        rule=mark(
            "Might roll. 4+: gain 1 Might and discard this card. 0–3: keep it; the explorer is stuck and can do nothing. That "
            "explorer, or another in the room, may roll Might once in each own turn; 4+ frees the explorer, without gain, and "
            "discards the card, and whoever fails cannot move for the rest of the turn. After 3 failed rolls in all, the explorer "
            "is free at the start of the next own turn, which is a normal one."
        ),
    ),
    "what_the": CardWords(
        mark("What the…?"),
        story=mark(
            "The door by which one came in now opens upon wallpaper. With a lurch, like a lift that has changed its mind, the "
            "whole room sets off, and the furniture holds on."
        ),
        rule=mark(
            "This room's tile, with everything on it, moves to another unexplored doorway on the same floor; if there is none, to "
            "one on another floor."
        ),
    ),
    "whoops": CardWords(
        mark("Whoops!"),
        story=mark(
            "A roller skate, of all things, in a house without children. When everything has stopped rolling one pocket is "
            "lighter, and out of the floor grating comes a small contented gulp."
        ),
        rule=mark("One of the explorer's item cards (no omen), picked unseen by the player on the right, is discarded."),
    ),
}
