"""What is said over the wire, and what comes back."""

import random
from pathlib import Path

from tests.server.visit import Said, Socket, Visit, play_on, played, visit


@played
async def test_two_people_play_a_whole_match(tmp_path: Path) -> None:
    """From the first hello to the result, which both are told alike, and a record that stands the check."""
    async with visit(tmp_path) as house:
        ana, bob, table = await house.duel()
        seal = (await house.get(f"/api/tables/{table}"))["seal"]
        given = await play_on([ana, bob], random.Random(1))
        assert given > 20
        over = ana.state["over"]
        assert over["shares"] == bob.state["over"]["shares"]
        assert over["reason"] == "rules"
        assert sum(over["shares"]) == 1
        record = await house.get(f"/api/matches/{over['match']}/record")
        assert record["seal"] == seal
        assert record["dice"] == f"sealed:{over['secret']}"
        assert record["trace"]
        await verified(record)
        facts = await house.get(f"/api/tables/{table}")
        assert facts["state"] == "over"


async def verified(record: dict[str, object]) -> None:
    from msgspec.json import encode

    from veillee.core.record import read_record, verify
    from veillee.games import game

    verify(read_record(encode(record)), game("legions"))


@played
async def test_a_welcome_tells_everything(tmp_path: Path) -> None:
    async with visit(tmp_path) as house:
        seated = await house.open(listed=True)
        waiting = await house.join(seated["table"], seated["token"])
        assert waiting.state == {}
        bob = await house.post(f"/api/tables/{seated['table']}/sit", {"name": "  Bob\n "})
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
    async with visit(tmp_path) as house:
        _, _, table = await house.duel()
        watcher = await house.join(table)
        assert watcher.state["decision"] is None
        assert watcher.state["bar"] == "Waiting for Ana and Bob to play."
        watcher.say(type="pick", seq=0, command_id="x", pick=0)
        assert (await watcher.next("refused"))["code"] == "spectator"
        watcher.say(type="chat", text="hello")
        assert (await watcher.next("refused"))["code"] == "spectator"


@played
async def test_who_may_watch(tmp_path: Path) -> None:
    async with visit(tmp_path) as house:
        _, _, table = await house.duel(watch="nobody")
        outsider = house.connect(table)
        outsider.say(type="hello", lang="fr")
        assert await outsider.closed() == 4403
        assert "n’admet pas de spectateurs" in outsider.raw[-1]


@played
async def test_a_stale_answer_is_refused_with_the_current_state(tmp_path: Path) -> None:
    async with visit(tmp_path) as house:
        ana, _, _ = await house.duel()
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
    async with visit(tmp_path) as house:
        ana, _bob, table = await house.duel()
        seq = ana.state["seq"]
        ana.pick(0, "once")
        assert (await ana.next("state"))["command_id"] == "once"
        ana.say(type="pick", seq=seq, command_id="once", pick=1)
        again = await ana.next("state")
        assert again["command_id"] == "once"
        rows = await house.house.store.rows((await house.get(f"/api/tables/{table}"))["match"])
        assert len(rows) == 1
        async with visit(tmp_path) as other:
            token_holder = other.house
            loaded = await token_holder.table(table)
            play = await loaded.wake()
            assert play is not None
            assert (0, "once") in play.commands


@played
async def test_a_sealed_answer_tells_the_others_nothing(tmp_path: Path) -> None:
    """LEG-10: both choose at once; until both have, nobody learns that the other has."""
    async with visit(tmp_path) as house:
        ana, bob, table = await house.duel()
        watcher = await house.join(table)
        await bob.quiet()
        ana.pick(0)
        mine = await ana.next("state")
        assert mine["waiting"] == [1]
        assert mine["decision"] is None
        assert await bob.quiet() == []
        assert await watcher.quiet() == []
        late = await house.join(table)
        assert (late.state["number"], late.state["version"], late.state["waiting"]) == (0, 1, [0, 1])


@played
async def test_the_language_changes_without_a_reload(tmp_path: Path) -> None:
    async with visit(tmp_path) as house:
        ana, _, _ = await house.duel()
        english = ana.state["bar"]
        ana.say(type="lang", lang="fr")
        await ana.next("welcome")
        assert ana.state["bar"] != english


