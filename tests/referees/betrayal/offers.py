"""What a turn offers: every step, deed and deal that the rules allow, and none that they do not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tests.referees.betrayal import attacks, cards, harm, rooms, settled
from tests.referees.betrayal.facts import BARRIERS, CARDS
from tests.referees.betrayal.haunt_facts import facts_of
from tests.referees.betrayal.scene import Scene
from tests.referees.betrayal.ways import LINKS, beyond_wall, cost, goes_free, spaces, steps_from, tile_left

AFTER_HAUNT: Final = ("bell", "bottle", "crystal_ball", "dynamite")
"""Cards that are used only after the haunt is revealed."""
USED: Final = (
    *AFTER_HAUNT,
    "dark_dice",
    "dog",
    "healing_salve",
    "mask",
    "medical_kit",
    "music_box",
    "pickpockets_gloves",
    "puzzle_box",
    "smelling_salts",
    "spirit_board",
)
"""Cards one uses in one's turn by itself (not before or after a roll, not in a fight)."""
ALONE: Final = ("bell", "bottle", "dark_dice", "mask", "music_box", "puzzle_box")
"""Those of them that nothing else is needed for."""


def offered(scene: Scene) -> None:
    """Looks at a turn's question."""
    turn = scene.m.turn
    if not scene.is_turn or turn.body < 0:
        return
    body = turn.body
    harm.settle(scene)
    cards.settle(scene)
    rooms.settle(scene)
    scene.check("BT-6.4.1", scene.t.bodies[body].alive, "the dead are asked: {}", body)
    texts = set(scene.step.offered)
    if scene.is_explorer(body):
        if any(held[0] == body for held in scene.t.stuck.values()):
            _stuck(scene, body, texts)
            return
        if settled.unseen(scene, body):
            return
        _steps(scene, body, texts)
        _room(scene, body, texts)
        _cards(scene, body, texts)
        _deals(scene, body, texts)
        _tokens(scene, body, texts)
        _free(scene, body, texts)
    else:
        _steps(scene, body, texts)
        _monster(scene, body, texts)
    compare(scene, "BT-5.1", *attacks.offered(scene, body, texts), "attacks")


def compare(scene: Scene, rule: str, texts: Iterable[str], must: Iterable[str], may: Iterable[str] | None, what: str) -> None:
    """What must be offered is, and nothing beyond what may be (None: no more than must)."""
    given, least = set(texts), set(must)
    most = least if may is None else least | set(may)
    scene.check(rule, least <= given, "{} not offered: {}", what, sorted(least - given))
    scene.check(rule, given <= most, "{} offered against the rules: {}", what, sorted(given - most))


def verbs(texts: set[str], *among: str) -> set[str]:
    """The texts that begin with one of these verbs."""
    return {text for text in texts if text.split()[0] in among}


def _stuck(scene: Scene, body: int, texts: set[str]) -> None:
    must = {"end"} if "free" in scene.m.turn.tried else {"end", f"free {body}"}
    compare(scene, "BT-4.1", texts, must, None, "of one who is stuck")


def _steps(scene: Scene, body: int, texts: set[str]) -> None:
    """BT-4.1.1, BT-4.1.3, BT-4.1.7, BT-4.2.1, BT-4.2.5."""
    turn, house = scene.m.turn, scene.house
    room, half = scene.room(body), scene.halves[body]
    given = verbs(texts, "go", "explore")
    left = spaces(scene, body) - turn.spent
    ways = steps_from(scene, body)
    go = {f"go {other}" for other in ways}
    explore: set[str] = set()
    if scene.is_explorer(body) and half != "in" and not settled.is_soul(scene, body) and tile_left(scene, house.floor(room)):
        explore = {f"explore {side}" for side in house.open[room] if not half or house.printed(room, side) == half}
    every = go | explore
    free = {f"go {other}" for other, how in ways.items() if goes_free(how)}
    may = turn.spent == 0 or left >= cost(scene, body)
    if settled.counts_for_itself(scene, body):
        return
    if turn.stopped or settled.builder(scene, body):
        compare(scene, "BT-4.1.2", given, (), free, "steps")
        return
    if not may:
        compare(scene, "BT-4.1.1", given, (), free, "steps")
        return
    closed = {f"explore {side}" for side in house.open[room] if scene.t.marks.get(f"closed_{house.floor(room)}")}
    must = every - closed - free
    if _led(scene, body) or settled.counts_for_itself(scene, body):  # the haunt says whither: no more than may be
        must = set()
    compare(scene, "BT-4.1.3", given, must, every, "steps")


