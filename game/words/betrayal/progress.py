"""How the game stands, in lines: round and omens, what a haunt counts and marks, what the viewer alone knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.betrayal.clock import countdown
from game.betrayal.haunts import haunt
from game.betrayal.haunts.aims import counted
from game.betrayal.roommap import ROOMS
from game.betrayal.table import Table
from game.betrayal.terms import EXPLORING, MONSTERS, NOBODY
from game.words.betrayal.counting import counter_parts, mark_words, marked_words, unsaid
from game.words.betrayal.eventwords import daybreak_words
from game.words.betrayal.haunts import words_of
from game.words.betrayal.housetable import HouseTable
from game.words.betrayal.names import room_name
from game.words.betrayal.statewords import away_lines
from game.words.betrayal.turnorder import following_turn
from game.words.betrayal.wording import Called, Names, card_or_room, pile_word
from game.words.language import _, n_


def own_lines(own: Mapping[str, str], number: int) -> list[str]:
    """What the viewer's seat alone knows of itself, in the haunt with this number."""
    found = []
    for name, sentence in words_of(number).own.items():
        if value := own.get(name):
            room = room_name(value) if value in ROOMS else ""
            found.append(_(sentence).format(room=room, numbers=", ".join(value.split())))
    return found


def top_lines(tops: Mapping[str, Sequence[str]]) -> list[str]:
    """The cards on top of piles that the viewer has looked at."""
    found = []
    for pile, cards in tops.items():
        known = ", ".join(card_or_room(card) if card else "?" for card in cards)
        found.append(_("On top of {pile}: {cards}").format(pile=pile_word(pile), cards=known))
    return found


def goals(table: HouseTable) -> dict[str, int]:
    """How far each thing is counted, as far as the viewer's own booklet says so."""
    side = table.t.bodies[table.viewer].side if 0 <= table.viewer < len(table.t.bodies) else ""
    return {name: number for name, (whose, number) in counted(haunt(table.t.haunt).aims, table.seats).items() if whose == side}


def standing_lines(table: HouseTable, tops: Mapping[str, Sequence[str]], names: Names) -> list[str]:
    """The last rounds before daybreak, what the viewer alone knows, and what lies counted and marked on the table."""
    left = countdown(table.t)
    dawn = [daybreak_words(left)] if left else []
    return [*dawn, *top_lines(tops), *own_lines(table.own, table.t.haunt), *progress_lines(table, names)]


def state_words(table: Table, names: Names) -> str:
    """Round and omens, in short, and whose turn is next; a number is never parted from what it counts."""
    if not table.round:
        return ""
    parts = [_("Round {number}").format(number=table.round)]
    if table.phase == EXPLORING:
        parts.append(n_("{n} omen", "{n} omens", table.omens).format(n=table.omens))
    following = following_turn(table)
    if following != NOBODY:
        name = _("monsters") if following == MONSTERS else names(following)
        parts.append(_("next: {name}").format(name=name))
    return "  ·  ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts)


def progress_lines(table: HouseTable, names: Names) -> list[str]:
    """Counters first, one of several figures or traits in a single line; then marks, each in a line."""
    called = Called(names, table.t.haunt)
    found = counter_lines(table.t.counters, called, goals(table))
    for name, marked in table.t.marks.items():
        if marked and not unsaid(name, table.t.haunt):
            found.append(f"{mark_words(name, table.t.haunt)}: {', '.join(marked_words(what, called) for what in marked)}")
    return found + away_lines(table.t.bodies, names)


def counter_lines(counters: Mapping[str, int], names: Called, goals: Mapping[str, int]) -> list[str]:
    """What is counted: the whole number, and in brackets or alone those of each figure or trait; each of its goal, where there is one."""
    whole: dict[str, str] = {}
    parts: dict[str, list[str]] = {}
    for name, value in counters.items():
        head = name.split("_")[0]
        if unsaid(name, names.haunt):
            continue
        words, of = counter_parts(name, names)
        whole.setdefault(words, "")
        goal = 0 if of and head in counters else goals.get(head, 0)  # where there is a sum, the goal is the sum's
        number = _("{n} of {goal}").format(n=value, goal=goal) if goal else str(value)
        if of:
            parts.setdefault(words, []).append(f"{of} {number}")
        else:
            whole[words] = number
    return [f"{words}: {_counted(number, ', '.join(parts.get(words, ())))}" for words, number in whole.items()]


def _counted(number: str, parts: str) -> str:
    return f"{number} ({parts})" if number and parts else number or parts
