"""Somebody at a browser: opens pages, clicks what is lit, and notes every error."""

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.server.process import Server

DESKTOP = (1440, 900)
PHONE = (390, 844)
LIT = "[data-at].option, .bar .lit"
PATIENCE = 30_000
"""Milliseconds that a busy machine may take for anything."""
MANY = 1000
"""More choices than any match of ours asks of one seat."""


expect.set_options(timeout=PATIENCE)


class Door:
    """Where visitors come in, each with a browser of its own."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.server = server
        self.browser = browser
        self.inside: list[Visitor] = []

    def visitor(self, size: tuple[int, int] = DESKTOP, **settings: Any) -> "Visitor":
        phone = size[0] < 720
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, is_mobile=phone, has_touch=phone, base_url=self.server.base
        )
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        visitor = Visitor(context, settings)
        self.inside.append(visitor)
        return visitor

    def close(self) -> None:
        errors = [error for visitor in self.inside for error in visitor.errors]
        for visitor in self.inside:
            visitor.context.close()
        assert errors == [], errors
        assert self.server.complaints() == []


class Visitor:
    """One person, one page."""

    def __init__(self, context: BrowserContext, settings: dict[str, Any]) -> None:
        self.context = context
        self.errors: list[str] = []
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", lambda message: self.note(message.type, message.text))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        kept = {"lang": "fr", "theme": "dark", "sound": True, "motion": False, "name": "Ysé", "level": "novice"}
        self.page.add_init_script(
            "if (!localStorage.getItem('veillee.settings'))"
            f" localStorage.setItem('veillee.settings', JSON.stringify({script(kept | settings)}))"
        )

    def note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.errors.append(f"{kind}: {text}")

    def goto(self, path: str) -> None:
        self.page.goto(path)
        expect(self.page.locator("main")).to_be_visible()

    def play_now(self, game: str = "legions") -> None:
        self.goto("/")
        self.tile(game).locator(".primary").click()
        expect(self.page.locator(".board")).to_be_visible()

    def tile(self, game: str = "legions") -> Locator:
        return self.page.locator(f".tile[data-game={game}]")

    def more(self, game: str = "legions") -> Locator:
        """What a tile keeps behind « Plus »."""
        more = self.tile(game).locator("details")
        if more.get_attribute("open") is None:
            more.locator("summary").click()
        return more

    def new_table(self, game: str = "legions") -> Locator:
        """Opens the dialog of a new table from the hall, with all its options."""
        self.goto("/")
        self.more(game).get_by_role("button", name="Ouvrir une table").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_text("Plus d’options").click()
        return dialog

    @property
    def over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    def settled(self) -> None:
        """Waits until this visitor is asked something or the match is over."""
        self.page.wait_for_selector(f"{LIT}, .ending")

    def choose(self, turn: int) -> None:
        """Clicks one of the things that are lit, another one each turn."""
        lit = self.page.locator(LIT)
        lit.nth(turn * 7 % lit.count()).click(position={"x": 8, "y": 20})
        self.taken()

    def taken(self) -> None:
        """Waits until the click has done something: what was lit is not any more."""
        self.page.wait_for_function("() => !document.querySelector('.picked')")

    def play_on(self, most: int = MANY) -> int:
        """Plays until the end, or for so many choices; says how many it made."""
        for turn in range(most):
            self.settled()
            if self.over:
                return turn
            self.choose(turn)
        return most


def words(said: list[Any]) -> str:
    """A sentence of the wire as a line of text."""
    return "".join(piece if isinstance(piece, str) else piece["text"] for piece in said)


def script(settings: dict[str, Any]) -> str:
    pairs = ", ".join(
        f"{key!r}: {str(value).lower() if isinstance(value, bool) else repr(value)}" for key, value in settings.items()
    )
    return f"{{{pairs}}}"
