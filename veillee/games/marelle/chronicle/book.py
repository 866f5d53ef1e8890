"""A finished story as a book, before it is set: what every writer of it reads, in the language of telling."""

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from veillee.core.dice import SealedDice
from veillee.core.facts import Fact, Several, Someone, Telling, Thing, Words, phrase, said, told_of, words
from veillee.core.game import Finished, Options
from veillee.core.grammar import capital, listed
from veillee.core.match import NOBODY, SPECTATOR, Face
from veillee.core.pieces import Pieces, prose, spoken
from veillee.core.text import TONGUES, Text, Tongue, typeset
from veillee.games.marelle.cards.arcana import ARCANA
from veillee.games.marelle.cards.faces import FIRST_ARCANUM, NAMES, RANKS
from veillee.games.marelle.cards.suits import FIRST_BLACK, SUIT_COUNT
from veillee.games.marelle.rules.match import STATES, Marelle, new
from veillee.games.marelle.rules.options import AT
from veillee.games.marelle.rules.ring import (
    CARD_LAID,
    CONCLUSION,
    CUT_CALLED,
    DEALING,
    DUELLED,
    GIVEN,
    PARAGRAPH,
    PLEDGED,
    SET_ASIDE,
    TAKEN,
    TURNED,
    Line,
    Scene,
)
from veillee.games.marelle.voice import sentences
from veillee.games.marelle.voice.sentences import BELLIGERENCE, VERGE, element, fate, of_world, theme, trait, world_of

MONTHS: Final = [
    Text("janvier", "January"),
    Text("février", "February"),
    Text("mars", "March"),
    Text("avril", "April"),
    Text("mai", "May"),
    Text("juin", "June"),
    Text("juillet", "July"),
    Text("août", "August"),
    Text("septembre", "September"),
    Text("octobre", "October"),
    Text("novembre", "November"),
    Text("décembre", "December"),
]
ROMAN: Final = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"]

STARS: Final = re.compile(r"\*([^*\n]+)\*")
STOPS: Final = (".", "!", "?", "…")

NIGHT: Final = Text("une nuit {de 0}", "a night in {0}")
RANKED: Final = Text("{0} {de 1}", "{0} of {1}")
NO_RANK: Final = Text("Sans aucun rang.", "Without any rank.")
BETWEEN: Final = Text("Entre {0} et {1}", "Between {0} and {1}")
SET_UP: Final = Text("Mise en place {de 0}", "Set up by {0}")
FELL_TO: Final = Text("{0} joue {1}.", "{0} plays {1}.")
ERASED: Final = Text("Un paragraphe a été effacé ici.", "A paragraph was erased here.")
RIVALRY_WORD: Final = Text("rivalité", "rivalry")
BELLIGERENCE_WORD: Final = Text("belligérance", "belligerence")
VERGE_WORD: Final = Text("au bord de la guerre", "on the verge of war")
TOLD_BY: Final = Text(
    "Cette histoire a été dite à La Marelle, le {0}, par {1}.", "This story was told at La Marelle on {0}, by {1}."
)
AS: Final = Text("{0} (pour {1})", "{0} (as {1})")
DEALT_SO: Final = Text(
    "Voici les cartes comme elles ont été données : qui les donne de même peut rejouer cette histoire, et en dire une autre.",
    "These are the cards as they were dealt: whoever deals them so may play this story again, and tell another.",
)
SECRET: Final = Text(
    "Elles ont été battues par ce secret, montré depuis la fin de la partie :",
    "They were shuffled by this secret, which has been shown since the end of the match:",
)
AUCTIONS: Final = Text("Les enchères, dans l'ordre : {0}.", "The auctions, in order: {0}.")
HAND: Final = Text("{0} reçoit {1}, et pour s'abstenir {2}.", "{0} is dealt {1}, and {2} to abstain with.")
LAID_BETWEEN: Final = Text("Entre {0} et {1}, {2}.", "Between {0} and {1}, {2}.")


