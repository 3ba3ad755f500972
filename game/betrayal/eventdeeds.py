"""What events do to explorers and their cards that no data says: attacks, losses that are chosen, cards that go, fate."""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.actions import Act, act
from game.betrayal.combat import Attack, possible
from game.betrayal.data import DECK_OF, HOLDINGS
from game.betrayal.deeds import ATTACK, EVENT_CARD, LOSE, may, stopped
from game.betrayal.effects import SPECIAL, Ask, Specially, concerning
from game.betrayal.events import Needed
from game.betrayal.harm import ChooseTrait, DamageDice, Shift, lessened
from game.betrayal.holding import Draw, keep_event, lose_card, put_back, put_down
from game.betrayal.moving import rooms_apart
from game.betrayal.peeking import Peek
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Chance, Task
from game.betrayal.terms import (
    DECKS,
    ENTRANCE,
    HAUNTED,
    INDEX,
    ITEM,
    KNOWLEDGE,
    MENTAL,
    MIGHT,
    PHYSICAL,
    ROOM,
    SANITY,
    TRAITS,
)

MEANT = "it_is_meant_to_be"
LOOKS_AT = 3
"""So many cards of a pile are looked at (It Is Meant to Be)."""


def item_cards(s: Position, body: int, how: str) -> list[str]:
    """The item cards of a figure, no omens, that it may lose so."""
    return [card for card in s.t.bodies[body].cards if DECK_OF[card] == ITEM and may(s, LOSE, body, card=card, how=how)]


# Bloody Vision


def strike(s: Position, body: int, word: str) -> None:
    """An attack on somebody close, which is possible only after the haunt has begun (BT-5.1)."""
    if s.t.phase != HAUNTED:
        return
    if victims(s, body):
        s.then(Strike(body))
        return
    for other in close_to(s, body):
        if s.t.bodies[other].room and stopped(s, ATTACK, body, other=other):
            return


def victims(s: Position, body: int) -> list[int]:
    """The explorers with the lowest Might in the room or beside it, of those that can be attacked; where there are none, such monsters."""
    close = [other for other in close_to(s, body) if possible(s, body, other, "")]
    explorers = [i for i in close if s.is_explorer(i)]
    if not explorers:
        return close
    least = min(s.value(i, MIGHT) for i in explorers)
    return [i for i in explorers if s.value(i, MIGHT) == least]


def close_to(s: Position, body: int) -> list[int]:
    """The figures in an explorer's room or beside it."""
    me = s.t.bodies[body]
    if me.room not in s.board.spots or me.half == "in":
        return s.others_here(body)
    beside = s.board.beside(me.room)
    return [i for i, b in enumerate(s.t.bodies) if i != body and b.alive and (s.together(body, i) or (b.room in beside and b.half != "in"))]


class Strike(Ask, frozen=True):
    """Whom the explorer attacks, with bare hands: `strike 2`."""

    kind = "strike"

    def choices(self, s: Position) -> Sequence[Act]:
        """Each that may be meant."""
        return [act("strike", other) for other in victims(s, self.body)]

    def answer(self, s: Position, chosen: Act) -> None:
        """The explorer attacks that figure."""
        s.then(Attack(self.body, int(chosen.words[0])))


# Creepy Puppet, Disquieting Sounds, Footsteps, Hanged Men, Possession


def puppet(s: Position, body: int, word: str) -> None:
    """Who was hurt by the puppet has strengthened the Spear's holder."""
    hurt = not s.t.bodies[body].alive or lessened(s, body, PHYSICAL, s.t.rolled, "event")[1] > 0
    holder = s.holder("spear")
    if hurt and holder != body and s.is_explorer(holder) and holder >= 0:
        s.then(concerning(s, holder, "creepy_puppet", body, Shift(holder, MIGHT, 2, EVENT_CARD)))


def sounds(s: Position, body: int, word: str) -> None:
    """Six dice against the omens drawn so far."""
    s.then(Roll(body, "event_disquieting_sounds", dice=6, event=True), Specially(body, "sounds_heard"))


def sounds_heard(s: Position, body: int, word: str) -> None:
    """As many as the omens, or more."""
    success = s.t.rolled >= s.t.omens
    s.tell(Needed(body=body, purpose="event_disquieting_sounds", total=s.t.rolled, least=s.t.omens, success=success))
    s.then(Shift(body, SANITY, 1, EVENT_CARD) if success else DamageDice(body, MENTAL, 1, "event"))


