"""House Sanctum: knights, monks and spirits; armour, capture and mercy."""

from typing import Final

from veillee.games.keyforge.board import Board
from veillee.games.keyforge.hooks import ACT, ALLOW, FIGHT, FORBID, OMNI, REAP
from veillee.games.keyforge.making import House
from veillee.games.keyforge.names import (
    COMMON,
    DIS,
    ELUSIVE,
    HAZARDOUS,
    HOUSE_NAMES,
    RARE,
    SANCTUM,
    SPECIAL,
    TAUNT,
    UNCOMMON,
)
from veillee.games.keyforge.rules import Duel
from veillee.games.keyforge.speech import ARTIFACT_NOUN, CREATURE_NOUN, Say
from veillee.games.keyforge.word import Card, Cond, Ctx, Powers, Word
from veillee.games.keyforge.words.aember import Capture, Gain
from veillee.games.keyforge.words.again import RepeatIf
from veillee.games.keyforge.words.amounts import AllBut, Excess, Has, MoreCreatures, PerDone, ThisOnFlank
from veillee.games.keyforge.words.constants import Gets
from veillee.games.keyforge.words.creatures import (
    Deal,
    Destroy,
    FightWith,
    FullyHeal,
    Heal,
    Sacrifice,
    Stun,
    Swap,
    Unstun,
    Use,
)
from veillee.games.keyforge.words.events import ChoosesHouse, DestroyedFightingThis, EachTime, Fights, plays
from veillee.games.keyforge.words.flow import And, ChooseHouse, ChooseOne, Do, If, IfYouDo, May
from veillee.games.keyforge.words.groups import (
    A_CREATURE,
    ANY_ARTIFACT,
    ENEMY_CREATURE,
    FRIENDLY_CREATURE,
    OPPONENT,
    YOU,
    artifact,
    creature,
)
from veillee.games.keyforge.words.lasting import ThisTurn
from veillee.games.keyforge.words.limits import CannotBeHurt, CannotBeRobbed, MayUse
from veillee.games.keyforge.words.moves import Archive, Draw, Purge, ReturnToHand
from veillee.games.keyforge.words.quals import (
    ENEMY,
    FRIENDLY,
    NEIGHBORING,
    NEXT_TO_IT,
    NOT_ON_FLANK,
    OF_CHOSEN_HOUSE,
    OTHER,
    TAIL,
    NotOf,
    NotTrait,
    Of,
    Qual,
    Trait,
    WithKeyword,
    power_at_least,
)
from veillee.games.keyforge.words.whom import ABOUT, FOE, IT, THIS, A, Each, Most, Neighbors, Whom

HERE: Final = House(SANCTUM)
KNIGHTS: Final = creature(FRIENDLY, Trait("knight"))
UNHARMED: Final = ThisTurn(CannotBeHurt(Each(FRIENDLY_CREATURE)))
"""Shield of Justice and Potion of Invulnerability."""


class YouPlay(Qual):
    """That you play."""

    def holds(self, b: Board, c: Ctx, card: int) -> bool:
        return b.side[card] == c.you

    def fr(self, feminine: bool, many: bool) -> str:
        return "que vous jouez"

    def en(self, many: bool) -> str:
        return "you play"


class ReducedTo(Word):
    """Each player with more Æ than so much is left with so much."""

    most: Final[int]

    def __init__(self, most: int) -> None:
        self.most = most

    def do(self, d: Duel, c: Ctx) -> bool:
        for seat in (c.you, 1 - c.you):
            d.lose(seat, max(0, d.sides[seat].aember - self.most))
        return True

    def say(self, s: Say, form: int) -> str:
        return s(
            f"chaque joueur qui a au moins {self.most + 1} Æ n'en garde que {self.most}",
            f"each player with {self.most + 1} Æ or more is left with {self.most} Æ",
        )


class DealToTwo(Word):
    """The same damage at once to a creature and to a neighbour of it."""

    amount: Final[int]

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, d: Duel, c: Ctx) -> bool:
        c.it = A(A_CREATURE).pick(d, c)
        struck = c.it + A(creature(NEXT_TO_IT)).pick(d, c)
        d.hit(struck, [self.amount] * len(struck), True)
        return len(struck) == 2

    def say(self, s: Say, form: int) -> str:
        return s(
            f"infligez {self.amount} dégâts à une créature et {self.amount} dégâts à une de ses voisines",
            f"deal {self.amount} damage to a creature and {self.amount} damage to a neighbor of that creature",
        )


