"""What the items do beyond their steps in `holdings.json`; what heals stands in `game.betrayal.healing`.

Weapons and Armor are rules of fighting and damage; Adrenaline Shot, Angel Feather, Idol, Lucky Stone and Rabbit's Foot of rolling, as is
what the Candle lights; what an open Music Box does is a rule of moving.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.betrayal.actions import Act, act
from game.betrayal.cardrules import CARDS, CardRule
from game.betrayal.combat import steal
from game.betrayal.deeds import CARD, COMES, HURT, MOVE, stopped
from game.betrayal.events import Needed
from game.betrayal.harm import ChooseTrait, Damage
from game.betrayal.healing import MedicalKit, Restorer
from game.betrayal.holding import Draw, lose_card, stealable, take_back
from game.betrayal.nearer import call_heroes, call_monsters
from game.betrayal.placing import PutIn, may_be_put, put
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Question, Task
from game.betrayal.terms import EVENT, HAUNTED, ITEM, KNOWLEDGE, MIGHT, OPPOSITE, PHYSICAL, SANITY, SPEED, TRAITORS, TRAITS, VAULT
from game.betrayal.trading import things_of
from game.engine.contract import Seat

# Bell, Book and Candle

THREE: Final = ("bell", "book", "candle")
TOGETHER: Final = "bell_book_candle"
"""The mark of who has all three, and the name under which steps beyond the maximum are remembered."""


class OneOfThree(CardRule):
    """Bell, Book and Candle with one explorer: two steps in every trait, until the first of them goes."""

    def gained(self, s: Position, body: int) -> None:
        """Whether all three are there."""
        if all(s.holds(body, card) for card in THREE) and not s.marked(TOGETHER, str(body)):
            s.mark(TOGETHER, str(body))
            for trait in TRAITS:
                s.shift(body, trait, 2, TOGETHER, cause=COMES)

    def lost(self, s: Position, body: int) -> None:
        """They are no longer together."""
        if s.marked(TOGETHER, str(body)):
            s.unmark(TOGETHER, str(body))
            take_back(s, body, TOGETHER, [(trait, -2) for trait in TRAITS])


class Bell(OneOfThree):
    """After the haunt has begun, once a turn, Sanity 5+ calls heroes, less than that monsters."""

    def choices(self, s: Position, body: int) -> Sequence[Act]:
        """`use bell`."""
        return (act("use", "bell"),) if s.t.phase == HAUNTED else ()

    def use(self, s: Position, body: int, chosen: Act) -> None:
        """The Sanity roll is made."""
        s.then(Roll(body, "bell", SANITY), BellRolled(body))


class BellRolled(Task, frozen=True):
    """Who hears the Bell. In a traitor's hand it calls no monsters."""

    body: int

    def run(self, s: Position) -> None:
        """Whoever hears it comes nearer."""
        success = s.t.rolled >= 5
        s.tell(Needed(body=self.body, purpose="bell", total=s.t.rolled, least=5, success=success))
        if success:
            call_heroes(s, self.body)
        elif s.t.bodies[self.body].side != TRAITORS:
            call_monsters(s, self.body)


# drinks and dice


class Bottle(CardRule):
    """After the haunt has begun: three dice say what the drink does."""

    def choices(self, s: Position, body: int) -> Sequence[Act]:
        """`use bottle`."""
        return (act("use", "bottle"),) if s.t.phase == HAUNTED else ()

    def use(self, s: Position, body: int, chosen: Act) -> None:
        """The three dice are thrown."""
        lose_card(s, body, "bottle", "used")
        s.then(Roll(body, "bottle", dice=3), Drunk(body))


DRINKS: Final[dict[int, tuple[tuple[str, int], ...]]] = {
    5: ((MIGHT, 2), (SPEED, 2)),
    4: ((KNOWLEDGE, 2), (SANITY, 2)),
    3: ((KNOWLEDGE, 1), (MIGHT, -1)),
    2: ((KNOWLEDGE, -2), (SANITY, -2)),
    1: ((MIGHT, -2), (SPEED, -2)),
    0: tuple((trait, -2) for trait in TRAITS),
}
"""Result of the Bottle -> steps; with 6 or more the drinker goes to any room."""


class Drunk(Task, frozen=True):
    """The Bottle was drunk."""

    body: int

    def run(self, s: Position) -> None:
        """Moves the clips, or the drinker."""
        if s.t.rolled >= 6:
            s.then(PutIn(self.body, anywhere=True))
            return
        for trait, steps in DRINKS[s.t.rolled]:
            s.shift(self.body, trait, steps, cause=CARD)


