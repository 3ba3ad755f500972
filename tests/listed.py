"""What the list of games would show of a folder."""

from __future__ import annotations

import time
from pathlib import Path

from game.engine.record import Index, RecordInfo, records_in
from game.session.library import judge


def waiting(folder: Path, index: Index | None = None, now: float | None = None) -> tuple[RecordInfo, ...]:
    """The records that are listed, the last played first."""
    *_some, found = records_in(folder, index or Index(folder / "nowhere" / "index"), time.time() if now is None else now)
    assert found.complete
    return found.waiting


def problem(info: RecordInfo) -> Exception | None:
    """Why it cannot be continued, if it cannot."""
    return judge(info, lambda: False).problem
