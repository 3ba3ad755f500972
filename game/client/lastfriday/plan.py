"""A Camper's walk laid out before it is done, and where it could go on.

Each step over a circle tells something, so only the first step is certain; the later ones are planned by what the viewer sees now
and are tried one after another when the plan is committed.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.client.lastfriday.chart import Chart
from game.lastfriday.actions import Act
from game.lastfriday.numbers import ABILITY
from game.lastfriday.observation import LfObservation
from game.lastfriday.terms import CLOSED, COLOURS, ENTRANCE

WALK = frozenset({"step", "row", "swim", "enter"})


class Plan(msgspec.Struct):
    """Steps laid out, the first one first."""

    steps: list[Act] = []

    def end(self, start: int) -> int:
        """The dot the plan leads to from a start."""
        return self.steps[-1].dot if self.steps else start


def onward(chart: Chart, observation: LfObservation, plan: Plan) -> dict[int, tuple[Act, ...]]:
    """Where the plan can go on: for each dot the steps that lead there. The first step is one of the legal actions; a later one
    follows the network, the corpses, keys and the boat as the viewer sees them."""
    if not plan.steps:
        return _by_dot([act for act in observation.legal if act.verb in WALK])
    if observation.asked != "turn" or len(plan.steps) >= observation.turn.steps:
        return {}
    return _by_dot(_later(chart, observation, plan))


def _by_dot(acts: Sequence[Act]) -> dict[int, tuple[Act, ...]]:
    found: dict[int, tuple[Act, ...]] = {}
    for act in acts:
        found[act.dot] = (*found.get(act.dot, ()), act)
    return found


def _later(chart: Chart, observation: LfObservation, plan: Plan) -> list[Act]:
    camp, seat = chart.camp, observation.turn.seat
    here = plan.end(0)
    network = camp.network(_cabins_after(chart, observation, plan), observation.chapter <= 2)
    acts = list(network.steps[here]) if here != ENTRANCE else []
    colour = camp.door_of.get(here, "")
    if colour and colour in observation.camper(seat).keys and network.cabins[COLOURS.index(colour)] == CLOSED:
        acts.append(Act("enter", dot=camp.inside_door(here)))
    boat = _boat_after(chart, observation, plan)
    if boat and camp.pier_dots[boat] == here:
        acts += [Act("row", dot=dot) for dot in sorted(camp.pier_dots.values()) if dot != here]
    blocked = _blocked(observation, seat, last=len(plan.steps) + 1 >= observation.turn.steps)
    return [act for act in acts if act.dot not in blocked]


def _cabins_after(chart: Chart, observation: LfObservation, plan: Plan) -> tuple[str, ...]:
    cabins = list(observation.cabins)
    for act in plan.steps:
        if act.verb == "enter":
            cabins[COLOURS.index(chart.camp.inside_of[act.dot])] = "camper"
    return tuple(cabins)


def _boat_after(chart: Chart, observation: LfObservation, plan: Plan) -> int:
    boat = observation.boat
    for act in plan.steps:
        if act.verb == "row":
            boat = next(pier for pier, dot in chart.camp.pier_dots.items() if dot == act.dot)
    return boat


def _blocked(observation: LfObservation, seat: int, last: bool) -> set[int]:
    """The dots a step may not lead to: corpses, and on the last step the dots of others (LF-T3)."""
    sure = ABILITY.get(observation.camper(seat).card) == "sure_foot"
    blocked = {corpse.dot for corpse in observation.corpses} if last or not sure else set()
    if last:
        blocked |= {camper.dot for camper in observation.campers if camper.alive and camper.seat != seat and camper.dot}
    return blocked
