"""Decks in the browser: the gallery, a deck's page, and tables to which one brings a deck."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.test_access import faults
from tests.browser.visitor import DESKTOP, PHONE, Door, Visitor
from veillee.core.text import FR
from veillee.games.keyforge.decks.deck import STARTERS
from veillee.games.keyforge.decks.exchange import DECKS

NAME = "Mon <b>Argus</b>"
LIST = DECKS.exported(f"{NAME}|{STARTERS['argus']}", "text", FR)


def bring(visitor: Visitor, text: str) -> None:
    """Pastes a deck into the gallery."""
    visitor.page.get_by_label("La liste de ses cartes").fill(text)
    visitor.page.get_by_role("button", name="Lire ce deck").click()


def test_a_deck_is_imported_seen_kept_and_played(door: Door) -> None:
    visitor = door.visitor()
    page = visitor.page
    visitor.goto("/")
    visitor.more("keyforge").get_by_role("link", name="Decks").click()
    bring(visitor, LIST)
    expect(page.get_by_role("heading", level=1)).to_have_text(NAME)
    expect(page).to_have_url(re.compile(r"/deck/keyforge\?d="))
    expect(page.locator(".houses h2")).to_have_text(["Logos", "Sanctum", "Indomptés"])
    expect(page.locator(".houses li")).to_have_count(len(set(STARTERS["argus"].split(","))))
    expect(page.locator(".strength")).to_contain_text("Parties jouées par le serveur : 2 sur 2")
    page.locator(".houses li button").first.press("Enter")
    expect(page.locator(".zoom")).to_contain_text("Porte Dimensionnelle")
    page.keyboard.press("Escape")
    expect(page.locator(".zoom")).to_have_count(0)
    page.get_by_role("link", name="Tous les decks").click()
    expect(page.get_by_role("button", name=f"Retirer {NAME}")).to_be_visible()
    page.get_by_role("link", name=NAME).click()
    page.get_by_role("button", name="Jouer avec maintenant").click()
    expect(page.locator(".board")).to_contain_text(NAME)
    page.wait_for_selector(".choices button", state="attached")


def test_a_table_is_opened_with_decks_and_chains(door: Door) -> None:
    visitor = door.visitor()
    page = visitor.page
    visitor.goto("/decks/keyforge")
    page.get_by_label("Un mot, si vous voulez").fill("brume")
    page.get_by_role("button", name="Le découvrir").click()
    name = page.get_by_role("heading", level=1).inner_text()
    page.get_by_role("button", name="Ouvrir une table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Votre place").select_option("1")
    mine = dialog.get_by_role("group", name="À votre place").get_by_label("Deck")
    expect(mine.locator("option:checked")).to_have_text(name)
    other = dialog.get_by_role("group", name="Place 1")
    other.get_by_label("Deck").select_option("onyx")
    other.get_by_label("Chaînes").fill("7")
    dialog.get_by_label(re.compile(r"^\s*Place 1")).select_option("novice")
    dialog.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".board")).to_contain_text(name)
    expect(page.locator(".board")).to_contain_text("Miss «\u00a0Onyx\u00a0» Censorius")
    table = door.server.get(f"/api/tables/{page.url.split('/t/')[1].split('#')[0]}")
    assert {key: table["options"][key] for key in ("deck1", "deck2", "chains1", "chains2")} == {
        "deck1": "onyx",
        "deck2": DECKS.seeded("brume"),
        "chains1": "7",
        "chains2": "",
    }


def test_a_deck_that_cannot_be_read_says_why_and_where(door: Door) -> None:
    visitor = door.visitor()
    visitor.goto("/decks/keyforge")
    bring(visitor, "Mon deck\nBrobnar\nTrool")
    expect(visitor.page.get_by_role("alert")).to_contain_text("« Trool »")
    expect(visitor.page.get_by_role("alert")).to_contain_text("ligne 3")
    visitor.goto("/deck/keyforge?d=1,2,3")
    expect(visitor.page.get_by_role("alert")).to_contain_text("il y en a 3")
    # The refusal itself is an error to the browser's console.
    visitor.errors = [error for error in visitor.errors if "400" not in error]


def test_a_deck_is_saved_as_a_file_and_read_from_it(door: Door, tmp_path: Path) -> None:
    visitor = door.visitor(lang="en")
    page = visitor.page
    visitor.goto("/deck/keyforge?d=argus")
    for kind in ("List to read", "Data"):
        with page.expect_download() as saving:
            page.get_by_role("link", name=kind).click()
        file = tmp_path / saving.value.suggested_filename
        saving.value.save_as(file)
        assert file.name.startswith("Radiant Argus the Supreme.")
        assert DECKS.imported(file.read_text()) == "argus"
        visitor.goto("/decks/keyforge")
        page.get_by_label("Choose a file").set_input_files(file)
        expect(page.get_by_role("heading", level=1)).to_have_text("Radiant Argus the Supreme")
    page.get_by_role("button", name="Copy the link").click()
    assert page.evaluate("() => navigator.clipboard.readText()").endswith("/deck/keyforge?d=argus")


def test_a_maverick_is_enlarged_under_the_house_it_has_moved_to(door: Door) -> None:
    visitor = door.visitor(PHONE)
    page = visitor.page
    visitor.goto("/deck/keyforge?d=" + STARTERS["argus"].replace("108,", "219@logos,", 1))
    expect(page.locator(".strength progress")).to_have_count(0)
    page.locator("button", has=page.locator(".maverick")).tap()
    expect(page.locator(".zoom .dim").first).to_contain_text("Logos")


@pytest.mark.parametrize(("theme", "size"), [("dark", DESKTOP), ("light", PHONE)])
def test_no_serious_fault_on_the_screens_of_decks(door: Door, theme: str, size: tuple[int, int]) -> None:
    visitor = door.visitor(size, theme=theme)
    page = visitor.page
    visitor.goto("/deck/keyforge?d=" + STARTERS["argus"].replace("108,", "219@logos,", 1))
    expect(page.locator(".strength progress")).to_have_count(0)
    expect(page.locator(".maverick")).to_have_count(1)
    assert faults(visitor) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Garder dans vos decks").click()
    page.get_by_role("button", name="Ouvrir une table").click()
    expect(page.get_by_role("group", name="À votre place").get_by_label("Deck")).to_be_visible()
    assert faults(visitor) == []
    visitor.goto("/decks/keyforge")
    expect(page.locator("main li")).to_have_count(3)
    assert faults(visitor) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
