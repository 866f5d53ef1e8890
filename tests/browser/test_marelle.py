"""La Marelle in the browser: three people from the wishes to the epilogue, one person with two bots, a phone, the keyboard, what is written."""

import os
import re
import time
from collections.abc import Callable, Iterator
from itertools import count, cycle
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.test_access import faults
from tests.browser.test_asked import apart, box
from tests.browser.visitor import DESKTOP, PATIENCE, PHONE, Door, Visitor

NAMES = ["Ombeline", "Lazare", "Isaure", "Théodran", "Corvin"]
WISHES = ["Je veux que la flotte brûle.", "Je veux partir.", "Je veux la clef.", "Je veux la paix.", "Je veux régner."]
MANY = 600
DEALS = 20
"""How many tables are tried for what most of them lead to."""
THUMB = 44
"""The least that a thumb can be asked to hit, in pixels."""
LIT = ", ".join(f"{where} .option:visible" for where in (".dock", ".spread", ".left", ".right", ".middle", "dialog"))
REACH = """(wanted) => {
  for (const one of document.querySelectorAll(wanted)) {
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = one.getBoundingClientRect();
    for (const across of [0.5, 0.1, 0.9])
      for (const down of [0.5, 0.1, 0.9]) {
        const [x, y] = [box.left + across * box.width, box.top + down * box.height];
        if (one.contains(document.elementFromPoint(x, y))) return { x, y };
      }
  }
  return null;
}"""
"""Where something that may be chosen can be touched: cards of a fan lie over each other."""
STAGES = {
    "dark": ("names", "raising", "stepping", "fates", "epilogue", "never"),
    "light": ("wishes", "bidding", "defining", "telling"),
}
State = dict[str, Any]

ALONE = [(PHONE, "fr")]
if os.environ.get("VEILLEE_SOAK"):
    ALONE += [(DESKTOP, "en"), (PHONE, "en"), (DESKTOP, "fr")]
"""On what, and in which language, somebody alone with bots tells a whole story."""


class Evening:
    """A table of La Marelle whose seats can be played through the API, as far as a test is not about them."""

    def __init__(
        self, door: Door, http: httpx.Client, seats: int = 3, bots: dict[str, str] | None = None, **options: str
    ) -> None:
        self.door = door
        self.http = http
        body = {
            "game": "marelle",
            "seats": seats,
            "name": "Anna",
            "seat": 0,
            "bots": bots or {},
            "options": options,
        }
        host = door.server.post("/api/tables", body)
        self.table = host["table"]
        sit = f"/api/tables/{self.table}/sit"
        guests = [
            door.server.post(sit, {"name": name})["token"]
            for name in ["Bruno", "Chloé", "Dina", "Élie"][: seats - 1 - len(bots or {})]
        ]
        self.tokens = [host["token"], *guests]
        self.ids = count()

    def ask(self, seat: int, path: str, body: Any = None) -> httpx.Response:
        url = f"{self.door.server.base}/api/tables/{self.table}/{path}"
        bearer = {"authorization": f"Bearer {self.tokens[seat]}"}
        return self.http.get(url, headers=bearer) if body is None else self.http.post(url, json=body, headers=bearer)

    def state(self, seat: int) -> State:
        found: State = self.ask(seat, "poll").json()["state"]
        return found

    def due(self) -> tuple[int, State]:
        """A seat that the table waits for, or that may step forward where it waits for nobody."""
        first = self.state(0)
        if first["over"]:
            return -1, first
        for seat in first["waiting"] or range(len(self.tokens)):
            state = self.state(seat) if seat else first
            if state["decision"]:
                return seat, state
        raise AssertionError(first["bar"])

    def turn_of(self, seat: int) -> State:
        """Waits until it is a seat's turn, or anybody's, or the story is told."""
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            state = self.state(seat)
            if state["over"] or (state["decision"] and seat in (state["waiting"] or [seat])):
                return state
        raise TimeoutError(state["bar"])

    def await_change(self, seat: int, before: State) -> None:
        """Waits until the table has heard what a seat has just done."""
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            now = self.state(seat)
            if now["version"] != before["version"] or now["decision"] != before["decision"]:
                return
        raise TimeoutError(before["bar"])

    def pick(self, seat: int, state: State, option: int) -> None:
        choice = state["decision"]["options"][option]
        pick = {"seq": state["seq"], "command_id": f"pick-{next(self.ids)}", "pick": option}
        text = {"text": words_for(seat, state)} if choice["kind"] == "text" else {}
        self.ask(seat, "answer", pick | text)

    def go_on(self, until: Callable[[State], bool]) -> State:
        """Plays whatever comes, without haste to win, until the table is as wanted."""
        for _ in range(MANY):
            seat, state = self.due()
            if seat < 0 or until(state):
                return state
            self.pick(seat, state, plainest(state))
        raise AssertionError("never")

    def tell(self, act: int = 1) -> State:
        """Goes on to a scene in which something has been told."""
        return self.go_on(
            lambda state: (
                state["view"]["stage"] == "telling"
                and state["view"]["act"] == act
                and len(state["view"]["scene"]["page"]) > 0
            )
        )

    def visit(self, seat: int, size: tuple[int, int] = DESKTOP, **settings: Any) -> Visitor:
        visitor = self.door.visitor(size, **settings)
        visitor.goto(f"/t/{self.table}#{self.tokens[seat]}")
        expect(visitor.page.locator(".marelle")).to_be_visible()
        return visitor


