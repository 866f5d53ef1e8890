"""Every sentence that people read, thousands of each game, is held against what no sentence of its language can be.

    pytest tests/properties/test_sentences.py -k legions

A failure shows the sentences and what is wrong with each. A rule that is wrong about a good sentence gets an exception here.
"""

import os
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product

import pytest

from tests.properties.playing import GAMES, addresses, watchers
from veillee.core.choosers import Pending
from veillee.core.dice import FastDice
from veillee.core.facts import NOTE
from veillee.core.game import GameInfo, Options
from veillee.core.live import Live
from veillee.core.match import WRITE, Illegal
from veillee.core.pieces import Pieces, prose, spoken
from veillee.core.text import EN, FR, TONGUES, Text, Tongue

MATCHES = 60 if os.environ.get("VEILLEE_SOAK") else 6
LONGEST = 400
"""The most decisions of a match that are read: later ones say the same."""
NAMES = ["Anna", "Bruno", "Chloé", "Émile", "Hugo", "Inès"]
"""Those who play: the names of some are elided, of others not."""
TEXT = "Il était une fois"
"""What they write."""
WRONG = ["zzz", "-1", "99999999999", "1,2,3", "x" * 3000]
"""What options are given that they may not have."""

FACT, QUESTION, LABEL, REASON, ENDING = "fact", "question", "label", "reason", "ending"
REFUSAL, TITLE, CARD = "refusal", "title", "card"
Said = tuple[str, str]
"""What kind of sentence it is, and the sentence."""

# What no sentence can be

VOWEL = "[aàâäæeéèêëiîïoôöœuùûüAÀÂÄÆEÉÈÊËIÎÏOÔÖŒUÙÛÜ]"
SMALL = "a-zàâäæçéèêëîïôöœùûü"
ONE = (
    "action|age|artifact|banner|card|chain|class|copy|counter|creature|crown|deck|demon|fragment|grave|hero|house|key|legion|life|"
    "match|night|objective|option|pit|place|player|point|seat|soul|token|treasure|trick|turn|upgrade"
)
MANY = "|".join(
    {"copy": "copies", "hero": "heroes", "life": "lives", "match": "matches", "class": "classes"}.get(one, one + "s")
    for one in ONE.split("|")
)
"""What is counted in English: elsewhere a noun after a number cannot be told from a verb (“Legion 1 joins the row”)."""

