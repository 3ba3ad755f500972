"""Actions in words, for buttons and recommendations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.betrayal.actions import Act, Word
from game.betrayal.data import TRACKS
from game.betrayal.observation import BtObservation
from game.betrayal.terms import HAUNTED, INDEX, KINDS, SKULL, TOP_STEP
from game.words.betrayal import haunts
from game.words.betrayal.names import card_name, explorer_name, room_name, token_name, trait_name
from game.words.betrayal.wording import Names, card_or_room, figure_names, pile_word, side_word, thing, word
from game.words.language import _, mark

_PLAIN: Final = {
    "cross": mark("Cross to the other side"),
    "fall": mark("Fall into the basement"),
    "drop_down": mark("Drop into the Ballroom"),
    "search_stairs": mark("Look for the Stairs From Basement"),
    "end": mark("End the turn"),
    "roll": mark("Roll the dice"),
    "keep": mark("Keep the dice"),
    "accept": mark("Accept"),
    "refuse": mark("Refuse"),
    "ignore": mark("Ignore it"),
    "yes": mark("Yes"),
    "no": mark("No"),
    "ready": mark("Ready"),
    "try": mark("Try it"),
    "leave": mark("Leave it alone"),
    "follow": mark("Go through"),
    "stay": mark("Stay"),
    "store": mark("Roll, and keep the result"),
    "done": mark("Nobody else"),
    "reveal": mark("Show oneself as the traitor"),
    "offer": mark("Offer the deal"),
    "call_off": mark("Call the deal off"),
}
"""Verbs that say it all."""

_OF_ONE: Final = {
    "take": mark("Play {what}"),
    "go": mark("Go: {what}"),
    "explore": mark("Open the door: {what}"),
    "token": mark("Try: {what}"),
    "drop": mark("Drop: {what}"),
    "pick_up": mark("Pick up: {what}"),
    "free": mark("Free: {what}"),
    "turn": mark("Turned {what} times"),
    "below": mark("Land in: {what}"),
    "place": mark("To: {what}"),
    "land": mark("To: {what}"),
    "link": mark("The other end: {what}"),
    "wake": mark("Wake in: {what}"),
    "at": mark("Look for a room: {what}"),
    "add": mark("Use: {what}"),
    "trade": mark("A deal with: {what}"),
    "give": mark("Give: {what}"),
    "ask": mark("Ask for: {what}"),
    "take_back": mark("Take back: {what}"),
    "steal": mark("Steal: {what}"),
    "look": mark("Look at {what}"),
    "seek": mark("Look for: {what}"),
    "strike": mark("Attack: {what}"),
    "nearest": mark("The nearest: {what}"),
    "beside": mark("Go to: {what}"),
    "send": mark("Send away: {what}"),
    "nearer": mark("Come nearer: {what}"),
    "switch": mark("The wall revolves: {what}"),
    "hand_over": mark("Give to the mirror: {what}"),
    "leave_there": mark("The wind takes: {what}"),
    "lowest": mark("To its lowest value: {what}"),
    "with": mark("Roll: {what}"),
    "choose": mark("{what}"),
    "exchange": mark("Exchange with: {what}"),
    "carry": mark("Carry: {what}"),
    "set_down": mark("Set down: {what}"),
    "force_door": mark("Force the door: {what}"),
    "go_out": mark("Leave: {what}"),
    "come_in": mark("Come in: {what}"),
}
"""Verbs with one thing, or several in a row."""


def action_words(action: Act, seen: BtObservation, names: Names | None = None) -> str:
    """An action in a few words."""
    return words_of((action.verb, *action.words), seen, names or figure_names(seen.table))


def words_of(path: Sequence[Word], seen: BtObservation, names: Names) -> str:
    """An action, or its beginning, in a few words. Raises KeyError for a verb without words."""
    verb, words = str(path[0]), tuple(path[1:])
    if verb in _LONG:
        return _LONG[verb](words, seen, names)
    if verb in _PLAIN:
        return _(_PLAIN[verb])
    parts = [word(verb, index, each, names, seen.table.haunt) for index, each in enumerate(words)]
    return _(_OF_ONE[verb]).format(what=", ".join(parts)) if parts else _(_GROUPS.get(verb, _OF_ONE[verb])).format(what="…")


Long = Callable[[tuple[Word, ...], BtObservation, Names], str]


_ERRANDS: Final = {
    "fetch": mark("The Dog fetches: {card}"),
    "carry": mark("The Dog carries away: {card}"),
    "shift": mark("The Dog moves: {card}"),
}


def _use(words: tuple[Word, ...], seen: BtObservation, names: Names) -> str:
    if not words:
        return _("Use a card")
    card = str(words[0])
    if card == "dog" and len(words) > 2:
        return _(_ERRANDS[str(words[1])]).format(card=thing(str(words[2]), seen.table.haunt))
    if card == "music_box":
        opened = "music_box" in seen.table.marks.get("music_open", ())
        return _("Close the Music Box") if opened else _("Open the Music Box")
    line = _("Use: {card}").format(card=card_name(card))
    rest = [word("use", index, each, names, seen.table.haunt) for index, each in enumerate(words[1:], 1)]
    return f"{line} → {', '.join(rest)}" if rest else line


def _take(words: tuple[Word, ...], _seen: BtObservation, _names: Names) -> str:
    return _("Play {explorer}").format(explorer=explorer_name(str(words[0]))) if words else _("Play an explorer")


def _token(words: tuple[Word, ...], seen: BtObservation, _names: Names) -> str:
    return _("Try: {what}").format(what=token_name(str(words[0]), seen.table.haunt)) if words else _("Try something here")


def _attack(words: tuple[Word, ...], seen: BtObservation, names: Names) -> str:
    if not words:
        return _("Attack")
    line = _("Attack: {name}").format(name=names(int(words[0])))
    if len(words) < 2:
        return line
    return f"{line} ({word('attack', 1, words[1], names, seen.table.haunt)})"


def _free(words: tuple[Word, ...], seen: BtObservation, names: Names) -> str:
    if words and int(words[0]) == seen.table.turn.body:
        return _("Break free")
    return _("Free: {what}").format(what=names(int(words[0])) if words else "…")


def _do(words: tuple[Word, ...], seen: BtObservation, names: Names) -> str:
    if not words:
        return _("Something of this haunt")
    action = str(words[0])
    actions = haunts.words_of(seen.table.haunt).actions
    line = _(actions[action]) if action in actions else action.replace("_", " ")
    rest = [word("do", index, each, names, seen.table.haunt) for index, each in enumerate(words[1:], 1)]
    return f"{line}: {', '.join(rest)}" if rest else line


def _explore(words: tuple[Word, ...], _seen: BtObservation, _names: Names) -> str:
    return _("Open the door: {what}").format(what=side_word(str(words[0]))) if words else _("Open a door")


def _spread(words: tuple[Word, ...], seen: BtObservation, _names: Names) -> str:
    return _split(words, seen, "−")


def _heal(words: tuple[Word, ...], seen: BtObservation, _names: Names) -> str:
    return _split(words, seen, "+")


def _split(words: tuple[Word, ...], seen: BtObservation, sign: str) -> str:
    asked = seen.question
    if asked is None:
        return ""
    traits = KINDS[asked.damage]
    way = -1 if sign == "−" else 1
    parts = [
        f"{trait_name(trait)} {sign}{steps}{_becomes(seen, asked.body, trait, way * int(steps))}"
        for trait, steps in zip(traits, words, strict=False)
        if steps != 0
    ]
    return ", ".join(parts) or _("Nothing")


def _becomes(seen: BtObservation, index: int, trait: str, steps: int) -> str:
    """The value that an explorer's trait would have then; a cross for the skull."""
    body = seen.table.bodies[index]
    if body.who not in TRACKS or not body.traits:
        return ""
    lowest = SKULL if seen.table.phase == HAUNTED else 0
    step = min(TOP_STEP, max(lowest, body.traits[INDEX[trait]] + steps))
    return f" (→ {TRACKS[body.who][INDEX[trait]][step] if step >= 0 else '†'})"


