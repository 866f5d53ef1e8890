"""The count at the end: the reasons of glory of each cendrelin (CEN-80), or the ages of a campaign (CEN-107); and what hands held."""

from typing import Final

from veillee.core.count import BESIDE, TOTAL, Tally, Unveiled
from veillee.core.facts import Count, Someone, Thing, phrase, said
from veillee.core.match import Face
from veillee.core.pieces import PLAIN, Pieces, plain
from veillee.core.text import Text, Tongue
from veillee.games.cendrelin.rules.campaign import Campaign
from veillee.games.cendrelin.rules.glory import A_GOAL, PREFERENCE, SOUL
from veillee.games.cendrelin.rules.glory import count as how_many
from veillee.games.cendrelin.voice.sentences import NIGHT, titled

SOULS: Final = Text("Âme complète", "Complete soul")
ABUNDANCE: Final = Text("Ressource de prédilection abondante", "Abundant preferred resource")
GOALS: Final = Text("Objectifs", "Objectives")
GLORY: Final = Text("Gloire", "Glory")
AGE: Final = Text("Âge {0}", "Age {0}")
AFTER: Final = Text("en {0}", "in {0}")
AGES: Final = Text("Âges gagnés", "Ages won")
LEFT: Final = Text("Fragments de l'ancienne vie", "Fragments of the former life")
MANA: Final = Text("Mana", "Mana")
HAND: Final = Text("[La main {de 0}|Votre main]", "{0's} hand")
MISSED: Final = Text("[Les objectifs manqués {de 0}|Vos objectifs manqués]", "{0's} missed objectives")


def count(m: Campaign, tongue: Tongue) -> list[Tally]:
    """One age is counted by its reasons of glory, a campaign by its ages."""
    seats = range(m.seats)
    none: list[list[Pieces]] = [[] for _ in seats]
    if m.ages == 1:
        return [
            Tally(said(SOULS, tongue, []), [m.glory[seat] & SOUL for seat in seats], none),
            Tally(
                said(ABUNDANCE, tongue, []),
                [1 if m.glory[seat] & PREFERENCE else 0 for seat in seats],
                [resource(m, seat, tongue) for seat in seats],
            ),
            Tally(
                said(GOALS, tongue, []),
                [how_many(m.glory[seat] // A_GOAL) for seat in seats],
                [objectives(m, seat, tongue) for seat in seats],
            ),
            Tally(said(GLORY, tongue, []), [how_many(m.glory[seat]) for seat in seats], none, TOTAL),
            Tally(said(LEFT, tongue, []), [len(m.life[seat]) for seat in seats], none, BESIDE),
            Tally(said(MANA, tongue, []), m.mana[:], none, BESIDE),
        ]
    chapters = [
        Tally(
            said(AGE, tongue, [Count(age + 1)]),
            [1 if seat == told.named else 0 for seat in seats],
            [[phrase(AFTER, tongue, [Count(told.nights, NIGHT)]).said] if seat == told.named else [] for seat in seats],
        )
        for age, told in enumerate(m.chronicle)
    ]
    return [*chapters, Tally(said(AGES, tongue, []), m.crowns[:], none, TOTAL)]


def resource(m: Campaign, seat: int, tongue: Tongue) -> list[Pieces]:
    """What is abundant, where it is a reason of glory."""
    return [plain(m.box.nouns[m.preferred[seat]].form(True, tongue))] if m.glory[seat] & PREFERENCE else []


def objectives(m: Campaign, seat: int, tongue: Tongue) -> list[Pieces]:
    """Those that are met, by their titles."""
    return [titled(m.box, face).pieces(PLAIN, tongue) for face, done in kept_goals(m, seat) if done]


def kept_goals(m: Campaign, seat: int) -> list[tuple[Face, bool]]:
    """The objectives of a cendrelin, and whether each is met."""
    return [(m.face[card], m.glory[seat] & A_GOAL << at != 0) for at, card in enumerate(m.goals[seat])]


def unveiled(m: Campaign, reader: int, tongue: Tongue) -> list[Unveiled]:
    """What each held and which objectives were never met, the reader's own last."""
    found: list[Unveiled] = []
    for seat in sorted(range(m.seats), key=lambda one: one == reader):
        who: list[Thing] = [Someone(seat, reader)]
        missed = [face for face, done in kept_goals(m, seat) if not done]
        held = sorted({m.face[card] for card in m.hand[seat]})
        for name, faces in ((MISSED, missed), (HAND, held)):
            if faces:
                found.append(Unveiled(said(name, tongue, who), faces, []))
    return found
