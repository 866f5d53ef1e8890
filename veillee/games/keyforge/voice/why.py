"""Reasons: why a thing on the table cannot be chosen now, said from what its reader may know."""

from typing import Final

from veillee.core.choosers import Pending
from veillee.core.facts import Someone, phrase, said
from veillee.core.match import Card
from veillee.core.pieces import Pieces, plain
from veillee.core.text import Text, Tongue
from veillee.games.keyforge.rules.ability import OF_THE_RULES, Asking
from veillee.games.keyforge.rules.board import ACTS
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.rules.hooks import DISCARD_ACT, FIGHT, PLAY
from veillee.games.keyforge.rules.terms import HOUSE_NAMES, NO_HOUSE, UPGRADE
from veillee.games.keyforge.view import PLACES
from veillee.games.keyforge.voice.labels import asking, named
from veillee.games.keyforge.voice.prompts import ATTACK_WHOM, HOUSE, MAIN
from veillee.games.keyforge.words.printed import needed
from veillee.games.keyforge.words.speech import KIND_NOUNS, Say

ZONES: Final[dict[str, int]] = {place: zone for zone, place in PLACES.items()}
WANTS: Final = Text(
    "{0} demande {1} : cette carte ne convient pas (KF-62).", "{0} asks for {1}: this card will not do (KF-62)."
)
AWAITS: Final = Text(
    "{0} attend une réponse : choisissez parmi ce qui est éclairé (KF-62).",
    "{0} awaits an answer: choose among what is lit (KF-62).",
)
THEIR_TURN: Final = Text(
    "C'est le tour {de 0}, qui prend toutes les décisions (KF-21).",
    "It is {0's} turn, and the active player takes every decision (KF-21).",
)
THEIR_HAND: Final = Text("La main {de 0} est secrète.", "{0's} hand is secret.")


def say(t: Tongue, fr: str, en: str) -> Pieces:
    return plain(t(fr, en))


def reason(d: Duel, seat: int, pending: Pending | None, at: str, t: Tongue) -> Pieces:
    """The reason for the thing at an address of the view; empty for what has none of its own."""
    place, _, index = at.partition(":")
    owner = int(place[-1]) if place[-1:].isdigit() else seat
    kind = place.rstrip("01")
    if kind not in ("hand", "line", "artifact") and pending is not None and pending.prompt not in (HOUSE, MAIN):
        return []
    if place == "house":
        return of_house(d, int(index), t)
    if kind == "key":
        return of_key(d, owner, t)
    if kind not in ZONES:
        return []
    zone = d.sides[owner].zone(ZONES[kind])
    if not 0 <= int(index) < len(zone):
        return []
    if kind in ("hand", "line", "artifact"):
        return of_card(d, seat, pending, zone[int(index)], kind, t)
    return out_of_play(kind, t)


def of_house(d: Duel, house: int, t: Tongue) -> Pieces:
    """KF-25: the houses that may be chosen."""
    if d.house != NO_HOUSE:
        return say(
            t,
            "La Maison active est choisie pour tout le tour (KF-25).",
            "The active house is chosen for the whole turn (KF-25).",
        )
    name = HOUSE_NAMES[house].said(t)
    return say(
        t,
        f"{name} n'est ni l'une des trois Maisons du deck, ni celle d'une carte contrôlée, ou un effet l'interdit (KF-25, KF-G15).",
        f"{name} is neither one of the deck's three houses nor that of a card controlled, or an effect forbids it (KF-25, KF-G15).",
    )


def of_key(d: Duel, owner: int, t: Tongue) -> Pieces:
    cost = d.key_cost(owner)
    return say(
        t,
        f"Une clé se forge au début du tour, pour {cost} Æ en ce moment (KF-22).",
        f"A key is forged at the start of a turn, for {cost} Æ at the moment (KF-22).",
    )


def out_of_play(kind: str, t: Tongue) -> Pieces:
    if kind == "archives":
        return say(
            t,
            "Les archives se prennent en entier, juste après le choix de la Maison (KF-26).",
            "Archives are taken all together, right after the choice of a house (KF-26).",
        )
    if kind == "upgrade":
        return say(
            t,
            "Une amélioration suit la créature qui la porte ; on utilise cette créature (KF-46).",
            "An upgrade goes with the creature that wears it; it is that creature one uses (KF-46).",
        )
    return say(
        t,
        "Cette carte est hors jeu : seule une capacité peut la toucher.",
        "This card is out of play: only an ability can reach it.",
    )