@pytest.fixture
def http() -> Iterator[httpx.Client]:
    with httpx.Client() as client:
        yield client


def words_for(seat: int, state: State) -> str:
    return {"name": NAMES[seat], "wish": WISHES[seat]}.get(state["decision"]["prompt"], "La nuit tombait sur le port.")


def plainest(state: State) -> int:
    """Says what must be said, then nothing more; a card where there is no way around it."""
    kinds = [option["kind"] for option in state["decision"]["options"]]
    told = state["view"]["scene"] and state["view"]["scene"]["page"]
    if "text" in kinds and not (told and "button" in kinds and state["decision"]["prompt"] == "scene"):
        return kinds.index("text") if "button" not in kinds or not told else kinds.index("button")
    return len(kinds) - 1 - kinds[::-1].index("button") if "button" in kinds else 0


def write(page: Page, text: str) -> None:
    field = page.locator(".pen textarea")
    field.fill(text)
    field.press("Enter")
    page.wait_for_function("(text) => document.querySelector('.pen textarea')?.value !== text", arg=text)


def act(page: Page, seat: int, stage: str) -> None:
    """Does by mouse and keyboard what the table waits for."""
    paragraphs = page.locator(".leaf .paragraph").count()
    field = page.locator(".pen textarea")
    if field.count() and (stage in ("names", "wishes") or page.locator(".pen .bare").count() == 0 or not paragraphs):
        write(page, {"names": NAMES[seat], "wishes": WISHES[seat]}.get(stage, f"Ainsi parla *{NAMES[seat]}*."))
        return
    for wanted in (
        ".pen .bare",
        ".rest .bare",
        ".seal.ready",
        "ul.fates button",
        ".ways .button",
        ".bar .buttons .button",
    ):
        if page.locator(wanted).count():
            page.locator(wanted).last.click()
            return
    touch(page)


def touch(page: Page) -> None:
    """Touches something that may be chosen; on a phone it may lie a thumb away, in the hand or in the ring."""
    end = time.monotonic() + PATIENCE / 1000
    for away in cycle(("", "^(Votre main|Your hand)", "^(L’anneau|The ring)")):
        assert time.monotonic() < end, "nothing can be touched"
        button = page.get_by_role("button", name=re.compile(away))
        if away and button.count() == 0:
            continue
        if away:
            button.click()
        point = page.evaluate(REACH, LIT.replace(":visible", ""))
        if point:
            page.mouse.click(point["x"], point["y"])
            break
        if away:
            page.keyboard.press("Escape")
    if page.get_by_role("button", name=re.compile("^(Revenir|Back)$")).count():  # the card may go to several
        page.locator(".bar .buttons .button").last.click()


def play_through(evening: Evening, people: list[Visitor], until: str) -> None:
    """Everybody plays in a browser of their own until the table is there."""
    for _ in range(MANY):
        seat, state = evening.due()
        if seat < 0 or state["view"]["stage"] == until:
            return
        page = people[seat].page
        page.wait_for_selector(".bar.mine, .ways .button")
        act(page, seat, state["view"]["stage"])
        evening.await_change(seat, state)
    raise AssertionError(until)


