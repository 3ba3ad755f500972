"""Sitting down at a table: a new game with its record, or one that waits."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.client import problems
from game.client.callings import mending
from game.client.errands import Stop
from game.client.problems import say_error
from game.client.scenes.loading import LoadingError, LoadingScene
from game.client.scenes.message import Answer, MessageScene
from game.client.session import Session
from game.client.settings import Settings
from game.client.tableview import desk
from game.client.words import _, mark
from game.engine import games, places
from game.engine.contract import Refusal, Setup
from game.engine.mapfile import MapError
from game.engine.match import Match
from game.engine.record import Holder, RecordError, RecordFile, fresh_path, shown_name
from game.engine.repair import GoneBack, go_back

if TYPE_CHECKING:
    from game.client.app import App

_WAY_BACK: Final = mark("All that was played before that line is good. The damaged file is kept under another name.")


def greet(app: App, wrong_settings: Sequence[Refusal]) -> None:
    """Tells at the start what is wrong with the settings, the languages and the folder of saved games."""
    told = [problems.say(refusal) for refusal in wrong_settings]

    def tell(folder: Sequence[str]) -> None:
        app.tell(_("Not all is well"), [*told, *folder])
        app.tell_languages()

    app.errands.run(_folder_faults, tell)


def _folder_faults(_stop: Stop) -> Iterator[list[str]]:
    """What is wrong with the folder of saved games, in a sentence; in a thread."""
    try:
        places.records()
    except places.PlaceError as error:
        yield [say_error(error)]
    else:
        yield []


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


def resume(app: App, path: Path, notices: Sequence[Refusal] = ()) -> None:
    """Continues a saved game once it is loaded; one that cannot be continued is explained and left as it is. `notices` are told at
    the table."""
    mend = mending()
    load = LoadingScene(
        lambda stop: Match.resume(path, stop=stop, mend=mend), lambda match: _go_on(app, match, notices), _refusing(app, path)
    )
    app.push(load)


def _go_on(app: App, match: Match, notices: Sequence[Refusal]) -> None:
    session = Session(match, app.settings)
    session.notices += notices
    session.cover()
    _open_table(app, session)


def _refusing(app: App, path: Path) -> Callable[[LoadingError], None]:
    return lambda error: explain(app, path, error)


def explain(app: App, path: Path, error: LoadingError) -> None:
    """Why a game cannot be continued; the way back to its last good moment, where there is one."""
    app.library.note(path, error)
    answers: list[Answer] = []
    if isinstance(error, RecordError) and error.has_good_part:
        answers = [(_("Go back to the last good moment"), lambda: _go_back(app, path), "primary"), (_("Close"), None, "normal")]
    told = say_error(error)
    app.push(MessageScene(_("This game cannot be continued"), f"{told}\n{_(_WAY_BACK)}" if answers else told, answers))


def _go_back(app: App, path: Path) -> None:
    """Makes the record good up to its last good line and goes on there."""

    def back(gone: GoneBack) -> None:
        kept = gone.kept
        told = [Refusal("went_back", (("file", shown_name(kept)), ("lines", str(gone.lost))))] if kept else []
        resume(app, path, told)

    app.push(LoadingScene(lambda stop: go_back(path, stop=stop), back, lambda error: _stuck(app, error)))


def _stuck(app: App, error: LoadingError) -> None:
    app.push(MessageScene(_("This game cannot be continued"), say_error(error)))


def _open_table(app: App, session: Session) -> None:
    from game.client.scenes.title import TitleScene
    from game.client.table import TableScene

    app.reset(TitleScene())
    app.push(TableScene(session))
