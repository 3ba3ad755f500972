"""What the people, tokens and chapters of Last Friday are called, in the language of the window."""

from __future__ import annotations

from game.lastfriday.terms import MANIAC, colour_of
from game.words.language import _
from game.words.lastfriday.things import ABILITIES, CHARACTERS, CLUES, TOKENS

_ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV")


def roman(number: int) -> str:
    """A round or chapter, 1 to 15, in Roman figures; empty for 0."""
    return _ROMAN[number]


def step_figure(step: int) -> str:
    """A step of the Maniac's record: 0 for the start, Roman figures for the rounds, dots for one of the chapter before."""
    return "…" if step < 0 else roman(step) or "0"


def letter(colour: str) -> str:
    """The letter that stands for a colour beside its shape."""
    return {"red": _("R"), "yellow": _("Y"), "green": _("G"), "blue": _("B"), "brown": _("W"), "chosen": _("C"), "maniac": _("M")}[colour]


def colour_name(colour: str) -> str:
    """A Camper's colour by itself."""
    return {"red": _("Red"), "yellow": _("Yellow"), "green": _("Green"), "blue": _("Blue"), "brown": _("Brown")}[colour]


def camper_of(colour: str) -> str:
    """A Camper who has no card yet."""
    return {
        "red": _("The red Camper"),
        "yellow": _("The yellow Camper"),
        "green": _("The green Camper"),
        "blue": _("The blue Camper"),
        "brown": _("The brown Camper"),
    }[colour]


def cabin_name(colour: str) -> str:
    """A cabin."""
    return {
        "red": _("Red cabin"),
        "yellow": _("Yellow cabin"),
        "green": _("Green cabin"),
        "blue": _("Blue cabin"),
        "brown": _("Brown cabin"),
    }[colour]


def key_name(colour: str) -> str:
    """The key of a cabin."""
    return {
        "red": _("Red key"),
        "yellow": _("Yellow key"),
        "green": _("Green key"),
        "blue": _("Blue key"),
        "brown": _("Brown key"),
    }[colour]


def seat_title(seat: int) -> str:
    """What a seat is: the Maniac or a colour's Camper."""
    return _("The Maniac") if seat == MANIAC else camper_of(colour_of(seat))


def chapter_title(chapter: int) -> str:
    """The name of a chapter (1 to 4)."""
    return (_("Arriving at the Camp"), _("The Chase"), _("The Massacre"), _("The Final Chapter"))[chapter - 1]


def clue_name(clue: str) -> str:
    """A clue."""
    return _(CLUES[clue].name)


def clue_help(clue: str) -> str:
    """What a clue does, in a sentence."""
    return _(CLUES[clue].about)


def token_name(token: str) -> str:
    """A token of the Maniac, or a corpse."""
    return _(TOKENS[token].name)


def token_help(token: str) -> str:
    """What a token of the Maniac does, in a sentence."""
    return _(TOKENS[token].about)


def card_name(card: str) -> str:
    """A character's name."""
    return _(CHARACTERS[card].name)


def card_about(card: str) -> str:
    """Who a character is, in a few words."""
    return _(CHARACTERS[card].about)


def ability_name(ability: str) -> str:
    """An ability of a Camper card."""
    return _(ABILITIES[ability].name)


def ability_help(ability: str) -> str:
    """What an ability does, in a sentence."""
    return _(ABILITIES[ability].about)


def aim(chapter: int, maniac: bool) -> str:
    """What a side wants in a chapter, in a line (LF-H1)."""
    if maniac:
        return (
            _("Kill the Campers before they find shelter."),
            _("Stay uncaught to the end of round XV."),
            _("Kill the Chosen before round XV is over."),
            _("Hide to the end of round XV."),
        )[chapter - 1]
    return (
        _("Find the keys and shelter in the cabins."),
        _("Catch the Maniac: pass over his circle."),
        _("Keep the Chosen alive to the end of round XV."),
        _("The Chosen must pass over the Maniac; the others surround him."),
    )[chapter - 1]


def advice(chapter: int, maniac: bool) -> str:
    """The advice of the rulebook for a side in a chapter (LF-H1)."""
    if maniac:
        return (
            _("Your steps show three rounds late. Be where they must pass, not where they are."),
            _("Where you are is shown every third round. Move away from the circle you showed at once."),
            _("Study where the Campers are and will be; come close in silence and surprise the Chosen, avoiding the others."),
            _("Avoid every contact: each one raises the alarm and slows you down. With no move left you have lost."),
        )[chapter - 1]
    return (
        _("Spread out over the Welcome tokens: they hide the keys. What he shows is three rounds old."),
        _("After each reveal close the ways out of the region, then step over its circles."),
        _("Build a guard around the Chosen and expect him from any side."),
        _("Surround and block him so that the Chosen can reach him. Use every clue: there is no later chapter."),
    )[chapter - 1]


def area_name(area: str) -> str:
    """A named part of the camp."""
    return {
        "whispering_pines": _("Whispering Pines"),
        "old_quarry": _("Old Quarry"),
        "fire_ring": _("Fire Ring"),
        "boathouse_bay": _("Boathouse Bay"),
        "owl_hollow": _("Owl Hollow"),
        "thunder_oak": _("Thunder Oak"),
        "archery_meadow": _("Archery Meadow"),
        "lost_bell_clearing": _("Lost Bell"),
        "fern_gully": _("Fern Gully"),
        "bear_rock": _("Bear Rock"),
        "entrance": _("Camp entrance"),
    }.get(area, "")
