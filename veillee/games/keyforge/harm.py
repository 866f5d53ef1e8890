"""What befalls creatures: damage, healing, stun, destruction."""

from veillee.games.keyforge.hooks import AFTER_DESTROY, DOOM, HURT, ON_DESTROYED, POWER, REDIRECT
from veillee.games.keyforge.moves import Moves
from veillee.games.keyforge.names import DISCARD, LINE
from veillee.games.keyforge.prompts import DESTROYED, HEALED, HURT_BY, STUNNED
from veillee.games.keyforge.word import Trigger


class Harm(Moves):
    """Damage and destruction, of sets of creatures at once."""

    def hit(
        self, cards: list[int], amounts: list[int], armor: bool = True, deadly: list[int] | None = None
    ) -> list[int]:
        """KF-60: damage dealt at the same time; armour takes its share first (KF-G6). Gives those destroyed.

        `deadly` are the creatures that poison destroys if they are dealt any.
        """
        dead: list[int] = []
        for at, target in enumerate(cards):
            if self.zone[target] != LINE or amounts[at] <= 0:
                continue
            card = self.struck(target) if self.hooks & REDIRECT else target
            if self.forbidden(HURT, self.side[card], card):
                continue
            amount = amounts[at]
            if armor:
                taken = min(amount, self.armor_left(card))
                self.absorbed[card] += taken
                amount -= taken
            if amount > 0:
                self.damage[card] += amount
                self.note2(HURT_BY, self.face[card], amount)
                if self.damage[card] >= self.power(card) or (deadly is not None and card in deadly):
                    dead.append(card)
        return self.destroy(dead) if dead else dead

    def struck(self, card: int) -> int:
        """The creature that takes the damage meant for another."""
        for live in self.lives:
            if live.word.hooks & REDIRECT:
                other = live.word.redirects(self, live.ctx, card)
                if other >= 0:
                    return other
        return card

    def heal(self, card: int, amount: int) -> int:
        """KF-G59: removes damage; gives how much."""
        healed = min(amount, self.damage[card])
        if healed > 0:
            self.damage[card] -= healed
            self.note2(HEALED, self.face[card], healed)
        return healed

    def stun(self, card: int) -> bool:
        """KF-G60: a stunned creature cannot be stunned again."""
        if self.zone[card] != LINE or self.stunned[card]:
            return False
        self.stunned[card] = True
        self.note(STUNNED, self.face[card])
        return True

    def destroy(self, cards: list[int]) -> list[int]:
        """KF-G23: cards destroyed together. "Destroyed:" abilities resolve first, then those not saved leave play.

        Whoever was in play when it happened may react to it, even what was destroyed too.
        """
        doomed: list[int] = []
        for card in cards:
            if self.in_play(card) and card not in self.dying and card not in doomed:
                doomed.append(card)
        if not doomed:
            return doomed
        self.dying += doomed
        reactions: list[Trigger] = []
        due: list[Trigger] = []
        seats = [self.side[card] for card in doomed]
        for card in doomed:
            if self.zone[card] == LINE and self.hooks & AFTER_DESTROY:
                reactions += self.heard(AFTER_DESTROY, card, self.opposing(card), self.side[card])
            if self.has_ability(card, ON_DESTROYED):
                due += self.triggers(card, ON_DESTROYED, False)
        self.resolve_all(due)
        fallen: list[int] = []
        for at, card in enumerate(doomed):
            if card in self.dying:
                fallen.append(card)
                if self.in_play(card):
                    self.note(DESTROYED, self.face[card])
                if self.opposing(card) >= 0:
                    self.log.fallen.append(seats[at])
                    self.felled.append(card)
        self.leave([card for card in fallen if self.in_play(card)], DISCARD)
        self.dying = [card for card in self.dying if card not in doomed]
        self.resolve_all([trigger for trigger in reactions if trigger.ctx.about in fallen])
        return fallen

    def save(self, card: int) -> None:
        """A card that was to be destroyed stays in play instead."""
        if card in self.dying:
            self.dying.remove(card)

    def opposing(self, card: int) -> int:
        """KF-G1: the creature that a fighting one is fighting; -1: it is not."""
        if card == self.attacker:
            return self.defender
        return self.attacker if card == self.defender else -1

    def settle(self) -> None:
        """KF-60: whatever has as much damage as power, and whatever says so itself, is destroyed."""
        while self.unsettled or self.hooks & (POWER | DOOM):
            self.unsettled = False
            dead = [
                card for card in self.creatures() if self.damage[card] >= self.power(card) and card not in self.dying
            ]
            if self.hooks & DOOM:
                for live in self.lives:
                    if live.word.hooks & DOOM:
                        card = live.word.dooms(self, live.ctx)
                        if card >= 0 and card not in dead and card not in self.dying:
                            dead.append(card)
            if not dead:
                return
            self.destroy(dead)
