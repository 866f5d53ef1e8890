"""The stratagems: each word does one thing once, at its moment, and says it; each camp draws one of its own."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from veillee.core.facts import FOE, SEATED, Fact, Prompt
from veillee.core.grammar import Name
from veillee.core.match import NO_CARD, Card
from veillee.core.text import Text, Tongue
from veillee.games.legions.cards.heroes import HEROES, LOOKED_AT, look_at_heroes, open_heroes
from veillee.games.legions.cards.legions import FIRST_HERO
from veillee.games.legions.rules.battle import (
    ABOUT_SEAT,
    ATTACKING,
    OPENING,
    RECRUITING,
    SETTING_UP,
    TURNS,
    Battle,
)
from veillee.games.legions.rules.options import ALL_PLACES, AT, BEFORE, NO
from veillee.games.legions.voice.prompts import HERO, LOOKED
from veillee.games.legions.voice.sentences import USED, card_at, place_at


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Ruse:
    """LEG-80: what a stratagem does. It has its moment, and needs the hooks of that moment alone."""

    moment: int = SETTING_UP
    """The phase in which it may be used."""
    option: int = NO
    """The number of the option that uses it, or of its kind where that is packed with a place: one that no other has (a test asks for that)."""

    def opens(self, m: Battle) -> bool:
        """At the start of a turn: whether it may be used instead of choosing a legion."""
        return True

    def open(self, m: Battle, seat: int) -> Card:
        """Used at the start of a turn: gives the legion that the opponent must play, or NO_CARD."""
        raise NotImplementedError

    def recruits(self, m: Battle, row: list[Card], place: int) -> bool:
        """Whether it is another way to recruit with three legions at a place, when these heroes of the row are open."""
        return False

    def looks(self, m: Battle) -> bool:
        """Whether who has looked at the first heroes of the pile may use it then."""
        return False

    def find_hero(self, m: Battle, seat: int) -> Card:
        """Used to recruit: gives the hero that comes."""
        raise NotImplementedError

    def recruited(self, m: Battle, seat: int) -> None:
        """What is left to do once that hero has come."""

    def diverts(self, m: Battle, place: int) -> list[int]:
        """When one is attacked at a place: where it may send the attack."""
        raise NotImplementedError

    def divert(self, m: Battle, seat: int, place: int, there: int) -> None:
        """Used when one is attacked at a place: the attack goes there."""
        raise NotImplementedError

    def say(self, t: Tongue) -> str:
        """What is printed on the stratagem."""
        raise NotImplementedError

    def offer(self) -> Text:
        """What its option does, where {0} is the place it is done to or, for want of one, the opponent."""
        raise NotImplementedError


@dataclass(frozen=True)
class AnyHero(Ruse):
    """LEG-81: three legions at one place recruit any hero of the row."""

    moment: int = RECRUITING
    option: int = 12

    def recruits(self, m: Battle, row: list[Card], place: int) -> bool:
        return bool(row)

    def find_hero(self, m: Battle, seat: int) -> Card:
        return m.choose(seat, HERO, open_heroes(m, seat))

    def say(self, t: Tongue) -> str:
        return t(
            "Quand vous recrutez avec trois légions devant un même lieu, prenez n'importe quel héros de la file.",
            "When you recruit with three legions before one place, take any hero of the row.",
        )

    def offer(self) -> Text:
        return Text("un héros au choix", "any hero of the row")


SHUFFLED: Final = Fact(
    "shuffled",
    "LEG-82",
    [SEATED],
    "{0} [mélange|mélangez] les autres à la pioche des héros.",
    "{0} [shuffles|shuffle] the others back into the pile of heroes.",
)


@dataclass(frozen=True)
class LookAtMore(Ruse):
    """LEG-82: having seen the first heroes of the pile (LEG-D19), look at more, recruit one, shuffle the others back."""

    moment: int = RECRUITING
    option: int = -8
    count: int = 5

    def looks(self, m: Battle) -> bool:
        return len(m.hero_pile) > LOOKED_AT

    def find_hero(self, m: Battle, seat: int) -> Card:
        return m.choose(seat, LOOKED, look_at_heroes(m, seat, self.count))

    def recruited(self, m: Battle, seat: int) -> None:
        m.shuffle(m.hero_pile)
        m.note(SHUFFLED, seat)

    def say(self, t: Tongue) -> str:
        return t(
            f"Quand vous venez de regarder {LOOKED_AT} héros de la pioche, regardez-en {self.count} : recrutez-en un et mélangez les autres à la pioche.",
            f"When you have looked at {LOOKED_AT} heroes of the pile, look at {self.count}: recruit one and shuffle the others back.",
        )

    def offer(self) -> Text:
        return Text(f"voir {self.count} héros de la pioche", f"look at {self.count} heroes of the pile")


RESERVE: Final = Prompt(
    "reserve",
    "LEG-83",
    "Serment d'honneur : quel héros réservez-vous ?",
    "Pledge of Honour: which hero do you reserve?",
    take=Text("Réserver {0}", "Reserve {0}"),
)
RESERVED: Final = Fact(
    "reserved",
    "LEG-83",
    [SEATED, card_at, FOE],
    "{0} [réserve|réservez] {1} : {2} ne [2:pourra|pourrez] jamais recruter ce héros.",
    "{0} [reserves|reserve] {1}: {2} can never recruit this hero.",
)


@dataclass(frozen=True)
class Reserve(Ruse):
    """LEG-83: a hero of the row is kept from the opponent for good."""

    moment: int = OPENING
    option: int = -7

    def opens(self, m: Battle) -> bool:
        return bool(m.hero_row)

    def open(self, m: Battle, seat: int) -> Card:
        m.reserved = m.choose(seat, RESERVE, m.hero_row)
        m.note_card(RESERVED, seat, m.reserved)
        return NO_CARD

    def say(self, t: Tongue) -> str:
        return t(
            "Au début d'un tour, réservez un héros de la file : jamais votre adversaire ne pourra le recruter.",
            "At the start of a turn, reserve a hero of the row: your opponent can never recruit it.",
        )

    def offer(self) -> Text:
        return Text("réserver un héros de la file", "reserve a hero of the row")


THEIR_LEGION: Final = Prompt(
    "their-legion",
    "LEG-84",
    "Murmure du Kraken : quelle légion faites-vous jouer {à 0} ?",
    "Whisper of the Kraken: which legion must {0} play?",
    [SEATED],
    take=Text("Lui faire jouer {0}", "Make your opponent play {0}"),
)
ORDERED: Final = Fact(
    "ordered",
    "LEG-84",
    [SEATED, FOE],
    "{0} [a|avez] choisi la légion {que 1} [1:joue|jouez].",
    "{0} [has|have] chosen the legion that {1} [1:plays|play].",
)


@dataclass(frozen=True)
class Command(Ruse):
    """LEG-84: see the opponent's hand, and choose the legion they play; but not in the last turn (LEG-D20)."""

    moment: int = OPENING
    option: int = -2

    def opens(self, m: Battle) -> bool:
        return m.turn < TURNS

    def open(self, m: Battle, seat: int) -> Card:
        m.see_hand(seat)
        legion = m.choose(seat, THEIR_LEGION, m.camps[1 - seat].hand, ABOUT_SEAT[1 - seat])
        m.note(ORDERED, seat)
        return legion

    def say(self, t: Tongue) -> str:
        return t(
            "Au début d'un tour, sauf du dernier, voyez la main adverse et décidez quelle légion votre adversaire joue.",
            "At the start of a turn, but not of the last, see your opponent's hand and decide which legion they play.",
        )

    def offer(self) -> Text:
        return Text("voir la main {de 0} et choisir à sa place", "see {0's} hand and choose from it")


