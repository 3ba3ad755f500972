"""Haunt 1, The Mummy Walks: a Mummy wants to marry the lost Girl; who learns its true name and the spell can banish it.

Counter `steps`: the Knowledge tokens. Marks: `banished`; `custody`, once the Mummy has had the Girl. Tokens `sarcophagus` and `girl`
(nobody has the Girl).
Our readings: the banishing is the attack of that turn; the Mummy attacks before it does anything else; it may pick up in its turn what
lies in its room, but the Girl only after it has had her once, by robbery or from its servant; an explorer beside whom the Girl stands
takes her in its turn without having to come in anew; the Girl stands in the outer half of a barrier room.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.combat import WEAPONS, Attack
from game.betrayal.deeds import ATTACK, GAIN, HURT, Deed, Veto, anybody
from game.betrayal.events import Told
from game.betrayal.harm import remove
from game.betrayal.haunts.aims import NOBODY_LEFT, Aim, Brought, Counted, Had, Marked
from game.betrayal.haunts.base import Choose, FigureKind, Haunt, HauntAction
from game.betrayal.haunts.rites import still_to_get
from game.betrayal.haunts.steps import TRAITOR, Do, Lay, SetAside, Spawn, place_in
from game.betrayal.haunts.who import no, of_kind, with_card
from game.betrayal.holding import tradeable
from game.betrayal.moving import Relocate, rooms_apart
from game.betrayal.needs import Need
from game.betrayal.position import Position
from game.betrayal.tasks import Task
from game.betrayal.terms import CHUTE, HEROES, KNOWLEDGE, NOBODY, OMEN, PHYSICAL, SANITY, SPEED, TRAITORS
from game.betrayal.trading import hand_over as pass_on
from game.engine.contract import Seat

MUMMY, SARCOPHAGUS, GIRL, BOOK, STEPS, CUSTODY, BANISHED = "mummy", "sarcophagus", "girl", "book", "steps", "custody", "banished"
BONDS = ("ring", "holy_symbol")
NAME_ROOMS = ("research_laboratory", "library")
LEAST, FAR_AWAY, SECRET_WAY_AT = 6, 5, 1
is_mummy = of_kind(MUMMY)
NAMED, LEARNT = Counted(STEPS, 1), Counted(STEPS, 2)


def mummy_of(s: Position) -> int:
    """The Mummy's figure, or NOBODY."""
    return next(iter(s.monsters(MUMMY)), NOBODY)


def to_hand_over(s: Position, body: int) -> list[str]:
    """What the traitor may hand to the Mummy."""
    return [card for card in s.t.bodies[body].cards if (card == GIRL or tradeable(s, body, card)) and not s.used(f"item:{card}")]


def hand_over(s: Position, body: int) -> None:
    """The Mummy has it now."""
    pass_on(s, body, mummy_of(s), s.t.turn.word)


def not_its_bride_yet(s: Position, deed: Deed) -> bool:
    """The Girl is taken up though the Mummy has not had her yet."""
    return deed.card == GIRL and deed.how in ("joined", "picked") and not s.marked(CUSTODY, MUMMY)


def fast_at_the_mummy(s: Position, deed: Deed) -> bool:
    """An attack of Speed on the Mummy."""
    return deed.other >= 0 and is_mummy(s, deed.other) and deed.card in WEAPONS and WEAPONS[deed.card].trait == SPEED


def may_slip(s: Position, body: int) -> bool:
    """Whether the Mummy, which has rolled 0 or 1, may still go by a secret way instead of walking."""
    turn = s.t.turn
    return is_mummy(s, body) and 0 <= turn.allowance <= SECRET_WAY_AT and not turn.spent and not turn.stopped


def elsewhere(s: Position, body: int) -> list[str]:
    """Every room but the one where it happens."""
    return [room for room in s.board.spots if room != s.room(body)]


def slip(s: Position, body: int) -> None:
    """The Mummy comes out in another room; that was its walk."""
    s.t.turn.spent, s.t.turn.moved = max(1, s.t.turn.allowance), True
    s.then(Relocate(body, s.t.turn.word))


def hide_the_girl(s: Position) -> Sequence[Task]:
    """The traitor chooses where she hides."""
    return (Choose(s.t.traitor, GIRL, hiding_places(s, s.t.bodies[mummy_of(s)].room)),)


