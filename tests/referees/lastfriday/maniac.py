"""The Maniac's turn, by the rules (LF-T4, LF-K3, LF-K10, LF-C8, LF-C11)."""

from __future__ import annotations

from tests.referees.lastfriday.board import COLOURS
from tests.referees.lastfriday.contact import Contact, read_way, way
from tests.referees.lastfriday.table import HIS, MANIAC, THEIRS, Ask, ChapterOverError, Flow


class ManiacTurns(Contact):
    """What he may do in his turn and at a round's end, and what it does."""

    def move_options(self) -> set[str]:
        """His steps; in IV none over a Camper (LF-C8)."""
        self.count("LF-B2")
        ways = self.board.moves(self.circle, self.sides, self.bolted)
        if self.chapter == 4:
            self.count("LF-C8")
            standing = self.standing()
            ways = frozenset(one for one in ways if not standing & set(one[1]))
        return {way("move", *one) for one in ways}

    def maniac_options(self) -> frozenset[str]:
        """What he may do in his turn."""
        options = self.move_options()
        if self.legs:
            return frozenset(options)
        if not options:
            options = {"stay"}
        elif self.token_free("speed"):
            options.add("speed")
        if self.token_free("axe"):
            closed = [colour for colour, side in zip(COLOURS, self.sides, strict=True) if side == "closed"]
            near = [colour for colour in closed if self.circle in self.board.near_door(colour, self.sides, self.bolted)]
            options |= {f"axe {colour}" for colour in near}
        return frozenset(options)

    def maniac_turn(self) -> Flow:
        """His whole turn, with the reveals that follow at once."""
        self.count("LF-T4")
        self.turn, self.legs = MANIAC, 0
        self.tell("TurnBegan", seat=MANIAC)
        forced = ""
        if self.trapped:
            self.count("LF-K3")
            self.trapped = False
            self.tell("MoveMissed")
        else:
            if self.chapter == 4:
                self.count("LF-C11")
                if not self.move_options():
                    raise ChapterOverError("cornered")
                self.tell("NotCornered")
            yield from self._moves()
        self.record.append(self.circle)
        if self._moved:
            forced = self.end_of_move()
        if forced:
            yield from self.reveal(forced)
        if self.round % 3 == 0:
            yield from self.reveal("scheduled")
        self.turn = -1

    _moved = False

    def _moves(self) -> Flow:
        self._moved = False
        while True:
            text = yield Ask("maniac", MANIAC, self.maniac_options())
            if text == "speed":
                self.use_token("speed")
                self.legs = 2
            elif text.startswith("axe"):
                self.use_token("axe")
                self.open_cabin(text.split(" ")[1], "maniac", MANIAC, "axe")
            else:
                leg = 3 - self.legs if self.legs else 0
                self.legs = max(self.legs - 1, 0)
                self.leg(text, leg, twist=False)
                if not self.legs:
                    break
        self._moved = True

    def leg(self, text: str, leg: int, twist: bool) -> None:
        """One step: contact, then traps (LF-K3); a trap on the first of Speed ends the move (LF-K10)."""
        start = self.circle
        self.circle, route = read_way(text) if text != "stay" else (start, ())
        self.tell("Moved", HIS, start=start, circle=self.circle, route=route, leg=leg, twist=twist)
        self.tell("Moved", THEIRS, start=0, circle=0, route=(), leg=leg, twist=twist)
        self.maniac_over_campers(route)
        if text == "stay":
            return
        sprung = self.traps & set(route)
        if sprung:
            self.legs = 0
        if not self.legs:
            sprung |= self.traps & self.board.circle_dots[self.circle]
        if sprung:
            self.count("LF-K3")
            self.trapped = True
        self.traps -= sprung
        for dot in sorted(sprung):
            self.tell("TrapGone", dot=dot, sprung=True)

    def end_of_move(self) -> str:
        """Why he must reveal where his move ended: a lamp, a trap, or not at all. One reveal for both."""
        self._moved = False
        return "lamp" if self.lit() else "trap" if self.trapped else ""

    def plot_twist(self) -> Flow:
        """The extra move at the very end of a round (LF-K10)."""
        if not self.token_free("twist") or self.trapped:
            return
        options = {"rest"} | ({"twist"} if self.move_options() else set())
        if (yield Ask("twist", MANIAC, frozenset(options))) == "rest":
            return
        self.use_token("twist")
        self.turn = MANIAC
        text = yield Ask("twist_move", MANIAC, frozenset(self.move_options()))
        self.leg(text, 0, twist=True)
        self.record[-1] = self.circle
        forced = self.end_of_move()
        if forced:
            yield from self.reveal(forced)
        self.turn = -1
