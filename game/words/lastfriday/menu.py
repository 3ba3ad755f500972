"""The possible actions as the panel offers them: what is done at once, and what is then aimed at a place on the board.

Made from the observation's legal actions alone. Actions that the board itself offers (steps, moves, places to lay something) are
not in the menu; `board_acts` has them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from game.lastfriday.actions import Act
from game.lastfriday.numbers import CARDS
from game.lastfriday.observation import LfObservation
from game.lastfriday.terms import MANIAC
from game.words.language import _, n_
from game.words.lastfriday.cast import Cast
from game.words.lastfriday.names import (
    ability_help,
    ability_name,
    cabin_name,
    card_about,
    card_name,
    clue_help,
    clue_name,
    key_name,
    token_help,
    token_name,
)

ON_BOARD = frozenset({"step", "row", "swim", "enter", "move", "push", "start", "place", "corpse", "clue", "look", "boat", "open"})
"""Verbs whose targets glow on the board without anything being chosen first."""
CLUE_OF = {"trap": "trap", "lamp": "flashlight", "dig": "shovel", "sneakers": "sneakers", "hear": "hearing"}
"""The clue that a verb plays."""


class Entry(msgspec.Struct, frozen=True):
    """A button of the panel. `acts` with one action and no `aimed` act at once; `aimed` lets the board glow with its targets;
    `children` open a further menu."""

    key: str
    label: str
    icon: str
    acts: tuple[Act, ...] = ()
    aimed: bool = False
    children: tuple[Entry, ...] = ()
    help: str = ""
    main: bool = False  # the usual way on, such as ending the turn


def board_acts(legal: Sequence[Act]) -> tuple[Act, ...]:
    """The legal actions that the board offers by itself."""
    return tuple(act for act in legal if act.verb in ON_BOARD)


def menu(observation: LfObservation, cast: Cast) -> list[Entry]:
    """The entries for the viewer's legal actions, in the order of the verbs below, the usual way on last."""
    groups: dict[str, list[Act]] = {}
    for act in observation.legal:
        groups.setdefault(act.verb, []).append(act)
    entries: list[Entry] = []
    for verb, make in _MAKERS.items():
        if verb in groups:
            entries += make(groups[verb], observation, cast)
    return entries


# --- one maker a verb
def _aimed(verb: str, label: Callable[[], str], icon: str, help_text: Callable[[], str]) -> Callable[..., list[Entry]]:
    def make(acts: list[Act], observation: LfObservation, cast: Cast) -> list[Entry]:
        del observation, cast
        return [Entry(verb, label(), icon, tuple(acts), aimed=True, help=help_text())]

    return make


def _direct(verb: str, label: Callable[[], str], icon: str, help_text: Callable[[], str], main: bool = False) -> Callable[..., list[Entry]]:
    def make(acts: list[Act], observation: LfObservation, cast: Cast) -> list[Entry]:
        del observation, cast
        return [Entry(verb, label(), icon, (acts[0],), help=help_text(), main=main)]

    return make


def _hear(acts: list[Act], observation: LfObservation, cast: Cast) -> list[Entry]:
    del observation, cast
    if len(acts) == 1:
        return [Entry("hear", clue_name("hearing"), "tokens/hearing", (acts[0],), help=clue_help("hearing"))]
    children = tuple(
        Entry(
            f"hear-{act.circle}",
            n_("{n} Maniac step", "{n} Maniac steps", act.circle).format(n=act.circle),
            "tokens/hearing",
            (act,),
        )
        for act in acts
    )
    return [Entry("hear", clue_name("hearing"), "tokens/hearing", children=children, help=ability_help("keen_ear"))]


def _give(acts: list[Act], observation: LfObservation, cast: Cast) -> list[Entry]:
    del observation
    children = []
    for clue in dict.fromkeys(act.what for act in acts):
        takers = tuple(
            Entry(f"give-{clue}-{act.seat}", cast.name(act.seat), f"pawns/{cast.look(act.seat)}", (act,))
            for act in acts
            if act.what == clue
        )
        children.append(Entry(f"give-{clue}", clue_name(clue), f"tokens/{clue}", children=takers))
    return [Entry("give", ability_name("share"), "icons/arrow_right", children=tuple(children), help=ability_help("share"))]


def _cards(acts: list[Act], observation: LfObservation, cast: Cast) -> list[Entry]:
    del observation, cast
    return [
        Entry(
            f"card-{act.what}",
            f"{card_name(act.what)}, {card_about(act.what)}: {ability_name(CARDS[act.what].ability)}",
            f"cards/{act.what}",
            (act,),
            help=f"{ability_name(CARDS[act.what].ability)}: {ability_help(CARDS[act.what].ability)}\n"
            + _("Starts with: {clue}").format(clue=clue_name(CARDS[act.what].token)),
        )
        for act in acts
    ]


