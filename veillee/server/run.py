"""Runs the server (uvicorn) until it is told to stop."""

import asyncio
import os
import socket
import sqlite3
import webbrowser

import uvicorn
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from veillee.core.match import Illegal
from veillee.memory import settle
from veillee.server.app import Application
from veillee.server.backup import alone
from veillee.server.database import database_url, make_engine
from veillee.server.http_protocol import SPARE_DESCRIPTORS, Door, descriptors, protocol_of
from veillee.server.line import Line
from veillee.server.logs import start_logging
from veillee.server.protocol import MESSAGE_BYTES
from veillee.server.settings import Settings


class Server(uvicorn.Server):
    """A server that says so once it is there, and shows itself in the browser."""

    greeting = ""
    page: str | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        settle()
        if self.greeting:
            print(self.greeting, flush=True)
        if self.page is not None:
            await asyncio.to_thread(webbrowser.open, self.page)


def config(settings: Settings) -> uvicorn.Config:
    """Sockets have our own heartbeat, and are not compressed: a compressor for each would cost more than all the rest."""
    most = descriptors() - SPARE_DESCRIPTORS
    return uvicorn.Config(
        Application(settings).asgi,
        http=protocol_of(Door(settings.limits.sockets, most, settings.proxies)),
        ws=Line,
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        ws_max_size=2 * MESSAGE_BYTES,
        timeout_graceful_shutdown=5,
    )


def serve(settings: Settings, host: str, port: int, greeting: str = "", page: str | None = None) -> None:
    """Checks what it needs, says plainly what is missing, and runs."""
    os.umask(0o077)
    with socket.socket(family(host)) as door, alone(settings.database):
        listen(door, host, port)
        asyncio.run(reach(settings))
        start_logging()
        server = Server(config(settings))
        server.greeting, server.page = greeting, page
        server.run(sockets=[door])


def family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def listen(door: socket.socket, host: str, port: int) -> None:
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
        door.listen(4096)
    except (OSError, OverflowError) as error:
        raise Illegal(
            "port",
            f"impossible d'écouter à {host}, port {port} : {error} ; essayez un autre port avec --port",
            f"cannot listen on {host}, port {port}: {error}; try another port with --port",
        ) from None


async def reach(settings: Settings) -> None:
    """Refuses to start without the database and the bus it was told of."""
    url = database_url(settings.database)
    try:
        if url.get_backend_name() == "sqlite":
            sqlite3.connect(url.database or "").close()
        else:
            await connect(url)
    except (SQLAlchemyError, OSError, sqlite3.Error) as error:
        why = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise Illegal(
            "database", f"la base de données ne répond pas : {why}", f"the database does not answer: {why}"
        ) from None
    if settings.bus:
        from veillee.server.redis_bus import reach as reach_bus

        await reach_bus(settings.bus)


async def connect(url: URL) -> None:
    engine = make_engine(url)
    try:
        async with engine.connect():
            pass
    finally:
        await engine.dispose()
