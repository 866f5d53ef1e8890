"""The heroes: each word does or counts one thing and says it; each hero is made of words.

The rulebook prints the effects but few colours and values: what is reconstructed is marked so in docs/rules/legions.md.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from veillee.core.match import take_out
from veillee.core.text import Text, Tongue
from veillee.games.legions import prompts
from veillee.games.legions.guilds import (
    BLUE,
    FIRST_HERO,
    GREEN,
    PLACE_POINTS,
    PLACES,
    POINTS_OF,
    RED,
    VIOLET,
    YELLOW,
)
from veillee.games.legions.prompts import AT, NO
from veillee.games.legions.table import ALL_PLACES, NOWHERE, Side, Table, place_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """LEG-34: what a hero's recruiter may do when it comes."""

    def do(self, m: Table, seat: int, slot: int) -> None:
        """Applied by the seat whose hero lies at that slot."""
        raise NotImplementedError

    def say(self, t: Tongue) -> str:
        raise NotImplementedError


class TakeBack(Power):
    """LEG-100: one of your legions comes back to your hand, another goes from it before any place."""

    def do(self, m: Table, seat: int, slot: int) -> None:
        side = m.sides[seat]
        lying = on_battlefield(side)
        if not lying:
            return
        back = m.choose(seat, prompts.TAKE_BACK, [*lying, NO])
        if back == NO:
            return
        place = m.withdraw(side, back)
        others = side.hand[:]
        side.hand.append(back)
        m.note_card(prompts.TOOK_BACK, seat, back, place)
        legion = m.choose(seat, prompts.FROM_HAND, others)
        place = m.choose(seat, prompts.ANYWHERE, ALL_PLACES) - AT
        take_out(side.hand, legion)
        m.reveal(legion)
        m.play(seat, legion, place)

    def say(self, t: Tongue) -> str:
        return t(
            "Reprenez une de vos légions du champ de bataille, puis posez-en une autre de votre main devant n'importe quel lieu.",
            "Take one of your legions back from the battlefield, then put another from your hand before any place.",
        )


class Rally(Power):
    """LEG-101: rally some of your routed legions, wherever they are."""

    count: Final[int]

    def __init__(self, count: int) -> None:
        self.count = count

    def do(self, m: Table, seat: int, slot: int) -> None:
        side = m.sides[seat]
        for _ in range(self.count):
            routed = [legion for legions in side.routed for legion in legions]
            if not routed:
                return
            legion = m.choose(seat, prompts.RALLY_MORE, [*routed, NO])
            if legion == NO:
                return
            m.rally(seat, legion, place_of(side.routed, legion))

    def say(self, t: Tongue) -> str:
        return t(
            f"Ralliez jusqu'à {self.count} de vos légions en déroute.",
            f"Rally up to {self.count} of your routed legions.",
        )


class Move(Power):
    """LEG-102: one of your legions goes before another place, as it is (LEG-110)."""

    def do(self, m: Table, seat: int, slot: int) -> None:
        side = m.sides[seat]
        lying = on_battlefield(side)
        if not lying:
            return
        legion = m.choose(seat, prompts.MOVE, [*lying, NO])
        if legion == NO:
            return
        standing = place_of(side.face_up, legion)
        here = AT + (standing if standing != NOWHERE else place_of(side.routed, legion))
        there = m.choose(seat, prompts.MOVE_TO, [at for at in ALL_PLACES if at != here]) - AT
        m.withdraw(side, legion)
        m.settle(side, legion, there, standing != NOWHERE)
        m.note_card(prompts.MOVED, seat, legion, there)

    def say(self, t: Tongue) -> str:
        return t(
            "Déplacez une de vos légions vers un autre lieu, quelle que soit sa couleur.",
            "Move one of your legions to another place, whatever its colour.",
        )


