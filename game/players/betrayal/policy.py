"""The rules of thumb of Betrayal: what `normal` does, and what `hard` lets everybody do in the games it plays ahead.

Explore with purpose, pick up what lies there, heal; once the haunt has begun do what can be done for one's side, fight where that brings
more than it costs, and stop where one is wanted and not in danger.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.betrayal.actions import Act
from game.betrayal.combat import BARE, WEAPONS
from game.betrayal.outside import the
from game.betrayal.state import BtState
from game.betrayal.terms import HAUNTED, INDEX, KIND_OF, MIGHT, TRAITS
from game.players.betrayal.answers import ANSWERS, health
from game.players.betrayal.deals import proposals
from game.players.betrayal.movement import NEARER, destination, doorways, margin, spare, step
from game.players.betrayal.odds import beats, lead

CAUTION: Final = 0.8
"""What it is worth not to be hurt oneself, against hurting an opponent."""
STUNNED: Final = 0.2
"""What it is worth that a monster misses a turn."""
Acts = dict[str, list[Act]]


def choose(s: BtState) -> Act:
    """What a sensible player does in this position; the same in equal positions."""
    legal = s.legal_actions()
    if len(legal) == 1:
        return legal[0]
    question = s.question
    if question is None or question.kind == "turn":
        return _turn(s, s.t.turn.body, legal)
    return ANSWERS[question.kind](s, question, legal)


def _turn(s: BtState, body: int, legal: Sequence[Act]) -> Act:
    by_verb: Acts = {}
    for act in legal:
        by_verb.setdefault(act.verb, []).append(act)
    for each in (_leave, _own_action, _fight, _help, _move):
        found = each(s, body, by_verb)
        if found is not None:
            return found
    return legal[-1]


def _own_action(s: BtState, body: int, acts: Acts) -> Act | None:
    """What the haunt lets one do here, the likeliest to come off."""
    found = [act for act in acts.get("do", ()) if s.haunt.sensible(s, body, act)]
    return max(found, key=lambda act: s.haunt.promise(s, body, act), default=None)


def _leave(s: BtState, body: int, acts: Acts) -> Act | None:
    """The door is forced with the better trait, and who wants to be out goes."""
    for verb in ("go_out", "force_door"):
        found = [act for act in acts.get(verb, ()) if the(s, str(act.words[0])).wanted]
        if found:
            return max(found, key=lambda act: s.value(body, str(act.words[-1])) if act.words[-1] in TRAITS else 0)
    return None


# fighting


def outcome(s: BtState, body: int, act: Act) -> float:
    """What an attack brings, less what it may cost."""
    target = int(act.words[0])
    weapon = str(act.words[1]) if len(act.words) > 1 else ""
    trait, answer = s.haunt.attack_traits(s, body, target, weapon) or (MIGHT, MIGHT)
    mine = min(8, s.value(body, trait) + WEAPONS.get(weapon, BARE).dice)
    theirs = s.value(target, answer)
    prize = s.haunt.prize(s, body, target, weapon)
    if s.is_explorer(target):
        life = max(1, spare(s, target, KIND_OF[trait]) + 1)
        gain = min(1.0, lead(mine, theirs) / life) * (1.0 + prize) + 0.2 * prize * beats(mine, theirs)
    else:
        gain = beats(mine, theirs) * (STUNNED + prize)
    return gain - CAUTION * _cost(s, body, target, KIND_OF[trait], mine, theirs)


def _cost(s: BtState, body: int, target: int, kind: str, mine: int, theirs: int) -> float:
    if not s.together(body, target) or s.t.bodies[target].stunned or not s.haunt.hurts_back(s, body, target):
        return 0.0
    if not s.is_explorer(body):
        return 0.15 * beats(theirs, mine)
    return min(1.0, lead(theirs, mine) / max(1, spare(s, body, kind) + 1))


def _fight(s: BtState, body: int, acts: Acts) -> Act | None:
    attacks = [act for act in acts.get("attack", ()) if s.haunt.worth_attacking(s, body, int(act.words[0]))]
    if attacks:
        best = max(attacks, key=lambda act: outcome(s, body, act))
        if outcome(s, body, best) > 0:
            return best
    return next((act for act in acts.get("use", ()) if act.words[0] == "dynamite" and _pays(s, body, str(act.words[1]))), None)


def _pays(s: BtState, body: int, room: str) -> bool:
    """Whether Dynamite in a room would hurt opponents and no friend."""
    there = [other for other in s.at(room) if other != body]
    foes = [other for other in there if s.haunt.can_attack(s, body, other)]
    return bool(foes) and len(foes) == len(there)


# helping oneself


GOOD_USES: Final = ("puzzle_box", "medical_kit", "healing_salve", "smelling_salts")
GOOD_TOKENS: Final = {"closet": ("", 0), "safe": ("knowledge", 5), "skeletons": ("sanity", 5)}


def _help(s: BtState, body: int, acts: Acts) -> Act | None:
    """Freeing, picking up, healing, searching, dealing."""
    for verb in ("free", "pick_up"):
        if acts.get(verb):
            return acts[verb][0]
    for act in acts.get("use", ()):
        card = str(act.words[0])
        if card in GOOD_USES and (card == "puzzle_box" or _hurt(s, body, int(act.words[1]), card)):
            return act
    for act in acts.get("token", ()):
        trait, least = GOOD_TOKENS.get(str(act.words[0]), ("", 9))
        if not trait and least == 0 and s.t.phase != HAUNTED:
            return act
        if trait and s.value(body, trait) >= least:
            return act
    return next((act for act in acts.get("trade", ()) if proposals(s, body, int(act.words[0]))), None)


def _hurt(s: BtState, body: int, patient: int, card: str) -> bool:
    """Whether somebody on the same side needs healing badly enough."""
    if s.t.phase == HAUNTED and s.haunt.opposed(s, body, patient):
        return False
    traits = ("knowledge",) if card == "smelling_salts" else ("might", "speed")
    steps = 1 if card == "medical_kit" else 2
    return any(s.t.bodies[patient].traits[INDEX[trait]] <= s.start_step(patient, trait) - steps for trait in traits)


# moving


def _move(s: BtState, body: int, acts: Acts) -> Act | None:
    room = s.room(body)
    if not room:
        return None
    going = acts.get("go", [])
    if acts.get("search_stairs"):
        return acts["search_stairs"][0]
    if s.t.phase != HAUNTED and acts.get("explore"):
        return acts["explore"][0]
    best, worth, staying = destination(s, body)
    if best != room and worth > staying:
        found = step(s, body, best, going)
        if found is not None:
            return found
    elif (acts.get("fall") or acts.get("drop_down")) and _cut_off(s, body, room):
        return (acts.get("fall") or acts["drop_down"])[0]
    elif acts.get("explore") and _searches(s, body, room):
        return acts["explore"][0]
    elif not _over_there(s, body, room):
        return None
    return acts["cross"][0] if acts.get("cross") and not s.used("cross") else None


def _cut_off(s: BtState, body: int, room: str) -> bool:
    """Whether what a figure wants most is where it cannot walk to, and more than what it can."""
    if s.t.phase != HAUNTED:
        return False
    here = s.board.distances(room)
    goals = s.haunt.goals(s, body)
    known = max((goal.worth * NEARER ** here[goal.room] for goal in goals if goal.room in here), default=0.0)
    return max((goal.worth for goal in goals if goal.room in s.board.spots and goal.room not in here), default=0.0) > known


def _over_there(s: BtState, body: int, room: str) -> bool:
    """Whether there is something to do in the other half of the room."""
    half = s.t.bodies[body].half
    if any(s.board.printed(room, side) != half for side in s.board.open(room)) and _searches(s, body, room):
        return True
    return any(s.t.bodies[other].half != half and s.haunt.opposed(s, body, other) for other in s.at(room)) and s.t.phase == HAUNTED


def _searches(s: BtState, body: int, room: str) -> bool:
    """Whether it is for the door to the unknown that a figure is here."""
    here = s.board.distances(room)
    goals = s.haunt.goals(s, body) if s.t.phase == HAUNTED else []
    known = [goal for goal in goals if goal.room in here]
    hidden = max((goal.worth for goal in goals if goal.room not in here), default=0.0)
    return not known or hidden > max(goal.worth * NEARER ** here[goal.room] for goal in known)


__all__ = ["NEARER", "choose", "doorways", "health", "margin", "outcome"]
