"""What sounds are made of: tones, noises, envelopes, echoes, loudness.

A `Wave` is an array of float64 samples at RATE, shape (n,) for one ear or (n, 2) for two; 1.0 is full scale. Times are in
seconds, frequencies in hertz, loudness in decibels below full scale.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]
Chance = np.random.Generator
RATE: Final = 44_100
"""Samples a second."""
PEAK: Final = 0.84
"""No sample of a finished sound is above this; the rest is room for what the encoder adds."""


def chance(seed: int) -> Chance:
    """A source of chance that gives the same in every run."""
    return np.random.Generator(np.random.PCG64(seed))


def count(seconds: float) -> int:
    """How many samples so many seconds are."""
    return round(seconds * RATE)


def times(seconds: float) -> Wave:
    """The time of each sample."""
    return np.arange(count(seconds), dtype=np.float64) / RATE


def silence(seconds: float, ears: int = 1) -> Wave:
    """Nothing, to place sounds in."""
    return np.zeros(count(seconds) if ears == 1 else (count(seconds), ears))


def decay(seconds: float, length: float) -> Wave:
    """An envelope that falls by 60 dB in `length`."""
    return np.asarray(np.exp(-6.908 * times(seconds) / length))


def shape(seconds: float, points: Sequence[tuple[float, float]]) -> Wave:
    """An envelope through (time, height) points, joined by straight lines."""
    return np.asarray(np.interp(times(seconds), [at for at, _ in points], [height for _, height in points]))


def edges(wave: Wave, first: float, last: float) -> Wave:
    """The wave with its first and last seconds faded, so that it begins and ends without a click."""
    n = len(wave)
    at = np.arange(n, dtype=np.float64)
    rising = np.clip(at / max(count(first), 1), 0, 1)
    falling = np.clip((n - 1 - at) / max(count(last), 1), 0, 1)
    fade: Wave = np.sin(np.pi / 2 * rising) * np.sin(np.pi / 2 * falling)
    return wave * (fade if wave.ndim == 1 else fade[:, None])


def sweep(frequencies: Wave, phase: float = 0.0) -> Wave:
    """A sine whose frequency is given for each sample."""
    return np.sin(phase + 2 * np.pi * np.cumsum(frequencies) / RATE)


def struck(frequency: float, seconds: float, modes: Sequence[tuple[float, float, float]]) -> Wave:
    """A struck body: each mode is (ratio to the frequency, height, seconds until it is gone)."""
    found = silence(seconds)
    for ratio, height, length in modes:
        if frequency * ratio < RATE * 0.45:
            found += height * np.sin(2 * np.pi * frequency * ratio * times(seconds)) * decay(seconds, length)
    return edges(found, 0.0015, min(0.02, seconds / 4))


def noise(rng: Chance, seconds: float) -> Wave:
    """White noise of loudness 1."""
    return rng.standard_normal(count(seconds))


def band(wave: Wave, low: float, high: float, steep: float = 3.0) -> Wave:
    """What lies between two frequencies, with round shoulders. The wave counts as a circle: a loop stays a loop."""
    n = len(wave)
    tones = np.maximum(np.fft.rfftfreq(n, 1 / RATE), 1e-3)
    gain = 1 / np.sqrt((1 + (low / tones) ** (2 * steep)) * (1 + (tones / high) ** (2 * steep)))
    gain[0] = 0.0
    spectrum = np.fft.rfft(wave, axis=0)
    return np.fft.irfft(spectrum * (gain if wave.ndim == 1 else gain[:, None]), n, axis=0)


def even(wave: Wave) -> Wave:
    """The wave at loudness 1 (root of the mean square)."""
    return wave / max(float(np.sqrt(np.mean(wave**2))), 1e-12)


def drift(rng: Chance, seconds: float, per_second: float) -> Wave:
    """A slow wander between 0 and 1 that ends as it began: for gusts and lapping water."""
    knots = max(3, round(seconds * per_second))
    heights = rng.random(knots)
    spots = np.arange(knots + 1) * seconds / knots
    share = np.interp(times(seconds), spots, np.arange(knots + 1, dtype=np.float64))
    left = share.astype(np.int64) % knots
    part = (1 - np.cos(np.pi * (share % 1.0))) / 2
    return np.asarray(heights[left] * (1 - part) + heights[(left + 1) % knots] * part)


def place(target: Wave, at: float, wave: Wave, gain: float = 1.0, side: float = 0.0, loop: bool = False) -> None:
    """Mixes a wave into the target at a time; `side` is -1 (left) to 1 (right) of two ears.

    What goes past the end is cut, or with `loop` goes on at the beginning.
    """
    if target.ndim == 2 and wave.ndim == 1:
        angle = (side + 1) * np.pi / 4
        wave = wave[:, None] * (np.array([np.cos(angle), np.sin(angle)]) * np.sqrt(2))
    start, n = count(at), len(target)
    if loop:
        where = (start + np.arange(len(wave))) % n
        np.add.at(target, where, gain * wave)
    else:
        wave = wave[: max(0, n - start)]
        target[start : start + len(wave)] += gain * wave


def room(wave: Wave, seed: int, length: float, share: float, dark: float = 3500.0, loop: bool = False) -> Wave:
    """The wave with an echo of many reflections that is gone after `length`, darker than the wave itself.

    `share` is the echo's loudness beside the wave's. Without `loop` the result is longer by the echo.
    """
    rng = chance(seed)
    ears = 1 if wave.ndim == 1 else 2
    n = len(wave) if loop else len(wave) + count(length)
    echo = np.empty((n, ears))
    dry = wave.reshape(len(wave), ears)
    for ear in range(ears):
        answer = band(noise(rng, length) * decay(length, length) * np.minimum(times(length) / 0.012, 1), 180, dark, 2)
        answer /= np.sqrt(np.sum(answer**2))
        response = np.zeros(n)
        response[: min(n, len(answer))] = answer[:n]
        echo[:, ear] = np.fft.irfft(np.fft.rfft(dry[:, ear], n) * np.fft.rfft(response), n)
    found = share * echo
    found[: len(wave)] += dry
    return found[:, 0] if ears == 1 else found


def loudness(wave: Wave) -> float:
    """How loud the loudest fifth of a second seems to an ear, in dB: weighted by the A curve of IEC 61672."""
    mono = wave if wave.ndim == 1 else wave.mean(axis=1)
    pad = np.concatenate([mono, np.zeros(count(0.2))])
    f2 = np.fft.rfftfreq(len(pad), 1 / RATE) ** 2
    curve = 1.2589 * 12194.0**2 * f2**2 / ((f2 + 20.6**2) * np.sqrt((f2 + 107.7**2) * (f2 + 737.9**2)) * (f2 + 12194.0**2))
    heard = np.fft.irfft(np.fft.rfft(pad) * curve, len(pad))
    energy = np.concatenate([[0.0], np.cumsum(heard**2)])
    span = count(0.2)
    return float(10 * np.log10(max(np.max(energy[span:] - energy[:-span]) / span, 1e-12)))


def without_silence(wave: Wave) -> Wave:
    """The wave without its end where nothing is above a five-hundredth of its peak."""
    height = np.abs(wave) if wave.ndim == 1 else np.abs(wave).max(axis=1)
    heard = np.flatnonzero(height > height.max() / 500)
    return edges(wave[: heard[-1] + 1], 0.0, 0.03)


def at_loudness(wave: Wave, wanted: float) -> Wave:
    """The wave at a loudness; peaks that would be above PEAK are rounded off, not cut."""
    wave = wave * 10 ** ((wanted - loudness(wave)) / 20)
    knee = PEAK * 0.7
    over = np.abs(wave) > knee
    rounded = knee + (PEAK - knee) * np.tanh((np.abs(wave) - knee) / (PEAK - knee))
    return np.where(over, np.sign(wave) * rounded, wave)
