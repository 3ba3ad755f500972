"""The twelve built haunts' own numbers: figures, set-up, dice, tracks, bombs, ages (haunts_01_25.json, haunts_26_50.json, rulings)."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from tests.referees.betrayal import harm, settled, setups, sights
from tests.referees.betrayal.facts import PEOPLE, TRAITS, value
from tests.referees.betrayal.scene import ANY, NOBODY, Hearers, Scene, Shift

FIGURES: Final = {
    "mummy": (8, 3, -1, 5),
    "dog": (4, 4, -1, 3),
    "zombie": (6, 2, 3, 2),
    "madman": (5, 3, -1, 5),
    "firebat": (-1, 3, -1, -1),
    "alien": (6, 4, -1, 4),
    "astral_spirit": (-1, 3, 6, 6),
}
"""Might, Speed, Knowledge, Sanity of monsters; -1: none."""
BELONGS: Final = {1: ("mummy",), 5: ("dog",), 10: ("zombie", "madman"), 12: ("evil_twin",), 33: ("elder_god",), 38: ("firebat",)}

DECADES: Final[dict[int, tuple[dict[str, int], tuple[tuple[str, ...], ...]]]] = {
    2: ({"might": 1, "speed": 1}, ()),
    3: ({"sanity": 1, "knowledge": 1}, ()),
    4: ({"speed": -1, "sanity": 1}, ()),
    5: ({}, (("might", "speed"), ("sanity", "knowledge"))),
    6: ({"might": -1, "speed": -1}, (("sanity", "knowledge"),)),
    7: (dict.fromkeys(TRAITS, -1), ()),
}
"""44: what entering a decade does for sure, and of which traits one falls."""
RITES: Final = ("catacombs", "charred_room", "crypt", "gallery", "kitchen", "pentagram_chamber", "tower")
WHERE: Final = {
    "find_revolver": ("attic", "game_room", "junk_room", "master_bedroom", "vault"),
    "cast_bullets": ("research_laboratory", "furnace_room"),
    "defy": ("pentagram_chamber",),
    "invoke": ("chapel", "pentagram_chamber"),
    "destroy_book": ("furnace_room", "chasm"),
    "rite": RITES,
    "work": ("research_laboratory",),
}
"""Where a haunt's action is possible."""
WHO: Final = {
    1: {"true_name": "heroes", "learn_spell": "heroes", "banish": "heroes", "hand_over": "traitors", "secret_way": "traitors"},
    5: {"find_revolver": "heroes", "cast_bullets": "heroes"},
    9: {"defy": "heroes"},
    12: {"take_ball": "heroes"},
    33: {"invoke": "traitors", "destroy_book": "heroes"},
    38: {"exorcise_sanity": "heroes", "exorcise_knowledge": "heroes"},
    41: {"steal": "traitors", "strike": "traitors", "guess": "heroes", "aim": "heroes"},
    44: {"rite": "heroes"},
    45: {"defuse": "heroes"},
    49: {"strike": "traitors", "possess": "traitors"},
}
"""Whose an action is."""
ONCE: Final = ("find_revolver", "cast_bullets", "steal", "possess", "take_ball")
TASKS: Final = ("true_name", "learn_spell", "banish", "defy", "exorcise_sanity", "exorcise_knowledge", "rite", "work")
"""Of these one roll a turn (BT-4.4.3)."""
SOURCES: Final = {
    "exorcise_sanity": ("chapel", "crypt", "pentagram_chamber", "holy_symbol", "ring"),
    "exorcise_knowledge": ("library", "research_laboratory", "book", "crystal_ball"),
}


def begins(scene: Scene) -> None:
    """An action of the haunt is offered and chosen."""
    if scene.verb == "ready" and scene.m.notes.get("restored", NOBODY) != NOBODY:
        _restored(scene, scene.m.notes["restored"])
    turn = scene.m.turn
    if scene.step.seat < 0 or turn.body < 0 or not scene.is_turn:
        return
    body = turn.body
    for text in scene.step.offered:
        if text.startswith("do "):
            _offered(scene, body, text.split())
    sights.offered(scene, body)
    if scene.verb == "do":
        _does(scene, scene.words[1], scene.words[2:])


