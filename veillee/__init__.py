"""Veillée: an online table for five French card games."""

__version__ = "0.1.0"
