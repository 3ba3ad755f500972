"""Why an action is not allowed, from what its viewer knows. The window words the codes in `CODES`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.contract import Refusal
from game.lastfriday.actions import Act
from game.lastfriday.camp import Camp
from game.lastfriday.masks import members
from game.lastfriday.numbers import ABILITY
from game.lastfriday.observation import LfObservation
from game.lastfriday.position import STILL, seat_word
from game.lastfriday.terms import CAMPER_SIDE, CAMPERS, CLOSED, COLOURS, ENTRANCE

CODES: Final = (
    "game_over",
    "not_your_turn",
    "not_asked",
    "not_offered",
    "no_steps",
    "movement_over",
    "too_far",
    "corpse_there",
    "camper_there",
    "must_move_on",
    "cabin_closed",
    "cabin_maniac",
    "cabin_open",
    "no_key",
    "no_boat",
    "no_clue",
    "clue_played",
    "dot_taken",
    "dot_reserved",
    "no_circle",
    "no_corpse",
    "nothing_there",
    "no_ability",
    "used_up",
    "no_route",
    "over_camper",
    "must_move",
    "no_token",
    "token_this_round",
    "out_of_reach",
)
"""Every code that `why_not` can give."""

_CLUE_OF: Final = {"hear": "hearing", "trap": "trap", "lamp": "flashlight", "dig": "shovel", "sneakers": "sneakers"}
_ABILITY_OF: Final = {"wind": "second_wind", "give": "share", "reach": "reach", "peek": "peek", "swim": "swim"}
_TOKEN_VERBS: Final = ("speed", "axe", "shadow", "invisibility", "twist")
_FAR_OF: Final = {"trap": "far_trap", "lamp": "far_lamp", "dig": "far_shovel"}
_STEP_VERBS: Final = ("step", "row", "swim", "enter")
_VERBS: Final[dict[str, tuple[str, ...]]] = {
    "turn": (*_STEP_VERBS, *_CLUE_OF, *_ABILITY_OF, "take", "done"),
    "alarm": ("step", "row"),
    "push": ("push",),
    "maniac": ("move", "stay", "speed", "axe"),
    "reveal": ("reveal", "shadow", "invisibility"),
    "twist": ("twist", "rest"),
    "twist_move": ("move",),
}


def why_not(camp: Camp, seen: LfObservation, action: Act) -> Refusal | None:
    """The first reason against an action, None when it is legal for the viewer now."""
    if seen.actor == seen.viewer and action in seen.legal:
        return None
    if seen.actor is None:
        return Refusal("game_over")
    if seen.actor != seen.viewer:
        return Refusal("not_your_turn", (("seat", seat_word(seen.actor)),))
    if action.verb not in _VERBS.get(seen.asked, (seen.asked,)):
        return Refusal("not_asked", (("asked", seen.asked),))
    return _reason(camp, seen, action) or Refusal("not_offered")


def _reason(camp: Camp, seen: LfObservation, act: Act) -> Refusal | None:
    if act.verb in _TOKEN_VERBS:
        return _against_token(seen, act)
    if act.verb == "stay":
        return Refusal("must_move")
    if act.verb in ("move", "push"):
        return _against_move(camp, seen, act)
    if act.verb in _CLUE_OF:
        return _against_clue(camp, seen, act)
    if act.verb in _ABILITY_OF and act.verb != "swim":
        return _against_ability(seen, act)
    if act.verb in _STEP_VERBS:
        return _against_step(camp, seen, act)
    if act.verb == "take":
        return Refusal("nothing_there", _dot(act.dot))
    if act.verb == "done":
        return Refusal("must_move_on")
    return None


def _dot(dot: int) -> tuple[tuple[str, str], ...]:
    return (("dot", str(dot)),)


def _against_token(seen: LfObservation, act: Act) -> Refusal | None:
    if act.verb not in seen.tokens:
        return Refusal("no_token", (("token", act.verb),))
    if any(round_ == seen.round for _, round_ in seen.track):
        return Refusal("token_this_round")
    if act.verb == "axe" and act.what in COLOURS:
        if seen.cabins[COLOURS.index(act.what)] != CLOSED:
            return Refusal("cabin_open", (("cabin", act.what),))
        return Refusal("out_of_reach", (("cabin", act.what),))
    return Refusal("no_route") if act.verb in ("twist", "speed") else None


def _against_move(camp: Camp, seen: LfObservation, act: Act) -> Refusal:
    circle = seen.circle or seen.shown
    net = camp.network(seen.cabins, seen.chapter <= 2)
    if seen.chapter == 4 and any(way.circle == act.circle and way.route == act.route for way in net.moves[circle].acts):
        standing = {camper.dot for camper in seen.campers if camper.alive}
        return Refusal("over_camper", _dot(next(dot for dot in act.route if dot in standing)))
    return Refusal("no_route", (("circle", str(act.circle)),))


def _against_clue(camp: Camp, seen: LfObservation, act: Act) -> Refusal | None:
    camper = seen.camper(seen.viewer)
    clue = _CLUE_OF[act.verb]
    if clue not in camper.clues:
        return Refusal("no_clue", (("clue", clue),))
    if seen.turn.clue_played:
        return Refusal("clue_played")
    if act.verb == "sneakers":
        return Refusal("movement_over") if seen.turn.steps == STILL else None
    if camper.dot == ENTRANCE or act.verb == "hear":
        return Refusal("too_far")
    if act.verb == "dig":
        there = any(corpse.dot == act.dot for corpse in seen.corpses)
        return Refusal("too_far" if there else "no_corpse", _dot(act.dot))
    return _against_laying(camp, seen, act)


def _against_laying(camp: Camp, seen: LfObservation, act: Act) -> Refusal:
    if act.dot not in _in_reach(camp, seen, _FAR_OF[act.verb]):
        return Refusal("too_far", _dot(act.dot))
    if not camp.layable >> act.dot & 1:
        return Refusal("dot_reserved", _dot(act.dot))
    if _taken(seen, act.dot):
        return Refusal("dot_taken", _dot(act.dot))
    if act.verb == "lamp" and not (camp.circles_beside[act.dot] and _markers_left(camp, seen)):
        return Refusal("no_circle", _dot(act.dot))
    return Refusal("must_move_on")


def _in_reach(camp: Camp, seen: LfObservation, ability: str) -> set[int]:
    """The own and the adjacent dots, and with the ability those that it reaches (campers.close_by)."""
    camper = seen.camper(seen.viewer)
    net = camp.network(seen.cabins, seen.chapter <= 2)
    return {camper.dot, *members(net.close(camper.dot, ABILITY[camper.card] == ability))}


def _markers_left(camp: Camp, seen: LfObservation) -> bool:
    return sum(len(lamp.circles) for lamp in seen.lamps) < camp.numbers.markers


def _taken(seen: LfObservation, dot: int) -> bool:
    lying = {token.dot for tokens in (seen.corpses, seen.clues, seen.piles, seen.lamps, seen.welcome) for token in tokens}
    return dot in seen.traps or dot in lying


def _against_ability(seen: LfObservation, act: Act) -> Refusal:
    camper = seen.camper(seen.viewer)
    ability = _ABILITY_OF[act.verb]
    if ABILITY[camper.card] != ability:
        return Refusal("no_ability", (("ability", ability),))
    if ability in camper.used or ability in seen.turn.used:
        return Refusal("used_up", (("ability", ability),))
    if act.verb == "wind":
        return Refusal("movement_over")
    return Refusal("nothing_there", _dot(act.dot))


def _against_step(camp: Camp, seen: LfObservation, act: Act) -> Refusal:
    for check in _STEP_CHECKS:
        found = check(camp, seen, act)
        if found:
            return found
    return Refusal("too_far", _dot(act.dot))


def _against_crossing(camp: Camp, seen: LfObservation, act: Act) -> Refusal | None:
    if act.verb == "swim":
        camper = seen.camper(seen.viewer)
        return _against_ability(seen, act) if ABILITY[camper.card] != "swim" or "swim" in camper.used else None
    here = seen.camper(seen.viewer).dot
    if act.verb == "row" and (not seen.boat or camp.pier_dots[seen.boat] != here):
        return Refusal("no_boat")
    return None


def _against_steps_left(_camp: Camp, seen: LfObservation, _act: Act) -> Refusal | None:
    if seen.asked != "turn" or seen.turn.steps > 0:
        return None
    return Refusal("movement_over" if seen.turn.steps == STILL else "no_steps")


def _against_cabin(camp: Camp, seen: LfObservation, act: Act) -> Refusal | None:
    colour = camp.inside_of.get(act.dot)
    if not colour:
        return None
    side = seen.cabins[COLOURS.index(colour)]
    cabin = (("cabin", colour),)
    if act.verb == "enter":
        if side != CLOSED:
            return Refusal("cabin_open", cabin)
        if colour not in seen.camper(seen.viewer).keys:
            return Refusal("no_key", cabin)
    elif side != CAMPER_SIDE:
        return Refusal("cabin_closed" if side == CLOSED else "cabin_maniac", cabin)
    return None


def _against_goal(camp: Camp, seen: LfObservation, act: Act) -> Refusal | None:
    here = seen.camper(seen.viewer).dot
    net = camp.network(seen.cabins, seen.chapter <= 2)
    if act.verb in ("row", "swim"):
        reached = set(camp.pier_of) if here in camp.pier_of else set()
    else:
        reached = {step.dot for step in net.steps[here]} if here != ENTRANCE else {camp.arrow}
    if act.dot not in reached or act.dot == here:
        return None
    if any(corpse.dot == act.dot for corpse in seen.corpses):
        return Refusal("corpse_there", _dot(act.dot))
    if any(seen.camper(k).dot == act.dot and seen.camper(k).alive for k in CAMPERS if k != seen.viewer):
        return Refusal("camper_there", _dot(act.dot))
    if seen.asked == "alarm" and act.dot == seen.turn.home:  # kept for the finder, who may have to fall back
        return Refusal("camper_there", _dot(act.dot))
    return None


_STEP_CHECKS: Final[tuple[Callable[[Camp, LfObservation, Act], Refusal | None], ...]] = (
    _against_steps_left,
    _against_crossing,
    _against_cabin,
    _against_goal,
)
