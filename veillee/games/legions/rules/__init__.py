"""The rules of Légions: where the cards lie, what moves them, and a match from set-up to the last count."""
