"""Advice for a player of Last Friday: the action of `hard`, and what its evaluation saw in it."""

from __future__ import annotations

import random

from game.lastfriday.actions import Act
from game.players.advice import PLAIN, SHOWN, Advice
from game.players.lastfriday.campers import met, scorer
from game.players.lastfriday.distances import FAR
from game.players.lastfriday.maniac import Hunt
from game.players.lastfriday.plans import STEPS, Plan, plans
from game.players.lastfriday.view import CHASES, View

_LIKELY = 0.02
"""The least chance to meet him that is worth a word."""


def explain(view: View, act: Act) -> Advice:
    """The action with figures where a walk or a move was weighed."""
    if view.seen.asked == "turn" and (act.verb in STEPS or act.verb == "done"):
        return _walk(view, act)
    if view.seen.asked in ("maniac", "twist_move") and act.verb == "move":
        return _move(view, act)
    return Advice(act)


def _walk(view: View, act: Act) -> Advice:
    """A Camper's walk: the chance to pass over him, or how near its end is to where he most likely is."""
    camper = view.seen.camper(view.seen.viewer)
    score = scorer(view, camper)
    finest: dict[Act, tuple[float, Plan]] = {}
    for plan in plans(view, camper.seat, view.seen.turn.steps):
        value = score(plan)
        if plan.first not in finest or value > finest[plan.first][0]:
            finest[plan.first] = value, plan
    if act not in finest or not view.chances:
        return Advice(act)
    kind = "near" if view.seen.chapter in CHASES or (view.seen.chapter == 3 and camper.seat != view.seen.chosen) else PLAIN
    if met(view, finest[act][1].circles) >= _LIKELY and kind:
        kind = "catch"
    ranked = sorted((pair for first, pair in finest.items() if first != act), key=lambda pair: -pair[0])[:SHOWN]
    others = tuple((plan.first, _figure(view, plan, kind)) for _, plan in ranked)
    plan = finest[act][1]
    danger = view.threat[plan.end] if view.seen.chapter in (1, 3) else 0.0
    return Advice(act, others, _figure(view, plan, kind), min(1.0, danger), kind)


def _figure(view: View, plan: Plan, kind: str) -> float:
    if kind == "catch":
        return met(view, plan.circles)
    if kind == "near":
        likeliest = max(view.chances, key=lambda circle: (view.chances[circle], -circle))
        return float(view.reach(plan.end)[likeliest])
    return 0.0


def _move(view: View, act: Act) -> Advice:
    """A move of the Maniac: how far the hunters are then and how likely they find him, or how near the prey."""
    hunt = Hunt(view, random.Random(view.seen.round))
    scored = {move: hunt.score(move, mask, hunt.unseen) for move, mask in hunt.moves(view.seen.circle) if move in view.legal}
    kind = "away" if view.seen.chapter in CHASES else "prey"
    ranked = sorted((move for move in scored if move != act), key=lambda move: -scored[move])[:SHOWN]
    risk = hunt.hunters.risk(act.circle, hunt.unseen) if view.seen.chapter != 1 else 0.0
    return Advice(act, tuple((move, _far(hunt, move, kind)) for move in ranked), _far(hunt, act, kind), risk, kind)


def _far(hunt: Hunt, move: Act, kind: str) -> float:
    if kind == "away":
        return float(hunt.hunters.nearest(move.circle))
    dots = hunt.view.chosen_dot if hunt.chapter == 3 else 0
    targets = 1 << dots if dots else hunt.view.pawns
    return float(hunt.ways.prey_distances(targets)[move.circle]) if targets else float(FAR)
