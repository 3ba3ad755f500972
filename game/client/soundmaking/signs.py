"""Sounds that tell something: the turn, the reveal, a death, clues, the alarm, the end."""

from __future__ import annotations

from typing import Final

import numpy as np

from game.client.soundmaking.steps import STEEL, cloth, rustle, thump
from game.client.soundmaking.theme import pitch, strings, tine
from game.client.soundmaking.waves import (
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

BELL: Final = (
    (0.5, 0.28, 2.6),
    (1.0, 1.0, 2.2),
    (1.19, 0.35, 1.5),
    (1.5, 0.22, 1.2),
    (2.0, 0.45, 1.0),
    (2.74, 0.18, 0.6),
    (3.76, 0.10, 0.4),
)
"""A small bell: hum, prime, minor third, fifth, octave and above."""
MORNING: Final = ((0.0, "D4 A4"), (0.4, "F#4"), (0.8, "A4"), (1.2, "D5"), (1.6, "F#5"), (2.4, "E5"), (2.8, "D5"), (3.4, "A5 D5"))
"""The tune of the theme in the major mode: (seconds, notes)."""
NIGHTFALL: Final = ((0.0, "D4"), (0.7, "F4"), (1.4, "A4"), (2.1, "Bb4"), (2.9, "A4"), (3.7, "Eb4"), (4.5, "D4"))
"""The tune of the theme upside down, sinking through E flat."""


def turn() -> Wave:
    """A soft bell: your turn."""
    found = silence(2.0)
    place(found, 0.0, struck(pitch("A5"), 1.9, BELL), 0.5)
    place(found, 0.16, struck(pitch("D5"), 1.8, BELL), 0.35)
    return edges(room(band(found, 150, 5000, 2), 21, 0.9, 0.3), 0.004, 0.5)


def reveal() -> Wave:
    """The Maniac is seen: a drawn breath of strings, then the blow and its dissonance."""
    rng, found = chance(22), silence(2.6)
    t = times(0.42)
    place(found, 0.0, edges(sweep(300 + 900 * (t / 0.42) ** 2) * (t / 0.42) ** 2, 0.05, 0.01), 0.10)
    place(found, 0.0, cloth(rng, 0.42, 700, 5000, [(0, 0), (0.40, 1), (0.42, 0)]), 0.07)
    place(found, 0.40, thump(58, 0.9), 0.5)
    for number, name in enumerate(("D3", "Eb3", "A3", "Ab4", "D5", "Eb5")):
        note = strings(pitch(name), 1.0, 30 + number, attack=0.03, release=1.1)
        tremble = 1 - 0.3 * (1 + np.sin(2 * np.pi * 9.5 * times(2.1)[: len(note)])) / 2
        place(found, 0.40, note * tremble * decay(2.1, 3.2)[: len(note)], 0.17)
    return edges(room(found, 22, 1.1, 0.35, 3000), 0.01, 0.6)


def death() -> Wave:
    """A Camper dies: a low bell with a half tone in it, a heart that stops, breath gone."""
    rng, found = chance(23), silence(3.2)
    place(found, 0.0, thump(46, 0.8), 0.36)
    for name, gain in (("D3", 0.45), ("Eb3", 0.3), ("A3", 0.16)):
        place(found, 0.02, struck(pitch(name), 3.0, BELL), gain)
    t = times(1.5)
    place(found, 0.1, edges(sweep(330 * 2 ** (-1.2 * t)) * shape(1.5, [(0, 0), (0.15, 1), (1.5, 0)]), 0.02, 0.2), 0.10)
    place(found, 0.15, cloth(rng, 1.7, 300, 1800, [(0, 0), (0.2, 1), (0.8, 0.3), (1.7, 0)]), 0.045)
    for at, weight in ((0.55, 0.45), (0.8, 0.33), (1.6, 0.3), (1.88, 0.2)):
        place(found, at, thump(50, 0.25), weight)
    return edges(room(found, 23, 1.4, 0.4, 2200), 0.004, 0.8)


def play_clue() -> Wave:
    """A clue is laid down: the card, and three notes that open."""
    rng, found = chance(24), silence(1.3)
    place(found, 0.0, edges(rustle(rng, 0.06, 1200, 5000, 14), 0.004, 0.03), 0.12)
    place(found, 0.0, thump(150, 0.09), 0.3)
    for at, name in ((0.07, "D5"), (0.17, "A5"), (0.27, "E5")):
        place(found, at, tine(pitch(name), 1.0), 0.3)
    return edges(room(found, 24, 0.6, 0.25), 0.002, 0.3)


def lamp() -> Wave:
    """A match is struck, a wick takes, the glass rings."""
    rng, found = chance(25), silence(1.6)
    strike = [(0.0, 0.0), (0.02, 0.8), (0.09, 0.35), (0.12, 1.0), (0.3, 0.35), (0.6, 0.0)]
    place(found, 0.0, cloth(rng, 0.6, 2200, 8000, strike), 0.11)
    place(found, 0.1, cloth(rng, 1.2, 120, 700, [(0, 0), (0.12, 1), (0.5, 0.4), (1.2, 0)]), 0.13)
    place(found, 0.62, struck(pitch("F6"), 0.9, ((1, 1, 0.8), (2.32, 0.4, 0.5), (4.25, 0.15, 0.25))), 0.10)
    place(found, 0.68, tine(pitch("A4"), 0.9), 0.14)
    return edges(room(found, 25, 0.5, 0.25), 0.004, 0.3)


def hear() -> Wave:
    """Somebody listens: a heart, breath held, one high tone far away. The answer is not in it."""
    rng, found = chance(26), silence(2.1)
    for at, weight in ((0.0, 1.0), (0.24, 0.7), (0.95, 0.9), (1.19, 0.6)):
        place(found, at, thump(56, 0.22), 0.8 * weight)
    place(found, 0.1, cloth(rng, 1.9, 500, 1600, [(0, 0), (0.9, 1), (1.9, 0)]), 0.05)
    tone = np.sin(2 * np.pi * pitch("E6") * times(1.4)) * shape(1.4, [(0, 0), (0.6, 1), (1.4, 0)])
    place(found, 0.6, tone, 0.035)
    return edges(room(found, 26, 0.9, 0.35), 0.004, 0.4)


def alarm() -> Wave:
    """A camp whistle, twice, across the lake."""
    rng, found = chance(27), silence(1.35)
    for at, seconds in ((0.0, 0.32), (0.46, 0.72)):
        t = times(seconds)
        pea = np.sin(2 * np.pi * 29 * t)
        tone = sweep(2050 + 60 * np.minimum(t / 0.05, 1) + 75 * pea) * (0.75 + 0.25 * pea)
        breath = even(band(noise(rng, seconds), 1500, 4500, 2)) * 0.09
        place(found, at, edges(tone + breath, 0.02, 0.06), 0.3)
    return edges(room(found, 27, 1.0, 0.3, 4000), 0.004, 0.4)


def win() -> Wave:
    """The dawn: the tune in the major, strings that open, the first birds."""
    rng, found = chance(28), silence(6.4, 2)
    for at, names in MORNING:
        for name in names.split():
            place(found, at, tine(pitch(name), 2.6), 0.4, 0.2)
    for number, (at, names, seconds) in enumerate(
        ((0.0, "D2 A2 F#3", 1.5), (1.6, "G2 D3 B3", 1.0), (2.6, "A2 E3 C#4", 0.7), (3.4, "D2 A2 F#3 D4", 1.5))
    ):
        for voice, name in enumerate(names.split()):
            place(found, at, strings(pitch(name), seconds, 40 + 5 * number + voice, 0.5, 1.3), 0.13, (0.0, -0.4, 0.4, 0.1)[voice])
    for at, side in ((3.0, 0.6), (3.9, -0.5), (4.7, 0.5)):
        for chirp in range(3):
            t = times(0.09)
            song = sweep(3100 + 900 * rng.random() + 1400 * np.sin(np.pi * t / 0.09)) * np.sin(np.pi * t / 0.09)
            place(found, at + 0.13 * chirp, song, 0.028, side)
    return edges(room(found, 28, 1.6, 0.35), 0.004, 1.2)


def lose() -> Wave:
    """The darkness: the tune upside down, low strings, the lantern goes out."""
    rng, found = chance(29), silence(6.8, 2)
    for at, name in NIGHTFALL:
        place(found, at, tine(pitch(name), 2.6), 0.36, -0.15)
    for number, (at, names, seconds) in enumerate(
        ((0.0, "D2 A2 F3", 1.9), (2.0, "Bb1 F2 D3", 1.6), (3.7, "Eb2 Bb2 G3", 0.7), (4.5, "D2 A2 D3", 1.0))
    ):
        for voice, name in enumerate(names.split()):
            place(found, at, strings(pitch(name), seconds, 70 + 5 * number + voice, 0.5, 1.2), 0.16, (0.0, -0.4, 0.4)[voice])
    place(found, 4.5, thump(40, 1.2), 0.7)
    place(found, 5.0, cloth(rng, 1.3, 400, 3000, [(0, 0), (0.08, 1), (0.4, 0.3), (1.3, 0)]), 0.04)
    place(found, 0.0, struck(pitch("D3"), 3.0, STEEL), 0.03)
    return edges(room(found, 29, 1.6, 0.4, 2200), 0.004, 1.2)
