"""What a haunt forbids is asked inside the deed: no choice, card, room, token or other player goes round it."""

from __future__ import annotations

import ast
import importlib
import inspect
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import game.betrayal
from game.betrayal import GAME, haunts
from game.betrayal import events as e
from game.betrayal.actions import act
from game.betrayal.deeds import GATES, RULEBOOK, Veto
from game.betrayal.effects import Specially
from game.betrayal.eventdeeds import victims
from game.betrayal.haunts.base import Haunt
from game.betrayal.state import BtState
from game.betrayal.statuses import VETO_IDS
from game.betrayal.weighing import forbidding
from game.engine.contract import Event
from game.words.betrayal.haunts import words_of
from game.words.language import LANGUAGES, read_text
from tests.betrayal.scene import give, offered, plain_haunt, play, put, run, scene, texts, total
from tests.betrayal.vetoes.matrix import broken, without
from tests.betrayal.vetoes.raw import DO, LAST, carried_out, forbidden
from tests.betrayal.vetoes.stage import BRINGS, STAGE, acting, in_turn, situation, turn_of, vetoes
from tests.betrayal.vetoes.trying import CAUSES
from tests.betrayal.vetoes.watching import watching

RULES = Path(game.betrayal.__file__).parent
EVERY = [pytest.param(number, veto, id=f"{number}-{veto.id}") for number, veto in vetoes()]


def biting(number: int, veto: Veto) -> BtState:
    """A position in somebody's turn in which a veto forbids something."""
    for body in acting(situation(number, veto), veto):
        s = in_turn(number, veto, body)
        if s is not None and forbidden(s, veto, 1):
            return s
    raise AssertionError(f"{veto.id} of haunt {number} holds of nobody: say in BRINGS how it comes about")


@pytest.mark.rule("BT-6.3.2")
@pytest.mark.parametrize(("number", "veto"), EVERY)
def test_the_deed_itself_asks_and_tells_why_it_did_not_happen(number: int, veto: Veto) -> None:
    start = biting(number, veto)
    for deed in forbidden(start, veto):
        for do in (DO[veto.deed], LAST.get(veto.deed)):
            if do is None:
                continue
            s = start.clone()
            with watching(s.haunt.forbids) as watch:
                carried_out(s, deed, do)
            assert (watch.broken, deed) == ([], deed)
            assert veto.id in watch.told or (veto.deed == "use" and deed.card == "skull")


@pytest.mark.parametrize(("number", "veto"), EVERY)
def test_it_would_happen_if_nobody_asked(number: int, veto: Veto) -> None:
    start = biting(number, veto)
    without(start, veto)
    seen: list[str] = []
    for deed in forbidden(start, veto):
        s = start.clone()
        with watching([veto]) as watch:
            carried_out(s, deed, DO[veto.deed])
        seen += watch.broken
    assert veto.id in seen


@pytest.mark.parametrize(("number", "veto"), EVERY)
def test_what_is_forbidden_is_not_offered_and_is_refused_with_the_reason(number: int, veto: Veto) -> None:
    for body in acting(situation(number, veto), veto):
        s = in_turn(number, veto, body)
        if s is None:
            continue
        assert [str(chosen) for chosen in s.legal_actions() if forbidding(s, body, chosen)] == []


@pytest.mark.rule("BT-H45")
def test_a_refusal_names_what_forbids() -> None:
    s = situation(45)
    assert turn_of(s, s.t.traitor)
    o = s.observe(s.t.traitor)
    for action in (act("go", "upper_landing"), act("token", "slide"), act("explore", "E")):
        refusal = GAME.why_not(o, action)
        assert refusal is not None
        assert (refusal.code, dict(refusal.params)) == ("forbidden", {"haunt": "45", "veto": "builder_stays"})


@pytest.mark.rule("BT-H41")
def test_a_refusal_knows_what_the_asked_seat_alone_knows() -> None:
    s = situation(41)
    give(s, s.t.traitor, "spirit_board")
    assert turn_of(s, s.t.traitor)
    s.secrets.own[s.t.traitor]["spent"] = "1"
    s._legal = None
    refusal = GAME.why_not(s.observe(s.t.traitor), act("use", "spirit_board"))
    assert refusal is not None
    assert dict(refusal.params) == {"haunt": "41", "veto": "board_before_moving"}
    s.secrets.own[s.t.traitor]["room"] = "tower"
    s._legal = None
    refusal = GAME.why_not(s.observe(s.t.traitor), act("use", "dynamite", "attic"))
    assert refusal is not None
    assert dict(refusal.params) == {"haunt": "41", "veto": "on_both_sides"}


def barred(events: Sequence[Event]) -> list[str]:
    """The vetoes that were told to have stopped something."""
    return [event.words[0] for event in events if isinstance(event, e.Told) and event.fact == "barred"]