class DarkDice(CardRule):
    """Once a turn three dice are rolled."""

    def choices(self, s: Position, body: int) -> Sequence[Act]:
        """`use dark_dice`."""
        return (act("use", "dark_dice"),)

    def use(self, s: Position, body: int, chosen: Act) -> None:
        """The three dice are thrown."""
        s.then(Roll(body, "dark_dice", dice=3), DarkRolled(body))


class DarkRolled(Task, frozen=True):
    """What the Dark Dice do: 6 to somebody's side, 5 sends somebody away, 4 and 2 a step, 3 next door, 1 an event, 0 everything down to the
    last step above the skull."""

    body: int

    def run(self, s: Position) -> None:
        """Looks at the result."""
        body = self.body
        match min(6, s.t.rolled):
            case 6:
                s.then(WhoseSide(body))
            case 5:
                s.then(WhoGoes(body))
            case 4:
                s.then(ChooseTrait(body, (MIGHT, SPEED), 1, cause=CARD))
            case 3:
                s.then(PutIn(body))
            case 2:
                s.then(ChooseTrait(body, (KNOWLEDGE, SANITY), 1, cause=CARD))
            case 1:
                s.then(Draw(body, EVENT))
            case _:
                for trait in TRAITS:
                    s.set_step(body, trait, 0, cause=CARD)
                if s.holds(body, "dark_dice"):
                    lose_card(s, body, "dark_dice", "used")


