"""Web Push: who is called, when, with what words; and what is sent reads as the RFCs say, at a push service of our own."""

import asyncio
import datetime
import json
import ssl
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ec import derive_private_key, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from tests.server.push_service import CURVE, Browser, PushService, claims, decrypted, push_service
from tests.server.visit import Clock, Socket, Visit, played, visit
from veillee.server.presence import HEARTBEAT_TIMEOUT
from veillee.server.push import PAUSES
from veillee.server.settings import Settings
from veillee.server.web_push import Vapid, encrypted, new_key, unpacked

DAYS = {"kind": "days", "days": 3}
SETTLED = Settings().call_after


# The messages


def test_a_message_is_encrypted_as_in_the_rfc() -> None:
    """RFC 8291, section 5 and appendix A."""
    message = b"When I grow up, I want to be a watermelon"
    key = unpacked("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    auth, salt = unpacked("BTBZMqHH6r4Tts7J_aSIgg"), unpacked("DGv6ra1nlYgDCS1FRnbzlw")
    sender = derive_private_key(int.from_bytes(unpacked("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE)
    expected = unpacked(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert encrypted(message, key, auth, sender, salt) == expected
    reader = derive_private_key(int.from_bytes(unpacked("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big"), CURVE)
    assert decrypted(expected, reader, auth) == message


def test_a_house_signs_as_in_the_rfc() -> None:
    """RFC 8292, section 2.4: its own example is good to our reader, and so is what we sign."""
    example = (
        "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6"
        "Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, "
        "k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
    )
    said = {"aud": "https://push.example.net", "exp": 1453523768, "sub": "mailto:push@example.com"}
    assert claims(example, example.partition("k=")[2]) == said
    house = Vapid(new_key(), "mailto:push@example.com")
    ours = house.authorization("https://push.example.net/p/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV", 1453523768 - 12 * 3600)
    assert claims(ours, house.public) == said


# Who is called


class Days:
    """Ana and Bob at a table of days; Bob has a browser that lets itself be called, and has closed it."""

    def __init__(self, server: Visit, ana: Socket, table: str, token: str, browser: Browser) -> None:
        self.server = server
        self.ana = ana
        self.table = table
        self.token = token
        self.browser = browser

    async def move(self) -> None:
        """Ana does what she can."""
        assert self.ana.asked is not None
        assert (await self.ana.reply(self.ana.pick(0)))["type"] == "state"

    async def until_bob_is_asked(self) -> None:
        while not (await self.server.get(f"/api/tables/{self.table}", self.token)).get("yours"):
            await self.move()

    async def bob_answers(self) -> None:
        """Bob comes, answers whatever he is asked, and goes."""
        bob = await self.server.join(self.table, self.token)
        await answer(bob)
        await bob.leave()
        await self.ana.quiet()

    async def settled(self) -> None:
        """Enough time passes for somebody to be called, and whoever is called has been."""
        await self.server.pass_time(SETTLED)
        await self.server.until(lambda: not self.server.hub.pushes.tasks)


async def answer(bob: Socket) -> None:
    """Bob answers as long as he is asked."""
    while bob.asked:
        assert (await bob.reply(bob.pick(0)))["type"] == "state"
        await bob.quiet()


async def days(server: Visit, service: PushService, lang: str = "fr", host: str = "127.0.0.1") -> Days:
    ana, bob, table = await server.duel(clock=DAYS)
    browser = service.browser("bob", host)
    assert bob.token is not None
    await server.post(f"/api/tables/{table}/subscribe", browser.subscription(lang), bob.token, 200)
    await answer(bob)
    await bob.leave()
    await ana.quiet()
    server.clock.now += 1
    return Days(server, ana, table, bob.token, browser)


def house(tmp_path: Path, clock: Clock | None = None, **changes: Any) -> AbstractAsyncContextManager[Visit]:
    return visit(tmp_path, clock, **{"push": "any", "contact": "mailto:host@example.org", **changes})


@played
async def test_whoever_is_waited_for_and_is_not_there_is_called_once(tmp_path: Path) -> None:
    with push_service() as service:
        async with house(tmp_path) as server:
            at = await days(server, service)
            await at.until_bob_is_asked()
            assert service.pushed == []
            await at.settled()
            (push,) = service.pushed
            assert push.path == "/push/bob"
            told = at.browser.read(push)
            assert told["title"] == "Légions\u00a0: c’est à vous"
            assert told["body"] == "Ana vous attend."
            assert (told["lang"], told["url"]) == ("fr", f"/t/{at.table}")
            assert at.token not in json.dumps(told)
            assert (push.headers["topic"], push.headers["urgency"]) == (told["tag"], "normal")
            assert len(push.headers["topic"]) == 32
            assert at.table not in push.headers["topic"]
            left = 3 * 86_400 - (server.clock.now - server.hub.tables[at.table].play.opened_at)  # type: ignore[union-attr]
            assert int(push.headers["ttl"]) == int(left)
            key = (await server.get("/api/push"))["key"]
            signed = claims(push.headers["authorization"], key)
            assert signed["aud"] == at.browser.endpoint.removesuffix("/push/bob")
            assert server.clock.now < signed["exp"] <= server.clock.now + 86_400
            assert signed["sub"] == "mailto:host@example.org"
            for _ in range(3):
                await at.settled()
            assert len(service.pushed) == 1


@played
async def test_every_wait_is_a_new_call(tmp_path: Path) -> None:
    with push_service() as service:
        async with house(tmp_path) as server:
            at = await days(server, service, "en")
            for number in (1, 2, 3):
                await at.until_bob_is_asked()
                await at.settled()
                assert len(service.pushed) == number
                await at.bob_answers()
            assert at.browser.read(service.pushed[-1])["body"] == "Ana is waiting for you."
            assert len({push.headers["topic"] for push in service.pushed}) == 1


@played
async def test_one_who_is_there_is_not_called_nor_later_for_what_he_saw(tmp_path: Path) -> None:
    with push_service() as service:
        async with house(tmp_path) as server:
            at = await days(server, service)
            bob = await server.join(at.table, at.token)
            await at.until_bob_is_asked()
            await at.settled()
            await bob.leave()
            await at.move() if at.ana.asked else None
            await at.settled()
            assert service.pushed == []


@played
async def test_one_who_answers_at_once_is_not_called(tmp_path: Path) -> None:
    with push_service() as service:
        async with house(tmp_path) as server:
            at = await days(server, service)
            await at.until_bob_is_asked()
            await at.bob_answers()
            await at.settled()
            assert service.pushed == []


@played
async def test_a_phone_that_has_fallen_asleep_is_called(tmp_path: Path) -> None:
    """Its socket still seems open when the table begins to wait."""
    assert SETTLED > HEARTBEAT_TIMEOUT
    with push_service() as service:
        async with house(tmp_path) as server:
            at = await days(server, service)
            await server.join(at.table, at.token)
            await at.until_bob_is_asked()
            await server.pass_time(SETTLED, everyone_here=False)
            await server.until(lambda: len(service.pushed) == 1)


@played
async def test_what_happens_meanwhile_neither_hastens_a_call_nor_puts_it_off(tmp_path: Path) -> None:
    with push_service() as service:
        async with house(tmp_path) as server:
            at = await days(server, service)
            server.hub.pushes.moved(at.table)
            await server.pass_time(SETTLED - 10)
            await at.until_bob_is_asked()
            await server.pass_time(SETTLED - 10)
            await server.until(lambda: not server.hub.pushes.tasks)
            assert service.pushed == []
            server.hub.pushes.moved(at.table)
            await server.pass_time(10)
            await server.until(lambda: len(service.pushed) == 1)


@played
async def test_a_match_that_begins_calls_whoever_opened_its_table_and_left(tmp_path: Path) -> None:
    with push_service() as service:
        async with house(tmp_path) as server:
            ana = await server.open(clock=DAYS)
            browser = service.browser()
            await server.post(f"/api/tables/{ana['table']}/subscribe", browser.subscription(), ana["token"], 200)
            server.clock.now += 1
            await server.post(f"/api/tables/{ana['table']}/sit", {"name": "Bob"})
            await server.pass_time(SETTLED)
            await server.until(lambda: len(service.pushed) == 1)
            assert browser.read(service.pushed[0])["body"] == "Bob vous attend."


@played
async def test_the_end_and_a_rematch_are_told_to_those_who_are_away(tmp_path: Path) -> None:
    with push_service() as service:
        async with house(tmp_path) as server:
            at = await days(server, service)
            at.ana.say(type="concede")
            await at.ana.ending()
            await at.settled()
            over = at.browser.read(service.pushed[-1])
            assert over["title"].endswith("la partie est finie")
            assert (over["body"], service.pushed[-1].headers["urgency"]) == ("Avec Ana.", "low")
            at.ana.say(type="rematch")
            await at.ana.quiet()
            await at.settled()
            assert at.browser.read(service.pushed[-1])["title"].endswith("on vous propose une revanche")
            assert len(service.pushed) == 2


@played
async def test_whoever_gives_up_is_not_told_of_it(tmp_path: Path) -> None:
    with push_service() as service:
        async with house(tmp_path) as server:
            at = await days(server, service)
            await server.post(f"/api/tables/{at.table}/say", {"type": "concede"}, at.token)
            await at.settled()
            assert service.pushed == []


@played
async def test_a_house_that_was_closed_meanwhile_calls_when_it_opens(tmp_path: Path) -> None:
    clock = Clock()
    with push_service() as service:
        async with house(tmp_path, clock) as server:
            at = await days(server, service)
            await at.until_bob_is_asked()
            key = await server.get("/api/push")
        assert service.pushed == []
        async with house(tmp_path, clock) as again:
            assert await again.get("/api/push") == key
            await again.pass_time(SETTLED)
            await again.until(lambda: len(service.pushed) == 1)
        async with house(tmp_path, clock) as third:
            await third.pass_time(SETTLED)
            await third.until(lambda: not third.hub.pushes.tasks)
        assert len(service.pushed) == 1


# What push services answer


def impatient(server: Visit) -> None:
    """Tries again at once."""
    server.hub.pushes.pauses = (0.0,) * len(PAUSES)


@played
async def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    for status in (404, 410):
        with push_service() as service:
            async with house(tmp_path) as server:
                at = await days(server, service)
                service.answers = [(status, {})]
                await at.until_bob_is_asked()
                await at.settled()
                assert await server.hub.store.subscriptions(at.table) == []
                assert len(service.pushed) == 1


@played
async def test_a_busy_service_is_tried_again_but_not_for_ever(tmp_path: Path) -> None:
    with push_service() as service:
        async with house(tmp_path) as server:
            at = await days(server, service)
            impatient(server)
            service.answers = [(429, {"Retry-After": "0"}), (503, {}), (201, {})]
            await at.until_bob_is_asked()
            await at.settled()
            assert len(service.pushed) == 3
            await at.bob_answers()
            service.answers = [(500, {})] * 20
            await at.until_bob_is_asked()
            await at.settled()
            assert len(service.pushed) == 3 + 1 + len(PAUSES)
            assert len(await server.hub.store.subscriptions(at.table)) == 1


@played
async def test_nobody_is_called_late_for_what_he_has_answered(tmp_path: Path) -> None:
    with push_service() as service:
        async with house(tmp_path) as server:
            at = await days(server, service)
            impatient(server)
            service.patience.clear()
            service.answers = [(503, {})]
            await at.until_bob_is_asked()
            await server.pass_time(SETTLED)
            await server.until(lambda: len(service.pushed) == 1)
            await at.bob_answers()
            service.patience.set()
            await server.until(lambda: not server.hub.pushes.tasks)
            assert len(service.pushed) == 1


@played
async def test_a_redirection_is_not_followed(tmp_path: Path) -> None:
    with push_service() as service, push_service() as elsewhere:
        async with house(tmp_path) as server:
            at = await days(server, service)
            service.answers = [(307, {"Location": elsewhere.browser().endpoint})]
            await at.until_bob_is_asked()
            await at.settled()
            assert (len(service.pushed), len(elsewhere.pushed)) == (1, 0)


def certified(folder: Path) -> tuple[ssl.SSLContext, str]:
    """A server's side of TLS for this machine, and the certificate that one has to trust."""
    key = generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push service")])
    now = datetime.datetime.now(datetime.UTC)
    builder = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    builder = builder.not_valid_before(now - datetime.timedelta(days=1)).not_valid_after(
        now + datetime.timedelta(days=1)
    )
    builder = builder.add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
    builder = builder.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    pem = builder.sign(key, SHA256()).public_bytes(Encoding.PEM)
    file = folder / "service.pem"
    file.write_bytes(pem + key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return context, pem.decode()


@played
async def test_a_service_must_be_who_it_says_it_is(tmp_path: Path) -> None:
    """A certificate for that name, from somebody trusted: then, and only then, is anything said to it."""
    context, certificate = certified(tmp_path)
    with push_service(context) as service:
        async with house(tmp_path) as server:
            impatient(server)
            ana, bob, table = await server.duel(clock=DAYS)
            named, numbered = service.browser("named", "localhost"), service.browser("numbered")
            for browser in (named, numbered):
                await server.post(f"/api/tables/{table}/subscribe", browser.subscription(), bob.token, 200)
            await answer(bob)
            await bob.leave()
            await ana.quiet()
            server.clock.now += 1
            assert bob.token is not None
            at = Days(server, ana, table, bob.token, named)
            await at.until_bob_is_asked()
            await at.settled()
            assert service.pushed == []
            await at.bob_answers()
            (await server.hub.pushes.courier()).outgoing.tls.load_verify_locations(cadata=certificate)
            await at.until_bob_is_asked()
            await at.settled()
            assert [push.path for push in service.pushed] == ["/push/named"]
            assert named.read(service.pushed[0])["body"] == "Ana vous attend."


# Who no longer wants to be called


async def kept(server: Visit, table: str) -> int:
    return len(await server.hub.store.subscriptions(table))


@played
async def test_one_can_have_enough_of_it(tmp_path: Path) -> None:
    with push_service() as service:
        async with house(tmp_path) as server:
            at = await days(server, service)
            body = {"endpoint": at.browser.endpoint}
            await server.post(f"/api/tables/{at.table}/unsubscribe", body, at.ana.token, 200)
            assert await kept(server, at.table) == 1
            await server.post(f"/api/tables/{at.table}/unsubscribe", body, at.token, 200)
            await at.until_bob_is_asked()
            await at.settled()
            assert service.pushed == []


@played
async def test_nothing_is_kept_of_one_who_leaves_or_is_forgotten(tmp_path: Path) -> None:
    with push_service() as service:
        async with house(tmp_path) as server:
            one, two, three = [await days(server, service) for _ in range(3)]
            for at in (one, two, three):
                at.ana.say(type="concede")
                await at.ana.ending()
                assert await kept(server, at.table) == 1
            await server.post(f"/api/tables/{one.table}/leave", {}, one.token)
            match = two.ana.state["over"]["match"]
            await server.post(f"/api/matches/{match}/forget", {}, two.token, 200)
            await server.hub.close_table(server.hub.tables[three.table])
            assert [await kept(server, at.table) for at in (one, two, three)] == [0, 0, 0]


@played
async def test_what_is_old_is_deleted_with_its_table(tmp_path: Path) -> None:
    with push_service() as service:
        async with house(tmp_path, keep_days=1.0) as server:
            at = await days(server, service)
            at.ana.say(type="concede")
            await at.ana.ending()
            await at.ana.leave()
            server.clock.now += 3 * 86_400
            server.hub.housekeeping(server.clock.now)
            await server.hub.forget_old(server.clock.now)
            assert await kept(server, at.table) == 0


# Several servers


@played
async def test_servers_of_one_database_have_one_key_and_call_once(tmp_path: Path) -> None:
    clock = Clock()
    with push_service() as service:
        async with house(tmp_path, clock) as one, house(tmp_path, clock) as two:
            assert await one.get("/api/push") == await two.get("/api/push")
            at = await days(one, service)
            await at.until_bob_is_asked()
            two.hub.pushes.moved(at.table)
            clock.now += SETTLED
            await asyncio.gather(one.hub.sweep(), two.hub.sweep())
            for server in (one, two):
                await server.until(lambda server=server: not server.hub.pushes.tasks)
            assert len(service.pushed) == 1
