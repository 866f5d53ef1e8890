"""Structured logging: one JSON object a line. It names tables and codes, never a card, an answer, a text or a token."""

import logging
import sys
import traceback
from datetime import UTC, datetime

from msgspec.json import encode

log = logging.getLogger("veillee")

OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime"}


class Lines(logging.Formatter):
    """A record as one line; an exception is told by its kind and its places, not by its words, which may hold a secret.

    Text that is no text is a client's fault, though the web server takes it for its own.
    """

    def format(self, record: logging.LogRecord) -> str:
        kind = record.exc_info[0] if record.exc_info else None
        nonsense = kind is not None and issubclass(kind, UnicodeError)
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": "warning" if nonsense else record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in OWN and key != "color_message"}
        if record.exc_info and kind is not None and not nonsense:
            line["error"] = kind.__name__
            frames = traceback.extract_tb(record.exc_info[2])
            line["places"] = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames]
        return encode(line).decode()


def start_logging() -> None:
    """Everything we or our libraries say goes to the standard error, as lines."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [out]
    root.setLevel(logging.WARNING)
    log.setLevel(logging.INFO)
    logging.getLogger("uvicorn").handlers = []
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
