"""What happened, told in prose: one sentence for each fact."""

from collections.abc import Callable
from typing import Final

from veillee.core.match import Told
from veillee.core.text import Tongue
from veillee.games.keyforge import prompts
from veillee.games.keyforge.board import Board
from veillee.games.keyforge.names import ARCHIVES, ARTIFACT, DECK, HAND, HOUSE_NAMES, KEY_NAMES, PURGED, UPGRADE
from veillee.games.keyforge.speech import capital, joined, of, to


class Teller:
    """Who speaks of which table, in which language, and the particulars of one fact."""

    b: Final[Board]
    t: Final[Tongue]
    args: Final[list[int]]

    def __init__(self, b: Board, t: Tongue, args: list[int]) -> None:
        self.b = b
        self.t = t
        self.args = args

    def who(self) -> str:
        """The archon of the seat that is the first of the particulars."""
        return self.b.archons[self.args[0]].said(self.t)

    def other(self) -> str:
        return self.b.archons[1 - self.args[0]].said(self.t)

    def of_seat(self, at: int) -> str:
        """« d'Onyx » / “Onyx's”."""
        name = self.b.archons[self.args[at]].said(self.t)
        return self.t(of(name), f"{name}'s")

    def card(self, at: int = 1) -> str:
        return named(self.b, self.args[at], self.t)

    def thing(self, at: int = 0) -> str:
        """A card with what it is, so that French can agree with it."""
        if self.t.key != "fr":
            return self.card(at)
        kind = self.b.prints[self.args[at]].kind
        noun = "l'artéfact " if kind == ARTIFACT else ("l'amélioration " if kind == UPGRADE else "la créature ")
        return self.t(noun, "") + self.card(at)

    def agrees(self, participle: str, at: int = 0) -> str:
        return participle if self.b.prints[self.args[at]].kind == ARTIFACT else participle + "e"

    def many(self, at: int = 1) -> str:
        """The plural mark for a number."""
        return "s" if self.args[at] > 1 else ""


def named(b: Board, face: int, t: Tongue) -> str:
    """A card by its name."""
    printed = b.prints[face]
    return t(printed.fr, printed.en)


def tell(b: Board, told: Told, t: Tongue) -> str:
    """A fact as a full sentence."""
    return capital(SENTENCES[told.fact.key](Teller(b, t, told.args)))


def mentioned(b: Board, told: Told) -> list[int]:
    """The faces a fact speaks of, as the list of cards numbers them."""
    first, last = FACES_AT.get(told.fact.key, (0, 0))
    return [b.prints[face].number for face in told.args[first:last]]


def started(s: Teller) -> str:
    return s.t(f"{s.who()} jouera le premier tour.", f"{s.who()} takes the first turn.")


def redrew(s: Teller) -> str:
    return s.t(
        f"{s.who()} mélange sa main dans son deck et pioche une carte de moins.",
        f"{s.who()} shuffles a hand back and draws one card less.",
    )


def turn(s: Teller) -> str:
    return s.t(f"tour {s.args[1]} : à {s.who()} de jouer.", f"turn {s.args[1]}: {s.who()} plays.")


def key(s: Teller) -> str:
    return KEY_NAMES[s.args[1]].said(s.t).lower()


def forged(s: Teller) -> str:
    return s.t(f"{s.who()} forge sa clé {key(s)}.", f"{s.who()} forges the {key(s)} key.")


def unforged(s: Teller) -> str:
    return s.t(f"la clé {key(s)} {s.of_seat(0)} n'est plus forgée.", f"{s.of_seat(0)} {key(s)} key is unforged.")


def chose_house(s: Teller) -> str:
    house = HOUSE_NAMES[s.args[1]].said(s.t)
    return s.t(f"{s.who()} choisit la Maison {house}.", f"{s.who()} chooses house {house}.")


def took_archives(s: Teller) -> str:
    if s.args[1] == 1:
        return s.t(f"{s.who()} reprend sa carte archivée.", f"{s.who()} takes back an archived card.")
    return s.t(
        f"{s.who()} reprend ses {s.args[1]} cartes archivées.", f"{s.who()} takes back {s.args[1]} archived cards."
    )


def played(s: Teller) -> str:
    return s.t(f"{s.who()} joue {s.card()}.", f"{s.who()} plays {s.card()}.")


def attached(s: Teller) -> str:
    return s.t(f"{s.card(0)} est attachée {to(s.card(1))}.", f"{s.card(0)} is attached to {s.card(1)}.")


def entered(s: Teller) -> str:
    return s.t(f"{s.who()} met {s.card()} en jeu.", f"{s.who()} puts {s.card()} into play.")


def discarded(s: Teller) -> str:
    return s.t(f"{s.card()} rejoint la défausse {s.of_seat(0)}.", f"{s.card()} goes to {s.of_seat(0)} discard pile.")


