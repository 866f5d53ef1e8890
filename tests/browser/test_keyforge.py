"""KeyForge at the table: whole matches by clicking, the guided one, a crowded phone, and what the board says."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.tables import State, Table, Taste, come_about
from tests.browser.test_access import faults
from tests.browser.visitor import DESKTOP, MANY, PHONE, Door, Visitor, words
from tests.server.process import Server

SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
HASTE = """(whim) => {
    const wanted = /^(Jouer|Moissonner|Forger|Prendre)/;
    const buttons = [...document.querySelectorAll('.bar .lit')];
    const lit = [...document.querySelectorAll('[data-at].option')];
    const own = lit.filter((one) => one.closest('.near'));
    const first = (where) => document.querySelector(where) ?? undefined;
    const narrowed = first('.buttons .bare') ? buttons[0] : undefined;
    const best = buttons.find((one) => wanted.test(one.textContent));
    const any = (all) => all[Math.floor(whim * all.length)];
    const choice = best ?? narrowed ?? first('.queue button') ?? any(own) ?? any(lit) ?? buttons[0];
    (choice ?? first('.choices button')).click();
}"""
"""What somebody in a hurry clicks: plays what can be played, reaps with what can reap, and ends the turn.

Which house, which creature is a whim between 0 and 1: two people who never change theirs may hold each other up for ever."""
LONG = 6000
"""How often in a row nobody may be asked anything, a few milliseconds each time."""


def hurry(*visitors: Visitor) -> None:
    """Plays to the end by clicking, whoever is asked."""
    clicks = idle = 0
    while clicks < MANY and idle < LONG and not all(visitor.over for visitor in visitors):
        asked = [visitor for visitor in visitors if visitor.page.locator(".choices").count()]
        for visitor in asked:
            visitor.page.evaluate(HASTE, random.random())
            visitor.taken()
        clicks += len(asked)
        idle = 0 if asked else idle + 1
        visitors[0].page.wait_for_timeout(5)
    assert all(visitor.over for visitor in visitors), (clicks, idle)


def peace(creatures: set[int]) -> Taste:
    """Whoever wants a crowd: plays creatures, uses none of them, and throws all else away."""

    def worth(state: State, option: State) -> int:
        act = words(option["label"]).split()[0]
        seat = int(option["target"].partition(":")[0][-1]) if act == "Play" else 0
        held = {card["at"]: card.get("face") for card in state["view"]["sides"][seat]["hand"]}
        if act == "Play":
            return 5 if held[option["target"]] in creatures else -1
        return {"Discard": 2, "End": 1}.get(act, 0)

    def house(state: State, option: State) -> int:
        key = state["view"]["houses"][int(option["target"].partition(":")[2])]["key"]
        return int(key == state["view"]["sides"][state["view"]["active"]]["houses"][state["view"]["turn"] // 2 % 3])

    def taste(state: State) -> int:
        decision = state["decision"]
        prompt = {"main": worth, "house": house}.get(decision["prompt"])
        if prompt is None:
            return 0
        return max(range(len(decision["options"])), key=lambda at: prompt(state, decision["options"][at]))

    return taste


def standing(state: State) -> int:
    return sum(len(side["line"]) for side in state["view"]["sides"])


def crowd(server: Server, least: int, prompt: str) -> tuple[Table, int, State]:
    """A table with so many creatures where that question is open, and who is asked."""
    cards = server.get("/api/games/keyforge/cards")["cards"]
    taste = peace({card["face"] for card in cards if card["kind"] == "creature"})

    def enough(state: State) -> bool:
        return state["decision"]["prompt"] == prompt and standing(state) >= least and fights(state)

    return come_about(server, "keyforge", taste, enough, decks="starters", mulligan="no")


def fights(state: State) -> bool:
    """Whether there is a choice of enemies to attack."""
    foes = state["view"]["sides"][1 - state["view"]["active"]]["line"]
    fighting = any(words(option["label"]).startswith("Fight") for option in state["decision"]["options"])
    return fighting and len(foes) > 1 and not any(foe["taunt"] for foe in foes)


def test_a_whole_match_against_a_bot_by_clicking(door: Door) -> None:
    visitor = door.visitor()
    visitor.play_now("keyforge")
    hurry(visitor)
    expect(visitor.page.locator(".ending h2")).to_have_text(re.compile("Victoire|Défaite"))
    assert visitor.page.locator(".key.forged").count() >= 3


def test_two_people_play_a_whole_match(door: Door) -> None:
    table = Table(door.server, "keyforge")
    people = [door.visitor(), door.visitor(PHONE)]
    for seat, person in enumerate(people):
        person.goto(table.path(seat))
    hurry(*people)
    outcomes = {person.page.locator(".ending h2").inner_text() for person in people}
    assert len(outcomes) == 2
    assert people[1].page.evaluate(SIDEWAYS) == 0


def test_a_phone_holds_twelve_creatures(door: Door) -> None:
    table, seat, _ = crowd(door.server, 12, "main")
    visitor = door.visitor(PHONE)
    visitor.goto(table.path(seat))
    visitor.settled()
    page = visitor.page
    assert page.locator(".line .standing").count() >= 12
    assert page.evaluate(SIDEWAYS) == 0
    boxes = [card.bounding_box() for card in page.locator(".line .standing, .near .hand .card").all()]
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0] and box["width"] >= 36 for box in boxes)
    names = page.eval_on_selector_all("[data-flight]", "(flying) => flying.map((one) => one.dataset.flight)")
    assert "" not in names
    assert len(names) == len(set(names)) > 12
    for part in (".bar", ".archon.near", ".river"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize(("theme", "size"), [("dark", DESKTOP), ("light", PHONE)])
def test_attacking_shows_what_would_come_of_it(door: Door, theme: str, size: tuple[int, int]) -> None:
    table, seat, state = crowd(door.server, 6, "main")
    visitor = door.visitor(size, theme=theme)
    page = visitor.page
    visitor.goto(table.path(seat))
    visitor.settled()
    assert faults(visitor) == []
    fighter = next(option for option in state["decision"]["options"] if words(option["label"]).startswith("Fight"))
    page.locator(f"[data-at='{fighter['target']}']").click()
    page.locator(".buttons").get_by_role("button", name=re.compile("^Combattre")).click()
    expect(page.locator(".forecast").first).to_be_visible()
    preys = page.locator(".line .card.option")
    assert page.locator(".forecast").count() == preys.count()
    assert "dégât" in page.locator(".choices button").first.inner_text()
    assert faults(visitor) == []
    preys.first.click()
    visitor.taken()
    expect(page.locator(".log li", has_text="attaque").last).to_be_attached()


ASSAULT = 345
HAZARDOUS = 348
FILLING = [33] * 12 + [144] * 12


def war(state: State) -> int:
    """Whoever wants a fight between beasts of the wild."""
    worth = {"Untamed": 9, "Fight": 9, "Play": 5, "End": 1}
    options = state["decision"]["options"]
    return max(range(len(options)), key=lambda at: worth.get(re.split(r"\W", words(options[at]["label"]))[0], 0))


def test_abilities_that_are_due_together_are_shown_with_their_cards(door: Door) -> None:
    """Assault and hazardous: whose blow comes first is asked with both cards and both effects."""
    decks = [" ".join(map(str, [beast] * 12 + FILLING)) for beast in (ASSAULT, HAZARDOUS)]
    table, seat, _ = come_about(
        door.server,
        "keyforge",
        war,
        lambda state: state["decision"]["prompt"] == "order",
        deck1=decks[0],
        deck2=decks[1],
        mulligan="no",
    )
    visitor = door.visitor()
    visitor.goto(table.path(seat))
    due = visitor.page.locator(".queue li button")
    expect(due).to_have_count(2)
    expect(due.locator(".card")).to_have_count(2)
    expect(due.nth(0)).to_contain_text("dégâts")
    due.nth(1).click()
    expect(visitor.page.locator(".queue")).to_have_count(0)


IMP = 83
GATEWAY = 59


def doom(state: State) -> int:
    """Whoever wants three imps that fall together, on both sides: the order of like abilities of one player is not asked."""
    ready = standing(state) > 2 and all(side["line"] for side in state["view"]["sides"])
    wanted = "Play Gateway" if ready else "Play Dust"

    def taste(label: str) -> int:
        held = re.search(r"(\d+) in hand", label)
        if held:
            return int(held[1])
        kept = "Dust" in label or "Gateway" in label
        return 3 if label.startswith(wanted) else 2 * label.startswith("Discard") * (not kept) + label.startswith("End")

    options = state["decision"]["options"]
    return max(range(len(options)), key=lambda at: taste(words(options[at]["label"])))


def test_abilities_that_are_due_together_are_resolved_as_they_stand_at_one_click(door: Door) -> None:
    deck = " ".join(map(str, [IMP] * 8 + [GATEWAY] * 4 + FILLING))
    table, seat, _ = come_about(
        door.server,
        "keyforge",
        doom,
        lambda state: state["decision"]["prompt"] == "order" and len(state["decision"]["options"]) > 2,
        deck1=deck,
        deck2=deck,
        mulligan="no",
    )
    visitor = door.visitor()
    visitor.goto(table.path(seat))
    visitor.page.locator(".queue").get_by_role("button", name="Dans cet ordre").click()
    expect(visitor.page.locator(".queue")).to_have_count(0)
    expect(visitor.page.locator(".bar")).not_to_contain_text("Quelle capacité")


def test_every_card_says_why_it_cannot_be_chosen(door: Door) -> None:
    table, seat, state = crowd(door.server, 4, "main")
    visitor = door.visitor()
    visitor.goto(table.path(seat))
    visitor.settled()
    foe = state["view"]["sides"][1 - seat]["line"][0]["at"]
    visitor.page.locator(f"[data-at='{foe}']").click(force=True)
    expect(visitor.page.locator(".notice")).to_contain_text("KF-")
    visitor.page.locator(".key").first.click()
    expect(visitor.page.locator(".notice")).to_contain_text("KF-22")


def test_piles_and_identity_cards_can_be_looked_through(door: Door) -> None:
    table, seat, state = crowd(door.server, 4, "main")
    visitor = door.visitor()
    page = visitor.page
    visitor.goto(table.path(seat))
    visitor.settled()
    page.locator(".archon.near .card-of").click()
    expect(page.locator(".tray .card")).to_have_count(36)
    page.keyboard.press("Escape")
    expect(page.locator(".tray")).to_have_count(0)
    pile = max(state["view"]["sides"], key=lambda side: len(side["discard"]))
    if pile["discard"]:
        near = ".near" if pile["seat"] == seat else ":not(.near)"
        page.locator(f".archon{near} .heap.discard .over").click()
        expect(page.locator(".tray .card")).to_have_count(len(pile["discard"]))
        expect(page.locator(".tray .card").first).to_have_attribute("data-at", pile["discard"][-1]["at"])


def test_both_languages_on_the_board(door: Door) -> None:
    visitor = door.visitor(lang="en")
    visitor.play_now("keyforge")
    visitor.settled()
    expect(visitor.page.get_by_role("button", name="Archives : 0").first).to_be_attached()
    expect(visitor.page.locator(".headline")).to_have_text(re.compile("Turn 1"))
    visitor.page.get_by_role("button", name="français").click()
    expect(visitor.page.locator(".headline")).to_have_text(re.compile("Tour 1"))


@pytest.mark.parametrize(("wording", "told"), [("print", "Si votre adversaire"), ("current", "Sinon")])
def test_a_card_is_read_as_this_table_reads_it(door: Door, wording: str, told: str) -> None:
    """KF-D19, KF-G31: the corrected wording where the table chose it; a maverick under the house it has moved to."""
    deck = " ".join(["64@logos"] * 12 + ["64@brobnar"] * 12 + ["345"] * 12)
    table = Table(door.server, "keyforge", deck1=deck, deck2=deck, errata=wording, mulligan="no")
    visitor = door.visitor()
    visitor.goto(table.path(0))
    name = next(card["name"] for card in door.server.get("/api/games/keyforge/cards")["cards"] if card["face"] == 64)
    visitor.page.locator(".near .hand .card", has_text=name).first.hover()
    zoom = visitor.page.locator(".zoom")
    expect(zoom.locator(".rules")).to_contain_text(told)
    expect(zoom.locator(".rules")).to_contain_text("4 dégâts" if wording == "current" else "3 dégâts")
    expect(zoom).to_contain_text(re.compile("Logos|Brobnar"))
    expect(zoom).not_to_contain_text("Dis ·")