class FightThrice(Word):
    """One friendly creature is readied and fights, three times, never twice against the same enemy."""

    def do(self, d: Duel, c: Ctx) -> bool:
        fought: list[int] = []
        for card in A(FRIENDLY_CREATURE).pick(d, c):
            for _ in range(3):
                if d.in_play(card):
                    d.exhausted[card] = False
                    self.fight_another(d, card, fought)
                    d.settle()
        return len(fought) == 3

    def fight_another(self, d: Duel, card: int, fought: list[int]) -> None:
        if d.stunned[card]:
            d.use_to(card, FIGHT)
            return
        foes = [foe for foe in d.attackable(card) if foe not in fought]
        if foes and d.can_use(card, FIGHT):
            fought.append(d.fight(card, foes))

    def say(self, s: Say, form: int) -> str:
        return s(
            "redressez une créature alliée et faites-la combattre, 3 fois de suite, chaque fois contre une créature"
            " ennemie différente. Résolvez ces combats un par un",
            "ready and fight with a friendly creature 3 times, each time against a different enemy creature."
            " Resolve these fights one at a time",
        )


class PlayedOf(Cond):
    """At least so many cards of a house were played this turn."""

    house: Final[int]
    least: Final[int]

    def __init__(self, house: int, least: int) -> None:
        self.house = house
        self.least = least

    def holds(self, b: Board, c: Ctx) -> bool:
        return len([face for face in b.log.played if b.prints[face].house == self.house]) >= self.least

    def say(self, s: Say) -> str:
        name = HOUSE_NAMES[self.house].said(s.tongue)
        return s(
            f"vous avez joué au moins {self.least} cartes {name} pendant ce tour",
            f"you have played {self.least} or more {name} cards this turn",
        )


class ForgeFree(Word):
    """A key is forged at no cost."""

    def do(self, d: Duel, c: Ctx) -> bool:
        d.forge_free(c.you, c.card)
        return True

    def say(self, s: Say, form: int) -> str:
        return s("forgez une clé sans coût", "forge a key at no cost")


class OnlyFight(MayUse):
    """Creatures may be used as if they were of the active house, but only to fight."""

    def __init__(self, whom: Whom) -> None:
        super().__init__(whom, only_fight=True, hooks=ALLOW | FORBID)

    def forbids(self, b: Board, c: Ctx, act: int, seat: int, card: int) -> bool:
        return act in (REAP, ACT, OMNI) and self.whom.covers(b, c, card)

    def say(self, s: Say) -> str:
        whom = self.whom.say(s)
        return s(
            f"{whom} peut être utilisée comme si elle appartenait à la Maison active, mais seulement pour combattre",
            f"{whom} can be used as if it were of the active house, but can only fight",
        )


class CloakInstead(Word):
    """The creature is healed and stays, and the upgrade is destroyed in its place."""

    def do(self, d: Duel, c: Ctx) -> bool:
        d.heal(c.card, d.damage[c.card])
        d.save(c.card)
        d.destroy([c.by])
        return True

    def say(self, s: Say, form: int) -> str:
        return s(
            f"au lieu de cela, soignez entièrement cette créature et détruisez {s.name}",
            f"fully heal this creature and destroy {s.name} instead",
        )


