"""What happened, told in prose: one sentence for each fact."""

from collections.abc import Callable
from typing import Final

from veillee.core.match import Told
from veillee.core.text import Tongue
from veillee.games.legions import names, prompts
from veillee.games.legions.table import Table


class Teller:
    """Who speaks of which table, in which language, and the particulars of one fact."""

    m: Final[Table]
    t: Final[Tongue]
    args: Final[list[int]]

    def __init__(self, m: Table, t: Tongue, args: list[int]) -> None:
        self.m = m
        self.t = t
        self.args = args

    def who(self, at: int = 0) -> str:
        """The camp of the seat among the particulars, inside a sentence."""
        return names.camp(self.args[at] == self.m.roi, self.t)

    def other(self, at: int = 0) -> str:
        return names.camp(self.args[at] != self.m.roi, self.t)

    def legion(self, at: int = 1) -> str:
        return names.legion(self.args[at], self.t)

    def hero(self, at: int = 1) -> str:
        return names.hero(self.args[at], self.t)

    def place(self, at: int = 2) -> str:
        return names.place(self.args[at], self.t)


def tell(m: Table, told: Told, t: Tongue) -> str:
    """A fact as a full sentence."""
    return names.capital(SENTENCES[told.fact.key](Teller(m, t, told.args)))


def mentioned(told: Told) -> list[int]:
    """The faces a fact speaks of."""
    first, last = FACES_AT.get(told.fact.key, (1, 2))
    return told.args[first:last]


def camps(s: Teller) -> str:
    seat = s.args[0]
    return s.t(
        f"la place {seat + 1} mène les légions du Roi d'Abyss, la place {2 - seat} celles du Nécrocampe.",
        f"seat {seat + 1} leads the legions of the King of Abyss, seat {2 - seat} those of the Necrocampe.",
    )


def row(s: Teller) -> str:
    return s.t(f"{s.legion()} rejoint la file.", f"{s.legion()} joins the row.")


def hero_row(s: Teller) -> str:
    return s.t(f"{s.hero()} rejoint la file des héros.", f"{s.hero()} joins the row of heroes.")


def dealt(s: Teller) -> str:
    hand = names.legions(s.args[1:], s.t)
    return s.t(f"{s.who()} reçoit {hand}.", f"{s.who()} is dealt {hand}.")


def given_stratagem(s: Teller) -> str:
    name = names.stratagem(s.args[1], s.t)
    return s.t(f"le stratagème tiré par {s.who()} est : {name}.", f"the stratagem drawn by {s.who()} is {name}.")


def turn(s: Teller) -> str:
    return s.t(f"le tour {s.args[0]} commence.", f"turn {s.args[0]} begins.")


def revealed(s: Teller) -> str:
    return s.t(
        f"{s.who()} révèle {s.legion(1)} et {s.other()} {s.legion(2)} : {s.who()} agit en premier.",
        f"{s.who()} reveals {s.legion(1)} and {s.other()} {s.legion(2)}: {s.who()} acts first.",
    )


def placed(s: Teller) -> str:
    return s.t(f"{s.who()} place {s.legion()} devant {s.place()}.", f"{s.who()} puts {s.legion()} before {s.place()}.")


def rallied(s: Teller) -> str:
    return s.t(f"{s.who()} rallie {s.legion()} devant {s.place()}.", f"{s.who()} rallies {s.legion()} at {s.place()}.")


def routed(s: Teller) -> str:
    return s.t(
        f"{s.who()} met en déroute {s.legion()} devant {s.place()}.",
        f"{s.who()} routs {s.legion()} at {s.place()}.",
    )


def looked_at_heroes(s: Teller) -> str:
    if s.args[1] == 1:
        return s.t(
            f"{s.who()} regarde le dernier héros de la pioche.", f"{s.who()} looks at the last hero of the pile."
        )
    return s.t(
        f"{s.who()} regarde les {s.args[1]} premiers héros de la pioche.",
        f"{s.who()} looks at the first {s.args[1]} heroes of the pile.",
    )


def saw_heroes(s: Teller) -> str:
    seen = names.listed([names.hero(face, s.t) for face in s.args[1:]], s.t)
    return s.t(f"{s.who()} y voit {seen}.", f"{s.who()} sees {seen} there.")


def recruited(s: Teller) -> str:
    return s.t(f"{s.who()} recrute {s.hero()}.", f"{s.who()} recruits {s.hero()}.")


def put_on_top(s: Teller) -> str:
    return s.t(
        f"{s.who()} remet l'autre héros sur la pioche.", f"{s.who()} puts the other hero back on top of the pile."
    )


def put_under(s: Teller) -> str:
    return s.t(f"{s.who()} glisse l'autre héros sous la pioche.", f"{s.who()} puts the other hero under the pile.")


