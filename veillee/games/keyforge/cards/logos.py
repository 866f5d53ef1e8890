"""House Logos: scientists and machines; archives, draws and experiments that get out of hand."""

from typing import Final

from veillee.games.keyforge.board import Board
from veillee.games.keyforge.hooks import ALL_HOUSES, ON_REAP, REAP_STEALS
from veillee.games.keyforge.making import House
from veillee.games.keyforge.names import (
    COMMON,
    DECK,
    DISCARD,
    ELUSIVE,
    HAND,
    LOGOS,
    MARS,
    RARE,
    SKIRMISH,
    SPECIAL,
    UNCOMMON,
)
from veillee.games.keyforge.prompts import TARGET
from veillee.games.keyforge.rules import Duel
from veillee.games.keyforge.speech import Say, Verb
from veillee.games.keyforge.word import Card, Cond, Constant, Ctx, Powers, Word
from veillee.games.keyforge.words.aember import Capture, Gain, GainChains, Steal, StoreAember
from veillee.games.keyforge.words.amounts import HasMore, OfHouseChosen, Per, PerKey, ThisOnFlank
from veillee.games.keyforge.words.constants import Belongs, CountsAsFlank, Gets, KeysCost, MaySpend, Refill
from veillee.games.keyforge.words.creatures import (
    Destroy,
    Exhaust,
    Heal,
    MakeReady,
    Stun,
    Swap,
    TakeControl,
    Upon,
    UseAsYours,
)
from veillee.games.keyforge.words.events import DestroyedFightingThis, EachTime, Forges, plays, uses
from veillee.games.keyforge.words.flow import And, Choose, ChooseHouse, ChooseOne, Do, If, IfYouDo
from veillee.games.keyforge.words.groups import (
    A_CREATURE,
    ANY_ARTIFACT,
    ANY_CARD,
    BOTH,
    ENEMY_CREATURE,
    FRIENDLY_CREATURE,
    OPPONENT,
    YOU,
    action_card,
    artifact,
    card,
    creature,
    creature_or_artifact,
)
from veillee.games.keyforge.words.lasting import NextTurn, ThisTurn
from veillee.games.keyforge.words.limits import CannotPlay, CannotUse, MayPlay, MayUse
from veillee.games.keyforge.words.moves import (
    PURGE,
    Archive,
    ArchiveTop,
    Discard,
    Draw,
    LookAtHand,
    PlayIt,
    PlayTop,
    Purge,
    PutOnDeck,
    RevealTop,
    ShuffleIntoDeck,
)
from veillee.games.keyforge.words.quals import DAMAGED, ENEMY, FRIENDLY, ON_FLANK, OTHER, OTHER_THAN_IT, NotOf, Of
from veillee.games.keyforge.words.whom import IT, THIS, A, Each, up_to

HERE: Final = House(LOGOS)
FROM_HAND: Final = Archive(A(ANY_CARD.in_hand()))
"""Archive a card: one of your hand."""
TIMETRAVELLER: Final = 153
THEIRS: Final = creature_or_artifact(ENEMY)
YOURS: Final = creature_or_artifact(FRIENDLY)


class DestroyPairs(Word):
    """An enemy creature and a friendly one are destroyed, as often as the player likes while there are both."""

    def do(self, d: Duel, c: Ctx) -> bool:
        pair = A(ENEMY_CREATURE).pick(d, c) + A(FRIENDLY_CREATURE).pick(d, c)
        done = len(d.destroy(pair)) == 2
        while ENEMY_CREATURE.count(d, c) and FRIENDLY_CREATURE.count(d, c) and d.ask_yes(c.card):
            d.destroy(A(ENEMY_CREATURE).pick(d, c) + A(FRIENDLY_CREATURE).pick(d, c))
        return done

    def say(self, s: Say, form: int) -> str:
        return s(
            "détruisez une créature ennemie et une créature alliée. Vous pouvez répéter cet effet autant de fois que vous le"
            " souhaitez, tant qu'il peut être répété en entier",
            "destroy an enemy creature and a friendly creature. You may repeat this effect as many times as you like, as long"
            " as it is possible to repeat all of it",
        )


