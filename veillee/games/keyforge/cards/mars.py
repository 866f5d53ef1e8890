"""House Mars: martians and their machines; abduction, rays and the strength of what is still in hand."""

from typing import Final

from veillee.core.grammar import Noun
from veillee.core.match import NO_CARD, Card
from veillee.core.text import Text
from veillee.games.keyforge.rules.ability import Constant, Ctx, Word
from veillee.games.keyforge.rules.board import Board
from veillee.games.keyforge.rules.card import Powers, Print, Printer
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.rules.terms import COMMON, ELUSIVE, HAND, MARS, RARE, TAUNT, UNCOMMON
from veillee.games.keyforge.voice.prompts import TARGET
from veillee.games.keyforge.words.aember import Capture, Forge, Gain, GainChains, Lose, Steal
from veillee.games.keyforge.words.amounts import All, Amount, Fell, Has, Per, PerAemberOnThis, PerDone, PerKey
from veillee.games.keyforge.words.constants import Belongs, EntersReady, EntersStunned, Gets, KeysCost, StrikesNothing
from veillee.games.keyforge.words.creatures import (
    Deal,
    Destroy,
    FullyHeal,
    GiveCounters,
    MakeReady,
    Sacrifice,
    Stun,
    Use,
)
from veillee.games.keyforge.words.events import DestroyedFightingThis, EachTime, plays, reaps
from veillee.games.keyforge.words.flow import And, Choose, ChooseHouse, ChooseOne, Do, ForEach, If, IfYouDo, May
from veillee.games.keyforge.words.groups import (
    A_CREATURE,
    ANY_ARTIFACT,
    ENEMY_CREATURE,
    FRIENDLY_CREATURE,
    OPPONENT,
    YOU,
    card,
    creature,
    creature_or_artifact,
)
from veillee.games.keyforge.words.lasting import ThisTurn
from veillee.games.keyforge.words.limits import CannotPlay, MayUse
from veillee.games.keyforge.words.moves import (
    PUT,
    Abduct,
    Archive,
    Discard,
    DiscardUntil,
    Draw,
    Purge,
    ReturnToHand,
    Reveal,
    RevealHand,
)
from veillee.games.keyforge.words.quals import (
    DAMAGED,
    ENEMY,
    FRIENDLY,
    OF_CHOSEN_HOUSE,
    OTHER,
    READY,
    Not,
    Of,
    Qual,
    Trait,
)
from veillee.games.keyforge.words.speech import CARD_NOUN, Say
from veillee.games.keyforge.words.whom import FOE, IT, THIS, A, Each, It, WithNeighbors, any_number, up_to

HERE: Final = Printer(MARS)
MARTIANS: Final = creature(FRIENDLY, Of(MARS))
READY_MARTIANS: Final = creature(FRIENDLY, READY, Of(MARS))
SHOW_MARS: Final = Reveal(any_number(card(Of(MARS)).in_hand()))
SHOWN: Final = PerDone(CARD_NOUN, "révélé", "revealed")
PURGED: Final = PerDone(CARD_NOUN, "purgé", "purged")


class OrRobot(Qual):
    """Of Mars, or a robot."""

    def holds(self, b: Board, c: Ctx, card: Card) -> bool:
        return b.belongs(card, MARS) or b.has_trait(card, "robot")


class NineLessHand(Amount):
    """Nine, less one for each card in your hand."""

    def of(self, b: Board, c: Ctx) -> int:
        return 9 - len(b.sides[c.you].hand)

    def tail(self, s: Say) -> str:
        return s(", moins 1 Æ pour chaque carte de votre main", ", reduced by 1 Æ for each card in your hand")


class ShuffleMartians(Word):
    """Every creature of Mars goes back into its owner's deck, and each player is paid for theirs."""

    def do(self, d: Duel, c: Ctx) -> bool:
        gone = d.shuffle_in(creature(Of(MARS)).find(d, c))
        for seat in (c.you, 1 - c.you):
            d.gain(seat, len([one for one in gone if d.owner[one] == seat]))
        return len(gone) > 0

    def say(self, s: Say, form: int) -> str:
        return s(
            "mélangez chaque créature Mars dans le deck de son propriétaire. Chaque joueur gagne 1 Æ pour chaque créature mélangée"
            " dans son deck de la sorte",
            "shuffle each Mars creature into its owner's deck. Each player gains 1 Æ for each creature shuffled into their deck this"
            " way",
        )


