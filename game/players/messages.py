"""What goes through the pipes to the computers' process and back, in the wire form (`game.engine.wire`)."""

from __future__ import annotations

from typing import Generic

import msgspec
from msgspec import convert
from msgspec.structs import replace

from game.engine.contract import A, Action, E, Event, Game, O, Observation, Seat
from game.engine.wire import encode, wire_of
from game.players.advice import Advice


class Request(msgspec.Struct, Generic[O, E], frozen=True):
    """One question for the process: the first `kept` events of the seat's history it has, `events` follow. `advice`: an `Advice` is wanted
    instead of a decision."""

    ticket: int
    seat: Seat
    level: str
    kept: int
    events: list[E]
    observation: O
    seed: int
    advice: bool


class Reply(msgspec.Struct, Generic[A], frozen=True, omit_defaults=True):
    """The answer to the question with this ticket (None: the process is ready to be asked). `problem` says how it has failed."""

    ticket: int | None
    action: A | None = None
    advice: Advice | None = None
    problem: str = ""


class Messages:
    """Makes bytes of the messages about one game, and messages of bytes. What decodes raises msgspec.DecodeError."""

    def __init__(self, game: Game) -> None:
        wire = wire_of(game)
        self._action = game.shapes.action
        self._requests = wire.decoder(Request[game.shapes.observation, wire.event])  # type: ignore[name-defined]
        self._replies = wire.decoder(Reply[game.shapes.action])  # type: ignore[name-defined]

    def request(self, sent: bytes) -> Request[Observation, Event]:
        """What is asked."""
        found: Request[Observation, Event] = self._requests.decode(sent)
        return found

    def reply(self, sent: bytes) -> Reply[Action]:
        """What is answered."""
        found: Reply[Action] = self._replies.decode(sent)
        return found if found.advice is None else replace(found, advice=self._advice(found.advice))

    def _advice(self, read: Advice) -> Advice:
        """The advice with actions in place of what JSON holds."""
        alternatives = tuple((convert(action, self._action), gain) for action, gain in read.alternatives)
        return replace(read, action=convert(read.action, self._action), alternatives=alternatives)


__all__ = ["Messages", "Reply", "Request", "encode"]
