"""The rulebook of La Marelle as code."""
