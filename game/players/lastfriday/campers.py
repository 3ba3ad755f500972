"""How a Camper walks in each chapter: every walk of the turn is scored, the best one's first step is taken.

Scores are in points; 100 is about what catching the Maniac is worth. The weights were tuned in the arena.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from game.lastfriday.actions import Act
from game.lastfriday.masks import mask_of, numbers_in
from game.lastfriday.observation import Camper
from game.lastfriday.terms import CLOSED, COLOURS, LAST_ROUND
from game.players.lastfriday.clues import last_clue, opening_clue
from game.players.lastfriday.distances import CIRCLES, FAR
from game.players.lastfriday.plans import STEPS, Plan, plans
from game.players.lastfriday.view import View, near_best

Scorer = Callable[[Plan], float]

_NEAR: Final = [0.8**steps for steps in range(256)]
"""What it is worth to be so many steps from passing over a circle."""


def play_turn(view: View, rng: random.Random) -> Act:
    """The next action of the Camper whose turn it is."""
    free = _free_gain(view)
    if free is not None:
        return free
    seat = view.seen.viewer
    camper = view.seen.camper(seat)
    score = scorer(view, camper)
    steps = view.seen.turn.steps
    walks = plans(view, seat, steps)
    if not walks:  # stopped where nobody may stay: on to anywhere
        return rng.choice([act for act in view.legal if act.verb in STEPS] or list(view.legal))
    value, act = near_best(((score(plan), plan.first) for plan in walks), rng, view.camper_ease)
    if not view.manner.helps:
        return act
    helped = opening_clue(view, camper, lambda more: _longer(view, score, steps + more, value))
    if helped is not None:
        return helped
    if act.verb == "done":
        return last_clue(view, camper) or act
    return act


def _longer(view: View, score: Scorer, steps: int, value: float) -> float:
    """How much better the best walk of so many steps is."""
    walks = plans(view, view.seen.viewer, steps)
    return max(score(plan) for plan in walks) - value if walks else 0.0


def _free_gain(view: View) -> Act | None:
    """What costs nothing: a pile beside, a clue in reach, a look at one."""
    for act in view.legal:
        if act.verb in ("take", "reach", "peek"):
            return act
    return None


def answer_alarm(view: View, rng: random.Random) -> Act:
    """The alarmed Camper's one dot (LF-C9); the Maniac is where he was shown."""
    camper = view.seen.camper(view.seen.viewer)
    score = scorer(view, camper)
    ways = []
    for act in view.legal:
        ways.append((score(Plan(act, act.dot, 1 << act.circle if act.circle else 0, 1 << act.dot)), act))
    return near_best(ways, rng, view.camper_ease)[1]


def answer_push(view: View, rng: random.Random) -> Act:
    """Away from the Chosen and over nobody (LF-C6)."""
    prey = view.ways.prey_distances(1 << view.chosen_dot) if view.chosen_dot else None
    safe = []
    for act in view.legal:
        over = sum(1 << dot for dot in act.route) & view.pawns
        value = -200.0 * bool(over >> view.chosen_dot & 1 and view.chosen_dot) - 20.0 * over.bit_count()
        if prey is not None:
            value += 10 * min(prey[act.circle], 6)
        killable = view.ways.kills[act.circle] & view.pawns
        safe.append((value - 3 * killable.bit_count(), act))
    return near_best(safe, rng, view.camper_ease)[1]


# --- scoring walks
def scorer(view: View, camper: Camper) -> Scorer:
    """How good a walk is in this chapter for this Camper."""
    chapter = view.seen.chapter
    if chapter == 1:
        return _arrival(view, camper)
    if chapter == 2:
        return _chase(view, camper, catch=100.0, cover=22.0, block=0.0)
    if chapter == 3:
        return _flight(view) if camper.seat == view.seen.chosen else _guard(view, camper)
    if camper.seat == view.seen.chosen:
        return _chase(view, camper, catch=100.0, cover=26.0, block=0.0)
    return _chase(view, camper, catch=40.0, cover=18.0, block=20.0)


def met(view: View, circles: int) -> float:
    """The chance that he is on one of these circles (a mask)."""
    return sum(chance for circle, chance in view.chances.items() if circles >> circle & 1)


def _cover(view: View, camper: Camper, near: dict[int, float]) -> Callable[[int], float]:
    """How well a dot covers where he may be next, above all where no other Camper is near."""
    held = [0.0] * CIRCLES
    for other in view.living:
        if other.seat != camper.seat:
            far = view.reach(other.dot)
            for circle in near:
                held[circle] = max(held[circle], _NEAR[far[circle]])
    known: dict[int, float] = {}

    def cover(dot: int) -> float:
        value = known.get(dot)
        if value is None:
            far = view.reach(dot)
            value = 0.0
            for circle, chance in near.items():
                mine = _NEAR[far[circle]]
                value += chance * (0.4 * mine + max(0.0, mine - held[circle]))
            known[dot] = value
        return value

    return cover


def _chase(view: View, camper: Camper, catch: float, cover: float, block: float) -> Scorer:
    """II and IV: pass over likely circles, stand near where he may go next, in IV in his way."""
    covers = _cover(view, camper, view.next_chances)
    flow = view.flow

    def score(plan: Plan) -> float:
        value = catch * met(view, plan.circles) + cover * covers(plan.end)
        if plan.first.circle:
            value += 0.05 * catch * met(view, 1 << plan.first.circle)  # rather now than with the second step
        value += 1.5 * (plan.dots & view.loot).bit_count()
        return value + block * flow[plan.end] if block else value

    return score


