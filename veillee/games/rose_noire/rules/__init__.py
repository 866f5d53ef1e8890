"""The rulebook of La Rose Noire as code."""
