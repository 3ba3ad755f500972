"""Computer players in their own process: asked without waiting, started anew when it dies, replaced by a plain rule."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import sys
import threading
import time
from collections.abc import Iterator
from multiprocessing.queues import Queue
from pathlib import Path

import pytest

from game.engine.contract import Event, Setup
from game.lastfriday import GAME
from game.lastfriday.observation import LfObservation
from game.lastfriday.state import LfState
from game.players import make_player
from game.players.worker import Answer, Worker
from tests.players.games_played import play_chapter

Asked = tuple[list[Event], LfObservation]


@pytest.fixture(scope="module")
def questions() -> list[Asked]:
    """What one Camper was asked in a game, in order."""
    found: list[Asked] = []

    def watch(state: LfState, histories: list[list[Event]]) -> None:
        if state.actor() == 2 and state.round:
            found.append((list(histories[2]), state.observe(2)))

    play_chapter("IV", "random", "random", 2, watch)
    return found


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker("lastfriday", GAME.board_data())
    yield made
    made.close()


def wait_for(worker: Worker, seconds: float = 60.0) -> Answer:
    """The answer, polled for as the window does."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        answer = worker.poll()
        if answer is not None:
            return answer
        time.sleep(0.005)
    raise AssertionError("no answer came")


def kill_processes() -> None:
    """The worker's process dies, whatever it does."""
    for process in multiprocessing.active_children():
        if process.name == "computer players":
            process.kill()
            process.join(10)


def test_it_answers_as_the_same_player_in_this_process(worker: Worker, questions: list[Asked]) -> None:
    here = make_player("lastfriday", "normal", 2)
    for ticket, (history, observation) in enumerate(questions[:12]):
        worker.ask(ticket, 2, "normal", history, observation, seed=ticket)
        answer = wait_for(worker)
        assert answer == Answer(ticket, here.decide(history, observation, random.Random(ticket)))


def test_a_shorter_history_after_an_undo_is_understood(worker: Worker, questions: list[Asked]) -> None:
    for ticket, (history, observation) in enumerate([questions[9], questions[3], questions[6]]):
        worker.ask(ticket, 2, "normal", history, observation, seed=1)
        fresh = make_player("lastfriday", "normal", 2)
        assert wait_for(worker).action == fresh.decide(history, observation, random.Random(1))


def test_asking_and_polling_never_wait(worker: Worker, questions: list[Asked]) -> None:
    history, observation = questions[-1]
    began = time.perf_counter()
    worker.ask(1, 2, "normal", history * 50, observation, seed=1)  # far more than a pipe holds, before the process is even there
    worker.poll()
    assert time.perf_counter() - began < 0.3


def test_the_late_answer_to_an_older_question_is_dropped(worker: Worker, questions: list[Asked]) -> None:
    worker.ask(7, 2, "normal", *questions[4], seed=1)
    worker.ask(5, 2, "normal", *questions[2], seed=1)
    assert wait_for(worker).ticket == 5
    time.sleep(0.3)
    assert worker.poll() is None


def test_a_process_that_dies_is_started_anew_and_knows_the_whole_history(worker: Worker, questions: list[Asked]) -> None:
    worker.ask(1, 2, "normal", *questions[0], seed=1)
    wait_for(worker)
    kill_processes()
    worker.ask(2, 2, "normal", *questions[5], seed=2)
    answer = wait_for(worker)
    assert not answer.plain
    assert answer.action == make_player("lastfriday", "normal", 2).decide(*questions[5], random.Random(2))


def test_after_the_second_death_a_plain_rule_plays_and_says_so(worker: Worker, questions: list[Asked]) -> None:
    worker.ask(1, 2, "normal", *questions[1], seed=1)
    kill_processes()
    assert worker.poll() is None
    worker.ask(2, 2, "normal", *questions[2], seed=1)
    kill_processes()
    answer = wait_for(worker)
    assert (answer.ticket, answer.plain, answer.cut) == (2, True, False)
    worker.ask(3, 2, "normal", *questions[3], seed=1)
    again = worker.poll()
    assert again is not None
    assert again.plain
    assert again.action in questions[3][1].legal


