"""The cards of Stay Away! as the rule file lists them: the referee's own table."""

from __future__ import annotations

from collections import Counter
from typing import Final

PRINTED: Final[dict[str, tuple[int, ...]]] = {
    "the_thing": (0,),
    "infected": (4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 7, 7, 8, 9, 9, 10, 10, 11, 11, 11),
    "flamethrower": (4, 4, 6, 9, 11),
    "analysis": (5, 6, 9),
    "axe": (4, 9),
    "suspicion": (4, 4, 4, 4, 7, 8, 9, 10),
    "whisky": (4, 6, 10),
    "determination": (4, 4, 6, 9, 10),
    "watch_your_back": (4, 9),
    "change_places": (4, 4, 7, 9, 11),
    "youd_better_run": (4, 4, 7, 9, 11),
    "seduction": (4, 4, 6, 7, 8, 10, 11),
    "im_comfortable": (4, 6, 11),
    "scary": (5, 6, 8, 11),
    "no_thanks": (4, 6, 8, 11),
    "missed": (4, 6, 11),
    "no_barbecues": (4, 6, 11),
    "quarantine": (5, 9),
    "locked_door": (4, 7, 11),
    "rotten_ropes": (6, 9),
    "get_out_of_here": (5,),
    "forgetful": (4,),
    "one_two": (5, 9),
    "three_four": (4, 9),
    "party": (5, 9),
    "just_between_us": (7, 9),
    "chain_reaction": (4, 9),
    "cant_we_be_friends": (7, 9),
    "blind_date": (4, 9),
    "oops": (10,),
    "revelations": (8,),
}
"""The number printed on each copy; 0: none printed, always in (SA-1)."""

PANIC: Final = frozenset(
    (
        *("rotten_ropes", "get_out_of_here", "forgetful", "one_two", "three_four", "party"),
        *("just_between_us", "chain_reaction", "cant_we_be_friends", "blind_date", "oops", "revelations"),
    )
)
"""Their back is another than that of the Stay Away! cards (SA-4)."""
THING: Final = "the_thing"
INFECTED: Final = "infected"
FLAME: Final = "flamethrower"
SIZES: Final = {4: 35, 5: 41, 6: 54, 7: 63, 8: 69, 9: 88, 10: 95, 11: 108, 12: 108}
INFECTIONS: Final = {4: 8, 5: 8, 6: 10, 7: 12, 8: 13, 9: 15, 10: 17, 11: 20, 12: 20}
PANICS: Final = {4: 4, 5: 7, 6: 8, 7: 10, 8: 11, 9: 19, 10: 20, 11: 20, 12: 20}
"""Cards, Infected! and Panic! by the number of players (SA-7)."""


def deck(players: int) -> Counter[str]:
    """The copies that are in the game (SA-1)."""
    return Counter({card: sum(number <= players for number in numbers) for card, numbers in PRINTED.items()})