@played
async def test_chat_is_kept_with_the_table(tmp_path: Path) -> None:
    async with visit(tmp_path) as house:
        ana, bob, table = await house.duel()
        ana.say(type="chat", text="  <b>Bonsoir</b>  ")
        line = await bob.next("chat")
        assert (line["seat"], line["name"], line["text"]) == (0, "Ana", "<b>Bonsoir</b>")
        ana.say(type="chat", text="x" * 501)
        assert (await ana.next("refused"))["code"] == "too-long"
        for _ in range(4):
            ana.say(type="chat", text="encore")
        ana.say(type="chat", text="trop")
        assert (await ana.next("refused"))["code"] == "slow-down"
        async with visit(tmp_path, house.clock) as later:
            watcher = later.connect(table)
            watcher.say(type="hello")
            welcome = await next_welcome(watcher)
            assert [line["text"] for line in welcome["chat"]] == ["<b>Bonsoir</b>", *["encore"] * 4]


async def next_welcome(socket: Socket) -> Said:
    assert (await socket.event())["type"] == "websocket.accept"
    return await socket.next("welcome")


@played
async def test_a_reconnect_resumes_where_it_was(tmp_path: Path) -> None:
    async with visit(tmp_path) as house:
        ana, bob, table = await house.duel()
        await play_on([ana, bob], random.Random(2), 6)
        seen = ana.state["version"]
        await ana.leave()
        await play_on([bob], random.Random(3), 1) if bob.asked else None
        token = "unknown"
        stranger = house.connect(table)
        stranger.say(type="hello", token=token)
        assert await stranger.closed() == 4401
        back = house.connect(table)
        back.say(type="hello", last=seen, lang="en")
        welcome = await next_welcome(back)
        assert welcome["resumed"] is True
        assert all(entry["number"] > 0 for entry in welcome["log"])
        whole = house.connect(table)
        whole.say(type="hello", last=seen + 1_000_000, lang="en")
        assert (await next_welcome(whole))["resumed"] is False


@played
async def test_conceding_gives_the_match_to_the_other(tmp_path: Path) -> None:
    async with visit(tmp_path) as house:
        ana, bob, table = await house.duel(listed=True)
        ana.say(type="concede")
        over = (await bob.next("state"))["over"]
        assert over["shares"] == [0.0, 1.0]
        assert over["reason"] == "concede"
        assert over["text"] == "Ana concedes."
        ana.say(type="concede")
        assert (await ana.next("refused"))["code"] == "over"
        listed = await house.get("/api/matches")
        assert [(match["table"], match["reason"]) for match in listed] == [(table, "concede")]
        assert (await house.get(f"/api/matches/{over['match']}/record"))["trace"] is None


@played
async def test_a_rematch_rotates_the_seats(tmp_path: Path) -> None:
    async with visit(tmp_path) as house:
        ana, bob, table = await house.duel()
        ana.say(type="rematch")
        assert (await ana.next("refused"))["code"] == "not-over"
        ana.say(type="concede")
        over = (await bob.next("state"))["version"]
        first = await house.get(f"/api/tables/{table}")
        bob.say(type="rematch")
        wanted = await ana.next("rematch")
        assert (wanted["wanted"], wanted["needs"]) == ([1], [0])
        ana.say(type="rematch")
        assert (await ana.next("welcome"))["seat"] == 1
        assert (await bob.next("welcome"))["seat"] == 0
        second = await house.get(f"/api/tables/{table}")
        assert second["round"] == 1
        assert ana.state["version"] > over
        assert second["seal"] != first["seal"]
        assert [seat["name"] for seat in second["seats"]] == ["Bob", "Ana"]
        assert await play_on([ana, bob], random.Random(4), 4) == 4


