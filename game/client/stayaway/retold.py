"""A finished game turn by turn, as ALL sees it: the table at the end of each turn and what happened in it."""

from __future__ import annotations

from collections.abc import Generator

import msgspec

from game.engine.contract import ALL, Event
from game.session.story import Story
from game.stayaway import events as e
from game.stayaway.observation import SaObservation


class Turn(msgspec.Struct):
    """A turn (0: the deal): the table when it was over, and its events."""

    number: int
    seen: SaObservation
    events: list[Event]


def turns_of(story: Story) -> Generator[None, None, list[Turn]]:
    """Every turn, the deal first; worked out action by action."""
    state = story.begin()
    found = [Turn(0, state.observe(ALL), [])]
    for action, events in story.actions():
        state.apply(action)
        for event in events:
            if isinstance(event, e.TurnBegan):
                found[-1].seen = state.observe(ALL)
                found.append(Turn(event.turn, found[-1].seen, []))
            found[-1].events.append(event)
        yield
    found[-1].seen = story.final
    return found