@pytest.mark.slow
def test_a_decision_that_takes_too_long_is_cut_by_the_clock(questions: list[Asked]) -> None:
    slow = Worker("lastfriday", GAME.board_data(), limit=0.5)
    try:
        slow.ask(1, 2, "normal", *questions[0], seed=1)
        wait_for(slow)
        (process,) = (child for child in multiprocessing.active_children() if child.name == "computer players")
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)
        slow.ask(2, 2, "normal", *questions[1], seed=1)
        answer = wait_for(slow, 10)
        assert (answer.ticket, answer.cut, answer.plain) == (2, True, True)
        assert answer.action in questions[1][1].legal
        slow.ask(3, 2, "normal", *questions[2], seed=1)
        assert not wait_for(slow).cut
    finally:
        slow.close()


def test_a_level_that_does_not_exist_is_played_plainly_with_the_reason(worker: Worker, questions: list[Asked]) -> None:
    worker.ask(1, 2, "brutal", *questions[0], seed=1)
    answer = wait_for(worker)
    assert answer.plain
    assert "no level 'brutal'" in answer.problem


def assert_no_thread_is_left() -> None:
    end = time.monotonic() + 10
    while any(thread.name == "questions to the computer players" for thread in threading.enumerate()):
        assert time.monotonic() < end, "a thread goes on writing to a process that is dead"
        time.sleep(0.01)


@pytest.mark.skipif(not Path("/bin/false").exists(), reason="no program that ends at once")
def test_a_process_that_dies_before_it_reads_its_board_holds_nobody_up(monkeypatch: pytest.MonkeyPatch, questions: list[Asked]) -> None:
    monkeypatch.setattr("multiprocessing.spawn._python_exe", b"/bin/false")
    made: list[Worker] = []
    board = bytes(4_000_000)  # far more than a pipe holds
    starting = threading.Thread(target=lambda: made.append(Worker("lastfriday", board)), daemon=True)
    starting.start()
    starting.join(10)
    assert not starting.is_alive(), "starting a process that dies never ends"
    (dead,) = made
    dead.ask(1, 2, "normal", *questions[0], seed=1)
    assert wait_for(dead).plain
    dead.close()
    assert_no_thread_is_left()


def test_closing_while_the_board_is_still_being_sent_leaves_no_thread_behind() -> None:
    Worker("lastfriday", bytes(4_000_000)).close()
    assert_no_thread_is_left()


def test_closing_does_not_wait_for_what_it_thinks_about(questions: list[Asked]) -> None:
    busy = Worker("lastfriday", GAME.board_data())
    busy.ask(1, 2, "normal", *questions[-1], seed=1)
    began = time.perf_counter()
    busy.close()
    busy.close()
    assert time.perf_counter() - began < 0.5


def decide_in_another_process(board: bytes, answer: Queue[list[str]]) -> None:
    import sys

    GAME.use_board_data(board)
    players = [make_player("lastfriday", "normal", seat) for seat in range(6)]
    from game.players.tableplay import play

    play(GAME, Setup(6, {"chapter": "III"}), players, 1)
    answer.put(list(sys.modules))


def sit_down_and_wait(answer: Queue[int]) -> None:
    worker = Worker("lastfriday", GAME.board_data())
    while not worker._ready:
        worker.poll()
        time.sleep(0.01)
    answer.put(worker._process.pid or 0)
    time.sleep(60)


def lives(process: int) -> bool:
    """Whether a process still runs; one that has ended and that nobody has taken notice of does not."""
    try:
        if Path("/proc/self").exists():
            os.readlink(f"/proc/{process}/exe")
        else:
            os.kill(process, 0)
    except OSError:
        return False
    return True


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no way to ask about a process without harming it")
def test_a_killed_program_leaves_no_process_behind() -> None:
    spawn = multiprocessing.get_context("spawn")
    answer: Queue[int] = spawn.Queue()
    program = spawn.Process(target=sit_down_and_wait, args=(answer,))
    program.start()
    process = answer.get(timeout=60)
    assert lives(process)
    program.kill()
    program.join(10)
    end = time.monotonic() + 20
    while lives(process):
        assert time.monotonic() < end, "the computers' process goes on without a program"
        time.sleep(0.05)


def test_a_deciding_process_never_loads_the_window_or_the_map_reader() -> None:
    spawn = multiprocessing.get_context("spawn")
    answer: Queue[list[str]] = spawn.Queue()
    process = spawn.Process(target=decide_in_another_process, args=(GAME.board_data(), answer))
    process.start()
    modules = set(answer.get(timeout=60))
    process.join(10)
    assert not {name for name in modules if name.split(".")[0] in ("pygame", "pygame_gui", "pytmx") or ".client" in name}
