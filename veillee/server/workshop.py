"""REST: the designer's workshop, where a sheet of cards is read while it is written, and what trials say of cards and games."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct
from msgspec.json import encode

from veillee.core.dice import FastDice
from veillee.core.game import Options
from veillee.core.match import Illegal
from veillee.core.text import TONGUES
from veillee.lab.trial import TrialFacts
from veillee.server.compressed import COMPRESSED, Compressed
from veillee.server.errors import REFUSALS
from veillee.server.game_cache import game
from veillee.server.hub import Hub
from veillee.server.protocol import Lang
from veillee.server.readers import Anyone
from veillee.server.rest import address
from veillee.server.trials import name_of

SHEET_BYTES: Final = 262_144
"""The longest body of a request with a sheet."""
LONGEST: Final = 100_000
"""The longest sheet; the game itself may refuse a shorter one, and say why."""

Page = Mapping[str, object]


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet as far as it is written."""

    text: Annotated[str, Meta(max_length=LONGEST)]


@get("/api/games/{key:str}/workshop", responses=REFUSALS, opt=COMPRESSED)
async def enter(key: FromPath[str], request: Anyone) -> Response[Page]:
    """What a designer needs to begin: an example, and the words of the language."""
    return entrance(game(key).key).reply(request)


@cache
def entrance(key: str) -> Compressed:
    return Compressed(encode(game(key).own_workshop().entrance()))


@post("/api/games/{key:str}/workshop", responses=REFUSALS, status_code=200, request_max_body_size=SHEET_BYTES)
async def read_sheet(
    key: FromPath[str],
    data: JSONBody[Written],
    request: Anyone,
    hub: NamedDependency[Hub],
    lang: FromQuery[Lang] = "fr",
) -> Page:
    """What a sheet says and all that is wrong with it, found in a worker; nothing is kept."""
    game(key).own_workshop()
    return await hub.services.bot_pool.run(read, key, data.text, lang, whose=(address(request), "sheet"))


def read(key: str, text: str, lang: Lang) -> Page:
    """This runs in a worker."""
    return game(key).own_workshop().read(text, TONGUES[lang])


@post("/api/games/{key:str}/trial", responses=REFUSALS, status_code=200, request_max_body_size=SHEET_BYTES)
async def try_sheet(
    key: FromPath[str],
    data: JSONBody[Written],
    request: Anyone,
    hub: NamedDependency[Hub],
    lang: FromQuery[Lang] = "fr",
) -> TrialFacts:
    """What a trial with a sheet says so far; whoever asks first has it played."""
    options = game(key).own_workshop().table(data.text)
    if hub.trials.find(name_of(key, options)) is None:
        await hub.services.bot_pool.run(check, key, options, whose=(address(request), "sheet"))
    return tried(key, options, request, hub, lang)


def check(key: str, options: Options) -> None:
    """Refuses a sheet with which nothing can be played; this runs in a worker."""
    info = game(key)
    info.match(FastDice(0), info.seats[0], options)


@get("/api/games/{key:str}/report", responses=REFUSALS)
async def report(
    key: FromPath[str], request: Anyone, hub: NamedDependency[Hub], lang: FromQuery[Lang] = "fr"
) -> TrialFacts:
    """What a trial of the game as it is says so far; whoever asks first has it played."""
    return tried(game(key).key, {}, request, hub, lang)


def tried(key: str, options: Options, request: Anyone, hub: Hub, lang: Lang) -> TrialFacts:
    trial = hub.trials.find(name_of(key, options))
    if trial is None:
        visitor = address(request)
        if not hub.new_ratings.allows(visitor):
            raise Illegal("slow-down", "trop de mesures : attendez une minute", "too many trials: wait a minute")
        trial = hub.trials.try_out(key, options, (visitor, "trial"))
    return trial.facts(TONGUES[lang])


HANDLERS = [enter, read_sheet, try_sheet, report]
