"""« Me prévenir quand c'est à moi »: the switch in all its states, and a push on its way from the server to the table.

Without a network Chromium reaches no push service. Where one is needed the page is given a subscription to ours, as a push service would give it: what
is sent there is read with the browser's key and handed to the service worker, which is the real one.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_access import faults
from tests.browser.visitor import DESKTOP, PATIENCE, PHONE, Door, Visitor
from tests.server.push_service import Browser, PushService, push_service

DAYS = {"game": "legions", "name": "Ysé", "clock": {"kind": "days", "days": 3}}
SUBSCRIPTION = """({ endpoint, key, auth }) => {
  const bytes = (text) =>
    Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0)).buffer;
  let given = JSON.parse(localStorage.getItem("given"));
  const subscription = (house) => ({
    endpoint,
    options: { applicationServerKey: bytes(house) },
    getKey: (name) => bytes({ p256dh: key, auth }[name]),
    unsubscribe: async () => localStorage.removeItem("given"),
  });
  PushManager.prototype.getSubscription = async () => given && subscription(given);
  PushManager.prototype.subscribe = async (wish) => {
    given = wish.applicationServerKey;
    localStorage.setItem("given", JSON.stringify(given));
    return subscription(given);
  };
}"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


def guest(door: Door, size: tuple[int, int] = DESKTOP, allows: bool = True, **settings: Any) -> Visitor:
    visitor = door.visitor(size, **settings)
    if allows:
        visitor.context.grant_permissions(["notifications"], origin=door.server.base)
    return visitor


def subscribed_to(service: PushService, visitor: Visitor) -> Browser:
    """The visitor's browser has a push service: ours."""
    browser = service.browser("yse")
    visitor.page.add_init_script(f"({SUBSCRIPTION})({json.dumps(browser.subscription())})")
    return browser


def open_table(door: Door) -> dict[str, Any]:
    found: dict[str, Any] = door.server.post("/api/tables", DAYS)
    return found


def switch(page: Page) -> Any:
    return page.get_by_role("switch", name="Me prévenir quand c’est à moi")


def test_the_switch_says_when_the_push_service_is_out_of_reach(door: Door) -> None:
    """As Chromium itself has it here: it may notify, and has no network."""
    visitor = guest(door)
    page, table = visitor.page, open_table(door)
    visitor.goto(f"/t/{table['table']}#{table['token']}")
    expect(switch(page)).not_to_be_checked()
    switch(page).click()
    expect(page.get_by_role("alert")).to_have_text(
        "Ce navigateur ne joint pas son service de notification. Réessayez plus tard."
    )
    expect(switch(page)).not_to_be_checked()
    expect(switch(page)).to_be_enabled()
    visitor.errors = [error for error in visitor.errors if "Push API" not in error]


def test_nobody_is_asked_before_he_clicks_and_a_refusal_is_respected(door: Door) -> None:
    visitor = guest(door, allows=False)
    page, table = visitor.page, open_table(door)
    page.add_init_script(
        "let answer = 'default'; window.asked = 0;"
        "Object.defineProperty(Notification, 'permission', { get: () => answer });"
        "Notification.requestPermission = async () => { asked += 1; return (answer = 'denied'); };"
    )
    visitor.goto(f"/t/{table['table']}#{table['token']}")
    expect(switch(page)).to_be_enabled()
    assert page.evaluate("asked") == 0
    switch(page).click()
    expect(switch(page)).to_be_disabled()
    expect(switch(page)).to_have_accessible_description(
        "Les notifications de ce site sont refusées dans ce navigateur : autorisez-les dans ses réglages, puis rechargez la page."
    )
    assert page.evaluate("asked") == 1
    assert faults(visitor) == []


def test_a_browser_that_cannot_says_so(door: Door) -> None:
    visitor = guest(door, PHONE, lang="en", theme="light")
    page, table = visitor.page, open_table(door)
    page.add_init_script("delete window.PushManager")
    visitor.goto(f"/t/{table['table']}#{table['token']}")
    one = page.get_by_role("switch", name="Tell me when it is my turn")
    expect(one).to_be_disabled()
    expect(one).to_have_accessible_description(
        "This browser cannot do it. On iPhone and iPad, add Veillée to the home screen first."
    )
    assert faults(visitor) == []


def test_only_a_table_of_days_has_it(door: Door) -> None:
    visitor = guest(door)
    table = door.server.post("/api/tables", {**DAYS, "clock": {"kind": "none"}})
    visitor.goto(f"/t/{table['table']}#{table['token']}")
    expect(visitor.page.get_by_role("heading", name="Cette partie")).to_be_visible()
    expect(switch(visitor.page)).to_have_count(0)


