"""Lessons: whoever touches what is in the ring plays a whole match, learns why, and may stop following at any moment."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.test_access import faults
from tests.browser.visitor import DESKTOP, PHONE, Door, Visitor
from veillee.server.lessons import lesson

WORDS_A_SECOND = 200 / 60
"""How fast a person reads; the time of a lesson is counted, not taken: a machine knows nothing of a newcomer's."""
SECONDS_A_MOVE = 3.0
ROUND = 120.0
"""The first full round is over before this."""

NEXT = """() => {
  const ring = document.querySelector('.ring'), said = document.querySelector('.how-far');
  if (document.querySelector('.ending')) return true;
  if (!ring || !said) return false;
  const now = `${said.innerText} ${ring.dataset.for}`, place = JSON.stringify(ring.getBoundingClientRect());
  const still = now !== window.touched && place === window.place;
  window.place = place;
  return still;
}"""
"""Another thing is in the ring than was touched last, and two looks find it at the same place: nothing flies any more."""

POINT = """() => {
  const ring = document.querySelector('.ring');
  if (!ring) return null;
  const box = ring.getBoundingClientRect();
  const at = ring.dataset.for;
  const touched = `${document.querySelector('.how-far').innerText} ${at}`;
  for (const across of [0.5, 0.2, 0.8, 0.1, 0.9])
    for (const down of [0.5, 0.2, 0.8, 0.1, 0.9]) {
      const [x, y] = [box.left + across * box.width, box.top + down * box.height];
      const found = document.elementFromPoint(x, y);
      if (found?.closest(at ? `[data-at="${at}"]` : '[data-advised]')) {
        window.touched = touched;
        return { x, y };
      }
    }
  return null;
}"""
"""Where the thing in the ring can be touched: another may lie over a part of it."""


def learn(visitor: Visitor, game: str) -> None:
    visitor.goto("/")
    visitor.tile(game).get_by_role("button", name="La leçon").click()
    expect(visitor.page.locator(".coach")).to_be_visible()


def follow(visitor: Visitor) -> None:
    """Touches what is in the ring."""
    point = visitor.page.wait_for_function(POINT).json_value()
    visitor.page.mouse.click(point["x"], point["y"])


def step(visitor: Visitor) -> str:
    """Waits for the next thing to touch, and gives the number of its step; nothing when the match is over."""
    visitor.page.wait_for_function(NEXT, polling=60)
    return "" if visitor.over else visitor.page.locator(".how-far").inner_text()


@pytest.mark.parametrize(
    ("game", "size"),
    [("legions", PHONE), ("legions", DESKTOP), ("keyforge", PHONE), ("cendrelin", PHONE), ("cendrelin", DESKTOP)],
)
def test_a_lesson_is_won_by_following_it(door: Door, game: str, size: tuple[int, int]) -> None:
    visitor = door.visitor(size)
    learn(visitor, game)
    steps: dict[str, str] = {}
    seconds: list[float] = []
    while now := step(visitor):
        said = visitor.page.locator(".coach .words").inner_text()
        seconds.append(SECONDS_A_MOVE + (0 if now in steps else len(said.split()) / WORDS_A_SECOND))
        steps[now] = said
        if len(steps) <= steps_of_a_round(game):
            first_round = sum(seconds)
        follow(visitor)
    expect(visitor.page.locator(".ending h2")).to_have_text(re.compile("Victoire"))
    assert first_round < ROUND


def steps_of_a_round(game: str) -> int:
    """How many choices one makes until everyone has had a turn: the question that begins one comes for the second time."""
    found = lesson(game)
    assert found is not None
    begins = {"legions": "initiative", "keyforge": "house", "cendrelin": "evening"}[game]
    return [number for number, prompt in enumerate(found.steps) if prompt == begins][1]


@pytest.mark.parametrize(("theme", "size"), [("dark", DESKTOP), ("light", PHONE)])
def test_a_step_survives_undo_and_reload_and_asks_for_its_own_move(
    door: Door, theme: str, size: tuple[int, int]
) -> None:
    visitor = door.visitor(size, theme=theme)
    page = visitor.page
    learn(visitor, "legions")
    coach = page.locator(".coach")
    expect(coach).to_contain_text("Bienvenue sous la mer")
    step(visitor)
    assert faults(visitor) == []
    words = coach.inner_text()
    page.reload()
    step(visitor)
    assert coach.inner_text() == words
    advised = page.locator(".ring").get_attribute("data-for")
    other = page.locator(f".army.near .hand .card:not([data-at='{advised}'])").last
    other.click(position={"x": 40, "y": 20})
    expect(page.locator(".notice")).to_contain_text("La leçon montre un autre coup")
    follow(visitor)
    expect(coach).to_contain_text("2 sur")
    page.get_by_role("button", name=re.compile("nnuler|Reprendre votre dernière")).click()
    expect(coach).to_contain_text("1 sur")
    assert coach.inner_text() == words
    coach.get_by_role("button", name="Jouer librement").click()
    expect(coach).to_have_count(0)
    page.reload()
    visitor.settled()
    expect(coach).to_have_count(0)
    assert visitor.play_on(3) == 3


def test_the_hall_offers_the_lesson_to_whoever_never_played(door: Door) -> None:
    visitor = door.visitor()
    visitor.goto("/")
    visitor.page.get_by_role("button", name="Apprendre Légions").click()
    expect(visitor.page.locator(".coach")).to_contain_text("Bienvenue sous la mer")
    visitor.goto("/")
    expect(visitor.tile()).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Apprendre Légions")).to_have_count(0)


def test_one_click_on_cendrelin_opens_the_initiation_game(door: Door) -> None:
    visitor = door.visitor()
    visitor.play_now("cendrelin")
    visitor.page.wait_for_selector(".choices button", state="attached")
    table = visitor.page.url.rsplit("/", 1)[-1].split("#")[0]
    assert door.server.get(f"/api/tables/{table}")["options"]["mode"] == "initiation"
