"""What may be done in a turn.

A turn is one question asked again and again, `TakeTurn`. Its verbs: `go`, `explore`, `cross`, `fall`, `drop_down` (moving);
`use CARD ...`, `token KIND ...` (cards and tokens); `trade SEAT` (dealing); `drop`, `pick_up` (trading); `attack BODY [WEAPON]`;
`free SEAT` (somebody held fast); `carry BODY`, `set_down BODY` (carrying); `search_stairs` (BT-6.7.7); `do ACTION ...` (a haunt's own
actions); `reveal` (an interrupt of a hidden traitor); `end`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.betrayal.actions import END, Act, act
from game.betrayal.cardrules import TOKENS, card_choices, on_item_used, rule
from game.betrayal.carrying import carry, carry_verbs
from game.betrayal.combat import attack, attack_choices
from game.betrayal.dealing import LayDeal, deal_choices
from game.betrayal.deeds import USE, stopped
from game.betrayal.discovering import explore
from game.betrayal.events import Used
from game.betrayal.falling import Fall
from game.betrayal.freeing import free, free_choices, held_fast
from game.betrayal.laying import PlaceTile
from game.betrayal.moving import go, move_choices, rooms_apart
from game.betrayal.outside import go as go_outside
from game.betrayal.outside import in_verbs, out_verbs
from game.betrayal.position import Position
from game.betrayal.rooms import cross, drop_down, room_choices
from game.betrayal.statuses import only_verbs
from game.betrayal.tasks import Question
from game.betrayal.terms import BASEMENT, ELEVATOR, HAUNTED, ROOM, STAIRS, TRAITORS
from game.betrayal.trading import carry_choices, drop_card, pick_up, pile_choices
from game.engine.contract import Seat

SEARCH: Final = act("search_stairs")
"""Looking for the Stairs From Basement (BT-6.7.7)."""


class TakeTurn(Question, frozen=True):
    """The figure whose turn it is does something, or ends the turn."""

    kind = "turn"

    body: int

    def run(self, s: Position) -> None:
        """Asks, unless the turn is over."""
        if s.t.bodies[self.body].alive and not s.used("cut_short"):
            super().run(s)

    def asked(self, s: Position) -> Seat:
        """Who plays the figure."""
        return s.t.bodies[self.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Everything that can be done now."""
        body = self.body
        if s.is_explorer(body) and (card := held_fast(s, body)):
            return [act("free", body), END] if not s.used(f"free:{card}") else [END]
        if s.t.bodies[body].away:
            return [*in_verbs(s, body), END]
        own = s.haunt.turn_choices(s, body)
        if own is not None:
            return own
        found = move_choices(s, body)
        found += room_choices(s, body)
        if s.is_explorer(body):
            found += card_choices(s, body)
            found += deal_choices(s, body)
            found += pile_choices(s, body)
            found += free_choices(s, body)
        elif s.haunt.figures[s.t.bodies[body].kind].carries:
            found += carry_choices(s, body)
        if s.t.phase == HAUNTED:
            found += attack_choices(s, body)
            found += s.haunt.action_choices(s, body)
            if trapped(s, body):
                found.append(SEARCH)
        found += carry_verbs(s, body)
        found += out_verbs(s, body)
        found.append(END)
        if verbs := only_verbs(s, body):
            found = [chosen for chosen in found if chosen.verb in (*verbs, "end")]
        return s.haunt.offered(s, body, found)

    def answer(self, s: Position, chosen: Act) -> None:
        """Does it, and is asked again."""
        if chosen is END or chosen.verb == "end":
            return
        s.then(self)
        s.haunt.about_to(s, self.body, chosen)
        VERBS[chosen.verb](s, self.body, chosen)


def _use(s: Position, body: int, chosen: Act) -> None:
    card = str(chosen.words[0])
    if stopped(s, USE, body, card=card):
        return
    s.use(f"item:{card}")
    s.tell(Used(body=body, what=card))
    on_item_used(s, card)
    rule(card).use(s, body, chosen)


def _token(s: Position, body: int, chosen: Act) -> None:
    token = str(chosen.words[0])
    s.tell(Used(body=body, what=token))
    TOKENS[token].use(s, body, chosen)


VERBS: Final[dict[str, Callable[[Position, int, Act], None]]] = {
    "go": lambda s, body, chosen: go(s, body, str(chosen.words[0])),
    "explore": lambda s, body, chosen: explore(s, body, str(chosen.words[0])),
    "cross": lambda s, body, chosen: cross(s, body),
    "fall": lambda s, body, chosen: s.then(Fall(body)),
    "drop_down": lambda s, body, chosen: drop_down(s, body),
    "use": _use,
    "token": _token,
    "trade": lambda s, body, chosen: s.then(LayDeal(body, int(chosen.words[0]))),
    "drop": lambda s, body, chosen: drop_card(s, body, str(chosen.words[0])),
    "pick_up": lambda s, body, chosen: pick_up(s, body, str(chosen.words[0])),
    "attack": lambda s, body, chosen: attack(s, body, int(chosen.words[0]), str(chosen.words[1]) if len(chosen.words) > 1 else ""),
    "free": free,
    "search_stairs": lambda s, body, chosen: s.then(PlaceTile(STAIRS, s.t.bodies[body].seat, (BASEMENT,), needed=True)),
    "do": lambda s, body, chosen: s.haunt.act(s, body, chosen),
    "carry": carry,
    "set_down": carry,
    "force_door": go_outside,
    "go_out": go_outside,
    "come_in": go_outside,
}


def trapped(s: Position, body: int) -> bool:
    """Whether monsters in the basement have no way to any hero, so that their side may look for the Stairs From Basement (BT-6.7.7)."""
    if s.t.bodies[body].side != TRAITORS or STAIRS not in s.t.piles[ROOM].cards or not s.board.doorways(BASEMENT):
        return False
    below = ((i, s.t.bodies[i].room) for i in s.monsters() if s.t.bodies[i].side == TRAITORS)
    caught = next((room for i, room in below if room and s.board.floor(room) == BASEMENT and not s.haunt.may_discover(s, i)), "")
    if not caught:
        return False
    far = rooms_apart(s, caught, monster=True)
    return ELEVATOR not in far and not any(s.t.bodies[hero].room in far for hero in s.heroes())
