"""How somebody is called: written in his language, encrypted for his browser, signed by the house, sent to his push service.

Loaded when somebody first wants to be called: most houses never need what it needs.
"""

import hashlib
import re
from typing import Final

from msgspec.json import encode

from veillee.core.grammar import listed
from veillee.core.match import Illegal
from veillee.core.text import TONGUES, Tongue
from veillee.server.clock import DAY
from veillee.server.news import OVER, Call
from veillee.server.outgoing import FAILURES, Forbidden, Outgoing, well_formed
from veillee.server.rows import Subscription
from veillee.server.services import Services
from veillee.server.web_push import Vapid, encrypted, packed, receiver, unpacked

LONGEST_PAUSE: Final = 3600.0
"""The longest that a push service may ask us to wait."""
NOWHERE, UNREACHED = 404, 503
"""What stands for the answer of an address that leads where nobody may send us, and of one that does not answer."""
LONGEST: Final = 28 * DAY
"""For how long a push service is asked to keep a call at most."""


class Courier:
    """Carries what is told to the browsers of those who are told."""

    def __init__(self, services: Services, private: str) -> None:
        settings = services.settings
        self.now = settings.now
        self.vapid = Vapid(private, settings.contact)
        self.outgoing = Outgoing(anywhere=settings.push == "any")

    def close(self) -> None:
        self.outgoing.close()

    def check(self, endpoint: str, key: str, auth: str) -> None:
        """Refuses an address that no push service has, and keys that are none."""
        if not well_formed(endpoint, self.outgoing.anywhere):
            raise Illegal(
                "endpoint",
                "ce n'est pas l'adresse d'un service de notification : https, un nom public, le port habituel",
                "this is not the address of a push service: https, a public name, the usual port",
            )
        try:
            receiver(unpacked(key))
            unpacked(auth)
        except ValueError:
            raise Illegal(
                "key", "ces clés ne sont pas celles d'un navigateur", "these are not the keys of a browser"
            ) from None

    async def send(self, one: Subscription, call: Call) -> tuple[int, float]:
        """The status with which the push service answers, and the pause it asks for."""
        headers: dict[bytes | str, bytes | str] = {
            "Authorization": self.vapid.authorization(one.endpoint, self.now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(int(min(call.ttl, LONGEST))),
            "Topic": topic(one),
            "Urgency": "low" if call.what is OVER else "normal",
        }
        body = encrypted(message(one, call), unpacked(one.key), unpacked(one.auth))
        try:
            status, reply = await self.outgoing.post(one.endpoint, headers, body)
        except Forbidden:
            return NOWHERE, 0.0
        except FAILURES:
            return UNREACHED, 0.0
        wait = reply.get("retry-after", "")
        return status, min(float(wait), LONGEST_PAUSE) if re.fullmatch("[0-9]{1,9}", wait) else 0.0


def topic(one: Subscription) -> str:
    """What lets a push service replace an older call by a newer one: it tells neither the table nor the seat."""
    return packed(hashlib.blake2b(one.token.encode(), digest_size=24, person=b"veillee-push").digest())


def message(one: Subscription, call: Call) -> bytes:
    """What the browser shows, in the language of whoever reads it; the service worker (`web/public/sw.js`) knows these names."""
    tongue = TONGUES[one.lang]
    return encode(
        {
            "title": tongue(f"{call.game.fr} : {call.what.fr}", f"{call.game.en}: {call.what.en}"),
            "body": told(call, tongue),
            "lang": one.lang,
            "tag": topic(one),
            "url": f"/t/{one.table_id}",
        }
    )


def told(call: Call, tongue: Tongue) -> str:
    """Who waits, or with whom it was."""
    names = listed(call.others, tongue)
    if call.what is OVER:
        return tongue(f"Avec {names}.", f"With {names}.") if names else ""
    if len(call.others) == 1:
        return tongue(f"{names} vous attend.", f"{names} is waiting for you.")
    if names:
        return tongue(f"{names} vous attendent.", f"{names} are waiting for you.")
    return tongue("La table vous attend.", "The table is waiting for you.")
