"""The 22 item cards."""

from __future__ import annotations

from typing import Final

from game.words.betrayal.cards.base import CardWords
from game.words.language import mark

ITEMS: Final = {
    "adrenaline_shot": CardWords(
        mark("Adrenaline Shot"),
        story=mark(
            "A syringe in a velvet case, filled to the brim, with a doctor's note: not until it cannot be helped. Towards the end "
            "the doctor's handwriting becomes very fast."
        ),
        rule=mark("Before a trait roll: add 4 to its result. Then the card is discarded."),
    ),
    "amulet_of_the_ages": CardWords(
        mark("Amulet of the Ages"),
        story=mark(
            "Silver snakes wind round seven little dials, and each dial is set to a different century. It lends its strength to "
            "the arm that wears it, and it has begun, quietly, to take root there."
        ),
        rule=mark("Gain 1 in each of the four traits. Whoever loses the Amulet loses 3 in each of them."),
    ),
    "angel_feather": CardWords(
        mark("Angel Feather"),
        story=mark(
            "Not a goose, not a swan: it weighs less than nothing and wants to be held down. Near it "
            "things go as they are wished to go, once."
        ),
        rule=mark("Instead of making a roll, any roll: name a number from 0 to 8; that is the result. Then the card is discarded."),
    ),
    "armor": CardWords(
        mark("Armor"),
        story=mark(
            "It was put up in the hall for show, yet the straps are new and the dent above the heart has been beaten out. Inside, "
            "in chalk, someone has kept a tally of the blows."
        ),
        rule=mark("Each time the holder takes physical damage, it is 1 less. The Armor cannot be stolen."),
    ),
    "axe": CardWords(
        mark("Axe"),
        story=mark(
            "The axe is sunk in the block up to the cheek, and comes out as though it had been waiting. It is very sharp, for a "
            "house in which nobody has lit a fire for forty years."
        ),
        rule=mark("Weapon: 1 extra die on a Might attack, 8 dice at most."),
    ),
    "bell": CardWords(
        mark("Bell"),
        story=mark(
            "A small brass bell from a dinner table. It rings clear and long, and far off in the house doors begin to open, as if "
            "there were servants left to answer."
        ),
        rule=mark(
            "Gain 1 Sanity; whoever loses the Bell loses 1 Sanity. After the haunt has begun, once in each own turn: Sanity roll. "
            "5+: any number of heroes who are free to move come 1 space closer. 0–4: the traitor lets any number of monsters come "
            "1 space closer; without a traitor all of them do; if the traitor is ringing, nothing happens."
        ),
    ),
    "blood_dagger": CardWords(
        mark("Blood Dagger"),
        story=mark(
            "The hilt ends in seven fine needles, and the needles find the wrist by themselves. It asks little for its service, "
            "only a drop at a time, and it will not hear of parting."
        ),
        rule=mark(
            "Weapon: 3 extra dice on a Might attack, 8 dice at most; each use costs 1 Speed. It cannot be traded or dropped, but "
            "it can be stolen: then the one who is robbed takes 2 dice of physical damage."
        ),
    ),
    "bottle": CardWords(
        mark("Bottle"),
        story=mark(
            "The label shows a ship under full sail, and the ship has moved since the last look. What is left smells of rum, of "
            "seaweed, and of a very long fall."
        ),
        rule=mark(
            "After the haunt has begun, in the own turn: roll 3 dice. 6: move to any room. 5: gain 2 Might and 2 Speed. 4: gain 2 "
            "Knowledge and 2 Sanity. 3: gain 1 Knowledge, lose 1 Might. 2: lose 2 Knowledge and 2 Sanity. 1: lose 2 Might and 2 "
            "Speed. 0: lose 2 in each of the four traits. Then the card is discarded."
        ),
    ),
    "candle": CardWords(
        mark("Candle"),
        story=mark(
            "A stump of yellow wax that never gets any shorter. Its flame leans away from whatever ought not to be there, which "
            "makes it, in this house, lean a great deal."
        ),
        rule=mark(
            "1 extra die, 8 at most, on trait rolls for event cards that the holder draws. It also ends Lights Out. Bell, Book and "
            "Candle in one hand: gain 2 in each of the four traits; when the first of the three is lost, lose 2 in each."
        ),
    ),
    "dark_dice": CardWords(
        mark("Dark Dice"),
        story=mark(
            "Three dice cut from something like coal, with red pips that are not quite dry. They land with a clatter even on "
            'carpet, and behind the panels somebody says: "Again."'
        ),
        rule=mark(
            "Once in each own turn: roll 3 dice. 6: move to the room of any explorer who is not revealed as a traitor. 5: move one "
            "other explorer from this room to an adjacent one. 4: gain 1 Might or Speed. 3: move to an adjacent room for 0 spaces. "
            "2: gain 1 Knowledge or Sanity. 1: draw an event card. 0: all four traits fall to their lowest value above the skull, "
            "and the Dark Dice are discarded."
        ),
    ),
    "dynamite": CardWords(
        mark("Dynamite"),
        story=mark(
            "One stick, a hand's breadth of fuse, and on the wrapper the crest of a mine that was closed after an accident. Nobody "
            "would ever say what had come out of it."
        ),
        rule=mark(
            "Instead of an attack: throw it through a door into an adjacent room. Every explorer and monster there that has Might "
            "and Speed makes a Speed roll. 5+: nothing. 0–4: 4 points of physical damage. Then the card is discarded."
        ),
    ),
    "healing_salve": CardWords(
        mark("Healing Salve"),
        story=mark(
            "It is green, and smells of a summer that must have been before the house. Where it is rubbed in the bruise fades, and "
            "with it the memory of how it came about."
        ),
        rule=mark(
            "In the own turn, for the holder or another living explorer in the room: Might and Speed, as far as they are below "
            "their starting values, rise to them. Then the card is discarded."
        ),
    ),
    "idol": CardWords(
        mark("Idol"),
        story=mark(
            "A fat little god of soapstone with eleven arms, and in every palm a mouth. It grants what it is asked; it only wants "
            "to be thought of, at night, for a little longer each time."
        ),
        rule=mark("Once in each own turn, before a trait, combat or event roll: 2 extra dice, 8 at most, at the price of 1 Sanity."),
    ),
    "lucky_stone": CardWords(
        mark("Lucky Stone"),
        story=mark(
            "An ordinary pebble with a hole in it, warm from a pocket that nobody remembers. Seen through the hole, things look "
            "the way they might have gone."
        ),
        rule=mark("After any roll of the holder: roll any number of its dice again, once. Then the card is discarded."),
    ),
    "medical_kit": CardWords(
        mark("Medical Kit"),
        story=mark(
            "Bandages, iodine, a saw: everything in its loop, and everything used. The last pages of the little manual have been "
            "filled in by hand; they deal with patients who get up again."
        ),
        rule=mark(
            "Once in each own turn, for the holder or another explorer in the room: Knowledge roll. 8+: heal 3 points of Might and "
            "Speed. 6–7: heal 2. 4–5: heal 1. 0–3: nothing. Neither trait rises above its starting value."
        ),
    ),
    "music_box": CardWords(
        mark("Music Box"),
        story=mark(
            "It plays a lullaby with one tooth missing from the comb, so that always in the same place everybody has to think the "
            "note for themselves. That is how it gets in."
        ),
        rule=mark(
            "Once in each own turn the holder may open or close it. While it is open, every explorer or monster with Sanity that "
            "enters its room or starts a turn there makes a Sanity roll, the holder too. 4+: nothing. 0–3: that turn ends, and if "
            "it is the holder's, the box falls to the floor, still open."
        ),
    ),
    "pickpockets_gloves": CardWords(
        mark("Pickpocket's Gloves"),
        story=mark(
            "Grey kid leather, thin as a second thought. They turn up in a pocket, and nobody can say whose hands have put them there."
        ),
        rule=mark("In the own turn, in a room with another explorer: take any one item that explorer carries. Then the card is discarded."),
    ),
    "puzzle_box": CardWords(
        mark("Puzzle Box"),
        story=mark(
            "Eighty-eight little panels, and every one of them slides, but never the same way twice. What is inside shifts its "
            "weight now and then, obligingly, as if it were helping."
        ),
        rule=mark("Once in each own turn: Knowledge roll. 6+: draw 2 item cards and discard the box. 0–5: nothing."),
    ),
    "rabbits_foot": CardWords(
        mark("Rabbit's Foot"),
        story=mark(
            "The fur has been rubbed off on one side, by worry, a thumb at a time. It still twitches, but only when things are going well."
        ),
        rule=mark("Once in each own turn: roll 1 die again; the second result stands."),
    ),
    "revolver": CardWords(
        mark("Revolver"),
        story=mark(
            "Six chambers, five cartridges, and a grip with initials that somebody has tried to scrape off. It smells of oil, and "
            "of a decision."
        ),
        rule=mark(
            "Weapon: attack with Speed, 1 extra die, 8 dice at most; the target defends with Speed, and the damage is physical. It "
            "reaches anybody in the room or in line of sight. Against a target in another room the shooter takes no damage on "
            "losing, and steals nothing."
        ),
    ),
    "sacrificial_dagger": CardWords(
        mark("Sacrificial Dagger"),
        story=mark(
            "The blade is glass, the hilt a kneeling figure that covers its eyes. It cuts the air with a low note, like somebody "
            "beginning to pray."
        ),
        rule=mark(
            "Weapon: 3 extra dice on a Might attack, 8 dice at most. Before it, a Knowledge roll. 6+: nothing. 3–5: take 1 point "
            "of mental damage. 0–2: take 2 dice of physical damage, and there is no attack this turn."
        ),
    ),
    "smelling_salts": CardWords(
        mark("Smelling Salts"),
        story=mark(
            "A blue vial on a ribbon. One breath, and all comes back at once: the date, the way home, and everything that had been "
            "so kindly forgotten."
        ),
        rule=mark(
            "In the own turn, for the holder or another living explorer in the room: Knowledge below its starting value rises to "
            "it. Then the card is discarded."
        ),
    ),
}
