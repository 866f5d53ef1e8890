"""The table people sit at: rooms, seats, clocks and a store; it knows no rule of any game."""
