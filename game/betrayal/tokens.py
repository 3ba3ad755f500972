"""What tokens in rooms let explorers try in their turn: the Closet, the Safe, the Skeletons, the Slide, the Wall Switch.

Verb: `token KIND`. Blessing, Drip and Smoke act on rolls (`game.betrayal.rolling`), Secret Stairs and Passage are ways (`moving`).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.actions import Act, act
from game.betrayal.cardrules import TOKENS, TokenRule
from game.betrayal.deeds import MOVE, may
from game.betrayal.effects import Bands
from game.betrayal.eventdata import TOKEN_CARDS
from game.betrayal.eventwalls import RideDown, WallTurns, may_slide, pass_wall
from game.betrayal.moving import ROOTED, wall_behind
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.spaces import room_of
from game.betrayal.terms import BASEMENT, KNOWLEDGE, MIGHT, TRAITORS


class Tried(TokenRule):
    """A token with a roll and bands of results in `events.json`."""

    def __init__(self, token: str) -> None:
        self.token = token

    def choices(self, s: Position, body: int) -> Sequence[Act]:
        """Once a turn."""
        return () if s.used(f"token:{self.token}") else (act("token", self.token),)

    def use(self, s: Position, body: int, chosen: Act) -> None:
        """The token's roll is made."""
        s.use(f"token:{self.token}")
        thrown = TOKEN_CARDS[self.token].roll
        trait = thrown.traits[0] if thrown.traits else ""
        s.then(Roll(body, f"token_{self.token}", trait, thrown.dice), Bands(body, self.token, trait, True))


class Slide(TokenRule):
    """The Mystic Slide: down only."""

    def choices(self, s: Position, body: int) -> Sequence[Act]:
        """Once a turn, while one may move."""
        if s.used("token:slide") or s.used(ROOTED) or s.board.floor(s.room(body)) == BASEMENT or not may_slide(s, body):
            return ()
        return (act("token", "slide"),)

    def use(self, s: Position, body: int, chosen: Act) -> None:
        """Rolls Might."""
        s.use("token:slide")
        s.then(Roll(body, "token_slide", MIGHT), RideDown(body, "token_slide"))


class WallSwitch(TokenRule):
    """The Revolving Wall, from either side; the traitor needs no roll."""

    def choices(self, s: Position, body: int) -> Sequence[Act]:
        """Once a turn, while one may move and the other room lies behind it still."""
        beyond = room_of(wall_behind(s, s.place(body)))
        if s.used("token:wall_switch") or s.used(ROOTED) or not beyond or not may(s, MOVE, body, room=beyond, how="wall"):
            return ()
        return (act("token", "wall_switch"),)

    def use(self, s: Position, body: int, chosen: Act) -> None:
        """Rolls Knowledge."""
        s.use("token:wall_switch")
        if s.t.bodies[body].side == TRAITORS:
            pass_wall(s, body)
        else:
            s.then(Roll(body, "token_wall_switch", KNOWLEDGE), WallTurns(body))


TOKENS.update({token: Tried(token) for token in TOKEN_CARDS})
TOKENS.update(slide=Slide(), wall_switch=WallSwitch())
