"""The host of Stay Away!: words of the set-up, who sits where, and who may see what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.engine.callings import look
from game.engine.contract import Refusal, Viewer
from game.engine.record import Holder
from game.stayaway import GAME
from game.stayaway.actions import Act
from game.stayaway.observation import SaObservation
from game.words.host import Host, in_two_seats
from game.words.language import _
from game.words.lines import Names
from game.words.stayaway import actionwords, options, refusals
from game.words.stayaway.names import LETTERS, seat_name


class StayAwayHost(Host):
    """Hands are secret. `company` is enough for suspicion, and few enough for a short evening."""

    game = GAME
    company = 6
    held_close = True

    def title(self) -> str:
        """The game's name."""
        return _("Stay Away!")

    def pitch(self) -> str:
        """One sentence that makes a person want to play."""
        return _("A camp on a frozen island, a closed circle, and one who is no longer human: pass a card on, and pray it is not the one.")

    def option_words(self, option: str) -> tuple[str, str]:
        """The label of an option of the set-up and what it means."""
        return options.option_words(option)

    def value_words(self, option: str, value: str) -> str:
        """The label of one of its values."""
        return options.value_words(option, value)

    def called(self, holders: Sequence[Holder], seen: Any) -> Names:
        """A person by name, a computer as the member of the expedition; with the seat's letter, where a person is called like that."""
        del seen
        people = {look(holder.person) for holder in holders if holder.person}

        def name(seat: int) -> str:
            member = seat_name(seat)
            return holders[seat].person or (f"{member} {LETTERS[seat]}" if look(member) in people else member)

        return name

    def refusal_words(self, refusal: Refusal, names: Names) -> str:
        """Why something is not allowed."""
        return refusals.refusal_words(refusal, names)

    def action_words(self, action: Act, observation: SaObservation, names: Names) -> str:
        """An action as a recommendation."""
        return actionwords.action_words(action, observation, names)

    def objection(self, holders: Sequence[Holder]) -> str:
        """One person in several seats would know several hands."""
        twice = in_two_seats(holders)
        return _("{name} can hold one seat only: the hands are secret.").format(name=twice) if twice else ""

    def private(self, viewer: Viewer, holders: Sequence[Holder]) -> bool:
        """Every seat has secrets: its hand, and what it has seen."""
        del holders
        return viewer >= 0


HOST: Final = StayAwayHost()
