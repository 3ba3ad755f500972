"""Chapters, rounds, points and ends, by the rules (LF-T1, LF-I2, LF-II2, LF-II3, LF-III2, LF-IV2, LF-P1, LF-S4, LF-S5)."""

from __future__ import annotations

from tests.referees.lastfriday.campers import CamperTurns
from tests.referees.lastfriday.facts import CAMPAIGN_TOKENS, CHAPTERS, ROUNDS, SINGLE_TOKENS, TOKENS
from tests.referees.lastfriday.maniac import ManiacTurns
from tests.referees.lastfriday.setting import Setting
from tests.referees.lastfriday.table import CAMPERS, MANIAC, Ask, ChapterOverError, Flow


class Story(CamperTurns, ManiacTurns, Setting):
    """The whole game as one flow of questions."""

    def play(self) -> Flow:
        """Campaign or single chapter, to the end."""
        self.chapter = CHAPTERS.index(self.options["chapter"]) + 1 if self.single else 1
        while True:
            self.begin_chapter()
            try:
                yield from self.set_up()
                yield from self.rounds()
            except ChapterOverError as over:
                self.turn, self.steps, self.legs, self.alarmed = -1, 0, 0, False
                self.tell("ChapterEnded", chapter=self.chapter, reason=over.reason)
                if self.has_won(over.reason):
                    return
                self.after_chapter(over)
                yield from self.points()
            self.chapter += 1

    def begin_chapter(self) -> None:
        """What is laid aside and handed out (LF-K11, LF-III2)."""
        self.count("LF-K11")
        self.round, self.record, self.track, self.trapped = 0, [], [], False
        if self.chapter == 3:  # he starts anew; else his pawn stands until the next reveal (LF-T6)
            self.shown = 0
        self.shown_step = -1 if self.shown else 0
        for seat in CAMPERS:
            self.used[seat] = []
        self.tokens = [*(SINGLE_TOKENS if self.single else CAMPAIGN_TOKENS)[self.chapter], *self.earned]
        self.earned = []
        self.tell("ChapterBegan", chapter=self.chapter)
        self.tell("TokensGiven", tokens=tuple(self.tokens))

    def rounds(self) -> Flow:
        """Fifteen rounds; who moves first depends on the chapter (LF-T1, LF-T2)."""
        for number in range(1, ROUNDS + 1):
            self.count("LF-T1")
            self.round = number
            self.tell("RoundBegan", round=number)
            if self.chapter in (2, 4):
                yield from self.maniac_turn()
            for seat in CAMPERS:
                self.count("LF-T2")
                yield from self.camper_turn(seat)
            if self.chapter == 1:
                self.count("LF-I2")
                if all(self.sheltered(seat) for seat in self.living()):
                    raise ChapterOverError("sheltered")
            if self.chapter in (1, 3):
                yield from self.maniac_turn()
            yield from self.plot_twist()
        raise ChapterOverError("rounds")

    # --- ends
    def has_won(self, reason: str) -> bool:
        """Whether the game is over with the chapter, and who has won it."""
        winner = self.winner(reason)
        if winner:
            self.result = (winner, reason)
            self.tell("GameEnded", winner=winner, reason=reason)
        return bool(winner)

    def winner(self, reason: str) -> str:
        """The winner of the game, or nothing."""
        if reason in ("all_dead", "chosen_dead"):
            return "maniac"
        if reason in ("maniac_dead", "cornered"):
            return "campers"
        if self.chapter == 4:
            self.count("LF-IV2")
            return "maniac"
        if not self.single:
            return ""
        self.count("LF-S4" if self.chapter == 3 else "LF-S5")
        if self.chapter == 1:
            return "campers" if sum(map(self.sheltered, CAMPERS)) >= 4 else "maniac"
        return "campers" if self.chapter == 3 or reason == "caught" else "maniac"

    def after_chapter(self, over: ChapterOverError) -> None:
        """The Chosen and what is cleared away (LF-II2, LF-II3, LF-K3, LF-K4)."""
        if self.chapter == 2:
            self.count("LF-II3")
            if over.reason == "rounds":
                self.count("LF-II2")
                self.earned.append("invisibility")
                self.tell("TokenGained", token="invisibility")
            self.chosen = over.catcher or self.nearest()
            self.tell("ChosenNamed", seat=self.chosen, how="caught" if over.catcher else "nearest")
        for dot in self.lamps:
            self.tell("LampOut", dot=dot, found=False)
        self.lamps = {}
        if self.chapter <= 2:
            for dot in sorted(self.traps):
                self.tell("TrapGone", dot=dot, sprung=False)
            self.traps = set()

    def nearest(self) -> int:
        """The Camper with the fewest steps to pass over his circle, ties by turn order (LF-II3)."""
        far = self.board.distances(self.board.circle_dots[self.circle], self.sides)
        steps = {seat: far[self.dot[seat]] if self.dot[seat] else far[self.board.arrow] + 1 for seat in self.living()}
        return min(steps, key=lambda seat: (steps[seat], seat))

    def points(self) -> Flow:
        """Salvation against Fear (LF-P1)."""
        self.count("LF-P1")
        salvation, fear = len(self.living()), sum(self.corpses.values()) + self.extra_fear
        self.tell("PointsCounted", salvation=salvation, fear=fear)
        self.looks = max(salvation - fear, 0)
        while self.looks:
            unseen = frozenset(f"look d{dot}" for dot, (_, _, seen) in self.clues.items() if not seen)
            if not unseen:
                self.looks = 0
                break
            text = yield Ask("look", self.living()[0], unseen)
            self.looks -= 1
            self.look_at(int(text.split(" ")[1][1:]))
        if fear > salvation:
            yield from self.extra_token()

    def extra_token(self) -> Flow:
        """A token that is not in his set and can serve (LF-P1): an Axe only into II, and only where a cabin is closed."""
        left = set(TOKENS) - set(CAMPAIGN_TOKENS[self.chapter + 1]) - set(self.earned)
        if self.chapter > 1 or "closed" not in self.sides:
            left -= {"axe"}
        token = next(iter(left))
        if len(left) > 1:
            token = (yield Ask("token", MANIAC, frozenset(f"token {one}" for one in left))).split(" ")[1]
        self.earned.append(token)
        self.tell("TokenGained", token=token)
