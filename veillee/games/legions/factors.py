"""What a designer counts in a match of Légions: camps, stratagems used or kept, heroes recruited, places held at the end."""

from veillee.core.text import Text
from veillee.games.legions.cards import HEROES
from veillee.games.legions.guilds import FIRST_HERO, FIRST_STRATAGEM, GUILDS, PLACES
from veillee.games.legions.stratagems import STRATAGEMS
from veillee.games.legions.table import NOBODY, Table

Factor = tuple[str, Text, int]


def counted(m: Table) -> list[Factor]:
    found: list[Factor] = [
        ("camp", Text("Roi d'Abyss", "King of Abyss"), m.roi),
        ("camp", Text("Nécrocampe", "Necrocampe"), 1 - m.roi),
    ]
    for seat, side in enumerate(m.sides):
        found.append(("stratagem", stratagem(m.face[side.stratagem], side.used), seat))
        found += [("hero", HEROES[m.face[hero] - FIRST_HERO].name, seat) for hero in side.heroes]
    return found + [
        ("place", GUILDS[place].place, m.majority[place]) for place in range(PLACES) if m.majority[place] != NOBODY
    ]


def stratagem(face: int, used: bool) -> Text:
    name = STRATAGEMS[face - FIRST_STRATAGEM].name
    if used:
        return Text(f"{name.fr}, utilisé", f"{name.en}, used")
    return Text(f"{name.fr}, gardé", f"{name.en}, kept")
