"""Constant abilities: what is so while a card is in play, or for a while."""

from typing import Final

from veillee.games.keyforge.board import Board
from veillee.games.keyforge.hooks import (
    ARMOR,
    BELONGS,
    CONTROL,
    COST,
    ENTERS,
    ENTERS_READY,
    ENTERS_STUNNED,
    FLANKS,
    GRANT,
    IGNORE,
    KEYWORD,
    POWER,
    REFILL,
    SPEND,
    STRIKE,
)
from veillee.games.keyforge.names import ELUSIVE, HOUSE_NAMES, KEYWORD_NAMES, TAUNT
from veillee.games.keyforge.printed import bold_lines
from veillee.games.keyforge.speech import AEMBER, Noun, Say, capital, joined
from veillee.games.keyforge.word import Cond, Constant, Ctx, Powers, Word
from veillee.games.keyforge.words.amounts import Amount, Fixed, number
from veillee.games.keyforge.words.groups import BOTH, OPPONENT, YOU, Group, seat_of
from veillee.games.keyforge.words.whom import Each, It, Whom

NOTHING: Final = Powers()
POWER_UNIT: Final = Noun("en puissance", "en puissance", True, "power", "power")


class Gets(Constant):
    """Cards get power, armour, keywords or abilities: a creature itself, its host, or each of a group."""

    whom: Final[Whom]
    more_power: Final[Amount]
    more_armor: Final[Amount]
    keywords: Final[dict[int, int]]
    gains: Final[Powers]
    when: Final[Cond | None]

    def __init__(
        self,
        whom: Whom,
        *,
        power: int | Amount = 0,
        armor: int | Amount = 0,
        keywords: dict[int, int] | None = None,
        gains: Powers | None = None,
        when: Cond | None = None,
    ) -> None:
        self.whom = whom
        self.more_power = number(power)
        self.more_armor = number(armor)
        self.keywords = keywords or {}
        self.gains = gains or NOTHING
        self.when = when
        hooks = POWER if power != 0 else 0
        hooks |= ARMOR if armor != 0 else 0
        hooks |= KEYWORD if keywords else 0
        hooks |= GRANT if any(word is not None for word in self.gains.bold) else 0
        super().__init__(hooks)

    def applies(self, b: Board, c: Ctx, card: int) -> bool:
        return self.whom.covers(b, c, card) and (self.when is None or self.when.holds(b, c))

    def power(self, b: Board, c: Ctx, card: int) -> int:
        return self.more_power.of(b, c) if self.applies(b, c, card) else 0

    def armor(self, b: Board, c: Ctx, card: int) -> int:
        return self.more_armor.of(b, c) if self.applies(b, c, card) else 0

    def keyword(self, b: Board, c: Ctx, card: int, keyword: int) -> int:
        value = self.keywords.get(keyword, 0)
        return value if value and self.applies(b, c, card) else 0

    def grants(self, b: Board, c: Ctx, card: int, ability: int) -> Word | None:
        word = self.gains.bold[ability]
        return word if word is not None and self.applies(b, c, card) else None

    def inner(self) -> list[Constant]:
        return self.gains.always

    def say(self, s: Say) -> str:
        whom = self.whom.say(s)
        parts: list[str] = []
        if self.hooks & POWER:
            gets = s("subit " if self.weakens() else "gagne ", "gets ")
            parts.append(gets + self.signed(s, self.more_power, s("en puissance", "power")))
        if self.hooks & ARMOR:
            verb = s("", "") if parts else s("gagne ", "gets ")
            parts.append(verb + self.signed(s, self.more_armor, s("en armure", "armor")))
        if self.keywords:
            names = [keyword_said(s, keyword, value) for keyword, value in self.keywords.items()]
            lost = all(value < 0 for value in self.keywords.values())
            parts.append(
                s("perd " if lost else "gagne ", "loses " if lost else "gains ") + joined(names, s(" et ", " and "))
            )
        lines = bold_lines(s, self.gains)
        lines += [capital(word.say(s)) for word in self.gains.always]
        if lines:
            parts.append(
                s("gagne ", "gains ") + joined([s(f"« {line}. »", f"“{line}.”") for line in lines], s(" et ", " and "))
            )
        said = whom + " " + joined(parts, s(" et ", " and "))
        if isinstance(self.whom, It) and self.whom_many(whom):
            said = said.replace(" gagne ", s(" gagnent ", "")).replace(" gains ", " gain ").replace(" gets ", " get ")
        if self.when is not None:
            cond = self.when.say(s)
            return s(f"tant que {cond}, {said}".replace("que il", "qu'il"), f"while {cond}, {said}")
        return said

    def whom_many(self, whom: str) -> bool:
        return whom.startswith(("ces ", "those "))

    def weakens(self) -> bool:
        return isinstance(self.more_power, Fixed) and self.more_power.number < 0

    def signed(self, s: Say, amount: Amount, unit: str) -> str:
        figure = amount.say(s, POWER_UNIT).split(" ")[0]
        return ("" if figure.startswith("-") else "+") + figure.replace("-", "–") + " " + unit + amount.tail(s)