def _flight(view: View) -> Scorer:
    """III, the Chosen: out of his reach now and after the next turn, away from where he probably is; never over where he may be."""
    harm = [0.0, 220.0, 140.0 if view.double_move else 70.0, 60.0 if view.double_move else 30.0, 30.0, 15.0]
    harm += [-4.0 * min(moves - 5, 8) for moves in range(6, 256)]
    now, later = _danger(view, harm, view.chances), _danger(view, harm, view.next_chances)
    shut = view.corpses
    refuges: dict[int, float] = {}

    def refuge(dot: int) -> float:
        if dot not in refuges:
            far = view.walk(dot)
            refuges[dot] = min(later(there) for there in view.camp.dots if far[there] <= 2 and not shut >> there & 1)
        return refuges[dot]

    def score(plan: Plan) -> float:
        value = -600.0 * met(view, plan.circles) - now(plan.end) - 0.7 * refuge(plan.end)
        return value + 1.0 * (plan.dots & view.loot).bit_count()

    return score


def _danger(view: View, harm: list[float], chances: dict[int, float]) -> Callable[[int], float]:
    """The harm a dot must expect; `harm` by the Maniac's moves until he can pass over it."""
    known: dict[int, float] = {}

    def danger(dot: int) -> float:
        if dot not in known:
            moves = view.ways.prey_distances(1 << dot)
            known[dot] = sum(chance * harm[moves[circle]] for circle, chance in chances.items())
        return known[dot]

    return danger


def _guard(view: View, camper: Camper) -> Scorer:
    """III, the others: find him, be between him and the Chosen, do not stand in his way for nothing."""
    near = view.next_chances
    if view.chosen_dot:
        prey = view.ways.prey_distances(1 << view.chosen_dot)
        near = {circle: chance * (2.0 if prey[circle] <= 2 else 1.0 if prey[circle] <= 4 else 0.5) for circle, chance in near.items()}
    covers = _cover(view, camper, near)
    threat = view.threat

    def score(plan: Plan) -> float:
        value = 60.0 * met(view, plan.circles) + 12.0 * covers(plan.end) - 12.0 * threat[plan.end]
        return value + 1.5 * (plan.dots & view.loot).bit_count()

    return score


def _arrival(view: View, camper: Camper) -> Scorer:
    """I: to a cabin with a key or a free place in it, else to Welcome tokens; never where he may be. Fear gives way as time runs out."""
    goal = _goals(view, camper)
    threat, later = view.threat, view.later_threat
    welcome = mask_of(token.dot for token in view.seen.welcome)
    courage = max(0.1, 1.0 - view.seen.round / (1.2 * LAST_ROUND))
    now, next_turn = 30.0 * courage, (20.0 if view.double_move else 10.0) * courage

    def score(plan: Plan) -> float:
        value = -300.0 * met(view, plan.circles)
        if plan.end in view.camp.inside_of:
            return value + 40.0 + (0.5 if plan.first.verb == "done" else 0.0)
        value -= now * threat[plan.end] + next_turn * later[plan.end]
        value += 4.0 * (plan.dots & welcome).bit_count() + 1.0 * (plan.dots & view.loot).bit_count()
        return value + goal(plan.end)

    return score


def _goals(view: View, camper: Camper) -> Callable[[int], float]:
    """How near a dot is to what this Camper wants in I: the best of (worth - steps)."""
    keys = {key for other in view.living for key in other.keys}
    closed = [colour for colour, side in zip(COLOURS, view.seen.cabins, strict=True) if side == CLOSED]
    coming = [colour for colour in closed if colour in keys]
    wanted: list[tuple[float, int]] = []
    mine = [colour for colour in coming if colour in camper.keys]
    for colour in mine or coming:  # who has a key brings it, others wait for one beside the doors
        for door in view.camp.doors[colour]:
            waiting = sorted({step.dot for step in view.ways.network.steps[door]}.difference(view.camp.door_of))
            wanted += [(18.0, door)] if mine else [(10.0, dot) for dot in waiting]
    free = numbers_in(view.inside & ~view.others(camper.seat))
    outside = [other for other in view.living if not view.inside >> other.dot & 1]
    if not mine or len(free) >= len(outside) or not _in_time(view, camper, mine):
        wanted += [(17.0, dot) for dot in free]
    if not mine:
        enough = len(free) + 3 * len(coming) >= len(outside)
        wanted += [(worth - 3.0 * enough, dot) for worth, dot in _searches(view, camper, outside)]
    boat = view.camp.pier_dots[view.seen.boat] if view.seen.boat else 0
    piers = [view.walk(pier) for pier in view.camp.pier_dots.values() if pier != boat] if boat else []
    by_boat = {there: 1 + min(pier[there] for pier in piers) for _, there in wanted} if boat else {}

    def goal(dot: int) -> float:
        far = view.walk(dot)
        row = far[boat] if boat else FAR
        return max((worth - 2.0 * min(far[there], row + by_boat.get(there, FAR)) for worth, there in wanted), default=0.0)

    return goal


def _in_time(view: View, camper: Camper, cabins: list[str]) -> bool:
    """Whether this Camper can still open one of these cabins before the chapter ends."""
    far = view.walk(camper.dot)
    left = view.camp.numbers.camper_steps * (LAST_ROUND + 1 - view.seen.round)
    return any(far[door] < left for colour in cabins for door in view.camp.doors[colour])


def _searches(view: View, camper: Camper, outside: list[Camper]) -> list[tuple[float, int]]:
    """The Welcome tokens, worth less where another Camper comes first."""
    found = []
    for token in view.seen.welcome:
        mine = view.walk(camper.dot)[token.dot]
        rivals = sum(view.walk(other.dot)[token.dot] < mine for other in outside if other.seat != camper.seat)
        found.append((13.0 - 4.0 * rivals, token.dot))
    return found
