"""A cache of gzipped replies: made once and kept compressed, so that asking for them again costs next to nothing."""

import gzip
from typing import Any, Final

from litestar import MediaType, Request, Response

COMPRESSED: Final = {"compressed": True}
"""Tells the framework to leave the compression to us."""
LEVEL: Final = 6


class Compressed:
    """A JSON document."""

    __slots__ = ("data",)

    def __init__(self, plain: bytes) -> None:
        self.data = gzip.compress(plain, LEVEL, mtime=0)

    def reply(self, request: Request[Any, Any, Any]) -> Response[Any]:
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
            return Response(self.data, headers=headers, media_type=MediaType.JSON)
        return Response(gzip.decompress(self.data), headers={"Vary": "Accept-Encoding"}, media_type=MediaType.JSON)
