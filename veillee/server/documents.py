"""REST: what can be kept of a finished match. It is for those who played it, and for everyone once all of them agree."""

from typing import Final
from urllib.parse import quote

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct
from msgspec.structs import replace

from veillee.core.game import Finished
from veillee.core.match import Illegal
from veillee.core.text import TONGUES
from veillee.server.clock import plain
from veillee.server.errors import REFUSALS
from veillee.server.game_cache import game
from veillee.server.hub import Hub
from veillee.server.play import Play, kept
from veillee.server.protocol import Clock, Lang
from veillee.server.readers import Anyone, bearer, check_reader, missing, private, reading, seat_in
from veillee.server.rest import address
from veillee.server.rows import MatchRow, Row

POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"
)
"""A page of people's own texts: it may have a style of its own, and do nothing."""


class DocumentFacts(Struct, frozen=True):
    """Something to keep of a match."""

    key: str
    title: str
    media: str
    ending: str


class Documents(Struct, frozen=True):
    """What can be kept of a match, and who may read it."""

    documents: list[DocumentFacts]
    seat: int | None
    """The seat that whoever asks played, or null."""
    agreed: list[int]
    """The seats whose players let everyone read."""
    needs: list[int]
    """Those who have yet to; when there is none, everyone may."""


class Agreement(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether everyone may read, as far as it is for one to say."""

    yes: bool


@get("/api/matches/{match_id:str}/documents", responses=REFUSALS)
async def list_documents(
    match_id: FromPath[str], request: Anyone, hub: NamedDependency[Hub], lang: FromQuery[Lang] = "fr"
) -> Response[Documents]:
    """What there is to keep of a finished match, and who agrees that everyone may read it.

    One who played gets a cookie along: a link to a document carries no header, and must open all the same.
    """
    match, _ = await hub.finished(match_id)
    token = bearer(request)
    seat = seat_in(match, token)
    cookies = [] if seat is None else [reading(match, token, request)]
    return Response(await facts(match, hub, seat, lang), cookies=cookies)


@post("/api/matches/{match_id:str}/agree", responses=REFUSALS, status_code=200)
async def agree(
    match_id: FromPath[str],
    data: JSONBody[Agreement],
    request: Anyone,
    hub: NamedDependency[Hub],
    lang: FromQuery[Lang] = "fr",
) -> Documents:
    """One who played lets everyone read, or no longer does."""
    match, _ = await hub.finished(match_id)
    seat = seat_in(match, bearer(request))
    if seat is None:
        raise private()
    await hub.store.agree(match.id, seat, data.yes)
    return await facts(match, hub, seat, lang)


@get("/api/matches/{match_id:str}/documents/{key:str}", responses=REFUSALS)
async def read_document(
    match_id: FromPath[str],
    key: FromPath[str],
    request: Anyone,
    hub: NamedDependency[Hub],
    lang: FromQuery[Lang] = "fr",
) -> Response[bytes]:
    """A document, made anew from the match as it is stored: a text erased since is not in it."""
    match, rows = await hub.finished(match_id)
    await check_reader(match, request, hub)
    document = game(match.game).document(key)
    if match.ended_by != "rules":
        raise Illegal("no-document", "cette partie n'a pas été menée à sa fin", "this match was not played to its end")
    if not hub.new_documents.allows(address(request)):
        raise Illegal(
            "slow-down", "trop de documents demandés : attendez un peu", "too many documents asked for: wait a little"
        )
    data = await hub.services.bot_pool.run(made, match, kept(rows), key, lang, whose=(address(request), match.id))
    name = quote(f"{document.title.said(TONGUES[lang])}.{document.ending}", safe="")
    headers = {
        "Content-Disposition": f"inline; filename={key}.{document.ending}; filename*=UTF-8''{name}",
        "Content-Security-Policy": POLICY,
    }
    return Response(data, media_type=document.media, headers=headers)


def made(match: MatchRow, rows: list[Row], key: str, lang: Lang) -> bytes:
    """A document of a finished match; this runs in a worker."""
    info = game(match.game)
    info.check_rules(match.rules)
    play = Play(info, match, frozenset(), Clock(), plain)
    for row in rows:
        play.apply(replace(row, seq=play.length, command=None))
    ended = match.ended or 0.0
    dice = f"sealed:{match.dice.secret.hex()}"
    finished = Finished(play.live.now, match.options, match.players, dice, ended, play.langs)
    return info.document(key).make(finished, TONGUES[lang])


async def facts(match: MatchRow, hub: Hub, seat: int | None, lang: Lang) -> Documents:
    tongue = TONGUES[lang]
    listed = [
        DocumentFacts(one.key, one.title.said(tongue), one.media, one.ending) for one in game(match.game).documents
    ]
    agreed = await hub.store.agreed(match.id)
    return Documents(listed, seat, agreed, missing(match, agreed))


HANDLERS = [list_documents, agree, read_document]
