"""How many sockets one address has open."""


class Doorman:
    """Lets so many in from one address at a time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.inside: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        if self.inside.get(address, 0) >= self.most:
            return False
        self.inside[address] = self.inside.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]
