"""The words of actions: what an Investigator may do by playing a clue."""

from dataclasses import dataclass
from typing import Final

from veillee.core.facts import SEATED, Fact
from veillee.core.match import Card, take_out
from veillee.core.text import Text, Tongue
from veillee.games.rose_noire.cards.suspects import ALL, COUNT
from veillee.games.rose_noire.rules.inquiry import NOWHERE, Inquiry
from veillee.games.rose_noire.rules.options import ACT, CARD, CEMETERY
from veillee.games.rose_noire.voice.prompts import talked_over
from veillee.games.rose_noire.voice.sentences import card_at, suspect_at
from veillee.games.rose_noire.words.effect import Effect, abroad, suspects, with_clues

PEEK_AT: Final = talked_over(
    "peek-at",
    "ROS-140",
    "Chez quel suspect jetez-vous un œil ?",
    "Whose clues do you peek at?",
    take=Text("Jeter un œil chez {0}", "Peek at the clues of {0}"),
)


@dataclass(frozen=True)
class Peek(Effect):
    """ROS-140: read the first clues of a living suspect."""

    count: int

    def usable(self, m: Inquiry, seat: int) -> bool:
        return bool(with_clues(m, ALL & ~m.dead))

    def do(self, m: Inquiry, seat: int) -> None:
        suspect = ACT.low(m.decide(seat, PEEK_AT, suspects(with_clues(m, ALL & ~m.dead))))
        m.peek(seat, suspect, self.count)

    def say(self, t: Tongue) -> str:
        return t(
            f"Jetez un œil aux {self.count} premiers indices d'un suspect vivant.",
            f"Peek at the first {self.count} clues of a living suspect.",
        )


@dataclass(frozen=True)
class MakeRounds(Effect):
    """ROS-141: read the first clue of several living suspects whom nobody has investigated today, as far as there are so many."""

    suspects: int

    def usable(self, m: Inquiry, seat: int) -> bool:
        return bool(self.quiet(m))

    def quiet(self, m: Inquiry) -> list[int]:
        return with_clues(m, ALL & ~m.dead & ~m.visited)

    def do(self, m: Inquiry, seat: int) -> None:
        left = self.quiet(m)
        for _ in range(min(self.suspects, len(left))):
            suspect = ACT.low(m.decide(seat, PEEK_AT, suspects(left)))
            left.remove(suspect)
            m.peek(seat, suspect, 1)

    def say(self, t: Tongue) -> str:
        return t(
            f"Jetez un œil au premier indice de {self.suspects} suspects vivants sur qui personne n'a enquêté aujourd'hui.",
            f"Peek at the first clue of {self.suspects} living suspects whom nobody has investigated today.",
        )


TAKE_FROM: Final = talked_over(
    "take-from",
    "ROS-142",
    "À quel suspect prenez-vous un indice ?",
    "From which suspect do you take a clue?",
    take=Text("Prendre le premier indice {de 0}", "Take the first clue of {0}"),
)
TOOK: Final = Fact(
    "took",
    "ROS-142",
    [SEATED, suspect_at],
    "{0} [prend|prenez] un indice à {1}, sans enquêter.",
    "{0} [takes|take] a clue from {1} without investigating.",
)


@dataclass(frozen=True)
class Take(Effect):
    """ROS-142: take the first clue of a suspect without investigating; a trap springs."""

    suspects: int = 1

    def usable(self, m: Inquiry, seat: int) -> bool:
        return bool(with_clues(m, ALL))

    def do(self, m: Inquiry, seat: int) -> None:
        left = ALL
        for _ in range(self.suspects):
            open_to = with_clues(m, left)
            if not open_to or m.over:
                return
            suspect = ACT.low(m.decide(seat, TAKE_FROM, suspects(open_to)))
            left &= ~(1 << suspect)
            m.note(TOOK, seat, suspect)
            m.draw_clue(seat, suspect)

    def say(self, t: Tongue) -> str:
        if self.suspects > 1:
            return t(
                f"Prenez le premier indice de {self.suspects} suspects différents, sans enquêter sur eux.",
                f"Take the first clue of {self.suspects} different suspects, without investigating them.",
            )
        return t(
            "Prenez le premier indice d'un suspect, sans enquêter sur lui.",
            "Take the first clue of a suspect, without investigating.",
        )


EXHUME: Final = talked_over(
    "exhume",
    "ROS-143",
    "Quel indice du cimetière prenez-vous ?",
    "Which clue of the cemetery do you take?",
    take=Text("Prendre {0}", "Take {0}"),
)
EXHUMED: Final = Fact(
    "exhumed",
    "ROS-143",
    [SEATED],
    "{0} [prend|prenez] un de ces indices.",
    "{0} [takes|take] one of these clues.",
)


