"""Constant abilities: what is so while a card is in play, or for a while."""

from dataclasses import dataclass
from typing import Final

from veillee.core.grammar import capital, is_many, listed, que
from veillee.core.match import Card
from veillee.core.text import Text
from veillee.games.keyforge.rules.ability import Cond, Constant, Ctx, Word
from veillee.games.keyforge.rules.board import Board
from veillee.games.keyforge.rules.card import NO_POWERS, Powers
from veillee.games.keyforge.rules.hooks import ARMOR, CONTROL, ENTERS_READY, ENTERS_STUNNED, GRANT, KEYWORD, POWER
from veillee.games.keyforge.rules.terms import ELUSIVE, HOUSE_NAMES, KEYWORD_NAMES, TAUNT
from veillee.games.keyforge.words.amounts import Amount, number, signed, value
from veillee.games.keyforge.words.groups import BOTH, YOU, Group, seat_of
from veillee.games.keyforge.words.printed import bold_lines
from veillee.games.keyforge.words.speech import CARD_NOUN, Say
from veillee.games.keyforge.words.whom import Each, It, Whom


class Gets(Constant):
    """Cards get power, armour, keywords or abilities: a creature itself, its host, or each of a group."""

    whom: Final[Whom]
    more_power: Final[Amount]
    more_armor: Final[Amount]
    keywords: Final[dict[int, int]]
    gains: Final[Powers]
    when: Final[Cond | None]
    touched: Final[int]

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
        super().__init__()
        self.whom = whom
        self.more_power = number(power)
        self.more_armor = number(armor)
        self.keywords = keywords or {}
        self.gains = gains or NO_POWERS
        self.when = when
        hooks = POWER if power != 0 else 0
        hooks |= ARMOR if armor != 0 else 0
        hooks |= KEYWORD if keywords else 0
        hooks |= GRANT if any(word is not None for word in self.gains.bold) else 0
        self.touched = hooks

    def hooks(self) -> int:
        return self.touched

    def applies(self, b: Board, c: Ctx, card: Card) -> bool:
        return self.whom.covers(b, c, card) and (self.when is None or self.when.holds(b, c))

    def power(self, b: Board, c: Ctx, card: Card) -> int:
        return self.more_power.of(b, c) if self.applies(b, c, card) else 0

    def armor(self, b: Board, c: Ctx, card: Card) -> int:
        return self.more_armor.of(b, c) if self.applies(b, c, card) else 0

    def keyword(self, b: Board, c: Ctx, card: Card, keyword: int) -> int:
        value = self.keywords.get(keyword, 0)
        return value if value and self.applies(b, c, card) else 0

    def grants(self, b: Board, c: Ctx, card: Card, ability: int) -> Word | None:
        word = self.gains.bold[ability]
        return word if word is not None and self.applies(b, c, card) else None

    def inner(self) -> list[Constant]:
        return self.gains.always

    def say(self, s: Say) -> str:
        whom = self.whom.say(s)
        said = whom + " " + listed(self.parts(s, isinstance(self.whom, It) and s.many), s.tongue)
        return while_so(s, self.when, said)

    def parts(self, s: Say, many: bool) -> list[str]:
        """What is got, each with its verb."""
        parts: list[str] = []
        if self.touched & POWER:
            gets = third(s, SUFFER if self.more_power.each < 0 else GET, many)
            parts.append(gets + more(s, self.more_power, s("en puissance", "power")))
        if self.touched & ARMOR:
            gets = "" if parts else third(s, GET, many)
            parts.append(gets + more(s, self.more_armor, s("en armure", "armor")))
        if self.keywords:
            names = [keyword_said(s, keyword, value) for keyword, value in self.keywords.items()]
            lost = all(value < 0 for value in self.keywords.values())
            parts.append(third(s, LOSE if lost else GAIN, many) + listed(names, s.tongue))
        lines = bold_lines(s, self.gains)
        lines += [capital(word.say(s)) for word in self.gains.always]
        if lines:
            quoted = [s(f"« {line}. »", f"“{line}.”") for line in lines]
            parts.append(third(s, GAIN, many) + listed(quoted, s.tongue))
        return parts


GET: Final = [Text("gagne ", "gets "), Text("gagnent ", "get ")]
SUFFER: Final = [Text("subit ", "gets "), Text("subissent ", "get ")]
GAIN: Final = [Text("gagne ", "gains "), Text("gagnent ", "gain ")]
LOSE: Final = [Text("perd ", "loses "), Text("perdent ", "lose ")]


def third(s: Say, verb: list[Text], many: bool) -> str:
    """The verb of one thing or of several, and the space after it."""
    return verb[1 if many else 0].said(s.tongue)


def more(s: Say, amount: Amount, unit: str) -> str:
    return f"{signed(amount.each)} {unit}{amount.tail(s)}"


def while_so(s: Say, when: Cond | None, said: str) -> str:
    """What is said, under the condition if there is one."""
    if when is None:
        return said
    cond = when.say(s)
    return s(f"tant {que(cond)}, {said}", f"while {cond}, {said}")


def keyword_said(s: Say, keyword: int, value: int) -> str:
    name = KEYWORD_NAMES[keyword].said(s.tongue)
    return f"{name} {value}" if keyword >= 4 else name


