"""The message after a fault nobody foresaw: where the report is, and the ways back. Of the fault itself nothing is shown: it may hold a
secret."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game.client.callings import mending
from game.client.leaving import leave, to_title
from game.client.scenes.message import Answer, MessageScene
from game.client.starting import go_on_from_memory
from game.client.theme import INK
from game.engine.match import Match
from game.engine.places import PlaceError
from game.engine.plain import plain
from game.session.saving import Saver
from game.words.language import _
from game.words.problems import say_error


class CrashedScene(MessageScene):
    """`report` is the report's file or why there is none, `match` the game that was on the table, `saver` what keeps it saved: it holds
    the whole game in memory, so that the game can be continued wherever it is saved, or not at all.

    `answered` says that one of the ways back was taken: what goes wrong then is no fault of this message.
    """

    name = "crashed"
    opaque = True
    width = 720.0

    def __init__(self, report: Path | PlaceError, match: Match | None, saver: Saver | None = None) -> None:
        self.answered = False
        self.saver = saver
        self._report = report
        self._game = match is not None
        self._saved = saver is not None and saver.finish()
        self._playable = saver is not None and _playable(saver)
        super().__init__("", "", self._ways())

    def resize(self) -> None:
        """Words it anew, in the present language."""
        self.title, self.text, self.answers = _("Something went wrong"), self._words(), self._ways()
        super().resize()

    def _words(self) -> str:
        told = [_("The program met a fault that nobody had foreseen.")]
        if self._saved:
            told.append(_("The game is saved up to its last action."))
        elif self._playable:
            told.append(_("The game could not be saved to its end, but nothing of it is lost: continue it, and save it elsewhere."))
        elif self._game:
            told.append(_("The game cannot be continued."))
        if isinstance(self._report, Path):
            told.append(_("What happened is written in {file}.").format(file=plain(str(self._report), 4096)))
            told.append(_("That report holds the secrets of the game: read it only after the end.") if self._game else "")
        else:
            told.append(_("What happened could not be written down. {reason}").format(reason=say_error(self._report)))
        return "\n".join(filter(None, told))

    def _ways(self) -> list[Answer]:
        title: Answer = (_("To the title"), self._to_title, "normal" if self._playable else "primary")
        ways: list[Answer] = [(_("Quit"), self._quit, "normal"), title]
        return [*ways, (_("Continue the game"), self._continue, "primary")] if self._playable else ways

    def _answer(self, action: Callable[[], None] | None) -> Callable[[], None]:
        """The message stays until its answer has taken its place."""

        def run() -> None:
            self.answered = True
            if action is not None:
                action()

        return run

    def back(self) -> None:
        """Escape leads to the title."""
        self.answered = True
        self._to_title()

    def leave(self) -> None:
        """The game is given back, unless it is on the table again."""
        if self.saver is not None:
            self.saver.close()

    def _to_title(self) -> None:
        to_title(self.app)

    def _quit(self) -> None:
        leave(self.app, self.app.quit)

    def _continue(self) -> None:
        saver, self.saver = self.saver, None
        if saver is not None:
            go_on_from_memory(self.app, saver)

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Plain night: no picture, which may be what failed."""
        surface.fill(INK)


def _playable(saver: Saver) -> bool:
    """Whether the game can be continued; what keeps it from it does not matter here."""
    try:
        return Match.of(saver.written(), mend=mending()).actor() is not None
    except Exception:
        return False
