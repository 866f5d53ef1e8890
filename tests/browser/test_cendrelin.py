"""Le Trône du Haut Cendrelin in the browser: whole games by clicking, the builder, the reasons, the guide, a phone."""

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.test_access import faults
from tests.browser.visitor import DESKTOP, LIT, MANY, PATIENCE, PHONE, Door, Visitor
from tests.games.cendrelin.test_box import SHEET

GAME = "cendrelin"
LIFE = 10
MIND = [
    ".bar .buttons .lit:last-child",
    ".life.option",
    ".offer .card.option",
    ".builder .seal",
    ".packed:not(.out) .take.option",
    ".fate .effect.option",
    ".visitor .effect.option",
    ".crypt.option",
    ".own .line.option",
    ".place.option:not(.lively)",
    ".own .card.option",
    ".place .effect.option",
    ".tabs button:has(.busy)",
]
"""What somebody in a hurry looks for, first things first."""
SEEN = """(mind) => mind.find((wanted) =>
    [...document.querySelectorAll(wanted)].some((one) => one.offsetWidth > 0 && one.offsetHeight > 0))"""
TRIES = 3
NIGHT = "text=La nuit est à vous"


def seated(door: Door, size: tuple[int, int] = DESKTOP, seats: int = 2, **options: str) -> Visitor:
    """Somebody at a new table, with bots in the other seats."""
    table = open_table(door, seats, range(1, seats), options)
    visitor = door.visitor(size)
    visitor.goto(f"/t/{table['table']}#{table['token']}")
    return visitor


def open_table(door: Door, seats: int, bots: range, options: dict[str, str]) -> Any:
    body = {"game": GAME, "seats": seats, "options": options, "name": "Ysé", "seat": 0}
    return door.server.post("/api/tables", {**body, "bots": {str(seat): "novice" for seat in bots}})


def act(visitor: Visitor) -> None:
    """Does the first thing that comes to mind; looks again when the table has moved on in the meantime."""
    for _ in range(TRIES):
        found = visitor.page.evaluate(SEEN, MIND)
        assert found, visitor.page.locator(".bar").inner_text()
        with suppress(TimeoutError):
            visitor.page.locator(found).locator("visible=true").first.click(timeout=PATIENCE / TRIES)
            visitor.taken()
            return
        if visitor.over or not visitor.page.locator(LIT).count():
            return  # it is for others to act now
    raise AssertionError(f"nothing could be done with {found}")


def play(visitor: Visitor, until: str = ".ending", most: int = MANY) -> int:
    """Plays until something is on the page; says how many choices that took."""
    for turn in range(most):
        visitor.settled()
        if visitor.over or visitor.page.locator(until).count():
            return turn
        act(visitor)
    raise AssertionError(until)


def selected(page: Page) -> str:
    """The words selected in the field that has the focus."""
    field = "document.activeElement"
    return str(page.evaluate(f"() => {field}.value.slice({field}.selectionStart, {field}.selectionEnd)"))


