"""House Untamed: beasts, faeries and witches; growth, numbers and the wild coming back."""

from dataclasses import dataclass
from typing import Final

from veillee.core.grammar import Noun
from veillee.core.match import Card
from veillee.core.text import Text
from veillee.games.keyforge.rules.ability import Cond, Constant, Ctx, Word
from veillee.games.keyforge.rules.board import Board
from veillee.games.keyforge.rules.card import Print, Printer
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.rules.hooks import ACT, FIGHT, OMNI, ON_PLAY, REAP, UNSTUN
from veillee.games.keyforge.rules.terms import (
    ASSAULT,
    COMMON,
    CREATURE,
    DECK,
    ELUSIVE,
    HAND,
    HAZARDOUS,
    MARS,
    POISON,
    RARE,
    SKIRMISH,
    UNCOMMON,
    UNTAMED,
)
from veillee.games.keyforge.voice.prompts import TARGET
from veillee.games.keyforge.words.aember import Forge, Gain, GainChains, Lose, Steal
from veillee.games.keyforge.words.amounts import Has, MoreCreatures, PerKey
from veillee.games.keyforge.words.constants import Gets, IgnoresDefences, KeysCost
from veillee.games.keyforge.words.creatures import Deal, Destroy, Exhaust, FightWith, FullyHeal, Heal, Sacrifice, Stun
from veillee.games.keyforge.words.events import EachTime, plays
from veillee.games.keyforge.words.flow import And, Choose, Do, If, IfYouDo, May, Then
from veillee.games.keyforge.words.groups import (
    A_CREATURE,
    ANY_ARTIFACT,
    ANY_CARD,
    ENEMY_CREATURE,
    FRIENDLY_CREATURE,
    OPPONENT,
    OTHER_CREATURE,
    YOU,
    action_card,
    card,
    creature,
    named,
)
from veillee.games.keyforge.words.lasting import NextTurn, ThisTurn
from veillee.games.keyforge.words.limits import CannotUse, MayPlay, MayUse
from veillee.games.keyforge.words.moves import PutOnDeck, ReturnToHand, ShuffleIntoDeck
from veillee.games.keyforge.words.quals import DAMAGED, FRIENDLY, ON_FLANK, OTHER, Of, Trait, WithKeyword
from veillee.games.keyforge.words.speech import Say, Verb
from veillee.games.keyforge.words.whom import IT, THIS, A, Each, exactly, matters, up_to

HERE: Final = Printer(UNTAMED)
KEY_CHARGE: Final = IfYouDo(Lose(1, YOU), May(Forge()))
"""Key Charge and Chota Hazri."""
ANCIENT_BEAR: Final = named(345, Noun("Ours Vénérable", "Ours Vénérables", "Ancient Bear", "Ancient Bears"))
NIFFLE: Final = Trait("niffle")
USES: Final = [REAP, FIGHT, ACT, OMNI, UNSTUN]


ONE_DAMAGE: Final = Deal(1, A(A_CREATURE))


class DivideDamage(Word):
    """One damage for each friendly creature, each to any creature, all dealt at once."""

    def do(self, d: Duel, c: Ctx) -> bool:
        struck: list[Card] = []
        rounds = FRIENDLY_CREATURE.count(d, c)
        for nth in range(1, rounds + 1):
            struck += A(A_CREATURE).pick_nth(d, c, ONE_DAMAGE, nth, rounds)
        cards = sorted(set(struck))
        d.hit(cards, [struck.count(one) for one in cards], True)
        return len(cards) > 0

    def say(self, s: Say, form: int) -> str:
        return s(
            "infligez 1 dégât pour chaque créature alliée en jeu. Vous pouvez répartir ces dégâts entre autant de créatures"
            " que vous le souhaitez",
            "deal 1 damage for each friendly creature in play. You may divide this damage among any number of creatures",
        )


@dataclass(frozen=True, eq=False)
class PlayedLastTurn(Cond):
    """The opponent played so many creatures or more on their previous turn."""

    least: int

    def holds(self, b: Board, c: Ctx) -> bool:
        played = b.before[1 - c.you].played
        return len([face for face in played if b.prints[face].kind == CREATURE]) >= self.least

    def say(self, s: Say) -> str:
        return s.opponent() + s(
            f" a joué au moins {self.least} créatures à son tour précédent",
            f" played {self.least} or more creatures on their previous turn",
        )


