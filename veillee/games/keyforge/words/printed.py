"""Card text, made from what the card does."""

from typing import Final

from veillee.core.grammar import capital, si
from veillee.core.text import Text, Tongue
from veillee.games.keyforge.rules.card import Powers, Print
from veillee.games.keyforge.rules.terms import KEYWORD_NAMES
from veillee.games.keyforge.words.speech import COMMAND, Say

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


def lines(card: Print, tongue: Tongue) -> list[str]:
    """Each ability on a line of its own: keywords, what playing it takes, constants, then the boldfaced ones."""
    found: list[str] = []
    keywords = [
        capital(KEYWORD_NAMES[keyword].said(tongue)) + (f" {value}" if keyword >= 4 else "")
        for keyword, value in enumerate(card.keywords)
        if value
    ]
    if keywords:
        found.append(". ".join(keywords))
    if card.needs is not None:
        found.append(needed(card, tongue))
    if card.price:
        s = card.speech(tongue)
        found.append(
            s(
                f"vous devez perdre {card.price} Æ pour jouer {s.name}",
                f"you must lose {card.price} Æ in order to play {s.name}",
            )
        )
    found += [constant.say(card.speech(tongue)) for constant in card.powers.always]
    found += bold_lines(card.speech(tongue), card.powers)
    return [stopped(capital(line)) for line in found]


def stopped(line: str) -> str:
    """A full stop at the end, unless what is quoted there has brought its own."""
    return line if line.endswith((".", ".”", ".\u00a0»")) else line + "."


def needed(card: Print, tongue: Tongue) -> str:
    """What must be so for a card to be played, as a sentence."""
    assert card.needs is not None
    s = card.speech(tongue)
    cond = card.needs.say(s)
    return capital(s(f"vous ne pouvez jouer {s.name} que {si(cond)}.", f"{s.name} cannot be played unless {cond}."))


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


def text(card: Print, tongue: Tongue) -> str:
    return "\n".join(lines(card, tongue))