class Remove(Power):
    """LEG-103: a legion tucked under an enemy hero leaves the game."""

    def do(self, m: Table, seat: int, slot: int) -> None:
        foe = m.sides[1 - seat]
        tucked = [legion for legions in foe.under for legion in legions]
        if not tucked:
            return
        legion = m.choose(seat, prompts.REMOVE, [*tucked, NO])
        if legion == NO:
            return
        m.remove_from_under(foe, legion)
        m.note_card(prompts.REMOVED, seat, legion)

    def say(self, t: Tongue) -> str:
        return t(
            "Retirez de la partie une légion glissée sous un héros adverse.",
            "Take a legion tucked under an enemy hero out of the game.",
        )


class Steal(Power):
    """LEG-104: an enemy legion changes sides before its place, as it is (LEG-110)."""

    def do(self, m: Table, seat: int, slot: int) -> None:
        foe = m.sides[1 - seat]
        lying = on_battlefield(foe)
        if not lying:
            return
        legion = m.choose(seat, prompts.STEAL, [*lying, NO])
        if legion == NO:
            return
        standing = place_of(foe.face_up, legion) != NOWHERE
        place = m.withdraw(foe, legion)
        m.settle(m.sides[seat], legion, place, standing)
        m.note_card(prompts.STOLE, seat, legion, place)

    def say(self, t: Tongue) -> str:
        return t(
            "Volez une légion adverse du champ de bataille : elle passe de votre côté, devant le même lieu.",
            "Steal an enemy legion from the battlefield: it comes to your side, before the same place.",
        )


class Swap(Power):
    """LEG-105: see the enemy's hand and, if you like, exchange one of its legions with one of yours."""

    def do(self, m: Table, seat: int, slot: int) -> None:
        see_hand(m, seat)
        mine = m.sides[seat].hand
        theirs = m.sides[1 - seat].hand
        taken = m.choose(seat, prompts.SWAP_THEIRS, [*theirs, NO])
        if taken == NO:
            return
        given = m.choose(seat, prompts.SWAP_MINE, mine)
        mine[mine.index(given)] = taken
        theirs[theirs.index(taken)] = given
        m.reveal(given)
        m.note(prompts.SWAPPED, seat, m.face[taken], m.face[given])

    def say(self, t: Tongue) -> str:
        return t(
            "Regardez la main adverse ; vous pouvez échanger une de ses légions contre une des vôtres.",
            "Look at your opponent's hand; you may exchange one of its legions for one of yours.",
        )


class Third(Power):
    """LEG-106: one more of your legions, from anywhere on your battlefield, is tucked under this hero."""

    def do(self, m: Table, seat: int, slot: int) -> None:
        side = m.sides[seat]
        lying = on_battlefield(side)
        if not lying:
            return
        legion = m.choose(seat, prompts.THIRD, [*lying, NO])
        if legion == NO:
            return
        m.withdraw(side, legion)
        m.tuck_under(seat, legion, slot)

    def say(self, t: Tongue) -> str:
        return t(
            "Glissez sous ce héros une troisième légion, prise où vous voulez sur votre champ de bataille.",
            "Tuck a third legion under this hero, from anywhere on your battlefield.",
        )


