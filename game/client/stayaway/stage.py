"""What lies large in the middle of the table for a while: a Panic! card, shown hands, what a person has just learnt."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import pygame

from game.client.pictures import shade, sheet
from game.client.stayaway.cards import CardArt
from game.client.stayaway.layout import TableLayout
from game.client.theme import BLOOD, BONE, INK, LANTERN, Colour, Role
from game.engine.contract import Event
from game.stayaway import events as e
from game.stayaway.terms import INFECTED
from game.words.stayaway.log import word
from game.words.stayaway.names import card_help, role_help
from game.words.stayaway.news import received

_MOST_LINES = 5
_NAMED = 88
"""The least width in points of a card that has its name on it; the words above name the others."""


class Reading(msgspec.Struct, frozen=True):
    """Lines of words, cards below them, more words at the foot; `alarm` on blood red."""

    lines: tuple[str, ...]
    cards: tuple[str, ...] = ()
    foot: str = ""
    alarm: bool = False


def reading_of(event: Event, names: Callable[[int], str]) -> Reading | None:
    """What an event lays in the middle, for those who may see it; None when it is shown by movement alone."""
    if isinstance(event, e.PanicDrawn):
        return Reading((word(event, names),), (event.card,), card_help(event.card))
    if isinstance(event, e.HandShown):
        return Reading((_short(event, names),), event.cards) if event.cards else None
    if isinstance(event, e.CardShown):
        return Reading((_short(event, names),), (event.card,)) if event.card else None
    if isinstance(event, e.GoesOn):
        return Reading((word(event, names),)) if event.why == "burnt" else None
    if isinstance(event, e.Declared | e.Caught | e.SuperInfected):
        return Reading((word(event, names),), alarm=True)
    return None


def _short(event: Event, names: Callable[[int], str]) -> str:
    """The sentence of the log, whose cards lie below it anyway."""
    return word(event, names)


def sheet_of(moment: Sequence[Event], viewer: int, names: Callable[[int], str]) -> Reading:
    """What a person has learnt in one moment: the cards that came, the hand seen; and, on the same sheet, that it infected."""
    cards: list[str] = received(moment, viewer)
    for event in moment:
        if isinstance(event, e.HandShown):
            cards += event.cards
        elif isinstance(event, e.CardShown) and event.card:
            cards.append(event.card)
    infected = any(isinstance(event, e.BecameInfected) and event.seat == viewer for event in moment)
    return Reading(tuple(word(event, names) for event in moment[-_MOST_LINES:]), tuple(cards), role_help(INFECTED) if infected else "")


def draw_reading(surface: pygame.Surface, art: CardArt, places: TableLayout, reading: Reading) -> pygame.Rect:
    """Draws it over the table; returns the sheet's rect."""
    theme = art.theme
    pad = theme.px(18)
    stage = places.stage
    room = stage.w - 4 * pad
    texts: list[tuple[str, Role, float, int]] = []
    points = 26.0 if reading.alarm else 20.0
    role: Role = "title" if reading.alarm else "paper_bold"
    while True:
        texts = [(line, role, points, theme.measure(line, role, points, room)[1]) for line in reading.lines]
        foot = theme.measure(reading.foot, "paper", min(points, 18), room)[1] if reading.foot else 0
        head = sum(tall for _line, _role, _points, tall in texts)
        least = theme.px(110) if reading.cards else 0
        if head + foot + least + 3 * pad <= stage.h or points <= 14 * max(theme.unit, 1.0) / theme.text_unit:
            break
        points -= 1
    tall = min(theme.px(230), stage.h - head - foot - 4 * pad) if reading.cards else 0
    rects = places.row(len(reading.cards), 0, max(tall, theme.px(60))) if reading.cards else []
    tall = rects[0].h if rects else 0
    wide = max(
        [theme.measure(line, role, points, room)[0] for line in reading.lines]
        + [theme.measure(reading.foot, "paper", min(points, 18), room)[0] if reading.foot else 0]
        + ([rects[-1].right - rects[0].left] if rects else [])
    )
    whole = head + (tall + pad if tall else 0) + (foot + pad // 2 if foot else 0) + 2 * pad
    rect = pygame.Rect(0, 0, min(wide + 2 * pad + theme.px(8), stage.w), min(whole, stage.h))
    rect.center = stage.center
    shade(surface, places.table.clip(surface.get_clip()), 120)
    fill: Colour = BLOOD if reading.alarm else INK
    surface.blit(sheet(rect.w, rect.h, fill, LANTERN, theme.px(3), theme.px(14)), rect)
    y = rect.top + pad
    inner = pygame.Rect(rect.left + pad, y, rect.w - 2 * pad, 0)
    for line, line_role, size, high in texts:
        theme.text(surface, line, pygame.Rect(inner.left, y, inner.w, high), line_role, size, BONE, "center")
        y += high
    if rects:
        y += pad // 2
        shift = rect.centerx - (rects[0].left + rects[-1].right) // 2
        for card, place in zip(reading.cards, rects, strict=True):
            image = art.face(card, place.size) if place.w >= theme.px(_NAMED) else art.plain(card, place.size)
            surface.blit(image, (place.left + shift, y))
        y += tall + pad // 2
    if reading.foot:
        theme.text(surface, reading.foot, pygame.Rect(inner.left, y, inner.w, foot), "paper", min(points, 18), BONE, "center")
    return rect
