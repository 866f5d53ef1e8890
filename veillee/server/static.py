"""Static files: the browser client as it was built into the package, kept in memory with gzip twins."""

import gzip
import hashlib
import mimetypes
from functools import cached_property
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from veillee.core.match import Illegal
from veillee.server.compressed import COMPRESSED

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

    def reply(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        headers = {"Cache-Control": self.cache, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        if "gzip" in request.headers.get("accept-encoding", "") and self.packed is not None:
            return Response(self.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=self.kind)
        return Response(self.data, headers=headers, media_type=self.kind)


def files(folder: Path = FOLDER) -> dict[str, File]:
    found = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
    return {path.relative_to(folder).as_posix(): File(path, path.relative_to(folder).as_posix()) for path in found}


def client(found: dict[str, File]) -> list[Any]:
    """The handlers: a file by its name; any other address is a screen of the client, which reads it itself."""

    @get(["/", "/{path:path}"], include_in_schema=False, opt=COMPRESSED)
    async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
        name = path.lstrip("/")
        if name in found:
            return found[name].reply(request)
        if name.startswith(("api/", "schema/")) or "." in name.rpartition("/")[2]:
            raise Illegal("no-page", "cette page n'existe pas", "there is no such page")
        if "index.html" in found:
            return found["index.html"].reply(request)
        return Response(PLAIN.encode(), media_type="text/plain")

    return [page]