def hiding_places(s: Position, mummys: str) -> tuple[str, ...]:
    """The rooms of the haunt's floor far enough from the Mummy, else the farthest."""
    floor = s.board.floor(s.t.haunt_room if s.t.haunt_room in s.board.spots else mummys)
    far = rooms_apart(s, mummys)
    steps = {room: far.get(room, FAR_AWAY) for room in s.board.on(floor) if room != CHUTE}
    least = min(FAR_AWAY, max(steps.values()))
    return tuple(room for room, apart in steps.items() if apart >= least)


class MummyWalks(Haunt):
    """The haunt's rules."""

    number = 1
    traitor = "revealer"
    needs = (
        Need(HEROES, rooms=NAME_ROOMS, tokens=(SARCOPHAGUS,)),
        Need(HEROES, cards=(BOOK,)),
        Need(HEROES, figures=(MUMMY,)),
        Need(TRAITORS, cards=(GIRL,)),
        Need(TRAITORS, cards=BONDS),
        Need(TRAITORS, tokens=(SARCOPHAGUS,)),
    )
    figures = {MUMMY: FigureKind(speed=3, might=8, sanity=5, carries=True, must_attack=True, robs=True, seizes=(GIRL,))}
    start = (Spawn(MUMMY), Lay(SARCOPHAGUS, TRAITOR), SetAside(GIRL), Do(hide_the_girl))
    actions = (
        HauntAction(
            "true_name",
            where=NAME_ROOMS,
            tokens=(SARCOPHAGUS,),
            until=NAMED,
            traits=(KNOWLEDGE,),
            least=LEAST,
            task=True,
            counts=STEPS,
        ),
        HauntAction("learn_spell", cards=(BOOK,), after=NAMED, until=LEARNT, traits=(KNOWLEDGE,), least=LEAST, task=True, counts=STEPS),
        HauntAction("banish", beside=MUMMY, cards=(BOOK,), shared=True, after=LEARNT, task=True, attack=True, fights=SANITY),
        HauntAction("take_girl", side="", tokens=(GIRL,), gains=GIRL),
        HauntAction("hand_over", TRAITORS, when=no(is_mummy), beside=MUMMY, takes=True, options=to_hand_over, success=hand_over),
        HauntAction("secret_way", TRAITORS, when=may_slip, goes=True, options=elsewhere, success=slip),
    )
    aims = (
        Aim(HEROES, "heroes_mummy_banished", Marked(BANISHED, MUMMY), steps=(NAMED, LEARNT, Had(HEROES, BOOK))),
        Aim(TRAITORS, "traitors_wedding", Brought(MUMMY, ((GIRL,), BONDS), SARCOPHAGUS)),
        NOBODY_LEFT,
    )
    forbids = (
        Veto("bride_is_not_picked_up", GAIN, is_mummy, not_its_bride_yet, section="traitor_powers", ours=True),
        Veto("too_slow_to_be_hit", ATTACK, anybody, fast_at_the_mummy, section="heroes_powers"),
        Veto("dynamite_is_nothing_to_it", HURT, is_mummy, with_card("dynamite"), section="heroes_powers"),
    )

    def chosen(self, s: Position, seat: Seat, what: str, word: str) -> None:
        """The room where the girl is hidden."""
        s.lay_token(GIRL, place_in(s, word))

    # cards

    def card_moved(self, s: Position, body: int, card: str, how: str) -> None:
        """The Mummy has had the Girl."""
        if card == GIRL and is_mummy(s, body):
            s.mark(CUSTODY, MUMMY)

    def chooses_card(self, s: Position, body: int, deck: str) -> str | Sequence[str]:
        """A hero finds the Book, the traitor Ring or Holy Symbol while neither is in play."""
        if deck != OMEN:
            return ""
        if s.t.bodies[body].side == HEROES:
            return BOOK
        return BONDS if all(still_to_get(s, bond) for bond in BONDS) else ""

    # fighting

    def fought(self, s: Position, attack: Attack, by: int) -> bool:
        """The spell, won, banishes it."""
        if attack.special != "banish" or by <= 0:
            return super().fought(s, attack, by)
        s.tell(Told(fact="mummy_banished", body=attack.attacker))
        s.mark(BANISHED, MUMMY)
        remove(s, attack.target)
        return True

    def damage_split(self, s: Position, body: int, kind: str, points: int, source: str, by: int) -> tuple[int, int] | None:
        """What the Mummy's attack does goes to Speed down to its lowest value, then to Might."""
        if kind != PHYSICAL or by != s.t.turn.body or by < 0 or not is_mummy(s, by):
            return None
        speed = min(points, max(0, s.t.bodies[body].traits[1]))
        return points - speed, speed


HAUNT = MummyWalks()
