"""The log: every event in a sentence for its viewer. Names of people and characters, never "you"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.engine.contract import Event
from game.lastfriday import events as e
from game.lastfriday.terms import CAMPERS, MANIAC, is_reveal_round
from game.words.language import _, n_
from game.words.lastfriday.cast import Cast
from game.words.lastfriday.logwords import chapter_reason, game_reason, reveal_reason
from game.words.lastfriday.names import (
    ability_name,
    cabin_name,
    card_about,
    chapter_title,
    clue_name,
    key_name,
    roman,
    seat_title,
    step_figure,
    token_name,
)
from game.words.lines import Line

__all__ = ["Line", "Log", "chapter_heading", "word"]

QUIET: frozenset[type] = frozenset({e.TurnBegan, e.TurnEnded, e.Passed, e.LampSilent, e.NotCornered, e.WelcomePlaced})
"""Events the log does not list: what happened just before says it already."""


class Log:
    """The lines of one viewer's history, kept up to date with the cast."""

    def __init__(self, chapter: int) -> None:
        """A log of a game that begins with this chapter (1 to 4), whose beginning is no event."""
        self.lines: list[Line] = [Line(chapter_heading(chapter), heading=True)]
        self.cast = Cast.empty()

    def feed(self, events: Sequence[Event]) -> None:
        """Adds what has happened since."""
        for event in events:
            if isinstance(event, e.CardDealt):
                self.cast.held[event.seat] = event.card
            elif isinstance(event, e.ChapterBegan):
                self.cast.chosen = self.cast.chosen if event.chapter > 2 else 0
            elif isinstance(event, e.ChosenNamed):
                self.cast.chosen = event.seat
            if type(event) not in QUIET:
                self.lines.append(self._line(event))

    def _line(self, event: Event) -> Line:
        seat = _seat_of(event)
        return Line(
            word(event, self.cast),
            look=self.cast.look(seat) if seat is not None else "",
            heading=isinstance(event, e.ChapterBegan | e.RoundBegan),
            alarm=isinstance(event, e.Died | e.Revealed | e.AlarmRaised | e.GameEnded | e.ChapterEnded),
            dot=getattr(event, "dot", 0),
            circle=getattr(event, "circle", 0) or getattr(event, "via", 0),
        )


_HIS = (e.Moved, e.MoveMissed, e.Revealed, e.RevealSkipped, e.TokenUsed, e.TokenGained, e.StartChosen, e.TokensGiven)
"""Events of the Maniac's that name no seat."""


def _seat_of(event: Event) -> int | None:
    if isinstance(event, _HIS):
        return MANIAC
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) and (seat == MANIAC or seat in CAMPERS) else None


def chapter_heading(chapter: int) -> str:
    """A chapter's number and name."""
    return _("Chapter {number}: {title}").format(number=roman(chapter), title=chapter_title(chapter))


def word(event: Event, cast: Cast) -> str:
    """An event in a sentence, as its viewer learns it. Raises KeyError for an event that has no wording."""
    return _WORDS[type(event)](event, cast)


# --- the longer ones
def _round(event: e.RoundBegan, cast: Cast) -> str:
    del cast
    words = _("Round {round}").format(round=roman(event.round))
    return words + " · " + _("reveal") if is_reveal_round(event.round) else words


def _card(event: e.CardDealt, cast: Cast) -> str:
    name = cast.name(event.seat)
    words = _("{seat}: {name}, {about}").format(seat=seat_title(event.seat), name=name, about=card_about(event.card))
    return words + (". " + _("Starts with: {clue}").format(clue=clue_name(event.token)) if event.token else "")


def _opened(event: e.CabinOpened, cast: Cast) -> str:
    cabin = cabin_name(event.colour)
    how = {
        "key": _("{name} unlocks: {cabin}"),
        "axe": _("{name} breaks open with the Axe: {cabin}"),
    }.get(event.how, _("{name} opens: {cabin}"))
    side = _("Maniac side up") if event.side == "maniac" else _("Camper side up")
    return how.format(name=cast.name(event.seat), cabin=cabin) + f" ({side})"


def _stepped(event: e.Stepped, cast: Cast) -> str:
    name = cast.name(event.seat)
    if event.how == "row":
        return _("{name} rows the boat to another pier").format(name=name)
    if event.how == "swim":
        return _("{name} swims to another pier").format(name=name)
    if event.how == "enter":
        return _("{name} enters the cabin").format(name=name)
    if not event.start:
        return _("{name} walks in through the camp entrance").format(name=name)
    if event.how == "alarm":
        words = _("{name} runs towards the cry over {circle}") if event.via else _("{name} runs towards the cry")
    else:
        words = _("{name} steps over {circle}") if event.via else _("{name} takes a step")
    return words.format(name=name, circle=event.via)


