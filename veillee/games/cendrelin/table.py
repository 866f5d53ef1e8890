"""The cemetery and its cendrelins as plain data, and every change an effect can make to them."""

from typing import Final

from veillee.core.match import EVERYONE, Illegal, Match
from veillee.games.cendrelin.prompts import (
    CREATED,
    DISCARDED,
    DREW,
    DREW_CARD,
    EMPLOYED,
    GAINED,
    LOST,
    PREPARED,
    RECOVERED,
    RENOUNCE,
    RENOUNCED,
    RENOUNCED_CARD,
    RETURN,
    RETURNED,
    RETURNED_CARD,
    SPENT,
)

ABSENT: Final = -1
"""The tokens of a resource that no place in play bears, and the threshold of one that is never abundant."""
FROM_SHOWN: Final = 100_000
FROM_RENOUNCED: Final = 200_000
"""Added to a fragment's face: it is returned from the table, face up or face down, and not from the hand."""


def impossible(fr: str, en: str) -> Illegal:
    return Illegal("impossible", fr, en)


class Cemetery(Match):
    """Who has what, and where every fragment lies. The rules of the turn are in rules.py."""

    tokens: list[int]
    """By resource: the tokens on the place that bears it, or ABSENT."""
    abundant_at: list[int]
    """By resource: the future hourglass of its place, or ABSENT."""
    mana: list[int]
    ephemeral: list[list[int]]
    """By seat: damage, homages and demonic pacts, lost at dawn."""
    life: list[list[int]]
    """By seat: the former life, its top last."""
    hand: list[list[int]]
    shown: list[list[int]]
    """By seat: the fragments played, face up on the table."""
    renounced: list[list[int]]
    """By seat: the fragments renounced, face down on the table."""
    others: list[list[int]]
    """By seat: the other cendrelins of this age, clockwise."""
    trigger: int
    """The effect being applied, as the option that triggered it."""
    part: int
    """Which of its parts."""
    named: int
    """The cendrelin who has been named Haut Cendrelin of this age, or -1."""

    def judge(self) -> None:
        """CEN-90: names the Haut Cendrelin as soon as there is one; the rules of the age say how."""
        raise NotImplementedError

    def rivals(self, seat: int) -> list[int]:
        """The other cendrelins of this age, clockwise."""
        return self.others[seat]

    # The cemetery

    def create(self, resource: int, amount: int) -> None:
        """CEN-71: adds tokens to the place that bears the resource."""
        if self.tokens[resource] == ABSENT:
            raise impossible("aucun lieu ne porte cette ressource", "no place bears this resource")
        self.tokens[resource] += amount
        self.tell(CREATED, [resource, amount])

    def discard(self, resource: int, amount: int) -> None:
        """CEN-72: takes tokens from the place that bears the resource."""
        if self.tokens[resource] < amount:
            raise impossible("pas assez de jetons", "not enough tokens")
        self.tokens[resource] -= amount
        self.tell(DISCARDED, [resource, amount])

    def abundant(self, resource: int) -> bool:
        """CEN-82: at least as many tokens as the future hourglass shows."""
        return self.abundant_at[resource] != ABSENT and self.tokens[resource] >= self.abundant_at[resource]

    # A cendrelin's reserves

    def gain(self, seat: int, amount: int) -> None:
        """CEN-73."""
        self.mana[seat] += amount
        self.tell(GAINED, [seat, amount])

    def spend(self, seat: int, amount: int) -> None:
        """CEN-74: impossible without enough mana."""
        if self.mana[seat] < amount:
            raise impossible("pas assez de mana", "not enough mana")
        self.mana[seat] -= amount
        self.tell(SPENT, [seat, amount])

    def lose(self, seat: int, amount: int) -> None:
        """CEN-75: always possible; who has less loses all of it."""
        lost = min(amount, self.mana[seat])
        self.mana[seat] -= lost
        self.tell(LOST, [seat, lost])

    def prepare(self, seat: int, kind: int, amount: int) -> None:
        """CEN-78: adds to the ephemeral resources of a cendrelin."""
        self.ephemeral[seat][kind] += amount
        self.tell(PREPARED, [seat, kind, amount])

    def employ(self, seat: int, kind: int, amount: int) -> None:
        """CEN-79: takes from them; impossible without enough."""
        if self.ephemeral[seat][kind] < amount:
            raise impossible("pas assez de ressources éphémères", "not enough ephemeral resources")
        self.ephemeral[seat][kind] -= amount
        self.tell(EMPLOYED, [seat, kind, amount])

    # Fragments

    def draw(self, seat: int) -> None:
        """CEN-42: the top fragment of the former life goes to the hand, unseen by the others."""
        card = self.life[seat].pop()
        self.hand[seat].append(card)
        self.show(card, seat)
        self.tell(DREW, [seat])
        self.tell(DREW_CARD, [seat, self.face[card]], 1 << seat)

    def recover(self, seat: int, used: list[int]) -> None:
        """CEN-43: what was used the turn before comes back to the hand; what an Imprévu has just taken does not."""
        back = [card for card in self.shown[seat] + self.renounced[seat] if card in used]
        if back:
            self.hand[seat] += back
            self.shown[seat] = [card for card in self.shown[seat] if card not in used]
            self.renounced[seat] = [card for card in self.renounced[seat] if card not in used]
            self.tell(RECOVERED, [seat, len(back)])

    def faces_of(self, zone: list[int]) -> list[int]:
        """The different faces of a zone: two copies of a fragment are one choice."""
        found: list[int] = []
        for card in zone:
            face = self.face[card]
            if face not in found:
                found.append(face)
        found.sort()
        return found

    def take(self, zone: list[int], face: int) -> int:
        """A card of that face leaves the zone; of two copies the one that more have seen, which tells the least."""
        best = -1
        for at, card in enumerate(zone):
            if self.face[card] == face and (best < 0 or self.known[card] > self.known[zone[best]]):
                best = at
        return zone.pop(best)

    def lay_down(self, seat: int, face: int) -> int:
        """A fragment leaves the hand to be played: where a copy that more have seen lies face down, it is that one.

        Only its owner knows which of the two lies there, and the others must not learn it from what they still know.
        """
        card = self.take(self.hand[seat], face)
        for at, renounced in enumerate(self.renounced[seat]):
            if self.face[renounced] == face and self.known[renounced] > self.known[card]:
                self.renounced[seat][at] = card
                card = renounced
        return card

    def renounce(self, seat: int, amount: int) -> None:
        """CEN-76: as many fragments of the hand go face down on the table."""
        if len(self.hand[seat]) < amount:
            raise impossible("pas assez de fragments en main", "not enough fragments in hand")
        for _ in range(amount):
            face = self.choose(seat, RENOUNCE, self.faces_of(self.hand[seat]))
            self.renounced[seat].append(self.take(self.hand[seat], face))
            self.tell(RENOUNCED_CARD, [seat, face], 1 << seat)
        self.tell(RENOUNCED, [seat, amount])

    def returnable(self, seat: int) -> list[int]:
        """The fragments of the hand and of the table, by face and by where they lie."""
        options = self.faces_of(self.hand[seat])
        options += [FROM_SHOWN + face for face in self.faces_of(self.shown[seat])]
        options += [FROM_RENOUNCED + face for face in self.faces_of(self.renounced[seat])]
        return options

    def give_back(self, seat: int, amount: int) -> None:
        """CEN-77: as many fragments of the hand or the table go under the former life, one after the other."""
        if len(self.hand[seat]) + len(self.shown[seat]) + len(self.renounced[seat]) < amount:
            raise impossible("pas assez de fragments à renvoyer", "not enough fragments to return")
        for _ in range(amount):
            option = self.choose(seat, RETURN, self.returnable(seat))
            if option >= FROM_RENOUNCED:
                self.bury(seat, self.renounced[seat], option - FROM_RENOUNCED)
            elif option >= FROM_SHOWN:
                card = self.take(self.shown[seat], option - FROM_SHOWN)
                self.life[seat].insert(0, card)
                self.tell(RETURNED_CARD, [seat, self.face[card]], EVERYONE)
            else:
                self.bury(seat, self.hand[seat], option)

    def bury(self, seat: int, zone: list[int], face: int) -> None:
        """A fragment goes under the former life unseen: nobody else can tell any more what is left where."""
        card = self.take(zone, face)
        self.life[seat].insert(0, card)
        for mixed in [card, *self.hand[seat], *self.renounced[seat]]:
            self.known[mixed] &= 1 << seat
        self.tell(RETURNED, [seat])
        self.tell(RETURNED_CARD, [seat, face], 1 << seat)