EITHER = {
    "a template that was not filled": r"[{}\[\]|]|<\w+ ?\d*>|\bNone\b",
    "two spaces": r"\s\s|^\s|\s$",
    "doubled punctuation": r"[,;:.…][,;:.]|[!?…][,;.]|[,;:.][!?]| [,.)]|[(] ",
    "a straight quotation mark": r'"',
    "an apostrophe that is not curly": r"'",
    "a small letter after a stop": rf"[{SMALL})»”]\. [{SMALL}]",
    "a word twice": r"\b(?!(?:vous|nous|[A-Z]\w*) )(\w+) \1\b",
}
FRENCH = {
    "a contraction that was not made": r"\b(?:[Dd]e|[ÀàA]) [Ll]es? ",
    "a contraction made twice": r"\b(?:[Dd]u|[Dd]es|[Aa]ux?) (?:du|des|au|aux|le|la|les|l’|de|à) ",
    "two articles": r"\b(?:[Ll]es?|[Ll]a) (?:les?|la|une?|des|du) |\b[Uu]ne? (?:les?|la|une?) |\bl’(?:les?|la) ",
    "an elision that was not made": rf"\b(?:[Dd]e|[Ll]e|[Ll]a|[Jj]e|[MmTtSs]e|[Nn]e|(?:[Ll]ors|[Pp]uis|[Jj]us)?[Qq]ue) (?!onz|oui|une? à|un sur|ou |et |à |au){VOWEL}",
    "« ce » before a vowel": rf"\b[Cc]e (?!à |et |ou |avec |en ){VOWEL}\w*",
    "an elision before a consonant": r"\b(?:[dlDLjJmMtTsSnN]|\w*[qQ]u)’(?=[bcdfgjklmnpqrstvwxzBCDFGJKLMNPQRSTVWXZ])",
    "« si il »": r"\b[Ss]i ils?\b",
    "a plural after 0 or 1": (
        r"(?<![\d,.–] )(?<![\d,.–])(?<!tour )(?<!n° )\b[01] "
        r"(?!(?:fois|bras|corps|temps|choix|plus|moins|pas|dans|vers|sous|sans|puis|très|mais|des|les|ses|vos|nos|aux)\b)\w+[sx]\b"
    ),
    "a singular after a plural number": r"(?<![\d,.–])(?:[2-9]|\d\d+) (?:point|carte|copie|créature|clé|chaîne|légion|bannière|dégât|pion|tour|tombe|fosse|âme|fragment)\b",
    "an article in capitals": rf"(?<=[{SMALL},’] )(?:L’|(?:Les?|La|Une?|Des|Du|Aux?|Vous|Votre|Vos)\b)",
    "punctuation without its space": rf"[^\s\u00a0\u202f][;!?»]|[{SMALL}]:(?!\w)| [;!?:»]|«[^\u00a0]",
    "English in French": r"\b(?:the|you|your|and|of|with)\b|[“”]",
    "« vous » with another's verb": r"(?:: |\bet )vous (?:a|ont|est|sont)\b|\bet [Vv]ous ont\b|\b(?!chez|sur)\w+ait vous\b",
    "« de vous » for « votre »": r"\bde vous(?=[.,]|[\u00a0\u202f]?[;:!?]|$)",
}
ENGLISH = {
    "“a” before a vowel": r"\b[Aa] (?!one\b|once|uni[a-z]|use|eu|Uni|ou )[aeiouAEIOUæÆ]",
    "“an” before a consonant": r"\b[Aa]n (?!hour|honest|hono|heir|[A-Z]\b)[b-df-hj-np-tv-zB-DF-HJ-NP-TV-Z0-9]",
    "two articles": r"\b(?:[Tt]he|[Aa]n?) (?:the|an?) ",
    "a plural after 1": rf"(?<![\d,.–])(?<!turn )(?<!no\. )\b1 (?:{MANY})\b",
    "a singular after another number": rf"(?<![\d,.–])(?<!turn )(?<!no\. )\b(?:0|[2-9]|\d\d+) (?:{ONE})\b(?![’'-]| \w+s\b)",
    "an article in capitals": r"(?<=[a-z,] )(?:The|An?|Your?|You) ",
    "“you” with another's verb": r"(?<!of )(?<!in )\byou (?:has|is|was)\b",
    "French in English": r"[«»\u00a0\u202f]|\b(?:le|les|des|vous|votre)\b",
    "a space before punctuation": r" [;:!?](?!”)",
}


def begins_small(sentence: str) -> bool:
    return sentence[:1].islower()


def never_stops(sentence: str) -> bool:
    return re.search(r"[.!?…:][\u00a0\u202f]?[»”’)]*$", sentence) is None


FORMS = re.compile(r"^Vous (?:n[e’] ?|vous |y |en |lui |leur |l[ea]s? |l’|nous )*(\w+)")


def is_not_addressed(sentence: str) -> bool:
    """« Vous place »: the verb of « vous » ends in -ez, but for three; another's never does."""
    verb = FORMS.match(sentence)
    if verb is not None and not verb[1].endswith(("ez", "êtes", "faites", "dites")) and verb[1] not in ("seul", "et"):
        return True
    return re.match(rf"(?:{'|'.join(NAMES)}) (?!chez|assez)\w+ez\b", sentence) is not None


