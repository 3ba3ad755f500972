"""Which part of the board is shown, and how large.

Zoom goes in steps: step 0 shows the whole board. While the zoom glides from one step to the next, `scale` lies between them.
"""

from __future__ import annotations

from game.engine.tiles import Point

STEPS = (1.0, 1.35, 1.8, 2.4, 3.2)
"""The zoom steps, as factors of the scale at which the whole board fits."""
GLIDE = 0.16
"""Seconds a zoom takes."""


class Camera:
    """Maps map pixels to window pixels. `view` is the part of the window (x, y, w, h) that shows the board."""

    def __init__(self, board_size: tuple[int, int]) -> None:
        self.board_size = board_size
        self.view = (0, 0, *board_size)
        self.step = 0
        self.scale = 1.0
        self._goal = 1.0
        self._from = 1.0
        self._left = 0.0
        self._anchor: tuple[Point, Point] | None = None
        self.x = 0.0  # the map point shown in the middle
        self.y = 0.0
        self.fit()

    def resize(self, view: tuple[int, int, int, int]) -> None:
        """Another place in the window; keeps the zoom step and the middle."""
        self.view = view
        self.scale = self._goal = self.step_scale(self.step)
        self._left = 0.0
        self._clamp()

    def fit_scale(self) -> float:
        """Window pixels for a map pixel at which the whole board is shown."""
        return min(self.view[2] / self.board_size[0], self.view[3] / self.board_size[1])

    def step_scale(self, step: int) -> float:
        """The scale of a zoom step."""
        return self.fit_scale() * STEPS[step]

    @property
    def settled(self) -> bool:
        """Whether no zoom is gliding."""
        return self._left <= 0

    def fit(self) -> None:
        """Shows the whole board at once."""
        self.step = 0
        self.scale = self._goal = self.fit_scale()
        self._left = 0.0
        self.x, self.y = self.board_size[0] / 2, self.board_size[1] / 2

    def zoom(self, by: int, at: Point, instant: bool = False) -> bool:
        """One or more steps in (positive) or out, keeping the map point under the window point `at` where it is. False at the end."""
        step = min(max(self.step + by, 0), len(STEPS) - 1)
        if step == self.step:
            return False
        self._anchor = (at, self.to_map(at))
        self.step, self._from, self._goal = step, self.scale, self.step_scale(step)
        self._left = GLIDE
        if instant:
            self.update(GLIDE)
        return True

    def update(self, dt: float) -> bool:
        """Lets the zoom glide on by `dt` seconds; whether anything moved."""
        if self._left <= 0:
            return False
        self._left = max(0.0, self._left - dt)
        share = 1 - self._left / GLIDE
        eased = share * share * (3 - 2 * share)
        self.scale = self._goal if self._left <= 0 else self._from * (self._goal / self._from) ** eased
        if self._anchor:
            (px, py), (mx, my) = self._anchor
            self.x = mx - (px - self._middle[0]) / self.scale
            self.y = my - (py - self._middle[1]) / self.scale
        self._clamp()
        return True

    def pan(self, dx: float, dy: float) -> None:
        """Moves the board by window pixels."""
        self.x -= dx / self.scale
        self.y -= dy / self.scale
        self._clamp()

    def show(self, point: Point, margin: float) -> bool:
        """Moves as little as needed for the map point to be at least `margin` window pixels inside the view; whether it moved."""
        x, y = self.to_window(point)
        left, top, width, height = self.view
        dx = min(0.0, left + width - margin - x) or max(0.0, left + margin - x)
        dy = min(0.0, top + height - margin - y) or max(0.0, top + margin - y)
        old = self.x, self.y
        if dx or dy:
            self.pan(dx, dy)
        return (self.x, self.y) != old

    @property
    def _middle(self) -> Point:
        return (self.view[0] + self.view[2] / 2, self.view[1] + self.view[3] / 2)

    @property
    def origin(self) -> tuple[int, int]:
        """Where the board's top left corner lies in the window, in whole pixels."""
        return (round(self._middle[0] - self.x * self.scale), round(self._middle[1] - self.y * self.scale))

    def to_window(self, point: Point) -> Point:
        """The window point of a map point."""
        ox, oy = self.origin
        return (ox + point[0] * self.scale, oy + point[1] * self.scale)

    def to_map(self, at: Point) -> Point:
        """The map point of a window point."""
        ox, oy = self.origin
        return ((at[0] - ox) / self.scale, (at[1] - oy) / self.scale)

    def _clamp(self) -> None:
        """No more emptiness beside the board than there must be."""
        half_w, half_h = self.view[2] / 2 / self.scale, self.view[3] / 2 / self.scale
        width, height = self.board_size
        self.x = width / 2 if half_w * 2 >= width else min(max(self.x, half_w), width - half_w)
        self.y = height / 2 if half_h * 2 >= height else min(max(self.y, half_h), height - half_h)
