"""Data sets: matches as Parquet, one row a decision, for DuckDB and whatever else reads it.

A folder holds `part-N.parquet`, one for each chunk of a series, and `faces.parquet`, what is printed on each card. docs/research.md
has the columns. A part is written whole or not at all.
"""

from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from veillee.bots.playing import play_out
from veillee.core.choosers import RandomChooser, Scribe, Script
from veillee.core.dice import FastDice
from veillee.core.game import GameInfo
from veillee.core.ledger import Ledger
from veillee.core.match import Chooser, Match
from veillee.core.text import EN, FR
from veillee.lab.batch import observed
from veillee.lab.tables import Played, Runner

NO_FACE = -1


class DataSet:
    """The decisions of some matches of a series, gathered as they are played."""

    def __init__(self, runner: Runner, keep: bool = False) -> None:
        self.runner = runner
        self.keep = keep
        """Whether the answers of matches are kept too."""
        self.features = observed(runner.info)
        self.ledger = Ledger(self.features)
        self.matches: list[int] = []
        self.lengths: list[int] = []
        self.shares: list[list[float]] = []

    def play(self, number: int, seed: int) -> Played:
        """Plays a match of the series and writes its decisions down. What bots play is told from its answers."""
        runner, ledger = self.runner, self.ledger
        before = ledger.rows
        if runner.by_chance:
            options = runner.settled(seed) if self.keep else runner.options
            chance = RandomChooser(FastDice(seed ^ runner.whim))
            scribe = Scribe(chance)
            match = self.ran(
                runner.info.new(runner.seats, FastDice(seed), options, False), scribe if self.keep else chance
            )
            played = Played(match, options, chance.count, scribe.answers, [])
        else:
            played = runner.play_bots(seed)
            self.ran(runner.info.new(runner.seats, FastDice(seed), played.options, True), Script(played.answers))
        self.matches.append(number)
        self.lengths.append(ledger.rows - before)
        self.shares.append(played.match.outcome().shares)
        return played

    def ran(self, match: Match, chooser: Chooser) -> Match:
        self.ledger.inner = chooser
        match.chooser = self.ledger
        play_out(match)
        return match

    def table(self) -> pa.Table:
        """All rows, in the order in which they were played."""
        ledger, seats = self.ledger, self.runner.seats
        facts = np.frombuffer(ledger.facts.getvalue(), "<i4").reshape(-1, 4)
        lengths = np.array(self.lengths)
        shares = np.repeat(np.array(self.shares, np.float32), lengths, axis=0)
        starts = np.repeat(np.cumsum(lengths) - lengths, lengths)
        keys = [prompt.key for prompt in self.features.prompts]
        columns = {
            "match": pa.array(np.repeat(np.array(self.matches, np.int64), lengths)),
            "decision": pa.array((np.arange(len(facts)) - starts).astype(np.int32)),
            "seat": pa.array(facts[:, 0].astype(np.int8)),
            "prompt": pa.DictionaryArray.from_arrays(pa.array((facts[:, 1] - 1).astype(np.int16)), pa.array(keys)),
            "choice": pa.array(facts[:, 2].astype(np.int16)),
            "face": pa.array(facts[:, 3], mask=facts[:, 3] == NO_FACE),
            "share": pa.array(shares[np.arange(len(facts)), facts[:, 0]]),
            "options": listed(rows_of(ledger.meant.getvalue(), self.features.options)),
        }
        seen = rows_of(ledger.seen.getvalue(), sum(array.length for array in self.features.arrays(seats)))
        at = 0
        for array in self.features.arrays(seats):
            part = seen[:, at : at + array.length]
            columns[f"seen_{array.name}"] = pa.array(part[:, 0]) if array.length == 1 else listed(part)
            at += array.length
        return pa.table(columns)

    def write(self, folder: Path, part: int) -> None:
        """Writes the rows beside the other parts."""
        path = folder / f"part-{part:06}.parquet"
        partial = path.with_suffix(".partial")
        pq.write_table(self.table(), partial, compression="zstd", use_dictionary=["prompt"])
        partial.replace(path)


def rows_of(written: bytes, width: int) -> NDArray[np.int16]:
    return np.frombuffer(written, "<i2").reshape(-1, width)


def listed(rows: NDArray[np.int16]) -> pa.Array:
    """A column of lists, all of the same length."""
    return pa.FixedSizeListArray.from_arrays(pa.array(rows.ravel()), rows.shape[1])


def write_faces(info: GameInfo, folder: Path) -> None:
    """What the numbers in the column `face` are called, and what kind of card each is."""
    english, french = info.voice.cards(EN), info.voice.cards(FR)
    table = pa.table(
        {
            "face": [int(str(card["face"])) for card in english],
            "kind": [str(card["kind"]) for card in english],
            "en": [str(card["name"]) for card in english],
            "fr": [str(card["name"]) for card in french],
        }
    )
    pq.write_table(table, folder / "faces.parquet")
