"""Writes the records that guided matches follow (veillee/server/lessons): the learner's seat is played well, the bots are novices.

    PYTHONPATH=. .venv/bin/python scripts/lessons.py [--anew] [GAME…]

A record whose answers lead to the same end under the rules of today is kept, because what the guide says at each step
(web/src/games/<game>/lesson.ts) is about it. Else, or with --anew, the shortest match of some tries that the learner wins takes its
place, and the guide wants new words. A test fails when rules have changed so that one must be made again.
"""

import argparse
from pathlib import Path
from typing import Final

from msgspec.json import decode, encode, format
from msgspec.structs import replace

from veillee.bots.levels import bot
from veillee.core.dice import SealedDice, seal_of
from veillee.core.live import Live
from veillee.core.match import Illegal
from veillee.core.record import Record, answered, finished
from veillee.games import game
from veillee.server.lessons import LEARNER
from veillee.server.table import guided_secret, opening_dice

OPTIONS: Final = {
    "legions": {},
    "keyforge": {"decks": "starters", "mulligan": "no"},
    "cendrelin": {"mode": "initiation"},
}
"""How each game is taught; its skin in the browser says the same."""
TRIES: Final = 6
UNHURRIED: Final = 1e9
MANY: Final = 2000


def played(key: str, seed: int) -> Record | None:
    """One match; None when it never ends."""
    info, secret = game(key), guided_secret(key)
    dice = SealedDice(bytes.fromhex(secret))
    seats = info.seats[0]
    options = info.settled(OPTIONS[key], seats, opening_dice(dice))
    live = Live(info.match(dice, seats, options, ask_all=True))
    players = [bot("greedy" if seat == LEARNER else "novice", info, seed + seat, UNHURRIED) for seat in range(seats)]
    for _ in range(MANY):
        if live.pending is None:
            break
        seat = live.pending.seats[0]
        live.answer(seat, live.number, players[seat].answer(live, seat, must=True))
    if live.pending is not None:
        return None
    empty = Record(
        game=key,
        rules=info.rules_version,
        seats=seats,
        options=options,
        dice=f"sealed:{secret}",
        seal=seal_of(bytes.fromhex(secret)),
        ask_all=True,
        shares=live.now.outcome().shares,
    )
    return finished(answered(empty, live.answers), info)


def path_of(key: str) -> Path:
    return Path("veillee/server/lessons") / f"{key}.json"


def kept(key: str) -> Record | None:
    """The record there is, under the rules of today; None when they lead elsewhere."""
    info, old = game(key), decode(path_of(key).read_bytes(), type=Record)
    try:
        again = finished(replace(old, rules=info.rules_version), info)
    except Illegal:
        return None
    return again if again.shares == old.shares else None


def best(key: str) -> Record:
    """The shortest of some matches that the learner wins."""
    tries = [record for seed in range(TRIES) if (record := played(key, 10 * seed)) is not None]
    won = [record for record in tries if record.shares and record.shares[LEARNER] == max(record.shares)]
    print(f"{key}: of {len(tries)} tries {len(won)} won")
    return min(won, key=lambda record: len(record.answers))


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("games", nargs="*", default=list(OPTIONS))
    words.add_argument("--anew", action="store_true")
    asked = words.parse_args()
    for key in asked.games:
        record = (None if asked.anew else kept(key)) or best(key)
        path_of(key).write_bytes(format(encode(record), indent=0) + b"\n")
        print(f"{key}: {len(record.answers)} answers")


if __name__ == "__main__":
    main()
