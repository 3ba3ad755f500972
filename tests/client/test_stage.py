"""Only what changed is painted anew."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.client.stage import MANY, Patchwork, Piece, paint, within

WHOLE = pygame.Rect(0, 0, 400, 300)
RED = (200, 0, 0)


def piece(look: Hashable, rect: tuple[int, int, int, int], colour: tuple[int, int, int] = RED) -> Piece:
    place = pygame.Rect(rect)
    return Piece((look,), place, lambda surface: surface.fill(colour, place))


def test_at_first_all_of_it_is_changed_and_then_nothing() -> None:
    patches = Patchwork()
    pieces = [piece("a", (0, 0, 10, 10))]
    assert patches.changed(pieces, WHOLE) == [WHOLE]
    assert patches.changed(pieces, WHOLE) == []
    patches.forget()
    assert patches.changed(pieces, WHOLE) == [WHOLE]


def test_a_piece_that_looks_otherwise_comes_or_goes_is_changed_where_it_is_and_where_it_was() -> None:
    patches = Patchwork()
    still = piece("still", (200, 200, 10, 10))
    patches.changed([still, piece("a", (0, 0, 10, 10))], WHOLE)
    assert patches.changed([still, piece("b", (0, 0, 10, 10))], WHOLE) == [pygame.Rect(0, 0, 10, 10)]
    assert sorted(rect.x for rect in patches.changed([still, piece("b", (50, 0, 10, 10))], WHOLE)) == [0, 50]
    assert patches.changed([still], WHOLE) == [pygame.Rect(50, 0, 10, 10)]


def test_changes_that_overlap_are_one_and_too_many_are_all_of_it() -> None:
    patches = Patchwork()
    patches.changed([], WHOLE)
    assert patches.changed([piece("a", (0, 0, 10, 10)), piece("b", (5, 5, 10, 10))], WHOLE) == [pygame.Rect(0, 0, 15, 15)]
    assert patches.changed([piece("many", (8 * number, 100, 4, 4)) for number in range(MANY + 1)], WHOLE) == [WHOLE]


def test_a_piece_that_cannot_tell_its_look_is_always_changed() -> None:
    patches = Patchwork()
    patches.changed([piece(object(), (0, 0, 10, 10))], WHOLE)
    assert patches.changed([piece(object(), (0, 0, 10, 10))], WHOLE) == [pygame.Rect(0, 0, 10, 10)]


def test_what_is_painted_within_an_area_stays_in_it_and_in_its_region() -> None:
    surface = pygame.Surface(WHOLE.size)
    wild = Piece(("wild",), pygame.Rect(0, 0, 100, 100), lambda surface: surface.fill(RED))
    paint(surface, [pygame.Rect(40, 0, 400, 300)], lambda _surface, _region: None, [within(wild, pygame.Rect(0, 0, 50, 50))])
    assert pygame.mask.from_threshold(surface, RED, (1, 1, 1, 255)).get_bounding_rects() == [pygame.Rect(40, 0, 10, 50)]
    assert surface.get_clip() == WHOLE
