"""The hall, the replay, the rules and the settings; both languages; what is told to those who click wrong."""

import re

from playwright.sync_api import Response, expect

from tests.browser.visitor import PHONE, Door, Visitor

FIRST_LOAD = 250_000


def test_a_replay_goes_where_one_wants_and_can_be_continued(door: Door) -> None:
    visitor = door.visitor()
    page = visitor.page
    visitor.play_now()
    visitor.play_on(12)
    page.get_by_role("button", name="Abandonner").click()
    page.locator("dialog").get_by_role("button", name="Abandonner").click()
    page.get_by_role("link", name="Revoir la partie").click()
    slider = page.get_by_label("Moment de la partie")
    expect(slider).to_have_value("0")
    page.locator("body").press("ArrowRight")
    page.locator("body").press("ArrowRight")
    expect(slider).to_have_value("2")
    page.locator("body").press("End")
    expect(page.locator(".log li").last).to_be_in_viewport()
    page.locator("body").press("Home")
    hidden = page.locator(".army .hand .card[data-side=back]")
    expect(hidden).to_have_count(6)
    page.get_by_label("Par les yeux de").select_option("all")
    expect(page.locator(".army.near .hand .card[data-side=front]")).to_have_count(3)
    for _ in range(5):
        page.locator("body").press("ArrowRight")
    page.get_by_role("button", name="Partager ce coup").click()
    shared = page.evaluate("() => navigator.clipboard.readText()")
    assert re.search(r"/m/[\w-]+\?at=5&seat=all$", shared)
    page.goto(shared)
    expect(slider).to_have_value("5")
    page.get_by_role("button", name="Lire").click()
    expect(slider).not_to_have_value("5")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Continuer d’ici").click()
    page.wait_for_url(re.compile("/t/"))
    assert visitor.play_on(3) == 3
    visitor.goto("/")
    expect(page.locator("a[href^='/m/']").first).to_be_visible()


def test_the_story_leads_back_to_a_moment(door: Door) -> None:
    visitor = door.visitor()
    visitor.play_now()
    visitor.play_on(8)
    visitor.settled()
    visitor.page.locator(".log a").last.scroll_into_view_if_needed()
    placed = visitor.page.locator(".log li", has_text="place la").first
    placed.locator("a").first.click()
    expect(visitor.page.get_by_text("Vous regardez un moment passé.")).to_be_visible()
    expect(visitor.page.locator(".option")).to_have_count(0)
    visitor.page.get_by_role("button", name="Revenir au présent").click()
    visitor.settled()


def test_a_click_on_what_cannot_be_chosen_says_why(door: Door) -> None:
    visitor = door.visitor()
    visitor.play_now()
    visitor.settled()
    visitor.page.locator(".heroes .card").first.click(force=True)
    expect(visitor.page.locator(".notice")).to_contain_text("LEG-")


def test_undo_and_concession(door: Door) -> None:
    visitor = door.visitor()
    visitor.play_now()
    visitor.settled()
    before = visitor.page.locator(".army.near .hand").inner_text()
    visitor.choose(0)
    visitor.page.get_by_role("button", name=re.compile("nnuler")).click()
    expect(visitor.page.locator(".army.near .hand .card")).to_have_count(3)
    assert visitor.page.locator(".army.near .hand").inner_text() == before
    visitor.page.get_by_role("button", name="Abandonner").click()
    visitor.page.locator("dialog").get_by_role("button", name="Abandonner").click()
    expect(visitor.page.locator(".ending")).to_contain_text("Vous abandonnez.")


def test_both_languages_without_a_reload(door: Door) -> None:
    visitor = door.visitor()
    page = visitor.page
    visitor.play_now()
    visitor.settled()
    page.evaluate("() => (window.here = true)")
    expect(page.locator(".bar p").first).to_have_text(re.compile("ce tour\u202f\\?"))
    expect(page.locator(".place b").nth(1)).to_have_text("La Brèche")
    page.get_by_role("button", name="English").click()
    expect(page.locator(".bar p").first).to_have_text(re.compile("this turn\\?"))
    expect(page.locator(".place b").nth(1)).to_have_text("The Breach")
    expect(page.locator(".log li").first).to_have_text(re.compile("King of Abyss"))
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert page.evaluate("() => window.here")
    assert visitor.play_on(3) == 3


def test_a_card_is_seen_large_with_its_text_and_its_rule(door: Door) -> None:
    visitor = door.visitor()
    visitor.play_now()
    visitor.settled()
    card = visitor.page.locator(".heroes .card").first
    card.hover()
    zoom = visitor.page.locator(".zoom")
    expect(zoom).to_contain_text("LEG-")
    visitor.page.mouse.move(5, 5)
    expect(zoom).to_have_count(0)


