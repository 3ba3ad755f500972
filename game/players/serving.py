"""The computers' own process: takes the board, then answers one question after another (`game.players.worker` asks them)."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import random
import threading
import traceback
from multiprocessing.connection import Connection

from game.engine import games
from game.engine.contract import Action, Event, Observation, Seat
from game.players.base import Player
from game.players.messages import Messages, Reply, Request, encode
from game.players.registry import advise, make_player


def _end_with_the_program() -> None:
    """Ends this process when the one that asks is gone, however it went: a killed window says no goodbye, and its pipe stays open
    because both of its ends are here."""
    program = multiprocessing.parent_process()
    if program is not None:
        program.join()
        os._exit(0)


def _answer(
    game_name: str, request: Request[Observation, Event], history: list[Event], players: dict[tuple[Seat, str], Player]
) -> Reply[Action]:
    rng = random.Random(request.seed)
    if request.advice:
        return Reply(request.ticket, advice=advise(game_name, history, request.observation, rng))
    who = request.seat, request.level
    if who not in players:
        players[who] = make_player(game_name, request.level, request.seat)
    return Reply(request.ticket, players[who].decide(history, request.observation, rng))


def serve(requests: Connection, answers: Connection, game_name: str) -> None:
    """The process itself: it ends when it is killed, or nobody is left to ask."""
    threading.Thread(target=_end_with_the_program, daemon=True).start()
    game = games.load(game_name)
    with contextlib.suppress(EOFError, BrokenPipeError):
        game.use_board_data(requests.recv_bytes())
        messages = Messages(game)
        answers.send_bytes(encode(Reply(None)))
        _answer_all(requests, answers, game_name, messages)


def _answer_all(requests: Connection, answers: Connection, game_name: str, messages: Messages) -> None:
    """Raises EOFError or BrokenPipeError when nobody is left to ask."""
    histories: dict[Seat, list[Event]] = {}
    players: dict[tuple[Seat, str], Player] = {}
    while True:
        request = messages.request(requests.recv_bytes())
        history = histories.setdefault(request.seat, [])
        history[request.kept :] = request.events
        if requests.poll():
            continue  # a newer question is there; nobody waits for this one
        try:
            reply = encode(_answer(game_name, request, history, players))
        except Exception:  # whatever it is, the game goes on with the plain rule, and the log gets the text
            reply = encode(Reply(request.ticket, problem=traceback.format_exc()))
        answers.send_bytes(reply)
