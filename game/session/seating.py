"""Who sits at a match: people and computers, what all of them are called, and what has become of the game."""

from __future__ import annotations

from pathlib import Path

from game.engine.contract import TABLE, Game, Outcome, Refusal, Seat, Setup
from game.engine.match import Match
from game.engine.record import Holder
from game.session.story import Story
from game.words.host import Host, host
from game.words.lines import Names


class Seating:
    """The seats of a match and who holds them. `host` knows the game's names, words and secrets; `names` is everybody who has held a seat
    since: a seat given to a computer can be taken back by name."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.host: Host = host(match.game.name)
        self.names: list[str] = [holder.person for holder in match.holders if holder.person]
        self._called: tuple[object, Names] | None = None

    @property
    def game(self) -> Game:
        """The game's rules."""
        return self.match.game

    @property
    def setup(self) -> Setup:
        """What the game was begun with."""
        return self.match.setup

    @property
    def chance_given(self) -> bool:
        """Whether outcomes of chance were set from outside, so that the match counts for nothing."""
        return self.match.chance_given

    @property
    def length(self) -> int:
        """The number of actions so far, chance included."""
        return self.match.length

    @property
    def holders(self) -> tuple[Holder, ...]:
        """Who holds each seat."""
        return self.match.holders

    def people(self) -> list[str]:
        """The people at the table, in the order of their first seats."""
        return list(dict.fromkeys(holder.person for holder in self.holders if holder.person))

    def seats_of(self, person: str) -> list[Seat]:
        """The seats a person holds."""
        return [seat for seat, holder in enumerate(self.holders) if holder.person == person]

    def called(self) -> Names:
        """What everything at this table calls the seats; made once for each position."""
        key = (self.match.version, self.holders)
        if self._called is None or self._called[0] != key:
            self._called = key, self.host.called(self.holders, self.match.observe(TABLE))
        return self._called[1]

    def refusal_words(self, refusal: Refusal) -> str:
        """Why something is not allowed, with the names that this table uses."""
        return self.host.refusal_words(refusal, self.called())

    def asked_person(self) -> str | None:
        """The person who is asked now; None when a computer is, or nobody."""
        actor = self.match.actor()
        if actor is None:
            return None
        return self.holders[actor].person or None

    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.actor() is None

    def outcome(self) -> Outcome | None:
        """How the match ended."""
        return self.match.outcome()

    def story(self) -> Story:
        """The whole game, nothing hidden. Raises ValueError before the end."""
        return Story(self.match)

    def decided(self) -> bool:
        """Whether anybody has decided anything yet: what chance alone did is the beginning."""
        return self.match.length > len(self.match.chances)

    @property
    def counts(self) -> bool:
        """Whether it is a game that counts: kept in a record, with people at it, and with chance as it falls."""
        return bool(self.people()) and self.path is not None and not self.match.chance_given

    @property
    def version(self) -> int:
        """Grows with everything that happens."""
        return self.match.version

    @property
    def path(self) -> Path | None:
        """The record's file."""
        return self.match.path
