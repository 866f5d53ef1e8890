"""The words of traps: what befalls an Investigator who draws one."""

from dataclasses import dataclass
from typing import Final

from veillee.core.facts import SEATED, Fact, counted
from veillee.core.text import Tongue
from veillee.games.rose_noire.rules.inquiry import Inquiry
from veillee.games.rose_noire.voice.sentences import CARD
from veillee.games.rose_noire.words.effect import Effect


@dataclass(frozen=True)
class RectorPlays(Effect):
    """ROS-160: the Rector may play cards at once; his hand is filled at dusk only."""

    count: int = 1

    def do(self, m: Inquiry, seat: int) -> None:
        m.play_orders(self.count)

    def say(self, t: Tongue) -> str:
        if self.count > 1:
            return t(
                f"Le Recteur peut jouer tout de suite jusqu'à {self.count} cartes de sa main.",
                f"The Rector may at once play up to {self.count} cards of his hand.",
            )
        return t(
            "Le Recteur peut jouer tout de suite une carte de sa main.",
            "The Rector may at once play a card of his hand.",
        )


@dataclass(frozen=True)
class RectorDraws(Effect):
    """ROS-161: the Rector draws cards, beyond three if it comes to that."""

    count: int

    def do(self, m: Inquiry, seat: int) -> None:
        m.draw_orders(self.count)

    def say(self, t: Tongue) -> str:
        return t(
            f"Le Recteur pioche {CARD.counted(self.count, t)}.", f"The Rector draws {CARD.counted(self.count, t)}."
        )


@dataclass(frozen=True)
class RectorSees(Effect):
    """ROS-162: the Rector looks at the hand of whoever fell into the trap, or at everyone's."""

    all_hands: bool = False

    def do(self, m: Inquiry, seat: int) -> None:
        for other in m.investigators if self.all_hands else [seat]:
            m.see_hand(m.rector, other)

    def say(self, t: Tongue) -> str:
        if self.all_hands:
            return t(
                "Le Recteur regarde en secret la main de tous les Investigateurs.",
                "The Rector looks in secret at the hands of all Investigators.",
            )
        return t("Le Recteur regarde en secret votre main.", "The Rector looks in secret at your hand.")


STOPPED: Final = Fact(
    "stopped",
    "ROS-163",
    [SEATED],
    "{0} ne [jouera|jouerez] plus de carte aujourd'hui.",
    "{0} can play no more cards today.",
)


@dataclass(frozen=True)
class Stop(Effect):
    """ROS-163: whoever fell into the trap plays no more cards today."""

    def do(self, m: Inquiry, seat: int) -> None:
        m.stopped = True
        m.note(STOPPED, seat)

    def say(self, t: Tongue) -> str:
        return t("Vous ne jouez plus de carte aujourd'hui.", "You play no more cards today.")


CURFEW: Final = Fact(
    "curfew",
    "ROS-164",
    [SEATED],
    "Personne ne pourra être accusé au prochain coucher.",
    "Nobody can be accused at the next sunset.",
)


@dataclass(frozen=True)
class Curfew(Effect):
    """ROS-164: no accusation at the next sunset that is held (ROS-D12)."""

    def do(self, m: Inquiry, seat: int) -> None:
        m.curfew = True
        m.note(CURFEW, seat)

    def say(self, t: Tongue) -> str:
        return t("Aucune accusation au prochain coucher.", "No accusation at the next sunset.")


LOST: Final = Fact(
    "lost",
    "ROS-165",
    [SEATED, counted(CARD)],
    "{0} [perd|perdez] {1}, qu'on mélange au cimetière.",
    "{0} [loses|lose] {1}, shuffled into the cemetery.",
)


@dataclass(frozen=True)
class Lose(Effect):
    """ROS-165: cards of the hand, drawn at random, are shuffled into the cemetery."""

    count: int

    def do(self, m: Inquiry, seat: int) -> None:
        hand = m.hands[seat]
        lost = min(self.count, len(hand))
        m.lose_sight(hand, 1 << seat)
        for _ in range(lost):
            m.cemetery.append(hand.pop(m.dice.below(len(hand))))
        if lost:
            m.shuffle(m.cemetery)
            m.note(LOST, seat, lost)

    def say(self, t: Tongue) -> str:
        if self.count > 1:
            return t(
                f"Perdez {self.count} cartes de votre main, tirées au hasard : elles sont mélangées au cimetière.",
                f"Lose {self.count} cards of your hand, drawn at random: they are shuffled into the cemetery.",
            )
        return t(
            "Perdez une carte de votre main, tirée au hasard : elle est mélangée au cimetière.",
            "Lose a card of your hand, drawn at random: it is shuffled into the cemetery.",
        )
