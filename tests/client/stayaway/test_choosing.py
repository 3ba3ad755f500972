"""A card, then a target: every legal action can be laid out."""

from __future__ import annotations

import pytest

from game.client.stayaway.choosing import Choosing
from game.engine.contract import Refusal
from game.stayaway import GAME
from game.stayaway.observation import SaObservation
from tests.client.stayaway.tables import match_at
from tests.stayaway.scene import do, drawn


def choosing_at(seen: SaObservation) -> Choosing:
    choosing = Choosing()
    choosing.show(seen)
    return choosing


def reached(choosing: Choosing, seen: SaObservation) -> set[object]:
    """All actions that cards, targets and buttons lead to."""
    found: set[object] = set(choosing.plain()) | set(choosing.seats().values()) | set(choosing.sides().values())
    for place in range(len(choosing.cards())):
        choosing.clear()
        choosing.pick(place)
        found |= {*choosing.direct(), *choosing.seats().values(), *choosing.sides().values()}
    for saying in choosing.sayings():
        choosing.clear()
        choosing.say(saying)
        found |= set(choosing.seats().values())
    return found


@pytest.mark.parametrize(
    "asked",
    ["act", "keep", "lay", "answer", "barbecue", "comfort", "swap", "third", "between", "confess", "forget", "date", "friend", "chain"],
)
def test_every_legal_action_can_be_reached(asked: str) -> None:
    match = match_at(lambda seen: seen.asked == asked, 9)
    seen = match.observe(match.actor() or 0)
    assert reached(choosing_at(seen), seen) >= set(seen.legal)


def test_one_thing_to_do_with_a_card_is_a_plan_at_once_but_a_discard_never_is() -> None:
    match = match_at(lambda seen: seen.asked == "lay")
    choosing = choosing_at(match.observe(match.actor() or 0))
    place = next(place for place, card in enumerate(choosing.cards()) if choosing.acts(card))
    choosing.pick(place)
    assert choosing.plan is not None
    choosing.pick(place)
    assert choosing.plan is None, "the same card again takes it back"

    def only_discard(seen: SaObservation) -> bool:
        return seen.asked == "act" and "no_thanks" in seen.hand and not seen.withheld

    match = match_at(only_discard)
    choosing = choosing_at(match.observe(match.actor() or 0))
    choosing.pick(choosing.cards().index("no_thanks"))
    assert choosing.plan is None
    assert [act.verb for act in choosing.direct()] == ["discard"]


@pytest.mark.rule("SA-51")
@pytest.mark.parametrize("held", ["flamethrower", "whisky"])
def test_the_choices_that_are_left_to_the_thing_take_the_presses_they_always_take(held: str) -> None:
    """With and without a Flamethrower that must go: what leads to an action, and whether a card alone is a plan."""
    s = drawn("determination", hands={0: f"the_thing {held} suspicion scary"}, doors=[0])
    seen = s.observe(0)
    assert bool(seen.withheld) == (held == "flamethrower")
    choosing = choosing_at(seen)
    for place, card in enumerate(choosing.cards()):
        choosing.clear()
        choosing.pick(place)
        assert choosing.plan is None
        if card == "determination":
            assert "play" in choosing.verbs(card)
    assert reached(choosing_at(seen), seen) >= set(seen.legal)
    do(s, f"discard {held}")
    s = drawn("suspicion", hands={0: f"the_thing {held} infected scary"})
    do(s, "discard suspicion")
    choosing = choosing_at(s.observe(0))
    choosing.pick(choosing.cards().index(held))
    assert choosing.plan is not None


def test_a_click_on_a_card_that_must_wait_says_why() -> None:
    s = drawn("suspicion", hands={0: "the_thing flamethrower infected scary"})
    do(s, "discard suspicion")
    seen = s.observe(0)
    trial = choosing_at(seen).trial("scary")
    assert trial is not None
    assert GAME.why_not(seen, trial) == Refusal("flamethrower_goes")
