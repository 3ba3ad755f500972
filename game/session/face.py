"""The face of a session: all that a view, or a phone, may know of a match and do to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from game.engine.contract import Event, Outcome, Refusal, Seat, Setup, Viewer
from game.engine.record import Holder
from game.session.story import Story
from game.words.lines import Names


class Face(Protocol):
    """A match as the person who looks has it: nothing in it tells what that person, or the table, may not know. Before the end there is
    no way from here to the match itself.
    """

    @property
    def holders(self) -> tuple[Holder, ...]:
        """Who holds each seat."""

    @property
    def setup(self) -> Setup:
        """What the game was begun with."""

    @property
    def counts(self) -> bool:
        """Whether it is a game that counts: kept in a record, with people at it, and with chance as it falls."""

    @property
    def version(self) -> int:
        """Grows with everything that happens."""

    def people(self) -> list[str]:
        """The people at the table, in the order of their first seats."""

    # what there is to see

    def viewer(self) -> Viewer:
        """Whose view may be drawn now: a seat or TABLE."""

    def observe(self) -> Any:
        """What that viewer knows now."""

    def observe_table(self) -> Any:
        """What the whole table knows now."""

    def history(self) -> list[Event]:
        """All that the viewer has seen, for the log."""

    def mark(self) -> int:
        """Where what happens stands now, for `heard`. Undo lets it shrink."""

    def heard(self, mark: int) -> list[Event]:
        """What everybody at the table has learnt since a mark; nothing when that was taken back."""

    def called(self) -> Names:
        """What everything at this table calls the seats."""

    def decided(self) -> bool:
        """Whether anybody has decided anything yet: what chance alone did is the beginning."""

    def over(self) -> bool:
        """Whether the match has ended."""

    def outcome(self) -> Outcome | None:
        """How the match ended."""

    def story(self) -> Story:
        """The whole game, nothing hidden. Raises ValueError before the end."""

    # what the one who looks can do

    def can_play(self) -> bool:
        """Whether the seat that looks is the one asked, and held by a person."""

    def play(self, action: Any) -> None:
        """The asked person's action. Raises IllegalAction; nothing has happened then, and ValueError when not asked."""

    def attempt(self, action: Any) -> str:
        """Plays an action if the person who looks is asked; says why it is not allowed, else nothing."""

    def interrupt(self, action: Any) -> None:
        """What the seat that looks may do although it is not asked. Raises IllegalAction, and ValueError when no person looks."""

    def why_not(self, action: Any) -> str:
        """Why the seat that looks may not do this now, in a sentence; empty when it may."""

    def refusal_words(self, refusal: Refusal) -> str:
        """Why something is not allowed, with the names that this table uses."""

    def ask_advice(self) -> None:
        """Asks what the strongest player would do now, from what the asked person knows; nothing when nobody who looks is asked."""

    def undo_person(self) -> str | None:
        """The person whose last action can be taken back now."""

    def undo(self) -> bool:
        """Takes that action back; false when there is nothing to take back."""

    # reading on, and looking in

    def needs_curtain(self) -> tuple[str, Seat] | None:
        """The person and seat that must come to the screen before the next view is drawn, else None."""

    def has_reader(self) -> bool:
        """Whether somebody is there who reads what lies on the table and goes on by hand."""

    def holding(self) -> bool:
        """Whether everything waits until the person who has just acted has read what only that seat was shown."""

    def release(self) -> None:
        """The person has read it."""

    def may_summon(self) -> Sequence[str]:
        """The people who can ask to look at the own seat now."""

    def summoned(self) -> Seat | None:
        """The seat whose person asked to look, until `dismiss`."""

    def dismiss(self) -> None:
        """That person has looked: the game goes on."""
