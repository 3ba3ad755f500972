"""Why something is not allowed, from what a viewer knows."""

from __future__ import annotations

from collections.abc import Callable

from game.betrayal.actions import Act
from game.betrayal.dealing import DEALT
from game.betrayal.moving import ROOTED
from game.betrayal.observation import BtObservation
from game.betrayal.position import Position
from game.betrayal.terms import EXPLORING
from game.betrayal.verbs import VERBS
from game.betrayal.weighing import forbidding
from game.engine.contract import CHANCE, Refusal

_OFFERED = {
    "go": "no_way",
    "explore": "no_doorway",
    "use": "not_usable",
    "trade": "not_given",
    "pick_up": "not_there",
    "attack": "no_target",
    "do": "not_here",
}


def why_not(o: BtObservation, action: Act, seen: Callable[[], Position] | None = None) -> Refusal | None:
    """Why the viewer may not do this now; None when it is legal. `seen` makes the position that the viewer sees, in which it is found
    what the haunt forbids."""
    if action in o.legal or action in o.interrupts:
        return None
    if o.actor is None:
        return Refusal("over")
    if o.actor == CHANCE:
        return Refusal("chance")
    if o.actor != o.viewer:
        return Refusal("not_asked")
    if o.asked != "turn" or action.verb not in VERBS:
        return Refusal("other_question")
    if seen is not None and (veto := forbidding(seen(), o.table.turn.body, action)) is not None:
        return Refusal("forbidden", (("haunt", str(o.table.haunt)), ("veto", veto.id)))
    return _in_turn(o, action)


def _in_turn(o: BtObservation, action: Act) -> Refusal:
    turn = o.table.turn
    if any(held[0] == turn.body for held in o.table.stuck.values()):
        return Refusal("held_fast")
    if (action.verb in ("go", "explore") and turn.stopped) or (action.verb == "cross" and ROOTED in turn.used):
        return Refusal("movement_over")
    if action.verb in ("go", "explore") and not any(each.verb in ("go", "explore") for each in o.legal):
        return Refusal("no_movement_left")
    if action.verb == "trade" and DEALT in turn.used:
        return Refusal("dealt_already")
    if action.verb == "attack" and o.table.phase == EXPLORING:
        return Refusal("before_haunt")
    if action.verb == "attack" and turn.attacked:
        return Refusal("attacked_already")
    if action.verb in ("use", "drop", "pick_up") and action.words and f"item:{action.words[0]}" in turn.used:
        return Refusal("used_already", (("card", str(action.words[0])),))
    return Refusal(_OFFERED.get(action.verb, "not_now"))