def keyword_said(s: Say, keyword: int, value: int) -> str:
    name = KEYWORD_NAMES[keyword].said(s.tongue)
    return f"{name} {value}" if keyword >= 4 else name


class KeysCost(Constant):
    """KF-G19: the keys of one player, or of both, cost more or less."""

    who: Final[int]
    more: Final[Amount]
    when: Final[Cond | None]

    def __init__(self, who: int, more: int | Amount, when: Cond | None = None) -> None:
        super().__init__(COST)
        self.who = who
        self.more = number(more)
        self.when = when

    def cost(self, b: Board, c: Ctx, seat: int) -> int:
        if self.who != BOTH and seat != seat_of(c, self.who):
            return 0
        return self.more.of(b, c) if self.when is None or self.when.holds(b, c) else 0

    def say(self, s: Say) -> str:
        if self.who == YOU:
            whose = s("vos clés coûtent", "your keys cost")
        elif self.who == OPPONENT:
            whose = s("les clés de votre adversaire coûtent", "your opponent's keys cost")
        else:
            whose = s("les clés coûtent", "keys cost")
        figure = self.more.say(s, AEMBER)
        said = whose + " " + ("" if figure.startswith("-") else "+") + figure.replace("-", "–") + self.more.tail(s)
        if self.when is not None:
            cond = self.when.say(s)
            return s(f"tant que {cond}, {said}", f"while {cond}, {said}")
        return said


class EntersStunned(Constant):
    """The card enters play stunned."""

    def __init__(self) -> None:
        super().__init__(ENTERS)

    def enters(self, b: Board, c: Ctx, card: int) -> int:
        return ENTERS_STUNNED if card == c.card else 0

    def say(self, s: Say) -> str:
        return s(f"{s.self_name()} entre en jeu sonné", f"{s.self_name()} enters play stunned")


class EntersReady(Constant):
    """Cards enter play ready: the card itself, or those of a group, perhaps only the next one you play."""

    whom: Final[Whom]

    def __init__(self, whom: Whom, limit: int = 0) -> None:
        super().__init__(ENTERS, limit)
        self.whom = whom

    def enters(self, b: Board, c: Ctx, card: int) -> int:
        return ENTERS_READY if b.side[card] == c.you and self.whom.covers(b, c, card) else 0

    def say(self, s: Say) -> str:
        if self.limit == 1 and isinstance(self.whom, Each):
            name = self.whom.group.name(s, False).replace(" ou ", " ou le prochain ")
            feminine = self.whom.group.noun.feminine or name.startswith("créature")
            article = "la prochaine " if feminine else "le prochain "
            return s(
                f"{article}{name} que vous jouez entre en jeu redressé"
                + ("e" if self.whom.group.noun.feminine else ""),
                f"the next {name} you play enters play ready",
            )
        return self.whom.say(s) + s(" entre en jeu redressé", " enters play ready")