A_LOSS: Final = ShuffleIntoDeck(A(A_CREATURE))
"""What is done to each of several as it is picked."""


@dataclass(frozen=True, eq=False)
class LoseInTheWoods(Word):
    """So many creatures of each side are chosen, then shuffled into their owners' decks together."""

    number: int

    def do(self, d: Duel, c: Ctx) -> bool:
        lost = exactly(self.number, FRIENDLY_CREATURE).pick(d, c, A_LOSS)
        lost = lost + exactly(self.number, ENEMY_CREATURE).pick(d, c, A_LOSS)
        c.done = d.shuffle_in(lost)
        return len(c.done) > 0

    def say(self, s: Say, form: int) -> str:
        return s(
            f"choisissez {self.number} créatures alliées et {self.number} créatures ennemies. Mélangez chacune d'elles dans le"
            " deck de son propriétaire",
            f"choose {self.number} friendly creatures and {self.number} enemy creatures. Shuffle each of them into its"
            " owner's deck",
        )


COPY: Final = Verb("copiez", "copier", "copie", "copy", "copies")


class Mimic(Word):
    """Gives and does what an action card of the opponent's discard pile does, its Æ bonus too (KF-D9); KF-D32: but not one
    that is copying already.
    """

    def do(self, d: Duel, c: Ctx) -> bool:
        copying = c.done
        wanted = A(action_card().in_discard(OPPONENT))
        models = [card for card in wanted.candidates(d, c) if card not in copying]
        if not matters(d, c, models, self):
            return False
        for model in d.ask_some(c.card, TARGET, models, 1, 1, doing=self, wanted=wanted):
            d.gain(c.you, d.card(model).aember)
            word = d.card(model).powers.bold[ON_PLAY]
            if word is not None:
                c.done = [*copying, model] if isinstance(word, Mimic) else []
                return word.do(d, c)
        return False

    def brief(self, s: Say, form: int) -> str:
        return f"{COPY.said(s, form)} {s.chosen}"

    def say(self, s: Say, form: int) -> str:
        return s(
            f"{s.name} devient la copie d'une carte action de la défausse de votre adversaire",
            f"{s.name} becomes a copy of an action card in your opponent's discard pile",
        )


@dataclass(frozen=True, eq=False)
class UsedCreatures(Cond):
    """You used so many creatures or more this turn."""

    least: int

    def holds(self, b: Board, c: Ctx) -> bool:
        return b.log.creatures_used >= self.least

    def say(self, s: Say) -> str:
        return s(
            f"vous avez utilisé au moins {self.least} créatures pendant ce tour",
            f"you used {self.least} or more creatures this turn",
        )


@dataclass(frozen=True, eq=False)
class Healed(Cond):
    """So much damage was healed just before."""

    amount: int

    def holds(self, b: Board, c: Ctx) -> bool:
        return c.amount >= self.amount

    def say(self, s: Say) -> str:
        return s(f"vous avez soigné {self.amount} dégâts", f"you healed {self.amount} damage")


class ReturnAember(Word):
    """Each enemy creature is hurt by the Æ it holds, which then comes to you."""

    def do(self, d: Duel, c: Ctx) -> bool:
        foes = ENEMY_CREATURE.find(d, c)
        d.hit(foes, [d.aember[foe] for foe in foes], True)
        d.settle()
        for foe in foes:
            if d.in_play(foe):
                d.take_off(foe, d.aember[foe], c.you)
        return len(foes) > 0

    def say(self, s: Say, form: int) -> str:
        return s(
            "infligez 1 dégât à chaque créature ennemie pour chaque Æ qui s'y trouve. Placez tout l'Æ de ces créatures dans"
            " votre réserve",
            "deal 1 damage to each enemy creature for each Æ on it. Put all Æ from those creatures in your pool",
        )


