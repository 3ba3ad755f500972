"""Who may give what, infection, and the answers to an offer."""

from __future__ import annotations

import pytest

from game.engine.contract import CHANCE, EVERYONE, TABLE
from game.stayaway.events import Answered, BecameInfected, CardShown, Discarded, Drew, Exchanged, OfferEnded, SuperInfected
from game.stayaway.observation import Note
from game.stayaway.state import SaState
from tests.stayaway.scene import asked, discards, do, drawn, finish_turn, hand, happened, legal, outcome, ring, role, settle

THING = "the_thing infected infected suspicion"


def offering(card: str, mine: str, theirs: str, seats: int = 8, **position: object) -> SaState:
    """Seat 0 with this hand lays a card for seat 1 with that hand."""
    s = drawn("whisky", seats, hands={0: mine, 1: theirs, **position.pop("hands", {})}, **position)  # type: ignore[dict-item]
    do(s, "discard whisky")
    if card:
        do(s, f"lay {card}")
    return s


# who may give what


@pytest.mark.rule("SA-20", "SA-card:infected")
def test_a_human_gives_anything_but_infected() -> None:
    s = offering("", "infected axe scary no_thanks", THING)
    assert legal(s) == ["lay axe", "lay scary", "lay no_thanks"]
    s = offering("axe", "axe whisky suspicion suspicion", "infected no_barbecues seduction seduction")
    assert legal(s) == ["give seduction", "give no_barbecues"]


@pytest.mark.rule("SA-20", "SA-23", "SA-card:the_thing")
def test_the_thing_gives_anything_but_its_own_card_to_anyone() -> None:
    s = offering("", THING, "axe seduction seduction seduction")
    assert legal(s) == ["lay infected", "lay suspicion"]
    s = offering("axe", "axe seduction seduction seduction", THING)
    assert legal(s) == ["give infected", "give suspicion"]


@pytest.mark.rule("SA-20")
def test_an_infected_gives_infected_only_to_the_thing_and_only_when_one_stays() -> None:
    mine = "infected infected axe seduction"
    assert legal(offering("", mine, THING, infected=[0])) == ["lay infected", "lay axe", "lay seduction"]
    assert legal(offering("", "infected axe axe seduction", THING, 9, infected=[0])) == ["lay axe", "lay seduction"]
    assert legal(offering("", mine, "whisky whisky suspicion suspicion", 10, infected=[0])) == ["lay axe", "lay seduction"]
    s = offering("suspicion", "the_thing suspicion seduction infected", mine, infected=[1])
    assert legal(s) == ["give infected", "give axe", "give seduction"]
    s = offering("suspicion", "whisky suspicion seduction infected", mine, infected=[1])
    assert legal(s) == ["give axe", "give seduction"]


# infection


@pytest.mark.rule("SA-21", "SA-card:infected")
def test_a_human_who_gets_infected_from_the_thing_is_infected() -> None:
    s = offering("infected", THING, "axe seduction seduction seduction")
    events = do(s, "give axe")
    assert role(s, 1) == "infected"
    became = happened(events, BecameInfected)
    assert [(event.seat, event.by) for event in became] == [(1, 0)]
    assert [viewer for viewer in (0, 1, 2, 7, TABLE) if happened(events, BecameInfected, viewer)] == [0, 1]
    s = offering("axe", "axe seduction seduction seduction", THING)
    do(s, "give infected")
    assert role(s, 0) == "infected"


@pytest.mark.rule("SA-21")
def test_drawing_infected_infects_nobody() -> None:
    s = drawn("infected")
    do(s, "discard infected")
    assert role(s, 0) == "human"
    s = drawn("infected")
    finish_turn(s)
    assert [role(s, seat) for seat in range(5)] == ["human"] * 5


