"""Writes for a bot what the moment asks for: a name, a wish, a paragraph of a scene, its end, an epilogue."""

import re
from typing import Final

from veillee.core.dice import Dice
from veillee.core.facts import Called, Part, Prompt, Thing, said, template, words
from veillee.core.grammar import Name
from veillee.core.match import NOBODY
from veillee.core.pieces import prose
from veillee.core.text import TONGUES, Text, Tongue
from veillee.games.marelle.cards.arcana import ARCANA
from veillee.games.marelle.cards.faces import PRINTED, SUIT_OF
from veillee.games.marelle.cards.fates import ROWS
from veillee.games.marelle.cards.suits import BATON, COUPE, DENIER, EPEE, SUITS
from veillee.games.marelle.cards.worlds import WORLDS
from veillee.games.marelle.narration.cast import (
    BEAT_THEM_ALL,
    INDOORS,
    INNER_PLACES,
    MEN,
    OBJECTS,
    OPEN_ROOMS,
    OUT_OF_DOORS,
    OUTER_PLACES,
    PINK_SUITS,
    PRINCES,
    ROLES,
    ROOMS,
    WISHES,
    WOMEN,
)
from veillee.games.marelle.narration.sayings import sayings, sayings_if_any
from veillee.games.marelle.rules.options import AT, BALANCE, BALANCES
from veillee.games.marelle.rules.ring import CARD_LAID, DUELLED, SET_ASIDE, Line, Ring, Scene
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
WHO: Final = 8
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
    alone: bool
    """Whether nobody is left whom an epilogue might speak of."""

    def __init__(self, m: Ring, seat: int, tongue: Tongue, dice: Dice) -> None:
        self.m = m
        self.seat = seat
        self.tongue = tongue
        self.dice = dice
        self.lines = []
        self.alone = False
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
        if not self.say_new(book, section):
            choices = self.choices(book, section)
            self.add(choices[self.dice.below(len(choices))])

    def say_new(self, book: str, section: str) -> bool:
        """The same, but nothing rather than what was told before; whether there was something."""
        choices = self.choices(book, section)
        first = self.dice.below(len(choices))
        for turn in range(len(choices)):
            text = choices[(first + turn) % len(choices)]
            if not self.known(text):
                self.add(text)
                return True
        return False

    def choices(self, book: str, section: str) -> list[Text]:
        """The sayings of a section, with those that need walls or open sky where there are such; of nobody else once all have gone."""
        found = sayings(book, section) + sayings_if_any(book, f"{section}.{'outside' if self.outside() else 'inside'}")
        return [text for text in found if not self.alone or self.speaks_of_nobody(text)] or found

    def speaks_of_nobody(self, text: Text) -> bool:
        """Whether a saying does without the second of the two it is told with."""
        return all(part.at != B for part in template(text, self.tongue))

    def outside(self) -> bool:
        """Whether the scene was last said to be out of doors; where others were, or once were, does not take it there."""
        page = "\n".join([self.page(), *self.lines])
        for book, section in ELSEWHERE:
            for text in sayings(book, section) + sayings_if_any(book, f"{section}.inside"):
                page = re.sub(pattern(template(text, self.tongue)), "", page)
        where = WORLDS[self.m.world].where
        left = [*OUT_OF_DOORS, *opened(OPEN_ROOMS), *[where[value] for value in OUTER_PLACES]]
        back = [*INDOORS, *opened(ROOMS), *[where[value] for value in INNER_PLACES]]
        return last_of(left, page.lower(), self.tongue) > last_of(back, page.lower(), self.tongue)

    def page(self) -> str:
        """What has been told of the scene."""
        return "\n".join([self.m.notes[line.what] for line in self.m.page if line.written()])

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
        return re.search(pattern(parts), read) is not None

    def add(self, text: Text) -> None:
        self.lines.append(prose(said(text, self.tongue, self.things)))

    def talks(self) -> bool:
        """Whether somebody speaks in this paragraph already."""
        return any(mark in line for line in self.lines for mark in QUOTES)

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
        world = WORLDS[self.m.world]
        if suit == COUPE:
            person = self.person(face)
            self.things[PERSON] = Called(person)
            self.things[WHO] = words(ROLES[value][1 if person.feminine else 0].said(self.tongue))
        elif suit == BATON:
            self.things[THING] = Called(OBJECTS[value])
        elif suit == DENIER:
            self.things[PLACE] = Called(world.elements[DENIER][value])
            self.things[WHERE] = words(world.where[value].said(self.tongue))
        else:
            self.things[WHO] = Called(self.order_of(value))

    def rival(self) -> int:
        """Who of the others crossed the seat's path most often."""
        counts = [0] * self.m.seats
        for scene in self.m.scenes:
            fighting = fighters(scene, self.m.seats)
            if self.seat in fighting:
                for other in fighting:
                    counts[other] += 1
        others = self.others()
        most = max([counts[seat] for seat in others])
        return next(seat for seat in others if counts[seat] == most)

    def better_placed(self) -> int:
        """In whose shade the seat lives: the most enviable of those who stand in nobody's, or else of those who have yet to
        tell in whose; of several, who crossed its path most often."""
        others = self.others()
        above = [seat for seat in others if not self.shaded(seat)] or [
            seat for seat in others if seat in self.m.tellers
        ]
        most = max([self.m.gap(seat) for seat in above], default=0)
        best = [seat for seat in above if self.m.gap(seat) == most]
        rival = self.rival()
        return rival if rival in best else best[0] if best else NOBODY

    def others(self) -> list[int]:
        """Of whom an epilogue may speak: those whose own fate lets them stay; if there is none, everyone else."""
        others = [seat for seat in range(self.m.seats) if seat != self.seat]
        return [seat for seat in others if not self.gone(seat)] or others

    def gone(self, seat: int) -> bool:
        """Whether a fate takes somebody away: by death, prison, exile, oblivion, or an escape from it all."""
        chosen, gap = self.m.fates[seat], self.m.gap(seat)
        return chosen == BALANCES[0] if AT.high(chosen) == BALANCE else 0 < gap <= LAST_GONE[AT.low(chosen)]

    def shaded(self, seat: int) -> bool:
        """Whether a fate is a life in somebody's shade."""
        return self.fate(seat) in SHADED

    def fate(self, seat: int) -> str:
        """In which section the fate of a seat is told."""
        chosen = self.m.fates[seat]
        if AT.high(chosen) == BALANCE:
            return "escape" if chosen == BALANCES[0] else "second"
        return f"{SUITS[AT.low(chosen)].key}.{min(self.m.gap(seat), ROWS)}"

    # A scene

    def scene(self) -> None:
        """The opening, a line for a card just laid, or what follows."""
        m = self.m
        laid = self.unspoken()
        if laid is not None:
            self.card(laid)
            if m.majority(m.conflict) == [SUIT_OF[laid.what]] and self.chance(2) and not self.talks():
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
        """Where it is, what stands between the two, how they meet, and what is on the table: not always in that order."""
        m = self.m
        way = (m.played + m.dealer) % 3
        if len(m.scenes) == 0:
            self.say("scenes", "act.first")
        elif m.act == 2 and len(m.scenes) == m.seats:
            self.say("scenes", "act.second")
            way = 2
        if way == 0:
            self.set_place()
            self.say_matter()
            self.meet()
            self.define()
        elif way == 1:
            self.recall()
            self.say_matter()
            self.set_place()
            self.define()
        else:
            self.set_place()
            self.meet()
            self.say_matter()

    def set_place(self) -> None:
        """The place that a card of the conflict names, or a room of the palace."""
        m = self.m
        before = "\n".join(self.lines)
        places = [
            face for face in m.elements[m.conflict] if SUIT_OF[face] == DENIER and not self.mentioned(face, before)
        ]
        for face in places:
            self.bring(face)
            if self.say_new("places", str(PRINTED[face])):
                return
        rooms = ROOMS + OPEN_ROOMS
        first = self.dice.below(len(rooms))
        for turn in range(len(rooms)):
            if self.say_new("places", rooms[(first + turn) % len(rooms)]):
                return

    def recall(self) -> None:
        """What the last scene left behind, if it was another conflict's."""
        m = self.m
        if not m.scenes:
            return
        last = m.scenes[-1]
        if last.winner != NOBODY and last.conflict != m.conflict:
            losers = [seat for seat in fighters(last, m.seats) if seat != last.winner]
            self.cast(last.winner, losers[0])
            self.say_new("scenes", "echo.scene")

    def matter(self) -> str:
        """The section of what stands between the two."""
        m = self.m
        state = "belligerence" if m.states[m.conflict] == BELLIGERENCE else "rivalry"
        return f"{ARCANA[m.arcanum(m.conflict)].key}.{state}"

    def say_matter(self) -> None:
        """What stands between the two; where there was a scene before, what it left, or that it was not the end."""
        m = self.m
        before = [scene for scene in m.scenes if scene.conflict == m.conflict]
        first, second = self.pair()
        if before:
            if self.say_spoils(before[-1]):
                return
            self.cast(first, second, m.initiator)
            if self.say_new("scenes", "again"):
                return
        self.cast(first, second, m.initiator)
        self.say_new("matters", self.matter())

    def say_spoils(self, scene: Scene) -> bool:
        """What the winner of a scene took from it, if the story has spoken of it before and not just now; or that there was one."""
        m = self.m
        if scene.winner == NOBODY:
            return False
        losers = [seat for seat in fighters(scene, m.seats) if seat != scene.winner and m.next_to(m.conflict, seat)]
        if not m.next_to(m.conflict, scene.winner):
            return False
        self.cast(scene.winner, losers[0])
        here = "\n".join(self.lines)
        for line in scene.lines:
            if line.kind != SET_ASIDE or line.seat != scene.winner or self.stands_for(line.what, PRIVATE):
                continue
            if self.is_here(line.what):
                continue
            if self.mentioned(line.what, self.told) and not self.mentioned(line.what, here):
                self.bring(line.what)
                if self.say_new("scenes", f"kept.{SUITS[SUIT_OF[line.what]].key}"):
                    return True
        return self.say_new("scenes", "again.won")

    def meet(self) -> None:
        """How the two come together, or who else wanted it."""
        m = self.m
        first, second = self.pair()
        if m.initiator not in (first, second):
            self.cast(first, second, m.initiator)
            self.say_new("scenes", "stranger")
        else:
            self.cast(m.initiator, second if first == m.initiator else first)
            self.say_new("scenes", "arrive")

    def define(self) -> None:
        """One of the elements of the conflict that is no place; somebody who was named before is only named again."""
        m = self.m
        first, second = self.pair()
        self.cast(first, second, m.initiator)
        page = "\n".join(self.lines)
        others = [face for face in m.elements[m.conflict] if SUIT_OF[face] != DENIER and not self.mentioned(face, page)]
        if others:
            face = others[self.dice.below(len(others))]
            self.bring(face)
            known = SUIT_OF[face] == COUPE and self.mentioned(face, self.told)
            self.say_new("scenes", "echo.person" if known else f"defined.{SUITS[SUIT_OF[face]].key}")

    def card(self, laid: Line) -> None:
        """What comes in with a card: the layer against one of the two."""
        first, second = self.pair()
        foe = second if self.seat == first else first
        if self.seat not in (first, second) and self.chance(2):
            foe = second
        self.cast(second if foe == first else first, foe, self.seat)
        self.bring(laid.what)
        suit = SUIT_OF[laid.what]
        if not self.say_new("cards", f"{SUITS[suit].key}.{PRINTED[laid.what]}") and not self.say_new(
            "scenes", ECHOES[suit]
        ):
            self.say("scenes", "beat")

    def develop(self) -> None:
        """First how the matter goes on and who gains ground, then what others did with it: a memory, a pause, a few words."""
        told = [line for line in self.m.page if line.written() and self.m.sets_up(line.seat)]
        first, second = self.pair()
        self.cast(first, second)
        heard = self.chance(2) and self.take_up()
        went_on = not heard and len(told) < 2 and self.say_new("goings", self.matter())
        self.answer()
        if not went_on:
            self.cast(second, first) if len(told) % 2 else self.cast(first, second)
            remembered = self.remember()
            if not remembered or len(self.lines) < 2:
                quiet = (self.m.played + len(told)) % 2 == 1 or self.talks()
                self.say_new("scenes", "beat" if quiet else "reply")
        if not self.lines:
            self.say("scenes", "beat")

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

    def remember(self) -> bool:
        """A name, a person, a thing or a place of earlier scenes, if the page has not spoken of it."""
        m = self.m
        if self.take_up():
            return True
        earlier = "\n".join([m.notes[line.what] for scene in m.scenes for line in scene.lines if line.written()])
        page = self.page()
        laid = [line.what for scene in m.scenes for line in scene.lines if line.kind == CARD_LAID]
        faces = [
            face for face in laid if SUIT_OF[face] != DENIER
        ]  # such a card may speak of a place where nothing has happened
        faces += [face for faces in m.elements for face in faces]
        seen = [
            face
            for face in faces
            if self.mentioned(face, earlier) and not self.mentioned(face, page) and not self.is_here(face)
        ]
        if seen:
            face = seen[self.dice.below(len(seen))]
            self.bring(face)
            if SUIT_OF[face] == DENIER and self.were_there(face) and self.say_new("scenes", "echo.place.both"):
                return True
            return self.say_new("scenes", ECHOES[SUIT_OF[face]])
        return False

    def is_here(self, face: int) -> bool:
        """Whether a card stands for the palace while the scene is in one of its rooms."""
        return self.stands_for(face, PALACE) and not self.outside()

    def stands_for(self, face: int, place: int) -> bool:
        """Whether a card stands for a place, by the value of that from 0."""
        return SUIT_OF[face] == DENIER and PRINTED[face] - 1 == place

    def were_there(self, face: int) -> bool:
        """Whether the two of the conflict have met in a scene that spoke of a place."""
        m = self.m
        pair = set(self.pair())
        for scene in m.scenes:
            told = "\n".join([m.notes[line.what] for line in scene.lines if line.written()])
            if pair <= set(fighters(scene, m.seats)) and self.mentioned(face, told):
                return True
        return False

    def take_up(self) -> bool:
        """A name that somebody else has brought into the story."""
        name = self.foreign_name()
        if not name:
            return False
        self.things[OTHER_NAME] = Called(Name(name, name))
        return self.say_new("scenes", "echo.name")

    def mentioned(self, face: int, text: str) -> bool:
        """Whether a text speaks of what a card stands for."""
        value = PRINTED[face] - 1
        suit = SUIT_OF[face]
        world = WORLDS[self.m.world]
        if suit == COUPE:
            return self.person(face).said(self.tongue) in text
        if suit == BATON:
            return OBJECTS[value].said(self.tongue) in text.lower()
        if suit == DENIER and last_of([world.where[value]], text.lower(), self.tongue) >= 0:
            return True
        name = self.order_of(value) if suit == EPEE else world.elements[suit][value]
        return name.said(self.tongue).lower() in text.lower()

    def order_of(self, value: int) -> Name:
        """Who comes with a Sword, as a sentence says it."""
        return PINK_SUITS if value == PINK else WORLDS[self.m.world].elements[EPEE][value]

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
        led = [suit for suit in m.decided if m.best_ranked(suit, fighting) == m.winner] or m.decided
        suit = led[self.dice.below(len(led))]
        self.cast(m.winner, losers[0], losers[-1])
        if not m.concluded:
            duelled = len(m.decided) == 1 and any(line.kind == DUELLED for line in m.page) and len(losers) == 1
            if not (duelled and self.say_new("scenes", "end.duel")) and not self.say_new(
                "scenes", f"end.{SUITS[suit].key}"
            ):
                self.say("scenes", "end")
            if len(losers) > 1:
                self.say_new("scenes", "end.others")
        state = "belligerence" if m.states[m.conflict] == BELLIGERENCE else "rivalry"
        if not self.say_new("scenes", f"after.{state}") and not self.lines:
            self.say("scenes", "after")

    def epilogue(self) -> None:
        """A scene that is remembered, what became of something it brought, then the wish and the fate: the wish first where
        the fate takes away life or liberty, or leaves both behind."""
        m = self.m
        self.remember_scene()
        rival = self.rival()
        self.cast(self.seat, rival)
        self.alone = self.gone(rival)
        self.say_keepsake()
        chosen, gap = m.fates[self.seat], m.gap(self.seat)
        balanced = AT.high(chosen) == BALANCE
        escapes = chosen == BALANCES[0]
        came = "kept" if gap >= ENVIABLE or escapes else "lost"
        suit = EPEE if balanced else AT.low(chosen)
        fate = self.fate(self.seat)
        if fate in SHADED:
            fate = self.shade(fate)
        if escapes or (not balanced and suit != COUPE):
            self.say_wish(came)
            self.say_fate(fate)
        else:
            self.say_fate(fate)
            self.say_wish(came)
        if len(m.tellers) == 1:
            self.say("fates", "last")

    def shade(self, fate: str) -> str:
        """Casts whoever the seat stands in the shade of; in which section that is told: of one who is there, of one who has
        gone, or, where it is the last of several, of the one before, who stands in its own."""
        above = self.better_placed()
        if above == NOBODY:
            told = [line.seat for line in self.m.epilogues if line.seat in self.others()]
            self.cast(self.seat, told[-1] if told else self.rival())
            return "shade.both"
        self.cast(self.seat, above)
        return f"{fate}.away" if self.gone(above) else fate

    def remember_scene(self) -> None:
        """The last scene that the seat won or lost."""
        m = self.m
        for scene in reversed(m.scenes):
            fighting = fighters(scene, m.seats)
            if scene.winner != NOBODY and self.seat in fighting:
                losers = [seat for seat in fighting if seat != scene.winner]
                won = scene.winner == self.seat
                self.cast(self.seat, losers[0] if won else scene.winner)
                self.say_new("fates", "recall.won" if won else "recall.lost")
                return
        self.cast(self.seat, self.rival())
        self.say_new("fates", "recall.none")

    def say_keepsake(self) -> None:
        """What became of a card that the seat has set aside, if the story has spoken of it and no other epilogue has."""
        m = self.m
        told = "\n".join([m.notes[line.what] for line in m.epilogues if line.written()])
        faces = [m.face[card] for card in m.aside[self.seat]]
        named = [face for face in faces if SUIT_OF[face] != DENIER or PRINTED[face] - 1 not in NAMELESS]
        known = [face for face in named if self.mentioned(face, self.told) and not self.mentioned(face, told)]
        if known:
            face = known[self.dice.below(len(known))]
            self.bring(face)
            self.say_new("fates", f"keepsake.{SUITS[SUIT_OF[face]].key}")

    def say_fate(self, section: str) -> None:
        """A fate, or that it was another's too."""
        if not self.say_new("fates", section):
            self.say("fates", "alike")

    def say_wish(self, came: str) -> None:
        """What became of the wish: of one of ours by name, of another one in general."""
        wish = self.m.notes[self.m.wishes[self.seat]]
        for at, text in enumerate(WISHES, 1):
            if text.said(self.tongue) == wish:
                if at == BEAT_THEM_ALL:
                    came = self.beaten_all()
                self.say("fates", f"wish.{at}.{came}")
                return
        self.say_new("fates", f"wish.{came}")

    def beaten_all(self) -> str:
        """Whether the seat has won against each of the others, as the scenes had it; else the next sayings are about one who is left."""
        m = self.m
        beaten = {seat for scene in m.scenes if scene.winner == self.seat for seat in fighters(scene, m.seats)}
        left = [seat for seat in range(m.seats) if seat != self.seat and seat not in beaten]
        if left:
            self.cast(self.seat, left[self.dice.below(len(left))])
        return "lost" if left else "kept"


