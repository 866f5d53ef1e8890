"""Set-up: a duel before its first step, from the options of the table."""

from veillee.core.dice import Dice
from veillee.core.game import Options
from veillee.core.match import Illegal
from veillee.games.keyforge.cards.catalog import AS_CORRECTED, AS_PRINTED
from veillee.games.keyforge.decks.deck import STARTERS, Deck
from veillee.games.keyforge.decks.exchange import DECKS, deck_called
from veillee.games.keyforge.decks.generator import make_deck
from veillee.games.keyforge.rules.duel import MAX_CHAINS, Duel


def chosen_chains(text: str) -> int:
    """KF-72: the chains a deck begins with."""
    if text and not (text.isascii() and text.isdecimal() and len(text) < 9 and int(text) <= MAX_CHAINS):
        raise Illegal(
            "chains",
            f"les chaînes vont de 0 à {MAX_CHAINS}, pas « {text} »",
            f"chains go from 0 to {MAX_CHAINS}, not “{text}”",
        )
    return int(text or 0)


def decks_of(options: Options, dice: Dice) -> list[Deck]:
    """The deck of each seat; where none is named, that of the starter box or a new one, as the table chose."""
    others = list(STARTERS) if options.get("decks") == "starters" else ["", ""]
    named = [options.get(f"deck{seat + 1}", "") or others[seat] for seat in range(2)]
    return [deck_called(name) if name else make_deck(dice) for name in named]


def settle(_seats: int, dice: Dice, options: Options) -> Options:
    """The options with both decks as lines: what was left to chance, or to a word, no longer depends on what cards there are."""
    return {**options, **DECKS.brought([deck.line() for deck in decks_of(options, dice)])}


def new(seats: int, dice: Dice, options: Options, ask_all: bool) -> Duel:
    """KF-10: two decks, face down; the first step deals."""
    decks = decks_of(options, dice)
    duel = Duel()
    owners = [seat for seat, deck in enumerate(decks) for _ in deck.faces]
    duel.set_table(seats, dice, len(owners), ask_all)
    prints = AS_CORRECTED if options.get("errata") == "current" else AS_PRINTED
    duel.lay([deck.houses for deck in decks], owners, prints)
    duel.archons = [deck.name for deck in decks]
    duel.bring(decks[0].faces + decks[1].faces)
    duel.sides[0].chains = chosen_chains(options.get("chains1", ""))
    duel.sides[1].chains = chosen_chains(options.get("chains2", ""))
    duel.mulligans = options.get("mulligan") != "no"
    duel.veiled = True
    return duel
