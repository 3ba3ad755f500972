"""Rules do not drift: what was played under a version is played the same way for as long as the version stays."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from game.engine import games
from game.engine.contract import Event, Setup
from game.engine.record import RecordError
from tests import golden, toygame


@pytest.mark.parametrize("name", games.NAMES)
def test_golden_records_play_as_they_did(name: str) -> None:
    game = games.load(name)
    records = sorted(golden.folder(name).glob("*.lantern"))
    assert len(records) == golden.NUMBER
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


class Strict(toygame.Toy):
    def legal_actions(self) -> list[toygame.Do]:
        return [action for action in super().legal_actions() if action.verb != "show"]


@pytest.mark.parametrize("kind", [Generous, Blind, Strict])
def test_rules_that_drift_without_a_new_version_are_found(tmp_path: Path, kind: type[toygame.Toy]) -> None:
    class Drifted(toygame.ToyGame):
        def new(self, setup: Setup) -> toygame.Toy:
            return kind(int(setup.options.get("rounds", "2")), setup.seats)

    golden.write(toygame.GAME, tmp_path)
    records = sorted(tmp_path.glob("*.lantern"))
    assert len(records) == golden.NUMBER
    assert [golden.drift(toygame.GAME, record) for record in records] == [""] * golden.NUMBER

    def drifts(record: Path) -> bool:
        try:
            return bool(golden.drift(Drifted(), record))
        except RecordError as error:
            return error.code == "bad_line"

    assert any(drifts(record) for record in records)
