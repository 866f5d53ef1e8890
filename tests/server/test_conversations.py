"""What is said over the wire, and what comes back."""

import random
from pathlib import Path

from tests.server.visit import Said, Socket, Visit, play_on, played, prose, visit


@played
async def test_two_people_play_a_whole_match(tmp_path: Path) -> None:
    """From the first hello to the result, which both are told alike, and a record that stands the check."""
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel()
        seal = (await server.get(f"/api/tables/{table}"))["seal"]
        given = await play_on([ana, bob], random.Random(1))
        assert given > 20
        over = ana.state["over"]
        assert over["shares"] == bob.state["over"]["shares"]
        assert over["reason"] == "rules"
        assert sum(over["shares"]) == 1
        record = await server.get(f"/api/matches/{over['match']}/record")
        assert record["seal"] == seal
        assert record["dice"] == f"sealed:{over['secret']}"
        assert record["trace"]
        await verified(record)
        facts = await server.get(f"/api/tables/{table}")
        assert facts["state"] == "over"


async def verified(record: dict[str, object]) -> None:
    from msgspec.json import encode

    from veillee.core.record import read_record, verify
    from veillee.games import game

    verify(read_record(encode(record)), game("legions"))


@played
async def test_a_welcome_tells_everything(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        seated = await server.open(listed=True)
        waiting = await server.join(seated["table"], seated["token"])
        assert waiting.state == {}
        bob = await server.post(f"/api/tables/{seated['table']}/sit", {"name": "  Bob  "})
        assert bob["seat"] == 1
        welcome = await waiting.next("welcome")
        while welcome["state"] is None:
            welcome = await waiting.next("welcome")
        assert [seat["name"] for seat in welcome["table"]["seats"]] == ["Ana", "Bob"]
        assert welcome["table"]["state"] == "running"
        assert len(welcome["table"]["seal"]) == 64
        assert welcome["seat"] == 0
        assert welcome["log"][0]["number"] == 0
        assert welcome["state"]["decision"]["options"]
        assert welcome["state"]["bar"] == welcome["state"]["decision"]["ask"]


@played
async def test_a_spectator_sees_no_decision(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        _, _, table = await server.duel()
        watcher = await server.join(table)
        assert watcher.state["decision"] is None
        assert prose(watcher.state["bar"]) == "Waiting for Ana and Bob."
        watcher.say(type="pick", seq=0, command_id="x", pick=0)
        assert (await watcher.next("refused"))["code"] == "spectator"
        watcher.say(type="concede")
        assert (await watcher.next("refused"))["code"] == "spectator"


@played
async def test_who_may_watch(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        _, _, table = await server.duel(watch="nobody")
        outsider = server.connect(table)
        outsider.say(type="hello", lang="fr")
        assert await outsider.closed() == 4403
        assert "n’admet pas de spectateurs" in outsider.raw[-1]


@played
async def test_a_stale_answer_is_refused_with_the_current_state(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, _, _ = await server.duel()
        ana.say(type="pick", seq=99, command_id="late", pick=0)
        refused = await ana.next("refused")
        assert refused["code"] == "stale"
        assert refused["command_id"] == "late"
        assert refused["state"]["seq"] == ana.state["seq"]
        ana.pick(99)
        assert (await ana.next("refused"))["code"] == "unknown-option"


@played
async def test_a_repeated_command_is_done_once(tmp_path: Path) -> None:
    """Even by another server that starts after a crash: the command is kept with the answer."""
    async with visit(tmp_path) as server:
        ana, _bob, table = await server.duel()
        seq = ana.state["seq"]
        ana.pick(0, "once")
        assert (await ana.next("state"))["command_id"] == "once"
        ana.say(type="pick", seq=seq, command_id="once", pick=1)
        again = await ana.next("state")
        assert again["command_id"] == "once"
        rows = await server.hub.store.rows((await server.get(f"/api/tables/{table}"))["match"])
        assert len(rows) == 1
        async with visit(tmp_path) as other:
            hub = other.hub
            loaded = await hub.table(table)
            play = await loaded.wake()
            assert play is not None
            assert (0, "once") in play.commands


@played
async def test_a_sealed_answer_tells_the_others_nothing(tmp_path: Path) -> None:
    """LEG-10: both choose at once; until both have, nobody learns that the other has."""
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel()
        watcher = await server.join(table)
        await bob.quiet()
        ana.pick(0)
        mine = await ana.next("state")
        assert mine["waiting"] == [1]
        assert mine["decision"] is None
        assert await bob.quiet() == []
        assert await watcher.quiet() == []
        late = await server.join(table)
        assert (late.state["number"], late.state["version"], late.state["waiting"]) == (0, 1, [0, 1])


@played
async def test_the_language_changes_without_a_reload(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, _, _ = await server.duel()
        english = ana.state["bar"]
        ana.say(type="lang", lang="fr")
        await ana.next("welcome")
        assert ana.state["bar"] != english


@played
async def test_chat_is_kept_with_the_table(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel()
        ana.say(type="chat", text="  <b>Bonsoir</b>  ")
        line = await bob.next("chat")
        assert (line["seat"], line["name"], line["text"]) == (0, "Ana", "<b>Bonsoir</b>")
        ana.say(type="chat", text="x" * 501)
        assert (await ana.next("refused"))["code"] == "too-long"
        for _ in range(4):
            ana.say(type="chat", text="encore")
        ana.say(type="chat", text="trop")
        assert (await ana.next("refused"))["code"] == "slow-down"
        async with visit(tmp_path, server.clock) as later:
            watcher = later.connect(table)
            watcher.say(type="hello")
            welcome = await next_welcome(watcher)
            assert [line["text"] for line in welcome["chat"]] == ["<b>Bonsoir</b>", *["encore"] * 4]


async def next_welcome(socket: Socket) -> Said:
    assert (await socket.event())["type"] == "websocket.accept"
    return await socket.next("welcome")


@played
async def test_a_reconnect_resumes_where_it_was(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel()
        await play_on([ana, bob], random.Random(2), 6)
        seen = ana.state["version"]
        await ana.leave()
        await play_on([bob], random.Random(3), 1) if bob.asked else None
        token = "unknown"
        stranger = server.connect(table)
        stranger.say(type="hello", token=token)
        assert await stranger.closed() == 4401
        back = server.connect(table)
        back.say(type="hello", last=seen, lang="en")
        welcome = await next_welcome(back)
        assert welcome["resumed"] is True
        assert all(entry["number"] > 0 for entry in welcome["log"])
        whole = server.connect(table)
        whole.say(type="hello", last=seen + 1_000_000, lang="en")
        assert (await next_welcome(whole))["resumed"] is False


@played
async def test_conceding_gives_the_match_to_the_other(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel(listed=True)
        ana.say(type="concede")
        over = await bob.ending()
        assert over["shares"] == [0.0, 1.0]
        assert over["reason"] == "concede"
        assert prose(over["text"]) == "Ana concedes."
        ana.say(type="concede")
        assert (await ana.next("refused"))["code"] == "over"
        listed = await server.get("/api/matches")
        assert [(match["table"], match["reason"]) for match in listed] == [(table, "concede")]
        assert (await server.get(f"/api/matches/{over['match']}/record"))["trace"] is None


@played
async def test_a_rematch_rotates_the_seats(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel()
        ana.say(type="rematch")
        assert (await ana.next("refused"))["code"] == "not-over"
        ana.say(type="concede")
        await bob.ending()
        over = bob.state["version"]
        first = await server.get(f"/api/tables/{table}")
        bob.say(type="rematch")
        wanted = await ana.next("rematch")
        assert (wanted["wanted"], wanted["needs"]) == ([1], [0])
        ana.say(type="rematch")
        assert (await ana.next("welcome"))["seat"] == 1
        assert (await bob.next("welcome"))["seat"] == 0
        second = await server.get(f"/api/tables/{table}")
        assert second["round"] == 1
        assert ana.state["version"] > over
        assert second["seal"] != first["seal"]
        assert [seat["name"] for seat in second["seats"]] == ["Bob", "Ana"]
        assert await play_on([ana, bob], random.Random(4), 4) == 4


@played
async def test_leaving_frees_a_seat_before_and_after_but_not_during(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana = await server.open()
        await server.post(f"/api/tables/{ana['table']}/leave", {}, ana["token"])
        assert (await server.get(f"/api/tables/{ana['table']}"))["seats"][0]["name"] is None
        cleo = await server.post(f"/api/tables/{ana['table']}/sit", {"name": "Cléo", "seat": 0})
        bob = await server.post(f"/api/tables/{ana['table']}/sit", {"name": "Bob"})
        full = await server.post(f"/api/tables/{ana['table']}/sit", {"name": "Dan"}, status=409)
        assert full["code"] == "running"
        refused = await server.post(f"/api/tables/{ana['table']}/leave", {}, bob["token"], status=409)
        assert refused["code"] == "running"
        await server.post(f"/api/tables/{ana['table']}/say", {"type": "concede"}, cleo["token"])
        await server.post(f"/api/tables/{ana['table']}/leave", {}, cleo["token"])
        dan = await server.post(f"/api/tables/{ana['table']}/sit", {"name": "Dan"})
        assert dan["seat"] == 0
        gone = await server.post(f"/api/tables/{ana['table']}/say", {"type": "rematch"}, cleo["token"], status=401)
        assert gone["code"] == "token"


@played
async def test_playing_without_a_socket(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana = await server.open()
        bob = await server.post(f"/api/tables/{ana['table']}/sit", {"name": "Bob"})
        path = f"/api/tables/{ana['table']}"
        welcome = await server.get(f"{path}/poll?lang=en", ana["token"])
        state = welcome["state"]
        assert state["decision"]
        body = {"seq": state["seq"], "command_id": "a", "pick": 0}
        answered = await server.post(f"{path}/answer?lang=en", body, ana["token"], status=200)
        assert answered["command_id"] == "a"
        stale = await server.post(f"{path}/answer?lang=en", {**body, "command_id": "b"}, ana["token"], status=409)
        assert stale["code"] in ("stale", "wrong-seat")
        await server.post(f"{path}/answer?lang=en", {**body, "command_id": "c"}, bob["token"], status=200)
        later = await server.get(f"{path}/poll?after={state['version']}&lang=en", ana["token"])
        assert later["state"]["version"] > state["version"]
        assert (await server.post(f"{path}/say?lang=en", {"type": "why", "at": "place:1"}, ana["token"]))[
            "type"
        ] == "because"
        assert (await server.post(f"{path}/say", {"type": "ping"}, ana["token"]))["type"] == "pong"


@played
async def test_a_refused_click_says_why(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, bob, _ = await server.duel()
        ana.say(type="why", at="place:2")
        because = await ana.next("because")
        assert because["at"] == "place:2"
        assert "LEG-20" in prose(because["text"])
        ana.say(type="why", at="nowhere:0")
        assert "LEG-10" in prose((await ana.next("because"))["text"])
        bob.pick(0)
        await bob.next("state")
        bob.say(type="why", at="hand:0")
        assert prose((await bob.next("because"))["text"]) == "Waiting for Ana."


@played
async def test_the_hall_lists_what_may_be_seen(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        await server.open()
        listed = await server.open(listed=True)
        _, _, watched = await server.duel(listed=True, watch="everyone")
        _, _, _private = await server.duel(listed=True, watch="link")
        assert {table["id"] for table in await server.get("/api/tables")} == {listed["table"], watched}


@played
async def test_a_table_is_refused_with_the_reason(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        await refused(server, {"game": "chess"}, "game", 404)
        await refused(server, {"seats": 5}, "seats")
        await refused(server, {"options": {"colour": "red"}}, "option")
        await refused(server, {"bots": {"1": "genius"}}, "bot")
        await refused(server, {"bots": {"7": "joueur"}}, "seat")
        await refused(server, {"seat": 1, "bots": {"1": "joueur"}}, "taken", 409)
        await refused(server, {"name": "\u200b"}, "name")
        await refused(server, {"name": "\u0007"}, "malformed")
        await refused(server, {"name": ""}, "malformed")
        await refused(server, {"clock": {"kind": "sand"}}, "malformed")
        assert (await server.get("/api/tables/nowhere?lang=en", status=404))["text"] == "there is no such table"
        assert (await server.get("/api/nowhere", status=404))["code"] == "no-page"


async def refused(server: Visit, body: dict[str, object], code: str, status: int = 400) -> None:
    found = await server.post("/api/tables?lang=en", {"game": "legions", "name": "Ana", **body}, status=status)
    assert found["code"] == code
    assert len(found["text"]) > 5
