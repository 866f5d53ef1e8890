"""Writes for a bot what the moment asks for: a name, a wish, a paragraph of a scene, its end, an epilogue."""

import re
from typing import Final

from veillee.core.dice import Dice
from veillee.core.facts import Called, Prompt, Thing, said, template, words
from veillee.core.grammar import Name
from veillee.core.match import NOBODY
from veillee.core.pieces import prose
from veillee.core.text import TONGUES, Text, Tongue
from veillee.games.marelle.cards.arcana import ARCANA
from veillee.games.marelle.cards.faces import PRINTED, SUIT_OF
from veillee.games.marelle.cards.fates import ROWS
from veillee.games.marelle.cards.suits import BATON, COUPE, DENIER, SUITS
from veillee.games.marelle.cards.worlds import WORLDS
from veillee.games.marelle.narration.cast import MEN, OBJECTS, PRINCES, ROOMS, WISHES, WOMEN
from veillee.games.marelle.narration.sayings import sayings
from veillee.games.marelle.rules.options import AT, BALANCE, BALANCES
from veillee.games.marelle.rules.ring import CARD_LAID, Line, Ring, Scene
from veillee.games.marelle.voice import prompts
from veillee.games.marelle.voice.sentences import BELLIGERENCE

A: Final = 0
B: Final = 1
C: Final = 2
PLACE: Final = 3
WHERE: Final = 4
THING: Final = 5
PERSON: Final = 6
OTHER_NAME: Final = 7
REALM: Final = 9
KING: Final = 10
MASTER: Final = 11
BEYOND: Final = 12
"""What the particulars of a saying stand for."""

ENVIABLE: Final = 4
"""From this gap on a wish has come true, more or less."""
FRAGMENT: Final = 24
"""So many letters in a row are enough to know a saying again."""
NAMED: Final = r"[^\n]{1,60}?"
"""A name, or what agrees with one."""


