"""Words that are nearly right: what a client could say at any game, with one thing in it changed, breaks nothing and is answered."""

import copy
import json
import logging
import os
import random
from pathlib import Path
from typing import Any

import pytest

from tests.properties.playing import addresses
from tests.server.visit import Socket, played, visit
from veillee.games import game, keys

SAID = 4_000 if os.environ.get("VEILLEE_SOAK") else 300
TEXTS = [
    "",
    "\u0000",
    "\ud800",
    "a\u0301" * 30,
    "\u202ex\u2066",
    "\ufb2c" * 32,
    "\u2028",
    "\U0001f468\u200d\U0001f469" * 8,
    "x" * 33,
    "x" * 5000,
    "١",
    "²",
    "\u115f",
    "\x85",
    "-1",
    "9" * 400,
    "1\n2",
]
NUMBERS = [-1, 0, 1, 2, 31, 32, 10**6, 10**6 + 1, 2**31, 2**53 - 1, 2**53, 2**63, -(2**63), 10**30, 1.5, 1e308, True]


def anything(whims: random.Random) -> Any:
    return whims.choice([whims.choice(TEXTS), whims.choice(NUMBERS), None, [], {}, [1], {"a": 1}])


def sensible(socket: Socket, whims: random.Random) -> dict[str, Any]:
    """Something that may be said there and then; nothing that ends the match."""
    state = socket.state
    options = (state["decision"] or {"options": []})["options"]
    pick: dict[str, Any] = {"type": "pick", "seq": state["seq"], "command_id": f"{whims.random()}", "pick": 0}
    if options:
        pick["pick"] = whims.randrange(len(options))
        if options[pick["pick"]]["kind"] == "text":
            pick["text"] = whims.choice(["Il était une fois", whims.choice(TEXTS)])
    at = whims.choice([*addresses(state["view"]), ""])
    return whims.choice(
        [
            pick,
            pick,
            pick,
            {"type": "why", "at": at},
            {"type": "why", "at": ":".join([*at.split(":")[:-1], whims.choice(["-1", "99", "é", "²", "1_0"])])},
            {"type": "chat", "text": "hi", "name": "W"},
            {"type": "undo"},
            {"type": "consent", "yes": whims.random() < 0.5},
            {"type": "rematch"},
            {"type": "strike", "note": 0},
            {"type": "report", "note": 0},
            {"type": "report", "line": 1},
            {"type": "typing", "text": "abc"},
            {"type": "applaud"},
            {"type": "lang", "lang": "fr"},
            {"type": "bot", "seat": 1},
            {"type": "back"},
            {"type": "chance", "seal": "0" * 64, "value": "1" * 64},
            {"type": "page", "text": "mine"},
        ]
    )


def nearly(message: dict[str, Any], whims: random.Random) -> dict[str, Any]:
    """The same with one thing changed, left out or added; its kind stays."""
    found = copy.deepcopy(message)
    key = whims.choice([*found, "more"])
    if key != "type" and whims.random() < 0.2:
        found.pop(key, None)
    elif key != "type":
        found[key] = anything(whims)
    return found


@pytest.mark.parametrize("key", keys())
def test_words_that_are_nearly_right_break_nothing(tmp_path: Path, key: str, caplog: pytest.LogCaptureFixture) -> None:
    @played
    async def scenario(folder: Path) -> None:
        whims = random.Random(key)
        async with visit(folder) as server:
            names = ["Ana", "Bob", "Cléo", "Dan", "Eva"][: max(3, game(key).seats[0])]
            names = names[: max(count for count in game(key).seats if count <= len(names))]
            sockets, table = await server.company(key, *names, listed=True)
            speakers = [*sockets, await server.join(table)]
            for _ in range(SAID):
                server.clock.now += 1.0
                asked = [one for one in sockets if one.asked]
                speaker = whims.choice(asked if asked and whims.random() < 0.6 else speakers)
                message = sensible(speaker, whims)
                speaker.say_text(json.dumps(nearly(message, whims) if whims.random() < 0.4 else message))
                heard = await speaker.quiet()
                assert not [one for one in heard if one.get("code") == "unavailable"], message
            play = server.hub.tables[table].play
            assert play is not None
            assert play.length > 5
            again = server.hub.tables[table].replayed(play.match, await server.hub.store.rows(play.match.id))
            assert (again.seq, again.version) == (play.seq, play.version)

    with caplog.at_level(logging.ERROR):
        scenario(tmp_path)
    assert [record.getMessage() for record in caplog.records] == []
