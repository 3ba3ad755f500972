"""Short sounds of wood, earth, metal and cloth: steps, tokens, doors, tools, the interface."""

from __future__ import annotations

from typing import Final

import numpy as np

from game.client.soundmaking.waves import (
    Chance,
    Wave,
    band,
    chance,
    decay,
    edges,
    even,
    noise,
    place,
    room,
    shape,
    silence,
    struck,
    sweep,
    times,
)

WOOD: Final = ((1.0, 1.0, 0.10), (1.83, 0.5, 0.07), (2.74, 0.32, 0.05), (4.6, 0.16, 0.03))
STEEL: Final = ((1.0, 1.0, 0.7), (1.51, 0.6, 0.5), (2.37, 0.5, 0.45), (3.83, 0.35, 0.3), (5.12, 0.25, 0.22), (7.4, 0.12, 0.12))
"""Struck bodies: ratio, height, seconds until it is gone."""


def rustle(rng: Chance, seconds: float, low: float, high: float, grains: int) -> Wave:
    """Many tiny crackles, dense at first: grass, leaves, gravel, paper."""
    found = silence(seconds)
    for _ in range(grains):
        length = 0.006 + 0.016 * rng.random()
        grain = edges(noise(rng, length) * decay(length, length), 0.0015, length / 3)
        place(found, seconds * 0.85 * rng.random() ** 1.5, grain, 0.15 + rng.random() ** 2)
    return even(band(found, low, high, 2))


def thump(frequency: float, seconds: float) -> Wave:
    """A dull blow that sinks in pitch, with overtones that a small loudspeaker can play."""
    tone = frequency * (1 + 0.8 * decay(seconds, 0.08))
    body = sweep(tone) + (0.5 * sweep(2 * tone) + 0.3 * sweep(3 * tone) + 0.15 * sweep(5 * tone)) * decay(seconds, 0.6 * seconds)
    return edges(body * decay(seconds, seconds), 0.003, seconds / 4)


def cloth(rng: Chance, seconds: float, low: float, high: float, points: list[tuple[float, float]]) -> Wave:
    """Air and fabric: noise that swells and sinks."""
    return even(band(noise(rng, seconds), low, high, 1.5)) * shape(seconds, points)


def step_grass() -> Wave:
    """A foot in the grass: heel and toe."""
    rng, found = chance(1), silence(0.34)
    place(found, 0.0, edges(rustle(rng, 0.15, 450, 3200, 60), 0.01, 0.05), 0.20)
    place(found, 0.09, edges(rustle(rng, 0.2, 700, 4200, 80), 0.02, 0.1), 0.16)
    place(found, 0.005, thump(70, 0.12), 0.4)
    return edges(found, 0.003, 0.06)


def step_wood() -> Wave:
    """A foot on a plank."""
    rng, found = chance(2), silence(0.32)
    place(found, 0.0, struck(150, 0.25, WOOD), 0.6)
    place(found, 0.0, thump(85, 0.16), 0.6)
    place(found, 0.075, struck(205, 0.2, WOOD), 0.28)
    place(found, 0.07, edges(rustle(rng, 0.1, 900, 3000, 10), 0.01, 0.04), 0.04)
    return room(edges(found, 0.002, 0.06), 2, 0.25, 0.25)


def step_dark() -> Wave:
    """The Maniac moves, somewhere: three heavy steps and a twig. It is the same whatever he does."""
    rng, found = chance(3), silence(1.9)
    place(found, 0.0, cloth(rng, 1.9, 40, 130, [(0, 0), (0.7, 1), (1.9, 0)]), 0.10)
    for at, weight in ((0.1, 0.8), (0.62, 1.0), (1.14, 0.85)):
        place(found, at, thump(52, 0.34), 0.9 * weight)
        place(found, at + 0.02, edges(rustle(rng, 0.26, 250, 1900, 22), 0.03, 0.14), 0.07 * weight)
    place(found, 0.93, struck(1150, 0.08, ((1, 1, 0.03), (1.7, 0.8, 0.02), (2.9, 0.6, 0.015))), 0.22)
    place(found, 0.955, struck(820, 0.08, ((1, 1, 0.03), (2.1, 0.7, 0.02))), 0.16)
    return edges(room(edges(found, 0.02, 0.3), 3, 1.0, 0.4, 1500), 0.01, 0.3)


