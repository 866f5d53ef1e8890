"""The words of the Rector's cards: what his events do, and what his goals ask."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from veillee.core.facts import SEATED, Fact
from veillee.core.match import Card, take_out
from veillee.core.text import Text, Tongue
from veillee.games.rose_noire.cards.suspects import ALL, COUNT
from veillee.games.rose_noire.rules.inquiry import IN_THE_OPEN, Inquiry
from veillee.games.rose_noire.rules.options import ACT, CARD, DONE, TO_SEAT
from veillee.games.rose_noire.voice.prompts import talked_over
from veillee.games.rose_noire.voice.sentences import card_at, suspect_at
from veillee.games.rose_noire.words.effect import Effect, a_day_comes, others, suspects

EXECUTE: Final = talked_over(
    "execute",
    "ROS-170",
    "Qui faites-vous exécuter ?",
    "Whom do you have executed?",
    take=Text("Faire exécuter {0}", "Have {0} executed"),
)
EXECUTED: Final = Fact(
    "executed",
    "ROS-170",
    [SEATED, suspect_at],
    "{0} [fait|faites] exécuter {1} devant tous.",
    "{0} [has|have] {1} executed before everyone.",
)


@dataclass(frozen=True)
class Execute(Effect):
    """ROS-170: a suspect dies at once, in the open; not on the first turn (ROS-D13), nor one who is guarded."""

    def usable(self, m: Inquiry, seat: int) -> bool:
        return m.turn > 1 and bool(self.targets(m))

    def targets(self, m: Inquiry) -> list[int]:
        return [n for n in range(COUNT) if not (m.dead | m.guarded) >> n & 1]

    def do(self, m: Inquiry, seat: int) -> None:
        suspect = ACT.low(m.decide(seat, EXECUTE, suspects(self.targets(m))))
        m.note(EXECUTED, seat, suspect)
        m.kill([suspect], [seat], IN_THE_OPEN)
        m.check_vengeance()

    def say(self, t: Tongue) -> str:
        return t(
            "Un suspect vivant, que personne ne garde, meurt tout de suite. Pas le premier jour.",
            "A living suspect whom nobody guards dies at once. Not on the first day.",
        )


LOCK: Final = talked_over(
    "lock",
    "ROS-171",
    "Chez quel suspect fermez-vous la porte ?",
    "Whose door do you lock?",
    take=Text("Enfermer {0}", "Lock {0} up"),
)
LOCKED: Final = Fact(
    "locked",
    "ROS-171",
    [SEATED, suspect_at],
    "{0} [enferme|enfermez] {1} : jusqu'au soir, personne n'enquêtera là.",
    "{0} [locks|lock] {1} up: until evening nobody investigates there.",
)


@dataclass(frozen=True)
class Lock(Effect):
    """ROS-171: until the next evening nobody investigates some suspects."""

    count: int

    def usable(self, m: Inquiry, seat: int) -> bool:
        return m.locked != ALL and a_day_comes(m)

    def do(self, m: Inquiry, seat: int) -> None:
        for _ in range(min(self.count, COUNT - m.locked.bit_count())):
            open_to = suspects([n for n in range(COUNT) if not m.locked >> n & 1])
            suspect = ACT.low(m.decide(seat, LOCK, open_to))
            m.locked |= 1 << suspect
            m.note(LOCKED, seat, suspect)

    def say(self, t: Tongue) -> str:
        return t(
            f"Jusqu'au prochain soir, personne n'enquête sur {self.count} suspects de votre choix.",
            f"Until the next evening nobody investigates {self.count} suspects of your choice.",
        )


HUSHED: Final = Fact(
    "hushed",
    "ROS-172",
    [SEATED],
    "{0} [impose|imposez] le silence : jusqu'au soir, personne ne jouera d'action.",
    "{0} [imposes|impose] silence: until evening nobody plays actions.",
)


@dataclass(frozen=True)
class Hush(Effect):
    """ROS-172: until the next evening nobody plays actions."""

    def usable(self, m: Inquiry, seat: int) -> bool:
        return not m.hushed and a_day_comes(m)

    def do(self, m: Inquiry, seat: int) -> None:
        m.hushed = True
        m.note(HUSHED, seat)

    def say(self, t: Tongue) -> str:
        return t(
            "Jusqu'au prochain soir, les Investigateurs ne jouent pas d'action.",
            "Until the next evening the Investigators play no actions.",
        )


BAN: Final = talked_over(
    "ban",
    "ROS-173",
    "À qui interdisez-vous de signer ?",
    "Whom do you forbid to sign?",
    take=Text("Interdire {à 0} de signer", "Forbid {0} to sign"),
)
BANNED: Final = Fact(
    "banned",
    "ROS-173",
    [SEATED, SEATED],
    "{0} [1:[interdit|interdisez] {à 1}|vous interdit] de signer au prochain coucher.",
    "{0} [forbids|forbid] {1} to sign at the next sunset.",
)


@dataclass(frozen=True)
class Ban(Effect):
    """ROS-173: an Investigator may not sign at the next sunset."""

    def usable(self, m: Inquiry, seat: int) -> bool:
        return bool(self.signers(m)) and a_day_comes(m)

    def signers(self, m: Inquiry) -> list[int]:
        return [TO_SEAT[other] for other in m.investigators if m.heard(other) and not m.banned >> other & 1]

    def do(self, m: Inquiry, seat: int) -> None:
        other = ACT.low(m.decide(seat, BAN, self.signers(m)))
        m.banned |= 1 << other
        m.note(BANNED, seat, other)

    def say(self, t: Tongue) -> str:
        return t(
            "Un Investigateur de votre choix ne signe rien au prochain coucher.",
            "An Investigator of your choice signs nothing at the next sunset.",
        )


SEARCH: Final = talked_over(
    "search",
    "ROS-174",
    "Qui fouillez-vous ?",
    "Whom do you search?",
    take=Text("Fouiller {0}", "Search {0}"),
)
CONFISCATE: Final = talked_over(
    "confiscate",
    "ROS-174",
    "Quelle action lui faites-vous défausser ?",
    "Which action must they discard?",
    take=Text("Défausser {0}", "Discard {0}"),
    leave=Text("Ne rien défausser", "Discard nothing"),
)
CONFISCATED: Final = Fact(
    "confiscated",
    "ROS-174",
    [SEATED, card_at],
    "{0} [doit|devez] défausser {1}.",
    "{0} must discard {1}.",
)


@dataclass(frozen=True)
class Search(Effect):
    """ROS-174: look at an Investigator's hand, and have an action of it discarded."""

    def usable(self, m: Inquiry, seat: int) -> bool:
        return bool(others(m, seat))

    def do(self, m: Inquiry, seat: int) -> None:
        other = ACT.low(m.decide(seat, SEARCH, others(m, seat)))
        m.see_hand(seat, other)
        actions = [ACT.pack(CARD, card) for card in m.hands[other] if m.is_action(card)]
        option = m.decide(seat, CONFISCATE, [*actions, DONE])
        if option != DONE:
            card = Card(ACT.low(option))
            take_out(m.hands[other], card)
            m.discard.append(card)
            m.reveal(card)
            m.note_card(CONFISCATED, other, card)

    def say(self, t: Tongue) -> str:
        return t(
            "Regardez en secret la main d'un Investigateur ; faites-lui en défausser une action, si vous voulez.",
            "Look in secret at an Investigator's hand; have an action of it discarded, if you wish.",
        )


