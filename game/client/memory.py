"""Memory given back to the system once a table is left."""

from __future__ import annotations

import ctypes
import gc
import sys


def give_back() -> None:
    """Frees what only holds itself, a table's parts with pictures of many megabytes among it, and on Linux returns what was freed: its
    C library would keep it."""
    gc.collect()
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # not every C library has it
        if trim is not None:
            trim(0)
