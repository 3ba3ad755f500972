"""Missed!: the offer passes on, and the offerer is asked anew which card to lay for the new partner (SA-43, SA-46)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.engine.contract import EVERYONE, TABLE, Event, visible
from game.stayaway.actions import Act
from game.stayaway.events import BecameInfected, CardShown, Exchanged, Offered, OfferEnded, PassedOn, SuperInfected
from game.stayaway.state import SaState
from tests.conformance import random_action
from tests.stayaway.scene import asked, discards, do, drawn, hand, happened, legal, outcome, random_games, role, settle

THING = "the_thing infected infected suspicion"
PLAIN = "axe suspicion suspicion suspicion"
REFUSER = "missed seduction seduction seduction"
THIRD = "axe whisky determination suspicion"


def passing(mine: str, laid: str, theirs: str = REFUSER, third: str = THIRD, seats: int = 8, **position: object) -> SaState:
    """Seat 0 lays a card of this hand for seat 1, which plays Missed!."""
    hands = {0: mine, 1: theirs, 2: third, **position.pop("hands", {})}  # type: ignore[dict-item]
    s = drawn("whisky", seats, hands=hands, **position)
    do(s, "discard whisky", f"lay {laid}", "refuse missed")
    settle(s)
    return s


# the card is chosen anew


@pytest.mark.rule("SA-43", "SA-46", "SA-card:missed")
def test_missed_passes_the_offer_on_and_the_offerer_takes_its_card_back_and_is_asked_anew() -> None:
    s = drawn("whisky", 8, hands={0: PLAIN, 1: REFUSER, 2: "analysis whisky no_thanks determination"})
    do(s, "discard whisky", "lay axe")
    events = do(s, "refuse missed", "draw im_comfortable")
    assert [(event.seat, event.was, event.to, event.audience) for event in happened(events, PassedOn)] == [(0, 1, 2, EVERYONE)]
    assert asked(s) == ("lay", 0)
    assert s.observe(0).laid == ""
    offer = s.observe(TABLE).exchange()
    assert offer is not None
    assert (offer.by, offer.to, offer.why, offer.laid, offer.passed) == (0, 2, "turn", False, True)
    assert legal(s) == ["lay axe", "lay suspicion"]
    events = do(s, "lay suspicion")
    assert [(event.to, event.card, event.passed) for event in happened(events, Offered, 0)] == [(2, "suspicion", True)]
    assert [(event.to, event.card, event.passed) for event in happened(events, Offered, 2)] == [(2, "", True)]
    assert legal(s) == ["give analysis", "give whisky", "give determination", "give no_thanks", "refuse no_thanks"]
    do(s, "give analysis")
    assert hand(s, 0) == "analysis axe suspicion suspicion"
    assert hand(s, 1) == "seduction seduction seduction im_comfortable"
    assert hand(s, 2) == "suspicion whisky determination no_thanks"
    assert s.observe(TABLE).active == 1


@pytest.mark.rule("SA-43", "SA-20")
def test_an_infected_that_was_meant_for_the_thing_cannot_be_laid_for_another() -> None:
    s = passing(
        "infected infected axe seduction",
        "infected",
        "the_thing missed seduction suspicion",
        "scary whisky determination suspicion",
        infected=[0],
    )
    assert asked(s) == ("lay", 0)
    assert legal(s) == ["lay axe", "lay seduction"]
    do(s, "lay axe", "give whisky")
    assert hand(s, 0).split().count("infected") == 2


@pytest.mark.rule("SA-43", "SA-20")
def test_but_for_the_thing_as_the_new_partner_it_may_be() -> None:
    s = passing("infected infected axe seduction", "axe", third="the_thing whisky suspicion determination", infected=[0])
    assert legal(s) == ["lay infected", "lay axe", "lay seduction"]


@pytest.mark.rule("SA-43", "SA-20")
@pytest.mark.slow
def test_no_exchange_breaks_sa_20_in_any_random_game() -> None:
    """A property of all exchanges: what came to a seat could be given to it by the giver's role as it was then."""
    passed, exchanges = 0, 0
    for s, rng in random_games(12, (4, 6, 9, 12)):
        while s.actor() is not None:
            roles, thing, hands = s.roles[:], s.thing, [Counter(cards) for cards in s.hands]
            for event in happened(s.apply(with_missed(s, rng)), Exchanged):
                exchanges += 1
                for giver, to, card in ((event.one, event.two, event.given), (event.two, event.one, event.got)):
                    spare = roles[giver] == "infected" and to == thing and hands[giver]["infected"] > 1
                    assert card != "infected" or roles[giver] == "thing" or spare
            passed += s.offer is not None and s.offer.passed
    assert exchanges > 300
    assert passed > 10


