"""The host of Darkness Around: words of the set-up, and who sits where. Nothing is hidden from anybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.darkaround import GAME
from game.darkaround.actions import Act
from game.darkaround.observation import DaObservation
from game.engine.contract import Refusal
from game.engine.record import Holder
from game.words.darkaround import actionwords, refusals
from game.words.darkaround.names import party_name
from game.words.host import Host
from game.words.language import _
from game.words.lines import Names


class DarkAroundHost(Host):
    """Parties of children."""

    game = GAME
    company = 3

    def title(self) -> str:
        """The game's name."""
        return _("Darkness Around")

    def pitch(self) -> str:
        """One sentence that makes a person want to play."""
        return _("Six children, one fire, six hours till morning: roll the dice, keep your wits, and bring back the lost.")

    def option_words(self, option: str) -> tuple[str, str]:
        """The label of an option of the set-up and what it means."""
        return {
            "aim": (_("Aim"), _("A single party always plays against the table of scores.")),
            "difficulty": (_("Difficulty"), _("How much sanity the children begin with.")),
            "search_mode": (_("A searcher meets the Creature"), _("What happens when a search roll shows the skull.")),
            "skills": (_("Skills of the gifted"), _("Each gifted child has another skill, to be used once.")),
        }[option]

    def value_words(self, option: str, value: str) -> str:
        """The label of one of its values."""
        return {
            ("aim", "points"): _("Most points"),
            ("aim", "survivors"): _("Most children saved"),
            ("aim", "cooperative"): _("All together"),
            ("difficulty", "easy"): _("Easy"),
            ("difficulty", "normal"): _("Normal"),
            ("difficulty", "hard"): _("Hard"),
            ("search_mode", "evasion"): _("Evasion die decides"),
            ("search_mode", "danger"): _("A full attack"),
            ("skills", "dealt"): _("Dealt"),
            ("skills", "chosen"): _("Picked by the players"),
        }[option, value]

    def called(self, holders: Sequence[Holder], seen: Any) -> Names:
        """By the colour of the party."""
        del holders, seen
        return party_name

    def refusal_words(self, refusal: Refusal, names: Names) -> str:
        """Why something is not allowed."""
        return refusals.refusal_words(refusal, names)

    def action_words(self, action: Act, observation: DaObservation, names: Names) -> str:
        """An action as a recommendation."""
        del observation, names
        return actionwords.action_words(action)


HOST: Final = DarkAroundHost()