def test_a_long_press_shows_a_card_and_chooses_nothing(door: Door) -> None:
    visitor = door.visitor(PHONE)
    visitor.play_now()
    visitor.settled()
    press(visitor, ".army.near .hand .card")
    expect(visitor.page.locator(".zoom.held")).to_contain_text("LEG-")
    expect(visitor.page.locator(".army.near .hand .option")).to_have_count(3)
    visitor.page.get_by_role("button", name="Fermer").last.click()
    expect(visitor.page.locator(".zoom")).to_have_count(0)


def press(visitor: Visitor, selector: str) -> None:
    """A finger that stays down long enough."""
    box = visitor.page.locator(selector).first.bounding_box()
    assert box is not None
    wire = visitor.context.new_cdp_session(visitor.page)
    point = {"x": box["x"] + 20, "y": box["y"] + 30}
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    visitor.page.wait_for_selector(".zoom.held")
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_the_tab_says_whose_turn_it_is(door: Door) -> None:
    visitor = door.visitor()
    visitor.play_now()
    visitor.settled()
    expect(visitor.page).to_have_title("● À vous — Veillée")


def test_settings_are_kept(door: Door) -> None:
    visitor = door.visitor()
    page = visitor.page
    visitor.goto("/settings")
    page.get_by_role("button", name="Clair").last.click()
    page.get_by_role("button", name="English").last.click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()


def test_rules_and_cards_can_be_read_and_searched(door: Door) -> None:
    visitor = door.visitor()
    page = visitor.page
    visitor.goto("/rules/legions#LEG-20")
    expect(page.locator("[id='LEG-20']")).to_be_in_viewport()
    page.get_by_label("Chercher une carte").fill("ondine")
    expect(page.locator(".cards li")).to_have_count(1)
    expect(page.locator(".cards li")).to_contain_text("Vénérable Ondine")


def test_cards_fly_where_they_go_unless_one_wants_stillness(door: Door) -> None:
    moving = door.visitor(motion=True)
    moving.play_now()
    moving.settled()
    moving.page.locator(".army.near .hand .option").first.click()
    moving.page.wait_for_function(FLYING)
    still = door.visitor(motion=True)
    still.page.emulate_media(reduced_motion="reduce")
    still.play_now()
    still.settled()
    still.page.evaluate("() => (window.flights = 0, Element.prototype.animate = () => { window.flights += 1; })")
    still.play_on(3)
    assert still.page.evaluate("() => window.flights") == 0


FLYING = "() => [...document.querySelectorAll('[data-flight]')].some((one) => one.getAnimations().length > 0)"


def test_the_first_load_is_light_wherever_one_comes_in(door: Door) -> None:
    host = door.visitor()
    hall = weight(host, "/")
    host.play_now()
    guest = door.visitor()
    table = weight(guest, host.page.url)
    expect(guest.page.locator(".board")).to_be_visible()
    assert 50_000 < hall < FIRST_LOAD
    assert 50_000 < table < FIRST_LOAD


def weight(visitor: Visitor, address: str) -> int:
    """How many bytes a page brings, as they travel."""
    weights: list[int] = []

    def weigh(response: Response) -> None:
        # Pictures are painted in the browser itself: what it makes has an address too (blob:), and has not travelled.
        if "/api/" not in response.url and response.url.startswith("http"):
            weights.append(int(response.headers.get("content-length", "0")))

    visitor.page.on("response", weigh)
    visitor.goto(address)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.remove_listener("response", weigh)
    return sum(weights)


def test_every_game_of_the_house_can_be_played(door: Door) -> None:
    for game in door.server.get("/api/games"):
        visitor = door.visitor()
        visitor.play_now(game["key"])
        for turn in range(8):
            visitor.page.wait_for_selector(".choices button, textarea, .ending", state="attached")
            choices = visitor.page.locator(".choices button")
            if choices.count() > 0:
                choices.nth(turn % choices.count()).press("Enter")
                visitor.taken()
            elif visitor.page.locator("textarea").count() > 0:
                write(visitor, "Mélusine")
            else:
                break


def write(visitor: Visitor, text: str) -> None:
    """Writes what is asked for, and waits until it is taken."""
    field = visitor.page.locator("textarea").first
    field.fill(text)
    field.press("Enter")
    visitor.page.wait_for_function("() => ![...document.querySelectorAll('textarea')].some((field) => field.value)")
