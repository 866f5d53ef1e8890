"""La Rose Noire at a table of the server: nights in time, a table that forgets, claims alone, points, leaving."""

import json
import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.server.visit import Clock, Said, Socket, Visit, one_secret, played, prose, visit
from veillee.core.match import Face
from veillee.games.rose_noire.cards.kinds import FIRST_PROOF, INVESTIGATOR, POSSESSED
from veillee.games.rose_noire.cards.suspects import SUSPECTS
from veillee.games.rose_noire.rules.match import ROLES
from veillee.games.rose_noire.voice.prompts import KILL, NIGHT
from veillee.server.new_table import BOT_NAMES

NAMES = ("Ana", "Bob", "Cléo", "Dan", "Eve")
RECTOR = 0
STEADY = 5.0
SECRET = "5e" * 32
"""From which the nights that are compared are dealt."""
STEP = 0.5
STEPS = round(STEADY / STEP)
FIRST_SEAT = {"rector": "first"}
SLEEP, EYES, HAND = range(3)
"""Options of the night: the third lays a hand on the first suspect."""
Heard = list[tuple[float, str]]


async def company(server: Visit, seats: int = 5, **body: Any) -> tuple[list[Socket], str]:
    options = {**FIRST_SEAT, **body.pop("options", {})}
    return await server.company("rose_noire", *NAMES[:seats], options=options, **body)


def at(decision: Said, beginning: str) -> list[int]:
    """The options whose address begins so."""
    return [n for n, option in enumerate(decision["options"]) if option["target"].startswith(beginning)]


def acts(decision: Said) -> list[int]:
    """What moves the inquiry on: no claim, no signature, no role shown."""
    talk = (*at(decision, "say:"), *at(decision, "sign:"), *at(decision, "reveal"))
    return [n for n in range(len(decision["options"])) if n not in talk]


async def act(sockets: list[Socket], seat: int, option: int) -> None:
    await sockets[seat].reply(sockets[seat].pick(option, f"act-{sockets[seat].state['seq']}"))
    for socket in sockets:
        await socket.quiet()


async def claim(sockets: list[Socket], seat: int, kind: str) -> None:
    decision = sockets[seat].asked
    assert decision is not None
    await act(sockets, seat, at(decision, f"say:{kind}")[0])


async def play_until(sockets: list[Socket], phase: str, turn: int) -> None:
    """Everyone does what comes first and says nothing, until an hour is reached."""
    for _ in range(1000):
        view = sockets[0].state["view"]
        if sockets[0].state["over"] or (view["phase"] == phase and view["turn"] == turn):
            return
        seat = next(
            seat
            for seat in sockets[0].state["waiting"] or range(len(sockets))
            if (asked := sockets[seat].asked) and acts(asked)
        )
        decision = sockets[seat].asked
        assert decision is not None
        await act(sockets, seat, acts(decision)[-1 if decision["prompt"] == "sunset" else 0])
    raise AssertionError(phase)


def welcome_of(socket: Socket) -> Said:
    """What somebody was welcomed with, last."""
    found: Said = json.loads(next(text for text in reversed(socket.raw) if '"type":"welcome"' in text))
    return found


def story(socket: Socket) -> list[str]:
    """What somebody is told who comes anew: the facts of the story."""
    return [entry["fact"] for entry in welcome_of(socket)["log"]]


# A table that forgets


@played
async def test_a_table_that_forgets_wipes_board_and_story_at_dawn(tmp_path: Path) -> None:
    """ROS-D27: in the pages that are open and in those opened anew, for players and spectators; at the end all comes back."""
    async with visit(tmp_path) as server:
        sockets, table = await company(server, options={"memory": "fades"})
        watcher = await server.join(table)
        await play_until(sockets, "day", 1)
        await claim(sockets, 2, "innocent")
        await claim(sockets, RECTOR, "suspect")
        for token in (sockets[1].token, None):
            assert story(await server.join(table, token)).count("spoke") == 2
        await play_until(sockets, "day", 2)
        for socket in (*sockets, watcher):
            await socket.quiet()
            assert "spoke" not in story(socket), "the open page was welcomed anew"
            assert socket.state["view"]["words"] == []
            assert "day" in story(socket), "what happened stays"
        assert "spoke" not in story(await server.join(table, sockets[2].token))
        await play_until(sockets, "never", 0)
        assert story(await server.join(table, None)).count("spoke") == 2
        assert len(sockets[1].state["view"]["words"]) == 2


