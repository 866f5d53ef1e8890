"""Measures the deck generator: the rarities, mavericks and partners of 100,000 new decks against the published rates.

    python bench/decks.py [--decks 100000] [--tolerance 0.25] [--json]

A share more than the tolerance (in points) from what is published, a missing partner or a deck found twice is marked, and
the script then ends with status 1. `veillee bench` prints the same figures.
"""

import argparse
import json
import sys

from rich.console import Console

from veillee.cli.bench import deck_table
from veillee.core.text import EN
from veillee.lab.decks import surveys


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decks", type=int, default=100_000)
    parser.add_argument("--tolerance", type=float, default=0.25)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = surveys(args.decks)
    if args.json:
        print(json.dumps({survey.game: survey.line() for survey in found}))
    else:
        for survey in found:
            Console().print(f"{survey.game}: {survey.decks} decks in {survey.seconds:.1f} s", deck_table(survey, EN))
    faults = [fault for survey in found for fault in survey.far_off(args.tolerance)]
    for fault in faults:
        print("out of bounds:", fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
