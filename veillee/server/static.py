"""Static files: the browser client as it was built into the package, kept in memory with gzip twins.

A page names the files its screen will want, so that they come beside its script and not after it.
"""

import gzip
import hashlib
import mimetypes
from functools import cached_property
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct
from msgspec.json import decode

from veillee.core.match import Illegal
from veillee.server.compressed import COMPRESSED
from veillee.server.hub import Hub

FOLDER = Path(__file__).parent / "static"
PLAIN = "Veillée: the browser client is not built (make setup builds it); the server answers under /api.\n"
ALWAYS = "public, max-age=31536000, immutable"
"""What the build names by its content never changes."""


class File:
    """One file, ready to be sent."""

    def __init__(self, path: Path, name: str) -> None:
        self.data = path.read_bytes()
        self.kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.tag = f'"{hashlib.blake2b(self.data, digest_size=12).hexdigest()}"'
        self.cache = ALWAYS if name.startswith("assets/") else "no-cache"

    @cached_property
    def packed(self) -> bytes | None:
        """The same, compressed when it is first wanted; None when that gains nothing."""
        packed = gzip.compress(self.data, 9, mtime=0)
        return packed if len(packed) < len(self.data) else None

    def reply(self, request: Request[Any, Any, Any], link: str = "") -> Response[bytes]:
        headers = {"Cache-Control": self.cache, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if link:
            headers["Link"] = link
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        if "gzip" in request.headers.get("accept-encoding", "") and self.packed is not None:
            return Response(self.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=self.kind)
        return Response(self.data, headers=headers, media_type=self.kind)


def files(folder: Path = FOLDER) -> dict[str, File]:
    found = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
    return {path.relative_to(folder).as_posix(): File(path, path.relative_to(folder).as_posix()) for path in found}


class Chunk(Struct):
    """A script of the client, as the build lists it in chunks.json, with the styles that come with it."""

    file: str
    name: str = ""
    css: list[str] = []

    @property
    def link(self) -> str:
        styles = [f"</{style}>; rel=preload; as=style; crossorigin" for style in self.css]
        return ", ".join([f"</{self.file}>; rel=modulepreload", *styles])


class Ahead:
    """What a screen wants besides what every page names itself."""

    def __init__(self, found: dict[str, File]) -> None:
        listed = found.get("chunks.json")
        chunks = decode(listed.data, type=dict[str, Chunk]) if listed else {}
        self.hall = ", ".join(chunk.link for source, chunk in chunks.items() if source.endswith("/hall.ts"))
        self.table = ", ".join(chunk.link for chunk in chunks.values() if chunk.name == "table")
        boards = {source.split("/")[-2]: chunk for source, chunk in chunks.items() if source.endswith("/parts.ts")}
        self.boards = {game: f"{self.table}, {chunk.link}" for game, chunk in boards.items()}

    def link(self, screen: str, game: str) -> str:
        if screen == "t":
            return self.boards.get(game, self.table)
        return "" if screen else self.hall


def client(found: dict[str, File]) -> list[Any]:
    """The handlers: a file by its name; any other address is a screen of the client, which reads it itself."""
    ahead = Ahead(found)

    @get(["/", "/{path:path}"], include_in_schema=False, opt=COMPRESSED)
    async def page(
        request: Request[Any, Any, Any], hub: NamedDependency[Hub], path: FromPath[str] = ""
    ) -> Response[bytes]:
        name = path.lstrip("/")
        if name in found:
            return found[name].reply(request)
        if name.startswith(("api/", "schema/")) or "." in name.rpartition("/")[2]:
            raise Illegal("no-page", "cette page n'existe pas", "there is no such page")
        if "index.html" in found:
            screen, _, id = name.partition("/")
            table = hub.tables.get(id)
            return found["index.html"].reply(request, ahead.link(screen, table.row.game if table else ""))
        return Response(PLAIN.encode(), media_type="text/plain")

    return [page]