def _led(scene: Scene, body: int) -> bool:
    """Whether a haunt or a card leads a figure's steps: the lured of 9, Zombies (10), the Mummy that must attack (1), Souls."""
    if scene.haunt == 9 and "lured" in scene.m.turn.tried:
        return True
    kind = scene.t.bodies[body].kind
    attacks = any(text.startswith("attack") for text in scene.step.offered)
    facts = facts_of(scene.haunt)
    return not facts.known or kind in facts.led or (kind in facts.eager and attacks)


def _room(scene: Scene, body: int, texts: set[str]) -> None:
    """BT-7.1, BT-7.2, BT-7.4, BT-7.5."""
    turn, room = scene.m.turn, scene.room(body)
    must: set[str] = set()
    may: set[str] = set()
    if room in BARRIERS and scene.halves[body]:
        free = scene.has_token("vault_empty", "vault") if room == "vault" else scene.sides[body] == "traitors"
        tried = f"cross {room}" in turn.tried
        (may if turn.stopped and room != "vault" else must).update({"cross"} if free or not tried else ())
    if room == "collapsed_room":
        (may if turn.stopped else must).add("fall")
    if room == "gallery" and "ballroom" in scene.t.spots:
        must.add("drop_down")
    if settled.is_soul(scene, body) or _led(scene, body):  # what they may do there is not stated to the last
        may |= must
        must = set()
    if turn.held:  # rooted to the spot: nothing that leads anywhere
        must, may = set(), set()
    if settled.builder(scene, body):
        must, may = set(), set() if turn.held else {"cross"}
    if settled.is_soul(scene, body) and not turn.held:
        may.add("cross")
    rule = "BT-4.1.2" if turn.stopped else "BT-7.1" if room in BARRIERS else "BT-7.4"
    compare(scene, rule, verbs(texts, "cross", "fall", "drop_down"), must, may, "in " + room)


def _cards(scene: Scene, body: int, texts: set[str]) -> None:
    """BT-4.3.2, BT-4.5.1: the use of cards, each once a turn."""
    turn = scene.m.turn
    held = scene.cards[body]
    given = {text.split()[1] for text in verbs(texts, "use")}
    ready = {card for card in held if card in USED and card not in turn.touched}
    if not scene.haunted:
        ready -= set(AFTER_HAUNT)
    if turn.attacked:
        ready.discard("dynamite")
    if turn.moved and "spirit_board" in ready and turn.spent:
        ready.discard("spirit_board")
    must = {card for card in ready if card in ALONE and card not in turn.maybe_touched}
    if settled.is_soul(scene, body):
        must = set()
    compare(scene, "BT-4.5.1", given, must, ready, "use of cards")
    for text in verbs(texts, "use"):
        words = text.split()
        if words[1] == "dynamite":
            near = {*scene.house.doors[scene.room(body)].values(), *([scene.room(body)] if settled.builder(scene, body) else [])}
            scene.check("BT-4.5.1", words[2] in near, "Dynamite may fly into {}", words[2])
        elif words[1] == "pickpockets_gloves" and words[3] in CARDS:
            other = int(words[2])
            right = other in scene.here(body) and words[3] in scene.cards[other] and CARDS[words[3]]["item"]
            scene.check("BT-4.5.1", right, "the Gloves may take {} of {}", words[3], other)


def _deals(scene: Scene, body: int, texts: set[str]) -> None:
    """BT-4.5.1: giving, dropping, picking up."""
    turn = scene.m.turn
    mine = [card for card in scene.cards[body] if card in CARDS and card not in turn.touched]
    sure = [card for card in mine if card not in turn.maybe_touched]
    soul, wolf = settled.is_soul(scene, body), settled.is_wolf(scene, body)
    symbol = scene.haunt == 9 and scene.sides[body] == "heroes"
    may = {f"drop {card}" for card in mine if CARDS[card]["drop"]}
    must = {f"drop {card}" for card in sure if CARDS[card]["drop"] and not (symbol and card == "holy_symbol")}
    known = {text for text in verbs(texts, "drop", "pick_up") if text.split()[1] in CARDS}
    lying = {card for card in scene.t.dropped.get(scene.place(body), ()) if card not in turn.touched}
    if scene.haunt == 44 and scene.sides[body] == "traitors":
        lying.discard("medallion")
    may |= {f"pick_up {card}" for card in lying}
    if not (soul or wolf):
        must |= {f"pick_up {card}" for card in lying - turn.maybe_touched}
    else:
        must = set()
        may -= {f"pick_up {card}" for card in lying}
    compare(scene, "BT-4.5.1", known, must, may, "dropping and picking up")
    _partners(scene, body, texts)


