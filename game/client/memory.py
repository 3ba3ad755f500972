"""Memory given back to the system once a table is left."""

from __future__ import annotations

import ctypes
import gc
import sys


def set_aside() -> None:
    """Lets the search for what only holds itself pass over all that there is now, until memory is given back: among the hundred thousand
    parts of a table and its game it would hold up a frame again and again."""
    gc.freeze()


def give_back() -> None:
    """Frees what only holds itself, a table's parts with pictures of many megabytes among it, and on Linux returns what was freed: its
    C library would keep it."""
    gc.unfreeze()
    gc.collect()
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # not every C library has it
        if trim is not None:
            trim(0)
