"""House Shadows: elves and thieves; theft, poison and doors left open."""

from dataclasses import dataclass
from typing import Final

from veillee.core.grammar import Noun
from veillee.core.match import NO_CARD, Card
from veillee.core.text import Text
from veillee.games.keyforge.rules.ability import Cond, Constant, Ctx, Happening, Word
from veillee.games.keyforge.rules.board import Board
from veillee.games.keyforge.rules.card import Powers, Print, Printer
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.rules.hooks import ALWAYS, BEFORE_A_FIGHT, ENTERS_READY, UNCHANGED
from veillee.games.keyforge.rules.terms import (
    COMMON,
    CREATURE,
    ELUSIVE,
    HAND,
    POISON,
    RARE,
    SANCTUM,
    SHADOWS,
    SKIRMISH,
    UNCOMMON,
)
from veillee.games.keyforge.voice.prompts import TARGET
from veillee.games.keyforge.words.aember import MOVE, Capture, Forge, Gain, Steal, StoreAember
from veillee.games.keyforge.words.amounts import AllBut, Fell, Has, HasMore, Per, PerDone
from veillee.games.keyforge.words.constants import EntersReady, Gets, MaySpend, StrikesNothing
from veillee.games.keyforge.words.creatures import PUT, Deal, Destroy, Sacrifice, TakeControl, UseAsYours
from veillee.games.keyforge.words.events import EachTime, Event, plays
from veillee.games.keyforge.words.flow import Choose, Do, If, IfYouDo, May, RepeatIf, Then
from veillee.games.keyforge.words.groups import (
    A_CREATURE,
    ANY_ARTIFACT,
    ANY_CARD,
    ENEMY_CREATURE,
    FRIENDLY_CREATURE,
    OPPONENT,
    YOU,
    artifact,
    card,
    creature,
    named,
)
from veillee.games.keyforge.words.lasting import NextTurn, ThisTurn, UntilThisLeaves
from veillee.games.keyforge.words.limits import CannotPlay, MayUse, SkipForge, Toll
from veillee.games.keyforge.words.moves import RETURN, Archive, DiscardRandom, LookAtHand, Purge, ReturnToHand
from veillee.games.keyforge.words.quals import (
    DAMAGED,
    ENEMY,
    FRIENDLY,
    NOT_ON_FLANK,
    ON_FLANK,
    WITH_AEMBER,
    Of,
    power_at_most,
)
from veillee.games.keyforge.words.speech import CREATURE_NOUN, Say
from veillee.games.keyforge.words.whom import IT, THIS, A, Each, exactly

HERE: Final = Printer(SHADOWS)
SHIV: Final = Do(Deal(1, A(A_CREATURE)), If(Fell(), Gain(1)))
"""Seeker Needle and Mack the Knife."""
SWINDLE: Final = If(HasMore(OPPONENT), Steal(1))
ROUTINE_JOBS: Final = named(
    282,
    Noun(
        "exemplaire de Travail de Routine",
        "exemplaires de Travail de Routine",
        "copy of Routine Job",
        "copies of Routine Job",
    ),
)
URCHIN: Final = 315


class NothingElsePlayed(Cond):
    """The card that speaks is the only one played this turn."""

    def holds(self, b: Board, c: Ctx) -> bool:
        return len(b.log.played) == 1

    def say(self, s: Say) -> str:
        return s("vous n'avez joué aucune autre carte pendant ce tour", "you have not played any other cards this turn")


class CallOff(Word):
    """A card is discarded from the fighter's controller's deck; if it is of the active house, there is no fight."""

    def do(self, d: Duel, c: Ctx) -> bool:
        top = d.top_of_deck(d.side[c.about])
        if top < 0:
            return False
        d.discard([top])
        d.fight_off = d.house >= 0 and d.belongs(top, d.house)
        return d.fight_off

    def say(self, s: Say, form: int) -> str:
        return s(
            "défaussez la carte du sommet du deck de son contrôleur. Si la carte défaussée appartient à la Maison active,"
            " inclinez cette créature sans autre effet",
            "discard the top card of its controller's deck. If the discarded card is of the active house, exhaust that"
            " creature with no effect",
        )


class BeforeAFight(Event):
    """A creature is about to fight."""

    def bit(self) -> int:
        return BEFORE_A_FIGHT

    def fits(self, b: Board, c: Ctx, h: Happening) -> bool:
        return True

    def lead(self, s: Say) -> str:
        return s("avant qu'une créature ne combatte", "before a creature fights")