def with_missed(s: SaState, rng: random.Random) -> Act:
    """A random action that plays Missed! and lays Infected! where it may, and neither burns nor declares."""
    found: Act = random_action(s, rng)
    while found.verb == "declare" or (found.what == "flamethrower" and found.verb == "play" and len(s.legal_actions()) > 1):
        found = random_action(s, rng)
    wanted = [act for act in s.legal_actions() if str(act) in ("refuse missed", "lay infected")]
    return rng.choice(wanted) if wanted and rng.random() < 0.7 else found


@pytest.mark.rule("SA-43", "SA-24")
@pytest.mark.parametrize("super_infection", ["redraw", "eliminate"])
def test_who_has_no_legal_card_for_the_new_partner_makes_no_exchange(super_infection: str) -> None:
    s = drawn(
        "whisky",
        12,
        hands={0: "infected infected infected infected", 1: "the_thing missed seduction suspicion"},
        infected=[0],
        super_infection=super_infection,
    )
    do(s, "discard whisky", "lay infected", "refuse missed")
    events = settle(s)
    assert [(event.seat, event.why) for event in happened(events, OfferEnded)] == [(0, "nothing")]
    assert happened(events, SuperInfected) == []
    assert hand(s, 0) == "infected infected infected infected"
    assert discards(s)["infected"] == 0
    assert s.observe(TABLE).turn == 6
    assert outcome(s) == ("", ())


@pytest.mark.rule("SA-43", "SA-24")
def test_the_new_partner_that_has_no_legal_card_is_super_infected() -> None:
    s = passing(PLAIN, "axe", third="infected infected infected infected", seats=12)
    events = do(s, "lay axe")
    assert [event.seat for event in happened(events, SuperInfected)] == [2]


@pytest.mark.rule("SA-43")
@pytest.mark.parametrize(
    ("mine", "laid", "infected"),
    [
        (THING, "infected", ()),
        (PLAIN, "axe", ()),
        ("infected infected axe seduction", "axe", (0,)),
        ("infected axe scary suspicion", "axe", (0,)),
        ("infected infected infected axe", "axe", ()),
    ],
)
def test_the_offerer_is_always_asked_whatever_the_role(mine: str, laid: str, infected: tuple[int, ...]) -> None:
    s = passing(mine, laid, infected=infected, seats=9)
    assert asked(s) == ("lay", 0)


@pytest.mark.rule("SA-43")
def test_others_learn_nothing_from_it() -> None:
    """Who lays the same card again and who lays another are the same for all but the offerer; so are a Human and The Thing."""
    same = {3: "seduction change_places suspicion determination", 4: "scary no_thanks no_barbecues suspicion"}
    seen = []
    for mine, first, second in (
        (PLAIN, "axe", "axe"),
        (PLAIN, "axe", "suspicion"),
        ("the_thing infected axe suspicion", "infected", "axe"),
    ):
        hands = {**same, 5: "seduction change_places youd_better_run watch_your_back"}
        s = drawn("whisky", 8, hands={0: mine, 1: REFUSER, 2: THIRD.replace("axe", "scary"), **hands})
        told: list[object] = []
        for text in ("discard whisky", f"lay {first}", "refuse missed", f"lay {second}", "give whisky"):
            events: list[Event] = [*do(s, text), *settle(s)]
            told += [asked(s), *(visible(events, viewer) for viewer in (3, 4, 5, TABLE))]
        seen.append(told)
    assert seen[0] == seen[1] == seen[2]


