"""Writes the records that guided matches follow (veillee/server/lessons): the learner's seat is played well, the bots are novices.

    PYTHONPATH=. .venv/bin/python scripts/lessons.py [GAME…]

Of some tries the shortest match that the learner wins is kept. A test fails when rules have changed so that one must be made again.
"""

import sys
from pathlib import Path
from typing import Final

from msgspec.json import encode, format

from veillee.bots.levels import bot
from veillee.core.dice import SealedDice, seal_of
from veillee.core.live import Live
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


def main(keys: list[str]) -> None:
    for key in keys or OPTIONS:
        tries = [record for seed in range(TRIES) if (record := played(key, 10 * seed)) is not None]
        won = [record for record in tries if record.shares and record.shares[LEARNER] == max(record.shares)]
        best = min(won, key=lambda record: len(record.answers))
        path = Path("veillee/server/lessons") / f"{key}.json"
        path.write_bytes(format(encode(best), indent=0) + b"\n")
        print(f"{key}: {len(best.answers)} answers, of {len(tries)} tries {len(won)} won")


if __name__ == "__main__":
    main(sys.argv[1:])
