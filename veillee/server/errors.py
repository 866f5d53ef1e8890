"""Error responses over HTTP: a code, a sentence in the reader's language, and never a traceback."""

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from msgspec import Struct

from veillee.core.match import Illegal
from veillee.core.text import EN, FR, Tongue
from veillee.server.logs import log

STATUS = {
    "game": 404,
    "no-decks": 404,
    "no-workshop": 404,
    "no-document": 404,
    "no-match": 404,
    "no-page": 404,
    "no-push": 404,
    "no-rules": 404,
    "no-table": 404,
    "token": 401,
    "banned": 403,
    "private": 403,
    "no-report": 404,
    "closed": 410,
    "draining": 503,
    "not-over": 409,
    "rules-version": 409,
    "running": 409,
    "stale": 409,
    "taken": 409,
    "slow-down": 429,
}
"""What is not here is a bad request: 400."""
WORDS = {
    400: ("malformed", "requête mal formée", "malformed request"),
    404: ("no-page", "cette page n'existe pas", "there is no such page"),
    405: ("method", "cette adresse ne s'utilise pas ainsi", "this address is not used that way"),
    413: ("too-long", "requête trop longue", "request too long"),
    415: ("malformed", "le corps doit être du JSON", "the body must be JSON"),
}


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Why a request was refused, and where in a text of its own it is wrong."""

    code: str
    text: str
    line: int = 0
    column: int = 0


REFUSALS = {
    status: ResponseSpec(Refusal, description=why, generate_examples=False)
    for status, why in {
        400: "The request makes no sense, and why.",
        401: "The token holds no seat here.",
        403: "Not for everyone.",
        404: "There is no such thing.",
        409: "Not now, and why.",
        413: "Too long.",
        415: "The body is not JSON, or does not say so.",
        429: "Too many requests.",
    }.items()
}
"""How any request may be refused."""


def tongue(request: Request[Any, Any, Any]) -> Tongue:
    asked = request.query_params.get("lang") or request.headers.get("accept-language", "")
    return EN if str(asked).lower().startswith("en") else FR


def on_illegal(request: Request[Any, Any, Any], error: Illegal) -> Response[Refusal]:
    refusal = Refusal(error.code, error.text.said(tongue(request)), error.line, error.column)
    return Response(refusal, status_code=STATUS.get(error.code, 400))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """What the framework refuses: the field and what was expected of it, when it knows."""
    code, fr, en = WORDS.get(error.status_code, ("refused", "requête refusée", "request refused"))
    extra: Any = error.extra
    details = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra] if isinstance(extra, list) else []
    text = tongue(request)(fr, en)
    full = f"{text} ({'; '.join(details)})" if details else text
    return Response(Refusal(code, full), status_code=error.status_code, headers=error.headers or {})


def on_nested(request: Request[Any, Any, Any], _error: RecursionError) -> Response[Refusal]:
    """Something nested deeper than anybody would write it."""
    log.warning("a request was nested too deep", extra={"method": request.method, "path": request.url.path})
    said = tongue(request)("requête mal formée : trop d'imbrications", "malformed request: nested too deep")
    return Response(Refusal("malformed", said), status_code=400)


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    log.error("a request failed", exc_info=error, extra={"method": request.method, "path": request.url.path})
    said = tongue(request)("le serveur a eu un ennui : réessayez", "the server had a problem: try again")
    return Response(Refusal("fault", said), status_code=500)


HANDLERS: Any = {Illegal: on_illegal, HTTPException: on_http, RecursionError: on_nested, Exception: on_fault}
