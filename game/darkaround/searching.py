"""Before a clock card is turned: searches for lost children, and the skills of that moment (DA-9 to DA-12).

In seat order every seat that can do anything is asked, and again after each thing it does, until it is done.
"""

from __future__ import annotations

from game.darkaround import attacks
from game.darkaround.actions import BE_BRAVE, COMFORTS, DONE, Act, finds, searches
from game.darkaround.events import Comforted, Found, NotFound, SearchBegan, SkillUsed, Waited, attacked, rolled
from game.darkaround.numbers import BOX
from game.darkaround.position import Position
from game.darkaround.terms import COMFORT, COURAGE, FINDER, FOUND_WITH, LUCK_FROM, NOBODY, SKULL, members, pips, seat_of
from game.engine.contract import CHANCE, Seat


def begin(s: Position) -> None:
    """An hour is over, or the game begins: nobody has searched yet, those found act again, courage is over."""
    s.child = s.target = NOBODY
    s.resting = s.sought = s.searched = s.brave = 0
    _ask(s, 0)


def _ask(s: Position, seat: Seat) -> None:
    """Asks this seat or the next one that has a choice; when none has, nobody is asked, and the clock card is turned."""
    while seat < s.rules.seats:
        if _has_choice(s, seat):
            s.ask("prepare", seat)
            return
        seat += 1
    s.asked = ""


def before_morning(s: Position) -> bool:
    """Whether the card about to be turned is the last: nobody searches any more (DA-10)."""
    return s.hour >= BOX.hours


def _has_choice(s: Position, seat: Seat) -> bool:
    if not before_morning(s) and ((s.targets(seat) and s.searchers(seat)) or s.has(seat, COURAGE)):
        return True
    return s.has(seat, COMFORT) and bool(s.weary(seat))


def legal(s: Position, seat: Seat) -> tuple[Act, ...]:
    """What a seat may do before the card is turned: searches by the lost child's number, skills, `done`."""
    acts: list[Act] = []
    if not before_morning(s):
        searchers = s.searchers(seat)
        targets = s.targets(seat) if searchers else 0
        for child in members(targets):
            acts += searches(child, searchers)
        if s.has(seat, FINDER):
            for child in members(targets):
                acts += finds(child, searchers)
        if s.has(seat, COURAGE):
            acts.append(BE_BRAVE)
    if s.has(seat, COMFORT):
        acts += [COMFORTS[child] for child in s.weary(seat)]
    acts.append(DONE)
    return tuple(acts)


def answer(s: Position, act: Act) -> None:
    """A seat searches, uses its skill, or is done."""
    assert s.who is not None
    seat = s.who
    if act.verb == "done":
        s.events.append(Waited(seat=seat))
        _ask(s, seat + 1)
    elif act.verb == "comfort":
        _comfort(s, seat, act.child)
        _ask(s, seat)
    elif act.verb == "courage":
        s.spend(seat)
        s.brave |= 1 << seat
        s.events.append(SkillUsed(seat=seat, skill=COURAGE, child=NOBODY))
        _ask(s, seat)
    else:
        _search(s, seat, act)


def _comfort(s: Position, seat: Seat, child: int) -> None:
    s.spend(seat)
    gain = min(s.rules.numbers.comfort, s.rules.start[child] - s.sanity[child])
    s.sanity[child] += gain
    s.events.append(SkillUsed(seat=seat, skill=COMFORT, child=child))
    s.events.append(Comforted(child=child, gain=gain, now=s.sanity[child]))


def _search(s: Position, seat: Seat, act: Act) -> None:
    s.sought |= 1 << act.child
    s.searched |= 1 << act.by
    s.child, s.target = act.by, act.child
    s.events.append(SearchBegan(child=act.child, by=act.by))
    if act.verb == "find":
        s.spend(seat)
        s.events.append(SkillUsed(seat=seat, skill=FINDER, child=act.child))
        _found(s)
    else:
        s.ask("search", CHANCE)


def answer_search(s: Position, act: Act) -> None:
    """The evasion die of a search (DA-11)."""
    face = act.what
    s.events.append(rolled("evade", s.child, face, "search"))
    if face == SKULL:
        _meet(s)
    elif pips(face) >= LUCK_FROM:
        _found(s)
    else:
        s.events.append(NotFound(child=s.target, by=s.child))
        end_search(s)


def _meet(s: Position) -> None:
    """The searcher meets the Creature: the evasion die decides, or by option it is a full attack (DA-11)."""
    s.events.append(NotFound(child=s.target, by=s.child))
    if s.rules.full_attack:
        attacks.attack(s, "search")
    else:
        s.events.append(attacked(s.child, "search"))
        s.ask("evade", CHANCE)


def _found(s: Position) -> None:
    s.sanity[s.target] = FOUND_WITH
    s.active |= 1 << s.target
    s.resting |= 1 << s.target
    s.events.append(Found(child=s.target, by=s.child, sanity=FOUND_WITH))
    end_search(s)


def end_search(s: Position) -> None:
    """The seat that searched may go on."""
    seat = seat_of(s.child)
    s.child = s.target = NOBODY
    _ask(s, seat)
