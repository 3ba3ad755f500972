"""The Maniac over Campers, the push, and reveals, by the rules (LF-C1 to LF-C7, LF-K4, LF-T6 to LF-T9)."""

from __future__ import annotations

from tests.referees.lastfriday.board import Route
from tests.referees.lastfriday.table import HIS, MANIAC, THEIRS, Ask, ChapterOverError, Flow, Table


def way(verb: str, circle: int, route: Route) -> str:
    """The text of a move or a push."""
    return f"{verb} {circle} via {' '.join(f'd{dot}' for dot in route)}"


def read_way(text: str) -> tuple[int, Route]:
    """The circle and the route of such a text."""
    _, circle, _, *dots = text.split(" ")
    return int(circle), tuple(int(dot[1:]) for dot in dots)


class Contact(Table):
    """What follows from passing over, and how he reveals."""

    def maniac_over_campers(self, route: Route) -> None:
        """All Campers on the route, in turn order (LF-T8)."""
        for seat in [seat for seat in self.living() if self.dot[seat] in route]:
            if self.chapter == 2:
                self.count("LF-C3")
                raise ChapterOverError("caught", seat)
            if seat == self.chosen:
                self.count("LF-C7" if self.chapter == 3 else "LF-C10")
                raise ChapterOverError("chosen_dead" if self.chapter == 3 else "maniac_dead")
            self.count("LF-C1" if self.chapter == 1 else "LF-C5")
            self.die(seat)

    def push(self, seat: int) -> Flow:
        """The finder moves him to a circle adjacent to his (LF-C6)."""
        ways = self.board.moves(self.circle, self.sides, self.bolted)
        if not ways:
            return
        self.count("LF-C6")
        text = yield Ask("push", seat, frozenset(way("push", *one) for one in ways))
        start, (self.circle, route) = self.circle, read_way(text)
        self.record[-1] = self.circle
        self.shown, self.shown_step = self.circle, len(self.record) - 1
        self.tell("Pushed", seat=seat, start=start, circle=self.circle, route=route)
        self.maniac_over_campers(route)

    def lit(self) -> bool:
        """Whether a lamp finds him; the lamps that do go (LF-K4)."""
        found = [dot for dot, circles in self.lamps.items() if self.circle in circles]
        if self.lamps:
            self.count("LF-K4")
            if not found:
                self.tell("LampSilent")
        for dot in found:
            del self.lamps[dot]
            self.tell("LampOut", dot=dot, found=True)
        return bool(found)

    def reveal(self, why: str) -> Flow:
        """He reveals, or lays a token instead (LF-T6, LF-T9, LF-K10)."""
        options = {"reveal"}
        if why == "scheduled" and self.token_free("shadow"):
            options.add("shadow")
        if self.token_free("invisibility"):
            options.add("invisibility")
        text = "reveal" if len(options) == 1 else (yield Ask("reveal", MANIAC, frozenset(options)))
        if text != "reveal":
            self.use_token(text)
            self.tell("RevealSkipped", why=why, token=text)
            return
        self.count("LF-T6" if why == "scheduled" else "LF-T9")
        step, circle = len(self.record) - 1, self.circle
        if why == "scheduled" and self.chapter in (1, 3):
            step = self.round - 3
            circle = self.record[step]
        self.show(circle, step, why)
        yield from self.lay(circle)

    def lay(self, circle: int) -> Flow:
        """The clue of a reveal, on a free dot beside the circle shown where nobody stands (LF-T7)."""
        dots = (self.board.circle_dots[circle] & self.free()) - self.standing()
        clues = [clue for clue, number in self.supply.items() if number]
        if not dots or not clues:
            return
        self.count("LF-T7")
        text = yield Ask("lay", MANIAC, frozenset(f"lay {clue} d{dot}" for clue in clues for dot in dots))
        _, clue, place = text.split(" ")
        self.supply[clue] -= 1
        self.clues[int(place[1:])] = (clue, True, False)
        self.tell("ClueLaid", HIS, dot=int(place[1:]), clue=clue)
        self.tell("ClueLaid", THEIRS, dot=int(place[1:]), clue="")
