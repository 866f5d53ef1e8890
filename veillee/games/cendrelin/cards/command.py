"""The command `veillee cendrelin check FILE`: reads a designer's sheet of cards and says what is there, or all that is wrong."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from veillee.core.grammar import Noun, listed
from veillee.core.match import Illegal
from veillee.core.text import EN, FR, Tongue
from veillee.games.cendrelin.cards.box import Box, Printed
from veillee.games.cendrelin.cards.check import examine
from veillee.games.cendrelin.cards.sheet import added, standard_box
from veillee.games.cendrelin.language.effect import Effect, Goal

FAULTY: Final = 1
KINDS: Final = [
    Noun("classe", "classes", "class", "classes", feminine=True),
    Noun("fragment", "fragments", "fragment", "fragments"),
    Noun("objectif", "objectifs", "objective", "objectives"),
    Noun("lieu", "lieux", "place", "places"),
    Noun("événement", "événements", "event", "events"),
]


def check(arguments: list[str], tongue: Tongue) -> int:
    file = arguments[0]
    box, faults = examine(text_of(file))
    for fault in faults:
        print(f"{file}{tongue(' : ', ': ')}{fault.text.said(tongue)}", file=sys.stderr)
    if faults:
        return FAULTY
    print(f"{file}{tongue(' : ', ': ')}{contents(box, tongue)}")
    for line in proof(box):
        print(line)
    return 0


def text_of(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        fr, en = "UTF-8 attendu ; enregistrez la feuille en UTF-8", "UTF-8 expected; save the sheet as UTF-8"
        raise Illegal("file", f"« {file} » ne se lit pas : {fr}", f"“{file}” cannot be read: {en}") from None
    except OSError as wrong:
        raise Illegal("file", f"« {file} » ne se lit pas : {wrong}", f"“{file}” cannot be read: {wrong}") from None


def contents(box: Box, tongue: Tongue) -> str:
    """What the sheet adds to the game's own box."""
    added = [now - before for now, before in zip(sizes(box), sizes(standard_box()), strict=True)]
    found = [noun.counted(count, tongue) for count, noun in zip(added, KINDS, strict=True) if count]
    return listed(found, tongue) or tongue("rien de plus", "nothing more")


def proof(box: Box) -> list[str]:
    """Every card that the sheet adds, as the table will show it, in both languages."""
    return [line for _, printed, said in added(box) for line in shown(printed, said)]


def shown(card: Printed, said: Sequence[Effect | Goal]) -> list[str]:
    """A card's name, its word of flavour and its sentences: French, then English."""
    found = [f"  {card.name.fr} | {card.name.en}"]
    if card.flavour.fr:
        found.append(f"    > {card.flavour.fr} | {card.flavour.en}")
    return found + [f"    - {sentence.say(FR)} | {sentence.say(EN)}" for sentence in said]


def sizes(box: Box) -> list[int]:
    return [len(box.classes), len(box.fragments), len(box.goals), len(box.places), len(box.events)]
