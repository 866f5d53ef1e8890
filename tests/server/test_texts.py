"""Texts that people write in a match: taken whole or refused, secret until shown, raced for, and erased everywhere."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.visit import Clock, Said, Socket, Visit, one_secret, play_on, played, prose, visit
from tests.toys import story
from veillee.core.record import read_record, verify
from veillee.server.protocol import MESSAGE_BYTES
from veillee.server.settings import Limits
from veillee.server.written import tidied

ROUNDS = 200
LANGS = {"Once upon a time": "fr", "Il était une fois": "en", "The end": "fr"}
"""What people wrote in which language, whatever it looks like."""


async def telling(server: Visit, *names: str, **body: Any) -> tuple[list[Socket], str]:
    """People at a table of La Ronde who have written their wishes and a title: the window is open."""
    sockets, table = await server.company("story", *names, **body)
    for at, socket in enumerate(sockets):
        await socket.reply(socket.write(f"wish {at}"))
    await sockets[0].quiet()
    await sockets[0].reply(sockets[0].write("The Title"))
    for socket in sockets:
        await socket.quiet()
    return sockets, table


def told(socket: Socket) -> list[str]:
    return [line["text"] for line in socket.state["view"]["lines"]]


@played
async def test_a_text_is_asked_for_and_taken_whole(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, bob), _ = await server.company("story", "Ana", "Bob")
        assert ana.asked is not None
        assert (ana.asked["limit"], ana.asked["window"]) == (60, None)
        assert [option["kind"] for option in ana.asked["options"]] == ["text"], "one text to write is a real choice"
        for text, code in (("", "text-empty"), ("x" * 61, "text-long"), ("two\nlines", "text-control")):
            assert (await ana.reply(ana.write(text)))["code"] == code
        wish = "𝄞" * 60
        assert (await ana.reply(ana.write(wish)))["type"] == "state"
        assert (await bob.reply(bob.write("'; DROP TABLE answer; --")))["type"] == "state"
        await ana.quiet()
        await bob.quiet()
        assert ana.state["view"]["wishes"] == [wish, None]
        assert bob.asked is None
        assert (await ana.reply(ana.pick(0, text="Once {0} [a|b]")))["type"] == "state"
        await bob.quiet()
        assert bob.state["view"]["title"] == "Once {0} [a|b]"
        refused = await bob.reply(bob.choose("I have done", text="a text"))
        assert refused["code"] == "text-unasked"


@played
async def test_the_longest_text_fits_in_a_message(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, bob), _ = await telling(server, "Ana", "Bob")
        refused = await ana.reply(ana.write("é" * 10_000))
        assert refused["code"] == "text-long"
        body = {"seq": bob.state["seq"], "command_id": "c", "pick": 0, "text": "𝄞" * 10_000}
        bob.say(**{"type": "pick", **body})
        assert (await bob.reply("c"))["code"] == "text-long"
        bob.say(type="pick", seq=0, command_id="d", pick=0, text="x" * MESSAGE_BYTES)
        assert await bob.closed() == 4413


@played
async def test_what_is_written_in_secret_reaches_nobody(tmp_path: Path) -> None:
    """Two matches on the same seed that differ only in Bob's wish are the same to all others, byte for byte, until it is shown."""
    heard = []
    for wish in ("gold", "a very different thing, and a longer one"):
        folder = tmp_path / wish
        folder.mkdir()
        async with visit(folder) as server:
            with one_secret():
                (ana, bob, cleo), table = await server.company("story", "Ana", "Bob", "Cléo")
            watcher = await server.join(table)
            seq = ana.state["seq"]
            for socket, text in ((bob, wish), (ana, "silver"), (cleo, "tin")):
                await socket.reply(socket.write(text, seq=seq, command_id="c"))
            await ana.quiet()
            await ana.reply(ana.write("Title", command_id="t"))
            ids = [table, (await server.get(f"/api/tables/{table}"))["match"]]
            heard.append([plain_lines(socket, ids, await socket.quiet()) for socket in (ana, cleo, watcher)])
            assert wish not in str(heard)
    assert heard[0] == heard[1]
    assert all(len(lines) > 2 for lines in heard[0])


