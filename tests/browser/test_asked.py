"""What is asked and what a click does: the price of things, yes beside no, what is not possible yet, words for glyphs, a place for everything."""

from collections.abc import Callable
from itertools import count

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.tables import State, Table, come_about
from tests.browser.test_cendrelin import play, seated
from tests.browser.test_playing import two_at_a_table
from tests.browser.test_screens import press
from tests.browser.visitor import DESKTOP, PHONE, Door, Visitor

GAMES = ("legions", "keyforge", "cendrelin", "rose_noire", "marelle")
WORDLESS = """() => {
  const named = (at) => at.matches('[title], [role=img][aria-label], button[aria-label], a[aria-label], [data-zoom]')
    || at.querySelector(':scope > title');
  const beside = (svg) => /\\p{L}/u.test(svg.parentElement?.parentElement?.innerText ?? '');
  const drawn = (svg) => { const { width, height } = svg.getBoundingClientRect(); return width > 6 && height > 6 && width < 60; };
  const around = (svg) => { const all = []; for (let at = svg; at; at = at.parentElement) all.push(at); return all; };
  return [...document.querySelectorAll('header svg, main svg')].filter(drawn)
    .filter((svg) => !around(svg).some(named) && !beside(svg) && !svg.parentElement.closest('[aria-hidden=true]'))
    .map((svg) => around(svg).slice(0, 4).map((at) => `${at.tagName} ${at.getAttribute('class')}`).join(' < '));
}"""
"""The glyphs that have no word: neither a name of their own or of what they stand on, nor letters beside them."""


def seen(door: Door, table: Table, seat: int, size: tuple[int, int] = DESKTOP) -> Visitor:
    visitor = door.visitor(size)
    visitor.goto(table.path(seat))
    visitor.settled()
    return visitor


def anyhow() -> Callable[[State], int]:
    """Takes another option each time."""
    turns = count()
    return lambda state: next(turns) * 7 % len(state["decision"]["options"])


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def apart(one: FloatRect, other: FloatRect) -> bool:
    across = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return across or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_spending_a_stratagem_is_named_priced_and_lit(door: Door, size: tuple[int, int]) -> None:
    """A lit thing that costs something does not look like one that is free."""

    def enough(state: State) -> bool:
        return any(option.get("spends") for option in state["decision"]["options"])

    table, seat, state = come_about(door.server, "legions", anyhow(), enough)
    visitor = seen(door, table, seat, size)
    page = visitor.page
    stratagem = page.locator(".army.near .stratagem")
    expect(stratagem.locator(".price")).to_have_text("–2")
    expect(page.locator(".bar > p").first).to_contain_text("vous coûte 2 points")
    costly = [option for option in state["decision"]["options"] if option.get("spends")]
    expect(page.locator(".choices .costs")).to_have_count(len(costly))
    expect(page.locator(".choices .costs").first).to_contain_text("Dépenser «")
    expect(page.locator(".choices button:not(.costs)").first).not_to_contain_text("Dépenser")


def test_a_no_stands_beside_its_yes_and_a_revealed_legion_before_its_player(door: Door) -> None:
    def rally(state: State) -> bool:
        options = state["decision"]["options"]
        return state["decision"]["prompt"] == "rally" and len(options) == 2 and revealed(state)

    def revealed(state: State) -> bool:
        return any(side["chosen"] and side["seat"] != state["view"]["acting"] for side in state["view"]["sides"])

    table, seat, _ = come_about(door.server, "legions", anyhow(), rally)
    visitor = seen(door, table, seat)
    page = visitor.page
    yes, no = page.locator(".bar .lit").all()
    expect(yes).to_contain_text("Rallier la légion")
    expect(no).to_have_text("Ne rallier personne")
    shown = page.locator(f".army:not(.near) [data-at='chosen:{1 - seat}']")
    expect(shown).to_be_visible()
    assert box(shown)["y"] + box(shown)["height"] < box(page.locator(".bar"))["y"]
    field = box(page.locator(".field"))
    yes.click()
    visitor.settled()
    assert box(page.locator(".field")) == field, "a bar that says less or more moves nothing"