@dataclass(frozen=True)
class Prince:
    """One of the cast."""

    seat: int
    name: str
    player: str
    ranks: str
    wish: str


@dataclass(frozen=True)
class Element:
    """A card that defines a conflict, and what it brings."""

    face: int
    name: str
    brings: str


@dataclass(frozen=True)
class Plate:
    """An arcanum between two princes, as its conflict was defined."""

    arcanum: int
    title: str
    between: str
    state: str
    warlike: bool
    theme: str
    elements: list[Element]


@dataclass(frozen=True)
class Passage:
    """A paragraph with the cards that hang beside it, or a stage direction, which nobody signs."""

    seat: int
    name: str
    runs: list[str]
    """What is written; every second run is emphasised."""
    cards: list[int]
    lang: str
    """The language it is written in."""


@dataclass(frozen=True)
class Played:
    """A scene."""

    heading: str
    """« Scène III »."""
    arcanum: int
    title: str
    set_up: str
    argument: str
    up: list[Face]
    down: list[Face]
    elements: str
    passages: list[Passage]
    verdict: list[str]
    """What was said and done between the cut and the end."""
    turned: list[int]
    """The cards that the interruption turned over."""
    ending: list[Passage]
    spoils: list[str]
    """Who took which card."""


@dataclass(frozen=True)
class Act:
    """A part of the book."""

    title: str
    scenes: list[Played]


@dataclass(frozen=True)
class Destiny:
    """How one prince's story ends."""

    seat: int
    name: str
    counted: str
    fate: str
    wish: str
    aside: list[Face]
    passages: list[Passage]


@dataclass(frozen=True)
class Book:
    """The whole chronicle."""

    tongue: str
    title: str
    subtitle: str
    date: str
    ended: int
    """In whole seconds since 1970."""
    told_by: str
    princes: list[Prince]
    plates: list[Plate]
    acts: list[Act]
    destinies: list[Destiny]
    afterword: list[str]
    deal: list[str]
    secret: str
    options: list[str]
    card_names: list[str]
    """Every face by its name, for those who do not see the drawings."""


def written(finished: Finished) -> Book:
    """The book of a match that was played to its end."""
    match = finished.match
    assert isinstance(match, Marelle)
    return Chronicler(match, finished).book()


