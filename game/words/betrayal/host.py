"""The host of Betrayal: words of the set-up, who sits where, and who may see what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.betrayal import GAME
from game.betrayal.actions import Act
from game.betrayal.data import CHART
from game.betrayal.haunts import haunt
from game.betrayal.observation import BtObservation
from game.betrayal.terms import HAUNTED
from game.engine.contract import Refusal, Viewer
from game.engine.record import Holder
from game.words.betrayal import actionwords, options, refusals
from game.words.betrayal.booklets import HAUNTS, booklet_file
from game.words.betrayal.wording import called
from game.words.host import Host, OwnSetting, in_two_seats
from game.words.language import _
from game.words.lines import Names

KNOWN: Final = {*HAUNTS, *(number for row in CHART.values() for number in row.values())}
"""The haunts that can begin and all others of the chart: a newer program beside this one may have begun those."""


def _known(haunts: list[int]) -> list[int]:
    return sorted(KNOWN & set(haunts))


PLAYED: Final = OwnSetting("haunts", list[int], list, _known, gathered=True)
"""The haunts that have begun here, which the chart does not open again."""


class BetrayalHost(Host):
    """Explorers who get secrets one by one, and booklets once the haunt has begun."""

    game = GAME
    company = 4
    settings = (PLAYED,)

    def title(self) -> str:
        """The game's name."""
        return _("Betrayal at House on the Hill")

    def pitch(self) -> str:
        """One sentence that makes a person want to play."""
        return _("A house that grows with every door you open, friends on every side, and one of them is about to turn.")

    def texts(self) -> tuple[str, ...]:
        """A booklet for each haunt."""
        return tuple(map(booklet_file, HAUNTS))

    def option_words(self, option: str) -> tuple[str, str]:
        """The label of an option of the set-up and what it means."""
        return options.option_words(option)

    def value_words(self, option: str, value: str) -> str:
        """The label of one of its values."""
        return options.value_words(option, value)

    def called(self, holders: Sequence[Holder], seen: Any) -> Names:
        """By their explorers; before it is known who plays whom, their holders."""
        return called(holders, seen.table)

    def refusal_words(self, refusal: Refusal, names: Names) -> str:
        """Why something is not allowed."""
        return refusals.refusal_words(refusal, names)

    def action_words(self, action: Act, observation: BtObservation, names: Names) -> str:
        """An action as a recommendation."""
        return actionwords.action_words(action, observation, names)

    def objection(self, holders: Sequence[Holder]) -> str:
        """One person in several seats might read both booklets."""
        twice = in_two_seats(holders)
        return _("{name} can hold one seat only: one of the explorers may turn against the others.").format(name=twice) if twice else ""

    def private(self, viewer: Viewer, holders: Sequence[Holder]) -> bool:
        """Every seat may come to have secrets; `private_now` says whether it has any."""
        del holders
        return viewer >= 0

    def private_now(self, seen: BtObservation, holders: Sequence[Holder]) -> bool:
        """Whether this viewer's view shows, or can show, what another person at the table may not know: something it alone has seen, or its
        side's booklet where people sit on both sides."""
        if seen.viewer < 0:
            return False
        if seen.own or seen.tops:
            return True
        if seen.table.phase != HAUNTED:
            return False
        sides = {seen.table.bodies[seat].side for seat, holder in enumerate(holders) if holder.person}
        return len(sides) > 1 or haunt(seen.table.haunt).traitor == "hidden"


HOST: Final = BetrayalHost()