@dataclass(frozen=True, eq=False)
class KeysCost(Constant):
    """KF-G19: the keys of one player, or of both, cost more or less."""

    who: int
    more: int | Amount
    when: Cond | None = None

    def cost(self, b: Board, c: Ctx, seat: int) -> int:
        if self.who != BOTH and seat != seat_of(c, self.who):
            return 0
        return value(self.more, b, c) if self.when is None or self.when.holds(b, c) else 0

    def say(self, s: Say) -> str:
        said = self.whose(s) + s(" coûtent ", " cost ") + more(s, number(self.more), "Æ")
        return while_so(s, self.when, said)

    def whose(self, s: Say) -> str:
        if self.who == YOU:
            return s("vos clés", "your keys")
        if self.who == BOTH:
            return s("les clés", "keys")
        if s.foe_named:
            return s("ses clés", "their keys")
        return s("les clés de votre adversaire", "your opponent's keys")


class EntersStunned(Constant):
    """The card enters play stunned."""

    def enters(self, b: Board, c: Ctx, card: Card, played: bool) -> int:
        return ENTERS_STUNNED if card == c.card else 0

    def say(self, s: Say) -> str:
        return s(f"{s.self_name()} entre en jeu sonné", f"{s.self_name()} enters play stunned")


@dataclass(frozen=True, eq=False)
class EntersReady(Constant):
    """Cards enter play ready: the card itself, or those of a group, perhaps only the next one you play."""

    whom: Whom

    def enters(self, b: Board, c: Ctx, card: Card, played: bool) -> int:
        if self.limit and not played:
            return 0
        return ENTERS_READY if b.side[card] == c.you and self.whom.covers(b, c, card) else 0

    def say(self, s: Say) -> str:
        if self.limit == 1 and isinstance(self.whom, Each):
            group = self.whom.group
            ready = group.nouns[-1].agree("redressé", "redressée")
            return group.next(s) + s(f" que vous jouez entre en jeu {ready}", " you play enters play ready")
        return self.whom.say(s) + s(" entre en jeu redressé", " enters play ready")


@dataclass(frozen=True, eq=False)
class Refill(Constant):
    """A player refills the hand to more or fewer cards."""

    who: int
    more: int

    def refill(self, b: Board, c: Ctx, seat: int) -> int:
        return self.more if self.who == BOTH or seat == seat_of(c, self.who) else 0

    def say(self, s: Say) -> str:
        count = abs(self.more)
        cards = CARD_NOUN.form(is_many(count, s.tongue), s.tongue)
        cards = s(
            f"{count} {cards} de {'plus' if self.more > 0 else 'moins'}",
            f"{count} {'additional' if self.more > 0 else 'less'} {cards}",
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


@dataclass(frozen=True, eq=False)
class Belongs(Constant):
    """Cards belong to a house."""

    whom: Whom
    house: int

    def belongs(self, b: Board, c: Ctx, card: Card) -> int:
        return self.house if self.whom.covers(b, c, card) else -1

    def say(self, s: Say) -> str:
        if self.house < 0:
            return self.whom.say(s) + s(" appartient à toutes les Maisons", " belongs to all houses")
        name = HOUSE_NAMES[self.house].said(s.tongue)
        return self.whom.say(s) + s(f" appartient à la Maison {name}", f" belongs to house {name}")


@dataclass(frozen=True, eq=False)
class StrikesHarder(Constant):
    """The creature deals more damage while it attacks a creature of a group."""

    more: int
    group: Group

    def strike(self, b: Board, c: Ctx, striker: Card, struck: Card, amount: int) -> int:
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

    def strike(self, b: Board, c: Ctx, striker: Card, struck: Card, amount: int) -> int:
        return 0 if striker == c.card else amount

    def say(self, s: Say) -> str:
        return s(
            f"{s.self_name()} n'inflige pas de dégâts en combattant", f"{s.self_name()} deals no damage when fighting"
        )


class IgnoresDefences(Constant):
    """While the creature attacks, taunt and elusive are ignored."""

    def ignores(self, b: Board, c: Ctx, attacker: Card, keyword: int) -> bool:
        return attacker == c.card and keyword in (TAUNT, ELUSIVE)

    def say(self, s: Say) -> str:
        return s(
            f"quand {s.self_name()} attaque, ignorez provocation et insaisissable",
            f"while {s.self_name()} is attacking, ignore taunt and elusive",
        )


class MaySpend(Constant):
    """The Æ on the card may be spent to forge keys."""

    def stored(self, b: Board, c: Ctx, seat: int) -> bool:
        return seat == c.you

    def say(self, s: Say) -> str:
        return s(
            f"vous pouvez dépenser l'Æ qui se trouve sur {s.name} pour forger des clés",
            f"you may spend Æ on {s.name} when forging keys",
        )


class UnderYourControl(Constant):
    """The creature that wears the upgrade is controlled by the upgrade's controller."""

    def hooks(self) -> int:
        return CONTROL

    def say(self, s: Say) -> str:
        return s("vous contrôlez cette créature", "you control this creature")


@dataclass(frozen=True, eq=False)
class CountsAsFlank(Constant):
    """Cards count as standing on a flank."""

    whom: Whom

    def flanks(self, b: Board, c: Ctx, card: Card) -> bool:
        return self.whom.covers(b, c, card)

    def say(self, s: Say) -> str:
        return self.whom.say(s) + s(" est considérée comme une créature de flanc", " is considered a flank creature")
