"""Computer players in their own process: asked without waiting, started anew when it dies, replaced by a plain rule."""

from __future__ import annotations

import multiprocessing
import multiprocessing.spawn
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
from game.players.watchdog import DIED, SLOW
from game.players.worker import AWAY, Answer, Worker
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


def process_of_computers() -> int:
    (process,) = (child for child in multiprocessing.active_children() if child.name == "computer players")
    assert process.pid is not None
    return process.pid


def until_ready(worker: Worker) -> None:
    end = time.monotonic() + 60
    while not worker.ready:
        worker.poll()
        assert time.monotonic() < end, "no process is there"
        time.sleep(0.005)


def assert_level(worker: Worker, ticket: int, question: Asked) -> None:
    """The next decision is that of the level, in a process that is there."""
    until_ready(worker)
    worker.ask(ticket, 2, "normal", *question, seed=ticket)
    answer = wait_for(worker)
    assert answer == Answer(ticket, make_player("lastfriday", "normal", 2).decide(*question, random.Random(ticket)))


@pytest.mark.slow
def test_killed_thrice_it_comes_back_and_a_plain_rule_plays_meanwhile(questions: list[Asked]) -> None:
    now = [0.0]
    worker = Worker("lastfriday", GAME.board_data(), clock=lambda: now[0])
    try:
        until_ready(worker)
        kill_processes()
        worker.ask(1, 2, "normal", *questions[1], seed=1)
        assert not wait_for(worker).plain, "the first time the new process gets the question"
        for ticket, wait in ((2, 2.0), (4, 8.0)):
            kill_processes()
            worker.ask(ticket, 2, "normal", *questions[2], seed=1)
            answer = wait_for(worker)
            assert (answer.why, answer.action in questions[2][1].legal) == (DIED, True)
            worker.ask(ticket, 2, "normal", *questions[3], seed=1)
            assert wait_for(worker, 1).why == AWAY, "nobody waits for it"
            now[0] += wait - 0.1
            worker.poll()
            assert not multiprocessing.active_children()
            now[0] += 0.2
            assert_level(worker, ticket + 1, questions[4])
        assert [what for what, _time in worker.watchdog.story] == ["died", "started", "back"] * 2
    finally:
        worker.close()


@pytest.mark.slow
@pytest.mark.skipif(not Path("/bin/false").exists(), reason="no program that ends at once")
def test_one_that_dies_at_every_start_is_tried_ever_more_seldom(monkeypatch: pytest.MonkeyPatch, questions: list[Asked]) -> None:
    python = multiprocessing.spawn.get_executable()
    monkeypatch.setattr("multiprocessing.spawn._python_exe", b"/bin/false")
    now = [0.0]
    dead = Worker("lastfriday", GAME.board_data(), clock=lambda: now[0])
    try:
        for ticket in range(120):
            dead.ask(ticket, 2, "normal", *questions[0], seed=1)
            assert wait_for(dead).action in questions[0][1].legal
            for process in multiprocessing.active_children():
                process.join(30)
            now[0] += 1.0
        starts = sum(1 for what, _time in dead.watchdog.story if what == "started")
        assert dead.watchdog.failures == 5, "twice at once, then after 2, 8 and 30 s; the next time is two minutes later"
        assert starts == 3
        monkeypatch.setattr("multiprocessing.spawn._python_exe", python)
        now[0] += 120.0
        assert_level(dead, 999, questions[2])
    finally:
        dead.close()
    assert_no_thread_is_left()


@pytest.mark.slow
def test_a_machine_that_slept_is_nobodys_fault(questions: list[Asked]) -> None:
    now = [0.0]
    worker = Worker("lastfriday", GAME.board_data(), clock=lambda: now[0])
    try:
        until_ready(worker)
        os.kill(process_of_computers(), signal.SIGSTOP)
        worker.ask(1, 2, "normal", *questions[1], seed=1)
        for _night in range(5):
            for _look in range(25):
                now[0] += 0.1
                assert worker.poll() is None
            now[0] += 30_000.0  # between two frames, as the laptop was closed
        assert worker.poll() is None
        os.kill(process_of_computers(), signal.SIGCONT)
        assert not wait_for(worker).plain
        assert worker.watchdog.failures == 0
    finally:
        worker.close()


@pytest.mark.slow
def test_stopped_twice_for_long_its_level_comes_back(questions: list[Asked]) -> None:
    now = [0.0]
    worker = Worker("lastfriday", GAME.board_data(), clock=lambda: now[0])
    try:
        for ticket in (1, 3):
            until_ready(worker)
            os.kill(process_of_computers(), signal.SIGSTOP)
            worker.ask(ticket, 2, "normal", *questions[1], seed=1)
            answer = None
            while answer is None:
                now[0] += 0.1
                answer = worker.poll()
            assert (answer.ticket, answer.why, answer.cut) == (ticket, SLOW, True)
            assert_level(worker, ticket + 1, questions[2])
        assert worker.watchdog.failures == 1, "once is none"
    finally:
        worker.close()


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
    assert busy.poll() is None
    assert not busy.ready
    assert busy._process is None, "it stays closed"


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
    answer.put(process_of_computers())
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