@dataclass(frozen=True)
class Exhume(Effect):
    """ROS-143: read the first clues of the cemetery and take one; the others stay in their order."""

    count: int

    def usable(self, m: Inquiry, seat: int) -> bool:
        return bool(m.cemetery)

    def do(self, m: Inquiry, seat: int) -> None:
        seen = m.peek(seat, CEMETERY, self.count)
        card = Card(ACT.low(m.decide(seat, EXHUME, [ACT.pack(CARD, card) for card in seen])))
        m.lose_sight(seen, 1 << seat)
        take_out(m.cemetery, card)
        m.note(EXHUMED, seat)
        m.receive(seat, card)

    def say(self, t: Tongue) -> str:
        return t(
            f"Jetez un œil aux {self.count} premiers indices du cimetière et prenez-en un.",
            f"Peek at the first {self.count} clues of the cemetery and take one.",
        )


LOOK_AT: Final = talked_over(
    "look-at",
    "ROS-144",
    "De qui regardez-vous la main ?",
    "Whose hand do you look at?",
    take=Text("Regarder la main {de 0}", "Look at {0's} hand"),
)


@dataclass(frozen=True)
class SeeHand(Effect):
    """ROS-144: look at the hand of one or more other Investigators who have already investigated today."""

    count: int = 1

    def usable(self, m: Inquiry, seat: int) -> bool:
        return bool(abroad(m, seat))

    def do(self, m: Inquiry, seat: int) -> None:
        left = abroad(m, seat)
        for _ in range(min(self.count, len(left))):
            option = m.decide(seat, LOOK_AT, left)
            left = [other for other in left if other != option]
            m.see_hand(seat, ACT.low(option))

    def say(self, t: Tongue) -> str:
        if self.count > 1:
            return t(
                f"Regardez en secret la main de {self.count} autres Investigateurs qui ont déjà enquêté aujourd'hui.",
                f"Look in secret at the hands of {self.count} other Investigators who have already investigated today.",
            )
        return t(
            "Regardez en secret la main d'un autre Investigateur qui a déjà enquêté aujourd'hui.",
            "Look in secret at the hand of another Investigator who has already investigated today.",
        )


@dataclass(frozen=True)
class SeeRector(Effect):
    """ROS-145: look at the Rector's hand."""

    def usable(self, m: Inquiry, seat: int) -> bool:
        return bool(m.hands[m.rector])

    def do(self, m: Inquiry, seat: int) -> None:
        m.see_hand(seat, m.rector)

    def say(self, t: Tongue) -> str:
        return t("Regardez en secret la main du Recteur.", "Look in secret at the Rector's hand.")


DISCARD_FOR: Final = talked_over(
    "discard-for",
    "ROS-146",
    "Quelle carte défaussez-vous ?",
    "Which card do you discard?",
    take=Text("Défausser {0}", "Discard {0}"),
)


@dataclass(frozen=True)
class RectorDiscards(Effect):
    """ROS-146, ROS-147: the Rector discards a card at another moment than dusk, drawn at random or chosen by who plays this."""

    chosen: bool = False

    def usable(self, m: Inquiry, seat: int) -> bool:
        return bool(m.hands[m.rector])

    def do(self, m: Inquiry, seat: int) -> None:
        hand = m.hands[m.rector]
        if not self.chosen:
            m.discard_order(hand[m.dice.below(len(hand))])
            return
        m.see_hand(seat, m.rector)
        option = m.decide(seat, DISCARD_FOR, [ACT.pack(CARD, card) for card in hand])
        m.discard_order(Card(ACT.low(option)), seat)

    def say(self, t: Tongue) -> str:
        if self.chosen:
            return t(
                "Regardez en secret la main du Recteur et défaussez-en une carte.",
                "Look in secret at the Rector's hand and discard a card from it.",
            )
        return t(
            "Le Recteur défausse une carte de sa main, tirée au hasard.",
            "The Rector discards a card of his hand, drawn at random.",
        )


GUARD: Final = talked_over(
    "guard",
    "ROS-148",
    "Quel suspect faites-vous garder cette nuit ?",
    "Which suspect do you have guarded tonight?",
    take=Text("Faire garder {0}", "Have {0} guarded"),
)
GUARDED: Final = Fact(
    "guarded",
    "ROS-148",
    [SEATED, suspect_at],
    "{0} [fait|faites] garder {1} : personne ne pourra tuer ce suspect cette nuit.",
    "{0} [has|have] {1} guarded: nobody can kill this suspect tonight.",
)