def _restored(scene: Scene, traitor: int) -> None:
    for trait in TRAITS:
        scene.m.shifts.append(Shift(traitor, (trait,), 0, scene.start_step(traitor, trait), True))


def _does(scene: Scene, name: str, words: list[str]) -> None:
    """What an action of the haunt notes for what follows."""
    m, turn = scene.m, scene.m.turn
    turn.tried.add(f"do {name}")
    if name in TASKS:
        turn.tried.add("task")
    if name in ("guess", "aim"):
        turn.touched.update(["revolver"] if name == "aim" else words)
    if name == "secret_way":  # 1: that was the Mummy's walk
        turn.spent, turn.moved = max(1, turn.spaces), True
    if name == "strike" and scene.haunt == 49:
        m.dice_due.append((int(words[0]), "mental", 2))
    if name in ("strike", "defuse", "possess"):
        m.notes[name] = int(words[0])


def _offered(scene: Scene, body: int, words: list[str]) -> None:
    name, turn, room = words[1], scene.m.turn, scene.room(body)
    side = WHO.get(scene.haunt, {}).get(name)
    if side is not None:
        scene.check("BT-6.3.2", scene.sides[body] == side, "{} of {} is offered to {}", name, side, body)
    if name in WHERE:
        scene.check("BT-6.3.2", room in WHERE[name], "{} is offered in {}", name, room)
    if name in ONCE:
        scene.check("BT-4.4.2", f"do {name}" not in turn.tried, "{} is offered twice in a turn", name)
    if name in TASKS:
        scene.check("BT-4.4.3", "task" not in turn.tried, "{} is offered after a task roll", name)
    if name in SOURCES:
        source = words[2]
        right = source in SOURCES[name] and (source == room or source in scene.cards[body])
        used = source in scene.t.marks.get("exorcised", ())
        scene.check("BT-6.3.2", right and not used, "{} by {} in {}", name, source, room)
    if name == "rite":
        scene.check("BT-6.3.2", room not in scene.t.marks.get("rite", ()), "the rite is offered again in {}", room)
    if name == "defy":
        there = [body, *scene.here(body)]
        holder = any("holy_symbol" in scene.cards[each] and scene.sides[each] == "heroes" for each in there)
        scene.check("BT-6.3.2", holder, "the Fiddler is defied without the Symbol")
    if name == "learn_spell":
        scene.check("BT-6.3.2", "book" in scene.cards[body], "the spell is learnt without the Book")
    if name == "invoke":
        scene.check("BT-6.3.2", scene.t.counters.get("verses", 0) < 5, "a sixth verse")
    if name == "destroy_book":
        scene.check("BT-6.3.2", "book" in scene.cards[body], "the Book is destroyed by who has it not")


# figures


def _appeared(scene: Scene, event: Any) -> None:
    body = scene.a.bodies[event.body]
    kind = event.kind
    if kind == "explorer":
        return
    belongs = BELONGS.get(scene.haunt)
    if belongs is not None:
        scene.check("BT-6.3.2", kind in belongs, "a {} comes in haunt {}", kind, scene.haunt)
    if kind in FIGURES:
        scene.check("BT-6.3.2", tuple(body.traits) == FIGURES[kind], "a {} has {}", kind, body.traits)
    elif kind == "elder_god":
        scene.check("BT-6.3.2", tuple(body.traits) == (12, scene.m.seats, -1, 7), "the god has {}", body.traits)
    elif kind == "evil_twin":
        hero = int(body.mark)
        values = [value(scene.a.bodies[hero].who, trait, step) for trait, step in zip(TRAITS, scene.steps[hero], strict=True)]
        scene.check("BT-6.3.2", list(body.traits) == values, "the Twin of {} has {}, not {}", hero, body.traits, values)
        scene.check("BT-6.3.2", event.room == "entrance_hall", "a Twin comes in {}", event.room)
    notes = scene.m.notes.setdefault("came", Counter())
    notes[kind] += 1