CARDS: Final[list[Card]] = [
    HERE.action(
        212, "begone", "Begone!", "Vade Retro !", RARE, play=ChooseOne(Destroy(Each(creature(Of(DIS)))), Gain(1))
    ),
    HERE.action(
        213,
        "blinding-light",
        "Blinding Light",
        "Lumière Aveuglante",
        COMMON,
        aember=1,
        play=ChooseHouse(Stun(Each(creature(OF_CHOSEN_HOUSE)))),
    ),
    HERE.action(
        214,
        "charge",
        "Charge!",
        "Chargez !",
        RARE,
        aember=1,
        play=ThisTurn(Gets(Each(creature(YouPlay(TAIL))), gains=Powers(play=Deal(2, A(ENEMY_CREATURE))))),
    ),
    HERE.action(
        215,
        "cleansing-wave",
        "Cleansing Wave",
        "Vague Purificatrice",
        COMMON,
        play=Do(Heal(1, Each(A_CREATURE)), Gain(PerDone(CREATURE_NOUN, "soigné", "healed"))),
    ),
    HERE.action(216, "clear-mind", "Clear Mind", "Esprit Clair", RARE, aember=1, play=Unstun(Each(FRIENDLY_CREATURE))),
    HERE.action(
        217, "doorstep-to-heaven", "Doorstep to Heaven", "Les Portes du Paradis", UNCOMMON, aember=1, play=ReducedTo(5)
    ),
    HERE.action(218, "glorious-few", "Glorious Few", "Une Poignée d’Élus", UNCOMMON, play=Gain(Excess(OPPONENT))),
    HERE.action(
        219, "honorable-claim", "Honorable Claim", "Prise Honorable", RARE, aember=1, play=Capture(1, Each(KNIGHTS))
    ),
    HERE.action(220, "inspiration", "Inspiration", "Inspiration", COMMON, play=Use(A(FRIENDLY_CREATURE), ready=True)),
    HERE.action(221, "mighty-lance", "Mighty Lance", "Lance Toute Puissante", RARE, play=DealToTwo(3)),
    HERE.action(
        222,
        "oath-of-poverty",
        "Oath of Poverty",
        "Vœu de Pauvreté",
        RARE,
        aember=1,
        play=Do(Destroy(Each(artifact(FRIENDLY))), Gain(PerDone(ARTIFACT_NOUN, "détruit", "destroyed", 2))),
    ),
    HERE.action(
        223, "one-stood-against-many", "One Stood Against Many", "Seul Contre Tous", RARE, aember=1, play=FightThrice()
    ),
    HERE.action(
        224,
        "radiant-truth",
        "Radiant Truth",
        "Vérité Rayonnante",
        UNCOMMON,
        aember=1,
        play=Stun(Each(creature(ENEMY, NOT_ON_FLANK))),
    ),
    HERE.action(225, "shield-of-justice", "Shield of Justice", "Bouclier de Justice", COMMON, aember=1, play=UNHARMED),
    HERE.action(
        226,
        "take-hostages",
        "Take Hostages",
        "Prise d’Otages",
        COMMON,
        aember=1,
        play=ThisTurn(EachTime(Fights(FRIENDLY_CREATURE), Capture(1, ABOUT))),
    ),
    HERE.action(
        227,
        "terms-of-redress",
        "Terms of Redress",
        "Redressement Judiciaire",
        COMMON,
        aember=1,
        play=Capture(2, A(FRIENDLY_CREATURE)),
    ),
    HERE.action(
        228,
        "the-harder-they-come",
        "The Harder They Come",
        "Plus Dure Sera la Chute",
        UNCOMMON,
        play=Purge(A(creature(power_at_least(5)))),
    ),
    HERE.action(
        229,
        "the-spirit-s-way",
        "The Spirit’s Way",
        "La Voie de l’Esprit",
        UNCOMMON,
        play=Destroy(Each(creature(power_at_least(3)))),
    ),
    HERE.action(230, "virtuous-works", "Virtuous Works", "Œuvre de Charité", UNCOMMON, aember=3),
    HERE.artifact(
        231,
        "epic-quest",
        "Epic Quest",
        "Quête Épique",
        RARE,
        traits=["quest"],
        play=Archive(Each(KNIGHTS)),
        omni=If(PlayedOf(SANCTUM, 7), And(Sacrifice(THIS), ForgeFree())),
    ),
    HERE.artifact(
        232,
        "gorm-of-omm",
        "Gorm of Omm",
        "Gorm d’Omm",
        UNCOMMON,
        traits=["item"],
        omni=Do(Sacrifice(THIS), Destroy(A(ANY_ARTIFACT))),
    ),
    HERE.artifact(
        233,
        "hallowed-blaster",
        "Hallowed Blaster",
        "Blaster Sanctifié",
        COMMON,
        traits=["weapon"],
        action=Heal(3, A(A_CREATURE)),
    ),
    HERE.artifact(
        234,
        "potion-of-invulnerability",
        "Potion of Invulnerability",
        "Potion d’Invulnérabilité",
        UNCOMMON,
        aember=1,
        traits=["item"],
        omni=Do(Sacrifice(THIS), UNHARMED),
    ),
    HERE.artifact(
        235,
        "round-table",
        "Round Table",
        "Table Ronde",
        RARE,
        aember=1,
        traits=["location"],
        always=[Gets(Each(KNIGHTS), power=1, keywords={TAUNT: 1})],
    ),
    HERE.artifact(
        236,
        "sigil-of-brotherhood",
        "Sigil of Brotherhood",
        "Sigil de la Confrérie",
        UNCOMMON,
        aember=1,
        traits=["power"],
        omni=Do(Sacrifice(THIS), ThisTurn(MayUse(Each(creature(FRIENDLY, Of(SANCTUM)))))),
    ),
    HERE.artifact(
        237,
        "whispering-reliquary",
        "Whispering Reliquary",
        "Reliquaire Chuchotant",
        UNCOMMON,
        traits=["item"],
        action=ReturnToHand(A(ANY_ARTIFACT)),
    ),
    HERE.creature(
        238,
        "bulwark",
        "Bulwark",
        "Bastion",
        COMMON,
        power=4,
        armor=2,
        traits=["human", "knight"],
        always=[Gets(Neighbors(THIS), armor=2)],
    ),
    HERE.creature(
        239,
        "champion-anaphiel",
        "Champion Anaphiel",
        "Champion Anaphiel",
        COMMON,
        power=6,
        armor=1,
        traits=["knight", "spirit"],
        keywords={TAUNT: 1},
    ),
    HERE.creature(
        240,
        "champion-tabris",
        "Champion Tabris",
        "Championne Tabris",
        UNCOMMON,
        power=6,
        armor=2,
        traits=["human", "knight"],
        fight=Capture(1),
    ),
    HERE.creature(
        241,
        "commander-remiel",
        "Commander Remiel",
        "Commandant Remiel",
        COMMON,
        power=3,
        traits=["human", "knight"],
        reap=Use(A(creature(FRIENDLY, NotOf(SANCTUM)))),
    ),
    HERE.creature(
        242,
        "duma-the-martyr",
        "Duma the Martyr",
        "Duma la Martyre",
        RARE,
        power=3,
        traits=["human"],
        destroyed=And(FullyHeal(Each(creature(OTHER, FRIENDLY))), Draw(2)),
    ),
    HERE.creature(
        243,
        "francus",
        "Francus",
        "Francus",
        UNCOMMON,
        power=6,
        armor=1,
        traits=["knight", "spirit"],
        always=[EachTime(DestroyedFightingThis(), Capture(1, THIS))],
    ),
    HERE.creature(
        244,
        "grey-monk",
        "Grey Monk",
        "Moine Gris",
        UNCOMMON,
        power=3,
        traits=["human", "priest"],
        always=[Gets(Each(FRIENDLY_CREATURE), armor=1)],
        reap=Heal(2, A(A_CREATURE)),
    ),
    HERE.creature(
        245,
        "hayyel-the-merchant",
        "Hayyel the Merchant",
        "Hayyel le Marchand",
        RARE,
        power=3,
        traits=["human", "merchant"],
        always=[EachTime(plays(YOU, ANY_ARTIFACT), Gain(1))],
    ),
    HERE.creature(
        246,
        "horseman-of-death",
        "Horseman of Death",
        "Cavalier de la Mort",
        SPECIAL,
        power=5,
        traits=["horseman", "spirit"],
        play=ReturnToHand(Each(creature(Trait("horseman")).in_discard())),
    ),
    HERE.creature(
        247,
        "horseman-of-famine",
        "Horseman of Famine",
        "Cavalier de la Famine",
        SPECIAL,
        power=5,
        traits=["horseman", "spirit"],
        play_fight_reap=Destroy(Most(A_CREATURE, least=True)),
    ),
    HERE.creature(
        248,
        "horseman-of-pestilence",
        "Horseman of Pestilence",
        "Cavalier de la Pestilence",
        RARE,
        power=5,
        traits=["horseman", "spirit"],
        play_fight_reap=Deal(1, Each(creature(NotTrait("horseman")))),
    ),
    HERE.creature(
        249,
        "horseman-of-war",
        "Horseman of War",
        "Cavalier de la Guerre",
        SPECIAL,
        power=5,
        traits=["horseman", "spirit"],
        play=ThisTurn(OnlyFight(Each(FRIENDLY_CREATURE))),
    ),
    HERE.creature(
        250,
        "jehu-the-bureaucrat",
        "Jehu the Bureaucrat",
        "Jehu le Bureaucrate",
        RARE,
        power=3,
        traits=["human"],
        always=[EachTime(ChoosesHouse(SANCTUM), Gain(2))],
    ),
    HERE.creature(
        251,
        "lady-maxena",
        "Lady Maxena",
        "Dame Maxena",
        UNCOMMON,
        power=5,
        armor=2,
        traits=["knight", "spirit"],
        play=Stun(A(A_CREATURE)),
        action=ReturnToHand(THIS),
    ),
    HERE.creature(
        252,
        "lord-golgotha",
        "Lord Golgotha",
        "Seigneur Golgotha",
        RARE,
        power=5,
        armor=2,
        traits=["knight", "spirit"],
        before_fight=Deal(3, Neighbors(FOE)),
    ),
    HERE.creature(
        253,
        "numquid-the-fair",
        "Numquid the Fair",
        "La Belle Numquid",
        RARE,
        power=3,
        traits=["human"],
        play=RepeatIf(Destroy(A(ENEMY_CREATURE)), MoreCreatures(OPPONENT)),
    ),
    HERE.creature(
        254,
        "protectrix",
        "Protectrix",
        "Protectrix",
        COMMON,
        power=5,
        traits=["knight", "spirit"],
        reap=IfYouDo(May(FullyHeal(A(A_CREATURE))), ThisTurn(CannotBeHurt(IT))),
    ),
    HERE.creature(
        255,
        "raiding-knight",
        "Raiding Knight",
        "Chevalier en Maraude",
        COMMON,
        power=4,
        armor=2,
        traits=["human", "knight"],
        play=Capture(1),
    ),
    HERE.creature(
        256,
        "sanctum-guardian",
        "Sanctum Guardian",
        "Gardien du Sanctum",
        RARE,
        power=6,
        armor=1,
        traits=["knight", "spirit"],
        keywords={TAUNT: 1},
        fight_reap=Swap(A(creature(OTHER, FRIENDLY))),
    ),
    HERE.creature(
        257, "sequis", "Sequis", "Sequis", COMMON, power=4, armor=2, traits=["human", "knight"], reap=Capture(1)
    ),
    HERE.creature(
        258,
        "sergeant-zakiel",
        "Sergeant Zakiel",
        "Sergent Zakiel",
        COMMON,
        power=4,
        armor=1,
        traits=["human", "knight"],
        play=May(FightWith(A(creature(NEIGHBORING)))),
    ),
    HERE.creature(
        259,
        "staunch-knight",
        "Staunch Knight",
        "Chevalier Dévoué",
        COMMON,
        power=4,
        armor=2,
        traits=["human", "knight"],
        always=[Gets(THIS, power=2, when=ThisOnFlank())],
    ),
    HERE.creature(
        260,
        "gatekeeper",
        "Gatekeeper",
        "Gardien de la Porte",
        UNCOMMON,
        power=5,
        armor=1,
        traits=["knight", "spirit"],
        play=If(Has(OPPONENT, 7), Capture(AllBut(OPPONENT, 5))),
    ),
    HERE.creature(
        261,
        "the-vaultkeeper",
        "The Vaultkeeper",
        "Le Gardien du Caveau",
        RARE,
        power=4,
        armor=1,
        traits=["knight", "spirit"],
        always=[CannotBeRobbed()],
    ),
    HERE.creature(
        262,
        "veemos-lightbringer",
        "Veemos Lightbringer",
        "Veemos Portelumière",
        RARE,
        power=6,
        traits=["angel", "spirit"],
        play=Destroy(Each(creature(WithKeyword(ELUSIVE)))),
    ),
    HERE.upgrade(
        263,
        "armageddon-cloak",
        "Armageddon Cloak",
        "Cape de l’Armageddon",
        RARE,
        aember=1,
        always=[Gets(THIS, keywords={HAZARDOUS: 2}, gains=Powers(destroyed=CloakInstead()))],
    ),
    HERE.upgrade(
        264,
        "mantle-of-the-zealot",
        "Mantle of the Zealot",
        "Manteau du Zélote",
        RARE,
        always=[Gets(THIS, gains=Powers(always=[MayUse(THIS)]))],
    ),
    HERE.upgrade(
        265,
        "protect-the-weak",
        "Protect the Weak",
        "Protéger les Faibles",
        COMMON,
        aember=1,
        always=[Gets(THIS, armor=1, keywords={TAUNT: 1})],
    ),
    HERE.upgrade(
        266,
        "shoulder-armor",
        "Shoulder Armor",
        "Épaulière",
        UNCOMMON,
        aember=1,
        always=[Gets(THIS, power=2, armor=2, when=ThisOnFlank())],
    ),
]