class ReapSteals(Constant):
    """What you would gain by reaping is stolen instead."""

    def __init__(self) -> None:
        super().__init__(REAP_STEALS)

    def reap_steals(self, b: Board, c: Ctx, seat: int) -> bool:
        return seat == c.you

    def say(self, s: Say) -> str:
        return s(
            "l'Æ que vous devriez gagner en moissonnant est volé à votre adversaire à la place",
            "any Æ you would gain from reaping is stolen from your opponent instead",
        )


class LoseHalf(Word):
    """Each player loses half of what they have, the loss rounded down."""

    def do(self, d: Duel, c: Ctx) -> bool:
        for seat in (c.you, 1 - c.you):
            d.lose(seat, d.sides[seat].aember // 2)
        return True

    def say(self, s: Say, form: int) -> str:
        return s(
            "chaque joueur perd la moitié de son Æ (perte arrondie à l'inférieur)",
            "each player loses half their Æ (rounding down the loss)",
        )


class FindTimetraveller(Word):
    """A Timetraveller is sought in the deck and the discard pile, which are then one."""

    def do(self, d: Duel, c: Ctx) -> bool:
        side = d.sides[c.you]
        d.search_deck(c.you)
        found = [one for one in side.deck + side.discard if d.card(one).number == TIMETRAVELLER]
        picked = d.ask_some(c.card, TARGET, found, 0, 1, secret=True)
        d.reveal_cards(picked)
        d.send(picked, HAND)
        d.send(side.discard[:], DECK)
        d.shuffle_deck(c.you)
        return len(picked) > 0

    def say(self, s: Say, form: int) -> str:
        return s(
            "cherchez un Voyageur Temporel dans votre deck et votre défausse, révélez-le et mettez-le dans votre main. Mélangez"
            " votre défausse dans votre deck",
            "search your deck and discard pile for a Timetraveller, reveal it, and put it into your hand. Shuffle your discard"
            " pile into your deck",
        )


class GiveTheRest(Word):
    """The opponent gives you what they have left."""

    def do(self, d: Duel, c: Ctx) -> bool:
        rest = d.sides[1 - c.you].aember
        d.pay(1 - c.you, c.you, rest)
        return rest > 0

    def say(self, s: Say, form: int) -> str:
        return s("il doit vous donner l'Æ qui lui reste", "they must give you their remaining Æ")


class ChainOfBlows(Word):
    """Less and less damage to a flank creature, its neighbour and the next one."""

    def do(self, d: Duel, c: Ctx) -> bool:
        struck = A(creature(ON_FLANK)).pick(d, c)
        while struck and len(struck) < 3:
            beside = [one for one in d.neighbors(struck[-1]) if one not in struck]
            if not beside:
                break
            struck += d.ask_some(c.card, TARGET, beside, 1, 1) if len(beside) > 1 else beside
        for at, one in enumerate(struck):
            d.hit([one], [3 - at], True)
            d.settle()
        return len(struck) == 3

    def say(self, s: Say, form: int) -> str:
        return s(
            "infligez 3 dégâts à une créature de flanc. Infligez 2 dégâts à sa voisine. Infligez 1 dégât à l'autre voisine de la"
            " deuxième créature",
            "deal 3 damage to a flank creature. Deal 2 damage to its neighbor. Deal 1 damage to the second creature's other"
            " neighbor",
        )


class SwapPiles(Word):
    """Deck and discard pile change places, and the deck is shuffled."""

    def do(self, d: Duel, c: Ctx) -> bool:
        side = d.sides[c.you]
        deck, discard = side.deck[:], side.discard[:]
        d.send(deck, DISCARD)
        d.send(discard, DECK)
        d.shuffle_deck(c.you)
        return True

    def say(self, s: Say, form: int) -> str:
        return s(
            "échangez votre deck et votre défausse. Puis, mélangez votre deck",
            "swap your deck and your discard pile. Then, shuffle your deck",
        )


class DealToTwo(Word):
    """The same damage to two different creatures."""

    amount: Final[int]

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, d: Duel, c: Ctx) -> bool:
        c.it = A(A_CREATURE).pick(d, c)
        struck = c.it + A(creature(OTHER_THAN_IT)).pick(d, c)
        d.hit(struck, [self.amount] * len(struck), True)
        return len(struck) == 2

    def say(self, s: Say, form: int) -> str:
        return s(
            f"infligez {self.amount} dégâts à une créature et {self.amount} dégâts à une autre créature",
            f"deal {self.amount} damage to a creature and {self.amount} damage to a different creature",
        )


