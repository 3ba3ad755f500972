"""The referee of Darkness Around: compares each step with a story of the night told from the rules alone (see `night`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from game.engine.contract import EVERYONE, Event, Outcome, Setup
from tests.referees.darkaround.night import LEVELS, NAMES, NOBODY, ROWS, Ask, Night
from tests.referees.watching import Step


class Referee:
    """Watches a game of Darkness Around (see `watching.Referee`)."""

    def __init__(self, setup: Setup, start: Any) -> None:
        self.checked: Counter[str] = Counter()
        self.night = Night(setup.seats, setup.options)
        self.story = self.night.story()
        self.ask: Ask | None = next(self.story)
        self.lost = False
        self.wrong = list(self._position(start))

    def watch(self, step: Step) -> Sequence[str]:
        """What in this step breaks a rule. After the first fault the story cannot go on, and nothing more is said."""
        if self.lost:
            return ()
        faults = [*self.wrong, *self._asking(step)]
        self.wrong = []
        if not faults:
            self._go_on(step.text)
            faults = [*self._events(step.events), *self._position(step.after), *self._end(step.outcome)]
        self.lost = bool(faults)
        return faults

    def _go_on(self, answer: str) -> None:
        self.night.told = []
        try:
            self.ask = self.story.send(answer)
        except StopIteration:
            self.ask = None

    def _same(self, rule: str, what: str, seen: object, wanted: object) -> Iterator[str]:
        self.checked[rule] += 1
        if seen != wanted:
            yield f"{rule}: {what} is {seen!r}, should be {wanted!r}"

    def _asking(self, step: Step) -> Iterator[str]:
        """Who may do what: exactly what the rules allow."""
        ask = self.ask
        if ask is None:
            yield "DA-4: the night is over, and somebody acts"
            return
        rule = {"prepare": "DA-10", "event": "DA-5", "danger": "DA-6", "evade": "DA-7", "search": "DA-11"}.get(ask.asked, "DA-9")
        yield from self._same(rule, "who is asked", (step.seat, step.before.asked), (ask.seat, ask.asked))
        yield from self._same(rule, "what can be answered", sorted(step.offered), sorted(ask.answers))
        yield from self._same("DA-16", "what may be done out of turn", list(step.interrupts), [])

    def _events(self, events: Sequence[Event]) -> Iterator[str]:
        """What happens, all of it before everybody's eyes."""
        for told, event in zip(self.night.told, events, strict=False):
            fields = msgspec.structs.asdict(event)
            audience = fields.pop("audience")
            yield from self._same(told.rule, "what happens", (type(event).__name__, fields), (told.name, told.fields))
            yield from self._same(told.rule, "the audience", audience, EVERYONE)
        yield from self._same("DA-4", "the number of events", len(events), len(self.night.told))

    def _position(self, seen: Any) -> Iterator[str]:
        """All that is so afterwards."""
        night, ask = self.night, self.ask
        children = list(seen.children)
        yield from self._same("DA-1", "the children", [(child.seat, child.name, child.level) for child in children], self._children())
        yield from self._same("DA-2", "sanity at the start", [child.start for child in children], night.start)
        yield from self._same("DA-8", "sanity", [child.sanity for child in children], night.sanity)
        yield from self._same("DA-11", "who does not act", _numbers(child.resting for child in children), night.resting)
        yield from self._same("DA-10", "who was sought", _numbers(child.sought for child in children), night.sought)
        yield from self._same("DA-10", "who has searched", _numbers(child.searched for child in children), night.searched)
        yield from self._same("DA-3", "the hour", seen.hour, night.hour)
        yield from self._same("DA-16", "the first seat", seen.first, night.first if night.hour <= 6 else seen.first)
        yield from self._same("DA-5", "who is still to roll", list(seen.queue), night.queue)
        asked = seen.question
        about = (ask.child, ask.target) if ask else (NOBODY, NOBODY)
        yield from self._same("DA-5", "whom it is about", (asked.child, asked.target) if asked else (NOBODY, NOBODY), about)
        yield from self._same("DA-9", "the event that may be hushed", asked.face if asked else "", night.face)
        yield from self._same("DA-4", "how it ended", seen.result, night.result)
        yield from self._same("DA-4", "who is asked next", seen.actor, ask.seat if ask else None)
        yield from self._parties(seen)

    def _children(self) -> list[tuple[int, str, int]]:
        party = list(zip(NAMES, LEVELS, strict=True))
        return [(seat, name, level) for seat in range(self.night.seats) for name, level in party]

    def _parties(self, seen: Any) -> Iterator[str]:
        night = self.night
        for seat, party in enumerate(seen.parties):
            skill, wanted = (party.skill, party.spent, party.brave), (night.skills[seat], seat in night.spent, seat in night.brave)
            yield from self._same("DA-9", f"the skill of seat {seat}", skill, wanted)
            score, survivors, _ = night.score(seat)
            yield from self._same("DA-13", f"the score of seat {seat}", (party.score, party.survivors), (score, survivors))
            yield from self._same("DA-14", f"whether seat {seat} is out", party.out, not night.together and not night.up(seat))

    def _end(self, outcome: Outcome | None) -> Iterator[str]:
        """Who has won."""
        night = self.night
        if not night.result or outcome is None:
            yield from self._same("DA-4", "whether the game is over", outcome is not None, bool(night.result))
            return
        rule, reason, winners = night.outcome()
        losers = tuple(seat for seat in range(night.seats) if seat not in winners)
        yield from self._same(rule, "the outcome", (outcome.reason, outcome.winners, outcome.losers), (reason, winners, losers))
        if night.seats == 1:
            row = sum(night.score(0)[0] >= least for least in ROWS)
            yield from self._same("DA-15", "the row of the table", dict(outcome.params)["row"], str(row))


def _numbers(flags: Iterator[bool]) -> set[int]:
    return {number for number, flag in enumerate(flags) if flag}
