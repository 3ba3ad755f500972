"""The time on the person's clock."""

from __future__ import annotations

from datetime import UTC, datetime


def now() -> datetime:
    """The time now with its zone; with that of Greenwich where the system's zone is one that cannot be, such as TZ=AAA+24."""
    try:
        return datetime.now().astimezone()
    except (ValueError, OverflowError, OSError):
        return datetime.now(UTC)
