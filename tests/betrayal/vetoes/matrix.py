"""The matrix itself: what each cause does where a veto stands, and what it would do if nobody asked about it."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator
from contextlib import nullcontext, suppress

from game.betrayal.deeds import Veto
from game.betrayal.haunts.base import Haunt
from game.betrayal.state import BtState
from tests.betrayal.vetoes.stage import acting, situation
from tests.betrayal.vetoes.trying import CAUSES, MOST, attempt
from tests.betrayal.vetoes.watching import watching


def without(s: BtState, veto: Veto) -> None:
    """Nothing in this position asks about a veto any more."""
    haunt: Haunt = copy.copy(s.haunt)
    haunt.__dict__["vetoes"] = {kind: tuple(each for each in there if each is not veto) for kind, there in s.haunt.vetoes.items()}
    s.haunt = haunt


def broken(
    number: int, veto: Veto | None, names: Iterable[str] = tuple(CAUSES), lifted: bool = False, most: int = MOST
) -> Iterator[tuple[str, list[str], list[str]]]:
    """Each cause with the ids of the haunt's vetoes that it broke (of this one alone where it is given and nobody asks about it), and of
    those that stopped it."""
    start = situation(number, veto)
    every = [each for there in start.haunt.vetoes.values() for each in there]
    bodies = acting(start, veto)
    if lifted:
        assert veto is not None
        every = [veto]
        without(start, veto)
    for name in names:
        with watching(every) as watch:
            for body in bodies:
                with suppress(LookupError, RuntimeError) if lifted else nullcontext():  # rules that nobody asks need not hold together
                    attempt(start, name, body, most)
        yield name, watch.broken, watch.told
