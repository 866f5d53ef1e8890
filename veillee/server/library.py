"""What there is to read over HTTP: the games, their cards and their rules."""

from typing import Any

from litestar import get
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from veillee.bots.levels import LEVELS
from veillee.core.game import GameInfo, Option
from veillee.core.text import TONGUES, Tongue
from veillee.server.errors import REFUSALS
from veillee.server.protocol import Lang
from veillee.server.rulebook import Rulebook, rulebook
from veillee.server.shelf import game, games


class ValueFacts(Struct, frozen=True):
    """One value of an option."""

    key: str
    title: str


class OptionFacts(Struct, frozen=True):
    """A choice to make when a table is opened; without values, free text."""

    key: str
    title: str
    values: list[ValueFacts]


class GameFacts(Struct, frozen=True):
    """A game of the house."""

    key: str
    title: str
    seats: list[int]
    rules_version: int
    options: list[OptionFacts]
    decks: bool
    """Whether players bring decks of their own."""
    levels: list[str]


class Cards(Struct, frozen=True):
    """Every printed face of a game."""

    cards: list[dict[str, Any]]


def game_facts(info: GameInfo, tongue: Tongue) -> GameFacts:
    options = [option_facts(option, tongue) for option in info.options]
    decks = info.decks is not None
    return GameFacts(info.key, info.title.said(tongue), info.seats, info.rules_version, options, decks, list(LEVELS))


def option_facts(option: Option, tongue: Tongue) -> OptionFacts:
    return OptionFacts(option.key, option.title.said(tongue), [ValueFacts(value, value) for value in option.values])


@get("/api/games", responses=REFUSALS)
async def list_games(lang: FromQuery[Lang] = "fr") -> list[GameFacts]:
    """The games of the house."""
    return [game_facts(info, TONGUES[lang]) for info in games()]


@get("/api/games/{key:str}/cards", responses=REFUSALS)
async def list_cards(key: FromPath[str], lang: FromQuery[Lang] = "fr") -> Cards:
    """Every printed face of a game."""
    return Cards(game(key).voice.cards(TONGUES[lang]))


@get("/api/games/{key:str}/rules", responses=REFUSALS)
async def read_rules(key: FromPath[str], lang: FromQuery[Lang] = "fr") -> Rulebook:
    """The rules of a game, with what was decided where its rulebook is silent."""
    return rulebook(game(key).key, TONGUES[lang])


HANDLERS = [list_games, list_cards, read_rules]
