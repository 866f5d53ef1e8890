"""The development server from the command line: `python -m veillee.server port=8765 database=sqlite:///file`."""

import sys

from veillee.core.match import Illegal
from veillee.server.dev import main

if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Illegal as wrong:
        sys.exit(wrong.text.en)
