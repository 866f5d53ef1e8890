"""ASGI middleware: the rate limit of each address, security headers on every reply, and a count of requests."""

import re
from typing import Any

from litestar.types import ASGIApp, Message, Send
from msgspec.json import encode

from veillee.server.limits import Limit, guest_of
from veillee.server.metrics import Metrics
from veillee.server.sanctions import Sanctions, banned

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cache-control", b"no-store"),
]
"""What every reply carries, unless it says otherwise itself."""
UNCLEAN = re.compile(rb"[\x00-\x1f\x7f]|%[01][0-9a-fA-F]|%7[fF]")
"""Control characters in an address, plain or escaped."""
MALFORMED = {"code": "malformed", "text": "Adresse mal formée. / Malformed address."}
DEAR = [
    (method, re.compile(address), weight)
    for method, address, weight in (
        ("POST", "/api/tables", 5.0),
        ("POST", "/api/tables/[^/]*/(sit|leave|answer|say|bot|hint|subscribe|unsubscribe)", 2.0),
        ("GET", "/api/tables(/[^/]*/poll)?", 3.0),
        ("GET", "/api/matches", 3.0),
        ("GET", "/api/matches.*/(replay|record|draws|curve|documents.*)", 5.0),
        ("POST", "/api/games/[^/]*/decks", 10.0),
        ("GET", "/api/games/[^/]*/deck(/.*)?", 2.0),
        ("POST", "/api/games/[^/]*/(workshop|trial)", 10.0),
    )
]
"""Requests that count as several."""
OPENING = 2.0
"""What it counts to open a socket."""
NOT_JSON = {
    "code": "malformed",
    "text": "Le corps doit être du JSON. / The body must be JSON (Content-Type: application/json).",
}
HOST_DOOR = "/api/host"
"""Open to whoever has the key: a host may shut himself out by mistake."""
BANNED = {"code": "banned", "text": f"{banned().text.fr} / {banned().text.en}"}
SLOW_DOWN = {"code": "slow-down", "text": "Moins vite : attendez quelques secondes. / Slow down: wait a few seconds."}


class Middleware:
    """The outermost application."""

    def __init__(self, app: ASGIApp, requests: Limit, metrics: Metrics, sanctions: Sanctions) -> None:
        self.app = app
        self.sanctions = sanctions
        self.requests = requests
        self.metrics = metrics

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if client := scope.get("client"):
            scope["client"] = client = (guest_of(client[0]), client[1])
        address = client[0] if client else ""
        if scope["type"] == "websocket":
            if clean(scope) and self.requests.allows(address, OPENING):
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 4400})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        guarded = self.guarded(scope, send)
        if not self.requests.allows(address, cost(scope)):
            await refuse(guarded, 429, SLOW_DOWN)
        elif client and not scope["path"].startswith(HOST_DOOR) and self.sanctions.holds("ban", address):
            await refuse(guarded, 403, BANNED)
        elif not clean(scope):
            await refuse(guarded, 400, MALFORMED)
        elif not typed(scope):
            await refuse(guarded, 415, NOT_JSON)
        else:
            await self.app(scope, receive, guarded)

    def guarded(self, scope: Any, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                named = {name for name, _ in message["headers"]}
                extra = [(name, value) for name, value in HEADERS if name not in named]
                message["headers"] = [*message["headers"], *extra]
                self.metrics.requests.labels(scope["method"], str(message["status"])).inc()
            await send(message)

        return sending


def cost(scope: Any) -> float:
    """What a request weighs, by what has to be done for it."""
    for method, address, weight in DEAR:
        if scope["method"] == method and address.fullmatch(scope["path"]):
            return weight
    return 1.0


def clean(scope: Any) -> bool:
    """Whether an address has no control characters in it."""
    address = scope.get("raw_path") or scope["path"].encode()
    return not UNCLEAN.search(address) and not UNCLEAN.search(scope.get("query_string", b""))


def typed(scope: Any) -> bool:
    """Whether a body says that it is JSON; a form on a page of another site cannot."""
    headers = dict(scope["headers"])
    empty = headers.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in headers
    return empty or headers.get(b"content-type", b"").partition(b";")[0].strip().lower() == b"application/json"


async def refuse(send: Send, status: int, why: dict[str, str]) -> None:
    body = encode(why)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *([(b"retry-after", b"5")] if status == 429 else []),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
