"""Many pairs, their flows compared entry by entry."""

from __future__ import annotations

import random
from itertools import count, zip_longest

import msgspec

from tests.client.flows.pairs import Pair, find
from tests.client.flows.watching import Entry, flow

SPEEDS = ("off", "fast", "normal")
AROUND = 4
"""Entries before a difference that are told with it."""


class Found(msgspec.Struct):
    """What came of many pairs; `leaks` are words for whoever mends them."""

    pairs: int = 0
    decisions: int = 0
    entries: int = 0
    differing: int = 0  # decisions in which the two games did different things
    leaks: list[str] = []


def difference(one: list[Entry], two: list[Entry]) -> str:
    """Where two flows part, in words; empty when they do not."""
    for at, (here, there) in enumerate(zip_longest(one, two)):
        if here != there:
            before = "\n".join(f"        {entry}" for entry in one[max(0, at - AROUND) : at])
            return f"{before}\n    one {here}\n    two {there}"
    return ""


def compare(pair: Pair, rng: random.Random) -> tuple[str, int]:
    """The difference of a pair's flows, and how much was perceived."""
    seats = range(pair.past.setup.seats)
    computers = rng.sample(seats, rng.randrange(len(seats))) if rng.random() < 1 / 3 else []
    speed, confirm = rng.choice(SPEEDS), rng.random() < 1 / 2
    flows = [flow(pair, twin, speed, computers, confirm) for twin in (False, True)]
    told = difference(*flows)
    steps = ", ".join(f"{step.one}" if step.one == step.two else f"{step.one} / {step.two}" for step in pair.steps)
    return told and f"speed {speed}, computers {computers}, confirm {confirm}: {steps}\n{told}", len(flows[0])


def compare_many(game: str, pairs: int, seed: int, steps: int = 8) -> Found:
    """So many pairs from a seed on."""
    found = Found()
    for number in count(seed):
        if found.pairs >= pairs:
            break
        pair = find(game, number, steps)
        if pair is None:
            continue
        leak, entries = compare(pair, random.Random(f"table {number}"))
        found.pairs += 1
        found.entries += entries
        found.decisions += sum(not step.chance for step in pair.steps)
        found.differing += sum(step.one != step.two for step in pair.steps)
        if leak:
            found.leaks.append(f"{game} {number}, {leak}")
    return found
