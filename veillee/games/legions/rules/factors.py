"""The factors of a balance report on Légions: camps, stratagems used or kept, heroes recruited, places held at the end."""

from typing import Final

from veillee.core.match import NOBODY, Factor
from veillee.core.text import Text
from veillee.games.legions.cards.guilds import PLACES
from veillee.games.legions.cards.heroes import hero_of
from veillee.games.legions.cards.stratagems import stratagem_of
from veillee.games.legions.rules.battle import Battle

CAMPS: Final = Text("Camps", "Camps")
STRATAGEMS: Final = Text("Stratagèmes", "Stratagems")
HEROES: Final = Text("Héros", "Heroes")
HELD: Final = Text("Lieux tenus", "Places held")
ROI: Final = Text("Roi d'Abyss", "King of Abyss")
NECRO: Final = Text("Nécrocampe", "Necrocampe")


def counted(m: Battle) -> list[Factor]:
    found: list[Factor] = [(CAMPS, ROI, m.roi), (CAMPS, NECRO, 1 - m.roi)]
    for seat, camp in enumerate(m.camps):
        found.append((STRATAGEMS, fate(stratagem_of(m, seat).name.title, camp.used), seat))
        found += [(HEROES, hero_of(m, hero).name.title, seat) for hero in camp.heroes]
    return found + [
        (HELD, place.name.title, m.majority[at]) for at, place in enumerate(PLACES) if m.majority[at] != NOBODY
    ]


def fate(name: Text, used: bool) -> Text:
    return Text(f"{name.fr}, utilisé", f"{name.en}, used") if used else Text(f"{name.fr}, gardé", f"{name.en}, kept")
