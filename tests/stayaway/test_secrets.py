"""Who knows what: roles, hands, notes, and each viewer's version of what happens."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.engine.contract import ALL, CHANCE, TABLE, Event, Setup, Viewer, visible
from game.stayaway import GAME
from game.stayaway.events import (
    BecameInfected,
    CardShown,
    ChainPassed,
    Drew,
    Exchanged,
    HandShown,
    SaEvent,
)
from game.stayaway.observation import Note
from game.stayaway.state import SaState
from game.stayaway.terms import NOBODY
from tests.conformance import random_action
from tests.stayaway.scene import do, drawn, hand, happened, legal, role

THING = "the_thing infected infected suspicion"


def infecting() -> SaState:
    """Seat 0, The Thing, infects seat 1."""
    s = drawn("whisky", hands={0: THING, 1: "axe seduction seduction seduction"})
    do(s, "discard whisky", "lay infected", "give axe")
    return s


@pytest.mark.rule("SA-21", "SA-6")
def test_an_infection_is_known_to_that_seat_and_the_thing_only() -> None:
    s = infecting()
    assert s.observe(1).role == "infected"
    assert s.observe(0).infected == (1,)
    for viewer in (2, 3, 4, 5, TABLE):
        seen = s.observe(viewer)
        assert (seen.infected, seen.thing, seen.roles, seen.notes) == ((), NOBODY, (), ())
    assert s.observe(1).infected == ()


@pytest.mark.rule("SA-21")
def test_an_infected_knows_the_things_seat_and_no_other_infected() -> None:
    s = drawn("whisky", hands={0: THING}, infected=[2, 3])
    assert (s.observe(2).thing, s.observe(2).infected) == (0, ())
    assert (s.observe(3).thing, s.observe(3).infected) == (0, ())
    assert (s.observe(0).thing, s.observe(0).infected) == (0, (2, 3))
    assert s.observe(1).thing == s.observe(TABLE).thing == NOBODY


def test_the_two_have_it_in_their_notes() -> None:
    s = infecting()
    assert s.observe(0).notes == (
        Note(5, "gave", 1, cards=("infected",)),
        Note(5, "got", 1, cards=("axe",)),
        Note(5, "infected", 1),
    )
    assert s.observe(1).notes == (
        Note(5, "gave", 0, cards=("axe",)),
        Note(5, "got", 0, cards=("infected",)),
        Note(5, "infected_by", 0),
    )


def test_the_danger_of_a_flamethrower_is_the_things_own_secret() -> None:
    s = drawn("whisky", hands={2: "the_thing flamethrower flamethrower axe"}, hot=1)
    assert (s.observe(2).hot, s.observe(2).fresh_hot) == (1, 1)
    for viewer in (0, 1, 3, TABLE):
        assert (s.observe(viewer).hot, s.observe(viewer).fresh_hot) == (0, 0)


@pytest.mark.rule("SA-50")
def test_a_burnt_seats_role_stays_hidden_from_all_others() -> None:
    s = drawn("flamethrower", hands={1: "infected axe suspicion suspicion"}, infected=[1])
    do(s, "play flamethrower 1", "accept")
    for viewer in (0, 2, 3, 4, TABLE):
        assert s.observe(viewer).roles == ()
        assert s.observe(viewer).infected == ()
    assert s.observe(5).infected == (1,)  # The Thing knows whom it infected


def test_what_all_know_of_a_hand_is_forgotten_when_a_card_leaves_it_unseen() -> None:
    mine = "axe seduction suspicion suspicion"
    old, new = (drawn("whisky", hands={0: mine}, known={0: mine}) for _ in range(2))
    do(old, "discard axe", "lay suspicion")
    do(new, "discard whisky", "lay suspicion")
    assert old.observe(TABLE).places[0].known == ()
    assert old.observe(TABLE) == new.observe(TABLE)


def test_of_an_openly_played_card_all_know_that_it_has_left() -> None:
    s = drawn("suspicion", hands={0: "axe seduction whisky infected"}, known={0: "axe seduction whisky"}, doors=[0])
    do(s, "play suspicion 5", f"pick {s.observe(5).hand[0]}")
    assert s.observe(TABLE).places[0].known == ("axe", "seduction", "whisky")
    s = drawn("suspicion", hands={0: "axe seduction whisky infected"}, known={0: "axe seduction whisky"})
    do(s, "play seduction 3")
    assert s.observe(TABLE).places[0].known == ("axe", "whisky")


def test_a_refusal_is_noted_by_all() -> None:
    s = drawn("whisky", hands={1: "no_thanks axe seduction suspicion"})
    do(s, "discard whisky", f"lay {s.observe(0).hand[0]}", "refuse no_thanks")
    assert all(s.observe(seat).notes == (Note(5, "refused", 1, 0, ("no_thanks",)),) for seat in range(6))


# whole games


def played(seats: int, seed: int, **options: str) -> Iterator[tuple[SaState, list[Event]]]:
    """Every position of a random game with the events that led to it."""
    s, rng = GAME.new(Setup(seats, options)), random.Random(seed)
    while s.actor() is not None:
        events: list[Event] = list(s.apply(random_action(s, rng)))
        yield s, events


def noted(events: list[Event], seat: Viewer, turn: int) -> list[Note]:
    """What a seat may note of what it sees happen: from its own versions of the events alone."""
    found = []
    for event in events:
        match event:
            case HandShown(seat=who, to=to, cards=cards) if cards or who == seat:
                kind, about = ("showed", to) if who == seat else ("saw", who)
                found.append(Note(turn, kind, about, cards=cards))
            case CardShown(seat=who, to=to, card=card) if card:
                kind, about = ("was_glimpsed", to) if who == seat else ("glimpsed", who)
                found.append(Note(turn, kind, about, cards=(card,)))
            case Exchanged(one=one, two=two, given=given, got=got) if seat in (one, two):
                other, gave, has = (two, given, got) if seat == one else (one, got, given)
                found += [Note(turn, "gave", other, cards=(gave,)), Note(turn, "got", other, cards=(has,))]
            case ChainPassed(seat=who, to=to, card=card) if card:
                found += [Note(turn, "gave", to, cards=(card,))] if who == seat else []
                found += [Note(turn, "got", who, cards=(card,))] if to == seat else []
            case BecameInfected(seat=who, by=by):
                found.append(Note(turn, "infected_by", by) if who == seat else Note(turn, "infected", who))
            case _:
                pass
    return found


def test_notes_hold_what_the_seat_saw_and_nothing_else() -> None:
    kinds = set()
    for seats, seed in ((4, 1), (5, 2), (7, 3), (9, 2), (10, 4), (12, 6)):
        expected: dict[int, list[Note]] = {seat: [] for seat in range(seats)}
        turn = 0
        for s, events in played(seats, seed, quarantine="open" if seats == 5 else "isolate"):
            for seat in range(seats):
                expected[seat] += noted(visible(events, seat), seat, turn)
                notes = s.observe(seat).notes
                assert [note for note in notes if note.kind not in ("refused", "laid")] == expected[seat]
                kinds |= {note.kind for note in notes}
            turn = s.turn
    assert kinds >= {"gave", "got", "saw", "showed", "glimpsed", "was_glimpsed", "infected", "infected_by", "refused", "laid"}


def cards_named(event: Event) -> tuple[str, ...]:
    """The cards that a version of an event tells."""
    return tuple(card for name in ("card", "given", "got") if (card := getattr(event, name, ""))) + tuple(getattr(event, "cards", ()))


@pytest.mark.parametrize("seats", [4, 8, 12])
def test_each_fact_comes_to_each_viewer_in_one_version_with_the_full_one_for_all(seats: int) -> None:
    for _, events in played(seats, 5):
        for event in events:
            assert isinstance(event, SaEvent)
            same = [other for other in events if _bare(other) == _bare(event)]
            for other in same:
                if cards_named(other) and not cards_named(event):
                    assert not other.audience & event.audience  # no viewer gets two versions of one fact
        full = visible(events, ALL)
        for viewer in (0, 1, TABLE):
            assert len(visible(events, viewer)) <= len(full)


def _bare(event: Event) -> tuple[object, ...]:
    """An event without its cards and audience."""
    hidden = ("card", "cards", "given", "got", "audience")
    return (type(event), *[getattr(event, name) for name in event.__struct_fields__ if name not in hidden])


def test_a_draw_of_another_is_seen_without_the_card() -> None:
    for s, events in played(6, 7):
        for event in happened(events, Drew):
            for viewer in (*range(6), TABLE):
                if viewer == event.seat:
                    continue
                seen = [other.card for other in happened(events, Drew, viewer) if other.seat == event.seat]
                open_to_all = event.audience & 1 << 30
                assert open_to_all or not any(seen)
        if s.actor() == CHANCE:
            assert s.observe(TABLE).legal == ()


def test_no_hand_and_no_role_of_another_is_in_an_observation_before_the_end() -> None:
    for seats in (4, 9):
        for s, _ in played(seats, 8):
            if s.actor() is None:
                assert s.observe(ALL).result
                continue
            for viewer in (*range(seats), TABLE):
                seen = s.observe(viewer)
                assert (seen.hands, seen.roles) == ((), ())
                assert " ".join(seen.hand) == (hand(s, viewer) if viewer >= 0 else "")
                assert seen.role == (role(s, viewer) if viewer >= 0 else "")
                assert (seen.thing != NOBODY) == (seen.role in ("thing", "infected"))
                assert not seen.infected or seen.role == "thing"
                if viewer != s.active:
                    assert (seen.drawn, seen.choice) == ("", ())
                if viewer != s.actor():
                    assert seen.legal == ()
    assert legal(s) == []
