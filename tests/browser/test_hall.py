"""The hall: tiles, the dialog that opens a table, the lobby, one's own matches, what is missing, and the page without a network."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import PHONE, Door

LIGHT = 250_000
"""So many bytes at most."""
FETCHED = """() => ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""


def test_a_tile_says_what_one_does_and_has_one_main_button(door: Door) -> None:
    visitor = door.visitor()
    visitor.goto("/")
    tile = visitor.tile("legions")
    expect(tile).to_contain_text(re.compile("Posez vos légions.*2 joueurs · environ 15 min · facile", re.S))
    expect(tile.locator(".table .thing")).not_to_have_count(0)
    expect(tile.locator(".button.primary")).to_have_count(1)
    expect(tile.get_by_role("button", name="Ouvrir une table")).to_be_hidden()
    expect(visitor.more("legions").get_by_role("link", name="Règles et cartes")).to_be_visible()


def test_what_is_fetched_at_first_is_light(door: Door) -> None:
    """The whole hall, and a table that is opened from a link, as they come over the wire: packed, fonts and pictures included."""
    visitor = door.visitor()
    visitor.goto("/")
    expect(visitor.page.locator(".tile .table .thing").first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert visitor.page.evaluate(FETCHED) < LIGHT
    visitor.play_now()
    visitor.settled()
    fresh = door.visitor()
    fresh.goto(visitor.page.url)
    expect(fresh.page.locator(".board")).to_be_visible()
    fresh.page.wait_for_load_state("networkidle")
    assert fresh.page.evaluate(FETCHED) < LIGHT


def test_the_dialog_says_its_result_in_words_and_a_bot_fills_the_lobby(door: Door) -> None:
    visitor = door.visitor(PHONE)
    page = visitor.page
    dialog = visitor.new_table("legions")
    foot = dialog.locator("footer")
    expect(foot).to_contain_text("Le lien vaut pour l’autre place.")
    dialog.get_by_role("button", name="Un bot").click()
    expect(foot).to_contain_text("La partie commence tout de suite.")
    dialog.get_by_role("button", name="Un ami").click()
    dialog.get_by_label("Pendule").select_option("days")
    expect(foot).to_contain_text("trois jours par coup")
    dialog.get_by_role("button", name="Ouvrir la table").click()
    expect(page.get_by_role("img", name="Code à viser avec un téléphone")).to_be_visible()
    expect(page.locator("dl")).to_contain_text(re.compile("Légions.*3 jours par coup", re.S))
    page.get_by_role("button", name="Remplir par un bot novice").click()
    visitor.settled()


def test_ones_matches_say_whose_turn_it_is_and_can_be_given_up_there(door: Door) -> None:
    visitor = door.visitor()
    page = visitor.page
    visitor.new_table().get_by_role("button", name="Ouvrir la table").click()
    expect(page.locator(".lobby")).to_be_visible()
    visitor.play_now()
    visitor.settled()
    visitor.goto("/")
    rows = page.locator(".mine li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("c’est à vous")
    expect(rows.last).to_contain_text("on attend du monde")
    expect(page).to_have_title(re.compile(r"^\(1\) Veillée"))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/candle-waiting.svg")
    rows.last.get_by_role("button", name="Quitter").click()
    page.get_by_role("dialog").get_by_role("button", name="Quitter").click()
    expect(rows).to_have_count(1)
    rows.first.get_by_role("button", name="Abandonner").click()
    page.get_by_role("dialog").get_by_role("button", name="Abandonner").click()
    expect(rows).to_have_count(0)
    expect(page.locator("a[href^='/m/']").first).to_contain_text("l’emporte")
    expect(page).to_have_title(re.compile("^Veillée"))


@pytest.mark.parametrize("path", ["/nowhere", "/t/nowhere", "/m/nowhere", "/rules/nowhere"])
def test_an_address_that_leads_nowhere_has_a_way_home(door: Door, path: str) -> None:
    visitor = door.visitor()
    visitor.goto(path)
    expect(visitor.page.get_by_role("alert")).not_to_be_empty()
    visitor.page.get_by_role("link", name="Retour à la salle").click()
    expect(visitor.tile()).to_be_visible()
    # The refusal itself is an error to the browser's console.
    visitor.errors = [error for error in visitor.errors if "404" not in error]


def test_the_page_can_be_installed_and_has_words_without_a_network(door: Door) -> None:
    visitor = door.visitor()
    page = visitor.page
    visitor.goto("/")
    manifest = door.server.get("/manifest.webmanifest")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).headers["content-type"] == icon["type"]
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    visitor.context.set_offline(True)
    page.goto("/settings")
    expect(page.get_by_role("heading", name="La connexion est coupée.")).to_be_visible()
    visitor.context.set_offline(False)
    visitor.errors.clear()
    page.get_by_role("link", name=re.compile("Réessayer")).click()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
