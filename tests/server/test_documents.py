"""What can be kept of a finished match: for those who played it, for everyone once they agree, and without what was erased."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from tests.server.test_texts import telling
from tests.server.visit import Nearby, Socket, Visit, played, visit
from veillee.server.bots import Found
from veillee.server.documents import made
from veillee.server.settings import Limits


async def told(server: Visit) -> tuple[list[Socket], str]:
    """A story of Ana and Bob, told to its end; its match."""
    sockets, _ = await telling(server, "Ana", "Bob")
    ana, bob = sockets
    await bob.reply(bob.write("<b>Once</b>"))
    await bob.reply(bob.choose("I have done"))
    await ana.quiet()
    await ana.reply(ana.choose("I have done"))
    await bob.quiet()
    return sockets, ana.state["over"]["match"]


@played
async def test_a_document_is_for_those_who_played(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, bob), match = await told(server)
        address = f"/api/matches/{match}/documents"
        assert (await server.get(f"{address}/page", status=403))["code"] == "private"
        assert (await server.get(f"{address}/page", "no token", 403))["code"] == "private"
        for socket in (ana, bob):
            reply = await server.http.get(f"{address}/page", headers={"Authorization": f"Bearer {socket.token}"})
            assert reply.status_code == 200
            assert "<p>Bob: &lt;b&gt;Once&lt;/b&gt;</p>" in reply.text
            assert reply.headers["content-type"].startswith("text/html")
            assert reply.headers["content-disposition"].startswith("inline; filename=page.html")
            assert reply.headers["content-security-policy"].endswith("sandbox")
            assert reply.headers["cache-control"] == "no-store"
        listed = await server.get(f"{address}?lang=en", bob.token)
        assert listed["documents"] == [{"key": "page", "title": "The Round", "media": "text/html", "ending": "html"}]
        assert (listed["seat"], listed["agreed"], listed["needs"]) == (1, [], [0, 1])
        assert (await server.get(f"{address}/book", ana.token, 404))["code"] == "no-document"


@played
async def test_a_link_opens_for_those_who_played(tmp_path: Path) -> None:
    """A browser that follows a link sends no header: whoever asked what there is has a cookie for this match's documents alone."""
    async with visit(tmp_path) as server:
        (_, bob), match = await told(server)
        listing, page = f"/api/matches/{match}/documents", f"/api/matches/{match}/documents/page"
        assert "set-cookie" not in (await server.http.get(listing)).headers
        reply = await server.http.get(listing, headers={"Authorization": f"Bearer {bob.token}"})
        cookie = reply.headers["set-cookie"].lower()
        assert all(word in cookie for word in ("httponly", "samesite=lax", f"path=/api/matches/{match}".lower()))
        assert (await server.http.get(page)).status_code == 200
        agree = await server.http.post(f"/api/matches/{match}/agree", json={"yes": True})
        assert agree.status_code == 403, "a cookie reads, and does nothing else"
        server.http.cookies.clear()
        assert (await server.http.get(page)).status_code == 403


@played
async def test_everyone_may_read_once_all_agree_and_as_long_as_they_do(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, bob), match = await told(server)
        page, agree = f"/api/matches/{match}/documents/page", f"/api/matches/{match}/agree"
        assert (await server.post(agree, {"yes": True}, status=403))["code"] == "private"
        assert (await server.post(agree, {"yes": True}, ana.token, 200))["needs"] == [1]
        await server.get(page, status=403)
        for _ in range(2):
            assert (await server.post(agree, {"yes": True}, bob.token, 200))["needs"] == []
        assert (await server.http.get(page)).status_code == 200
    async with visit(tmp_path, server.clock) as later:
        assert (await later.http.get(page)).status_code == 200, "what was agreed is stored"
        assert (await later.post(agree, {"yes": False}, bob.token, 200))["agreed"] == [0]
        await later.get(page, status=403)


