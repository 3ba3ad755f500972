"""The host of Last Friday: words of the set-up, who sits where, and who may see what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.engine.contract import Refusal, Viewer
from game.engine.record import Holder
from game.lastfriday import GAME
from game.lastfriday.actions import Act
from game.lastfriday.observation import LfObservation
from game.lastfriday.terms import CAMPERS, CHAPTERS, MANIAC
from game.words.host import Host
from game.words.language import _
from game.words.lastfriday import actionwords, refusals
from game.words.lastfriday.cast import Cast
from game.words.lastfriday.names import chapter_title
from game.words.lines import Names


class LastFridayHost(Host):
    """The Maniac against the Campers: each side has secrets from the other."""

    game = GAME
    company = 6

    def title(self) -> str:
        """The game's name."""
        return _("Last Friday")

    def pitch(self) -> str:
        """One sentence that makes a person want to play."""
        return _("Five Campers, one lake, and a Maniac whom nobody sees: a hunt in four chapters, by night and by day.")

    def option_words(self, option: str) -> tuple[str, str]:
        """The label of an option of the set-up and what it means."""
        return {
            "chapter": (_("Story"), _("The campaign plays all four chapters in a row; a single chapter takes about half an hour.")),
            "cards": (_("Characters"), _("Each Camper gets one of three characters of the colour.")),
            "welcome": (_("Welcome tokens"), _("In chapter I they hide the keys of the cabins.")),
            "alarms": (
                _("Alarms in a turn"),
                _("In chapter IV a Camper who passes over the Maniac raises the alarm. By the house rule only the first time in a turn."),
            ),
        }[option]

    def value_words(self, option: str, value: str) -> str:
        """The label of a value."""
        if option == "chapter" and value in CHAPTERS:
            return f"{value}. {chapter_title(CHAPTERS.index(value) + 1)}"
        return {
            ("chapter", "campaign"): _("Campaign"),
            ("cards", "dealt"): _("Dealt"),
            ("cards", "chosen"): _("Picked by the players"),
            ("welcome", "shuffled"): _("Shuffled"),
            ("welcome", "maniac"): _("Placed by the Maniac"),
            ("alarms", "every"): _("At every contact"),
            ("alarms", "one"): _("At most one"),
        }[option, value]

    def called(self, holders: Sequence[Holder], seen: Any) -> Names:
        """By their characters; a Camper without one by the colour."""
        del holders
        return Cast.of(seen).name

    def refusal_words(self, refusal: Refusal, names: Names) -> str:
        """Why something is not allowed."""
        return refusals.refusal_words(refusal, names)

    def action_words(self, action: Act, observation: LfObservation, names: Names) -> str:
        """An action as a recommendation."""
        return actionwords.action_words(action, observation, names)

    def defaults(self, people: Sequence[str]) -> tuple[Holder, ...]:
        """One person plays the Campers against the computer's Maniac; of more the last is the Maniac and the others share the Campers."""
        computer = self.computer()
        if not people:
            return (computer,) * 6
        if len(people) == 1:
            return (computer, *(Holder(person=people[0]) for _seat in CAMPERS))
        campers = people[:-1]
        return (Holder(person=people[-1]), *(Holder(person=campers[(seat - 1) * len(campers) // 5]) for seat in CAMPERS))

    def objection(self, holders: Sequence[Holder]) -> str:
        """One person cannot hold the Maniac and a Camper: each side has secrets from the other."""
        maniac = holders[MANIAC].person
        if maniac and any(holders[seat].person == maniac for seat in CAMPERS):
            return _("{name} cannot play the Maniac and a Camper at once: each side has secrets from the other.").format(name=maniac)
        return ""

    def private(self, viewer: Viewer, holders: Sequence[Holder]) -> bool:
        """The Maniac's view is secret from every person with a Camper. The Campers' is from the Maniac's person: they may have looked at
        clues that he does not know."""
        maniac = holders[MANIAC].person
        campers = {holders[seat].person for seat in CAMPERS if holders[seat].person}
        if viewer == MANIAC:
            return bool(campers - {maniac})
        return viewer in CAMPERS and bool(maniac) and bool(campers - {maniac})


HOST: Final = LastFridayHost()