def nearest_others(s: Position, body: int) -> list[int]:
    """The other explorers nearest to one, all that are equally near."""
    room = s.t.bodies[body].room
    if room not in s.board.spots:
        return []
    far = rooms_apart(s, room)
    found = {seat: far[s.t.bodies[seat].room] for seat in s.living() if seat != body and s.t.bodies[seat].room in far}
    return [seat for seat, steps in found.items() if steps == min(found.values())]


class Nearest(Ask, frozen=True):
    """Which of the nearest explorers is meant: `nearest 2`."""

    kind = "nearest"

    trait: str
    steps: int

    def choices(self, s: Position) -> Sequence[Act]:
        """Each that is as near as any."""
        return [act("nearest", seat) for seat in nearest_others(s, self.body)]

    def answer(self, s: Position, chosen: Act) -> None:
        """The trait of that explorer moves."""
        seat = int(chosen.words[0])
        s.then(concerning(s, seat, "footsteps", self.body, Shift(seat, self.trait, self.steps, EVENT_CARD)))


def each_loses(s: Position, body: int, word: str) -> None:
    """Each explorer loses a step of a trait of its choice."""
    seats = [seat for seat in (body, *s.clockwise(body)[:-1]) if s.t.bodies[seat].alive]
    s.then(*(concerning(s, seat, "footsteps", body, ChooseTrait(seat, TRAITS, -1, cause=EVENT_CARD)) for seat in seats))


class Hanged(Task, frozen=True):
    """The rolls of Hanged Men, trait by trait: a trait whose roll is below 2 falls; who loses none gains one."""

    body: int
    index: int = 0
    lost: int = 0
    rolled: bool = False

    def run(self, s: Position) -> None:
        """Looks at the last roll, makes the next."""
        if not s.t.bodies[self.body].alive:
            return
        if not self.rolled:
            roll = Roll(self.body, "event_hanged_men", TRAITS[self.index], event=True)
            s.then(roll, Hanged(self.body, self.index, self.lost, True))
            return
        success = s.t.rolled >= 2
        s.tell(Needed(body=self.body, purpose="event_hanged_men", total=s.t.rolled, least=2, success=success))
        tasks: list[Task] = [] if success else [Shift(self.body, TRAITS[self.index], -1, EVENT_CARD)]
        lost = self.lost + (not success)
        if self.index + 1 < len(TRAITS):
            tasks.append(Hanged(self.body, self.index + 1, lost))
        elif not lost:
            tasks.append(ChooseTrait(self.body, TRAITS, 1, cause=EVENT_CARD))
        s.then(*tasks)


def lowest(s: Position, body: int, trait: str) -> None:
    """The rolled trait falls to its lowest value; where it is there already, another of one's choice."""
    if s.t.bodies[body].traits[INDEX[trait]] > 0:
        s.set_step(body, trait, 0, cause=EVENT_CARD)
    else:
        s.then(Lowest(body))


class Lowest(Ask, frozen=True):
    """Which other trait falls to its lowest value: `lowest speed`."""

    kind = "lowest"

    def choices(self, s: Position) -> Sequence[Act]:
        """Those that are not there yet."""
        return [act("lowest", trait) for trait in TRAITS if s.t.bodies[self.body].traits[INDEX[trait]] > 0]

    def answer(self, s: Position, chosen: Act) -> None:
        """That trait falls to its lowest value."""
        s.set_step(self.body, str(chosen.words[0]), 0, cause=EVENT_CARD)


# cards that go: Image in the Mirror, Jonah's Turn, Shrieking Wind, Whoops


def mirror(s: Position, body: int, word: str) -> None:
    """The drawer, or the next on the left with an item card, gives one to the mirror."""
    for seat in (body, *s.clockwise(body)[:-1]):
        if s.t.bodies[seat].alive and item_cards(s, seat, "returned"):
            s.then(concerning(s, seat, "image_in_the_mirror_give", body, IntoMirror(seat)))
            return


class IntoMirror(Ask, frozen=True):
    """Which item card goes back into its pile: `hand_over axe`."""

    kind = "into_mirror"

    def choices(self, s: Position) -> Sequence[Act]:
        """Each item card that the explorer has."""
        return [act("hand_over", card) for card in item_cards(s, self.body, "returned")]

    def answer(self, s: Position, chosen: Act) -> None:
        """It is shuffled into the pile; the giver has learned something."""
        card = str(chosen.words[0])
        if lose_card(s, self.body, card, "returned"):
            put_back(s, card)
            s.shift(self.body, KNOWLEDGE, 1, cause=EVENT_CARD)