def until(page: Page, true: Callable[[], bool]) -> None:
    """Waits for something outside the page."""
    for _ in range(PATIENCE // 10):
        if true():
            return
        page.wait_for_timeout(10)
    raise TimeoutError


class Worker:
    """The service worker of a page, and the browser's own door to it."""

    def __init__(self, page: Page, origin: str) -> None:
        self.page = page
        self.origin = origin
        self.session = page.context.new_cdp_session(page)
        self.ids: list[str] = []
        self.session.on("ServiceWorker.workerRegistrationUpdated", self.updated)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
        self.session.send("ServiceWorker.enable")
        until(page, lambda: bool(self.ids))
        self.evaluate(WATCHED)

    def updated(self, event: Any) -> None:
        self.ids += [one["registrationId"] for one in event["registrations"] if one["scopeURL"].startswith(self.origin)]

    def evaluate(self, script: str) -> Any:
        return self.page.context.service_workers[0].evaluate(script)

    def push(self, data: dict[str, Any]) -> None:
        """As the browser does when a push has come and is decrypted; then it is shown.

        Chromium deletes what it has not shown yet when it is asked for what is shown: that is asked afterwards.
        """
        message = {"origin": self.origin, "registrationId": self.ids[0], "data": json.dumps(data)}
        self.session.send("ServiceWorker.deliverPushMessage", message)
        until(self.page, lambda: bool(self.evaluate("() => shown.length")))
        self.evaluate("() => shown.splice(0)")
        assert len(self.shown) == 1

    @property
    def shown(self) -> Any:
        return self.page.evaluate(SHOWN)

    def click(self) -> list[str]:
        """Clicks what is shown; gives where that led."""
        self.evaluate(CLICK)
        until(self.page, lambda: self.shown == [])
        until(self.page, lambda: bool(self.evaluate("() => went.length")))
        found: list[str] = self.evaluate("() => went.splice(0)")
        return found


SHOWN = """async () => {
  const shown = await (await navigator.serviceWorker.ready).getNotifications();
  return shown.map(({ title, body, lang }) => [title, body, lang]);
}"""
CLICK = """async () => {
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
}"""
WATCHED = """() => {
  self.went = [];
  self.shown = [];
  const show = ServiceWorkerRegistration.prototype.showNotification;
  ServiceWorkerRegistration.prototype.showNotification = async function (...what) {
    await show.apply(this, what);
    shown.push(what);
  };
  WindowClient.prototype.focus = async function () { went.push(`focus ${new URL(this.url).pathname}`); };
  Clients.prototype.openWindow = async (url) => void went.push(`open ${new URL(url).pathname}`);
}"""
"""Only a person's own click may open or raise a window: what the worker asks for is noted instead."""


def test_whoever_is_away_is_called_back_to_the_table(door: Door, service: PushService) -> None:
    visitor = guest(door)
    browser = subscribed_to(service, visitor)
    page, seated, server = visitor.page, open_table(door), door.server
    table = f"/t/{seated['table']}"
    visitor.goto(f"{table}#{seated['token']}")
    switch(page).click()
    expect(switch(page)).to_be_checked()
    expect(switch(page)).to_have_accessible_description(
        "C’est entendu : ce navigateur vous le dira, même quand la page est fermée."
    )
    page.reload()
    expect(switch(page)).to_be_checked()

    visitor.goto("/")
    bell = page.get_by_role("button", name="On vous prévient quand c’est à vous")
    expect(bell).to_be_visible()
    server.post(f"/api/tables/{seated['table']}/sit", {"name": "Bob"})
    until(page, lambda: len(service.pushed) == 1)
    told = browser.read(service.pushed[0])
    worker = Worker(page, server.base)
    worker.push(told)
    assert worker.shown == [["Légions\u00a0: c’est à vous", "Bob vous attend.", "fr"]]
    assert worker.click() == [f"open {table}"]

    worker.push(told)
    visitor.goto(table)
    expect(page.locator(".board")).to_be_visible()
    expect(bell).to_be_visible()
    until(page, lambda: worker.shown == [])
    worker.push(told)
    assert worker.click() == [f"focus {table}"]

    bell.click()
    expect(switch(page)).to_be_checked()
    assert faults(visitor) == []
    switch(page).click()
    expect(switch(page)).not_to_be_checked()
    page.get_by_role("button", name="Fermer").click()
    expect(page.get_by_role("button", name="Me prévenir quand c’est à moi")).to_be_visible()
    assert page.evaluate("localStorage.getItem('given')") is None
