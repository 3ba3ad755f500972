"""The program runs in any time zone that a system can be set to, also one that cannot be."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine import moment
from game.engine.record import RecordFile
from game.session import reports
from tests.engine.test_match import ANNA, BORIS, match_of

ZONES = ("UTC", "Pacific/Kiritimati", "AAA+24", "AAA-24", "AAA+167:59:59", "XXX", "", "no zone", ":/etc/passwd")


@pytest.fixture(params=ZONES)
def zone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    if not hasattr(time, "tzset"):
        pytest.skip("this system's zone cannot be set for one program alone")
    with monkeypatch.context() as patched:
        patched.setenv("TZ", request.param)
        time.tzset()
        yield request.param
    time.tzset()


def test_the_time_is_told_a_game_begins_and_a_report_is_written(zone: str, tmp_path: Path) -> None:
    assert abs(moment.now().timestamp() - time.time()) < 60
    match_of(ANNA, BORIS, record=RecordFile(tmp_path / "in any zone.lantern"))
    assert "in which zone" in reports.write("in which zone").read_text(encoding="utf-8")
