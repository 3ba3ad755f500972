"""Two copies of the program: one game is played by one of them, and neither stands in the other's way."""

from __future__ import annotations

import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest

from game.client.scenes.message import MessageScene
from game.client.starting import resume
from game.engine import guard, places
from game.session.saving import Saver, Standing
from tests.client.savetable import Table

ROOT = Path(__file__).parents[2]

HOLD = """
import sys, time
from pathlib import Path
from game.session.saving import Saver
saver, written = Saver.open(Path(sys.argv[1]))
print("open", flush=True)
time.sleep(600)
"""


@pytest.mark.slow
def test_a_game_open_in_another_copy_is_told_and_opens_when_that_is_killed(own_data_folder: Path) -> None:
    table = Table()
    table.play()
    path, actions = table.path, table.session.match.actions
    table.menu().leave_table()
    with subprocess.Popen([sys.executable, "-c", HOLD, str(path)], cwd=ROOT, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"open\n"
        before = path.read_bytes()
        resume(table.app, path)
        table.hands.frames()
        message = table.app.scene
        assert isinstance(message, MessageScene)
        assert path.name in message.text
        assert path.read_bytes() == before
        other.kill()
        other.wait()
    table.hands.click("answer:0")
    assert table.session.match.actions == actions
    assert guard.lock_path(path).exists()
    table.play(1)
    table.menu().leave_table()
    assert sorted(path.parent.iterdir()) == [path]
    table.app.close()


def test_games_begun_in_the_same_second_are_files_of_their_own() -> None:
    now = datetime(2026, 12, 1, 11, 0, 0)
    folder = places.records(writing=True)
    savers = [Saver.begin(folder, "stayaway", now) for _copy in range(3)]
    for number, saver in enumerate(savers):
        saver.write(f"{number}")
    assert [saver.standing for saver in savers] == [Standing.SAVED] * 3
    assert len({saver.path for saver in savers}) == 3
    for saver in savers:
        saver.close()
    assert sorted(folder.iterdir()) == sorted(saver.path for saver in savers if saver.path)


def test_a_game_that_nobody_wants_after_all_is_given_back() -> None:
    table = Table()
    table.play()
    path = table.path
    table.app.close()
    opened = [Saver.open(path)]
    one = guard.Guard()
    assert not one.take(path)
    opened.clear()  # loading was called off
    assert one.take(path)
    one.give()
