"""A match left in the middle, kept where the system keeps a user's data.

A record holds the deal. It is wrapped up, so that whoever opens the file does not read the others' hands by accident.
"""

import base64
import zlib
from pathlib import Path

from platformdirs import user_data_path

from veillee.core.game import GameInfo
from veillee.core.grammar import de
from veillee.core.match import Illegal
from veillee.core.record import Record, read_record, write_record

WRAPPED = b"veillee:"


def place_of(info: GameInfo) -> Path:
    return user_data_path("veillee", appauthor=False) / f"{info.key}.json"


def save(record: Record, info: GameInfo) -> Path:
    place = place_of(info)
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(wrapped(record))
    except OSError as error:
        raise Illegal(
            "file", f"impossible de garder la partie ({error})", f"the match cannot be kept ({error})"
        ) from None
    return place


def wrapped(record: Record) -> bytes:
    return WRAPPED + base64.b85encode(zlib.compress(write_record(record)))


def unwrapped(kept: bytes) -> Record:
    """What was wrapped up, or a record as it is: one that somebody sent can be put there too."""
    if not kept.startswith(WRAPPED):
        return read_record(kept)
    try:
        return read_record(zlib.decompress(base64.b85decode(kept[len(WRAPPED) :])))
    except (ValueError, zlib.error):
        return read_record(b"")


def saved(info: GameInfo) -> Record:
    """The match that was left; where there is none, that is said."""
    try:
        record = unwrapped(place_of(info).read_bytes())
    except OSError:
        raise Illegal(
            "save",
            f"aucune partie {de(info.name.text.fr)} n'est gardée",
            f"no match of {info.name.text.en} is kept",
        ) from None
    if record.game != info.key:
        raise Illegal("save", f"c'est une partie de « {record.game} »", f"this is a match of “{record.game}”")
    return record


def forget(info: GameInfo) -> None:
    place_of(info).unlink(missing_ok=True)