def sideways(page: Page) -> int:
    return int(page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def test_a_whole_initiation_game_by_clicking(door: Door) -> None:
    visitor = seated(door, mode="initiation")
    page = visitor.page
    expect(page.locator(".offer")).to_have_count(3)
    play(visitor, ".visitor")
    expect(page.locator(".plots .place")).to_have_count(4)
    expect(page.locator(".fate")).to_have_count(0)
    play(visitor)
    expect(page.locator(".ending h2")).to_have_text(re.compile("Victoire|Défaite"))
    page.get_by_role("button", name="Voir la table").click()
    page.get_by_role("button", name="Chronique").click()
    expect(page.locator("dialog .chronicle > li")).to_have_count(1)
    expect(page.locator("dialog")).to_contain_text("Haut Cendrelin en")


def test_a_complete_age_with_two_people_and_a_bot(door: Door) -> None:
    """On a desk and on a phone; both see the same cemetery, and each only the fragments of one's own."""
    table = open_table(door, 3, range(2, 3), {})
    host = door.visitor(name="Nérée")
    host.goto(f"/t/{table['table']}#{table['token']}")
    seat = door.server.post(f"/api/tables/{table['table']}/sit", {"name": "Ondine"})
    guest = door.visitor(PHONE)
    guest.goto(f"/t/{table['table']}#{seat['token']}")
    people = [host, guest]
    for _ in range(MANY):
        if any(one.over for one in people):
            break
        host.page.wait_for_function(
            "() => document.querySelector('.bar, .ending') && !document.querySelector('.picked')"
        )
        for one in people:
            if one.page.locator(".bar.mine").count():
                act(one)
    for one in people:
        expect(one.page.locator(".ending")).to_be_visible()
        expect(one.page.locator(".crypt .hand .card[data-side=front]")).to_have_count(
            one.page.locator(".crypt .hand .card").count()
        )
    guest.page.get_by_role("button", name="Voir la table").click()
    guest.page.get_by_role("button", name="Lieux").click()
    stones = [one.page.locator(".place .count b").all_inner_texts() for one in people]
    assert stones[0] == stones[1]
    assert len(stones[0]) == 6
    assert sideways(guest.page) == 0


def three_of_a_kind(page: Page) -> int:
    """Where the first fragment lies of which a life may have three."""
    return page.locator(".packed .dots").all_inner_texts().index("○○○")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_former_life_is_drafted_before_it_is_sealed(door: Door, size: tuple[int, int]) -> None:
    """CEN-31, CEN-32: copies run out, what was chosen can be taken out again, and nothing is sent before the seal."""
    visitor = seated(door, size, classes="random", places="random")
    page = visitor.page
    play(visitor, ".builder")
    at = three_of_a_kind(page)
    first = page.locator(".packed").nth(at)
    for _ in range(3):
        first.locator(".take").click()
    expect(first).to_have_class(re.compile("out"))
    expect(first.locator(".dots")).to_have_text("●●●")
    expect(page.locator(".flames .burning")).to_have_count(3)
    expect(page.locator("aside li", has_text="×3")).to_have_count(1)
    first.get_by_role("button", name=re.compile("^Retirer")).click()
    expect(page.locator(".flames .burning")).to_have_count(2)
    expect(first).not_to_have_class(re.compile("out"))
    page.reload()
    expect(page.locator(".flames .burning")).to_have_count(2)
    expect(first.locator(".dots")).to_have_text("●●○")
    for number in range(LIFE - 2):
        page.locator(".packed .take").nth(number + at + 1).click()
    expect(page.locator(".flames .sent")).to_have_count(0)
    expect(page.locator(".packed .take.option")).to_have_count(0)
    assert sideways(page) == 0
    page.get_by_role("button", name="Sceller cette vie").click()
    expect(page.locator(".builder")).to_have_count(0)
    # Where another begins, the first question may be on another page of a phone than the visitors: it is not answered here.
    play(visitor, f".spent .pile b:text-is('{LIFE - 1}')")
    expect(page.locator(".spent .pile b")).to_have_text(str(LIFE - 1))


def test_the_builder_by_keyboard_and_by_chance(door: Door) -> None:
    """A fragment is taken with Enter; a sought resource leaves the others aside; chance completes the rest."""
    visitor = seated(door, classes="random", places="random")
    page = visitor.page
    play(visitor, ".builder")
    page.locator(".packed .take").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".flames .burning")).to_have_count(1)
    expect(page.locator(".life-so-far [aria-live]")).to_contain_text("encore 9")
    sought = page.locator(".sieve button").first
    sought.click()
    expect(sought).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".packed.aside").first).to_be_visible()
    sought.click()
    expect(page.locator(".packed.aside")).to_have_count(0)
    page.get_by_role("button", name="Compléter au hasard").click()
    expect(page.locator(".flames .burning")).to_have_count(LIFE)
    page.get_by_role("button", name="Sceller cette vie").click()
    expect(page.locator(".builder")).to_have_count(0)


def test_with_a_clock_a_former_life_is_sent_as_it_is_chosen(door: Door) -> None:
    """A minute a move is a minute for each fragment: none of them waits on paper."""
    body = {"game": GAME, "seats": 2, "options": {"classes": "random", "places": "random"}, "name": "Ysé", "seat": 0}
    clock = {"kind": "bank", "seconds": 6000, "increment": 10}
    table = door.server.post("/api/tables", {**body, "bots": {"1": "novice"}, "clock": clock})
    visitor = door.visitor()
    visitor.goto(f"/t/{table['table']}#{table['token']}")
    page = visitor.page
    play(visitor, ".builder")
    first = page.locator(".packed").nth(three_of_a_kind(page)).locator(".take")
    first.click()
    first.click()
    expect(page.locator(".flames .sent")).to_have_count(2)
    page.get_by_title("Reprendre votre dernière réponse").click()
    expect(page.locator(".flames .burning")).to_have_count(1)


def test_whatever_cannot_be_done_says_why(door: Door) -> None:
    """CEN-66: by hovering, by keyboard, and by clicking; for an effect and for a fragment."""
    visitor = seated(door, mode="initiation")
    page = visitor.page
    play(visitor, ".visitor .effect.lacking")
    expect(page.locator(".gate .duty")).to_have_text(re.compile("avant l’aube|fait"))
    why = page.locator(".zoom .why")
    lacking = page.locator(".visitor .effect.lacking").first
    lacking.hover()
    expect(why).to_contain_text(re.compile("Impossible|déjà"))
    page.mouse.move(2, 2)
    expect(why).to_have_count(0)
    page.locator(".choices button").first.focus()
    lacking.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(why).to_contain_text(re.compile("Impossible|déjà"))
    page.keyboard.press("Enter")
    expect(page.locator(".bar .notice")).to_contain_text(re.compile("Impossible|déjà"))
    played = page.locator(".spent .card").first
    play(visitor, ".spent .card")
    if not visitor.over:
        played.click()
        expect(page.locator(".bar .notice")).to_contain_text("a été joué")


