"""The one wire form: what a game tells goes to JSON and back equal.

Actions, observations, events, set-ups and outcomes are msgspec structs, so their JSON follows from their types; an event is told apart by
its name (`event`). A game says which types are its own (`contract.Shapes`); what encodes and decodes follows from that. Pipes to the
computers' process and reports of faults use this form.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeVar, Union

import msgspec

from game.engine.contract import Game, Outcome, Setup, Shapes

T = TypeVar("T")


def kinds_of(base: type[T]) -> Iterator[type[T]]:
    """The classes that are built on one, each once."""
    found: dict[type[T], None] = {}
    waiting = list(base.__subclasses__())
    while waiting:
        kind = waiting.pop(0)
        found.setdefault(kind)
        waiting += kind.__subclasses__()
    yield from found


def union_of(base: type[msgspec.Struct]) -> Any:
    """The union of the classes that are built on one, for decoding: each is told by its tag. Raises TypeError for two of one tag."""
    kinds: dict[object, type[msgspec.Struct]] = {}
    for kind in kinds_of(base):
        other = kinds.setdefault(kind.__struct_config__.tag, kind)
        if other is not kind:
            raise TypeError(f"{other.__module__} and {kind.__module__} both have a {kind.__name__}: give one another name, or a tag")
    return Union[tuple(kinds.values())]  # noqa: UP007 - made when they are known


class Wire:
    """Decoders for one game. Each raises msgspec.DecodeError for what is no JSON or JSON of another shape."""

    def __init__(self, shapes: Shapes) -> None:
        self._shapes = shapes
        self.event: Any = union_of(shapes.event)
        self.action = self.decoder(shapes.action)
        self.observation = self.decoder(shapes.observation)
        self.events = self.decoder(list[self.event])  # type: ignore[name-defined]
        self.setup = self.decoder(Setup)
        self.outcome = self.decoder(Outcome)

    def decoder(self, kind: Any) -> msgspec.json.Decoder[Any]:
        """Decodes a type that may hold types of this game."""
        return msgspec.json.Decoder(kind, dec_hook=self._late)

    def _late(self, kind: type, found: Any) -> Any:
        return self._shapes.late[kind](found)


def encode(value: Any) -> bytes:
    """An action, an observation, events, a set-up, an outcome, or a message that holds some, as JSON on one line."""
    return msgspec.json.encode(value)


_MADE: Final[dict[str, Wire]] = {}


def wire_of(game: Game) -> Wire:
    """What decodes a game's JSON; made once."""
    made = _MADE.get(game.name)
    if made is None:
        made = _MADE[game.name] = Wire(game.shapes)
    return made
