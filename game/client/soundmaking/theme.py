"""The night theme: a lullaby for a music box and low strings in D minor, 32 bars of three beats, 80 seconds, without an end.

The music is written out below as data; the rest of the module plays it. The tune rises A D F and sinks back by a step; its
third part leans on E flat major, a half tone above home, before the first part returns alone.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from game.client.soundmaking.waves import RATE, Wave, band, chance, decay, edges, noise, place, room, silence, times

BEAT: Final = 80 / 96
"""Seconds: 72 beats a minute."""
BEATS: Final = 3
"""Beats of a bar."""

TUNE: Final = (
    # each bar: notes with their beats, "-" is a rest
    # the tune
    "A4:1 D5:1 F5:1", "E5:2 D5:1", "F5:1 D5:1 Bb4:1", "C5:2 A4:1",
    "G4:1 Bb4:1 D5:1", "F5:2 E5:1", "G5:1 E5:1 Bb4:1", "A4:3",
    # again, and home
    "A4:1 D5:1 F5:1", "E5:2 D5:1", "D5:1 F5:1 Bb5:1", "A5:2 F5:1",
    "G5:1 F5:1 D5:1", "E5:2 C#5:1", "D5:3", "-:3",
    # the darker part
    "-:1 Bb4:1 D5:1", "G5:2 F5:1", "-:1 A4:1 D5:1", "F5:2 E5:1",
    "-:1 G4:1 Bb4:1", "Eb5:2 D5:1", "C#5:1 E5:1 G5:1", "A5:3",
    # the tune alone, slower at the end
    "A4:1 D5:1 F5:1", "E5:3", "F5:1 D5:1 Bb4:1", "A4:3",
    "G4:1 Bb4:1 D5:1", "C#5:3", "D5:3", "-:3",
)  # fmt: skip
CHORDS: Final = (
    # each bar: the strings' notes from the lowest up, held over equal neighbours
    "D2 A2 F3", "C2 A2 F3", "Bb1 D3 F3", "F2 C3 F3", "G2 D3 Bb3", "F2 D3 A3", "E2 D3 Bb3", "A2 G3 C#4",
    "D2 A2 F3", "C2 A2 F3", "Bb1 D3 F3", "F2 C3 A3", "G2 D3 Bb3", "A2 E3 C#4", "D2 A2 F3", "D2 A2 F3",
    "G2 D3 Bb3", "G2 D3 Bb3", "F2 D3 A3", "F2 D3 A3", "Eb2 Bb2 G3", "Eb2 Bb2 G3", "A1 E3 C#4", "A1 E3 C#4",
    "D2 A2", "C2 A2", "Bb1 F3", "F2 C3", "G2 D3", "A1 E3", "D2 A2", "D2 A2",
)  # fmt: skip
DROPS: Final = (
    # each bar: soft low notes of the box, by beat
    "", "-:1 A3:1 F4:1", "", "-:1 C4:1 F4:1", "", "-:1 D4:1 A4:1", "", "-:1 E4:1 C#4:1",
    "", "-:1 A3:1 F4:1", "", "-:1 C4:1 F4:1", "", "-:1 E4:1 G4:1", "-:1 A3:1 F4:1", "A4:1 D5:1 A5:1",
    "G3:1", "", "F3:1", "", "Eb4:1", "", "", "-:1 E4:1 C#4:1",
    "", "", "", "-:1 C4:1 F4:1", "", "-:1 E4:1 G4:1", "-:1 A3:1 F4:1", "A3:1 D4:1 A4:1",
)  # fmt: skip
BOX: Final = ((1.0, 1.0, 3.0), (2.0, 0.22, 1.7), (3.01, 0.10, 1.0), (5.42, 0.09, 0.30), (9.1, 0.035, 0.12))
"""The sound of a tine: ratio, height, seconds until it is gone (at A4; higher notes fade sooner)."""
_STEPS: Final = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def pitch(name: str) -> float:
    """The frequency of a note, A4 being 440 Hz: `pitch("Bb4")`."""
    letter, signs, octave = name[0], name[1:-1], int(name[-1])
    half_tones = _STEPS[letter] + signs.count("#") - signs.count("b") + 12 * octave - 57
    return float(440 * 2 ** (half_tones / 12))


def score(bars: tuple[str, ...]) -> list[tuple[float, str, float]]:
    """The notes of the bars as (beat from the start, name, beats), rests left out."""
    found = []
    for number, bar in enumerate(bars):
        beat = float(number * BEATS)
        for word in bar.split():
            name, length = word.split(":")
            if name != "-":
                found.append((beat, name, float(length)))
            beat += float(length)
    return found


def tine(frequency: float, seconds: float = 3.4) -> Wave:
    """One note of the music box."""
    shorter = (440 / frequency) ** 0.5
    t = times(seconds)
    found = silence(seconds)
    for ratio, height, length in BOX:
        if frequency * ratio < 12_000:
            found += height * np.sin(2 * np.pi * frequency * ratio * t) * decay(seconds, length * shorter)
    pluck = band(noise(chance(round(frequency)), 0.03), 900, 3200) * decay(0.03, 0.02)
    place(found, 0, pluck, 0.05)
    return edges(found, 0.003, 0.3)


def strings(frequency: float, seconds: float, seed: int, attack: float = 1.1, release: float = 1.6) -> Wave:
    """A few low strings on one note; the sound is longer than `seconds` by the release."""
    rng = chance(seed)
    whole = seconds + release
    t = times(whole)
    spots = np.arange(2049) / 2048
    high = min(14, int(2600 / frequency))
    cycle = sum((np.sin(2 * np.pi * k * spots) / k**1.45 for k in range(1, high + 1)), np.zeros(2049))
    found = silence(whole)
    for cents in (-6.0, 0.0, 5.0):
        rate, start = 4.3 + rng.random(), rng.random()
        tone = frequency * 2 ** (cents / 1200) * (1 + 0.0022 * np.sin(2 * np.pi * (rate * t + start)))
        found += np.interp((start + np.cumsum(tone) / RATE) % 1.0, spots, cycle)
    bow = np.interp(t, [0, attack, seconds, whole], [0, 1, 0.92, 0])
    return found * (3 * bow**2 - 2 * bow**3) / 3


def _held(bars: tuple[str, ...]) -> list[tuple[int, str, int]]:
    """The strings' notes as (first bar, name, bars): a note that stays in the next chord is not bowed anew."""
    found: list[tuple[int, str, int]] = []
    for number, bar in enumerate(bars):
        for name in bar.split():
            for at, (first, held, length) in enumerate(found):
                if held == name and first + length == number and length < 3:
                    found[at] = (first, held, length + 1)
                    break
            else:
                found.append((number, name, 1))
    return found


def theme() -> Wave:
    """The whole theme for two ears; its end runs on into its beginning."""
    bar = BEAT * BEATS
    seconds = bar * len(TUNE)
    box, low = silence(seconds, 2), silence(seconds, 2)
    for bars, gain in ((TUNE, 0.5), (DROPS, 0.24)):
        for number, (beat, name, _) in enumerate(score(bars)):
            soft = 0.8 if beat >= 24 * BEATS else 1.0
            late = 0.012 * ((number * 7) % 5 - 2) / 2 + 0.02
            place(box, beat * BEAT + late, tine(pitch(name)), gain * soft, 0.35 * ((number * 3) % 5 - 2) / 2, loop=True)
    for number, (first, name, length) in enumerate(_held(CHORDS)):
        frequency = pitch(name)
        gain = 0.145 if frequency < 120 else 0.09
        side = 0.0 if frequency < 120 else (0.4, -0.4)[number % 2]
        place(low, first * bar - 0.4, strings(frequency, length * bar + 0.4, 100 + number), gain, side, loop=True)
    low = band(low, 45, 1500, 1.5)
    return room(box, 11, 2.6, 0.42, loop=True) + room(low, 12, 1.8, 0.3, 1800, loop=True)
