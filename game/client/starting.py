"""Sitting down at a table: a new game with its record, or one that waits."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from game.client import problems
from game.client.callings import mending
from game.client.problems import say_error
from game.client.scenes.message import Answer, MessageScene
from game.client.session import Session
from game.client.settings import Settings
from game.client.tableview import desk
from game.client.words import _
from game.engine import games, places
from game.engine.contract import Refusal, Setup
from game.engine.mapfile import MapError
from game.engine.match import Match
from game.engine.record import Holder, RecordError, RecordFile, RecordInfo, fresh_path, list_records

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
            Match.read(info.path, mend=mending())
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
    """Starts a new game and goes to its table. When nothing can be saved the person is told, and may play all the same."""
    try:
        record = RecordFile(fresh_path(places.records(writing=True), game_name, datetime.now()))
    except places.PlaceError as error:
        answers: list[Answer] = [
            (_("Play without saving"), lambda: _sit_down(app, game_name, options, holders, None), "primary"),
            (_("Cancel"), None, "normal"),
        ]
        app.push(MessageScene(_("This game cannot be saved"), say_error(error), answers))
        return
    _sit_down(app, game_name, options, holders, record)


def _sit_down(app: App, game_name: str, options: Mapping[str, str], holders: Sequence[Holder], record: RecordFile | None) -> None:
    filled: Callable[[Settings], dict[str, str]] | None = getattr(desk(game_name), "filled_in", None)
    game = games.load(game_name)
    offered = {option.name for option in game.options if not option.pattern}  # what the program keeps is as it is now, not as it was
    chosen = {name: value for name, value in options.items() if name in offered} | (filled(app.settings) if filled is not None else {})
    try:
        match = Match(game, Setup(len(holders), chosen), holders, app.new_seed(), record)
    except (MapError, places.PlaceError) as error:
        app.push(MessageScene(_("The board cannot be used"), say_error(error)))
        return
    _open_table(app, Session(match, app.settings))


def resume(app: App, path: Path) -> None:
    """Continues a saved game; one that cannot be continued is explained and left as it is."""
    try:
        match = Match.resume(path, mend=mending())
    except (RecordError, MapError, places.PlaceError) as error:
        app.push(MessageScene(_("This game cannot be continued"), say_error(error)))
        return
    session = Session(match, app.settings)
    session.cover()
    _open_table(app, session)


def _open_table(app: App, session: Session) -> None:
    from game.client.scenes.title import TitleScene
    from game.client.table import TableScene

    app.reset(TitleScene())
    app.push(TableScene(session))
