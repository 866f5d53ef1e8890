"""La Rose Noire in the browser: five people to the end, one with four bots, three and a revelation, the phone, notes, what is hidden."""

import json
import os
import re
import time
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_access import faults
from tests.browser.visitor import DESKTOP, PATIENCE, PHONE, Door, Visitor

NAMES = ["Anna", "Bruno", "Chloé", "Dina", "Élie"]
RECTOR = 0
MANY = 2000
DAYS = 5
POSSESSED = 1
"""The face of that role."""
WAYS = [("fr", DESKTOP)]
if os.environ.get("VEILLEE_SOAK"):
    WAYS += [("fr", PHONE), ("en", DESKTOP), ("en", PHONE)]
SUSPECT = "[data-at^='suspect:'].option"
CLEAR = """() => {
  const [guide, bar] = ['.coach', '.bar'].map((one) => document.querySelector(one)?.getBoundingClientRect());
  return !guide || guide.bottom <= bar.top || bar.bottom <= guide.top;
}"""
"""The guide covers nothing of the question."""
COMPOSED = """() => {
  const [go, bar] = ['.composer .go', '.bar'].map((one) => document.querySelector(one)?.getBoundingClientRect());
  return !go || go.bottom <= bar.top;
}"""
"""What one would say can be said: the question does not lie over it."""
State = dict[str, Any]


class Inquiry:
    """A table of La Rose Noire whose people can be played through the API, as far as a test is not about them."""

    def __init__(
        self, door: Door, http: httpx.Client, seats: int = 5, bots: int = 0, lang: str = "fr", **options: str
    ) -> None:
        self.door = door
        self.http = http
        self.lang = lang
        levels = {str(seat): "novice" for seat in range(seats - bots, seats)}
        body: State = {"game": "rose_noire", "seats": seats, "name": NAMES[0], "seat": 0, "bots": levels}
        body["clock"] = {"kind": "none", "talk": 2 if bots else 0}
        host = door.server.post("/api/tables", body | {"options": {"rector": "first"} | options})
        self.table = host["table"]
        sit = f"/api/tables/{self.table}/sit"
        guests = [door.server.post(sit, {"name": name})["token"] for name in NAMES[1 : seats - bots]]
        self.tokens = [host["token"], *guests]
        self.ids = count()

    def ask(self, seat: int, path: str, body: Any = None, **query: Any) -> httpx.Response:
        url = f"{self.door.server.base}/api/tables/{self.table}/{path}"
        bearer, query = {"authorization": f"Bearer {self.tokens[seat]}"}, {"lang": self.lang, **query}
        if body is None:
            return self.http.get(url, headers=bearer, params=query)
        return self.http.post(url, json=body, headers=bearer, params=query)

    def state(self, seat: int = 0, **query: Any) -> State:
        """The table now; with `after`, once something has happened since that version."""
        found: State = self.ask(seat, "poll", **query).json()["state"]
        return found

    def pick(self, seat: int, state: State, option: int) -> bool:
        """Answers; whether it was taken, for the table may have moved on."""
        said = {"seq": state["seq"], "command_id": f"pick-{next(self.ids)}", "pick": option}
        return self.ask(seat, "answer", said).is_success

    def do(self, seat: int, at: str) -> None:
        """Takes the first option that lies there, of this hour or of the next in which there is one."""
        for _ in range(DAYS):
            self.go_on(lambda _: self.options_at(seat, at)[1])
            state, here = self.options_at(seat, at)
            if here and self.pick(seat, state, here[0]):
                return
        raise AssertionError(f"nothing at {at} could be done: {state['bar']}")

    def options_at(self, seat: int, at: str) -> tuple[State, list[int]]:
        state = self.state(seat)
        options = (state["decision"] or {"options": []})["options"]
        return state, [n for n, option in enumerate(options) if option["target"].startswith(at)]

    def go_on(self, until: Callable[[State], Any]) -> State:
        """People do the plainest thing, in silence, until the table is as wanted or over; bots do what they like."""
        state = self.state()
        for _ in range(MANY):
            if state["over"] or until(state):
                return state
            for seat in state["waiting"] or range(len(self.tokens)):
                if seat >= len(self.tokens):
                    continue
                own = self.state(seat)
                if own["decision"] and (act := plainest(own)) is not None:
                    self.pick(seat, own, act)
                    state = self.state()
                    break
            else:
                state = self.state(after=state["version"])
        raise AssertionError(state["bar"])

    def await_that(self, true: Callable[[State], Any]) -> State:
        """Waits until the table has heard what somebody did."""
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            if true(state := self.state()):
                return state
        raise TimeoutError(state["bar"])

    def await_signature(self, seat: int) -> None:
        self.await_that(lambda state: state["over"] or state["view"]["seats"][seat]["signed"])

    def until_hour(self, phase: str, turn: int = 1) -> State:
        return self.go_on(lambda state: state["view"]["phase"] == phase and state["view"]["turn"] >= turn)

    def visit(self, seat: int, size: tuple[int, int] = DESKTOP, **settings: Any) -> Visitor:
        """Somebody at the table, or with -1 a spectator."""
        visitor = self.door.visitor(size, lang=self.lang, **settings)
        visitor.goto(f"/t/{self.table}" + (f"#{self.tokens[seat]}" if seat >= 0 else ""))
        expect(visitor.page.locator(".rose")).to_be_visible()
        return visitor

    def role(self, seat: int) -> int:
        return int(self.state(seat)["view"]["seats"][seat]["role"]["face"])

    @property
    def guilty(self) -> list[int]:
        """The accomplices, as the Rector knows them."""
        cards = {card["face"]: card for card in self.door.server.get("/api/games/rose_noire/cards")["cards"]}
        return sorted(cards[one["face"]]["suspect"] for one in self.state(RECTOR)["view"]["accomplices"])


