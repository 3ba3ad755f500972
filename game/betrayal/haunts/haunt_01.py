"""Haunt 1, The Mummy Walks: a Mummy wants to marry the lost Girl; who learns its true name and the spell can banish it.

Counter `steps`: the Knowledge tokens. Marks: `banished`; `custody`, once the Mummy has had the Girl. Tokens `sarcophagus` and `girl`
(nobody has the Girl).
Our readings: the banishing is the attack of that turn; the Mummy attacks before it does anything else; it may pick up in its turn what
lies in its room, but the Girl only after it has had her once, by robbery or from its servant; an explorer beside whom the Girl stands
takes her in its turn without having to come in anew; the Girl stands in the outer half of a barrier room.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.actions import Act
from game.betrayal.combat import WEAPONS, Attack
from game.betrayal.deeds import ATTACK, GAIN, HURT, Deed, Veto, anybody, may
from game.betrayal.events import Told
from game.betrayal.harm import remove
from game.betrayal.haunts.base import (
    Choose,
    FigureKind,
    Goal,
    Haunt,
    HauntAction,
)
from game.betrayal.haunts.vocabulary import (
    all_of,
    any_of,
    at_token,
    attack_first,
    counter_at,
    counts,
    fallen,
    holds,
    in_rooms,
    in_stack,
    no,
    place_in,
    prey,
    set_aside,
    shelters,
    where_is,
    with_figure,
)
from game.betrayal.holding import gain_card, tradeable
from game.betrayal.moving import Relocate, rooms_apart
from game.betrayal.needs import Need
from game.betrayal.position import Position
from game.betrayal.terms import CHUTE, HEROES, KNOWLEDGE, MIGHT, NOBODY, OMEN, PHYSICAL, SANITY, SPEED, TRAITORS
from game.betrayal.trading import hand_over as pass_on
from game.engine.contract import Seat

MUMMY, SARCOPHAGUS, GIRL, BOOK, STEPS, CUSTODY = "mummy", "sarcophagus", "girl", "book", "steps", "custody"
BONDS = ("ring", "holy_symbol")
NAME_ROOMS = ("research_laboratory", "library")
LEAST, FAR_AWAY, SECRET_WAY_AT = 6, 5, 1
BRAVE = 4
"""Sanity with which a computer player dares to speak the spell."""


def mummy_of(s: Position) -> int:
    """The Mummy's figure, or NOBODY."""
    return next(iter(s.monsters(MUMMY)), NOBODY)


def is_mummy(s: Position, body: int) -> bool:
    """Whether a figure is the Mummy."""
    return s.t.bodies[body].kind == MUMMY


def book_here(s: Position, body: int) -> bool:
    """Whether a hero in the place has the Book."""
    return any(s.holds(other, BOOK) and s.t.bodies[other].side == HEROES for other in [body, *s.others_here(body)])


def may_attack(s: Position, body: int) -> bool:
    """Whether the attack of this turn is still to be made."""
    return not s.t.turn.attacked


def speak(s: Position, body: int) -> None:
    """The spell is spoken: a fight of Sanity."""
    s.t.turn.attacked = True
    s.then(Attack(body, mummy_of(s), SANITY, "banish"))


def to_hand_over(s: Position, body: int) -> list[str]:
    """What the traitor may hand to the Mummy."""
    return [card for card in s.t.bodies[body].cards if (card == GIRL or tradeable(s, body, card)) and not s.used(f"item:{card}")]


def hand_over(s: Position, body: int) -> None:
    """The Mummy has it now."""
    pass_on(s, body, mummy_of(s), s.t.turn.word)


def may_take_girl(s: Position, body: int) -> bool:
    """Whether a figure may take the Girl where she stands."""
    return may(s, GAIN, body, card=GIRL, how="joined")


def not_its_bride_yet(s: Position, deed: Deed) -> bool:
    """The Girl is taken up though the Mummy has not had her yet."""
    return deed.card == GIRL and deed.how in ("joined", "picked") and not s.marked(CUSTODY, MUMMY)


