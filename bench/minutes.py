"""Measures how long a match against bots takes a person: what the tiles of the hall say (`minutes` in web/src/games/<game>/skin.ts).

    python -m bench.minutes [--bot joueur] [--matches 9] [--games legions keyforge cendrelin rose_noire marelle]

Bots play matches as the hall opens them; counted are the real choices of one seat, the texts it writes, and what the others do, say
and write meanwhile. Someone who still reads the cards is given so many seconds for each (below). The median is printed, and the nearest five.
"""

import argparse
from statistics import median
from typing import Final

from veillee.core.choosers import Answer
from veillee.core.live import Live
from veillee.core.match import WRITE
from veillee.lab.tables import Played, Runner, Seating, deal

CHOICE: Final = 15.0
"""Seconds to read a question, look at the table and choose."""
TEXT: Final = 60.0
"""Seconds to write some lines."""
WATCHED: Final = 1.5
"""Seconds in which another's move is seen: the pause of a bot and the flight of a card."""
HEARD: Final = 4.0
"""Seconds between two things said in a conversation (`line_pace` of the server)."""
READ: Final = 60 / 200
"""Seconds to read a word that another wrote."""

SEATS: Final = {"rose_noire": 5, "marelle": 3}
"""How many sit at the hall's own table, where it is not two."""
OPTIONS: Final = {"cendrelin": (("mode", "initiation"),)}
ME: Final = 1
"""Whose time is measured: the first seat of La Rose Noire is the Rector's, who does less."""


def minutes(runner: Runner, seed: int, played: Played) -> float:
    """The time that one match would take the person at that seat."""
    live = Live(runner.record(seed, played).start(runner.info))
    return sum(seconds(live, answer) for answer in played.answers) / 60


def seconds(live: Live, answer: Answer) -> float:
    """What one answer takes; the match goes on with it. A question with one answer is answered for whoever is asked."""
    seat, option, text = answer
    pending = live.pending
    assert pending is not None
    chosen = pending.first or len(pending.options_of(seat)) > 1 or option == WRITE
    live.feed(answer)
    if not chosen:
        return 0.0
    if seat == ME:
        return TEXT if option == WRITE else CHOICE
    if text:
        return READ * len(text.split())
    return HEARD if pending.first else WATCHED


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--bot", default="joueur")
    words.add_argument("--matches", type=int, default=9)
    words.add_argument("--games", nargs="+", default=["legions", "keyforge", "cendrelin", "rose_noire", "marelle"])
    asked = words.parse_args()
    for game in asked.games:
        runner = Runner(Seating(game, (asked.bot,) * SEATS.get(game, 2), OPTIONS.get(game, ())))
        seeds = [deal(1, number) for number in range(asked.matches)]
        found = median(minutes(runner, seed, runner.play(seed, keep=True)) for seed in seeds)
        print(f"{game}: {found:.1f} min, about {5 * max(1, round(found / 5))}", flush=True)


if __name__ == "__main__":
    main()
