"""What the end scenes of all games have in common: the sound for who has won, and the ways on from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.leaving import leave, to_title
from game.client.scene import Scene

if TYPE_CHECKING:
    from game.session.face import Face


class EndingScene(Scene):
    """The end of a game: `whole` is its story, with nothing hidden. Raises ValueError for a session whose match is not over."""

    name = "end"

    def __init__(self, session: Face) -> None:
        super().__init__()
        self.session = session
        self.whole = session.story()

    def hear(self) -> None:
        """A sound for whether somebody at the screen has won; where only computers played, whether anybody has."""
        outcome = self.session.outcome()
        people = {seat for seat, holder in enumerate(self.session.holders) if holder.person}
        won = outcome is not None and bool(people.intersection(outcome.winners) or (not people and outcome.winners))
        self.app.sound.play("win" if won else "lose")

    def again(self) -> None:
        """A new game with the same people and options."""
        setup, holders = self.session.setup, self.session.holders
        leave(self.app, lambda: self.app.begin(self.whole.game.name, setup.options, holders))

    def title(self) -> None:
        """Back to the title."""
        to_title(self.app)