@dataclass(frozen=True)
class Guard(Effect):
    """ROS-148: a suspect cannot be killed this night."""

    def usable(self, m: Inquiry, seat: int) -> bool:
        return bool(ALL & ~m.dead & ~m.guarded) and m.turn > 1

    def do(self, m: Inquiry, seat: int) -> None:
        open_to = [n for n in range(COUNT) if not (m.dead | m.guarded) >> n & 1]
        suspect = ACT.low(m.decide(seat, GUARD, suspects(open_to)))
        m.guarded |= 1 << suspect
        m.note(GUARDED, seat, suspect)

    def say(self, t: Tongue) -> str:
        return t(
            "Un suspect vivant est gardé : personne ne peut le tuer cette nuit. Pas le premier jour.",
            "A living suspect is guarded: nobody can kill them tonight. Not on the first day.",
        )


VISIT_TOO: Final = talked_over(
    "visit-too",
    "ROS-149",
    "Sur quel autre suspect enquêtez-vous ?",
    "Which other suspect do you investigate?",
    take=Text("Enquêter sur {0}", "Investigate {0}"),
)


@dataclass(frozen=True)
class Again(Effect):
    """ROS-149: investigate one suspect more today."""

    def usable(self, m: Inquiry, seat: int) -> bool:
        return any(m.free(n) for n in range(COUNT))

    def do(self, m: Inquiry, seat: int) -> None:
        open_to = suspects([n for n in range(COUNT) if m.free(n)])
        m.investigate(seat, ACT.low(m.decide(seat, VISIT_TOO, open_to)))

    def say(self, t: Tongue) -> str:
        return t(
            "Enquêtez tout de suite sur un suspect de plus.",
            "Investigate one more suspect at once.",
        )


SHOW: Final = talked_over(
    "show",
    "ROS-150",
    "Quelle preuve montrez-vous à tous ?",
    "Which proof do you show to everyone?",
    take=Text("Montrer {0}", "Show {0}"),
)
SHOWN: Final = Fact(
    "shown",
    "ROS-150",
    [SEATED, card_at],
    "{0} [montre|montrez] à tous {1}.",
    "{0} [shows|show] everyone {1}.",
)


@dataclass(frozen=True)
class ShowProof(Effect):
    """ROS-150: show everyone a proof of your hand, which you keep."""

    def usable(self, m: Inquiry, seat: int) -> bool:
        return bool(self.proofs(m, seat))

    def proofs(self, m: Inquiry, seat: int) -> list[int]:
        return [ACT.pack(CARD, card) for card in m.hands[seat] if m.proof_of(card) != NOWHERE]

    def do(self, m: Inquiry, seat: int) -> None:
        card = Card(ACT.low(m.decide(seat, SHOW, self.proofs(m, seat))))
        m.reveal(card)
        m.note_card(SHOWN, seat, card)

    def say(self, t: Tongue) -> str:
        return t(
            "Montrez à tous une preuve de votre main, et gardez-la.",
            "Show everyone a proof of your hand, and keep it.",
        )


TAKE_BACK: Final = talked_over(
    "take-back",
    "ROS-151",
    "Quelle action reprenez-vous dans la défausse ?",
    "Which action do you take back from the discard pile?",
    take=Text("Reprendre {0}", "Take back {0}"),
)
TOOK_BACK: Final = Fact(
    "took-back",
    "ROS-151",
    [SEATED, card_at],
    "{0} [reprend|reprenez] {1} dans la défausse.",
    "{0} [takes|take] {1} back from the discard pile.",
)


@dataclass(frozen=True)
class TakeBack(Effect):
    """ROS-151: an action of the discard pile comes to the hand."""

    def usable(self, m: Inquiry, seat: int) -> bool:
        return any(m.is_action(card) for card in m.discard)

    def do(self, m: Inquiry, seat: int) -> None:
        actions = [ACT.pack(CARD, card) for card in m.discard if m.is_action(card)]
        card = Card(ACT.low(m.decide(seat, TAKE_BACK, actions)))
        take_out(m.discard, card)
        m.hands[seat].append(card)
        m.note_card(TOOK_BACK, seat, card)

    def say(self, t: Tongue) -> str:
        return t("Reprenez une action de la défausse.", "Take back an action from the discard pile.")


WATCHED: Final = Fact(
    "watched",
    "ROS-152",
    [SEATED, SEATED],
    "{0} [fait|faites] veiller devant [1:la porte {de 1}, qui ne pourra|votre porte : vous ne pourrez] tuer personne cette nuit.",
    "{0} [has|have] {1's} door watched all night: {1} can kill nobody tonight.",
)


@dataclass(frozen=True)
class Watch(Effect):
    """ROS-152: the Rector cannot kill this night."""

    def usable(self, m: Inquiry, seat: int) -> bool:
        return not m.watched and m.turn > 1

    def do(self, m: Inquiry, seat: int) -> None:
        m.watched = True
        m.note(WATCHED, seat, m.rector)

    def say(self, t: Tongue) -> str:
        return t(
            "Cette nuit, le Recteur ne peut tuer personne. Pas le premier jour.",
            "Tonight the Rector can kill nobody. Not on the first day.",
        )