def plain_lines(socket: Socket, ids: list[str], _last: list[Said]) -> list[str]:
    """What somebody was sent, whatever the table is called."""
    lines = [text for text in socket.raw if '"presence"' not in text and '"pong"' not in text]
    for id_ in ids:
        lines = [line.replace(id_, "id") for line in lines]
    return lines


@played
async def test_a_text_carries_its_writers_language(tmp_path: Path) -> None:
    """In the log, the record and the store; one may also say that it is another; a text stored before that was known has none."""
    async with visit(tmp_path) as server:
        (ana, bob), table = await telling(server, "Ana", "Bob")
        await bob.reply(bob.write("Il était une fois"))
        await bob.reply(bob.write("The end", lang="fr"))
        ana.say(type="lang", lang="fr")
        await ana.reply(ana.write("Once upon a time"))
        await ana.reply(ana.pick(1))
        await bob.reply(bob.pick(1))
        match = (await server.get(f"/api/tables/{table}"))["match"]
        replay = await server.get(f"/api/matches/{match}/replay?lang=en", ana.token)
        quoted = {
            piece["text"]: piece["lang"]
            for frame in replay["frames"]
            for entry in frame["events"]
            for piece in entry["text"]
            if isinstance(piece, dict) and "lang" in piece
        }
        assert {text: quoted[text] for text in LANGS} == LANGS
        record = read_record(json.dumps(await server.get(f"/api/matches/{match}/record", ana.token)))
        assert {record.texts[number]: lang for number, lang in record.langs.items() if number > 2} == LANGS
        verify(record, story.STORY)
        old = await server.hub.store.rows(match)
        assert [row.lang for row in old if row.text is None] == [None] * 2


PIECES = [
    "",
    " ",
    "word",
    "\u202eback\u202c",
    "\u2067right\u2069",
    "\u200f",
    "\u200b\ufeff",
    "<script>alert(1)</script>",
    "</p>]]>&amp;",
    "*_`#[x](y)",
    "👩‍👩‍👧🐉",
    "e\u0301" + "\u0301" * 40,
    "العربية 漢字",
    "\n",
    "\r\n" * 9,
    "\x00",
    "\x1b[31m",
    "\u2028",
    "\ufffe",
    "{0} [a|b]",
    "\n" * 3_000,
]
"""What people paste, by accident or not."""


@played
async def test_whatever_is_written_is_refused_or_shown_as_it_was_taken(tmp_path: Path) -> None:
    """Texts put together from anything: a refusal has its reason, what is taken reaches everyone alike, and reaches beyond nothing."""
    dice = random.Random(12)
    async with visit(tmp_path, limits=Limits(texts=1000)) as server:
        (ana, bob), table = await telling(server, "Ana", "Bob")
        assert (await ana.reply(ana.write("\n" * 9_999 + "x")))["code"] == "text-long"
        taken: list[str] = []
        for _ in range(60):
            text = "".join(dice.choices(PIECES, k=dice.randrange(4)))
            reply = await ana.reply(ana.write(text))
            if reply["type"] == "state":
                taken.append(tidied(text))
            else:
                assert reply["code"] in ("text-empty", "text-long", "text-control"), reply
            if len(taken) == 5:
                break
        assert len(taken) == 5
        await bob.quiet()
        watcher = await server.join(table)
        assert told(ana) == told(bob) == told(watcher) == taken
        shown = "".join(taken)
        assert not any(sign in shown for sign in "\u202e\u2067\u200b\ufeff\n\x00\x1b\u2028")


