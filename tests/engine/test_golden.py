"""Rules do not drift: what was played under a version is played the same way for as long as the version stays."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.engine import games
from game.engine.contract import Event, Setup
from game.engine.record import RecordError
from tests import golden, toygame

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("name", games.NAMES)
def test_there_is_a_folder_of_golden_records_for_each_variety(name: str) -> None:
    wanted = {part: len(setups) for part, setups in golden.setups(games.load(name)).items()}
    records = golden.records(name)
    assert len(records) >= golden.NUMBER
    assert {part: sum(record.parent.name == part for record in records) for part in {record.parent.name for record in records}} == wanted


@pytest.mark.slow
@pytest.mark.parametrize("name", games.NAMES)
def test_golden_records_play_as_they_did(name: str) -> None:
    game, records = games.load(name), golden.records(name)
    before = {record: record.read_bytes() for record in records}
    assert [said for record in records if (said := golden.drift(game, record))] == []
    assert {record: record.read_bytes() for record in records} == before


class Generous(toygame.Toy):
    def apply(self, action: toygame.Do) -> Sequence[Event]:
        events = super().apply(action)
        if action.verb == "pay":
            self.points[0] += 1
        return events


class Blind(toygame.Toy):
    def _secret(self, what: str, seat: int, card: int, *viewers: int) -> list[Event]:
        return super()._secret(what, seat, 0 if what == "shown" else card, *viewers)


class Loud(toygame.Toy):
    def _secret(self, what: str, seat: int, card: int, *viewers: int) -> list[Event]:
        return super()._secret(what, seat, card, *range(len(self.points)))


class Strict(toygame.Toy):
    def legal_actions(self) -> list[toygame.Do]:
        return [action for action in super().legal_actions() if action.verb != "show"]


@pytest.mark.parametrize("kind", [Generous, Blind, Loud, Strict])
def test_rules_that_drift_without_a_new_version_are_found(tmp_path: Path, kind: type[toygame.Toy]) -> None:
    class Drifted(toygame.ToyGame):
        def new(self, setup: Setup) -> toygame.Toy:
            return kind(int(setup.options.get("rounds", "2")), setup.seats)

    golden.write(toygame.GAME, tmp_path)
    records = sorted(tmp_path.glob("*/*.lantern"))
    assert len(records) == golden.NUMBER
    assert [golden.drift(toygame.GAME, record) for record in records] == [""] * golden.NUMBER

    def drifts(record: Path) -> bool:
        try:
            return bool(golden.drift(Drifted(), record))
        except RecordError as error:
            return error.code == "bad_line"

    assert any(drifts(record) for record in records)


# the commit that last raised the version


@pytest.mark.parametrize("name", games.NAMES)
@pytest.mark.slow
def test_a_golden_game_changed_only_together_with_its_version(name: str) -> None:
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("this is no checkout of git")
    assert golden.Seals(ROOT).broken(name) == []


@pytest.fixture
def checkout(tmp_path: Path) -> golden.Seals:
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    seals = golden.Seals(tmp_path)
    seals.git("init", "-q")
    change(seals, {"game/toy/__init__.py": "class Toy:\n    version = 1\n", "game/toy/haunts/haunt_05.py": "class Five:\n    number = 5\n"})
    return change(seals, {f"tests/toy/golden/{part}/00.trace": f"{part} as it was\n" for part in ("chart", "haunt_01", "haunt_05")})


def change(seals: golden.Seals, files: dict[str, str], commit: bool = True) -> golden.Seals:
    for path, text in files.items():
        (seals.root / path).parent.mkdir(parents=True, exist_ok=True)
        (seals.root / path).write_text(text)
    if commit:
        seals.git("add", "-A")
        seals.git("-c", "user.name=Anna", "-c", "user.email=anna@example.org", "commit", "-qm", "a change")
    return seals


GAME = {"game/toy/__init__.py": "class Toy:\n    version = 2\n"}
HAUNT = {"game/toy/haunts/haunt_05.py": "class Five:\n    number = 5\n    version = 2\n"}
DRIFTED = {f"tests/toy/golden/{part}/00.trace": f"{part} otherwise\n" for part in ("chart", "haunt_01", "haunt_05")}


@pytest.mark.parametrize("committed", [True, False])
@pytest.mark.parametrize(
    ("raised", "broken"),
    [({}, ["chart", "haunt_01", "haunt_05"]), (GAME, []), (HAUNT, ["haunt_01"])],
)
def test_which_golden_files_changed_without_a_new_version(
    checkout: golden.Seals, raised: dict[str, str], broken: list[str], committed: bool
) -> None:
    assert checkout.broken("toy") == []
    change(checkout, DRIFTED | raised, committed)
    assert checkout.broken("toy") == [f"tests/toy/golden/{part}/00.trace" for part in broken]


def test_what_drifts_after_the_version_was_raised_is_found_too(checkout: golden.Seals) -> None:
    change(checkout, DRIFTED | GAME)
    change(checkout, {"tests/toy/golden/haunt_02/00.trace": "a new haunt\n", "game/toy/haunts/haunt_02.py": "class Two:\n    number = 2\n"})
    assert checkout.broken("toy") == []
    (checkout.root / "tests/toy/golden/haunt_01/00.trace").unlink()
    change(checkout, {"tests/toy/golden/haunt_02/00.trace": "a new haunt, otherwise\n"})
    assert checkout.broken("toy") == [f"tests/toy/golden/{part}/00.trace" for part in ("haunt_01", "haunt_02")]


def test_git_is_asked_of_the_checkout_alone(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        golden.Seals(tmp_path).git("log")
