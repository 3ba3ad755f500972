"""Tokens that lie face down and of which nobody knows which is which: chance says so when one is turned up.

`Table.faces` holds the faces that have not been seen yet; the tokens themselves are tokens of their kind in rooms. As nobody knows them,
any of them may be any of these. A haunt declares them (`Haunt.face_down`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from game.betrayal.actions import Act, act
from game.betrayal.events import FaceUp
from game.betrayal.tasks import Chance

if TYPE_CHECKING:
    from game.betrayal.position import Position


class FaceDown(msgspec.Struct, frozen=True):
    """A kind of token with a face that nobody sees: one piece for each of `faces`. Where they lie is said by `rooms`, or by a `Deferred` of
    the same kind."""

    token: str
    faces: tuple[str, ...]
    rooms: tuple[str, ...] = ()


def mix(s: Position) -> None:
    """The haunt begins: they are mixed face down."""
    for each in s.haunt.face_down:
        s.t.faces += tuple((each.token, face) for face in sorted(each.faces))
        for room in each.rooms:
            if room in s.board.spots:
                s.lay_token(each.token, room)


def unseen(s: Position, token: str) -> list[str]:
    """The faces of a kind that nobody has seen, sorted."""
    return [face for kind, face in s.t.faces if kind == token]


class TurnUp(Chance, frozen=True, tag="TurnTokenUp"):
    """A figure turns up a token of a kind in a place: `face NAME`. Then the haunt says what follows (`Haunt.turned_up`)."""

    body: int
    token: str
    place: str

    def run(self, s: Position) -> None:
        """Where only one face is left there is no chance in it."""
        faces = unseen(s, self.token)
        if not s.has_token(self.token, self.place) or not faces:
            return
        if len(set(faces)) == 1:
            self.answer(s, act("face", faces[0]))
        else:
            super().run(s)

    def outcomes(self, s: Position) -> Sequence[tuple[Act, int]]:
        """Every face that has not been seen, by how many there are."""
        return [(act("face", face), number) for face, number in sorted(Counter(unseen(s, self.token)).items())]

    def answer(self, s: Position, chosen: Act) -> None:
        """It lies there no more, and all have seen it."""
        face = str(chosen.words[0])
        left = list(s.t.faces)
        left.remove((self.token, face))
        s.t.faces = tuple(left)
        s.take_token(self.token, self.place)
        s.tell(FaceUp(body=self.body, token=self.token, face=face, place=self.place))
        s.haunt.turned_up(s, self.body, self.token, face, self.place)
