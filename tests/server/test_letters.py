"""Letters as they come: who is writing is seen by all others at the table, and nothing of it is kept."""

from pathlib import Path

from msgspec import Raw

from tests.server.test_texts import telling
from tests.server.visit import Said, Socket, played, visit
from veillee.server.hub import Notice
from veillee.server.settings import Limits


async def typed(socket: Socket) -> list[tuple[int, str]]:
    """What others were seen to type since."""
    return [(one["seat"], one["text"]) for one in await socket.quiet() if one["type"] == "typing"]


async def types(socket: Socket, *texts: str) -> list[Said]:
    for text in texts:
        socket.say(type="typing", text=text)
    return await socket.quiet()


@played
async def test_the_others_see_what_is_typed_and_that_it_is_written(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, bob, cleo), table = await telling(server, "Ana", "Bob", "Cléo")
        watcher = await server.join(table)
        assert await types(bob, "O", "Once") == [], "nobody is told what he types himself"
        await types(cleo, "Meanwhile")
        for socket in (ana, watcher):
            assert await typed(socket) == [(1, "O"), (1, "Once"), (2, "Meanwhile")]
        await bob.reply(bob.write("Once upon a time"))
        heard = [one["type"] for one in await ana.quiet()]
        assert heard == ["state", "typing"], "the paragraph comes first, then the letters go"
        assert await typed(watcher) == [(1, "")]
        await types(cleo, "")
        assert await typed(ana) == [(2, "")]
        await types(cleo, "")
        assert await typed(ana) == []


@played
async def test_what_stays_secret_is_not_seen_while_typed(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, bob), _ = await server.company("story", "Ana", "Bob")
        await types(ana, "I want gold")
        assert await typed(bob) == [], "a wish"
        await ana.reply(ana.write("gold"))
        await types(bob, "me too")
        await bob.reply(bob.write("silver"))
        assert await typed(ana) == [], "nor that of the last who writes at once with others"
        await types(bob, "A title")
        assert await typed(ana) == [], "it is not for him to write now"
        await types(ana, "The title")
        assert await typed(bob) == [(0, "The title")]


@played
async def test_letters_go_when_the_window_closes_or_the_writer_leaves(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, bob, cleo), _ = await telling(server, "Ana", "Bob", "Cléo")
        await types(bob, "and then")
        await types(cleo, "but")
        await typed(ana)
        await bob.reply(bob.choose("I have done"))
        assert await typed(ana) == [(1, "")]
        await cleo.leave()
        assert await typed(ana) == [(2, "")]


@played
async def test_letters_are_few_and_short(tmp_path: Path) -> None:
    async with visit(tmp_path, limits=Limits(typing=(3, 1.0))) as server:
        (ana, bob), _ = await telling(server, "Ana", "Bob")
        await types(bob, "x" * 5000, "a\u202eb\ue000", "c", "d", "e")
        assert await typed(ana) == [(1, "x" * 200), (1, "ab\ue000"), (1, "c")]
        server.clock.now += 1
        await types(bob, "f")
        assert await typed(ana) == [(1, "f")]


@played
async def test_a_table_may_turn_letters_off(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, bob), table = await telling(server, "Ana", "Bob", letters=False)
        assert (await server.get(f"/api/tables/{table}"))["letters"] is False
        await types(bob, "and then")
        assert await typed(ana) == []
        watcher = await server.join(table)
        watcher.say(type="typing", text="boo")
        assert (await watcher.next("refused"))["code"] == "spectator"


@played
async def test_a_silence_waits_for_one_who_types(tmp_path: Path) -> None:
    """Nobody loses the pen in the middle of a word, but not for longer than twice the time."""
    async with visit(tmp_path) as server:
        (ana, bob), table_id = await telling(server, "Ana", "Bob")
        table = server.hub.tables[table_id]
        play = table.play
        assert play is not None
        assert play.pending is not None
        play.pending.due = 1
        table.schedule(play)
        deadline = table.lapse_at
        for now, types_on in ((deadline + 10, True), (deadline + 16, False)):
            server.clock.now = deadline
            await types(bob, "slowly")
            assert table.types_on(play, now) is types_on
        server.clock.now = deadline + play.patience
        await types(bob, "still")
        assert not table.types_on(play, server.clock.now)
        await ana.quiet()


@played
async def test_a_poll_is_not_woken_by_letters(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, bob), table = await telling(server, "Ana", "Bob")
        reply = await server.post(f"/api/tables/{table}/say", {"type": "typing", "text": "by post"}, bob.token)
        assert reply == {"done": True}
        assert await typed(ana) == [(1, "by post")]
        assert [one.follows_letters for one in server.hub.tables[table].listeners] == [True, True]


@played
async def test_letters_come_from_other_servers(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, bob), table = await telling(server, "Ana", "Bob")
        notice = Notice(table, "typing", [1], Raw(b'"from afar"'))
        await server.hub.receive(server.hub.tables[table], notice)
        assert await typed(ana) == [(1, "from afar")]
        assert (await server.get(f"/api/tables/{table}"))["seats"][1]["connected"]
        await bob.quiet()
