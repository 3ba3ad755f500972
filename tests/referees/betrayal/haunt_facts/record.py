"""What the referee knows of one haunt: every kind, action, roll and counter here belongs to that haunt alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from tests.referees.betrayal.scene import Scene

PLAYERS: Final = 0
"""In a demand: as many as there are players."""

Verdict = Callable[[Scene, list[int], list[int], list[int]], list[int] | None]
"""Of heroes, traitors and living heroes: the winning seats, None while nobody has won by the haunt's own ends."""


class Action(NamedTuple):
    """An action (`do ID`), from the haunt's pages. `who`: the side whose it is; `where`: the only rooms; `once`: once a turn; `task`: one
    of the rolls of which there is one a turn (BT-4.4.3); `least`, `traits`: its roll (0, empty: looked at elsewhere, or none); `sources`:
    rooms or cards of which each serves once; `spaces`: what it costs."""

    who: str = ""
    where: tuple[str, ...] = ()
    once: bool = False
    task: bool = False
    least: int = 0
    traits: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    spaces: int = 0


class Roll(NamedTuple):
    """Another roll of the haunt: what it has to reach (0: nothing) and with which trait."""

    least: int = 0
    traits: tuple[str, ...] = ()


class Demand(NamedTuple):
    """What a goal needs: at least `least` of these must be at hand: `room X`, `laid X` (a room that lies in the house), `card X`, `had X`,
    `deck X`, `token X`, `figure X`, `traitor` (alive), `sick` (somebody has number 1)."""

    side: str
    least: int
    sources: tuple[str, ...]


@dataclass(frozen=True)
class Facts:
    """A haunt. The default of each field: the haunt says nothing of it."""

    figures: Mapping[str, tuple[int, int, int, int] | None] = field(default_factory=dict)
    """Kind -> Might, Speed, Knowledge, Sanity (-1: none); None: reckoned. No other figure comes."""
    count: Callable[[Scene], dict[str, int]] = lambda _scene: {}
    """The figures when both sides are ready (BT-6.3.1)."""
    actions: Mapping[str, Action] = field(default_factory=dict)
    rolls: Mapping[str, Roll] = field(default_factory=dict)
    stepped: tuple[str, ...] = ()
    """Counters that rise one by one; an end `*` stands for anything."""
    unattacked: tuple[str, ...] = ()
    """Kinds that nobody can attack."""
    unslowing: tuple[str, ...] = ()
    """Kinds that cost nobody a space more (BT-4.1.7)."""
    led: tuple[str, ...] = ()
    """Kinds whose steps the haunt leads."""
    eager: tuple[str, ...] = ()
    """Kinds that the haunt leads while they can attack."""
    steady: tuple[str, ...] = ()
    """Kinds that move in each of the monsters' turns, unless stunned."""
    carriers: tuple[str, ...] = ()
    """Kinds that may carry cards (BT-6.7.6)."""
    laid: tuple[str, ...] = ()
    """Rooms that it needs, and that may take the place of another one."""
    traitor: Mapping[str, Any] | None = None
    """Who turns traitor, where the chart's second list (`facts/traitors.json`) has no row for it; written as there."""
    set_up: Callable[[Scene], None] = lambda _scene: None
    """Further checks when both sides are ready."""
    after: Callable[[Scene], None] = lambda _scene: None
    """Checks after each step of the haunt."""
    verdict: Verdict = lambda _scene, _heroes, _traitors, _living: None
    slain: bool = True
    """Whether the traitors have won when no hero lives."""
    demands: tuple[Demand, ...] = ()
    known: bool = True
    """False: the referee has no file for the haunt, and looks only at what holds in every haunt."""


def rooms(*names: str) -> tuple[str, ...]:
    """Sources: rooms that lie in the house or can still be laid."""
    return tuple(f"room {name}" for name in names)


def cards(*names: str) -> tuple[str, ...]:
    """Sources: cards that somebody has or can still draw."""
    return tuple(f"card {name}" for name in names)


def kinds(scene: Scene, kind: str) -> list[Any]:
    """The living figures of a kind."""
    return [body for body in scene.a.bodies[scene.m.seats :] if body.kind == kind and body.alive]


def place(body: Any) -> str:
    """Where a figure stands, as tokens name it."""
    return f"{body.room}/{body.half}" if body.half else str(body.room)