def door_open() -> Wave:
    """A latch, a creak, the door against the wall."""
    rng, found = chance(4), silence(1.25)
    place(found, 0.0, struck(1400, 0.12, STEEL[:3]) * decay(0.12, 0.06), 0.25)
    place(found, 0.05, struck(420, 0.12, WOOD), 0.3)
    seconds, t = 0.78, times(0.78)
    pace = 34 + 46 * np.sin(np.pi * t / seconds) ** 2 + 5 * np.sin(2 * np.pi * 3.1 * t)
    turns = np.cumsum(pace) / 44_100
    slips = np.zeros_like(t)
    slips[1:] = (np.floor(turns[1:]) > np.floor(turns[:-1])) * (0.6 + 0.4 * rng.random(len(t) - 1))
    creak = np.convolve(slips, struck(620, 0.05, ((1, 1, 0.04), (1.62, 0.7, 0.03), (2.45, 0.5, 0.03), (4.1, 0.3, 0.02))))[: len(t)]
    place(found, 0.16, edges(even(creak) * shape(seconds, [(0, 0.2), (0.3, 1), (seconds, 0.5)]), 0.05, 0.12), 0.16)
    place(found, 0.95, struck(130, 0.25, WOOD), 0.6)
    place(found, 0.95, thump(75, 0.2), 0.5)
    return room(edges(found, 0.002, 0.1), 4, 0.5, 0.35)


def key() -> Wave:
    """A bunch of keys, and a lock that turns."""
    rng, found = chance(5), silence(0.85)
    for at in (0.0, 0.06, 0.1, 0.19, 0.25, 0.36):
        place(found, at + 0.01 * rng.random(), struck(2500 + 1500 * rng.random(), 0.3, STEEL) * decay(0.3, 0.28), 0.1 + 0.1 * rng.random())
    place(found, 0.52, struck(520, 0.14, WOOD), 0.5)
    place(found, 0.52, struck(1750, 0.2, STEEL[:4]) * decay(0.2, 0.12), 0.18)
    place(found, 0.64, struck(340, 0.14, WOOD), 0.6)
    return room(edges(found, 0.002, 0.06), 5, 0.3, 0.2)


def drip(rng: Chance, frequency: float) -> Wave:
    """A bubble: a tone that rises as it closes."""
    seconds = 0.05 + 0.05 * rng.random()
    return edges(sweep(frequency * (1 + 5 * times(seconds))) * decay(seconds, seconds), 0.004, 0.01)


def boat() -> Wave:
    """Two strokes of the oars: wood in the lock, water drawn, drops."""
    rng, found = chance(6), silence(2.3)
    for at in (0.0, 1.05):
        place(found, at, struck(210, 0.2, WOOD), 0.4)
        place(found, at + 0.1, cloth(rng, 0.75, 250, 1500, [(0, 0), (0.16, 1), (0.4, 0.5), (0.75, 0)]), 0.13)
        place(found, at + 0.1, cloth(rng, 0.6, 70, 260, [(0, 0), (0.2, 1), (0.6, 0)]), 0.10)
        for _ in range(9):
            place(found, at + 0.3 + 0.65 * rng.random(), drip(rng, 500 + 900 * rng.random()), 0.05 + 0.07 * rng.random())
    return room(edges(found, 0.002, 0.25), 6, 0.5, 0.2)


def swim() -> Wave:
    """Two strokes of a swimmer: a hand goes in, water falls back."""
    rng, found = chance(16), silence(1.9)
    for at in (0.0, 0.8):
        place(found, at, cloth(rng, 0.5, 300, 2200, [(0, 0), (0.03, 1), (0.14, 0.4), (0.5, 0)]), 0.14)
        place(found, at, thump(110, 0.14), 0.25)
        place(found, at + 0.2, cloth(rng, 0.6, 500, 3000, [(0, 0), (0.25, 0.6), (0.6, 0)]), 0.07)
        for _ in range(12):
            place(found, at + 0.1 + 0.7 * rng.random(), drip(rng, 450 + 1000 * rng.random()), 0.05 + 0.08 * rng.random())
    return room(edges(found, 0.004, 0.2), 16, 0.5, 0.2)