def _partners(scene: Scene, body: int, texts: set[str]) -> None:
    """BT-4.5.1: with whom a deal may be begun: one explorer a turn, until it is taken or refused twice."""
    turn, held = scene.m.turn, {seat for seat, _ in scene.t.stuck.values()}
    here = [seat for seat in scene.here(body) if scene.is_explorer(seat) and seat not in held]
    dealing = [text.split() for text in verbs(texts, "trade", "give")]
    given = {f"deal {words[-1]}" for words in dealing}
    for words in dealing:
        if words[0] == "give" and words[1] in CARDS:
            scene.check("BT-4.5.1", words[1] in goods(scene, body), "{} may give {}", body, words[1])
    if turn.refused > 1 or turn.dealt:
        compare(scene, "BT-4.5.1", given, (), None, "a second deal")
        return
    friends = [seat for seat in here if not scene.opposed(body, seat) and not settled.is_soul(scene, body)]
    rich = bool(goods(scene, body, True))
    must = {f"deal {seat}" for seat in friends if (rich or goods(scene, seat, True)) and not turn.laid}
    compare(scene, "BT-4.5.1", given, must, {f"deal {seat}" for seat in here}, "deals")


def goods(scene: Scene, body: int, sure: bool = False) -> list[str]:
    """The cards that an explorer may give away now; `sure`: those of them of which nothing says that they were used in this turn."""
    turn = scene.m.turn
    kept = scene.haunt == 9 and scene.sides[body] == "heroes"  # 9: no hero gives the Symbol away
    spent = turn.touched | (turn.maybe_touched if sure else set())
    held = [card for card in scene.cards[body] if card in CARDS and CARDS[card]["trade"] and card not in spent]
    return [card for card in held if not (kept and card == "holy_symbol")]


def _tokens(scene: Scene, body: int, texts: set[str]) -> None:
    """BT-7.12 and the tokens of events: once a turn each, where they lie."""
    turn, place = scene.m.turn, scene.place(body)
    here = {token for token in ("closet", "safe", "skeletons") if scene.has_token(token, place)}
    must = {f"token {token}" for token in here if f"token {token}" not in turn.tried}
    may: set[str] = set()
    if scene.has_token("slide", place) and scene.house.floor(scene.room(body)) != "basement":
        may.add("token slide")
    if scene.has_token("wall_switch", place) and beyond_wall(scene, place):
        may.add("token wall_switch")
    may -= {text for text in may if text in turn.tried}
    if settled.is_soul(scene, body) or _led(scene, body):
        may |= must
        must = set()
    if not turn.stopped and not settled.builder(scene, body) and not settled.is_soul(scene, body) and not _led(scene, body):
        must |= may
    if settled.builder(scene, body):
        may = set()
    if turn.held:
        for way in ("token slide", "token wall_switch"):
            must.discard(way)
            may.discard(way)
    compare(scene, "BT-7.12", verbs(texts, "token"), must, may, "tokens")


def _free(scene: Scene, body: int, texts: set[str]) -> None:
    tried = "free" in scene.m.turn.tried
    here = {f"free {held[0]}" for held in scene.t.stuck.values() if held[0] in scene.here(body)}
    loose = settled.is_soul(scene, body) or tried
    compare(scene, "BT-4.1", verbs(texts, "free"), () if loose else here, here, "freeing")


def _monster(scene: Scene, body: int, texts: set[str]) -> None:
    """BT-6.7.6: monsters use no cards and carry nothing, unless their haunt says so."""
    kind = scene.t.bodies[body].kind
    scene.check("BT-6.7.6", not verbs(texts, "explore"), "a {} may discover", kind)
    scene.check("BT-6.7.6", not verbs(texts, "use", "token", "give"), "a {} may use or give", kind)
    scene.check("BT-6.7.6", kind in facts_of(scene.haunt).carriers or not verbs(texts, "pick_up", "drop"), "a {} may carry", kind)
    if "search_stairs" in texts:
        scene.check("BT-6.7.7", "stairs_from_basement" in scene.t.piles["room"].cards, "stairs are looked for that lie in the house")


__all__ = ["LINKS", "compare", "offered", "verbs"]