class Chronicler:
    """Writes down one match."""

    m: Marelle
    finished: Finished
    tongue: Tongue
    names: list[str]

    def __init__(self, match: Marelle, finished: Finished) -> None:
        self.m = match
        self.finished = finished
        self.tongue = TONGUES[match.telling]
        self.names = [
            clean(match.notes[note]) or self.tongue(f"Prince {at + 1}", f"Prince {at + 1}")
            for at, note in enumerate(match.names)
        ]

    def book(self) -> Book:
        t = self.tongue
        ended = datetime.fromtimestamp(self.finished.ended, UTC)
        month = MONTHS[ended.month - 1].said(t)
        day = t("1er", "1") if ended.day == 1 else f"{ended.day}"
        date = f"{day} {month} {ended.year}"
        players = listed([self.credited(seat) for seat in range(self.m.seats)], t)
        return Book(
            tongue=t.key,
            title=listed(self.names, t),
            subtitle=self.say(NIGHT, [words(month)]),
            date=date,
            ended=int(self.finished.ended),
            told_by=self.say(TOLD_BY, [words(date), words(players)]),
            princes=[self.prince(seat) for seat in range(self.m.seats)],
            plates=[self.plate(conflict) for conflict in range(self.m.seats)],
            acts=self.acts(),
            destinies=self.destinies(),
            afterword=[DEALT_SO.said(t)],
            deal=self.deal(),
            secret=self.finished.dice,
            options=self.options(),
            card_names=[name.titled(t) for name in NAMES],
        )

    # Saying

    def say(self, text: Text, things: list[Thing]) -> str:
        return self.read(said(text, self.tongue, things))

    def tell(self, fact: Fact, *args: int) -> str:
        return self.read(told_of(fact.text, fact.kinds, Telling(self.m, list(args), SPECTATOR, self.tongue)))

    def read(self, pieces: Pieces) -> str:
        return clean(prose(spoken(pieces, SPECTATOR, self.names, self.tongue)))

    def credited(self, seat: int) -> str:
        player = words(clean(self.finished.players[seat]))
        return self.say(AS, [player, Someone(seat, SPECTATOR)])

    # The cast

    def prince(self, seat: int) -> Prince:
        return Prince(seat, self.names[seat], clean(self.finished.players[seat]), self.ranks(seat), self.wish(seat))

    def ranks(self, seat: int) -> str:
        """« Roi de la Majesté et de la Suprématie ; valet de la Résilience. »"""
        ranks = [ranks[seat] for ranks in self.m.ranks]
        found = [
            self.read(self.ranked(rank, suits).said)
            for rank in range(1, len(RANKS))
            if (suits := [suit for suit in range(SUIT_COUNT) if ranks[suit] == rank])
        ]
        return f"{capital(self.tongue(' ; ', '; ').join(found))}." if found else NO_RANK.said(self.tongue)

    def ranked(self, rank: int, suits: list[int]) -> Words:
        return phrase(RANKED, self.tongue, [words(RANKS[rank].said(self.tongue)), Several([trait(s) for s in suits])])

    def wish(self, seat: int) -> str:
        """As a whole sentence."""
        note = self.m.wishes[seat]
        tongue = self.tongue_of(note)
        text = sentences.wish(clean(self.m.notes[note]), tongue)
        whole = text if text.endswith(STOPS) else f"{text}."
        return typeset(whole) if tongue.key == "fr" else whole

    def plate(self, conflict: int) -> Plate:
        m, t = self.m, self.tongue
        arcanum, state = m.arcanum(conflict), m.states[conflict]
        pair: list[Thing] = [Someone(conflict, SPECTATOR), Someone((conflict + 1) % m.seats, SPECTATOR)]
        word = BELLIGERENCE_WORD if state == BELLIGERENCE else VERGE_WORD if state == VERGE else RIVALRY_WORD
        return Plate(
            arcanum=arcanum,
            title=ARCANA[arcanum].name.titled(t),
            between=self.say(BETWEEN, pair),
            state=word.said(t),
            warlike=state == BELLIGERENCE,
            theme=self.read(of_world(theme(arcanum, state), world_of(m), t).said),
            elements=[Element(face, NAMES[face].titled(t), self.brought(face)) for face in m.elements[conflict]],
        )

    def brought(self, face: int) -> str:
        return self.read(element(face, world_of(self.m)).pieces(0, self.tongue))

    # Scenes

    def acts(self) -> list[Act]:
        t = self.tongue
        titles = [t("Acte premier", "The First Act"), t("Acte second", "The Second Act")]
        numbered = list(enumerate(self.m.scenes, 1))
        return [
            Act(title, [self.scene(number, scene) for number, scene in numbered if scene.act == act])
            for act, title in enumerate(titles, 1)
        ]

    def scene(self, number: int, scene: Scene) -> Played:
        t, m = self.tongue, self.m
        setters: list[Thing] = [
            Someone(seat, SPECTATOR) for seat in range(m.seats) if (seat == scene.initiator) == scene.own
        ]
        cut = next((at for at, line in enumerate(scene.lines) if line.kind == CUT_CALLED), len(scene.lines))
        after = scene.lines[cut:]
        return Played(
            heading=f"{t('Scène', 'Scene')} {ROMAN[number]}",
            arcanum=scene.arcanum,
            title=ARCANA[scene.arcanum].name.titled(t),
            set_up=self.say(SET_UP, [Several(setters)]),
            argument=self.tell(
                STATES[scene.state],
                scene.conflict,
                (scene.conflict + 1) % m.seats,
                AT.pack(scene.conflict, scene.arcanum),
                scene.state,
            ),
            up=scene.up,
            down=scene.down,
            elements=t(" ; ", "; ").join([self.brought(face) for face in m.elements[scene.conflict]]),
            passages=self.passages(scene.lines[:cut]),
            verdict=self.verdict(scene, after),
            turned=[line.what for line in after if line.kind == TURNED],
            ending=[self.passage(line, []) for line in after if line.kind == CONCLUSION],
            spoils=[told for line in after for told in self.spoil(scene, line)],
        )

    def passages(self, lines: list[Line]) -> list[Passage]:
        """A card hangs beside the next words of who laid it; laid without a word, it is a line of its own."""
        found: list[Passage] = []
        held: list[Line] = []
        for at, line in enumerate(lines):
            if line.kind == CARD_LAID and speaks(lines[at + 1 :], line.seat):
                held.append(line)
            elif line.kind == CARD_LAID:
                self.direct(found, line)
            elif line.kind == PARAGRAPH:
                found.append(self.passage(line, [card.what for card in held if card.seat == line.seat]))
                held = [card for card in held if card.seat != line.seat]
        return found

    def direct(self, found: list[Passage], line: Line) -> None:
        """A stage direction for a card laid without a word, in one with the direction before it."""
        said = self.say(FELL_TO, [Someone(line.seat, SPECTATOR), sentences.card(line.what)])
        if found and found[-1].seat == NOBODY and found[-1].cards:
            before = found.pop()
            found.append(self.direction(f"{before.runs[0]} {said}", [*before.cards, line.what]))
        else:
            found.append(self.direction(said, [line.what]))

    def direction(self, said: str, cards: list[int]) -> Passage:
        return Passage(NOBODY, "", [said], cards, self.tongue.key)

    def passage(self, line: Line, cards: list[int]) -> Passage:
        text = self.m.notes[line.what]
        if not text:
            return self.direction(ERASED.said(self.tongue), cards)
        tongue = self.tongue_of(line.what)
        return Passage(line.seat, self.names[line.seat], runs(text, tongue), cards, tongue.key)

    def tongue_of(self, note: int) -> Tongue:
        """What a note is written in: its writer's language, and a bot's is that of the telling."""
        langs = self.finished.langs
        return TONGUES.get((langs[note] if note < len(langs) else None) or "", self.tongue)

    def verdict(self, scene: Scene, lines: list[Line]) -> list[str]:
        """What was said and done from the cut to the name of the winner."""
        place = AT.pack(scene.conflict, scene.arcanum)
        decided = (
            self.tell(sentences.DECIDED_BY, *scene.suits)
            if scene.suits
            else self.tell(sentences.DECIDED_BY_NOTHING, place)
        )
        won = self.tell(sentences.NOBODY_WON) if scene.winner == NOBODY else self.tell(sentences.WON, scene.winner)
        return [
            *[self.tell(sentences.CUT, line.seat) for line in lines if line.kind == CUT_CALLED],
            *[
                self.tell(sentences.GAVE, line.seat, line.other, scene.initiator, line.what)
                for line in lines
                if line.kind == TURNED
            ],
            decided,
            *[self.tell(sentences.DUELLED, line.seat, line.what, line.other) for line in lines if line.kind == DUELLED],
            won,
        ]

    def spoil(self, scene: Scene, line: Line) -> list[str]:
        """What one line says of a card taken."""
        if line.kind == SET_ASIDE:
            return [self.tell(sentences.KEPT, line.seat, line.what)]
        if line.kind == TAKEN:
            return [self.tell(sentences.TOOK, line.seat, line.what)]
        if line.kind == GIVEN:
            return [self.tell(sentences.GIFTED, scene.winner, line.what, line.seat)]
        if line.kind == PLEDGED:
            return [
                self.tell(sentences.OFFERED, line.seat, line.what, scene.winner),
                self.tell(sentences.ACCEPTED, scene.winner, line.other, line.seat),
            ]
        return []

    # Fates

    def destinies(self) -> list[Destiny]:
        """From the least enviable to the most, as they were told."""
        return [self.destiny(seat) for seat in sorted(range(self.m.seats), key=lambda seat: (self.m.gap(seat), seat))]

    def destiny(self, seat: int) -> Destiny:
        m, t = self.m, self.tongue
        aside = [m.face[card] for card in m.aside[seat]]
        black = sum(m.suit(card) >= FIRST_BLACK for card in m.aside[seat])
        return Destiny(
            seat=seat,
            name=self.names[seat],
            counted=self.tell(sentences.COUNTED, seat, len(aside), black, len(aside) - black, m.gap(seat)),
            fate=fate(m.fates[seat], m.gap(seat)).said(t),
            wish=self.wish(seat),
            aside=aside,
            passages=[self.passage(line, []) for line in m.epilogues if line.seat == seat],
        )

    # The afterword

    def deal(self) -> list[str]:
        dealt = as_dealt(self.finished, self.m.seats)
        order: list[Thing] = [trait(suit) for suit in dealt.order]
        return [
            *[self.dealt_to(dealt, seat) for seat in range(dealt.seats)],
            *[self.laid_between(dealt, conflict) for conflict in range(dealt.seats)],
            self.say(AUCTIONS, [Several(order)]),
        ]

    def dealt_to(self, dealt: Marelle, seat: int) -> str:
        faces = sorted(dealt.face[card] for card in dealt.hands[seat])
        hand: list[Thing] = [sentences.card(face) for face in faces]
        figure = sentences.card(dealt.face[dealt.figures[seat]])
        return self.say(HAND, [Someone(seat, SPECTATOR), Several(hand), figure])

    def laid_between(self, dealt: Marelle, conflict: int) -> str:
        pair = [Someone(conflict, SPECTATOR), Someone((conflict + 1) % dealt.seats, SPECTATOR)]
        return self.say(LAID_BETWEEN, [*pair, sentences.card(FIRST_ARCANUM + dealt.arcanum(conflict))])

    def options(self) -> list[str]:
        """How the table was set up, as it was chosen in the hall."""
        from veillee.games.marelle import GAME  # late: the game offers this book

        t = self.tongue
        chosen = GAME.checked(self.finished.options)
        return [f"{one.title.said(t)}{t(' : ', ': ')}{one.values[chosen[one.key]].said(t)}" for one in GAME.options]


