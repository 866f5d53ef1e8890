"""Nothing hidden on the wire: in another world that a seat could be in, every byte sent to it is the same, at the same time."""

import hashlib
import os
import random
import shutil
from collections.abc import Sequence
from itertools import takewhile
from pathlib import Path

import pytest

from tests.server.visit import Socket, Visit, played, visit
from veillee.core.dice import FastDice, SealedDice
from veillee.core.live import Live
from veillee.core.match import SPECTATOR, WRITE, Match
from veillee.games.rose_noire.cards.clues import IS_TRAP, PROOFS
from veillee.games.rose_noire.rules.match import RoseNoire
from veillee.server import projection
from veillee.server.game_cache import game
from veillee.server.listener import Listener
from veillee.server.play import Play, has_choice
from veillee.server.protocol import State
from veillee.server.rows import MatchRow, Row
from veillee.server.table import Table

ROUNDS = 40 if os.environ.get("VEILLEE_SOAK") else 3
DELAY = (0.5, 0.5)
STEADY = 5.0
TICKS = 4
"""How often the server looks at its clock in a second."""
NAMES = ["Ana", "Bob", "Cléo", "Dan"]
TABLES = {"legions": 2, "toy": 3, "claims": 4, "rose_noire": 4}
"""The games, and how many play them here."""
FAR = 80 if os.environ.get("VEILLEE_SOAK") else 20
"""How many answers are compared, at most."""

Heard = list[tuple[float, str]]
"""When a message came, and what it said."""


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
        """Those with a choice answer at random, in any order; one without answers last, as at a table."""
        live = self.begun()
        while (pending := live.pending) is not None:
            if not live.since and pending.number == 0:
                self.moments.append(len(live.answers))
            self.known.append(list(live.now.known))
            deciding = [seat for seat in pending.seats if has_choice(pending, seat) or pending.prompt.alike]
            seat = self.whims.choice(deciding) if deciding else pending.seats[0]
            option = self.whims.choice(pending.options_of(seat))
            live.answer(seat, live.number, option, "…" if option == WRITE else "")
        self.known.append(list(live.now.known))
        return live

    def never_known(self, viewer: int) -> set[int]:
        """The cards whose face the viewer does not learn from the moment on."""
        mask = 1 << viewer if viewer >= 0 else (1 << self.match.seats) - 1
        later = self.known[self.moment :]
        return {card for card in range(len(later[0])) if all(known[card] & mask != mask for known in later)}


async def past(folder: Path, key: str, seed: int) -> Past:
    """A table with a match that has been played up to a moment, ready to be copied."""
    folder.mkdir()
    async with visit(folder) as server:
        names, clock = NAMES[: TABLES[key]], {"kind": "bank", "seconds": 600, "increment": 3}
        seated = [await server.open(game=key, seats=len(names), clock=clock)]
        for name in names[1:]:
            seated.append(await server.post(f"/api/tables/{seated[0]['table']}/sit", {"name": name}))
        table = await server.hub.table(seated[0]["table"])
        assert table.match is not None
        found = Past(folder, table.id, [*(one["token"] for one in seated), None], table.match, seed)
        now, answers = server.clock.now, found.live.answers[: found.moment]
        rows = [Row(seq, "answer", seat, value, now) for seq, (seat, value, _) in enumerate(answers)]
        assert await server.hub.store.append(table.match.id, rows)
        return found


def another_world(base: Match, cards: set[int], seed: int) -> None:
    """Deals the faces of these cards anew among themselves, pool by pool."""
    dice = FastDice(seed)
    for pool in alike(base):
        hidden = [card for card in pool if card in cards]
        faces = [base.face[card] for card in hidden]
        dice.shuffle(faces)
        for at, card in enumerate(hidden):
            base.face[card] = faces[at]


def alike(base: Match) -> Sequence[Sequence[int]]:
    """The cards that can change places and still make a world in which the same answers lead to the same public facts.

    In La Rose Noire proofs change with proofs, for the accomplices are two of them, and traps with traps, for whoever draws one shows
    it; roles stay: whose hand counts at night is there for all to see in the morning (tests/server/test_rose_noire.py has the nights).
    """
    if not isinstance(base, RoseNoire):
        return base.pools()
    _, clues, orders = base.pools()
    proofs = [card for card in clues if base.face[card] in PROOFS]
    traps = [card for card in clues if IS_TRAP[base.face[card]]]
    return [proofs, traps, [card for card in clues if card not in proofs and card not in traps], orders]