def does_not_agree(sentence: str) -> bool:
    """“You plays”, “Anna play”."""
    if re.match(r"You (?!always|pass|miss|guess|press|cross)(?:n’t )?\w*s\b", sentence):
        return True
    verb = re.match(rf"(?:{'|'.join(NAMES)}) (\w+)", sentence)
    adverbs = "and now also no may can will must cannot already then alone first never still loses"
    return verb is not None and not re.search(r"s$|ed$|^\d", verb[1]) and verb[1] not in adverbs.split()


Check = Callable[[str], bool]
KINDS: dict[str, dict[str, Check]] = {
    "a small letter at the beginning": dict.fromkeys((FACT, QUESTION, LABEL, REASON, ENDING, CARD), begins_small),
    "no stop at the end": dict.fromkeys((FACT, QUESTION, REASON, ENDING), never_stops),
}
VERBS: dict[str, Check] = {"fr": is_not_addressed, "en": does_not_agree}


def compiled(table: dict[str, str]) -> dict[str, re.Pattern[str]]:
    return {fault: re.compile(pattern) for fault, pattern in table.items()}


PATTERNS = {"fr": compiled(EITHER | FRENCH), "en": compiled(EITHER | ENGLISH)}


def faults(kind: str, sentence: str, tongue: Tongue) -> list[str]:
    """What is wrong with a sentence."""
    found = [fault for fault, pattern in PATTERNS[tongue.key].items() if pattern.search(sentence)]
    found += [fault for fault, checks in KINDS.items() if kind in checks and checks[kind](sentence)]
    if kind in (FACT, ENDING, REASON) and VERBS[tongue.key](sentence):
        found.append("a verb that does not agree")
    return found


# Where sentences come from


class Table:
    """One random match, and all that is read of it on the way."""

    def __init__(self, info: GameInfo, seats: int, options: Options, seed: int, tongue: Tongue) -> None:
        self.info = info
        self.tongue = tongue
        self.live = Live(info.match(FastDice(seed), seats, options, ask_all=True))
        self.whims = FastDice(seed + 1)

    def read(self, kind: str, pieces: Pieces, reader: int) -> Said:
        return kind, prose(spoken(pieces, reader, NAMES, self.tongue))

    def sentences(self) -> Iterator[Said]:
        yield from self.facts()
        for _ in range(LONGEST):
            pending = self.live.pending
            if pending is None:
                break
            yield from self.questions(pending)
            if self.whims.below(8) == 0:
                yield from self.reasons(pending)
            seat = pending.seats[self.whims.below(len(pending.seats))]
            options = pending.options_of(seat)
            option = options[self.whims.below(len(options))]
            self.live.answer(seat, self.live.number, option, TEXT if option == WRITE else "")
            yield from self.facts()
        if self.live.pending is None:
            yield from self.endings()

    def facts(self) -> Iterator[Said]:
        for told in self.live.heard:
            kind = LABEL if NOTE in told.fact.kinds else FACT
            for reader in watchers(self.live.now):
                if told.reaches(reader):
                    yield self.read(kind, self.info.voice.say(self.live.now, told, reader, self.tongue), reader)

    def questions(self, pending: Pending) -> Iterator[Said]:
        voice, now = self.info.voice, self.live.now
        for seat in pending.seats:
            yield self.read(QUESTION, voice.ask(now, seat, pending, self.tongue), seat)
            for option in pending.options_of(seat):
                yield self.read(LABEL, voice.label(now, seat, pending, option, self.tongue), seat)
            for later in voice.later(now, seat, pending, self.tongue):
                yield self.read(LABEL, later.label, seat)
                yield self.read(REASON, later.why, seat)

    def reasons(self, pending: Pending) -> Iterator[Said]:
        """Why each thing that a seat sees cannot be chosen now."""
        for seat in range(self.live.now.seats):
            asked = pending if seat in pending.seats else None
            for at in addresses(self.live.now.view(seat, self.live.about)):
                pieces = self.info.voice.why(self.live.now, seat, asked, at, self.tongue)
                if pieces:
                    yield self.read(REASON, pieces, seat)

    def endings(self) -> Iterator[Said]:
        for reader in watchers(self.live.now):
            yield self.read(ENDING, self.info.voice.ending(self.live.now, reader, self.tongue), reader)
            yield from self.counted(reader)
        for kind, name, _ in self.live.now.factors():
            yield TITLE, kind.said(self.tongue)
            yield TITLE, name.said(self.tongue)

    def counted(self, reader: int) -> Iterator[Said]:
        """The lines of the count, and what was hidden."""
        for line in self.info.voice.count(self.live.now, reader, self.tongue):
            assert len(line.sources) == self.live.now.seats
            sources = [source for of_seat in line.sources for source in of_seat]
            yield from [self.read(TITLE, pieces, reader) for pieces in (line.name, *sources)]
        for one in self.info.voice.unveiled(self.live.now, reader, self.tongue):
            yield self.read(TITLE, one.name, reader)
            if one.note:
                yield self.read(ENDING, one.note, reader)


