"""Requests to addresses that guests give: they reach the public internet, and never a machine of the house's own network (SSRF)."""

import asyncio
import re
import socket
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from ssl import SSLContext
from typing import Any, Final

import httpcore

TIMEOUT: Final = 10.0
"""How long a request may take, all told."""
AT_ONCE: Final = 16
"""How many are under way at one time."""
RESOLVERS: Final = 4
"""Names are looked up in threads of their own: nothing else waits for a name server that does not answer."""
FAILURES: Final = (OSError, httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError)
"""How a request may fail without an answer."""
NAT64: Final = IPv6Network("64:ff9b::/96")
UNICAST: Final = IPv6Network("2000::/3")
"""The part of IPv6 that is handed out to the public."""

LABEL: Final = "[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?"
PATH: Final = r"/[A-Za-z0-9._~:/?@!$&'()*+,;=%-]*"
PUBLIC: Final = re.compile(rf"https://(?:{LABEL}\.)+[A-Za-z][A-Za-z0-9-]{{0,61}}[A-Za-z0-9](?::443)?{PATH}")
"""A name, not a number; the usual port; nobody's password."""
ANY: Final = re.compile(rf"https?://(?:{LABEL}\.)*{LABEL}(?::[0-9]{{1,5}})?{PATH}")


class Forbidden(Exception):
    """An address that leads where no guest may send us."""


def well_formed(url: str, anywhere: bool) -> bool:
    """Whether an address is one that a push service could have."""
    return (ANY if anywhere else PUBLIC).fullmatch(url) is not None


def is_public(address: str) -> bool:
    """Whether an address is one of the public internet, however it is wrapped."""
    found = unwrapped(ip_address(address.partition("%")[0]))
    handed_out = found in UNICAST if isinstance(found, IPv6Address) else not (found.is_multicast or found.is_reserved)
    return found.is_global and handed_out


def unwrapped(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The IPv4 address that an IPv6 address leads to, if it does."""
    if isinstance(address, IPv4Address):
        return address
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else address)


class GuardedNetwork(httpcore.AsyncNetworkBackend):
    """Connects to the very addresses that it has looked at: a name that means something else a moment later changes nothing."""

    def __init__(self, anywhere: bool) -> None:
        self.anywhere = anywhere
        self.network = httpcore.AnyIOBackend()
        self.resolvers = ThreadPoolExecutor(RESOLVERS, "resolver")

    async def resolved(self, host: str, port: int) -> list[str]:
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(
            self.resolvers, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        )
        addresses = [str(one[4][0]) for one in found]
        if not self.anywhere and not all(is_public(address) for address in addresses):
            raise Forbidden(host)
        return addresses

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        failure: Exception = OSError(f"{host} has no address")
        for address in await self.resolved(host, port):
            try:
                return await self.network.connect_tcp(address, port, timeout, local_address, socket_options)
            except FAILURES as error:
                failure = error
        raise failure


class Outgoing:
    """What this server asks of others. Redirections are not followed, and what a reply contains is not read."""

    def __init__(self, anywhere: bool) -> None:
        self.anywhere = anywhere
        self.network = GuardedNetwork(anywhere)
        self.turns = asyncio.Semaphore(AT_ONCE)

    @cached_property
    def tls(self) -> SSLContext:
        return httpcore.default_ssl_context()

    async def post(
        self, url: str, headers: Mapping[bytes | str, bytes | str], body: bytes
    ) -> tuple[int, dict[str, str]]:
        """The status of a reply and its headers; one of `FAILURES` where none comes in time."""
        if not well_formed(url, self.anywhere):
            raise Forbidden(url)
        async with (
            self.turns,
            asyncio.timeout(TIMEOUT),
            httpcore.AsyncConnectionPool(self.tls, network_backend=self.network) as pool,
            pool.stream("POST", url, headers=headers, content=body) as reply,
        ):
            return reply.status, {
                name.decode("latin-1").lower(): value.decode("latin-1") for name, value in reply.headers
            }

    def close(self) -> None:
        self.network.resolvers.shutdown(wait=False, cancel_futures=True)
