"""What one visitor may ask for, and what no page of another site may do."""

import asyncio
import json
from pathlib import Path

from tests.server.visit import HOST, JSON, played, visit
from veillee.server.app import BODY_BYTES
from veillee.server.limits import SPARE, Limit
from veillee.server.protocol import MESSAGE_BYTES
from veillee.server.rest import TABLE_BYTES
from veillee.server.settings import Limits


def test_a_bucket_is_emptied_by_asking_and_fills_slowly() -> None:
    now = 0.0
    limit = Limit((3, 0.5), lambda: now)
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    assert limit.allows("b")
    now = 1.9
    assert not limit.allows("a")
    now = 4.0
    assert [limit.allows("a") for _ in range(3)] == [True, True, False]


def test_full_buckets_are_thrown_away() -> None:
    now = 0.0
    limit = Limit((1, 1.0), lambda: now)
    for visitor in range(5000):
        now += 0.001
        limit.allows(str(visitor))
        assert len(limit.buckets) <= SPARE


@played
async def test_a_socket_that_says_much_is_heard_slowly_and_in_full(tmp_path: Path) -> None:
    """Nothing said is lost: a bot that answers at once must not wait for a reply that never comes."""
    async with visit(tmp_path, limits=Limits(messages=(10, 200.0))) as server:
        ana = await server.sit(await server.open())
        for _ in range(40):
            ana.say(type="ping")
        for _ in range(40):
            await ana.next("pong")


@played
async def test_a_socket_that_says_too_much_keeps_nobody_waiting(tmp_path: Path) -> None:
    async with visit(tmp_path, limits=Limits(messages=(10, 0.001))) as server:
        ana, bob, _ = await server.duel()
        for _ in range(40):
            ana.say(type="ping")
        for _ in range(10):
            await ana.next("pong")
        await bob.quiet()
        assert ana.heard.empty()
        assert ana.saying.qsize() == 28, "one waits for its turn, and one behind it"
        assert ana.talk is not None
        ana.talk.cancel()
        await asyncio.wait([ana.talk])


@played
async def test_too_many_requests_from_one_address(tmp_path: Path) -> None:
    async with visit(tmp_path, limits=Limits(requests=(5, 1.0))) as server:
        for _ in range(5):
            await server.get("/api/games")
        refused = await server.http.get("/api/games")
        assert refused.status_code == 429
        assert refused.json()["code"] == "slow-down"
        server.clock.now += 2
        await server.get("/api/games")


@played
async def test_too_many_tables_from_one_address(tmp_path: Path) -> None:
    async with visit(tmp_path, limits=Limits(tables=(2, 0.01))) as server:
        await server.open()
        await server.open()
        refused = await server.post("/api/tables", {"game": "legions", "name": "Ana"}, status=429)
        assert refused["code"] == "slow-down"


@played
async def test_too_many_sockets_from_one_address(tmp_path: Path) -> None:
    async with visit(tmp_path, limits=Limits(sockets=2)) as server:
        seated = await server.open()
        first = await server.sit(seated)
        await server.sit(seated)
        third = server.connect(seated["table"])
        assert await third.closed() == 4429
        await first.leave()
        await server.sit(seated)


@played
async def test_a_message_too_large_ends_the_conversation(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        seated = await server.open()
        ana = await server.sit(seated)
        ana.say_text(json.dumps({"type": "chat", "text": "x" * MESSAGE_BYTES}))
        assert await ana.closed() == 4413
        for address, longest in (("/api/tables", TABLE_BYTES), (f"/api/tables/{seated['table']}/sit", BODY_BYTES)):
            long = await server.http.post(address, content=b"{" + b" " * longest + b"}", headers=JSON)
            assert long.status_code == 413
            assert long.json()["code"] == "too-long"


@played
async def test_pages_of_other_sites_open_no_socket(tmp_path: Path) -> None:
    async with visit(tmp_path, origins=("https://friend.test",)) as server:
        seated = await server.open()
        assert await server.connect(seated["table"], origin="https://evil.test").closed() == 4403
        for origin in (f"http://{HOST}", "https://friend.test"):
            welcome = server.connect(seated["table"], origin=origin)
            welcome.say(type="hello")
            assert (await welcome.event())["type"] == "websocket.accept"
            await welcome.next("welcome")


@played
async def test_every_reply_is_guarded(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        for path in ("/", "/api/games", "/api/nowhere", "/healthz", "/metrics", "/schema/openapi.json"):
            headers = (await server.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "script-src 'self'" in policy
            assert "unsafe" not in policy
            assert "default-src 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
