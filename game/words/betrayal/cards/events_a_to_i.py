"""The event cards from A to I."""

from __future__ import annotations

from typing import Final

from game.words.betrayal.cards.base import CardWords
from game.words.language import mark

EVENTS: Final = {
    "a_moment_of_hope": CardWords(
        mark("A Moment of Hope"),
        story=mark(
            "Sunlight that has no business here at this hour lies on the floorboards like a folded blanket. Somebody laughs for no "
            "reason, and for the length of a breath the house forgets to listen."
        ),
        rule=mark(
            "Put the Blessing token in this room; it stays for good. Heroes here roll 1 extra die on trait rolls, 8 dice at most. "
            "Before the haunt every explorer counts as a hero."
        ),
    ),
    "angry_being": CardWords(
        mark("Angry Being"),
        story=mark(
            "Something has been sitting under the piano for years with its knees drawn up to its chin. Now it uncoils, taller than "
            "the room allows, and wants to know who has shut the lid."
        ),
        rule=mark(
            "Speed roll. 5+: gain 1 Speed. 2–4: take 1 die of mental damage. 0–1: take 1 die of mental damage and 1 die of physical damage."
        ),
    ),
    "bloody_vision": CardWords(
        mark("Bloody Vision"),
        story=mark(
            "A red thread runs out from under the door, then a ribbon, then a carpet, and there are footprints in it before "
            "anybody has moved. When all of it is gone again, one thought is left lying there: how easy it would be."
        ),
        rule=mark(
            "Sanity roll. 4+: gain 1 Sanity. 2–3: lose 1 Sanity. 0–1: attack an explorer or a monster in this room or an adjacent "
            "one, if possible the explorer with the lowest Might. Before the haunt there are no attacks, and nothing happens."
        ),
    ),
    "burning_man": CardWords(
        mark("Burning Man"),
        story=mark(
            "Out of the cold fireplace steps a man, politely, like a guest who is late, and his coat is flames. He bows, offers a "
            "glowing hand to be shaken, and the curtains begin to smoke."
        ),
        rule=mark(
            "Sanity roll. 4+: gain 1 Sanity. 2–3: the explorer flees to the Entrance Hall. 0–1: take 1 die of physical damage and "
            "1 die of mental damage."
        ),
    ),
    "closet_door": CardWords(
        mark("Closet Door"),
        story=mark(
            "From the closet comes the rustle of coats being pushed aside, as by someone making for the back of it. It has been "
            "going on for a minute now, and the closet is two feet deep."
        ),
        rule=mark(
            "Put the Closet token in this room. Once in each own turn an explorer here may roll 2 dice. 4: draw an item card. 2–3: "
            "draw an event card. 0–1: draw an event card and remove the token."
        ),
    ),
    "creepy_crawlies": CardWords(
        mark("Creepy Crawlies"),
        story=mark(
            "A single beetle drops from the lampshade and sits there, considering. Then the lampshade lets go. There never was a lampshade."
        ),
        rule=mark("Sanity roll. 5+: gain 1 Sanity. 1–4: lose 1 Sanity. 0: lose 2 Sanity."),
    ),
    "creepy_puppet": CardWords(
        mark("Creepy Puppet"),
        story=mark(
            "A marionette sits in a child's chair, its strings neatly cut and laid across its knees. Its painted smile is the "
            "friendliest thing in the whole house, and it is getting up."
        ),
        rule=mark(
            "The puppet attacks with Might 4: the player on the right rolls 4 dice for it, the explorer defends with Might, "
            "without weapons. The puppet cannot be hurt. If the explorer takes damage, another explorer who holds the Spear gains "
            "2 Might."
        ),
    ),
    "debris": CardWords(
        mark("Debris"),
        story=mark(
            "Above, a beam clears its throat. Then the ceiling arrives with its plaster roses, a century of dust, and a bathtub "
            "that nobody had known about."
        ),
        rule=mark(
            "Speed roll. 3+: gain 1 Speed. 1–2: take 1 die of physical damage and be buried. 0: take 2 dice of physical damage and "
            "be buried. A buried explorer keeps this card and can do nothing. That explorer, or another in the room, may roll "
            "Might once in each own turn; 4+ digs the explorer out and discards the card. After 3 failed rolls in all, the "
            "explorer is free at the start of the next own turn, which is a normal one."
        ),
    ),
    "disquieting_sounds": CardWords(
        mark("Disquieting Sounds"),
        story=mark(
            "Somewhere a table is being laid for many. The listening count the plates, the knives, the chairs drawn back, and "
            "arrive at exactly the number of people now in the house."
        ),
        rule=mark("Roll 6 dice. As many as the omens drawn so far, or more: gain 1 Sanity. Fewer: take 1 die of mental damage."),
    ),
    "drip_drip_drip": CardWords(
        mark("Drip… Drip… Drip…"),
        story=mark(
            "There is no tap in this room, no pipe, and no stain on the ceiling. Still something drips, evenly, patiently, always "
            "just behind the last thought."
        ),
        rule=mark(
            "Put the Drip token in this room; it stays for good. Every explorer here rolls 1 die fewer on trait rolls, but at least 1."
        ),
    ),
    "footsteps": CardWords(
        mark("Footsteps"),
        story=mark(
            "Someone is walking about overhead, seven paces to the window, seven back. There is no room overhead; and now the "
            "eighth pace comes, on this side of the ceiling."
        ),
        rule=mark(
            "Roll 1 die, or 2 in the Chapel. 4: this explorer and the nearest other one gain 1 Might. 3: this explorer gains 1 "
            "Might, the nearest other one loses 1 Sanity. 2: lose 1 Sanity. 1: lose 1 Speed. 0: every explorer loses 1 in a trait "
            "of their own choice."
        ),
    ),
    "funeral": CardWords(
        mark("Funeral"),
        story=mark(
            "The chairs stand in rows, a harmonium draws breath, and on every seat lies a printed card with tonight's date. The "
            "name below it belongs to somebody who has just come in."
        ),
        rule=mark(
            "Sanity roll. 4+: gain 1 Sanity. 2–3: lose 1 Sanity. 0–1: lose 1 Sanity and 1 Might, and if the Graveyard or the Crypt "
            "is in the house, move to one of them."
        ),
    ),
    "grave_dirt": CardWords(
        mark("Grave Dirt"),
        story=mark(
            "Under the dust sheet there is no furniture but a heap of earth, long and narrow. It clings to the boots, climbs the "
            "sleeves, and settles like something that has come home."
        ),
        rule=mark(
            "Might roll. 4+: gain 1 Might. 0–3: keep this card, and at the start of each own turn take 1 point of physical damage. "
            "The card is discarded when an item card raises one of the explorer's traits, or when the explorer ends a turn in the "
            "Balcony, Gardens, Graveyard, Gymnasium, Larder, Patio or Tower."
        ),
    ),
    "groundskeeper": CardWords(
        mark("Groundskeeper"),
        story=mark(
            "In the doorway stands a man in a straw hat who has raked these paths for a hundred years. Under the brim there are "
            "only leaves, and he does not like to see strangers on his beds."
        ),
        rule=mark(
            "Knowledge roll, with 2 dice fewer in the Gardens. 4+: draw an item card. 0–3: the groundskeeper attacks with Might 4: "
            "the player on the right rolls 4 dice for him, the explorer defends with Might, without weapons. He cannot be hurt."
        ),
    ),
    "hanged_men": CardWords(
        mark("Hanged Men"),
        story=mark(
            "The pegs in this corridor are set too high, and the coats on them wear boots. As the door falls shut they all begin "
            "to sway in time, like a choir before the first note."
        ),
        rule=mark(
            "Roll once for each of the four traits. 2+: nothing. 0–1: lose 1 in that trait. If all four rolls are 2+, gain 1 in a "
            "trait of choice."
        ),
    ),
    "hideous_shriek": CardWords(
        mark("Hideous Shriek"),
        story=mark(
            '"The kettle," somebody says; but the kitchen is cold, and no kettle screams in words. It goes through glass, teeth '
            "and bone, and every dog within ten miles takes it up."
        ),
        rule=mark("Every explorer makes a Sanity roll. 4+: nothing. 1–3: take 1 die of mental damage. 0: take 2 dice of mental damage."),
    ),
    "image_in_the_mirror_receive": CardWords(
        mark("Image in the Mirror"),
        story=mark(
            "The glass shows the room as it will be: the lamp burnt low, the window broken. A tired figure in it glances over its "
            "shoulder, then pushes something small and useful across a frame that ought to be solid."
        ),
        rule=mark("Draw an item card."),
    ),
    "image_in_the_mirror_give": CardWords(
        mark("Image in the Mirror"),
        story=mark(
            "The glass shows the room as it was: the lamp still full, and in its light a face that believes it will be home by "
            "ten. That face is going to need help, and help can only be handed over from this side."
        ),
        rule=mark(
            "Choose one of the explorer's item cards (no omen), shuffle it into the item deck, and gain 1 Knowledge. An explorer "
            "without item cards passes the event to the next on the left who has one; if nobody has, it is discarded."
        ),
    ),
    "it_is_meant_to_be": CardWords(
        mark("It is Meant to Be"),
        story=mark(
            "In the dust on the table someone has drawn the house, every room of it, even those that nobody has entered. The "
            "finger has left off in the middle of a line, where tonight would be."
        ),
        rule=mark(
            "Choose one. Either look in secret at the top 3 of any one stack (room tiles, events, items or omens) and put them "
            "back in any order. Or roll 4 dice and keep the result with this card: once, it replaces a later roll of the same "
            "explorer, though never above the most that roll could give."
        ),
    ),
}
