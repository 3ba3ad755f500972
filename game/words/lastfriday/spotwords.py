"""What lies and stands on a space, in words for the tip under the pointer."""

from __future__ import annotations

from collections.abc import Mapping

from game.lastfriday.campmap import Space
from game.lastfriday.observation import LfObservation
from game.words.language import _
from game.words.lastfriday.cast import Cast
from game.words.lastfriday.names import cabin_name, clue_name, key_name, step_figure


def words_for(place: str, observation: LfObservation, cast: Cast, spaces: Mapping[str, Space]) -> str:
    """A line for each thing there; empty when there is nothing to say."""
    if place.isdigit():
        return "\n".join(_circle(int(place), observation, spaces))
    if place.startswith("d"):
        return "\n".join(_dot(int(place[1:]), observation, cast, spaces))
    return ""


def _circle(circle: int, observation: LfObservation, spaces: Mapping[str, Space]) -> list[str]:
    words = [str(circle)]
    if observation.shown == circle:
        if observation.shown_step < 0:
            words.append(_("The Maniac was here in the chapter before"))
        else:
            words.append(_("The Maniac was here at step {step}").format(step=step_figure(observation.shown_step)))
    if observation.circle == circle:
        words.append(_("The Maniac is here"))
    if any(circle in lamp.circles for lamp in observation.lamps):
        words.append(_("Lit by a lamp"))
    if spaces[str(circle)].start:
        words.append(_("A start of the Maniac"))
    return words if len(words) > 1 else []


def _dot(dot: int, observation: LfObservation, cast: Cast, spaces: Mapping[str, Space]) -> list[str]:
    words = [cast.name(camper.seat) for camper in observation.campers if camper.alive and camper.dot == dot and camper.card]
    for corpse in observation.corpses:
        if corpse.dot == dot:
            words.append(_("A corpse") if corpse.fear else _("A corpse that counts no Fear"))
    for clue in observation.clues:
        if clue.dot == dot:
            words.append(_clue(clue.clue, clue.maniac_knows, clue.campers_know))
    for pile in observation.piles:
        if pile.dot == dot:
            words += [*map(clue_name, pile.clues), *map(key_name, pile.keys)]
    words += [_("A Bear Trap") for trap in observation.traps if trap == dot]
    words += [_("A lamp") for lamp in observation.lamps if lamp.dot == dot]
    for token in observation.welcome:
        if token.dot == dot:
            thing = _("a corpse") if token.token == "corpse" else key_name(token.token.removeprefix("key_")) if token.token else ""
            words.append(_("A Welcome token: {thing}").format(thing=thing) if thing else _("A Welcome token, face down"))
    space = spaces[f"d{dot}"]
    if space.door:
        words.append(_("At the door: {cabin}").format(cabin=cabin_name(space.door)))
    if space.pier:
        words.append(_("Pier {number}").format(number=space.pier))
    return words


def _clue(clue: str, maniac_knows: bool, campers_know: bool) -> str:
    if clue:
        return _("A clue: {clue}").format(clue=clue_name(clue))
    if maniac_knows and not campers_know:
        return _("A clue, face down; the Maniac knows it")
    if campers_know and not maniac_knows:
        return _("A clue, face down; the Campers know it")
    return _("A clue, face down")
