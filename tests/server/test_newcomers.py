"""Somebody new sits down between two ages of a campaign that is being played (CEN-109)."""

import random
from pathlib import Path

from tests.server.visit import Said, Socket, Visit, played, prose, visit

CAMPAIGN = {"ages": "3", "mode": "initiation", "classes": "random", "table": "open"}
IN = "Join in"
END = "End the night"


async def come(server: Visit, table: str, name: str) -> Socket:
    seated = await server.post(f"/api/tables/{table}/sit", {"name": name})
    return await server.sit({**seated, "table": table})


async def opened(server: Visit, seats: int = 4, **options: str) -> tuple[Socket, Socket, str]:
    """Ana opens a table for several, and Bob sits down: two are enough."""
    seated = await server.open(game="cendrelin", seats=seats, options={**CAMPAIGN, **options})
    ana = await server.sit(seated)
    return ana, await come(server, seated["table"], "Bob"), seated["table"]


def labels(player: Socket) -> list[str]:
    return [prose(option["label"]) for option in player.asked["options"]] if player.asked else []


async def all_say(players: list[Socket], label: str) -> None:
    for player in players:
        await player.quiet()
        reply = await player.reply(player.choose(label))
        assert reply["type"] == "state", reply
    for player in players:
        await player.quiet()


async def play_the_age(players: list[Socket], whims: random.Random) -> None:
    """Short nights, until everybody is asked whether to be of the next age."""
    while not any(IN in labels(player) for player in players):
        player = next(one for one in players if one.asked)
        said = labels(player)
        player_says = END if END in said else whims.choice(said)
        assert (await player.reply(player.choose(player_says)))["type"] == "state"
        for other in players:
            await other.quiet()


def seats_of(facts: Said) -> list[str | None]:
    return [seat["name"] for seat in facts["seats"]]


@played
async def test_a_table_for_several_begins_with_those_who_are_there(tmp_path: Path) -> None:
    """Two are enough; whoever sits down before both have said yes is asked too, and nobody waits for an empty seat."""
    async with visit(tmp_path) as server:
        ana, bob, table = await opened(server)
        await ana.quiet()
        assert IN in labels(ana)
        cleo = await come(server, table, "Cléo")
        assert IN in labels(cleo)
        await all_say([ana, bob], IN)
        assert ana.state["view"]["night"] == 0
        await all_say([cleo], IN)
        await ana.quiet()
        assert ana.state["view"]["night"] == 1
        assert [player["here"] for player in ana.state["view"]["seats"]] == [True, True, True, False]
        assert seats_of(await server.get(f"/api/tables/{table}")) == ["Ana", "Bob", "Cléo", None]


@played
async def test_somebody_new_is_of_the_next_age(tmp_path: Path) -> None:
    """He watches the age that is played, is asked at its end, and takes a class; the record and the list have his name."""
    async with visit(tmp_path) as server:
        ana, bob, table = await opened(server)
        await all_say([ana, bob], IN)
        cleo = await come(server, table, "Cléo")
        await ana.quiet()
        assert labels(cleo) == []
        assert [player["here"] for player in cleo.state["view"]["seats"]] == [True, True, False, False]
        await ana.quiet()
        await bob.quiet()
        await play_the_age([ana, bob], random.Random(3))
        await all_say([ana, bob, cleo], IN)
        await all_say([ana, bob, cleo], "No, another initiation")
        assert [player["here"] for player in ana.state["view"]["seats"]] == [True, True, True, False]
        assert labels(cleo) != []
        await server.hub.tables[table].read()
        match = server.hub.tables[table].match
        assert match is not None
        assert match.players == ["Ana", "Bob", "Cléo", "—"]


@played
async def test_an_empty_seat_neither_consents_nor_is_waited_for(tmp_path: Path) -> None:
    """An undo needs those who are there; the answer for an empty seat is not taken back."""
    async with visit(tmp_path) as server:
        ana, bob, _ = await opened(server, seats=6)
        await all_say([ana, bob], IN)
        player, other = (ana, bob) if ana.asked else (bob, ana)
        player.say(type="undo")
        assert (await player.next("refused"))["code"] == "nothing-to-undo"
        await player.reply(player.choose("Draw"))
        player.say(type="undo")
        assert (await other.next("undo"))["needs"] == [1 if other is bob else 0]
        ana.say(type="concede")
        assert (await bob.ending())["shares"] == [0.0, 1.0, 0.0, 0.0, 0.0, 0.0]


@played
async def test_a_full_table_takes_nobody_in(tmp_path: Path) -> None:
    """Nor does one that did not ask for newcomers."""
    async with visit(tmp_path) as server:
        _, _, table = await opened(server, seats=2)
        refused = await server.post(f"/api/tables/{table}/sit", {"name": "Cléo"}, status=409)
        assert refused["code"] in ("running", "taken")
        waiting = await server.open(game="cendrelin", seats=3, options={**CAMPAIGN, "table": "full"})
        await come(server, waiting["table"], "Bob")
        assert (await server.get(f"/api/tables/{waiting['table']}"))["state"] == "open"