def written(m: Ring, seat: int, prompt: Prompt, dice: Dice) -> str:
    """What a bot writes, within the limit."""
    tongue = TONGUES[m.telling]
    if prompt is prompts.NAME:
        return PRINCES[(dice.below(len(PRINCES) // 5) * 5 + seat) % len(PRINCES)]
    if prompt is prompts.WISH:
        return WISHES[(dice.below(len(WISHES) // 5) * 5 + seat) % len(WISHES)].said(tongue)
    pen = Pen(m, seat, tongue, dice)
    if prompt is prompts.EPILOGUE:
        pen.epilogue()
    elif prompt is prompts.END:
        pen.end()
    else:
        pen.scene()
    return pen.paragraph(prompt.limit)


class Pen:
    """One paragraph while it is written."""

    m: Ring
    seat: int
    tongue: Tongue
    dice: Dice
    things: list[Thing]
    lines: list[str]
    told: str
    """All that the seat has read so far, so as not to repeat it."""

    def __init__(self, m: Ring, seat: int, tongue: Tongue, dice: Dice) -> None:
        self.m = m
        self.seat = seat
        self.tongue = tongue
        self.dice = dice
        self.lines = []
        self.told = "\n".join([text for note, text in enumerate(m.notes) if m.reads(seat, note)])
        world = WORLDS[m.world]
        self.things = [words("")] * (BEYOND + 1)
        self.things[REALM] = Called(world.realm)
        self.things[KING] = Called(world.king)
        self.things[MASTER] = Called(world.master)
        self.things[BEYOND] = Called(world.beyond)

    def paragraph(self, limit: int) -> str:
        """The sayings that fit, one after the other."""
        text = ""
        for line in self.lines:
            longer = f"{text} {line}" if text else line
            if len(longer) > limit:
                break
            text = longer
        return text or "…"

    # Choosing

    def say(self, book: str, section: str) -> None:
        """One of the sayings of a section, rather one that was not told yet."""
        choices = sayings(book, section)
        first = self.dice.below(len(choices))
        for turn in range(len(choices)):
            text = choices[(first + turn) % len(choices)]
            if not self.known(text):
                self.add(text)
                return
        self.add(choices[first])

    def say_new(self, book: str, section: str) -> bool:
        """The same, but nothing rather than what was told before; whether there was something."""
        choices = sayings(book, section)
        first = self.dice.below(len(choices))
        for turn in range(len(choices)):
            text = choices[(first + turn) % len(choices)]
            if not self.known(text):
                self.add(text)
                return True
        return False

    def known(self, text: Text) -> bool:
        """Whether a saying was told, whoever it was about: by its longest part without a name, or, where names leave only
        short ones, by all of them one after the other."""
        parts = template(text, self.tongue)
        longest = ""
        for part in parts:
            if len(part.text) > len(longest):
                longest = part.text
        read = "\n".join([self.told, *self.lines])
        if len(longest) >= FRAGMENT:
            return longest in read
        pattern = "".join([re.escape(part.text) if part.text else NAMED for part in parts])
        return re.search(pattern, read) is not None

    def add(self, text: Text) -> None:
        self.lines.append(prose(said(text, self.tongue, self.things)))

    def chance(self, of: int) -> bool:
        return self.dice.below(of) == 0

    # Who and what

    def cast(self, first: int, second: int, third: int = NOBODY) -> None:
        """Who the next sayings are about."""
        self.things[A] = self.prince(first)
        self.things[B] = self.prince(second)
        self.things[C] = self.prince(third if third != NOBODY else first)

    def prince(self, seat: int) -> Thing:
        name = self.m.notes[self.m.names[seat]].strip() or f"{seat + 1}"
        return Called(Name(name, name))

    def pair(self) -> tuple[int, int]:
        """The two of the conflict, always in the same roles."""
        one = self.m.conflict
        other = (one + 1) % self.m.seats
        return (one, other) if (self.m.dealer + one) % 2 == 0 else (other, one)

    def person(self, face: int) -> Name:
        """Who comes with a Cup: the same all through a match, and no namesake of a prince."""
        m = self.m
        taken = [m.notes[note] for note in m.names]
        women = PRINTED[face] == len(OBJECTS) or (face + m.dealer + m.order[0]) % 2 == 1
        names = WOMEN if women else MEN
        first = 5 * m.dealer + 3 * m.order[1] + m.order[2] + face
        for turn in range(len(names)):
            name = names[(first + turn) % len(names)]
            if name.text.fr not in taken:
                return name
        return names[first % len(names)]

    def bring(self, face: int) -> None:
        """Lets the next sayings speak of what a card stands for."""
        value = PRINTED[face] - 1
        suit = SUIT_OF[face]
        if suit == COUPE:
            self.things[PERSON] = Called(self.person(face))
        elif suit == BATON:
            self.things[THING] = Called(OBJECTS[value])
        elif suit == DENIER:
            world = WORLDS[self.m.world]
            self.things[PLACE] = Called(world.elements[DENIER][value])
            self.things[WHERE] = words(world.where[value].said(self.tongue))

    def rival(self) -> int:
        """Who crossed the seat's path most often."""
        counts = [0] * self.m.seats
        for scene in self.m.scenes:
            fighting = fighters(scene, self.m.seats)
            if self.seat in fighting:
                for other in fighting:
                    counts[other] += 1
        counts[self.seat] = -1
        return counts.index(max(counts))

    # A scene

    def scene(self) -> None:
        """The opening, a line for a card just laid, or what follows."""
        m = self.m
        laid = self.unspoken()
        if laid is not None:
            self.card(laid)
            if m.majority(m.conflict) == [SUIT_OF[laid.what]]:
                self.answer()
        elif any(line.written() and m.sets_up(line.seat) for line in m.page):
            self.develop()
        else:
            self.open()

    def unspoken(self) -> Line | None:
        """The last card that the seat laid, if it has not written since."""
        for at in range(len(self.m.page) - 1, -1, -1):
            line = self.m.page[at]
            if line.seat == self.seat:
                return line if line.kind == CARD_LAID else None
        return None

    def open(self) -> None:
        """Where it is, what stands between the two, how they meet, and what lies on the table."""
        m = self.m
        if m.act == 2 and len(m.scenes) == m.seats:
            self.say("scenes", "act.second")
        self.set_place()
        self.recall()
        first, second = self.pair()
        self.cast(first, second, m.initiator)
        state = "belligerence" if m.states[m.conflict] == BELLIGERENCE else "rivalry"
        matter = f"{ARCANA[m.arcanum(m.conflict)].key}.{state}"
        if not self.played_before():
            self.say("matters", matter)
        elif not self.say_new("scenes", "again"):
            self.say_new("matters", matter)
        if m.initiator not in (first, second):
            self.say("scenes", "stranger")
        else:
            self.cast(m.initiator, second if first == m.initiator else first)
            self.say_new("scenes", "arrive")
        self.define()

    def set_place(self) -> None:
        """The place that a card of the conflict names, or a room of the palace."""
        m = self.m
        places = [face for face in m.elements[m.conflict] if SUIT_OF[face] == DENIER]
        for face in places:
            self.bring(face)
            if self.say_new("places", str(PRINTED[face])):
                return
        first = self.dice.below(len(ROOMS))
        for turn in range(len(ROOMS)):
            if self.say_new("places", ROOMS[(first + turn) % len(ROOMS)]):
                return

    def recall(self) -> None:
        """What the last scenes left behind."""
        m = self.m
        if not m.scenes or not self.chance(2):
            return
        last = m.scenes[-1]
        if last.winner != NOBODY and last.conflict != m.conflict:
            losers = [seat for seat in fighters(last, m.seats) if seat != last.winner]
            self.cast(last.winner, losers[0])
            self.say_new("scenes", "echo.scene")

    def played_before(self) -> bool:
        """Whether there was a scene on this conflict; the last one that somebody won is recalled."""
        m = self.m
        before = [scene for scene in m.scenes if scene.conflict == m.conflict]
        if before and before[-1].winner != NOBODY:
            losers = [seat for seat in fighters(before[-1], m.seats) if seat != before[-1].winner]
            self.cast(before[-1].winner, losers[0])
            self.say_new("scenes", "again.won")
        first, second = self.pair()
        self.cast(first, second, m.initiator)
        return bool(before)

    def define(self) -> None:
        """One of the elements of the conflict that is no place."""
        m = self.m
        others = [face for face in m.elements[m.conflict] if SUIT_OF[face] != DENIER]
        if others:
            face = others[self.dice.below(len(others))]
            self.bring(face)
            self.say_new("scenes", f"defined.{SUITS[SUIT_OF[face]].key}")

    def card(self, laid: Line) -> None:
        """What comes in with a card: the layer against one of the two."""
        first, second = self.pair()
        foe = second if self.seat == first else first
        if self.seat not in (first, second) and self.chance(2):
            foe = second
        self.cast(second if foe == first else first, foe, self.seat)
        self.bring(laid.what)
        self.say("cards", f"{SUITS[SUIT_OF[laid.what]].key}.{PRINTED[laid.what]}")

    def develop(self) -> None:
        """The first time who gains ground and by what, then a pause or a few words, and sometimes a memory."""
        told = [line for line in self.m.page if line.written() and self.m.sets_up(line.seat)]
        if len(told) < 2 or not self.say_new("scenes", "beat"):
            self.answer()
        first, second = self.pair()
        if len(told) % 2:
            first, second = second, first
        self.cast(first, second)
        if not self.say_new("scenes", "reply") or self.chance(3):
            self.remember()

    def answer(self) -> None:
        """How the scene tips as its cards lie."""
        m = self.m
        first, second = self.pair()
        suits = m.majority(m.conflict)
        ahead = m.best_ranked(suits[0], [first, second]) if suits else NOBODY
        if ahead == NOBODY:
            self.cast(first, second)
            self.say_new("scenes", "push.none")
            return
        self.cast(ahead, second if ahead == first else first)
        self.say_new("scenes", f"push.{SUITS[suits[0]].key}")

    def remember(self) -> None:
        """A name or a thing of earlier scenes."""
        name = self.foreign_name()
        if name:
            self.things[OTHER_NAME] = Called(Name(name, name))
            if self.say_new("scenes", "echo.name"):
                return
        seen = [line.what for scene in self.m.scenes for line in scene.lines if line.kind == CARD_LAID]
        things = [face for face in seen if SUIT_OF[face] == BATON and self.mentioned(face)]
        if things:
            self.bring(things[self.dice.below(len(things))])
            self.say_new("scenes", "echo.thing")

    def mentioned(self, face: int) -> bool:
        """Whether somebody has spoken of an object."""
        return OBJECTS[PRINTED[face] - 1].said(self.tongue) in self.told

    def foreign_name(self) -> str:
        """A name that somebody has written and that is none of ours: a capital in the middle of a sentence, more than once."""
        ours = [self.m.notes[note] for note in self.m.names]
        counts: dict[str, int] = {}
        before = "."
        for word in self.told.replace("\n", " . ").split():
            bare = word.strip(PUNCTUATION)
            if bare[:1].isupper() and bare.isalpha() and len(bare) > 2 and before[-1:].islower():
                counts[bare] = counts.get(bare, 0) + 1
            before = word
        known = " ".join([*ours, *OWN_NAMES])
        names = sorted([name for name, count in counts.items() if count > 1 and name not in known])
        return names[self.dice.below(len(names))] if names else ""

    # Ends

    def end(self) -> None:
        """Who wins, by what, and what remains of it."""
        m = self.m
        fighting = m.belligerents()
        if m.winner == NOBODY:
            self.cast(fighting[0], fighting[1])
            self.say("scenes", "end.none")
            return
        losers = [seat for seat in fighting if seat != m.winner]
        suit = m.decided[self.dice.below(len(m.decided))]
        self.cast(m.winner, losers[0], losers[-1])
        if not m.concluded:
            self.say("scenes", f"end.{SUITS[suit].key}")
            if len(losers) > 1:
                self.say_new("scenes", "end.others")
        state = "belligerence" if m.states[m.conflict] == BELLIGERENCE else "rivalry"
        if not self.say_new("scenes", f"after.{state}") and not self.lines:
            self.say("scenes", "after")

    def epilogue(self) -> None:
        """The fate that was read, and what became of the wish."""
        m = self.m
        self.cast(self.seat, self.rival())
        chosen, gap = m.fates[self.seat], m.gap(self.seat)
        if AT.high(chosen) == BALANCE:
            self.say("fates", "second" if AT.low(chosen) else "escape")
        else:
            self.say("fates", f"{SUITS[AT.low(chosen)].key}.{min(gap, ROWS)}")
        self.say_new("fates", "wish.kept" if gap >= ENVIABLE or chosen == BALANCES[0] else "wish.lost")
        if len(m.tellers) == 1:
            self.say("fates", "last")


PUNCTUATION: Final = ".,;:!?…«»“”\"'()—–-’\u00a0\u202f"
OWN_NAMES: Final = [
    *[name.text.fr for name in MEN + WOMEN],
    *[f"{world.realm.text.fr} {world.realm.text.en} {world.king.text.fr}" for world in WORLDS.values()],
    *[f"{world.master.text.fr} {world.master.text.en} {world.beyond.text.fr}" for world in WORLDS.values()],
    "Cartes Cards Queens Reines Garde Guard Maison House Cour Courts Nord Emperor Empress Queen",
]


def fighters(scene: Scene, seats: int) -> list[int]:
    """Who could win or lose a scene that was played."""
    pair = [scene.conflict, (scene.conflict + 1) % seats]
    return pair if scene.initiator in pair else [*pair, scene.initiator]
