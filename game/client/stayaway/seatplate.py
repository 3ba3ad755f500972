"""One seat at the table: portrait on its colour, shape and letter, cards as small backs, what lies open, Quarantine, the name."""

from __future__ import annotations

import msgspec
import pygame

from game.client.pictures import sheet, sprite
from game.client.stayaway.cards import CardArt, width_of
from game.client.stayaway.fitting import on_table, one_line
from game.client.stayaway.look import colour_of, portrait_of, shape_sprite
from game.client.stayaway.tabletop import Speech
from game.client.theme import BLOOD, BONE, INK, LANTERN, Theme
from game.stayaway.observation import Place
from game.stayaway.terms import STAY_AWAY
from game.words.stayaway.names import LETTERS


class SeatMarks(msgspec.Struct, frozen=True):
    """What is drawn at a seat besides what all know of its place: its name; whether its turn it is, whether it is asked now or will
    be; a role that the viewer knows; what it has said in this turn; hand and role laid open after the end."""

    name: str
    active: bool = False
    asked: bool = False
    waiting: bool = False
    role: str = ""
    speech: Speech | None = None
    hand: tuple[str, ...] = ()


def draw_seat(surface: pygame.Surface, art: CardArt, box: pygame.Rect, side: int, place: Place, seat: int, marks: SeatMarks) -> None:
    """Draws a seat into its box; `side` is the portrait's."""
    theme = art.theme
    face = pygame.Rect(box.left + (box.w - side) // 2, box.top, side, side)
    _draw_face(surface, theme, face, seat, marks)
    badge = badge_side(theme, side)
    draw_badge(surface, theme, pygame.Rect(face.left - badge * 3 // 4, face.bottom - badge - theme.px(2), badge, badge), seat)
    cards = marks.hand or place.known
    hidden = max(place.cards - len(cards), 0)
    if not marks.hand:
        _draw_backs(surface, art, face, box, hidden, place.cards)
    if place.quarantine:
        _draw_quarantine(surface, theme, face, place.quarantine)
    if cards:
        _draw_open(surface, art, face, box, cards)
    _draw_name(surface, theme, pygame.Rect(box.left, face.bottom, box.w, box.bottom - face.bottom), marks)
    if marks.role:
        token = max(side * 3 // 8, theme.px(18))
        surface.blit(sprite(f"stayaway/role_{marks.role}", token), (face.left - token // 2, face.top - token // 8))
    if marks.speech is not None:
        _draw_speech(surface, theme, face, marks.speech)


def _draw_face(surface: pygame.Surface, theme: Theme, face: pygame.Rect, seat: int, marks: SeatMarks) -> None:
    colour, radius = colour_of(seat), face.w / 2 - theme.px(3)
    centre = face.center
    if marks.active:
        pygame.draw.aacircle(surface, LANTERN, centre, radius + theme.px(6))
    pygame.draw.aacircle(surface, INK, centre, radius + theme.px(3))
    pygame.draw.aacircle(surface, BONE if colour == INK else colour, centre, radius)
    if colour == INK:
        pygame.draw.aacircle(surface, INK, centre, radius - theme.px(3))
    surface.blit(sprite(portrait_of(seat), face.w), face)
    if marks.asked:
        _draw_asked(surface, theme, face)
    elif marks.waiting:
        side = max(face.w // 4, theme.px(14))
        surface.blit(sprite("icons/clock", side), (face.right - side, face.top))


def _draw_asked(surface: pygame.Surface, theme: Theme, face: pygame.Rect) -> None:
    """A bone ring and a call above: this seat must answer."""
    radius = face.w / 2 + theme.px(7)
    pygame.draw.aacircle(surface, INK, face.center, radius + theme.px(2), theme.px(8))
    pygame.draw.aacircle(surface, BONE, face.center, radius, theme.px(4))
    side = max(face.w * 2 // 5, theme.px(20))
    image = sprite("stayaway/ask", side)
    surface.blit(image, image.get_rect(center=(face.centerx, face.top + side // 6)))


def badge_side(theme: Theme, side: int) -> int:
    """The side of a badge beside a portrait of so many pixels: the letter must have room in it."""
    return max(side * 2 // 5, round(theme.line_height("label_bold", on_table(theme, 13)) * 1.25))


def draw_badge(surface: pygame.Surface, theme: Theme, rect: pygame.Rect, seat: int) -> None:
    """A seat's shape with its letter, which has an ink edge."""
    surface.blit(sprite(shape_sprite(seat), rect.w), rect)
    points = on_table(theme, 13) * max(1.0, rect.w / badge_side(theme, 0))
    letter = theme.image(LETTERS[seat], "label_bold", points, BONE)
    edge = theme.image(LETTERS[seat], "label_bold", points, INK)
    at = letter.get_rect(center=rect.center)
    far = theme.px(2)
    for dx, dy in ((far, 0), (-far, 0), (0, far), (0, -far), (far, far), (far, -far), (-far, far), (-far, -far)):
        surface.blit(edge, at.move(dx, dy))
    surface.blit(letter, at)


def _draw_backs(surface: pygame.Surface, art: CardArt, face: pygame.Rect, box: pygame.Rect, hidden: int, count: int) -> None:
    """The hidden cards as small backs, and how many there are in all."""
    theme = art.theme
    tall = max(face.h * 2 // 5, theme.px(16))
    size = (width_of(tall), tall)
    room = box.right - face.right - 1
    step = max((room - size[0]) // max(hidden - 1, 1), 2) if hidden > 1 else 0
    step = min(step, size[0] // 3)
    left = face.right + 1
    image = art.back(STAY_AWAY, size)
    for number in range(hidden):
        surface.blit(image, (left + step * number, face.top + face.h // 10))
    if count:
        words = theme.image(str(count), "label_bold", on_table(theme, 14), BONE)
        at = words.get_rect(midleft=(left + theme.px(5), face.top + face.h // 10 + tall + words.get_height() // 2))
        pygame.draw.rect(surface, INK, at.inflate(theme.px(8), 0), border_radius=theme.px(5))
        surface.blit(words, at)


def _draw_quarantine(surface: pygame.Surface, theme: Theme, face: pygame.Rect, turns: int) -> None:
    side = face.w * 3 // 5
    board = pygame.Rect(face.centerx - side // 2, face.bottom - side, side, side)
    surface.blit(sprite("stayaway/quarantine", side), board)
    words = theme.image(str(turns), "label_bold", on_table(theme, 15), LANTERN)
    at = words.get_rect(center=(board.left, board.top + side // 4))
    pygame.draw.aacircle(surface, INK, at.center, at.h * 0.55)
    surface.blit(words, at)


def _draw_open(surface: pygame.Surface, art: CardArt, face: pygame.Rect, box: pygame.Rect, cards: tuple[str, ...]) -> None:
    """Cards that lie open, side by side over the foot of the portrait."""
    side = min(max(face.w * 2 // 5, art.theme.px(20)), box.w // max(len(cards), 1) - 1)
    left = face.centerx - (side + 1) * len(cards) // 2
    for number, card in enumerate(cards):
        surface.blit(art.small(card, side), (left + (side + 1) * number, face.bottom - side))


def _draw_name(surface: pygame.Surface, theme: Theme, strip: pygame.Rect, marks: SeatMarks) -> None:
    words, points = one_line(theme, marks.name, strip.w - theme.px(12), on_table(theme, 14))
    wide = min(theme.measure(words, "label_bold", points)[0] + theme.px(16), strip.w)
    plate = pygame.Rect(strip.centerx - wide // 2, strip.top, wide, strip.h)
    surface.blit(sheet(plate.w, plate.h, LANTERN if marks.active else BONE, BONE if marks.asked else INK, theme.px(2), theme.px(5)), plate)
    theme.text(surface, words, plate, "label_bold", points, INK, "center", valign="center", wrap=False)


def _draw_speech(surface: pygame.Surface, theme: Theme, face: pygame.Rect, speech: Speech) -> None:
    """A bubble: what is said, and of whom."""
    side = max(face.w * 2 // 5, theme.px(22))
    bubble = pygame.Rect(0, 0, side * 2 + theme.px(12), side + theme.px(8))
    bubble.bottomleft = (face.centerx + face.w // 6, face.top + side * 2 // 3)
    bubble.clamp_ip(surface.get_rect())
    tail = [(bubble.left + theme.px(6), bubble.bottom - theme.px(4)), (bubble.left + side // 2, bubble.bottom - theme.px(4))]
    pygame.draw.polygon(surface, INK, [*tail, (bubble.left - theme.px(6), bubble.bottom + theme.px(10))])
    edge = BLOOD if speech.saying == "accuse" else INK
    surface.blit(sheet(bubble.w, bubble.h, BONE, edge, theme.px(2), theme.px(8)), bubble)
    surface.blit(sprite(f"stayaway/{speech.saying}", side), (bubble.left + theme.px(4), bubble.top + theme.px(4)))
    surface.blit(sprite(shape_sprite(speech.about), side), (bubble.left + theme.px(8) + side, bubble.top + theme.px(4)))
