"""The server, visited: conversations over its wire, clocks that tests move, and real processes that are killed."""
