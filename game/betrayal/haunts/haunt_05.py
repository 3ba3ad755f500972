"""Haunt 5, I Was a Teenage Lycanthrope: the traitor is a Werewolf that grows and bites; only silver bullets kill its kind.

A Werewolf is an explorer with the mark `wolf`. Marks: `bitten`, `killer` (Werewolves that have killed a hero), `silver_bullets` (who has
them; the token lies where nobody does).
Our readings: without silver damage is halved and never kills; passing the roll against the curse is no cure; who turns does all that the
traitor did, but for the Dog, and grows from the next turn on; a Werewolf draws no items and omens, and its Dog card is the Dog; what a
Werewolf loses never brings a trait to the skull, whatever the cause.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.combat import Attack, in_line
from game.betrayal.data import HOLDINGS
from game.betrayal.deeds import DEAL, DRAW, GAIN, MOVE, SKULL, TILE, Veto
from game.betrayal.events import Needed, Told
from game.betrayal.harm import ChooseTrait, Die
from game.betrayal.haunting import turn_traitor
from game.betrayal.haunts.base import (
    FigureKind,
    Goal,
    Haunt,
    HauntAction,
)
from game.betrayal.haunts.things import Single, falls, gets, has, holder, in_play, whereabouts
from game.betrayal.haunts.vocabulary import (
    fallen,
    heroes_at_start,
    in_stack,
    prey,
    shelters,
    takes,
    where_is,
)
from game.betrayal.holding import lose_card
from game.betrayal.needs import Need
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Task
from game.betrayal.terms import (
    ELEVATOR,
    EVENT,
    HEROES,
    INDEX,
    KNOWLEDGE,
    MIGHT,
    NOBODY,
    SANITY,
    SPEED,
    TOP_STEP,
    TRAITORS,
    TRAITS,
)
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


def not_cast(s: Position, body: int) -> bool:
    """No silver bullets were cast yet."""
    return not in_play(s, SILVER)


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
    falls(s, SILVER, seat, place)
    s.raise_to_start(seat)
    s.then(ChooseTrait(seat, TRAITS, 1, heroes_at_start(s)))


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
    actions = (
        HauntAction(
            "find_revolver",
            where=REVOLVER_ROOMS,
            when=in_stack(REVOLVER),
            traits=(KNOWLEDGE,),
            least=LEAST,
            limit="find_revolver",
            success=takes(REVOLVER),
        ),
        HauntAction(
            "cast_bullets", where=FORGES, when=not_cast, traits=(KNOWLEDGE,), least=LEAST, limit="cast_bullets", success=gets(SILVER)
        ),
    )

    things = (Single(SILVER),)
    forbids = (
        Veto("pack_shuns_the_lift", MOVE, of_the_pack, lambda s, deed: deed.room == ELEVATOR, section="traitor_powers"),
        Veto(
            "lift_shuns_the_pack",
            TILE,
            of_the_pack,
            lambda s, deed: deed.room == ELEVATOR and deed.how == "moves",
            section="traitor_powers",
        ),
        Veto("wolves_draw_nothing", DRAW, is_wolf, lambda s, deed: deed.how != EVENT, section="traitor_powers", ours=True),
        Veto("wolves_carry_nothing", GAIN, is_wolf, section="traitor_powers"),
        Veto("nobody_deals_with_wolves", DEAL, is_wolf, section="traitor_powers", ours=True),
        Veto("silver_alone_kills", SKULL, is_wolf, section="traitor_powers"),
    )

    def set_up(self, s: Position) -> None:
        """The traitor turns; the Dog is with him."""
        traitor = s.t.traitor
        if s.holds(traitor, DOG):
            lose_card(s, traitor, DOG, "returned")
        s.spawn(DOG, s.t.bodies[traitor].room, traitor, half=s.t.bodies[traitor].half)
        become_wolf(s, traitor)

    def verdict(self, s: Position) -> tuple[str, Sequence[Seat]] | None:
        """No hero is left, or no Werewolf. Who has turned wins with the traitor only if he has killed a hero."""
        if not s.heroes():
            return "traitors_no_hero_left", [seat for seat in self.win(s, TRAITORS) if seat == s.t.traitor or s.marked(KILLER, str(seat))]
        if not any(is_wolf(s, seat) for seat in s.living()):
            return "heroes_wolves_dead", self.win(s, HEROES)
        return None

    # turns

    def turn_began(self, s: Position, body: int) -> None:
        """A Werewolf grows; the bitten struggle with the curse."""
        b = s.t.bodies[body]
        if not b.alive or not s.is_explorer(body):
            return
        if is_wolf(s, body):
            able = tuple(trait for trait in (MIGHT, SPEED) if b.traits[INDEX[trait]] < TOP_STEP)
            if able:
                s.then(ChooseTrait(body, able, 1))
        elif s.marked(BITTEN, str(body)):
            s.then(Roll(body, "curse", SANITY), Cursed(body))

    # fighting

    def fought(self, s: Position, attack: Attack, by: int) -> bool:
        """A silver bullet kills."""
        if by <= 0 or attack.weapon != REVOLVER or not has(SILVER)(s, attack.attacker) or not of_the_pack(s, attack.target):
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

    def died(self, s: Position, body: int, by: int, cause: str, place: str) -> None:
        """The bullets lie where their owner was."""
        falls(s, SILVER, body, place)

    # computer players

    def wants(self, s: Position, body: int) -> Sequence[str]:
        """The Revolver, in the hands of who has the bullets."""
        armed = s.t.bodies[body].side == HEROES and (has(SILVER)(s, body) or holder(s, SILVER) == NOBODY)
        return (REVOLVER,) if armed else ()

    def gift(self, s: Position, body: int, card: str, to: int) -> bool:
        """The bullets go to the Revolver."""
        return card == SILVER and s.holds(to, REVOLVER) and not s.holds(body, REVOLVER)

    def prize(self, s: Position, body: int, target: int, weapon: str) -> float:
        """A silver bullet ends it."""
        return 2.0 if weapon == REVOLVER and has(SILVER)(s, body) and is_wolf(s, target) else 0.0

    def worth_attacking(self, s: Position, body: int, target: int) -> bool:
        """Without silver a Werewolf is shot at, if at all, from afar."""
        if not is_wolf(s, target) or (has(SILVER)(s, body) and s.holds(body, REVOLVER)):
            return super().worth_attacking(s, body, target)
        return not s.together(body, target)

    def threat(self, s: Position, other: int, body: int) -> float:
        """A bite is worse than the wound."""
        return 1.5

    def progress(self, s: Position) -> tuple[float, float]:
        """Revolver, bullets, both in one hand; heroes lost."""
        shooter, caster = s.holder(REVOLVER), holder(s, SILVER)
        heroes = 0.2 * (shooter in s.heroes()) + 0.2 * in_play(s, SILVER) + 0.2 * (NOBODY != shooter == caster)
        lost = 1 - len(s.heroes()) / s.seats if s.seats else 0.0
        return heroes + 0.4 * fallen(s, TRAITORS), lost

    def goals(self, s: Position, body: int) -> list[Goal]:
        """The pack hunts; heroes look for Revolver and bullets, bring them together, and take aim."""
        if s.t.bodies[body].side != HEROES:
            return prey(s, s.heroes())
        wolves = [seat for seat in s.living() if is_wolf(s, seat)]
        if s.holds(body, REVOLVER) and has(SILVER)(s, body):
            targets = [(s.t.bodies[wolf].room, s.t.bodies[wolf].half) for wolf in wolves]
            return [Goal(room) for room in s.board.spots if any(room == at[0] or in_line(s, room, "", *at) for at in targets)]
        found: list[Goal] = []
        if in_stack(REVOLVER)(s, body):
            found += [Goal(room) for room in REVOLVER_ROOMS if room in s.board.spots]
        elif not s.holds(body, REVOLVER) and (has(SILVER)(s, body) or s.holder(REVOLVER) == NOBODY):
            found += [Goal(room) for room in [where_is(s, REVOLVER)] if room]
        if not_cast(s, body):
            found += [Goal(room) for room in FORGES if room in s.board.spots]
        elif not has(SILVER)(s, body) and (s.holds(body, REVOLVER) or holder(s, SILVER) == NOBODY):
            found += [Goal(room) for room in [whereabouts(s, SILVER)] if room]
        if not found and in_play(s, SILVER) and not in_stack(REVOLVER)(s, body):
            return shelters(s, wolves)
        return found


class Cursed(Task, frozen=True):
    """The roll against the curse: 4+, or one is a Werewolf."""

    seat: int

    def run(self, s: Position) -> None:
        """Turns, or not yet."""
        success = s.t.rolled >= RESISTS_AT
        s.tell(Needed(body=self.seat, purpose="curse", total=s.t.rolled, least=RESISTS_AT, success=success))
        if not success:
            turn_traitor(s, self.seat)
            become_wolf(s, self.seat)


HAUNT = Lycanthrope()
