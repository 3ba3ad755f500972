"""The rooms: what each is called, what it looks like, and what the special ones do."""

from __future__ import annotations

from typing import Final

import msgspec

from game.words.language import _, mark


class RoomWords(msgspec.Struct, frozen=True):
    """A room in English, marked for the catalogues: its name, a line for whoever opens its door, and its rule, if it has one of its own
    (BT-7)."""

    name: str
    line: str
    rule: str = ""


ROOM_WORDS: Final = {
    "grand_staircase": RoomWords(
        mark("Grand Staircase"),
        mark("Broad enough for a coffin and six bearers, and worn in just that way."),
        rule=mark("Stairs to the Upper Landing, 1 space. It has a window."),
    ),
    "foyer": RoomWords(
        mark("Foyer"),
        mark("Four ways on, and a coat stand with one coat too many."),
        rule=mark("Joined to the Stairs From Basement, both ways, 1 space, as soon as that room has been found."),
    ),
    "entrance_hall": RoomWords(
        mark("Entrance Hall"),
        mark("The front door has fallen shut, and on this side it has no handle."),
        rule=mark("Explorers start here. The front door is locked unless a haunt says otherwise."),
    ),
    "basement_landing": RoomWords(
        mark("Basement Landing"),
        mark("Coal dust, four dark openings, and a draught that comes from below."),
        rule=mark("The Coal Chute ends here. There is no way up until the Stairs From Basement or another way has been found."),
    ),
    "upper_landing": RoomWords(
        mark("Upper Landing"),
        mark("The carpet is thick up here, so that nobody hears who comes."),
        rule=mark("Stairs to the Grand Staircase, 1 space."),
    ),
    "abandoned_room": RoomWords(
        mark("Abandoned Room"),
        mark("Left in the middle of a game of cards, with all the hands face up."),
    ),
    "attic": RoomWords(
        mark("Attic"),
        mark("Trunks, rafters, and a rocking horse that still rocks."),
        rule=mark("On leaving: Speed roll. 3+: nothing. 0–2: lose 1 Might. The explorer moves on either way."),
    ),
    "balcony": RoomWords(
        mark("Balcony"),
        mark("A fine view of the gardens, and a railing mended with string."),
    ),
    "ballroom": RoomWords(
        mark("Ballroom"),
        mark("The chandelier is lit, and the parquet is warm from dancing."),
        rule=mark("Whoever drops from the Gallery lands here."),
    ),
    "bedroom": RoomWords(
        mark("Bedroom"),
        mark("The bed is made, and somebody very thin is lying in it."),
        rule=mark("It has a window."),
    ),
    "bloody_room": RoomWords(
        mark("Bloody Room"),
        mark("It has been scrubbed many times, but never for long."),
    ),
    "catacombs": RoomWords(
        mark("Catacombs"),
        mark("Shelves of the dead, all of them turned towards the one gap between."),
        rule=mark(
            "Two halves, north and south. To cross: Sanity roll, one try a turn, 0 spaces. 6+: across. 0–5: movement ends for this turn."
        ),
    ),
    "chapel": RoomWords(
        mark("Chapel"),
        mark("Small, quiet and clean; whatever walks here takes off its hat."),
        rule=mark("On ending a turn here: gain 1 Sanity, once for each explorer in the game. It has a window."),
    ),
    "charred_room": RoomWords(
        mark("Charred Room"),
        mark("The fire has eaten all except the piano and the one who would not leave it."),
    ),
    "chasm": RoomWords(
        mark("Chasm"),
        mark("The floor has gone, and a plank lies where it might be missed most."),
        rule=mark(
            "Two halves, west and east. To cross: Speed roll, one try a turn, 0 spaces. 3+: across. 0–2: movement ends for this turn."
        ),
    ),
    "coal_chute": RoomWords(
        mark("Coal Chute"),
        mark("A hatch, a smooth black throat, and no second thoughts."),
        rule=mark("Whoever enters slides to the Basement Landing at once; both together cost 1 space. Nobody stops here."),
    ),
    "collapsed_room": RoomWords(
        mark("Collapsed Room"),
        mark("Most of it is in the cellar by now, and the rest intends to follow."),
        rule=mark(
            "The discoverer must make a Speed roll. 5+: nothing. 0–4: fall into the basement. Later visitors fall only if they "
            "choose to. A fall costs 0 spaces and 1 die of physical damage. The first to fall draws a basement tile and lands "
            "there; it becomes the place below for all who follow."
        ),
    ),
    "conservatory": RoomWords(
        mark("Conservatory"),
        mark("The plants have not been watered for years, and they look well fed."),
    ),
    "creaky_hallway": RoomWords(
        mark("Creaky Hallway"),
        mark("Every board creaks, even those that nobody has stepped on yet."),
    ),
    "crypt": RoomWords(
        mark("Crypt"),
        mark("The lid of the last sarcophagus is open, and the name on it is fresh."),
        rule=mark("On ending a turn here: 1 point of mental damage."),
    ),
    "dining_room": RoomWords(
        mark("Dining Room"),
        mark("Places are laid for everyone, and the soup is hot."),
        rule=mark("It has windows."),
    ),
    "dusty_hallway": RoomWords(
        mark("Dusty Hallway"),
        mark("Dust ankle-deep, and one clean line through the middle of it."),
    ),
    "furnace_room": RoomWords(
        mark("Furnace Room"),
        mark("The furnace is fed, day and night, though nobody brings coal."),
        rule=mark("On ending a turn here: 1 point of physical damage."),
    ),
    "gallery": RoomWords(
        mark("Gallery"),
        mark("Portraits on both sides; the guests below look up at whoever looks down."),
        rule=mark("If the Ballroom is in the house: drop into it at will for 0 spaces and 1 die of physical damage."),
    ),
    "game_room": RoomWords(
        mark("Game Room"),
        mark("The billiard balls have just stopped moving."),
    ),
    "gardens": RoomWords(
        mark("Gardens"),
        mark("Well kept beds, each of them about the length of a man."),
    ),
    "graveyard": RoomWords(
        mark("Graveyard"),
        mark("Old stones, a new spade, and earth that has not settled."),
        rule=mark("On leaving: Sanity roll. 4+: nothing. 0–3: lose 1 Knowledge. The explorer moves on either way."),
    ),
    "gymnasium": RoomWords(
        mark("Gymnasium"),
        mark("The ropes sway, the vaulting horse breathes, and everything smells of wax."),
        rule=mark("On ending a turn here: gain 1 Speed, once for each explorer in the game."),
    ),
    "junk_room": RoomWords(
        mark("Junk Room"),
        mark("Everything the house has ever taken from anybody, stacked to the ceiling."),
        rule=mark(
            "On leaving: Might roll. 3+: nothing. 0–2: lose 1 Speed. The explorer gets out either way, but stops next door if no "
            "movement is left."
        ),
    ),
    "kitchen": RoomWords(
        mark("Kitchen"),
        mark("The knives hang by size, and the second largest is missing."),
    ),
    "larder": RoomWords(
        mark("Larder"),
        mark("Hams, jars and loaves enough for a siege, and all of them good."),
        rule=mark("On ending a turn here: gain 1 Might, once for each explorer in the game."),
    ),
    "library": RoomWords(
        mark("Library"),
        mark("The books are arranged by what they have done to their readers."),
        rule=mark("On ending a turn here: gain 1 Knowledge, once for each explorer in the game."),
    ),
    "master_bedroom": RoomWords(
        mark("Master Bedroom"),
        mark("A four-poster with drawn curtains, and someone patient behind them."),
        rule=mark("It has windows."),
    ),
    "mystic_elevator": RoomWords(
        mark("Mystic Elevator"),
        mark("A brass cage with three buttons, and a will of its own."),
        rule=mark(
            "It moves when somebody enters, once a turn: roll 2 dice. 4: any floor. 3: upper floor. 2: ground floor. 1: basement. "
            "0: basement, and everybody in it takes 1 die of physical damage. It is joined to an open doorway there; without one, "
            "it stays. It moves again at the end of a whole turn spent inside."
        ),
    ),
    "operating_laboratory": RoomWords(
        mark("Operating Laboratory"),
        mark("The straps on the table are worn through from the inside."),
    ),
    "organ_room": RoomWords(
        mark("Organ Room"),
        mark("The pipes reach into every floor, and the organist never turns round."),
    ),
    "patio": RoomWords(
        mark("Patio"),
        mark("Night air at last, a high wall, and the chairs set out in a circle."),
    ),
    "pentagram_chamber": RoomWords(
        mark("Pentagram Chamber"),
        mark("The chalk is fresh; only the candles in the five corners have burnt for a century."),
        rule=mark("On leaving: Knowledge roll. 4+: nothing. 0–3: lose 1 Sanity. The explorer moves on either way."),
    ),
    "research_laboratory": RoomWords(
        mark("Research Laboratory"),
        mark('Rows of jars, and a notebook that breaks off with the word "alive".'),
    ),
    "servants_quarters": RoomWords(
        mark("Servants' Quarters"),
        mark("Seven narrow beds, seven candlesticks, and eight aprons on the hook."),
    ),
    "stairs_from_basement": RoomWords(
        mark("Stairs From Basement"),
        mark("A back stair, and at the top a door that from outside is only wainscot."),
        rule=mark("A secret door leads to the Foyer and back, 1 space."),
    ),
    "statuary_corridor": RoomWords(
        mark("Statuary Corridor"),
        mark("Nobody has ever counted the statues twice and got the same number."),
    ),
    "storeroom": RoomWords(
        mark("Storeroom"),
        mark("Crates from all over the world, nailed shut, some of them from inside."),
    ),
    "tower": RoomWords(
        mark("Tower"),
        mark("A bridge of old stone in the wind, and a long way down on both sides."),
        rule=mark(
            "Two halves, west and east. To cross: Might roll, one try a turn, 0 spaces. 3+: across. 0–2: movement ends for this turn."
        ),
    ),
    "underground_lake": RoomWords(
        mark("Underground Lake"),
        mark("Black water without a ripple, until something below has noticed the light."),
    ),
    "vault": RoomWords(
        mark("Vault"),
        mark("A steel door with a wheel, and scratches around the lock, of nails and of teeth."),
        rule=mark(
            "The strong-room is locked. To open it: Knowledge roll, one try a turn. 6+: draw 2 item cards; from then on it stands "
            "open and empty. 0–5: movement ends for this turn. The traitor has to roll too."
        ),
    ),
    "wine_cellar": RoomWords(
        mark("Wine Cellar"),
        mark("Good years and bad years, and one barrel on which nobody has written a year."),
    ),
}


def room_line(room: str) -> str:
    """A room in one line, for whoever opens its door."""
    return _(ROOM_WORDS[room].line)


def room_rule(room: str) -> str:
    """What a room does; nothing for a room without a rule."""
    return _(ROOM_WORDS[room].rule)
