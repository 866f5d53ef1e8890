"""The heroes: each word does or counts one thing and says it; each hero is made of words.

The rulebook prints the effects but few colours and values: what is reconstructed is marked so in docs/rules/legions.md.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from veillee.core.facts import FOE, SEATED, About, Fact, Prompt
from veillee.core.grammar import Name
from veillee.core.match import NO_CARD, Card, take_out
from veillee.core.text import Text, Tongue
from veillee.games.legions.cards.guilds import BLUE, GREEN, PLACE_COUNT, RED, VIOLET, YELLOW
from veillee.games.legions.cards.legions import FIRST_HERO
from veillee.games.legions.rules.battle import ABOUT_SEAT, NOWHERE, Battle, line_of
from veillee.games.legions.rules.options import ALL_PLACES, AT, BEFORE, NO
from veillee.games.legions.voice import sentences
from veillee.games.legions.voice.sentences import card_at, place_at


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """LEG-34: what a hero's recruiter may do when it comes."""

    def do(self, m: Battle, seat: int, slot: int) -> None:
        """Applied by the seat whose hero lies at that slot."""
        raise NotImplementedError

    def say(self, t: Tongue) -> str:
        raise NotImplementedError


UNUSED: Final = Text("Ne pas appliquer le pouvoir", "Do not use the power")


TAKE_BACK: Final = Prompt(
    "take-back",
    "LEG-100",
    "Quelle légion reprenez-vous en main ?",
    "Which legion do you take back into your hand?",
    take=Text("Reprendre en main {0}", "Take back {0}"),
    leave=UNUSED,
)
FROM_HAND: Final = Prompt(
    "from-hand",
    "LEG-100",
    "Quelle autre légion placez-vous ?",
    "Which other legion do you put down?",
    take=Text("Placer {0}", "Put down {0}"),
)
ANYWHERE: Final = Prompt(
    "anywhere",
    "LEG-100",
    "Devant quel lieu placez-vous {0} ?",
    "Before which place do you put {0}?",
    [card_at],
    take=Text("Devant {0}", "Before {0}"),
)
TOOK_BACK: Final = Fact(
    "took-back",
    "LEG-100",
    [SEATED, card_at, place_at],
    "{0} [reprend|reprenez] en main {1}, posée devant {2}.",
    "{0} [takes|take] {1} back into hand from {2}.",
)


class TakeBack(Power):
    """LEG-100: one of your legions comes back to your hand, another goes from it before any place."""

    def do(self, m: Battle, seat: int, slot: int) -> None:
        camp = m.camps[seat]
        back = m.may_choose(seat, TAKE_BACK, camp.lying())
        if back == NO:
            return
        place = m.withdraw(camp, back)
        others = camp.hand[:]
        camp.hand.append(back)
        m.note_card(TOOK_BACK, seat, back, place)
        legion = m.choose(seat, FROM_HAND, others)
        place = AT.low(m.choose(seat, ANYWHERE, ALL_PLACES, About([m.face[legion]])))
        take_out(camp.hand, legion)
        m.reveal(legion)
        m.play(seat, legion, place)

    def say(self, t: Tongue) -> str:
        return t(
            "Vous pouvez reprendre en main une de vos légions du champ de bataille, en déroute ou non, puis en poser une autre de votre main devant n'importe quel lieu.",
            "You may take one of your legions, in rout or not, back from the battlefield, then put another from your hand before any place.",
        )


RALLY_MORE: Final = Prompt(
    "rally-more",
    "LEG-101",
    "Quelle légion en déroute ralliez-vous ?",
    "Which routed legion do you rally?",
    take=Text("Rallier {0}", "Rally {0}"),
    leave=Text("S'en tenir là", "Leave it at that"),
)


@dataclass(frozen=True)
class Rally(Power):
    """LEG-101: rally some of your routed legions, wherever they are."""

    count: int

    def do(self, m: Battle, seat: int, slot: int) -> None:
        camp = m.camps[seat]
        for _ in range(self.count):
            legion = m.may_choose(seat, RALLY_MORE, [legion for legions in camp.routed for legion in legions])
            if legion == NO:
                return
            m.rally(seat, legion, line_of(camp.routed, legion))

    def say(self, t: Tongue) -> str:
        return t(
            f"Vous pouvez rallier jusqu'à {self.count} de vos légions en déroute.",
            f"You may rally up to {self.count} of your routed legions.",
        )


