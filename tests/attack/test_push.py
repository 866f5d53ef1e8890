"""Web Push in hostile hands: a guest names the addresses that the server calls, and must not gain anything by it."""

import asyncio
import os
import socket
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.push_service import Browser, push_service
from tests.server.test_push import DAYS, SETTLED, days, house, impatient
from tests.server.visit import PATIENT, Visit, played, visit
from veillee.server import outgoing
from veillee.server.outgoing import Forbidden, GuardedNetwork, is_public, well_formed
from veillee.server.push import LATER
from veillee.server.settings import Limits
from veillee.server.subscriptions import BROWSERS
from veillee.server.web_push import packed

GOOD = [
    "https://fcm.googleapis.com/fcm/send/abc:DEF-123_x",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAA=",
    "https://web.push.apple.com/QOY?x=%2F",
    "https://wns2-par02p.notify.windows.com:443/w/?token=BQY%3d",
]
BAD = [
    "http://push.example.org/x",
    "ftp://push.example.org/x",
    "file:///etc/passwd",
    "https://localhost/x",
    "https://127.0.0.1/x",
    "https://127.1/x",
    "https://0x7f.0x1/x",
    "https://2130706433/x",
    "https://[::1]/x",
    "https://169.254.169.254/latest/meta-data",
    "https://push.example.org:22/x",
    "https://push.example.org:65536/x",
    "https://user:password@push.example.org/x",
    "https://push.example.org@127.0.0.1/x",
    "https://push.example.org\\@127.0.0.1/x",
    "https://push.example.org#@127.0.0.1/x",
    "https://push.example.org?@127.0.0.1/x",
    "https://push.example.org/x\n",
    "https://push.example.org/x\r\nHost: 127.0.0.1",
    "https://push.example.org/\x00",
    "https://push.example.org/a b",
    "https://push.example.org/é",
    "https://push。example。org/x",
    "https://push..example.org/x",
    "https://-push.example.org/x",
    f"https://{'a' * 64}.example.org/x",
    "https://push.example.org",
    "https:///x",
    "",
]


@pytest.mark.parametrize("address", GOOD)
def test_the_addresses_of_push_services_are_taken(address: str) -> None:
    assert well_formed(address, anywhere=False)


@pytest.mark.parametrize("address", BAD)
def test_other_addresses_are_not(address: str) -> None:
    assert not well_formed(address, anywhere=False)


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "127.0.0.1",
        "169.254.169.254",
        "172.16.0.1",
        "192.0.2.1",
        "192.168.1.1",
        "198.18.0.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::127.0.0.1",
        "::ffff:10.0.0.1",
        "::ffff:127.0.0.1",
        "64:ff9b::a00:1",
        "2002:7f00:1::",
        "2001:0:53aa:64c:0:0:f5ff:fffe",
        "2001:db8::1",
        "fc00::1",
        "fd12:3456::1",
        "fe80::1%eth0",
        "fec0::1",
        "ff02::1",
    ],
)
def test_no_address_of_a_network_of_ones_own_is_public(address: str) -> None:
    """However it is wrapped."""
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2a00:1450:4007:80e::200a", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


@played
async def test_a_name_that_leads_inside_is_not_followed(tmp_path: Path) -> None:
    """A name is looked at after it is resolved; whoever gave it is not called again."""
    with push_service() as service:
        async with house(tmp_path) as server:
            at = await days(server, service, host="localhost")
            (await server.hub.pushes.courier()).outgoing.network.anywhere = False
            await at.until_bob_is_asked()
            await at.settled()
            assert service.pushed == []
            assert await server.hub.store.subscriptions(at.table) == []


