"""A traitor whom nobody sees: he walks in secret, and shows himself by what tells a place.

Beside his place (see `hiding`) `s.secrets.own[seat]` holds the spaces he has gone (`spent`), and the way by which he left after an attack
(`exit`). Our readings: unseen he walks across barriers, and no room does anything for him; whatever else he does that tells a place
(discovering, falling, laying down or taking up a card, using most cards) shows him, until he goes on or his next turn begins. The heroes'
tests are made unasked, for they cost nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from game.betrayal.actions import Act
from game.betrayal.deeds import ATTACK, USE, Deed, Veto, anybody
from game.betrayal.events import Went
from game.betrayal.haunts.base import Choose, Haunt
from game.betrayal.haunts.hiding import GUESS, PLACE, forget, hide, imagined, is_unseen, learn, possible, show
from game.betrayal.haunts.steps import Do
from game.betrayal.haunts.who import the_traitor
from game.betrayal.moving import neighbours
from game.betrayal.position import Position
from game.betrayal.tasks import Task
from game.betrayal.terms import BASEMENT_LANDING, CHUTE, COLLAPSED, GALLERY, SPEED
from game.engine.contract import Seat

SPENT, EXIT = "spent", "exit"
QUIET_CARDS = ("crystal_ball", "healing_salve", "mask", "medical_kit", "puzzle_box", "smelling_salts", "spirit_board")
"""Cards whose use does not say where one is."""
TELLTALE = ("explore", "fall", "drop_down", "drop", "pick_up", "use", "token")


def hide_first(s: Position) -> Sequence[Task]:
    """The traitor chooses in secret any room."""
    return (Choose(s.t.traitor, PLACE, tuple(possible(s))),)


def at_somebody_unseen(s: Position, deed: Deed) -> bool:
    """An attack on somebody whom nobody sees, unless by a guess."""
    return deed.other >= 0 and s.is_explorer(deed.other) and is_unseen(s, deed.other) and deed.how != GUESS


def from_both_sides(s: Position, deed: Deed) -> bool:
    """What would run or fly from somebody unseen who stands on both sides of a barrier."""
    return deed.card in ("dog", "dynamite") and is_unseen(s, deed.body) and s.rules.tiles[s.room(deed.body)].barrier


def after_secret_steps(s: Position, deed: Deed) -> bool:
    """The Spirit Board, which is asked before one moves."""
    return deed.card == "spirit_board" and s.secrets.own[deed.body].get(SPENT, "0") != "0"


UNSEEN: Final = (
    Veto("unseen_is_guessed_at", ATTACK, anybody, at_somebody_unseen, section="heroes_powers"),
    Veto("on_both_sides", USE, the_traitor, from_both_sides, section="traitor_powers", ours=True),
    Veto("board_before_moving", USE, the_traitor, after_secret_steps, section="traitor_powers", ours=True),
)
"""What may not be while he is unseen."""


class Unseen(Haunt):
    """A haunt with such a traitor."""

    hides = True
    start = (Do(hide_first),)

    def chosen(self, s: Position, seat: Seat, what: str, word: str) -> None:
        """The room in which the traitor is."""
        if what == PLACE:
            hide(s, seat, word)
        else:
            super().chosen(s, seat, what, word)

    def turn_began(self, s: Position, body: int) -> None:
        """He is unseen again, and his traces are cold."""
        super().turn_began(s, body)
        if body == s.t.traitor:
            if s.t.bodies[body].room:
                hide(s, body)
            s.secrets.own[body][SPENT] = "0"
            forget(s)

    def about_to(self, s: Position, body: int, chosen: Act) -> None:
        """What tells a place shows him."""
        quiet = chosen.verb == "use" and chosen.words[0] in QUIET_CARDS
        if body == s.t.traitor and chosen.verb in TELLTALE and not quiet and is_unseen(s, body):
            show(s, body)

    def goes(self, s: Position, body: int, room: str) -> bool:
        """His steps are secret, and so is how many he takes."""
        if body != s.t.traitor:
            return False
        own = s.secrets.own[body]
        before, how = s.room(body), neighbours(s, body)[room]
        goal = BASEMENT_LANDING if room == CHUTE else room
        if not is_unseen(s, body):
            hide(s, body)
        own[PLACE] = goal
        own[SPENT] = str(int(own[SPENT]) + 1)
        if own.get(EXIT) == "":
            own[EXIT] = room
        s.tell_only(body, Went(body=body, room=goal, how=how, before=before))
        return True

    def allowance(self, s: Position, body: int) -> int:
        """What is left of his Speed after the steps that nobody has seen."""
        if body != s.t.traitor:
            return super().allowance(s, body)
        most = 1 if s.holds(body, "lights_out") else s.value(body, SPEED)
        return max(0, most - int(s.secrets.own[body].get(SPENT, "0")))

    def leaving_cost(self, s: Position, body: int) -> int:
        """No hero hinders him."""
        return 1 if body == s.t.traitor else super().leaving_cost(s, body)

    def may_discover(self, s: Position, body: int) -> bool:
        """As long as he has spaces left."""
        return super().may_discover(s, body) and (body != s.t.traitor or self.allowance(s, body) > s.t.turn.spent)

    def entered(self, s: Position, body: int, room: str) -> None:
        """Seen to come into a room, he is no longer where nobody knew."""
        super().entered(s, body, room)
        if body == s.t.traitor and s.t.bodies[body].room:
            s.secrets.own[body].pop(PLACE, None)

    def room_text(self, s: Position, body: int, room: str) -> bool:
        """What a room does would show who is in it; but he may let himself fall."""
        return not is_unseen(s, body) or room in (COLLAPSED, GALLERY)

    def dynamite_catches(self, s: Position, body: int, room: str) -> list[int]:
        """Thrown on a guess it finds him, or it does not."""
        found = super().dynamite_catches(s, body, room)
        if is_unseen(s, s.t.traitor) and body != s.t.traitor:
            if s.room(s.t.traitor) == room:
                learn(s, "guess_right", body, "room", room)
                return [*found, s.t.traitor]
            learn(s, "guess_wrong", body, "not", room)
        return found

    def would_die(self, s: Position, body: int, cause: str, by: int) -> bool:
        """Dead he is seen where he lies."""
        if is_unseen(s, body):
            show(s, body)
        return False

    def guess(self, s: Position, viewer: Seat, rng: Random) -> dict[Seat, dict[str, str]]:
        """He is in any room in which he can be, for all that others know."""
        return imagined(s, viewer, rng)
