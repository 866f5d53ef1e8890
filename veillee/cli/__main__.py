"""`python -m veillee.cli` is `veillee`."""

import sys

from veillee.cli import main

sys.exit(main())