@played
async def test_an_accusation_is_remembered_without_its_names(tmp_path: Path) -> None:
    """ROS-D27: who signed is wiped like what was said."""
    async with visit(tmp_path) as server:
        with one_secret():  # in another deal the inquiry might end before the third day, and then names are shown again
            sockets, _ = await company(server, seats=4, options={"memory": "fades"})
        await play_until(sockets, "sunset", 2)
        guilty = sorted(card["face"] - FIRST_PROOF for card in sockets[RECTOR].state["view"]["accomplices"])
        for seat in (1, 2):
            decision = sockets[seat].asked
            assert decision is not None
            wrong = "sign:0:1" if guilty != [0, 1] else "sign:0:2"
            await act(sockets, seat, at(decision, wrong)[0])
        assert sockets[1].state["view"]["answers"][0]["signers"] == [1, 2]
        await play_until(sockets, "day", 3)
        assert (sockets[1].state["over"], sockets[1].state["view"]["turn"]) == (None, 3)
        assert all(seat["signed"] is None for seat in sockets[1].state["view"]["seats"])
        assert [sorted(one["signers"]) for one in sockets[1].state["view"]["answers"]] == [[]]


@played
async def test_elsewhere_nothing_is_forgotten(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        sockets, table = await company(server)
        await play_until(sockets, "day", 1)
        await claim(sockets, 2, "innocent")
        await play_until(sockets, "day", 2)
        assert "spoke" in story(await server.join(table, sockets[1].token))


# What may be said


@played
async def test_a_table_with_claims_alone_has_no_chat_until_the_end(tmp_path: Path) -> None:
    """Claims are heard, chat is refused; spectators may still talk among themselves."""
    async with visit(tmp_path) as server:
        sockets, table = await company(server, seats=3, options={"speech": "claims"})
        await play_until(sockets, "day", 1)
        sockets[1].say(type="chat", text="je l'ai vu")
        assert (await sockets[1].next("refused"))["code"] == "no-chat"
        await claim(sockets, 1, "innocent")
        assert len(sockets[2].state["view"]["words"]) == 1
        watcher = await server.join(table)
        watcher.say(type="chat", text="hm", name="Fée")
        assert (await watcher.next("chat"))["text"] == "hm"
        await play_until(sockets, "never", 0)
        sockets[1].say(type="chat", text="bien joué")
        assert (await sockets[2].next("chat"))["text"] in ("hm", "bien joué")


@played
async def test_by_night_those_who_play_say_nothing(tmp_path: Path) -> None:
    """ROS-D24: in neither half, also when the server has put the match away; spectators do, and by day all may again."""
    async with visit(tmp_path) as server:
        sockets, table = await company(server, seats=3)
        watcher = await server.join(table)
        await play_until_night(sockets)
        server.hub.tables[table].put_away()
        for speaker in (1, RECTOR):
            sockets[speaker].say(type="chat", text="c'est moi")
            assert (await sockets[speaker].next("refused"))["code"] == "asleep"
            for seat in (1, 2) if speaker == 1 else ():
                await act(sockets, seat, SLEEP)
        watcher.say(type="chat", text="hm", name="Fée")
        assert (await watcher.next("chat"))["text"] == "hm"
        await act(sockets, RECTOR, SLEEP)
        sockets[1].say(type="chat", text="bonjour")
        assert (await sockets[2].next("chat"))["text"] == "bonjour"


@played
async def test_a_table_that_forgets_wipes_its_chat_at_dawn(tmp_path: Path) -> None:
    """ROS-D27: on the open page and on one opened anew; what was said before the match and today stays, and at the end all is there."""
    async with visit(tmp_path) as server:
        host = await server.open(game="rose_noire", seats=3, options={**FIRST_SEAT, "memory": "fades"})
        first = await server.sit(host)
        first.say(type="chat", text="bientôt")
        await first.next("chat")
        server.clock.now += 1
        others = [await server.post(f"/api/tables/{host['table']}/sit", {"name": name}) for name in NAMES[1:3]]
        sockets = [first, *[await server.sit({**one, "table": host["table"]}) for one in others]]
        await first.quiet()
        for turn, text in ((1, "hier"), (2, "aujourd'hui")):
            await play_until(sockets, "day", turn)
            server.clock.now += 1
            sockets[1].say(type="chat", text=text)
            await sockets[2].next("chat")
            server.clock.now += 1
        assert chat_of(await server.join(host["table"], sockets[2].token)) == ["bientôt", "aujourd'hui"]
        assert chat_of(sockets[2]) == ["bientôt"], "the open page was welcomed anew at dawn"
        await play_until(sockets, "never", 0)
        assert chat_of(await server.join(host["table"], None)) == ["bientôt", "hier", "aujourd'hui"]


def chat_of(socket: Socket) -> list[str]:
    """The talk that somebody was welcomed with, last."""
    return [line["text"] for line in welcome_of(socket)["chat"]]


def test_no_bot_is_called_as_a_suspect() -> None:
    """« Anselme réfléchit » must not be said of two."""
    assert not {suspect.own.fr for suspect in SUSPECTS} & set(BOT_NAMES)


@pytest.mark.parametrize("speech", ["both", "aloud"])
def test_other_tables_talk_freely_beside_the_claims(tmp_path: Path, speech: str) -> None:
    @played
    async def scenario(folder: Path) -> None:
        async with visit(folder) as server:
            sockets, _ = await company(server, seats=3, options={"speech": speech})
            await play_until(sockets, "day", 1)
            sockets[1].say(type="chat", text="bonsoir")
            assert (await sockets[2].next("chat"))["text"] == "bonsoir"
            await claim(sockets, 2, "innocent")

    scenario(tmp_path)


@played
async def test_every_table_has_a_talk_clock_that_is_never_of_days(tmp_path: Path) -> None:
    """ROS-D6: at sunset the time of the talk runs down and then everyone goes on, whatever the table's clock."""
    async with visit(tmp_path) as server:
        sockets, _ = await company(server, seats=4, clock={"kind": "days", "days": 3})
        await play_until(sockets, "sunset", 2)
        assert sockets[1].state["talk"] == 180
        await claim(sockets, 2, "innocent")
        await server.pass_time(60.0)
        await claim(sockets, 1, "innocent")
        assert sockets[1].state["talk"] == 120, "words do not lengthen it"
        await server.pass_time(120.5)
        for socket in sockets:
            await socket.quiet()
        assert sockets[1].state["view"]["phase"] == "dusk"


# Undo, leaving, points


@played
async def test_nothing_is_taken_back_once_anything_was_told(tmp_path: Path) -> None:
    """ROS-D28: neither at once nor by consent, whatever was done."""
    async with visit(tmp_path) as server:
        sockets, _ = await company(server, seats=3)
        await play_until(sockets, "day", 1)
        await claim(sockets, 1, "innocent")
        for socket in sockets:
            assert socket.state["undo"] is None
        decision = sockets[1].asked
        assert decision is not None
        await act(sockets, 1, at(decision, "suspect:")[0])
        assert sockets[1].state["undo"] is None
        sockets[1].say(type="undo")
        assert (await sockets[1].next("refused"))["code"] == "nothing-to-undo"


@played
async def test_what_nobody_was_told_of_may_be_taken_back(tmp_path: Path) -> None:
    """ROS-D28: the Rector's first accomplice, before he has named the second."""
    async with visit(tmp_path) as server:
        sockets, _ = await company(server, seats=3, options={"accomplices": "chosen"})
        await act(sockets, RECTOR, 2)
        assert sockets[RECTOR].state["undo"] == "free"
        sockets[RECTOR].say(type="undo")
        await sockets[RECTOR].next("welcome")
        assert len((sockets[RECTOR].asked or {})["options"]) == 7


@played
async def test_a_bot_takes_the_seat_of_who_leaves_and_the_inquiry_goes_on(tmp_path: Path) -> None:
    """ROS-D20: whoever gives up, and he may come back."""
    async with visit(tmp_path) as server:
        sockets, table = await company(server, seats=4)
        await play_until(sockets, "day", 1)
        role = sockets[2].state["view"]["seats"][2]["role"]
        sockets[2].say(type="concede")
        await sockets[2].quiet()
        assert (await server.get(f"/api/tables/{table}"))["seats"][2]["stand_in"]
        for socket in sockets:
            await socket.quiet()
        assert sockets[1].state["over"] is None
        sockets[2].say(type="back")
        await sockets[2].next("welcome")
        assert sockets[2].state["view"]["seats"][2]["role"] == role


@played
async def test_points_are_added_up_while_the_rector_changes(tmp_path: Path) -> None:
    """ROS-110, ROS-111, ROS-D25: over three matches each of three players is the Rector once; a reload knows the sums."""
    async with visit(tmp_path) as server:
        sockets, table = await company(server, seats=3, options={"points": "on", "rector": "lot"})
        rectors, sums = [], dict.fromkeys(NAMES[:3], 0)
        for _ in range(3):
            await play_until(sockets, "never", 0)
            facts = await server.get(f"/api/tables/{table}")
            names = [seat["name"] for seat in facts["seats"]]
            rectors.append(names[sockets[0].state["view"]["rector"]])
            over = sockets[0].state["over"]
            assert max(over["points"]) == sockets[0].state["view"]["turn"]
            for name, points in zip(names, over["points"], strict=True):
                sums[name] += points
            assert {name: one["points"] for name, one in zip(names, facts["scores"], strict=True)} == sums
            server.clock.now += 1
            for socket in sockets:
                socket.say(type="rematch")
                await socket.quiet()
            for socket in sockets:
                await socket.quiet()
            sockets.sort(key=lambda one: int(one.state["view"]["seat"]))
        assert sorted(rectors) == sorted(NAMES[:3])
    async with visit(tmp_path, server.clock) as later:
        facts = await later.get(f"/api/tables/{table}")
        names = [seat["name"] for seat in facts["seats"]]
        assert {name: one["points"] for name, one in zip(names, facts["scores"], strict=True)} == sums


# The night


def test_both_halves_of_the_night_are_steady() -> None:
    """ROS-D26: and every question of the night is one of the two."""
    assert NIGHT.steady
    assert KILL.steady


def options_of(socket: Socket) -> list[tuple[str, str]]:
    assert socket.asked is not None
    return [(prose(option["label"]), option["target"]) for option in socket.asked["options"]]


@played
async def test_by_night_all_are_asked_the_same_whatever_they_are(tmp_path: Path) -> None:
    """ROS-76, ROS-D23: the same words, the same options in the same order, and as many bytes."""
    async with visit(tmp_path, steady_seconds=STEADY) as server:
        sockets, _ = await company(server)
        await play_until_night(sockets)
        asked = [socket.asked for socket in sockets[1:]]
        assert all(one == asked[0] for one in asked)
        assert sockets[RECTOR].asked is None
        assert prose(sockets[RECTOR].state["bar"]) != ""


async def play_until_night(sockets: list[Socket]) -> None:
    await play_until(sockets, "night", 2)
    for socket in sockets:
        await socket.quiet()


@dataclass(frozen=True)
class Night:
    """What a true Investigator, a spectator and the Rector are sent, and when, in one night."""

    me: int
    """The seat of that Investigator."""
    possessed: int | None
    before: dict[str, list[str]]
    """What they were sent until then, from the beginning."""
    heard: dict[str, Heard]
    rector: Heard


def roles_with(seats: int, last: int) -> list[Face]:
    """The roles as they lie before they are shuffled, the Possessed at another place: the same secret deals them to other seats."""
    roles = [INVESTIGATOR] * len(ROLES[seats])
    roles[last] = POSSESSED
    return roles


async def night(folder: Path, delays: list[int], hands: list[int], late: int, kill: int, roles: list[Face]) -> Night:
    """The night of one and the same match (its secret is given, so that only roles can differ), whose other Investigators answer
    after so many steps with such options, and whose Rector takes his time as well."""
    folder.mkdir(parents=True)
    seats = len(delays) + 2
    with pytest.MonkeyPatch.context() as chance:
        chance.setattr("veillee.server.table.new_secret", lambda: SECRET)
        chance.setitem(ROLES, seats, roles)
        async with visit(folder, Clock(), steady_seconds=STEADY) as server:
            return await pass_night(server, seats, delays, hands, late, kill)


async def pass_night(server: Visit, seats: int, delays: list[int], hands: list[int], late: int, kill: int) -> Night:
    sockets, table = await company(server, seats, clock={"kind": "bank", "seconds": 600, "increment": 3})
    watcher = await server.join(table)
    await play_until_night(sockets)
    await watcher.quiet()
    dealt = {seat: sockets[seat].state["view"]["seats"][seat]["role"]["face"] for seat in range(1, seats)}
    me = next(seat for seat, role in dealt.items() if role == INVESTIGATOR)
    ids = [table, (await server.get(f"/api/tables/{table}"))["match"]]
    await sockets[me].reply(sockets[me].pick(0, "c"))
    listening = {"investigator": sockets[me], "spectator": watcher, "rector": sockets[RECTOR]}
    marks = {who: len(socket.raw) for who, socket in listening.items()}
    began = server.clock.now
    others = [seat for seat in dealt if seat != me]
    for step in range(STEPS):
        for seat, delay, hand in zip(others, delays, hands, strict=True):
            if delay == step:
                sockets[seat].pick(hand, "c")
                await sockets[seat].quiet()
        await server.pass_time(STEP)
    await sockets[RECTOR].quiet()
    assert (sockets[RECTOR].asked or {})["prompt"] == "kill"
    for step in range(STEPS):
        if step == late:
            labels = [option["target"] for option in (sockets[RECTOR].asked or {})["options"]]
            sockets[RECTOR].pick(labels.index(f"suspect:{kill}") if kill >= 0 else 0, "k")
            await sockets[RECTOR].quiet()
        await server.pass_time(STEP)
    heard = {}
    for who, socket in listening.items():
        await socket.quiet()
        heard[who] = [
            (when - began, anonymous(text, ids))
            for when, text in list(zip(socket.times, socket.raw, strict=True))[marks[who] :]
            if '"presence"' not in text and '"pong"' not in text
        ]
    before = {
        who: [anonymous(text, ids) for text in socket.raw[: marks[who]] if '"presence"' not in text]
        for who, socket in listening.items()
    }
    possessed = next((seat for seat, role in dealt.items() if role == POSSESSED), None)
    return Night(me, possessed, before, heard, heard.pop("rector"))


def anonymous(text: str, ids: list[str]) -> str:
    for one in ids:
        text = text.replace(one, "id")
    return text


def test_time_size_and_words_of_a_night_tell_nothing(tmp_path: Path) -> None:
    """ROS-75, ROS-76, ROS-D26: whoever answers when and whatever, whether the Possessed shows himself or sleeps, a true Investigator
    and a spectator hear the same at the same moments, byte for byte, until the dead are shown."""
    whims = random.Random(11)
    chosen = [
        ([whims.randrange(STEPS) for _ in range(3)], [hand] * 3, whims.randrange(STEPS), -1)
        for hand in (SLEEP, EYES, SLEEP, EYES)
    ]
    marked = [([3, 2, 1], [HAND] * 3, 4, -1), ([1, 5, 9], [SLEEP] * 3, 8, 0)]

    @played
    async def scenario(folder: Path) -> None:
        told = [await night(folder / str(n), *one, ROLES[5][:]) for n, one in enumerate([*chosen, *marked])]
        quiet, (by_the_possessed, by_the_rector) = told[:4], told[4:]
        assert all(one.heard == quiet[0].heard for one in quiet), "nobody died"
        assert by_the_possessed.heard == by_the_rector.heard, "the same one died, whoever killed"
        for one in (quiet[0], by_the_possessed):
            for who, lines in one.heard.items():
                assert [when for when, _ in lines] == [STEADY, 2 * STEADY], (
                    who,
                    "two halves, all deaths in one message",
                )

    scenario(tmp_path)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_night_does_not_tell_who_is_possessed_nor_whether_anybody_is(tmp_path: Path, seats: int) -> None:
    """ROS-76, ROS-16: dealt the same but for the roles, a night sounds the same to a true Investigator and to a spectator, and, while
    everyone sleeps, to the Rector; if the Possessed opens his eyes, at another time too, the Rector alone hears it."""
    others = seats - 2

    @played
    async def scenario(folder: Path) -> None:
        deals = [roles_with(seats, last) for last in range(len(ROLES[seats]))]
        asleep = [
            await night(folder / f"{n}", [1] * others, [SLEEP] * others, 2, -1, one) for n, one in enumerate(deals)
        ]
        mine = [one for one in asleep if one.me == 1]
        assert len({one.possessed for one in mine}) == len(deals) - 1
        assert (None in [one.possessed for one in mine]) == (seats == 3)
        assert all(one.before == mine[0].before for one in mine), "nor do the two days before it"
        assert all(one.heard == mine[0].heard for one in mine)
        assert all(one.rector == asleep[0].rector for one in asleep)
        haunted = next(deal for deal, one in zip(deals, asleep, strict=True) if one.possessed not in (None, 1))
        awake = await night(folder / "awake", [4] * others, [EYES] * others, 7, -1, haunted)
        assert awake.heard == mine[0].heard
        assert awake.rector != asleep[0].rector
        by_the_possessed = await night(folder / "hand", [5] * others, [HAND] * others, 1, -1, haunted)
        by_the_rector = await night(folder / "kill", [2] * others, [SLEEP] * others, 3, 0, haunted)
        assert by_the_possessed.heard == by_the_rector.heard != awake.heard

    scenario(tmp_path)


def test_the_check_of_nights_notices_haste_and_chatter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that does not wait for the end of either half is caught."""
    monkeypatch.setattr("veillee.server.table.Table.too_soon", lambda *_: False)

    @played
    async def scenario(folder: Path) -> None:
        hasty, slow = [
            await night(folder / str(last), [3, 2, last], [SLEEP] * 3, 0, -1, ROLES[5][:]) for last in (1, 8)
        ]
        assert hasty.heard != slow.heard

    scenario(tmp_path)