class Names:
    """A name server that a guest owns: it gives each time the next of its answers."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)

    def getaddrinfo(self, _host: str, port: int, **_: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in self.answers.pop(0)]


def test_a_name_that_changes_its_meaning_gains_nothing() -> None:
    """Every address that it has is looked at, and it is not resolved a second time to connect."""
    asyncio.run(rebound())


async def rebound() -> None:
    network = GuardedNetwork(anywhere=False)
    with push_service() as service, pytest.MonkeyPatch.context() as patch:
        port = service.http.server_port
        for addresses in (["127.0.0.1"], ["8.8.8.8", "127.0.0.1"], ["127.0.0.1", "8.8.8.8"]):
            patch.setattr(socket, "getaddrinfo", Names(addresses).getaddrinfo)
            with pytest.raises(Forbidden):
                await network.connect_tcp("push.example.org", port)
        names = Names(["127.0.0.1"], ["192.0.2.1"])
        patch.setattr(socket, "getaddrinfo", names.getaddrinfo)
        network.anywhere = True
        await (await network.connect_tcp("push.example.org", port)).aclose()
        assert names.answers == [["192.0.2.1"]]
    network.resolvers.shutdown()


@played
async def test_garbage_is_refused_in_words(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana = await server.open(clock=DAYS)
        path = f"/api/tables/{ana['table']}/subscribe"
        good = Browser(GOOD[0]).subscription()
        point = Browser(GOOD[0]).own.public_key().public_bytes(Encoding.X962, PublicFormat.CompressedPoint)
        for address in BAD:
            found = await server.post(path, {**good, "endpoint": address}, ana["token"], 400)
            assert found["code"] in ("endpoint", "malformed"), address
        for change in (
            {"endpoint": f"https://push.example.org/{'x' * 2000}"},
            {"key": ""},
            {"key": packed(b"\x04" + bytes(64))},
            {"key": packed(b"\x04" + os.urandom(64))},
            {"key": packed(bytes(65))},
            {"key": packed(point)},
            {"key": good["key"][:-1] + "\x00"},
            {"key": good["key"] + "\n"},
            {"auth": ""},
            {"auth": "\n" * 22},
            {"auth": "A" * 5000},
            {"lang": "de"},
            {"surplus": 1},
        ):
            await server.post(path, {**good, **change}, ana["token"], 400)
        reply = await server.http.post(path, content=b"\x00" * 100, headers={"Content-Type": "application/json"})
        assert reply.status_code == 400
        assert (await server.post(path, good, status=401))["code"] == "token"
        assert (await server.post(path, good, "somebody else's", 401))["code"] == "token"
        assert await server.hub.store.subscriptions(ana["table"]) == []
        assert await server.post(path, good, ana["token"], 200) == {"done": True}


@played
async def test_only_tables_of_days_call_and_only_where_the_host_lets_them(tmp_path: Path) -> None:
    good = Browser(GOOD[0]).subscription()
    async with visit(tmp_path) as server:
        ana = await server.open(clock={"kind": "move", "seconds": 60})
        refused = await server.post(f"/api/tables/{ana['table']}/subscribe", good, ana["token"], 404)
        assert refused["code"] == "no-push"
    async with visit(tmp_path, push="off") as server:
        assert await server.get("/api/push") == {"key": ""}
        ana = await server.open(clock=DAYS)
        refused = await server.post(f"/api/tables/{ana['table']}/subscribe", good, ana["token"], 404)
        assert refused["code"] == "no-push"


@played
async def test_browsers_are_bounded_by_seat_and_by_address(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        most = Limits().subscriptions[0]
        ana = await server.open(clock=DAYS)
        path = f"/api/tables/{ana['table']}/subscribe"
        for number in range(most):
            browser = Browser(f"https://push.example.org/{number}")
            await server.post(path, browser.subscription(), ana["token"], 200)
        refused = await server.post(path, browser.subscription(), ana["token"], 429)
        assert refused["code"] == "slow-down"
        kept = await server.hub.store.subscriptions(ana["table"])
        assert [one.endpoint for one in kept] == [
            f"https://push.example.org/{most - n}" for n in range(BROWSERS, 0, -1)
        ]


@played
async def test_nobody_is_pestered(tmp_path: Path) -> None:
    """Whoever moves and takes back and moves again calls the other no more often than anybody else does."""
    rarely = Limits(**{name: getattr(PATIENT, name) for name in PATIENT.__slots__} | {"calls": (1, 1 / 3600)})
    with push_service() as service:
        async with house(tmp_path, limits=rarely) as server:
            at = await days(server, service)
            for _ in range(2):
                await at.until_bob_is_asked()
                await at.settled()
                await at.bob_answers()
            assert len(service.pushed) == 1
            await at.until_bob_is_asked()
            await at.settled()
            assert len(service.pushed) == 1
            server.clock.now += 3600
            await at.settled()
            assert LATER < 3600
            assert len(service.pushed) == 2


@played
async def test_a_service_that_never_answers_keeps_nobody_waiting(tmp_path: Path) -> None:
    """Moves go on, others are called, and after a while it is given up."""
    with push_service() as slow, push_service() as service:
        slow.patience.clear()
        async with house(tmp_path) as server:
            impatient(server)
            stuck, at = await days(server, slow), await days(server, service)
            await stuck.until_bob_is_asked()
            await at.until_bob_is_asked()
            await server.pass_time(SETTLED)
            await server.until(lambda: len(slow.pushed) == 1 and len(service.pushed) == 1)
            await stuck.bob_answers()
            await stuck.move()
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(outgoing, "TIMEOUT", 0.05)
                at.server.hub.pushes.moved(stuck.table)
                await stuck.until_bob_is_asked()
                await server.pass_time(SETTLED)
                await server.until(lambda: len(slow.pushed) > 2)
                slow.patience.set()


@played
async def test_what_a_service_answers_is_not_read(tmp_path: Path) -> None:
    with push_service() as service:
        async with house(tmp_path) as server:
            at = await days(server, service)
            service.answers = [(201, {"Content-Length": str(10**12), "X": "y" * 5000, "Retry-After": "9" * 5000})]
            await at.until_bob_is_asked()
            await at.settled()
            assert len(service.pushed) == 1
            assert sent(server) == 1


@played
async def test_a_service_that_talks_nonsense_is_given_up(tmp_path: Path) -> None:
    with push_service() as service:
        async with house(tmp_path) as server:
            impatient(server)
            at = await days(server, service)
            service.answers = [(99, {}), (700, {}), (503, {"Retry-After": "-1"}), (500, {"Retry-After": "soon"})]
            await at.until_bob_is_asked()
            await at.settled()
            assert sent(server) == 0
            assert len(await server.hub.store.subscriptions(at.table)) == 1


def sent(server: Visit) -> float:
    return server.hub.metrics.registry.get_sample_value("veillee_pushes_total", {"outcome": "sent"}) or 0.0