def fast_at_the_mummy(s: Position, deed: Deed) -> bool:
    """An attack of Speed on the Mummy."""
    return deed.other >= 0 and is_mummy(s, deed.other) and deed.card in WEAPONS and WEAPONS[deed.card].trait == SPEED


def take_girl(s: Position, body: int) -> None:
    """The Girl goes with the figure."""
    s.take_token(GIRL, s.place(body))
    gain_card(s, body, GIRL, "joined")


def may_slip(s: Position, body: int) -> bool:
    """Whether the Mummy, which has rolled 0 or 1, may still go by a secret way instead of walking."""
    turn = s.t.turn
    return is_mummy(s, body) and 0 <= turn.allowance <= SECRET_WAY_AT and not turn.spent and not turn.stopped


def elsewhere(s: Position, body: int) -> list[str]:
    """Every other room."""
    return [room for room in s.board.spots if room != s.room(body)]


def slip(s: Position, body: int) -> None:
    """The Mummy comes out in another room; that was its walk."""
    s.t.turn.spent, s.t.turn.moved = max(1, s.t.turn.allowance), True
    s.then(Relocate(body, s.t.turn.word))


def wedded(s: Position) -> bool:
    """Whether the Mummy is at its Sarcophagus with the Girl and with what binds her."""
    mummy = mummy_of(s)
    if mummy == NOBODY or not s.holds(mummy, GIRL) or not any(s.holds(mummy, bond) for bond in BONDS):
        return False
    return s.has_token(SARCOPHAGUS, s.place(mummy))


