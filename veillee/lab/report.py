"""An HTML report for a designer: what a series of matches says about the game, self-contained, in the reader's language."""

from collections import Counter
from html import escape
from statistics import mean, median

from veillee.core.game import GameInfo
from veillee.core.text import Tongue
from veillee.lab.digest import Game, Rate, Title, by_factor, by_seat, telling
from veillee.lab.plots import Mark, histogram, intervals
from veillee.lab.statistics import decimal, interval, percent, wilson

STYLE = """
:root{color-scheme:light dark;--ink:#1d2430;--soft:#5b6675;--page:#fbfaf7;--card:#fff;--edge:#dcd8cf;--main:#2b6f8a;--clear:#b4472f}
@media (prefers-color-scheme:dark){:root{--ink:#e8e6e1;--soft:#a3acb8;--page:#14181f;--card:#1c222b;--edge:#333c48;--main:#6bb7d3;--clear:#ee8a6d}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:24px 16px 64px}h1{font:600 30px/1.2 Georgia,serif;margin:8px 0}h2{font:600 20px/1.3 Georgia,serif;margin:0 0 8px}
section{background:var(--card);border:1px solid var(--edge);border-radius:10px;padding:16px;margin:16px 0;overflow-x:auto}
p{margin:6px 0;color:var(--soft)}p.lead{color:var(--ink)}svg{width:100%;min-width:520px;height:auto;display:block}
svg text{fill:var(--ink);font:13px system-ui,sans-serif}svg .label{text-anchor:end}svg .tick{text-anchor:middle;fill:var(--soft);font-size:11px}
svg .note{fill:var(--soft);font-size:12px}.grid{stroke:var(--edge)}.axis{stroke:var(--soft)}.even{stroke:var(--soft);stroke-dasharray:4 3}
.span{stroke-width:3;stroke-linecap:round}.span.plain{stroke:var(--main);opacity:.55}.span.clear{stroke:var(--clear);opacity:.6}
.dot.plain{fill:var(--main)}.dot.clear{fill:var(--clear)}.bar{fill:var(--main)}
table{border-collapse:collapse;width:100%;font-size:14px}th,td{text-align:left;padding:4px 10px 4px 0;border-bottom:1px solid var(--edge)}
td.n{text-align:right;font-variant-numeric:tabular-nums}details{margin-top:8px}summary{cursor:pointer;color:var(--soft)}
"""