@pytest.mark.rule("BT-H45")
def test_nobody_sends_the_builder_away_and_he_does_not_ride_or_drink_himself_away() -> None:
    s = situation(45)
    builder = s.t.traitor
    for seat in s.heroes()[1:]:
        put(s, seat, "foyer")
    give(s, 0, "dark_dice")
    assert turn_of(s, 0)
    play(s, "use dark_dice")
    assert barred(total(s, 5)) == ["builder_stays"]
    for card in ("bottle", "dark_dice"):
        s = situation(45)
        give(s, builder, card)
        assert turn_of(s, builder)
        play(s, f"use {card}")
        assert barred(total(s, 6)) == ["builder_stays"]
        assert s.t.bodies[builder].room == STAGE
    s.t.tokens["slide"] = [STAGE]
    s.t.tokens["wall_switch"] = [STAGE, "mystic_elevator"]
    assert turn_of(s, builder)
    assert offered(s, "token") == []
    assert turn_of(s, 0)  # while a hero beside him may use both
    assert {"token slide", "token wall_switch"} <= set(offered(s, "token"))


@pytest.mark.rule("BT-H49")
def test_a_soul_slides_into_a_room_that_is_there_and_steals_nothing_with_the_gloves() -> None:
    s = situation(49)
    give(s, 0, "pickpockets_gloves")
    s.t.tokens["slide"] = [STAGE]
    assert turn_of(s, 0)
    assert offered(s, "use pickpockets_gloves") == []
    rooms = set(s.board.spots)
    play(s, "token slide")
    assert barred(total(s, 0)) == ["souls_do_not_explore"]
    assert {text.split()[0] for text in texts(s)} == {"land"}
    s.apply(s.legal_actions()[0])
    assert set(s.board.spots) == rooms
    assert s.board.floor(s.room(0)) == "basement"


@pytest.mark.rule("BT-H10")
def test_a_bloody_vision_does_not_strike_a_trapped_zombie() -> None:
    s = situation(10)
    for body in (*s.heroes()[1:], *s.monsters()):
        put(s, body, "foyer")
    hero, zombie = s.heroes()[0], s.monsters("zombie")[0]
    put(s, zombie, STAGE)
    assert victims(s, hero) == [zombie]
    s.t.bodies[zombie].mark = "trapped"
    assert victims(s, hero) == []


@pytest.mark.rule("BT-H41")
def test_a_bloody_vision_says_nothing_of_somebody_unseen() -> None:
    s = situation(41)
    for seat in s.heroes()[1:]:
        put(s, seat, "foyer")
    hero = s.heroes()[0]
    assert s.together(hero, s.t.traitor)
    assert victims(s, hero) == []
    assert turn_of(s, hero)
    assert barred(run(s, Specially(hero, "strike"))) == []


def _small(name: str) -> bool:
    """The causes of the quick matrix: what moves, steals, attacks or draws."""
    return name in ("bottle", "dark_dice", "pickpockets_gloves", "mystic_slide", "token slide", "token wall_switch", "bloody_vision")


@pytest.mark.rule("BT-H45", "BT-H49")
@pytest.mark.parametrize("number", [45, 49])
def test_the_known_ways_round_are_closed(number: int) -> None:
    names = [name for name in CAUSES if _small(name)]
    found = list(broken(number, None, names, most=60))
    assert [(name, ids) for name, ids, _ in found if ids] == []


@pytest.mark.slow
@pytest.mark.parametrize("number", haunts.NUMBERS)
def test_no_card_room_or_token_goes_round_what_a_haunt_forbids(number: int) -> None:
    found = list(broken(number, None, most=2))
    later = {BRINGS[veto.id]: veto for each, veto in vetoes() if each == number and veto.id in BRINGS}
    for veto in later.values():  # what comes about later: what is in hands, in decks and on the floor
        found += broken(number, veto, [name for name in CAUSES if not name.startswith(("in ", "drawing "))], most=2)
    assert [(name, ids) for name, ids, _ in found if ids] == []


@pytest.mark.slow
def test_the_matrix_sees_what_nobody_asks_about() -> None:
    ways = {
        "builder_stays": ("bottle", "dark_dice", "mystic_slide", "revolving_wall", "token slide", "token wall_switch", "the_lost_one"),
        "workshop_stays": ("what_the",),
        "souls_do_not_explore": ("token slide",),
        "souls_get_nothing": ("pickpockets_gloves",),
        "souls_draw_nothing": ("puzzle_box",),
        "pack_shuns_the_lift": ("bottle", "dark_dice", "token wall_switch"),
        "symbol_is_not_given_away": ("shrieking_wind",),
        "drawn_to_the_ballroom": ("bottle", "dark_dice", "token secret_passage"),
        "bound_to_the_chase": ("spirit_board",),
        "medallion_is_for_heroes": ("pickpockets_gloves",),
    }
    for number, veto in vetoes():
        names = ways.get(veto.id, ())
        assert [name for name, ids, _ in broken(number, veto, names, lifted=True, most=200) if not ids] == []


