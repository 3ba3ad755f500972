"""The rules of Darkness Around told as one story from the first skill to the morning, for the referee.

The story stops wherever something is rolled, dealt or asked (`Ask`), goes on with the answer, and tells on its way what must happen.
It is written from docs/rules/darkaround.md alone.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from typing import Any, Final, NamedTuple

LEVELS: Final = (1, 2, 3, 3, 4, 5)
"""Of a party in the order in which it rolls (DA-1); the fourth child is the gifted one."""
NAMES: Final = ("1", "2", "3", "g", "4", "5")
GIFTED: Final = 3
START: Final = {"easy": 13, "normal": 12, "hard": 11}
HOURS: Final = 6
EVENT: Final = {"tree": 0, "eye": 1, "ear": 2, "brain": 3, "skull": 0}
SIX: Final = ("1", "2", "3", "4", "5", "skull")
SKILLS: Final = ("hush", "comfort", "finder", "ward", "courage")
NOBODY: Final = -1
CHANCE: Final = -1
ROWS: Final = (10, 16, 22, 28, 33)
BEATEN_FROM: Final = 22


class Ask(NamedTuple):
    """Where the story stops: who answers, what is asked (as the position names it), every answer there is; the child and the lost one
    that it is about."""

    seat: int
    asked: str
    answers: tuple[str, ...]
    child: int = NOBODY
    target: int = NOBODY


class Told(NamedTuple):
    """An event that must happen, with the rule that wants it."""

    rule: str
    name: str
    fields: dict[str, Any]


Story = Generator[Ask, str, None]


def name_of(child: int) -> str:
    """A child as an action calls it."""
    return f"{child // 6}.{NAMES[child % 6]}"


def child_of(name: str) -> int:
    """The child that an action calls so."""
    seat, own = name.split(".")
    return int(seat) * 6 + NAMES.index(own)


def rolls(die: str, faces: tuple[str, ...]) -> tuple[str, ...]:
    """Every face of a die, as chance may answer."""
    return tuple(f"{die} {face}" for face in faces)


class Night:
    """A game: what is so now, and the story that goes on."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        self.seats, self.options = seats, options
        self.together = seats > 1 and options.get("aim") == "cooperative"
        self.start = [START[options.get("difficulty", "normal")] - level for level in LEVELS] * seats
        self.sanity = list(self.start)
        self.skills = [""] * seats
        self.hour = 0
        self.spent: set[int] = set()
        self.brave: set[int] = set()
        self.resting: set[int] = set()
        self.sought: set[int] = set()
        self.searched: set[int] = set()
        self.queue: list[int] = []
        self.face = self.result = ""
        self.told: list[Told] = []

    def tell(self, rule: str, name: str, **fields: Any) -> None:
        """Something happens."""
        self.told.append(Told(rule, name, fields))

    # who is who

    def party(self, seat: int) -> range:
        """A seat's children."""
        return range(seat * 6, seat * 6 + 6)

    def up(self, seat: int) -> list[int]:
        """Those of them that are not lost (DA-8)."""
        return [child for child in self.party(seat) if self.sanity[child] > 0]

    @property
    def first(self) -> int:
        """Who acts first: one seat further each hour (DA-16)."""
        return (self.hour - 1) % self.seats if self.hour else 0

    def can_use(self, seat: int, skill: str) -> bool:
        """Once a game, and not while the gifted child is lost or does not act (DA-9, DA-11)."""
        gifted = seat * 6 + GIFTED
        return self.skills[seat] == skill and seat not in self.spent and self.sanity[gifted] > 0 and gifted not in self.resting

    # the story

    def story(self) -> Story:
        """The whole game."""
        yield from self._give_skills()
        while True:
            yield from self._before_the_card()
            if self.result:
                return
            self.hour += 1
            if self.hour > HOURS:
                self.tell("DA-4", "ClockTurned", hour=self.hour, first=NOBODY)
                self._count("morning")
                return
            self.tell("DA-16", "ClockTurned", hour=self.hour, first=self.first)
            yield from self._roll_all()
            if self.result:
                return
            for marked in (self.resting, self.sought, self.searched, self.brave):
                marked.clear()

    def _give_skills(self) -> Story:
        """Each seat has another one (DA-9)."""
        for seat in range(self.seats):
            left = [skill for skill in SKILLS if skill not in self.skills]
            skill, how = left[0], "left"
            if len(left) > 1 and self.options.get("skills") == "chosen":
                skill, how = (yield Ask(seat, "choose", tuple(f"choose {each}" for each in left))).split()[1], "chosen"
            elif len(left) > 1:
                skill, how = (yield Ask(CHANCE, "deal", tuple(f"deal {each}" for each in left))).split()[1], "dealt"
            self.skills[seat] = skill
            self.tell("DA-9", "SkillGiven", seat=seat, skill=skill, how=how)

    # before the card

    def _before_the_card(self) -> Story:
        """In seat order, each as long as it likes (DA-10)."""
        for seat in range(self.seats):
            while not self.result and (answers := list(self._answers(seat))):
                answer = yield Ask(seat, "prepare", (*answers, "done"))
                if answer == "done":
                    self.tell("DA-10", "Waited", seat=seat)
                    break
                yield from self._answered(seat, answer)

    def _answers(self, seat: int) -> Iterator[str]:
        if self.hour < HOURS:  # none before the last card
            lost = self._to_be_sought(seat)
            for verb in ("search", "find") if self.can_use(seat, "finder") else ("search",):
                for child in lost:
                    for by in self.up(seat):
                        if by not in self.searched | self.resting:
                            yield f"{verb} {name_of(child)} by {name_of(by)}"
            if self.can_use(seat, "courage"):
                yield "courage"
        if self.can_use(seat, "comfort"):
            yield from (f"comfort {name_of(child)}" for child in self.up(seat) if self.sanity[child] < self.start[child])

    def _to_be_sought(self, seat: int) -> list[int]:
        """Own children, in the co-operative game all; once an hour each, and from the next hour on who was lost in searching (DA-10,
        DA-12)."""
        among = range(6 * self.seats) if self.together else self.party(seat)
        return [child for child in among if not self.sanity[child] and child not in self.sought | self.searched]

    def _answered(self, seat: int, answer: str) -> Story:
        verb, *words = answer.split()
        if verb in ("search", "find"):
            yield from self._search(seat, child_of(words[0]), child_of(words[2]), sure=verb == "find")
            return
        child = child_of(words[0]) if words else NOBODY
        self._use(seat, verb, child)
        if verb == "courage":
            self.brave.add(seat)
            return
        gain = min(3, self.start[child] - self.sanity[child])
        self.sanity[child] += gain
        self.tell("DA-9", "Comforted", child=child, gain=gain, now=self.sanity[child])

    def _use(self, seat: int, skill: str, child: int) -> None:
        self.spent.add(seat)
        self.tell("DA-9", "SkillUsed", seat=seat, skill=skill, child=child)

    def _search(self, seat: int, child: int, by: int, sure: bool) -> Story:
        """One child goes to look for a lost one (DA-10, DA-11)."""
        self.sought.add(child)
        self.searched.add(by)
        self.tell("DA-10", "SearchBegan", child=child, by=by)
        if sure:
            self._use(seat, "finder", child)
        else:
            face = (yield Ask(CHANCE, "search", rolls("evade", SIX), by, child)).split()[1]
            self.tell("DA-11", "Rolled", die="evade", child=by, face=face, why="search")
            if face not in ("4", "5"):
                self.tell("DA-11", "NotFound", child=child, by=by)
                if face == "skull":
                    yield from self._meeting(by, child)
                return
        self.sanity[child] = 3
        self.resting.add(child)
        self.tell("DA-11", "Found", child=child, by=by, sanity=3)

    def _meeting(self, by: int, child: int) -> Story:
        """The searcher meets the Creature: the evasion die, or by option a full attack (DA-11)."""
        if self.options.get("search_mode") == "danger":
            yield from self._attack(by, "search", child)
            return
        self.tell("DA-11", "Attacked", child=by, why="search")
        yield from self._evade(by, child)

    # after the card

    def _roll_all(self) -> Story:
        """The parties in turn, each child in level order that is neither lost nor was only just found (DA-5, DA-11, DA-16)."""
        order = [(self.first + turn) % self.seats for turn in range(self.seats)]
        self.queue = [child for seat in order for child in self.up(seat) if child not in self.resting]
        last = NOBODY
        while self.queue and not self.result:
            child = self.queue.pop(0)
            if child // 6 != last:
                last = child // 6
                self.tell("DA-16", "TurnBegan", seat=last)
            yield from self._event(child)

    def _event(self, child: int) -> Story:
        """The event die (DA-5)."""
        face = (yield Ask(CHANCE, "event", rolls("event", tuple(EVENT)), child)).split()[1]
        self.tell("DA-5", "Rolled", die="event", child=child, face=face, why="turn")
        if face == "tree":
            return
        if self.can_use(child // 6, "hush"):
            self.face = face
            answer = yield Ask(child // 6, "hush", ("hush", "keep"), child)
            self.face = ""
            if answer == "hush":
                self._use(child // 6, "hush", child)
                return
            self.tell("DA-9", "SkillKept", seat=child // 6, skill="hush")
        if face == "skull":
            yield from self._attack(child, "turn")
        else:
            self._hurt("DA-5", child, EVENT[face], face)

    def _attack(self, child: int, why: str, target: int = NOBODY) -> Story:
        """The danger die, unless the attack is cancelled (DA-6, DA-9)."""
        self.tell("DA-6", "Attacked", child=child, why=why)
        if self.can_use(child // 6, "ward"):
            if (yield Ask(child // 6, "ward", ("ward", "keep"), child, target)) == "ward":
                self._use(child // 6, "ward", child)
                return
            self.tell("DA-9", "SkillKept", seat=child // 6, skill="ward")
        face = (yield Ask(CHANCE, "danger", rolls("danger", SIX), child, target)).split()[1]
        self.tell("DA-6", "Rolled", die="danger", child=child, face=face, why="attack")
        if face == "skull":
            yield from self._evade(child, target)
        else:
            self._hurt("DA-6", child, int(face), "danger")

    def _evade(self, child: int, target: int) -> Story:
        """1 to 3: everything is lost; 4, 5 and the skull that stands for the 6: nothing (DA-7)."""
        face = (yield Ask(CHANCE, "evade", rolls("evade", SIX), child, target)).split()[1]
        self.tell("DA-7", "Rolled", die="evade", child=child, face=face, why="attack")
        if face in ("1", "2", "3"):
            self._lose("DA-7", child, self.sanity[child], "caught")
        else:
            self.tell("DA-7", "Escaped", child=child)

    def _hurt(self, rule: str, child: int, loss: int, why: str) -> None:
        """What a die costs, 1 less with courage (DA-9)."""
        if child // 6 in self.brave:
            self.tell("DA-9", "Spared", child=child, amount=1)
            loss -= 1
        if loss:
            self._lose(rule, child, loss, why)

    def _lose(self, rule: str, child: int, loss: int, why: str) -> None:
        """Never below 0; without sanity a child is lost, and a party, and in the end the night (DA-8, DA-14)."""
        loss = min(loss, self.sanity[child])
        self.sanity[child] -= loss
        self.tell(rule, "SanityLost", child=child, loss=loss, left=self.sanity[child], why=why)
        if self.sanity[child]:
            return
        self.tell("DA-8", "Lost", child=child)
        if not self.together and not self.up(child // 6):
            self.tell("DA-14", "PartyLost", seat=child // 6)
        if not any(self.sanity):
            self._count("all_lost")

    # the end

    def score(self, seat: int) -> tuple[int, int, int]:
        """Level plus sanity of every child that is not lost, how many they are, the best one's level (DA-13)."""
        saved = self.up(seat)
        levels = [LEVELS[child % 6] for child in saved]
        return sum(levels) + sum(self.sanity[child] for child in saved), len(saved), max(levels, default=0)

    def _count(self, how: str) -> None:
        self.result, self.queue = how, []
        for seat in range(self.seats):
            score, survivors, best = self.score(seat)
            self.tell("DA-13", "Scored", seat=seat, score=score, survivors=survivors, best=best)
        self.tell("DA-14" if how == "all_lost" else "DA-4", "NightEnded", how=how)

    def outcome(self) -> tuple[str, str, tuple[int, ...]]:
        """The rule that decides, the reason and the winners (DA-13 to DA-15)."""
        everybody = tuple(range(self.seats))
        scores = [self.score(seat) for seat in everybody]
        if self.result == "all_lost":
            return "DA-14", "all_lost", ()
        if self.seats == 1:
            return "DA-15", "solo", everybody if scores[0][0] >= BEATEN_FROM else ()
        if self.together:
            enough = 3 * sum(survivors for _, survivors, _ in scores) >= 2 * 6 * self.seats
            return "DA-15", "saved" if enough else "too_few", everybody if enough else ()
        aim = self.options.get("aim", "points")
        ranks = [each if aim == "points" else each[1:] for each in scores]
        return "DA-13", aim, tuple(seat for seat in everybody if ranks[seat] == max(ranks))