class HideBeneath(Word):
    """A card of your hand goes face down beneath the card that speaks."""

    def do(self, d: Duel, c: Ctx) -> bool:
        hidden = A(ANY_CARD.in_hand()).pick(d, c, self)
        for one in hidden:
            d.put_beneath(one, c.card)
        return len(hidden) > 0

    def brief(self, s: Say, form: int) -> str:
        return PUT.said(s, form) + s(f" {s.chosen} sous {s.name}", f" {s.chosen} beneath {s.name}")

    def say(self, s: Say, form: int) -> str:
        return s(
            f"placez une carte de votre main, face cachée, sous {s.name}",
            f"put a card from your hand facedown beneath {s.name}",
        )


class PlayBeneath(Word):
    """The card beneath the one that speaks is played, if it can be."""

    def do(self, d: Duel, c: Ctx) -> bool:
        hidden = [one for one in d.beneath(c.card) if d.playable(one)]
        for one in hidden:
            d.play(one)
        return len(hidden) > 0

    def say(self, s: Say, form: int) -> str:
        return s(f"jouez la carte placée sous {s.name}", f"play the card beneath {s.name}")


class FirstReady(Constant):
    """The first creature played each turn, by either player, enters play ready."""

    def enters(self, b: Board, c: Ctx, card: Card, played: bool) -> int:
        creatures = [face for face in b.log.played if b.prints[face].kind == CREATURE]
        return ENTERS_READY if played and b.card(card).kind == CREATURE and len(creatures) == 1 else 0

    def say(self, s: Say) -> str:
        return s(
            "la première créature jouée à chaque tour entre en jeu redressée",
            "the first creature played each turn enters play ready",
        )


class GetSpoils(Constant):
    """What the opponent spends to forge keys comes to you."""

    def spoils(self, b: Board, c: Ctx, seat: int) -> int:
        return c.you if seat != c.you else -1

    def say(self, s: Say) -> str:
        return s(
            "vous recevez tout l'Æ que votre adversaire dépense pour forger des clés",
            "you get all Æ your opponent spends when forging keys",
        )


class FetchUrchin(Word):
    """An Urchin of yours comes back from play or from the discard pile."""

    def do(self, d: Duel, c: Ctx) -> bool:
        everywhere = d.creatures() + d.sides[c.you].discard
        urchins = [one for one in everywhere if d.card(one).number == URCHIN and d.owner[one] == c.you]
        c.done = d.send(d.ask_some(c.card, TARGET, urchins, 1, 1, doing=self), HAND)
        return len(c.done) > 0

    def brief(self, s: Say, form: int) -> str:
        return RETURN.said(s, form) + s(f" {s.chosen} dans votre main", f" {s.chosen} to your hand")

    def say(self, s: Say, form: int) -> str:
        return s(
            "renvoyez un Orphelin en jeu ou de votre défausse dans votre main",
            "return an Urchin from play or from your discard pile to your hand",
        )


@dataclass(frozen=True, eq=False)
class TakeBack(Word):
    """Æ from one of your cards goes to your pool."""

    amount: int

    def do(self, d: Duel, c: Ctx) -> bool:
        purse = A(card(FRIENDLY, WITH_AEMBER)).pick(d, c, self)
        for one in purse:
            d.take_off(one, self.amount, c.you)
        return len(purse) > 0

    def brief(self, s: Say, form: int) -> str:
        return MOVE.said(s, form) + s(
            f" {self.amount} Æ {s.de(s.chosen)} vers votre réserve",
            f" {self.amount} Æ from {s.chosen} to your pool",
        )

    def say(self, s: Say, form: int) -> str:
        return s(
            f"déplacez {self.amount} Æ d'une de vos cartes vers votre réserve",
            f"move {self.amount} Æ from one of your cards to your pool",
        )


class TakesTheirBlows(Constant):
    """Damage meant for a neighbour without a trait is dealt to the creature that speaks."""

    def redirects(self, b: Board, c: Ctx, card: Card) -> Card:
        return c.card if card in b.neighbors(c.card) and not b.has_trait(card, "specter") else NO_CARD

    def say(self, s: Say) -> str:
        return s(
            f"les dégâts infligés à ses voisines non-Spectre sont infligés {s.au(s.name)} à la place",
            f"damage dealt to non-Specter neighbors is dealt to {s.name} instead",
        )


