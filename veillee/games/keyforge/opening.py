"""A duel before its first step, from the options of the table."""

from veillee.core.dice import Dice
from veillee.core.game import Options
from veillee.core.match import Illegal
from veillee.games.keyforge.catalog import AS_CORRECTED, AS_PRINTED
from veillee.games.keyforge.decks import STARTERS, Deck, make_deck, read_deck
from veillee.games.keyforge.rules import Duel
from veillee.games.keyforge.treasury import MAX_CHAINS


def chosen_deck(text: str, dice: Dice) -> Deck:
    """A starter deck by name, a list of numbers, or (nothing said) a new deck by chance."""
    if not text:
        return make_deck(dice)
    return read_deck(STARTERS.get(text, text))


def chosen_chains(text: str) -> int:
    """KF-72: the chains a deck begins with."""
    if text and not (text.isdigit() and int(text) <= MAX_CHAINS):
        raise Illegal("chains", f"les chaînes vont de 0 à 24, pas « {text} »", f"chains go from 0 to 24, not “{text}”")
    return int(text or 0)


def new(seats: int, dice: Dice, options: Options, ask_all: bool) -> Duel:
    """KF-10: two decks, face down; the first step deals."""
    decks = [chosen_deck(options.get("deck1", ""), dice), chosen_deck(options.get("deck2", ""), dice)]
    duel = Duel()
    owners = [seat for seat, deck in enumerate(decks) for _ in deck.faces]
    duel.set_table(seats, dice, len(owners), ask_all)
    prints = AS_CORRECTED if options.get("errata") == "current" else AS_PRINTED
    duel.lay([deck.houses for deck in decks], owners, prints)
    duel.face = decks[0].faces + decks[1].faces
    duel.sides[0].chains = chosen_chains(options.get("chains1", ""))
    duel.sides[1].chains = chosen_chains(options.get("chains2", ""))
    return duel
