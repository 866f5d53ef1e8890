"""Measures how quickly a table is drawn on a phone whose processor is slowed down, and whether cards fly smoothly.

    python -m bench.pictures --games legions keyforge cendrelin --slow 4 --times 5

For each game: the time from the click in the hall to a table that is drawn and can be played, the time until every
picture in sight is painted, the longest task of the page while that goes on, and the frames while the first cards fly.
Medians of so many runs, each in a fresh browser with nothing kept. Run it on a quiet machine. What a busy machine does not
change is counted too: the bytes fetched for the table, packed, and the elements of its page.
"""

import argparse
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import QUIET, script
from tests.server.process import Server

PHONE = {"width": 390, "height": 844}
PATIENCE = 120_000

WATCH = """() => {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) window.longest = Math.max(window.longest, task.duration);
  }).observe({ type: "longtask", buffered: true });
}"""

PAINTED = """() => {
  const seen = [...document.querySelectorAll(".board img.picture")].filter((image) => {
    const box = image.getBoundingClientRect();
    return box.width > 0 && box.bottom > 0 && box.top < innerHeight;
  });
  return seen.every((image) => image.src && image.complete);
}"""

FRAMES = """() => new Promise((resolve) => {
  const times = [];
  const step = (now) => {
    times.push(now);
    if (now - times[0] < 1200) requestAnimationFrame(step);
    else resolve(times.slice(1).map((time, index) => time - times[index]));
  };
  requestAnimationFrame(step);
})"""


FETCHED = (
    """() => performance.getEntriesByType("resource").reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
)
ELEMENTS = """() => document.querySelectorAll("*").length"""
COUNTED = ("KB", "elements")


def measure(browser: Browser, server: Server, game: str, slow: float) -> dict[str, float]:
    context = browser.new_context(
        viewport=PHONE,  # type: ignore[arg-type]  # a plain dict is what Playwright takes
        is_mobile=True,
        has_touch=True,
        device_scale_factor=2,
        base_url=server.base,
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto("/")
    tile = page.locator(f".tile[data-game={game}] .primary")
    tile.wait_for()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.evaluate(WATCH)
    page.wait_for_load_state("networkidle")
    fetched = float(page.evaluate(FETCHED))
    start = float(page.evaluate("performance.now()"))
    tile.click()
    page.locator("[data-at].option, .bar .lit").first.wait_for()
    drawn = float(page.evaluate("performance.now()"))
    page.wait_for_function(PAINTED)
    painted = float(page.evaluate("performance.now()"))
    found = {"drawn": drawn - start, "painted": painted - start, "longest task": float(page.evaluate("longest"))}
    found |= {"KB": (float(page.evaluate(FETCHED)) - fetched) / 1000, "elements": float(page.evaluate(ELEMENTS))}
    frames = fly(page)
    context.close()
    return found | {"frame": median(frames), "slowest frame": max(frames)}


def fly(page: Page) -> list[float]:
    """The frames after the first choice, while something flies."""
    page.locator("[data-at].option, .bar .lit").first.click()
    found: list[Any] = page.evaluate(FRAMES)
    return [float(one) for one in found]


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--games", nargs="+", default=["legions", "keyforge", "cendrelin"])
    words.add_argument("--slow", type=float, default=4, help="how many times slower the processor is made")
    words.add_argument("--times", type=int, default=5)
    asked = words.parse_args()
    with Server(Path(tempfile.mkdtemp())) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=Path(script("browser.sh")), args=QUIET)
        for game in asked.games:
            runs = [measure(browser, server, game, asked.slow) for _ in range(asked.times)]
            figures = {name: round(median(run[name] for run in runs)) for name in runs[0]}
            print(
                game, ", ".join(f"{name} {value}{'' if name in COUNTED else ' ms'}" for name, value in figures.items())
            )


if __name__ == "__main__":
    main()
