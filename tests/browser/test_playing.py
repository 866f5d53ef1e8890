"""Whole matches by clicking, by tapping and by keyboard; people who come, go, look on and come back."""

import re

from playwright.sync_api import expect

from tests.browser.visitor import MANY, PHONE, Door, Visitor

TABLE = re.compile(r"/t/[\w-]+")


def test_a_whole_match_against_a_bot_by_clicking(door: Door) -> None:
    visitor = door.visitor()
    visitor.play_now()
    assert visitor.play_on() < MANY
    expect(visitor.page.locator(".ending h2")).to_have_text(re.compile("Victoire|Défaite"))
    expect(visitor.page.locator(".log li")).not_to_have_count(0)
    visitor.page.get_by_role("button", name="Revanche").click()
    expect(visitor.page.locator(".headline")).to_have_text("Tour 1 sur 12")


def test_a_whole_match_on_a_phone(door: Door) -> None:
    visitor = door.visitor(PHONE)
    visitor.play_now()
    assert visitor.play_on() < MANY
    wide = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert visitor.page.evaluate(wide) == 0


def test_the_whole_table_fits_a_phone(door: Door) -> None:
    visitor = door.visitor(PHONE)
    visitor.play_now()
    visitor.settled()
    for part in ("top", "heroes", "field", "file", "bar", "army.near"):
        expect(visitor.page.locator(f".{part}").first).to_be_in_viewport(ratio=0.95)
    small = visitor.page.evaluate(
        """() => [...document.querySelectorAll('.button, .input, .hand .card.option, .place')]
            .map((one) => one.getBoundingClientRect())
            .filter((box) => box.width > 1 && (box.width < 44 || box.height < 44)).length"""
    )
    assert small == 0


def test_the_keyboard_alone_plays_a_whole_match(door: Door) -> None:
    visitor = door.visitor()
    page = visitor.page
    visitor.goto("/")
    page.keyboard.press("Tab")
    while not page.evaluate("() => document.activeElement?.matches('[data-game=legions] .primary')"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    for turn in range(MANY):
        visitor.settled()
        if visitor.over:
            break
        while not page.evaluate("() => document.activeElement?.closest('.choices') !== null"):
            page.keyboard.press("Tab")
        for _ in range(turn % 4):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        visitor.taken()
    assert 12 < turn < MANY - 1


def test_walking_through_the_choices_shows_them_on_the_table(door: Door) -> None:
    visitor = door.visitor()
    visitor.play_now()
    visitor.settled()
    visitor.page.locator(".choices button").first.focus()
    expect(visitor.page.locator(".aimed")).to_have_count(1)
    visitor.page.keyboard.press("ArrowRight")
    expect(visitor.page.locator(".choices button").nth(1)).to_be_focused()


def two_at_a_table(door: Door, size: tuple[int, int] = PHONE, before: str = "") -> tuple[Visitor, Visitor]:
    """One opens a table in the hall, the other finds it there and sits down; `before` is a script that the first page runs."""
    host = door.visitor(name="Nérée")
    if before:
        host.page.add_init_script(before)
    dialog = host.new_table()
    dialog.get_by_role("button", name="N’importe qui").click()
    dialog.get_by_role("button", name="Ouvrir la table").click()
    expect(host.page.get_by_role("heading", name="La table se remplit")).to_be_visible()
    guest = door.visitor(size, name="Ondine")
    path = TABLE.search(host.page.url)
    assert path is not None
    guest.goto("/")
    guest.page.locator(f"a[href='{path[0]}']").click()
    guest.page.get_by_role("button", name="M’asseoir ici").click()
    return host, guest


def test_two_people_play_each_other_and_talk(door: Door) -> None:
    host, guest = two_at_a_table(door)
    host.page.get_by_label("Message").fill("Bonne partie <b>!</b>")
    host.page.get_by_label("Message").press("Enter")
    guest.page.get_by_role("button", name="Récit et conversation").click()
    expect(guest.page.locator(".chat")).to_contain_text("Bonne partie <b>!</b>")
    guest.page.get_by_role("button", name="Fermer").click()
    for turn in range(MANY):
        if host.over:
            break
        host.page.wait_for_function(ASKED_OR_WAITING + " || document.querySelector('.ending')")
        for person in (host, guest):
            if person.page.locator(".bar.mine").count():
                person.choose(turn)
    expect(guest.page.locator(".ending")).to_be_visible()
    outcomes = {person.page.locator(".ending h2").inner_text() for person in (host, guest)}
    assert len(outcomes) == 2


ASKED_OR_WAITING = "() => document.querySelector('.bar') && !document.querySelector('.picked')"


def test_a_spectator_sees_what_everyone_may_see(door: Door) -> None:
    host, _guest = two_at_a_table(door)
    path = TABLE.search(host.page.url)
    assert path is not None
    watcher = door.visitor()
    watcher.goto(path[0])
    expect(watcher.page.get_by_text("Vous regardez")).to_be_visible()
    expect(watcher.page.locator(".army .hand .card")).to_have_count(6)
    expect(watcher.page.locator(".army .hand .card[data-side=front]")).to_have_count(0)
    expect(watcher.page.locator(".option")).to_have_count(0)
    host.settled()
    expect(host.page.locator(".army.near .hand .card[data-side=front]")).to_have_count(3)


def test_a_reload_in_mid_decision_changes_nothing(door: Door) -> None:
    visitor = door.visitor()
    visitor.play_now()
    visitor.play_on(6)
    visitor.settled()
    before = (visitor.page.locator(".bar p").first.inner_text(), faces(visitor))
    visitor.page.reload()
    visitor.settled()
    assert (visitor.page.locator(".bar p").first.inner_text(), faces(visitor)) == before
    visitor.goto("/")
    visitor.page.get_by_text(re.compile("c.est à vous")).first.click()
    visitor.settled()
    assert faces(visitor) == before[1]
    assert visitor.play_on(4) == 4


def faces(visitor: Visitor) -> list[str]:
    cards = visitor.page.locator(".army.near .hand .card")
    return [cards.nth(n).locator(".hidden").inner_text() for n in range(cards.count())]


def test_an_answer_is_taken_back_when_the_other_agrees(door: Door) -> None:
    host, guest = two_at_a_table(door)
    for person in (host, guest):
        person.settled()
        person.choose(0)
    host.page.get_by_role("button", name="Demander d’annuler").click()
    guest.page.get_by_role("button", name="Accepter").click()
    expect(guest.page.get_by_role("button", name="Accepter")).to_have_count(0)
    expect(host.page.locator(".bar.mine")).to_be_visible()
    expect(host.page.locator(".army.near .hand .card")).to_have_count(3)


def test_where_there_are_no_sockets_plain_requests_serve(door: Door) -> None:
    visitor = door.visitor()
    visitor.page.add_init_script(
        """window.WebSocket = class {
            constructor() { setTimeout(() => this.onclose({ code: 1006 })); }
            close() {}
        };"""
    )
    visitor.play_now()
    assert visitor.play_on(4) == 4


def test_a_cut_connection_comes_back_by_itself(door: Door) -> None:
    visitor = door.visitor()
    visitor.page.add_init_script(
        """window.sockets = [];
        window.WebSocket = class extends WebSocket {
            constructor(...address) { super(...address); window.sockets.push(this); }
        };"""
    )
    visitor.play_now()
    visitor.play_on(3)
    visitor.settled()
    visitor.page.evaluate("() => window.sockets.at(-1).close()")
    visitor.page.wait_for_function("() => window.sockets.length > 1")
    expect(visitor.page.locator(".link.open")).to_be_visible()
    assert visitor.play_on(4) == 4