def of_card(d: Duel, seat: int, pending: Pending | None, card: Card, kind: str, t: Tongue) -> Pieces:
    """A card of a hand or in play. While a card asks, only what it can take may be chosen."""
    own = d.side[card] == seat
    about = asking(pending) if pending is not None else OF_THE_RULES
    if kind == "hand" and not own:
        return said(THEIR_HAND, t, [Someone(1 - seat, seat)])
    if seat != d.active:
        return said(THEIR_TURN, t, [Someone(d.active, seat)])
    if about.source >= 0 and (own or not d.protected(card)):
        return of_asking(d, about, t)
    if pending is not None and pending.prompt not in (HOUSE, MAIN, ATTACK_WHOM):
        return []
    if not own:
        return of_enemy(d, card, t)
    if d.phase != ACTS:
        return say(t, "Choisissez d'abord une Maison (KF-25).", "Choose a house first (KF-25).")
    return of_held(d, card, t) if kind == "hand" else of_own(d, card, t)


def of_asking(d: Duel, about: Asking, t: Tongue) -> Pieces:
    """KF-62: while a card asks, what it asks for."""
    name = named(d, about.source)
    if about.wanted is None:
        return said(AWAITS, t, [name])
    wanted = about.wanted.say(Say(t, "{0}", KIND_NOUNS[d.card(about.source).kind]))
    return said(WANTS, t, [name, phrase(Text(wanted, wanted), t, [name])])


def of_enemy(d: Duel, card: Card, t: Tongue) -> Pieces:
    if d.protected(card):
        return say(
            t,
            "Une voisine dotée de provocation la protège : attaquez d'abord celle-ci (KF-G49).",
            "A neighbour with taunt protects it: attack that one first (KF-G49).",
        )
    return say(
        t,
        "Pour l'attaquer, choisissez d'abord « Combattre » avec l'une de vos créatures (KF-56).",
        "To attack it, first choose “Fight” with one of your creatures (KF-56).",
    )


def wrong_house(d: Duel, t: Tongue) -> Pieces:
    name = HOUSE_NAMES[d.house].said(t) if d.house != NO_HOUSE else t("aucune", "none")
    return say(
        t,
        f"Cette carte n'est pas de la Maison active ({name}), et aucun effet ne l'autorise (KF-30).",
        f"This card is not of the active house ({name}), and no effect allows it (KF-30).",
    )


def of_held(d: Duel, card: Card, t: Tongue) -> Pieces:
    """A card of one's own hand: why it cannot be played or discarded."""
    if d.turn == 1 and d.log.from_hand:
        return say(
            t,
            "Au premier tour de la partie, on ne joue ou ne défausse qu'une carte (KF-27).",
            "In the first turn of the game only one card is played or discarded (KF-27).",
        )
    if not d.allowed(PLAY, card):
        return wrong_house(d, t)
    if d.playable(card):
        return []
    printed = d.card(card)
    if printed.kind == UPGRADE and not d.creatures():
        return say(
            t,
            "Une amélioration a besoin d'une créature en jeu (KF-46).",
            "An upgrade needs a creature in play (KF-46).",
        )
    if d.six_times(card):
        return say(
            t, "Règle de six : déjà six fois ce tour (KF-66).", "Rule of six: six times already this turn (KF-66)."
        )
    owed = printed.price + d.toll(PLAY, d.active, card)
    if d.sides[d.active].aember < owed:
        return say(t, f"Il faudrait {owed} Æ pour la jouer.", f"It would take {owed} Æ to play it.")
    if printed.needs is not None:
        return plain(needed(printed, t))
    return forbidden(t)


def of_own(d: Duel, card: Card, t: Tongue) -> Pieces:
    """A card of one's own in play: why it cannot be used."""
    if d.exhausted[card]:
        return say(
            t,
            "Cette carte est inclinée ; elle se redresse à la fin de votre tour (KF-31).",
            "This card is exhausted; it readies at the end of your turn (KF-31).",
        )
    if d.usable(card):
        return of_fight(d, card, t)
    if not d.allowed(FIGHT, card) and not d.allowed(DISCARD_ACT, card):
        return wrong_house(d, t)
    if d.six_times(card):
        return say(
            t, "Règle de six : déjà six fois ce tour (KF-66).", "Rule of six: six times already this turn (KF-66)."
        )
    if d.ways_to_use(card):
        return wrong_house(d, t)
    if d.zone[card] == ZONES["artifact"]:
        return say(t, "Cet artéfact n'a pas d'action à utiliser.", "This artifact has no action to use.")
    return forbidden(t)


def of_fight(d: Duel, card: Card, t: Tongue) -> Pieces:
    """A card that can be used, only not as its player might wish."""
    if d.stunned[card]:
        return say(
            t,
            "Sonnée, cette créature ne peut que retirer son statut (KF-G60).",
            "Stunned, this creature can do nothing but recover (KF-G60).",
        )
    if d.zone[card] == ZONES["line"] and not d.has_prey(card):
        return say(t, "Il n'y a personne à attaquer (KF-57).", "There is nobody to attack (KF-57).")
    return []


def forbidden(t: Tongue) -> Pieces:
    return say(t, "Un effet l'interdit en ce moment.", "An effect forbids it at the moment.")
