"""The rulebook pages of docs/rules, parsed for people to read; they travel with the package."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from msgspec import Struct

from veillee.core.match import Illegal
from veillee.core.text import Tongue, curly
from veillee.server.game_cache import game

RULE = re.compile(r"^- \*\*([A-Z]+-[A-Z0-9-]+)\*\*\s*(.*)$")
CARD = re.compile(r"\[\[(.+?)\]\]")
CITED = re.compile(r"([A-Z]+-[A-Z]?\d+[a-z]?)")
EXAMPLE = re.compile(r"\*\*([A-Z]+-E\d+)\*\* (.+)")
PLACES = (Path(__file__).parent / "rules", Path(__file__).parents[2] / "docs" / "rules")
"""Where the pages are: with the installed package, or in the working folder."""


class Rule(Struct, frozen=True):
    """One rule."""

    id: str
    text: str


class Mention(Struct, frozen=True, omit_defaults=True):
    """A printed face or a rule, with the words that name it."""

    text: str
    face: int | None = None
    rule: str | None = None


Passage = list[str | Mention]
"""A text in pieces, as sentences are."""


class Example(Struct, frozen=True):
    """A situation, what happens, and why."""

    id: str
    title: str
    told: Passage
    then: Passage
    why: Passage


class Section(Struct, frozen=True):
    """A chapter of the rules."""

    title: str
    rules: list[Rule]
    examples: list[Example]


class Ruling(Struct, frozen=True):
    """What we decided where the rulebook is silent."""

    id: str
    text: str
    reason: str


class Rulebook(Struct, frozen=True):
    """All rules of a game."""

    sections: list[Section]
    decisions: list[Ruling]


def rulebook(key: str, tongue: Tongue) -> Rulebook:
    """A game's rules in a language, or in the other one when there is only that."""
    for name in (f"{key}.{tongue.key}.md", f"{key}.md"):
        for place in PLACES:
            if (place / name).is_file():
                return read(place / name, key, tongue)
    raise Illegal(
        "no-rules", "les règles de ce jeu ne sont pas encore écrites", "the rules of this game are not written yet"
    )


def rule_text(key: str, rule: str, tongue: Tongue) -> str:
    """A rule with its number, or the number alone where the page does not have it."""
    try:
        sections = rulebook(key, tongue).sections
    except Illegal:
        return rule
    found = [one.text for section in sections for one in section.rules if one.id == rule]
    return tongue(f"{rule} : {found[0]}", f"{rule}: {found[0]}") if found else rule


@cache
def read(path: Path, key: str, tongue: Tongue) -> Rulebook:
    """A page: headings, `- **ID** text` lines that may go on, quoted examples, and tables of decisions."""
    sections: list[Section] = []
    decisions: list[Ruling] = []
    quoted: list[str] = []
    for line in [*path.read_text("utf-8").splitlines(), ""]:
        if line.startswith(">"):
            quoted.append(line[1:].strip())
            continue
        if quoted:
            sections[-1].examples.append(example("\n".join(quoted), faces_of(key, tongue)))
            quoted = []
        found = RULE.match(line)
        if line.startswith("#"):
            sections.append(Section(line.lstrip("# ").strip(), [], []))
        elif found and sections:
            sections[-1].rules.append(Rule(found[1], plain(found[2])))
        elif line.startswith("  ") and line.strip() and sections and sections[-1].rules:
            last = sections[-1].rules.pop()
            sections[-1].rules.append(Rule(last.id, f"{last.text} {plain(line.strip())}"))
        elif line.startswith("|"):
            decisions += ruling(line)
    return Rulebook([section for section in sections if section.rules], decisions)


@cache
def faces_of(key: str, tongue: Tongue) -> dict[str, int]:
    """The printed faces of a game by their names."""
    cards = game(key).voice.cards(tongue)
    return {str(card["name"]): face for card in cards if isinstance(face := card["face"], int)}


def example(quoted: str, faces: dict[str, int]) -> Example:
    """`**ID** title`, then a paragraph each for the situation, for what happens (`→ …`) and for the reason (`Why: …`).

    A card in it stands between double brackets, by its printed name.
    """
    head, told, then, why = (" ".join(part.split()) for part in quoted.split("\n\n"))
    found = EXAMPLE.fullmatch(head)
    assert found is not None, head
    return Example(
        found[1],
        found[2],
        passage(told, CARD, lambda name: Mention(name, face=faces[curly(name)])),
        passage(then.removeprefix("→ "), CARD, lambda name: Mention(name, face=faces[curly(name)])),
        passage(why.partition(":")[2].strip(), CITED, lambda rule: Mention(rule, rule=rule)),
    )


def passage(text: str, named: re.Pattern[str], mention: Callable[[str], Mention]) -> Passage:
    """A text with what it names: what the pattern finds stands between the pieces of text."""
    pieces = [mention(piece) if at % 2 else piece for at, piece in enumerate(named.split(text))]
    return [piece for piece in pieces if piece != ""]


def ruling(line: str) -> list[Ruling]:
    """A row of a table of decisions: its number, what was decided, why."""
    cells = [plain(cell.strip()) for cell in line.strip().strip("|").split("|")]
    if len(cells) < 3 or not re.fullmatch(r"[A-Z]+-[A-Z0-9-]+", cells[0]):
        return []
    return [Ruling(cells[0], cells[1], " ".join(cells[2:]))]


def plain(text: str) -> str:
    """Without the marks of emphasis."""
    return re.sub(r"[*_`]{1,2}(\S(?:.*?\S)?)[*_`]{1,2}", r"\1", text)
