"""The report of a fault nobody foresaw: what happened, where, and the game's record so far, in the data folder's `crashes`.

A report is plain text and, like a record, holds the secrets of its game; none of it is drawn.
"""

from __future__ import annotations

import contextlib
import platform
import re
import sys
from datetime import datetime
from pathlib import Path
from typing import Final

from game.engine import moment, places, wire
from game.engine.contract import ALL
from game.engine.match import Match
from game.engine.plain import reason
from game.words.language import language

KEPT: Final = 20
"""Reports that are kept, the newest; each holds a whole record."""
EVENTS: Final = 30
"""The last events that are told."""
_NOTHING: Final = "(none)"
_NAME: Final = re.compile(r"crash (\d{4}-\d\d-\d\d \d\d-\d\d-\d\d)(?: ([1-9]\d*))?\.txt", re.ASCII)
"""What reports are named, and nothing else in their folder: the time, and a number from 2 on when there are more in a second."""


def write(what: str, match: Match | None = None, scenes: str = "", window: str = "") -> Path:
    """Writes a report and returns its file; of older reports only `KEPT` with it stay. `what` is the traceback, `match` the game that was
    on the table, `scenes` what was on the screen, `window` what it is drawn with. Raises PlaceError."""
    folder = places.crashes(writing=True)
    now = moment.now()
    stem = f"crash {now:%Y-%m-%d %H-%M-%S}"
    text = "\n".join([*_about(now, scenes, window), *_game(match), "", what.rstrip(), "", *_position(match), *_record(match)])
    number = 1
    while True:
        path = folder / (f"{stem}.txt" if number == 1 else f"{stem} {number}.txt")
        try:
            with path.open("x", encoding="utf-8", errors="backslashreplace") as file:
                file.write(text)
        except FileExistsError:
            number += 1
        except OSError as error:
            with contextlib.suppress(OSError):
                path.unlink()
            raise places.unwritable(folder, error) from error
        else:
            _clear_out(folder, path)
            return path


def _clear_out(folder: Path, newest: Path) -> None:
    """Deletes the oldest reports of a folder by the time in their names. What is named otherwise, or is no plain file, is not ours."""
    with contextlib.suppress(OSError):
        found = [(name, path) for path in folder.iterdir() if (name := _NAME.fullmatch(path.name)) and path != newest]
        reports = [(name[1], int(name[2] or 1), path) for name, path in found if path.is_file() and not path.is_symlink()]
        for _time, _number, path in sorted(reports)[: -(KEPT - 1)]:
            with contextlib.suppress(OSError):  # read by somebody just now, or not ours to delete
                path.unlink()


def _about(now: datetime, scenes: str, window: str) -> list[str]:
    try:
        version = places.version()
    except (OSError, ValueError, LookupError):
        version = "of an unknown version"
    return [
        f"Four Lanterns {version}, {now.isoformat(timespec='seconds')}",
        ", ".join(filter(None, (platform.platform(), f"Python {platform.python_version()}", window))),
        f"language {language()}, screens: {scenes or _NOTHING}",
    ]


def _game(match: Match | None) -> list[str]:
    if match is None:
        return [f"game: {_NOTHING}"]
    return [
        f"game: {match.game.name}, after {match.length} actions",
        f"record: {match.path or _NOTHING}{'' if match.saved else ' (not all of it could be saved)'}",
        "This report holds the secrets of the game.",
    ]


def _position(match: Match | None) -> list[str]:
    """The position and what was told last, all of it, in the wire form; nothing where it is this that has failed."""
    if match is None:
        return []
    try:
        seen, told = match.observe(ALL), match.history(ALL)[-EVENTS:]
        return ["The position:", wire.encode(seen).decode(), "The last events:", wire.encode(told).decode(), ""]
    except Exception:  # the fault may lie here, and the report has to be written all the same
        return []


def _record(match: Match | None) -> list[str]:
    """The record's text from memory, whether it is in its file or not."""
    return [] if match is None else ["The record so far:", match.whole_text()]


def tell(words: str) -> None:
    """Words for the terminal, where there is one."""
    with contextlib.suppress(OSError, ValueError):  # closed, or without the letters
        if sys.stderr is not None:
            print(words, file=sys.stderr, flush=True)


def report(what: str, match: Match | None = None, scenes: str = "", window: str = "") -> Path | places.PlaceError:
    """Writes a report and tells the terminal where it is; the reason when it cannot be written. Never raises."""
    try:
        path = write(what, match, scenes, window)
    except places.PlaceError as error:
        tell(f"Four Lanterns met a fault it did not foresee, and the report cannot be written: {error}")
        return error
    except Exception as error:  # a report must not crash in its turn
        tell(f"Four Lanterns met a fault it did not foresee, and the report cannot be written: {type(error).__name__}")
        return places.PlaceError("unwritable", folder="crashes", reason=reason(error), variable=places.VARIABLE)
    tell(f"Four Lanterns met a fault it did not foresee. The report is in {path}")
    return path