@pytest.mark.rule("SA-21")
def test_any_other_card_of_the_thing_infects_nobody_nor_does_an_infected() -> None:
    s = offering("suspicion", THING, "axe seduction seduction seduction")
    do(s, "give axe")
    assert role(s, 1) == "human"
    s = offering("infected", "infected infected axe seduction", THING, infected=[0])
    do(s, "give suspicion")
    assert [role(s, seat) for seat in (0, 1)] == ["infected", "thing"]


@pytest.mark.rule("SA-21", "SA-37", "SA-card:seduction")
def test_the_thing_infects_by_seduction() -> None:
    s = drawn("seduction", hands={0: THING, 3: "axe whisky suspicion suspicion"})
    do(s, "play seduction 3", "lay infected", "give axe")
    assert role(s, 3) == "infected"


@pytest.mark.rule("SA-21", "SA-80", "SA-card:cant_we_be_friends")
def test_the_thing_infects_by_cant_we_be_friends() -> None:
    s = drawn("cant_we_be_friends", 7, hands={0: THING, 3: "axe whisky suspicion suspicion"})
    do(s, "friend 3", "lay infected", "give axe")
    assert role(s, 3) == "infected"
    assert asked(s) == ("lay", 0)


@pytest.mark.rule("SA-22")
def test_an_infected_may_discard_spare_infected_but_keeps_one() -> None:
    s = drawn("axe", hands={0: "infected infected whisky suspicion"}, infected=[0])
    assert "discard infected" in legal(s)
    do(s, "discard infected", "lay axe")
    s = drawn("axe", hands={0: "infected suspicion whisky suspicion"}, infected=[0])
    assert legal(s, "discard") == ["discard axe", "discard suspicion", "discard whisky"]


@pytest.mark.rule("SA-22")
def test_a_human_may_discard_infected() -> None:
    s = drawn("infected", hands={0: "whisky whisky suspicion suspicion"})
    assert "discard infected" in legal(s)


@pytest.mark.rule("SA-22")
def test_an_infected_stays_so_whatever_it_gets() -> None:
    s = offering("suspicion", "infected infected suspicion axe", THING, infected=[0])
    do(s, "give infected")
    assert role(s, 0) == "infected"


@pytest.mark.rule("SA-23", "SA-card:the_thing")
def test_the_thing_cannot_discard_its_card() -> None:
    s = drawn("axe", hands={0: THING})
    assert legal(s, "discard") == ["discard infected", "discard axe", "discard suspicion"]


# super-infection

ALL_INFECTED = "infected infected infected infected"


@pytest.mark.rule("SA-24")
def test_who_must_exchange_and_has_no_legal_card_swaps_one_infected_for_a_new_card() -> None:
    s = offering("", ALL_INFECTED, "axe seduction seduction seduction", 12, spare="whisky")
    assert asked(s)[1] == CHANCE
    events = do(s, "draw infected", "draw whisky")
    assert hand(s, 0) == "infected infected infected whisky"
    assert legal(s) == ["lay whisky"]
    assert [event.why for event in happened(events, Discarded)] == ["redraw"]  # the new card cannot be given either: once more
    assert discards(s)["infected"] == 2
    do(s, "lay whisky", "give axe")
    assert role(s, 0) == "human"


@pytest.mark.rule("SA-24")
def test_super_infection_is_public_and_also_meets_the_partner() -> None:
    s = drawn("whisky", 12, hands={0: "axe suspicion suspicion suspicion", 1: ALL_INFECTED}, spare="scary")
    do(s, "discard whisky")
    events = do(s, "lay axe")
    assert [(event.seat, event.audience) for event in happened(events, SuperInfected)] == [(1, EVERYONE)]
    events = do(s, "draw scary")
    assert [event.why for event in happened(events, Drew)] == ["redraw"]
    assert legal(s) == ["give scary", "refuse scary"]