ECHOES: Final = {COUPE: "echo.person", BATON: "echo.thing", DENIER: "echo.place", EPEE: "echo.order"}
ELSEWHERE: Final = [
    ("scenes", "echo.place"),
    ("scenes", "echo.place.both"),
    ("cards", "denier.5"),
    ("cards", "denier.6"),
]
"""Sayings that name a place and do not go there."""
SHADED: Final = ("second", f"{SUITS[COUPE].key}.2")
"""The fates in somebody's shade."""
LAST_GONE: Final = [1, 3, 4, 0]
"""By suit, up to which gap a fate takes life, liberty, home or memory away."""
PALACE: Final = 3
"""The value, from 0, of the place whose rooms the scenes are set in where no card names one."""
PRIVATE: Final = 7
"""The value, from 0, of the place that has no name of its own."""
PINK: Final = 8
"""The value, from 0, of the Sword that is everywhere."""
NAMELESS: Final = (6, 7, 8)
"""The values, from 0, of the places of which there are several: nobody remembers one of them by its name."""
QUOTES: Final = ("«", "“")
PUNCTUATION: Final = ".,;:!?…«»“”\"'()—–-’\u00a0\u202f"
OWN_NAMES: Final = [
    *[name.text.fr for name in MEN + WOMEN],
    *[text for world in WORLDS.values() for text in world.named()],
    "Cartes Cards Queens Reines Garde Guard Maison House Cour Courts Nord Emperor Empress Queen",
]


def pattern(parts: list[Part]) -> str:
    """What finds a saying, whoever it is about, from its first words of its own on."""
    return "".join([re.escape(part.text) if part.text else NAMED for part in parts]).removeprefix(NAMED)


def opened(rooms: list[str]) -> list[Text]:
    """How scenes begin in some rooms."""
    return [text for room in rooms for text in sayings("places", room)]


def last_of(words: list[Text], text: str, tongue: Tongue) -> int:
    """Where a text in small letters last says one of some words; -1: nowhere."""
    return max([text.rfind(one.said(tongue).lower()) for one in words])


def fighters(scene: Scene, seats: int) -> list[int]:
    """Who could win or lose a scene that was played."""
    pair = [scene.conflict, (scene.conflict + 1) % seats]
    return pair if scene.initiator in pair else [*pair, scene.initiator]
