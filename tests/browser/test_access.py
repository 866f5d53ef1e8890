"""axe finds no serious fault on any screen, by night on a desk and by day on a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import DESKTOP, PHONE, Door, Visitor
from tests.server.process import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
NAMED = "() => [...document.querySelectorAll('button.card > .hidden')].every((name) => name.textContent.trim())"
"""The names of cards come by a request of their own."""
SETTLED = (
    "() => document.getAnimations().every("
    "(moving) => !(moving instanceof CSSTransition) || moving.playState === 'finished')"
)
"""A colour on its way from one screen's to the next has no contrast of its own. The list keeps what has arrived until styles change."""


def faults(visitor: Visitor) -> list[str]:
    """What axe holds against the screen on show."""
    visitor.page.wait_for_function("() => document.fonts.status === 'loaded'")
    visitor.page.wait_for_function(NAMED)
    visitor.page.wait_for_function(SETTLED)
    visitor.page.evaluate(AXE.read_text())
    found = visitor.page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


@pytest.mark.parametrize(("theme", "size"), [("dark", DESKTOP), ("light", PHONE)])
def test_no_serious_fault_on_any_screen(door: Door, theme: str, size: tuple[int, int]) -> None:
    visitor = door.visitor(size, theme=theme)
    page = visitor.page
    visitor.goto("/")
    expect(visitor.tile()).to_be_visible()
    assert faults(visitor) == []
    visitor.new_table()
    assert faults(visitor) == []
    page.get_by_role("button", name="Ouvrir la table").click()
    expect(page.locator(".lobby")).to_be_visible()
    assert faults(visitor) == []
    visitor.goto("/settings")
    assert faults(visitor) == []
    visitor.goto("/rules/legions")
    expect(page.locator(".cards li").first).to_be_visible()
    assert faults(visitor) == []
    visitor.goto("/")
    visitor.tile().get_by_role("button", name="La leçon").click()
    expect(page.locator(".coach")).to_be_visible()
    assert faults(visitor) == []
    page.get_by_role("button", name="Jouer librement").click()
    visitor.play_on(20)
    visitor.settled()
    assert faults(visitor) == []
    page.get_by_role("button", name="Abandonner").click()
    page.locator("dialog").get_by_role("button", name="Abandonner").click()
    expect(page.locator(".ending")).to_be_visible()
    assert faults(visitor) == []
    page.get_by_role("link", name="Revoir la partie").click()
    expect(page.locator(".replay-bar")).to_be_visible()
    assert faults(visitor) == []
