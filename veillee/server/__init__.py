"""The server: tables, seats, clocks and a store over WebSocket and REST; it knows no rule of any game."""
