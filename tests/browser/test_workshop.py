"""The designer's workshop and the pages of figures: a sheet is mended, tried and measured."""

import re

from playwright.sync_api import expect

from tests.browser.test_access import faults
from tests.browser.visitor import PHONE, Door


def test_a_sheet_is_mended_measured_and_played(door: Door) -> None:
    visitor = door.visitor()
    page = visitor.page
    visitor.goto("/workshop")
    play = page.get_by_role("button", name="Essayer contre un bot")
    expect(play).to_be_enabled()
    sheet = page.get_by_role("textbox", name="La feuille")
    right = sheet.input_value()
    sheet.fill(right.replace("créez 2 tombes", "créez 2 tombe"))
    fault = page.get_by_role("button", name=re.compile("« tombes » attendu"))
    expect(fault).to_be_visible()
    expect(page.locator("pre .fault")).to_have_text("tombe")
    expect(play).to_be_disabled()
    fault.click()
    expect(sheet).to_be_focused()
    assert faults(visitor) == []
    sheet.fill(right)
    expect(play).to_be_enabled()
    page.get_by_role("button", name="Mesurer").click()
    expect(page.get_by_text("Parties jouées ici : 2 sur 2")).to_be_visible()
    page.reload()
    expect(sheet).to_have_value(right)
    play.click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".option").first).to_be_visible()


def test_a_game_in_figures(door: Door) -> None:
    visitor = door.visitor(PHONE)
    visitor.goto("/lab/legions")
    expect(visitor.page.get_by_text("Parties jouées ici : 2 sur 2")).to_be_visible()
    expect(visitor.page.get_by_role("heading", name="Camps")).to_be_visible()
    assert faults(visitor) == []
