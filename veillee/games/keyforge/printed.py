"""The text of a card, made from what it does."""

from typing import Final

from veillee.core.text import Text, Tongue
from veillee.games.keyforge.names import KEYWORD_NAMES
from veillee.games.keyforge.speech import COMMAND, KIND_NOUNS, Say, capital
from veillee.games.keyforge.word import Card, Powers

BOLD_NAMES: Final = [
    Text("Jouez", "Play"),
    Text("Avant le combat", "Before Fight"),
    Text("Combat", "Fight"),
    Text("Moisson", "Reap"),
    Text("Action", "Action"),
    Text("Omni", "Omni"),
    Text("Détruit", "Destroyed"),
    Text("Quitte le jeu", "Leaves Play"),
]


def lines(card: Card, tongue: Tongue) -> list[str]:
    """Each ability on a line of its own: keywords, what playing it takes, constants, then the boldfaced ones."""
    name = tongue(card.fr, card.en)
    noun = KIND_NOUNS[card.kind]
    found: list[str] = []
    keywords = [
        capital(KEYWORD_NAMES[keyword].said(tongue)) + (f" {value}" if keyword >= 4 else "")
        for keyword, value in enumerate(card.keywords)
        if value
    ]
    if keywords:
        found.append(". ".join(keywords))
    if card.needs is not None:
        s = Say(tongue, name, noun)
        cond = card.needs.say(s)
        found.append(s(f"vous ne pouvez jouer {name} que si {cond}", f"{name} cannot be played unless {cond}"))
    if card.price:
        s = Say(tongue, name, noun)
        found.append(
            s(
                f"vous devez perdre {card.price} Æ pour jouer {name}",
                f"you must lose {card.price} Æ in order to play {name}",
            )
        )
    found += [constant.say(Say(tongue, name, noun)) for constant in card.powers.always]
    found += bold_lines(Say(tongue, name, noun), card.powers)
    return [capital(line) + ("" if line.endswith((".”", ". »", ".\u00a0»")) else ".") for line in found]


def bold_lines(s: Say, powers: Powers) -> list[str]:
    """« Combat/Moisson : gagnez 1 Æ »: abilities that share their words share a line."""
    found: list[str] = []
    said: list[int] = []
    for ability, word in enumerate(powers.bold):
        if word is None or ability in said:
            continue
        alike = [other for other in range(len(BOLD_NAMES)) if powers.bold[other] is word]
        said += alike
        names = "/".join([BOLD_NAMES[other].said(s.tongue) for other in alike])
        s.named(s.this, False)
        effect = capital(word.say(s, COMMAND))
        found.append(s(f"{names} : {effect}", f"{names}: {effect}"))
    return found


def text(card: Card, tongue: Tongue) -> str:
    return "\n".join(lines(card, tongue))
