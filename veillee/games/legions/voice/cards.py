"""What a card list says of every printed face, and of the places after them."""

from veillee.core.grammar import capital
from veillee.core.text import Tongue
from veillee.games.legions.cards.guilds import GUILDS, PLACES
from veillee.games.legions.cards.heroes import HEROES, TWINS_POINTS, Hero
from veillee.games.legions.cards.legions import FIRST_HERO, LEGIONS, Legion
from veillee.games.legions.cards.stratagems import CARDS, FIRST_STRATAGEM, ROI_STRATAGEMS, STRATAGEMS
from veillee.games.legions.voice.sentences import POINT


def reward(card: Legion, t: Tongue) -> str:
    """What a legion brings under a hero."""
    if card.banner:
        return t("une bannière", "a banner")
    return POINT.counted(card.points, t) if card.points else t("sans récompense", "no reward")


def hero_text(card: Hero, t: Tongue) -> str:
    """A hero's power and what it counts, said by its words."""
    said: list[str] = []
    if card.power is not None:
        said.append(card.power.say(t))
    if card.scoring is not None:
        said.append(card.scoring.say(t))
    if card.banner:
        said.append(t("Vous donne une bannière.", "Gives you a banner."))
    if card.twin:
        other = next(hero for hero in HEROES if hero.twin and hero is not card).name.said(t)
        said.append(
            t(
                f"Avec {other} à ses côtés : une bannière et {TWINS_POINTS} points de plus.",
                f"With {other} at its side: a banner and {TWINS_POINTS} points more.",
            )
        )
    return " ".join(said)


def legion_cards(t: Tongue) -> list[dict[str, object]]:
    return [
        {
            "face": face,
            "kind": "legion",
            "name": one.name.said(t),
            "guild": GUILDS[one.guild].key,
            "guild_name": GUILDS[one.guild].name.said(t),
            "number": one.number,
            "points": one.points,
            "banner": one.banner,
            "text": capital(reward(one, t)),
            "rule": "LEG-06",
        }
        for face, one in enumerate(LEGIONS)
    ]


def hero_cards(t: Tongue) -> list[dict[str, object]]:
    return [
        {
            "face": FIRST_HERO + at,
            "kind": "hero",
            "key": one.key,
            "name": one.name.titled(t),
            "guild": GUILDS[one.guild].key,
            "guild_name": GUILDS[one.guild].name.said(t),
            "points": one.points,
            "more": one.scoring is not None,
            "banner": one.banner,
            "twin": one.twin,
            "text": hero_text(one, t),
            "rule": one.rule,
        }
        for at, one in enumerate(HEROES)
    ]


def stratagem_cards(t: Tongue) -> list[dict[str, object]]:
    return [
        {
            "face": FIRST_STRATAGEM + at,
            "kind": "stratagem",
            "key": one.key,
            "name": one.name.titled(t),
            "camp": "roi" if at < len(ROI_STRATAGEMS) else "necro",
            "text": one.ruse.say(t),
            "rule": one.rule,
        }
        for at, one in enumerate(STRATAGEMS)
    ]


def place_cards(t: Tongue) -> list[dict[str, object]]:
    return [
        {
            "face": CARDS + at,
            "kind": "place",
            "name": one.name.titled(t),
            "guild": GUILDS[at].key,
            "guild_name": GUILDS[at].name.said(t),
            "points": one.points,
            "banner": one.banner,
            "text": one.effect.said(t),
            "rule": one.rule,
        }
        for at, one in enumerate(PLACES)
    ]


def printed(t: Tongue) -> list[dict[str, object]]:
    """Every face and, after them, the places."""
    return [*legion_cards(t), *hero_cards(t), *stratagem_cards(t), *place_cards(t)]
