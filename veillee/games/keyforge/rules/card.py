"""A printed card: its facts, its abilities, and how the cards of a house are written down."""

import re
from dataclasses import dataclass, field, replace
from typing import Final, TypedDict, Unpack

from veillee.core.grammar import Name
from veillee.core.text import Text, Tongue
from veillee.games.keyforge.rules.ability import Cond, Constant, Word
from veillee.games.keyforge.rules.terms import ACTION, ARTIFACT, CREATURE, KEYWORD_KEYS, TRAITS, UPGRADE
from veillee.games.keyforge.words.speech import KIND_NOUNS, Say


class Abilities(TypedDict, total=False):
    """The abilities of a card as they are written down, each under its name."""

    play: Word
    before_fight: Word
    fight: Word
    reap: Word
    action: Word
    omni: Word
    destroyed: Word
    leaves: Word
    fight_reap: Word
    play_reap: Word
    play_fight_reap: Word
    always: list[Constant]


class Powers:
    """The abilities of a card, or those that a card gains: boldfaced ones by kind, and constant ones."""

    bold: Final[list[Word | None]]
    always: Final[list[Constant]]

    def __init__(self, **given: Unpack[Abilities]) -> None:
        every = given.get("play_fight_reap")
        fight = given.get("fight") or given.get("fight_reap") or every
        reap = given.get("reap") or given.get("fight_reap") or given.get("play_reap") or every
        play = given.get("play") or given.get("play_reap") or every
        others = [given.get("action"), given.get("omni"), given.get("destroyed"), given.get("leaves")]
        self.bold = [play, given.get("before_fight"), fight, reap, *others]
        self.always = given.get("always", [])


NO_POWERS: Final = Powers()


def keyword_values(keywords: dict[int, int]) -> list[int]:
    """The value of each keyword, 0 for those a card does not have."""
    return [keywords.get(keyword, 0) for keyword in range(len(KEYWORD_KEYS))]


def no_keywords() -> list[int]:
    return keyword_values({})


@dataclass(frozen=True, eq=False)
class Print:
    """Everything printed on a card."""

    number: int
    slug: str
    name: Text
    house: int
    kind: int
    rarity: int
    aember: int = 0
    power: int = 0
    armor: int = 0
    traits: list[str] = field(default_factory=list)
    keywords: list[int] = field(default_factory=no_keywords)
    """The value of each keyword, 0 where the card does not have it."""
    powers: Powers = NO_POWERS
    needs: Cond | None = None
    """What must be so for the card to be played."""
    price: int = 0
    """How much Æ must be lost in order to play it."""
    errata: Powers | None = None
    """The abilities under the later wording, where there is one."""
    maverick: bool = False

    def __repr__(self) -> str:
        return f"<{self.slug}>"

    def called(self) -> Name:
        """Its name as it stands inside a sentence, agreeing with the kind of card it is; the h of a person is not mute."""
        person = self.kind == CREATURE and self.name.fr.startswith("H")
        return Name(self.name.fr, self.name.en, feminine=KIND_NOUNS[self.kind].feminine, aspirated=person)

    def speech(self, tongue: Tongue) -> Say:
        """The card as it speaks of itself."""
        name = self.called()
        return Say(tongue, name.said(tongue), KIND_NOUNS[self.kind], aspirated=name.aspirated)

    def moved_to(self, house: int) -> "Print":
        """KF-G31: the same card as a maverick of another house."""
        return replace(self, house=house, maverick=True)

    def corrected(self) -> "Print":
        """The same card under its later wording."""
        return self if self.errata is None else replace(self, powers=self.errata)


@dataclass(frozen=True, eq=False)
class Printer:
    """Writes the cards of one house."""

    house: int

    def action(
        self,
        number: int,
        name: Text,
        rarity: int,
        *,
        aember: int = 0,
        errata: Powers | None = None,
        **powers: Unpack[Abilities],
    ) -> Print:
        given = Powers(**powers)
        return Print(number, slug_of(name), name, self.house, ACTION, rarity, aember, powers=given, errata=errata)

    def artifact(
        self,
        number: int,
        name: Text,
        rarity: int,
        *,
        traits: list[str],
        aember: int = 0,
        errata: Powers | None = None,
        **powers: Unpack[Abilities],
    ) -> Print:
        return Print(
            number,
            slug_of(name),
            name,
            self.house,
            ARTIFACT,
            rarity,
            aember,
            traits=known_traits(name, traits),
            powers=Powers(**powers),
            errata=errata,
        )

    def creature(
        self,
        number: int,
        name: Text,
        rarity: int,
        *,
        power: int,
        armor: int = 0,
        aember: int = 0,
        traits: list[str],
        keywords: dict[int, int] | None = None,
        needs: Cond | None = None,
        price: int = 0,
        errata: Powers | None = None,
        **powers: Unpack[Abilities],
    ) -> Print:
        return Print(
            number,
            slug_of(name),
            name,
            self.house,
            CREATURE,
            rarity,
            aember,
            power=power,
            armor=armor,
            traits=known_traits(name, traits),
            keywords=keyword_values(keywords or {}),
            powers=Powers(**powers),
            needs=needs,
            price=price,
            errata=errata,
        )

    def upgrade(
        self,
        number: int,
        name: Text,
        rarity: int,
        *,
        aember: int = 0,
        errata: Powers | None = None,
        **powers: Unpack[Abilities],
    ) -> Print:
        given = Powers(**powers)
        return Print(number, slug_of(name), name, self.house, UPGRADE, rarity, aember, powers=given, errata=errata)


def slug_of(name: Text) -> str:
    """The English name as addresses and protocols spell it: “champion-s-challenge”."""
    return "-".join(re.findall(r"\w+", name.en.lower()))


def known_traits(name: Text, traits: list[str]) -> list[str]:
    for trait in traits:
        assert trait in TRAITS, f"{name.en}: there is no trait {trait!r}"
    return traits
