"""The cards of Légions: what is printed on them, and the words that do and say it."""
