"""What all answer alike: neither a person's nor a bot's time tells which stratagem the Nécrocampe holds (LEG-D1)."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.server.visit import Said, Visit, played, visit
from veillee.core.dice import FastDice, SealedDice
from veillee.core.live import Live
from veillee.games.legions import GAME
from veillee.games.legions.cards.stratagems import NECRO_STRATAGEMS, stratagem_of
from veillee.games.legions.rules.battle import Battle
from veillee.games.legions.rules.options import LET_BE
from veillee.games.legions.voice.prompts import REDIRECT
from veillee.server.play import Play
from veillee.server.table import Table

ROI, NECRO = 0, 1
BLACK = [one.key for one in NECRO_STRATAGEMS]
DELAY = 3.0
STEP = 0.25
AGES = 20.0
MANY = 50
CAMPS = {"camps": "roi-first"}


def king_attacks(play: Play) -> bool:
    """Whether an attack of the King's is about to rout someone, which the Decoy could turn away."""
    return play.live.pending is not None and play.live.pending.prompt is REDIRECT


def stacked(held: str) -> Iterator[bytes]:
    """The secrets of deals in which the Nécrocampe holds that stratagem."""
    for number in count():
        secret = number.to_bytes(32, "big")
        match = Live(GAME.match(SealedDice(secret), 2, CAMPS, ask_all=True)).now
        assert isinstance(match, Battle)
        if stratagem_of(match, NECRO).key == held:
            yield secret


class Stacked:
    """What the table draws its secrets from."""

    def __init__(self, held: str) -> None:
        self.secrets = stacked(held)

    def token_bytes(self, _size: int) -> bytes:
        return next(self.secrets)


async def kept_in_hand(server: Visit) -> tuple[Said, Table]:
    """A table whose bot has not spent its stratagem at once: after that nobody is asked."""
    while True:
        seated = await server.open(options=CAMPS, bots={"1": "novice"})
        table = server.hub.tables[seated["table"]]
        await server.until(lambda table=table: not table.thinking)
        play = await table.wake()
        assert play is not None
        if way_to_an_attack(play) is not None:
            return seated, table


async def reach_an_attack(table: Table) -> Play:
    """Both answer until the King attacks."""
    async with table.lock:
        play = await table.wake()
        assert play is not None
        way = way_to_an_attack(play)
        assert way is not None
        while not king_attacks(play):
            seat = next(one for one in play.asked_seats if one not in play.sealed)
            await table.act(("answer", seat, way[play.live.number, seat]))
    return play


def way_to_an_attack(play: Play) -> dict[tuple[int, int], int] | None:
    """What both may answer from here until the King attacks, by the number of the decision and the seat; None: he never can."""
    for seed in range(MANY):
        live, whims = Live(GAME.match(play.match.dice, 2, CAMPS, ask_all=True)), FastDice(seed)
        for answer in play.live.answers:
            live.feed(answer)
        way: dict[tuple[int, int], int] = {}
        while live.pending is not None and live.pending.prompt is not REDIRECT:
            number, seat = live.number, live.pending.seats[0]
            options = live.pending.options_of(seat)
            way[number, seat] = options[whims.below(len(options))]
            live.answer(seat, number, way[number, seat])
        if live.pending is not None:
            return way
    return None


async def wait(server: Visit, seconds: float) -> None:
    for _ in range(round(seconds / STEP)):
        await server.pass_time(STEP)


@pytest.mark.parametrize("held", BLACK)
def test_a_person_is_asked_whatever_he_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, held: str) -> None:
    """LEG-D1: the King's attack waits for the Nécrocampe's answer, with the Decoy or without."""
    monkeypatch.setattr("veillee.server.table.secrets", Stacked(held))

    @played
    async def scenario(folder: Path) -> None:
        async with visit(folder) as server:
            king, necro, table_id = await server.duel(options=CAMPS)
            play = await reach_an_attack(server.hub.tables[table_id])
            assert play.deciding == [NECRO]
            number = play.seq
            for socket in (king, necro):
                await socket.quiet()
            await wait(server, AGES)
            assert play.seq == number
            assert play.options(NECRO)[0] == LET_BE
            necro.pick(0, seq=number)
            await necro.quiet()
            assert play.seq > number
            undone = play.undo_to(ROI)
            assert undone is None or not play.undo_is_free(undone), "a free undo would tell that there was no choice"

    scenario(tmp_path)


@pytest.mark.parametrize("held", BLACK)
def test_a_bot_answers_at_a_moment_drawn_whatever_it_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, held: str
) -> None:
    """LEG-D1: its only answer comes no sooner and no later than a real one."""
    monkeypatch.setattr("veillee.server.table.secrets", Stacked(held))

    @played
    async def scenario(folder: Path) -> None:
        async with visit(folder, alike_delay=(DELAY, DELAY)) as server:
            seated, table = await kept_in_hand(server)
            king = await server.sit(seated)
            play = await reach_an_attack(table)
            number = play.seq
            await king.quiet()
            await server.until(lambda: not table.thinking)
            await wait(server, DELAY - STEP)
            assert play.seq == number
            await wait(server, STEP)
            await server.until(lambda: play.seq > number)

    scenario(tmp_path)


@played
async def test_alone_with_bots_nobody_answers_for_show(tmp_path: Path) -> None:
    """LEG-D1: where only bots could tell, the table gives the only answer at once."""
    async with visit(tmp_path) as server:
        seated = await server.open(options={"camps": "necro-first"}, bots={"1": "novice"})
        table = server.hub.tables[seated["table"]]
        play = await table.wake()
        assert play is not None
        assert not play.is_seen(0)
        assert play.is_seen(1)
