"""How the command line speaks, reads its arguments and draws."""
