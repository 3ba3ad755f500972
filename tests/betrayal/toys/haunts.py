"""The toy haunts by number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.betrayal.haunts.base import Haunt
from tests.betrayal.toys.areas import Areas
from tests.betrayal.toys.blows import Blows
from tests.betrayal.toys.causes import Causes
from tests.betrayal.toys.dead import Dead
from tests.betrayal.toys.hidden import HiddenThings
from tests.betrayal.toys.leaving import Leaving
from tests.betrayal.toys.masters import Masters
from tests.betrayal.toys.pins import Pins
from tests.betrayal.toys.states import States
from tests.betrayal.toys.thresholds import Thresholds

_EACH: Final[Sequence[type[Haunt]]] = (Pins, States, Blows, Causes, Areas, Thresholds, Masters, HiddenThings, Leaving, Dead)
TOYS: Final = {toy.number: toy() for toy in _EACH}
