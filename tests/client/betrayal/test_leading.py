"""The rest of a kind of monsters is moved by the program, by mouse and by keys; it is recorded and taken back like any other actions."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.betrayal.observation import BtObservation
from game.client.betrayal import leading
from game.client.betrayal.leading import remaining
from game.client.settings import Settings
from game.client.table import TableScene
from game.engine import games
from game.engine.contract import TABLE
from game.engine.match import Match
from game.session.session import Session
from tests.client.betrayal.tables import Person, match_at

SWARM = {"haunt": "38"}


def swarm(least: int = 3) -> Match:
    """A person is asked for one of so many Firebats."""
    return match_at(lambda seen: remaining(seen) >= least, options=SWARM)


def at_table(match: Match, keyboard: bool = False, confirm: bool = False) -> tuple[Person, Session]:
    settings = Settings(language="en", animation_speed="off", muted=True, confirm_final=confirm)
    person = Person(settings, keyboard)
    session = Session(match, settings)
    session.raise_curtain(session.asked_person() or "")
    person.app.reset(TableScene(session))
    person.frames(2)
    return person, session


def offered(person: Person) -> bool:
    return any(widget.key == "rest" for widget in person.view.panel.form.group.widgets)


@pytest.mark.parametrize("keyboard", [False, True])
@pytest.mark.slow
def test_all_monsters_of_the_kind_have_moved_after_one_press(keyboard: bool) -> None:
    match = swarm()
    person, session = at_table(match, keyboard)
    before, number = match.length, remaining(session.observe())
    round_ = session.observe().table.round
    person.push("rest")
    person.frames(3)
    played = match.actions[before:]
    assert sum(1 for action in played if action.verb == "end") == number
    assert {action.verb for action in played} <= {"go", "end", "cross", "fall", "drop_down", "below", "lift", "stay", "roll"}
    actor = match.actor()
    assert actor is None or not remaining(match.observe(actor)) or match.observe(actor).table.round != round_
    person.app.close()


@pytest.mark.slow
def test_it_is_asked_once_more_where_the_settings_say_so() -> None:
    match = swarm()
    person, _session = at_table(match, confirm=True)
    before = match.length
    person.push("rest")
    assert match.length == before
    assert person.view.panel.form.group.find("rest").label.startswith("Sure?")  # type: ignore[attr-defined]
    person.push("rest")
    assert match.length > before
    person.app.close()


@pytest.mark.slow
def test_it_is_taken_back_action_by_action_and_does_not_begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leading, "MOST", 3)  # the last one's end may show dice, which nobody takes back
    match = swarm()
    person, session = at_table(match)
    before, seen = match.length, session.observe()
    person.push("rest")
    person.frames(3)
    assert match.length == before + 3
    for taken in (1, 2, 3):
        assert session.undo()
        session.raise_curtain(session.asked_person() or "")
        person.frames(5)
        assert match.length == before + 3 - taken
    assert session.observe() == seen
    assert offered(person)
    person.app.close()


@pytest.mark.slow
def test_it_is_offered_for_several_monsters_alone() -> None:
    def last(seen: BtObservation) -> bool:
        return bool(leading.running(seen)) and not remaining(seen)

    for match in (match_at(last, options=SWARM), match_at(lambda seen: any(act.verb == "go" for act in seen.legal), options=SWARM)):
        person, _session = at_table(match)
        assert not offered(person)
        person.app.close()


@pytest.mark.slow
def test_a_record_of_it_is_one_of_ordinary_actions(tmp_path: Path) -> None:
    match = swarm()
    person, _session = at_table(match)
    person.push("rest")
    person.frames(2)
    path = tmp_path / "swarm.lantern"
    path.write_text(match.record_text(), "utf-8")
    resumed = Match.resume(path, games.load)
    assert resumed.actions == match.actions
    assert resumed.observe(TABLE) == match.observe(TABLE)
    person.app.close()
