"""The cards, one file for each house, and the catalogue of them all."""
