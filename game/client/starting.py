"""Sitting down at a table: a new game with its record, or one that waits."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from game.client import problems
from game.client.problems import say_error
from game.client.saving import Saver
from game.client.scenes.message import Answer, MessageScene
from game.client.scenes.unsaved import ElsewhereScene
from game.client.session import Session
from game.client.settings import Settings
from game.client.tableview import desk
from game.client.words import _
from game.engine import games, places
from game.engine.contract import Refusal, Setup
from game.engine.mapfile import MapError
from game.engine.match import Match
from game.engine.record import Holder, RecordError, RecordInfo, Written, list_records

if TYPE_CHECKING:
    from game.client.app import App


def waiting_records() -> list[RecordInfo]:
    """The games that can be continued and the damaged ones, the last played first; none when the folder cannot be read (`greet` tells
    of that)."""
    try:
        return [info for info in list_records(places.records()) if not info.over]
    except (places.PlaceError, OSError):
        return []


_checked: dict[tuple[Path, float], RecordInfo] = {}


def checked(info: RecordInfo) -> RecordInfo:
    """The same with the problem of any line that cannot be played. Remembered until the file changes."""
    if info.problem is not None:
        return info
    key = info.path, info.modified
    if key not in _checked:
        problem: RecordError | MapError | places.PlaceError | None = None
        try:
            Match.read(info.path)
        except (RecordError, MapError, places.PlaceError) as error:
            problem = error
        _checked[key] = msgspec.structs.replace(info, problem=problem)
    return _checked[key]


def greet(app: App, wrong_settings: Sequence[Refusal]) -> None:
    """Tells at the start what is wrong with the settings, the languages and the folder of saved games."""
    told = [problems.say(refusal) for refusal in wrong_settings]
    try:
        places.records()
    except places.PlaceError as error:
        told.append(say_error(error))
    app.tell(_("Not all is well"), told)
    app.tell_languages()


def begin(app: App, game_name: str, options: Mapping[str, str], holders: Sequence[Holder]) -> None:
    """Starts a new game and goes to its table. When nothing can be saved the person is told, and may save it elsewhere or play all the
    same."""

    def sit_down(folder: Path | None) -> Saver | None:
        return _sit_down(app, game_name, options, holders, folder)

    def sit_down_unsaved() -> None:
        sit_down(None)

    def sit_down_and_choose() -> None:
        saver = sit_down(None)
        if saver is not None:
            app.push(ElsewhereScene(saver))

    try:
        sit_down(places.records(writing=True))
    except places.PlaceError as error:
        answers: list[Answer] = [
            (_("Save elsewhere"), sit_down_and_choose, "primary"),
            (_("Play without saving"), sit_down_unsaved, "normal"),
            (_("Cancel"), None, "normal"),
        ]
        app.push(MessageScene(_("This game cannot be saved"), say_error(error), answers))


def _sit_down(app: App, game_name: str, options: Mapping[str, str], holders: Sequence[Holder], folder: Path | None) -> Saver | None:
    """Opens the table of a new game that is saved in the folder, or nowhere; what keeps it saved, None when there is no game."""
    filled: Callable[[Settings], dict[str, str]] | None = getattr(desk(game_name), "filled_in", None)
    game = games.load(game_name)
    offered = {option.name for option in game.options if not option.pattern}  # what the program keeps is as it is now, not as it was
    chosen = {name: value for name, value in options.items() if name in offered} | (filled(app.settings) if filled is not None else {})
    saver = Saver.begin(folder, game_name, datetime.now())
    try:
        match = Match(game, Setup(len(holders), chosen), holders, app.new_seed(), saver)
    except (MapError, places.PlaceError) as error:
        saver.close()
        app.push(MessageScene(_("The board cannot be used"), say_error(error)))
        return None
    _open_table(app, Session(match, app.settings, saver))
    return saver


def resume(app: App, path: Path) -> None:
    """Continues a saved game; one that cannot be continued is explained and left as it is."""
    try:
        saver, written = Saver.open(path)
    except RecordError as error:
        _explain(app, error, lambda: resume(app, path))
        return
    go_on(app, saver, written)


def go_on(app: App, saver: Saver, written: Written) -> None:
    """Continues what was written at its table; `saver` holds it already."""
    try:
        match = Match.going_on(written, saver)
    except (RecordError, MapError, places.PlaceError) as error:
        saver.close()
        _explain(app, error)
        return
    session = Session(match, app.settings, saver)
    session.cover()
    _open_table(app, session)


def _explain(app: App, error: RecordError | MapError | places.PlaceError, again: Callable[[], None] | None = None) -> None:
    """Why a game cannot be continued; where that passes, it can be tried again."""
    answers: list[Answer] = []
    if isinstance(error, RecordError) and error.code == "open_elsewhere" and again is not None:
        answers = [(_("Cancel"), None, "normal"), (_("Try again"), again, "primary")]
    app.push(MessageScene(_("This game cannot be continued"), say_error(error), answers))


def _open_table(app: App, session: Session) -> None:
    from game.client.scenes.title import TitleScene
    from game.client.table import TableScene

    app.reset(TitleScene())
    app.push(TableScene(session))
