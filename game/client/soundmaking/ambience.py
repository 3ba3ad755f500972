"""Loops that lie under the play: night by the lake, wind in the pines, a fire. Each ends where it begins."""

from __future__ import annotations

from typing import Final

import numpy as np

from game.client.soundmaking.steps import drip
from game.client.soundmaking.waves import (
    Wave,
    band,
    chance,
    decay,
    drift,
    edges,
    even,
    noise,
    place,
    room,
    silence,
    sweep,
    times,
)

NIGHT: Final = 20.0
WIND: Final = 16.0
FIRE: Final = 14.0
"""Seconds of each loop."""
CRICKETS: Final = ((4150.0, 25, -0.7, 0.030), (4480.0, 21, 0.6, 0.022), (3920.0, 17, 0.15, 0.013), (4700.0, 28, -0.2, 0.009))
"""Each cricket: its tone, chirps in a loop, side, height."""
OWL: Final = ((0.0, 0.34, 390.0), (0.75, 0.16, 395.0), (0.98, 0.22, 402.0), (1.38, 0.75, 385.0))
"""The owl's call: (start, seconds, tone)."""


def _chirp(tone: float) -> Wave:
    """Four short strokes of a cricket's wing."""
    found = silence(0.2)
    t = times(0.034)
    for stroke in range(4):
        pulse = np.sin(np.pi * t / 0.034) ** 2 * np.sin(2 * np.pi * tone * t)
        place(found, 0.043 * stroke, pulse, (0.5, 0.8, 1.0, 0.85)[stroke])
    return found


def _hoot() -> Wave:
    found = silence(2.3)
    for at, seconds, tone in OWL:
        t = times(seconds)
        sung = sweep(tone * (1 - 0.06 * t / seconds)) + 0.12 * sweep(2 * tone * (1 - 0.06 * t / seconds))
        place(found, at, edges(sung * np.sin(np.pi * np.minimum(t / seconds, 1)) ** 0.6, 0.05, 0.08), 1.0)
    return found


def night() -> Wave:
    """Crickets, water at the pier, one owl far off."""
    rng, found = chance(51), silence(NIGHT, 2)
    for tone, chirps, side, height in CRICKETS:
        calm = drift(rng, NIGHT, 0.2)
        for number in range(chirps):
            at = (number + 0.22 * rng.random()) * NIGHT / chirps
            strong = 0.35 + 0.65 * calm[int(at * 44_100) % len(calm)]
            place(found, at, _chirp(tone * (1 + 0.004 * rng.random())), height * strong, side, loop=True)
    for ear in (0, 1):
        lap = even(band(noise(rng, NIGHT), 180, 700, 4)) * drift(rng, NIGHT, 0.7) ** 2
        air = even(band(noise(rng, NIGHT), 70, 300, 3)) * (0.5 + 0.5 * drift(rng, NIGHT, 0.25))
        found[:, ear] += 0.020 * lap + 0.014 * air
    for _ in range(14):
        place(
            found,
            NIGHT * rng.random(),
            drip(rng, 380 + 420 * rng.random()),
            0.012 + 0.014 * rng.random(),
            1.2 * rng.random() - 0.6,
            loop=True,
        )
    place(found, 9.3, _hoot(), 0.035, 0.45, loop=True)
    return room(found, 51, 1.6, 0.4, 3000, loop=True)


def wind() -> Wave:
    """Gusts in the pines; now and then a whistle under the roof."""
    rng, found = chance(52), silence(WIND, 2)
    gust = drift(rng, WIND, 0.45)
    for ear in (0, 1):
        own = 0.7 * gust + 0.3 * drift(rng, WIND, 0.6)
        low = even(band(noise(rng, WIND), 90, 380, 1.5)) * (0.35 + 0.65 * own)
        mid = even(band(noise(rng, WIND), 350, 1100, 1.5)) * own**1.6
        high = even(band(noise(rng, WIND), 1100, 3000, 1.2)) * own**2.6
        whistle = even(band(noise(rng, WIND), 640, 690, 6)) * own**4
        found[:, ear] += 0.11 * low + 0.09 * mid + 0.05 * high + 0.02 * whistle
    return found


def fire() -> Wave:
    """A camp fire: its breath, its crackle, now and then a log that shifts."""
    rng, found = chance(53), silence(FIRE, 2)
    for ear in (0, 1):
        breath = even(band(noise(rng, FIRE), 70, 420, 1.2)) * (0.5 + 0.5 * drift(rng, FIRE, 2.2))
        hiss = even(band(noise(rng, FIRE), 1800, 6000, 1.2)) * (0.3 + 0.7 * drift(rng, FIRE, 0.9))
        found[:, ear] += 0.06 * breath + 0.007 * hiss
    for _ in range(150):
        length = 0.006 + 0.03 * rng.random() ** 3
        low = 500 + 2200 * rng.random()
        snap = even(band(noise(rng, 0.08), low, low * 2.2, 2)) * decay(0.08, length)
        height = 0.03 + 0.20 * rng.random() ** 5
        place(found, FIRE * rng.random(), edges(snap, 0.0005, 0.01), height, 1.4 * rng.random() - 0.7, loop=True)
    for at in (3.4, 10.2):
        log = even(band(noise(rng, 0.25), 110, 600, 2)) * decay(0.25, 0.2)
        place(found, at, edges(log, 0.004, 0.05), 0.12, 0.2, loop=True)
    return found
