"""What happens in a haunt: its figures, actions and rolls by its file (`haunt_facts`), and what single haunts do beyond those."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from tests.referees.betrayal import harm, settled, setups, sights
from tests.referees.betrayal.facts import PEOPLE, TRAITS, value
from tests.referees.betrayal.haunt_facts import facts_of
from tests.referees.betrayal.scene import ANY, NOBODY, Hearers, Scene, Shift

DECADES: Final[dict[int, tuple[dict[str, int], tuple[tuple[str, ...], ...]]]] = {
    2: ({"might": 1, "speed": 1}, ()),
    3: ({"sanity": 1, "knowledge": 1}, ()),
    4: ({"speed": -1, "sanity": 1}, ()),
    5: ({}, (("might", "speed"), ("sanity", "knowledge"))),
    6: ({"might": -1, "speed": -1}, (("sanity", "knowledge"),)),
    7: (dict.fromkeys(TRAITS, -1), ()),
}
"""44: what entering a decade does for sure, and of which traits one falls."""


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
    action = facts_of(scene.haunt).actions.get(name)
    if action and action.task:
        turn.tried.add("task")
    if scene.haunt == 41 and name in ("guess", "aim"):
        turn.touched.update(["revolver"] if name == "aim" else words)
    if scene.haunt == 1 and name == "secret_way":  # that was the Mummy's walk
        turn.spent, turn.moved = max(1, turn.spaces), True
    if name == "strike" and scene.haunt == 49:
        m.dice_due.append((int(words[0]), "mental", 2))
    if (scene.haunt, name) in ((41, "strike"), (45, "defuse"), (49, "strike"), (49, "possess")):
        m.notes[name] = int(words[0])


def _offered(scene: Scene, body: int, words: list[str]) -> None:
    name, turn, room = words[1], scene.m.turn, scene.room(body)
    action = facts_of(scene.haunt).actions.get(name)
    if action is None:
        return
    if action.who:
        scene.check("BT-6.3.2", scene.sides[body] == action.who, "{} of {} is offered to {}", name, action.who, body)
    if action.where:
        scene.check("BT-6.3.2", room in action.where, "{} is offered in {}", name, room)
    if action.once:
        scene.check("BT-4.4.2", f"do {name}" not in turn.tried, "{} is offered twice in a turn", name)
    if action.task:
        scene.check("BT-4.4.3", "task" not in turn.tried, "{} is offered after a task roll", name)
    if action.sources:
        source = words[2]
        right = source in action.sources and (source == room or source in scene.cards[body])
        used = source in scene.t.marks.get("exorcised", ())
        scene.check("BT-6.3.2", right and not used, "{} by {} in {}", name, source, room)
    _needs(scene, body, name)


def _needs(scene: Scene, body: int, name: str) -> None:
    """What single actions need besides."""
    match scene.haunt, name:
        case 44, "rite":
            room = scene.room(body)
            scene.check("BT-6.3.2", room not in scene.t.marks.get("rite", ()), "the rite is offered again in {}", room)
        case 9, "defy":
            there = [body, *scene.here(body)]
            holder = any("holy_symbol" in scene.cards[each] and scene.sides[each] == "heroes" for each in there)
            scene.check("BT-6.3.2", holder, "the Fiddler is defied without the Symbol")
        case 1, "learn_spell":
            scene.check("BT-6.3.2", "book" in scene.cards[body], "the spell is learnt without the Book")
        case 33, "invoke":
            scene.check("BT-6.3.2", scene.t.counters.get("verses", 0) < 5, "a sixth verse")
        case 33, "destroy_book":
            scene.check("BT-6.3.2", "book" in scene.cards[body], "the Book is destroyed by who has it not")


# figures


def _appeared(scene: Scene, event: Any) -> None:
    body = scene.a.bodies[event.body]
    kind = event.kind
    if kind == "explorer":
        return
    facts = facts_of(scene.haunt)
    if facts.known:
        scene.check("BT-6.3.2", kind in facts.figures, "a {} comes in haunt {}", kind, scene.haunt)
    values = facts.figures.get(kind)
    if values is not None:
        scene.check("BT-6.3.2", tuple(body.traits) == values, "a {} has {}", kind, body.traits)
    elif scene.haunt == 33 and kind == "elder_god":
        scene.check("BT-6.3.2", tuple(body.traits) == (12, scene.m.seats, -1, 7), "the god has {}", body.traits)
    elif scene.haunt == 12 and kind == "evil_twin":
        hero = int(body.mark)
        copied = [value(scene.a.bodies[hero].who, trait, step) for trait, step in zip(TRAITS, scene.steps[hero], strict=True)]
        scene.check("BT-6.3.2", list(body.traits) == copied, "the Twin of {} has {}, not {}", hero, body.traits, copied)
        scene.check("BT-6.3.2", event.room == "entrance_hall", "a Twin comes in {}", event.room)
    notes = scene.m.notes.setdefault("came", Counter())
    notes[kind] += 1


def _told(scene: Scene, event: Any) -> None:
    m, body = scene.m, event.body
    if (scene.haunt == 9 and event.fact == "gave_in") or (scene.haunt == 43 and event.fact == "was_healthy"):
        _raised(scene, body)
    elif scene.haunt == 44 and event.fact == "aged":
        _aged(scene, body, int(event.words[0]))
    elif scene.haunt == 45 and event.fact == "bomb_exploded":
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
    if scene.haunt == 5 and event.name == "wolf" and not event.off:
        seat = int(event.what)
        _raised(scene, seat)
        for _ in scene.m.start_heroes:  # whoever has died or turned since
            scene.expect_choice(seat, TRAITS, 1)


# dice


def _own_roll(scene: Scene, purpose: str) -> bool:
    """Whether it is a roll that the haunt's file names: another haunt's may have the same name."""
    facts = facts_of(scene.haunt)
    return purpose in facts.rolls or purpose.removeprefix("do_") in facts.actions


def _rolled(scene: Scene, event: Any) -> None:
    m, purpose, number = scene.m, event.purpose, len(event.dice)
    if not _own_roll(scene, purpose):
        return
    heroes = [seat for seat in range(m.seats) if scene.sides[seat] == "heroes" and scene.alive[seat]]
    wanted: int | None = None
    if purpose == "strength":
        wanted = 2
    elif purpose == "years":
        wanted = 1
    elif purpose == "youth":
        wanted = 3
    elif scene.haunt == 41 and purpose == "do_strike":
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
    if not _own_roll(scene, purpose):
        return
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
    if not _own_roll(scene, purpose):
        return
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
