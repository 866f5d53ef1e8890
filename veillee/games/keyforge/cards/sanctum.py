"""House Sanctum: knights, monks and spirits; armour, capture and mercy."""

from dataclasses import dataclass
from typing import Final

from veillee.core.match import Card
from veillee.core.text import Text
from veillee.games.keyforge.rules.ability import Cond, Ctx, Word
from veillee.games.keyforge.rules.board import Board
from veillee.games.keyforge.rules.card import Powers, Print, Printer
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.rules.hooks import ACT, FIGHT, OMNI, REAP
from veillee.games.keyforge.rules.terms import (
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
from veillee.games.keyforge.words.aember import Capture, Gain
from veillee.games.keyforge.words.amounts import AllBut, Excess, Has, MoreCreatures, PerDone, ThisOnFlank
from veillee.games.keyforge.words.constants import Gets
from veillee.games.keyforge.words.creatures import (
    DEAL,
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
from veillee.games.keyforge.words.events import ChoosesHouse, DestroyedFightingThis, EachTime, fights, plays
from veillee.games.keyforge.words.flow import And, ChooseHouse, ChooseOne, Do, If, IfYouDo, May, RepeatIf
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
    Not,
    Of,
    Qual,
    Trait,
    WithKeyword,
    power_at_least,
)
from veillee.games.keyforge.words.speech import ARTIFACT_NOUN, CREATURE_NOUN, Say
from veillee.games.keyforge.words.whom import ABOUT, FOE, IT, THIS, A, Each, Most, Neighbors

HERE: Final = Printer(SANCTUM)
KNIGHTS: Final = creature(FRIENDLY, Trait("knight"))
UNHARMED: Final = ThisTurn(CannotBeHurt(Each(FRIENDLY_CREATURE)))
"""Shield of Justice and Potion of Invulnerability."""


class YouPlay(Qual):
    """That you play."""

    def holds(self, b: Board, c: Ctx, card: Card) -> bool:
        return b.side[card] == c.you


@dataclass(frozen=True, eq=False)
class ReducedTo(Word):
    """Each player with more Æ than so much is left with so much."""

    most: int

    def do(self, d: Duel, c: Ctx) -> bool:
        for seat in (c.you, 1 - c.you):
            d.lose(seat, max(0, d.sides[seat].aember - self.most))
        return True

    def say(self, s: Say, form: int) -> str:
        return s(
            f"chaque joueur qui a au moins {self.most + 1} Æ n'en garde que {self.most}",
            f"each player with {self.most + 1} Æ or more is left with {self.most} Æ",
        )


@dataclass(frozen=True, eq=False)
class DealToTwo(Word):
    """The same damage at once to a creature and to a neighbour of it."""

    amount: int

    def do(self, d: Duel, c: Ctx) -> bool:
        c.it = A(A_CREATURE).pick_nth(d, c, self, 1, 2)
        struck = c.it + A(creature(NEXT_TO_IT)).pick_nth(d, c, self, 2, 2)
        d.hit(struck, [self.amount] * len(struck), True)
        return len(struck) == 2

    def brief(self, s: Say, form: int) -> str:
        return DEAL.said(s, form) + s(f" {self.amount} dégâts {s.au(s.chosen)}", f" {self.amount} damage to {s.chosen}")

    def say(self, s: Say, form: int) -> str:
        return s(
            f"infligez {self.amount} dégâts à une créature et {self.amount} dégâts à une de ses voisines",
            f"deal {self.amount} damage to a creature and {self.amount} damage to a neighbor of that creature",
        )


A_FIGHT: Final = FightWith(A(FRIENDLY_CREATURE))


class FightThrice(Word):
    """One friendly creature is readied and fights, three times, never twice against the same enemy."""

    def do(self, d: Duel, c: Ctx) -> bool:
        fought: list[int] = []
        for card in A(FRIENDLY_CREATURE).pick(d, c, A_FIGHT):
            for _ in range(3):
                if d.commanded(card):
                    d.exhausted[card] = False
                    self.fight_another(d, card, fought)
                    d.settle()
        return len(fought) == 3

    def fight_another(self, d: Duel, card: Card, fought: list[int]) -> None:
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


@dataclass(frozen=True, eq=False)
class PlayedOf(Cond):
    """At least so many cards of a house were played this turn."""

    house: int
    least: int

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

    def forbids(self, b: Board, c: Ctx, act: int, seat: int, card: Card) -> bool:
        return act in (REAP, ACT, OMNI) and self.whom.covers(b, c, card)

    def say(self, s: Say) -> str:
        whom = self.whom.say(s)
        return s(
            f"{whom} peut être utilisée comme si elle appartenait à la Maison active, mais seulement pour combattre",
            f"{whom} can be used as if it were of the active house, but can only fight",
        )


class CloakInstead(Word):
    """The creature is healed and stays, and the upgrade is destroyed in its place; KF-G10: not one that has already gone."""

    def do(self, d: Duel, c: Ctx) -> bool:
        if not d.in_play(c.card):
            return False
        d.heal(c.card, d.damage[c.card])
        d.save(c.card)
        d.destroy([c.by])
        return True

    def say(self, s: Say, form: int) -> str:
        return s(
            f"au lieu de cela, soignez entièrement cette créature et détruisez {s.name}",
            f"fully heal this creature and destroy {s.name} instead",
        )


CARDS: Final[list[Print]] = [
    HERE.action(212, Text("Vade Retro !", "Begone!"), RARE, play=ChooseOne(Destroy(Each(creature(Of(DIS)))), Gain(1))),
    HERE.action(
        213,
        Text("Lumière Aveuglante", "Blinding Light"),
        COMMON,
        aember=1,
        play=ChooseHouse(Stun(Each(creature(OF_CHOSEN_HOUSE)))),
    ),
    HERE.action(
        214,
        Text("Chargez !", "Charge!"),
        RARE,
        aember=1,
        play=ThisTurn(
            Gets(
                Each(creature(YouPlay(said=Text("que vous jouez", "you play"), place=TAIL))),
                gains=Powers(play=Deal(2, A(ENEMY_CREATURE))),
            )
        ),
    ),
    HERE.action(
        215,
        Text("Vague Purificatrice", "Cleansing Wave"),
        COMMON,
        play=Do(Heal(1, Each(A_CREATURE)), Gain(PerDone(CREATURE_NOUN, "soigné", "healed"))),
    ),
    HERE.action(216, Text("Esprit Clair", "Clear Mind"), RARE, aember=1, play=Unstun(Each(FRIENDLY_CREATURE))),
    HERE.action(217, Text("Les Portes du Paradis", "Doorstep to Heaven"), UNCOMMON, aember=1, play=ReducedTo(5)),
    HERE.action(218, Text("Une Poignée d’Élus", "Glorious Few"), UNCOMMON, play=Gain(Excess(OPPONENT))),
    HERE.action(219, Text("Prise Honorable", "Honorable Claim"), RARE, aember=1, play=Capture(1, Each(KNIGHTS))),
    HERE.action(220, Text("Inspiration", "Inspiration"), COMMON, play=Use(A(FRIENDLY_CREATURE), ready=True)),
    HERE.action(221, Text("Lance Toute Puissante", "Mighty Lance"), RARE, play=DealToTwo(3)),
    HERE.action(
        222,
        Text("Vœu de Pauvreté", "Oath of Poverty"),
        RARE,
        aember=1,
        play=Do(Destroy(Each(artifact(FRIENDLY))), Gain(PerDone(ARTIFACT_NOUN, "détruit", "destroyed", each=2))),
    ),
    HERE.action(223, Text("Seul Contre Tous", "One Stood Against Many"), RARE, aember=1, play=FightThrice()),
    HERE.action(
        224,
        Text("Vérité Rayonnante", "Radiant Truth"),
        UNCOMMON,
        aember=1,
        play=Stun(Each(creature(ENEMY, NOT_ON_FLANK))),
    ),
    HERE.action(225, Text("Bouclier de Justice", "Shield of Justice"), COMMON, aember=1, play=UNHARMED),
    HERE.action(
        226,
        Text("Prise d’Otages", "Take Hostages"),
        COMMON,
        aember=1,
        play=ThisTurn(EachTime(fights(FRIENDLY_CREATURE), Capture(1, ABOUT))),
    ),
    HERE.action(
        227,
        Text("Redressement Judiciaire", "Terms of Redress"),
        COMMON,
        aember=1,
        play=Capture(2, A(FRIENDLY_CREATURE)),
    ),
    HERE.action(
        228,
        Text("Plus Dure Sera la Chute", "The Harder They Come"),
        UNCOMMON,
        play=Purge(A(creature(power_at_least(5)))),
    ),
    HERE.action(
        229, Text("La Voie de l’Esprit", "The Spirit’s Way"), UNCOMMON, play=Destroy(Each(creature(power_at_least(3))))
    ),
    HERE.action(230, Text("Œuvre de Charité", "Virtuous Works"), UNCOMMON, aember=3),
    HERE.artifact(
        231,
        Text("Quête Épique", "Epic Quest"),
        RARE,
        traits=["quest"],
        play=Archive(Each(KNIGHTS)),
        omni=If(PlayedOf(SANCTUM, 7), And(Sacrifice(THIS), ForgeFree())),
    ),
    HERE.artifact(
        232,
        Text("Gorm d’Omm", "Gorm of Omm"),
        UNCOMMON,
        traits=["item"],
        omni=Do(Sacrifice(THIS), Destroy(A(ANY_ARTIFACT))),
    ),
    HERE.artifact(
        233, Text("Blaster Sanctifié", "Hallowed Blaster"), COMMON, traits=["weapon"], action=Heal(3, A(A_CREATURE))
    ),
    HERE.artifact(
        234,
        Text("Potion d’Invulnérabilité", "Potion of Invulnerability"),
        UNCOMMON,
        aember=1,
        traits=["item"],
        omni=Do(Sacrifice(THIS), UNHARMED),
    ),
    HERE.artifact(
        235,
        Text("Table Ronde", "Round Table"),
        RARE,
        aember=1,
        traits=["location"],
        always=[Gets(Each(KNIGHTS), power=1, keywords={TAUNT: 1})],
    ),
    HERE.artifact(
        236,
        Text("Sigil de la Confrérie", "Sigil of Brotherhood"),
        UNCOMMON,
        aember=1,
        traits=["power"],
        omni=Do(Sacrifice(THIS), ThisTurn(MayUse(Each(creature(FRIENDLY, Of(SANCTUM)))))),
    ),
    HERE.artifact(
        237,
        Text("Reliquaire Chuchotant", "Whispering Reliquary"),
        UNCOMMON,
        traits=["item"],
        action=ReturnToHand(A(ANY_ARTIFACT)),
    ),
    HERE.creature(
        238,
        Text("Bastion", "Bulwark"),
        COMMON,
        power=4,
        armor=2,
        traits=["human", "knight"],
        always=[Gets(Neighbors(THIS), armor=2)],
    ),
    HERE.creature(
        239,
        Text("Champion Anaphiel", "Champion Anaphiel"),
        COMMON,
        power=6,
        armor=1,
        traits=["knight", "spirit"],
        keywords={TAUNT: 1},
    ),
    HERE.creature(
        240,
        Text("Championne Tabris", "Champion Tabris"),
        UNCOMMON,
        power=6,
        armor=2,
        traits=["human", "knight"],
        fight=Capture(1),
    ),
    HERE.creature(
        241,
        Text("Commandant Remiel", "Commander Remiel"),
        COMMON,
        power=3,
        traits=["human", "knight"],
        reap=Use(A(creature(FRIENDLY, Not(Of(SANCTUM))))),
    ),
    HERE.creature(
        242,
        Text("Duma la Martyre", "Duma the Martyr"),
        RARE,
        power=3,
        traits=["human"],
        destroyed=And(FullyHeal(Each(creature(OTHER, FRIENDLY))), Draw(2)),
    ),
    HERE.creature(
        243,
        Text("Francus", "Francus"),
        UNCOMMON,
        power=6,
        armor=1,
        traits=["knight", "spirit"],
        always=[EachTime(DestroyedFightingThis(), Capture(1, THIS))],
    ),
    HERE.creature(
        244,
        Text("Moine Gris", "Grey Monk"),
        UNCOMMON,
        power=3,
        traits=["human", "priest"],
        always=[Gets(Each(FRIENDLY_CREATURE), armor=1)],
        reap=Heal(2, A(A_CREATURE)),
    ),
    HERE.creature(
        245,
        Text("Hayyel le Marchand", "Hayyel the Merchant"),
        RARE,
        power=3,
        traits=["human", "merchant"],
        always=[EachTime(plays(YOU, ANY_ARTIFACT), Gain(1))],
    ),
    HERE.creature(
        246,
        Text("Cavalier de la Mort", "Horseman of Death"),
        SPECIAL,
        power=5,
        traits=["horseman", "spirit"],
        play=ReturnToHand(Each(creature(Trait("horseman")).in_discard())),
    ),
    HERE.creature(
        247,
        Text("Cavalier de la Famine", "Horseman of Famine"),
        SPECIAL,
        power=5,
        traits=["horseman", "spirit"],
        play_fight_reap=Destroy(Most(A_CREATURE, least=True)),
    ),
    HERE.creature(
        248,
        Text("Cavalier de la Pestilence", "Horseman of Pestilence"),
        RARE,
        power=5,
        traits=["horseman", "spirit"],
        play_fight_reap=Deal(1, Each(creature(Not(Trait("horseman"))))),
    ),
    HERE.creature(
        249,
        Text("Cavalier de la Guerre", "Horseman of War"),
        SPECIAL,
        power=5,
        traits=["horseman", "spirit"],
        play=ThisTurn(OnlyFight(Each(FRIENDLY_CREATURE), only_fight=True)),
    ),
    HERE.creature(
        250,
        Text("Jehu le Bureaucrate", "Jehu the Bureaucrat"),
        RARE,
        power=3,
        traits=["human"],
        always=[EachTime(ChoosesHouse(SANCTUM), Gain(2))],
    ),
    HERE.creature(
        251,
        Text("Dame Maxena", "Lady Maxena"),
        UNCOMMON,
        power=5,
        armor=2,
        traits=["knight", "spirit"],
        play=Stun(A(A_CREATURE)),
        action=ReturnToHand(THIS),
    ),
    HERE.creature(
        252,
        Text("Seigneur Golgotha", "Lord Golgotha"),
        RARE,
        power=5,
        armor=2,
        traits=["knight", "spirit"],
        before_fight=Deal(3, Neighbors(FOE)),
    ),
    HERE.creature(
        253,
        Text("La Belle Numquid", "Numquid the Fair"),
        RARE,
        power=3,
        traits=["human"],
        play=RepeatIf(Destroy(A(ENEMY_CREATURE)), MoreCreatures(OPPONENT)),
    ),
    HERE.creature(
        254,
        Text("Protectrix", "Protectrix"),
        COMMON,
        power=5,
        traits=["knight", "spirit"],
        reap=IfYouDo(May(FullyHeal(A(A_CREATURE))), ThisTurn(CannotBeHurt(IT))),
    ),
    HERE.creature(
        255,
        Text("Chevalier en Maraude", "Raiding Knight"),
        COMMON,
        power=4,
        armor=2,
        traits=["human", "knight"],
        play=Capture(1),
    ),
    HERE.creature(
        256,
        Text("Gardien du Sanctum", "Sanctum Guardian"),
        RARE,
        power=6,
        armor=1,
        traits=["knight", "spirit"],
        keywords={TAUNT: 1},
        fight_reap=Swap(A(creature(OTHER, FRIENDLY))),
    ),
    HERE.creature(257, Text("Sequis", "Sequis"), COMMON, power=4, armor=2, traits=["human", "knight"], reap=Capture(1)),
    HERE.creature(
        258,
        Text("Sergent Zakiel", "Sergeant Zakiel"),
        COMMON,
        power=4,
        armor=1,
        traits=["human", "knight"],
        play=May(FightWith(A(creature(NEIGHBORING)))),
    ),
    HERE.creature(
        259,
        Text("Chevalier Dévoué", "Staunch Knight"),
        COMMON,
        power=4,
        armor=2,
        traits=["human", "knight"],
        always=[Gets(THIS, power=2, when=ThisOnFlank())],
    ),
    HERE.creature(
        260,
        Text("Gardien de la Porte", "Gatekeeper"),
        UNCOMMON,
        power=5,
        armor=1,
        traits=["knight", "spirit"],
        play=If(Has(OPPONENT, 7), Capture(AllBut(OPPONENT, 5))),
    ),
    HERE.creature(
        261,
        Text("Le Gardien du Caveau", "The Vaultkeeper"),
        RARE,
        power=4,
        armor=1,
        traits=["knight", "spirit"],
        always=[CannotBeRobbed()],
    ),
    HERE.creature(
        262,
        Text("Veemos Portelumière", "Veemos Lightbringer"),
        RARE,
        power=6,
        traits=["angel", "spirit"],
        play=Destroy(Each(creature(WithKeyword(ELUSIVE)))),
    ),
    HERE.upgrade(
        263,
        Text("Cape de l’Armageddon", "Armageddon Cloak"),
        RARE,
        aember=1,
        always=[Gets(THIS, keywords={HAZARDOUS: 2}, gains=Powers(destroyed=CloakInstead()))],
    ),
    HERE.upgrade(
        264,
        Text("Manteau du Zélote", "Mantle of the Zealot"),
        RARE,
        always=[Gets(THIS, gains=Powers(always=[MayUse(THIS)]))],
    ),
    HERE.upgrade(
        265,
        Text("Protéger les Faibles", "Protect the Weak"),
        COMMON,
        aember=1,
        always=[Gets(THIS, armor=1, keywords={TAUNT: 1})],
    ),
    HERE.upgrade(
        266,
        Text("Épaulière", "Shoulder Armor"),
        UNCOMMON,
        aember=1,
        always=[Gets(THIS, power=2, armor=2, when=ThisOnFlank())],
    ),
]
