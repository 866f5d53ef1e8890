"""Sanctions: whom the host has muted or turned away, by address or by name, and until when."""

from collections.abc import Callable, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final, Literal

from msgspec import Struct

from veillee.core.match import Illegal
from veillee.server.limits import GUEST
from veillee.server.seats import skeleton

Kind = Literal["mute", "ban"]
Subject = Literal["address", "name"]
NOBODY_ELSE: Final = {4: 16, 6: 32}
"""The widest network that a host may turn away at once, by the version of the protocol: more would be half the world."""


class Sanction(Struct, frozen=True):
    """Somebody may not talk, or not come in, for a time."""

    id: int
    kind: Kind
    subject: Subject
    value: str
    until: float
    created: float


def network(value: str) -> IPv4Network | IPv6Network:
    """An address, or all of a network's (192.0.2.0/24)."""
    try:
        found = ip_network(value, strict=False)
    except ValueError:
        raise Illegal("address", f"« {value} » n'est pas une adresse", f"“{value}” is not an address") from None
    if found.prefixlen < NOBODY_ELSE[found.version]:
        raise Illegal("address", "ce réseau est trop vaste", "this network is too wide")
    return of_guest(found)


def of_guest(found: IPv4Network | IPv6Network) -> IPv4Network | IPv6Network:
    """An IPv6 address stands for the network of whoever has it, as it does where guests are counted."""
    return found.supernet(new_prefix=GUEST) if found.version == 6 and found.prefixlen > GUEST else found


def checked(subject: Subject, value: str) -> str:
    """What a sanction is about, in its one spelling: names that look alike are one."""
    found = str(network(value)) if subject == "address" else skeleton(value)
    if not found:
        raise Illegal("name", "il faut un nom", "a name is needed")
    return found


class Sanctions:
    """Those in force; they are few, and read again whenever one is added or taken back."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.all: Sequence[Sanction] = ()
        self.networks: list[tuple[Sanction, IPv4Network | IPv6Network]] = []

    def hold(self, found: Sequence[Sanction]) -> None:
        self.all = found
        self.networks = [(one, of_guest(ip_network(one.value))) for one in found if one.subject == "address"]

    def holds(self, kind: Kind, address: str, name: str = "") -> bool:
        """Whether somebody who comes from an address, under a name, is muted or turned away now."""
        if not self.all:
            return False
        now = self.now()
        alike = skeleton(name) if name else ""
        if alike and any(one.value == alike for one in self.all if self.is_on(one, kind, "name", now)):
            return True
        try:
            at = ip_address(address)
        except ValueError:
            return False
        return any(at in wide for one, wide in self.networks if self.is_on(one, kind, "address", now))

    @staticmethod
    def is_on(one: Sanction, kind: Kind, subject: Subject, now: float) -> bool:
        return one.kind == kind and one.subject == subject and now < one.until

    def check(self, address: str, name: str = "") -> None:
        """Refuses one who was turned away."""
        if self.holds("ban", address, name):
            raise banned()


def banned() -> Illegal:
    return Illegal(
        "banned", "l'hôte ne vous laisse pas entrer pour le moment", "the host does not let you in for the time being"
    )