def small_ones(page: Page, within: str) -> list[str]:
    """The buttons that a thumb would miss."""
    script = """([within, least]) => [...document.querySelectorAll(`${within} button, ${within} textarea`)]
        .filter((one) => one.offsetParent && !one.closest(".choices") && !one.matches(".sign, [aria-disabled=true].card"))
        .filter((one) => Math.max(one.offsetWidth, one.offsetHeight) < least || one.offsetHeight < least - 14)
        .map((one) => `${one.className} ${one.offsetWidth}x${one.offsetHeight}`)"""
    found: list[str] = page.evaluate(script, [within, THUMB])
    return found


def sideways(page: Page) -> int:
    return int(page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def paragraph(page: Page, text: str) -> Locator:
    return page.locator(".paragraph", has_text=text)


def test_three_people_tell_a_story_from_the_wishes_to_the_epilogue(door: Door, http: httpx.Client) -> None:
    evening = Evening(door, http)
    people = [evening.visit(seat) for seat in range(3)]
    play_through(evening, people, "wishes")
    expect(people[0].page.locator(".cast")).to_contain_text("Isaure")
    people[1].page.locator(".pen textarea").fill("Je veux")
    for other in (people[0], people[2]):
        expect(other.page.get_by_text("Je veux", exact=True)).to_have_count(0)
    play_through(evening, people, "stepping")
    expect(people[0].page.locator(".leaf h2")).to_have_text("Acte I")
    expect(people[0].page.locator(".conflict:visible")).to_have_count(3)
    play_through(evening, people, "ending")
    for person in people:
        expect(person.page.locator(".paragraph em").first).to_be_visible()
        expect(person.page.locator(".verdict")).to_be_visible()
    for seat, person in enumerate(people):
        shown = person.page.content()
        assert [wish in shown for wish in WISHES[:3]] == [other == seat for other in range(3)]
    play_through(evening, people, "epilogue")
    play_through(evening, people, "never")
    for person in people:
        expect(person.page.locator(".ending")).to_contain_text("L’histoire est dite.")
        for wish in WISHES[:3]:
            expect(person.page.locator(".wish", has_text=wish)).to_be_visible()
    read_the_book(door, people)


def read_the_book(door: Door, people: list[Visitor]) -> None:
    """MAR-89: those who played read it at once, strangers when all have agreed and as long as they do."""
    page = people[0].page
    page.get_by_role("link", name="La chronique").click()
    expect(page.get_by_role("heading", name="La chronique")).to_be_visible()
    address = page.url.removeprefix(door.server.base)
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Lire").click()
    book = opened.value
    expect(book.locator("h1")).to_have_text("Ombeline, Lazare et Isaure")
    for wish in WISHES[:3]:
        expect(book.locator(".prince .wish", has_text=wish)).to_be_visible()
    expect(book.locator(".scene")).to_have_count(6)
    expect(book.locator(".ring")).to_be_visible()
    book.emulate_media(media="print")
    assert book.locator("nav").is_hidden()
    book.close()
    printed = page.context.request.get(page.get_by_role("link", name="PDF").get_attribute("href") or "")
    assert printed.body().startswith(b"%PDF-")
    with page.expect_download() as kept:
        page.get_by_role("link", name="EPUB").click()
    assert kept.value.suggested_filename == "La chronique.epub"
    stranger = door.visitor()
    stranger.goto(address)
    expect(stranger.page.get_by_text("Ce livre est à ceux qui l’ont joué")).to_be_visible()
    assert faults(people[0]) == []
    for person in people:
        person.goto(address)
        person.page.get_by_role("checkbox").check()
        expect(person.page.get_by_role("checkbox")).to_be_checked()
    expect(people[2].page.get_by_text("Tous sont d’accord")).to_be_visible()
    stranger.goto(address)
    with stranger.page.expect_popup() as opened:
        stranger.page.get_by_role("link", name="Lire").click()
    expect(opened.value.locator("h1")).to_have_text("Ombeline, Lazare et Isaure")
    people[1].page.get_by_role("checkbox").uncheck()
    expect(people[1].page.get_by_text(re.compile("Manquent.*Bruno"))).to_be_visible()
    stranger.goto(address)
    expect(stranger.page.get_by_text("Ce livre est à ceux qui l’ont joué")).to_be_visible()


@pytest.mark.parametrize(("size", "lang"), ALONE)
def test_one_person_with_two_bots_tells_a_story_to_its_book(
    door: Door, http: httpx.Client, size: tuple[int, int], lang: str
) -> None:
    """From the wishes to the printed chronicle, with everything in the language of telling."""
    evening = Evening(door, http, bots={"1": "novice", "2": "novice"}, tongue=lang)
    anna = evening.visit(0, size, lang=lang)
    page = anna.page
    for _ in range(MANY):
        state = evening.turn_of(0)
        if state["over"]:
            break
        page.evaluate("() => document.activeElement?.blur()")  # a phone's keyboard hides what lies below
        page.wait_for_selector(".bar.mine, .ways .button")
        act(page, 0, state["view"]["stage"])
        evening.await_change(0, state)
    expect(page.locator(".ending")).to_be_visible()
    assert sideways(page) == 0
    page.get_by_role("link", name="La chronique" if lang == "fr" else "The chronicle").click()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Lire" if lang == "fr" else "Read").click()
    book = opened.value
    expect(book.locator("html")).to_have_attribute("lang", lang)
    assert sideways(book) == 0
    expect(book.locator("h1")).to_contain_text(NAMES[0])
    expect(book.locator(".scene")).to_have_count(6)
    assert all(text.strip() != "…" for text in book.locator(".told, .first").all_inner_texts())
    book.close()
    printed = page.context.request.get(page.get_by_role("link", name="PDF").get_attribute("href") or "")
    assert printed.body().startswith(b"%PDF-")


def test_a_paragraph_says_in_which_language_it_is_written(door: Door, http: httpx.Client) -> None:
    """To eyes, to hyphens and to voices; whoever reads in another language than the telling's may write in either."""
    evening = Evening(door, http, tongue="en")
    seat = evening.tell()["view"]["scene"]["setters"][0]
    teller, reader = evening.visit(seat), evening.visit((seat + 1) % 3, lang="en")
    expect(teller.page.locator(".pen textarea")).to_have_attribute("lang", "fr")
    write(teller.page, "Qui va là ?")
    expect(paragraph(reader.page, "Qui va là").locator("[lang=fr]")).to_have_text("Qui va là\u202f?")
    expect(reader.page.locator(".announcer li [lang=fr]", has_text="Qui va là")).to_have_count(1)
    teller.page.get_by_role("button", name="J’écris en français").click()
    expect(teller.page.locator(".pen textarea")).to_have_attribute("lang", "en")
    write(teller.page, "Who goes there?")
    expect(paragraph(reader.page, "Who goes there").locator("[lang=en]")).to_have_count(1)
    expect(reader.page.get_by_role("button", name="Writing in")).to_have_count(0)
    teller.goto("/")
    expect(teller.page.get_by_role("listitem").filter(has_text="La Marelle").first).to_contain_text(
        "Langue du récit\u00a0: anglais"
    )


def test_a_guided_childhood_an_audience_that_claps_and_a_sign_in_the_hall(door: Door) -> None:
    bots = {"1": "novice", "2": "novice"}
    body = {"game": "marelle", "seats": 3, "name": "Anna", "seat": 0, "bots": bots, "guided": True}
    table = door.server.post("/api/tables", body)
    anna, watcher = door.visitor(), door.visitor()
    anna.goto(f"/t/{table['table']}#{table['token']}")
    expect(anna.page.locator(".coach")).to_contain_text("Bienvenue à la cour")
    watcher.goto(f"/t/{table['table']}")
    expect(anna.page.get_by_role("button", name="Applaudir")).to_have_count(0)
    for person in (anna, watcher):  # each looks at a clapping of its own: it is heard for a few seconds only
        watcher.page.get_by_role("button", name="Applaudir").click()
        expect(person.page.get_by_role("status").filter(has_text="On applaudit")).to_be_visible()
    anna.page.reload()
    expect(anna.page.locator(".coach")).to_contain_text("Bienvenue à la cour")
    write(anna.page, NAMES[0])
    expect(anna.page.locator(".coach")).to_contain_text("Que veut-il, que veut-elle")
    expect(anna.page.locator(".coach")).not_to_contain_text("Bienvenue à la cour")
    anna.goto("/")
    expect(anna.page.locator(".yours")).to_have_text("c’est à vous")


def test_what_is_written_is_signed_corrected_kept_and_escaped(door: Door, http: httpx.Client) -> None:
    evening = Evening(door, http)
    seat = evening.tell()["view"]["scene"]["setters"][0]
    teller, other = evening.visit(seat), evening.visit((seat + 1) % 3)
    field = teller.page.locator(".pen textarea")
    write(teller.page, "<b>Gras</b> & *doux*, dit-elle !")
    for person in (teller, other):
        expect(paragraph(person.page, "<b>Gras</b> & doux")).to_contain_text(f"— {NAMES[seat]}")
        expect(paragraph(person.page, "Gras").locator("em")).to_have_text("doux")
        expect(person.page.locator(".announcer li", has_text="Gras")).to_have_count(1)
    field.fill("Une phrase qui attend")
    teller.page.reload()
    expect(field).to_have_value("Une phrase qui attend")
    paragraph(teller.page, "Gras").locator(".mend").click()
    expect(field).to_have_value("<b>Gras</b> & *doux*, dit-elle !")
    write(teller.page, "Corrigé.")
    expect(paragraph(other.page, "Corrigé.")).to_be_visible()
    expect(paragraph(other.page, "Gras")).to_have_count(0)
    expect(field).to_have_value("Une phrase qui attend")
    paragraph(other.page, "Corrigé.").locator(".sign").click()
    expect(other.page.locator(".leaf").get_by_text("Corrigé.", exact=True)).to_have_count(0)
    teller.page.get_by_role("button", name="Récit et conversation").click()
    teller.page.locator(".log li", has_text="Corrigé").get_by_role("button", name="Effacer").click()
    expect(teller.page.get_by_text("paragraphe effacé").first).to_be_visible()


def test_a_card_hangs_beside_the_words_of_who_played_it_and_the_seal_says_who_may_cut(
    door: Door, http: httpx.Client
) -> None:
    evening = Evening(door, http)
    scene = evening.tell()["view"]["scene"]
    cutter, setter = scene["cutters"][0], scene["setters"][0]
    one, other = evening.visit(cutter), evening.visit(setter)
    expect(other.page.locator(".seal")).to_have_attribute("aria-disabled", "true")
    expect(other.page.locator(".cut p").first).to_contain_text(f"C’est à {NAMES[cutter]}")
    one.page.locator(".hand .card.option").first.click()
    expect(other.page.locator(".deed", has_text=f"{NAMES[cutter]} joue")).to_be_visible()
    write(one.page, "Et voici pourquoi.")
    row = other.page.locator(".rows > li", has_text="Et voici pourquoi.")
    expect(row.locator(".margin .card")).to_have_count(1)
    expect(other.page.locator(".deed")).to_have_count(0)
    one.page.locator(".seal.ready").click()
    expect(other.page.locator(".deed.cut")).to_contain_text(NAMES[cutter])
    expect(other.page.locator(".seal")).to_have_count(0)


def test_the_keyboard_bids_plays_and_cuts(door: Door, http: httpx.Client) -> None:
    evening = Evening(door, http)
    evening.go_on(lambda state: state["view"]["stage"] == "bidding")
    anna = evening.visit(0)
    choices = anna.page.locator(".choices button")
    choices.first.focus()
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page.locator(".own .card.aimed")).to_have_count(1)
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_text("votre carte est posée")).to_be_visible()
    scene = evening.tell()["view"]["scene"]
    cutter = evening.visit(scene["cutters"][0])
    cutter.page.locator(".seal").focus()
    cutter.page.keyboard.press("Enter")
    expect(cutter.page.locator(".deed.cut")).to_be_visible()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_on_a_phone_the_page_comes_first_and_the_thumb_reaches_the_rest(
    door: Door, http: httpx.Client, theme: str
) -> None:
    evening = Evening(door, http, 4)
    evening.go_on(lambda state: state["view"]["stage"] == "bidding")
    first = evening.visit(0, PHONE, theme=theme)
    assert faults(first) == []
    assert sideways(first.page) == 0
    scene = evening.tell()["view"]["scene"]
    teller = evening.visit(scene["setters"][0], PHONE, theme=theme)
    page = teller.page
    seal, field = page.locator(".seal"), page.locator(".pen textarea")
    expect(seal).to_be_in_viewport()
    expect(field).to_be_in_viewport()
    expect(page.locator(".rows .paragraph").last).to_be_in_viewport()
    assert faults(teller) == []
    assert small_ones(page, ".marelle") == []
    field.focus()
    expect(seal).not_to_be_visible()
    expect(field).to_be_in_viewport()
    field.fill("Du pouce.")
    field.blur()
    expect(page.locator(".pen .lay")).to_be_in_viewport()
    page.locator(".pen .lay").click()
    expect(paragraph(page, "Du pouce.")).to_be_visible()
    expect(page.locator(".pen .lay")).not_to_be_visible()
    page.get_by_role("button", name="L’anneau").click()
    expect(page.locator("dialog .conflict")).to_have_count(4)
    assert faults(teller) == []
    page.get_by_role("button", name="Fermer").click()
    page.get_by_role("button", name=re.compile("^Votre main")).click()
    page.locator("dialog .card.option").first.click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".deed, .margin").last).to_be_visible()
    assert sideways(page) == 0