class ForgedThisTurn(Cond):
    """You have forged a key this turn."""

    def holds(self, b: Board, c: Ctx) -> bool:
        return b.active == c.you and b.log.forged != 0

    def say(self, s: Say) -> str:
        return s("vous avez forgé une clé pendant ce tour", "you forged a key this turn")


class OfShadowsHere(Constant):
    """A stolen artifact of none of your houses counts as one of Shadows while you control it."""

    def belongs(self, b: Board, c: Ctx, card: Card) -> int:
        foreign = card in c.it and b.side[card] == c.you and b.prints[b.face[card]].house not in b.sides[c.you].houses
        return SHADOWS if foreign else UNCHANGED

    def say(self, s: Say) -> str:
        return s(
            "tant que vous le contrôlez, s'il n'appartient à aucune de vos trois Maisons, il appartient à la Maison Ombres",
            "while under your control, if it does not belong to one of your three houses, it is of house Shadows",
        )


@dataclass(frozen=True, eq=False)
class Adopt(Word):
    """What was just taken is given a house for as long as it stays."""

    constant: Constant

    def do(self, d: Duel, c: Ctx) -> bool:
        d.last(self.constant, c, d.turn, ALWAYS)
        return True

    def say(self, s: Say, form: int) -> str:
        return self.constant.say(s)