MOVE: Final = Prompt(
    "move",
    "LEG-102",
    "Quelle légion déplacez-vous ?",
    "Which legion do you move?",
    take=Text("Déplacer {0}", "Move {0}"),
    leave=UNUSED,
)
MOVE_TO: Final = Prompt(
    "move-to",
    "LEG-102",
    "Devant quel lieu va {0} ?",
    "Before which place does {0} go?",
    [card_at],
    take=Text("Devant {0}", "Before {0}"),
)
MOVED: Final = Fact(
    "moved",
    "LEG-102",
    [SEATED, card_at, place_at],
    "{0} [déplace|déplacez] {1} devant {2}.",
    "{0} [moves|move] {1} to {2}.",
)


class Move(Power):
    """LEG-102: one of your legions goes before another place, as it is (LEG-110)."""

    def do(self, m: Battle, seat: int, slot: int) -> None:
        camp = m.camps[seat]
        legion = m.may_choose(seat, MOVE, camp.lying())
        if legion == NO:
            return
        standing = line_of(camp.face_up, legion)
        here = AT.pack(BEFORE, standing if standing != NOWHERE else line_of(camp.routed, legion))
        others = [at for at in ALL_PLACES if at != here]
        there = AT.low(m.choose(seat, MOVE_TO, others, About([m.face[legion]])))
        m.withdraw(camp, legion)
        m.settle(camp, legion, there, standing != NOWHERE)
        m.note_card(MOVED, seat, legion, there)

    def say(self, t: Tongue) -> str:
        return t(
            "Vous pouvez déplacer une de vos légions, en déroute ou non, vers un autre lieu, quelle que soit sa couleur.",
            "You may move one of your legions, in rout or not, to another place, whatever its colour.",
        )


REMOVE: Final = Prompt(
    "remove",
    "LEG-103",
    "Quelle légion adverse retirez-vous de la partie ?",
    "Which enemy legion do you remove from the game?",
    take=Text("Retirer de la partie {0}", "Remove {0} from the game"),
    leave=UNUSED,
)
REMOVED: Final = Fact(
    "removed",
    "LEG-103",
    [SEATED, card_at],
    "{0} [retire|retirez] {1} de la partie.",
    "{0} [removes|remove] {1} from the game.",
)


class Remove(Power):
    """LEG-103: a legion tucked under an enemy hero leaves the game."""

    def do(self, m: Battle, seat: int, slot: int) -> None:
        foe = m.camps[1 - seat]
        legion = m.may_choose(seat, REMOVE, [legion for legions in foe.under for legion in legions])
        if legion == NO:
            return
        m.remove_from_under(foe, legion)
        m.note_card(REMOVED, seat, legion)

    def say(self, t: Tongue) -> str:
        return t(
            "Vous pouvez retirer de la partie une légion glissée sous un héros adverse.",
            "You may remove a legion tucked under an enemy hero from the game.",
        )


STEAL: Final = Prompt(
    "steal",
    "LEG-104",
    "Quelle légion adverse volez-vous ?",
    "Which enemy legion do you steal?",
    take=Text("Voler {0}", "Steal {0}"),
    leave=UNUSED,
)
STOLE: Final = Fact(
    "stole",
    "LEG-104",
    [SEATED, card_at, place_at, FOE],
    "{0} [3:[vole|volez] {1} {à 3}|vous vole {1}] devant {2}.",
    "{0} [steals|steal] {1} from {3} at {2}.",
)


class Steal(Power):
    """LEG-104: an enemy legion changes sides before its place, as it is (LEG-110)."""

    def do(self, m: Battle, seat: int, slot: int) -> None:
        foe = m.camps[1 - seat]
        legion = m.may_choose(seat, STEAL, foe.lying())
        if legion == NO:
            return
        standing = line_of(foe.face_up, legion) != NOWHERE
        place = m.withdraw(foe, legion)
        m.settle(m.camps[seat], legion, place, standing)
        m.note_card(STOLE, seat, legion, place)

    def say(self, t: Tongue) -> str:
        return t(
            "Vous pouvez voler une légion adverse du champ de bataille, en déroute ou non : elle passe de votre côté, devant le même lieu.",
            "You may steal an enemy legion from the battlefield, in rout or not: it comes to your side, before the same place.",
        )


