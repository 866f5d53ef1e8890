"""`veillee deck`: decks that people bring: make one from a word, read one, write it as a file, measure its strength."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from veillee.cli.terminal.output import print_json, show, watched
from veillee.cli.terminal.parser import Parser, add_jobs, add_json, whole
from veillee.core.match import Illegal
from veillee.core.text import Text, Tongue

if TYPE_CHECKING:
    from veillee.core.game import Decks
    from veillee.lab.rating import Rating

ABOUT = Text(
    "fabriquer un deck, en lire un, l'écrire dans un fichier ou mesurer sa force",
    "make a deck, read one, write it as a file or measure its strength",
)


def add(parser: Parser, tongue: Tongue) -> None:
    parser.add_argument(
        "action",
        choices=["make", "read", "rate"],
        help=tongue(
            "fabriquer un deck à partir d'un mot, en lire un, mesurer sa force",
            "make a deck from a word, read one, measure its strength",
        ),
    )
    parser.add_argument(
        "deck",
        metavar=tongue("DECK", "DECK"),
        help=tongue(
            "le mot dont naît un nouveau deck ; sinon un fichier, « - » ou un deck en une ligne",
            "the word from which a new deck is born; else a file, “-” or a deck in one line",
        ),
    )
    parser.add_argument(
        "--game",
        metavar=tongue("JEU", "GAME"),
        help=tongue(
            "le jeu, s'il y en a plusieurs où l'on apporte un deck", "the game, if several are played with decks"
        ),
    )
    parser.add_argument(
        "--form",
        choices=["text", "json", "line"],
        default="text",
        help=tongue("comment l'écrire", "how to write it"),
    )
    parser.add_argument(
        "--deals",
        type=whole(tongue, 1),
        default=50,
        metavar="N",
        help=tongue("les donnes contre chaque deck de départ", "the deals against each starter deck"),
    )
    add_jobs(parser, tongue)
    add_json(parser, tongue)


def run(args: argparse.Namespace, tongue: Tongue) -> int:
    from veillee.games import game, games

    info = game(args.game) if args.game else max(games(), key=lambda info: info.decks is not None)
    decks = info.own_decks()
    deck = decks.seeded(args.deck) if args.action == "make" else decks.imported(text_of(args.deck))
    if args.action == "rate":
        rate(args, info.key, decks, deck, tongue)
    elif args.json:
        print_json(decks.page(deck, tongue))
    else:
        sys.stdout.write(deck + "\n" if args.form == "line" else decks.exported(deck, args.form, tongue))
    return 0


def text_of(word: str) -> str:
    """What a file or standard input holds; a word that names neither is a deck itself."""
    try:
        if word == "-":
            return sys.stdin.read()
        return Path(word).read_text(encoding="utf-8") if len(word) < 255 and Path(word).is_file() else word
    except (OSError, ValueError) as wrong:
        raise Illegal("file", f"« {word} » ne se lit pas : {wrong}", f"“{word}” cannot be read: {wrong}") from None


def rate(args: argparse.Namespace, key: str, decks: "Decks", deck: str, tongue: Tongue) -> None:
    from veillee.lab.rating import Rating, both_sides
    from veillee.lab.work import shared

    rating = Rating(key, deck, decks.rivals(deck), args.deals)
    todo = rating.todo()
    played = watched(shared(both_sides, todo, args.jobs), tongue("parties", "matches"), 2 * len(todo), len)
    for job, won in zip(todo, played, strict=True):
        rating.note(job, won)
    if args.json:
        print_json(rating.line(lambda one: str(decks.page(one, tongue)["name"])))
    else:
        show_rating(rating, decks, tongue)


def show_rating(rating: "Rating", decks: "Decks", tongue: Tongue) -> None:
    from rich.markup import escape
    from rich.table import Table

    from veillee.lab.rating import BOT
    from veillee.lab.statistics import interval, percent

    grid = Table(box=None, padding=(0, 2, 0, 0))
    for head in ("", tongue("parties", "matches"), tongue("victoires", "wins"), "95 %"):
        grid.add_column(head)
    names = {rival: str(decks.page(rival, tongue)["name"]) for rival in rating.rivals}
    for name, score in [*((names[rival], score) for rival, score in rating.scores.items()), ("", rating.whole())]:
        sure = interval(*score.interval(), tongue)
        grid.add_row(escape(name), str(score.games), percent(score.wins / score.games, tongue), sure)
    how = tongue(
        f"joué des deux côtés par le bot {BOT}, contre les decks de départ",
        f"played from both sides by the bot {BOT}, against the starter decks",
    )
    show(f"[bold]{escape(str(decks.page(rating.deck, tongue)['name']))}[/] · {how}", grid)
