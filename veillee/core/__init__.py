"""What every game stands on: matches, choices, dice, cards, records and two languages. It knows no game."""