def reaped(s: Teller) -> str:
    return s.t(f"{s.card(0)} moissonne.", f"{s.card(0)} reaps.")


def fought(s: Teller) -> str:
    return s.t(f"{s.card(0)} attaque {s.card(1)}.", f"{s.card(0)} attacks {s.card(1)}.")


def acted(s: Teller) -> str:
    return s.t(f"{s.who()} utilise {s.card()}.", f"{s.who()} uses {s.card()}.")


def unstunned(s: Teller) -> str:
    return s.t(f"{s.thing()} n'est plus sonnée.", f"{s.card(0)} is no longer stunned.")


def gained(s: Teller) -> str:
    return s.t(f"{s.who()} gagne {s.args[1]} Æ.", f"{s.who()} gains {s.args[1]} Æ.")


def lost(s: Teller) -> str:
    return s.t(f"{s.who()} perd {s.args[1]} Æ.", f"{s.who()} loses {s.args[1]} Æ.")


def stole(s: Teller) -> str:
    return s.t(f"{s.who()} vole {s.args[1]} Æ {to(s.other())}.", f"{s.who()} steals {s.args[1]} Æ from {s.other()}.")


def captured(s: Teller) -> str:
    return s.t(f"{s.card(0)} capture {s.args[1]} Æ.", f"{s.card(0)} captures {s.args[1]} Æ.")


def placed(s: Teller) -> str:
    return s.t(f"{s.card(0)} reçoit {s.args[1]} Æ.", f"{s.args[1]} Æ goes on {s.card(0)}.")


def hurt(s: Teller) -> str:
    return s.t(f"{s.card(0)} subit {s.args[1]} dégât{s.many()}.", f"{s.card(0)} takes {s.args[1]} damage.")


def eluded(s: Teller) -> str:
    return s.t(f"{s.card(0)} s'esquive : aucun dégât n'est infligé.", f"{s.card(0)} slips away: no damage is dealt.")


def healed(s: Teller) -> str:
    return s.t(f"{s.card(0)} guérit de {s.args[1]} dégât{s.many()}.", f"{s.card(0)} heals {s.args[1]} damage.")


def destroyed(s: Teller) -> str:
    return s.t(f"{s.thing()} est {s.agrees('détruit')}.", f"{s.card(0)} is destroyed.")


def stunned(s: Teller) -> str:
    return s.t(f"{s.thing()} est sonnée.", f"{s.card(0)} is stunned.")


def left_play(s: Teller) -> str:
    zone = s.args[1]
    if zone == HAND:
        return s.t(f"{s.card(0)} retourne dans la main {s.of_seat(2)}.", f"{s.card(0)} returns to {s.of_seat(2)} hand.")
    if zone == DECK:
        return s.t(f"{s.card(0)} retourne dans le deck {s.of_seat(2)}.", f"{s.card(0)} returns to {s.of_seat(2)} deck.")
    if zone == ARCHIVES:
        return s.t(f"{s.card(0)} rejoint les archives {s.of_seat(2)}.", f"{s.card(0)} goes to {s.of_seat(2)} archives.")
    if zone == PURGED:
        return s.t(f"{s.thing()} est {s.agrees('purgé')}.", f"{s.card(0)} is purged.")
    return s.t(f"{s.card(0)} rejoint la défausse {s.of_seat(2)}.", f"{s.card(0)} goes to {s.of_seat(2)} discard pile.")


def took_control(s: Teller) -> str:
    return s.t(f"{s.who()} prend le contrôle {of(s.card())}.", f"{s.who()} takes control of {s.card()}.")


def drew(s: Teller) -> str:
    return s.t(f"{s.who()} pioche {s.args[1]} carte{s.many()}.", f"{s.who()} draws {s.args[1]} card{s.many()}.")


def drew_card(s: Teller) -> str:
    return s.t(f"vous piochez {s.card(0)}.", f"you draw {s.card(0)}.")


def shed_chain(s: Teller) -> str:
    return s.t(
        f"{s.who()} se défait d'une chaîne ; il en reste {s.args[1]}.",
        f"{s.who()} sheds a chain; {s.args[1]} left.",
    )


def got_chains(s: Teller) -> str:
    return s.t(f"{s.who()} reçoit {s.args[1]} chaîne{s.many()}.", f"{s.who()} gains {s.args[1]} chain{s.many()}.")


def reshuffled(s: Teller) -> str:
    return s.t(
        f"{s.who()} mélange sa défausse pour former un nouveau deck.",
        f"{s.who()} shuffles the discard pile into a new deck.",
    )


def revealed(s: Teller) -> str:
    return s.t(f"{s.who()} révèle {s.card()}.", f"{s.who()} reveals {s.card()}.")


def archived(s: Teller) -> str:
    return s.t(f"{s.who()} archive {s.card()}.", f"{s.who()} archives {s.card()}.")


