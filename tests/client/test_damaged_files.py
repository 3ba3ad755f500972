"""Settings, texts and folders that are damaged, and a disk that is full: it is said what and where, and the program goes on."""

from __future__ import annotations

import errno
import json
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.client import settings as kept
from game.client.scenes.message import MessageScene
from game.client.scenes.rulebook import RulebookScene
from game.client.scenes.title import TitleScene
from game.client.settings import Settings
from game.client.starting import begin, greet
from game.client.table import TableScene
from game.engine import places
from game.engine.record import Holder
from game.words import language as words
from game.words import problems
from game.words.language import LANGUAGES, TextError, read_text, set_language
from tests import damage
from tests.client.hands import Hands, open_app
from tests.test_damage import assert_one_sentence, seen

NAMES = [*(field.name for field in msgspec.structs.fields(Settings) if field.name != "own"), *(own.name for own in kept.own_settings())]
ALL_SET = Settings(
    language="uk", text_scale=1.5, animation_speed="fast", fullscreen=True, confirm_final=False, show_helpers=False, names=["Anna"]
)


@pytest.fixture
def file(own_data_folder: Path) -> Path:
    own_data_folder.mkdir()
    return own_data_folder / kept.FILE


@pytest.fixture(autouse=True)
def forget_words() -> Iterator[None]:
    def forget() -> None:
        words._catalogue.cache_clear()
        words.read_text.cache_clear()
        words.take_faults()

    forget()
    yield
    forget()
    set_language("en")


# settings


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("value", [None, "warp", -7, 10**30, [["x"]], {"a": 1}, "\0", ["\ud800", 3]])
def test_a_bad_value_of_one_setting_keeps_all_others(file: Path, name: str, value: Any) -> None:
    ALL_SET.save()
    values = json.loads(file.read_bytes())
    file.write_text(json.dumps(values | {name: value, "of a newer program": [1]}))
    before = seen(file)
    settings, wrong = kept.read()
    assert seen(file) == before
    assert [dict(refusal.params)["setting"] for refusal in wrong] == [name]
    fresh = msgspec.structs.asdict(Settings(language=words.system_language()))
    expected = msgspec.structs.asdict(ALL_SET) | ({name: fresh[name]} if name in fresh else {})
    assert msgspec.structs.asdict(settings) == expected
    for language in LANGUAGES:
        set_language(language)
        told = problems.say(wrong[0])
        assert kept.FILE in told
        assert name in told


def test_a_file_that_is_no_settings_is_left_until_something_is_set_and_then_put_aside(file: Path) -> None:
    file.write_text('{\n "language": "uk",\n "text_scale": 1.5\n "names": []\n}')
    before = seen(file)
    settings, (wrong,) = kept.read()
    assert dict(wrong.params)["line"] == "4"
    app = open_app()
    app.settings = settings
    app.push(TitleScene())
    greet(app, [wrong])
    Hands(app).frames(2)
    assert isinstance(app.scene, MessageScene)
    assert kept.FILE in app.scene.text
    assert seen(file) == before
    app.settings.text_scale = 1.25
    app.apply_settings()
    assert kept.load().text_scale == 1.25
    assert (file.parent / "settings.damaged.json").read_bytes() == before[0]
    app.close()


def test_damaged_settings_never_stop_the_program(file: Path) -> None:
    ALL_SET.save()
    whole = file.read_bytes()
    rng = random.Random(11)
    for _time in range(400):
        data = rng.choice((damage.flip, damage.cut_out, damage.cut_off, damage.zeros, damage.noise, damage.twice))(whole, rng)
        file.write_bytes(data)
        settings, wrong = kept.read()
        assert settings == msgspec.structs.replace(settings).checked()
        assert all(problems.say(refusal).isprintable() for refusal in wrong)
        assert file.read_bytes() == data


@pytest.mark.parametrize(
    "make", [lambda path: path.mkdir(), lambda path: path.write_bytes(b"[" * 100_000), lambda path: path.write_bytes(b"")]
)
def test_settings_that_cannot_be_read_give_the_defaults(file: Path, make: Callable[[Path], object]) -> None:
    make(file)
    settings, (wrong,) = kept.read()
    assert settings == Settings(language=words.system_language())
    assert kept.FILE in problems.say(wrong)


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda path: os.mkfifo(path), "no file"),
        (lambda path: path.symlink_to("/dev/zero"), "no file"),
        (lambda path: path.mkdir(), "no file"),
        (lambda path: path.write_bytes(b'{"names": ["' + b"A" * kept.MOST_BYTES + b'"]}'), "too large"),
        (lambda path: path.symlink_to(path), "cannot be read"),
    ],
)
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes among its files")
def test_nothing_is_waited_for_that_is_no_file_or_endless(file: Path, make: Callable[[Path], object], told: str) -> None:
    make(file)
    settings, (wrong,) = kept.read()
    assert told in problems.say(wrong)
    settings.save()
    assert kept.read() == (settings, [])


