"""Nothing hidden on the wire: in another world that a seat could be in, every byte sent to it is the same."""

import hashlib
import os
import random
import shutil
from pathlib import Path

import pytest

from tests.server.visit import Socket, Visit, played, visit
from veillee.core.dice import FastDice, SealedDice
from veillee.core.live import Live
from veillee.core.match import SPECTATOR, Match
from veillee.games import game
from veillee.server.rows import MatchRow, Row
from veillee.server.sight import Sight

ROUNDS = 40 if os.environ.get("VEILLEE_SOAK") else 3
HUSH = (0.5, 0.5)


class Past:
    """A match played to its end, its tokens, and a moment in it at which a step began."""

    def __init__(self, folder: Path, table: str, tokens: list[str | None], match: MatchRow, seed: int) -> None:
        self.folder = folder
        self.table = table
        self.tokens = tokens
        self.match = match
        self.whims = random.Random(seed)
        self.moments: list[int] = []
        self.known: list[list[int]] = []
        """Who knew which card when the match had so many answers."""
        self.live = self.played()
        self.moment = self.whims.choice(self.moments[: len(self.moments) * 2 // 3])

    def begun(self) -> Live:
        dice = SealedDice(bytes.fromhex(self.match.secret))
        return Live(game(self.match.game).match(dice, self.match.seats, self.match.options, ask_all=True))

    def played(self) -> Live:
        """Torn seats answer at random, in any order; one without a choice answers last, as at a table."""
        live = self.begun()
        while (pending := live.pending) is not None:
            if not live.since and pending.number == 0:
                self.moments.append(len(live.answers))
            self.known.append(live.now.known[:])
            torn = [seat for seat in pending.seats if len(pending.options_of(seat)) > 1]
            seat = self.whims.choice(torn) if torn else pending.seats[0]
            live.answer(seat, live.number, self.whims.choice(pending.options_of(seat)))
        self.known.append(live.now.known[:])
        return live

    def never_known(self, viewer: int) -> set[int]:
        """The cards whose face the viewer does not learn from the moment on."""
        mask = 1 << viewer if viewer >= 0 else (1 << self.match.seats) - 1
        later = self.known[self.moment :]
        return {card for card in range(len(later[0])) if all(known[card] & mask != mask for known in later)}


async def past(folder: Path, seed: int) -> Past:
    """A table with a match that has been played up to a moment, ready to be copied."""
    folder.mkdir()
    async with visit(folder) as house:
        ana = await house.open(clock={"kind": "bank", "seconds": 600, "increment": 3})
        bob = await house.post(f"/api/tables/{ana['table']}/sit", {"name": "Bob"})
        table = await house.house.table(ana["table"])
        assert table.match is not None
        found = Past(folder, table.id, [ana["token"], bob["token"], None], table.match, seed)
        answers = found.live.answers[: found.moment]
        rows = [Row(seq, "answer", seat, value, house.clock.now) for seq, (seat, value) in enumerate(answers)]
        assert await house.house.store.append(table.match.id, rows)
        return found


def another_world(base: Match, cards: set[int], seed: int) -> None:
    """Deals the faces of these cards anew among themselves, pool by pool."""
    dice = FastDice(seed)
    for pool in base.pools():
        hidden = [card for card in pool if card in cards]
        faces = [base.face[card] for card in hidden]
        dice.shuffle(faces)
        for at, card in enumerate(hidden):
            base.face[card] = faces[at]


async def overheard(folder: Path, then: Past, cards: set[int], seed: int) -> list[list[str]]:
    """Plays the rest of the match with these cards dealt anew, as long as it can be; what each listener was sent."""
    shutil.copytree(then.folder, folder)
    async with visit(folder, hush=HUSH) as house:
        table = await house.house.table(then.table)
        play = await table.wake()
        assert play is not None
        answers = play.live.answers
        another_world(play.live.base, cards, seed)
        play.live = Live(play.live.base)
        play.live.answers = answers
        sockets = [await house.join(then.table, token) for token in then.tokens]
        for seat, value in then.live.answers[then.moment :]:
            if not await answered(house, then.table, seat, value):
                break
        for socket in sockets:
            await socket.quiet()
        return [told(socket) for socket in sockets]


async def answered(house: Visit, table_id: str, seat: int, value: int) -> bool:
    """A seat answers after a second, by itself or by the server; False when that is not possible in this world."""
    house.clock.now += 1.0
    table = house.house.tables[table_id]
    play = table.play
    assert play is not None
    if play.over or seat not in play.asked_seats or value not in play.options(seat):
        return False
    if play.forced == seat:
        await table.tick()
    else:
        async with table.lock:
            await table.act(("answer", seat, value))
    return True


def told(socket: Socket) -> list[str]:
    """All it was sent, but for who came and went while the others sat down."""
    return [text for text in socket.raw if '"type":"presence"' not in text and '"type":"pong"' not in text]


async def differences(tmp_path: Path, seed: int) -> int:
    """How many times a viewer could have told two worlds apart; each comparison is of at least the welcome."""
    then = await past(tmp_path / "past", seed)
    told_truly = await overheard(tmp_path / "truth", then, set(), 0)
    found = 0
    for viewer in (0, 1, SPECTATOR):
        cards = then.never_known(viewer)
        assert len(cards) > 1
        world = await overheard(tmp_path / f"world{viewer}", then, cards, seed + 1)
        truth, other = told_truly[viewer], world[viewer]
        assert min(len(truth), len(other)) > 0
        found += sum(one != two for one, two in zip(truth, other, strict=False))
    return found


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_what_is_hidden_never_reaches_the_wire(tmp_path: Path, seed: int) -> None:
    @played
    async def scenario(folder: Path) -> None:
        assert await differences(folder, seed) == 0

    scenario(tmp_path)


def test_the_check_notices_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sight that tells anything of what is hidden must be caught."""
    honest = Sight.bar

    def gossip(self: Sight, waiting: list[int]) -> str:
        return honest(self, waiting) + hashlib.sha256(str(self.play.live.now.face).encode()).hexdigest()[:4]

    monkeypatch.setattr(Sight, "bar", gossip)

    @played
    async def scenario(folder: Path) -> None:
        assert await differences(folder, 1) > 0

    scenario(tmp_path)
