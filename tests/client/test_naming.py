"""Any text in every field of the real program, and any name out of a file: refused in words, or played with; never a crash."""

from __future__ import annotations

import json
import re
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.client import callings
from game.client import settings as kept
from game.client.scenes.continuing import ContinueScene
from game.client.scenes.title import TitleScene
from game.client.scenes.unsaved import ElsewhereScene
from game.client.table import TableScene
from game.engine import games, places
from game.engine.callings import Mending
from game.engine.contract import Setup
from game.engine.match import Match
from game.engine.record import Holder, RecordFile
from game.session.saving import Saver
from game.session.session import Session
from game.words.host import host
from game.words.problems import say
from tests.client import naming, scripts
from tests.client.hands import Hands, open_app
from tests.sealing import sealed, texts

ROOT = Path(__file__).parents[2]
CASES = (
    "Anna\u00a0B",
    "An\u00adna",
    "\u200b",
    "Ann\u200ba",
    "👩\u200d🚀",
    "علی\u200cرضا",
    "Anna\tB",
    "Anna\nB",
    "\ud83d",
    "W" * 20,
    "ﷺ" * 20,
    "ŁᄉX𒀀" * 15,
    "\u0332" * 40 + "x\u0332" * 40,
)
"""Names that once lit the start button and crashed the game behind it, or the field itself."""


def test_every_field_of_the_program_is_one_that_the_property_types_into() -> None:
    made = [path.name for path in (ROOT / "game").rglob("*.py") if re.search(r"\bTextField\(", path.read_text(encoding="utf-8"))]
    assert sorted(made) == ["setup.py", "textfield.py"]
    made = [path.name for path in (ROOT / "game").rglob("*.py") if re.search(r"\(TextField\)", path.read_text(encoding="utf-8"))]
    assert made == ["unsaved.py"]  # the line for a folder
    assert not [path for path in (ROOT / "game").rglob("*.py") if "UITextEntry" in path.read_text(encoding="utf-8")]


def test_an_invisible_name_is_refused_in_words() -> None:
    assert not naming.press_on("darkaround", "\u200b\u00ad", "pasted")


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES, ids=ascii)
@pytest.mark.parametrize("way", naming.WAYS)
def test_a_name_that_once_crashed_is_played_with_or_refused(name: str, way: str) -> None:
    naming.press_on("darkaround", name, way)


@pytest.mark.slow
@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 1 << 32), st.sampled_from(naming.GAMES), st.sampled_from(naming.WAYS))
def test_any_text_is_played_with_or_refused(own_data_folder: Path, seed: int, game: str, way: str) -> None:
    for record in own_data_folder.rglob("*.lantern"):
        record.unlink()
    naming.press_on(game, naming.text(naming.texts(seed)), way)


@pytest.mark.slow
@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 1 << 32), st.sampled_from(naming.WAYS))
def test_any_text_is_a_folder_to_save_in_or_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int, way: str) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    app = open_app()
    hands = Hands(app)
    saver = Saver.begin(None, "darkaround", datetime(2026, 12, 1))
    setup = Setup(2)
    session = Session(Match(games.load("darkaround"), setup, [Holder(person="Anna"), Holder(person="Ben")], 1, saver), app.settings, saver)
    app.push(TableScene(session))
    app.push(ElsewhereScene(saver))
    hands.frames(2)
    naming.type_in(hands, "folder", naming.text(naming.texts(seed)), way)
    hands.click("there")
    saver.close()
    app.close()


FEW = [*scripts.NAMES][::4]
"""Scripts of which the table is made here; `python -m tests.client.scripts` makes all of it."""


@pytest.mark.slow
def test_the_table_of_scripts_can_be_made(tmp_path: Path) -> None:
    assert scripts.main(tmp_path, FEW) == 0
    assert len(list(tmp_path.glob("*.png"))) == len(FEW)


# names out of files


def record_with(people: tuple[str, ...], later: str = "") -> Path:
    """A record of a night whose people are called so, as another program would write it; `later` takes the first seat over."""
    stand_ins = [f"Person{number}" for number in range(len(people))]
    path = places.records(writing=True) / "night.lantern"
    match = Match(games.load("darkaround"), Setup(len(people)), [Holder(person=name) for name in stand_ins], 7, RecordFile(path))
    if later:
        match.hand_over(0, Holder(person="Later"))
    lines = texts(path.read_text(encoding="utf-8"))[:-1]
    for stand_in, name in [*zip(stand_ins, people, strict=True), ("Later", later)]:
        header = json.dumps(name, ensure_ascii=False)[1:-1]
        lines = [(lines[0].replace(stand_in, header)), *(line.replace(stand_in, name) for line in lines[1:])]
    path.write_text(sealed(lines), encoding="utf-8")
    return path


