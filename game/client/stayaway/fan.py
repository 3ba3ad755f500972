"""The lower part of the table and all that can be chosen on it: the hand as a fan, the role, the seats and gaps that glow."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from game.client.pictures import sheet, sprite
from game.client.stayaway.fitting import block, on_table, one_line
from game.client.stayaway.spots import CardSpot, GapSpot, SeatSpot
from game.client.theme import BLOOD, BONE, LAKE, LANTERN, MIST, MOSS, PINE, Colour
from game.client.widgets import Widget
from game.stayaway import terms as t
from game.stayaway.observation import SaObservation
from game.words.stayaway.actionwords import action_words
from game.words.stayaway.names import card_help, role_name
from game.words.stayaway.news import fresh_places

if TYPE_CHECKING:
    from game.client.stayaway.context import FanContext

_ROLE_COLOUR: Final[dict[str, Colour]] = {t.THING: BLOOD, t.INFECTED: MOSS, t.HUMAN: LAKE}


class Fan:
    """Makes the spots for a view and draws what lies below the ring."""

    def __init__(self, view: FanContext) -> None:
        self.view = view

    # what can be chosen

    def spots(self) -> list[Widget]:
        """Cards first, then seats and gaps."""
        seen = self.view.shown
        if seen is None or seen.viewer < 0:
            return []
        return [*self._cards(seen), *self._targets(seen)]

    def _cards(self, seen: SaObservation) -> list[Widget]:
        view, choosing = self.view, self.view.choosing
        asked = self._may_choose() and choosing.of_cards()
        keeping = asked and seen.asked == t.KEEP
        fresh = fresh_places(seen.hand, [*view.eyes.received, *([seen.drawn] if seen.drawn else [])])
        found: list[Widget] = []
        for number, (rect, degrees) in enumerate(view.ring.places.fan(len(seen.hand))):
            card = seen.hand[number]
            choosable = asked and not keeping
            spot = CardSpot(
                f"card:{number}" if not keeping else f"hand:{number}",
                card,
                rect,
                view.art,
                self._pick(number) if choosable else _nothing,
                degrees=degrees,
                picked=choosable and choosing.card == number,
                fresh=number in fresh,
                refuses=choosable and "refuse" in choosing.verbs(card),
                reason=self.reason(card) if choosable else "",
            )
            spot.hotkey = str(number + 1) if choosable else ""
            found.append(spot)
        if keeping:
            for number, rect in enumerate(view.ring.places.row(len(seen.choice), 0)):
                picked = choosing.card == number
                spot = CardSpot(f"card:{number}", seen.choice[number], rect, view.art, self._pick(number), picked=picked)
                spot.hotkey = str(number + 1)
                found.append(spot)
        return found

    def _may_choose(self) -> bool:
        view = self.view
        return view.session.can_play() and not view.showing.busy() and view.reading is None

    def reason(self, card: str) -> str:
        """Why nothing can be done with a card now."""
        choosing = self.view.choosing
        if choosing.acts(card) or not choosing.asked():
            return ""
        act = choosing.trial(card)
        return self.view.session.why_not(act) if act is not None else ""

    def _pick(self, number: int) -> Callable[[], None]:
        return lambda: self.view.control.pick(number)

    def _targets(self, seen: SaObservation) -> list[Widget]:
        view, choosing = self.view, self.view.choosing
        if not self._may_choose():
            return []
        places = view.ring.places
        found: list[Widget] = []
        for seat, act in choosing.seats().items():
            if seat in places.seats:
                words = action_words(act, seen, view.names)
                chosen = choosing.plan == act
                found.append(SeatSpot(seat, places.seats[seat], places.face(seat), words, chosen, lambda act=act: view.control.aim(act)))  # type: ignore[misc]
        side = max(places.portrait * 4 // 5, view.app.theme.px(44))
        for where, act in choosing.sides().items():
            words = action_words(act, seen, view.names)
            at = self._side(seen, where, act.verb)
            found.append(GapSpot(f"gap:{where}", at, side, words, choosing.plan == act, lambda act=act: view.control.aim(act)))  # type: ignore[misc]
        return found

    def _side(self, seen: SaObservation, side: str, verb: str) -> tuple[int, int]:
        """Where a side is: the gap beside the viewer, or the third seat along."""
        places, ring = self.view.ring.places, self.view.table.ring
        way = 1 if side == t.LEFT else -1
        if verb == "third":
            return places.face(ring[(ring.index(seen.viewer) + 3 * way) % len(ring)]).center
        return places.gaps[places.gap_after(ring, seen.viewer, way)]

    # what is drawn

    def draw(self, surface: pygame.Surface) -> None:
        """The ground of the hand and the role; for a viewer without a hand, the card that is played and what it does."""
        view, theme = self.view, self.view.app.theme
        hand = view.ring.places.hand
        surface.fill(PINE, hand)
        pygame.draw.line(surface, MOSS, hand.topleft, hand.topright, theme.px(2))
        seen = view.shown
        if seen is None:
            return
        if seen.viewer >= 0 and seen.role and seen.hand:
            self._draw_role(surface, seen.role)
        else:
            self._draw_caption(surface, hand)

    def role_rect(self) -> pygame.Rect:
        """Where the role lies, for the pointer."""
        return self.view.ring.places.badge()

    def _draw_role(self, surface: pygame.Surface, role: str) -> None:
        theme, rect = self.view.app.theme, self.role_rect()
        line = theme.line_height("label_bold", on_table(theme, 15))
        surface.blit(sheet(rect.w, rect.h, _ROLE_COLOUR[role], LANTERN, theme.px(2), theme.px(10)), rect)
        side = rect.h - line - theme.px(12)
        surface.blit(sprite(f"stayaway/role_{role}", side), (rect.centerx - side // 2, rect.top + theme.px(4)))
        words, points = one_line(theme, role_name(role), rect.w - theme.px(10), on_table(theme, 15))
        room = pygame.Rect(rect.left, rect.bottom - line - theme.px(5), rect.w, line)
        theme.text(surface, words, room, "label_bold", points, BONE, "center", valign="center", wrap=False)

    def _draw_caption(self, surface: pygame.Surface, hand: pygame.Rect) -> None:
        """What has happened last, large, beside the card that is being played."""
        view, theme = self.view, self.view.app.theme
        pad = theme.px(16)
        left = hand.left + pad
        card = view.table.playing
        if card:
            tall = hand.h - 2 * theme.px(10)
            size = (round(tall * 0.7), tall)
            surface.blit(view.art.face(card, size), (left, hand.top + theme.px(10)))
            left += size[0] + pad
        room = pygame.Rect(left, hand.top + theme.px(10), hand.right - pad - left, hand.h - theme.px(20))
        words = view.caption
        points = block(theme, words, room.w, room.h // 2, on_table(theme, 26), "title")
        tall = theme.measure(words, "title", points, room.w)[1]
        help_words = card_help(card) if card else ""
        size_help = block(theme, help_words, room.w, max(room.h - tall, 10), on_table(theme, 17), "label") if help_words else 0
        low = theme.measure(help_words, "label", size_help, room.w)[1] if help_words else 0
        y = room.centery - (tall + low) // 2
        theme.text(surface, words, pygame.Rect(room.left, y, room.w, tall), "title", points, LANTERN)
        if help_words:
            theme.text(surface, help_words, pygame.Rect(room.left, y + tall, room.w, low), "label", size_help, MIST)

    def draw_big(self, surface: pygame.Surface) -> None:
        """The card under the pointer or the focus, enlarged."""
        group = self.view.panel.form.group
        spot = group.hovered if isinstance(group.hovered, CardSpot) else group.focused if group.keys else None
        if not isinstance(spot, CardSpot) or self.view.reading is not None:
            return
        seen = self.view.observation
        assert seen is not None
        places = self.view.ring.places
        gap = self.view.app.theme.px(8)
        inside = spot.key.startswith("card") and not places.hand.colliderect(spot.rect)
        bounds = places.rect.inflate(-4 * gap, -4 * gap) if inside else places.table.inflate(-4 * gap, -2 * gap)
        low = (spot.rect.centerx, spot.rect.top - gap)
        self.view.art.draw_big(surface, spot.card, len(seen.places), low, bounds, spot.why_not)


def _nothing() -> None:
    """A card that only lies there."""