def jonah(s: Position, body: int, word: str) -> None:
    """Whoever has the Puzzle Box gets another item for it, to the drawer's relief."""
    holder = s.holder("puzzle_box")
    if holder >= 0 and s.is_explorer(holder):
        swap = concerning(s, holder, "jonahs_turn", body, Specially(holder, "box_goes"))
        s.then(swap, Shift(body, SANITY, 1, EVENT_CARD))
    else:
        s.then(DamageDice(body, MENTAL, 1, "event"))


def box_goes(s: Position, body: int, word: str) -> None:
    """The Puzzle Box is discarded, another item drawn."""
    if s.holds(body, "puzzle_box") and lose_card(s, body, "puzzle_box", "discarded"):
        s.then(Draw(body, ITEM))


class BlownAway(Ask, frozen=True):
    """Which item the wind carries to the Entrance Hall: `leave_there axe`."""

    kind = "blown_away"

    def run(self, s: Position) -> None:
        """Asks; where nothing may go that could, it is told why."""
        light = self._light(s)
        if light and not self.choices(s):
            stopped(s, LOSE, self.body, card=light[0], how="dropped")
        super().run(s)

    def choices(self, s: Position) -> Sequence[Act]:
        """Each item that may be dropped."""
        return [act("leave_there", card) for card in self._light(s) if may(s, LOSE, self.body, card=card, how="dropped")]

    def _light(self, s: Position) -> list[str]:
        """Each item that can be dropped, omens that are items included."""
        held = [card for card in s.t.bodies[self.body].cards if card in HOLDINGS]
        return [card for card in held if HOLDINGS[card].item and HOLDINGS[card].drop]

    def answer(self, s: Position, chosen: Act) -> None:
        """It lies there now."""
        card = str(chosen.words[0])
        if lose_card(s, self.body, card, "dropped"):
            put_down(s, card, ENTRANCE)


class Whoops(Chance, frozen=True):
    """Which item card is lost, picked blindly: `lose axe`."""

    body: int

    def outcomes(self, s: Position) -> Sequence[tuple[Act, int]]:
        """Each item card alike."""
        return [(act("lose", card), 1) for card in item_cards(s, self.body, "discarded")]

    def answer(self, s: Position, chosen: Act) -> None:
        """That card is discarded."""
        lose_card(s, self.body, str(chosen.words[0]), "discarded")


# It Is Meant to Be


class Meant(Ask, frozen=True):
    """What the explorer makes of fate: `look room` (or a deck: the top three, put back in any order), `store` (four dice for later)."""

    kind = "meant"

    def choices(self, s: Position) -> Sequence[Act]:
        """Each pile with cards, and the roll."""
        return [*(act("look", pile) for pile in (ROOM, *DECKS) if s.t.piles[pile].cards), act("store")]

    def answer(self, s: Position, chosen: Act) -> None:
        """The explorer looks at the cards, or stores a roll."""
        if chosen.verb == "look":
            s.then(Peek(self.body, str(chosen.words[0]), LOOKS_AT, True))
        else:
            s.then(Roll(self.body, f"event_{MEANT}", dice=4, event=True), Specially(self.body, "stored"))


def stored(s: Position, body: int, word: str) -> None:
    """The roll lies on the card, which stays."""
    keep_event(s, body, MEANT)
    name = f"stored_{body}"
    s.count(name, s.t.rolled - s.counter(name))


SPECIAL.update(
    strike=strike,
    puppet=puppet,
    sounds=sounds,
    sounds_heard=sounds_heard,
    nearest_gains=lambda s, body, trait: s.then(Nearest(body, trait, 1)),
    nearest_loses=lambda s, body, trait: s.then(Nearest(body, trait, -1)),
    each_loses=each_loses,
    hanged=lambda s, body, word: s.then(Hanged(body)),
    lowest=lowest,
    mirror=mirror,
    jonah=jonah,
    box_goes=box_goes,
    blown_away=lambda s, body, word: s.then(BlownAway(body)),
    whoops=lambda s, body, word: s.then(Whoops(body)) if item_cards(s, body, "discarded") else None,
    meant=lambda s, body, word: s.then(Meant(body)),
    stored=stored,
)
