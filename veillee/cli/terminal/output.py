"""What a command shows: a JSON object or a table on standard output, progress on standard error when someone watches."""

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

from veillee.core.grammar import Noun, is_many
from veillee.core.text import Tongue

if TYPE_CHECKING:
    from rich.console import RenderableType

Part = TypeVar("Part")

MATCH = Noun("partie", "parties", "match", "matches", feminine=True)
ANSWER = Noun("réponse", "réponses", "answer", "answers", feminine=True)
DEAL = Noun("donne", "donnes", "deal", "deals", feminine=True)
PLAYER = Noun("joueur", "joueurs", "player", "players")


def print_json(found: object) -> None:
    import msgspec

    sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    sys.stdout.flush()


def show(*things: "RenderableType") -> None:
    from rich.console import Console

    console = Console()
    for thing in things:
        console.print(thing)


def watched(parts: Iterable[Part], title: str, total: int, size: Callable[[Part], int]) -> Iterator[Part]:
    """The same parts, with a bar that grows as they come when standard error is a terminal."""
    if not sys.stderr.isatty():
        yield from parts
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=total)
        for part in parts:
            progress.advance(task, size(part))
            yield part


def thousands(number: float) -> str:
    """A number in groups of three digits, as both languages can read it."""
    return f"{number:,.0f}".replace(",", "\u202f")


def counted(count: int, noun: Noun, tongue: Tongue) -> str:
    """« 1 partie », « 12 000 parties »."""
    return f"{thousands(count)} {noun.form(is_many(count, tongue), tongue)}"
