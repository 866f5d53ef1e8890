"""Open windows and writing in the browser, on the generic board: two toys, one of claims and a secret, one of texts."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.test_access import faults
from tests.browser.visitor import DESKTOP, PHONE, Door, Visitor

NAMES = ["Anna", "Bruno", "Chloé"]


def gather(door: Door, game: str, seats: int, size: tuple[int, int] = DESKTOP, **settings: Any) -> list[Visitor]:
    """People at a table, one on each seat; the last of them has a screen of that size."""
    body = {"game": game, "seats": seats, "name": NAMES[0], "seat": 0}
    host = door.server.post("/api/tables", body)
    path = f"/api/tables/{host['table']}/sit"
    tokens = [host["token"], *(door.server.post(path, {"name": name})["token"] for name in NAMES[1:seats])]
    people = [door.visitor(size if seat == seats - 1 else DESKTOP, **settings) for seat in range(seats)]
    for token, person in zip(tokens, people, strict=True):
        person.goto(f"/t/{host['table']}#{token}")
        expect(person.page.locator(".board")).to_be_visible()
    return people


def write(person: Visitor, text: str) -> None:
    """Writes and sends, and waits until the table has it."""
    person.page.locator("textarea").fill(text)
    person.page.locator("textarea").press("Enter")
    expect(person.page.get_by_text("Envoi…")).to_have_count(0)


def storytellers(door: Door, size: tuple[int, int] = DESKTOP, **settings: Any) -> list[Visitor]:
    """Two people who have made their wishes and found a title."""
    people = gather(door, "story", 2, size, **settings)
    for person, wish in zip(people, ("la mer", "la neige"), strict=True):
        write(person, wish)
    write(people[0], "La nuit")
    for person in people:
        expect(person.page.locator(".sheet", has_text="Titre")).to_contain_text("La nuit")
        expect(person.page.locator("textarea")).to_have_value("")
    return people


def test_two_people_write_at_once_and_nothing_is_lost(door: Door) -> None:
    anna, bruno = storytellers(door)
    anna.page.locator("textarea").fill("Il était une fois")
    write(bruno, "Un chat passa.")
    expect(anna.page.locator(".sheet", has_text="Lignes")).to_contain_text("Un chat passa.")
    expect(anna.page.locator("textarea")).to_have_value("Il était une fois")
    expect(anna.page.locator("textarea")).to_be_focused()
    anna.page.reload()
    expect(anna.page.locator("textarea")).to_have_value("Il était une fois")
    anna.page.locator("textarea").press("Enter")
    expect(bruno.page.locator(".sheet", has_text="Lignes").locator("li")).to_have_text(
        [re.compile("Bruno.*Un chat passa"), re.compile("Anna.*Il était une fois")]
    )
    expect(anna.page.locator("textarea")).to_have_value("")
    anna.page.reload()
    expect(anna.page.locator(".sheet", has_text="Lignes").locator("li")).to_have_count(2)
    expect(anna.page.locator("textarea")).to_have_value("")


def test_a_text_is_counted_and_what_is_wrong_is_said(door: Door) -> None:
    anna, _bruno = gather(door, "story", 2)
    send = anna.page.get_by_role("button", name="Écrire")
    expect(send).to_be_disabled()
    expect(anna.page.locator("textarea")).to_have_accessible_description(re.compile("0 / 60.*au moins un mot"))
    anna.page.locator("textarea").fill("é" * 62)
    expect(send).to_be_disabled()
    expect(anna.page.locator("textarea")).to_have_accessible_description(re.compile("62 / 60.*2 caractères de trop"))
    anna.page.locator("textarea").fill("é" * 60)
    expect(send).to_be_enabled()


def test_a_story_ends_without_a_winner_and_its_author_may_erase_a_line(door: Door) -> None:
    anna, bruno = storytellers(door)
    write(bruno, "Un secret lui échappa.")
    expect(anna.page.locator(".log")).to_contain_text("Bruno écrit : Un secret lui échappa.")
    expect(bruno.page.locator(".log")).to_contain_text("Vous écrivez : Un secret lui échappa.")
    bruno.page.locator(".log li", has_text="secret").get_by_role("button", name="Effacer").click()
    for person in (anna, bruno):
        expect(person.page.get_by_text("secret lui échappa")).to_have_count(0)
        person.page.get_by_role("button", name="J’ai fini").first.click()
    for person in (anna, bruno):
        expect(person.page.locator(".ending h2")).to_have_text("La partie est finie.")
        expect(person.page.locator(".ending")).to_contain_text("L’histoire est dite.")
        expect(person.page.locator(".ending")).to_contain_text("Tous les tirages ont été refaits ici")
        expect(person.page.locator(".log")).to_contain_text("la neige")
        expect(person.page.locator(".log")).not_to_contain_text("secret")


def test_whoever_is_not_waited_for_may_speak_and_is_not_alarmed(door: Door) -> None:
    anna, bruno, chloe = gather(door, "claims", 3)
    expect(anna.page.locator(".bar.mine")).to_be_visible()
    expect(anna.page).to_have_title("● À vous — Veillée")
    for other in (bruno, chloe):
        expect(other.page.locator(".bar")).to_be_visible()
        expect(other.page.locator(".bar.mine")).to_have_count(0)
        expect(other.page).to_have_title("Table — Veillée")
    bruno.page.locator(".buttons").get_by_role("button", name="Je suis honnête").click()
    expect(chloe.page.locator(".log")).to_contain_text("Bruno se dit honnête.")
    expect(bruno.page.locator(".log")).to_contain_text("Vous vous dites honnête.")
    expect(bruno.page.locator(".buttons").get_by_role("button", name="Je suis honnête")).to_have_count(0)
    expect(anna.page.locator(".bar.mine")).to_be_visible()


def test_the_keyboard_stays_where_it_is_while_others_speak(door: Door) -> None:
    anna, bruno, _chloe = gather(door, "claims", 3)
    choices = bruno.page.locator(".choices button")
    choices.filter(has_text="J’accuse Chloé").focus()
    anna.page.locator(".buttons").get_by_role("button", name="Je suis honnête").click()
    expect(bruno.page.locator(".log")).to_contain_text("Anna se dit honnête.")
    expect(choices.filter(has_text="J’accuse Chloé")).to_be_focused()
    bruno.page.keyboard.press("Enter")
    expect(anna.page.locator(".log")).to_contain_text("Bruno accuse Chloé.")
    expect(bruno.page.locator(".choices button:focus")).to_have_count(1)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_no_serious_fault_where_one_writes_and_speaks(door: Door, theme: str) -> None:
    _anna, bruno = storytellers(door, PHONE, theme=theme)
    bruno.page.locator("textarea").fill("x" * 201)
    assert faults(bruno) == []
    assert bruno.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    chloe = gather(door, "claims", 3, theme=theme)[2]
    assert faults(chloe) == []
