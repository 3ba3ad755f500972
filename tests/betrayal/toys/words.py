"""What the toy haunts' things are called, so that they can be played in the window."""

from __future__ import annotations

from typing import Final

from game.words.betrayal.haunts.base import HauntWords

MONSTERS: Final = {"zombie": "Zombie", "mummy": "Mummy", "elder_god": "Elder God", "alien": "Alien", "dark_fiddler": "Fiddler"}
WORDS: Final = {
    51: HauntWords(title="Pins", figures=MONSTERS, marks={"trapped": "Pinned"}, vetoes={"builder_stays": "who is pinned stays"}),
    52: HauntWords(title="States", figures=MONSTERS, actions={"rite": "Turn back", "possess": "Bewitch"}),
    53: HauntWords(title="Blows", figures={**MONSTERS, "firebat": "Bat"}),
    54: HauntWords(title="Causes", figures=MONSTERS, vetoes={"nothing_hurts_fire": "nothing but cards lowers it"}),
    55: HauntWords(title="Areas", figures=MONSTERS, actions={"strike": "Breathe", "banish": "Cast", "defy": "Think"}),
    56: HauntWords(title="Thresholds", figures=MONSTERS, purposes={"curse": "the threshold", "dance": "the portrait"}),
    57: HauntWords(
        title="Masters",
        figures={"girl": "Doll", "alien": "Demon", "dog": "Guide", "evil_twin": "Double"},
        actions={"take_girl": "Lead the doll", "invoke": "Bind"},
        doubles=frozenset({"evil_twin"}),
    ),
    58: HauntWords(
        title="Hidden things",
        tokens={"herb": "Herb", "sarcophagus": "Sarcophagus"},
        actions={"guess": "Ask for the grave", "aim": "Ask for the heir", "deliver": "Ask for killers", "strike": "Turn it up"},
        counters={"hits": "Found out"},
        own={"grave": "The grave: {room}", "killers": "Killers wait in secret"},
        ends={"heroes_spirit_destroyed": "Everything was found out."},
    ),
    59: HauntWords(title="Leaving", figures=MONSTERS),
    60: HauntWords(
        title="The dead",
        figures=MONSTERS,
        tokens={"corpse": "Body", "boat": "Boat"},
        counters={"corpse": "Bodies"},
        vetoes={"heroes_leave_the_dead": "heroes leave the dead alone"},
    ),
}