@played
async def test_leaving_frees_a_seat_before_and_after_but_not_during(tmp_path: Path) -> None:
    async with visit(tmp_path) as house:
        ana = await house.open()
        await house.post(f"/api/tables/{ana['table']}/leave", {}, ana["token"])
        assert (await house.get(f"/api/tables/{ana['table']}"))["seats"][0]["name"] is None
        cleo = await house.post(f"/api/tables/{ana['table']}/sit", {"name": "Cléo", "seat": 0})
        bob = await house.post(f"/api/tables/{ana['table']}/sit", {"name": "Bob"})
        full = await house.post(f"/api/tables/{ana['table']}/sit", {"name": "Dan"}, status=409)
        assert full["code"] == "running"
        refused = await house.post(f"/api/tables/{ana['table']}/leave", {}, bob["token"], status=409)
        assert refused["code"] == "running"
        await house.post(f"/api/tables/{ana['table']}/say", {"type": "concede"}, cleo["token"])
        await house.post(f"/api/tables/{ana['table']}/leave", {}, cleo["token"])
        dan = await house.post(f"/api/tables/{ana['table']}/sit", {"name": "Dan"})
        assert dan["seat"] == 0
        gone = await house.post(f"/api/tables/{ana['table']}/say", {"type": "rematch"}, cleo["token"], status=401)
        assert gone["code"] == "token"


@played
async def test_playing_without_a_socket(tmp_path: Path) -> None:
    async with visit(tmp_path) as house:
        ana = await house.open()
        bob = await house.post(f"/api/tables/{ana['table']}/sit", {"name": "Bob"})
        path = f"/api/tables/{ana['table']}"
        welcome = await house.get(f"{path}/poll?lang=en", ana["token"])
        state = welcome["state"]
        assert state["decision"]
        body = {"seq": state["seq"], "command_id": "a", "pick": 0}
        answered = await house.post(f"{path}/answer?lang=en", body, ana["token"], status=200)
        assert answered["command_id"] == "a"
        stale = await house.post(f"{path}/answer?lang=en", {**body, "command_id": "b"}, ana["token"], status=409)
        assert stale["code"] in ("stale", "wrong-seat")
        await house.post(f"{path}/answer?lang=en", {**body, "command_id": "c"}, bob["token"], status=200)
        later = await house.get(f"{path}/poll?after={state['version']}&lang=en", ana["token"])
        assert later["state"]["version"] > state["version"]
        assert (await house.post(f"{path}/say?lang=en", {"type": "why", "at": "place:1"}, ana["token"]))[
            "type"
        ] == "because"
        assert (await house.post(f"{path}/say", {"type": "ping"}, ana["token"]))["type"] == "pong"


@played
async def test_a_refused_click_says_why(tmp_path: Path) -> None:
    async with visit(tmp_path) as house:
        ana, bob, _ = await house.duel()
        ana.say(type="why", at="place:2")
        because = await ana.next("because")
        assert because["at"] == "place:2"
        assert "LEG-20" in because["text"]
        ana.say(type="why", at="hero_row:nowhere")
        assert "LEG-10" in (await ana.next("because"))["text"]
        bob.pick(0)
        await bob.next("state")
        bob.say(type="why", at="hand:0")
        assert (await bob.next("because"))["text"] == "Waiting for Ana to play."


@played
async def test_the_hall_lists_what_may_be_seen(tmp_path: Path) -> None:
    async with visit(tmp_path) as house:
        await house.open()
        listed = await house.open(listed=True)
        _, _, watched = await house.duel(listed=True, watch="everyone")
        _, _, _private = await house.duel(listed=True, watch="link")
        assert {table["id"] for table in await house.get("/api/tables")} == {listed["table"], watched}


@played
async def test_a_table_is_refused_with_the_reason(tmp_path: Path) -> None:
    async with visit(tmp_path) as house:
        await refused(house, {"game": "chess"}, "game", 404)
        await refused(house, {"seats": 5}, "seats")
        await refused(house, {"options": {"colour": "red"}}, "option")
        await refused(house, {"bots": {"1": "genius"}}, "bot")
        await refused(house, {"bots": {"7": "joueur"}}, "seat")
        await refused(house, {"seat": 1, "bots": {"1": "joueur"}}, "taken", 409)
        await refused(house, {"name": "\u0007"}, "name")
        await refused(house, {"name": ""}, "malformed")
        await refused(house, {"clock": {"kind": "sand"}}, "malformed")
        assert (await house.get("/api/tables/nowhere?lang=en", status=404))["text"] == "there is no such table"
        assert (await house.get("/api/nowhere", status=404))["code"] == "no-page"


async def refused(house: Visit, body: dict[str, object], code: str, status: int = 400) -> None:
    found = await house.post("/api/tables?lang=en", {"game": "legions", "name": "Ana", **body}, status=status)
    assert found["code"] == code
    assert len(found["text"]) > 5
