"""The workshop: what a designer's sheet says, card by card, and what each sentence would do to a laid-out cemetery."""

from collections.abc import Sequence
from typing import Final, NotRequired, TypedDict

from veillee.core.choosers import RandomChooser
from veillee.core.dice import FastDice
from veillee.core.facts import About, Prompt
from veillee.core.game import Options, Workshop
from veillee.core.match import Chooser, Match
from veillee.core.text import EN, FR, Tongue
from veillee.games.cendrelin.cards.box import Printed
from veillee.games.cendrelin.cards.check import examine
from veillee.games.cendrelin.cards.faces import RESOURCES
from veillee.games.cendrelin.cards.line import DETAILS, OPENINGS
from veillee.games.cendrelin.cards.sheet import added, standard_box
from veillee.games.cendrelin.language.effect import Effect, Goal
from veillee.games.cendrelin.language.lexicon import EPHEMERAL, IN_HAND, MANA, WORDS, noun_words
from veillee.games.cendrelin.rules.campaign import Campaign
from veillee.games.cendrelin.rules.night import apply
from veillee.games.cendrelin.rules.phases import AT_NIGHT
from veillee.games.cendrelin.voice.cards import OWN, Picture, gallery


class Words(TypedDict):
    """The words of the language, by what they are."""

    openings: list[str]
    details: list[str]
    verbs: list[str]
    nouns: list[str]


Change = TypedDict("Change", {"what": int, "his": bool, "from": int, "to": int})
"""What one thing becomes when a sentence is applied to the laid-out cemetery: its face, whether it is the other's, its numbers."""


class Outcome(TypedDict):
    """What a sentence would do: changes, or why it cannot be done; of an objective, whether it is met."""

    changes: NotRequired[list[Change]]
    lack: NotRequired[str]
    met: NotRequired[bool]


class Sentence(Outcome):
    """A sentence in both languages, and what it would do."""

    fr: str
    en: str


class Both(TypedDict):
    """A name in both languages."""

    fr: str
    en: str


class OwnCard(TypedDict):
    """A card of the sheet."""

    picture: dict[str, object]
    """As the list of cards has it."""
    line: int
    both: Both
    said: list[Sentence]


class Mark(TypedDict):
    """A fault, and where it is."""

    line: int
    column: int
    text: str


class Reading(TypedDict):
    """What a sheet says, and all that is wrong with it."""

    cards: list[OwnCard]
    faults: list[Mark]
    laid: int
    """The tokens on every place of the laid-out cemetery."""


class Entrance(TypedDict):
    """What a designer needs to begin."""

    example: str
    words: Words


READING: Final = Reading
ENTRANCE: Final = Entrance

ME: Final = 0
HIM: Final = 1
LAID: Final = 3
"""The tokens on every place of the laid-out cemetery, and the mana of both cendrelins."""
PREPARED: Final = 2
"""What both have of each ephemeral resource."""
DEAL: Final = 8
"""The deal of its cards."""
EXAMPLE: Final = """\
# Une feuille se lit ligne par ligne. Ceci est une remarque.
classe Jardinier | Gardener
> Il arrose tout le monde. | He waters everyone.
fragment Bouture | Cutting •••
> Ça reprend toujours. Hélas. | It always takes root. Alas.
- Dépensez 1 mana, créez 2 tombes.
fragment Taille d'hiver | Winter Pruning ••
- Défaussez 2 tombes, gagnez 3 mana.
- Défaussez 1 fosse, préparez 1 hommage.
fragment Engrais | Fertiliser •••
- Défaussez 1 âme, créez 2 fosses, puis si vous le souhaitez, dépensez 1 mana, créez 1 trésor.
fragment Mauvaise herbe | Weed ••
- Désignez un autre cendrelin, il perd 1 mana, gagnez 1 mana.
objectif La main verte | Green Fingers
> Le reste aussi, d'ailleurs. | So is the rest, by the way.
- Tant qu'il y a au moins 9 tombes.
objectif Tout repousse | Everything Grows Back
- Dès que vous avez au moins 6 mana et qu'il y a au moins 6 fosses.
"""


