"""REST: decks, for games to which players bring their own: reading, importing, exporting and rating them."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Final, Literal
from urllib.parse import quote

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct
from msgspec.json import encode

from veillee.core.game import Decks
from veillee.core.match import Illegal
from veillee.core.text import TONGUES
from veillee.lab.rating import RatingLine
from veillee.server.compressed import COMPRESSED, Compressed
from veillee.server.errors import REFUSALS
from veillee.server.game_cache import game
from veillee.server.hub import Hub
from veillee.server.protocol import Lang
from veillee.server.readers import Anyone
from veillee.server.rest import address

FILE_BYTES: Final = 262_144
"""The longest file of a deck; that of the Master Vault carries the text of every card."""
MEDIA = {"text": ("text/plain", "txt"), "json": ("application/json", "json")}

Line = Annotated[str, QueryParameter(min_length=1, max_length=2000)]
Page = Mapping[str, object]


class Brought(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck that somebody brings: a list, or a file."""

    text: Annotated[str, Meta(max_length=FILE_BYTES)]


class Pages(Struct, frozen=True):
    """Several decks."""

    decks: list[Page]


def decks_of(key: str) -> Decks:
    return game(key).own_decks()


@get("/api/games/{key:str}/decks", responses=REFUSALS, opt=COMPRESSED)
async def list_starters(key: FromPath[str], request: Anyone, lang: FromQuery[Lang] = "fr") -> Response[Pages]:
    """The decks that everyone has."""
    return starters(game(key).key, lang).reply(request)


@cache
def starters(key: str, lang: Lang) -> Compressed:
    decks = decks_of(key)
    return Compressed(encode(Pages([decks.page(one, TONGUES[lang]) for one in decks.starters()])))


@post("/api/games/{key:str}/decks", responses=REFUSALS, status_code=200, request_max_body_size=FILE_BYTES)
async def import_deck(
    key: FromPath[str],
    data: JSONBody[Brought],
    request: Anyone,
    hub: NamedDependency[Hub],
    lang: FromQuery[Lang] = "fr",
) -> Page:
    """Reads a deck that somebody owns, in a worker, for it may be anything; nothing is kept."""
    decks_of(key)
    return await hub.services.bot_pool.run(imported, key, data.text, lang, whose=(address(request), "deck"))


def imported(key: str, text: str, lang: Lang) -> Page:
    """The page of a deck in a file; this runs in a worker."""
    decks = decks_of(key)
    return decks.page(decks.imported(text), TONGUES[lang])


@get("/api/games/{key:str}/deck", responses=REFUSALS)
async def read_deck(key: FromPath[str], deck: Line, lang: FromQuery[Lang] = "fr") -> Page:
    """All about a deck."""
    return decks_of(key).page(deck, TONGUES[lang])


@get("/api/games/{key:str}/deck/file", responses=REFUSALS)
async def export_deck(
    key: FromPath[str], deck: Line, form: FromQuery[Literal["text", "json"]] = "text", lang: FromQuery[Lang] = "fr"
) -> Response[bytes]:
    """A deck as a file."""
    decks = decks_of(key)
    media, ending = MEDIA[form]
    name = quote(f"{decks.page(deck, TONGUES[lang])['name']}.{ending}", safe="")
    headers = {"Content-Disposition": f"attachment; filename=deck.{ending}; filename*=UTF-8''{name}"}
    return Response(decks.exported(deck, form, TONGUES[lang]).encode(), media_type=media, headers=headers)


@get("/api/games/{key:str}/deck/rating", responses=REFUSALS)
async def rate_deck(
    key: FromPath[str], deck: Line, request: Anyone, hub: NamedDependency[Hub], lang: FromQuery[Lang] = "fr"
) -> RatingLine:
    """How strong a deck is, as far as it has been measured; whoever asks first has it measured."""
    decks = decks_of(key)
    line = str(decks.page(deck, TONGUES[lang])["deck"])
    rating = hub.ratings.find((key, line))
    if rating is None:
        if not hub.new_ratings.allows(address(request)):
            raise Illegal(
                "slow-down", "trop de decks à mesurer : attendez une minute", "too many decks to measure: wait a minute"
            )
        rating = hub.ratings.rate(key, line, decks.rivals(line), address(request))
    return rating.line(lambda one: str(decks.page(one, TONGUES[lang])["name"]))


HANDLERS = [list_starters, import_deck, read_deck, export_deck, rate_deck]
