"""Tables drawn in a terminal. A game has its own drawing in the module of its name here, or the plain one below.

A drawing is a function `draw(view, names, tongue)` of what one seat may know, as the browser gets it too.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from veillee.core.game import GameInfo
from veillee.core.match import View
from veillee.core.text import Tongue

Names = dict[int, str]
"""What is printed on each face."""
Draw = Callable[[View, Names, Tongue], RenderableType]

UNKNOWN = "▒▒"


def drawing(info: GameInfo) -> Draw:
    """The game's own drawing, or the plain one."""
    name = f"{__name__}.{info.key}"
    if find_spec(name) is None:
        return plain
    draw: Draw = import_module(name).draw
    return draw


def names_of(info: GameInfo, tongue: Tongue) -> Names:
    return {int(str(card["face"])): str(card["name"]) for card in info.voice.cards(tongue)}


def plain(view: View, names: Names, tongue: Tongue) -> RenderableType:
    """Every part of a view by its own word, cards by their names."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for key, value in view.items():
        table.add_row(Text(key, style="dim"), drawn(value, names, tongue))
    return table


def drawn(value: object, names: Names, tongue: Tongue) -> RenderableType:
    if isinstance(value, dict) and "at" not in value:
        return plain(value, names, tongue)
    if isinstance(value, list) and any(isinstance(item, list | dict) and "at" not in item for item in value):
        rows = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
        for item in value:
            rows.add_row(drawn(item, names, tongue))
        return rows
    return Text(worded(value, names))


def worded(value: object, names: Names) -> str:
    """A card by its name, a list with dots between, anything else as it is."""
    if isinstance(value, list):
        return " · ".join(worded(item, names) for item in value) or "–"
    if isinstance(value, dict):
        face = value.get("face")
        name = names.get(face, str(face)) if isinstance(face, int) else UNKNOWN if "at" in value else ""
        rest = [noted(key, item, names) for key, item in value.items() if key not in ("at", "face")]
        return " ".join(word for word in [name, *rest] if word)
    return "–" if value is None else str(value)


def noted(key: str, value: object, names: Names) -> str:
    """What else is to be known of a card: a mark if it is so, a number with its word."""
    if isinstance(value, bool) or value is None:
        return f"({key})" if value else ""
    return f"({key} {worded(value, names)})"