@played
async def test_neither_a_replay_nor_a_record_tells_strangers_what_the_book_does_not(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, bob), match = await told(server)
        ways = [f"/api/matches/{match}/replay", f"/api/matches/{match}/record"]
        again = {"game": "story", "seats": 2, "name": "Eve", "from": {"match": match, "number": 2}}
        for way in ways:
            assert (await server.get(way, status=403))["code"] == "private"
            assert "Once" in str(await server.get(way, bob.token))
        assert (await server.post("/api/tables", again, status=403))["code"] == "private"
        for token in (ana.token, bob.token):
            await server.post(f"/api/matches/{match}/agree", {"yes": True}, token, 200)
        for way in ways:
            assert "Once" in str(await server.get(way))


@played
async def test_who_leaves_keeps_the_book_and_who_comes_has_none(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, bob), match = await told(server)
        table = (await server.get(f"/api/matches?ids={match}"))[0]["table"]
        await server.post(f"/api/tables/{table}/leave", {}, bob.token)
        dan = await server.post(f"/api/tables/{table}/sit", {"name": "Dan"})
        page = f"/api/matches/{match}/documents/page"
        await server.get(page, dan["token"], 403)
        for token in (ana.token, bob.token):
            assert (await server.http.get(page, headers={"Authorization": f"Bearer {token}"})).status_code == 200


@played
async def test_bots_need_not_agree(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        seated = await server.open(game="story", seats=2, bots={"1": "novice"})
        ana = await server.sit(seated)
        for text in ("my wish", "my title"):
            await server.until(lambda: not server.hub.tables[seated["table"]].thinking)
            await ana.quiet()
            await ana.reply(ana.write(text))
        await ana.reply(ana.choose("I have done"))
        await ana.ending()
        agree = f"/api/matches/{ana.state['over']['match']}/agree"
        assert (await server.post(agree, {"yes": True}, ana.token, 200))["needs"] == []


@played
async def test_an_erased_text_is_in_no_document(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (_, bob), match = await told(server)
        bob.say(type="strike", note=3)
        await bob.next("welcome")
        headers = {"Authorization": f"Bearer {bob.token}"}
        page = (await server.http.get(f"/api/matches/{match}/documents/page", headers=headers)).text
        assert "Once" not in page
        assert "<p>Bob: </p>" in page


@played
async def test_a_match_that_goes_on_or_has_no_documents(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, _), table = await telling(server, "Ana", "Bob")
        match = (await server.get(f"/api/tables/{table}"))["match"]
        assert (await server.get(f"/api/matches/{match}/documents/page", ana.token, 409))["code"] == "not-over"
        assert (await server.get("/api/matches/none/documents", status=404))["code"] == "no-match"
        ana, _, table = await server.duel()
        ana.say(type="concede")
        over = await ana.ending()
        assert (await server.get(f"/api/matches/{over['match']}/documents", ana.token))["documents"] == []
        found = await server.get(f"/api/matches/{over['match']}/documents/page", ana.token, 404)
        assert found["code"] == "no-document"


class Counting(Nearby):
    """A pool that knows what it was asked to do."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.work: list[object] = []

    async def submit(self, work: Callable[..., Found], *args: object, seconds: float = 0.0) -> Found:
        self.work.append(work)
        await asyncio.sleep(0)
        return work(*args)


@played
async def test_documents_are_made_by_the_workers_and_not_too_many(tmp_path: Path) -> None:
    async with visit(tmp_path, limits=Limits(documents=(2, 0.01), tables=(10, 1.0))) as server:
        (ana, _), match = await told(server)
        pool = server.hub.services.bot_pool = Counting()
        headers = {"Authorization": f"Bearer {ana.token}"}
        replies = [await server.http.get(f"/api/matches/{match}/documents/page", headers=headers) for _ in range(3)]
        assert [reply.status_code for reply in replies] == [200, 200, 429]
        assert pool.work == [made, made]