class Triple(Amount):
    """Three times what was lost just before."""

    def of(self, b: Board, c: Ctx) -> int:
        return 3 * c.amount

    def say(self, s: Say, unit: Noun) -> str:
        return s(f"trois fois l'{unit.fr} que vous avez perdu de la sorte", f"triple the {unit.en} you lost this way")


class DestroyKin(Word):
    """Every creature that shares a trait with the one just purged is destroyed."""

    def do(self, d: Duel, c: Ctx) -> bool:
        traits = [trait for one in c.done for trait in d.card(one).traits]
        c.done = d.destroy([one for one in d.creatures() if any(d.has_trait(one, trait) for trait in traits)])
        return len(c.done) > 0

    def say(self, s: Say, form: int) -> str:
        return s(
            "détruisez chaque créature qui partage un trait avec la créature purgée",
            "destroy each creature that shares a trait with the purged creature",
        )


class ShootShown(Word):
    """Damage to one creature, as much as cards were revealed."""

    def do(self, d: Duel, c: Ctx) -> bool:
        shown = len(c.done)
        return shown > 0 and Deal(shown, A(A_CREATURE)).do(d, c)

    def say(self, s: Say, form: int) -> str:
        return s(
            "infligez à une créature autant de dégâts que de cartes Mars révélées de la sorte",
            "deal damage to a creature equal to the number of Mars cards revealed this way",
        )


class SwapIn(Word):
    """A creature of Mars of another name comes from the hand into play, ready."""

    def do(self, d: Duel, c: Ctx) -> bool:
        names = [d.card(one).number for one in c.done]
        others = [one for one in creature(Of(MARS)).in_hand().find(d, c) if d.card(one).number not in names]
        picked = d.ask_some(c.card, TARGET, others, 1, 1, secret=True, doing=self)
        for one in picked:
            d.put_into_play(one, c.you)
            d.exhausted[one] = False
        return len(picked) > 0

    def brief(self, s: Say, form: int) -> str:
        return PUT.said(s, form) + s(f" {s.chosen} en jeu", f" {s.chosen} into play")

    def say(self, s: Say, form: int) -> str:
        return s(
            "mettez en jeu une créature Mars d'un autre nom de votre main, puis redressez-la",
            "put a Mars creature with a different name from your hand into play, then ready it",
        )


class CatchesAember(Constant):
    """Every Æ that would come to the opponent's pool is captured by the creature."""

    def diverts(self, b: Board, c: Ctx, seat: int) -> Card:
        return c.card if seat != c.you else NO_CARD

    def say(self, s: Say) -> str:
        return s(
            f"chaque Æ qui devrait être ajouté à la réserve de votre adversaire est capturé par {s.name} à la place",
            f"each Æ that would be added to your opponent's pool is captured by {s.name} instead",
        )


class Readied(It):
    """KF-G51: the creature just readied, as it calls itself; what is done to it ends when it leaves play."""

    def say(self, s: Say) -> str:
        return s.self_name()


READIED: Final = Readied()


class IntoOwnersArchives(Archive):
    """The same, said in full."""

    def say(self, s: Say, form: int) -> str:
        verb = s("mettez ", "put ") if form == 0 else s("mettre ", "put ")
        return verb + self.whom.say(s) + s(" dans les archives de son propriétaire", " into its owner's archives")


