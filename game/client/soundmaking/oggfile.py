"""Ogg Vorbis files that are the same in every run: the encoder's random stream number is replaced by a fixed one."""

from __future__ import annotations

import io
import zlib
from pathlib import Path
from typing import Final

import soundfile

from game.client.soundmaking.waves import RATE, Wave

_CHUNK: Final = 16_384
"""Samples handed to the encoder at once."""
_HEAD: Final = 27
"""Bytes of a page before its table of segments (RFC 3533, section 6)."""


def encode(wave: Wave, quality: float) -> bytes:
    """The wave as an Ogg Vorbis file; `quality` is 0 (small) to 1 (best)."""
    memory = io.BytesIO()
    ears = 1 if wave.ndim == 1 else wave.shape[1]
    with soundfile.SoundFile(
        memory, "w", samplerate=RATE, channels=ears, format="OGG", subtype="VORBIS", compression_level=1 - quality
    ) as file:
        for start in range(0, len(wave), _CHUNK):
            file.write(wave[start : start + _CHUNK])
    return _renumbered(memory.getvalue(), zlib.crc32(b"four lanterns"))


def write(path: Path, wave: Wave, quality: float) -> int:
    """Writes the wave to a file and says how many bytes it has. Raises OSError."""
    data = encode(wave, quality)
    path.write_bytes(data)
    return len(data)


def _renumbered(data: bytes, serial: int) -> bytes:
    """The file with another stream number on each page, checksums made anew."""
    found = bytearray(data)
    at = 0
    while at < len(found):
        segments = found[at + 26]
        end = at + _HEAD + segments + sum(found[at + _HEAD : at + _HEAD + segments])
        found[at + 14 : at + 18] = serial.to_bytes(4, "little")
        found[at + 22 : at + 26] = bytes(4)
        found[at + 22 : at + 26] = _checksum(bytes(found[at:end])).to_bytes(4, "little")
        at = end
    return bytes(found)


def _table() -> list[int]:
    found = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ 0x04C11DB7 if value & 0x80000000 else value << 1
        found.append(value & 0xFFFFFFFF)
    return found


_TABLE: Final = _table()


def _checksum(page: bytes) -> int:
    """The checksum of a page: polynomial 0x04C11DB7, unreflected, from 0."""
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _TABLE[(value >> 24) ^ byte]
    return value
