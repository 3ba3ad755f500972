"""Memory given back to the system: large pictures at once, the rest when a table is left."""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Any, Final

LARGE: Final = 256 * 1024
"""Bytes of a picture whose memory goes back to the system as soon as nobody holds it."""
_MMAP_THRESHOLD: Final = -3  # M_MMAP_THRESHOLD of malloc.h


def _from_c(name: str) -> Any:
    """A function of Linux's C library, None where there is no such thing: not every C library has them."""
    return getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None


def hold_little() -> None:
    """Lets nothing large be kept for later by the C library, which would keep ever larger things the larger those are that it was given
    back; pictures of all sizes come and go here."""
    option = _from_c("mallopt")
    if option is not None:
        option(_MMAP_THRESHOLD, LARGE)


def set_aside() -> None:
    """Lets the search for what only holds itself pass over all that there is now, until memory is given back: among the hundred thousand
    parts of a table and its game it would hold up a frame again and again."""
    gc.freeze()


def give_back() -> None:
    """Frees what only holds itself, a table's parts with pictures of many megabytes among it, and on Linux returns what was freed: its
    C library would keep it."""
    gc.unfreeze()
    gc.collect()
    trim = _from_c("malloc_trim")
    if trim is not None:
        trim(0)
