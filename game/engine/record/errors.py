"""What can be wrong with a record, as a code with parameters and a sentence for the terminal; the window words it anew."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from game.engine.contract import Refusal
from game.engine.plain import plain

_NAME: Final = 255
"""Letters of a file's name that a sentence shows: all that systems allow."""
_PATH: Final = 4096
"""The same of a folder's path."""

_SENTENCES: Final = {
    "unreadable": "{file} cannot be read ({reason}).",
    "not_a_file": "{file} is no file, and holds no record of a game.",
    "too_large": "{file} is larger than any record of a game: more than {most} MB.",
    "too_many_lines": "{file} is longer than any record of a game: more than {most} lines.",
    "no_record": "{file} is no record of a game: its first line is damaged ({reason}).",
    "newer_format": "{file} was written by a newer program (its format is {found}, this program reads {known}).",
    "unknown_game": "{file} is a game of {game}, which this program does not have.",
    "other_rules": "{file} was played by version {found} of the rules of {game}, this program plays version {known}.",
    "other_part": "{file} was played by version {found} of {part} of {game}, this program plays version {known}.",
    "missing_part": "{file} needs {part} of {game}, which this program does not have.",
    "other_board": "{file} was played on another map, or with other cards, of {game}.",
    "bad_line": "{file} is damaged in line {line}: {text} ({reason}).",
    "exists": "{file} exists already, and no record is ever written over.",
    "changed": "{file} was changed by somebody else, so that nothing is added to it.",
    "unwritable": "Nothing can be written to {file} ({reason}).",
    "full": "No room is left on the disk for {file}, in {folder}.",
    "slow": "The disk has not taken {file} yet.",
    "open_elsewhere": "{file} is open in another copy of the program.",
    "nowhere": "This game is played without saving.",
}


def shown_name(path: Path) -> str:
    """A file's name for a sentence: letters that cannot be drawn, and bytes that are no letters, are question marks."""
    return plain(path.name, _NAME)


class RecordError(Exception):
    """A record that cannot be read, played or written. `code` is a key of the sentences above, `params` what to put into one
    (always with `file`, its name), `line` the number of the line at fault, from 1, or 0 for the whole file."""

    def __init__(self, code: str, path: Path, line: int = 0, **params: str) -> None:
        self.code = code
        self.line = line
        where = {"file": shown_name(path), **({"line": str(line)} if line else {})}
        self.params = where | {name: plain(text, *([_PATH] if name == "folder" else [])) for name, text in params.items()}
        super().__init__(_SENTENCES[code].format(**self.params))

    @classmethod
    def known(cls, code: str, path: Path, line: int, params: Mapping[str, str]) -> RecordError:
        """A problem that was found before, of any code and parameters: where they make no sentence, that the file cannot be read."""
        try:
            return cls(code, path, line, **params)
        except (KeyError, IndexError, ValueError, TypeError):
            return cls("unreadable", path, reason=code)

    @property
    def has_good_part(self) -> bool:
        """Whether all lines before the one at fault are those of a game that can go on (`game.engine.repair`)."""
        return self.code == "bad_line"

    @property
    def refusal(self) -> Refusal:
        """The same as code and parameters for the window to word."""
        return Refusal(self.code, tuple(self.params.items()))
