"""The tarot of La Marelle: what is printed, and what the tables say of it."""
