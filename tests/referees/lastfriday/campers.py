"""A Camper's turn, by the rules (LF-T3, LF-K1 to LF-K9, LF-K12)."""

from __future__ import annotations

from tests.referees.lastfriday.board import COLOURS
from tests.referees.lastfriday.contact import Contact
from tests.referees.lastfriday.table import CAMPERS, STILL, Ask, ChapterOverError, Flow


class CamperTurns(Contact):
    """What a Camper may do in a turn, and what it does."""

    # --- what may be done
    def turn_options(self, seat: int) -> frozenset[str]:
        """The texts of all that this Camper may do now."""
        steps = self.step_options(seat) if self.steps > 0 else set()
        options = steps | self.clue_options(seat) | self.ability_options(seat)
        if self.dot[seat]:
            options |= {f"take d{dot}" for dot in self.board.dot_dots[self.dot[seat]] if dot in self.piles}
        if not steps or self.may_stay(seat):
            options.add("done")
        return frozenset(options)

    def may_enter(self, seat: int, dot: int, left: int) -> bool:
        """Whether a Camper may step onto a dot with so many steps left after it: no corpse is entered, and where another stands there
        must be a way on (LF-T3)."""
        if dot in self.corpses and not self.can(seat, "sure_foot"):
            return False
        if dot not in self.corpses and dot not in self.standing(seat):
            return True
        return left > 0 and any(self.may_enter(seat, there, left - 1) for there in self.board.walkable(dot, self.sides))

    def step_options(self, seat: int) -> set[str]:
        """The steps from where the Camper stands."""
        here, left, board = self.dot[seat], self.steps - 1, self.board
        if not here:
            self.count("LF-B8")
            return {f"step d{board.arrow}"} if self.may_enter(seat, board.arrow, left) else set()
        self.count("LF-B2", "LF-T3")
        found = {_step(dot, via) for dot, via in board.steps(here, self.sides) if self.may_enter(seat, dot, left)}
        colour = board.door_of.get(here)
        if colour in self.keys[seat] and self.sides[COLOURS.index(str(colour))] == "closed":
            self.count("LF-K9")
            found |= {f"enter d{dot}" for dot in board.dot_dots[here] if board.inside_of.get(dot) == colour}
        if here in board.pier_dot.values():
            others = [dot for dot in board.pier_dot.values() if dot != here and self.may_enter(seat, dot, left)]
            if board.pier_dot.get(self.boat) == here:
                self.count("LF-B10")
                found |= {f"row d{dot}" for dot in others}
            if self.can(seat, "swim") and "swim" not in self.used[seat]:
                found |= {f"swim d{dot}" for dot in others}
        return found

    def clue_options(self, seat: int) -> set[str]:
        """The clues that may be played: one a turn (LF-K1)."""
        if self.clue_played:
            return set()
        found: set[str] = set()
        here, board, hand = self.dot[seat], self.board, self.hand[seat]
        if "sneakers" in hand and self.steps != STILL:
            found.add("sneakers")
        if not here:
            return found
        if "hearing" in hand:
            found |= {f"hear {reach}" for reach in ((1, 2, 3) if self.can(seat, "keen_ear") else (2,))}
        if "trap" in hand:
            found |= {f"trap d{dot}" for dot in board.reach(here, self.can(seat, "far_trap"), self.sides) & self.free()}
        if "flashlight" in hand and self.may_stay(seat) and self.markers_left():
            near = board.reach(here, self.can(seat, "far_lamp"), self.sides) & self.free()
            found |= {f"lamp d{dot}" for dot in near if board.dot_circles[dot]}
        if "shovel" in hand:
            near = board.reach(here, self.can(seat, "far_shovel"), self.sides) - {here}
            found |= {f"dig d{dot}" for dot in near & set(self.corpses)}
        return found

    def ability_options(self, seat: int) -> set[str]:
        """The abilities that are actions of their own (LF-K12)."""
        here, found = self.dot[seat], set[str]()
        if self.can(seat, "second_wind") and "second_wind" not in self.used[seat] and self.steps != STILL:
            found.add("wind")
        beside = self.board.dot_dots[here] if here else set()
        if self.can(seat, "share") and "share" not in self.turn_used and here:
            near = [other for other in self.living() if other != seat and self.dot[other] in beside | {here}]
            found |= {f"give {clue} {COLOURS[other - 1]}" for other in near for clue in self.hand[seat]}
        if self.can(seat, "reach") and "reach" not in self.turn_used:
            found |= {f"reach d{dot}" for dot in beside if dot in self.clues}
        if self.can(seat, "peek") and "peek" not in self.used[seat]:
            found |= {f"peek d{dot}" for dot in beside if dot in self.clues and not self.clues[dot][2]}
        return found

    # --- the turn
    def camper_turn(self, seat: int) -> Flow:
        """A Camper's whole turn."""
        if not self.alive[seat]:
            return
        self.turn, self.steps, self.clue_played, self.home = seat, 2, False, self.dot[seat]
        self.turn_used, self.alarmed = [], False
        self.tell("TurnBegan", seat=seat)
        while self.turn == seat:
            options = self.turn_options(seat)
            text = "done" if options == {"done"} else (yield Ask("turn", seat, options))
            if text == "done":
                self.end_camper_turn(seat)
            else:
                yield from self.do(seat, text)

    def end_camper_turn(self, seat: int) -> None:
        """Who may not stay goes back (LF-T3)."""
        self.count("LF-T3")
        if not self.may_stay(seat):
            self.dot[seat] = self.home
            self.tell("FellBack", seat=seat, dot=self.home)
        self.tell("TurnEnded", seat=seat)
        self.turn, self.steps, self.alarmed = -1, 0, False

    def do(self, seat: int, text: str) -> Flow:
        """One action of a turn."""
        verb, *words = text.split(" ")
        if verb in ("step", "row", "swim", "enter"):
            yield from self._walk(seat, verb, words)
        elif verb in ("hear", "trap", "lamp", "dig", "sneakers"):
            yield from self._play(seat, verb, words)
        elif verb == "take":
            self.take_pile(seat, int(words[0][1:]))
        else:
            self._use(seat, verb, words)

    def _walk(self, seat: int, verb: str, words: list[str]) -> Flow:
        dot, via = int(words[0][1:]), int(words[2]) if len(words) > 2 else 0
        if verb == "row":
            self.boat = next(pier for pier, there in self.board.pier_dot.items() if there == dot)
        elif verb == "swim":
            self.used[seat].append("swim")
        elif verb == "enter":
            self.open_cabin(self.board.inside_of[dot], "camper", seat, "key")
        self.steps -= 1
        yield from self.go(seat, dot, via, verb)

    def go(self, seat: int, dot: int, via: int, how: str) -> Flow:
        """A step, with what it passes over (LF-B3)."""
        self.tell("Stepped", seat=seat, start=self.dot[seat], dot=dot, via=via, how=how)
        if via and via == self.circle:
            yield from self.camper_over_maniac(seat, dot, how == "alarm")
            return
        if via:
            self.count("LF-B3")
            self.tell("Passed", seat=seat, circle=via)
        self.arrive(seat, dot)

    def _play(self, seat: int, verb: str, words: list[str]) -> Flow:
        clue = {"hear": "hearing", "lamp": "flashlight", "dig": "shovel"}.get(verb, verb)
        dot = int(words[0][1:]) if words and verb != "hear" else 0
        reach = int(words[0]) if verb == "hear" else 0
        self.hand[seat].remove(clue)
        self.played += 1
        self.clue_played = True
        self.tell("CluePlayed", seat=seat, clue=clue, dot=dot, reach=reach)
        if verb == "hear":
            self.count("LF-K2")
            here = self.dot[seat]
            near = self.circle in self.board.heard(here, reach, self.sides, self.bolted)
            self.tell("Heard", seat=seat, dot=here, reach=reach, near=near)
        elif verb == "trap":
            self.count("LF-K3")
            self.traps.add(dot)
        elif verb == "dig":
            self.count("LF-K5")
            del self.corpses[dot]
            self.tell("CorpseDug", seat=seat, dot=dot)
        elif verb == "sneakers":
            self.count("LF-K6")
            self.steps += 3 if self.can(seat, "long_sneakers") else 2
        else:
            yield from self._lamp(dot)

    def _lamp(self, dot: int) -> Flow:
        self.count("LF-K4")
        circles = sorted(self.board.dot_circles[dot])[: self.markers_left()]
        self.lamps[dot] = circles
        self.steps = STILL
        self.tell("LampLit", dot=dot, circles=tuple(circles))
        if self.lit():
            yield from self.reveal("lamp")

    def _use(self, seat: int, verb: str, words: list[str]) -> None:
        self.count("LF-K12")
        ability = {"wind": "second_wind", "give": "share"}.get(verb, verb)
        (self.turn_used if verb in ("give", "reach") else self.used[seat]).append(ability)
        self.tell("AbilityUsed", seat=seat, ability=ability)
        if verb == "wind":
            self.steps += 1
        elif verb == "give":
            to = COLOURS.index(words[1]) + 1
            self.hand[seat].remove(words[0])
            self.hand[to].append(words[0])
            self.tell("ClueGiven", seat=seat, to=to, clue=words[0])
        elif verb == "reach":
            self.take_clue(seat, int(words[0][1:]), "reach")
        else:
            self.look_at(int(words[0][1:]))

    # --- a Camper over the Maniac
    def camper_over_maniac(self, seat: int, dot: int, alarmed: bool) -> Flow:
        """What a step over the Maniac's circle does in this chapter."""
        if self.chapter == 1:
            self.count("LF-C2")
            self.die(seat)
        elif self.chapter == 2:
            self.count("LF-C4")
            raise ChapterOverError("caught", seat)
        elif seat == self.chosen:
            self.count("LF-C7" if self.chapter == 3 else "LF-C10")
            raise ChapterOverError("chosen_dead" if self.chapter == 3 else "maniac_dead")
        else:
            self.arrive(seat, dot)
            self.show(self.circle, len(self.record) - 1, "contact")
            if self.chapter == 3:
                self.steps = STILL
                yield from self.push(seat)
            elif not alarmed and not (self.alarmed and self.options["alarms"] == "one"):
                yield from self.alarm(seat)

    def alarm(self, finder: int) -> Flow:
        """All others but the finder move one dot, in turn order (LF-C9)."""
        self.count("LF-C9")
        self.alarmed = True
        self.tell("AlarmRaised", seat=finder)
        for seat in CAMPERS:
            options = self.alarm_options(seat) if seat != finder and self.alive[seat] and self.dot[seat] else frozenset()
            if options:
                words = (yield Ask("alarm", seat, options)).split(" ")
                dot, via = int(words[1][1:]), int(words[3]) if len(words) > 3 else 0
                if words[0] == "row":
                    self.boat = next(pier for pier, there in self.board.pier_dot.items() if there == dot)
                yield from self.go(seat, dot, via, "alarm")

    def alarm_options(self, seat: int) -> frozenset[str]:
        """The free dots one step away; the finder's last free dot stays free."""
        here = self.dot[seat]
        shut = self.standing(seat) | set(self.corpses) | {self.home}
        found = {_step(dot, via) for dot, via in self.board.steps(here, self.sides) if dot not in shut}
        if self.board.pier_dot.get(self.boat) == here:
            found |= {f"row d{dot}" for dot in self.board.pier_dot.values() if dot != here and dot not in shut}
        return frozenset(found)


def _step(dot: int, via: int) -> str:
    return f"step d{dot} via {via}" if via else f"step d{dot}"
