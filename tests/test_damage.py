"""Damaged files: each loads or is told of in one sentence that names it, and none is touched."""

from __future__ import annotations

import os
import random
import re
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.betrayal.roommap import read_room
from game.client.app import App
from game.client.scenes.continuing import ContinueScene, Waiting
from game.client.scenes.message import MessageScene
from game.client.scenes.title import TitleScene
from game.client.starting import begin
from game.engine import games, places
from game.engine.mapfile import MapError
from game.engine.match import Match
from game.engine.places import PlaceError
from game.engine.record import SUFFIX, Holder, RecordError, read_record
from game.lastfriday.campreader import read_camp
from game.words.language import LANGUAGES, TextError, set_language
from game.words.problems import say_error
from tests import damage
from tests.client.hands import Hands, group_of, open_app
from tests.golden import records
from tests.listed import problem, waiting

GOLDEN = [path for path in records("lastfriday") if path.stat().st_size < 6000]
RECORDS = 1000
MAPS = 60


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    set_language("en")


def seen(path: Path) -> tuple[bytes, int]:
    """What a file holds and when it was last written."""
    return path.read_bytes(), path.stat().st_mtime_ns


def assert_one_sentence(error: RecordError | MapError | PlaceError | TextError, file: str) -> None:
    """In each language and for the terminal: one line that can be drawn, of a length that can be read, with the file's name."""
    told = [str(error)]
    for language in LANGUAGES:
        set_language(language)
        told.append(say_error(error))
    for words in told:
        assert file in words
        assert words.isprintable(), words
        assert not any(f"{{{name}}}" in words for name in error.params if name != "file"), words
        assert len(words) < 500, words
    set_language("en")
    assert len(set(told[1:])) == len(LANGUAGES), f"not translated: {told}"


def damaged_record(rng: random.Random) -> bytes:
    data = rng.choice(GOLDEN).read_bytes()
    for _blow in range(rng.choice((1, 1, 2, 3))):
        if data:
            data = rng.choice(damage.RECORD[:8] if _blow else damage.RECORD)(data, rng)
    return data


@pytest.mark.slow
def test_a_thousand_damaged_records_load_or_are_told_of_and_none_is_touched(tmp_path: Path) -> None:
    rng = random.Random(3)
    ends: Counter[str] = Counter()
    for number in range(RECORDS):
        path = tmp_path / f"game {number}{SUFFIX}"
        path.write_bytes(damaged_record(rng))
        before = seen(path)
        try:
            match = Match.read(path)
        except RecordError as error:
            ends[error.code] += 1
            assert_one_sentence(error, path.name)
            with pytest.raises(RecordError, match=re.escape(str(error))):
                Match.resume(path)
            assert seen(path) == before
        else:
            ends["loads"] += 1
            assert seen(path) == before
            written = read_record(path)
            resumed = Match.resume(path)
            assert path.read_bytes().startswith(before[0][: written.good]), "what stood there stands there still"
            assert resumed.actions == match.actions
            assert Match.read(path).observe(0) == resumed.observe(0)
            path.write_bytes(before[0])
    assert ends["loads"] > 50
    assert ends["bad_line"] > 200
    assert ends["no_record"] > 100
    assert {"other_rules", "other_board", "unknown_game"} <= set(ends)
    assert len(waiting(tmp_path)) <= RECORDS


@pytest.mark.slow
def test_the_list_shows_damaged_records_as_damaged_and_leaves_them(own_data_folder: Path) -> None:
    rng = random.Random(5)
    for number in range(4):
        shutil.rmtree(own_data_folder, ignore_errors=True)
        kept = places.records(writing=True)
        files = [kept / f"{number} {name}{SUFFIX}" for name in range(40)]
        for path in files:
            path.write_bytes(damaged_record(rng))
        before = [seen(path) for path in files]
        app = open_app(language=LANGUAGES[number % 3])
        app.push(ContinueScene())
        hands = Hands(app)
        hands.frames(2)
        entries = []
        while True:
            entries += [widget for widget in group_of(app.scene).widgets if isinstance(widget, Waiting)]
            if not any(widget.key == "earlier" for widget in group_of(app.scene).widgets):
                break
            hands.click("earlier")
            hands.frames(2)
        by_name = {info.path.name: info for info in app.library.waiting}
        assert len(entries) == len(by_name)
        broken = [entry for entry in entries if entry.broken]
        fit = [path for path in files if path.name in by_name and loads(path)]
        assert len(broken) == len(entries) - len(fit)
        assert len(broken) > 0
        for entry in broken:
            assert any(name in " ".join(entry.lines) for name in by_name)
            entry.act()
            assert isinstance(app.scene, MessageScene), "a damaged game opens nothing"
            app.pop()
        hands.frames()
        assert [seen(path) for path in files] == before
        for entry in [entry for entry in entries if not entry.broken][:3]:
            entry.act()
            hands.frames(3)
            assert app.scene.name in ("table", "curtain", "scoring", "end")
            app.close()
            app.push(ContinueScene())
        app.close()


