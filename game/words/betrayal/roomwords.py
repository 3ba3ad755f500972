"""What each room looks like, and what the special rooms do."""

from __future__ import annotations

from typing import Final

from game.words.language import _, mark

_LINES: Final = {
    "grand_staircase": mark("Broad enough for a coffin and six bearers, and worn in just that way."),
    "foyer": mark("Four ways on, and a coat stand with one coat too many."),
    "entrance_hall": mark("The front door has fallen shut, and on this side it has no handle."),
    "basement_landing": mark("Coal dust, four dark openings, and a draught that comes from below."),
    "upper_landing": mark("The carpet is thick up here, so that nobody hears who comes."),
    "abandoned_room": mark("Left in the middle of a game of cards, with all the hands face up."),
    "attic": mark("Trunks, rafters, and a rocking horse that still rocks."),
    "balcony": mark("A fine view of the gardens, and a railing mended with string."),
    "ballroom": mark("The chandelier is lit, and the parquet is warm from dancing."),
    "bedroom": mark("The bed is made, and somebody very thin is lying in it."),
    "bloody_room": mark("It has been scrubbed many times, but never for long."),
    "catacombs": mark("Shelves of the dead, all of them turned towards the one gap between."),
    "chapel": mark("Small, quiet and clean; whatever walks here takes off its hat."),
    "charred_room": mark("The fire has eaten all except the piano and the one who would not leave it."),
    "chasm": mark("The floor has gone, and a plank lies where it might be missed most."),
    "coal_chute": mark("A hatch, a smooth black throat, and no second thoughts."),
    "collapsed_room": mark("Most of it is in the cellar by now, and the rest intends to follow."),
    "conservatory": mark("The plants have not been watered for years, and they look well fed."),
    "creaky_hallway": mark("Every board creaks, even those that nobody has stepped on yet."),
    "crypt": mark("The lid of the last sarcophagus is open, and the name on it is fresh."),
    "dining_room": mark("Places are laid for everyone, and the soup is hot."),
    "dusty_hallway": mark("Dust ankle-deep, and one clean line through the middle of it."),
    "furnace_room": mark("The furnace is fed, day and night, though nobody brings coal."),
    "gallery": mark("Portraits on both sides; the guests below look up at whoever looks down."),
    "game_room": mark("The billiard balls have just stopped moving."),
    "gardens": mark("Well kept beds, each of them about the length of a man."),
    "graveyard": mark("Old stones, a new spade, and earth that has not settled."),
    "gymnasium": mark("The ropes sway, the vaulting horse breathes, and everything smells of wax."),
    "junk_room": mark("Everything the house has ever taken from anybody, stacked to the ceiling."),
    "kitchen": mark("The knives hang by size, and the second largest is missing."),
    "larder": mark("Hams, jars and loaves enough for a siege, and all of them good."),
    "library": mark("The books are arranged by what they have done to their readers."),
    "master_bedroom": mark("A four-poster with drawn curtains, and someone patient behind them."),
    "mystic_elevator": mark("A brass cage with three buttons, and a will of its own."),
    "operating_laboratory": mark("The straps on the table are worn through from the inside."),
    "organ_room": mark("The pipes reach into every floor, and the organist never turns round."),
    "patio": mark("Night air at last, a high wall, and the chairs set out in a circle."),
    "pentagram_chamber": mark("The chalk is fresh; only the candles in the five corners have burnt for a century."),
    "research_laboratory": mark('Rows of jars, and a notebook that breaks off with the word "alive".'),
    "servants_quarters": mark("Seven narrow beds, seven candlesticks, and eight aprons on the hook."),
    "stairs_from_basement": mark("A back stair, and at the top a door that from outside is only wainscot."),
    "statuary_corridor": mark("Nobody has ever counted the statues twice and got the same number."),
    "storeroom": mark("Crates from all over the world, nailed shut, some of them from inside."),
    "tower": mark("A bridge of old stone in the wind, and a long way down on both sides."),
    "underground_lake": mark("Black water without a ripple, until something below has noticed the light."),
    "vault": mark("A steel door with a wheel, and scratches around the lock, of nails and of teeth."),
    "wine_cellar": mark("Good years and bad years, and one barrel on which nobody has written a year."),
}