async def overheard(folder: Path, then: Past, cards: set[int], seed: int) -> list[Heard]:
    """Plays on with these cards dealt anew, as long as it can be and short of the end, which may tell; what each was sent."""
    shutil.copytree(then.folder, folder)
    async with visit(folder, forced_delay=DELAY, steady_seconds=STEADY) as server:
        table = await server.hub.table(then.table)
        play = await table.wake()
        assert play is not None
        answers = play.live.answers
        another_world(play.live.base, cards, seed)
        play.live = Live(play.live.base)
        play.live.answers = answers
        sockets = [await server.join(then.table, token) for token in then.tokens]
        far = then.live.answers[then.moment : -1][:FAR]
        for number, (seat, value, _) in enumerate(far, then.moment):
            if not await answered(server, then.table, sockets[seat], (number, seat, value)):
                break
        for socket in sockets:
            await socket.quiet()
        return [told(socket) for socket in sockets]


async def answered(server: Visit, table_id: str, socket: Socket, answer: tuple[int, int, int]) -> bool:
    """A seat answers after a second, unless the server does so sooner; False when that is not possible in this world."""
    number, seat, value = answer
    table = server.hub.tables[table_id]
    play = table.play
    assert play is not None
    for _ in range(TICKS):
        server.clock.now += 1.0 / TICKS
        await table.tick()
    if play.number > number:
        return play.live.answers[number][:2] == (seat, value)
    if play.over or value not in play.options(seat):
        return False
    socket.pick(play.options(seat).index(value), f"{play.number}", seq=play.seq)
    await socket.quiet()
    while table.waiting_answers:
        server.clock.now += 1.0
        await table.tick()
    return True


def told(socket: Socket) -> Heard:
    """All it was sent, and when, but for who came and went while the others sat down; up to an end, which tells."""
    sent = zip(socket.times, socket.raw, strict=True)
    heard = [(at, text) for at, text in sent if '"type":"presence"' not in text and '"type":"pong"' not in text]
    return list(takewhile(lambda one: '"over":{' not in one[1], heard))


async def differences(tmp_path: Path, key: str, seed: int) -> int:
    """How many times a viewer could have told two worlds apart; each comparison is of at least the welcome."""
    then = await past(tmp_path / "past", key, seed)
    told_truly = await overheard(tmp_path / "truth", then, set(), 0)
    found = 0
    for viewer in (*range(then.match.seats), SPECTATOR):
        cards = then.never_known(viewer)
        world = await overheard(tmp_path / f"world{viewer}", then, cards, seed + 1)
        truth, other = told_truly[viewer], world[viewer]
        assert min(len(truth), len(other)) > 0
        found += sum(one != two for one, two in zip(truth, other, strict=False))
    return found


@pytest.mark.parametrize("seed", range(ROUNDS))
@pytest.mark.parametrize("key", TABLES)
def test_what_is_hidden_never_reaches_the_wire(tmp_path: Path, key: str, seed: int) -> None:
    @played
    async def scenario(folder: Path) -> None:
        assert await differences(folder, key, seed) == 0

    scenario(tmp_path)


@pytest.mark.parametrize("key", TABLES)
def test_the_check_notices_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    """A projection that tells anything of what is hidden must be caught."""
    honest = Table.projection

    def gossip(table: Table, play: Play, listener: Listener) -> projection.Projection:
        hidden = hashlib.sha256(str(play.live.now.face).encode()).hexdigest()[:4]
        monkeypatch.setattr(projection, "State", lambda **told: State(**{**told, "bar": [*told["bar"], hidden]}))
        return honest(table, play, listener)

    monkeypatch.setattr(Table, "projection", gossip)

    @played
    async def scenario(folder: Path) -> None:
        assert await differences(folder, key, 1) > 0

    scenario(tmp_path)