class WhoseSide(Question, frozen=True):
    """To which other explorer one goes, who is no known traitor: `beside SEAT`."""

    kind = "whose_side"

    body: int

    def run(self, s: Position) -> None:
        """Asks, if there is one."""
        if self.choices(s):
            super().run(s)
        elif seen := self._seen(s):
            stopped(s, MOVE, self.body, room=s.t.bodies[seen[0]].room)

    def asked(self, s: Position) -> Seat:
        """Who rolled."""
        return s.t.bodies[self.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """All whose place is seen."""
        return [act("beside", i) for i in self._seen(s) if s.haunt.can_enter(s, self.body, s.t.bodies[i].room)]

    def _seen(self, s: Position) -> list[int]:
        return [i for i in s.living() if i != self.body and s.t.bodies[i].room and s.t.bodies[i].side != TRAITORS]

    def answer(self, s: Position, chosen: Act) -> None:
        """Goes there; into the Vault only as far as its inner door (BT-7.1)."""
        other = s.t.bodies[int(chosen.words[0])]
        put(s, self.body, other.room, s.outer_half(VAULT) if other.room == VAULT else other.half)


class WhoGoes(Question, frozen=True):
    """Which other explorer in the room goes next door: `send SEAT`."""

    kind = "who_goes"

    body: int

    def run(self, s: Position) -> None:
        """Asks, if there is one who may be moved."""
        if self.choices(s):
            super().run(s)
        else:
            for other in self._here(s):
                stopped(s, MOVE, other)

    def asked(self, s: Position) -> Seat:
        """Who rolled."""
        return s.t.bodies[self.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Each other explorer in the room."""
        return [act("send", i) for i in self._here(s) if may_be_put(s, i)]

    def _here(self, s: Position) -> list[int]:
        return [i for i in s.others_here(self.body) if s.is_explorer(i)]

    def answer(self, s: Position, chosen: Act) -> None:
        """The roller says where to."""
        s.then(PutIn(int(chosen.words[0]), by=self.body))


# things of one use, and boxes


class Dynamite(CardRule):
    """Instead of an attack: thrown through a door into the next room."""

    def choices(self, s: Position, body: int) -> Sequence[Act]:
        """`use dynamite ROOM`."""
        if s.t.phase != HAUNTED or s.t.turn.attacked or not s.room(body):
            return ()
        room, half = s.room(body), s.t.bodies[body].half
        doors = () if half == "in" else s.board.doors(room).items()
        rooms = [other for side, other in doors if not half or s.board.printed(room, side) == half]
        return [act("use", "dynamite", other) for other in s.haunt.dynamite_rooms(s, body, list(dict.fromkeys(rooms)))]

    def use(self, s: Position, body: int, chosen: Act) -> None:
        """Everybody there who has Might and Speed runs; nobody behind a barrier is hurt."""
        room = str(chosen.words[1])
        s.t.turn.attacked = True
        half = self._half(s, body, room)
        lose_card(s, body, "dynamite", "used")
        tasks: list[Task] = []
        for other in s.haunt.dynamite_catches(s, body, room):
            reached = s.t.bodies[other].half == half or not s.t.bodies[other].room
            if reached and s.value(other, MIGHT) >= 0 and s.value(other, SPEED) >= 0 and not self._harmless(s, body, other):
                tasks += [Roll(other, "dynamite", SPEED), Blast(other, body)]
        s.then(*tasks)

    def _harmless(self, s: Position, body: int, other: int) -> bool:
        """Whether it can do nothing to a figure, which then need not run."""
        return stopped(s, HURT, other, card="dynamite", other=body, how="item")

    def _half(self, s: Position, body: int, room: str) -> str:
        """The half of a barrier room into which it flies."""
        here, half = s.room(body), s.t.bodies[body].half
        if room == here:
            return half
        side = next(side for side, other in s.board.doors(here).items() if other == room and half in ("", s.board.printed(here, side)))
        return s.board.printed(room, OPPOSITE[side]) if s.rules.tiles[room].barrier else ""


class Blast(Task, frozen=True):
    """Whether somebody got away from the Dynamite: Speed 5+, else four points of physical damage."""

    body: int
    by: int

    def run(self, s: Position) -> None:
        """Whoever did not get away is hurt."""
        success = s.t.rolled >= 5
        s.tell(Needed(body=self.body, purpose="dynamite", total=s.t.rolled, least=5, success=success))
        if not success:
            s.then(Damage(self.body, PHYSICAL, 4, "item", self.by, "dynamite"))


def _to_steal(s: Position, thief: int, body: int) -> list[str]:
    cards = [card for card in s.t.bodies[body].cards if stealable(s, body, card, thief) and not s.used(f"item:{card}")]
    return [*cards, *(each for each in things_of(s, body) if s.haunt.may_be_stolen(s, body, each, thief))]


class Gloves(CardRule):
    """Any one thing of another explorer in the room."""

    def choices(self, s: Position, body: int) -> Sequence[Act]:
        """`use pickpockets_gloves SEAT CARD`."""
        return [
            act("use", "pickpockets_gloves", other, card)
            for other in s.others_here(body)
            if s.is_explorer(other)
            for card in _to_steal(s, body, other)
        ]

    def use(self, s: Position, body: int, chosen: Act) -> None:
        """Takes the thing, and the Gloves are discarded."""
        lose_card(s, body, "pickpockets_gloves", "used")
        steal(s, body, int(chosen.words[1]), str(chosen.words[2]))


class MusicBox(CardRule):
    """Once a turn it is opened or closed."""

    def choices(self, s: Position, body: int) -> Sequence[Act]:
        """`use music_box`."""
        return (act("use", "music_box"),)

    def use(self, s: Position, body: int, chosen: Act) -> None:
        """Opens or closes it."""
        if s.marked("music_open", "music_box"):
            s.unmark("music_open", "music_box")
        else:
            s.mark("music_open", "music_box")


class PuzzleBox(CardRule):
    """Once a turn, Knowledge 6+: two items are in it."""

    def choices(self, s: Position, body: int) -> Sequence[Act]:
        """`use puzzle_box`."""
        return (act("use", "puzzle_box"),)

    def use(self, s: Position, body: int, chosen: Act) -> None:
        """The Knowledge roll is made."""
        s.then(Roll(body, "puzzle_box", KNOWLEDGE), PuzzleRolled(body))


class PuzzleRolled(Task, frozen=True):
    """Whether the box is open."""

    body: int

    def run(self, s: Position) -> None:
        """Two items; the box goes."""
        success = s.t.rolled >= 6
        s.tell(Needed(body=self.body, purpose="puzzle_box", total=s.t.rolled, least=6, success=success))
        if success and s.holds(self.body, "puzzle_box"):
            lose_card(s, self.body, "puzzle_box", "used")
            s.then(Draw(self.body, ITEM), Draw(self.body, ITEM))


CARDS.update(
    {
        "bell": Bell(),
        "book": OneOfThree(),
        "candle": OneOfThree(),
        "bottle": Bottle(),
        "dark_dice": DarkDice(),
        "dynamite": Dynamite(),
        "healing_salve": Restorer("healing_salve", (MIGHT, SPEED)),
        "medical_kit": MedicalKit(),
        "music_box": MusicBox(),
        "pickpockets_gloves": Gloves(),
        "puzzle_box": PuzzleBox(),
        "smelling_salts": Restorer("smelling_salts", (KNOWLEDGE,)),
    }
)