@pytest.mark.parametrize(("theme", "size"), [("dark", DESKTOP), ("light", PHONE)])
def test_no_serious_fault_on_the_table(door: Door, theme: str, size: tuple[int, int]) -> None:
    """axe looks at the classes, the builder, the night and the end."""
    table = open_table(door, 3, range(1, 3), {"places": "random"})
    visitor = door.visitor(size, theme=theme)
    visitor.goto(f"/t/{table['table']}#{table['token']}")
    page = visitor.page
    play(visitor, ".offer")
    assert faults(visitor) == []
    play(visitor, ".builder")
    page.locator(".packed .take").first.click()
    expect(page.locator(".flames .burning")).to_have_count(1)
    assert faults(visitor) == []
    play(visitor, NIGHT)
    assert faults(visitor) == []
    assert sideways(page) == 0
    page.get_by_role("button", name="Abandonner").click()
    page.locator("dialog").get_by_role("button", name="Abandonner").click()
    expect(page.locator(".ending")).to_be_visible()
    assert faults(visitor) == []


def test_a_campaign_goes_on_after_its_first_age(door: Door) -> None:
    """CEN-100 to CEN-106: the cemetery changes, heirs come, and the chronicle remembers."""
    visitor = seated(door, mode="initiation", ages="3")
    page = visitor.page
    play(visitor, "text=Êtes-vous de l’âge qui vient")
    expect(page.locator(".interlude .chronicle > li")).to_have_count(1)
    expect(page.locator(".gate")).to_have_count(0)
    page.locator(".bar .lit", has_text="En être").click()
    play(visitor, ".headline:text('Âge 2')")
    page.get_by_role("button", name="Chronique").click()
    expect(page.locator("dialog li h3")).to_have_text(re.compile("Vous|Margot"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_table_is_opened_with_cards_of_ones_own(door: Door, size: tuple[int, int]) -> None:
    """CEN-110, CEN-111: a faulty sheet is refused with the place and the word; a right one is played with."""
    visitor = door.visitor(size)
    page = visitor.page
    dialog = visitor.new_table(GAME)
    sheet = dialog.get_by_label("Feuille de cartes à ajouter")
    sheet.fill(SHEET.replace("Dépensez 2 mana, créez 1 amphore", "Dépensez 2 mana, créez 2 amphore"))
    dialog.get_by_label(re.compile("^Place 2")).select_option("novice")
    dialog.get_by_role("button", name="Ouvrir la table").click()
    expect(dialog.get_by_role("alert")).to_contain_text("« amphores » attendu après « 2 »")
    expect(dialog.get_by_role("alert").locator("mark")).to_have_text("amphore")
    expect(sheet).to_be_focused()
    assert selected(page) == "amphore"
    assert faults(visitor) == []
    visitor.errors.clear()
    sheet.fill(SHEET)
    dialog.get_by_role("button", name="Ouvrir la table").click()
    expect(page.locator(".offer .card", has_text="Embaumeur")).to_be_visible()
    assert sideways(page) == 0


@pytest.mark.parametrize("encoding", ["utf-8", "windows-1252"])
def test_a_sheet_is_read_from_a_file(door: Door, encoding: str) -> None:
    """CEN-110: as any editor wrote it; the file's name and length are said, and its words can be corrected."""
    visitor = door.visitor()
    page = visitor.page
    dialog = visitor.new_table(GAME)
    sheet = dialog.get_by_label("Feuille de cartes à ajouter")
    chooser = dialog.get_by_label("Choisir un fichier")
    written = SHEET.replace("\n", "\r\n").encode(encoding)
    chooser.set_input_files({"name": "embaumeur.txt", "mimeType": "text/plain", "buffer": written})
    expect(sheet).to_have_value(SHEET)
    expect(dialog.get_by_role("status")).to_contain_text("embaumeur.txt")
    expect(dialog.get_by_role("alert")).to_have_count(0)
    dialog.get_by_label(re.compile("^Place 2")).select_option("novice")
    dialog.get_by_role("button", name="Ouvrir la table").click()
    expect(page.locator(".offer .card", has_text="Embaumeur")).to_be_visible()


def test_a_file_too_long_for_a_sheet_is_refused_at_once(door: Door) -> None:
    visitor = door.visitor()
    dialog = visitor.new_table(GAME)
    sheet = dialog.get_by_label("Feuille de cartes à ajouter")
    sheet.fill(SHEET)
    dialog.get_by_label("Choisir un fichier").set_input_files(
        {"name": "roman.txt", "mimeType": "text/plain", "buffer": b"# ..\n" * 30_000}
    )
    expect(dialog.get_by_role("alert")).to_contain_text("trop long")
    expect(sheet).to_have_value(SHEET)