def as_dealt(finished: Finished, seats: int) -> Marelle:
    """The table as it lay after the deal, dealt again from the same secret."""
    from veillee.games.marelle import GAME  # late: the game offers this book

    secret = bytes.fromhex(finished.dice.removeprefix("sealed:"))
    options: Options = GAME.checked(finished.options)
    dealt = new(seats, SealedDice(secret), options, True)
    dealt.stage = DEALING
    dealt.deal()
    return dealt


def speaks(lines: list[Line], seat: int) -> bool:
    """Whether a seat writes before the cut."""
    return any(line.kind == PARAGRAPH and line.seat == seat for line in lines)


def clean(text: str) -> str:
    """Without what no XML may hold."""
    return "".join([letter for letter in text if lawful(ord(letter))])


def lawful(code: int) -> bool:
    return (
        code in (0x9, 0xA)
        or 0x20 <= code < 0x7F
        or 0xA0 <= code <= 0xD7FF
        or 0xE000 <= code <= 0xFFFD
        or code >= 0x10000
    )


def runs(text: str, tongue: Tongue) -> list[str]:
    """A paragraph as it is printed: French as French is set, a dash where somebody speaks, *emphasis* in every second run."""
    text = clean(text).strip()
    if tongue.key == "fr":
        for dash in ("-- ", "- ", "– "):
            if text.startswith(dash):
                text = f"— {text[len(dash) :]}"
        text = typeset(text)
    return starred(text)


def starred(text: str) -> list[str]:
    """Every second run stands between stars, as the table shows it."""
    return STARS.split(text)
