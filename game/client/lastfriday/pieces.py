"""What lies and stands on the board for one viewer: cabins, tokens, lamps, pawns, the Maniac's trail."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence

import pygame

from game.client.lastfriday.board_picture import CIRCLE, DOT, NUMBER, circle, circle_radius, number
from game.client.lastfriday.chart import Chart
from game.client.lastfriday.mapmarks import MapMarks
from game.client.lastfriday.trails import Leg
from game.client.pictures import sprite
from game.client.stage import Piece
from game.client.theme import BLOOD, BONE, EMBER, INK, LANTERN
from game.engine.tiles import Point
from game.lastfriday.observation import LfObservation
from game.lastfriday.terms import CAMPER_SIDE, CLOSED, COLOURS, MANIAC
from game.words.lastfriday.cast import Cast
from game.words.lastfriday.names import letter, step_figure

PAWN = 54.0
"""Height of a pawn in map pixels."""
TOKEN = 38.0
LETTERS_FROM = 0.8
"""Window pixels for a map pixel from which pawns have their letters beside their shapes."""
CABIN = 132.0
TILE = (150.0, 100.0)


class Pieces:
    """Makes the board's pieces from an observation."""

    def __init__(self, chart: Chart, marks: MapMarks) -> None:
        self.chart = chart
        self.marks = marks

    # --- what lies
    def cabins(self, cabins: Sequence[str]) -> list[Piece]:
        """The five cabins by COLOURS; an opened one as a floor with its dots or its circle (LF-B6, LF-B7)."""
        found: list[Piece] = []
        for colour, side in zip(COLOURS, cabins, strict=True):
            middle = self.chart.cabin_at(colour)
            if side == CLOSED:
                found.append(self.marks.picture(f"cabins/{colour}_closed", middle, CABIN, 40))
                continue
            kind = "dot" if side == CAMPER_SIDE else "circle"
            found.append(self._floor(colour, side, self._middle(colour, kind)))
            for a, b in self._inner_paths(colour, kind):
                found += self.marks.line(self.chart.line(a, b), BONE, 4.0, look="inside")
            for space in self.chart.inside(colour, kind):
                found.append(self.marks.dot((space.x, space.y)) if kind == "dot" else self._circle(space.name))
            for door in self.chart.doors[colour]:
                found.append(self.marks.dot((door.x, door.y)))
        return found

    def _middle(self, colour: str, kind: str) -> Point:
        """The middle of a cabin's inside spaces, which the floor lies under."""
        inner = self.chart.inside(colour, kind)
        return (sum(space.x for space in inner) / len(inner), sum(space.y for space in inner) / len(inner))

    def _floor(self, colour: str, side: str, middle: Point) -> Piece:
        left, right = sorted(self.chart.doors[colour], key=lambda space: space.x)
        angle = -math.degrees(math.atan2(right.y - left.y, right.x - left.x))
        size = (self.marks.size(TILE[0]), self.marks.size(TILE[0]))
        name = f"cabins/{colour}_{'camper' if side == CAMPER_SIDE else 'maniac'}"
        image = pygame.transform.smoothscale(sprite(name, *size), (size[0], self.marks.size(TILE[1])))
        image = pygame.transform.rotozoom(image, angle, 1.0)
        rect = image.get_rect(center=self.marks.at(middle))
        return Piece(("floor", name), rect, lambda surface: surface.blit(image, rect))

    def _inner_paths(self, colour: str, kind: str) -> Iterable[tuple[str, str]]:
        inner = {space.name for space in self.chart.inside(colour, kind)}
        seen = set()
        for name in sorted(inner):
            for other in self.chart.near(name):
                if (other, name) not in seen and (other in inner or self.chart.spaces[other].door == colour):
                    seen.add((name, other))
                    yield name, other

    def _circle(self, name: str) -> Piece:
        at = self.marks.at(self.chart.at(name))
        scale = self.marks.camera.scale
        reach = round(circle_radius(scale)) + 5
        rect = pygame.Rect(at[0] - reach, at[1] - reach, reach * 2, reach * 2)

        def paint(surface: pygame.Surface) -> None:
            circle(surface, at, scale)
            number(surface, self.marks.theme, name, at, max(NUMBER * scale, 8))

        return Piece(("circle", name), rect, paint)

    def tokens(self, observation: LfObservation) -> list[Piece]:
        """Everything laid on dots, as far as the viewer knows it, and the boat."""
        put = self.marks.picture
        dot = self.chart.dot
        found: list[Piece] = []
        for lamp in observation.lamps:
            found += [put("tokens/marker", self.chart.circle(number_), CIRCLE * 2.9, 26) for number_ in lamp.circles]
        found += [put("tokens/welcome_back", dot(token.dot), TOKEN, 18) for token in observation.welcome]
        for token in observation.welcome:
            if token.token:
                name = "tokens/corpse" if token.token == "corpse" else f"tokens/{token.token}"
                found.append(put(name, _beside(dot(token.dot)), TOKEN * 0.75, 15))
        found += [put("tokens/corpse", dot(corpse.dot), TOKEN * 1.25, 22) for corpse in observation.corpses]
        for clue in observation.clues:
            found.append(put("tokens/clue_back", dot(clue.dot), TOKEN, 18))
            if clue.clue:
                found.append(put(f"tokens/{clue.clue}", _beside(dot(clue.dot)), TOKEN * 0.7, 14))
        for pile in observation.piles:
            things = [*(f"tokens/{clue}" for clue in pile.clues), *(f"tokens/key_{key}" for key in pile.keys)]
            x, y = dot(pile.dot)
            found += [put(name, (x + 16 + 9 * place, y + 16), TOKEN * 0.7, 14) for place, name in enumerate(things[:5])]
        found += [put("tokens/trap_set", dot(trap), TOKEN * 1.1, 20) for trap in observation.traps]
        found += [put("tokens/lamp_set", dot(lamp.dot), TOKEN * 1.2, 22) for lamp in observation.lamps]
        if observation.boat:
            found.append(put("tokens/boat", self._mooring(observation.boat), 62.0, 26))
        return found

    def _mooring(self, pier: int) -> Point:
        """Where the boat lies: beside the pier's end."""
        for place in self.chart.board.places:
            if place.kind == "pier" and place.number == pier:
                start = self.chart.dot(self.chart.pier_dots[pier])
                dx, dy = place.x - start[0], place.y - start[1]
                span = math.hypot(dx, dy) or 1.0
                return (place.x + dx / span * 30 - dy / span * 44, place.y + dy / span * 30 + abs(dx / span) * 44)
        return self.chart.dot(self.chart.pier_dots[pier])

    # --- who stands
    def pawns(self, observation: LfObservation, cast: Cast, moved: Mapping[str, Point], hidden: Iterable[int] = ()) -> list[Piece]:
        """The living Campers and the shown Maniac; `moved` says where gliding pawns are now (key: the pawn), `hidden` seats are
        left out."""
        standing: list[tuple[Point, str, int]] = []
        for camper in observation.campers:
            if camper.alive and camper.seat not in hidden and camper.card:
                look = cast.look(camper.seat)
                point = moved.get(str(camper.seat), self.chart.dot(camper.dot, COLOURS[camper.seat - 1]))
                standing.append((point, look, camper.seat))
        found: list[Piece] = []
        if observation.shown:
            point = moved.get("maniac", self.chart.circle(observation.shown))
            standing.append((point, "maniac", MANIAC))
        for point, look, seat in sorted(standing, key=lambda entry: entry[0][1]):
            active = observation.actor == seat and seat != MANIAC
            if active:
                found.append(self.marks.glow((point[0], point[1] + 2), DOT * 3.2, LANTERN, 200))
            found.append(self.marks.picture(f"pawns/{look}", point, PAWN * (1.12 if active else 1.0), 27, lift=0.36))
            if self.marks.camera.scale >= LETTERS_FROM:
                found.append(self.marks.label(letter(look), point, 14, 12, INK, BONE))
            if seat == MANIAC and "maniac" not in moved:
                words = step_figure(observation.shown_step)
                found.append(self.marks.label(words, point, 14, CIRCLE, BLOOD, BONE))
        return found

    def trail(self, legs: Sequence[Leg], circle: int) -> list[Piece]:
        """The Maniac's moves in this chapter, with their rounds except at `circle`, where he is."""
        found: list[Piece] = []
        labels: dict[int, str] = {}
        for leg in legs:
            if leg.start != leg.circle:
                found += self.marks.line(leg.line(self.chart), EMBER, 6.0, look="trail")
            labels.setdefault(leg.start, step_figure(max(0, leg.step - 1)))
            labels[leg.circle] = step_figure(leg.step)
        for place, words in labels.items():
            if place != circle:
                found.append(self.marks.label(words, self.chart.circle(place), 14, CIRCLE, INK, LANTERN))
        return found

    def hunter(self, circle: int, gliding: Point | None = None) -> list[Piece]:
        """The Maniac's own mark, for those who know his circle."""
        if not circle:
            return []
        point = gliding or self.chart.circle(circle)
        mark = self.marks.picture("shapes/maniac", (point[0], point[1] - CIRCLE * 0.6), 46.0, 25, lift=0.5)
        return [self.marks.ring(point, CIRCLE + 3, BLOOD, 6.0), mark]

    def shade(self, circles: Iterable[int]) -> list[Piece]:
        """The Campers' helper: circles where the Maniac can be (look.md, camp board)."""
        places = sorted(circles)
        alpha = max(50, 120 - len(places))  # the more there are, the less each one says
        return [self.marks.disc(self.chart.circle(place), CIRCLE * 1.75, EMBER, alpha, 9, "shade") for place in places]


def _beside(point: Point) -> Point:
    return (point[0] + 17, point[1] - 15)