SWAP_THEIRS: Final = Prompt(
    "swap-theirs",
    "LEG-105",
    "Quelle légion prenez-vous dans la main {de 0} ?",
    "Which legion do you take from {0's} hand?",
    [SEATED],
    take=Text("Prendre {0}", "Take {0}"),
    leave=Text("Ne rien échanger", "Exchange nothing"),
)
SWAP_MINE: Final = Prompt(
    "swap-mine",
    "LEG-105",
    "Laquelle des vôtres donnez-vous en échange {de 0} ?",
    "Which of yours do you give for {0}?",
    [card_at],
    take=Text("Donner {0}", "Give {0}"),
)
SWAPPED: Final = Fact(
    "swapped",
    "LEG-105",
    [SEATED, card_at, card_at, FOE],
    "{0} [prend|prenez] {1} dans [3:la main {de 3}|votre main] et [donne|donnez] {2} en échange.",
    "{0} [takes|take] {1} from {3's} hand and [gives|give] {2} for it.",
)


class Swap(Power):
    """LEG-105: see the enemy's hand and, if you like, exchange one of its legions with one of yours."""

    def do(self, m: Battle, seat: int, slot: int) -> None:
        m.see_hand(seat)
        mine = m.camps[seat].hand
        theirs = m.camps[1 - seat].hand
        taken = m.may_choose(seat, SWAP_THEIRS, theirs, ABOUT_SEAT[1 - seat])
        if taken == NO:
            return
        given = m.choose(seat, SWAP_MINE, mine, About([m.face[taken]]))
        mine[mine.index(given)] = taken
        theirs[theirs.index(taken)] = given
        m.reveal(given)
        m.note(SWAPPED, seat, m.face[taken], m.face[given])

    def say(self, t: Tongue) -> str:
        return t(
            "Vous pouvez regarder la main adverse, puis échanger, si vous le souhaitez, une de ses légions contre une des vôtres.",
            "You may look at your opponent's hand, then exchange one of its legions for one of yours if you wish.",
        )


THIRD: Final = Prompt(
    "third",
    "LEG-106",
    "Quelle troisième légion glissez-vous sous {0} ?",
    "Which third legion do you tuck under {0}?",
    [card_at],
    take=Text("Glisser {0}", "Tuck {0}"),
    leave=Text("Ne rien glisser de plus", "Tuck nothing more"),
)


class Third(Power):
    """LEG-106: one more of your legions, from anywhere on your battlefield, is tucked under this hero."""

    def do(self, m: Battle, seat: int, slot: int) -> None:
        camp = m.camps[seat]
        legion = m.may_choose(seat, THIRD, camp.lying(), About([m.face[camp.heroes[slot]]]))
        if legion == NO:
            return
        m.withdraw(camp, legion)
        m.tuck_under(seat, legion, slot)

    def say(self, t: Tongue) -> str:
        return t(
            "Vous pouvez glisser sous ce héros une troisième légion, en déroute ou non, prise où vous voulez sur votre champ de bataille.",
            "You may tuck a third legion, in rout or not, under this hero, from anywhere on your battlefield.",
        )


SEND_BACK: Final = Prompt(
    "send-back",
    "LEG-107",
    "Lequel de vos héros rendez-vous à la file ?",
    "Which of your heroes goes back to the row?",
    take=Text("Rendre à la file {0}", "Send {0} back to the row"),
    leave=UNUSED,
)
BRING_IN: Final = Prompt(
    "bring-in",
    "LEG-107",
    "Quel héros de la file prend la place {de 0} ?",
    "Which hero of the row takes the place of {0}?",
    [card_at],
    take=Text("Faire venir {0}", "Bring in {0}"),
)
EXCHANGED: Final = Fact(
    "exchanged",
    "LEG-107",
    [SEATED, card_at, card_at],
    "{0} [rend|rendez] {1} à la file et [prend|prenez] {2} à la place.",
    "{0} [gives|give] {1} back to the row and [takes|take] {2} instead.",
)