class Exchange(Power):
    """LEG-107: another of your heroes goes back to the row, one of the row takes its place and applies its power."""

    def do(self, m: Table, seat: int, slot: int) -> None:
        side = m.sides[seat]
        others = [hero for hero in side.heroes if hero != side.heroes[slot]]
        row = open_heroes(m, seat)
        if not others or not row:
            return
        leaving = m.choose(seat, prompts.SEND_BACK, [*others, NO])
        if leaving == NO:
            return
        coming = m.choose(seat, prompts.BRING_IN, row)
        at = side.heroes.index(leaving)
        side.heroes[at] = coming
        m.hero_row[m.hero_row.index(coming)] = leaving
        m.note(prompts.EXCHANGED, seat, m.face[leaving], m.face[coming])
        apply_power(m, seat, at)

    def say(self, t: Tongue) -> str:
        return t(
            "Échangez un autre de vos héros avec un héros de la file, dont le pouvoir s'applique ; ses légions restent dessous.",
            "Exchange another of your heroes with one of the row, whose power applies; its legions stay underneath.",
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Scoring:
    """What a hero is worth at the end beside its printed points."""

    def points(self, m: Table, seat: int, slot: int) -> int:
        raise NotImplementedError

    def say(self, t: Tongue) -> str:
        raise NotImplementedError


class PerPlaceNotHeld(Scoring):
    """LEG-90: one point for each place whose majority you do not hold."""

    def points(self, m: Table, seat: int, slot: int) -> int:
        return PLACES - m.majority.count(seat)

    def say(self, t: Tongue) -> str:
        return t("1 point par lieu dont vous n'avez pas la majorité.", "1 point per place whose majority you lack.")


class PerColour(Scoring):
    """LEG-91: one point for each colour among your heroes."""

    def points(self, m: Table, seat: int, slot: int) -> int:
        return len({hero_of(m, hero).guild for hero in m.sides[seat].heroes})

    def say(self, t: Tongue) -> str:
        return t("1 point par couleur parmi vos héros.", "1 point per colour among your heroes.")


class PerBanner(Scoring):
    """LEG-92: one point for each banner you control."""

    def points(self, m: Table, seat: int, slot: int) -> int:
        return banners(m, seat)

    def say(self, t: Tongue) -> str:
        return t("1 point par bannière que vous contrôlez.", "1 point per banner you control.")


class Double(Scoring):
    """LEG-93: the legions under this hero count twice."""

    def points(self, m: Table, seat: int, slot: int) -> int:
        return legion_points(m, m.sides[seat].under[slot])

    def say(self, t: Tongue) -> str:
        return t("Les légions glissées dessous comptent double.", "The legions tucked under it count double.")


class Hero:
    """A hero card: a guild, printed points, and a power, a scoring, a banner or a twin."""

    key: Final[str]
    name: Final[Text]
    guild: Final[int]
    points: Final[int]
    power: Final[Power | None]
    scoring: Final[Scoring | None]
    banner: Final[bool]
    twin: Final[bool]
    """LEG-94, LEG-109: with the other twin, two points and a banner between them."""
    rule: Final[str]

    def __init__(
        self,
        rule: str,
        key: str,
        name: Text,
        guild: int,
        points: int,
        power: Power | None = None,
        scoring: Scoring | None = None,
        banner: bool = False,
        twin: bool = False,
    ) -> None:
        self.rule = rule
        self.key = key
        self.name = name
        self.guild = guild
        self.points = points
        self.power = power
        self.scoring = scoring
        self.banner = banner
        self.twin = twin


HEROES: Final = [
    Hero("LEG-104", "sirene", Text("La Sirène d'encre", "The Ink Siren"), YELLOW, 0, power=Steal()),
    Hero("LEG-106", "moissonneur", Text("Le Moissonneur", "The Reaper"), YELLOW, 5, power=Third()),
    Hero("LEG-93", "laminaire", Text("Dame Laminaire", "Lady Laminaria"), YELLOW, 3, scoring=Double()),
    Hero("LEG-102", "hargne", Text("Capitaine Hargne", "Captain Spite"), RED, 4, power=Move()),
    Hero("LEG-103", "harponneur", Text("Le Harponneur", "The Harpooner"), RED, 4, power=Remove()),
    Hero("LEG-92", "murene", Text("Enseigne Murène", "Ensign Moray"), RED, 3, scoring=PerBanner()),
    Hero("LEG-108", "mediateur", Text("Le Médiateur", "The Mediator"), BLUE, 1, banner=True),
    Hero("LEG-109", "corail", Text("Consul Corail", "Consul Coral"), BLUE, 3, twin=True),
    Hero("LEG-109", "perle", Text("Consule Perle", "Consul Pearl"), BLUE, 3, twin=True),
    Hero("LEG-105", "oracle", Text("L'Oracle noyée", "The Drowned Oracle"), VIOLET, 4, power=Swap()),
    Hero("LEG-101", "ondine", Text("Vénérable Ondine", "Venerable Ondine"), VIOLET, 2, power=Rally(2)),
    Hero("LEG-90", "recluse", Text("La Recluse des failles", "The Rift Recluse"), VIOLET, 3, scoring=PerPlaceNotHeld()),
    Hero("LEG-91", "nacre", Text("Maître Nacre", "Master Nacre"), GREEN, 2, scoring=PerColour()),
    Hero("LEG-100", "passeuse", Text("La Passeuse", "The Ferrywoman"), GREEN, 4, power=TakeBack()),
    Hero("LEG-107", "courtier", Text("Courtier Bernique", "Broker Limpet"), GREEN, 5, power=Exchange()),
]
TWINS_POINTS: Final = 2
UNUSED_POINTS: Final = 2
"""LEG-80: what a stratagem is worth that was never used."""
HERO_GUILD: Final[list[int]] = [hero.guild for hero in HEROES]


# What lies where


def hero_of(m: Table, card: int) -> Hero:
    return HEROES[m.face[card] - FIRST_HERO]


def hero_guild(m: Table, card: int) -> int:
    return HERO_GUILD[m.face[card] - FIRST_HERO]


def open_heroes(m: Table, seat: int) -> list[int]:
    """The heroes of the row a seat may recruit: all but one reserved against it (LEG-83)."""
    if m.reserved < 0 or seat == m.roi:
        return m.hero_row[:]
    return [hero for hero in m.hero_row if hero != m.reserved]


def heroes_of(m: Table, row: list[int], guild: int) -> list[int]:
    return [hero for hero in row if hero_guild(m, hero) == guild]


def shows(m: Table, row: list[int], guild: int) -> bool:
    return any(hero_guild(m, hero) == guild for hero in row)


def apply_power(m: Table, seat: int, slot: int) -> None:
    """LEG-34: a hero's power, if it has one, may be applied when it comes."""
    power = hero_of(m, m.sides[seat].heroes[slot]).power
    if power is not None:
        power.do(m, seat, slot)


def see_hand(m: Table, seat: int) -> None:
    """A seat sees the other's hand, and nobody else does."""
    hand = m.sides[1 - seat].hand
    for legion in hand:
        m.show(legion, seat)
    m.note(prompts.LOOKED_AT_HAND, seat)
    if m.ears is not None:
        m.tell(prompts.SAW_HAND, [seat, *[m.face[legion] for legion in hand]], 1 << seat)


def on_battlefield(side: Side) -> list[int]:
    """All the legions before the places, standing or in rout."""
    return [legion for lines in (side.face_up, side.routed) for legions in lines for legion in legions]


# What it is worth


def banners(m: Table, seat: int) -> int:
    """LEG-53: the banners seen on a seat's side: standing or tucked legions, heroes, the Senate's majority."""
    side = m.sides[seat]
    count = side.flags
    if m.majority[BLUE] == seat:
        count += 1
    twin = 0
    for card in side.heroes:
        hero = hero_of(m, card)
        if hero.banner:
            count += 1
        elif hero.twin:
            twin += 1
    return count + 1 if twin == 2 else count


def twins(m: Table, seat: int) -> bool:
    """LEG-109: whether both twins lie side by side."""
    return len([hero for hero in m.sides[seat].heroes if hero_of(m, hero).twin]) == 2


def legion_points(m: Table, legions: list[int]) -> int:
    count = 0
    for legion in legions:
        count += POINTS_OF[m.face[legion]]
    return count


def hero_points(m: Table, seat: int, slot: int) -> int:
    """What a hero brings by itself, without the legions under it."""
    hero = hero_of(m, m.sides[seat].heroes[slot])
    return hero.points if hero.scoring is None else hero.points + hero.scoring.points(m, seat, slot)


def points(m: Table, seat: int) -> int:
    """LEG-62: an unused stratagem, heroes, the legions under them, and majorities."""
    side = m.sides[seat]
    count = 0 if side.used else UNUSED_POINTS
    for slot in range(len(side.heroes)):
        count += hero_points(m, seat, slot) + legion_points(m, side.under[slot])
    if twins(m, seat):
        count += TWINS_POINTS
    for place in range(PLACES):
        if m.majority[place] == seat:
            count += PLACE_POINTS[place]
    return count