CARDS: Final[list[Print]] = [
    HERE.action(
        267,
        Text("Publicité Mensongère", "Bait and Switch"),
        COMMON,
        play=RepeatIf(SWINDLE, HasMore(OPPONENT)),
        errata=Powers(play=RepeatIf(SWINDLE, HasMore(OPPONENT), once=True)),
    ),
    HERE.action(
        268, Text("Piège Explosif", "Booby Trap"), UNCOMMON, aember=1, play=Deal(4, A(creature(NOT_ON_FLANK)), splash=2)
    ),
    HERE.action(
        269,
        Text("Coup de Grâce", "Finishing Blow"),
        RARE,
        aember=1,
        play=IfYouDo(Destroy(A(creature(DAMAGED))), Steal(1)),
    ),
    HERE.action(270, Text("Main Spectrale", "Ghostly Hand"), COMMON, aember=2, play=If(Has(OPPONENT, 1, 1), Steal(1))),
    HERE.action(271, Text("Planque Secrète", "Hidden Stash"), UNCOMMON, aember=1, play=Archive(A(ANY_CARD.in_hand()))),
    HERE.action(
        272,
        Text("Traître Impérial", "Imperial Traitor"),
        RARE,
        aember=1,
        play=Do(LookAtHand(), May(Purge(A(card(Of(SANCTUM)).lying_in(HAND, OPPONENT))))),
    ),
    HERE.action(
        273, Text("Clé de Ténèbres", "Key of Darkness"), RARE, play=If(Has(OPPONENT, 0, 0), Forge(2), Forge(6))
    ),
    HERE.action(
        274,
        Text("Extinction des Feux", "Lights Out"),
        UNCOMMON,
        aember=1,
        play=ReturnToHand(exactly(2, ENEMY_CREATURE)),
    ),
    HERE.action(275, Text("Miasmes", "Miasma"), COMMON, aember=1, play=NextTurn(SkipForge(OPPONENT))),
    HERE.action(
        276, Text("Décharge Neurologique", "Nerve Blast"), COMMON, play=IfYouDo(Steal(1), Deal(2, A(A_CREATURE)))
    ),
    HERE.action(
        277,
        Text("Un Dernier Braquage", "One Last Job"),
        RARE,
        aember=1,
        play=Do(Purge(Each(creature(FRIENDLY, Of(SHADOWS)))), Steal(PerDone(CREATURE_NOUN, "purgé", "purged"))),
    ),
    HERE.action(278, Text("Oubliette", "Oubliette"), UNCOMMON, play=Purge(A(creature(power_at_most(3))))),
    HERE.action(
        279,
        Text("Sacrifice du Pion", "Pawn Sacrifice"),
        COMMON,
        aember=1,
        play=IfYouDo(Sacrifice(A(FRIENDLY_CREATURE)), Deal(3, exactly(2, A_CREATURE))),
    ),
    HERE.action(280, Text("Vague Empoisonnée", "Poison Wave"), COMMON, aember=1, play=Deal(2, Each(A_CREATURE))),
    HERE.action(
        281,
        Text("Murmures Incessants", "Relentless Whispers"),
        COMMON,
        aember=1,
        play=Do(Deal(2, A(A_CREATURE)), If(Fell(), Steal(1))),
    ),
    HERE.action(
        282, Text("Travail de Routine", "Routine Job"), RARE, play=Then(Steal(1), Steal(Per(ROUTINE_JOBS.in_discard())))
    ),
    HERE.action(
        283, Text("Trop à Protéger", "Too Much to Protect"), UNCOMMON, aember=1, play=Steal(AllBut(OPPONENT, 6))
    ),
    HERE.action(
        284,
        Text("Carte au Trésor", "Treasure Map"),
        RARE,
        aember=1,
        play=Do(If(NothingElsePlayed(), Gain(3)), ThisTurn(CannotPlay(YOU, ANY_CARD))),
    ),
    HERE.artifact(
        285,
        Text("Bureau des Douanes", "Customs Office"),
        RARE,
        traits=["location"],
        always=[Toll(1, ANY_ARTIFACT, to_play=True)],
    ),
    HERE.artifact(
        286,
        Text("Sigil d’Évasion", "Evasion Sigil"),
        RARE,
        aember=1,
        traits=["power"],
        always=[EachTime(BeforeAFight(), CallOff())],
    ),
    HERE.artifact(
        287,
        Text("Mines à Retardement", "Longfused Mines"),
        RARE,
        aember=1,
        traits=["weapon"],
        omni=Do(Sacrifice(THIS), Deal(3, Each(creature(ENEMY, NOT_ON_FLANK)))),
    ),
    HERE.artifact(
        288,
        Text("Plan Diabolique", "Masterplan"),
        RARE,
        aember=1,
        traits=["item"],
        play=HideBeneath(),
        omni=Do(PlayBeneath(), Sacrifice(THIS)),
    ),
    HERE.artifact(
        289,
        Text("Planque", "Safe Place"),
        RARE,
        aember=1,
        traits=["location"],
        always=[MaySpend()],
        action=StoreAember(1),
    ),
    HERE.artifact(290, Text("Aiguille Chercheuse", "Seeker Needle"), COMMON, traits=["weapon"], action=SHIV),
    HERE.artifact(
        291, Text("Passe-Partout", "Skeleton Key"), UNCOMMON, traits=["item"], action=Capture(1, A(FRIENDLY_CREATURE))
    ),
    HERE.artifact(
        292,
        Text("Livraison Spéciale", "Special Delivery"),
        UNCOMMON,
        aember=1,
        traits=["item"],
        omni=Do(Sacrifice(THIS), Deal(3, A(creature(ON_FLANK))), If(Fell(), Purge(IT))),
    ),
    HERE.artifact(
        293, Text("Sigil de Vitesse", "Speed Sigil"), UNCOMMON, aember=1, traits=["power"], always=[FirstReady()]
    ),
    HERE.artifact(
        294, Text("Maillet Subtil", "Subtle Maul"), UNCOMMON, traits=["weapon"], action=DiscardRandom(OPPONENT)
    ),
    HERE.artifact(
        295,
        Text("Le Dard", "The Sting"),
        RARE,
        aember=1,
        traits=["vehicle"],
        always=[SkipForge(YOU), GetSpoils()],
        action=Sacrifice(THIS),
    ),
    HERE.creature(
        296, Text("Faux Jeton", "Bad Penny"), COMMON, power=1, traits=["human", "thief"], destroyed=ReturnToHand(THIS)
    ),
    HERE.creature(
        297,
        Text("Ciblette", "Bulleteye"),
        RARE,
        power=2,
        traits=["elf", "thief"],
        keywords={ELUSIVE: 1},
        reap=Destroy(A(creature(ON_FLANK))),
    ),
    HERE.creature(
        298,
        Text("Carlo Fantomas", "Carlo Phantom"),
        UNCOMMON,
        power=1,
        traits=["elf", "thief"],
        keywords={ELUSIVE: 1, SKIRMISH: 1},
        always=[EachTime(plays(YOU, ANY_ARTIFACT), Steal(1))],
    ),
    HERE.creature(
        299,
        Text("Maître Espion Deipno", "Deipno Spymaster"),
        RARE,
        power=1,
        traits=["elf", "thief"],
        keywords={ELUSIVE: 1},
        omni=Choose(A(FRIENDLY_CREATURE), ThisTurn(MayUse(IT))),
    ),
    HERE.creature(
        300,
        Text("Faygin", "Faygin"),
        RARE,
        power=3,
        traits=["human", "thief"],
        keywords={ELUSIVE: 1},
        reap=FetchUrchin(),
    ),
    HERE.creature(
        301, Text("Aspic Macis", "Macis Asp"), UNCOMMON, power=3, traits=["beast"], keywords={SKIRMISH: 1, POISON: 1}
    ),
    HERE.creature(
        302,
        Text("Mack le Schlass", "Mack the Knife"),
        RARE,
        power=3,
        traits=["elf", "thief"],
        keywords={ELUSIVE: 1},
        always=[MayUse(THIS)],
        action=SHIV,
    ),
    HERE.creature(
        303,
        Text("Magda la Ratte", "Magda the Rat"),
        UNCOMMON,
        power=4,
        traits=["elf", "thief"],
        keywords={ELUSIVE: 1},
        play=Steal(2),
        leaves=Steal(2, OPPONENT),
        errata=Powers(play=Do(Steal(2), UntilThisLeaves(Gets(THIS, gains=Powers(leaves=Steal(2, OPPONENT)))))),
    ),
    HERE.creature(
        304,
        Text("Alcine Sélénite", "Mooncurser"),
        UNCOMMON,
        power=1,
        traits=["elf", "thief"],
        keywords={SKIRMISH: 1, POISON: 1},
        fight=Steal(1),
    ),
    HERE.creature(
        305,
        Text("Nexus", "Nexus"),
        COMMON,
        power=3,
        traits=["cyborg", "thief"],
        keywords={ELUSIVE: 1},
        reap=UseAsYours(A(artifact(ENEMY))),
    ),
    HERE.creature(
        306,
        Text("Oui-Oui le Filou", "Noddy the Thief"),
        COMMON,
        power=2,
        traits=["elf", "thief"],
        keywords={ELUSIVE: 1},
        action=Steal(1),
    ),
    HERE.creature(
        307,
        Text("Le Vieux Bruno", "Old Bruno"),
        UNCOMMON,
        power=3,
        traits=["elf", "thief"],
        keywords={ELUSIVE: 1},
        play=Capture(3),
    ),
    HERE.creature(308, Text("L’Anguille", "Dodger"), COMMON, power=5, traits=["elf", "thief"], fight=Steal(1)),
    HERE.creature(
        309,
        Text("Selwyn la Receleuse", "Selwyn the Fence"),
        RARE,
        power=3,
        traits=["elf", "thief"],
        fight_reap=TakeBack(1),
    ),
    HERE.creature(
        310,
        Text("Double Ténébreux", "Shadow Self"),
        COMMON,
        power=9,
        traits=["specter"],
        always=[StrikesNothing(), TakesTheirBlows()],
    ),
    HERE.creature(
        311, Text("Croc d’Argent", "Silvertooth"), COMMON, power=2, traits=["elf", "thief"], always=[EntersReady(THIS)]
    ),
    HERE.creature(
        312,
        Text("Ruth Gueule d’Amour", "Smiling Ruth"),
        RARE,
        power=1,
        traits=["elf", "thief"],
        keywords={ELUSIVE: 1},
        reap=If(ForgedThisTurn(), TakeControl(A(creature(ENEMY, ON_FLANK)))),
    ),
    HERE.creature(
        313,
        Text("Crotale la Détale", "Sneklifter"),
        RARE,
        power=2,
        traits=["elf", "thief"],
        play=Do(TakeControl(A(artifact(ENEMY))), Adopt(OfShadowsHere())),
    ),
    HERE.creature(
        314, Text("Umbra", "Umbra"), COMMON, power=2, traits=["elf", "thief"], keywords={SKIRMISH: 1}, fight=Steal(1)
    ),
    HERE.creature(
        315, Text("Orphelin", "Urchin"), COMMON, power=1, traits=["elf", "thief"], keywords={ELUSIVE: 1}, play=Steal(1)
    ),
    HERE.upgrade(
        316, Text("Coureur Crépusculaire", "Duskrunner"), UNCOMMON, always=[Gets(THIS, gains=Powers(reap=Steal(1)))]
    ),
    HERE.upgrade(
        317,
        Text("Anneau d’Invisibilité", "Ring of Invisibility"),
        RARE,
        aember=1,
        always=[Gets(THIS, keywords={ELUSIVE: 1, SKIRMISH: 1})],
    ),
    HERE.upgrade(
        318,
        Text("Dague Silencieuse", "Silent Dagger"),
        UNCOMMON,
        aember=1,
        always=[Gets(THIS, gains=Powers(reap=Deal(4, A(creature(ON_FLANK)))))],
    ),
]