class KillingMachine(Word):
    """A card of each deck names a house, and something of that house is destroyed; two must fall, or the machine does."""

    def do(self, d: Duel, c: Ctx) -> bool:
        tops = [d.top_of_deck(seat) for seat in (c.you, 1 - c.you)]
        houses = [d.card(top).house for top in tops if top >= 0]
        for top in tops:
            if top >= 0:
                d.discard([top])
        fallen = 0
        for house in houses:
            fallen += len(d.destroy(A(creature_or_artifact(Of(house))).pick(d, c)))
        if fallen < 2:
            d.destroy([c.card])
        return fallen == 2

    def say(self, s: Say, form: int) -> str:
        return s(
            "défaussez la carte du sommet du deck de chaque joueur. Pour chacune de ces cartes, détruisez si possible une créature"
            f" ou un artéfact de sa Maison. Si 2 cartes n'ont pas été détruites de la sorte, détruisez {s.name}",
            "discard the top card of each player's deck. For each of those cards, destroy a creature or artifact of its house, if"
            f" able. If 2 cards are not destroyed as a result, destroy {s.name}",
        )


class PurgeIntoThis(Upon):
    """A creature is purged, and the card that speaks remembers it."""

    def affect(self, d: Duel, c: Ctx, cards: list[int]) -> bool:
        c.done = d.purge_with(cards, c.card)
        return len(c.done) == len(cards)

    def verb(self) -> Verb:
        return PURGE


class GiveAway(Word):
    """The opponent of its controller gains control of the card that speaks."""

    def do(self, d: Duel, c: Ctx) -> bool:
        return d.take_control(c.card, 1 - c.you)

    def say(self, s: Say, form: int) -> str:
        return s(f"votre adversaire prend le contrôle de {s.name}", f"your opponent gains control of {s.name}")


class GiveBack(Word):
    """All that the card that speaks has purged comes back into play."""

    def do(self, d: Duel, c: Ctx) -> bool:
        purged = d.purged_by(c.card)
        for one in purged:
            d.put_into_play(one, d.owner[one])
        return len(purged) > 0

    def say(self, s: Say, form: int) -> str:
        return s(
            f"remettez en jeu toutes les cartes purgées par {s.name}", f"return to play all cards purged by {s.name}"
        )


class DiscardTheirArchives(Word):
    """The opponent's archives are discarded, and paid for."""

    def do(self, d: Duel, c: Ctx) -> bool:
        archived = d.sides[1 - c.you].archives[:]
        d.discard(archived)
        gone = len([one for one in archived if d.zone[one] == DISCARD])
        d.gain(c.you, gone)
        return gone > 0

    def say(self, s: Say, form: int) -> str:
        return s(
            "votre adversaire défausse chacune de ses cartes archivées. Vous gagnez 1 Æ pour chaque carte défaussée de la sorte",
            "your opponent discards each of their archived cards. You gain 1 Æ for each card discarded this way",
        )