def _taken(event: e.ClueTaken, cast: Cast) -> str:
    words = _("{name} reaches for a clue: {clue}") if event.how == "reach" else _("{name} finds a clue: {clue}")
    return words.format(name=cast.name(event.seat), clue=clue_name(event.clue))


def _things(clues: Sequence[str], keys: Sequence[str]) -> str:
    return ", ".join([*map(clue_name, clues), *map(key_name, keys)])


def _turned(event: e.WelcomeTurned, cast: Cast) -> str:
    name = cast.name(event.seat)
    if event.token == "corpse":
        return _("{name} turns up a Welcome token: a corpse!").format(name=name)
    return _("{name} turns up a Welcome token: {key}").format(name=name, key=key_name(event.token.removeprefix("key_")))


def _played(event: e.CluePlayed, cast: Cast) -> str:
    return _("{name} plays: {clue}").format(name=cast.name(event.seat), clue=clue_name(event.clue))


def _heard(event: e.Heard, cast: Cast) -> str:
    far = n_("{name} listens {n} step far", "{name} listens {n} steps far", event.reach).format(name=cast.name(event.seat), n=event.reach)
    return far + ": " + (_("the Maniac is near") if event.near else _("the Maniac is not near"))


def _welcome(event: e.WelcomePlaced, cast: Cast) -> str:
    del cast
    if not event.token:
        return _("A Welcome token is laid face down")
    thing = _("a corpse") if event.token == "corpse" else key_name(event.token.removeprefix("key_"))
    return _("A Welcome token is laid face down: {thing}").format(thing=thing)


def _clue_laid(event: e.ClueLaid, cast: Cast) -> str:
    del cast
    return _("A clue is laid face down: {clue}").format(clue=clue_name(event.clue)) if event.clue else _("A clue is laid face down")


def _seen(event: e.ClueSeen, cast: Cast) -> str:
    del cast
    if event.clue:
        return _("The Campers look at a clue: {clue}").format(clue=clue_name(event.clue))
    return _("The Campers look at a face-down clue")


def _start(event: e.StartChosen, cast: Cast) -> str:
    del cast
    return _("The Maniac starts on {circle}").format(circle=event.circle) if event.circle else _("The Maniac has chosen his start")


def _moved(event: e.Moved, cast: Cast) -> str:
    del cast
    if not event.circle:
        return _("The Maniac makes his extra move") if event.twist else _("The Maniac has moved")
    if event.circle == event.start:
        return _("The Maniac records {circle} again").format(circle=event.circle)
    words = _("Plot Twist: the Maniac goes from {start} to {circle}") if event.twist else _("The Maniac goes from {start} to {circle}")
    return words.format(start=event.start, circle=event.circle)


def _revealed(event: e.Revealed, cast: Cast) -> str:
    del cast
    words = _("The Maniac was on {circle} at step {step}").format(circle=event.circle, step=step_figure(event.step))
    return words + reveal_reason(event.why)


def _skipped(event: e.RevealSkipped, cast: Cast) -> str:
    del cast
    return _("No reveal: {token}").format(token=token_name(event.token))


def _named(event: e.ChosenNamed, cast: Cast) -> str:
    words = {
        "named": _("The Maniac names the Chosen: {name}"),
        "caught": _("Who caught the Maniac is the Chosen: {name}"),
        "nearest": _("Nearest to the Maniac and so the Chosen: {name}"),
    }[event.how]
    return words.format(name=cast.name(event.seat))


def _given(event: e.ClueGiven, cast: Cast) -> str:
    return _("{name} gives a clue away: {clue}. It goes to: {other}").format(
        name=cast.name(event.seat), other=cast.name(event.to), clue=clue_name(event.clue)
    )


def _pile(event: e.PileLaid, cast: Cast) -> str:
    del cast
    return _("By the corpse lie: {things}").format(things=_things(event.clues, event.keys))


def _pile_taken(event: e.PileTaken, cast: Cast) -> str:
    return _("{name} takes: {things}").format(name=cast.name(event.seat), things=_things(event.clues, event.keys))


def _placed(event: e.Placed, cast: Cast) -> str:
    words = _("{name} takes a place on the board") if event.dot else _("{name} waits at the camp entrance")
    return words.format(name=cast.name(event.seat))


def _chapter(event: e.ChapterBegan, cast: Cast) -> str:
    del cast
    return chapter_heading(event.chapter)


def _points(event: e.PointsCounted, cast: Cast) -> str:
    del cast
    return _("Salvation {salvation}, Fear {fear}").format(salvation=event.salvation, fear=event.fear)


