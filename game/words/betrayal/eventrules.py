"""What each of the 45 event cards does."""

from __future__ import annotations

from typing import Final

from game.words.language import mark

EVENT_RULES: Final = {
    "a_moment_of_hope": mark(
        "Put the Blessing token in this room; it stays for good. Heroes here roll 1 extra die on trait rolls, 8 dice at most. "
        "Before the haunt every explorer counts as a hero."
    ),
    "angry_being": mark(
        "Speed roll. 5+: gain 1 Speed. 2–4: take 1 die of mental damage. 0–1: take 1 die of mental damage and 1 die of physical damage."
    ),
    "bloody_vision": mark(
        "Sanity roll. 4+: gain 1 Sanity. 2–3: lose 1 Sanity. 0–1: attack an explorer or a monster in this room or an adjacent "
        "one, if possible the explorer with the lowest Might. Before the haunt there are no attacks, and nothing happens."
    ),
    "burning_man": mark(
        "Sanity roll. 4+: gain 1 Sanity. 2–3: the explorer flees to the Entrance Hall. 0–1: take 1 die of physical damage and "
        "1 die of mental damage."
    ),
    "closet_door": mark(
        "Put the Closet token in this room. Once in each own turn an explorer here may roll 2 dice. 4: draw an item card. 2–3: "
        "draw an event card. 0–1: draw an event card and remove the token."
    ),
    "creepy_crawlies": mark("Sanity roll. 5+: gain 1 Sanity. 1–4: lose 1 Sanity. 0: lose 2 Sanity."),
    "creepy_puppet": mark(
        "The puppet attacks with Might 4: the player on the right rolls 4 dice for it, the explorer defends with Might, "
        "without weapons. The puppet cannot be hurt. If the explorer takes damage, another explorer who holds the Spear gains "
        "2 Might."
    ),
    "debris": mark(
        "Speed roll. 3+: gain 1 Speed. 1–2: take 1 die of physical damage and be buried. 0: take 2 dice of physical damage and "
        "be buried. A buried explorer keeps this card and can do nothing. That explorer, or another in the room, may roll "
        "Might once in each own turn; 4+ digs the explorer out and discards the card. After 3 failed rolls in all, the "
        "explorer is free at the start of the next own turn, which is a normal one."
    ),
    "disquieting_sounds": mark(
        "Roll 6 dice. As many as the omens drawn so far, or more: gain 1 Sanity. Fewer: take 1 die of mental damage."
    ),
    "drip_drip_drip": mark(
        "Put the Drip token in this room; it stays for good. Every explorer here rolls 1 die fewer on trait rolls, but at least 1."
    ),
    "footsteps": mark(
        "Roll 1 die, or 2 in the Chapel. 4: this explorer and the nearest other one gain 1 Might. 3: this explorer gains 1 "
        "Might, the nearest other one loses 1 Sanity. 2: lose 1 Sanity. 1: lose 1 Speed. 0: every explorer loses 1 in a trait "
        "of their own choice."
    ),
    "funeral": mark(
        "Sanity roll. 4+: gain 1 Sanity. 2–3: lose 1 Sanity. 0–1: lose 1 Sanity and 1 Might, and if the Graveyard or the Crypt "
        "is in the house, move to one of them."
    ),
    "grave_dirt": mark(
        "Might roll. 4+: gain 1 Might. 0–3: keep this card, and at the start of each own turn take 1 point of physical damage. "
        "The card is discarded when an item card raises one of the explorer's traits, or when the explorer ends a turn in the "
        "Balcony, Gardens, Graveyard, Gymnasium, Larder, Patio or Tower."
    ),
    "groundskeeper": mark(
        "Knowledge roll, with 2 dice fewer in the Gardens. 4+: draw an item card. 0–3: the groundskeeper attacks with Might 4: "
        "the player on the right rolls 4 dice for him, the explorer defends with Might, without weapons. He cannot be hurt."
    ),
    "hanged_men": mark(
        "Roll once for each of the four traits. 2+: nothing. 0–1: lose 1 in that trait. If all four rolls are 2+, gain 1 in a "
        "trait of choice."
    ),
    "hideous_shriek": mark(
        "Every explorer makes a Sanity roll. 4+: nothing. 1–3: take 1 die of mental damage. 0: take 2 dice of mental damage."
    ),
    "image_in_the_mirror_receive": mark("Draw an item card."),
    "image_in_the_mirror_give": mark(
        "Choose one of the explorer's item cards (no omen), shuffle it into the item deck, and gain 1 Knowledge. An explorer "
        "without item cards passes the event to the next on the left who has one; if nobody has, it is discarded."
    ),
    "it_is_meant_to_be": mark(
        "Choose one. Either look in secret at the top 3 of any one stack (room tiles, events, items or omens) and put them "
        "back in any order. Or roll 4 dice and keep the result with this card: once, it replaces a later roll of the same "
        "explorer, though never above the most that roll could give."
    ),
    "jonahs_turn": mark(
        "If any explorer has the Puzzle Box, its owner discards it and draws an item card, and the explorer of this event "
        "gains 1 Sanity. Otherwise take 1 die of mental damage."
    ),
    "lights_out": mark(
        "Keep this card: the explorer moves at most 1 space a turn. It is discarded when the explorer ends a turn in a room "
        "with another explorer or in the Furnace Room, or has the Candle."
    ),
    "locked_safe": mark(
        "Put the Safe token in this room. Once in each own turn an explorer here may make a Knowledge roll. 5+: draw 2 item "
        "cards and remove the token. 2–4: take 1 die of physical damage. 0–1: take 2 dice of physical damage."
    ),
    "mists_from_the_walls": mark(
        "Every explorer in the basement makes a Sanity roll. 4+: nothing. 1–3: take 1 die of mental damage, and 1 die more in "
        "a room with an event symbol. 0: take 1 die of mental damage, and 2 dice more in a room with an event symbol."
    ),
    "mystic_slide": mark(
        "If the explorer is in the basement, the event passes to the next on the left who is not; if there is none, it is "
        "discarded. Put the Slide token in the explorer's room and make a Might roll at once; later any explorer in that room "
        "may do so once in each own turn. 5+: move to any explored room on a floor below. 0–4: draw room tiles until a "
        "basement one comes, place it, move there and take 1 die of physical damage; if none is left, choose a basement room "
        "in the house. Out of the explorer's own turn the new room gives no card. Nobody gets up the Slide."
    ),
    "night_view": mark("Knowledge roll. 5+: gain 1 Knowledge. 0–4: nothing."),
    "phone_call": mark(
        "Roll 2 dice. 4: gain 1 Sanity. 3: gain 1 Knowledge. 1–2: take 1 die of mental damage. 0: take 2 dice of physical damage."
    ),
    "possession": mark(
        "Choose a trait and roll it. 4+: gain 1 in a trait of choice. 0–3: the chosen trait falls to its lowest value above "
        "the skull; if it is there already, another trait of choice falls to its lowest."
    ),
    "revolving_wall": mark(
        "Put the Wall Switch token on a wall without a door, or in a corner, of this room. If there is no room behind it, draw "
        "room tiles until one fits this floor and place it there; if none does, this card is discarded. The explorer moves "
        "into the room behind. From now on an explorer in either room may make a Knowledge roll once in each own turn. 3+: "
        "pass through for 0 spaces. 0–2: nothing. The traitor and monsters pass without a roll."
    ),
    "rotten": mark("Sanity roll. 5+: gain 1 Sanity. 2–4: lose 1 Might. 1: lose 1 Might and 1 Speed. 0: lose 1 in each of the four traits."),
    "secret_passage": mark(
        "Put one Secret Passage token in this room and roll 3 dice for the other. 6: any room in the house. 4–5: a room on the "
        "upper floor. 2–3: a room on the ground floor. 0–1: a room in the basement. The two rooms are now joined both ways, 1 "
        "space. The explorer may go through at once, even without movement left. The passage itself is no space: nobody stops "
        "in it."
    ),
    "secret_stairs": mark(
        "Put one Secret Stairs token in this room and the other in a room of choice on a different floor. The two rooms are "
        "now joined both ways, 1 space. The explorer may follow the stairs at once, even without movement left; whoever does "
        "so this turn draws an event card in the room they lead to."
    ),
    "shrieking_wind": mark(
        "Every explorer in the Gardens, Graveyard, Patio, Tower, Balcony or a room with a window to the outside makes a Might "
        "roll. 5+: nothing. 3–4: take 1 die of physical damage. 1–2: take 1 die of mental damage. 0: take 1 die of physical "
        "damage, and one item of choice, if there is any, is blown to the Entrance Hall."
    ),
    "silence": mark(
        "Every explorer in the basement makes a Sanity roll. 4+: nothing. 1–3: take 1 die of mental damage. 0: take 2 dice of "
        "mental damage."
    ),
    "skeletons": mark(
        "Put the Skeletons token in this room and take 1 die of mental damage. Once in each own turn an explorer here may make "
        "a Sanity roll. 5+: draw an item card and remove the token. 0–4: take 1 die of mental damage."
    ),
    "smoke": mark(
        "Put the Smoke token in this room; it stays for good. It blocks lines of sight, and every explorer here rolls 2 dice "
        "fewer on trait rolls, but at least 1."
    ),
    "something_hidden": mark("A Knowledge roll may be made, or not. 4+: draw an item card. 0–3: lose 1 Sanity."),
    "something_slimy": mark("Speed roll. 4+: gain 1 Speed. 1–3: lose 1 Might. 0: lose 1 Might and 1 Speed."),
    "spider": mark(
        "Roll Speed or Sanity, by choice. 4+: gain 1 in the trait that was rolled. 1–3: take 1 die of physical damage. 0: take "
        "2 dice of physical damage."
    ),
    "the_beckoning": mark(
        "Every explorer in the Gardens, Graveyard, Tower, Balcony or a room with a window to the outside makes a Sanity roll. "
        "3+: nothing. 0–2: jump to the Patio and take 1 die of physical damage. If the Patio is not in the house yet, it is "
        "taken from the stack and placed, and the stack is shuffled."
    ),
    "the_lost_one": mark(
        "Knowledge roll. 5+: gain 1 Knowledge. 0–4: roll 3 dice to see where the explorer ends up. 6: the Entrance Hall. 4–5: "
        "the Upper Landing. 2–3: draw room tiles until one for the upper floor comes, place it and move there. 0–1: the same "
        "with a basement tile. If no such tile is left: the Entrance Hall."
    ),
    "the_voice": mark("Knowledge roll. 4+: draw an item card. 0–3: nothing."),
    "the_walls": mark("Draw the next room tile, place it in the house where it fits, and move there."),
    "webs": mark(
        "Might roll. 4+: gain 1 Might and discard this card. 0–3: keep it; the explorer is stuck and can do nothing. That "
        "explorer, or another in the room, may roll Might once in each own turn; 4+ frees the explorer, without gain, and "
        "discards the card, and whoever fails cannot move for the rest of the turn. After 3 failed rolls in all, the explorer "
        "is free at the start of the next own turn, which is a normal one."
    ),
    "what_the": mark(
        "This room's tile, with everything on it, moves to another unexplored doorway on the same floor; if there is none, to "
        "one on another floor."
    ),
    "whoops": mark("One of the explorer's item cards (no omen), picked unseen by the player on the right, is discarded."),
}
