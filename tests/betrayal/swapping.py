"""Other hidden facts of Betrayal in place of those that a viewer may not know (for the conformance suite).

What a viewer may not know follows here from the rules of secrecy: which cards somebody else has seen on top of a pile, where an unseen
traitor is (haunt 41), who holds which number (haunt 43).
"""

from __future__ import annotations

import random

import msgspec

from game.betrayal import Betrayal
from game.betrayal.discovering import back_of
from game.betrayal.haunts.hiding import PLACE, is_unseen, possible
from game.betrayal.haunts.sickness import EACH, FIRST, LOG, SICK, TOKENS
from game.betrayal.observation import Hidden
from game.betrayal.state import BtState
from game.betrayal.terms import NOBODY
from game.betrayal.truths import CHOSEN, found_out, keeper, missing
from game.betrayal.truths import possible as possible_truths
from game.engine.contract import ALL, Viewer
from tests.swapper import Swapper

__all__ = ["swap"]


def swap(game: Betrayal, state: BtState, viewer: Viewer, rng: random.Random) -> Hidden | None:
    """Another order of what lies on top, another room, other numbers; None where the viewer knows all there is to know."""
    true = state.hidden(viewer)
    if viewer == ALL or state.who is None:
        return None
    own = [dict(each) for each in true.own]
    _other_room(state, viewer, own, rng)
    _other_numbers(state, viewer, own, rng)
    _other_choice(state, viewer, own, rng)
    other = msgspec.structs.replace(true, own=tuple(own), tops=_other_tops(state, viewer, true, rng))
    return other if other != true else None


def _other_room(state: BtState, viewer: Viewer, own: list[dict[str, str]], rng: random.Random) -> None:
    """An unseen traitor is in any room in which he may be for all that was told."""
    traitor = state.t.traitor
    if traitor == viewer or not is_unseen(state, traitor) or PLACE not in own[traitor]:
        return
    rooms = [room for room in possible(state) if room != own[traitor][PLACE]]
    if rooms:
        own[traitor][PLACE] = rng.choice(rooms)


def _other_numbers(state: BtState, viewer: Viewer, own: list[dict[str, str]], rng: random.Random) -> None:
    """The numbers that the viewer has never seen are others, in all hands and in all that their holders remember; before the first exchange
    and the first death the first traitor is another one with them."""
    seats = [seat for seat in range(state.seats) if TOKENS in state.secrets.own[seat]]
    if not seats or not state.counter("ready"):
        return
    mine = state.secrets.own[viewer] if viewer >= 0 else {}
    seen = {*mine.get(TOKENS, "").split(), *(number for entry in mine.get(LOG, "").split() for number in entry.split(":")[:2])}
    fresh = not state.counter("exchanges") and len(state.living()) == state.seats
    fixed = seen if fresh else {FIRST, *seen}
    free = [str(number) for number in range(1, EACH * state.seats + 1) if str(number) not in fixed]
    others = free[:]
    rng.shuffle(others)
    turned = dict(zip(free, others, strict=True))
    for seat in seats:
        if seat == viewer:
            continue
        own[seat][TOKENS] = " ".join(turned.get(number, number) for number in own[seat][TOKENS].split())
        if LOG in own[seat]:
            entries = [entry.split(":") for entry in own[seat][LOG].split()]
            own[seat][LOG] = " ".join(":".join([*(turned.get(number, number) for number in entry[:2]), entry[2]]) for entry in entries)
        if fresh:
            own[seat].pop(SICK, None)
            if FIRST in own[seat][TOKENS].split():
                own[seat][SICK] = "0"


def _other_choice(state: BtState, viewer: Viewer, own: list[dict[str, str]], rng: random.Random) -> None:
    """What somebody has chosen in secret is anything else that it can be."""
    for each in state.haunt.kept:
        knows = keeper(state, each.id)
        if knows in (NOBODY, viewer) or not state.marked(CHOSEN, each.id):
            continue
        known = found_out(state, each.id)
        others = [word for word in possible_truths(state, each.id) if word not in known]
        own[knows][each.id] = " ".join([*known, *rng.sample(others, missing(state, each.id))])


def _other_tops(state: BtState, viewer: Viewer, true: Hidden, rng: random.Random) -> dict[str, tuple[str, ...]]:
    """Other cards of the pile where the viewer has not looked; of tiles only those with the same back, which all see."""
    found = {}
    for pile, cards in true.tops.items():
        known = set(state.observe(viewer).tops.get(pile, ())) if viewer >= 0 else set()
        left = [card for card in state.t.piles[pile].cards if card not in known]
        rng.shuffle(left)
        found[pile] = tuple(_take(state, left, card) if card else "" for card in cards)
    return found


def _take(state: BtState, left: list[str], like: str) -> str:
    """One of those left that looks like a card from behind."""
    tiles = state.rules.tiles
    card = next(card for card in left if like not in tiles or back_of(tiles[card].floors) == back_of(tiles[like].floors))
    left.remove(card)
    return card


SWAPPER = Swapper(swap)