@pytest.fixture
def http() -> Iterator[httpx.Client]:
    with httpx.Client(timeout=PATIENCE / 1000) as client:
        yield client


def plainest(state: State) -> int | None:
    """What moves the inquiry on: nothing said, signed or shown; an investigation, a discard, sleep."""
    decision = state["decision"]
    talk = ("say:", "sign:", "reveal")
    acts = [n for n, option in enumerate(decision["options"]) if not option["target"].startswith(talk)]
    if not acts:
        return None
    return acts[0] if decision["prompt"] in ("day", "night", "kill") else acts[-1]


def claim(page: Page, verb: str, suspect: str) -> None:
    """Says something aloud by the buttons beside the table, or the lists of a phone."""
    composer = page.locator(".composer:visible")
    if page.viewport_size and page.viewport_size["width"] > 720:
        composer.get_by_role("button", name=verb, exact=True).click()
        composer.get_by_role("button", name=suspect).click()
    else:
        lists = composer.locator("select")
        lists.nth(0).select_option(label=verb)
        lists.nth(1).select_option(label=suspect.split()[-1])
    composer.locator(".go").click()


def say(lang: str, fr: str, en: str) -> str:
    return fr if lang == "fr" else en


@pytest.mark.parametrize(("lang", "size"), WAYS)
def test_five_people_to_the_right_accusation(door: Door, http: httpx.Client, lang: str, size: tuple[int, int]) -> None:
    """Five contexts from the first day to « Exact »: each claims, investigates, sleeps and signs on a page of their own."""
    inquiry = Inquiry(door, http, lang=lang)
    people = [inquiry.visit(seat, size) for seat in range(5)]
    inquiry.until_hour("day")
    first = people[inquiry.state()["view"]["first"]].page
    claim(people[3].page, say(lang, "Je soupçonne", "I suspect"), "Odile")
    for person in people:
        expect(person.page.locator(".seats")).to_contain_text("Chloé" if person is not people[2] else "Dina")
        expect(heard(person.page)).to_contain_text("Dina" if person is not people[3] else say(lang, "vous", "you"))
    first.locator("[data-at='suspect:2']").first.click()
    inquiry.await_that(lambda state: 2 in [seat["pawn"] for seat in state["view"]["seats"]])
    assert faults(people[1]) == []
    inquiry.until_hour("night", 2)
    for person in people[1:]:
        press(person.page, say(lang, "Dormir", "Sleep"))
    expect(people[RECTOR].page.get_by_text(say(lang, "La nuit est à vous", "The night is yours"))).to_be_visible()
    assert faults(people[RECTOR]) == []
    press(people[RECTOR].page, say(lang, "Ne tuer personne", "Kill nobody"))
    state = inquiry.go_on(lambda state: state["view"]["phase"] == "sunset" and may_sign(inquiry))
    assert not state["over"], "the inquiry is still open"
    a, b = inquiry.guilty
    signing = [seat for seat in range(1, 5) if signable(inquiry, seat)][:3]
    draft(people[signing[0]].page, a, b)
    for seat in signing:
        people[seat].page.locator(".act .button.sign").click()
        inquiry.await_signature(seat)
    for seat, person in enumerate(people):
        truth = person.page.locator(".truth")
        expect(truth).to_be_visible()
        for name in NAMES:
            if name != NAMES[seat]:
                expect(truth).to_contain_text(name)
        assert sideways(person.page) <= 0
    assert faults(people[2]) == []


