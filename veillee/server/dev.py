"""A development server from `name=value` arguments, for tests and measurements; `veillee serve` is the one for people."""

from collections.abc import Sequence

from msgspec import convert

from veillee.server.run import serve
from veillee.server.settings import Settings

NO_LIMIT = 10**9


def main(words: Sequence[str]) -> None:
    """Any setting by its name, as in `port=8765 database=sqlite:///file`.

    `forced_delay`, `alike_delay` and `window_pace` have two numbers with a comma; `fearless=` lifts the limits, for those who come by hundreds from one address.
    """
    pairs = [word.partition("=") for word in words]
    given: dict[str, object] = {key: value for key, _, value in pairs}
    host, port = str(given.pop("host", "127.0.0.1")), int(str(given.pop("port", 8765)))
    for key in given.keys() & {"forced_delay", "alike_delay", "window_pace"}:
        given[key] = str(given[key]).split(",")
    if given.pop("fearless", None) is not None:
        most = dict.fromkeys(
            ("messages", "talk", "requests", "tables", "seats", "rounds", "hints", "curves"), (NO_LIMIT, 1.0)
        )
        given["limits"] = {**most, "sockets": NO_LIMIT, "listed": NO_LIMIT, "texts": NO_LIMIT}
    serve(convert(given, Settings, strict=False), host, port)