# nobody writes what the deeds write


WRITERS = {
    "room": {"position"},
    "half": {"position"},
    "cards": {"holding"},
    "dropped": {"holding", "discarding"},
    "spots": {"position", "board"},
}
"""Field of the table -> the rooms of the rules that may write it."""
CALLERS = {
    "stand": {"position", "moving", "rooms", "discarding", "chasing", "carrying", "outside", "haunts.hiding"},
    "nowhere": {"position", "harm"},
    "use_board": {"position", "discarding"},
}
"""What writes -> the rooms that may call it: the gates, and what nothing forbids (a haunt's own hiding, a tile in another's place)."""
WRITTEN = {"notedfigures", "notedhouse"}
"""The rooms that read a position from its text: nothing happens in it then."""
CHANGING = {"append", "remove", "pop", "insert", "extend", "clear", "setdefault", "update"}


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(RULES.rglob("*.py")):
        yield ".".join(path.relative_to(RULES).with_suffix("").parts), ast.parse(path.read_text("utf-8"))


def _field(node: ast.AST) -> str:
    """The field of a figure or of the table that an expression means: `b.cards`, `s.t.dropped[place]`."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return node.attr if isinstance(node, ast.Attribute) else ""


def _of_a_pile(node: ast.AST) -> bool:
    return "pile" in ast.unparse(node)


def written(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Each field that a module writes, and each method that it calls with a name of CALLERS."""
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = [each for target in node.targets for each in (target.elts if isinstance(target, ast.Tuple) else [target])]
        elif isinstance(node, ast.AugAssign):
            targets = [node.target]
        elif isinstance(node, ast.Delete):
            targets = node.targets
        for target in targets:
            if (field := _field(target)) in WRITERS and not _of_a_pile(target):
                yield "writes", field
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in CHANGING and (field := _field(node.func.value)) in WRITERS and not _of_a_pile(node.func.value):
                yield "writes", field
            elif node.func.attr in CALLERS:
                yield "calls", node.func.attr


@pytest.mark.slow
def test_only_the_gates_write_where_figures_stand_what_they_hold_and_where_tiles_lie() -> None:
    for name, tree in modules():
        for what, field in written(tree) if name not in WRITTEN else ():
            allowed = WRITERS[field] if what == "writes" else CALLERS[field]
            assert name in allowed, f"{name} {what} {field}"


def test_every_gate_asks() -> None:
    for deed, places in GATES.items():
        for place in places:
            module, _, name = place.partition(".")
            found: object = importlib.import_module(f"game.betrayal.{module}")
            for part in name.split("."):
                found = getattr(found, part)
            text = inspect.getsource(found)  # type: ignore[arg-type]
            asks = ("stopped(", "barred(", "may_use(", "tile_held(", "no_new_room(", "_clip_held(")
            assert any(word in text for word in asks), f"{deed}: {place}"


def test_no_haunt_answers_itself_what_follows_from_its_declarations() -> None:
    answered = {"can_enter", "draws_from", "may_use", "may_attack_with", "may_pick_up", "may_give", "may_drop"}
    answered |= {"may_deal", "may_be_stolen", "can_attack", "vetoes"}
    assert all(hasattr(Haunt, name) for name in answered)
    for number in haunts.NUMBERS:
        assert answered & set(vars(type(haunts.haunt(number)))) == set()


# words


def test_every_veto_has_its_sentence_and_its_place_in_the_booklets() -> None:
    assert {veto.id for veto in RULEBOOK} | set(VETO_IDS) == set(words_of(0).vetoes)
    for number, veto in vetoes():
        assert veto.id in words_of(number).vetoes
        for language in LANGUAGES:
            sections = {section.id: section for section in read_text(language, f"haunt_{number:02}")}
            assert veto.section in sections, f"{number} {veto.id} {language}"
            ours = any(paragraph.ours for paragraph in sections[veto.section].paragraphs)
            assert ours or not veto.ours, f"{number} {veto.id} {language}: not marked as our reading"


# the rulebook's own


@pytest.mark.rule("BT-6.7.6")
def test_monsters_discover_and_carry_nothing_whatever_the_cause() -> None:
    s = scene(rooms=["abandoned_room N entrance_hall"])
    plain_haunt(s, traitor=2)
    zombie = s.spawn("zombie", "abandoned_room", 2)
    for veto in RULEBOOK[:2]:
        for deed in forbidden(s, veto, 1):
            after = s.clone()
            with watching(RULEBOOK) as watch:
                DO[veto.deed](after, deed)
            assert deed.body == zombie
            assert (watch.broken, watch.told) == ([], [veto.id])
            assert after.t.bodies[zombie].cards == []