def loads(path: Path) -> bool:
    try:
        Match.read(path)
    except RecordError:
        return False
    return True


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with its boards and pictures in another place."""
    copy = tmp_path_factory.mktemp("program")
    shutil.copytree(places.maps(), copy / "maps")
    shutil.copytree(places.sprites(), copy / "sprites")
    for words in (places.languages(), places.texts()):
        shutil.copytree(words, copy / words.relative_to(places.root()))
    return copy


@pytest.mark.slow
def test_sixty_broken_maps_load_or_are_told_of_and_none_is_touched(ground: Path) -> None:
    rng = random.Random(7)
    camp, sheet = ground / "maps" / "camp.tmx", ground / "maps" / "terrain.tsx"
    whole = {path: path.read_bytes() for path in (camp, sheet)}
    told, fine = Counter[str](), 0
    while told.total() < MAPS:
        path, blows = (sheet, damage.SHEET) if rng.random() < 0.2 else (camp, damage.MAP)
        path.write_bytes(rng.choice(blows)(whole[path], rng))
        before = seen(path)
        try:
            read_camp(camp, ground)
        except MapError as error:
            told[error.code] += 1
            assert_one_sentence(error, camp.name)
        else:
            fine += 1
        finally:
            after = seen(path)
            path.write_bytes(whole[path])
        assert after == before
    assert len(told) > 15, told
    assert fine < 3 * MAPS


@pytest.mark.slow
def test_sixty_broken_rooms_load_or_are_told_of_and_none_is_touched(ground: Path) -> None:
    rng = random.Random(11)
    rooms = sorted((ground / "maps" / "rooms").glob("*.tmx"))
    told, fine = Counter[str](), 0
    while told.total() < MAPS:
        room = rng.choice(rooms)
        path, blows = (room.parent / "structure.tsx", damage.SHEET) if rng.random() < 0.2 else (room, damage.MAP)
        whole = path.read_bytes()
        path.write_bytes(rng.choice(blows)(whole, rng))
        before = seen(path)
        try:
            read_room(room, ground)
        except MapError as error:
            told[error.code] += 1
            assert_one_sentence(error, room.name)
        else:
            fine += 1
        finally:
            after = seen(path)
            path.write_bytes(whole)
        assert after == before
    assert len(told) > 12, told
    assert fine < 3 * MAPS


@pytest.fixture
def broken_camp(ground: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The program finds a camp without its circle 7."""
    camp = ground / "maps" / "camp.tmx"
    whole = camp.read_text("utf-8")
    camp.write_text(whole.replace('name="7" type="circle"', 'name="777" type="circle"'), "utf-8")
    monkeypatch.setattr(games.load("lastfriday"), "_board", None)
    monkeypatch.setattr(games.load("lastfriday"), "_camps", {})
    monkeypatch.setattr(places, "maps", lambda: ground / "maps")
    monkeypatch.setattr(places, "root", lambda: ground)
    yield camp
    camp.write_text(whole, "utf-8")


def test_with_a_broken_map_the_saved_games_are_listed_with_its_fault(broken_camp: Path) -> None:
    saved = places.records(writing=True) / GOLDEN[0].name
    lines = GOLDEN[0].read_bytes().split(b"\n")
    saved.write_bytes(b"\n".join(lines[:20]) + b"\n")
    before = seen(saved)
    (info,) = waiting(places.records())
    fault = problem(info)
    assert isinstance(fault, MapError)
    assert_one_sentence(fault, "camp.tmx")
    with pytest.raises(MapError):
        Match.resume(saved)
    assert seen(saved) == before


@pytest.mark.slow
def test_with_a_broken_map_only_the_games_on_it_wait(broken_camp: Path) -> None:
    folder = places.records(writing=True)
    for age, golden in enumerate((GOLDEN[0], records("stayaway")[0], GOLDEN[1])):
        path = folder / f"{age}{SUFFIX}"
        path.write_bytes(b"\n".join(golden.read_bytes().split(b"\n")[:20]) + b"\n")
        os.utime(path, (1000 - age, 1000 - age))
    app: App = open_app()
    app.push(TitleScene())
    app.push(ContinueScene())
    hands = Hands(app)
    hands.frames(3)
    entries = [widget for widget in group_of(app.scene).widgets if isinstance(widget, Waiting)]
    assert [entry.broken for entry in entries] == [True, False, True]
    assert all("camp.tmx" in entry.words() for entry in (entries[0], entries[2]))
    hands.click("record:0")
    assert isinstance(app.scene, MessageScene)
    hands.click("answer:0")
    hands.click("record:1")
    hands.frames(2)
    assert app.scene.name in ("table", "curtain")
    app.close()


def test_with_a_broken_map_a_new_game_says_so_and_leaves_no_file(broken_camp: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app: App = open_app()
    app.push(ContinueScene())
    begin(app, "lastfriday", {"chapter": "I"}, [Holder(person="Anna")] * 6)
    assert app.scene.name == "message"
    assert "camp.tmx" in getattr(app.scene, "text", "")
    assert list(places.records().iterdir()) == []
    app.close()