def _trait(words: tuple[Word, ...], seen: BtObservation, _names: Names) -> str:
    if not words:
        return _("Choose a trait")
    asked = seen.question
    if asked is None or not asked.steps:
        return trait_name(str(words[0]))
    line = f"{trait_name(str(words[0]))} {asked.steps:+d}".replace("-", "−")
    return line + _becomes(seen, asked.body, str(words[0]), asked.steps)


def _set(words: tuple[Word, ...], _seen: BtObservation, _names: Names) -> str:
    if not words:
        return _("Use a card")
    card = card_name(str(words[0]))
    if len(words) < 2:
        return _("{card}: say the result").format(card=card)
    return _("{card}: the result is {number}").format(card=card, number=words[1])


def _wound(_words: tuple[Word, ...], seen: BtObservation, _names: Names) -> str:
    return _("Hurt: {n}").format(n=seen.question.points if seen.question is not None else "")


def _again(words: tuple[Word, ...], _seen: BtObservation, _names: Names) -> str:
    if not words:
        return _("Throw dice again")
    dice = " · ".join(str(face) for face in words[1:])
    line = _("Throw again: {card}").format(card=card_name(str(words[0])))
    return f"{line} ({dice})" if dice else line


def _laid(words: tuple[Word, ...], _seen: BtObservation, _names: Names) -> str:
    if not words:
        return _("Choose a place")
    at = room_name(str(words[0]))
    return f"{at}, {side_word(str(words[1]))}" if len(words) > 1 else at


def _rearrange(words: tuple[Word, ...], seen: BtObservation, names: Names) -> str:
    return ", ".join(word("rearrange", index, each, names, seen.table.haunt) for index, each in enumerate(words[:3])) or _("Choose a room")


def _order(words: tuple[Word, ...], seen: BtObservation, _names: Names) -> str:
    tops = seen.tops.get(seen.question.pile, ()) if seen.question is not None else ()
    parts = [card_or_room(tops[int(place)]) if int(place) < len(tops) and tops[int(place)] else str(int(place) + 1) for place in words]
    return " → ".join(parts) or _("Put them in order")


def _look(words: tuple[Word, ...], _seen: BtObservation, _names: Names) -> str:
    return _("Look at {what}").format(what=pile_word(str(words[0]))) if words else _("Look at a pile")


def _seek(words: tuple[Word, ...], _seen: BtObservation, _names: Names) -> str:
    if not words:
        return _("Look for a card")
    if len(words) == 1:
        return _("Look through {what}").format(what=pile_word(str(words[0])))
    return _("Look for: {what}").format(what=card_name(str(words[1])))


_LONG: Final[dict[str, Long]] = {
    "take": _take,
    "use": _use,
    "token": _token,
    "attack": _attack,
    "free": _free,
    "do": _do,
    "explore": _explore,
    "spread": _spread,
    "heal": _heal,
    "trait": _trait,
    "set": _set,
    "wound": _wound,
    "again": _again,
    "lay": _laid,
    "lift": _laid,
    "rearrange": _rearrange,
    "order": _order,
    "look": _look,
    "seek": _seek,
}
_GROUPS: Final = {
    "drop": mark("Drop a card"),
    "pick_up": mark("Pick up a card"),
    "go": mark("Go"),
}
VERBS: Final = frozenset((*_PLAIN, *_OF_ONE, *_LONG))
"""Every verb that has words."""