def press(page: Page, label: str) -> None:
    """A button of the bar; the list of choices has it too."""
    page.locator(".bar .buttons .button", has_text=label).first.click()


def reveal(page: Page, lang: str) -> None:
    page.get_by_role("button", name=say(lang, "Dévoiler…", "Show roles…")).click()
    page.locator("dialog").get_by_role("button", name=say(lang, "Dévoiler", "Show them"), exact=True).click()


def heard(page: Page) -> Any:
    """Where words are heard: the board beside the table, or the last ones on a small screen."""
    return page.locator(".overheard:visible, aside .own:visible").first


def draft(page: Page, *pair: int) -> None:
    """Puts two suspects on the sheet."""
    for number in pair:
        page.locator(f"[data-at='suspect:{number}']").first.click()


def signable(inquiry: Inquiry, seat: int) -> bool:
    decision = inquiry.state(seat)["decision"]
    return decision is not None and any(option["target"].startswith("sign:") for option in decision["options"])


def may_sign(inquiry: Inquiry) -> bool:
    return sum(signable(inquiry, seat) for seat in range(1, 5)) >= 3


def sideways(page: Page) -> int:
    return int(page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth"))


@pytest.mark.parametrize(("lang", "size"), WAYS)
def test_one_person_and_four_bots(door: Door, http: httpx.Client, lang: str, size: tuple[int, int]) -> None:
    """The Rector's seat, from the first day to the truth, with bots in all others; lies stand beside what was known."""
    inquiry = Inquiry(door, http, bots=4, lang=lang)
    person = inquiry.visit(0, size)
    page = person.page
    inquiry.until_hour("day")
    a, _ = inquiry.guilty
    inquiry.do(RECTOR, f"say:innocent:{a}")
    expect(heard(page)).to_contain_text(say(lang, "vous", "you"))
    inquiry.go_on(lambda _: False)
    truth = page.locator(".truth")
    expect(truth.locator(".pair li")).to_have_count(2)
    expect(truth.locator(".roles li")).to_have_count(5)
    lie = truth.locator("ol li", has_text=say(lang, "complice", "accomplice"))
    expect(lie.first).to_contain_text(say(lang, "vous", "you"))
    assert faults(person) == []
    assert sideways(page) <= 0


@pytest.mark.parametrize(("lang", "size"), [(lang, PHONE if size == DESKTOP else DESKTOP) for lang, size in WAYS])
def test_three_players_and_a_revelation(door: Door, http: httpx.Client, lang: str, size: tuple[int, int]) -> None:
    """ROS-51: one shows a role, the other must, and all see both; who is true may then accuse alone."""
    inquiry = Inquiry(door, http, seats=3, lang=lang)
    people = [inquiry.visit(seat, size) for seat in range(3)]
    inquiry.until_hour("day")
    two = [inquiry.role(seat) for seat in (1, 2)]
    for person in people:
        expect(person.page.locator(".seats")).not_to_contain_text(say(lang, "Possédé", "Possessed"))
    page = people[1].page
    page.get_by_role("button", name=say(lang, "Dévoiler…", "Show roles…")).click()
    assert faults(people[1]) == []
    page.get_by_role("button", name=say(lang, "Garder le secret", "Keep the secret")).click()
    assert not inquiry.state()["view"]["exposed"], "it is asked twice"
    reveal(page, lang)
    state = inquiry.await_that(lambda state: state["view"]["exposed"])
    for person in people:
        shown = person.page.locator(".truth" if state["over"] else ".seats")
        expect(shown).to_contain_text(say(lang, "Investigateur", "Investigator"))
        if POSSESSED in two:
            expect(shown).to_contain_text(say(lang, "Possédé", "Possessed"))
    if not state["over"]:
        assert POSSESSED in two, "two true Investigators would have lost"
        true = 1 + two.index(0)
        inquiry.go_on(lambda state: state["view"]["phase"] == "sunset" and signable(inquiry, true))
        page = people[true].page
        draft(page, *inquiry.guilty)
        page.locator(".act .button.sign").click()
        state = inquiry.await_that(lambda state: state["over"])
    expect(people[1].page.locator(".truth")).to_be_visible()
    assert faults(people[1]) == []


def test_notes_and_marks_follow_their_author_alone(door: Door, http: httpx.Client) -> None:
    """Across a reload and to another device, where they appear as they are written; nobody else ever gets them."""
    inquiry = Inquiry(door, http, seats=3)
    inquiry.until_hour("day")
    at_home, away, other = inquiry.visit(1), inquiry.visit(1, PHONE), inquiry.visit(2)
    page = at_home.page
    page.get_by_role("button", name="Carnet").click()
    page.get_by_role("button", name="Odile : Complice").click()
    page.get_by_label("Notes").fill("Chloé ment depuis midi")
    expect(away.page.locator("[data-at^='suspect:'] .mark")).to_have_count(1)
    page.reload()
    expect(page.locator("[data-at^='suspect:'] .mark")).to_have_count(1)
    page.get_by_role("button", name="Carnet").click()
    expect(page.get_by_label("Notes")).to_have_value("Chloé ment depuis midi")
    assert faults(at_home) == []
    assert "midi" not in json.dumps(inquiry.ask(2, "poll").json())
    other.page.get_by_role("button", name="Carnet").click()
    expect(other.page.get_by_label("Notes")).to_have_value("")
    expect(other.page.locator(".mark")).to_have_count(0)
    page.get_by_role("button", name="Effacer notes et marques").click()
    expect(away.page.locator(".mark")).to_have_count(0)


def test_my_role_is_seen_only_while_i_hold_it(door: Door, http: httpx.Client) -> None:
    """One press away and never on the screen by accident: not in the page, nor in the story."""
    inquiry = Inquiry(door, http, seats=4)
    inquiry.until_hour("day")
    for seat in (RECTOR, 1):
        visitor = inquiry.visit(seat)
        page = visitor.page
        secret = ".eyes"
        expect(page.locator(secret)).to_have_count(0)
        card = page.locator(".role-card")
        card.focus()
        card.press("Enter")
        expect(page.locator(secret)).to_be_visible()
        assert faults(visitor) == []
        card.press("Enter")
        expect(page.locator(secret)).to_have_count(0)


def test_a_table_that_forgets_shows_no_words_of_yesterday(door: Door, http: httpx.Client) -> None:
    """ROS-D27: board and story are wiped at dawn on the open page."""
    inquiry = Inquiry(door, http, seats=3, memory="fades")
    inquiry.until_hour("day")
    page = inquiry.visit(1).page
    inquiry.do(2, "say:innocent:4")
    expect(heard(page)).to_contain_text("j’en réponds")
    page.get_by_role("button", name="Récit").click()
    expect(page.get_by_role("log").first).to_contain_text("Tugdual")
    inquiry.until_hour("day", 2)
    expect(page.locator("header").first).to_contain_text("Jour 2")
    expect(page.get_by_role("log").first).not_to_contain_text("Chloé : «")
    page.get_by_role("button", name="Paroles").first.click()
    expect(heard(page)).not_to_contain_text("j’en réponds")


def test_who_talks_where(door: Door, http: httpx.Client) -> None:
    """A table of claims has no chat; spectators talk among themselves until the end; a table that talks aloud says so."""
    inquiry = Inquiry(door, http, seats=3, speech="claims")
    inquiry.until_hour("day")
    player, watcher, friend = inquiry.visit(1), inquiry.visit(-1), inquiry.visit(-1)
    expect(player.page.locator(".chat")).to_contain_text("sans conversation")
    expect(player.page.locator(".chat input")).to_have_count(0)
    line = watcher.page.locator(".chat input")
    line.fill("Chloé bluffe")
    line.press("Enter")
    expect(friend.page.locator(".chat")).to_contain_text("Chloé bluffe")
    assert faults(watcher) == []
    expect(player.page.get_by_text("Chloé bluffe")).to_have_count(0)
    reveal(player.page, "fr")
    inquiry.go_on(lambda _: False)
    expect(player.page.locator(".chat")).to_contain_text("Chloé bluffe")
    expect(player.page.locator(".chat input")).to_be_visible()
    aloud = Inquiry(door, http, seats=3, speech="aloud")
    aloud.until_hour("day")
    voice = aloud.visit(1)
    expect(voice.page.locator(".composer")).to_contain_text("de vive voix")
    voice.page.get_by_role("button", name="Mettre au tableau").click()
    claim(voice.page, "Je soupçonne", "Sœur Odile")
    expect(heard(voice.page)).to_contain_text("je soupçonne")


def test_the_talk_shows_its_time_and_the_night_is_silent(door: Door, http: httpx.Client) -> None:
    """ROS-D6, ROS-D24: on a large screen and on a phone; spectators go on talking among themselves."""
    inquiry = Inquiry(door, http, seats=3)
    inquiry.until_hour("sunset", 2)
    player, phone, watcher = inquiry.visit(1), inquiry.visit(2, PHONE), inquiry.visit(-1)
    for visitor in (player, phone, watcher):
        time_left = visitor.page.locator(".rose").get_by_role("timer")
        expect(time_left).to_have_count(1)
        expect(time_left).to_have_text(re.compile(r"^[0-3]:[0-5]\d$"))
        assert faults(visitor) == []
    expect(player.page.locator(".chat input")).to_be_visible()
    inquiry.until_hour("night", 2)
    expect(player.page.locator(".chat")).to_contain_text("personne ne parle")
    expect(player.page.locator(".chat input")).to_have_count(0)
    expect(watcher.page.locator(".chat input")).to_be_visible()
    assert faults(player) == []


def test_points_are_shown_between_rounds_and_the_rector_changes(door: Door, http: httpx.Client) -> None:
    """ROS-110, ROS-111: the truth counts the points and says who is the next Rector, who then is."""
    inquiry = Inquiry(door, http, seats=3, points="on")
    people = [inquiry.visit(seat) for seat in (0, 2)]
    state = inquiry.go_on(lambda _: False)
    most = max(state["over"]["points"])
    truth = people[0].page.locator(".truth")
    expect(truth).to_contain_text(f"{most} pts" if most > 1 else "1 pt")
    expect(truth.locator(".roles li", has_text="bientôt Recteur")).to_contain_text("Chloé")
    for seat in range(3):
        inquiry.ask(seat, "say", {"type": "rematch"})
    expect(people[1].page.locator(".seats .rector")).to_contain_text("Vous")


def test_the_guided_match_tells_each_rule_when_it_is_first_met(door: Door) -> None:
    """Five at the table, four of them bots; the guide points at a suspect, and says the same again after a reload."""
    visitor = door.visitor()
    visitor.goto("/")
    visitor.tile("rose_noire").get_by_role("button", name="La leçon").click()
    page = visitor.page
    guide = page.locator(".coach")
    expect(guide).to_contain_text("Bienvenue au monastère")
    expect(page.locator(".seats > *")).to_have_count(5)
    expect(page.locator(".ring[data-for]")).to_have_attribute("data-for", "suspect:0")
    words = guide.inner_text()
    assert faults(visitor) == []
    page.reload()
    expect(page.locator(".ring[data-for]")).to_be_visible()
    assert guide.inner_text() == words
    page.locator("[data-at='suspect:1']").click()
    expect(guide).not_to_contain_text("Bienvenue au monastère")
    guide.get_by_role("button", name="Sans guide").click()
    expect(guide).to_have_count(0)


def test_on_a_phone_the_guide_leaves_the_question_free(door: Door) -> None:
    """What it says lies over the question at every hour, and the night is answered without folding it."""
    bots = {str(seat): "novice" for seat in (0, 2, 3, 4)}
    body = {"game": "rose_noire", "seats": 5, "name": "Anna", "seat": 1, "bots": bots, "guided": True}
    table = {"options": {"rector": "first"}, "clock": {"kind": "none", "talk": 2}}
    host = door.server.post("/api/tables", body | table)
    visitor = door.visitor(PHONE)
    visitor.goto(f"/t/{host['table']}#{host['token']}")
    page = visitor.page
    guide, bar = page.locator(".coach"), page.locator(".bar")
    while True:
        page.wait_for_selector(f"{SUSPECT}:visible, .bar .lit:visible")
        hour = page.evaluate("() => document.documentElement.dataset.hour")
        page.wait_for_function(CLEAR)
        if hour == "night":
            break
        if hour == "sunset":
            page.wait_for_function("() => document.documentElement.dataset.hour !== 'sunset'")
            continue
        if hour == "day":
            page.wait_for_function(COMPOSED)
        lit = bar.locator(".lit")
        (lit.last if lit.count() else page.locator(SUSPECT).first).click(position={"x": 30, "y": 20})
        visitor.taken()
    assert guide.inner_text().count("ferment les yeux") == 1
    bar.locator(".lit", has_text="Dormir").click()
    expect(guide).not_to_contain_text("ferment les yeux")


def test_a_replay_keeps_the_roles_or_shows_them(door: Door, http: httpx.Client) -> None:
    """Through a spectator's eyes and a seat's nothing is told before its time; with all cards open every role is."""
    inquiry = Inquiry(door, http, seats=4)
    match = inquiry.go_on(lambda _: False)["over"]["match"]
    visitor = door.visitor()
    page = visitor.page
    for seat, shown in (("-1", 0), ("2", 0), ("all", 3)):
        visitor.goto(f"/m/{match}?at=4&seat={seat}")
        expect(page.locator(".seats > *")).to_have_count(4)
        expect(page.locator(".seats").get_by_text(re.compile("Investigateur|Possédé"))).to_have_count(shown)
        expect(page.locator("aside").get_by_text("l’emporte")).to_have_count(0 if seat != "all" else 1)
    assert faults(visitor) == []


def test_cards_tell_by_their_look_what_they_are(door: Door) -> None:
    """ROS-99: a trap is red with a red dot, an event has one snowflake, a goal is blue and has two; the others have a number."""
    visitor = door.visitor()
    visitor.goto("/rules/rose_noire")
    fronts = visitor.page.locator(".cards .leaf")
    expect(fronts.first).to_be_visible()
    for kind, dots, flakes in (("trap", 1, 0), ("event", 0, 1), ("goal", 0, 2), ("action", 0, 0), ("proof", 0, 0)):
        front = visitor.page.locator(f".cards .leaf.{kind}").first
        expect(front.locator(".corner .dot")).to_have_count(dots)
        expect(front.locator(".corner svg")).to_have_count(flakes)
    red, blue = (ground(visitor.page, kind) for kind in ("trap", "goal"))
    assert red[0] > 2 * max(red[1:])
    assert blue[2] > max(blue[:2])


def ground(page: Page, kind: str) -> list[int]:
    """Red, green and blue in the middle of a card's ground."""
    painted = page.locator(f".cards .leaf.{kind}").first.evaluate("(leaf) => getComputedStyle(leaf).backgroundImage")
    return [int(part) for part in re.findall(r"rgb\((\d+), (\d+), (\d+)\)", painted)[0]]


def test_a_table_is_opened_for_a_long_talk_without_spectators(door: Door) -> None:
    visitor = door.visitor()
    visitor.new_table("rose_noire")
    page = visitor.page
    page.get_by_label("Temps de parole").select_option("5 minutes")
    page.get_by_label("Qui peut regarder").select_option("Personne")
    page.get_by_label("Comment on se parle").select_option("De vive voix : nous parlons")
    page.get_by_role("button", name="Ouvrir la table", exact=True).click()
    expect(page).to_have_url(re.compile("/t/"))
    table = door.server.get(f"/api/tables/{page.url.rpartition('/')[2].partition('#')[0]}")
    assert (table["clock"]["talk"], table["watch"], table["options"]["speech"]) == (300, "nobody", "aloud")
