"""What somebody keeps for himself beside a match: stored with the seat, for any game, and nobody else ever gets it."""

from pathlib import Path

import pytest

from tests.server.visit import Socket, Visit, played, visit
from veillee.server.protocol import PAGE_LENGTH

SECRET = "Bruno ment depuis midi"


async def page_of(server: Visit, table: str, token: str | None) -> str:
    """What somebody is given who comes anew."""
    socket = await server.join(table, token)
    welcome = next(text for text in socket.raw if '"welcome"' in text)
    await socket.leave()
    return welcome


@played
async def test_it_outlives_reloads_and_crashes_and_can_be_erased(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, _, table = await server.duel()
        ana.say(type="page", text="first thoughts")
        ana.say(type="page", text=SECRET)
        await ana.quiet()
        assert SECRET in await page_of(server, table, ana.token)
    async with visit(tmp_path, server.clock) as later:
        assert SECRET in await page_of(later, table, ana.token)
        again = await later.join(table, ana.token)
        again.say(type="page", text="")
        await again.quiet()
        assert '"page"' not in await page_of(later, table, ana.token)
    async with visit(tmp_path, server.clock) as last:
        assert '"page"' not in await page_of(last, table, ana.token)


@played
async def test_only_its_author_gets_it_on_every_device(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel()
        elsewhere, watcher = await server.join(table, ana.token), await server.join(table)
        ana.say(type="page", text=SECRET)
        assert [one["type"] for one in await ana.quiet() if one["type"] != "presence"] == []
        assert (await elsewhere.next("page"))["text"] == SECRET
        for other in (bob, watcher):
            await other.quiet()
            assert SECRET not in "".join(other.raw)
        for token in (bob.token, None):
            assert SECRET not in await page_of(server, table, token)
        match = (await server.get(f"/api/tables/{table}"))["match"]
        assert SECRET not in str(await server.get(f"/api/tables/{table}"))
        bob.say(type="concede")
        await ana.ending()
        for path in ("record", "replay?seat=all"):
            assert SECRET not in str(await server.get(f"/api/matches/{match}/{path}"))


@played
async def test_the_next_round_and_the_next_holder_begin_with_none(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel()
        ana.say(type="page", text=SECRET)
        bob.say(type="concede")
        await bob.quiet()
        assert SECRET in await page_of(server, table, ana.token), "what was noted stays when the match is over"
        await server.post(f"/api/tables/{table}/leave", {}, ana.token)
        cleo = await server.post(f"/api/tables/{table}/sit", {"name": "Cléo"})
        assert SECRET not in await page_of(server, table, cleo["token"])
        newcomer = await server.join(table, cleo["token"])
        newcomer.say(type="page", text="mine")
        assert (await newcomer.next("refused"))["code"] == "not-yours"
        for socket in (bob, newcomer):
            socket.say(type="rematch")
            await socket.quiet()
        assert SECRET not in await page_of(server, table, cleo["token"])
        newcomer.say(type="page", text="mine")
        await newcomer.quiet()
        assert "mine" in await page_of(server, table, cleo["token"])


async def refusal(socket: Socket, text: str) -> str:
    socket.say(type="page", text=text)
    return str((await socket.next("refused"))["code"])


@played
async def test_it_has_a_length_and_spectators_have_none(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, _, table = await server.duel()
        assert await refusal(ana, "x" * (PAGE_LENGTH + 1)) == "malformed"
        assert await refusal(await server.join(table), "x") == "spectator"
        ana.say(type="page", text="x" * PAGE_LENGTH)
        await ana.quiet()
        assert "x" * PAGE_LENGTH in await page_of(server, table, ana.token)


@pytest.mark.parametrize("text", ["💬 à gauche", '{"marks":{"suspect:3":"doubt"}}'])
def test_any_text_comes_back_as_it_was(tmp_path: Path, text: str) -> None:
    @played
    async def scenario(folder: Path) -> None:
        async with visit(folder) as server:
            ana, _, table = await server.duel()
            body = {"type": "page", "text": text}
            assert await server.post(f"/api/tables/{table}/say", body, ana.token) == {"done": True}
            assert (await ana.next("page"))["text"] == text

    scenario(tmp_path)
