"""Golden pictures (see tests/client/test_golden.py): a hand, a Flamethrower that is aimed, the table that looks on, two cards that cross,
an offer that has to be answered, a Panic! card, the end; with twelve seats where nothing else is said."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.client.app import App
from game.client.opening import PictureSession, draw
from game.client.settings import Settings
from game.client.stayaway.end import EndScene
from game.engine.contract import TABLE, Event
from game.engine.match import Match
from game.stayaway.actions import Act
from game.stayaway.events import Exchanged, PanicDrawn
from game.stayaway.observation import SaObservation
from tests.client import keyboards
from tests.client.goldens import assert_looks
from tests.client.hands import open_app
from tests.client.stayaway.tables import ended, match_at, table_of

SEATS = 12
HELD = 5
FOLDER = Path(__file__).parent / "golden"


def may_burn(seen: SaObservation) -> bool:
    """Somebody may play a Flamethrower, late enough for a door and a Quarantine."""
    playable = any(act.what == "flamethrower" and act.verb == "play" for act in seen.legal)
    return playable and any(seen.doors) and any(place.quarantine for place in seen.places)


def aimed(app: App) -> None:
    """Eight people; a Flamethrower is laid out against a neighbour."""
    view = table_of(app, match_at(may_burn, 8))
    assert view.observation is not None
    view.control.pick(view.choosing.cards().index("flamethrower"))
    view.control.aim(next(iter(view.choosing.seats().values())))
    app.fresh = True
    app.draw()


def looking_on(app: App) -> None:
    """Twelve seats before a hand-over, in Ukrainian."""
    table_of(app, match_at(lambda seen: seen.asked == "barbecue", 12), TABLE)


def hand(app: App) -> None:
    """A turn with five cards, one of them under the pointer, in Russian."""
    view = table_of(app, match_at(lambda seen: seen.asked == "act" and seen.turn > 20 and len(set(seen.hand)) == HELD, SEATS))
    card = view.panel.form.group.find("card:3")
    app.handle(pygame.Event(pygame.MOUSEMOTION, pos=card.rect.center, rel=(0, 0), buttons=(0, 0, 0)))
    app.fresh = True
    app.draw()


def answer(app: App) -> None:
    """An offer that can be refused, in Russian."""
    table_of(app, match_at(lambda seen: seen.asked == "answer" and any(act.verb == "refuse" for act in seen.legal), SEATS))


def halfway(app: App, match: Match, act: Act, kind: type[Event]) -> None:
    """The table looks on at what an action does, half of an event of this kind shown."""
    app.settings.animation_speed = "normal"
    view = table_of(app, match, TABLE)
    mark = match.mark()
    match.play(act)
    view.show(match.observe(TABLE), match.events_since(mark, TABLE))
    for _frame in range(600):
        view.update(1 / 60)
        if isinstance(view.showing.event, kind) and view.showing.share >= 1 / 2:
            break
    else:
        raise AssertionError(f"no {kind.__name__} was shown")
    app.fresh = True
    app.draw()


def exchange(app: App) -> None:
    """Two cards cross between two seats."""
    match = match_at(lambda seen: seen.asked == "answer" and seen.turn > 20, SEATS)
    seen = match.observe(match.actor() or 0)
    halfway(app, match, next(act for act in seen.legal if act.verb == "give"), Exchanged)


def panic(app: App) -> None:
    """A Panic! card lies large for all to read, in Ukrainian."""

    def draws_panic(seen: SaObservation) -> bool:
        blocked = seen.asked == "answer" and seen.turn > 3 and (offer := seen.exchange()) is not None and offer.why == "turn"
        return blocked and seen.top == "panic"

    match = match_at(draws_panic, SEATS)
    seen = match.observe(match.actor() or 0)
    halfway(app, match, next(act for act in seen.legal if act.verb == "give"), PanicDrawn)


def end(app: App) -> None:
    """A few turns before the end."""
    scene = EndScene(PictureSession(ended(SEATS, seed=3), Settings(animation_speed="off"), TABLE))
    draw(app, [scene])
    for _turn in range(3):
        scene.handle(keyboards.press(pygame.K_LEFT))
    app.fresh = True
    app.draw()


MOMENTS: dict[str, tuple[Callable[[App], None], str]] = {
    "hand": (hand, "ru"),
    "exchange": (exchange, "en"),
    "panic": (panic, "uk"),
    "aimed": (aimed, "en"),
    "looking_on": (looking_on, "uk"),
    "answer": (answer, "ru"),
    "end": (end, "en"),
}


@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_looks_as_it_should(name: str, tmp_path: Path) -> None:
    moment, language = MOMENTS[name]
    app = open_app(language=language)
    moment(app)
    assert_looks(app, FOLDER / f"{name}.png", tmp_path)
    app.close()
