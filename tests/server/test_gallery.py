"""What spectators say: to each other at once, to those who play when the match is over."""

from pathlib import Path

from tests.server.visit import Said, Socket, Visit, played, visit


def heard(messages: list[Said]) -> list[str]:
    return [one["text"] for one in messages if one["type"] == "chat"]


async def welcomed(server: Visit, table: str, token: str | None) -> list[str]:
    """The talk that somebody finds who comes anew."""
    socket = await server.join(table, token)
    socket.say(type="lang", lang="en")
    return [line["text"] for line in (await socket.next("welcome"))["chat"]]


async def says(socket: Socket, text: str, **more: str) -> None:
    socket.say(type="chat", text=text, **more)
    await socket.quiet()


@played
async def test_it_reaches_the_players_when_the_match_is_over(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel()
        cleo, dan = await server.join(table), await server.join(table)
        cleo.say(type="chat", text="Bob bluffe", name="Cléo")
        line = await dan.next("chat")
        assert (line["name"], line["seat"], line["text"]) == ("Cléo", -1, "Bob bluffe")
        await says(ana, "bonne chance")
        assert heard(await bob.quiet()) == ["bonne chance"]
        assert await welcomed(server, table, bob.token) == ["bonne chance"]
        assert await welcomed(server, table, None) == ["Bob bluffe", "bonne chance"]
        bob.say(type="concede")
        assert heard(await bob.quiet()) == ["Bob bluffe"]
        assert heard(await ana.quiet()) == ["Bob bluffe"]
        await says(cleo, "bien joué", name="Cléo")
        assert heard(await ana.quiet()) == ["bien joué"], "and at once from now on"
        server.clock.now += 1
        for socket in (ana, bob):
            socket.say(type="rematch")
            await socket.quiet()
        await says(cleo, "encore", name="Cléo")
        assert heard(await ana.quiet()) == []
        assert await welcomed(server, table, ana.token) == ["Bob bluffe", "bonne chance", "bien joué"]


@played
async def test_a_spectator_gives_a_name_and_may_be_kept_out(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        _, _, table = await server.duel()
        cleo = await server.join(table)
        cleo.say(type="chat", text="bonsoir", name=" ")
        assert (await cleo.next("refused"))["code"] == "name"
        _, _, alone = await server.duel(watch="nobody")
        stranger = server.connect(alone)
        stranger.say(type="hello", token=None, lang="en")
        assert await stranger.closed() == 4403
