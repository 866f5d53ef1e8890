"""The resources that sheets name, which sentences can then speak of."""

import re
from typing import Final

from veillee.games.cendrelin.cards.line import Line
from veillee.games.cendrelin.language.lexicon import DEMON_NAME, Counted
from veillee.games.cendrelin.language.misspoken import Misspoken, quoted
from veillee.games.cendrelin.language.speller import NAME, Speller

RESOURCE: Final = re.compile(r"([^(|,]+) \(([mf])(, h aspiré)?\), ([^(|,]+) \| ([^|,]+), ([^|,]+)")
MOST_RESOURCES: Final = 99


def resources_of(lines: list[Line], faults: list[Misspoken]) -> list[Counted]:
    """The resources of all the sheets: the base ones, the demon names, then the others."""
    found: list[Counted] = []
    for line in lines[:MOST_RESOURCES]:
        if len(found) == DEMON_NAME.at:
            found.append(DEMON_NAME)
        try:
            found.append(resource_of(line, found))
        except Misspoken as fault:
            faults.append(fault)
    if len(lines) > MOST_RESOURCES:
        fr, en = f"{MOST_RESOURCES} ressources au plus", f"at most {MOST_RESOURCES} resources"
        faults.append(lines[MOST_RESOURCES].wrong(fr, en))
    return found


def resource_of(line: Line, others: list[Counted]) -> Counted:
    """The resource that a line names after these others: « ossement (m), ossements | bone, bones »."""
    line.refuse_invisible(line.rest)
    match = RESOURCE.fullmatch(line.rest)
    if match is None:
        raise line.wrong(
            "« ressource ossement (m), ossements | bone, bones » attendu",
            "“ressource ossement (m), ossements | bone, bones” expected",
        )
    one, gender, aspirated, many, en_one, en_many = match.groups()
    check_name(line, one, others)
    check_name(line, many, others)
    return Counted(
        len(others), one, many, en_one.strip(), en_many.strip(), feminine=gender == "f", aspirated=aspirated is not None
    )


def check_name(line: Line, name: str, others: list[Counted]) -> None:
    """Refuses the name of a resource that could not be read in a sentence, or not as what it is."""
    shown = quoted(name)
    if NAME.fullmatch(name) is None or name != name.lower():
        raise line.wrong(
            f"« {shown} » : une ressource s'écrit en minuscules, sans chiffre ni signe, un espace entre les mots",
            f"“{shown}”: a resource is written in small letters, no figure nor sign, one space between words",
        )
    if any(name in (noun.fr, noun.frs) for noun in others):
        raise line.wrong(f"la ressource « {shown} » existe déjà", f"the resource “{shown}” already exists")
    if Speller(others).says(name):
        raise line.wrong(
            f"« {shown} » a déjà un sens dans les phrases : choisissez un autre nom",
            f"“{shown}” already has a meaning in sentences: choose another name",
        )


def resource_named(line: Line, nouns: list[Counted]) -> Counted:
    """The resource among these that a line names, in the singular or the plural."""
    for noun in nouns:
        if line.rest in (noun.fr, noun.frs):
            return noun
    known, shown = ", ".join(noun.frs for noun in nouns), quoted(line.rest)
    raise line.wrong(
        f"« {shown} » n'est pas une ressource ; ressources : {known}",
        f"“{shown}” is not a resource; resources: {known}",
    )
