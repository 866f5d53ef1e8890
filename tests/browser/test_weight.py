"""What a first visit weighs, packed: everything fetched until the hall stands, or until a table can be played, on a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import PHONE, Door, Visitor
from veillee.games import game, keys

MOST = 250_000
COMPANY = {"rose_noire": 5}
QUICK = {"cendrelin": {"mode": "initiation"}}
"""What one click in the hall opens, where it is not the game's own: web/src/games/<game>/skin.ts says the same."""
FETCHED = """() => ["navigation", "resource"]
  .flatMap((kind) => performance.getEntriesByType(kind))
  .map(({ name, encodedBodySize }) => [encodedBodySize, new URL(name).pathname])
  .sort(([one], [other]) => other - one)"""
WHOLE = """() => {
  const seen = [...document.querySelectorAll("img.picture")].filter((image) => {
    const box = image.getBoundingClientRect();
    return box.width > 0 && box.bottom > 0 && box.top < innerHeight;
  });
  return document.fonts.status === "loaded" && seen.every((image) => image.src && image.complete);
}"""
"""Faces are there, and every picture in sight is painted."""


def first_visit(door: Door) -> Visitor:
    """Somebody who saves data: what nothing on the screen needs yet is not fetched, so nothing depends on when one looks."""
    visitor = door.visitor(PHONE, level="novice")
    devtools = visitor.context.new_cdp_session(visitor.page)
    devtools.send("Emulation.setDataSaverOverride", {"dataSaverEnabled": True})
    return visitor


def weigh(visitor: Visitor) -> list[tuple[int, str]]:
    visitor.page.wait_for_function(WHOLE)
    found: list[tuple[int, str]] = visitor.page.evaluate(FETCHED)
    return found


def test_the_hall_is_light(door: Door) -> None:
    visitor = first_visit(door)
    visitor.goto("/")
    for key in keys():
        expect(visitor.tile(key).locator(".primary")).to_be_visible()
    found = weigh(visitor)
    assert sum(size for size, _ in found) < MOST, found


@pytest.mark.parametrize("key", keys())
def test_a_cold_table_is_light(door: Door, key: str) -> None:
    visitor = first_visit(door)
    seats = COMPANY.get(key, game(key).seats[0])
    bots = {str(seat): "novice" for seat in range(1, seats)}
    table = {"game": key, "seats": seats, "options": QUICK.get(key, {}), "name": "Ysé", "seat": 0, "bots": bots}
    opened = door.server.post("/api/tables", table)
    told: list[int] = []
    visitor.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(len(frame))))
    visitor.goto(f"/t/{opened['table']}#{opened['token']}")
    visitor.page.locator(".board .option, .board form").first.wait_for()
    found = weigh(visitor)
    # What the line says after its first word is what bots do meanwhile.
    assert sum(size for size, _ in found) + told[0] < MOST, (found, told[0])