class CallBears(Word):
    """A bear is healed; with none in play, those of the deck and the discard pile are fetched."""

    def do(self, d: Duel, c: Ctx) -> bool:
        if ANCIENT_BEAR.count(d, c):
            return FullyHeal(A(ANCIENT_BEAR)).do(d, c)
        side = d.sides[c.you]
        d.search_deck(c.you)
        bears = [one for one in side.deck + side.discard if ANCIENT_BEAR.matches(d, c, one)]
        d.send(bears, HAND)
        if bears:
            d.send(side.discard[:], DECK)
        d.shuffle_deck(c.you)
        return len(bears) > 0

    def say(self, s: Say, form: int) -> str:
        return s(
            "soignez entièrement un Ours Vénérable. S'il n'y en a aucun en jeu, cherchez dans votre deck et votre défausse chaque"
            " Ours Vénérable et mettez-les dans votre main. Si vous le faites, mélangez votre défausse dans votre deck",
            "fully heal an Ancient Bear. If there are none in play, search your deck and discard pile for each Ancient Bear and put"
            " them into your hand. If you do, shuffle your discard pile into your deck",
        )


class FightsOnlyStunned(Constant):
    """The creature attacks none but stunned creatures."""

    def spares(self, b: Board, c: Ctx, attacker: Card, card: Card) -> bool:
        return attacker == c.card and not b.stunned[card]

    def say(self, s: Say) -> str:
        return s(f"{s.name} ne peut combattre que des créatures sonnées", f"{s.name} can only fight stunned creatures")


class PlayOneMore(MayPlay):
    """Said of each turn in which another house is active."""

    def say(self, s: Say) -> str:
        return s(
            "à chacun de vos tours où Indomptés n'est pas votre Maison active, vous pouvez jouer une carte Indomptés",
            "during each turn in which Untamed is not your active house, you may play one Untamed card",
        )


class MustDiscardFirst(Constant):
    """The creature cannot be used before a card of its house has been discarded."""

    def forbids(self, b: Board, c: Ctx, act: int, seat: int, card: Card) -> bool:
        if card != c.card or act not in USES:
            return False
        return not any(b.prints[face].house == UNTAMED for face in b.log.discarded)

    def say(self, s: Say) -> str:
        return s(
            f"vous ne pouvez pas utiliser {s.name} à moins d'avoir défaussé une carte Indomptés de votre main pendant ce tour",
            f"you cannot use {s.name} unless you have discarded an Untamed card from your hand this turn",
        )