def duelling(state: State) -> bool:
    return bool(state["decision"] and state["decision"]["prompt"] == "duel")


def test_a_duel_says_how_it_is_decided_and_shows_both_cards(door: Door, http: httpx.Client) -> None:
    """MAR-43 to MAR-47: two without a rank; number and suit of both cards are seen, and the page says whose is which."""
    for _ in range(DEALS):
        evening = Evening(door, http, duel="duel")
        if not evening.go_on(duelling)["over"]:
            break
    seats = [seat for seat in range(3) if duelling(evening.state(seat))]
    visitor = evening.visit(seats[0], PHONE)
    expect(visitor.page.locator(".bar > p")).to_contain_text("Une carte de sa couleur bat toutes les autres")
    for seat in seats:
        evening.pick(seat, evening.state(seat), 0)
    told = visitor.page.locator(".rows .duel")
    expect(told).to_have_count(2)
    expect(told.first).to_contain_text(re.compile("Duel pour .*: .* rév[éè]le"))
    first, second = told.locator(".margin > *").all()
    assert apart(box(first), box(second))


def at_stage(stage: str) -> Callable[[dict[str, Any]], bool]:
    return lambda state: bool(state["view"]["stage"] == stage)


@pytest.mark.parametrize(("theme", "seats"), [("dark", 5), ("light", 3)])
def test_no_serious_fault_at_any_stage(door: Door, http: httpx.Client, theme: str, seats: int) -> None:
    evening = Evening(door, http, seats)
    anna = evening.visit(0, theme=theme)
    for stage in STAGES[theme]:
        evening.go_on(at_stage(stage))
        expect(anna.page.locator(f".marelle[data-stage={stage}], .ending")).to_be_visible()
        assert faults(anna) == [], stage


