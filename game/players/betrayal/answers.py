"""How a computer player of Betrayal answers every question but what to do in its turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from game.betrayal.actions import Act
from game.betrayal.asking import Kind
from game.betrayal.board import Spot
from game.betrayal.combat import Won
from game.betrayal.data import STARTS, TRACKS
from game.betrayal.discovering import Laying
from game.betrayal.dog import LayDown
from game.betrayal.elevator import WhereElevator
from game.betrayal.eventroads import Grave, OtherEnd
from game.betrayal.eventwalls import Below
from game.betrayal.harm import ChooseTrait, OfferSkull, Spread
from game.betrayal.healing import Heal
from game.betrayal.holding import TakeOne
from game.betrayal.items import WhoGoes, WhoseSide
from game.betrayal.led import Led
from game.betrayal.nearer import Nearer
from game.betrayal.placing import PutIn
from game.betrayal.rolling import AfterRoll, BeforeRoll
from game.betrayal.setting_up import PickExplorer
from game.betrayal.state import BtState
from game.betrayal.tasks import Question
from game.betrayal.terms import ELEVATOR, HAUNTED, KINDS, NOBODY, PHYSICAL, SANITY, TRAITORS
from game.players.betrayal.deals import answered, next_laid
from game.players.betrayal.eventanswers import behind_wall, best_trait, given_up, laid, lowest, near_one, spared, struck, through
from game.players.betrayal.movement import margin, pulls, spare

Answer = Callable[[BtState, Any, Sequence[Act]], Act]
"""Of a position, the question that is asked in it (each answers its own kind) and the legal actions, the one that is chosen."""
SOUGHT: Final = ("armor", "medical_kit", "rabbits_foot", "axe", "revolver", "angel_feather", "healing_salve", "lucky_stone")
"""What somebody who may look for any card puts on top of the items, the best first."""


def health(steps: int) -> float:
    """What a trait so many steps above the skull is worth: the last ones most."""
    return (-12.0, 2.0, 3.4, 4.5, 5.4, 6.1, 6.7, 7.2, 7.6)[max(0, min(8, steps))]


def _take(s: BtState, question: PickExplorer, legal: Sequence[Act]) -> Act:
    def worth(act: Act) -> int:
        who = str(act.words[0])
        return sum(track[step] for track, step in zip(TRACKS[who], STARTS[who], strict=True))

    return max(legal, key=worth)


def _spread(s: BtState, question: Spread, legal: Sequence[Act]) -> Act:
    one, other = KINDS[question.damage]
    least = 0 if s.t.phase == HAUNTED else 1
    here = margin(s, question.body, one), margin(s, question.body, other)

    def left(act: Act) -> float:
        return sum(health(max(least, steps - int(lost))) for steps, lost in zip(here, act.words, strict=True))

    return max(legal, key=left)


def _led(s: BtState, question: Led, legal: Sequence[Act]) -> Act:
    """Toward what draws the figure; where nothing does it stays."""
    here = s.room(question.body)
    rooms = [here, *(str(act.words[0]) for act in legal if act.words)]
    drawn = pulls(s, question.body, rooms)
    best = max(legal, key=lambda act: drawn[str(act.words[0])] if act.words else drawn[here])
    return best if not best.words or drawn[str(best.words[0])] > drawn[here] else legal[-1]


def _trait(s: BtState, question: ChooseTrait, legal: Sequence[Act]) -> Act:
    sign = 1 if question.steps > 0 else -1
    return min(legal, key=lambda act: sign * margin(s, question.body, str(act.words[0])))


def _skull(s: BtState, question: OfferSkull, legal: Sequence[Act]) -> Act:
    def spare(kind: str) -> int:
        return sum(margin(s, question.body, trait) for trait in KINDS[kind])

    return legal[0] if spare("physical") > spare("mental") else legal[1]


def wanted(purpose: str) -> int:
    """Whether a high result of a roll is good for the roller (1), bad (-1), or neither here nor there (0)."""
    if purpose.startswith("damage"):
        return -1
    return 1 if purpose.startswith(("do_", "attack", "defence", "exit_", "cross_", "event_", "collapsed", "force_door", "go_out")) else 0


def _before(s: BtState, question: BeforeRoll, legal: Sequence[Act]) -> Act:
    roll = question.throw.roll
    if s.t.phase != HAUNTED or wanted(roll.purpose) == 0:
        return legal[0]
    numbers = [act for act in legal if act.verb == "set"]
    if wanted(roll.purpose) < 0:
        low = [act for act in numbers if act.words[1] == 0]
        return low[0] if low and question.throw.number > 2 else legal[0]
    added = [act for act in legal if act.verb == "add" and act.words[0] == "adrenaline_shot"]
    if roll.purpose.startswith("do_"):
        if added:
            return added[0]
        if numbers and question.throw.number < 6:
            return max(numbers, key=lambda act: int(act.words[1]))
    idol = [act for act in legal if act.verb == "add" and act.words[0] == "idol"]
    if idol and margin(s, roll.body, SANITY) > 2 and roll.purpose.startswith(("do_", "attack")):
        return idol[0]
    return legal[0]


def _after(s: BtState, question: AfterRoll, legal: Sequence[Act]) -> Act:
    roll = question.throw.roll
    sign = wanted(roll.purpose)
    if not sign or sign * (sum(s.t.dice) - len(s.t.dice)) >= 0:
        return legal[0]
    bad = 0 if sign > 0 else 2
    again = [act for act in legal if act.verb == "again" and all(face == bad for face in act.words[1:])]
    return max(again, key=lambda act: len(act.words), default=legal[0])


def _turned(s: BtState, question: Laying, legal: Sequence[Act]) -> Act:
    d = question.discover

    def open_doors(act: Act) -> int:
        return len(s.board.with_tile(question.room, Spot(d.floor, d.x, d.y, int(act.words[0]))).open(question.room))

    return max(legal, key=open_doors)


def _verb(verb: str) -> Answer:
    return lambda _s, _question, legal: next((act for act in legal if act.verb == verb), legal[0])


def _won(s: BtState, question: Won, legal: Sequence[Act]) -> Act:
    attack = question.attack
    if s.is_explorer(attack.target) and spare(s, attack.target, PHYSICAL) < question.by:
        return legal[0]
    wants = s.haunt.wants(s, attack.attacker)
    return next((act for act in legal if act.verb == "steal" and act.words[0] in wants), legal[0])


def _nearer(s: BtState, question: Nearer, legal: Sequence[Act]) -> Act:
    """Monsters are sent to heroes; heroes stay where they are wanted."""
    sent = question.side == TRAITORS and s.t.bodies[question.body].side != TRAITORS
    return legal[-1] if sent else legal[0]


# places


def _place(s: BtState, question: PutIn | LayDown | Below | Grave | OtherEnd, legal: Sequence[Act]) -> Act:
    """Where one wants to be; an opponent where he does not."""
    body = question.body
    drawn = pulls(s, body, s.board.spots) if s.room(body) else {}
    chooser = question.by if isinstance(question, PutIn) and question.by != NOBODY else body
    sign = -1 if s.t.phase == HAUNTED and s.haunt.opposed(s, chooser, body) else 1
    return max(legal, key=lambda act: sign * drawn.get(str(act.words[0]), 0.0))


def _beside(s: BtState, question: WhoseSide, legal: Sequence[Act]) -> Act:
    """To the companion who is best placed."""
    drawn = pulls(s, question.body, s.board.spots)
    return max(legal, key=lambda act: drawn.get(s.t.bodies[int(act.words[0])].room, 0.0))


def _sent(s: BtState, question: WhoGoes, legal: Sequence[Act]) -> Act:
    """An opponent, if there is one."""
    return max(legal, key=lambda act: s.haunt.opposed(s, question.body, int(act.words[0])))


def _lift(s: BtState, question: WhereElevator, legal: Sequence[Act]) -> Act:
    """Where the Elevator brings one nearest to what one wants."""
    drawn = pulls(s, question.body, s.board.spots)

    def worth(act: Act) -> float:
        if act.verb == "stay":
            return drawn.get(ELEVATOR, 0.0)
        return drawn.get(str(act.words[0]), 0.0)

    return max(legal, key=worth)


def _seek(s: BtState, question: Question, legal: Sequence[Act]) -> Act:
    """The best item still to be found."""
    sought = [act for card in SOUGHT for act in legal if act.words == ("item", card)]
    return sought[0] if sought else legal[0]


def _below(s: BtState, question: Question, legal: Sequence[Act]) -> Act:
    """A room from which one gets on."""
    return max(legal, key=lambda act: len(s.board.near(str(act.words[0]))))


def _healed(s: BtState, question: Heal, legal: Sequence[Act]) -> Act:
    """The traits that are lowest."""
    one, other = KINDS[question.damage]

    def after(act: Act) -> float:
        gains = zip((one, other), act.words, strict=True)
        return sum(health(margin(s, question.body, trait) + int(steps)) for trait, steps in gains)

    return max(legal, key=after)


def _take_one(s: BtState, question: TakeOne, legal: Sequence[Act]) -> Act:
    """What the side needs, else a weapon."""
    wants = s.haunt.wants(s, s.t.turn.body) if s.t.turn.body >= 0 else ()
    return next((act for act in legal if any(word in wants for word in act.words)), legal[0])


# what any answer does for, and what a haunt answers


def any_will_do(s: BtState, question: Question, legal: Sequence[Act]) -> Act:
    """The first answer: no other is better for all that a player without a plan can say."""
    return legal[0]


def _haunts_own(s: BtState, question: Question, legal: Sequence[Act]) -> Act:
    """What the haunt says; where it says nothing, any."""
    return s.haunt.answers(s, question, legal) or legal[0]


ANSWERS: Final[Mapping[Kind, Answer]] = {
    "pick_explorer": _take,
    "ready": any_will_do,
    # rooms
    "laying": _turned,
    "where_tile": any_will_do,
    "rearrange": any_will_do,
    "roll_or_fall": _verb("roll"),
    "where_below": _below,
    "choose_below": _below,
    "where_elevator": _lift,
    "put_in": _place,
    "nearer": _nearer,
    "led": _led,
    "which_room": any_will_do,
    # rolls, harm, attacks
    "before_roll": _before,
    "after_roll": _after,
    "offer_skull": _skull,
    "spread": _spread,
    "choose_trait": _trait,
    "heal": _healed,
    "won": _won,
    "join": _verb("choose"),
    # cards
    "lay_deal": next_laid,
    "accept": answered,
    "ignore_event": _verb("ignore"),
    "ignore_bite": _verb("ignore"),
    "take_one": _take_one,
    "arrange": any_will_do,
    "seek": _seek,
    "lay_down": _place,
    "whose_side": _beside,
    "who_goes": _sent,
    # event cards
    "spare": spared,
    "try": _verb("try"),
    "with_which": best_trait,
    "strike": struck,
    "nearest": near_one,
    "lowest": lowest,
    "into_mirror": given_up,
    "blown_away": given_up,
    "meant": any_will_do,
    "other_end": _place,
    "follow": through,
    "grave": _place,
    "at_which": any_will_do,
    "below": _place,
    "switch": behind_wall,
    "lay_new": laid,
    "room_moves": any_will_do,
    # haunts
    "choose": _haunts_own,
    "choose_secretly": _haunts_own,
    "ask_leave": _haunts_own,
}
"""Question -> what is answered, for all but a turn."""
