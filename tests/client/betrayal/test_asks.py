"""What stands beside a question: help, the numbers behind an answer, and what can be left to the program."""

from __future__ import annotations

import pytest

from game.betrayal.actions import Act
from game.betrayal.data import HOLDINGS
from game.betrayal.observation import BtObservation
from game.client.betrayal.view import BetrayalView
from game.client.table import TableScene
from game.engine.contract import TABLE
from game.engine.match import Match
from game.session.session import Session
from game.words.betrayal.actionwords import action_words
from game.words.betrayal.names import card_name, room_name
from game.words.betrayal.questions import help_words, question_words
from game.words.language import LANGUAGES, set_language
from tests.client.betrayal.tables import lay_out, match_at, new_match, played, press, table_of
from tests.client.hands import open_app


@pytest.mark.slow
def test_the_order_of_cards_can_be_left_to_the_program() -> None:
    app = open_app()
    match = match_at(lambda seen: len(seen.legal) > 1 and seen.legal[0].verb == "order")
    actor = match.actor()
    assert actor is not None
    legal = set(match.observe(actor).legal)
    session = Session(match, app.settings)
    session.raise_curtain(session.asked_person() or "")
    scene = TableScene(session)
    app.reset(scene)
    app.frame(0.0)
    done: list[object] = []
    scene.view.act = done.append  # type: ignore[attr-defined]
    scene.view.panel.form.group.find("for_me").act()  # type: ignore[attr-defined]
    assert len(done) == 1
    assert done[0] in legal
    app.close()


def test_whoever_may_steal_instead_reads_how_much_would_hurt() -> None:
    match = match_at(lambda seen: seen.legal[0].verb == "wound" and len(seen.legal) > 1, options={"haunt": "1"})
    actor = match.actor()
    assert actor is not None
    seen = match.observe(actor)
    assert seen.question is not None
    by = seen.question.points
    assert action_words(seen.legal[0], seen) == f"Hurt: {by}"


def test_the_traits_of_a_monster_stand_there_in_its_turn() -> None:
    match = match_at(
        lambda seen: seen.asked == "turn" and not seen.table.bodies[seen.table.turn.body].who,
        options={"haunt": "1"},
    )
    actor = match.actor()
    assert actor is not None
    assert "Might 8, Speed 3" in help_words(match.observe(actor))


def test_it_is_said_how_an_explorer_is_picked() -> None:
    match = new_match(4)
    actor = match.actor()
    assert actor is not None
    assert "Point at an explorer" in help_words(match.observe(actor))
    app = open_app(scale=2.0)
    table_of(app, match)
    app.draw()
    assert not app.theme.overflows
    app.close()


@pytest.mark.slow
def test_where_rooms_can_be_chosen_on_the_board_it_is_said() -> None:
    match = match_at(lambda seen: seen.asked == "other_end" and len(seen.legal) > 1)
    app = open_app()
    view = table_of(app, match)
    assert "on the board" in view._head()[2]
    assert any(widget.key.startswith("room:") for widget in view.panel.form.group.widgets)
    app.close()


def can_deal(seen: BtObservation) -> bool:
    """Whether a deal can be begun in which both have something to give."""
    others = [int(act.words[0]) for act in seen.legal if act.verb == "trade"]
    if not others or seen.table.turn.used:
        return False
    hands = [seen.table.bodies[seat].cards for seat in (seen.table.turn.body, others[0])]
    return all(any(card in HOLDINGS and HOLDINGS[card].trade for card in cards) for cards in hands)


def first_of(match: Match, verb: str) -> Act:
    """The first thing that this verb offers to whoever is asked."""
    actor = match.actor()
    assert actor is not None
    return next(Act(each.verb, each.words) for each in match.observe(actor).legal if each.verb == verb)


@pytest.mark.slow
def test_a_deal_says_what_is_given_and_taken_and_shows_the_cards_that_come() -> None:
    match = match_at(can_deal, options={"haunt": "1"})
    for verb in ("trade", "give", "ask", "offer"):
        match.play(first_of(match, verb))
    actor = match.actor()
    assert actor is not None
    seen = match.observe(actor)
    asked = seen.question
    assert asked is not None
    app = open_app()
    view = table_of(app, match)
    words = question_words(seen)
    for card in (*asked.gives, *asked.asks):
        assert card_name(card) in words
    for card in asked.gives:
        assert view.panel.form.group.find(f"ask:{card}")
    app.close()