# infection


@pytest.mark.rule("SA-21", "SA-43", "SA-card:missed")
def test_the_redirected_partner_of_missed_is_not_infected() -> None:
    s = passing(THING, "infected")
    events = do(s, "lay infected")
    assert asked(s) == ("answer", 2)
    events = do(s, "give axe")
    assert "infected" in hand(s, 2)
    assert role(s, 2) == "human"
    assert happened(events, BecameInfected) == []


@pytest.mark.rule("SA-21")
def test_but_the_thing_as_the_redirected_partner_infects_the_offerer() -> None:
    s = passing("axe seduction seduction seduction", "axe", "missed suspicion suspicion suspicion", "the_thing infected whisky")
    do(s, "lay axe", "give infected")
    assert role(s, 0) == "infected"


# how far it goes


@pytest.mark.rule("SA-43")
def test_missed_goes_the_way_that_play_runs_from_the_one_who_played_it() -> None:
    s = drawn("whisky", 8, hands={7: REFUSER}, direction=-1)
    again = f"lay {s.observe(0).hand[0]}"
    do(s, "discard whisky", again, "refuse missed")
    settle(s)
    do(s, again)
    assert asked(s) == ("answer", 6)
    s = drawn("seduction", 8, hands={4: REFUSER})
    again = f"lay {s.observe(0).hand[0]}"
    do(s, "play seduction 4", again, "refuse missed")
    settle(s)
    do(s, again)
    assert asked(s) == ("answer", 5)


@pytest.mark.rule("SA-43")
@pytest.mark.parametrize("obstacle", [{"doors": [1]}, {"quarantine": {2: 1}}, {"ring": [0, 1, 7]}])
def test_missed_ends_the_offer_at_a_door_a_quarantine_or_the_offerer(obstacle: dict[str, object]) -> None:
    s = drawn("seduction", 8, hands={1: REFUSER}, direction=-1 if "ring" in obstacle else 1, **obstacle)
    target = 1
    do(s, f"play seduction {target}", f"lay {s.observe(0).hand[0]}")
    before = hand(s, 0)
    events = do(s, "refuse missed") + settle(s)
    assert [event.why for event in happened(events, OfferEnded)] == ["missed"]
    assert hand(s, 0) == before
    assert len(hand(s, 1).split()) == 4
    assert s.observe(TABLE).turn == 6


@pytest.mark.rule("SA-43", "SA-61")
def test_with_open_quarantine_missed_is_not_stopped_by_it() -> None:
    s = passing(PLAIN, "axe", seats=9, quarantine={2: 1}, quarantine_rule="open")
    assert asked(s) == ("lay", 0)
    do(s, "lay axe")
    assert asked(s) == ("answer", 2)


@pytest.mark.rule("SA-43")
def test_the_redirected_player_may_refuse_too_and_missed_passes_on_again() -> None:
    s = passing("axe suspicion suspicion whisky", "axe", third="missed suspicion suspicion determination")
    do(s, "lay whisky")
    events = do(s, "refuse missed") + settle(s)
    assert [(event.seat, event.was, event.to) for event in happened(events, PassedOn)] == [(0, 2, 3)]
    assert asked(s) == ("lay", 0)
    do(s, "lay suspicion")
    assert asked(s) == ("answer", 3)


@pytest.mark.rule("SA-43", "SA-42")
def test_scary_of_the_redirected_player_looks_at_the_card_laid_anew() -> None:
    s = passing(PLAIN, "axe", third="scary suspicion whisky determination")
    do(s, "lay suspicion")
    events = do(s, "refuse scary")
    assert [(event.to, event.card) for event in happened(events, CardShown, 2)] == [(2, "suspicion")]
