"""Why something is not allowed: each code by some situation."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.engine.contract import CHANCE, IllegalAction, Refusal
from game.stayaway import GAME
from game.stayaway.reasons import CODES
from game.stayaway.state import SaState
from tests.stayaway.scene import do, drawn


def refusal(s: SaState, text: str, viewer: int = 0) -> Refusal:
    """The refusal, which both the state and the observation give."""
    act = GAME.parse(text)
    found = GAME.why_not(s.observe(viewer), act)
    assert found is not None
    if s.who == viewer:
        with pytest.raises(IllegalAction) as caught:
            s.apply(act)
        assert caught.value.refusal == found
    return found


def after(s: SaState, *texts: str) -> SaState:
    """The position some actions later."""
    do(s, *texts)
    return s


PLAIN = "axe suspicion seduction whisky"
THING = "the_thing infected axe suspicion"
CASES: list[tuple[str, Callable[[], SaState], str]] = [
    ("over", lambda: after(drawn("whisky"), "declare 5"), "discard whisky"),
    ("not_asked", lambda: drawn("whisky", active=3), "discard whisky"),
    ("not_asked", lambda: after(drawn("suspicion", hands={1: PLAIN}), "play suspicion 1"), "pick axe"),
    ("wrong_question", lambda: drawn("whisky"), "lay whisky"),
    ("wrong_question", lambda: drawn("whisky"), "accept"),
    ("wrong_question", lambda: drawn("revelations", 8), "show 3"),
    ("wrong_question", lambda: drawn("just_between_us", 7), "show hand"),
    ("not_in_hand", lambda: drawn("whisky"), "discard axe"),
    ("not_in_hand", lambda: drawn("whisky"), "play axe 1"),
    ("not_in_hand", lambda: after(drawn("cant_we_be_friends", 7), "friend 2"), "lay axe"),
    (
        "not_in_hand",
        lambda: after(drawn("determination"), "play determination", "draw infected", "draw missed", "draw no_barbecues"),
        "keep axe",
    ),
    ("not_in_hand", lambda: drawn("revelations", 8), "show infected"),
    ("not_in_hand", lambda: drawn("forgetful", hands={0: PLAIN}), "keep missed"),
    ("never_played", lambda: drawn("infected"), "play infected"),
    ("never_played", lambda: drawn("scary", hands={0: PLAIN}, spare="scary"), "play scary"),
    ("never_played", lambda: drawn("whisky", hands={0: THING}), "play the_thing"),
    ("no_target", lambda: drawn("analysis"), "play analysis"),
    ("no_target", lambda: drawn("whisky"), "play whisky 1"),
    ("no_target", lambda: drawn("analysis"), "play analysis left"),
    ("no_target", lambda: drawn("locked_door"), "play locked_door 1"),
    ("door_between", lambda: drawn("analysis", doors=[0]), "play analysis 1"),
    ("door_between", lambda: drawn("analysis", doors=[5]), "play analysis 5"),
    ("door_between", lambda: drawn("axe", 7, doors=[0], quarantine={1: 2}), "play axe 1"),
    ("quarantined_self", lambda: drawn("flamethrower", quarantine={0: 1}), "play flamethrower 1"),
    ("quarantined_self", lambda: drawn("seduction", quarantine={0: 1}), "play seduction 1"),
    ("quarantined_target", lambda: drawn("seduction", quarantine={3: 1}), "play seduction 3"),
    ("quarantined_target", lambda: drawn("change_places", quarantine={1: 1}), "play change_places 1"),
    ("quarantined_target", lambda: drawn("get_out_of_here", quarantine={1: 1}), "swap 1"),
    ("quarantined_target", lambda: drawn("cant_we_be_friends", 7, quarantine={1: 1}), "friend 1"),
    ("not_neighbour", lambda: drawn("analysis"), "play analysis 3"),
    ("not_neighbour", lambda: drawn("just_between_us", 7), "show 3"),
    ("already_quarantined", lambda: drawn("quarantine", 9, quarantine={1: 1}), "play quarantine 1"),
    ("no_obstacle", lambda: drawn("axe"), "play axe 1"),
    ("no_obstacle", lambda: drawn("axe"), "play axe 0"),
    ("no_obstacle", lambda: drawn("axe"), "play axe left"),
    ("door_there", lambda: drawn("locked_door", 7, doors=[6]), "play locked_door right"),
    ("thing_stays", lambda: drawn("whisky", hands={0: THING}), "discard the_thing"),
    ("thing_stays", lambda: after(drawn("whisky", hands={0: THING}), "discard whisky"), "lay the_thing"),
    ("thing_stays", lambda: drawn("forgetful", hands={0: THING}), "keep axe"),
    ("thing_stays", lambda: drawn("blind_date", hands={0: THING}), "date the_thing"),
    ("keep_one_infected", lambda: drawn("whisky", hands={0: "infected"}, infected=[0]), "discard infected"),
    ("keep_one_infected", lambda: drawn("chain_reaction", hands={0: "infected"}, infected=[0]), "lay infected"),
    ("keep_one_infected", lambda: drawn("forgetful", hands={0: "infected axe suspicion whisky"}, infected=[0]), "keep axe"),
    ("only_thing_gives_infected", lambda: drawn("chain_reaction", hands={0: "infected"}), "lay infected"),
    ("only_thing_gives_infected", lambda: drawn("chain_reaction", hands={0: "infected infected"}, infected=[0]), "lay infected"),
    ("flamethrower_goes", lambda: drawn("whisky", hands={0: "the_thing flamethrower axe"}, doors=[0]), "discard axe"),
    ("flamethrower_goes", lambda: after(drawn("whisky", hands={0: "the_thing flamethrower axe"}), "discard whisky"), "lay axe"),
    ("said_already", lambda: after(drawn("whisky"), "say accuse 1"), "say ask 2"),
    ("talk_off", lambda: drawn("whisky", talk="off"), "say ask 2"),
    ("only_thing_declares", lambda: drawn("whisky"), "declare 0"),
    ("yourself", lambda: drawn("whisky"), "say accuse 0"),
    ("yourself", lambda: drawn("analysis"), "play analysis 0"),
    ("yourself", lambda: drawn("get_out_of_here"), "swap 0"),
    ("burnt", lambda: drawn("whisky", ring=[0, 2, 3, 4, 5]), "say vouch 1"),
    ("burnt", lambda: drawn("seduction", ring=[0, 2, 3, 4, 5]), "play seduction 1"),
    ("burnt", lambda: drawn("cant_we_be_friends", 7, ring=[0, 2, 3, 4, 5]), "friend 1"),
]


@pytest.mark.parametrize(("code", "make", "text"), CASES)
def test_a_refusal_says_why(code: str, make: Callable[[], SaState], text: str) -> None:
    assert refusal(make(), text).code == code


def test_what_only_the_thing_may_do_it_may() -> None:
    s = drawn("whisky")
    assert GAME.why_not(s.observe(5), GAME.parse("declare 5")) is None
    assert GAME.why_not(s.observe(0), GAME.parse("declare 5")) == Refusal("only_thing_declares")


@pytest.mark.parametrize(
    ("card", "hand", "text"),
    [
        ("whisky", "scary axe seduction suspicion", "refuse missed"),
        ("whisky", "scary axe seduction suspicion", "give missed"),
        ("whisky", "no_barbecues axe seduction suspicion", "refuse no_barbecues"),
        ("whisky", "axe axe seduction suspicion", "refuse axe"),
    ],
)
def test_an_answer_needs_a_card_in_hand_that_answers(card: str, hand: str, text: str) -> None:
    s = drawn(card, 9, hands={1: hand})
    do(s, f"discard {card}", f"lay {s.observe(0).hand[0]}")
    held = text.split()[1] in hand
    assert refusal(s, text, 1) == Refusal("no_defence" if held else "not_in_hand", (("card", text.split()[1]),))


def test_a_partner_cannot_give_infected_or_the_thing() -> None:
    for hand, text, code in (
        ("infected axe seduction suspicion", "give infected", "only_thing_gives_infected"),
        ("the_thing axe seduction suspicion", "give the_thing", "thing_stays"),
    ):
        s = drawn("whisky", 9, hands={1: hand})
        do(s, "discard whisky", f"lay {s.observe(0).hand[0]}")
        assert refusal(s, text, 1).code == code


def test_who_is_asked_is_named() -> None:
    assert refusal(drawn("whisky", active=3), "discard whisky") == Refusal("not_asked", (("seat", "3"),))
    s = drawn("suspicion", hands={1: PLAIN})
    do(s, "play suspicion 1")
    assert s.who == CHANCE
    assert refusal(s, "discard axe") == Refusal("not_asked", (("seat", "chance"),))
    assert refusal(drawn("whisky"), "lay whisky") == Refusal("wrong_question", (("asked", "act"),))


def test_every_code_is_given_by_some_situation() -> None:
    assert {code for code, _, _ in CASES} | {"no_defence"} == set(CODES)
