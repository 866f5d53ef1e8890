"""The table of Légions in a terminal: five places between two sides, the rows to take from, and the reader's hand."""

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from veillee.core.text import Tongue

COLOURS = {"yellow": "yellow", "red": "red", "blue": "blue", "violet": "magenta", "green": "green", "white": "white"}
LETTERS = {"fr": "JBSPCA", "en": "GBSWTA"}
"""The place a guild fights for by its initial, for those who see no colours: Jardins, Brèche, Sénat, Puits, Comptoir; Ambassadeurs."""
BANNER = "⚑"
UNKNOWN = "▒▒"


class Board:
    """One drawing; the reader sits at the bottom."""

    def __init__(self, view: Mapping[str, Any], seat: int, cards: dict[int, dict[str, object]], tongue: Tongue) -> None:
        self.view = view
        self.cards = cards
        self.tongue = tongue
        self.letters = dict(zip(COLOURS, tongue(LETTERS["fr"], LETTERS["en"]), strict=True))
        self.mine = self.view["sides"][max(seat, 0)]
        self.theirs = self.view["sides"][1 - max(seat, 0)]

    def whole(self) -> RenderableType:
        t = self.tongue
        turn = t(
            f"tour {self.view['turn']} sur {self.view['turns']}", f"turn {self.view['turn']} of {self.view['turns']}"
        )
        return Group(
            Text(f"{turn} · {t('pioche', 'pile')} {self.view['pile']}", style="dim"),
            self.side(self.theirs),
            self.places(),
            self.side(self.mine),
            self.row(t("file", "row"), self.view["row"]),
            self.row(t("héros", "heroes"), self.view["hero_row"]),
        )

    def side(self, side: dict[str, Any]) -> Text:
        """A camp in two lines: what it shows, what it holds."""
        t = self.tongue
        camp = t("Roi d'Abyss", "King of Abyss") if side["camp"] == "roi" else t("Nécrocampe", "Necrocampe")
        head = f"{camp} · {side['points']} {t('points', 'points')} · {BANNER} {side['banners']}"
        line = Text.assemble((head, "bold"), f" · {t('main', 'hand')} ", self.listed(side["hand"]))
        if side["chosen"] is not None:
            line.append(f" · {t('révèle', 'reveals')} ").append(self.card(side["chosen"]))
        if side["stratagem"] is not None:
            line.append(f" · {t('stratagème', 'stratagem')} ").append(self.card(side["stratagem"]))
            line.append(t(" (utilisé)", " (used)") if side["stratagem"]["used"] else "")
        for hero in side["heroes"]:
            line.append("\n   ").append(self.card(hero)).append(f" = {hero['points']} ← ").append(
                self.listed(hero["under"])
            )
        return line

    def places(self) -> Table:
        """The battlefield: their legions above, the places, ours below; legions in rout in brackets."""
        grid = Table(box=box.SIMPLE_HEAD, show_header=False, padding=(0, 1))
        for _ in self.view["places"]:
            grid.add_column(justify="center")
        grid.add_row(*[self.listed(line, " ") for line in self.theirs["lines"]])
        grid.add_row(*[self.place(place) for place in self.view["places"]], end_section=True)
        grid.add_row(*[self.listed(line, " ") for line in self.mine["lines"]])
        return grid

    def place(self, place: dict[str, Any]) -> Text:
        """A place by its name, letter and worth; the arrow points at who holds it."""
        held = {None: "·", self.mine["seat"]: "▼", self.theirs["seat"]: "▲"}[place["holder"]]
        name = next(
            card["name"]
            for card in self.cards.values()
            if (card["kind"], card.get("guild")) == ("place", place["guild"])
        )
        worth = f"{place['points']}{' ' + BANNER if place['banner'] else ''}"
        return Text(
            f"{name}\n{self.letters[place['guild']]} {held} {worth}", style=COLOURS[place["guild"]], justify="center"
        )

    def row(self, title: str, cards: list[dict[str, Any]]) -> Text:
        return Text.assemble((f"{title} ", "dim"), self.listed(cards))

    def listed(self, cards: list[dict[str, Any]], between: str = " · ") -> Text:
        return Text(between).join(self.card(card) for card in cards) if cards else Text("–", style="dim")

    def card(self, card: dict[str, Any]) -> Text:
        """A legion by its letter, number and reward, anything else by its name, in the colour of its guild."""
        printed: dict[str, Any] = self.cards.get(card.get("face", -1), {})
        if not printed:
            return Text(UNKNOWN, style="dim")
        words = str(printed["name"])
        letter = self.letters.get(str(printed.get("guild")), "")
        if printed["kind"] == "legion":
            reward = BANNER if printed["banner"] else f"+{printed['points']}" if printed["points"] else ""
            words = f"{letter}{printed['number']}{reward}"
        elif letter:
            words += f" ({letter})"
        if card.get("routed"):
            words = f"({words})"
        if card.get("reserved"):
            words += "*"
        if card.get("down"):
            words += self.tongue(" (cachée)", " (face down)")
        return Text(words, style=COLOURS.get(str(printed.get("guild")), ""))