@pytest.fixture
def long_story(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(story, "LINES", ROUNDS)


@pytest.mark.usefixtures("long_story")
def test_two_writers_at_once_lose_nothing(tmp_path: Path) -> None:
    """Hundreds of rounds in which both write at the same moment: none is refused, and each is written once."""

    @played
    async def scenario(folder: Path) -> None:
        async with visit(folder) as server:
            sockets, _ = await telling(server, "Ana", "Bob")
            for number in range(ROUNDS):
                await write_at_once(sockets, number)
            assert sockets[0].state["over"]
            lines = told(sockets[0])
            assert sorted(lines) == sorted(f"{name} {n}" for name in (0, 1) for n in range(ROUNDS))

    scenario(tmp_path)


@pytest.mark.usefixtures("long_story")
def test_two_writers_on_two_servers_lose_nothing(tmp_path: Path) -> None:
    @played
    async def scenario(folder: Path) -> None:
        watch = Clock()
        async with visit(folder, watch) as one, visit(folder, watch) as two:
            (ana, bob), table = await telling(one, "Ana", "Bob")
            sockets = [ana, await elsewhere(two, bob, table)]
            for number in range(ROUNDS // 2):
                await write_at_once(sockets, number)
            play = one.hub.tables[table].play
            assert play is not None
            texts = [row.text for row in await one.hub.store.rows(play.match.id)]
            assert len(texts) == len(set(texts)) == 3 + ROUNDS

    scenario(tmp_path)


async def elsewhere(server: Visit, socket: Socket, table: str) -> Socket:
    """The same person, connected to another server."""
    token = socket.token
    await socket.leave()
    return await server.join(table, token)


async def write_at_once(sockets: list[Socket], number: int) -> None:
    commands = [socket.write(f"{at} {number}") for at, socket in enumerate(sockets)]
    for socket, command in zip(sockets, commands, strict=True):
        reply = await socket.reply(command)
        assert reply["type"] == "state", reply
    for socket in sockets:
        await socket.quiet()


@played
async def test_a_text_cannot_be_taken_back(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, bob), _ = await telling(server, "Ana", "Bob")
        line = await bob.reply(bob.write("a line"))
        done = await bob.reply(bob.choose("I have done"))
        assert (line["undo"], done["undo"]) == (None, "free")
        bob.say(type="undo")
        welcome = await bob.next("welcome")
        assert [line["text"] for line in welcome["state"]["view"]["lines"]] == ["a line"]
        await ana.quiet()


@played
async def test_a_text_is_erased_everywhere(tmp_path: Path) -> None:
    """From every page, the log, the replay, the record and the store; and the record still verifies."""
    async with visit(tmp_path) as server:
        (ana, bob, cleo), table = await telling(server, "Ana", "Bob", "Cléo")
        watcher = await server.join(table)
        await bob.reply(bob.write("a slander"))
        await cleo.quiet()
        await cleo.reply(cleo.write("a reply"))
        note = 4
        for socket, seen in ((ana, note), (bob, note), (cleo, None), (watcher, None)):
            await socket.quiet()
            shown = [entry for line in socket.raw for entry in entries(line) if "slander" in str(entry)]
            assert [entry.get("note") for entry in shown] == [seen]
        cleo.say(type="strike", note=note)
        assert (await cleo.next("refused"))["code"] == "not-yours"
        cleo.say(type="strike", note=99)
        assert (await cleo.next("refused"))["code"] == "no-note"
        assert (await server.get(f"/api/tables/{table}"))["host"] == 0
        ana.say(type="strike", note=note)
        for socket in (ana, bob, cleo, watcher):
            welcome = await socket.next("welcome")
            assert "slander" not in str(welcome)
            assert prose(welcome["log"][-2]["text"]).endswith(": …")
            assert [line["text"] for line in welcome["state"]["view"]["lines"]] == ["", "a reply"]
        cleo.say(type="strike", note=note + 1)
        await cleo.next("welcome")
        await play_on([ana, bob, cleo], random.Random(2))
        over = ana.state["over"]
        bob.say(type="strike", note=1)
        await bob.next("welcome")
        await after_the_end(server, over["match"], ana.token)
    assert b"a slander" not in (tmp_path / "veillee.db").read_bytes()


def entries(line: str) -> list[Said]:
    """What a message told of what happened."""
    message: Said = json.loads(line)
    found: list[Said] = message.get("log") or message.get("events") or []
    return found


async def after_the_end(server: Visit, match: str, token: str | None) -> None:
    replay = await server.replay(match, "seat=all", token)
    record = await server.get(f"/api/matches/{match}/record", token)
    for gone in ("slander", "a reply", "wish 1"):
        assert gone not in str(replay)
        assert gone not in str(record)
        assert gone not in str(await server.hub.store.rows(match))
    assert "wish 0" in str(record)
    assert len(record["digests"]) == 3
    verify(read_record(json.dumps(record)), story.STORY)


@played
async def test_a_text_is_erased_where_the_match_goes_on(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, bob), _ = await telling(server, "Ana", "Bob")
        await bob.reply(bob.write("a slander"))
        await play_on([ana, bob], random.Random(2))
        over = ana.state["over"]
        body = {"game": "story", "name": "Dan", "from": {"match": over["match"], "number": 5}}
        seated = await server.post("/api/tables", body, ana.token)
        dan = await server.sit(seated)
        assert "a slander" in told(dan)
        bob.say(type="strike", note=3)
        await bob.next("welcome")
        welcome = await dan.next("welcome")
        assert "slander" not in str(welcome)
        assert len(welcome["state"]["view"]["lines"]) >= 1


@played
async def test_bots_write(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        seated = await server.open(game="story", seats=2, bots={"1": "novice"})
        ana = await server.sit(seated)
        for text in ("my wish", "my title"):
            await server.until(lambda: not server.hub.tables[seated["table"]].thinking)
            await ana.quiet()
            await ana.reply(ana.write(text))
        await ana.reply(ana.choose("I have done"))
        await ana.ending()
        assert ana.state["over"]["shares"] == [0, 0]
        assert all(ana.state["view"]["wishes"])


@pytest.mark.usefixtures("long_story")
@played
async def test_six_texts_a_minute(tmp_path: Path) -> None:
    """The seventh is refused with how long to wait, is not lost, and is taken then; a restart forgets nothing."""
    async with visit(tmp_path, limits=Limits()) as server:
        (ana, bob), table = await telling(server, "Ana", "Bob")
        server.clock.now += 60
        for number in range(6):
            await server.pass_time(5)
            assert (await bob.reply(bob.write(f"{number}")))["type"] == "state"
        refused = await bob.reply(bob.write("one more", command_id="seventh"))
        assert (refused["code"], refused["text"]) == (
            "slow-down",
            "at most 6 texts a minute: wait 35 s before you send this one",
        )
        await ana.quiet()
        assert (await ana.reply(ana.write("mine")))["type"] == "state", "each seat has its own"
        token = bob.token
    async with visit(tmp_path, server.clock, limits=Limits()) as later:
        again = await later.join(table, token)
        assert (await again.reply(again.write("one more", command_id="seventh")))["code"] == "slow-down"
        server.clock.now += 35
        assert (await again.reply(again.write("one more", command_id="seventh")))["type"] == "state"
        assert (await again.reply(again.write("one more", command_id="seventh", seq=0)))["type"] == "state"


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ("e\u0301te\u0301", "\u00e9t\u00e9"),
        ("\u202edrawrof\u202c and \u2066on\u2069", "drawrof and on"),
        ("a\u200bb\ufeffc\u2060d", "abcd"),
        ("one\u2028two\u2029three", "one two three"),
        ("\u05e9\u05dc\u05d5\u05dd \u200fok\u200e", "\u05e9\u05dc\u05d5\u05dd \u200fok\u200e"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
        ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"),
        ("z" + "\u0336" * 40 + "!", "z" + "\u0336" * 8 + "!"),
        ("<b>*plain*</b> & {0} [a|b]", "<b>*plain*</b> & {0} [a|b]"),
    ],
)
def test_a_text_keeps_what_it_says_and_reaches_nothing_beside_it(sent: str, kept: str) -> None:
    assert tidied(sent) == kept
    assert tidied(kept) == kept


@played
async def test_texts_and_talk_are_tidied_at_the_door(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, bob), _ = await telling(server, "Ana", "Bob")
        assert (await bob.reply(bob.write("\u202e\u200b")))["code"] == "text-empty"
        await bob.reply(bob.write("\u202ecafe\u0301" + "x" * 195))
        await ana.quiet()
        assert told(ana) == ["caf\u00e9" + "x" * 195], "a text is counted as it is kept"
        ana.say(type="chat", text="\u2067hi")
        assert (await bob.next("chat"))["text"] == "hi"
