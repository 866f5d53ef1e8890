"""The rulebook pages of docs/rules, parsed for people to read; they travel with the package."""

import re
from functools import cache
from pathlib import Path

from msgspec import Struct

from veillee.core.match import Illegal
from veillee.core.text import Tongue

RULE = re.compile(r"^- \*\*([A-Z]+-[A-Z0-9-]+)\*\*\s*(.*)$")
EXAMPLE = re.compile(r"\*\*([A-Z]+-E\d+)\*\* (.+)")
PLACES = (Path(__file__).parent / "rules", Path(__file__).parents[2] / "docs" / "rules")
"""Where the pages are: with the installed package, or in the working folder."""


class Rule(Struct, frozen=True):
    """One rule."""

    id: str
    text: str


class Example(Struct, frozen=True):
    """A situation, what happens, and why; the cards in it stand between double brackets, by their printed names."""

    id: str
    title: str
    told: str
    then: str
    why: str


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
                return read(place / name)
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
def read(path: Path) -> Rulebook:
    """A page: headings, `- **ID** text` lines that may go on, quoted examples, and tables of decisions."""
    sections: list[Section] = []
    decisions: list[Ruling] = []
    quoted: list[str] = []
    for line in [*path.read_text("utf-8").splitlines(), ""]:
        if line.startswith(">"):
            quoted.append(line[1:].strip())
            continue
        if quoted:
            sections[-1].examples.append(example("\n".join(quoted)))
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


def example(quoted: str) -> Example:
    """`**ID** title`, then a paragraph each for the situation, for what happens (`→ …`) and for the reason (`Why: …`)."""
    head, told, then, why = (" ".join(part.split()) for part in quoted.split("\n\n"))
    found = EXAMPLE.fullmatch(head)
    assert found is not None, head
    return Example(found[1], found[2], told, then.removeprefix("→ "), why.partition(":")[2].strip())


def ruling(line: str) -> list[Ruling]:
    """A row of a table of decisions: its number, what was decided, why."""
    cells = [plain(cell.strip()) for cell in line.strip().strip("|").split("|")]
    if len(cells) < 3 or not re.fullmatch(r"[A-Z]+-[A-Z0-9-]+", cells[0]):
        return []
    return [Ruling(cells[0], cells[1], " ".join(cells[2:]))]


def plain(text: str) -> str:
    """Without the marks of emphasis."""
    return re.sub(r"[*_`]{1,2}(\S(?:.*?\S)?)[*_`]{1,2}", r"\1", text)