CARDS: Final[list[Print]] = [
    HERE.action(319, Text("Chasse en Meute", "Cooperative Hunting"), COMMON, play=DivideDamage()),
    HERE.action(320, Text("Curiosité", "Curiosity"), RARE, aember=1, play=Destroy(Each(creature(Trait("scientist"))))),
    HERE.action(321, Text("Hymne à la Fertilité", "Fertility Chant"), RARE, aember=4, play=Gain(2, OPPONENT)),
    HERE.action(
        322, Text("Banc de Brume", "Fogbank"), UNCOMMON, aember=1, play=NextTurn(CannotUse(OPPONENT, only_fight=True))
    ),
    HERE.action(
        323, Text("Pleine Lune", "Full Moon"), COMMON, play=ThisTurn(EachTime(plays(YOU, A_CREATURE), Gain(1)))
    ),
    HERE.action(
        324, Text("Lianes-Pièges", "Grasping Vines"), UNCOMMON, aember=1, play=ReturnToHand(up_to(3, ANY_ARTIFACT))
    ),
    HERE.action(325, Text("Clé en Surtension", "Key Charge"), COMMON, play=KEY_CHARGE),
    HERE.action(326, Text("Toile de Vie", "Lifeweb"), UNCOMMON, aember=1, play=If(PlayedLastTurn(3), Steal(2))),
    HERE.action(327, Text("Perdus dans les Bois", "Lost in the Woods"), COMMON, aember=1, play=LoseInTheWoods(2)),
    HERE.action(328, Text("Mimétisme", "Mimicry"), UNCOMMON, play=Mimic()),
    HERE.action(
        329, Text("L’Appel de la Nature", "Nature’s Call"), UNCOMMON, aember=1, play=ReturnToHand(up_to(3, A_CREATURE))
    ),
    HERE.action(
        330, Text("Manœuvre Nocturne", "Nocturnal Maneuver"), COMMON, aember=1, play=Exhaust(up_to(3, A_CREATURE))
    ),
    HERE.action(
        331,
        Text("Nature Périlleuse", "Perilous Wild"),
        RARE,
        aember=1,
        play=Destroy(Each(creature(WithKeyword(ELUSIVE)))),
    ),
    HERE.action(332, Text("Renaissance", "Regrowth"), COMMON, aember=1, play=ReturnToHand(A(A_CREATURE.in_discard()))),
    HERE.action(
        333, Text("Sauver la Meute", "Save the Pack"), COMMON, play=Do(Destroy(Each(creature(DAMAGED))), GainChains(1))
    ),
    HERE.action(
        334,
        Text("Reconnaissance", "Scout"),
        RARE,
        aember=1,
        play=Choose(
            up_to(2, FRIENDLY_CREATURE), Then(ThisTurn(Gets(IT, keywords={SKIRMISH: 1})), FightWith(IT, ready=False))
        ),
    ),
    HERE.action(335, Text("Piétinement", "Stampede"), RARE, aember=1, play=If(UsedCreatures(3), Steal(2))),
    HERE.action(
        336,
        Text("Un Simple Rhume", "The Common Cold"),
        RARE,
        aember=1,
        play=Do(Deal(1, Each(A_CREATURE)), May(Destroy(Each(creature(Of(MARS)))))),
    ),
    HERE.action(
        337,
        Text("Rappel des Troupes", "Troop Call"),
        UNCOMMON,
        aember=1,
        play=And(ReturnToHand(Each(creature(FRIENDLY, NIFFLE))), ReturnToHand(Each(creature(NIFFLE).in_discard()))),
    ),
    HERE.action(
        338,
        Text("Vigueur", "Vigor"),
        COMMON,
        aember=1,
        play=Do(Heal(3, A(A_CREATURE), optional=True), If(Healed(3), Gain(1))),
    ),
    HERE.action(339, Text("Mot de Rappel", "Word of Returning"), RARE, aember=1, play=ReturnAember()),
    HERE.artifact(340, Text("Flûte à Ours", "Bear Flute"), RARE, traits=["item"], action=CallBears()),
    HERE.artifact(
        341,
        Text("Graine de Népenthes", "Nepenthe Seed"),
        UNCOMMON,
        traits=["item"],
        omni=Do(Sacrifice(THIS), ReturnToHand(A(ANY_CARD.in_discard()))),
    ),
    HERE.artifact(
        342,
        Text("Rituel de l’Équilibre", "Ritual of Balance"),
        UNCOMMON,
        traits=["power"],
        action=If(Has(OPPONENT, 6), Steal(1)),
    ),
    HERE.artifact(
        343,
        Text("Rituel de la Chasse", "Ritual of the Hunt"),
        RARE,
        aember=1,
        traits=["power"],
        omni=Do(Sacrifice(THIS), ThisTurn(MayUse(Each(creature(FRIENDLY, Of(UNTAMED)))))),
    ),
    HERE.artifact(
        344, Text("Arbre-Monde", "World Tree"), RARE, traits=["location"], action=PutOnDeck(A(A_CREATURE.in_discard()))
    ),
    HERE.creature(
        345, Text("Ours Vénérable", "Ancient Bear"), COMMON, power=5, traits=["beast"], keywords={ASSAULT: 2}
    ),
    HERE.creature(
        346,
        Text("Vieille Branche", "Bigtwig"),
        UNCOMMON,
        power=7,
        traits=["beast"],
        always=[FightsOnlyStunned()],
        reap=Choose(A(A_CREATURE), And(Stun(IT), Exhaust(IT))),
    ),
    HERE.creature(
        347,
        Text("Sorcière des Bois", "Witch of the Wilds"),
        RARE,
        power=4,
        traits=["beast", "witch"],
        always=[PlayOneMore(card(Of(UNTAMED)), limit=1)],
    ),
    HERE.creature(
        348, Text("Tâteronce", "Briar Grubbling"), RARE, power=2, traits=["beast", "insect"], keywords={HAZARDOUS: 5}
    ),
    HERE.creature(
        349, Text("Chota Hazri", "Chota Hazri"), UNCOMMON, power=3, traits=["human", "witch"], play=KEY_CHARGE
    ),
    HERE.creature(
        350, Text("Fée Rosée", "Dew Faerie"), COMMON, power=2, traits=["faerie"], keywords={ELUSIVE: 1}, reap=Gain(1)
    ),
    HERE.creature(351, Text("Lutin Poussière", "Dust Pixie"), COMMON, power=1, aember=2, traits=["faerie"]),
    HERE.creature(
        352, Text("Flaxia", "Flaxia"), UNCOMMON, power=4, traits=["faerie"], play=If(MoreCreatures(YOU), Gain(2))
    ),
    HERE.creature(
        353, Text("Foufrouteux", "Fuzzy Gruen"), RARE, power=5, aember=2, traits=["beast"], play=Gain(1, OPPONENT)
    ),
    HERE.creature(
        354,
        Text("Paresseux Géant", "Giant Sloth"),
        RARE,
        power=6,
        traits=["beast"],
        always=[MustDiscardFirst()],
        action=Gain(3),
    ),
    HERE.creature(
        355,
        Text("Halacor", "Halacor"),
        UNCOMMON,
        power=4,
        traits=["beast"],
        always=[Gets(Each(creature(FRIENDLY, ON_FLANK)), keywords={SKIRMISH: 1})],
    ),
    HERE.creature(
        356,
        Text("Inka l’Araignée", "Inka the Spider"),
        RARE,
        power=1,
        traits=["beast"],
        keywords={POISON: 1},
        play_reap=Stun(A(A_CREATURE)),
    ),
    HERE.creature(
        357,
        Text("Kindrith Longueflèche", "Kindrith Longshot"),
        RARE,
        power=3,
        traits=["human", "ranger"],
        keywords={ELUSIVE: 1, SKIRMISH: 1},
        reap=Deal(2, A(A_CREATURE)),
    ),
    HERE.creature(358, Text("Nasigator", "Snufflegator"), COMMON, power=4, traits=["beast"], keywords={SKIRMISH: 1}),
    HERE.creature(
        359,
        Text("Lupo le Balafré", "Lupo the Scarred"),
        RARE,
        power=6,
        traits=["beast"],
        keywords={SKIRMISH: 1},
        play=Deal(2, A(ENEMY_CREATURE)),
    ),
    HERE.creature(
        360, Text("Tigre Féroce", "Mighty Tiger"), RARE, power=4, traits=["beast"], play=Deal(4, A(ENEMY_CREATURE))
    ),
    HERE.creature(361, Text("Murmook", "Murmook"), COMMON, power=3, traits=["beast"], always=[KeysCost(OPPONENT, 1)]),
    HERE.creature(
        362,
        Text("Champignomme", "Mushroom Man"),
        UNCOMMON,
        power=2,
        traits=["fungus", "human"],
        always=[Gets(THIS, power=PerKey(YOU, forged=False, each=3))],
    ),
    HERE.creature(
        363,
        Text("Singe Niffleur", "Niffle Ape"),
        COMMON,
        power=3,
        traits=["beast", "niffle"],
        always=[IgnoresDefences()],
    ),
    HERE.creature(
        364,
        Text("Reine des Niffleurs", "Niffle Queen"),
        UNCOMMON,
        power=6,
        traits=["beast", "niffle"],
        always=[
            Gets(Each(creature(OTHER, FRIENDLY, Trait("beast"))), power=1),
            Gets(Each(creature(OTHER, FRIENDLY, NIFFLE)), power=1),
        ],
    ),
    HERE.creature(
        365,
        Text("Singes Piranhas", "Piranha Monkeys"),
        RARE,
        power=2,
        traits=["beast"],
        play_reap=Deal(2, Each(OTHER_CREATURE)),
    ),
    HERE.creature(
        366,
        Text("Teliga", "Teliga"),
        RARE,
        power=3,
        traits=["human", "witch"],
        always=[EachTime(plays(OPPONENT, A_CREATURE), Gain(1))],
    ),
    HERE.creature(
        367,
        Text("Sorcier Chasseur", "Hunting Witch"),
        COMMON,
        power=2,
        traits=["human", "witch"],
        always=[EachTime(plays(YOU, OTHER_CREATURE), Gain(1))],
    ),
    HERE.creature(
        368,
        Text("Sorcière de l’Œil", "Witch of the Eye"),
        COMMON,
        power=3,
        traits=["human", "witch"],
        reap=ReturnToHand(A(ANY_CARD.in_discard())),
    ),
    HERE.upgrade(
        369,
        Text("La Voie de l’Ours", "Way of the Bear"),
        UNCOMMON,
        aember=1,
        always=[Gets(THIS, keywords={ASSAULT: 2})],
    ),
    HERE.upgrade(
        370, Text("La Voie du Loup", "Way of the Wolf"), UNCOMMON, aember=1, always=[Gets(THIS, keywords={SKIRMISH: 1})]
    ),
]
