"""The table at every size: seats that never touch, a hand that can be read, no text cut."""

from __future__ import annotations

from itertools import combinations
from unittest.mock import patch

import pygame
import pytest

from game.client.opening import draw
from game.client.stayaway.choosing import NONE
from game.client.stayaway.end import EndScene
from game.client.stayaway.layout import TableLayout
from game.client.stayaway.stage import draw_reading, reading_of, sheet_of
from game.client.theme import Theme
from game.engine.contract import TABLE, Event
from game.stayaway import events as e
from game.stayaway.deck import CARDS
from game.stayaway.observation import SaObservation
from game.stayaway.terms import LEAST_SEATS, MOST_SEATS, PANIC
from game.words.language import LANGUAGES
from game.words.stayaway.news import moments
from tests.client.hands import open_app
from tests.client.stayaway.tables import Wanted, ended, match_at, table_of

pytestmark = pytest.mark.slow

SIZES = ((1280, 720), (1920, 1080), (960, 600), (1024, 1100))
SCALES = (1.0, 1.25, 1.5, 2.0)
QUESTIONS: dict[str, Wanted] = {
    "act": lambda seen: seen.asked == "act" and seen.turn > 6,
    "answer": lambda seen: seen.asked == "answer" and any(act.verb == "refuse" for act in seen.legal),
    "keep": lambda seen: seen.asked == "keep",
    "barbecue": lambda seen: seen.asked == "barbecue",
    "chain": lambda seen: seen.asked == "chain",
    "burnt": lambda seen: bool(seen.burnt) and any(seen.doors),
}


def places_for(size: tuple[int, int], scale: float, seats: int) -> TableLayout:
    theme = Theme(size, scale)
    return TableLayout(theme, pygame.Rect(0, 0, size[0] * 3 // 4, size[1]), range(seats), 0)


@pytest.mark.parametrize("seats", range(2, MOST_SEATS + 1))
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_seats_stand_in_a_ring_on_the_table_and_never_touch(size: tuple[int, int], scale: float, seats: int) -> None:
    places = places_for(size, scale, seats)
    boxes = list(places.seats.values())
    assert all(places.table.contains(box) for box in boxes)
    assert not any(one.colliderect(other) for one, other in combinations(boxes, 2))
    assert all(places.played.colliderect(box) == 0 for box in boxes), "the middle is free for the card that is played"
    assert places.portrait >= places.theme.px(26)


@pytest.mark.parametrize("seats", range(LEAST_SEATS, MOST_SEATS + 1))
def test_the_ring_runs_clockwise_from_the_lowest_seat(seats: int) -> None:
    places = places_for((1280, 720), 1.0, seats)
    first, second, last = places.seats[0], places.seats[1], places.seats[seats - 1]
    assert first.centery == max(box.centery for box in places.seats.values())
    assert second.centerx < first.centerx < last.centerx, "clockwise from the lowest is to the left on the screen"
    assert places.gap_after(range(seats), 0, 1) == 0
    assert places.gap_after(range(seats), 0, -1) == seats - 1


@pytest.mark.parametrize("count", range(1, 6))
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_the_hand_lies_side_by_side_below_the_ring(size: tuple[int, int], scale: float, count: int) -> None:
    places = places_for(size, scale, 8)
    rects = [rect for rect, _degrees in places.fan(count)]
    assert len(rects) == count
    assert all(places.hand.contains(rect) for rect in rects)
    assert not any(one.colliderect(other) for one, other in combinations(rects, 2))
    assert not any(rect.colliderect(places.badge()) for rect in rects)
    if size[0] >= 1280:
        assert rects[0].w >= places.theme.px(100), "large enough to read"


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_text_is_cut_at_any_question(question: str, language: str, scale: float) -> None:
    match = match_at(QUESTIONS[question], 12 if question in ("act", "answer", "chain") else 6)
    app = open_app(language=language, scale=scale)
    view = table_of(app, match)
    for number in range(len(view.choosing.cards())):
        view.choosing.clear()
        view.choosing.pick(number)
        view.refresh()
        app.fresh = True
        app.draw()
    assert app.theme.overflows == []
    app.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_text_is_cut_at_the_end(language: str, scale: float) -> None:
    app = open_app(language=language, scale=scale)
    view = table_of(app, ended(12), TABLE)
    scene = EndScene(view.session)
    draw(app, [scene])
    assert app.theme.overflows == []
    app.close()


LONG_NAMES = ("Oleksandra Konstantyn", "Maksymiliana Vasylenk")
HAND = ("cant_we_be_friends", "youd_better_run", "determination", "locked_door", "im_comfortable")
READ: list[Event] = [
    *(e.PanicDrawn(seat=0, card=card.id) for card in CARDS if card.back == PANIC),
    e.HandShown(seat=0, to=-1, cards=HAND, why="whisky"),
    e.CardShown(seat=0, to=1, card="youd_better_run", why="suspicion"),
    e.Declared(seat=0),
    e.Caught(seat=0, by=1),
    e.SuperInfected(seat=0),
    e.GoesOn(seat=0, why="burnt"),
]
"""What lies large in the middle."""
NEWS: list[Event] = [
    e.HandShown(seat=1, to=0, cards=HAND, why="analysis"),
    e.Exchanged(one=0, two=1, given="determination", got="infected"),
    e.BecameInfected(seat=0, by=1),
    e.Drew(seat=0, card="youd_better_run", why="answer"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_all_that_has_to_be_read_fits_on_the_table(size: tuple[int, int], scale: float, language: str) -> None:
    def name(seat: int) -> str:
        return LONG_NAMES[seat % 2]

    app = open_app(size, language, scale)
    view = table_of(app, match_at(QUESTIONS["act"], 6))
    readings = [*(reading_of(event, name) for event in READ), *(sheet_of(each.events, 0, name) for each in moments(NEWS, 0, 0, draws=True))]
    for reading in readings:
        assert reading is not None
        rect = draw_reading(app.surface, view.art, view.ring.places, reading)
        assert view.ring.places.table.contains(rect)
        assert app.theme.overflows == [], reading.lines
    for card in CARDS:
        bounds = view.ring.places.table.inflate(-20, -20)
        assert bounds.contains(view.art.draw_big(app.surface, card.id, 12, bounds.midbottom, bounds, "Not while in Quarantine."))
        assert app.theme.overflows == [], card.id
    app.close()


def test_no_letters_are_smaller_than_fourteen_pixels() -> None:
    sizes: set[int] = set()
    app = open_app()
    theme = app.theme
    real = theme.image

    def watched(text: str, role: str, points: float, colour: object) -> pygame.Surface:
        sizes.add(theme.text_px(points))
        return real(text, role, points, colour)  # type: ignore[arg-type]

    with patch.object(theme, "image", side_effect=watched):
        view = table_of(app, match_at(QUESTIONS["act"], 12))
        app.fresh = True
        app.draw()
    assert view.observation is not None
    assert min(sizes) >= 13, "letters in the shapes stand beside the shape itself; all words have fourteen"
    app.close()


def test_a_card_that_cannot_be_used_says_why() -> None:
    def holds_the_thing(seen: SaObservation) -> bool:
        return seen.asked == "act" and "the_thing" in seen.hand

    app = open_app()
    view = table_of(app, match_at(holds_the_thing))
    assert view.observation is not None
    place = view.choosing.cards().index("the_thing")
    view.control.pick(place)
    assert view.choosing.card == NONE
    assert view.note
    app.close()
