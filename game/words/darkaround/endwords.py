"""How a night ended, in words: who won and why."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.engine.contract import Outcome
from game.words.darkaround.names import party_name
from game.words.language import _, n_


def headline(outcome: Outcome, names: Callable[[int], str], together: bool) -> str:
    """Who won; `names` says what a seat is called."""
    if outcome.reason == "conceded" and not outcome.winners:
        return _("The night was given up")
    if not outcome.winners:
        return _("The forest wins")
    if len(outcome.winners) + len(outcome.losers) == 1:
        return _("The night is beaten")
    if together:
        return _("All parties win together")
    if len(outcome.winners) == 1:
        return _("The winner: {name}").format(name=names(outcome.winners[0]))
    return _("The winners: {names}").format(names=", ".join(map(names, outcome.winners)))


def why(outcome: Outcome, seats: int) -> str:
    """The reason of the end in a sentence. Raises KeyError for a reason that has no words."""
    params = dict(outcome.params)
    if outcome.reason == "conceded":
        return _("{party} gave the game up.").format(party=party_name(int(params["seat"])))
    if outcome.reason == "all_lost":
        return _("All children are lost; nobody saw the morning.")
    if outcome.reason == "solo":
        return _solo(params)
    if outcome.reason in ("saved", "too_few"):
        return _together(sum(int(params[f"survivors_{seat}"]) for seat in range(seats)), seats, int(params["needed"]))
    return _decided(outcome.reason, params["decided"])


def _decided(aim: str, decided: str) -> str:
    if decided == "shared":
        return _("Equal in everything that counts: the victory is shared.")
    if decided == "best":
        return _("Equal so far; the higher level of the best saved child decided.")
    if aim == "survivors":
        return _("Most children saw the morning.")
    if decided == "survivors":
        return _("Equal in score; more saved children decided.")
    return _("The highest score.")


def _together(survivors: int, seats: int, needed: int) -> str:
    words = n_("{n} child saw the morning", "{n} children saw the morning", survivors).format(n=survivors)
    return words + " " + _("({needed} of {all} were needed).").format(needed=needed, all=6 * seats)


def _solo(params: Mapping[str, str]) -> str:
    names = (
        _("The forest kept almost all of them"),
        _("A sad return"),
        _("Not quite enough"),
        _("A good night's watch"),
        _("Almost all came home"),
        _("A legend by the fire"),
    )
    low = params["from"]
    span = f"{low}–{params['to']}" if "to" in params else _("{low} and more").format(low=low)
    return _("Score {score}: {name} ({span}).").format(score=params["score_0"], name=names[int(params["row"])], span=span)