# texts


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program finds copies of its languages and texts."""
    import shutil

    for name in ("texts", "languages"):
        shutil.copytree(getattr(places, name)(), tmp_path / name)
    monkeypatch.setattr(places, "texts", lambda: tmp_path / "texts")
    monkeypatch.setattr(places, "languages", lambda: tmp_path / "languages")
    return tmp_path


@pytest.mark.parametrize("data", [None, b"", b"no catalogue", b"\xde\x12\x04\x95" + b"\xff" * 40])
def test_without_the_words_of_a_language_the_program_starts_in_english_and_says_which_file(copied: Path, data: bytes | None) -> None:
    path = copied / "languages" / "ru" / "LC_MESSAGES" / "fourlanterns.mo"
    path.unlink()
    if data is not None:
        path.write_bytes(data)
    app = open_app(language="ru")
    app.push(TitleScene())
    greet(app, [])
    Hands(app).frames(2)
    assert isinstance(app.scene, MessageScene)
    assert "ru/LC_MESSAGES/fourlanterns.mo" in app.scene.text
    app.close()


def test_a_damaged_catalogue_never_breaks_a_sentence(copied: Path) -> None:
    path = copied / "languages" / "uk" / "LC_MESSAGES" / "fourlanterns.mo"
    whole = path.read_bytes()
    rng = random.Random(13)
    sentence = "{file} is damaged in line {line}, and is left as it is."
    for _time in range(150):
        data = whole
        for _blow in range(30):
            data = rng.choice((damage.flip, damage.noise, damage.zeros))(data, rng)
        path.write_bytes(data)
        words._catalogue.cache_clear()
        set_language("uk")
        words._(sentence).format(file="a", line="b")
        words.n_("{n} way", "{n} ways", 5).format(n=5)
    words.take_faults()


@pytest.mark.parametrize(
    ("damaged", "line"),
    [
        (lambda data: None, ""),
        (lambda data: b"", ""),
        (lambda data: b"first words\n" + data, "1"),
        (lambda data: data.replace(b"{#", b"{", 2), "1"),
        (lambda data: data.replace(b"\n\n", b"\n\n\xff", 1), "3"),
        (lambda data: data.replace(b"\n\n", b"\n\n\0", 1), "3"),
    ],
)
def test_a_damaged_rulebook_is_told_of_on_its_page_and_english_stands_in(
    copied: Path, damaged: Callable[[bytes], bytes | None], line: str
) -> None:
    path = copied / "texts" / "uk" / "lastfriday.md"
    data = damaged(path.read_bytes())
    path.unlink() if data is None else path.write_bytes(data)
    with pytest.raises(TextError) as error:
        read_text("uk", "lastfriday")
    assert error.value.params.get("line", "") == line
    assert_one_sentence(error.value, "uk/lastfriday.md")
    app = open_app(language="uk")
    app.push(RulebookScene("lastfriday", "winning"))
    Hands(app).frames(2)
    scene = app.scene
    assert isinstance(scene, RulebookScene)
    ids = [widget.key for widget in scene.list.group.widgets]
    assert "lastfriday:damaged" in ids
    assert len([key for key in ids if key.startswith("lastfriday:")]) == 1 + len(read_text("en", "lastfriday"))
    scene._show(("lastfriday", "damaged"))
    assert "uk/lastfriday.md" in scene.pane.markup
    app.close()


# folders and disks


def full(*_args: object, **_kwargs: object) -> int:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def play_some(table: TableScene, count: int = 5) -> None:
    session = table.session
    for _turn in range(count):
        asked = session.needs_curtain()
        if asked:
            session.raise_curtain(asked[0])
        session.play(session.observe().legal[0])


def test_settings_that_cannot_be_kept_are_told_of_once_and_leave_the_old_ones(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Settings(text_scale=1.25).save()
    before = seen(file)
    app = open_app()
    app.push(TitleScene())
    write = Path.write_bytes

    def no_room(path: Path, data: bytes) -> int:
        return full() if "settings" in path.name else write(path, data)

    monkeypatch.setattr(Path, "write_bytes", no_room)
    for scale in (1.5, 2.0):
        app.settings.text_scale = scale
        app.apply_settings()
    messages = [scene for scene in app.stack if isinstance(scene, MessageScene)]
    assert len(messages) == 1
    assert str(file.parent) in messages[0].text
    assert os.strerror(errno.ENOSPC) in messages[0].text
    assert seen(file) == before
    assert [path.name for path in file.parent.iterdir()] == [kept.FILE]
    app.close()


def test_a_data_folder_that_is_a_file_is_told_of_and_one_may_play_all_the_same(own_data_folder: Path) -> None:
    own_data_folder.write_text("a file")
    _settings, wrong = kept.read()
    app = open_app()
    app.push(TitleScene())
    greet(app, wrong)
    Hands(app).frames()
    begin(app, "lastfriday", {"chapter": "I"}, [Holder(person="Anna"), *[Holder(person="Borys")] * 5])
    Hands(app).frames(2)
    assert isinstance(app.scene, MessageScene)
    assert str(own_data_folder) in app.scene.text
    assert own_data_folder.read_text() == "a file"
    Hands(app).click("answer:1")
    table = next(scene for scene in app.stack if isinstance(scene, TableScene))
    play_some(table)
    assert table.session.match.path is None
    assert own_data_folder.read_text() == "a file"
    app.close()


def test_a_folder_of_games_that_may_not_be_read_is_told_of_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    folder, listed = places.records(writing=True), Path.iterdir

    def forbidden(path: Path) -> Iterator[Path]:
        if path == folder:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return listed(path)

    monkeypatch.setattr(Path, "iterdir", forbidden)
    app = open_app()
    app.push(TitleScene())
    greet(app, [])
    Hands(app).frames()
    assert isinstance(app.scene, MessageScene)
    assert os.strerror(errno.EACCES) in app.scene.text
    app.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_that_may_not_be_written_is_told_of_with_what_to_do(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(_path: Path, _data: bytes) -> int:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(Path, "write_bytes", forbidden)
    with pytest.raises(places.PlaceError) as error:
        places.records(writing=True)
    set_language(language)
    told = problems.say_error(error.value)
    assert str(places.data()) in told
    assert os.strerror(errno.EROFS) in told
    assert places.VARIABLE in told