def test_a_record_with_names_that_do_not_fit_is_played_with_names_that_do_and_says_so() -> None:
    path = record_with(("An\u200bna", "Anna", "\u200b\u200c"), later="Bo\u00adris")
    before = path.read_bytes()
    match = Match.resume(path, mend=callings.mending())
    assert [holder.person for holder in match.holders] == ["Boris", "Anna", "Player 1"]
    assert path.read_bytes() == before, "the record itself stays as it is"
    told = next(refusal for refusal in match.notices if refusal.code == "names_mended")
    assert say(told).endswith("In their place stand: Anna 2, Player 1, Boris.")
    actor = match.actor()
    assert actor is not None
    match.play(match.observe(actor).legal[0])
    again = Match.resume(path, mend=callings.mending())
    assert again.holders == match.holders, "the next time they are called the same"


def test_two_names_of_which_nothing_is_left_become_two_players() -> None:
    path = record_with(("\ufe0f\ufe0f", "\ufe0f", "Player 1"))
    assert [holder.person for holder in Match.resume(path, mend=callings.mending()).holders] == ["Player 2", "Player 3", "Player 1"]


def test_a_computer_is_called_otherwise_than_a_person_who_has_its_name() -> None:
    table = host("stayaway")
    computers = [Holder(level="normal")] * 3
    member = table.called(computers, None)(1)
    names = table.called([Holder(person=member.upper()), *computers], None)
    assert [names(seat) for seat in (0, 1)] == [member.upper(), f"{member} B"]
    assert names(2) == table.called(computers, None)(2)


def test_without_a_window_names_are_mended_too() -> None:
    path = record_with(("An\u200bna", "𒀀𓀀"))
    assert [holder.person for holder in Match.read(path).holders] == ["Anna", "𒀀𓀀"]
    assert [holder.person for holder in Match.read(path, mend=callings.mending()).holders] == ["Anna", "Player 1"]
    assert Mending()("x" * 500) == "x" * 20


@pytest.mark.slow
def test_the_list_of_waiting_games_and_the_table_show_the_names_that_fit() -> None:
    record_with(("\u200bZoë\u00a0B", "W" * 60))
    app = open_app()
    hands = Hands(app)
    app.push(TitleScene())
    app.push(ContinueScene())
    hands.frames(2)
    assert any("Zoë B, " + "W" * 20 in words for words, _rect in app.scene.form.boxes())  # type: ignore[attr-defined]
    assert app.theme.overflows == []
    hands.click("record:0")
    table = next(scene for scene in app.stack if isinstance(scene, TableScene))
    assert table.session.people() == ["Zoë B", "W" * 20]
    hands.frames(3)
    assert app.theme.overflows == []
    app.close()


def test_names_in_the_settings_are_mended_or_left_out_and_it_is_said() -> None:
    file = places.data(writing=True) / kept.FILE
    names = ["Anna\u00a0B", "\u200b", "Zoë", "zoë", "x" * 21, "𒀀"]
    file.write_text(json.dumps({"names": names, "text_scale": 1.5}), encoding="utf-8")
    settings_read, told = kept.read()
    assert settings_read.names == ["Anna B", "Zoë"]
    assert settings_read.text_scale == 1.5
    assert [refusal.code for refusal in told] == ["setting_names"]
    assert "settings.json" in say(told[0])
    file.write_text(json.dumps({"names": ["Anna B", "Zoë"]}), encoding="utf-8")
    assert kept.read() == (settings_read_with(settings_read), [])


def settings_read_with(read: kept.Settings) -> kept.Settings:
    fresh = kept.Settings(language=read.language)
    fresh.names = list(read.names)
    return fresh


def test_nobody_can_be_seated_under_a_name_that_does_not_fit_or_looks_like_anothers() -> None:
    game = games.load("darkaround")
    for people in (("Anna", "anna"), ("Anna\u200b", "Boris"), ("x" * 21, "Boris")):
        with pytest.raises(ValueError, match=r"name|called"):
            Match(game, Setup(2), [Holder(person=name) for name in people], 7)
    match = Match(game, Setup(2), [Holder(person="Anna"), Holder(person="Boris")], 7)
    for name in ("anna", "Bo\u00adris", "\u200b"):
        with pytest.raises(ValueError, match=r"name|called"):
            match.hand_over(1, Holder(person=name))
    match.hand_over(1, Holder(person="Anna"))