def test_too_many_to_be_buttons_are_a_list_that_a_button_opens(door: Door) -> None:
    table, seat, _ = come_about(
        door.server,
        "keyforge",
        lambda _: 0,
        lambda state: state["decision"]["prompt"] == "main" and len(state["decision"]["options"]) > 4,
    )
    visitor = seen(door, table, seat, PHONE)
    page = visitor.page
    mat = box(page.locator(".mat"))
    page.locator(".bar .buttons").get_by_role("button", name="Choisir dans la liste").click()
    expect(page.locator(".choices button").first).to_be_in_viewport()
    assert box(page.locator(".mat"))["x"] == mat["x"]
    assert box(page.locator(".mat"))["height"] == mat["height"]


def test_the_end_of_the_night_is_shown_with_what_must_come_first(door: Door) -> None:
    """CEN-51."""
    visitor = seated(door, mode="initiation")
    play(visitor, ".bar .later")
    later = visitor.page.locator(".bar .later")
    expect(later).to_contain_text("Finir la nuit")
    expect(later).to_contain_text("Résolvez d’abord un événement (CEN-51).")
    expect(later).to_be_disabled()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_every_table_has_a_heading_and_every_glyph_a_word(door: Door, size: tuple[int, int]) -> None:
    for game in GAMES:
        visitor = door.visitor(size)
        visitor.play_now(game)
        expect(visitor.page.locator("h1").first).to_be_attached()
        expect(visitor.page.locator(".bar")).to_be_visible()
        assert visitor.page.evaluate(WORDLESS) == [], game
        visitor.context.close()
        door.inside.remove(visitor)


def test_a_glyph_says_its_word_to_mouse_and_keyboard(door: Door) -> None:
    visitor = door.visitor()
    visitor.play_now()
    visitor.settled()
    page = visitor.page
    page.locator(".army.near .banners").hover()
    expect(page.locator(".word")).to_have_text("0 bannière sur 5")
    page.mouse.move(2, 2)
    expect(page.locator(".word")).to_have_count(0)
    page.get_by_role("link", name="Règles").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.locator(".word")).to_have_text("Règles")


def test_what_is_looked_at_has_one_place_beside_hand_and_question(door: Door) -> None:
    visitor = door.visitor()
    visitor.play_now()
    visitor.settled()
    page = visitor.page
    zoom = page.locator(".zoom")
    corners = set()
    for card in (".army.near .hand .card", ".heroes .card", ".row .card"):
        page.locator(card).first.hover()
        expect(zoom).to_contain_text("LEG-")
        assert apart(box(zoom), box(page.locator(".bar")))
        assert apart(box(zoom), box(page.locator(".army.near .hand")))
        corners.add((box(zoom)["x"] + box(zoom)["width"], box(zoom)["y"]))
        page.mouse.move(5, 5)
        expect(zoom).to_have_count(0)
    assert len(corners) == 1


def test_on_a_phone_the_card_looked_at_leaves_hand_and_question_free(door: Door) -> None:
    visitor = door.visitor(PHONE)
    visitor.play_now()
    visitor.settled()
    page = visitor.page
    press(visitor, ".army.near .hand .card")
    zoom = box(page.locator(".zoom"))
    assert apart(zoom, box(page.locator(".bar")))
    assert apart(zoom, box(page.locator(".army.near .hand")))


def test_on_a_phone_ones_clock_stays_and_a_word_is_answered(door: Door) -> None:
    opened = door.server.post(
        "/api/tables",
        {"game": "cendrelin", "seats": 2, "name": "Ysé", "seat": 0, "bots": {"1": "novice"}}
        | {"options": {"mode": "initiation"}, "clock": {"kind": "bank", "seconds": 3000, "increment": 5}},
    )
    visitor = door.visitor(PHONE)
    visitor.goto(f"/t/{opened['table']}#{opened['token']}")
    visitor.settled()
    visitor.page.evaluate("() => window.scrollTo(0, document.body.scrollHeight)")
    expect(visitor.page.locator("header [role=timer]")).to_be_in_viewport(ratio=1)
    host, guest = two_at_a_table(door)
    host.page.get_by_label("Message").fill("Prêt ?")
    host.page.get_by_role("button", name="Envoyer").click()
    story = guest.page.get_by_role("button", name="Récit et conversation")
    expect(story.locator(".unread")).to_contain_text("1")
    story.click()
    guest.page.get_by_role("textbox", name="Message").fill("Prête.")
    guest.page.get_by_role("button", name="Envoyer").click()
    expect(host.page.locator(".chat")).to_contain_text("Prête.")
