"""The moments at which a haunt acts, what it says of turns, and what is asked for it alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from game.betrayal.actions import Act
from game.betrayal.chasing import Hunt
from game.betrayal.harm import wake
from game.betrayal.haunts.declared import Declared
from game.betrayal.haunts.pursuit import CHASE, LooksAbout, after_quarry, chase
from game.betrayal.haunts.steps import LayOneOf, one_of
from game.betrayal.haunts.trials import BEGINS, ENDS, ENTERS, due
from game.betrayal.outside import has_turn
from game.betrayal.tasks import Task
from game.betrayal.terms import MONSTERS, NOBODY
from game.engine.contract import Seat

if TYPE_CHECKING:
    from game.betrayal.position import Position


class Moments(Declared):
    """Nothing happens, unless a haunt says so."""

    def set_up(self, s: Position) -> None:
        """Both sides' "right now", after the booklets were read. Tasks go onto the stack."""
        s.then(*(task for step in self.start for task in step.take(s) or ()))

    def turn_began(self, s: Position, body: int) -> None:
        """A figure's turn begins (a dead explorer's place in the order too)."""
        tasks = due(self.trials, s, body, BEGINS)
        if self._chases(s, body):
            tasks.append(LooksAbout(body, True))
        s.then(*tasks)

    def turn_ended(self, s: Position, body: int) -> None:
        """A figure's turn is over (a dead explorer's place in the order too). A stunned explorer, who has missed it, stands up."""
        if s.is_explorer(body) and s.t.bodies[body].stunned and not s.used("cut_short"):
            wake(s, body)
        for delivery in self.deliveries:
            if delivery.ends:
                delivery.look(s, body)
        s.then(*due(self.trials, s, body, ENDS))

    def after_turn(self, s: Position, seat: Seat) -> Task | None:
        """What follows an explorer's turn; None: the next turn."""
        return None

    def about_to(self, s: Position, body: int, chosen: Act) -> None:
        """A figure is about to do something in its turn."""

    def goes(self, s: Position, body: int, room: str) -> bool:
        """A figure takes a step; True where the haunt has moved it itself."""
        return False

    def monsters_began(self, s: Position) -> None:
        """The monsters' turn begins."""

    def monsters_ended(self, s: Position) -> None:
        """The monsters have moved."""

    def entered(self, s: Position, body: int, room: str) -> None:
        """A figure has come into a room, passing through included."""
        self.arrived(s, body)
        tasks = due(self.trials, s, body, ENTERS)
        if s.t.turn.body == body and self._chases(s, body):
            tasks.append(LooksAbout(body, False))
        s.then(*tasks)

    def _chases(self, s: Position, body: int) -> bool:
        """Whether a figure is of a kind that chases, and not bound."""
        b = s.t.bodies[body]
        if s.is_explorer(body) or not self.figures[b.kind].chases:
            return False
        return b.mark != self.figures[b.kind].bound

    def left(self, s: Position, body: int, room: str) -> None:
        """A figure is about to leave a room."""

    def discovered(self, s: Position, body: int, room: str) -> None:
        """A room has been discovered; its card is not drawn yet."""

    def board_changed(self, s: Position) -> None:
        """A tile lies elsewhere: what is chasing may have come into sight of somebody."""
        self.look_again(s)

    def damaged(self, s: Position, body: int, kind: str, points: int, by: int, source: str) -> None:
        """An explorer has taken damage."""

    def died(self, s: Position, body: int, by: int, cause: str, place: str) -> None:
        """A figure is dead; `place` is where it was. Its things lie there, and what was after it looks for somebody else."""
        self.things_fall(s, body, place)
        self.look_again(s)

    def things_fall(self, s: Position, body: int, place: str) -> None:
        """The things of the haunt that a figure has lie there now."""
        for thing in self.things if s.is_explorer(body) else ():
            thing.falls(s, body, place)

    def look_again(self, s: Position) -> None:
        """A figure that chases looks about anew in its turn."""
        if s.t.turn.body >= s.seats and self.figures[s.t.bodies[s.t.turn.body].kind].chases:
            s.then(LooksAbout(s.t.turn.body, False))

    def card_moved(self, s: Position, body: int, card: str, how: str) -> None:
        """A card has come to a figure."""
        self.arrived(s, body)

    def card_dropped(self, s: Position, card: str, place: str) -> None:
        """A card lies in an Item Pile now."""

    def turned_up(self, s: Position, body: int, kind: str, face: str, place: str) -> None:
        """A token that lay face down has been turned up by a figure."""

    def answered(self, s: Position, body: int, kept: str, word: str, true: bool) -> None:
        """A figure has asked whether something kept secret is this."""

    def went_out(self, s: Position, body: int, place: str) -> None:
        """A figure has left the house."""

    def arrived(self, s: Position, body: int) -> None:
        """A figure and what it carries are where they are."""
        for delivery in self.deliveries:
            if not delivery.ends:
                delivery.look(s, body)

    # turns

    def begins_after(self, s: Position) -> int:
        """The place in the order of turns after which the haunt's first turn comes: after the monsters it begins with the first hero."""
        return MONSTERS

    def has_turn(self, s: Position, seat: Seat) -> bool:
        """Whether a seat's explorer has a turn: the living have, but one who was stunned misses one."""
        return s.t.bodies[seat].alive and not s.t.bodies[seat].stunned and has_turn(self, s.t.bodies[seat].away)

    def monster_moves(self, s: Position, body: int) -> bool:
        """Whether a monster has a turn when its kind moves."""
        b, kind = s.t.bodies[body], self.figures[s.t.bodies[body].kind]
        if b.on != NOBODY or kind.lies or (kind.bound and b.mark == kind.bound):
            return False
        return not kind.arrives or s.t.round > int(b.mark)

    def monster_spaces(self, s: Position, kind: str, rolled: int) -> int:
        """Spaces of a kind of monster after its roll."""
        return rolled

    def monster_acts(self, s: Position, body: int, spaces: int) -> bool:
        """Lets a monster act by rule; False: its seat moves it. A double hunts its original, and attacks anybody if it does not reach it;
        that of a dead explorer is played."""
        original = self.original(s, body)
        if original == NOBODY or not s.t.bodies[original].alive:
            return False
        s.then(Hunt(body, spaces, (original,), (original,), tuple(other for other in s.heroes() if other != original)))
        return True

    def turn_choices(self, s: Position, body: int) -> list[Act] | None:
        """All that a figure may do in its turn, where the haunt alone says so; None: as usual."""
        return None

    def offered(self, s: Position, body: int, found: list[Act]) -> list[Act]:
        """What of everything that a figure might do in its turn it really may; never nothing."""
        if s.is_explorer(body) or not self.figures[s.t.bodies[body].kind].must_attack:
            return found
        attacks = [chosen for chosen in found if chosen.verb == "attack"]
        return attacks or (after_quarry(s, body, found) if self.quarry(s, body) != NOBODY else found)

    # secrets

    def true_side(self, side: str, own: Mapping[str, str]) -> str:
        """The side that a seat is on in truth: the one it is seen on, unless what it alone knows says otherwise."""
        return side

    def interrupts(self, s: Position) -> Sequence[tuple[Seat, Act]]:
        """What a seat may do at any time, with that seat: a hidden traitor shows itself (BT-6.6.1)."""
        return ()

    def interrupted(self, s: Position, chosen: Act) -> None:
        """A seat has done so."""

    def chosen(self, s: Position, seat: Seat, what: str, word: str) -> None:
        """A seat has answered a `Choose`: whom a figure goes after, which room is laid, or what the haunt has asked."""
        if what == CHASE:
            chase(s, s.t.turn.body, int(word))
        elif any(isinstance(step, LayOneOf) and step.what == what for step in self.start):
            one_of(s, what).lay(s, word)