class Refill(Constant):
    """A player refills the hand to more or fewer cards."""

    who: Final[int]
    more: Final[int]

    def __init__(self, who: int, more: int) -> None:
        super().__init__(REFILL)
        self.who = who
        self.more = more

    def refill(self, b: Board, c: Ctx, seat: int) -> int:
        return self.more if self.who == BOTH or seat == seat_of(c, self.who) else 0

    def say(self, s: Say) -> str:
        cards = s(
            f"{abs(self.more)} carte de " + ("plus" if self.more > 0 else "moins"),
            f"{abs(self.more)} " + ("additional card" if self.more > 0 else "less card"),
        )
        if self.who == YOU:
            return s(
                f"pendant votre étape « Piocher des cartes », complétez votre main à {cards}",
                f"during your “draw cards” step, refill your hand to {cards}",
            )
        who = s("chaque joueur", "each player") if self.who == BOTH else s("votre adversaire", "your opponent")
        return s(
            f"pendant son étape « Piocher des cartes », {who} complète sa main à {cards}",
            f"during their “draw cards” step, {who} refills their hand to {cards}",
        )


class Belongs(Constant):
    """Cards belong to a house."""

    whom: Final[Whom]
    house: Final[int]

    def __init__(self, whom: Whom, house: int) -> None:
        super().__init__(BELONGS)
        self.whom = whom
        self.house = house

    def belongs(self, b: Board, c: Ctx, card: int) -> int:
        return self.house if self.whom.covers(b, c, card) else -1

    def say(self, s: Say) -> str:
        if self.house < 0:
            return self.whom.say(s) + s(" appartient à toutes les Maisons", " belongs to all houses")
        name = HOUSE_NAMES[self.house].said(s.tongue)
        return self.whom.say(s) + s(f" appartient à la Maison {name}", f" belongs to house {name}")


class StrikesHarder(Constant):
    """The creature deals more damage while it attacks a creature of a group."""

    more: Final[int]
    group: Final[Group]

    def __init__(self, more: int, group: Group) -> None:
        super().__init__(STRIKE)
        self.more = more
        self.group = group

    def strike(self, b: Board, c: Ctx, striker: int, struck: int, amount: int) -> int:
        if striker != c.card or striker != b.attacker or not self.group.has(b, c, struck):
            return amount
        return amount + self.more

    def say(self, s: Say) -> str:
        return s(
            f"{s.self_name()} inflige {self.more} dégâts de plus en attaquant {self.group.one(s)}",
            f"{s.self_name()} deals {self.more} more damage while attacking {self.group.one(s)}",
        )


class StrikesNothing(Constant):
    """The creature deals no damage when fighting."""

    def __init__(self) -> None:
        super().__init__(STRIKE)

    def strike(self, b: Board, c: Ctx, striker: int, struck: int, amount: int) -> int:
        return 0 if striker == c.card else amount

    def say(self, s: Say) -> str:
        return s(
            f"{s.self_name()} n'inflige pas de dégâts en combattant", f"{s.self_name()} deals no damage when fighting"
        )


class IgnoresDefences(Constant):
    """While the creature attacks, taunt and elusive are ignored."""

    def __init__(self) -> None:
        super().__init__(IGNORE)

    def ignores(self, b: Board, c: Ctx, attacker: int, keyword: int) -> bool:
        return attacker == c.card and keyword in (TAUNT, ELUSIVE)

    def say(self, s: Say) -> str:
        return s(
            f"quand {s.self_name()} attaque, ignorez provocation et insaisissable",
            f"while {s.self_name()} is attacking, ignore taunt and elusive",
        )


class MaySpend(Constant):
    """The Æ on the card may be spent to forge keys."""

    def __init__(self) -> None:
        super().__init__(SPEND)

    def stored(self, b: Board, c: Ctx, seat: int) -> bool:
        return seat == c.you

    def say(self, s: Say) -> str:
        return s(
            f"vous pouvez dépenser l'Æ qui se trouve sur {s.name} pour forger des clés",
            f"you may spend Æ on {s.name} when forging keys",
        )


class UnderYourControl(Constant):
    """The creature that wears the upgrade is controlled by the upgrade's controller."""

    def __init__(self) -> None:
        super().__init__(CONTROL)

    def say(self, s: Say) -> str:
        return s("vous contrôlez cette créature", "you control this creature")


class CountsAsFlank(Constant):
    """Cards count as standing on a flank."""

    whom: Final[Whom]

    def __init__(self, whom: Whom) -> None:
        super().__init__(FLANKS)
        self.whom = whom

    def flanks(self, b: Board, c: Ctx, card: int) -> bool:
        return self.whom.covers(b, c, card)

    def say(self, s: Say) -> str:
        return self.whom.say(s) + s(" est considérée comme une créature de flanc", " is considered a flank creature")
