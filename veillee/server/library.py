"""REST: the games, their cards and their rules."""

from functools import cache
from typing import Any, Final, Literal, get_args

from litestar import Response, get
from litestar.params import FromPath, FromQuery
from msgspec import Struct
from msgspec.json import encode

from veillee.bots.levels import levels_of
from veillee.core.game import A_CHOICE, A_DECK, A_NUMBER, A_TEXT, GameInfo, Option
from veillee.core.match import NOBODY
from veillee.core.text import TONGUES, Tongue
from veillee.server.compressed import COMPRESSED, Compressed
from veillee.server.errors import REFUSALS
from veillee.server.game_cache import game, games
from veillee.server.protocol import Lang
from veillee.server.readers import Anyone
from veillee.server.rulebook import Rulebook, rulebook

Kind = Literal["choice", "text", "number", "deck"]
KINDS: Final[dict[str, Kind]] = {A_CHOICE: "choice", A_TEXT: "text", A_NUMBER: "number", A_DECK: "deck"}


class ValueFacts(Struct, frozen=True):
    """One value of an option."""

    key: str
    title: str


class OptionFacts(Struct, frozen=True):
    """A choice to make when a table is opened: one of some values, a text, a number from 0 to `most`, or a deck by its line."""

    key: str
    title: str
    kind: Kind
    seat: int | None
    """Whose own choice it is, and goes with them from round to round; null: the table's."""
    family: str
    """What the options of the seats have in common."""
    most: int
    values: list[ValueFacts]


class GameFacts(Struct, frozen=True):
    """A game."""

    key: str
    title: str
    seats: list[int]
    rules_version: int
    options: list[OptionFacts]
    scored: bool
    """Whether somebody wins."""
    decks: bool
    """Whether players bring decks of their own."""
    levels: list[str]
    talk: int
    """The seconds that a talk or a silence lasts where the table does not say; 0: there is none that ends by itself."""
    documents: list[ValueFacts]
    """What can be kept of a finished match."""


class Cards(Struct, frozen=True):
    """Every printed face of a game."""

    cards: list[dict[str, Any]]


def game_facts(info: GameInfo, tongue: Tongue) -> GameFacts:
    return GameFacts(
        key=info.key,
        title=info.title.said(tongue),
        seats=info.seats,
        rules_version=info.rules_version,
        options=[option_facts(option, tongue) for option in info.options],
        scored=info.scored,
        decks=info.decks is not None,
        levels=levels_of(info),
        talk=info.talk,
        documents=[ValueFacts(one.key, one.title.said(tongue)) for one in info.documents],
    )


def option_facts(option: Option, tongue: Tongue) -> OptionFacts:
    return OptionFacts(
        key=option.key,
        title=option.title.said(tongue),
        kind=KINDS[option.kind],
        seat=None if option.seat == NOBODY else option.seat,
        family=option.family,
        most=option.most,
        values=[ValueFacts(value, title.said(tongue)) for value, title in option.values.items()],
    )


@get("/api/games", responses=REFUSALS)
async def list_games(lang: FromQuery[Lang] = "fr") -> list[GameFacts]:
    """The games there are."""
    return [game_facts(info, TONGUES[lang]) for info in games()]


@get("/api/games/{key:str}/cards", responses=REFUSALS, opt=COMPRESSED)
async def list_cards(key: FromPath[str], request: Anyone, lang: FromQuery[Lang] = "fr") -> Response[Cards]:
    """Every printed face of a game."""
    return printed_cards(game(key).key, lang).reply(request)


@get("/api/games/{key:str}/rules", responses=REFUSALS, opt=COMPRESSED)
async def read_rules(key: FromPath[str], request: Anyone, lang: FromQuery[Lang] = "fr") -> Response[Rulebook]:
    """The rules of a game, with what was decided where its rulebook is silent."""
    return printed_rules(game(key).key, lang).reply(request)


@cache
def printed_cards(key: str, lang: Lang) -> Compressed:
    """What is printed never changes while the server runs: it is said and compressed once."""
    return Compressed(encode(Cards(game(key).voice.cards(TONGUES[lang]))))


@cache
def printed_rules(key: str, lang: Lang) -> Compressed:
    return Compressed(encode(rulebook(key, TONGUES[lang])))


def warm() -> None:
    """Reads all games and says all that is printed: nobody should wait for that later."""
    for info in games():
        for lang in get_args(Lang):
            printed_cards(info.key, lang)
            printed_rules(info.key, lang)


HANDLERS = [list_games, list_cards, read_rules]
