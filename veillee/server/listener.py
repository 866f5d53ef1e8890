"""A listener: the server's end of a connection to one client, by socket or by request."""

from veillee.core.match import Illegal
from veillee.core.text import Tongue
from veillee.server.protocol import Message, Refused, encode


class Listener:
    """Somebody who is told what happens: a place at the table, or a spectator (place -1), in a language."""

    follows_letters = True
    """Whether it is told what others type."""

    def __init__(self, place: int, tongue: Tongue, now: float, address: str = "") -> None:
        self.place = place
        self.holder: str | None = None
        """The hash of the token that held the place when it came."""
        self.address = address
        """Where it comes from."""
        self.tongue = tongue
        self.heard = now
        """When this listener last said anything."""
        self.busy = False
        """Whether something it said is being handled; until that is done nothing more is read from it."""

    def begin(self) -> None:
        """What it said is being handled from now on: what it was told before is no reply to that."""

    def send(self, data: bytes) -> None:
        raise NotImplementedError

    def close(self, code: int, last: bytes | None = None) -> None:
        """Ends the conversation, perhaps with a last word."""

    def turn_away(self, illegal: Illegal, code: int) -> None:
        """Says why, and ends the conversation."""
        self.close(code, encode(Refused(None, illegal.code, illegal.text.said(self.tongue))))

    def tell(self, message: Message) -> None:
        self.send(encode(message))
