"""The luck of a match: the house binds itself first, those who play add their own, and anybody can roll the dice again."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.visit import Clock, play_on, played, visit
from veillee.core.dice import SealedDice, mixed, seal_of
from veillee.core.match import Illegal
from veillee.core.record import Record, verify
from veillee.games import game

ANA, BOB = "a1" * 32, "b0" * 32
LEGIONS = game("legions")


def lot(table: dict[str, Any], value: str) -> dict[str, str]:
    return {"seal": table["next_seal"], "value": value}


@played
async def test_players_mix_their_own_luck_into_the_sealed_dice(tmp_path: Path) -> None:
    """The host might have chosen among secrets; he cannot choose what comes of one that others add to."""
    async with visit(tmp_path) as server:
        seated = await server.open()
        table = seated["table"]
        ana = await server.sit(seated)
        shown = await server.get(f"/api/tables/{table}")
        assert shown["match"] is None
        ana.say(type="chance", **lot(shown, ANA))
        await ana.quiet()
        bob = await server.post(f"/api/tables/{table}/sit", {"name": "Bob", "chance": lot(shown, BOB)})
        sockets = [ana, await server.sit({**bob, "table": table})]
        await ana.quiet()
        facts = await server.get(f"/api/tables/{table}")
        assert (facts["seal"], facts["chances"]) == (shown["next_seal"], [ANA, BOB])
        assert facts["next_seal"] != facts["seal"], "the house is bound to the luck of the next match already"
        await play_on(sockets, random.Random(1))
        over = ana.state["over"]
        assert seal_of(bytes.fromhex(over["secret"])) == facts["seal"]
        found = await server.get(f"/api/matches/{over['match']}/record")
        record = msgspec.convert(found, Record)
        verify(record, LEGIONS)
        for other in ([], [ANA, None], [BOB, ANA]):
            with pytest.raises(Illegal):
                verify(msgspec.structs.replace(record, chances=other), LEGIONS)
        draws = await server.get(f"/api/matches/{over['match']}/draws")
        dice = SealedDice(mixed(bytes.fromhex(over["secret"]), [ANA, BOB]))
        assert draws["draws"]
        assert [[sides, dice.below(sides)] for sides, _ in draws["draws"]] == draws["draws"]


@played
async def test_what_comes_for_another_match_or_twice_is_let_go(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        seated = await server.open()
        table = seated["table"]
        ana = await server.sit(seated)
        shown = await server.get(f"/api/tables/{table}")
        for value in (ANA, BOB):
            ana.say(type="chance", seal=shown["next_seal"], value=value)
        ana.say(type="chance", seal="00" * 32, value=BOB)
        ana.say(type="chance", seal=shown["next_seal"], value="too short")
        assert (await ana.next("refused"))["code"] == "malformed"
        watcher = await server.join(table)
        watcher.say(type="chance", **lot(shown, BOB))
        assert (await watcher.next("refused"))["code"] == "spectator"
        await server.post(f"/api/tables/{table}/sit", {"name": "Bob", "chance": {"seal": "00" * 32, "value": BOB}})
        assert (await server.get(f"/api/tables/{table}"))["chances"] == [ANA, None]


@played
async def test_a_match_against_bots_waits_for_the_luck_that_was_promised(tmp_path: Path) -> None:
    """Else it would have to come with the request that opens the table, before the house is bound to anything."""
    clock = Clock()
    async with visit(tmp_path, clock) as server:
        seated = await server.open(bots={"1": "novice"}, mixes=True)
        table = seated["table"]
        assert (await server.get(f"/api/tables/{table}"))["match"] is None
    async with visit(tmp_path, clock) as server:
        ana = await server.sit(seated)
        shown = await server.get(f"/api/tables/{table}")
        ana.say(type="chance", **lot(shown, ANA))
        assert (await ana.next("welcome"))["table"]["chances"] == [ANA, None]
        assert ana.state["view"]


@played
async def test_nobody_has_to_add_anything(tmp_path: Path) -> None:
    """One who plays by request alone; and a guided match, whose cards everybody knows."""
    async with visit(tmp_path) as server:
        ana, _, table = await server.duel()
        facts = await server.get(f"/api/tables/{table}")
        assert "chances" not in facts
        assert ana.state["view"]
        guided = await server.open(guided=True, mixes=True, bots={"1": "novice"})
        facts = await server.get(f"/api/tables/{guided['table']}")
        assert facts["match"]


@played
async def test_the_next_round_is_mixed_too(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel()
        shown = await server.get(f"/api/tables/{table}")
        bob.say(type="chance", **lot(shown, BOB))
        await bob.quiet()
        ana.say(type="concede")
        for one in (ana, bob):
            await one.ending()
            one.say(type="rematch")
        facts = (await ana.next("welcome"))["table"]
        assert (facts["seal"], facts["chances"]) == (shown["next_seal"], [BOB, None]), "seats have changed"
        assert (await server.get(f"/api/tables/{table}"))["next_seal"] not in (facts["seal"], shown["seal"])


def test_luck_depends_on_who_gave_what() -> None:
    secret = bytes(32)
    different = [mixed(secret, chances) for chances in ([ANA], [ANA, None], [None, ANA], [ANA, BOB], [BOB, ANA])]
    assert len({secret, *different}) == 6
    assert mixed(secret, [None, None]) == secret