REDIRECTED: Final = Fact(
    "redirected",
    "LEG-85",
    [SEATED, place_at, place_at],
    "{0} [détourne|détournez] l'attaque : au lieu d'atteindre {1}, elle frappe {2}.",
    "{0} [turns|turn] the attack away from {1}: it strikes {2}.",
)


@dataclass(frozen=True)
class Divert(Ruse):
    """LEG-85: an attack strikes another place of yours, where somebody stands (LEG-D4)."""

    moment: int = ATTACKING

    def diverts(self, m: Battle, place: int) -> list[int]:
        lines = m.camps[1 - m.acting].face_up
        here = AT.pack(BEFORE, place)
        return [at for at in ALL_PLACES if at != here and lines[AT.low(at)]]

    def divert(self, m: Battle, seat: int, place: int, there: int) -> None:
        m.note(REDIRECTED, seat, place, there)

    def say(self, t: Tongue) -> str:
        return t(
            "Quand vous êtes attaqué, mais non par un ambassadeur, envoyez l'attaque sur un autre de vos lieux, où des légions sont debout.",
            "When you are attacked, but not by an ambassador, send the attack to another place of yours, where legions stand.",
        )

    def offer(self) -> Text:
        return Text("détourner vers {0}", "turn it to {0}")


GIVE: Final = Prompt(
    "give",
    "LEG-86",
    "Présent empoisonné : quelle légion de la file faites-vous prendre {à 0} ?",
    "Poisoned Gift: which legion of the row must {0} take?",
    [SEATED],
    take=Text("Lui faire prendre {0}", "Make your opponent take {0}"),
)
GAVE: Final = Fact(
    "gave",
    "LEG-86",
    [SEATED, FOE],
    "{0} [choisit|choisissez] la légion {que 1} [1:prend|prenez].",
    "{0} [chooses|choose] the legion that {1} [1:takes|take].",
)