def _lit(event: e.LampLit, cast: Cast) -> str:
    del cast
    return _("The lamp lights: {circles}").format(circles=", ".join(map(str, event.circles)))


def _corpse(event: e.CorpseLaid, cast: Cast) -> str:
    del cast
    return _("A corpse lies in the camp") if event.fear else _("A corpse lies in the camp; it counts no Fear")


def _dug(event: e.CorpseDug, cast: Cast) -> str:
    return _("{name} buries a corpse").format(name=cast.name(event.seat))


def _lamp_out(event: e.LampOut, cast: Cast) -> str:
    del cast
    return _("The Maniac stands in the lamp's light") if event.found else _("A lamp goes out")


def _trap_gone(event: e.TrapGone, cast: Cast) -> str:
    del cast
    return _("A Bear Trap snaps shut on the Maniac!") if event.sprung else _("A Bear Trap is taken away")


def _named_words(words: Callable[[], str], **parts: Callable[[Any], object]) -> Callable[[Any, Cast], str]:
    """A sentence with the event's seat as {name} and further parts."""

    def make(event: Any, cast: Cast) -> str:
        filled = {key: part(event) for key, part in parts.items()}
        return words().format(name=cast.name(getattr(event, "seat", MANIAC)), **filled)

    return make


_WORDS: dict[type, Callable[[Any, Cast], str]] = {
    e.ChapterBegan: _chapter,
    e.RoundBegan: _round,
    e.TurnBegan: _named_words(lambda: _("{name}: the turn begins")),
    e.TurnEnded: _named_words(lambda: _("{name} ends the turn")),
    e.ChapterEnded: _named_words(lambda: _("The chapter ends. {reason}"), reason=lambda event: chapter_reason(event.reason)),
    e.GameEnded: _named_words(lambda: "{sentence}", sentence=lambda event: game_reason(event.winner, event.reason)),
    e.PointsCounted: _points,
    e.CardDealt: _card,
    e.BoatPlaced: _named_words(lambda: _("The boat lies at pier {number}"), number=lambda event: event.pier),
    e.WelcomePlaced: _welcome,
    e.CabinOpened: _opened,
    e.ChosenNamed: _named,
    e.CluesGiven: _named_words(lambda: _("{name} gets clues: {things}"), things=lambda event: _things(event.clues, ())),
    e.Placed: _placed,
    e.CorpseLaid: _corpse,
    e.ClueLaid: _clue_laid,
    e.ClueDrawn: _named_words(lambda: _("The clue is: {clue}"), clue=lambda event: clue_name(event.clue)),
    e.TokensGiven: _named_words(
        lambda: _("The Maniac's tokens: {tokens}"), tokens=lambda event: ", ".join(map(token_name, event.tokens)) or "-"
    ),
    e.StartChosen: _start,
    e.Stepped: _stepped,
    e.Passed: _named_words(lambda: _("Nobody on {circle}"), circle=lambda event: event.circle),
    e.FellBack: _named_words(lambda: _("{name} may not stay there and goes back")),
    e.ClueTaken: _taken,
    e.PileTaken: _pile_taken,
    e.WelcomeTurned: _turned,
    e.CluePlayed: _played,
    e.Heard: _heard,
    e.LampLit: _lit,
    e.LampOut: _lamp_out,
    e.LampSilent: _named_words(lambda: _("Nobody in the light")),
    e.TrapGone: _trap_gone,
    e.CorpseDug: _dug,
    e.AbilityUsed: _named_words(lambda: _("{name} uses: {ability}"), ability=lambda event: ability_name(event.ability)),
    e.ClueGiven: _given,
    e.ClueSeen: _seen,
    e.Died: _named_words(lambda: _("{name} dies!")),
    e.PileLaid: _pile,
    e.AlarmRaised: _named_words(lambda: _("{name} found the Maniac and cries out!")),
    e.Pushed: _named_words(
        lambda: _("{name} pushes the Maniac from {start} to {circle}"), start=lambda event: event.start, circle=lambda event: event.circle
    ),
    e.Moved: _moved,
    e.NotCornered: _named_words(lambda: _("The Maniac is not cornered")),
    e.MoveMissed: _named_words(lambda: _("The Maniac is caught in a trap and misses his move")),
    e.Revealed: _revealed,
    e.RevealSkipped: _skipped,
    e.TokenUsed: _named_words(lambda: _("The Maniac uses: {token}"), token=lambda event: token_name(event.token)),
    e.TokenGained: _named_words(lambda: _("The Maniac gains: {token}"), token=lambda event: token_name(event.token)),
}
"""The wording of every event class."""
