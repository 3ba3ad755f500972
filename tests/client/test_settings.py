"""Settings are kept, and a damaged file is no trouble."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.client import settings as kept
from game.client.settings import Settings


def test_what_was_set_is_there_after_a_restart() -> None:
    Settings(language="uk", text_scale=1.5, animation_speed="fast", confirm_final=False, names=["Анна"]).save()
    assert kept.load() == Settings(language="uk", text_scale=1.5, animation_speed="fast", confirm_final=False, names=["Анна"])


@pytest.mark.parametrize("text", ["", "{", '{"text_scale": "large"}', "[]"])
def test_a_damaged_file_gives_the_defaults(own_data_folder: Path, text: str) -> None:
    own_data_folder.mkdir()
    (own_data_folder / "settings.json").write_text(text)
    assert kept.load().text_scale == 1.0


def test_values_that_do_not_exist_are_put_back(own_data_folder: Path) -> None:
    own_data_folder.mkdir()
    (own_data_folder / "settings.json").write_text('{"text_scale": 7, "language": "tlh", "animation_speed": "warp", "show_helpers": false}')
    loaded = kept.load()
    assert (loaded.text_scale, loaded.animation_speed, loaded.show_helpers) == (1.0, "normal", False)
    assert loaded.language in ("en", "ru", "uk")


@pytest.mark.parametrize(("lang", "expected"), [("ru_RU.UTF-8", "ru"), ("uk_UA.UTF-8", "uk"), ("de_DE.UTF-8", "en"), ("C", "en")])
def test_the_first_start_speaks_the_systems_language(monkeypatch: pytest.MonkeyPatch, lang: str, expected: str) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", lang)
    assert kept.load().language == expected


def test_movements_can_be_faster_slower_or_off() -> None:
    lengths = [Settings(animation_speed=speed).duration(1.0) for speed in ("slow", "normal", "fast", "off")]
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[-1] == 0.0


def test_volumes_and_palettes_that_do_not_exist_are_put_back_one_by_one(own_data_folder: Path) -> None:
    own_data_folder.mkdir()
    (own_data_folder / "settings.json").write_text(
        '{"palette": "sepia", "effects_volume": 300, "music_volume": -1, "ambience_volume": 30, "muted": true}'
    )
    loaded = kept.load()
    assert (loaded.palette, loaded.effects_volume, loaded.music_volume, loaded.ambience_volume, loaded.muted) == (
        "standard",
        80,
        50,
        30,
        True,
    )