@dataclass(frozen=True)
class Give(Ruse):
    """LEG-86: announced at the start of a turn (LEG-D3), choose the legion that the opponent takes in it."""

    moment: int = OPENING
    option: int = -9

    def open(self, m: Battle, seat: int) -> Card:
        m.giver = seat
        return NO_CARD

    def say(self, t: Tongue) -> str:
        return t(
            "Au début d'un tour : quand votre adversaire complétera sa main, décidez quelle légion de la file il prend.",
            "At the start of a turn: when your opponent fills their hand, decide which legion of the row they take.",
        )

    def offer(self) -> Text:
        return Text("choisir la légion que prendra {0}", "choose the legion that {0} will take")


@dataclass(frozen=True)
class Stratagem:
    """LEG-05: a stratagem token."""

    key: str
    rule: str
    name: Name
    ruse: Ruse
    kept: float = 0.25
    """What it is worth to a bot unused, in log-odds: bots would spend one too soon whose moment comes every turn, and miss the
    moment of one for which it seldom comes. The Grand Muster's is below nothing: what it finds comes to count in full only later."""


ROI_STRATAGEMS: Final = [
    Stratagem("edict", "LEG-81", Name("Édit royal", "Royal Edict"), AnyHero(), kept=0.1),
    Stratagem("muster", "LEG-82", Name("Grand Rassemblement", "Grand Muster"), LookAtMore(count=5), kept=-0.2),
    Stratagem("pledge", "LEG-83", Name("Serment d'honneur", "Pledge of Honour"), Reserve(), kept=0.55),
]
NECRO_STRATAGEMS: Final = [
    Stratagem("whisper", "LEG-84", Name("Murmure du Kraken", "Whisper of the Kraken"), Command(), kept=0.35),
    Stratagem("decoy", "LEG-85", Name("Leurre", "Decoy"), Divert(), kept=0.3),
    Stratagem("gift", "LEG-86", Name("Présent empoisonné", "Poisoned Gift"), Give(), kept=0.25),
]
STRATAGEMS: Final = ROI_STRATAGEMS + NECRO_STRATAGEMS
FIRST_STRATAGEM: Final = FIRST_HERO + len(HEROES)
CARDS: Final = FIRST_STRATAGEM + len(STRATAGEMS)

MOMENTS: Final[list[int]] = [one.ruse.moment for one in STRATAGEMS]
ROI_MOMENTS: Final[list[int]] = [one.ruse.moment for one in ROI_STRATAGEMS]
NECRO_MOMENTS: Final[list[int]] = [one.ruse.moment for one in NECRO_STRATAGEMS]


def stratagem_of(m: Battle, seat: int) -> Stratagem:
    return STRATAGEMS[m.face[m.camps[seat].stratagem] - FIRST_STRATAGEM]


def ruse_for(m: Battle, seat: int, moment: int) -> Ruse | None:
    """LEG-80: what a seat's stratagem can do at a moment, if it is that one's and still unused."""
    camp = m.camps[seat]
    if camp.used:
        return None
    held = m.face[camp.stratagem] - FIRST_STRATAGEM
    return STRATAGEMS[held].ruse if MOMENTS[held] == moment else None


def might_use(m: Battle, seat: int, moment: int) -> bool:
    """LEG-D1: a live table asks all who might hold a stratagem for that moment; a simulation spares the vain questions."""
    camp = m.camps[seat]
    if camp.used:
        return False
    if m.ask_all:
        return moment in (ROI_MOMENTS if seat == m.roi else NECRO_MOMENTS)
    return MOMENTS[m.face[camp.stratagem] - FIRST_STRATAGEM] == moment


def use(m: Battle, seat: int) -> Ruse:
    """LEG-80: the stratagem is turned over for all to see, and worth nothing any more."""
    camp = m.camps[seat]
    camp.used = True
    m.reveal(camp.stratagem)
    m.note_card(USED, seat, camp.stratagem)
    return stratagem_of(m, seat).ruse


def opening_ruse(option: int) -> Ruse:
    """The ruse that an option of the initiative uses: who imagines the match may have dealt that seat another card since."""
    return next(one.ruse for one in STRATAGEMS if one.ruse.option == option)
