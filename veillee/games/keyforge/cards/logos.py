"""House Logos: scientists and machines; archives, draws and experiments that get out of hand."""

from dataclasses import dataclass
from typing import Final

from veillee.core.match import Card
from veillee.core.text import Text
from veillee.games.keyforge.rules.ability import Cond, Constant, Ctx, Word
from veillee.games.keyforge.rules.board import Board
from veillee.games.keyforge.rules.card import Powers, Print, Printer
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.rules.hooks import ALL_HOUSES, ON_REAP
from veillee.games.keyforge.rules.terms import (
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
from veillee.games.keyforge.voice.prompts import TARGET
from veillee.games.keyforge.words.aember import Capture, Gain, GainChains, Steal, StoreAember
from veillee.games.keyforge.words.amounts import HasMore, OfHouseChosen, Per, PerKey, ThisOnFlank
from veillee.games.keyforge.words.constants import Belongs, CountsAsFlank, Gets, KeysCost, MaySpend, Refill
from veillee.games.keyforge.words.creatures import (
    DEAL,
    Deal,
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
    PUT,
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
from veillee.games.keyforge.words.quals import DAMAGED, ENEMY, FRIENDLY, ON_FLANK, OTHER, OTHER_THAN_IT, Not, Of
from veillee.games.keyforge.words.speech import Say, Verb
from veillee.games.keyforge.words.whom import IT, THIS, A, Each, up_to

HERE: Final = Printer(LOGOS)
FROM_HAND: Final = Archive(A(ANY_CARD.in_hand()))
"""Archive a card: one of your hand."""
TIMETRAVELLER: Final = 153
THEIRS: Final = creature_or_artifact(ENEMY)
YOURS: Final = creature_or_artifact(FRIENDLY)


A_KILL: Final = Destroy(A(A_CREATURE))
"""What is done to each of several as it is picked."""


class OnceMore(Word):
    """What a player may go on with."""

    def say(self, s: Say, form: int) -> str:
        return s("répéter cet effet", "repeat this effect")


ONCE_MORE: Final = OnceMore()


class DestroyPairs(Word):
    """An enemy creature and a friendly one are destroyed, as often as the player likes while there are both."""

    def do(self, d: Duel, c: Ctx) -> bool:
        pair = A(ENEMY_CREATURE).pick(d, c, A_KILL) + A(FRIENDLY_CREATURE).pick(d, c, A_KILL)
        done = len(d.destroy(pair)) == 2
        d.settle()
        while ENEMY_CREATURE.count(d, c) and FRIENDLY_CREATURE.count(d, c) and d.ask_yes(c.card, ONCE_MORE):
            d.destroy(A(ENEMY_CREATURE).pick(d, c, A_KILL) + A(FRIENDLY_CREATURE).pick(d, c, A_KILL))
            d.settle()
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
        picked = d.ask_some(c.card, TARGET, found, 0, 1, secret=True, doing=self)
        d.reveal_cards(picked)
        d.send(picked, HAND)
        d.send(side.discard[:], DECK)
        d.shuffle_deck(c.you)
        return len(picked) > 0

    def brief(self, s: Say, form: int) -> str:
        return PUT.said(s, form) + s(f" {s.chosen} dans votre main", f" {s.chosen} into your hand")

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


class Graft(NextTurn):
    """If the opponent forges a key on their next turn, they give you the rest."""

    def say(self, s: Say, form: int) -> str:
        return s(
            "si votre adversaire forge une clé pendant son prochain tour, il doit vous donner l'Æ qui lui reste",
            "if your opponent forges a key on their next turn, they must give you their remaining Æ",
        )


SECOND_BLOW: Final = Deal(2, A(A_CREATURE))


class ChainOfBlows(Word):
    """Less and less damage to a flank creature, its neighbour and the next one."""

    def do(self, d: Duel, c: Ctx) -> bool:
        struck = A(creature(ON_FLANK)).pick(d, c, self)
        while struck and len(struck) < 3:
            beside = [one for one in d.neighbors(struck[-1]) if one not in struck]
            if not beside:
                break
            if len(beside) > 1:
                beside = d.ask_some(c.card, TARGET, beside, 1, 1, doing=SECOND_BLOW)
            struck += beside
        for at, one in enumerate(struck):
            d.hit([one], [3 - at], True)
            d.settle()
        return len(struck) == 3

    def brief(self, s: Say, form: int) -> str:
        return DEAL.said(s, form) + s(f" 3 dégâts {s.au(s.chosen)}", f" 3 damage to {s.chosen}")

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


@dataclass(frozen=True, eq=False)
class DealToTwo(Word):
    """The same damage to two different creatures."""

    amount: int

    def do(self, d: Duel, c: Ctx) -> bool:
        struck = A_CREATURE.find(d, c)
        if len(struck) > 2 or not d.spares_idle():
            c.it = A(A_CREATURE).pick_nth(d, c, self, 1, 2)
            struck = c.it + A(creature(OTHER_THAN_IT)).pick_nth(d, c, self, 2, 2)
        d.hit(struck, [self.amount] * len(struck), True)
        return len(struck) == 2

    def brief(self, s: Say, form: int) -> str:
        return DEAL.said(s, form) + s(f" {self.amount} dégâts {s.au(s.chosen)}", f" {self.amount} damage to {s.chosen}")

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
            fallen += len(d.destroy(A(creature_or_artifact(Of(house))).pick(d, c, A_KILL)))
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

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        c.done = d.purge_with(cards, c.card)
        return len(c.done) == len(cards)

    def verb(self) -> Verb:
        return PURGE


class GiveAway(Word):
    """The opponent of its controller gains control of the card that speaks."""

    def do(self, d: Duel, c: Ctx) -> bool:
        return d.take_control(c.card, 1 - c.you)

    def say(self, s: Say, form: int) -> str:
        return s(f"votre adversaire prend le contrôle {s.de(s.name)}", f"your opponent gains control of {s.name}")


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
            fallen = d.destroy(A(THEIRS).pick(d, c, A_KILL) + A(YOURS).pick(d, c, A_KILL))
            d.settle()
            top = d.top_of_deck(c.you)
            if top < 0:
                break
            d.discard([top])
            # With nothing left to bite, only a whole deck without the house could go round for ever.
            foreign = d.card(top).house != LOGOS and d.still_there(c.card)
            again = foreign and (len(fallen) > 0 or len(d.sides[c.you].deck) > 0)
        return True

    def say(self, s: Say, form: int) -> str:
        return s(
            "détruisez une créature ou un artéfact ennemi et une créature ou un artéfact allié. Défaussez la carte du sommet de votre"
            " deck. Si ce n'est pas une carte Logos, cet effet se déclenche à nouveau",
            "destroy an enemy creature or artifact and a friendly creature or artifact. Discard the top card of your deck. If it is"
            " not a Logos card, trigger this effect again",
        )


TRIGGER_VERB: Final = Verb("déclenchez", "déclencher", "déclenche", "trigger", "triggers")


class CopyReap(Word):
    """What another creature does when it reaps is done as if it were yours; KF-D32: but not by one that is copying already."""

    def do(self, d: Duel, c: Ctx) -> bool:
        copying = [*c.done, c.card]
        others = creature(OTHER).find(d, c)
        models = [one for one in others if one not in copying and d.has_ability(one, ON_REAP)]
        for model in d.ask_some(c.card, TARGET, models, 1, 1, doing=self):
            due = d.triggers_for(model, ON_REAP, c.you, False)
            for trigger in due:
                if isinstance(trigger.word, CopyReap):
                    trigger.ctx.done = copying
            d.resolve_all(due)
        return len(models) > 0

    def brief(self, s: Say, form: int) -> str:
        return TRIGGER_VERB.said(s, form) + s(
            f" l'effet de moisson {s.de(s.chosen)}", f" the reap effect of {s.chosen}"
        )

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


CARDS: Final[list[Print]] = [
    HERE.action(107, Text("Quark Tueur Bondissant", "Bouncing Deathquark"), UNCOMMON, play=DestroyPairs()),
    HERE.action(108, Text("Porte Dimensionnelle", "Dimension Door"), UNCOMMON, play=ThisTurn(ReapSteals())),
    HERE.action(
        109, Text("Principe d’Effervescence", "Effervescent Principle"), COMMON, play=Do(LoseHalf(), GainChains(1))
    ),
    HERE.action(
        110, Text("Sublimation", "Foggify"), COMMON, aember=1, play=NextTurn(CannotUse(OPPONENT, only_fight=True))
    ),
    HERE.action(
        111, Text("Sauvé par son Moi Futur", "Help from Future Self"), SPECIAL, aember=1, play=FindTimetraveller()
    ),
    HERE.action(
        112,
        Text("Greffe Dimensionnelle", "Interdimensional Graft"),
        UNCOMMON,
        aember=1,
        play=Graft(EachTime(Forges(OPPONENT), GiveTheRest())),
    ),
    HERE.action(
        113,
        Text("Savoir, c’est Pouvoir", "Knowledge is Power"),
        RARE,
        play=ChooseOne(FROM_HAND, Gain(Per(ANY_CARD.in_archives()))),
    ),
    HERE.action(114, Text("Recherches en Labo", "Labwork"), COMMON, aember=1, play=FROM_HAND),
    HERE.action(
        115,
        Text("Accès à la Bibliothèque", "Library Access"),
        COMMON,
        play=ThisTurn(EachTime(plays(YOU, card(OTHER)), Draw(1))),
        errata=Powers(play=Do(ThisTurn(EachTime(plays(YOU, card(OTHER)), Draw(1))), Purge(THIS))),
    ),
    HERE.action(
        116,
        Text("Siphon Neurologique", "Neuro Syphon"),
        UNCOMMON,
        aember=1,
        play=If(HasMore(OPPONENT), And(Steal(1), Draw(1))),
    ),
    HERE.action(117, Text("Déphasage", "Phase Shift"), COMMON, play=ThisTurn(MayPlay(card(Not(Of(LOGOS))), limit=1))),
    HERE.action(118, Text("Éclair Positronique", "Positron Bolt"), UNCOMMON, aember=1, play=ChainOfBlows()),
    HERE.action(119, Text("Archives à Accès Aléatoire", "Random Access Archives"), RARE, aember=1, play=ArchiveTop()),
    HERE.action(
        120, Text("Activation à Distance", "Remote Access"), UNCOMMON, aember=1, play=UseAsYours(A(artifact(ENEMY)))
    ),
    HERE.action(121, Text("Inversion Temporelle", "Reverse Time"), RARE, aember=1, play=SwapPiles()),
    HERE.action(
        122,
        Text("Tempête de Parasites", "Scrambler Storm"),
        UNCOMMON,
        aember=1,
        play=NextTurn(CannotPlay(OPPONENT, action_card())),
    ),
    HERE.action(
        123,
        Text("Recherche Bâclée", "Sloppy Labwork"),
        UNCOMMON,
        aember=1,
        play=Do(FROM_HAND, Discard(A(ANY_CARD.in_hand()))),
    ),
    HERE.action(124, Text("Éclairs Jumelés", "Twin Bolt Emission"), COMMON, aember=1, play=DealToTwo(2)),
    HERE.action(125, Text("Trou de Ver Imprévisible", "Wild Wormhole"), COMMON, aember=1, play=PlayTop()),
    HERE.artifact(
        126,
        Text("Exploiteur d’Anomalie", "Anomaly Exploiter"),
        UNCOMMON,
        traits=["item"],
        action=Destroy(A(creature(DAMAGED))),
    ),
    HERE.artifact(
        127,
        Text("Portail du Chaos", "Chaos Portal"),
        RARE,
        traits=["location"],
        action=ChooseHouse(Do(RevealTop(), If(OfHouseChosen(), PlayIt(IT)))),
    ),
    HERE.artifact(
        128, Text("Machine de la Mort", "Crazy Killing Machine"), RARE, traits=["weapon"], action=KillingMachine()
    ),
    HERE.artifact(129, Text("Bibliothèque de Babil", "Library of Babble"), COMMON, traits=["location"], action=Draw(1)),
    HERE.artifact(
        130,
        Text("Parchemin de Möbius", "Mobius Scroll"),
        RARE,
        traits=["item"],
        action=And(Archive(THIS), Archive(up_to(2, ANY_CARD.in_hand()))),
    ),
    HERE.artifact(
        131,
        Text("Univers de Poche", "Pocket Universe"),
        RARE,
        traits=["item"],
        always=[MaySpend()],
        action=StoreAember(1),
    ),
    HERE.artifact(
        132,
        Text("Boîte de Pinder", "Spangler Box"),
        RARE,
        traits=["item"],
        action=IfYouDo(PurgeIntoThis(A(A_CREATURE)), GiveAway()),
        leaves=GiveBack(),
    ),
    HERE.artifact(
        133,
        Text("Fouisseur Spectral", "Spectral Tunneler"),
        UNCOMMON,
        aember=1,
        traits=["item"],
        action=Choose(A(A_CREATURE), ThisTurn(CountsAsFlank(IT), Gets(IT, gains=Powers(reap=Draw(1))))),
    ),
    HERE.artifact(
        134,
        Text("Bidule Bizarre", "Strange Gizmo"),
        RARE,
        aember=1,
        traits=["item"],
        always=[EachTime(Forges(YOU), Destroy(Each(creature_or_artifact())))],
    ),
    HERE.artifact(
        135,
        Text("La Fosse Rugissante", "The Howling Pit"),
        RARE,
        aember=1,
        traits=["location"],
        always=[Refill(BOTH, 1)],
    ),
    HERE.creature(
        136, Text("Batdrone", "Batdrone"), COMMON, power=2, traits=["robot"], keywords={SKIRMISH: 1}, fight=Steal(1)
    ),
    HERE.creature(
        137,
        Text("Mangeur de Cerveaux", "Brain Eater"),
        UNCOMMON,
        power=6,
        traits=["cyborg", "beast"],
        always=[EachTime(DestroyedFightingThis(any_side=True), Draw(1))],
    ),
    HERE.creature(
        138,
        Text("Dextre", "Dextre"),
        COMMON,
        power=3,
        traits=["human", "scientist"],
        play=Capture(1),
        destroyed=PutOnDeck(THIS),
    ),
    HERE.creature(
        139, Text("Doc Livreton", "Doc Bookton"), COMMON, power=5, traits=["human", "scientist"], reap=Draw(1)
    ),
    HERE.creature(
        140,
        Text("Dr Escotera", "Dr. Escotera"),
        COMMON,
        power=4,
        traits=["cyborg", "scientist"],
        play=Gain(PerKey(OPPONENT)),
    ),
    HERE.creature(141, Text("Dysania", "Dysania"), RARE, power=4, traits=["mutant"], play=DiscardTheirArchives()),
    HERE.creature(
        142,
        Text("Archiviste de Ganymède", "Ganymede Archivist"),
        COMMON,
        power=3,
        traits=["human", "scientist"],
        reap=FROM_HAND,
    ),
    HERE.creature(
        143,
        Text("Harland Bloquesprit", "Harland Mindlock"),
        RARE,
        power=1,
        traits=["cyborg", "scientist"],
        play=TakeControl(A(creature(ENEMY, ON_FLANK)), while_in_play=True),
    ),
    HERE.creature(
        144,
        Text("Quixo «\xa0l’Aventurier\xa0»", "Quixo the “Adventurer”"),
        COMMON,
        power=3,
        traits=["human", "scientist"],
        keywords={SKIRMISH: 1},
        fight=Draw(1),
    ),
    HERE.creature(145, Text("Mère", "Mother"), COMMON, power=5, traits=["robot", "scientist"], always=[Refill(YOU, 1)]),
    HERE.creature(
        146,
        Text("Requin Neutronique", "Neutron Shark"),
        RARE,
        power=1,
        traits=["beast", "mutant"],
        play_fight_reap=SharkBite(),
    ),
    HERE.creature(
        147,
        Text("Archéologue de Novu", "Novu Archaeologist"),
        UNCOMMON,
        power=4,
        traits=["cyborg", "scientist"],
        action=Archive(A(ANY_CARD.in_discard())),
    ),
    HERE.creature(
        148,
        Text("Ozmo, Martianologue", "Ozmo, Martianologist"),
        RARE,
        power=2,
        traits=["human", "scientist"],
        keywords={ELUSIVE: 1},
        fight_reap=ChooseOne(Heal(3, A(creature(Of(MARS)))), Stun(A(creature(Of(MARS))))),
    ),
    HERE.creature(
        149,
        Text("Insecte Psychique", "Psychic Bug"),
        RARE,
        power=2,
        aember=1,
        traits=["cyborg", "insect"],
        play_reap=LookAtHand(),
    ),
    HERE.creature(150, Text("Réplicateur", "Replicator"), RARE, power=2, traits=["mutant"], reap=CopyReap()),
    HERE.creature(
        151, Text("Pozclop Fouineur", "Research Smoko"), UNCOMMON, power=2, traits=["mutant"], destroyed=ArchiveTop()
    ),
    HERE.creature(
        152,
        Text("Skippy le Porc Gourou", "Skippy Timehog"),
        RARE,
        power=1,
        traits=["mutant"],
        play=NextTurn(CannotUse(OPPONENT, only_fight=False)),
    ),
    HERE.creature(
        153,
        Text("Voyageur Temporel", "Timetraveller"),
        RARE,
        power=2,
        aember=1,
        traits=["human", "scientist"],
        play=Draw(2),
        action=ShuffleIntoDeck(THIS),
    ),
    HERE.creature(
        154,
        Text("Titan Mécano", "Titan Mechanic"),
        COMMON,
        power=6,
        traits=["cyborg", "scientist"],
        always=[KeysCost(BOTH, -1, when=ThisOnFlank())],
    ),
    HERE.creature(
        155,
        Text("Théoricien Vespilon", "Vespilon Theorist"),
        RARE,
        power=2,
        traits=["cyborg", "scientist"],
        keywords={ELUSIVE: 1},
        reap=ChooseHouse(Do(RevealTop(), If(OfHouseChosen(), And(Archive(IT), Gain(1)), Discard(IT)))),
    ),
    HERE.creature(
        156,
        Text("Analyste Veylan", "Veylan Analyst"),
        UNCOMMON,
        power=2,
        traits=["cyborg", "scientist"],
        always=[EachTime(uses(YOU, ANY_ARTIFACT), Gain(1))],
    ),
    HERE.upgrade(
        157,
        Text("Thérapie Expérimentale", "Experimental Therapy"),
        UNCOMMON,
        always=[Belongs(THIS, ALL_HOUSES)],
        play=And(Stun(THIS), Exhaust(THIS)),
        errata=Powers(play=And(Stun(THIS), Exhaust(THIS)), always=[MayUse(THIS)]),
    ),
    HERE.upgrade(
        158,
        Text("Bottes-Fusées", "Rocket Boots"),
        UNCOMMON,
        always=[Gets(THIS, gains=Powers(fight_reap=If(FirstUse(), MakeReady(THIS))))],
    ),
    HERE.upgrade(
        159,
        Text("Sandales de Transposition", "Transposition Sandals"),
        RARE,
        aember=1,
        always=[Gets(THIS, gains=Powers(action=Do(Swap(A(creature(OTHER, FRIENDLY))), ThisTurn(MayUse(IT)))))],
    ),
]
