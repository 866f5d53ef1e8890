"""The cards, one file for each house."""