def _chosen(acts: list[Act], observation: LfObservation, cast: Cast) -> list[Entry]:
    del observation
    return [Entry(f"chosen-{act.seat}", cast.name(act.seat), f"pawns/{cast.look(act.seat)}", (act,)) for act in acts]


def _open(acts: list[Act], observation: LfObservation, cast: Cast) -> list[Entry]:
    del cast
    side = "maniac" if observation.actor == MANIAC else "camper"
    return [Entry(f"open-{act.what}", cabin_name(act.what), f"cabins/{act.what}_{side}", (act,)) for act in acts]


def _boat(acts: list[Act], observation: LfObservation, cast: Cast) -> list[Entry]:
    del observation, cast
    return [Entry(f"boat-{act.circle}", _("Pier {number}").format(number=act.circle), "tokens/boat", (act,)) for act in acts]


def _axe(acts: list[Act], observation: LfObservation, cast: Cast) -> list[Entry]:
    del observation, cast
    children = tuple(Entry(f"axe-{act.what}", cabin_name(act.what), f"cabins/{act.what}_maniac", (act,)) for act in acts)
    return [Entry("axe", token_name("axe"), "tokens/axe", children=children, help=token_help("axe"))]


def _lay(acts: list[Act], observation: LfObservation, cast: Cast) -> list[Entry]:
    del cast
    left = dict(observation.supply)
    entries = []
    for clue in dict.fromkeys(act.what for act in acts):
        label = f"{clue_name(clue)} ({left[clue]})" if clue in left else clue_name(clue)
        mine = tuple(act for act in acts if act.what == clue)
        entries.append(Entry(f"lay-{clue}", label, f"tokens/{clue}", mine, aimed=True, help=clue_help(clue)))
    return entries


def _welcome(acts: list[Act], observation: LfObservation, cast: Cast) -> list[Entry]:
    del observation, cast
    entries = []
    spots = {act.dot for act in acts}
    for token in dict.fromkeys(act.what for act in acts):
        colour = token.removeprefix("key_")
        label, icon = (_("Corpse"), "tokens/welcome_corpse") if token == "corpse" else (key_name(colour), f"tokens/{token}")
        mine = tuple(act for act in acts if act.what == token)
        entries.append(Entry(f"welcome-{token}", label, icon, mine, aimed=len(spots) > 1))
    return entries


def _token(acts: list[Act], observation: LfObservation, cast: Cast) -> list[Entry]:
    del observation, cast
    return [Entry(f"token-{act.what}", token_name(act.what), f"tokens/{act.what}", (act,), help=token_help(act.what)) for act in acts]


def _use(token: str) -> Callable[..., list[Entry]]:
    return _direct(token, lambda: token_name(token), f"tokens/{token}", lambda: token_help(token))


_MAKERS: dict[str, Callable[..., list[Entry]]] = {
    "card": _cards,
    "chosen": _chosen,
    "open": _open,
    "boat": _boat,
    "welcome": _welcome,
    "lay": _lay,
    "token": _token,
    "hear": _hear,
    "trap": _aimed("trap", lambda: clue_name("trap"), "tokens/trap", lambda: clue_help("trap")),
    "lamp": _aimed("lamp", lambda: clue_name("flashlight"), "tokens/flashlight", lambda: clue_help("flashlight")),
    "dig": _aimed("dig", lambda: clue_name("shovel"), "tokens/shovel", lambda: clue_help("shovel")),
    "sneakers": _direct("sneakers", lambda: clue_name("sneakers"), "tokens/sneakers", lambda: clue_help("sneakers")),
    "take": _aimed(
        "take",
        lambda: _("Take by the corpse"),
        "tokens/corpse",
        lambda: _("Takes the clues and keys that lie by a corpse next to this dot."),
    ),
    "wind": _direct("wind", lambda: ability_name("second_wind"), "icons/clock", lambda: ability_help("second_wind")),
    "give": _give,
    "reach": _aimed("reach", lambda: ability_name("reach"), "tokens/clue_back", lambda: ability_help("reach")),
    "peek": _aimed("peek", lambda: ability_name("peek"), "icons/eye", lambda: ability_help("peek")),
    "speed": _use("speed"),
    "axe": _axe,
    "shadow": _use("shadow"),
    "invisibility": _use("invisibility"),
    "twist": _use("twist"),
    "reveal": _direct(
        "reveal", lambda: _("Show the circle"), "icons/eye", lambda: _("The pawn is put on the circle, in sight of all."), True
    ),
    "stay": _direct("stay", lambda: _("Stay"), "icons/pause", lambda: _("There is no move: the same circle is recorded again."), True),
    "rest": _direct("rest", lambda: _("Rest"), "icons/pause", lambda: _("Keeps Plot Twist for a later round."), True),
    "done": _direct("done", lambda: _("End the turn"), "icons/check", lambda: _("The next seat is asked."), True),
}
"""How each verb of the panel becomes entries, in the order they are shown."""
