"""Who is out, and how the game ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.contract import EVERYONE, TABLE, Outcome, Setup, unattended
from game.engine.match import Holder, Match
from game.players.arena import chosen_options
from game.stayaway import GAME
from game.stayaway.events import Burnt, Declared, GoesOn, RolesShown
from game.stayaway.numbers import TUNED
from game.stayaway.state import SaState
from tests.stayaway.scene import asked, discards, do, drawn, finish_turn, hand, happened, legal, outcome, role, settle, table

LAST = 6 * TUNED.now.turns_a_seat
"""The last turn of a game with six seats."""


VICTIM = "axe missed suspicion suspicion"


TEXTS = Path(__file__).parents[2] / "game" / "words" / "texts"


def burning(*, victim: int = 1, **position: object) -> SaState:
    """Seat 0 burns a neighbour."""
    hands = {0: "suspicion seduction seduction whisky", **position.pop("hands", {})}  # type: ignore[dict-item]
    s = drawn("flamethrower", position.pop("seats", 6), hands=hands, **position)  # type: ignore[arg-type]
    do(s, f"play flamethrower {victim}", "accept")
    return s


# out of the game


@pytest.mark.rule("SA-50")
def test_the_hand_goes_to_the_discards_unseen_and_the_role_stays_hidden() -> None:
    s = burning(hands={1: "infected axe suspicion suspicion"}, infected=[1])
    assert discards(s) == {"flamethrower": 1, "infected": 1, "axe": 1, "suspicion": 2}
    assert s.observe(TABLE).gone == (("flamethrower", 1),)
    assert s.observe(TABLE).burnt == (1,)
    assert not s.observe(TABLE).places[1].alive
    assert s.observe(TABLE).places[1].cards == 0
    assert all(s.observe(viewer).roles == () for viewer in (0, 1, 2, TABLE))
    assert s.observe(1).role == "infected"  # the player keeps the own


@pytest.mark.rule("SA-50")
def test_that_it_was_not_the_thing_is_seen_and_no_more() -> None:
    infected = burning(hands={1: "infected axe suspicion suspicion"}, infected=[1])
    human = burning(hands={1: "infected axe suspicion suspicion"})
    for viewer in (2, 3, 4, TABLE):
        assert infected.observe(viewer) == human.observe(viewer)
    s = drawn("flamethrower", hands={1: VICTIM})
    events = do(s, "play flamethrower 1", "accept")
    assert [(event.seat, event.why, event.audience) for event in happened(events, GoesOn)] == [(1, "burnt", EVERYONE)]
    assert [(event.seat, event.by) for event in happened(events, Burnt)] == [(1, 0)]


@pytest.mark.rule("SA-50", "SA-90")
def test_who_is_out_has_lost_whatever_happens_later() -> None:
    s = burning(hands={1: VICTIM, 2: "the_thing"}, infected=[3])
    finish_turn(s)
    settle(s)
    assert s.observe(TABLE).active == 2
    s = drawn("flamethrower", hands={1: "the_thing"}, ring=[0, 1, 3, 4, 5], infected=[3])
    do(s, "play flamethrower 1", "accept")
    assert outcome(s) == ("thing_burnt", (0, 4, 5))  # 2, burnt as a Human, is not among them


@pytest.mark.rule("SA-50", "SA-15")
def test_neighbours_close_up() -> None:
    s = burning(hands={1: VICTIM})
    assert asked(s) == ("lay", 0)
    do(s, legal(s)[0])
    assert asked(s) == ("answer", 2)
    do(s, legal(s, "give")[0])
    assert s.observe(TABLE).active == 2


@pytest.mark.rule("SA-50")
def test_a_card_never_burns_anybody_but_the_flamethrower() -> None:
    deaths = set()
    for card in ("analysis", "suspicion", "whisky", "change_places", "youd_better_run", "seduction", "axe", "quarantine", "locked_door"):
        s = drawn(card, 8, doors=[7])
        for text in [text for text in legal(s, "play") if text.split()[1] == card]:
            t = s.clone()
            events = do(t, text) + finish_turn(t)
            deaths |= {event.seat for event in happened(events, Burnt)}
    assert deaths == set()


# The Thing is burnt


@pytest.mark.rule("SA-90", "SA-93")
def test_when_the_thing_is_burnt_the_humans_still_in_the_game_win_and_all_cards_are_shown() -> None:
    s = drawn("flamethrower", hands={0: "whisky seduction seduction suspicion", 1: "the_thing infected axe suspicion"}, infected=[4])
    do(s, "play flamethrower 1")
    events = do(s, "accept")
    assert s.outcome() == Outcome((0, 2, 3, 5), (1, 4), "thing_burnt")
    assert GAME.winning_side(s.outcome() or Outcome((), (), "")) == "humans"
    shown = happened(events, RolesShown)
    assert [(event.result, event.roles, event.audience) for event in shown] == [
        ("thing_burnt", ("human", "thing", "human", "human", "infected", "human"), EVERYONE)
    ]
    assert shown[0].hands[1] == ("the_thing", "infected", "axe", "suspicion")
    assert s.actor() is None
    assert s.observe(1).result == "thing_burnt"
    assert s.interrupts() == ()


# The Thing declares


@pytest.mark.rule("SA-91", "SA-93", "SA-8")
def test_the_thing_declares_truly_and_wins_with_the_infected_still_in_the_game_but_the_last() -> None:
    s = table(5, hands={2: "the_thing"}, infected=[0, 1, 3], ring=[0, 1, 2, 3], human_out=True, last_lost=3)
    events = do(s, "declare 2")
    assert [event.seat for event in happened(events, Declared)] == [2]
    assert s.outcome() == Outcome((0, 1, 2), (3, 4), "declared")
    assert [event.result for event in happened(events, RolesShown)] == ["declared"]
    assert GAME.winning_side(s.outcome() or Outcome((), (), "")) == "thing"


@pytest.mark.rule("SA-91", "SA-8")
def test_when_the_last_human_was_eliminated_all_infected_in_the_game_win() -> None:
    hands = {0: "infected seduction seduction whisky", 1: VICTIM, 3: "the_thing"}
    s = drawn("flamethrower", 4, hands=hands, infected=[0, 2], human_out=False, last_lost=2)
    do(s, "play flamethrower 1", "accept", "declare 3")
    assert s.outcome() == Outcome((0, 2, 3), (1,), "declared")


@pytest.mark.rule("SA-91")
def test_the_human_infected_last_loses_with_those_eliminated() -> None:
    s = drawn(
        "whisky", 5, hands={0: "the_thing infected suspicion", 1: VICTIM}, ring=[0, 1, 2, 3], infected=[2, 3], human_out=True, last_lost=2
    )
    do(s, "discard whisky", "lay infected", "give axe", "declare 0")
    assert s.outcome() == Outcome((0, 2, 3), (1, 4), "declared")


@pytest.mark.rule("SA-92", "SA-8")
def test_if_nobody_was_eliminated_as_a_human_the_thing_alone_wins() -> None:
    s = table(4, hands={2: "the_thing"}, infected=[0, 1, 3], last_lost=3)
    do(s, "declare 2")
    assert s.outcome() == Outcome((2,), (0, 1, 3), "declared_alone")
    s = table(5, hands={2: "the_thing"}, infected=[0, 1, 3, 4], ring=[0, 1, 2, 3], last_lost=3)  # 4 was burnt when infected
    do(s, "declare 2")
    assert s.outcome() == Outcome((2,), (0, 1, 3, 4), "declared_alone")
    assert GAME.winning_side(s.outcome() or Outcome((), (), "")) == "thing"


@pytest.mark.rule("SA-92")
def test_burning_an_infected_does_not_count_as_burning_a_human() -> None:
    hands = {0: "the_thing seduction seduction whisky", 1: "infected axe suspicion suspicion"}
    s = drawn("flamethrower", 4, hands=hands, infected=[1, 2, 3], last_lost=2)
    do(s, "play flamethrower 1", "accept", "declare 0")
    assert outcome(s) == ("declared_alone", (0,))


@pytest.mark.rule("SA-93", "SA-8")
def test_declared_wrongly_the_humans_still_in_the_game_win() -> None:
    s = table(5, hands={2: "the_thing"}, infected=[0], ring=[0, 1, 2, 3])
    events = do(s, "declare 2")
    assert s.outcome() == Outcome((1, 3), (0, 2, 4), "declared_wrongly")
    assert [event.result for event in happened(events, RolesShown)] == ["declared_wrongly"]
    assert GAME.winning_side(s.outcome() or Outcome((), (), "")) == "humans"


@pytest.mark.rule("SA-91")
def test_the_thing_may_declare_at_any_moment_but_nobody_else_may() -> None:
    s = drawn("whisky", hands={3: "the_thing"})
    for _ in range(12):
        assert [str(act) for act in s.observe(3).interrupts] == ["declare 3"]
        assert [(seat, str(act)) for seat, act in s.interrupts()] == [(3, "declare 3")]
        assert all(s.observe(viewer).interrupts == () for viewer in (0, 1, 2, 4, 5, TABLE))
        t = s.clone()
        do(t, "declare 3")
        assert outcome(t)[0] == "declared_wrongly"
        s.apply(s.legal_actions()[-1] if s.legal_actions() else s.chances()[0][0])


@pytest.mark.rule("SA-91")
def test_nobody_declares_while_cards_are_dealt() -> None:
    s = GAME.new(GAME.varieties()[0])
    do(s, "dealer 0", "deal the_thing")
    assert s.interrupts() == ()
    assert s.observe(0).interrupts == ()


@pytest.mark.rule("SA-91")
def test_the_thing_that_is_left_alone_need_not_declare() -> None:
    s = drawn("flamethrower", hands={0: "the_thing", 3: VICTIM}, ring=[0, 3], human_out=True)
    do(s, "play flamethrower 3", "accept")
    assert outcome(s) == ("declared", (0,))


# limit


@pytest.mark.rule("SA-94")
def test_after_so_many_turns_for_each_player_the_game_is_a_draw() -> None:
    s = drawn("whisky", turn=LAST, doors=[0])
    do(s, "discard whisky")
    assert s.outcome() == Outcome((), (0, 1, 2, 3, 4, 5), "draw")
    assert GAME.winning_side(s.outcome() or Outcome((), (), "")) == "nobody"
    s = drawn("whisky", turn=LAST - 1, doors=[0])
    do(s, "discard whisky")
    assert outcome(s) == ("", ())


@pytest.mark.rule("SA-94")
@pytest.mark.parametrize(("limit", "turns"), [("yes", TUNED.now.turns_a_seat), ("far", TUNED.now.far_turns_a_seat), ("no", None)])
def test_the_limit_is_an_option(limit: str, turns: int | None) -> None:
    for turn in (LAST, 6 * TUNED.now.far_turns_a_seat, 100 * LAST):
        for before in (turn - 1, turn):
            s = drawn("whisky", turn=before, doors=[0], turn_limit=limit)
            do(s, "discard whisky")
            assert outcome(s)[0] == ("draw" if turns is not None and before >= 6 * turns else "")


@pytest.mark.rule("SA-94")
def test_a_table_without_a_person_at_its_start_has_a_far_limit_instead_of_none() -> None:
    computers, anna = [Holder(level="normal")] * 6, Holder(person="Anna")
    for limit in ("yes", "far", "no"):
        alone = Match(GAME, Setup(6, {"turn_limit": limit}), computers, 1)
        watched = Match(GAME, Setup(6, {"turn_limit": limit}), [anna, *computers[1:]], 1)
        assert alone.setup.options["turn_limit"] == ("far" if limit == "no" else limit)
        assert watched.setup.options["turn_limit"] == limit
        assert alone.setup.options.keys() == watched.setup.options.keys()
    assert chosen_options(GAME, ["turn_limit=no"])["turn_limit"] == "far"
    assert unattended(GAME, Setup(6, {"turn_limit": "no"})).options["turn_limit"] == "far"


def test_the_dead_keep_what_they_have_learnt() -> None:
    s = drawn("flamethrower", hands={1: "infected axe suspicion suspicion"}, infected=[1])
    before = s.observe(1)
    do(s, "play flamethrower 1", "accept")
    after = s.observe(1)
    assert (after.notes, after.role, after.thing) == (before.notes, "infected", 5)
    assert after.hand == ()
    assert role(s, 1) == "infected"
    assert hand(s, 1) == ""


@pytest.mark.rule("SA-8")
@pytest.mark.parametrize(
    ("language", "roles"),
    [
        ("en", ("The Thing", "The Infected", "The Humans")),
        ("ru", ("Нечто", "Заражённые", "Люди")),
        ("uk", ("Покруч", "Інфіковані", "Люди")),
    ],
)
def test_the_rulebook_says_each_sides_aim(language: str, roles: tuple[str, ...]) -> None:
    text = (TEXTS / language / "stayaway.md").read_text("utf-8")
    aims = text.partition("{#aims}")[2].partition("## ")[0]
    assert [line.split("**")[1].rstrip(":") for line in aims.splitlines() if line.startswith("- **")] == list(roles)