CARDS: Final[list[Print]] = [
    HERE.action(160, Text("Nuages d’Ammoniac", "Ammonia Clouds"), COMMON, play=Deal(3, Each(A_CREATURE))),
    HERE.action(161, Text("Flotte de Guerre", "Battle Fleet"), UNCOMMON, aember=1, play=Do(SHOW_MARS, Draw(SHOWN))),
    HERE.action(
        162,
        Text("Transduction Extrême", "Deep Probe"),
        UNCOMMON,
        aember=1,
        play=ChooseHouse(Do(RevealHand(OPPONENT), Discard(Each(creature(OF_CHOSEN_HOUSE).lying_in(HAND, OPPONENT))))),
    ),
    HERE.action(
        163,
        Text("Décharge IEM", "EMP Blast"),
        UNCOMMON,
        aember=1,
        play=Do(
            Stun(Each(creature(OrRobot(said=Text("Mars ou Robot", "Mars or Robot"))))), Destroy(Each(ANY_ARTIFACT))
        ),
    ),
    HERE.action(
        164,
        Text("Ordre Hypnotique", "Hypnotic Command"),
        RARE,
        play=ForEach(Per(MARTIANS), Capture(1, A(ENEMY_CREATURE), own_side=True)),
    ),
    HERE.action(
        165,
        Text("Aombre Irradié", "Irradiated Æmber"),
        RARE,
        aember=1,
        play=If(Has(OPPONENT, 6), Deal(3, Each(ENEMY_CREATURE))),
    ),
    HERE.action(
        166,
        Text("Enlèvement de Clé", "Key Abduction"),
        UNCOMMON,
        aember=1,
        play=Do(ReturnToHand(Each(creature(Of(MARS)))), May(Forge(NineLessHand(each=9)))),
    ),
    HERE.action(
        167,
        Text("Molosses Martiens", "Martian Hounds"),
        RARE,
        play=Choose(A(A_CREATURE), GiveCounters(Per(creature(DAMAGED), each=2), IT)),
    ),
    HERE.action(
        168,
        Text("Nous Sommes Vos Amis", "Martians Make Bad Allies"),
        RARE,
        play=Do(RevealHand(YOU), Purge(Each(creature(Not(Of(MARS))).in_hand())), Gain(PURGED)),
    ),
    HERE.action(
        169,
        Text("Enlèvement de Masse", "Mass Abduction"),
        RARE,
        aember=1,
        play=Abduct(up_to(3, creature(ENEMY, DAMAGED))),
    ),
    HERE.action(170, Text("Saison des Amours", "Mating Season"), RARE, aember=1, play=ShuffleMartians()),
    HERE.action(
        171,
        Text("Soutien du Vaisseau-Mère", "Mothership Support"),
        UNCOMMON,
        aember=1,
        play=ForEach(Per(READY_MARTIANS), Deal(2, A(A_CREATURE))),
    ),
    HERE.action(
        172,
        Text("Bombardement Orbital", "Orbital Bombardment"),
        UNCOMMON,
        aember=1,
        play=Do(SHOW_MARS, ForEach(SHOWN, Deal(2, A(A_CREATURE)))),
    ),
    HERE.action(
        173,
        Text("Étoiles Phosphoreuses", "Phosphorus Stars"),
        COMMON,
        play=Do(Stun(Each(creature(Not(Of(MARS))))), GainChains(2)),
    ),
    HERE.action(174, Text("Réseau Psychique", "Psychic Network"), UNCOMMON, play=Steal(Per(READY_MARTIANS))),
    HERE.action(
        175,
        Text("Collecte d’Échantillons", "Sample Collection"),
        UNCOMMON,
        play=ForEach(PerKey(OPPONENT), Abduct(A(ENEMY_CREATURE))),
    ),
    HERE.action(176, Text("Tempête Fracassante", "Shatter Storm"), RARE, play=Do(Lose(All(YOU), YOU), Lose(Triple()))),
    HERE.action(
        177,
        Text("Atterrissage en Douceur", "Soft Landing"),
        COMMON,
        play=ThisTurn(EntersReady(Each(creature_or_artifact()), limit=1)),
    ),
    HERE.action(
        178,
        Text("Mégaphone", "Squawker"),
        COMMON,
        aember=1,
        play=ChooseOne(MakeReady(A(creature(Of(MARS)))), Stun(A(creature(Not(Of(MARS)))))),
    ),
    HERE.action(
        179,
        Text("Mémoire Eidétique", "Total Recall"),
        RARE,
        aember=1,
        play=Do(Gain(Per(creature(FRIENDLY, READY))), ReturnToHand(Each(FRIENDLY_CREATURE))),
    ),
    HERE.artifact(
        180,
        Text("Phéromones de Combat", "Combat Pheromones"),
        UNCOMMON,
        aember=1,
        traits=["item"],
        omni=Do(Sacrifice(THIS), ThisTurn(MayUse(Each(card(OTHER, Of(MARS))), limit=2))),
    ),
    HERE.artifact(
        181,
        Text("Comm-Pod", "Commpod"),
        RARE,
        traits=["item"],
        action=Do(SHOW_MARS, ForEach(SHOWN, May(MakeReady(A(creature(Of(MARS))))))),
    ),
    HERE.artifact(
        182,
        Text("Ruche Cristalline", "Crystal Hive"),
        UNCOMMON,
        traits=["location"],
        action=ThisTurn(EachTime(reaps(A_CREATURE), Gain(1))),
    ),
    HERE.artifact(
        183,
        Text("Virus Maison", "Custom Virus"),
        RARE,
        aember=1,
        traits=["weapon"],
        omni=Do(Sacrifice(THIS), Purge(A(A_CREATURE.in_hand())), DestroyKin()),
        errata=Powers(omni=Do(Sacrifice(THIS), IfYouDo(May(Purge(A(A_CREATURE.in_hand()))), DestroyKin()))),
    ),
    HERE.artifact(
        184,
        Text("Puits Dévoreur", "Feeding Pit"),
        RARE,
        traits=["location"],
        action=IfYouDo(Discard(A(A_CREATURE.in_hand())), Gain(1)),
    ),
    HERE.artifact(
        185,
        Text("Portail d’Invasion", "Invasion Portal"),
        RARE,
        traits=["location"],
        action=DiscardUntil(creature(Of(MARS))),
    ),
    HERE.artifact(
        186,
        Text("Chambre d’Incubation", "Incubation Chamber"),
        RARE,
        traits=["location"],
        omni=IfYouDo(Reveal(A(creature(Of(MARS)).in_hand())), Archive(IT)),
    ),
    HERE.artifact(187, Text("Canon-Mère", "Mothergun"), COMMON, traits=["weapon"], action=Do(SHOW_MARS, ShootShown())),
    HERE.artifact(
        188,
        Text("Renifleur", "Sniffer"),
        RARE,
        aember=1,
        traits=["ally"],
        action=ThisTurn(Gets(Each(A_CREATURE), keywords={ELUSIVE: -1000})),
    ),
    HERE.artifact(
        189,
        Text("Gadget Permuteur", "Swap Widget"),
        RARE,
        traits=["item"],
        action=IfYouDo(ReturnToHand(A(READY_MARTIANS)), SwapIn()),
    ),
    HERE.creature(
        190,
        Text("Blypyp", "Blypyp"),
        UNCOMMON,
        power=2,
        traits=["martian", "scientist"],
        reap=ThisTurn(EntersReady(Each(creature(Of(MARS))), limit=1)),
    ),
    HERE.creature(
        191,
        Text("Singe Pétras", "Chuff Ape"),
        RARE,
        power=11,
        traits=["beast"],
        keywords={TAUNT: 1},
        always=[EntersStunned()],
        fight_reap=IfYouDo(May(Sacrifice(A(creature(OTHER, FRIENDLY)))), FullyHeal(THIS)),
    ),
    HERE.creature(
        192,
        Text("Araignée de l’Éther", "Ether Spider"),
        UNCOMMON,
        power=7,
        traits=["beast"],
        always=[StrikesNothing(), CatchesAember()],
    ),
    HERE.creature(
        193,
        Text("Pinceur-Brouilleur", "Grabber Jammer"),
        COMMON,
        power=4,
        armor=1,
        traits=["robot"],
        always=[KeysCost(OPPONENT, 1)],
        fight_reap=Capture(1),
    ),
    HERE.creature(
        194,
        Text("Grommid", "Grommid"),
        RARE,
        power=10,
        traits=["beast"],
        always=[CannotPlay(YOU, A_CREATURE), EachTime(DestroyedFightingThis(), Lose(1))],
    ),
    HERE.creature(
        195,
        Text("« John Smyth »", "“John Smyth”"),
        COMMON,
        power=2,
        traits=["agent", "martian"],
        keywords={ELUSIVE: 1},
        fight_reap=MakeReady(A(creature(Not(Trait("agent")), Of(MARS)))),
    ),
    HERE.creature(
        196,
        Text("Embrouilleur d’Esprit", "Mindwarper"),
        COMMON,
        power=2,
        traits=["martian", "scientist"],
        keywords={ELUSIVE: 1},
        action=Capture(1, A(ENEMY_CREATURE), own_side=True),
    ),
    HERE.creature(
        197,
        Text("Phylyx le Désintégrateur", "Phylyx the Disintegrator"),
        RARE,
        power=1,
        traits=["martian", "soldier"],
        keywords={ELUSIVE: 1},
        action=Lose(Per(creature(OTHER, FRIENDLY, Of(MARS)))),
    ),
    HERE.creature(
        198,
        Text("Maître-Virus Qyxxlyx", "Qyxxlyx Plague Master"),
        RARE,
        power=3,
        traits=["martian", "scientist"],
        fight_reap=Deal(3, Each(creature(Trait("human"))), armor=False),
    ),
    HERE.creature(
        199,
        Text("Horion", "Tunk"),
        COMMON,
        power=6,
        armor=1,
        traits=["robot"],
        always=[EachTime(plays(YOU, creature(OTHER, Of(MARS))), FullyHeal(THIS))],
    ),
    HERE.creature(
        200,
        Text("Ulyq Grandegueule", "Ulyq Megamouth"),
        COMMON,
        power=3,
        traits=["martian", "scientist"],
        fight_reap=Use(A(creature(FRIENDLY, Not(Of(MARS))))),
    ),
    HERE.creature(
        201,
        Text("Uxlyx le Gardien de Zoo", "Uxlyx the Zookeeper"),
        UNCOMMON,
        power=2,
        traits=["martian", "scientist"],
        keywords={ELUSIVE: 1},
        reap=Abduct(A(ENEMY_CREATURE)),
    ),
    HERE.creature(
        202,
        Text("Vezyma Servodrone", "Vezyma Thinkdrone"),
        COMMON,
        power=3,
        traits=["martian", "scientist"],
        reap=May(Archive(A(creature_or_artifact(FRIENDLY)))),
    ),
    HERE.creature(
        203,
        Text("Maraudeur Yxili", "Yxili Marauder"),
        COMMON,
        power=2,
        traits=["martian", "soldier"],
        always=[Gets(THIS, power=PerAemberOnThis())],
        play=Capture(Per(READY_MARTIANS)),
    ),
    HERE.creature(
        204,
        Text("Déboulonneur Yxilo", "Yxilo Bolter"),
        COMMON,
        power=3,
        traits=["martian", "soldier"],
        fight_reap=Do(Deal(2, A(A_CREATURE)), If(Fell(), Purge(IT))),
    ),
    HERE.creature(
        205,
        Text("Dominateur Yxilx", "Yxilx Dominator"),
        COMMON,
        power=9,
        armor=1,
        traits=["robot"],
        keywords={TAUNT: 1},
        always=[EntersStunned()],
    ),
    HERE.creature(
        206,
        Text("Zorg", "Zorg"),
        UNCOMMON,
        power=7,
        traits=["beast"],
        always=[EntersStunned()],
        before_fight=Stun(WithNeighbors(FOE)),
    ),
    HERE.creature(
        207,
        Text("Zyzzix le Multiple", "Zyzzix the Many"),
        COMMON,
        power=3,
        traits=["martian", "soldier"],
        fight_reap=IfYouDo(May(Reveal(A(A_CREATURE.in_hand()))), And(Archive(IT), GiveCounters(3, THIS))),
    ),
    HERE.upgrade(
        208,
        Text("Sauvegarde Biométrique", "Biomatrix Backup"),
        COMMON,
        aember=1,
        always=[Gets(THIS, gains=Powers(destroyed=May(IntoOwnersArchives(THIS))))],
        errata=Powers(always=[Gets(THIS, gains=Powers(destroyed=IntoOwnersArchives(THIS)))]),
    ),
    HERE.upgrade(
        209,
        Text("Antenne Cérébrale", "Brain Stem Antenna"),
        RARE,
        always=[
            Gets(
                THIS,
                gains=Powers(
                    always=[
                        EachTime(plays(YOU, creature(Of(MARS))), And(MakeReady(THIS), ThisTurn(Belongs(READIED, MARS))))
                    ]
                ),
            )
        ],
    ),
    HERE.upgrade(
        210,
        Text("Kit de Brouillage", "Jammer Pack"),
        UNCOMMON,
        aember=1,
        always=[Gets(THIS, gains=Powers(always=[KeysCost(OPPONENT, 2)]))],
    ),
    HERE.upgrade(
        211,
        Text("Rayon Ardent", "Red Planet Ray Gun"),
        UNCOMMON,
        aember=1,
        always=[Gets(THIS, gains=Powers(reap=Deal(Per(creature(Of(MARS))), A(A_CREATURE))))],
    ),
]