BURY_AT: Final = talked_over(
    "bury-at",
    "ROS-175",
    "De quel suspect lisez-vous les indices ?",
    "Whose clues do you read?",
    take=Text("Lire les indices {de 0}", "Read the clues of {0}"),
)
BURY: Final = talked_over(
    "bury",
    "ROS-175",
    "Quel indice glissez-vous sous la pile ?",
    "Which clue do you put under the pile?",
    take=Text("Glisser dessous {0}", "Put {0} underneath"),
    leave=Text("Tout laisser en place", "Leave everything in place"),
)
BURIED: Final = Fact(
    "buried",
    "ROS-175",
    [SEATED, suspect_at],
    "{0} [glisse|glissez] un indice sous la pile {de 1}.",
    "{0} [puts|put] a clue under the pile of {1}.",
)


@dataclass(frozen=True)
class Bury(Effect):
    """ROS-175: read the first clues of a living suspect, and put one of them under the pile."""

    count: int

    def usable(self, m: Inquiry, seat: int) -> bool:
        return bool(self.targets(m))

    def targets(self, m: Inquiry) -> list[int]:
        return [n for n in range(COUNT) if not m.dead >> n & 1 and m.piles[n]]

    def do(self, m: Inquiry, seat: int) -> None:
        suspect = ACT.low(m.decide(seat, BURY_AT, suspects(self.targets(m))))
        seen = m.peek(seat, suspect, self.count)
        option = m.decide(seat, BURY, [*[ACT.pack(CARD, card) for card in seen], DONE])
        if option != DONE:
            card = Card(ACT.low(option))
            m.lose_sight(seen, 1 << seat)
            take_out(m.piles[suspect], card)
            m.piles[suspect].insert(0, card)
            m.note(BURIED, seat, suspect)

    def say(self, t: Tongue) -> str:
        return t(
            f"Jetez un œil aux {self.count} premiers indices d'un suspect vivant ; glissez-en un sous la pile, si vous voulez.",
            f"Peek at the first {self.count} clues of a living suspect; put one of them under the pile, if you wish.",
        )