@pytest.mark.rule("SA-24")
def test_a_refusal_card_saves_the_partner_from_super_infection() -> None:
    s = offering("axe", "axe suspicion suspicion suspicion", "infected infected infected scary", 12)
    assert legal(s) == ["give scary", "refuse scary"]
    s = offering("", "infected infected infected infected", THING, 12, infected=[0])
    assert legal(s) == ["lay infected"]  # an Infected can give one to The Thing


@pytest.mark.rule("SA-24")
def test_by_the_published_rule_the_super_infected_is_eliminated() -> None:
    s = offering("", ALL_INFECTED, "axe seduction seduction seduction", 12, super_infection="eliminate")
    assert s.observe(TABLE).burnt == (0,)
    assert s.observe(TABLE).active == 1
    assert discards(s)["infected"] == 4
    s = offering("axe", "axe suspicion suspicion suspicion", ALL_INFECTED, 12, super_infection="eliminate")
    assert s.observe(TABLE).burnt == (1,)
    assert hand(s, 0) == "axe suspicion suspicion suspicion"
    assert s.observe(TABLE).active == 2
    assert outcome(s) == ("", ())


@pytest.mark.rule("SA-24", "SA-81")
def test_super_infection_in_a_chain_reaction() -> None:
    hands = {0: "axe suspicion suspicion suspicion", 1: ALL_INFECTED}
    s = drawn("chain_reaction", 12, hands=hands, spare="whisky")
    do(s, "lay axe", "draw whisky")
    assert asked(s) == ("chain", 1)
    assert legal(s) == ["lay whisky"]
    s = drawn("chain_reaction", 12, hands=hands, super_infection="eliminate")
    do(s, "lay axe")
    assert s.observe(TABLE).burnt == (1,)
    assert asked(s) == ("chain", 2)
    while asked(s)[0] == "chain":
        do(s, legal(s)[-1])
    assert "axe" in hand(s, 2)  # it comes to the next living player
    assert s.observe(TABLE).active == 2


@pytest.mark.rule("SA-24", "SA-81")
def test_the_active_player_may_be_eliminated_by_its_own_chain_reaction() -> None:
    s = drawn("chain_reaction", 12, hands={0: ALL_INFECTED}, super_infection="eliminate")
    assert ring(s) == tuple(range(1, 12))
    while asked(s)[0] == "chain":
        do(s, legal(s)[-1])
    assert (s.observe(TABLE).active, s.observe(TABLE).turn) == (1, 6)


@pytest.mark.rule("SA-24", "SA-50", "SA-13")
def test_the_pointer_then_passes_to_the_next_who_is_still_in_the_game() -> None:
    s = drawn("chain_reaction", 12, hands={0: ALL_INFECTED, 1: ALL_INFECTED}, super_infection="eliminate")
    assert s.observe(TABLE).burnt == (0, 1)
    while asked(s)[0] == "chain":
        do(s, legal(s)[-1])
    assert (s.observe(TABLE).active, s.observe(TABLE).turn) == (2, 6)


# answers to an offer

REFUSER = "{} seduction seduction seduction"


@pytest.mark.rule("SA-41", "SA-46", "SA-card:no_thanks")
def test_no_thanks_refuses_an_exchange_and_the_offerer_keeps_the_card() -> None:
    s = offering("axe", "axe suspicion suspicion suspicion", REFUSER.format("no_thanks"))
    events = do(s, "refuse no_thanks", "draw im_comfortable")
    assert [(event.seat, event.card, event.by, event.audience) for event in happened(events, Answered)] == [(1, "no_thanks", 0, EVERYONE)]
    assert [event.why for event in happened(events, OfferEnded)] == ["refused"]
    assert hand(s, 0) == "axe suspicion suspicion suspicion"
    assert hand(s, 1) == "seduction seduction seduction im_comfortable"
    assert [(event.card, event.why) for event in happened(events, Drew)] == [("im_comfortable", "answer")]
    assert dict(s.observe(TABLE).gone) == {"no_thanks": 1}
    assert happened(events, CardShown) == []
    assert s.observe(TABLE).turn == 6


