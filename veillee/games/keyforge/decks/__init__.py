"""The decks that players bring: made, read, written, shown."""

from veillee.games.keyforge.decks.deck import STARTERS
from veillee.games.keyforge.decks.exchange import DECKS

__all__ = ["DECKS", "STARTERS"]
