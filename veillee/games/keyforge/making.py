"""How a card is written down: a house makes its actions, artifacts, creatures and upgrades."""

from typing import Final

from veillee.games.keyforge.names import ACTION, ARTIFACT, CREATURE, KEYWORD_KEYS, TRAITS, UPGRADE
from veillee.games.keyforge.word import Card, Cond, Constant, Powers, Word


def keyword_values(keywords: dict[int, int] | None) -> list[int]:
    """The value of each keyword, 0 for those a card does not have."""
    values = [0] * len(KEYWORD_KEYS)
    for keyword, value in (keywords or {}).items():
        values[keyword] = value
    return values


class House:
    """Writes the cards of one house."""

    house: Final[int]

    def __init__(self, house: int) -> None:
        self.house = house

    def action(
        self,
        number: int,
        slug: str,
        en: str,
        fr: str,
        rarity: int,
        *,
        aember: int = 0,
        play: Word | None = None,
        errata: Powers | None = None,
    ) -> Card:
        powers = Powers(play=play)
        return self.card(number, slug, en, fr, ACTION, rarity, aember, 0, 0, [], None, powers, None, 0, errata)

    def artifact(
        self,
        number: int,
        slug: str,
        en: str,
        fr: str,
        rarity: int,
        *,
        traits: list[str],
        aember: int = 0,
        play: Word | None = None,
        action: Word | None = None,
        omni: Word | None = None,
        leaves: Word | None = None,
        always: list[Constant] | None = None,
        errata: Powers | None = None,
    ) -> Card:
        powers = Powers(play=play, action=action, omni=omni, leaves=leaves, always=always)
        return self.card(number, slug, en, fr, ARTIFACT, rarity, aember, 0, 0, traits, None, powers, None, 0, errata)

    def creature(
        self,
        number: int,
        slug: str,
        en: str,
        fr: str,
        rarity: int,
        *,
        power: int,
        armor: int = 0,
        aember: int = 0,
        traits: list[str],
        keywords: dict[int, int] | None = None,
        play: Word | None = None,
        before_fight: Word | None = None,
        fight: Word | None = None,
        reap: Word | None = None,
        action: Word | None = None,
        omni: Word | None = None,
        destroyed: Word | None = None,
        leaves: Word | None = None,
        fight_reap: Word | None = None,
        play_reap: Word | None = None,
        play_fight_reap: Word | None = None,
        always: list[Constant] | None = None,
        needs: Cond | None = None,
        price: int = 0,
        errata: Powers | None = None,
    ) -> Card:
        own = Powers(
            play=play,
            before_fight=before_fight,
            fight=fight,
            reap=reap,
            action=action,
            omni=omni,
            destroyed=destroyed,
            leaves=leaves,
            fight_reap=fight_reap,
            play_reap=play_reap,
            play_fight_reap=play_fight_reap,
            always=always,
        )
        return self.card(
            number, slug, en, fr, CREATURE, rarity, aember, power, armor, traits, keywords, own, needs, price, errata
        )

    def upgrade(
        self,
        number: int,
        slug: str,
        en: str,
        fr: str,
        rarity: int,
        *,
        aember: int = 0,
        play: Word | None = None,
        always: list[Constant] | None = None,
        errata: Powers | None = None,
    ) -> Card:
        powers = Powers(play=play, always=always)
        return self.card(number, slug, en, fr, UPGRADE, rarity, aember, 0, 0, [], None, powers, None, 0, errata)

    def card(
        self,
        number: int,
        slug: str,
        en: str,
        fr: str,
        kind: int,
        rarity: int,
        aember: int,
        power: int,
        armor: int,
        traits: list[str],
        keywords: dict[int, int] | None,
        powers: Powers,
        needs: Cond | None,
        price: int,
        errata: Powers | None,
    ) -> Card:
        for trait in traits:
            assert trait in TRAITS, f"{slug}: there is no trait {trait!r}"
        values = keyword_values(keywords)
        return Card(
            number,
            slug,
            en,
            fr,
            self.house,
            kind,
            rarity,
            aember,
            power,
            armor,
            traits,
            values,
            powers,
            needs,
            price,
            errata,
            False,
        )
