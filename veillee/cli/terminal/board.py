"""The plain board in the terminal, for games that offer no drawing of their own: a view as the browser gets it, part by part."""

from collections.abc import Mapping

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from veillee.core.game import GameInfo
from veillee.core.match import View
from veillee.core.text import Tongue

Cards = dict[int, dict[str, object]]
"""What is printed on each face, as the game's voice says it."""

UNKNOWN = "▒▒"


def cards_of(info: GameInfo, tongue: Tongue) -> Cards:
    return {int(str(card["face"])): card for card in info.voice.cards(tongue)}


def faces_in(value: object) -> set[int]:
    """The faces that a view shows, wherever they lie."""
    if isinstance(value, list):
        return {face for item in value for face in faces_in(item)}
    if isinstance(value, dict):
        own = {value["face"]} if isinstance(value.get("face"), int) else set()
        return own | {face for item in value.values() for face in faces_in(item)}
    return set()


def named(word: str, cards: Cards) -> list[int]:
    """The faces whose number is that word, or whose name has it."""
    found = [face for face, card in cards.items() if str(card.get("number")) == word]
    return found or [face for face, card in cards.items() if word.casefold() in str(card["name"]).casefold()]


def plain(view: View, _seat: int, cards: Cards, _tongue: Tongue) -> object:
    """Every part of a view by its own word, cards by their names."""
    return listing(view, cards)


def listing(view: Mapping[str, object], cards: Cards) -> RenderableType:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for key, value in view.items():
        table.add_row(Text(key, style="dim"), drawn(value, cards))
    return table


def drawn(value: object, cards: Cards) -> RenderableType:
    if isinstance(value, dict) and "at" not in value:
        return listing(value, cards)
    if isinstance(value, list) and any(isinstance(item, list | dict) and "at" not in item for item in value):
        rows = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
        for item in value:
            rows.add_row(drawn(item, cards))
        return rows
    return Text(worded(value, cards))


def worded(value: object, cards: Cards) -> str:
    """A card by its name, a list with dots between, anything else as it is."""
    if isinstance(value, list):
        return " · ".join(worded(item, cards) for item in value) or "–"
    if isinstance(value, dict):
        rest = [noted(key, item, cards) for key, item in value.items() if key not in ("at", "face")]
        return " ".join(word for word in [name_of(value, cards), *rest] if word)
    return "–" if value is None else str(value)


def name_of(thing: dict[str, object], cards: Cards) -> str:
    face = thing.get("face")
    if isinstance(face, int):
        return str(cards[face]["name"]) if face in cards else str(face)
    return UNKNOWN


def noted(key: str, value: object, cards: Cards) -> str:
    """What else is to be known of a card: a mark if it is so, a number with its word."""
    if isinstance(value, bool) or value is None:
        return f"({key})" if value else ""
    return f"({key} {worded(value, cards)})"