def girls_room(s: Position) -> str:
    """Where the Girl is, alone or in somebody's hands."""
    tokens = s.t.tokens.get(GIRL)
    return tokens[0].split("/")[0] if tokens else where_is(s, GIRL)


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
    figures = {MUMMY: FigureKind(speed=3, might=8, sanity=5, carries=True)}
    actions = (
        HauntAction(
            "true_name",
            when=all_of(no(counter_at(STEPS, 1)), any_of(at_token(SARCOPHAGUS), in_rooms(*NAME_ROOMS))),
            traits=(KNOWLEDGE,),
            least=LEAST,
            task=True,
            success=counts(STEPS),
        ),
        HauntAction(
            "learn_spell",
            when=all_of(counter_at(STEPS, 1), no(counter_at(STEPS, 2)), holds(BOOK)),
            traits=(KNOWLEDGE,),
            least=LEAST,
            task=True,
            success=counts(STEPS),
        ),
        HauntAction("banish", when=all_of(counter_at(STEPS, 2), with_figure(MUMMY), book_here, may_attack), task=True, success=speak),
        HauntAction("take_girl", side="", when=all_of(at_token(GIRL), may_take_girl), success=take_girl),
        HauntAction("hand_over", TRAITORS, when=all_of(no(is_mummy), with_figure(MUMMY)), options=to_hand_over, success=hand_over),
        HauntAction("secret_way", TRAITORS, when=may_slip, options=elsewhere, success=slip),
    )

    forbids = (
        Veto("bride_is_not_picked_up", GAIN, is_mummy, not_its_bride_yet, section="traitor_powers", ours=True),
        Veto("too_slow_to_be_hit", ATTACK, anybody, fast_at_the_mummy, section="heroes_powers"),
        Veto("dynamite_is_nothing_to_it", HURT, is_mummy, lambda s, deed: deed.card == "dynamite", section="heroes_powers"),
    )

    def set_up(self, s: Position) -> None:
        """Mummy and Sarcophagus come to the traitor, the Girl leaves him and hides on the floor of the haunt."""
        traitor = s.t.traitor
        mummy = s.spawn(MUMMY, s.t.bodies[traitor].room, traitor, half=s.t.bodies[traitor].half)
        s.lay_token(SARCOPHAGUS, s.place(traitor))
        set_aside(s, GIRL)
        s.then(Choose(traitor, GIRL, self._hiding_places(s, s.t.bodies[mummy].room)))

    def _hiding_places(self, s: Position, mummys: str) -> tuple[str, ...]:
        """The rooms of the haunt's floor far enough from the Mummy, else the farthest."""
        floor = s.board.floor(s.t.haunt_room if s.t.haunt_room in s.board.spots else mummys)
        far = rooms_apart(s, mummys)
        steps = {room: far.get(room, FAR_AWAY) for room in s.board.on(floor) if room != CHUTE}
        least = min(FAR_AWAY, max(steps.values()))
        return tuple(room for room, apart in steps.items() if apart >= least)

    def chosen(self, s: Position, seat: Seat, what: str, word: str) -> None:
        """There she hides."""
        s.lay_token(GIRL, place_in(s, word))

    def verdict(self, s: Position) -> tuple[str, Sequence[Seat]] | None:
        """The Mummy banished; wedded in the room of its Sarcophagus; or no hero left."""
        if s.marked("banished", MUMMY):
            return "heroes_mummy_banished", self.win(s, HEROES)
        if wedded(s):
            return "traitors_wedding", self.win(s, TRAITORS)
        return self.nobody_left(s)

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
        return BONDS if all(in_stack(bond)(s, body) for bond in BONDS) else ""

    def may_steal(self, s: Position, thief: int, victim: int) -> bool:
        """The Mummy robs too."""
        return super().may_steal(s, thief, victim) or is_mummy(s, thief)

    def would_do(self, s: Position, attacker: int, target: int, kind: str, by: int) -> tuple[str, int]:
        """It robs when it wins by two, whatever the victim wears."""
        return (kind, by) if is_mummy(s, attacker) else super().would_do(s, attacker, target, kind, by)

    def loot(self, s: Position, thief: int, victim: int) -> list[str]:
        """The Mummy may seize the Girl."""
        found = super().loot(s, thief, victim)
        return [*found, GIRL] if is_mummy(s, thief) and s.holds(victim, GIRL) else found

    # fighting

    def offered(self, s: Position, body: int, found: list[Act]) -> list[Act]:
        """The Mummy must attack when it can."""
        return attack_first(s, found) if is_mummy(s, body) else found

    def attack_traits(self, s: Position, attacker: int, target: int, weapon: str) -> tuple[str, str] | None:
        """The spell is a fight of Sanity."""
        return (SANITY, SANITY) if weapon == SANITY else super().attack_traits(s, attacker, target, weapon)

    def fought(self, s: Position, attack: Attack, by: int) -> bool:
        """The spell, won, banishes it."""
        if attack.special != "banish" or by <= 0:
            return False
        s.tell(Told(fact="mummy_banished", body=attack.attacker))
        s.mark("banished", MUMMY)
        remove(s, attack.target)
        return True

    def damage_split(self, s: Position, body: int, kind: str, points: int, source: str, by: int) -> tuple[int, int] | None:
        """What the Mummy's attack does goes to Speed down to its lowest value, then to Might."""
        if kind != PHYSICAL or by != s.t.turn.body or by < 0 or not is_mummy(s, by):
            return None
        speed = min(points, max(0, s.t.bodies[body].traits[1]))
        return points - speed, speed

    # computer players

    def wants(self, s: Position, body: int) -> Sequence[str]:
        """The bride and her bond; the Book."""
        return (GIRL, *BONDS, BOOK) if s.t.bodies[body].side == TRAITORS else (BOOK, *BONDS)

    def sensible(self, s: Position, body: int, chosen: Act) -> bool:
        """Only what the wedding needs is handed over; a secret way leads to the goal; the spell wants a firm mind."""
        action = chosen.words[0]
        if action == "hand_over":
            return chosen.words[1] in (GIRL, *BONDS)
        if action == "secret_way":
            goals = self.goals(s, body)
            return bool(goals) and chosen.words[1] == max(goals, key=lambda goal: goal.worth).room
        if action == "banish":
            return s.value(body, SANITY) >= min(BRAVE, max(s.value(seat, SANITY) for seat in s.heroes()))
        return True

    def progress(self, s: Position) -> tuple[float, float]:
        """Steps done; what the Mummy has."""
        mummy = mummy_of(s)
        if mummy == NOBODY:
            return 1.0, 0.0
        book = s.holder(BOOK)
        heroes = 0.3 * s.counter(STEPS) + (0.1 if book != NOBODY and s.t.bodies[book].side == HEROES else 0.0)
        bride, bond = (self._got(s, (GIRL,)), self._got(s, BONDS))
        return heroes, max(0.45 * (bride + bond), 0.8 * fallen(s, HEROES))

    def _got(self, s: Position, cards: Sequence[str]) -> float:
        """How nearly the Mummy has one of these: its servant having it is half the way."""
        holders = [s.t.bodies[holder] for card in cards if (holder := s.holder(card)) != NOBODY]
        return max((1.0 if b.kind == MUMMY else 0.5 for b in holders if b.side == TRAITORS), default=0.0)

    def goals(self, s: Position, body: int) -> list[Goal]:
        """The next step; the Girl, her bond, and the way home; else prey."""
        if s.t.bodies[body].side == HEROES:
            return self._heroes_goals(s, body)
        mummy = mummy_of(s)
        if mummy == NOBODY:
            return []
        mummys = s.t.bodies[mummy].room
        missing = [] if s.holds(mummy, GIRL) else [girls_room(s)]
        if not any(s.holds(mummy, bond) for bond in BONDS):
            missing += [where_is(s, bond) for bond in BONDS]
        hunted = [Goal(goal.room, 0.4 * goal.worth) for goal in prey(s, s.heroes())]
        if body == mummy:
            home = [] if missing else [Goal(place.split("/")[0]) for place in s.t.tokens[SARCOPHAGUS]]
            return [*home, *(Goal(room) for room in missing if room and self._worth_going(s, room)), *hunted]
        if any(s.holds(body, card) for card in (GIRL, *BONDS)):
            return [Goal(mummys)]
        return [Goal(room) for room in missing if room and room != mummys] if missing else hunted

    def _worth_going(self, s: Position, room: str) -> bool:
        """Whether the Mummy can get hold of something in a room: not of the Girl who stands there alone and was never its own."""
        alone = any(place.split("/")[0] == room for place in s.t.tokens.get(GIRL, ()))
        return not alone or s.marked(CUSTODY, MUMMY)

    def _heroes_goals(self, s: Position, body: int) -> list[Goal]:
        mummy = mummy_of(s)
        mummys = s.t.bodies[mummy].room if mummy != NOBODY else ""
        traitor = s.t.bodies[s.t.traitor]
        if s.holds(body, GIRL):
            return shelters(s, [mummy, *([s.t.traitor] if traitor.alive else [])], 1.0)
        lost = [Goal(place.split("/")[0], 0.6) for place in s.t.tokens.get(GIRL, ())]
        if traitor.alive and GIRL in traitor.cards and s.value(body, MIGHT) >= s.value(s.t.traitor, MIGHT):
            lost.append(Goal(traitor.room, 0.8))
        steps = s.counter(STEPS)
        if steps == 0:
            rooms = [*NAME_ROOMS, *(place.split("/")[0] for place in s.t.tokens[SARCOPHAGUS])]
            return [*lost, *(Goal(room, 0.6 if room == mummys else 1.0) for room in rooms if room in s.board.spots)]
        holder = s.holder(BOOK)
        if holder == NOBODY or s.t.bodies[holder].side == TRAITORS:
            there = where_is(s, BOOK)
            return [*lost, Goal(there)] if there else lost
        if steps == 1:
            return [*lost, *shelters(s, [mummy])] if holder == body else lost
        return [Goal(mummys)]


HAUNT = MummyWalks()