class Window:
    """A table at which people sit, played by hand."""

    def __init__(self, match: Match, language: str) -> None:
        set_language(language)
        self.app = open_app(scale=1.5)
        self.match = match
        self.sit()

    def sit(self) -> None:
        """Whoever is asked looks at the window."""
        session = Session(self.match, self.app.settings)
        session.raise_curtain(session.asked_person() or "")
        self.scene = TableScene(session)
        self.app.reset(self.scene)
        self.settle()

    def settle(self) -> None:
        """Until all has been shown; nothing is cut off."""
        for _ in range(40):
            self.app.frame(0.5)
        assert not self.app.theme.overflows

    @property
    def view(self) -> BetrayalView:
        """What is seen."""
        view = self.scene.view
        assert isinstance(view, BetrayalView)
        return view

    def choose(self, verb: str) -> Act:
        """The first thing that this verb offers, laid out by hand."""
        actor, act, view = self.match.actor(), first_of(self.match, verb), self.view
        lay_out(view, act, lambda key: press(view, key))
        if self.match.actions[-1] != act:  # asked once more
            press(view, f"do:{act.verb}" + "".join(f":{word}" for word in act.words))
        assert self.match.actions[-1] == act
        if self.match.actor() == actor:
            self.settle()
        else:
            self.sit()
        return act


@pytest.mark.rule("BT-4.5.1")
@pytest.mark.parametrize("language", ["en", *(pytest.param(name, marks=pytest.mark.slow) for name in LANGUAGES if name != "en")])
def test_a_deal_is_laid_out_refused_changed_once_and_taken_by_hand(language: str) -> None:
    window = Window(match_at(can_deal, options={"haunt": "1"}), language)
    giver = window.match.actor()
    window.choose("trade")
    window.choose("call_off")
    window.choose("trade")
    given, asked = window.choose("give"), window.choose("ask")
    window.choose("take_back")
    window.choose("give")
    window.choose("offer")
    assert window.match.actor() != giver
    assert {widget.key for widget in window.view.panel.form.group.widgets} >= {"do:accept", "do:refuse"}
    window.choose("refuse")
    assert window.match.actor() == giver
    assert not any(widget.key == "do:offer" for widget in window.view.panel.form.group.widgets)  # it has to be changed first
    window.choose("take_back")
    window.choose("offer")
    assert window.match.actor() != giver
    window.choose("accept")
    assert window.match.actor() == giver
    taken = window.match.observe(TABLE).table.bodies[giver or 0].cards
    assert str(asked.words[0]) in taken
    assert str(given.words[0]) in taken  # taken back the second time
    assert not any(widget.key.startswith("do:trade") for widget in window.view.panel.form.group.widgets)
    window.app.close()
    set_language("en")


def test_a_roll_that_is_asked_about_shows_the_card_on_which_it_stands() -> None:
    def rolling(seen: BtObservation) -> bool:
        return seen.question is not None and seen.asked == "before_roll" and seen.question.purpose.startswith("event_")

    match = match_at(rolling)
    app = open_app()
    view = table_of(app, match)
    assert any(widget.key.startswith("ask:") for widget in view.panel.form.group.widgets)
    app.close()


def test_a_room_that_moves_is_named_and_its_place_is_asked_for_first() -> None:
    match = match_at(lambda seen: seen.asked == "room_moves" and len({act.words[:2] for act in seen.legal}) > 1)
    actor = match.actor()
    assert actor is not None
    seen = match.observe(actor)
    assert seen.question is not None
    room = seen.table.bodies[seen.question.body].room
    assert room_name(room) in question_words(seen)
    app = open_app()
    view = table_of(app, match)
    assert "lit places" in view._head()[2]
    view.choose_cell(view.laying.cells()[0])
    assert "R turns" in view._head()[2]
    app.close()


def test_who_looks_on_is_not_told_which_keys_to_press() -> None:
    match = match_at(lambda seen: seen.asked == "laying")
    actor = match.actor()
    assert actor is not None
    assert "R turns" in help_words(match.observe(actor))
    assert help_words(match.observe((actor + 1) % 4)) == ""


def test_a_number_is_not_parted_from_what_it_counts() -> None:
    app = open_app()
    words = table_of(app, played(20)).state_words()
    assert "\N{NO-BREAK SPACE}omen" in words
    assert words.split(" ")[0].startswith("Round\N{NO-BREAK SPACE}")
    app.close()