@dataclass(frozen=True)
class Draw(Effect):
    """ROS-176: the Rector draws cards at once."""

    count: int

    def usable(self, m: Inquiry, seat: int) -> bool:
        return bool(m.order_pile)

    def do(self, m: Inquiry, seat: int) -> None:
        m.draw_orders(self.count)

    def say(self, t: Tongue) -> str:
        return t(f"Piochez {self.count} cartes.", f"Draw {self.count} cards.")


RECOVER: Final = talked_over(
    "recover",
    "ROS-177",
    "Quelle carte reprenez-vous dans votre défausse ?",
    "Which card do you take back from your discard pile?",
    take=Text("Reprendre {0}", "Take back {0}"),
)
RECOVERED: Final = Fact(
    "recovered",
    "ROS-177",
    [SEATED],
    "{0} [reprend une carte de sa|reprenez une carte de votre] défausse.",
    "{0} [takes a card back from their|take a card back from your] discard pile.",
)


@dataclass(frozen=True)
class Recover(Effect):
    """ROS-177: a card of the Rector's discard pile comes back to his hand, unseen."""

    def usable(self, m: Inquiry, seat: int) -> bool:
        return bool(m.order_discard)

    def do(self, m: Inquiry, seat: int) -> None:
        card = Card(ACT.low(m.decide(seat, RECOVER, [ACT.pack(CARD, card) for card in m.order_discard])))
        m.lose_sight(m.order_discard, 1 << seat)
        take_out(m.order_discard, card)
        m.hands[seat].append(card)
        m.note(RECOVERED, seat)

    def say(self, t: Tongue) -> str:
        return t("Reprenez une carte de votre défausse.", "Take back a card from your discard pile.")


REARM: Final = talked_over(
    "rearm",
    "ROS-178",
    "Quel piège retendez-vous ?",
    "Which trap do you set again?",
    take=Text("Retendre {0}", "Set {0} again"),
)
REARM_AT: Final = talked_over(
    "rearm-at",
    "ROS-178",
    "Sur la pile de quel suspect ?",
    "On whose pile?",
    take=Text("Sur la pile {de 0}", "On the pile of {0}"),
)
REARMED: Final = Fact(
    "rearmed",
    "ROS-178",
    [SEATED, card_at, suspect_at],
    "{0} [retend|retendez] {1} sur la pile {de 2}.",
    "{0} [sets|set] {1} again on the pile of {2}.",
)


@dataclass(frozen=True)
class Rearm(Effect):
    """ROS-178: a trap of the discard pile is laid on the pile of a living suspect, for all to see."""

    def usable(self, m: Inquiry, seat: int) -> bool:
        return any(m.is_trap(card) for card in m.discard) and m.dead.bit_count() < COUNT

    def do(self, m: Inquiry, seat: int) -> None:
        traps = [ACT.pack(CARD, card) for card in m.discard if m.is_trap(card)]
        card = Card(ACT.low(m.decide(seat, REARM, traps)))
        living = suspects([n for n in range(COUNT) if not m.dead >> n & 1])
        suspect = ACT.low(m.decide(seat, REARM_AT, living))
        take_out(m.discard, card)
        m.piles[suspect].append(card)
        if m.ears is not None:
            m.tell(REARMED, [seat, m.face[card], suspect])

    def say(self, t: Tongue) -> str:
        return t(
            "Reprenez un piège de la défausse et posez-le sur la pile d'un suspect vivant.",
            "Take a trap from the discard pile and lay it on the pile of a living suspect.",
        )


# What goals ask


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Condition:
    """ROS-96: what must already hold when a goal is played."""

    def holds(self, m: Inquiry) -> bool:
        raise NotImplementedError

    def say(self, t: Tongue) -> str:
        """As a sentence."""
        raise NotImplementedError


@dataclass(frozen=True)
class InnocentsDead(Condition):
    """ROS-185: so many innocents are dead, whoever killed them."""

    least: int

    def holds(self, m: Inquiry) -> bool:
        return m.innocents_dead() >= self.least

    def say(self, t: Tongue) -> str:
        return t(f"Au moins {self.least} innocents sont morts.", f"At least {self.least} innocents are dead.")


@dataclass(frozen=True)
class DayReached(Condition):
    """ROS-186: so many days have come."""

    day: int

    def holds(self, m: Inquiry) -> bool:
        return m.turn >= self.day

    def say(self, t: Tongue) -> str:
        return t(f"C'est le jour {self.day} ou plus tard.", f"It is day {self.day} or later.")


@dataclass(frozen=True)
class Living(Condition):
    """ROS-186: so many suspects are alive."""

    least: int

    def holds(self, m: Inquiry) -> bool:
        return COUNT - m.dead.bit_count() >= self.least

    def say(self, t: Tongue) -> str:
        return t(f"Au moins {self.least} suspects sont vivants.", f"At least {self.least} suspects are alive.")