class Willing(Chooser):
    """Wishes whatever can be wished."""

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        return options[-1]


class SheetWorkshop(Workshop):
    """Sheets of cards in the controlled French."""

    def table(self, sheet: str) -> Options:
        return {"box": sheet}

    def entrance(self) -> Entrance:
        nouns = noun_words(standard_box().nouns)
        words: Words = {
            "openings": OPENINGS,
            "details": [word for word in DETAILS if word not in (">", "-")],
            "verbs": [form for forms in WORDS.values() for form in forms if len(form) > 2 and form[0].isalpha()],
            "nouns": [form for forms in nouns.values() for form in forms],
        }
        return {"example": EXAMPLE, "words": words}

    def read(self, sheet: str, tongue: Tongue) -> Reading:
        box, faults = examine(sheet)
        table = None if faults else laid_out(sheet)
        pictures = {picture["face"]: picture for picture in gallery(box, tongue)} if box.classes else {}
        return {
            "cards": [card_line(pictures[face], printed, said, table, tongue) for face, printed, said in added(box)],
            "faults": [
                {"line": fault.line, "column": fault.column, "text": fault.text.said(tongue)} for fault in faults
            ],
            "laid": LAID,
        }


def card_line(
    picture: Picture, printed: Printed, said: Sequence[Effect | Goal], table: Campaign | None, tongue: Tongue
) -> OwnCard:
    return {
        "picture": picture,
        "line": printed.line,
        "both": {"fr": printed.name.fr, "en": printed.name.en},
        "said": [{"fr": one.say(FR), "en": one.say(EN), **tried(table, one, tongue)} for one in said],
    }


def laid_out(sheet: str) -> Campaign:
    """A night in a cemetery where every resource lies, and both cendrelins have of everything."""
    from veillee.games.cendrelin import GAME  # which has this workshop

    match = GAME.match(FastDice(DEAL), 2, {"box": sheet, "classes": "random", "places": "random"})
    assert isinstance(match, Campaign)
    match.chooser = RandomChooser(FastDice(DEAL))
    while match.phase != AT_NIGHT:
        match.step()
    match.chooser = Willing()
    match.keeper = ME
    match.tokens = [LAID] * len(match.tokens)
    match.mana = [LAID] * 2
    match.ephemeral = [[PREPARED] * len(EPHEMERAL) for _ in range(2)]
    return match


def tried(table: Campaign | None, said: Effect | Goal, tongue: Tongue) -> Outcome:
    """What a sentence would do there, or why it could not; a goal is met there or it is not."""
    if table is None:
        return {}
    if isinstance(said, Goal):
        return {"met": said.met(table, ME)}
    lack = said.lack(table, ME, len(table.hand[ME]), tongue)
    if lack:
        return {"lack": lack}
    after = table.copy()
    assert isinstance(after, Campaign)
    after.chooser = Willing()
    apply(after, ME, said)
    return {"changes": changes(counts(table), counts(after))}


def counts(match: Campaign) -> dict[tuple[int, int], int]:
    """How many of each thing there are, by its face and by whose they are; nobody's is in the cemetery."""
    found = {(RESOURCES + at, -1): tokens for at, tokens in enumerate(match.tokens)}
    for seat in (ME, HIM):
        found |= {(OWN + kind.at, seat): match.ephemeral[seat][kind.at] for kind in EPHEMERAL}
        found[OWN + MANA.at, seat] = match.mana[seat]
        found[OWN + IN_HAND.at, seat] = len(match.hand[seat])
    return found


def changes(before: dict[tuple[int, int], int], after: dict[tuple[int, int], int]) -> list[Change]:
    return [
        {"what": what, "his": whose == HIM, "from": count, "to": after[what, whose]}
        for (what, whose), count in before.items()
        if after[what, whose] != count
    ]


WORKSHOP: Final = SheetWorkshop()