def _told(scene: Scene, event: Any) -> None:
    m, body = scene.m, event.body
    if event.fact == "gave_in":
        scene.check("BT-6.3.2", scene.haunt == 9, "somebody gives in in haunt {}", scene.haunt)
        _raised(scene, body)
    elif event.fact == "was_healthy":
        _raised(scene, body)
    elif event.fact == "aged":
        _aged(scene, body, int(event.words[0]))
    elif event.fact == "bomb_exploded":
        m.notes["blown"] = (body, event.words[0], scene.place(body) if scene.rooms[body] else "")
        m.notes["blown here"] = [other for other in range(m.seats) if scene.alive[other] and (other == body or other in scene.here(body))]


def _raised(scene: Scene, body: int) -> None:
    """Traits below the start value go back to it."""
    for trait in TRAITS:
        scene.m.shifts.append(Shift(body, (trait,), 0, scene.start_step(body, trait), True))


def _aged(scene: Scene, body: int, years: int) -> None:
    ages = scene.m.notes.setdefault("ages", {})
    before = ages.get(body, PEOPLE[scene.a.bodies[body].who]["age"])
    scene.check("BT-6.3.2", years == before + 10, "{} is {} years old, was {}", body, years, before)
    ages[body] = years
    sure, chosen = DECADES.get(min(7, years // 10), ({}, ()))
    for trait, steps in sure.items():
        scene.expect(body, trait, steps)
    for traits in chosen:
        scene.expect_choice(body, traits, -1)
    scene.m.notes.setdefault("decades", Counter())[body] += 1


def _marked(scene: Scene, event: Any) -> None:
    if event.name == "wolf" and not event.off:
        seat = int(event.what)
        _raised(scene, seat)
        for _ in scene.m.start_heroes:  # whoever has died or turned since
            scene.expect_choice(seat, TRAITS, 1)
    elif event.name == "bomb" and event.off and scene.verb != "roll":
        scene.check("BT-6.3.2", scene.haunt == 45, "a bomb in haunt {}", scene.haunt)


# dice


def _rolled(scene: Scene, event: Any) -> None:
    m, purpose, number = scene.m, event.purpose, len(event.dice)
    heroes = [seat for seat in range(m.seats) if scene.sides[seat] == "heroes" and scene.alive[seat]]
    wanted: int | None = None
    if purpose == "strength":
        wanted = 2
    elif purpose == "years":
        wanted = 1
    elif purpose == "youth":
        wanted = 3
    elif purpose == "do_strike":
        wanted = -(-len(m.start_heroes) // 2)
    elif purpose == "ticking":
        wanted = min(8, scene.t.counters.get("track", 0) + len(heroes))
    elif purpose == "sickness":
        m.attack = None
        wanted = scene.t.counters.get("track", 0)
    elif purpose == "firebats":
        place = scene.place(event.body)
        bats = [
            i
            for i in range(m.seats, len(scene.alive))
            if scene.alive[i] and scene.a.bodies[i].kind == "firebat" and scene.place(i) == place
        ]
        wanted = min(8, len(bats))
    if wanted is not None:
        scene.check("BT-6.3.2", number == wanted, "{} dice for {}, not {}", number, purpose, wanted)


def _counted(scene: Scene, event: Any) -> None:
    m, purpose, total = scene.m, event.purpose, event.total
    if purpose == "strength":
        order = m.notes.setdefault("strength", list(TRAITS))
        if order:
            scene.expect(event.body, order.pop(0), total)
    elif purpose == "youth":
        for _ in range(total):
            scene.expect_choice(event.body, TRAITS, 1)
    elif purpose == "do_strike" and scene.haunt == 41:
        harm.add(scene, m.notes["strike"], "physical", total)
    elif purpose == "firebats":
        place = scene.place(event.body)
        for hero in range(m.seats):
            if scene.alive[hero] and scene.sides[hero] == "heroes" and scene.rooms[hero] and scene.place(hero) == place:
                harm.add(scene, hero, "physical", total)
    elif purpose == "moves_firebat":
        m.notes["hatch"] = total
        m.notes.setdefault("came", Counter())["firebat"] = 0
    elif purpose == "years":
        m.notes.setdefault("years", []).append(total)


def _needed(scene: Scene, event: Any) -> None:
    m, body, purpose = scene.m, event.body, event.purpose
    if purpose == "lure" and not event.success:
        if scene.rooms[body] == "ballroom":
            m.notes["must give in"] = body
        else:
            m.turn.tried.add("lured")
            scene.expect(body, "sanity", -1)
    elif purpose == "dance" and not event.success:
        scene.expect(body, "might", -1)
    elif purpose == "do_possess":
        least = value(scene.a.bodies[m.notes["possess"]].who, "sanity", scene.start_step(m.notes["possess"], "sanity")) + 1
        scene.check("BT-6.3.2", event.least == least, "the body is possessed at {}, not {}", event.least, least)
    elif purpose == "do_defuse":
        if event.total <= 2:
            m.notes["slip"] = m.notes["defuse"]
    elif purpose == "ticking" and event.success:
        bombs = scene.t.marks.get("bomb", ())
        seats = [(scene.a.traitor + step) % m.seats for step in range(1, m.seats)]
        m.notes["ticks"] = next((seat for seat in seats if str(seat) in bombs and scene.alive[seat]), NOBODY)
    elif purpose == "curse" and not event.success:
        m.notes["turns"] = body


def _went(scene: Scene, event: Any) -> None:
    """45: the builder stays for good; a bomb that comes near him goes off."""
    if scene.haunt != 45 or event.how == "placed" or not scene.a.counters.get("ready"):
        return
    m, body = scene.m, event.body
    if body == scene.a.traitor:
        stays = event.room == event.before or m.notes.get("replaced")
        scene.check("BT-6.3.2", stays, "the builder leaves his room for {}", event.room)
    elif scene.is_explorer(body) and str(body) in scene.t.marks.get("bomb", ()) and scene.t.counters.get("track", 0) >= 1:
        there = scene.rooms[scene.a.traitor]
        house = scene.house_after
        if there and event.room in house.lies and (event.room == there or event.room in house.beside(there)):
            m.notes["near"] = body


# after a step


def ended(scene: Scene) -> None:
    """Set-up when both sides are ready; explosions."""
    a, t = scene.a, scene.t
    if a.phase == "exploring":
        return
    _blown(scene)
    if a.haunt == 10:
        sights.ended(scene)
    if a.counters.get("ready") and not t.counters.get("ready"):
        setups.ready(scene)


def _blown(scene: Scene) -> None:
    m, a = scene.m, scene.a
    near, slip, ticks = m.notes.pop("near", None), m.notes.pop("slip", None), m.notes.pop("ticks", None)
    blown = m.notes.pop("blown", None)
    here = m.notes.pop("blown here", [])
    for cause in (near, slip, ticks):
        if cause is not None and cause != NOBODY:
            scene.check("BT-6.3.2", not a.bodies[cause].alive, "the bomb of {} does not go off", cause)
    if blown is None:
        return
    body, why, _ = blown
    for other in here:
        hero = scene.t.bodies[other].side == "heroes"
        if hero or why == "slipped":
            scene.check("BT-6.3.2", not a.bodies[other].alive, "{} survives the bomb of {} ({})", other, body, why)
        else:
            scene.check("BT-6.3.2", a.bodies[other].alive, "the traitor dies of the bomb of {} ({})", body, why)


def _began(scene: Scene, event: Any) -> None:
    """5: a Werewolf grows at the start of each of its turns."""
    body = event.body
    if settled.is_wolf(scene, body) and any(scene.steps[body][TRAITS.index(trait)] < 7 for trait in ("might", "speed")):
        able = tuple(trait for trait in ("might", "speed") if scene.steps[body][TRAITS.index(trait)] < 7)
        scene.m.shifts.append(Shift(body, (*able, "") if len(able) == 1 else able, 1))


def _begins(scene: Scene, event: Any) -> None:
    """33: the traitor's traits below the start value go back to it."""
    if event.haunt == 33:
        scene.m.notes["restored"] = event.traitor


HEARERS: Final[Hearers] = {
    "HauntBegins": [_begins],
    "TurnBegan": [_began],
    "Appeared": [_appeared],
    "Told": [_told],
    "Marked": [_marked],
    "Rolled": [_rolled],
    "Counted": [_counted],
    "Needed": [_needed],
    "Went": [_went],
}
__all__ = ["ANY", "HEARERS", "begins", "ended"]
