"""Undo at a table: it takes back only what the person in front of the screen has decided last, in every game and after any sequence."""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

import pytest

from game.client.settings import Settings
from game.engine import games
from game.engine.contract import TABLE, Setup
from game.engine.match import Match
from game.engine.record import Holder, RecordFile
from game.session.session import Session

NAMES = ("Anna", "Borys", "Vira", "Hanna", "Dmytro", "Oleks", "Maksym", "Zlata", "Ivan", "Solomiia", "Taras", "Yeva")
STEPS = 140


class Done(NamedTuple):
    """Something that happened, as the test keeps account of it by itself: who decided (nobody: chance, a computer), whether anybody
    learnt something, and what all saw before."""

    person: str
    informs: bool
    before: object


def holders_of(name: str, setup: Setup) -> list[Holder]:
    """People in nearly all seats, one person in as many as the game allows, and a computer."""
    if name == "lastfriday":
        return [Holder(person=person) for person in ("Anna", "Borys", "Vira", "Borys", "Vira", "Borys")]
    holders = [Holder(person=NAMES[seat]) for seat in range(setup.seats)]
    if setup.seats > 3:
        holders[2] = Holder(level="random")
    return holders


class Account:
    """A session and what the test knows of it. `front` is who has raised the last curtain, or acted."""

    def __init__(self, session: Session, rng: random.Random) -> None:
        self.session, self.match, self.rng = session, session.match, rng
        self.done = [Done("", True, None)] * self.match.length
        self.undone = self.refused = 0

    def seen(self) -> object:
        return (
            self.match.actor(),
            self.match.length,
            self.match.observe(TABLE),
            [self.match.observe(seat) for seat in range(self.match.setup.seats)],
        )

    def look(self) -> None:
        """Raises the curtain, if it has fallen: whatever somebody else did before is final."""
        curtain = self.session.needs_curtain()
        if curtain:
            self.session.raise_curtain(curtain[0])
            self.seal(curtain[0])

    def seal(self, person: str) -> None:
        if self.done and self.done[-1].person not in ("", person):
            self.done[-1] = self.done[-1]._replace(informs=True)

    def play(self) -> None:
        session, match = self.session, self.match
        while session.holding():
            session.release()
        self.look()
        actor = match.actor()
        if actor is None:
            return
        person, before, mark = match.holders[actor].person, self.seen(), match.mark()
        act = self.rng.choice(match.observe(actor).legal)
        if person:
            session.play(act)
        else:
            match.play(act)
            session.look()
        self.note(person, mark, before)

    def note(self, person: str, mark: int, before: object) -> None:
        first = next(iter(self.match._plays[len(self.done) :]))
        after = self.match._plays[len(self.done) + 1 :]
        end = after[0].first if after else len(self.match._events)
        self.done.append(Done(person, any(event.informs for event in self.match._events[mark:end]), before))
        self.done += [Done("", True, None) for _play in after]
        assert first.person == person

    def undo(self) -> None:
        """Presses Ctrl+Z, in front of a curtain or not, and finds that only what may go has gone."""
        session = self.session
        last = self.done[-1] if self.done else Done("", True, None)
        view = session.viewer()
        allowed = bool(last.person) and not last.informs and last.person in session.people()
        person = session.undo_person()
        assert person in (None, last.person)
        assert not (person and not allowed), "undo reaches past another person, chance or something learnt"
        if view >= 0 and session.secret():
            assert person in (None, session.holders[view].person), "whoever is in front takes back only own decisions"
        if not session.undo():
            self.refused += 1
            return
        self.undone += 1
        assert self.seen() == last.before
        self.done.pop()
        self.seal(last.person)


@pytest.mark.slow
@pytest.mark.parametrize("name", games.NAMES)
def test_undo_takes_back_only_what_the_person_in_front_has_decided_last(name: str, tmp_path: Path) -> None:
    game = games.load(name)
    setups = list(game.varieties())
    undone = refused = 0
    for seed in range(3):
        rng = random.Random(f"undo {name} {seed}")
        setup = rng.choice(setups)
        path = tmp_path / f"{seed}.lantern"
        session = Session(Match(game, setup, holders_of(name, setup), seed, RecordFile(path)), Settings(animation_speed="off"))
        account = Account(session, rng)
        for _step in range(STEPS):
            if session.over():
                break
            what = rng.random()
            if what < 0.3:
                account.undo()
            elif what < 0.4:
                account.look()
            elif what < 0.45:
                session.cover()
            else:
                account.play()
        undone, refused = undone + account.undone, refused + account.refused
        again = Match.read(path)
        assert again.actions == session.match.actions, "the record tells the same"
        session.close()
    assert refused > 10
    assert undone or name == "stayaway", "in Stay Away! nearly everything informs"


def test_nobody_takes_back_what_another_did_unseen_after_the_curtain() -> None:
    """The hero, after his curtain, and the traitor's finished hiding of the Girl: the kind, at any table with secrets."""
    game = games.load("lastfriday")
    match = Match(game, Setup(6, {}), [Holder(person="Anna"), *[Holder(person="Borys")] * 5], 3)
    session, rng = Session(match, Settings(animation_speed="off")), random.Random(3)
    for _step in range(400):
        curtain = session.needs_curtain()
        if curtain and session.undo_person() not in (None, curtain[0]):
            left = session.undo_person()
            assert left is not None
            session.raise_curtain(curtain[0])
            assert session.undo_person() is None
            assert not session.undo()
            session.cover()
            assert session.undo_person() is None, "nor by looking away"
            return
        if curtain:
            session.raise_curtain(curtain[0])
        session.play(rng.choice(session.observe().legal))
    raise AssertionError("nobody could ever have taken anything back at a curtain")