def archived_unseen(s: Teller) -> str:
    return s.t(f"{s.who()} archive une carte.", f"{s.who()} archives a card.")


def hid(s: Teller) -> str:
    return s.t(f"{s.who()} cache une carte sous {s.card()}.", f"{s.who()} hides a card beneath {s.card()}.")


def looked(s: Teller) -> str:
    return s.t(f"{s.who()} regarde la main {of(s.other())}.", f"{s.who()} looks at the hand of {s.other()}.")


def searched(s: Teller) -> str:
    return s.t(f"{s.who()} cherche dans son deck.", f"{s.who()} searches a deck.")


def saw(s: Teller) -> str:
    cards = joined([named(s.b, face, s.t) for face in s.args], s.t(" et ", " and "))
    return s.t(f"vous y voyez {cards}.", f"you see {cards} there.")


def purged(s: Teller) -> str:
    return s.t(f"la carte {s.card()} est purgée.", f"{s.card()} is purged.")


def check(s: Teller) -> str:
    return s.t(f"{s.who()} annonce : « Prêt ! »", f"{s.who()} says “Check!”")


def won(s: Teller) -> str:
    return s.t(
        f"{s.who()} forge sa troisième clé et remporte la partie !", f"{s.who()} forges a third key and wins the game!"
    )


SENTENCES: Final[dict[str, Callable[[Teller], str]]] = {
    prompts.STARTED.key: started,
    prompts.REDREW.key: redrew,
    prompts.TURN.key: turn,
    prompts.FORGED.key: forged,
    prompts.UNFORGED.key: unforged,
    prompts.CHOSE_HOUSE.key: chose_house,
    prompts.TOOK_ARCHIVES.key: took_archives,
    prompts.PLAYED_CARD.key: played,
    prompts.ATTACHED.key: attached,
    prompts.ENTERED.key: entered,
    prompts.DISCARDED.key: discarded,
    prompts.REAPED.key: reaped,
    prompts.FOUGHT.key: fought,
    prompts.ACTED.key: acted,
    prompts.UNSTUNNED.key: unstunned,
    prompts.GAINED.key: gained,
    prompts.LOST.key: lost,
    prompts.STOLE.key: stole,
    prompts.CAPTURED.key: captured,
    prompts.PLACED.key: placed,
    prompts.HURT_BY.key: hurt,
    prompts.ELUDED.key: eluded,
    prompts.HEALED.key: healed,
    prompts.DESTROYED.key: destroyed,
    prompts.STUNNED.key: stunned,
    prompts.LEFT_PLAY.key: left_play,
    prompts.TOOK_CONTROL.key: took_control,
    prompts.DREW.key: drew,
    prompts.DREW_CARD.key: drew_card,
    prompts.SHED_CHAIN.key: shed_chain,
    prompts.GOT_CHAINS.key: got_chains,
    prompts.RESHUFFLED.key: reshuffled,
    prompts.REVEALED.key: revealed,
    prompts.ARCHIVED.key: archived,
    prompts.ARCHIVED_UNSEEN.key: archived_unseen,
    prompts.HID.key: hid,
    prompts.LOOKED.key: looked,
    prompts.SEARCHED.key: searched,
    prompts.SAW.key: saw,
    prompts.PURGED_CARD.key: purged,
    prompts.CHECK.key: check,
    prompts.WON.key: won,
}

FIRST: Final = (0, 1)
SECOND: Final = (1, 2)
FACES_AT: Final[dict[str, tuple[int, int]]] = {
    prompts.PLAYED_CARD.key: SECOND,
    prompts.ATTACHED.key: (0, 2),
    prompts.ENTERED.key: SECOND,
    prompts.DISCARDED.key: SECOND,
    prompts.REAPED.key: FIRST,
    prompts.FOUGHT.key: (0, 2),
    prompts.ACTED.key: SECOND,
    prompts.UNSTUNNED.key: FIRST,
    prompts.CAPTURED.key: FIRST,
    prompts.PLACED.key: FIRST,
    prompts.HURT_BY.key: FIRST,
    prompts.ELUDED.key: FIRST,
    prompts.HEALED.key: FIRST,
    prompts.DESTROYED.key: FIRST,
    prompts.STUNNED.key: FIRST,
    prompts.LEFT_PLAY.key: FIRST,
    prompts.TOOK_CONTROL.key: SECOND,
    prompts.DREW_CARD.key: FIRST,
    prompts.REVEALED.key: SECOND,
    prompts.ARCHIVED.key: SECOND,
    prompts.HID.key: SECOND,
    prompts.SAW.key: (0, 100),
    prompts.PURGED_CARD.key: SECOND,
}
"""Which particulars of a fact are faces: from the first number up to the second; none for the facts not listed."""
