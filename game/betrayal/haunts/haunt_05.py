"""Haunt 5, I Was a Teenage Lycanthrope: the traitor is a Werewolf that grows and bites; only silver bullets kill its kind.

A Werewolf is an explorer with the mark `wolf`. Marks: `bitten`, `killer` (Werewolves that have killed a hero), `silver_bullets` (who has
them; the token lies where nobody does).
Our readings: without silver damage is halved and never kills; passing the roll against the curse is no cure; who turns does all that the
traitor did, but for the Dog, and grows from the next turn on; a Werewolf draws no items and omens, and its Dog card is the Dog; what a
Werewolf loses never brings a trait to the skull, whatever the cause.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.combat import Attack
from game.betrayal.data import HOLDINGS
from game.betrayal.deeds import DEAL, DRAW, GAIN, MOVE, SKULL, TILE, Veto
from game.betrayal.events import Told
from game.betrayal.harm import ChooseTrait, Die
from game.betrayal.haunting import turn_traitor
from game.betrayal.haunts.aims import Aim, Had, NoneLeft, NoneMarked
from game.betrayal.haunts.base import FigureKind, Haunt, HauntAction
from game.betrayal.haunts.formulas import heroes
from game.betrayal.haunts.steps import Do, Spawn
from game.betrayal.haunts.things import Single, has
from game.betrayal.haunts.trials import BEGINS, Trial
from game.betrayal.haunts.who import in_room
from game.betrayal.holding import lose_card
from game.betrayal.needs import Need
from game.betrayal.position import Position
from game.betrayal.terms import ELEVATOR, EVENT, HEROES, INDEX, KNOWLEDGE, MIGHT, SANITY, SPEED, TOP_STEP, TRAITORS, TRAITS
from game.betrayal.trading import drop_card
from game.engine.contract import Seat

WOLF, DOG, BITTEN, KILLER, SILVER, REVOLVER = "wolf", "dog", "bitten", "killer", "silver_bullets", "revolver"
REVOLVER_ROOMS = ("attic", "game_room", "junk_room", "master_bedroom", "vault")
FORGES = ("research_laboratory", "furnace_room")
LEAST, RESISTS_AT = 5, 4


def is_wolf(s: Position, body: int) -> bool:
    """Whether a figure is a Werewolf."""
    return s.marked(WOLF, str(body))


def of_the_pack(s: Position, body: int) -> bool:
    """Whether a figure is a Werewolf or the Dog."""
    return body >= 0 and (is_wolf(s, body) or s.t.bodies[body].kind == DOG)


def cursed(s: Position, body: int) -> bool:
    """Whether an explorer is bitten and no Werewolf yet."""
    return s.is_explorer(body) and s.marked(BITTEN, str(body)) and not is_wolf(s, body)


def turns(s: Position, seat: Seat) -> None:
    """The curse is stronger."""
    turn_traitor(s, seat)
    become_wolf(s, seat)


def leaves_the_dog(s: Position) -> None:
    """The Dog is with the traitor, and no card."""
    if s.holds(s.t.traitor, DOG):
        lose_card(s, s.t.traitor, DOG, "returned")


def killers(s: Position) -> Sequence[Seat]:
    """The traitor, and who has turned and killed a hero."""
    return [seat for seat in s.haunt.win(s, TRAITORS) if seat == s.t.traitor or s.marked(KILLER, str(seat))]


def become_wolf(s: Position, seat: Seat) -> None:
    """An explorer is a Werewolf: its things fall, its companions stay behind, it is whole again and stronger by a point for each hero that
    there was at the start."""
    s.mark(WOLF, str(seat))
    s.unmark(BITTEN, str(seat))
    place = s.place(seat)
    for card in s.t.bodies[seat].cards[:]:
        holding = HOLDINGS.get(card)
        if holding is not None and holding.item:
            drop_card(s, seat, card)
        elif holding is not None and holding.companion:
            lose_card(s, seat, card, "dropped")
            s.lay_token(card, place)
    s.haunt.things_fall(s, seat, place)
    s.raise_to_start(seat)
    s.then(ChooseTrait(seat, TRAITS, 1, heroes(s.seats)))


class Lycanthrope(Haunt):
    """The haunt's rules."""

    number = 5
    traitor = "revealer"
    needs = (
        Need(HEROES, cards=(REVOLVER,), fetched=True),
        Need(HEROES, rooms=REVOLVER_ROOMS),
        Need(HEROES, rooms=FORGES),
        Need(TRAITORS, traitor=True),
    )
    figures = {DOG: FigureKind(speed=4, might=4, sanity=3)}
    start = (Do(leaves_the_dog), Spawn(DOG), Do(lambda s: become_wolf(s, s.t.traitor)))
    trials = (Trial("curse", RESISTS_AT, SANITY, at=(BEGINS,), who=cursed, failure=turns),)
    actions = (
        HauntAction("find_revolver", where=REVOLVER_ROOMS, traits=(KNOWLEDGE,), least=LEAST, limit="find_revolver", gains=REVOLVER),
        HauntAction("cast_bullets", where=FORGES, traits=(KNOWLEDGE,), least=LEAST, limit="cast_bullets", gains=SILVER),
    )
    aims = (
        Aim(TRAITORS, "traitors_no_hero_left", NoneLeft(HEROES), winners=killers),
        Aim(
            HEROES,
            "heroes_wolves_dead",
            NoneMarked(WOLF),
            steps=(Had(HEROES, REVOLVER), Had(HEROES, SILVER), Had(HEROES, REVOLVER, along=SILVER)),
            keys=(REVOLVER, SILVER),
        ),
    )
    things = (Single(SILVER),)
    forbids = (
        Veto("pack_shuns_the_lift", MOVE, of_the_pack, in_room(ELEVATOR), section="traitor_powers"),
        Veto("lift_shuns_the_pack", TILE, of_the_pack, in_room(ELEVATOR, how="moves"), section="traitor_powers"),
        Veto("wolves_draw_nothing", DRAW, is_wolf, lambda s, deed: deed.how != EVENT, section="traitor_powers", ours=True),
        Veto("wolves_carry_nothing", GAIN, is_wolf, section="traitor_powers"),
        Veto("nobody_deals_with_wolves", DEAL, is_wolf, section="traitor_powers", ours=True),
        Veto("silver_alone_kills", SKULL, is_wolf, section="traitor_powers"),
    )

    # turns

    def turn_began(self, s: Position, body: int) -> None:
        """A Werewolf grows."""
        b = s.t.bodies[body]
        able = tuple(trait for trait in (MIGHT, SPEED) if b.traits[INDEX[trait]] < TOP_STEP)
        if b.alive and able and is_wolf(s, body):
            s.then(ChooseTrait(body, able, 1))
        super().turn_began(s, body)

    # fighting

    def fells(self, s: Position, body: int, target: int, weapon: str = "") -> bool:
        """A silver bullet kills."""
        return weapon == REVOLVER and s.holds(body, REVOLVER) and has(SILVER)(s, body) and of_the_pack(s, target)

    def fought(self, s: Position, attack: Attack, by: int) -> bool:
        """The bullet has hit."""
        if by <= 0 or not self.fells(s, attack.attacker, attack.target, attack.weapon):
            return False
        s.use(f"item:{SILVER}")
        s.tell(Told(fact="silver_bullet", body=attack.target))
        s.then(Die(attack.target, "silver", attack.attacker))
        return True

    def damage(self, s: Position, body: int, kind: str, points: int, source: str) -> tuple[str, int]:
        """Everything else does a Werewolf half the harm, rounded up."""
        return kind, (points + 1) // 2 if is_wolf(s, body) else points

    def would_die(self, s: Position, body: int, cause: str, by: int) -> bool:
        """Nothing but silver kills a Werewolf."""
        return is_wolf(s, body) and cause != "silver"

    def damaged(self, s: Position, body: int, kind: str, points: int, by: int, source: str) -> None:
        """Whom the pack hurts it has bitten; whom it kills it has killed."""
        if s.t.bodies[body].side != HEROES or not of_the_pack(s, by):
            return
        s.mark(BITTEN, str(body))
        if min(s.t.bodies[body].traits) < 0 and is_wolf(s, by):
            s.mark(KILLER, str(by))


HAUNT = Lycanthrope()
