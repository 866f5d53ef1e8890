"""Opponents for any game: they use only the core's contract."""
