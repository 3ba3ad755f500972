"""What a computer player answers to the questions of set-up and between chapters, and where it lays things."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from game.lastfriday.actions import Act
from game.lastfriday.numbers import CARDS
from game.lastfriday.observation import Kind
from game.lastfriday.terms import CORPSE, MANIAC_SIDE
from game.players.lastfriday.distances import FAR
from game.players.lastfriday.risk import Hunters
from game.players.lastfriday.view import View, best

Answer = Callable[[View, random.Random], Act]

_LIKED_TOKENS: Final = ("speed", "twist", "shadow", "invisibility", "axe")
_LAID_FIRST: Final = ("shovel", "trap", "flashlight", "hearing", "sneakers")
"""The clues that help the Campers least come first."""
_FAST: Final = ("sneakers", "second_wind", "swim", "long_sneakers", "sure_foot")


def any_will_do(view: View, rng: random.Random) -> Act:
    """Nothing to tell the choices apart."""
    return rng.choice(view.legal)


def _start(view: View, rng: random.Random) -> Act:
    """In I near the Campers, in III near the Chosen but out of the others' reach, else away from them all."""
    chapter, chosen = view.seen.chapter, view.seen.chosen
    hunters = Hunters(view, tuple(camper for camper in view.living if chapter != 3 or camper.seat != chosen))
    prey = view.ways.prey_distances(1 << view.chosen_dot if chapter == 3 and view.chosen_dot else view.pawns)
    scored = []
    for act in view.legal:
        near, whim = hunters.nearest(act.circle), rng.random()
        if chapter == 1:
            value = -1.0 * prey[act.circle] + 4.0 * whim
        elif chapter == 3:
            value = -1.5 * min(prey[act.circle], 14) + (-6.0 if near <= 2 else 0.0) + 3.0 * whim
        else:
            value = 2.0 * min(near, 8) + hunters.mean(act.circle) + 3.0 * whim
        scored.append((value, act))
    return best(scored, rng)[1]


def _open(view: View, rng: random.Random) -> Act:
    """The Campers like cabins near each other, the Maniac takes what is nearest to theirs."""
    ours = [colour for colour, side in zip(view.camp.doors, view.seen.cabins, strict=True) if side == "camper"]
    if not ours:
        return rng.choice(view.legal)
    scored = []
    for act in view.legal:
        far = view.walk(view.camp.doors[act.what][0])
        scored.append((-float(min(far[door] for colour in ours for door in view.camp.doors[colour])), act))
    return best(scored, rng)[1]


def _chosen(view: View, rng: random.Random) -> Act:
    """The Camper whose card runs least."""
    scored = []
    for act in view.legal:
        card = CARDS.get(view.seen.camper(act.seat).card)
        fast = card is not None and (card.ability in _FAST) + (card.token in _FAST)
        scored.append((-float(fast), act))
    return best(scored, rng)[1]


def _place(view: View, rng: random.Random) -> Act:
    """The Chosen of III as far from the Maniac's starts as may be; in IV near the middle of where he can be."""
    starts = view.belief.circles()
    if view.seen.chapter == 3:
        cabins = zip(view.camp.doors, view.seen.cabins, strict=True)
        starts = frozenset(view.camp.pier_circles.values()) | {view.camp.inside_circle(c) for c, side in cabins if side == MANIAC_SIDE}
    scored = []
    for act in view.legal:
        far = view.reach(act.dot)
        away = sum(min(far[circle], FAR) for circle in sorted(starts)) / max(len(starts), 1)
        scored.append((away if view.seen.chapter == 3 else -away, act))
    return best(scored, rng)[1]


def _lay_away(view: View, rng: random.Random) -> Act:
    """A clue of the set-up where the Campers come late."""
    return best(((float(_nearest(view, act.dot)) + rng.random(), act) for act in view.legal), rng)[1]


def _lay_in_the_way(view: View, rng: random.Random) -> Act:
    """A corpse where many ways meet."""
    steps = view.ways.network.steps
    return best(((len(steps[act.dot]) + 2.0 * rng.random(), act) for act in view.legal), rng)[1]


def _lay_clue(view: View, rng: random.Random) -> Act:
    """The clue of a reveal: one that helps them little, far from them all."""
    scored = ((_nearest(view, act.dot) - 3.0 * _LAID_FIRST.index(act.what), act) for act in view.legal)
    return best(scored, rng)[1]


def _nearest(view: View, dot: int) -> int:
    return min((view.walk(camper.dot)[dot] for camper in view.living), default=0)


def _welcome(view: View, rng: random.Random) -> Act:
    """Corpses where the Campers come first, keys far off, but never surely."""
    dot = view.legal[0].dot
    starts = view.camp.camper_starts.values()
    here = min(view.walk(start)[dot] for start in starts)
    near = sum(here < min(view.walk(start)[other] for start in starts) for other in view.camp.welcome_dots)
    want_corpse = rng.random() < (0.65 if near >= len(view.camp.welcome_dots) // 2 else 0.35)
    fitting = [act for act in view.legal if (act.what == CORPSE) == want_corpse]
    return rng.choice(fitting or list(view.legal))


def _look(view: View, rng: random.Random) -> Act:
    """The face-down clue that a Camper reaches first."""
    return best(((-float(_nearest(view, act.dot)), act) for act in view.legal), rng)[1]


def _token(view: View, rng: random.Random) -> Act:
    """The token he likes best."""
    return best(((-float(_LIKED_TOKENS.index(act.what)), act) for act in view.legal), rng)[1]


ANSWERS: Final[dict[Kind, Answer]] = {
    "card": any_will_do,
    "welcome": _welcome,
    "boat": any_will_do,
    "start": _start,
    "open": _open,
    "chosen": _chosen,
    "place": _place,
    "corpse": _lay_in_the_way,
    "clue": _lay_away,
    "lay": _lay_clue,
    "look": _look,
    "token": _token,
}
"""What answers each of these questions."""