class SharkBite(Word):
    """Something on each side is destroyed, again and again until a card of the house comes off the deck."""

    def do(self, d: Duel, c: Ctx) -> bool:
        again = True
        while again:
            fallen = d.destroy(A(THEIRS).pick(d, c) + A(YOURS).pick(d, c))
            d.settle()
            top = d.top_of_deck(c.you)
            if top < 0:
                break
            d.discard([top])
            # With nothing left to bite, only a whole deck without the house could go round for ever.
            foreign = d.card(top).house != LOGOS and d.in_play(c.card)
            again = foreign and (len(fallen) > 0 or len(d.sides[c.you].deck) > 0)
        return True

    def say(self, s: Say, form: int) -> str:
        return s(
            "détruisez une créature ou un artéfact ennemi et une créature ou un artéfact allié. Défaussez la carte du sommet de votre"
            " deck. Si ce n'est pas une carte Logos, cet effet se déclenche à nouveau",
            "destroy an enemy creature or artifact and a friendly creature or artifact. Discard the top card of your deck. If it is"
            " not a Logos card, trigger this effect again",
        )


class CopyReap(Word):
    """What another creature does when it reaps is done as if it were yours; KF-D32: but not by one that is copying already."""

    def do(self, d: Duel, c: Ctx) -> bool:
        copying = [*c.done, c.card]
        others = creature(OTHER).find(d, c)
        models = [one for one in others if one not in copying and d.has_ability(one, ON_REAP)]
        for model in d.ask_some(c.card, TARGET, models, 1, 1):
            due = d.triggers_for(model, ON_REAP, c.you, False)
            for trigger in due:
                if isinstance(trigger.word, CopyReap):
                    trigger.ctx.done = copying
            d.resolve_all(due)
        return len(models) > 0

    def say(self, s: Say, form: int) -> str:
        return s(
            "déclenchez l'effet de moisson d'une autre créature en jeu comme si vous la contrôliez. Cette créature n'est pas inclinée",
            "trigger the reap effect of another creature in play as if you controlled it. That creature does not exhaust",
        )


class FirstUse(Cond):
    """The creature has not been used before this turn."""

    def holds(self, b: Board, c: Ctx) -> bool:
        return b.log.used.count(b.body(c.card)) == 1

    def say(self, s: Say) -> str:
        return s(
            "c'est la première fois que cette créature est utilisée pendant ce tour",
            "this is the first time this creature was used this turn",
        )


