"""A hand lies as it is held: the place of a card says nothing of the card."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec
import pygame

from game.client.digits import Typed
from game.client.stayaway.handorder import HandOrder
from game.stayaway.observation import SaObservation
from tests.client import keyboards
from tests.client.hands import open_app
from tests.client.stayaway.tables import match_at, table_of

SEEN: SaObservation = match_at(lambda seen: seen.asked == "lay").observe(0)


def seen_with(hand: Sequence[str]) -> SaObservation:
    seen: SaObservation = msgspec.structs.replace(SEEN, viewer=0, hand=tuple(hand), choice=())
    return seen


def test_where_a_card_comes_to_lie_does_not_depend_on_which_it_is() -> None:
    for seed in range(40):
        places = []
        for new in ("the_thing", "whisky"):
            order = HandOrder(random.Random(seed))
            held = order.arranged(seen_with(("axe", "axe", "axe", "axe"))).hand
            places.append(order.arranged(seen_with((*held, new))).hand.index(new))
        assert places[0] == places[1]


def test_cards_that_stay_keep_their_order_and_new_ones_come_anywhere() -> None:
    found = set()
    for seed in range(60):
        order = HandOrder(random.Random(seed))
        before = order.arranged(seen_with(("axe", "scary", "whisky", "missed"))).hand
        after = order.arranged(seen_with(("axe", "infected", "missed", "scary", "whisky"))).hand
        assert tuple(card for card in after if card != "infected") == before
        assert order.arranged(seen_with(sorted(after))).hand == after
        found.add(after.index("infected"))
    assert found == set(range(5))


def test_every_card_that_can_be_chosen_has_a_number_key() -> None:
    app = open_app()
    view = table_of(app, match_at(lambda seen: seen.asked == "lay" and "the_thing" not in seen.hand))
    spots = [widget for widget in view.panel.form.group.widgets if widget.key.startswith("card:")]
    assert [spot.hotkey for spot in spots] == [str(number + 1) for number in range(len(spots))]
    card = next(place for place, held in enumerate(view.choosing.cards()) if view.choosing.acts(held))
    app.handle(keyboards.press(pygame.K_1 + card))
    assert view.choosing.card == card
    app.close()


def test_a_number_is_whole_after_its_digits_and_not_before() -> None:
    typed = Typed(3)
    assert [typed.add(digit) for digit in "04"] == ["", ""]
    assert typed.words() == "04_"
    assert typed.add("3") == "43"
    assert typed.digits == ""
