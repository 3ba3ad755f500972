"""Who plays a figure, when it moves, and how it is led in another's turn (mechanism: controllers)."""

from __future__ import annotations

import pytest

from game.betrayal import GAME
from game.betrayal.events import TurnBegan
from game.betrayal.haunts.base import Goal
from game.betrayal.state import BtState
from game.betrayal.terms import HEROES, TRAITORS
from game.betrayal.trading import drop_card
from game.engine.contract import CHANCE, Event
from game.players.betrayal.policy import choose
from tests.betrayal.scene import begin_turn, give, haunted, offered, play, put, scene, texts, total
from tests.betrayal.toys.masters import Masters

pytestmark = pytest.mark.rule("BT-6.4.1")


def begun() -> BtState:
    s = scene(4)
    haunted(s, Masters.number)
    for body in range(len(s.t.bodies)):
        put(s, body, "foyer")
    return s


def order_of_a_round(s: BtState) -> list[tuple[int, int]]:
    """Who has a turn, one after another, and the seat that is asked then; every turn is ended at once, every roll shows something."""
    found: list[tuple[int, int]] = []
    seats = {s.t.turn.body}
    events: list[Event] = []
    while len(found) < 12:
        if s.actor() == CHANCE:
            events = list(total(s, 1))
        else:
            events = play(s, "end")
        for event in events:
            if isinstance(event, TurnBegan):
                if event.body in seats and s.is_explorer(event.body):
                    return found
                actor = s.actor()
                found.append((event.body, -9 if actor is None else actor))
    return found


def test_figures_move_in_the_places_that_their_kinds_say() -> None:
    s = begun()
    traitor = s.t.traitor
    left = s.clockwise(traitor)[0]
    alien, dog, twin = (s.monsters(kind)[0] for kind in ("alien", "dog", "evil_twin"))
    begin_turn(s, traitor)
    order = order_of_a_round(s)
    turns = [body for body, _asked in order]
    assert turns.index(alien) == 0  # with the monsters, after the traitor
    assert turns.index(dog) + 1 == turns.index(left)
    owner = s.t.bodies[twin].seat
    assert turns.index(twin) == turns.index(owner) + 1
    asked = dict(order)
    assert (asked[alien], asked[dog], asked[twin]) == (traitor, left, owner)
    assert sorted(turns) == sorted([alien, dog, twin, *(seat for seat in range(4) if seat != traitor)])


def test_a_hero_leads_a_figure_as_far_as_the_dice_say_within_its_own_turn() -> None:
    s = begun()
    hero, doll = s.heroes()[0], s.monsters("girl")[0]
    begin_turn(s, hero)
    play(s, "do take_girl sanity")
    total(s, 2)
    assert s.actor() == hero
    assert texts(s) == ["place entrance_hall", "place grand_staircase", "stay"]
    assert GAME.rebuild(s.observe(hero), s.hidden(hero)).legal_actions() == s.legal_actions()
    play(s, "place grand_staircase", "place upper_landing")
    assert s.t.bodies[doll].room == "upper_landing"
    assert "stay" not in texts(s)
    assert s.t.turn.body == hero
    assert s.t.turn.spent == 0
    assert offered(s, "do take_girl") == []


def test_a_computer_leads_a_figure_toward_what_draws_it_or_lets_it_be(monkeypatch: pytest.MonkeyPatch) -> None:
    s = begun()
    hero, doll = s.heroes()[0], s.monsters("girl")[0]
    begin_turn(s, hero)
    play(s, "do take_girl sanity")
    total(s, 2)
    monkeypatch.setattr(Masters, "goals", lambda self, s, body: [Goal("upper_landing")] if body == doll else [])
    assert str(choose(s)) == "place grand_staircase"
    monkeypatch.setattr(Masters, "goals", lambda self, s, body: [Goal("foyer")] if body == doll else [])
    assert str(choose(s)) == "stay"


def test_a_demon_obeys_the_ring_and_who_has_it_and_the_traitor_when_nobody_has() -> None:
    s = begun()
    hero, other = s.heroes()[:2]
    demon, traitor = s.monsters("alien")[0], s.t.traitor
    give(s, hero, "ring")
    begin_turn(s, hero)
    play(s, f"do invoke {demon}")
    b = s.t.bodies[demon]
    assert (b.seat, b.side) == (hero, HEROES)
    begin_turn(s, traitor)
    turns = dict(order_of_a_round(s))
    assert turns[demon] == hero
    drop_card(s, hero, "ring")
    assert (b.seat, b.side) == (traitor, TRAITORS)
    s.t.dropped.clear()
    give(s, other, "ring")
    assert (b.seat, b.side) == (other, HEROES)