_RULES: Final = {
    "grand_staircase": mark("Stairs to the Upper Landing, 1 space. It has a window."),
    "foyer": mark("Joined to the Stairs From Basement, both ways, 1 space, as soon as that room has been found."),
    "entrance_hall": mark("Explorers start here. The front door is locked unless a haunt says otherwise."),
    "upper_landing": mark("Stairs to the Grand Staircase, 1 space."),
    "basement_landing": mark("The Coal Chute ends here. There is no way up until the Stairs From Basement or another way has been found."),
    "attic": mark("On leaving: Speed roll. 3+: nothing. 0–2: lose 1 Might. The explorer moves on either way."),
    "ballroom": mark("Whoever drops from the Gallery lands here."),
    "bedroom": mark("It has a window."),
    "catacombs": mark(
        "Two halves, north and south. To cross: Sanity roll, one try a turn, 0 spaces. 6+: across. 0–5: movement ends for this turn."
    ),
    "chapel": mark("On ending a turn here: gain 1 Sanity, once for each explorer in the game. It has a window."),
    "chasm": mark(
        "Two halves, west and east. To cross: Speed roll, one try a turn, 0 spaces. 3+: across. 0–2: movement ends for this turn."
    ),
    "coal_chute": mark("Whoever enters slides to the Basement Landing at once; both together cost 1 space. Nobody stops here."),
    "collapsed_room": mark(
        "The discoverer must make a Speed roll. 5+: nothing. 0–4: fall into the basement. Later visitors fall only if they "
        "choose to. A fall costs 0 spaces and 1 die of physical damage. The first to fall draws a basement tile and lands "
        "there; it becomes the place below for all who follow."
    ),
    "crypt": mark("On ending a turn here: 1 point of mental damage."),
    "dining_room": mark("It has windows."),
    "furnace_room": mark("On ending a turn here: 1 point of physical damage."),
    "gallery": mark("If the Ballroom is in the house: drop into it at will for 0 spaces and 1 die of physical damage."),
    "graveyard": mark("On leaving: Sanity roll. 4+: nothing. 0–3: lose 1 Knowledge. The explorer moves on either way."),
    "gymnasium": mark("On ending a turn here: gain 1 Speed, once for each explorer in the game."),
    "junk_room": mark(
        "On leaving: Might roll. 3+: nothing. 0–2: lose 1 Speed. The explorer gets out either way, but stops next door if no "
        "movement is left."
    ),
    "larder": mark("On ending a turn here: gain 1 Might, once for each explorer in the game."),
    "library": mark("On ending a turn here: gain 1 Knowledge, once for each explorer in the game."),
    "master_bedroom": mark("It has windows."),
    "mystic_elevator": mark(
        "It moves when somebody enters, once a turn: roll 2 dice. 4: any floor. 3: upper floor. 2: ground floor. 1: basement. "
        "0: basement, and everybody in it takes 1 die of physical damage. It is joined to an open doorway there; without one, "
        "it stays. It moves again at the end of a whole turn spent inside."
    ),
    "pentagram_chamber": mark("On leaving: Knowledge roll. 4+: nothing. 0–3: lose 1 Sanity. The explorer moves on either way."),
    "stairs_from_basement": mark("A secret door leads to the Foyer and back, 1 space."),
    "tower": mark(
        "Two halves, west and east. To cross: Might roll, one try a turn, 0 spaces. 3+: across. 0–2: movement ends for this turn."
    ),
    "vault": mark(
        "The strong-room is locked. To open it: Knowledge roll, one try a turn. 6+: draw 2 item cards; from then on it stands "
        "open and empty. 0–5: movement ends for this turn. The traitor has to roll too."
    ),
}
"""The rooms with a rule of their own (BT-7); the others have none."""


def room_line(room: str) -> str:
    """A room in one line, for whoever opens its door."""
    return _(_LINES[room])


def room_rule(room: str) -> str:
    """What a room does; nothing for a room without a rule."""
    return _(_RULES.get(room, ""))