def trap() -> Wave:
    """Steel jaws: the spring, the snap, the ring."""
    rng, found = chance(7), silence(1.0)
    place(found, 0.0, edges(sweep(380 + 2600 * times(0.07) / 0.07), 0.01, 0.005), 0.12)
    place(found, 0.07, edges(even(band(noise(rng, 0.05), 800, 9000)) * decay(0.05, 0.04), 0.0005, 0.01), 0.35)
    place(found, 0.07, struck(610, 0.9, STEEL), 0.4)
    place(found, 0.078, struck(873, 0.7, STEEL), 0.28)
    place(found, 0.07, thump(95, 0.25), 0.8)
    place(found, 0.2, struck(655, 0.6, STEEL), 0.1)
    return room(edges(found, 0.002, 0.2), 7, 0.6, 0.25)


def dig() -> Wave:
    """A shovel: twice into the earth, and the earth thrown."""
    rng, found = chance(8), silence(1.5)
    for at in (0.0, 0.72):
        place(found, at, cloth(rng, 0.2, 900, 4200, [(0, 0), (0.03, 1), (0.12, 0.5), (0.2, 0)]), 0.16)
        place(found, at + 0.1, thump(80, 0.2), 0.7)
        place(found, at + 0.1, struck(900, 0.25, STEEL[:3]) * decay(0.25, 0.15), 0.05)
        place(found, at + 0.36, edges(rustle(rng, 0.32, 300, 2600, 60), 0.03, 0.16), 0.13)
    return edges(found, 0.004, 0.12)


def take() -> Wave:
    """A wooden token is picked up."""
    rng, found = chance(9), silence(0.32)
    place(found, 0.0, edges(rustle(rng, 0.05, 1500, 5000, 8), 0.005, 0.02), 0.05)
    place(found, 0.03, struck(560, 0.25, WOOD), 0.45)
    place(found, 0.12, struck(840, 0.2, WOOD), 0.4)
    return edges(found, 0.002, 0.05)


def click() -> Wave:
    """A choice is made: a small wooden tick."""
    return edges(struck(980, 0.07, ((1, 1, 0.05), (2.3, 0.4, 0.03), (3.9, 0.15, 0.02))), 0.001, 0.02)


def back() -> Wave:
    """A step back: two ticks downwards."""
    found = silence(0.16)
    place(found, 0.0, struck(720, 0.07, ((1, 1, 0.05), (2.3, 0.3, 0.03))), 0.8)
    place(found, 0.065, struck(520, 0.09, ((1, 1, 0.06), (2.3, 0.3, 0.03))), 1.0)
    return edges(found, 0.001, 0.02)


def page() -> Wave:
    """A leaf of the rule book is turned."""
    rng, found = chance(10), silence(0.5)
    place(found, 0.0, cloth(rng, 0.46, 1200, 6500, [(0, 0), (0.1, 0.5), (0.27, 1), (0.33, 0.3), (0.46, 0)]), 0.12)
    place(found, 0.05, edges(rustle(rng, 0.35, 2000, 7000, 34), 0.04, 0.1), 0.06)
    place(found, 0.33, thump(160, 0.08), 0.15)
    return edges(found, 0.01, 0.08)


def dice() -> Wave:
    """Dice tumble on a wooden table and lie still."""
    rng, found = chance(12), silence(1.15)
    at, gap = 0.0, 0.12
    for bounce in range(13):
        hard = 0.9**bounce * (0.7 + 0.3 * rng.random())
        place(found, at, struck(900 + 900 * rng.random(), 0.08, WOOD) * decay(0.08, 0.05), 0.5 * hard)
        place(found, at, struck(190 + 30 * rng.random(), 0.1, WOOD), 0.3 * hard)
        at += gap * (0.5 + 0.8 * rng.random())
        gap *= 0.88
    return room(edges(found, 0.002, 0.1), 13, 0.3, 0.2)


def curtain() -> Wave:
    """A heavy curtain is drawn: cloth, and its rings on the rod."""
    rng, found = chance(14), silence(0.95)
    place(found, 0.0, cloth(rng, 0.9, 150, 1400, [(0, 0), (0.25, 1), (0.55, 0.7), (0.9, 0)]), 0.16)
    for ring in range(6):
        pitch = 2300 + 500 * rng.random()
        place(found, 0.08 + 0.1 * ring + 0.02 * rng.random(), struck(pitch, 0.2, STEEL[:3]) * decay(0.2, 0.14), 0.035)
    place(found, 0.72, thump(70, 0.2), 0.3)
    return edges(found, 0.03, 0.15)
