"""`python -m veillee.server port=8765 database=sqlite:///file` runs a bare server."""

import sys

from veillee.core.match import Illegal
from veillee.server.bare import main

if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Illegal as wrong:
        sys.exit(wrong.text.en)
