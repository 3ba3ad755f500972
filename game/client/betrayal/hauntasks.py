"""What haunts ask, in a sentence each."""

from __future__ import annotations

from typing import Final

CHOOSING: Final[dict[str, str]] = {}
"""`Choose.what` -> the question."""
