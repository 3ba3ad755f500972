"""Dice that lie on the table, in words: who rolls for what, and what came of it."""

from __future__ import annotations

from game.betrayal.terms import NOBODY
from game.words.betrayal.eventwords import haunt_roll_words
from game.words.betrayal.housetable import Dice
from game.words.betrayal.purposes import names_itself, purpose_words
from game.words.betrayal.wording import Called, Names
from game.words.language import _


def head_words(dice: Dice, names: Called) -> str:
    """Who rolls for what."""
    words = purpose_words(dice.purpose, names.haunt)
    if dice.body == NOBODY or names_itself(dice.purpose):
        return words[:1].upper() + words[1:]
    return f"{names(dice.body)}: {words}"


def total_of(dice: Dice) -> int:
    """The result, or as long as it does not stand the sum of the dice."""
    return dice.total if dice.total >= 0 else sum(dice.dice)


def result_words(dice: Dice, names: Called) -> str:
    """What came of it, as far as it is known."""
    total = total_of(dice)
    if dice.against is not None:
        return ahead_words(dice.against, dice, names)
    if dice.least < 0:
        return str(total)
    if dice.purpose == "haunt":
        return haunt_roll_words(dice.success).format(total=total, least=dice.least)
    words = _("{total}, needed {least}: success") if dice.success else _("{total}, needed {least}: failure")
    return words.format(total=total, least=dice.least)


def ahead_words(attack: Dice, defence: Dice, names: Names) -> str:
    """Who is ahead in a fight, and by how much."""
    by = total_of(attack) - total_of(defence)
    if not by:
        return _("A tie")
    leader = attack if by > 0 else defence
    name = names(leader.body) if leader.body != NOBODY else _("The card")
    return _("{name} is ahead by {n}").format(name=name, n=abs(by))
