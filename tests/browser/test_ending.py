"""The end of a match: its sheet with the count, the times, what was hidden and the seal; and the rematch that is asked for."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.test_access import faults
from tests.browser.test_playing import two_at_a_table
from tests.browser.visitor import DESKTOP, PHONE, Door, Visitor


def give_up(visitor: Visitor) -> Locator:
    """Concedes, and gives the sheet that opens."""
    visitor.page.get_by_role("button", name="Abandonner").click()
    visitor.page.locator("dialog").get_by_role("button", name="Abandonner").click()
    sheet = visitor.page.locator("dialog.end-sheet")
    expect(sheet).to_be_visible()
    return sheet


@pytest.mark.parametrize(("theme", "size"), [("light", DESKTOP), ("dark", PHONE)])
def test_the_sheet_has_the_count_the_times_and_what_was_hidden(door: Door, theme: str, size: tuple[int, int]) -> None:
    visitor = door.visitor(size, theme=theme)
    visitor.play_now()
    visitor.play_on(6)
    visitor.settled()
    used = visitor.page.get_by_role("button", name=re.compile(", utilisé$")).count()
    sheet = give_up(visitor)
    expect(sheet.get_by_role("heading", name="Défaite.")).to_be_visible()
    expect(sheet.locator(".said")).to_have_text("Vous abandonnez.")
    expect(sheet.get_by_role("row", name=re.compile("Stratagème gardé"))).to_have_count(int(used < 2))
    expect(sheet.get_by_role("row", name=re.compile("Total"))).to_be_visible()
    expect(sheet.get_by_role("heading", name="Votre main")).to_be_visible()
    expect(sheet.get_by_role("heading", name=re.compile("La main d"))).to_be_visible()
    expect(sheet.get_by_text(re.compile("La partie a duré"))).to_be_visible()
    expect(sheet.get_by_text("Hasard vérifié par ce navigateur")).to_be_visible()
    assert faults(visitor) == []
    sheet.get_by_role("button", name="Partager").click()
    assert re.search(r"/m/[\w-]+$", visitor.page.evaluate("() => navigator.clipboard.readText()"))
    sheet.get_by_role("button", name="Voir la table").click()
    expect(sheet).to_have_count(0)
    visitor.page.get_by_role("button", name="Le compte").click()
    expect(sheet).to_be_visible()


def test_a_link_is_copied_without_tls_and_whoever_concedes_knows_what_follows(door: Door) -> None:
    """A house in one's own network has no TLS, and browsers then keep their clipboard shut."""
    visitor = door.visitor()
    page = visitor.page
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    visitor.play_now()
    page.get_by_role("button", name="Abandonner").click()
    expect(page.locator("dialog")).to_contain_text(re.compile("La partie s’arrête, et .+ gagne"))
    page.locator("dialog").get_by_role("button", name="Abandonner").click()
    page.evaluate("() => navigator.clipboard.writeText('')")
    page.locator("dialog.end-sheet").get_by_role("button", name="Partager").click()
    expect(page.locator("dialog.end-sheet").get_by_role("button", name="Lien copié")).to_be_visible()
    assert re.search(r"/m/[\w-]+$", page.evaluate("() => navigator.clipboard.readText()"))


@pytest.mark.parametrize(("game", "follows"), [("rose_noire", "un bot garde votre place"), ("cendrelin", "gagne")])
def test_whoever_concedes_knows_what_follows_in_every_game(door: Door, game: str, follows: str) -> None:
    visitor = door.visitor()
    visitor.play_now(game)
    visitor.page.get_by_role("button", name="Abandonner").click()
    expect(visitor.page.locator("dialog[open]")).to_contain_text(follows)


def test_a_secret_that_was_not_sealed_is_noticed(door: Door) -> None:
    visitor = door.visitor()
    visitor.play_now()
    visitor.settled()
    visitor.page.evaluate(
        "() => { const kept = JSON.parse(localStorage.getItem('veillee.seals'));"
        " for (const match in kept) kept[match] = 'f'.repeat(64);"
        " localStorage.setItem('veillee.seals', JSON.stringify(kept)); }"
    )
    expect(give_up(visitor).get_by_text("Le hasard ne correspond pas à son empreinte")).to_be_visible()


@pytest.mark.parametrize("game", ["keyforge", "cendrelin"])
def test_every_game_counts_in_its_own_way(door: Door, game: str) -> None:
    visitor = door.visitor()
    visitor.play_now(game)
    visitor.page.wait_for_selector(".choices button", state="attached")
    sheet = give_up(visitor)
    words = {"keyforge": "Clés forgées", "cendrelin": "Gloire"}
    expect(sheet.get_by_text(words[game]).first).to_be_visible()
    assert faults(visitor) == []


def test_a_rematch_that_is_asked_for_is_seen_on_the_other_side(door: Door) -> None:
    host, guest = two_at_a_table(door)
    expect(host.page.locator(".board")).to_be_visible()
    sheet = give_up(host)
    sheet.get_by_role("button", name="Revanche").click()
    expect(sheet.get_by_role("button", name="On attend la réponse…")).to_be_disabled()
    theirs = guest.page.locator("dialog.end-sheet")
    expect(theirs.get_by_text("Nérée\u00a0: «\u00a0Une revanche\u202f?\u00a0»")).to_be_visible()
    theirs.get_by_role("button", name="Accepter la revanche").click()
    expect(host.page.locator("dialog.end-sheet")).to_have_count(0)
    expect(guest.page.locator("dialog.end-sheet")).to_have_count(0)
    host.settled()