CARDS: Final[list[Card]] = [
    HERE.action(
        107, "bouncing-deathquark", "Bouncing Deathquark", "Quark Tueur Bondissant", UNCOMMON, play=DestroyPairs()
    ),
    HERE.action(108, "dimension-door", "Dimension Door", "Porte Dimensionnelle", UNCOMMON, play=ThisTurn(ReapSteals())),
    HERE.action(
        109,
        "effervescent-principle",
        "Effervescent Principle",
        "Principe d’Effervescence",
        COMMON,
        play=Do(LoseHalf(), GainChains(1)),
    ),
    HERE.action(
        110, "foggify", "Foggify", "Sublimation", COMMON, aember=1, play=NextTurn(CannotUse(OPPONENT, only_fight=True))
    ),
    HERE.action(
        111,
        "help-from-future-self",
        "Help from Future Self",
        "Sauvé par son Moi Futur",
        SPECIAL,
        aember=1,
        play=FindTimetraveller(),
    ),
    HERE.action(
        112,
        "interdimensional-graft",
        "Interdimensional Graft",
        "Greffe Dimensionnelle",
        UNCOMMON,
        aember=1,
        play=NextTurn(EachTime(Forges(OPPONENT), GiveTheRest())),
    ),
    HERE.action(
        113,
        "knowledge-is-power",
        "Knowledge is Power",
        "Savoir, c’est Pouvoir",
        RARE,
        play=ChooseOne(FROM_HAND, Gain(Per(ANY_CARD.in_archives()))),
    ),
    HERE.action(114, "labwork", "Labwork", "Recherches en Labo", COMMON, aember=1, play=FROM_HAND),
    HERE.action(
        115,
        "library-access",
        "Library Access",
        "Accès à la Bibliothèque",
        COMMON,
        play=ThisTurn(EachTime(plays(YOU, card(OTHER)), Draw(1))),
        errata=Powers(play=Do(ThisTurn(EachTime(plays(YOU, card(OTHER)), Draw(1))), Purge(THIS))),
    ),
    HERE.action(
        116,
        "neuro-syphon",
        "Neuro Syphon",
        "Siphon Neurologique",
        UNCOMMON,
        aember=1,
        play=If(HasMore(OPPONENT), And(Steal(1), Draw(1))),
    ),
    HERE.action(
        117, "phase-shift", "Phase Shift", "Déphasage", COMMON, play=ThisTurn(MayPlay(card(NotOf(LOGOS)), limit=1))
    ),
    HERE.action(118, "positron-bolt", "Positron Bolt", "Éclair Positronique", UNCOMMON, aember=1, play=ChainOfBlows()),
    HERE.action(
        119,
        "random-access-archives",
        "Random Access Archives",
        "Archives à Accès Aléatoire",
        RARE,
        aember=1,
        play=ArchiveTop(),
    ),
    HERE.action(
        120,
        "remote-access",
        "Remote Access",
        "Activation à Distance",
        UNCOMMON,
        aember=1,
        play=UseAsYours(A(artifact(ENEMY))),
    ),
    HERE.action(121, "reverse-time", "Reverse Time", "Inversion Temporelle", RARE, aember=1, play=SwapPiles()),
    HERE.action(
        122,
        "scrambler-storm",
        "Scrambler Storm",
        "Tempête de Parasites",
        UNCOMMON,
        aember=1,
        play=NextTurn(CannotPlay(OPPONENT, action_card())),
    ),
    HERE.action(
        123,
        "sloppy-labwork",
        "Sloppy Labwork",
        "Recherche Bâclée",
        UNCOMMON,
        aember=1,
        play=Do(FROM_HAND, Discard(A(ANY_CARD.in_hand()))),
    ),
    HERE.action(
        124, "twin-bolt-emission", "Twin Bolt Emission", "Éclairs Jumelés", COMMON, aember=1, play=DealToTwo(2)
    ),
    HERE.action(125, "wild-wormhole", "Wild Wormhole", "Trou de Ver Imprévisible", COMMON, aember=1, play=PlayTop()),
    HERE.artifact(
        126,
        "anomaly-exploiter",
        "Anomaly Exploiter",
        "Exploiteur d’Anomalie",
        UNCOMMON,
        traits=["item"],
        action=Destroy(A(creature(DAMAGED))),
    ),
    HERE.artifact(
        127,
        "chaos-portal",
        "Chaos Portal",
        "Portail du Chaos",
        RARE,
        traits=["location"],
        action=ChooseHouse(Do(RevealTop(), If(OfHouseChosen(), PlayIt(IT)))),
    ),
    HERE.artifact(
        128,
        "crazy-killing-machine",
        "Crazy Killing Machine",
        "Machine de la Mort",
        RARE,
        traits=["weapon"],
        action=KillingMachine(),
    ),
    HERE.artifact(
        129,
        "library-of-babble",
        "Library of Babble",
        "Bibliothèque de Babil",
        COMMON,
        traits=["location"],
        action=Draw(1),
    ),
    HERE.artifact(
        130,
        "mobius-scroll",
        "Mobius Scroll",
        "Parchemin de Möbius",
        RARE,
        traits=["item"],
        action=And(Archive(THIS), Archive(up_to(2, ANY_CARD.in_hand()))),
    ),
    HERE.artifact(
        131,
        "pocket-universe",
        "Pocket Universe",
        "Univers de Poche",
        RARE,
        traits=["item"],
        always=[MaySpend()],
        action=StoreAember(1),
    ),
    HERE.artifact(
        132,
        "spangler-box",
        "Spangler Box",
        "Boîte de Pinder",
        RARE,
        traits=["item"],
        action=IfYouDo(PurgeIntoThis(A(A_CREATURE)), GiveAway()),
        leaves=GiveBack(),
    ),
    HERE.artifact(
        133,
        "spectral-tunneler",
        "Spectral Tunneler",
        "Fouisseur Spectral",
        UNCOMMON,
        aember=1,
        traits=["item"],
        action=Choose(A(A_CREATURE), ThisTurn(CountsAsFlank(IT), Gets(IT, gains=Powers(reap=Draw(1))))),
    ),
    HERE.artifact(
        134,
        "strange-gizmo",
        "Strange Gizmo",
        "Bidule Bizarre",
        RARE,
        aember=1,
        traits=["item"],
        always=[EachTime(Forges(YOU), Destroy(Each(creature_or_artifact())))],
    ),
    HERE.artifact(
        135,
        "the-howling-pit",
        "The Howling Pit",
        "La Fosse Rugissante",
        RARE,
        aember=1,
        traits=["location"],
        always=[Refill(BOTH, 1)],
    ),
    HERE.creature(
        136,
        "batdrone",
        "Batdrone",
        "Batdrone",
        COMMON,
        power=2,
        traits=["robot"],
        keywords={SKIRMISH: 1},
        fight=Steal(1),
    ),
    HERE.creature(
        137,
        "brain-eater",
        "Brain Eater",
        "Mangeur de Cerveaux",
        UNCOMMON,
        power=6,
        traits=["cyborg", "beast"],
        always=[EachTime(DestroyedFightingThis(any_side=True), Draw(1))],
    ),
    HERE.creature(
        138,
        "dextre",
        "Dextre",
        "Dextre",
        COMMON,
        power=3,
        traits=["human", "scientist"],
        play=Capture(1),
        destroyed=PutOnDeck(THIS),
    ),
    HERE.creature(
        139, "doc-bookton", "Doc Bookton", "Doc Livreton", COMMON, power=5, traits=["human", "scientist"], reap=Draw(1)
    ),
    HERE.creature(
        140,
        "dr-escotera",
        "Dr. Escotera",
        "Dr Escotera",
        COMMON,
        power=4,
        traits=["cyborg", "scientist"],
        play=Gain(PerKey(OPPONENT)),
    ),
    HERE.creature(141, "dysania", "Dysania", "Dysania", RARE, power=4, traits=["mutant"], play=DiscardTheirArchives()),
    HERE.creature(
        142,
        "ganymede-archivist",
        "Ganymede Archivist",
        "Archiviste de Ganymède",
        COMMON,
        power=3,
        traits=["human", "scientist"],
        reap=FROM_HAND,
    ),
    HERE.creature(
        143,
        "harland-mindlock",
        "Harland Mindlock",
        "Harland Bloquesprit",
        RARE,
        power=1,
        traits=["cyborg", "scientist"],
        play=TakeControl(A(creature(ENEMY, ON_FLANK)), while_in_play=True),
    ),
    HERE.creature(
        144,
        "quixo-the-adventurer",
        "Quixo the “Adventurer”",
        "Quixo «\xa0l’Aventurier\xa0»",
        COMMON,
        power=3,
        traits=["human", "scientist"],
        keywords={SKIRMISH: 1},
        fight=Draw(1),
    ),
    HERE.creature(
        145, "mother", "Mother", "Mère", COMMON, power=5, traits=["robot", "scientist"], always=[Refill(YOU, 1)]
    ),
    HERE.creature(
        146,
        "neutron-shark",
        "Neutron Shark",
        "Requin Neutronique",
        RARE,
        power=1,
        traits=["beast", "mutant"],
        play_fight_reap=SharkBite(),
    ),
    HERE.creature(
        147,
        "novu-archaeologist",
        "Novu Archaeologist",
        "Archéologue de Novu",
        UNCOMMON,
        power=4,
        traits=["cyborg", "scientist"],
        action=Archive(A(ANY_CARD.in_discard())),
    ),
    HERE.creature(
        148,
        "ozmo-martianologist",
        "Ozmo, Martianologist",
        "Ozmo, Martianologue",
        RARE,
        power=2,
        traits=["human", "scientist"],
        keywords={ELUSIVE: 1},
        fight_reap=ChooseOne(Heal(3, A(creature(Of(MARS)))), Stun(A(creature(Of(MARS))))),
    ),
    HERE.creature(
        149,
        "psychic-bug",
        "Psychic Bug",
        "Insecte Psychique",
        RARE,
        power=2,
        aember=1,
        traits=["cyborg", "insect"],
        play_reap=LookAtHand(),
    ),
    HERE.creature(150, "replicator", "Replicator", "Réplicateur", RARE, power=2, traits=["mutant"], reap=CopyReap()),
    HERE.creature(
        151,
        "research-smoko",
        "Research Smoko",
        "Pozclop Fouineur",
        UNCOMMON,
        power=2,
        traits=["mutant"],
        destroyed=ArchiveTop(),
    ),
    HERE.creature(
        152,
        "skippy-timehog",
        "Skippy Timehog",
        "Skippy le Porc Gourou",
        RARE,
        power=1,
        traits=["mutant"],
        play=NextTurn(CannotUse(OPPONENT, only_fight=False)),
    ),
    HERE.creature(
        153,
        "timetraveller",
        "Timetraveller",
        "Voyageur Temporel",
        RARE,
        power=2,
        aember=1,
        traits=["human", "scientist"],
        play=Draw(2),
        action=ShuffleIntoDeck(THIS),
    ),
    HERE.creature(
        154,
        "titan-mechanic",
        "Titan Mechanic",
        "Titan Mécano",
        COMMON,
        power=6,
        traits=["cyborg", "scientist"],
        always=[KeysCost(BOTH, -1, when=ThisOnFlank())],
    ),
    HERE.creature(
        155,
        "vespilon-theorist",
        "Vespilon Theorist",
        "Théoricien Vespilon",
        RARE,
        power=2,
        traits=["cyborg", "scientist"],
        keywords={ELUSIVE: 1},
        reap=ChooseHouse(Do(RevealTop(), If(OfHouseChosen(), And(Archive(IT), Gain(1)), Discard(IT)))),
    ),
    HERE.creature(
        156,
        "veylan-analyst",
        "Veylan Analyst",
        "Analyste Veylan",
        UNCOMMON,
        power=2,
        traits=["cyborg", "scientist"],
        always=[EachTime(uses(YOU, ANY_ARTIFACT), Gain(1))],
    ),
    HERE.upgrade(
        157,
        "experimental-therapy",
        "Experimental Therapy",
        "Thérapie Expérimentale",
        UNCOMMON,
        always=[Belongs(THIS, ALL_HOUSES)],
        play=And(Stun(THIS), Exhaust(THIS)),
        errata=Powers(play=And(Stun(THIS), Exhaust(THIS)), always=[MayUse(THIS)]),
    ),
    HERE.upgrade(
        158,
        "rocket-boots",
        "Rocket Boots",
        "Bottes-Fusées",
        UNCOMMON,
        always=[Gets(THIS, gains=Powers(fight_reap=If(FirstUse(), MakeReady(THIS))))],
    ),
    HERE.upgrade(
        159,
        "transposition-sandals",
        "Transposition Sandals",
        "Sandales de Transposition",
        RARE,
        aember=1,
        always=[Gets(THIS, gains=Powers(action=Do(Swap(A(creature(OTHER, FRIENDLY))), ThisTurn(MayUse(IT)))))],
    ),
]
