"""How chapters are set up, by the rules (LF-I1, LF-II1, LF-III1, LF-IV1, LF-S1 to LF-S5)."""

from __future__ import annotations

from game.engine.contract import CHANCE, EVERYONE
from tests.referees.lastfriday.board import COLOURS
from tests.referees.lastfriday.facts import CARDS, CLUES, SINGLE_CLUES, SINGLE_CORPSES, WELCOME_CORPSES
from tests.referees.lastfriday.table import CAMPERS, HIS, MANIAC, NOBODY, THEIRS, Ask, Flow, Table

_CLUE_ORDER = ("hearing", "trap", "flashlight", "shovel", "sneakers")


class Setting(Table):
    """Everything before a chapter's first round."""

    def set_up(self) -> Flow:
        """The set-up of the running chapter."""
        if self.chapter == 1:
            self.count("LF-I1")
            yield from self.cards(CAMPERS)
            yield from self.lay_welcome()
            yield from self.place_boat()
            for seat in CAMPERS:
                self.put(seat, self.board.start_dots[COLOURS[seat - 1]])
            yield from self.start()
        elif self.single:
            yield from self.set_up_alone()
        elif self.chapter == 3:
            self.count("LF-III1")
            yield from self.open_all()
            self.gift()
            yield from self.place_chosen()
            yield from self.start()
        else:
            self.count("LF-II1" if self.chapter == 2 else "LF-IV1")
            yield from self.newcomers()
            if self.chapter == 4:
                yield from self.place_chosen()
            self.record = [self.circle]

    def set_up_alone(self) -> Flow:
        """A single II, III or IV."""
        self.count("LF-S5" if self.chapter == 2 else "LF-S1")
        yield from self.cards(CAMPERS)
        yield from self.place_boat()
        yield from self.open_all()
        if self.chapter > 2:
            text = yield Ask("chosen", MANIAC, frozenset(f"chosen {colour}" for colour in COLOURS))
            self.chosen = COLOURS.index(text.split(" ")[1]) + 1
            self.tell("ChosenNamed", seat=self.chosen, how="named")
            self.gift()
        for seat in CAMPERS:
            if seat != self.chosen and self.sides[seat - 1] == "camper":
                yield from self.place(seat, [COLOURS[seat - 1]])
        if self.chapter > 2:
            yield from self.place_chosen()
        yield from self.lay_corpses()
        yield from self.lay_clues()
        yield from self.start()

    # --- Campers
    def cards(self, seats: tuple[int, ...] | list[int]) -> Flow:
        """A card of the colour for each, dealt or chosen, with its starting token (LF-K12)."""
        for seat in seats:
            self.count("LF-K12")
            colour = COLOURS[seat - 1]
            left = [card for card in self.cards_left if CARDS[card][0] == colour]
            if len(left) == 1:
                card = left[0]
            elif self.options["cards"] == "dealt":
                card = (yield Ask("deal", CHANCE, frozenset(f"deal {colour} {card}" for card in left))).split(" ")[2]
            else:
                card = (yield Ask("card", seat, frozenset(f"card {card}" for card in left))).split(" ")[1]
            self.cards_left.remove(card)
            self.card[seat] = card
            token = CARDS[card][1]
            if self.supply[token]:
                self.supply[token] -= 1
                self.hand[seat].append(token)
            else:
                token = ""
            self.tell("CardDealt", seat=seat, card=card, token=token)

    def newcomers(self) -> Flow:
        """The dead are replaced at the entrance."""
        dead = [seat for seat in CAMPERS if not self.alive[seat]]
        for seat in dead:
            self.alive[seat] = True
            self.put(seat, 0)
        yield from self.cards(dead)

    def put(self, seat: int, dot: int) -> None:
        """A pawn is put on a dot."""
        self.dot[seat] = dot
        self.tell("Placed", seat=seat, dot=dot)

    def place(self, seat: int, colours: list[str]) -> Flow:
        """A pawn takes a free inside dot of some cabins."""
        taken = self.standing(seat)
        dots = {dot for colour in colours for dot in self.board.insides[colour]} - taken
        text = yield Ask("place", seat, frozenset(f"place d{dot}" for dot in dots))
        self.put(seat, int(text.split(" ")[1][1:]))

    def place_chosen(self) -> Flow:
        """The Chosen takes a free dot of a Camper-side cabin (LF-III1, LF-IV1, LF-S1)."""
        yield from self.place(self.chosen, [colour for colour, side in zip(COLOURS, self.sides, strict=True) if side == "camper"])

    def gift(self) -> None:
        """One clue of each type for the Chosen, as far as there is one (LF-K13)."""
        self.count("LF-K13")
        clues = tuple(clue for clue in _CLUE_ORDER if self.supply[clue])
        for clue in clues:
            self.supply[clue] -= 1
            self.hand[self.chosen].append(clue)
        self.tell("CluesGiven", seat=self.chosen, clues=clues)

    # --- the camp
    def lay_welcome(self) -> Flow:
        """Ten Welcome tokens face down (LF-K8)."""
        shuffled = self.options["welcome"] == "shuffled"
        tokens = [*(f"key_{colour}" for colour in COLOURS), *["corpse"] * WELCOME_CORPSES]
        for dot in self.board.welcome:
            self.count("LF-K8")
            text = yield Ask("welcome", CHANCE if shuffled else MANIAC, frozenset(f"welcome d{dot} {token}" for token in tokens))
            token = text.split(" ")[2]
            tokens.remove(token)
            self.welcome[dot] = token
            knowing = NOBODY if shuffled else HIS
            self.tell("WelcomePlaced", knowing, dot=dot, token=token)
            self.tell("WelcomePlaced", EVERYONE & ~knowing, dot=dot, token="")

    def place_boat(self) -> Flow:
        """The Maniac places the boat (LF-B10)."""
        self.count("LF-B10")
        text = yield Ask("boat", MANIAC, frozenset(f"boat {pier}" for pier in self.board.pier_dot))
        self.boat = int(text.split(" ")[1])
        self.tell("BoatPlaced", pier=self.boat)

    def open_all(self) -> Flow:
        """Closed cabins are opened in turn, the Campers first; the first living Camper answers for them (LF-T10)."""
        campers_turn = True
        while "closed" in self.sides:
            self.count("LF-T10")
            seat, side = (self.living()[0], "camper") if campers_turn else (MANIAC, "maniac")
            closed = [colour for colour, old in zip(COLOURS, self.sides, strict=True) if old == "closed"]
            text = f"open {closed[0]}"
            if len(closed) > 1:
                text = yield Ask("open", seat, frozenset(f"open {colour}" for colour in closed))
            self.open_cabin(text.split(" ")[1], side, seat, "choice")
            campers_turn = not campers_turn

    def setup_dots(self) -> set[int]:
        """Where a token of LF-S2 may lie: at least three Camper steps from any other."""
        near = {dot for token in (*self.corpses, *self.clues) for dot in self.board.around(token, 2, self.sides)}
        return self.board.layable_at_setup - near

    def lay_corpses(self) -> Flow:
        """The Maniac lays corpses (LF-S2)."""
        for _ in range(SINGLE_CORPSES[self.chapter]):
            dots = self.setup_dots() if self.corpses_left() else set()
            if not dots:
                return
            self.count("LF-S2")
            dot = int((yield Ask("corpse", MANIAC, frozenset(f"corpse d{dot}" for dot in dots))).split(" ")[1][1:])
            self.corpses[dot] = True
            self.tell("CorpseLaid", dot=dot, fear=True)

    def lay_clues(self) -> Flow:
        """The Maniac lays clues that nobody sees (LF-S2)."""
        for _ in range(SINGLE_CLUES[self.chapter]):
            dots = self.setup_dots() if any(self.supply.values()) else set()
            if not dots:
                return
            self.count("LF-S2")
            dot = int((yield Ask("clue", MANIAC, frozenset(f"clue d{dot}" for dot in dots))).split(" ")[1][1:])
            self.clues[dot] = ("", False, False)
            self.tell("ClueLaid", dot=dot, clue="")
            clue = (yield Ask("draw", CHANCE, frozenset(f"draw {clue}" for clue in CLUES if self.supply[clue]))).split(" ")[1]
            self.supply[clue] -= 1
            self.clues[dot] = (clue, False, False)
            self.tell("ClueDrawn", NOBODY, dot=dot, clue=clue)

    def start(self) -> Flow:
        """The Maniac chooses where he starts (LF-T5, LF-I1, LF-S3, LF-S5)."""
        self.count("LF-T5", "LF-I1" if self.chapter == 1 else "LF-S5" if self.chapter == 2 else "LF-S3")
        circles = set(self.board.start_circles if self.chapter <= 2 else self.board.pier_circles)
        if self.chapter > 1:
            circles |= {self.board.inside_circle(colour) for colour, side in zip(COLOURS, self.sides, strict=True) if side == "maniac"}
        text = yield Ask("start", MANIAC, frozenset(f"start {circle}" for circle in circles))
        self.circle = int(text.split(" ")[1])
        self.record = [self.circle]
        self.tell("StartChosen", HIS, circle=self.circle)
        self.tell("StartChosen", THEIRS, circle=0)
