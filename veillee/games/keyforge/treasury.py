"""Æmber, chains and keys: each change in one place."""

from typing import Final

from veillee.games.keyforge.abilities import Abilities
from veillee.games.keyforge.hooks import AFTER_FORGE, DIVERT, SPEND, SPOILS, STEAL_FROM
from veillee.games.keyforge.names import ALL_KEYS, LINE
from veillee.games.keyforge.prompts import (
    CAPTURED,
    FORGED,
    GAINED,
    GOT_CHAINS,
    KEY,
    LOST,
    NUMBER,
    PLACED,
    STOLE,
    UNFORGED,
    UNKEY,
    WON,
)

MAX_CHAINS: Final = 24


class Won(Exception):
    """KF-2: a third key is forged, and nothing else happens."""


class Treasury(Abilities):
    """What is gained, lost, stolen, captured, spent and forged."""

    def gain(self, seat: int, amount: int) -> int:
        """KF-40: Æ goes into a player's pool, unless a creature captures it on the way."""
        if amount <= 0:
            return 0
        got = self.receive(seat, amount)
        if got:
            self.note2(GAINED, seat, got)
        return got

    def receive(self, seat: int, amount: int) -> int:
        if self.hooks & DIVERT:
            keeper = self.diverted(seat)
            if keeper >= 0:
                self.aember[keeper] += amount
                self.unsettled = True
                self.note2(CAPTURED, self.face[keeper], amount)
                return 0
        self.sides[seat].aember += amount
        return amount

    def diverted(self, seat: int) -> int:
        keepers: list[int] = []
        for live in self.lives:
            if live.word.hooks & DIVERT:
                keeper = live.word.diverts(self, live.ctx, seat)
                if keeper >= 0:
                    keepers.append(keeper)
        return self.ask_card(keepers[0], keepers) if len(keepers) > 1 else (keepers[0] if keepers else -1)

    def lose(self, seat: int, amount: int) -> int:
        """Æ goes from a pool to the common supply, as far as there is any."""
        lost = min(amount, self.sides[seat].aember)
        if lost > 0:
            self.sides[seat].aember -= lost
            self.note2(LOST, seat, lost)
        return max(lost, 0)

    def steal(self, seat: int, amount: int) -> int:
        """KF-G64: from the opponent's pool to one's own, as far as there is any."""
        foe = 1 - seat
        stolen = min(amount, self.sides[foe].aember)
        if stolen <= 0 or self.forbidden(STEAL_FROM, foe, -1):
            return 0
        self.sides[foe].aember -= stolen
        self.note2(STOLE, seat, stolen)
        self.receive(seat, stolen)
        return stolen

    def pay(self, seat: int, payee: int, amount: int) -> None:
        """KF-G44: from one's own pool to the opponent's."""
        self.sides[seat].aember -= amount
        self.note2(LOST, seat, amount)
        self.gain(payee, amount)

    def capture(self, card: int, amount: int, seat: int) -> int:
        """KF-G12: from a player's pool onto a creature, as far as there is any."""
        taken = min(amount, self.sides[seat].aember)
        if taken <= 0 or self.zone[card] != LINE:
            return 0
        self.sides[seat].aember -= taken
        self.aember[card] += taken
        self.note2(CAPTURED, self.face[card], taken)
        return taken

    def place(self, card: int, amount: int) -> None:
        """Æ from the common supply onto a card."""
        self.aember[card] += amount
        self.note2(PLACED, self.face[card], amount)

    def take_off(self, card: int, amount: int, seat: int) -> int:
        """Æ from a card to a player's pool."""
        taken = min(amount, self.aember[card])
        self.aember[card] -= taken
        self.unsettled = True
        self.gain(seat, taken)
        return taken

    def add_chains(self, seat: int, amount: int) -> None:
        """KF-G13."""
        self.sides[seat].chains = min(self.sides[seat].chains + amount, MAX_CHAINS)
        self.note2(GOT_CHAINS, seat, amount)

    # Keys

    def purses(self, seat: int) -> list[int]:
        """The cards whose Æ a seat may spend on keys."""
        if not self.hooks & SPEND:
            return []
        return [
            live.ctx.card
            for live in self.lives
            if live.word.hooks & SPEND and live.word.stored(self, live.ctx, seat) and self.aember[live.ctx.card]
        ]

    def forge(self, seat: int, cost: int, source: int = -1) -> bool:
        """KF-22: a key is forged for its cost, if there is enough Æ."""
        side = self.sides[seat]
        if side.keys == ALL_KEYS or not self.spend(seat, cost, source):
            return False
        self.forge_free(seat, source)
        return True

    def spend(self, seat: int, cost: int, source: int) -> bool:
        """Pays for a key, from the pool and from such cards as may be spent; whether it was paid."""
        side = self.sides[seat]
        purses = self.purses(seat)
        stored = 0
        for card in purses:
            stored += self.aember[card]
        if side.aember + stored < cost:
            return False
        left = cost
        taken: list[int] = []
        for card in purses:
            stored -= self.aember[card]
            needed = max(0, left - side.aember - stored)
            most = min(left, self.aember[card])
            amount = self.ask(card, NUMBER, list(range(most + 1)) if needed == 0 else [0, *range(needed, most + 1)])
            if amount < needed:
                return False
            taken.append(amount)
            left -= amount
        for at, card in enumerate(purses):
            self.aember[card] -= taken[at]
        side.aember -= left
        self.share_spoils(seat, cost)
        return True

    def share_spoils(self, seat: int, cost: int) -> None:
        if self.hooks & SPOILS:
            for live in self.lives:
                if live.word.hooks & SPOILS:
                    heir = live.word.spoils(self, live.ctx, seat)
                    if heir >= 0:
                        self.gain(heir, cost)
                        return

    def forge_free(self, seat: int, source: int = -1) -> None:
        """A key is turned to its forged side; the third one wins (KF-2)."""
        side = self.sides[seat]
        left = [color for color in range(3) if not side.keys >> color & 1]
        self.whose = seat
        color = self.ask(source, KEY, left) if len(left) > 1 else left[0]
        side.keys |= 1 << color
        if seat == self.active:
            self.log.forged |= 1 << color
        self.unsettled = True
        self.note2(FORGED, seat, color)
        if side.keys == ALL_KEYS:
            self.winner = seat
            self.over = True
            self.note(WON, seat)
            raise Won
        self.react(AFTER_FORGE, -1, -1, seat)

    def unforge(self, seat: int, keys: int, source: int) -> bool:
        """KF-G53: one of these keys is turned back."""
        side = self.sides[seat]
        forged = [color for color in range(3) if side.keys & keys & 1 << color]
        if not forged:
            return False
        self.whose = seat
        color = self.ask(source, UNKEY, forged) if len(forged) > 1 else forged[0]
        side.keys &= ~(1 << color)
        self.note2(UNFORGED, seat, color)
        return True
