"""What La Rose Noire knows about playing itself well: it reasons for itself, from an exact belief over who is guilty and who possessed."""

from veillee.games.rose_noire.bot.hints import HINTS

__all__ = ["HINTS"]
