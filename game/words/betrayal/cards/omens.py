"""The 13 omen cards."""

from __future__ import annotations

from typing import Final

from game.words.betrayal.cards.base import CardWords
from game.words.language import mark

OMENS: Final = {
    "bite": CardWords(
        mark("Bite"),
        story=mark(
            "The candle is out for a second, no longer. In that second something has tasted its way along a hand, made up its "
            "mind, and closed its teeth; the marks it leaves are small, and human."
        ),
        rule=mark(
            "Something unseen attacks with Might 4: the player on the right rolls 4 dice for it, the explorer defends with Might, "
            "without weapons. It cannot be hurt. The card stays with the explorer and is never traded, dropped or stolen. The "
            "traitor may ignore it."
        ),
    ),
    "book": CardWords(
        mark("Book"),
        story=mark(
            "Its pages are soft as a cheek and written full to the margins in one hand. The last entry is in the same hand, dated "
            "tonight, and the ink still runs when it is touched."
        ),
        rule=mark("Gain 2 Knowledge. Whoever loses the Book loses 2 Knowledge."),
    ),
    "crystal_ball": CardWords(
        mark("Crystal Ball"),
        story=mark(
            "There is a room in the ball, and in that room somebody bends over a ball. When the bent head begins to turn round, it "
            "is better to look away."
        ),
        rule=mark(
            "After the haunt has begun, once in each own turn: Knowledge roll. 4+: look through the item or the event deck, choose "
            "a card, shuffle the deck and put that card on top. 1–3: lose 1 Sanity. 0: lose 2 Sanity."
        ),
    ),
    "dog": CardWords(
        mark("Dog"),
        story=mark(
            "A dog comes up the stairs, dripping wet on a dry night, and lays its head on the nearest knee. There is a plate on "
            "its collar and a name on the plate, freshly scratched: that of its new owner."
        ),
        rule=mark(
            "Companion: gain 1 Might and 1 Sanity; whoever loses the Dog loses both. Once in each own turn it runs up to 6 spaces "
            "through explored rooms, by doors and stairs, and back; on the way it may pick up, carry and drop 1 item. Opponents do "
            "not slow it. It takes no one-way passage, enters no room that asks for a roll, and carries nothing that slows "
            "movement. It is never traded, dropped or stolen."
        ),
    ),
    "girl": CardWords(
        mark("Girl"),
        story=mark(
            'She sits under the table with her shoes in her hand, and she is not crying. "Whisper," she explains. '
            '"It counts us when we talk."'
        ),
        rule=mark("Companion: gain 1 Sanity and 1 Knowledge; whoever loses the Girl loses both. She is never traded, dropped or stolen."),
    ),
    "holy_symbol": CardWords(
        mark("Holy Symbol"),
        story=mark(
            "It is warm to the touch, as if until this minute it had hung round somebody's neck. The darkness in the corners has "
            "taken one step back, and there it waits."
        ),
        rule=mark("Gain 2 Sanity. Whoever loses the Holy Symbol loses 2 Sanity."),
    ),
    "madman": CardWords(
        mark("Madman"),
        story=mark(
            '"At last," says the man in the torn dress shirt, and embraces the first he meets like a brother. He is strong as a '
            "horse, laughs in all the right places, and will on no account say what became of the others."
        ),
        rule=mark(
            "Companion: gain 2 Might and lose 1 Sanity; whoever loses the Madman loses 2 Might and gains 1 Sanity. He is never "
            "traded, dropped or stolen."
        ),
    ),
    "mask": CardWords(
        mark("Mask"),
        story=mark(
            "From the front it is a plain wooden mask. From behind, through its eyes, the house is furnished, brightly lit and "
            "full of guests, and all of them have just turned towards the door."
        ),
        rule=mark(
            "Once in each own turn: Sanity roll. 4+: put the Mask on (gain 2 Knowledge, lose 2 Sanity) or take it off (gain 2 "
            "Sanity, lose 2 Knowledge). 0–3: nothing."
        ),
    ),
    "medallion": CardWords(
        mark("Medallion"),
        story=mark(
            "A star of black iron on a chain, worn smooth by many thumbs. Whoever has it about them may walk through the worst "
            "rooms of the house, and their floors creak almost gladly."
        ),
        rule=mark("The Pentagram Chamber, the Crypt and the Graveyard do the holder no harm: no roll on leaving, no damage."),
    ),
    "ring": CardWords(
        mark("Ring"),
        story=mark(
            "The ring lies on a satin cushion, and it will fit; it always does. From the moment it is on, every thought in the "
            "room has a taste, and some of them are delicious."
        ),
        rule=mark(
            "Against an opponent who has Sanity, the holder may attack with Sanity: the opponent defends with Sanity, and the "
            "loser takes mental damage. The Ring does not count as a weapon."
        ),
    ),
    "skull": CardWords(
        mark("Skull"),
        story=mark(
            "Someone has kept this skull well: the teeth are polished, the crown is stroked to a shine. Held to the ear, it "
            "murmurs of pains that are better felt in the bones than in the mind."
        ),
        rule=mark("When the holder takes mental damage, all of it may be taken as physical damage instead; all or nothing."),
    ),
    "spear": CardWords(
        mark("Spear"),
        story=mark(
            "It leans in the corner like a forgotten umbrella, black with age, its tip clean. It has been in the ground, in the "
            "sea and in several kings, and it hums when it is carried towards anything alive."
        ),
        rule=mark("Weapon: 2 extra dice on a Might attack, 8 dice at most."),
    ),
    "spirit_board": CardWords(
        mark("Spirit Board"),
        story=mark(
            "The letters are worn away except for those that are needed most often. The pointer moves before a finger has touched "
            "it, and spells out which door will be opened next."
        ),
        rule=mark(
            "In the own turn, before moving: look at the top room tile. After the haunt has begun, each use also lets monsters "
            "come 1 space closer: any number of them, as the traitor chooses (a traitor who uses the board need not); without a "
            "traitor all of them."
        ),
    ),
}
