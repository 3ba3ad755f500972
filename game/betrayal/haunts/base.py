"""What a haunt is: data, questions with an answer that it may change, and moments at which it acts.

A haunt is a subclass of `Haunt` in its own module. Its `figures` and `actions` are data; its numbers and conditions small functions;
whatever it does not say, the rulebook says, here (BT-6.3.2). It keeps no state: what it counts lies on the table (`s.count`, `s.mark`),
what only some may know in `s.secrets.own[seat]`. Nothing in the rules asks which haunt is played.
"""

from __future__ import annotations

from game.betrayal.haunts.choosing import Choose
from game.betrayal.haunts.interest import Interest
from game.betrayal.haunts.manners import FigureKind
from game.betrayal.haunts.places import Goal
from game.betrayal.haunts.rites import Effect, HauntAction, Number, Test, Words


class Haunt(Interest):
    """The rulebook's answers. Methods that take `s` may be changed by each haunt."""


__all__ = ["Choose", "Effect", "FigureKind", "Goal", "Haunt", "HauntAction", "Number", "Test", "Words"]