class Report:
    """The page of one series."""

    def __init__(self, info: GameInfo, about: str, games: list[Game], tongue: Tongue) -> None:
        self.info = info
        self.about = about
        self.games = games
        self.tongue = tongue
        self.even = 1 / len(games[0].shares)

    def page(self) -> str:
        t = self.tongue
        heading = t(f"{self.info.title.fr} : rapport", f"{self.info.title.en}: report")
        parts = [*(self.wins() if self.info.scored else self.no_wins()), self.lengths(), self.endings()]
        return (
            f'<!doctype html><html lang="{t.key}"><head><meta charset="utf-8"><title>{escape(heading)}</title>'
            f'<meta name="viewport" content="width=device-width,initial-scale=1"><style>{STYLE}</style></head>'
            f"<body><main><h1>{escape(heading)}</h1><p>{escape(self.about)}</p>{''.join(parts)}</main></body></html>\n"
        )

    def wins(self) -> list[str]:
        """Who wins, with what, and by how much where points are counted."""
        t = self.tongue
        return [
            self.section(t("Par place", "By seat"), self.rates_plot(by_seat(self.games))),
            *[self.section(self.kind(kind), self.rates_plot(rates)) for kind, rates in by_factor(self.games).items()],
            self.what_wins(),
            *([self.margins()] if any(game.points for game in self.games) else []),
        ]

    def no_wins(self) -> list[str]:
        """What is counted in a game that nobody wins: how often each thing was there."""
        t = self.tongue
        plain = t("Personne ne gagne à ce jeu.", "Nobody wins in this game.")
        return [
            self.section(t("Vainqueurs", "Winners"), f"<p>{escape(plain)}</p>"),
            *[self.section(self.kind(kind), self.counts(rates)) for kind, rates in by_factor(self.games).items()],
        ]

    def section(self, title: str, body: str) -> str:
        return f"<section><h2>{escape(title)}</h2>{body}</section>"

    def kind(self, kind: Title) -> str:
        return self.tongue(*kind)

    def counts(self, rates: list[Rate]) -> str:
        rows = "".join(
            f'<tr><td>{escape(rate.name.said(self.tongue))}</td><td class="n">{rate.games}</td></tr>' for rate in rates
        )
        return f"<table>{rows}</table>"

    def rates_plot(self, rates: list[Rate]) -> str:
        """The rates as a plot, around the rate of their kind, and as a table for those who read rather than look."""
        t = self.tongue
        usual = sum(rate.wins for rate in rates) / sum(rate.games for rate in rates)
        marks = [
            Mark(rate.name.said(t), rate.share(), *rate.interval(), f"{percent(rate.share(), t)} · {rate.games}")
            for rate in rates
        ]
        title = t("part des victoires, avec l'intervalle à 95 %", "share of wins, with its 95 % interval")
        rows = "".join(self.row(rate.name.said(t), rate) for rate in rates)
        return (
            f"{intervals(title, marks, usual)}<details><summary>{escape(t('les nombres', 'the numbers'))}</summary>"
            f"<table>{self.heads('')}{rows}</table></details>"
        )

    def heads(self, first: str) -> str:
        t = self.tongue
        names = (first, t("victoires", "wins"), t("parties", "matches"), t("part", "share"), "95 %")
        return "<tr>" + "".join(f"<th>{escape(name)}</th>" for name in names) + "</tr>"

    def row(self, name: str, rate: Rate) -> str:
        t = self.tongue
        cells = (f"{rate.wins:g}", str(rate.games), percent(rate.share(), t), interval(*rate.interval(), t))
        return f"<tr><td>{escape(name)}</td>" + "".join(f'<td class="n">{cell}</td>' for cell in cells) + "</tr>"

    def what_wins(self) -> str:
        t = self.tongue
        found = telling(by_factor(self.games), self.even)
        title = t("Ce qui fait gagner ou perdre", "What wins and what loses")
        if not found:
            plain = t("Rien ne se distingue du hasard.", "Nothing stands out from chance.")
            return self.section(title, f"<p>{escape(plain)}</p>")
        note = t(
            f"Ce dont l'intervalle ne contient pas {100 * self.even:.0f} %, le plus marqué d'abord.",
            f"Whatever has an interval without {100 * self.even:.0f} %, the strongest first.",
        )
        rows = "".join(self.row(f"{self.kind(kind)} · {rate.name.said(t)}", rate) for kind, rate in found)
        return self.section(title, f"<p>{escape(note)}</p><table>{self.heads('')}{rows}</table>")

    def lengths(self) -> str:
        t = self.tongue
        values = [game.choices for game in self.games]
        title = t("décisions par partie", "decisions a match")
        return self.section(t("Durée", "Length"), self.spread(values, title) + histogram(title, values))

    def margins(self) -> str:
        t = self.tongue
        values = [game.margin() for game in self.games]
        title = t("points d'avance du premier sur le second", "points by which the first was ahead of the second")
        return self.section(t("Écart", "Margin"), self.spread(values, title) + histogram(title, values))

    def spread(self, values: list[int], title: str) -> str:
        t = self.tongue
        middle, half = decimal(mean(values), t), decimal(median(values), t)
        words = t(
            f"{title} : de {min(values)} à {max(values)}, moyenne {middle}, médiane {half}",
            f"{title}: from {min(values)} to {max(values)}, mean {middle}, median {half}",
        )
        return f"<p>{escape(words)}</p>"

    def endings(self) -> str:
        t = self.tongue
        total = len(self.games)
        counts = Counter(game.reason for game in self.games)
        marks = [
            Mark(self.ending(reason), count / total, *wilson(count, total), f"{percent(count / total, t)} · {count}")
            for reason, count in sorted(counts.items(), key=lambda one: (-one[1], one[0]))
        ]
        title = t("part des parties qui finissent ainsi", "share of matches that end this way")
        return self.section(t("Fins de partie", "Endings"), intervals(title, marks, 0.0))

    def ending(self, reason: str) -> str:
        return self.info.ending(reason).said(self.tongue)
