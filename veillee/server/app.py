"""The ASGI application: routes, the hub they call, and the middleware around them."""

import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from msgspec import Struct

from veillee import __version__
from veillee.core.match import Illegal
from veillee.server import (
    decks,
    documents,
    errors,
    hints,
    host,
    library,
    lobby,
    readers,
    rest,
    static,
    subscriptions,
    workshop,
)
from veillee.server.bus import backend, channels
from veillee.server.hub import Hub
from veillee.server.limits import Limit
from veillee.server.middleware import Middleware
from veillee.server.settings import Settings
from veillee.server.socket import table_socket

HERE = ("127.0.0.1", "::1")
"""The addresses of this machine."""
BODY_BYTES = 16_384
"""The longest body of a request."""


class Health(Struct, frozen=True):
    """Whether all is well."""

    status: str
    version: str


@get("/healthz")
async def health(hub: NamedDependency[Hub]) -> Response[Health]:
    """Whether the server can read and write its database."""
    status = await hub.health()
    return Response(Health(status, __version__), status_code=200 if status == "ok" else 503)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(request: readers.Anyone, hub: NamedDependency[Hub]) -> bytes:
    """Numbers for Prometheus: for this machine, and for whoever has the host's key."""
    key, token = hub.settings.key, readers.bearer(request)
    if rest.address(request) not in HERE and not (key and token and secrets.compare_digest(token, key)):
        raise Illegal("private", "les mesures sont pour l'hôte", "metrics are for the host")
    return hub.metrics.text()


class Application:
    """A server ready to run: an ASGI application, and the hub behind it."""

    def __init__(self, settings: Settings) -> None:
        bus = channels(backend(settings.bus, lambda: self.hub.catch_up()))
        self.hub = Hub(settings, bus)
        self.litestar = Litestar(
            route_handlers=[
                *library.HANDLERS,
                *decks.HANDLERS,
                *workshop.HANDLERS,
                *rest.HANDLERS,
                *lobby.HANDLERS,
                *hints.HANDLERS,
                *documents.HANDLERS,
                *subscriptions.HANDLERS,
                *host.HANDLERS,
                table_socket,
                health,
                metrics,
                *static.client(static.files()),
            ],
            dependencies={"hub": Provide(lambda: self.hub, use_cache=True, sync_to_thread=False)},
            exception_handlers=errors.HANDLERS,
            plugins=[bus],
            lifespan=[self.lifespan],
            logging_config=None,
            request_max_body_size=BODY_BYTES,
            compression_config=CompressionConfig("gzip", 4096, gzip_compress_level=5, exclude_opt_key="compressed"),
            openapi_config=OpenAPIConfig(
                "Veillée", __version__, path="/schema", render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()]
            ),
            signature_types=[Hub],
        )
        self.asgi = Middleware(
            self.litestar, Limit(settings.limits.requests, settings.now), self.hub.metrics, self.hub.sanctions
        )

    @asynccontextmanager
    async def lifespan(self, _app: Litestar) -> AsyncGenerator[None, None]:
        await self.hub.open()
        try:
            yield
        finally:
            await self.hub.close()
