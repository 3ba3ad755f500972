"""Where things lie: maps, sprites and texts beside the program (or in its bundle), records and settings in the user's data folder.

No other module builds such a path. A folder that cannot be used raises PlaceError, which the window words in the person's language.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

import platformdirs

from game.engine.plain import plain, reason

VARIABLE = "FOUR_LANTERNS_DATA"
"""Environment variable that puts the user's data into another folder."""

_SENTENCES = {
    "missing": "The folder {folder} is missing; install the program again, or start it from a complete copy.",
    "unreadable": "The folder {folder} cannot be read ({reason}); allow reading it, then start the program again.",
    "not_a_folder": "{folder} is a file, and a folder is needed there; move the file away, then start the program again.",
    "uncreatable": "The folder {folder} cannot be created ({reason}); allow writing there, or name another folder in {variable}.",
    "unwritable": "Nothing can be written in the folder {folder} ({reason}); allow writing there, or name another folder in {variable}.",
}
_PATH = 4096
"""Letters of a folder's path that a sentence shows: all that systems allow."""


class PlaceError(Exception):
    """A folder the program needs cannot be used.

    `code` is a key of the sentences above and `params` what to put into one: folder, and with some codes reason and variable, all text.
    """

    def __init__(self, code: str, **params: str) -> None:
        self.code = code
        self.params = {name: plain(text, _PATH) for name, text in params.items()}
        super().__init__(_SENTENCES[code].format(**self.params))


def root() -> Path:
    """The folder that holds maps/ and sprites/: the parent of game/, or the unpacked bundle of the double-click program."""
    bundle = getattr(sys, "_MEIPASS", None)
    return Path(bundle) if bundle else Path(__file__).resolve().parents[2]


def maps() -> Path:
    """The folder of the boards (.tmx) and their tilesets (.tsx). Raises PlaceError."""
    return _shipped("maps")


def sprites() -> Path:
    """The folder of the pictures and sounds. Raises PlaceError."""
    return _shipped("sprites")


def texts() -> Path:
    """The folder of the long texts, one folder in it for each language. Raises PlaceError."""
    return _shipped("game/words/texts")


def languages() -> Path:
    """The folder of the translated short strings. Raises PlaceError."""
    return _shipped("game/words/languages")


def version() -> str:
    """The program's version, as pyproject.toml says it, which lies in the bundle too."""
    import tomllib  # seldom asked for, and not worth a wait at every start

    told: str = tomllib.loads((root() / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    return told


def data(*, writing: bool = False) -> Path:
    """The user's data folder. With `writing` it is created when missing and tried; else it need not exist. Raises PlaceError."""
    named = os.environ.get(VARIABLE)
    folder = _named(named) if named else Path(platformdirs.user_data_dir("four-lanterns", appauthor=False))
    return _writable(folder) if writing else _usable(folder)


def _named(text: str) -> Path:
    """The folder that the variable names; a ~ without a home stays a plain letter."""
    with contextlib.suppress(RuntimeError):
        return Path(text).expanduser()
    return Path(text)


def records(*, writing: bool = False) -> Path:
    """The folder of the games' records in the data folder; `writing` and errors as in `data`."""
    folder = data(writing=writing) / "records"
    return _writable(folder) if writing else _usable(folder)


def crashes(*, writing: bool = False) -> Path:
    """The folder of the crash reports in the data folder; `writing` and errors as in `data`."""
    folder = data(writing=writing) / "crashes"
    return _writable(folder) if writing else _usable(folder)


def common() -> list[Path]:
    """Folders of the user's own that most systems have, those of them that are there: documents, desktop, home."""
    named = (platformdirs.user_documents_dir(), platformdirs.user_desktop_dir())
    found = [Path(name) for name in named]
    with contextlib.suppress(RuntimeError):
        found.append(Path.home())
    return [folder for folder in dict.fromkeys(found) if os.path.isdir(folder)]


def unwritable(folder: Path, error: OSError) -> PlaceError:
    """What to raise when a file in the folder could not be written."""
    return PlaceError("unwritable", folder=str(folder), reason=reason(error), variable=VARIABLE)


def _shipped(name: str) -> Path:
    folder = root() / name
    if not folder.exists():
        raise PlaceError("missing", folder=str(folder))
    return _usable(folder)


def _usable(folder: Path) -> Path:
    """The folder itself when it can be listed or is not there at all."""
    try:
        if folder.exists():
            next(folder.iterdir(), None)
    except NotADirectoryError:
        raise PlaceError("not_a_folder", folder=str(folder)) from None
    except OSError as error:
        raise PlaceError("unreadable", folder=str(folder), reason=reason(error)) from error
    return folder


def _writable(folder: Path) -> Path:
    """The folder, made when it was missing, after a trial file was written and taken away."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise PlaceError("not_a_folder", folder=str(folder)) from None
    except OSError as error:
        raise PlaceError("uncreatable", folder=str(folder), reason=reason(error), variable=VARIABLE) from error
    trial = folder / f".trial-{os.getpid()}"
    try:
        trial.write_bytes(b"")
        trial.unlink()
    except OSError as error:
        raise unwritable(folder, error) from error
    return _usable(folder)
