"""The count at the end of a match (LEG-62), and what was hidden: hands, stratagems, the face-down legion of the row."""

from typing import Final

from veillee.core.count import BESIDE, TOTAL, Tally, Unveiled
from veillee.core.facts import Count, Someone, Thing, phrase, said
from veillee.core.match import NO_CARD, NOBODY
from veillee.core.pieces import PLAIN
from veillee.core.text import Text, Tongue
from veillee.games.legions.cards.guilds import PLACE_COUNT, PLACES, YELLOW
from veillee.games.legions.cards.heroes import TWINS_POINTS, banners, twins
from veillee.games.legions.rules.match import Legions
from veillee.games.legions.rules.points import UNUSED_POINTS, hero_points, points
from veillee.games.legions.voice.sentences import LEGION, card, place

HELD: Final = Text("Lieux tenus", "Places held")
HELD_BY: Final = Text("{0} {1} ({2} contre {3})", "{0} {1} ({2} to {3})")
TIED: Final = Text("{0} {1} (à égalité, grâce {à 2})", "{0} {1} (tied, thanks to {2})")
WITH_BANNER: Final = Text("{0} et une bannière", "{0} and a banner")
POINTS_ALONE: Final = Text("{0}", "{0}")
TIED_YELLOW: Final = Text("{0} {1} (à égalité, gardés)", "{0} {1} (tied, kept)")
HEROES: Final = Text("Héros", "Heroes")
WORTH: Final = Text("{0} {1}", "{0} {1}")
TUCKED: Final = Text("Légions glissées", "Tucked legions")
TWINS: Final = Text("Paire de consuls", "Pair of consuls")
TOGETHER: Final = Text("réunis", "together")
STRATAGEM: Final = Text("Stratagème gardé", "Stratagem kept")
POINTS: Final = Text("Total", "Total")
BANNERS: Final = Text("Bannières", "Banners")
HAND: Final = Text("[La main {de 0}|Votre main]", "{0's} hand")
OWN_STRATAGEM: Final = Text("[Le stratagème {de 0}|Votre stratagème]", "{0's} stratagem")
KEPT: Final = Text("Gardé jusqu'à la fin.", "Kept to the end.")
SPENT: Final = Text("A servi pendant la partie.", "Used during the match.")
VEILED: Final = Text("La légion cachée de la file", "The face-down legion of the row")


def count(m: Legions, tongue: Tongue) -> list[Tally]:
    """LEG-62: majorities, heroes, the legions under them, the consuls and an unused stratagem; banners stand beside."""
    both = range(2)
    return [
        line(HELD, [held(m, seat, tongue) for seat in both], tongue),
        line(HEROES, [heroes(m, seat, tongue) for seat in both], tongue),
        line(TUCKED, [tucked(m, seat) for seat in both], tongue),
        line(TWINS, [consuls(m, seat, tongue) for seat in both], tongue),
        line(STRATAGEM, [kept(m, seat) for seat in both], tongue),
        Tally(said(POINTS, tongue, []), [points(m, seat) for seat in both], [[], []], TOTAL),
        Tally(said(BANNERS, tongue, []), [banners(m, seat) for seat in both], [[], []], BESIDE),
    ]


def line(name: Text, sides: list[tuple[int, list[Thing]]], tongue: Tongue) -> Tally:
    sources = [[thing.pieces(PLAIN, tongue) for thing in things] for _, things in sides]
    return Tally(said(name, tongue, []), [number for number, _ in sides], sources)


def held(m: Legions, seat: int, tongue: Tongue) -> tuple[int, list[Thing]]:
    """What the majorities bring, with the reason of each."""
    mine = [at for at in range(PLACE_COUNT) if m.majority[at] == seat]
    return sum([PLACES[at].points for at in mine]), [majority(m, seat, at, tongue) for at in mine]


def majority(m: Legions, seat: int, at: int, tongue: Tongue) -> Thing:
    """LEG-50, LEG-70: the most legions face up, or a tie that the Gardens settle."""
    ours, theirs = len(m.camps[seat].face_up[at]), len(m.camps[1 - seat].face_up[at])
    worth = phrase(WITH_BANNER if PLACES[at].banner else POINTS_ALONE, tongue, [Count(PLACES[at].points)])
    if ours == theirs:
        return phrase(TIED_YELLOW if at == YELLOW else TIED, tongue, [place(at), worth, place(YELLOW)])
    return phrase(HELD_BY, tongue, [place(at), worth, Count(ours, LEGION), Count(theirs)])


def heroes(m: Legions, seat: int, tongue: Tongue) -> tuple[int, list[Thing]]:
    camp = m.camps[seat]
    worth = [hero_points(m, seat, slot) for slot in range(len(camp.heroes))]
    things = [phrase(WORTH, tongue, [card(m.face[hero]), Count(worth[slot])]) for slot, hero in enumerate(camp.heroes)]
    return sum(worth), [*things]


def tucked(m: Legions, seat: int) -> tuple[int, list[Thing]]:
    under = [legion for legions in m.camps[seat].under for legion in legions]
    return m.legion_points(under), [Count(len(under), LEGION)] if under else []


def consuls(m: Legions, seat: int, tongue: Tongue) -> tuple[int, list[Thing]]:
    return (TWINS_POINTS, [phrase(TOGETHER, tongue, [])]) if twins(m, seat) else (0, [])


def kept(m: Legions, seat: int) -> tuple[int, list[Thing]]:
    """LEG-80: a stratagem that was never used."""
    camp = m.camps[seat]
    return (0, []) if camp.used or camp.stratagem == NO_CARD else (UNUSED_POINTS, [card(m.face[camp.stratagem])])


def unveiled(m: Legions, reader: int, tongue: Tongue) -> list[Unveiled]:
    """LEG-04, LEG-05: both hands and both stratagems, the reader's own last."""
    found: list[Unveiled] = []
    for seat in sorted(range(2), key=lambda one: one == reader):
        camp = m.camps[seat]
        who: list[Thing] = [Someone(seat, reader)]
        if camp.hand:
            found.append(Unveiled(said(HAND, tongue, who), sorted([m.face[one] for one in camp.hand]), []))
        if camp.stratagem != NO_CARD:
            note = said(SPENT if camp.used else KEPT, tongue, [])
            found.append(Unveiled(said(OWN_STRATAGEM, tongue, who), [m.face[camp.stratagem]], note))
    if m.veiled in m.row and m.veiled != NOBODY:
        found.append(Unveiled(said(VEILED, tongue, []), [m.face[m.veiled]], []))
    return found