def shuffled(s: Teller) -> str:
    return s.t(
        f"{s.who()} mélange les autres à la pioche des héros.",
        f"{s.who()} shuffles the others back into the pile of heroes.",
    )


def tucked(s: Teller) -> str:
    return s.t(f"{s.who()} glisse {s.legion()} sous {s.hero(2)}.", f"{s.who()} tucks {s.legion()} under {s.hero(2)}.")


def took(s: Teller) -> str:
    return s.t(f"{s.who()} prend {s.legion()}.", f"{s.who()} takes {s.legion()}.")


def took_face_down(s: Teller) -> str:
    return s.t(f"{s.who()} prend la légion cachée de la file.", f"{s.who()} takes the face-down legion of the row.")


def saw_taken(s: Teller) -> str:
    return s.t(f"c'était {s.legion()}.", f"it was {s.legion()}.")


def turned_up(s: Teller) -> str:
    return s.t(f"la légion cachée est retournée : {s.legion()}.", f"the face-down legion is turned up: {s.legion()}.")


def attacked(s: Teller) -> str:
    return s.t(
        f"{s.who()} attaque {s.other()} devant {s.place(1)}.",
        f"{s.who()} attacks {s.other()} at {s.place(1)}.",
    )


def routed_all(s: Teller) -> str:
    faces = s.args[2:]
    if not faces:
        return s.t(f"l'attaque ne trouve personne devant {s.place(1)}.", f"the attack finds nobody at {s.place(1)}.")
    hit = names.legions(faces, s.t)
    if len(faces) == 1:
        return s.t(f"{hit} est en déroute devant {s.place(1)}.", f"{hit} is routed at {s.place(1)}.")
    return s.t(f"{hit} sont en déroute devant {s.place(1)}.", f"{hit} are routed at {s.place(1)}.")


def used(s: Teller) -> str:
    name = names.stratagem(s.args[1], s.t)
    return s.t(f"{s.who()} dévoile son stratagème : {name}.", f"{s.who()} shows a stratagem: {name}.")


def reserved(s: Teller) -> str:
    return s.t(
        f"{s.who()} réserve {s.hero()} : {s.other()} ne pourra jamais recruter ce héros.",
        f"{s.who()} reserves {s.hero()}: {s.other()} can never recruit this hero.",
    )


def looked_at_hand(s: Teller) -> str:
    if s.t.key == "fr":
        owner = "du Nécrocampe" if s.args[0] == s.m.roi else "du Roi d'Abyss"
        return s.t(f"{s.who()} regarde la main {owner}.", "")
    return f"{s.who()} looks at the hand of {s.other()}."


def saw_hand(s: Teller) -> str:
    hand = names.legions(s.args[1:], s.t)
    return s.t(f"{s.who()} y voit {hand}.", f"{s.who()} sees {hand} there.")


def ordered(s: Teller) -> str:
    return s.t(
        f"{s.who()} a choisi la légion que joue {s.other()}.",
        f"{s.who()} has chosen the legion that {s.other()} plays.",
    )


def gave(s: Teller) -> str:
    return s.t(
        f"{s.who()} choisit la légion que prend {s.other()}.",
        f"{s.who()} chooses the legion that {s.other()} takes.",
    )


def redirected(s: Teller) -> str:
    return s.t(
        f"{s.who()} détourne l'attaque : au lieu d'atteindre {s.place(1)}, elle frappe {s.place(2)}.",
        f"{s.who()} turns the attack away from {s.place(1)}: it strikes {s.place(2)}.",
    )


def took_back(s: Teller) -> str:
    return s.t(
        f"{s.who()} reprend en main {s.legion()}, posée devant {s.place()}.",
        f"{s.who()} takes {s.legion()} back into hand from {s.place()}.",
    )


def moved(s: Teller) -> str:
    return s.t(f"{s.who()} déplace {s.legion()} devant {s.place()}.", f"{s.who()} moves {s.legion()} to {s.place()}.")


def removed(s: Teller) -> str:
    return s.t(f"{s.who()} retire {s.legion()} de la partie.", f"{s.who()} takes {s.legion()} out of the game.")


def stole(s: Teller) -> str:
    return s.t(f"{s.who()} vole {s.legion()} devant {s.place()}.", f"{s.who()} steals {s.legion()} at {s.place()}.")


def swapped(s: Teller) -> str:
    return s.t(
        f"{s.who()} prend {s.legion(1)} dans la main adverse et donne {s.legion(2)} en échange.",
        f"{s.who()} takes {s.legion(1)} from the enemy hand and gives {s.legion(2)} for it.",
    )


def exchanged(s: Teller) -> str:
    return s.t(
        f"{s.who()} rend {s.hero(1)} à la file et prend {s.hero(2)} à la place.",
        f"{s.who()} gives {s.hero(1)} back to the row and takes {s.hero(2)} instead.",
    )


def majority(s: Teller) -> str:
    return s.t(f"{s.who()} tient désormais {s.place(1)}.", f"{s.who()} now holds {s.place(1)}.")


