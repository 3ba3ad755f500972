"""Tokens that lie face down and of which nobody knows which is which: chance says so when one is turned up.

`Table.faces` holds, for each kind, the faces that have not been seen yet; the tokens themselves are tokens of that kind in rooms. As nobody
knows them, any of them may be any of these.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.betrayal.actions import Act, act
from game.betrayal.events import FaceUp
from game.betrayal.tasks import Chance

if TYPE_CHECKING:
    from game.betrayal.position import Position


def mix(s: Position, kind: str, faces: Sequence[str]) -> None:
    """So many tokens of a kind are mixed face down."""
    s.t.faces[kind] = sorted(faces)


class TurnUp(Chance, frozen=True, tag="TurnTokenUp"):
    """A figure turns up a token of a kind in a place: `face NAME`. Then the haunt says what follows (`Haunt.turned_up`)."""

    body: int
    token: str
    place: str

    def run(self, s: Position) -> None:
        """Where only one face is left there is no chance in it."""
        if len(set(s.t.faces.get(self.token, ()))) == 1:
            self.answer(s, act("face", s.t.faces[self.token][0]))
        elif s.has_token(self.token, self.place):
            super().run(s)

    def outcomes(self, s: Position) -> Sequence[tuple[Act, int]]:
        """Every face that has not been seen, by how many there are."""
        return [(act("face", face), number) for face, number in sorted(Counter(s.t.faces[self.token]).items())]

    def answer(self, s: Position, chosen: Act) -> None:
        """It lies there no more, and all have seen it."""
        face = str(chosen.words[0])
        s.t.faces[self.token].remove(face)
        s.take_token(self.token, self.place)
        s.tell(FaceUp(body=self.body, token=self.token, face=face, place=self.place))
        s.haunt.turned_up(s, self.body, self.token, face, self.place)
