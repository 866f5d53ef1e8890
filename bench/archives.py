"""How much is kept of finished matches: bytes of an archive, and what making it costs.

python bench/archives.py [--matches 20] [--level novice]

Prints for every game how many answers its matches had, the median and the largest archive, and the processor's seconds for one.
"""

import argparse
import random
import statistics
import time

from veillee.bots.levels import bot
from veillee.bots.rehearsal import SILENT
from veillee.core.match import WRITE
from veillee.games import game, keys
from veillee.server.archive import archive
from veillee.server.clock import plain
from veillee.server.play import Play
from veillee.server.protocol import Clock
from veillee.server.rows import MatchRow, Row


def played(key: str, seed: int, level: str) -> tuple[MatchRow, list[Row]]:
    """A match between bots, as it is stored."""
    whims, info = random.Random(seed), game(key)
    seats = info.seats[0]
    secret = whims.randbytes(32).hex()
    names = [f"Joueur {number}" for number in range(seats)]
    match = MatchRow(
        id="match",
        table_id="table",
        round=0,
        game=key,
        rules=info.rules_version,
        seats=seats,
        options={},
        secret=secret,
        players=names,
        started=0.0,
        ended=1.0,
        ended_by="rules",
    )
    play = Play(info, match, frozenset(), Clock(), plain)
    bots = [bot(level, info, seed + seat, 0.05) for seat in range(seats)]
    rows: list[Row] = []
    while not play.over:
        due = play.asked_seats or [whims.choice(play.deciding)]
        option = bots[due[0]].answer(play.live, due[0], must=True)
        assert option != SILENT
        text = bots[due[0]].text(play.live, due[0]) if option == WRITE else None
        rows.append(play.next_row("answer", due[0], option, float(len(rows)), None, text))
        play.apply(rows[-1])
    return match, rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--level", default="novice")
    parser.add_argument("games", nargs="*", default=keys())
    args = parser.parse_args()
    for key in args.games:
        matches = [played(key, seed, args.level) for seed in range(args.matches)]
        begun = time.process_time()
        sizes = sorted(len(archive(match, rows)[0]) for match, rows in matches)
        each = (time.process_time() - begun) / len(matches)
        answers = statistics.median(len(rows) for _, rows in matches)
        print(
            f"{key}: {len(matches)} matches, {args.level}, {matches[0][0].seats} seats, {answers:.0f} answers; "
            f"median {statistics.median(sizes) / 1000:.1f} kB, largest {sizes[-1] / 1000:.1f} kB, {each:.2f} s each"
        )


if __name__ == "__main__":
    main()