def tables(info: GameInfo) -> Iterator[tuple[int, Options]]:
    """Numbers of seats and values of options, in turn."""
    choices = [option for option in info.options if option.values]
    values = list(product(*[option.values for option in choices]))
    for number in range(MATCHES):
        chosen = values[number * 7 % len(values)]
        options = {option.key: value for option, value in zip(choices, chosen, strict=True)}
        yield info.seats[number % len(info.seats)], options


def from_matches(info: GameInfo, tongue: Tongue) -> Iterator[Said]:
    for seed, (seats, options) in enumerate(tables(info)):
        yield from Table(info, seats, options, seed, tongue).sentences()


def from_cards(info: GameInfo, tongue: Tongue) -> Iterator[Said]:
    for card in info.voice.cards(tongue):
        for line in str(card.get("text") or "").split("\n"):
            if line:
                yield CARD, line


def from_titles(info: GameInfo, tongue: Tongue) -> Iterator[Said]:
    texts: list[Text] = [info.title, *info.endings.values(), *[tool.about for tool in info.tools]]
    for option in info.options:
        texts += [option.title, *option.values.values()]
    for text in texts:
        yield TITLE, text.said(tongue)
    for seats in info.seats:
        match = info.match(FastDice(seats), seats)
        for seat in range(seats):
            yield TITLE, info.voice.seat_name(match, seat, tongue)


def from_refusals(info: GameInfo, tongue: Tongue) -> Iterator[Said]:
    """What is said to whoever opens a table wrongly, or answers wrongly at it."""
    live = Live(info.match(FastDice(1), ask_all=True))
    opened = partial(info.match, FastDice(1))
    attempts: list[Callable[[], object]] = [
        partial(opened, 99),
        partial(opened, 0, {"nothing": "1"}),
        partial(info.check_rules, 0),
        partial(info.tool, "nothing"),
        partial(live.answer, 97, live.number, 0),
        partial(live.answer, 0, 5000, 0),
        info.own_decks,
    ]
    attempts += [partial(opened, 0, {option.key: value}) for option, value in product(info.options, WRONG)]
    for attempt in attempts:
        try:
            attempt()
        except Illegal as wrong:
            yield REFUSAL, wrong.text.said(tongue)


SOURCES = [from_matches, from_cards, from_titles, from_refusals]


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.__name__.removeprefix("from_"))
@pytest.mark.parametrize("tongue", [FR, EN], ids=lambda tongue: tongue.key)
@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.key)
def test_no_sentence_is_impossible(
    info: GameInfo, tongue: Tongue, source: Callable[[GameInfo, Tongue], Iterator[Said]]
) -> None:
    seen: set[Said] = set()
    wrong: list[str] = []
    count: Counter[str] = Counter()
    for kind, sentence in source(info, tongue):
        if (kind, sentence) not in seen:
            seen.add((kind, sentence))
            for fault in faults(kind, sentence, tongue):
                count[fault] += 1
                if count[fault] <= 8:
                    wrong.append(f"{fault} ({kind}): {sentence}")
    print(f"{len(seen)} different sentences")
    assert not wrong, f"{dict(count)} among {len(seen)} sentences\n" + "\n".join(sorted(wrong))