@pytest.mark.rule("SA-42", "SA-card:scary")
def test_scary_refuses_and_looks_at_the_offered_card() -> None:
    s = offering("axe", "axe suspicion suspicion suspicion", REFUSER.format("scary"))
    events = do(s, "refuse scary", "draw im_comfortable")
    for viewer, card in ((0, "axe"), (1, "axe"), (2, ""), (TABLE, "")):
        assert [(event.seat, event.to, event.card) for event in happened(events, CardShown, viewer)] == [(0, 1, card)]
    assert Note(5, "glimpsed", 0, cards=("axe",)) in s.observe(1).notes
    assert Note(5, "was_glimpsed", 1, cards=("axe",)) in s.observe(0).notes
    assert hand(s, 0) == "axe suspicion suspicion suspicion"
    assert hand(s, 1) == "seduction seduction seduction im_comfortable"


@pytest.mark.rule("SA-42")
def test_an_infected_seen_by_scary_infects_nobody() -> None:
    s = offering("infected", THING, REFUSER.format("scary"))
    do(s, "refuse scary", "draw im_comfortable")
    assert role(s, 1) == "human"
    assert hand(s, 0) == THING


@pytest.mark.rule("SA-45", "SA-40", "SA-44")
def test_only_the_three_refusals_answer_an_offer() -> None:
    s = offering("axe", "axe suspicion suspicion suspicion", "im_comfortable no_barbecues missed scary")
    assert legal(s, "refuse") == ["refuse scary", "refuse missed"]
    assert legal(s, "give") == ["give im_comfortable", "give scary", "give missed", "give no_barbecues"]


@pytest.mark.rule("SA-45", "SA-card:seduction", "SA-card:cant_we_be_friends")
def test_seduction_and_cant_we_be_friends_can_be_refused() -> None:
    s = drawn("seduction", 8, hands={3: REFUSER.format("no_thanks")})
    do(s, "play seduction 3", f"lay {s.observe(0).hand[0]}", "refuse no_thanks")
    settle(s)
    assert s.observe(TABLE).turn == 6
    s = drawn("cant_we_be_friends", 8, hands={3: REFUSER.format("no_thanks")})
    do(s, "friend 3", f"lay {s.observe(0).hand[0]}", "refuse no_thanks")
    settle(s)
    assert asked(s) == ("lay", 0)
    assert s.observe(0).exchange() is not None


@pytest.mark.rule("SA-46")
def test_the_offerer_lays_first_and_cannot_withdraw() -> None:
    s = offering("axe", "axe suspicion suspicion suspicion", "scary seduction seduction seduction")
    assert asked(s) == ("answer", 1)
    assert s.observe(0).laid == "axe"
    assert s.observe(1).laid == s.observe(TABLE).laid == ""
    offer = s.observe(TABLE).exchange()
    assert offer is not None
    assert (offer.by, offer.to, offer.why, offer.laid, offer.passed) == (0, 1, "turn", True, False)
    assert legal(s, "lay") == []


def test_what_was_given_and_got_is_seen_by_the_two_alone() -> None:
    s = offering("axe", "axe suspicion suspicion suspicion", "scary seduction seduction seduction")
    events = do(s, "give scary")
    for viewer in (0, 1):
        assert [(event.given, event.got) for event in happened(events, Exchanged, viewer)] == [("axe", "scary")]
    for viewer in (2, TABLE):
        assert [(event.given, event.got) for event in happened(events, Exchanged, viewer)] == [("", "")]
    assert s.observe(0).notes == (Note(5, "gave", 1, cards=("axe",)), Note(5, "got", 1, cards=("scary",)))
    assert s.observe(1).notes == (Note(5, "gave", 0, cards=("scary",)), Note(5, "got", 0, cards=("axe",)))
    assert s.observe(2).notes == ()
