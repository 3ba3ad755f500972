"""Settings are kept, and a damaged file is no trouble."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.client import settings as kept
from game.client.settings import Settings
from game.words.betrayal.host import PLAYED
from game.words.language import LANGUAGES

ROOT = Path(__file__).parents[2]


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
    assert loaded.language in LANGUAGES


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


def test_two_copies_of_the_program_keep_what_each_has_set(own_data_folder: Path) -> None:
    Settings(names=["Anna"], own={"haunts": [1]}, folders=["/a", "/b"]).save()
    one, other = kept.load(), kept.load()
    one.text_scale = 1.5
    one.put(PLAYED, [1, 5])
    one.folders = ["/b", "/c"]
    one.save()
    other.music_volume = 10
    other.names = ["Borys"]
    other.put(PLAYED, [1, 7])
    other.save()
    one.muted = True
    one.save()
    found = kept.load()
    assert (found.text_scale, found.music_volume, found.muted) == (1.5, 10, True)
    assert (found.names, found.of(PLAYED), found.folders) == (["Borys"], [1, 5, 7], ["/b", "/c"])
    assert [path.name for path in own_data_folder.iterdir()] == ["settings.json"]


def test_what_a_newer_program_has_set_stays(own_data_folder: Path) -> None:
    own_data_folder.mkdir()
    file = own_data_folder / "settings.json"
    file.write_text('{"of a newer program": [1], "text_scale": 1.25, "palette": "sepia"}')
    loaded = kept.load()
    loaded.muted = True
    loaded.save()
    values = json.loads(file.read_bytes())
    assert (values["of a newer program"], values["text_scale"], values["palette"], values["muted"]) == ([1], 1.25, "standard", True)


SETTER = """
import sys
from game.client import settings as kept
from game.words.betrayal.host import PLAYED
settings = kept.load()
settings.put(PLAYED, [*settings.of(PLAYED), int(sys.argv[1])])
settings.save()
"""


@pytest.mark.slow
def test_copies_that_set_something_in_the_same_moment_lose_nothing(own_data_folder: Path) -> None:
    numbers = range(1, 9)
    copies = [subprocess.Popen([sys.executable, "-c", SETTER, str(number)], cwd=ROOT) for number in numbers]
    assert [copy.wait() for copy in copies] == [0] * len(copies)
    assert kept.load().of(PLAYED) == list(numbers)
    assert [path.name for path in own_data_folder.iterdir()] == ["settings.json"]