# The checker itself

FAULTY = [
    (FACT, "fr", "Chaque fois que il combat, gagnez 1 Æ."),
    (FACT, "fr", "Anna recrute La Passeuse."),
    (FACT, "en", "Anna recruits The Ferrywoman."),
    (FACT, "fr", "C’est à Le Suprême Argus de jouer."),
    (TITLE, "fr", "Une table de Le Trône du Haut Cendrelin"),
    (FACT, "fr", "Anna compte 0 points."),
    (LABEL, "fr", "Encore 1 copies"),
    (LABEL, "en", "1 copies left"),
    (FACT, "en", "Anna counts 0 point."),
    (FACT, "fr", "Vous place la légion 3."),
    (FACT, "fr", "Bruno placez la légion 3."),
    (FACT, "en", "You puts legion 3 first."),
    (FACT, "en", "Anna put legion 3 first."),
    (FACT, "fr", "Le vœu de vous."),
    (FACT, "fr", "{0} place la légion."),
    (FACT, "fr", "Anna  joue."),
    (FACT, "fr", "Anna joue.."),
    (FACT, "fr", "Anna joue , puis pioche."),
    (FACT, "fr", "anna joue."),
    (FACT, "fr", "Anna joue"),
    (FACT, "fr", "Anna n'a rien."),
    (FACT, "fr", "Que fait Anna ?"),
    (FACT, "fr", "Anna prend le arbre."),
    (FACT, "fr", "Anna joue si il pleut."),
    (FACT, "fr", "Anna parle de les légions."),
    (FACT, "fr", "Anna parle du le roi."),
    (FACT, "fr", "Anna prend le la carte."),
    (FACT, "en", "Anna eats a apple."),
    (FACT, "en", "Anna eats an pear."),
    (FACT, "en", "Anna takes the a card."),
    (FACT, "en", "Anna takes the the card."),
    (FACT, "fr", "Anna joue 3 carte."),
    (FACT, "fr", "Anna joue. puis elle pioche."),
    (FACT, "en", "Anna plays a card!."),
    (FACT, "en", "Anna plays « a card »."),
]
SOUND = [
    (FACT, "fr", "Chaque fois qu’il combat, gagnez 1 Æ."),
    (FACT, "fr", "Anna recrute la Passeuse."),
    (FACT, "fr", "La légion 1 des Cultivateurs rejoint la file."),
    (FACT, "en", "Legion 1 joins the row."),
    (FACT, "fr", "Vous vous dites honnête."),
    (FACT, "fr", "Vous n’ajoutez plus rien."),
    (FACT, "fr", "Bruno vous accuse."),
    (FACT, "en", "You play an upgrade; Anna’s hand holds 1 card."),
    (QUESTION, "fr", "Quelle carte jouez-vous\u202f?"),
    (LABEL, "fr", "«\u00a0L’Heure de pointe\u00a0»\u00a0: Tant qu’il y a 6 âmes."),
    (FACT, "fr", "Anna compte 0 point, et vous 1 point."),
    (ENDING, "en", "Anna and Bruno win."),
    (FACT, "en", "The score is 10 points to 1."),
]


@pytest.mark.parametrize(("kind", "key", "sentence"), FAULTY)
def test_known_faults_are_found(kind: str, key: str, sentence: str) -> None:
    assert faults(kind, sentence, TONGUES[key])


@pytest.mark.parametrize(("kind", "key", "sentence"), SOUND)
def test_good_sentences_pass(kind: str, key: str, sentence: str) -> None:
    assert faults(kind, sentence, TONGUES[key]) == []
