"""Tables between two people at which a script plays for both, until a position comes about that a visitor is to see."""

from collections.abc import Callable
from typing import Any

import httpx

from tests.browser.visitor import MANY
from tests.server.process import Server

DEALS = 20
"""How many tables are tried for a position that most deals lead to."""
State = dict[str, Any]
Taste = Callable[[State], int]


class Table:
    """A table between two people, at which a script can play for both."""

    def __init__(self, server: Server, game: str, **options: str) -> None:
        self.server = server
        body = {"game": game, "seats": 2, "options": options, "name": "Nérée", "seat": 0, "bots": {}}
        rest = {"listed": False, "watch": "link", "clock": {"kind": "none"}}
        opened = server.post("/api/tables", body | rest)
        self.id = opened["table"]
        seated = server.post(f"/api/tables/{self.id}/sit", {"seat": 1, "name": "Ondine"})
        self.tokens: list[str] = [opened["token"], seated["token"]]

    def path(self, seat: int) -> str:
        return f"/t/{self.id}#{self.tokens[seat]}"

    def asked(self, wire: httpx.Client) -> tuple[int, State] | None:
        """The seat that must answer, and what it sees; nobody once the match is over."""
        for seat, token in enumerate(self.tokens):
            state: State = wire.get("/poll?lang=en", headers={"Authorization": f"Bearer {token}"}).json()["state"]
            if state["decision"]:
                return seat, state
        assert state["over"]
        return None

    def play(self, taste: Taste, enough: Callable[[State], bool]) -> tuple[int, State] | None:
        """Answers for both sides until there is enough on the table, and gives who is asked then, if it comes to it."""
        with httpx.Client(base_url=f"{self.server.base}/api/tables/{self.id}", timeout=60) as wire:
            for answer in range(MANY):
                asked = self.asked(wire)
                if asked is None or enough(asked[1]):
                    return asked
                seat, state = asked
                order = {"seq": state["seq"], "command_id": str(answer), "pick": taste(state)}
                wire.post("/answer", json=order, headers={"Authorization": f"Bearer {self.tokens[seat]}"})
        return None


def come_about(
    server: Server, game: str, taste: Taste, enough: Callable[[State], bool], **options: str
) -> tuple[Table, int, State]:
    """Opens tables, each with another deal, until one of them comes to that."""
    for _ in range(DEALS):
        table = Table(server, game, **options)
        asked = table.play(taste, enough)
        if asked:
            return table, *asked
    raise AssertionError(f"not one table of {DEALS} came to that")
