"""Sitting down at a table: a new game with its record, or one that waits."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.client.callings import mending
from game.client.scenes.loading import LoadingScene
from game.client.scenes.message import Answer, MessageScene
from game.client.scenes.title import TitleScene
from game.client.scenes.unsaved import ElsewhereScene
from game.client.table import TableScene
from game.client.tableview import screens_of
from game.engine import places
from game.engine.contract import Refusal
from game.engine.mapfile import MapError
from game.engine.match import Match
from game.engine.record import Holder, RecordError, shown_name
from game.engine.repair import GoneBack
from game.session import beginning
from game.session.library import Problem
from game.session.saving import Saver
from game.session.session import Session
from game.words import problems
from game.words.language import _, mark
from game.words.problems import say_error

if TYPE_CHECKING:
    from game.client.app import App

_WAY_BACK: Final = mark("All that was played before that line is good. The damaged file is kept under another name.")


def greet(app: App, wrong_settings: Sequence[Refusal]) -> None:
    """Tells at the start what is wrong with the settings, the languages and the folder of saved games."""
    told = [problems.say(refusal) for refusal in wrong_settings]

    def tell(fault: places.PlaceError | None) -> None:
        app.tell(_("Not all is well"), [*told, *([say_error(fault)] if fault is not None else [])])
        app.tell_languages()

    def refresh(found: list[Path]) -> None:
        if found:
            app.library.refresh()

    app.errands.run(lambda _stop: iter([beginning.folder_fault()]), tell)
    app.errands.run(lambda _stop: iter([beginning.tidied(app.settings.folders)]), refresh)


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
    try:
        match, saver = beginning.begun(folder, game_name, options, screens_of(game_name).filled_in(app.settings), holders, app.new_seed())
    except (MapError, places.PlaceError) as error:
        app.push(MessageScene(_("The board cannot be used"), say_error(error)))
        return None
    _open_table(app, Session(match, app.settings, saver))
    return saver


def resume(app: App, path: Path, notices: Sequence[Refusal] = ()) -> None:
    """Continues a saved game once it is loaded; one that cannot be continued is explained and left as it is. `notices` are told at
    the table."""
    mend = mending()

    def opened(found: tuple[Match, Saver]) -> None:
        _go_on(app, *found, notices)

    drop: Callable[[tuple[Match, Saver]], None] = lambda found: found[1].close()  # noqa: E731
    app.push(LoadingScene(lambda stop: beginning.opened(path, stop, mend), opened, _refusing(app, path), drop))


def go_on_from_memory(app: App, saver: Saver) -> None:
    """Continues the game that was on the table, wherever it is saved, or not at all."""
    try:
        match = Match.going_on(saver.written(), saver, mend=mending())
    except (RecordError, MapError, places.PlaceError) as error:
        _stuck(app, error)
        return
    _go_on(app, match, saver, ())


def _go_on(app: App, match: Match, saver: Saver, notices: Sequence[Refusal]) -> None:
    session = Session(match, app.settings, saver)
    session.notices += notices
    session.cover()
    _open_table(app, session)


def _refusing(app: App, path: Path) -> Callable[[Problem], None]:
    return lambda error: explain(app, path, error)


def explain(app: App, path: Path, error: Problem) -> None:
    """Why a game cannot be continued; the way back to its last good moment, where there is one."""
    answers: list[Answer] = []
    told = say_error(error)
    if isinstance(error, RecordError) and error.code == "open_elsewhere":  # which passes
        answers = [(_("Try again"), lambda: resume(app, path), "primary"), (_("Close"), None, "normal")]
    else:
        app.library.note(path, error)
    if isinstance(error, RecordError) and error.has_good_part:
        answers = [(_("Go back to the last good moment"), lambda: _go_back(app, path), "primary"), (_("Close"), None, "normal")]
        told = f"{told}\n{_(_WAY_BACK)}"
    app.push(MessageScene(_("This game cannot be continued"), told, answers))


def _go_back(app: App, path: Path) -> None:
    """Makes the record good up to its last good line and goes on there."""

    def back(gone: GoneBack) -> None:
        kept = gone.kept
        told = [Refusal("went_back", (("file", shown_name(kept)), ("lines", str(gone.lost))))] if kept else []
        resume(app, path, told)

    app.push(LoadingScene(lambda stop: beginning.gone_back(path, stop), back, lambda error: _stuck(app, error)))


def _stuck(app: App, error: Problem) -> None:
    app.push(MessageScene(_("This game cannot be continued"), say_error(error)))


def _open_table(app: App, session: Session) -> None:
    app.reset(TitleScene())
    app.push(TableScene(session))
