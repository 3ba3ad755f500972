"""Where things lie, and what is said when a folder cannot be used."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game.engine import places


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own, not made yet, with a space and Cyrillic letters in its path."""
    folder = tmp_path / "Лагерь у озера" / "data"
    monkeypatch.setenv(places.VARIABLE, str(folder))
    return folder


def test_root_is_the_folder_that_holds_game_maps_and_sprites() -> None:
    assert (places.root() / "game" / "engine" / "places.py").is_file()
    assert places.maps() == places.root() / "maps"
    assert places.sprites() == places.root() / "sprites"


def test_in_the_bundle_everything_lies_under_the_unpacked_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("maps", "sprites", "game/words/texts", "game/words/languages"):
        (tmp_path / name).mkdir(parents=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert places.root() == tmp_path
    assert places.maps() == tmp_path / "maps"
    assert places.texts() == tmp_path / "game" / "words" / "texts"
    assert places.languages() == tmp_path / "game" / "words" / "languages"


def test_a_copy_without_its_maps_is_named_in_the_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    with pytest.raises(places.PlaceError) as caught:
        places.maps()
    assert caught.value.code == "missing"
    assert caught.value.params == {"folder": str(tmp_path / "maps")}
    assert str(tmp_path / "maps") in str(caught.value)
    assert "install" in str(caught.value)


def test_without_the_variable_the_data_lies_where_the_system_keeps_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(places.VARIABLE, raising=False)
    monkeypatch.setattr("platformdirs.user_data_dir", lambda name, appauthor: str(tmp_path / name))
    assert places.data() == tmp_path / "four-lanterns"


def test_asking_for_the_data_folder_does_not_make_it(own: Path) -> None:
    assert places.data() == own
    assert places.records() == own / "records"
    assert not own.exists()


def test_asking_for_writing_makes_the_folders_and_leaves_nothing_in_them(own: Path) -> None:
    assert places.records(writing=True) == own / "records"
    assert [entry.name for entry in own.iterdir()] == ["records"]
    assert list((own / "records").iterdir()) == []


def test_a_file_in_place_of_the_data_folder_is_an_error_for_reading_and_writing(own: Path) -> None:
    own.parent.mkdir()
    own.write_text("", encoding="utf-8")
    for writing in (False, True):
        with pytest.raises(places.PlaceError) as caught:
            places.data(writing=writing)
        assert caught.value.code == "not_a_folder"
        assert str(own) in str(caught.value)


def test_a_folder_that_cannot_be_created_is_an_error_that_names_the_variable(own: Path) -> None:
    own.parent.write_text("", encoding="utf-8")
    with pytest.raises(places.PlaceError) as caught:
        places.data(writing=True)
    assert caught.value.code == "uncreatable"
    assert caught.value.params["folder"] == str(own)
    assert places.VARIABLE in str(caught.value)


def test_a_folder_that_refuses_a_file_is_an_error(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, data: bytes) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "write_bytes", refuse)
    with pytest.raises(places.PlaceError) as caught:
        places.data(writing=True)
    assert caught.value.code == "unwritable"
    assert "Permission denied" in str(caught.value)


def test_a_folder_that_cannot_be_listed_is_an_error(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own.mkdir(parents=True)

    def refuse(self: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "iterdir", refuse)
    with pytest.raises(places.PlaceError) as caught:
        places.data()
    assert caught.value.code == "unreadable"