def test_letters_are_seen_as_they_come_and_a_wish_never_is(door: Door, http: httpx.Client) -> None:
    evening = Evening(door, http)
    evening.go_on(lambda state: state["view"]["stage"] == "wishes")
    for _ in range(2):
        evening.pick(*evening.due(), 0)
    last = evening.due()[0]
    wisher, curious = evening.visit(last), evening.visit((last + 1) % 3)
    sent: list[str] = []
    wisher.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    wisher.page.reload()
    wisher.page.locator(".pen textarea").press_sequentially("Je veux tout.")
    write(wisher.page, "Je veux tout, et le reste.")
    expect(curious.page.locator(".marelle[data-stage=wishes]")).to_have_count(0)
    assert [frame for frame in sent if "typing" in frame] == []
    seat = evening.tell()["view"]["scene"]["setters"][0]
    teller, reader = evening.visit(seat), evening.visit((seat + 1) % 3)
    for _ in range(9):
        state = evening.state(seat)
        evening.pick(seat, state, [option["kind"] for option in state["decision"]["options"]].index("text"))
    expect(reader.page.locator(".leaf .paragraph")).to_have_count(10)
    teller.page.locator(".pen textarea").press_sequentially("Une ombre")
    expect(reader.page.locator("p.letters")).to_contain_text("Une ombre")
    expect(reader.page.locator("p.letters")).to_be_in_viewport()  # also at the end of a long page
    expect(reader.page.locator("p.letters")).to_have_attribute("aria-hidden", "true")
    write(teller.page, "Une ombre passa.")
    expect(paragraph(reader.page, "Une ombre passa.")).to_be_visible()
    expect(reader.page.locator("p.letters")).to_have_count(0)
