"""Plots as SVG, drawn by hand: they follow the page's colours and need nothing else."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 680
LABELS = 240
ROW = 24
TOP = 26


@dataclass(frozen=True, slots=True)
class Mark:
    """A share with its interval."""

    label: str
    share: float
    low: float
    high: float
    note: str


def across(share: float) -> float:
    """Where a share between 0 and 1 lies, from left to right."""
    return LABELS + share * (WIDTH - LABELS - 90)


def svg(height: float, title: str, body: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{body}</svg>"
    )


def line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def text(kind: str, x: float, y: float, words: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>'


def intervals(title: str, marks: Sequence[Mark], even: float) -> str:
    """A row for each share: a dot on its interval, with a line where chance alone would put it."""
    bottom = TOP + ROW * len(marks)
    body = [text("tick", across(tenth / 4), 14, f"{tenth * 25} %") for tenth in range(5)]
    body += [line("grid", across(tenth / 4), TOP - 6, across(tenth / 4), bottom) for tenth in range(5)]
    body.append(line("even", across(even), TOP - 6, across(even), bottom))
    for row, mark in enumerate(marks):
        y = TOP + ROW * row + ROW / 2
        kind = "plain" if mark.low <= even <= mark.high else "clear"
        body.append(text("label", LABELS - 10, y + 4, mark.label))
        body.append(line(f"span {kind}", across(mark.low), y, across(mark.high), y))
        body.append(f'<circle class="dot {kind}" cx="{across(mark.share):.1f}" cy="{y:.1f}" r="4.5"/>')
        body.append(text("note", WIDTH - 84, y + 4, mark.note))
    return svg(bottom + 6, title, "".join(body))


def bins(values: Sequence[int], most: int = 30) -> list[tuple[int, int, int]]:
    """The values gathered into columns of equal width: from, to, how many."""
    low, high = min(values), max(values)
    width = -(-(high - low + 1) // most)
    counts = Counter((value - low) // width for value in values)
    columns = (high - low) // width + 1
    return [(low + n * width, low + (n + 1) * width - 1, counts[n]) for n in range(columns)]


def histogram(title: str, values: Sequence[int]) -> str:
    """How often each value came."""
    columns = bins(values)
    tallest = max(count for _, _, count in columns)
    wide = (WIDTH - 40) / len(columns)
    every = -(-len(columns) // 12)
    body = [line("axis", 20, 160, WIDTH - 20, 160)]
    for n, (low, high, count) in enumerate(columns):
        tall = 140 * count / tallest
        span = str(low) if low == high else f"{low}–{high}"
        body.append(
            f'<rect class="bar" x="{20 + n * wide + 1:.1f}" y="{160 - tall:.1f}" width="{wide - 2:.1f}" '
            f'height="{tall:.1f}"><title>{span}: {count}</title></rect>'
        )
        if n % every == 0:
            body.append(text("tick", 20 + (n + 0.5) * wide, 176, str(low)))
    return svg(184, title, "".join(body))