def no_majority(s: Teller) -> str:
    return s.t(f"personne ne tient plus {s.place(0)}.", f"nobody holds {s.place(0)} any more.")


def saw_row(s: Teller) -> str:
    return s.t(
        f"depuis le Comptoir, {s.who()} voit la légion cachée de la file : {s.legion()}.",
        f"from the Trading Post, {s.who()} sees the face-down legion of the row: {s.legion()}.",
    )


def five_banners(s: Teller) -> str:
    return s.t(
        f"{s.who()} contrôle cinq bannières et remporte la bataille !",
        f"{s.who()} controls five banners and wins the battle!",
    )


def scored(s: Teller) -> str:
    count = names.count_points(s.args[1], s.t)
    return s.t(f"{s.who()} compte {count}.", f"{s.who()} counts {count}.")


def lowest_in_hand(s: Teller) -> str:
    return s.t(
        f"à égalité, {s.who()} l'emporte avec le plus petit numéro en main : {s.legion()}.",
        f"in this tie {s.who()} wins with the lowest number in hand: {s.legion()}.",
    )


SENTENCES: Final[dict[str, Callable[[Teller], str]]] = {
    prompts.CAMPS.key: camps,
    prompts.ROW.key: row,
    prompts.HERO_ROW.key: hero_row,
    prompts.DEALT.key: dealt,
    prompts.GIVEN_STRATAGEM.key: given_stratagem,
    prompts.TURN.key: turn,
    prompts.REVEALED.key: revealed,
    prompts.PLACED.key: placed,
    prompts.RALLIED.key: rallied,
    prompts.ROUTED.key: routed,
    prompts.LOOKED_AT_HEROES.key: looked_at_heroes,
    prompts.SAW_HEROES.key: saw_heroes,
    prompts.RECRUITED.key: recruited,
    prompts.PUT_ON_TOP.key: put_on_top,
    prompts.PUT_UNDER.key: put_under,
    prompts.SHUFFLED.key: shuffled,
    prompts.TUCKED.key: tucked,
    prompts.TOOK.key: took,
    prompts.TOOK_FACE_DOWN.key: took_face_down,
    prompts.SAW_TAKEN.key: saw_taken,
    prompts.TURNED_UP.key: turned_up,
    prompts.ATTACKED.key: attacked,
    prompts.ROUTED_ALL.key: routed_all,
    prompts.USED.key: used,
    prompts.RESERVED.key: reserved,
    prompts.LOOKED_AT_HAND.key: looked_at_hand,
    prompts.SAW_HAND.key: saw_hand,
    prompts.ORDERED.key: ordered,
    prompts.GAVE.key: gave,
    prompts.REDIRECTED.key: redirected,
    prompts.TOOK_BACK.key: took_back,
    prompts.MOVED.key: moved,
    prompts.REMOVED.key: removed,
    prompts.STOLE.key: stole,
    prompts.SWAPPED.key: swapped,
    prompts.EXCHANGED.key: exchanged,
    prompts.MAJORITY.key: majority,
    prompts.NO_MAJORITY.key: no_majority,
    prompts.SAW_ROW.key: saw_row,
    prompts.FIVE_BANNERS.key: five_banners,
    prompts.SCORED.key: scored,
    prompts.LOWEST_IN_HAND.key: lowest_in_hand,
}

NONE: Final = (0, 0)
REST: Final = 100
FACES_AT: Final[dict[str, tuple[int, int]]] = {
    prompts.CAMPS.key: NONE,
    prompts.DEALT.key: (1, REST),
    prompts.TURN.key: NONE,
    prompts.REVEALED.key: (1, 3),
    prompts.LOOKED_AT_HEROES.key: NONE,
    prompts.SAW_HEROES.key: (1, REST),
    prompts.PUT_ON_TOP.key: NONE,
    prompts.PUT_UNDER.key: NONE,
    prompts.SHUFFLED.key: NONE,
    prompts.TUCKED.key: (1, 3),
    prompts.TOOK_FACE_DOWN.key: NONE,
    prompts.ATTACKED.key: NONE,
    prompts.ROUTED_ALL.key: (2, REST),
    prompts.LOOKED_AT_HAND.key: NONE,
    prompts.SAW_HAND.key: (1, REST),
    prompts.ORDERED.key: NONE,
    prompts.GAVE.key: NONE,
    prompts.REDIRECTED.key: NONE,
    prompts.SWAPPED.key: (1, 3),
    prompts.EXCHANGED.key: (1, 3),
    prompts.MAJORITY.key: NONE,
    prompts.NO_MAJORITY.key: NONE,
    prompts.FIVE_BANNERS.key: NONE,
    prompts.SCORED.key: NONE,
}
"""Which particulars of a fact are faces: from the first number up to the second; all other facts have one, the second."""