class Exchange(Power):
    """LEG-107: another of your heroes goes back to the row, one of the row takes its place and applies its power."""

    def do(self, m: Battle, seat: int, slot: int) -> None:
        camp = m.camps[seat]
        others = [hero for hero in camp.heroes if hero != camp.heroes[slot]]
        row = open_heroes(m, seat)
        leaving = m.may_choose(seat, SEND_BACK, others) if row else NO_CARD
        if leaving == NO:
            return
        coming = m.choose(seat, BRING_IN, row, About([m.face[leaving]]))
        at = camp.heroes.index(leaving)
        camp.heroes[at] = coming
        m.hero_row[m.hero_row.index(coming)] = leaving
        m.note(EXCHANGED, seat, m.face[leaving], m.face[coming])
        apply_power(m, seat, at)

    def say(self, t: Tongue) -> str:
        return t(
            "Vous pouvez échanger un autre de vos héros avec un héros de la file, dont le pouvoir s'applique ; les légions restent dessous.",
            "You may exchange another of your heroes with one of the row, whose power applies; the legions stay underneath.",
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Scoring:
    """What a hero is worth at the end beside its printed points."""

    def points(self, m: Battle, seat: int, slot: int) -> int:
        raise NotImplementedError

    def say(self, t: Tongue) -> str:
        raise NotImplementedError


class PerPlaceNotHeld(Scoring):
    """LEG-90: one point for each place whose majority you do not hold."""

    def points(self, m: Battle, seat: int, slot: int) -> int:
        return PLACE_COUNT - m.majority.count(seat)

    def say(self, t: Tongue) -> str:
        return t("1 point par lieu dont vous n'avez pas la majorité.", "1 point per place whose majority you lack.")


class PerColour(Scoring):
    """LEG-91: one point for each colour among your heroes."""

    def points(self, m: Battle, seat: int, slot: int) -> int:
        return len({hero_of(m, hero).guild for hero in m.camps[seat].heroes})

    def say(self, t: Tongue) -> str:
        return t("1 point par couleur parmi vos héros.", "1 point per colour among your heroes.")


class PerBanner(Scoring):
    """LEG-92: one point for each banner you control."""

    def points(self, m: Battle, seat: int, slot: int) -> int:
        return banners(m, seat)

    def say(self, t: Tongue) -> str:
        return t("1 point par bannière que vous contrôlez.", "1 point per banner you control.")


class Double(Scoring):
    """LEG-93: the legions under this hero count twice."""

    def points(self, m: Battle, seat: int, slot: int) -> int:
        return m.legion_points(m.camps[seat].under[slot])

    def say(self, t: Tongue) -> str:
        return t("Les légions glissées dessous comptent double.", "The legions tucked under it count double.")


@dataclass(frozen=True)
class Hero:
    """LEG-07: a hero card: a guild, printed points, and a power, a scoring, a banner or a twin."""

    key: str
    rule: str
    name: Name
    guild: int
    points: int = 0
    power: Power | None = None
    scoring: Scoring | None = None
    banner: bool = False
    twin: bool = False
    """LEG-94, LEG-109: with the other twin, two points and a banner between them."""


HEROES: Final = [
    Hero("sirene", "LEG-104", Name("La Sirène d'encre", "The Ink Siren", feminine=True), VIOLET, power=Steal()),
    Hero("moissonneur", "LEG-106", Name("Le Moissonneur", "The Reaper"), YELLOW, points=7, power=Third()),
    Hero(
        "laminaire",
        "LEG-93",
        Name("Dame Laminaire", "Lady Laminaria", feminine=True),
        YELLOW,
        points=5,
        scoring=Double(),
    ),
    Hero("hargne", "LEG-102", Name("Capitaine Hargne", "Captain Spite"), GREEN, points=4, power=Move()),
    Hero("harponneur", "LEG-103", Name("Le Harponneur", "The Harpooner"), RED, points=4, power=Remove()),
    Hero("murene", "LEG-92", Name("Enseigne Murène", "Ensign Moray"), RED, points=5, scoring=PerBanner()),
    Hero("mediateur", "LEG-108", Name("Le Médiateur", "The Mediator"), BLUE, banner=True),
    Hero("corail", "LEG-109", Name("Consul Corail", "Consul Coral"), BLUE, points=3, twin=True),
    Hero("perle", "LEG-109", Name("Consule Perle", "Consul Pearl", feminine=True), BLUE, points=3, twin=True),
    Hero(
        "oracle", "LEG-105", Name("L'Oracle noyée", "The Drowned Oracle", feminine=True), VIOLET, points=2, power=Swap()
    ),
    Hero(
        "ondine",
        "LEG-101",
        Name("Vénérable Ondine", "Venerable Ondine", feminine=True),
        VIOLET,
        points=4,
        power=Rally(2),
    ),
    Hero(
        "recluse",
        "LEG-90",
        Name("La Recluse des failles", "The Rift Recluse", feminine=True),
        VIOLET,
        points=5,
        scoring=PerPlaceNotHeld(),
    ),
    Hero("nacre", "LEG-91", Name("Maître Nacre", "Master Nacre"), GREEN, points=2, scoring=PerColour()),
    Hero(
        "passeuse", "LEG-100", Name("La Passeuse", "The Ferrywoman", feminine=True), GREEN, points=3, power=TakeBack()
    ),
    Hero("courtier", "LEG-107", Name("Courtier Bernique", "Broker Limpet"), GREEN, points=4, power=Exchange()),
]
HERO_GUILD: Final[list[int]] = [hero.guild for hero in HEROES]
TWINS_POINTS: Final = 2
LOOKED_AT: Final = 2
"""LEG-31: how many heroes of the pile one looks at."""


# What lies where


def hero_of(m: Battle, card: Card) -> Hero:
    return HEROES[m.face[card] - FIRST_HERO]


def open_heroes(m: Battle, seat: int) -> list[Card]:
    """The heroes of the row a seat may recruit: all but one reserved against it (LEG-83)."""
    if m.reserved == NO_CARD or seat == m.roi:
        return m.hero_row
    return [hero for hero in m.hero_row if hero != m.reserved]


def heroes_of(m: Battle, row: list[Card], guild: int) -> list[Card]:
    return [hero for hero in row if HERO_GUILD[m.face[hero] - FIRST_HERO] == guild]


def shows(m: Battle, row: list[Card], guild: int) -> bool:
    return any(HERO_GUILD[m.face[hero] - FIRST_HERO] == guild for hero in row)


def opens_pile(m: Battle, guild: int) -> bool:
    """LEG-31, LEG-D10: whether one looks into the pile, since the row shows no hero of that colour, reserved or not."""
    return bool(m.hero_pile) and not shows(m, m.hero_row, guild)


def look_at_heroes(m: Battle, seat: int, count: int) -> list[Card]:
    """LEG-31: look at the first heroes of the pile, the uppermost first."""
    first = m.hero_pile[-count:]
    first.reverse()
    for card in first:
        m.show(card, seat)
    m.note(sentences.LOOKED_AT_HEROES, seat, len(first))
    if m.ears is not None:
        m.tell(sentences.SAW_HEROES, [seat, *[m.face[card] for card in first]], 1 << seat)
    return first


def apply_power(m: Battle, seat: int, slot: int) -> None:
    """LEG-34: a hero's power, if it has one, may be applied when it comes."""
    power = hero_of(m, m.camps[seat].heroes[slot]).power
    if power is not None:
        power.do(m, seat, slot)


def twins(m: Battle, seat: int) -> bool:
    """LEG-109: whether both twins lie side by side."""
    return len([hero for hero in m.camps[seat].heroes if hero_of(m, hero).twin]) == 2


def banners(m: Battle, seat: int) -> int:
    """LEG-53: the banners seen in a camp: standing or tucked legions, heroes, the Senate's majority."""
    camp = m.camps[seat]
    count = camp.flags
    if m.majority[BLUE] == seat:
        count += 1
    twin = 0
    for card in camp.heroes:
        hero = HEROES[m.face[card] - FIRST_HERO]
        if hero.banner:
            count += 1
        elif hero.twin:
            twin += 1
    return count + 1 if twin == 2 else count
