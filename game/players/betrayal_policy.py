"""The rules of thumb of Betrayal: what `normal` does, and what `hard` lets everybody do in the games it plays ahead.

Explore with purpose, pick up what lies there, heal, spread damage so that no trait comes near the skull; once the haunt has begun walk to
what the haunt says is worth going to, do what can be done there, and fight who can be beaten.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.betrayal.actions import Act
from game.betrayal.combat import BARE, WEAPONS
from game.betrayal.moving import fully_explored
from game.betrayal.rooms import PAINS
from game.betrayal.state import BtState
from game.betrayal.terms import HAUNTED, INDEX, KINDS, SANITY, TRAITORS, TRAITS

NEARER: Final = 0.8
"""What a goal is still worth for each space that it lies farther away."""
BOLD: Final = 0.6
"""Dice that an attacker may have less and still attack: a tie hurts nobody."""


def choose(s: BtState) -> Act:
    """What a sensible player does in this position; the same in equal positions."""
    legal = s.legal_actions()
    if len(legal) == 1:
        return legal[0]
    answer = ANSWERS.get(type(s.question).__name__)
    return answer(s, s.question, legal) if answer else legal[0]


# questions


def margin(s: BtState, body: int, trait: str) -> int:
    """Steps that a trait is above the skull."""
    return s.t.bodies[body].traits[INDEX[trait]] + 1


def health(steps: int) -> float:
    """What a trait so many steps above the skull is worth: the last ones most."""
    return (-12.0, 2.0, 3.4, 4.5, 5.4, 6.1, 6.7, 7.2, 7.6)[max(0, min(8, steps))]


def _take(s: BtState, question: Any, legal: Sequence[Act]) -> Act:
    from game.betrayal.data import STARTS, TRACKS

    def worth(act: Act) -> int:
        who = str(act.words[0])
        return sum(track[step] for track, step in zip(TRACKS[who], STARTS[who], strict=True))

    return max(legal, key=worth)


def _spread(s: BtState, question: Any, legal: Sequence[Act]) -> Act:
    one, other = KINDS[question.kind]
    least = 0 if s.t.phase == HAUNTED else 1
    here = margin(s, question.body, one), margin(s, question.body, other)

    def left(act: Act) -> float:
        return sum(health(max(least, steps - int(lost))) for steps, lost in zip(here, act.words, strict=True))

    return max(legal, key=left)


def _trait(s: BtState, question: Any, legal: Sequence[Act]) -> Act:
    sign = 1 if question.steps > 0 else -1
    return min(legal, key=lambda act: sign * margin(s, question.body, str(act.words[0])))


def _skull(s: BtState, question: Any, legal: Sequence[Act]) -> Act:
    def spare(kind: str) -> int:
        return sum(margin(s, question.body, trait) for trait in KINDS[kind])

    return legal[0] if spare("physical") > spare("mental") else legal[1]


def wanted(purpose: str) -> int:
    """Whether a high result of a roll is good for the roller (1), bad (-1), or neither here nor there (0)."""
    if purpose.startswith("damage"):
        return -1
    return 1 if purpose.startswith(("do_", "attack", "defence", "exit_", "cross_", "event_", "collapsed")) else 0


def _before(s: BtState, question: Any, legal: Sequence[Act]) -> Act:
    roll = question.throw.roll
    if s.t.phase != HAUNTED or wanted(roll.purpose) == 0:
        return legal[0]
    numbers = [act for act in legal if act.verb == "set"]
    if wanted(roll.purpose) < 0:
        low = [act for act in numbers if act.words[1] == 0]
        return low[0] if low and question.throw.number > 2 else legal[0]
    added = [act for act in legal if act.verb == "add" and act.words[0] == "adrenaline_shot"]
    if roll.purpose.startswith("do_"):
        if added:
            return added[0]
        if numbers and question.throw.number < 6:
            return max(numbers, key=lambda act: int(act.words[1]))
    idol = [act for act in legal if act.verb == "add" and act.words[0] == "idol"]
    if idol and margin(s, roll.body, SANITY) > 2 and roll.purpose.startswith(("do_", "attack")):
        return idol[0]
    return legal[0]


def _after(s: BtState, question: Any, legal: Sequence[Act]) -> Act:
    roll = question.throw.roll
    sign = wanted(roll.purpose)
    if not sign or sign * (sum(s.t.dice) - len(s.t.dice)) >= 0:
        return legal[0]
    bad = 0 if sign > 0 else 2
    again = [act for act in legal if act.verb == "again" and all(face == bad for face in act.words[1:])]
    return max(again, key=lambda act: len(act.words), default=legal[0])


def _turned(s: BtState, question: Any, legal: Sequence[Act]) -> Act:
    from game.betrayal.board import Spot

    d = question.discover

    def open_doors(act: Act) -> int:
        return len(s.board.with_tile(question.room, Spot(d.floor, d.x, d.y, int(act.words[0]))).open(question.room))

    return max(legal, key=open_doors)


def _verb(verb: str) -> Callable[[BtState, Any, Sequence[Act]], Act]:
    return lambda s, question, legal: next((act for act in legal if act.verb == verb), legal[0])


def _won(s: BtState, question: Any, legal: Sequence[Act]) -> Act:
    target = s.t.bodies[question.attack.target]
    if s.is_explorer(question.attack.target) and min(target.traits[:2]) < question.by:
        return legal[0]
    wants = s.haunt.wants(s, question.attack.attacker)
    return next((act for act in legal if act.verb == "steal" and act.words[0] in wants), legal[0])


def _nearer(s: BtState, question: Any, legal: Sequence[Act]) -> Act:
    """Monsters are sent to heroes; heroes stay where they are wanted."""
    sent = question.side == TRAITORS and s.t.bodies[question.body].side != TRAITORS
    return legal[-1] if sent else legal[0]


# the turn


def _turn(s: BtState, question: Any, legal: Sequence[Act]) -> Act:
    body = question.body
    by_verb: dict[str, list[Act]] = {}
    for act in legal:
        by_verb.setdefault(act.verb, []).append(act)
    for step in (_own_action, _fight, _help, _move):
        found = step(s, body, by_verb)
        if found is not None:
            return found
    return legal[-1]


def _own_action(s: BtState, body: int, acts: dict[str, list[Act]]) -> Act | None:
    """What the haunt lets one do here, with the best trait for it."""
    found = [act for act in acts.get("do", ()) if s.haunt.sensible(s, body, act)]
    return max(found, key=lambda act: s.value(body, str(act.words[1])) if _is_trait(act) else 0, default=None)


def _is_trait(act: Act) -> bool:
    return len(act.words) > 1 and act.words[1] in TRAITS


def edge(s: BtState, body: int, act: Act) -> float:
    """Dice that an attacker has more than the defender."""
    target = int(act.words[0])
    weapon = str(act.words[1]) if len(act.words) > 1 else ""
    traits = s.haunt.attack_traits(s, body, target, weapon) or ("might", "might")
    dice = WEAPONS.get(weapon, BARE).dice
    return min(8, s.value(body, traits[0]) + dice) - s.value(target, traits[1])


def _fight(s: BtState, body: int, acts: dict[str, list[Act]]) -> Act | None:
    attacks = [act for act in acts.get("attack", ()) if s.haunt.worth_attacking(s, body, int(act.words[0]))]
    if not attacks:
        return None
    best = max(attacks, key=lambda act: edge(s, body, act))
    safe = not s.is_explorer(body) or s.t.bodies[body].side == TRAITORS
    return best if edge(s, body, best) > (-2.0 if safe and not s.is_explorer(body) else -BOLD) else None


GOOD_USES: Final = ("puzzle_box", "medical_kit", "healing_salve", "smelling_salts")
GOOD_TOKENS: Final = {"closet": ("", 0), "safe": ("knowledge", 5), "skeletons": ("sanity", 5)}


def _help(s: BtState, body: int, acts: dict[str, list[Act]]) -> Act | None:
    """Freeing, picking up, healing, searching."""
    for verb in ("free", "pick_up"):
        if acts.get(verb):
            return acts[verb][0]
    for act in acts.get("use", ()):
        card = str(act.words[0])
        if card in GOOD_USES and (card == "puzzle_box" or _hurt(s, body, card)):
            return act
    for act in acts.get("token", ()):
        trait, least = GOOD_TOKENS.get(str(act.words[0]), ("", 9))
        if not trait and least == 0 and s.t.phase != HAUNTED:
            return act
        if trait and s.value(body, trait) >= least:
            return act
    return None


def _hurt(s: BtState, body: int, card: str) -> bool:
    traits = ("knowledge",) if card == "smelling_salts" else ("might", "speed")
    return any(s.t.bodies[body].traits[INDEX[trait]] < s.start_step(body, trait) - 1 for trait in traits)


def _move(s: BtState, body: int, acts: dict[str, list[Act]]) -> Act | None:
    target = _target(s, body)
    room = s.room(body)
    going = acts.get("go", [])
    if acts.get("search_stairs"):
        return acts["search_stairs"][0]
    if target is None:
        if acts.get("explore") and s.haunt.may_discover(s, body):
            return acts["explore"][0]
        target = _doorway(s, body)
        if target == room and acts.get("cross") and not s.used("cross"):
            return acts["cross"][0]  # the doorway is in the other half
    if target is None or target == room:
        if target and acts.get("cross") and not s.used("cross") and _foe_across(s, body):
            return acts["cross"][0]
        return _flee_pain(s, room, going)
    far = s.board.distances(target)
    here = far.get(room, 99)
    best = min(going, key=lambda act: far.get(str(act.words[0]), 98), default=None)
    if best is not None and far.get(str(best.words[0]), 98) < here:
        return best
    if acts.get("cross") and not s.used("cross"):
        return acts["cross"][0]
    return None


def _foe_across(s: BtState, body: int) -> bool:
    """Whether opponents are in the other half of the room."""
    here = s.at(s.room(body))
    return any(s.haunt.opposed(s, body, other) and not s.together(body, other) for other in here if other != body)


def _target(s: BtState, body: int) -> str | None:
    """The room that is worth most to go to, as far as it is away."""
    room = s.room(body)
    if s.t.phase != HAUNTED or not room:
        return None
    far = s.board.distances(room)
    best, most = None, 0.0
    for goal in s.haunt.goals(s, body):
        if goal.room not in far:
            continue  # there is no way yet: better look for one
        worth = goal.worth * NEARER ** far[goal.room]
        if worth > most:
            best, most = goal.room, worth
    return best


def _doorway(s: BtState, body: int) -> str | None:
    """The nearest room from which something can be discovered."""
    room = s.room(body)
    if not room or not s.haunt.may_discover(s, body):
        return None
    far = s.board.distances(room)
    rooms = [room for room in far if s.board.open(room) and not fully_explored(s, s.board.floor(room))]
    return min(rooms, key=lambda room: far[room], default=None)


def _flee_pain(s: BtState, room: str, going: Sequence[Act]) -> Act | None:
    """Not to end a turn where it hurts."""
    return going[0] if room in PAINS and going and s.t.phase != HAUNTED else None


ANSWERS: Final[dict[str, Callable[[BtState, Any, Sequence[Act]], Act]]] = {
    "PickExplorer": _take,
    "Spread": _spread,
    "ChooseTrait": _trait,
    "OfferSkull": _skull,
    "BeforeRoll": _before,
    "AfterRoll": _after,
    "Laying": _turned,
    "IgnoreEvent": _verb("ignore"),
    "IgnoreBite": _verb("ignore"),
    "Nearer": _nearer,
    "Accept": _verb("accept"),
    "Exchange": _verb("refuse"),
    "Won": _won,
    "TakeTurn": _turn,
    "RollOrFall": _verb("roll"),
}
"""Question -> what is answered."""
