"""Those who watch may clap, a text can be shown to whoever runs the server, and the hall says whose turn it is."""

import logging
from pathlib import Path

from tests.server.test_texts import telling
from tests.server.visit import played, visit
from veillee.server.hub import Notice
from veillee.server.logs import log


class Ear(logging.Handler):
    """Hears what is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record)


@played
async def test_the_audience_claps_and_everyone_hears_it(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, bob), table = await telling(server, "Ana", "Bob")
        watcher = await server.join(table)
        watcher.say(type="applaud")
        for socket in (ana, bob, watcher):
            assert [one["type"] for one in await socket.quiet()] == ["applause"]
        ana.say(type="applaud")
        assert (await ana.next("refused"))["code"] == "player"
        for _ in range(30):
            watcher.say(type="applaud")
        watcher.say(type="ping")
        await watcher.next("pong")
        assert len(await bob.quiet()) < 6, "what comes too fast is one applause"
        await server.hub.receive(server.hub.tables[table], Notice(table, "applause"))
        assert [one["type"] for one in await bob.quiet()] == ["applause"], "another server's audience"


@played
async def test_a_text_is_reported_where_strangers_play(tmp_path: Path) -> None:
    ear = Ear()
    log.addHandler(ear)
    async with visit(tmp_path) as server:
        for listed in (False, True):
            (ana, bob), table = await telling(server, "Ana", "Bob", listed=listed)
            await bob.reply(bob.write("a slander"))
            await ana.quiet()
            for note in (3, 99):
                ana.say(type="report", note=note)
            refused = [one["code"] for one in await ana.quiet()]
            assert refused == (["no-note"] if listed else ["not-listed", "not-listed"])
    log.removeHandler(ear)
    found = [line.__dict__ for line in ear.heard if line.getMessage() == "a text was reported"]
    assert [(line["table"], line["note"], line["by"]) for line in found] == [(table, 3, 0)]
    assert "slander" not in str(found), "the log says where it is, and not what it says"


@played
async def test_the_hall_says_whose_turn_it_is(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        sockets, table = await server.company("story", "Ana", "Bob")
        ana, bob = sockets

        async def yours() -> list[bool]:
            return [(await server.get(f"/api/tables/{table}", one.token)).get("yours", False) for one in sockets]

        assert await yours() == [True, True], "both write a wish"
        await ana.reply(ana.write("my wish"))
        assert await yours() == [False, True]
        await bob.reply(bob.write("mine"))
        await ana.quiet()
        assert await yours() == [True, False], "the title"
        assert "yours" not in await server.get(f"/api/tables/{table}")
    async with visit(tmp_path, server.clock) as later:
        assert (await later.get(f"/api/tables/{table}", ana.token))["yours"], "also when the match was asleep"
