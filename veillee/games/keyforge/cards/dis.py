"""House Dis: demons and imps; capture, ruin and bargains nobody would sign."""

from dataclasses import dataclass
from typing import Final

from veillee.core.match import Card
from veillee.core.text import Text
from veillee.games.keyforge.rules.ability import Asking, Constant, Ctx, Word
from veillee.games.keyforge.rules.board import Board
from veillee.games.keyforge.rules.card import Powers, Print, Printer
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.rules.terms import (
    COMMON,
    DIS,
    DISCARD,
    ELUSIVE,
    HAZARDOUS,
    HOUSE_NAMES,
    LINE,
    PURGED,
    RARE,
    SPECIAL,
    TAUNT,
    UNCOMMON,
)
from veillee.games.keyforge.voice.prompts import DONE, TARGET
from veillee.games.keyforge.words.aember import Capture, Gain, GainChains, Lose, Steal
from veillee.games.keyforge.words.amounts import All, ForgedLastTurn, Has, NotFell
from veillee.games.keyforge.words.constants import Gets, KeysCost, Refill, UnderYourControl
from veillee.games.keyforge.words.creatures import DEAL, Deal, Destroy, GiveCounters, Heal, Sacrifice, Use, UseAsYours
from veillee.games.keyforge.words.events import DestroyedFightingThis, EachTime, TurnEnds, is_destroyed
from veillee.games.keyforge.words.flow import And, Choose, ChooseHouse, Do, If, IfYouDo, May
from veillee.games.keyforge.words.groups import (
    A_CREATURE,
    ANY_ARTIFACT,
    ANY_CARD,
    BOTH,
    ENEMY_CREATURE,
    FRIENDLY_CREATURE,
    OPPONENT,
    YOU,
    Group,
    creature,
)
from veillee.games.keyforge.words.lasting import NextTurn, UntilThisLeaves
from veillee.games.keyforge.words.limits import CannotChooseHouse, CannotPlay, Toll
from veillee.games.keyforge.words.moves import Archive, DiscardRandom, PlayIt, Purge, PutIntoPlay, ReturnToHand
from veillee.games.keyforge.words.quals import (
    FRIENDLY,
    NOT_ON_FLANK,
    OF_CHOSEN_HOUSE,
    OTHER_THAN_IT,
    TAIL,
    UNDAMAGED,
    WITH_AEMBER,
    Of,
    Qual,
    Trait,
    power_exactly,
)
from veillee.games.keyforge.words.speech import ARTIFACT_NOUN, Say
from veillee.games.keyforge.words.whom import ABOUT, IT, THIS, A, Each

HERE: Final = Printer(DIS)


class FairGame(Word):
    """Each player in turn: a card of the other's deck is discarded, their hand revealed, and counted by its house."""

    def do(self, d: Duel, c: Ctx) -> bool:
        for seat in (c.you, 1 - c.you):
            foe = 1 - seat
            top = d.top_of_deck(foe)
            if top >= 0:
                d.discard([top])
            hand = d.sides[foe].hand
            d.reveal_cards(hand)
            if top >= 0:
                d.gain(seat, len([one for one in hand if d.card(one).house == d.card(top).house]))
        return True

    def say(self, s: Say, form: int) -> str:
        return s(
            "défaussez la carte du sommet du deck de votre adversaire et révélez sa main. Vous gagnez 1 Æ pour chaque carte"
            " révélée de la Maison de la carte défaussée. Votre adversaire répète l'effet précédent contre vous",
            "discard the top card of your opponent's deck and reveal their hand. You gain 1 Æ for each revealed card of the"
            " discarded card's house. Your opponent repeats the preceding effect on you",
        )


@dataclass(frozen=True, eq=False)
class MustChoose(Constant):
    """A player must choose a house: the one named, or the one just chosen."""

    who: int
    house: int = -1

    def must_choose(self, b: Board, c: Ctx, seat: int) -> int:
        if (seat == c.you) != (self.who == YOU):
            return -1
        return self.house if self.house >= 0 else c.house

    def say(self, s: Say) -> str:
        if self.house < 0:
            return s.foe("doit", "must", "must") + s(
                " choisir cette Maison comme Maison active", " choose that house as their active house"
            )
        name = HOUSE_NAMES[self.house].said(s.tongue)
        return s(
            f"tant {s.que(s.name)} est en jeu, vous devez choisir {name} comme Maison active",
            f"while {s.name} is in play you must choose {name} as your active house",
        )


A_PURGE: Final = Purge(A(ANY_CARD.in_discard(BOTH)))
A_KILL: Final = Destroy(A(A_CREATURE))
"""What is done to each of several as it is picked."""


@dataclass(frozen=True, eq=False)
class PurgePile(Word):
    """Up to so many cards of one discard pile are purged."""

    most: int

    def do(self, d: Duel, c: Ctx) -> bool:
        cards = ANY_CARD.in_discard(BOTH).find(d, c)
        most = min(self.most, len(cards))
        picked: list[Card] = []
        while cards and len(picked) < self.most:
            choice = d.ask(TARGET, [*cards, Card(DONE)], Asking(c.card, A_PURGE, None, picked, 0, most))
            if choice == DONE:
                break
            cards = [card for card in cards if card != choice and d.side[card] == d.side[choice]]
            picked = [*picked, choice]
        c.done = d.purge(picked)
        return len(c.done) > 0

    def say(self, s: Say, form: int) -> str:
        return s(
            f"purgez jusqu'à {self.most} cartes d'une même défausse",
            f"purge up to {self.most} cards from a discard pile",
        )


class DestroyNumber(Word):
    """A number is chosen, and every creature of that power destroyed."""

    def do(self, d: Duel, c: Ctx) -> bool:
        powers = [d.power(card) for card in d.creatures()]
        if not powers:
            return False
        c.number = d.ask_number(c.card, 0, max(powers))
        c.done = d.destroy([card for card in d.creatures() if d.power(card) == c.number])
        return len(c.done) > 0

    def say(self, s: Say, form: int) -> str:
        return s(
            "choisissez un nombre. Détruisez chaque créature dont la puissance est égale à ce nombre",
            "choose a number. Destroy each creature with power equal to that number",
        )


class ItsOwnerDiscards(Word):
    """The owner of the creature just met discards a card at random."""

    def do(self, d: Duel, c: Ctx) -> bool:
        return d.discard_random(d.owner[c.it[0]]) >= 0

    def say(self, s: Say, form: int) -> str:
        return s(
            "son propriétaire défausse une carte de sa main au hasard",
            "its owner discards a random card from their hand",
        )


@dataclass(frozen=True, eq=False)
class Slaughter(Word):
    """Every creature of a house is destroyed, and each player paid for those they controlled."""

    group: Group

    def do(self, d: Duel, c: Ctx) -> bool:
        cards = self.group.find(d, c)
        theirs = [card for card in cards if d.side[card] != c.you]
        fallen = d.destroy(cards)
        d.gain(c.you, len([card for card in fallen if card not in theirs]))
        d.gain(1 - c.you, len([card for card in fallen if card in theirs]))
        return len(fallen) > 0

    def say(self, s: Say, form: int) -> str:
        each = self.group.each(s)
        return s(
            f"détruisez {each}. Chaque joueur gagne 1 Æ pour chaque créature qu'il contrôlait détruite de la sorte",
            f"destroy {each}. Each player gains 1 Æ for each creature they controlled that was destroyed this way",
        )


class UnforgeLast(Word):
    """The key the opponent forged on their previous turn is turned back."""

    def do(self, d: Duel, c: Ctx) -> bool:
        return d.unforge(1 - c.you, d.before[1 - c.you].forged, c.card)

    def say(self, s: Say, form: int) -> str:
        return s("retournez cette clé sur sa face non forgée", "unforge it")


class WithoutArmor(Constant):
    """Creatures have no armour left."""

    def armor(self, b: Board, c: Ctx, card: Card) -> int:
        return -1000 if card in c.it else 0

    def say(self, s: Say) -> str:
        return s("perd toute son armure", "loses all of its armor")


@dataclass(frozen=True, eq=False)
class HeatArmor(Word):
    """Enemies lose their armour for the turn, and are hurt by as much."""

    gone: Constant

    def do(self, d: Duel, c: Ctx) -> bool:
        c.it = [card for card in ENEMY_CREATURE.find(d, c) if d.armor(card) > 0]
        amounts = [d.armor_left(card) for card in c.it]
        d.last(self.gone, c, d.turn, d.turn)
        d.hit(c.it, amounts, True)
        return len(c.it) > 0

    def say(self, s: Say, form: int) -> str:
        gone = self.gone.say(s)
        return s(
            f"jusqu'à la fin du tour, chaque créature ennemie qui a de l'armure {gone} et subit 1 dégât par point d'armure"
            " perdu de la sorte",
            f"until the end of the turn, each enemy creature with armor {gone} and is dealt 1 damage for each point of armor"
            " it lost this way",
        )


@dataclass(frozen=True, eq=False)
class DestroyStrongest(Word):
    """So many of the most powerful creatures are destroyed; the active player decides between equals."""

    number: int

    def do(self, d: Duel, c: Ctx) -> bool:
        ranked = sorted([d.power(card) for card in d.creatures()], reverse=True)[: self.number]
        if not ranked:
            return False
        chosen = [card for card in d.creatures() if d.power(card) > ranked[-1]]
        equals = [card for card in d.creatures() if d.power(card) == ranked[-1]]
        wanted = len(ranked) - len(chosen)
        chosen += d.ask_some(c.card, TARGET, equals, wanted, wanted, doing=A_KILL) if len(equals) > wanted else equals
        c.done = d.destroy(chosen)
        return len(c.done) > 0

    def say(self, s: Say, form: int) -> str:
        return s(
            f"détruisez les {self.number} créatures les plus puissantes",
            f"destroy the {self.number} most powerful creatures",
        )


class PurgedInstead(Constant):
    """A creature that would go from play to a discard pile is purged."""

    def leaving(self, b: Board, c: Ctx, card: Card, zone: int) -> int:
        return PURGED if zone == DISCARD and b.zone[card] == LINE else zone

    def say(self, s: Say) -> str:
        return s(
            "quand une créature en jeu devrait aller dans une défausse, elle est purgée à la place",
            "when a creature would enter a discard pile from play, it is purged instead",
        )


class ShuffleAllIn(Word):
    """Your hand and your discard pile are shuffled into your deck."""

    def do(self, d: Duel, c: Ctx) -> bool:
        side = d.sides[c.you]
        d.shuffle_in(side.hand + side.discard)
        return True

    def say(self, s: Say, form: int) -> str:
        return s(
            "mélangez votre main et votre défausse dans votre deck", "shuffle your hand and discard pile into your deck"
        )


@dataclass(frozen=True, eq=False)
class SomeoneGains(Word):
    """The owner of the creature just destroyed gains Æ, or the opponent of whoever controlled it."""

    owner: bool

    def do(self, d: Duel, c: Ctx) -> bool:
        return d.gain(d.owner[c.about] if self.owner else 1 - c.seat, 1) > 0

    def alike(self, c: Ctx, other: Ctx) -> bool:
        return True

    def say(self, s: Say, form: int) -> str:
        if self.owner:
            return s("son propriétaire gagne 1 Æ", "its owner gains 1 Æ")
        return s("l'adversaire de son contrôleur gagne 1 Æ", "its opponent gains 1 Æ")


class Aim(Word):
    """The blow goes to a creature chosen now instead of the one attacked."""

    def do(self, d: Duel, c: Ctx) -> bool:
        for card in A(A_CREATURE).pick(d, c, self):
            d.aim = card
        return True

    def brief(self, s: Say, form: int) -> str:
        return DEAL.said(s, form) + s(f" les dégâts {s.au(s.chosen)}", f" the damage to {s.chosen}")

    def say(self, s: Say, form: int) -> str:
        return s(
            f"choisissez une créature. {s.name} inflige ses dégâts à cette créature plutôt qu'à celle qu'il combat",
            f"choose a creature. {s.name} deals damage to that creature rather than the one it is fighting",
        )


@dataclass(frozen=True, eq=False)
class PassWounds(Word):
    """Damage healed from one creature is dealt to another."""

    most: int

    def do(self, d: Duel, c: Ctx) -> bool:
        Heal(self.most, A(A_CREATURE), optional=True).do(d, c)
        healed = c.amount
        return healed > 0 and Deal(healed, A(creature(OTHER_THAN_IT))).do(d, c)

    def say(self, s: Say, form: int) -> str:
        return s(
            f"soignez jusqu'à {self.most} dégâts sur une créature. Infligez autant de dégâts à une autre créature",
            f"heal up to {self.most} damage from a creature. Deal that amount of damage to another creature",
        )


class OrFlankCreature(Qual):
    """Any artifact, but of the creatures only those on a flank."""

    def holds(self, b: Board, c: Ctx, card: Card) -> bool:
        return b.zone[card] != LINE or b.on_flank(card)


CARDS: Final[list[Print]] = [
    HERE.action(53, Text("Donnant-Donnant", "A Fair Game"), RARE, play=FairGame()),
    HERE.action(
        54,
        Text("Debout les Morts !", "Arise!"),
        COMMON,
        play=ChooseHouse(Do(ReturnToHand(Each(creature(OF_CHOSEN_HOUSE).in_discard())), GainChains(1))),
    ),
    HERE.action(
        55,
        Text("Contrôler les Faibles", "Control the Weak"),
        COMMON,
        aember=1,
        play=ChooseHouse(NextTurn(MustChoose(OPPONENT)), of=OPPONENT),
    ),
    HERE.action(56, Text("Néant Rampant", "Creeping Oblivion"), RARE, aember=1, play=PurgePile(2)),
    HERE.action(57, Text("Danse du Jugement", "Dance of Doom"), RARE, play=DestroyNumber()),
    HERE.action(58, Text("Peur", "Fear"), COMMON, play=ReturnToHand(A(ENEMY_CREATURE))),
    HERE.action(
        59, Text("Portail vers Dis", "Gateway to Dis"), COMMON, play=Do(Destroy(Each(A_CREATURE)), GainChains(3))
    ),
    HERE.action(
        60,
        Text("Baguenaude", "Gongoozle"),
        UNCOMMON,
        aember=1,
        play=Choose(A(A_CREATURE), Do(Deal(3, IT), If(NotFell(), ItsOwnerDiscards()))),
    ),
    HERE.action(
        61,
        Text("Le Poids de la Culpabilité", "Guilty Hearts"),
        RARE,
        aember=1,
        play=Destroy(Each(creature(WITH_AEMBER))),
    ),
    HERE.action(62, Text("Main de Dis", "Hand of Dis"), COMMON, play=Destroy(A(creature(NOT_ON_FLANK)))),
    HERE.action(63, Text("Hécatombe", "Hecatomb"), RARE, aember=1, play=Slaughter(creature(Of(DIS)))),
    HERE.action(
        64,
        Text("Vrilles de la Souffrance", "Tendrils of Pain"),
        UNCOMMON,
        aember=1,
        play=Do(Deal(1, Each(A_CREATURE)), If(ForgedLastTurn(), Deal(3, Each(A_CREATURE)))),
        errata=Powers(play=If(ForgedLastTurn(), Deal(4, Each(A_CREATURE)), Deal(1, Each(A_CREATURE)))),
    ),
    HERE.action(65, Text("Hystérie", "Hysteria"), UNCOMMON, play=ReturnToHand(Each(A_CREATURE))),
    HERE.action(
        66,
        Text("Marteau à Clé", "Key Hammer"),
        UNCOMMON,
        aember=1,
        play=Do(If(ForgedLastTurn(), UnforgeLast()), Gain(6, OPPONENT)),
    ),
    HERE.action(67, Text("Aiguillon Cérébral", "Mind Barb"), COMMON, aember=1, play=DiscardRandom(OPPONENT)),
    HERE.action(68, Text("Pandémonium", "Pandemonium"), UNCOMMON, aember=1, play=Capture(1, Each(creature(UNDAMAGED)))),
    HERE.action(
        69,
        Text("Poltergeist", "Poltergeist"),
        UNCOMMON,
        aember=1,
        play=Choose(A(ANY_ARTIFACT), Do(UseAsYours(IT), Destroy(IT))),
    ),
    HERE.action(70, Text("Armure Chauffée à Blanc", "Red-Hot Armor"), RARE, aember=1, play=HeatArmor(WithoutArmor())),
    HERE.action(71, Text("Les Trois Parques", "Three Fates"), UNCOMMON, aember=1, play=DestroyStrongest(3)),
    HERE.artifact(
        72,
        Text("Rituel d’Annihilation", "Annihilation Ritual"),
        RARE,
        aember=1,
        traits=["power"],
        always=[PurgedInstead()],
    ),
    HERE.artifact(
        73, Text("Gadget de Domination", "Dominator Bauble"), COMMON, traits=["item"], action=Use(A(FRIENDLY_CREATURE))
    ),
    HERE.artifact(
        74, Text("Clé de Dis", "Key to Dis"), RARE, traits=["item"], omni=Do(Sacrifice(THIS), Destroy(Each(A_CREATURE)))
    ),
    HERE.artifact(
        75,
        Text("Fouet des Rêves Brisés", "Lash of Broken Dreams"),
        COMMON,
        traits=["weapon"],
        action=NextTurn(KeysCost(BOTH, 3)),
    ),
    HERE.artifact(
        76,
        Text("Bibliothèque des Damnés", "Library of the Damned"),
        UNCOMMON,
        traits=["location"],
        action=Archive(A(ANY_CARD.in_hand())),
    ),
    HERE.artifact(
        77,
        Text("Gardevie", "Lifeward"),
        UNCOMMON,
        aember=1,
        traits=["power"],
        omni=Do(Sacrifice(THIS), NextTurn(CannotPlay(OPPONENT, A_CREATURE))),
    ),
    HERE.artifact(
        78,
        Text("Autel sacrificiel", "Sacrificial Altar"),
        RARE,
        aember=1,
        traits=["location"],
        action=IfYouDo(Purge(A(creature(FRIENDLY, Trait("human")))), PlayIt(A(A_CREATURE.in_discard()))),
    ),
    HERE.artifact(79, Text("Caverne Hurlante", "Screaming Cave"), RARE, traits=["location"], action=ShuffleAllIn()),
    HERE.artifact(
        80,
        Text("Arracheur d’Âmes", "Soul Snatcher"),
        RARE,
        traits=["vehicle"],
        always=[EachTime(is_destroyed(A_CREATURE), SomeoneGains(owner=True))],
    ),
    HERE.creature(81, Text("Charette", "Charette"), COMMON, power=4, traits=["demon"], play=Capture(3)),
    HERE.creature(
        82,
        Text("Cossard", "Drumble"),
        UNCOMMON,
        power=2,
        traits=["imp"],
        keywords={ELUSIVE: 1},
        play=If(Has(OPPONENT, 7), Capture(All(OPPONENT))),
    ),
    HERE.creature(83, Text("Farfadet Poussière", "Dust Imp"), COMMON, power=2, traits=["imp"], destroyed=Gain(2)),
    HERE.creature(
        84,
        Text("Mangemort", "Eater of the Dead"),
        RARE,
        power=4,
        traits=["demon"],
        fight_reap=IfYouDo(Purge(A(A_CREATURE.in_discard(BOTH))), GiveCounters(1, THIS)),
    ),
    HERE.creature(
        85,
        Text("Farfadet Braise", "Ember Imp"),
        COMMON,
        power=2,
        traits=["imp"],
        always=[CannotPlay(OPPONENT, ANY_CARD, beyond=2)],
    ),
    HERE.creature(86, Text("Gabos Longbras", "Gabos Longarms"), RARE, power=5, traits=["demon"], before_fight=Aim()),
    HERE.creature(
        87,
        Text("Greking le Suzerain", "Overlord Greking"),
        RARE,
        power=7,
        traits=["demon"],
        always=[EachTime(DestroyedFightingThis(), PutIntoPlay(ABOUT))],
    ),
    HERE.creature(
        88, Text("Démon Gardien", "Guardian Demon"), UNCOMMON, power=4, traits=["demon"], play_fight_reap=PassWounds(2)
    ),
    HERE.creature(
        89,
        Text("Maître du 1", "Master of 1"),
        RARE,
        power=4,
        traits=["demon"],
        reap=May(Destroy(A(creature(power_exactly(1))))),
    ),
    HERE.creature(
        90,
        Text("Maître du 2", "Master of 2"),
        SPECIAL,
        power=4,
        traits=["demon"],
        reap=May(Destroy(A(creature(power_exactly(2))))),
    ),
    HERE.creature(
        91,
        Text("Maître du 3", "Master of 3"),
        SPECIAL,
        power=4,
        traits=["demon"],
        reap=May(Destroy(A(creature(power_exactly(3))))),
    ),
    HERE.creature(92, Text("Démon des Abîmes", "Pit Demon"), COMMON, power=5, traits=["demon"], action=Steal(1)),
    HERE.creature(
        93,
        Text("Seigneur des Abîmes", "Pitlord"),
        RARE,
        power=9,
        aember=2,
        traits=["demon"],
        keywords={TAUNT: 1},
        always=[MustChoose(YOU, DIS)],
    ),
    HERE.creature(
        94,
        Text("Restringuntus", "Restringuntus"),
        RARE,
        power=1,
        traits=["demon"],
        play=ChooseHouse(UntilThisLeaves(CannotChooseHouse())),
    ),
    HERE.creature(
        95, Text("Bancroche", "Shaffles"), UNCOMMON, power=2, traits=["imp"], always=[EachTime(TurnEnds(), Lose(1))]
    ),
    HERE.creature(
        96, Text("Écornifleur", "Shooler"), COMMON, power=5, traits=["demon"], play=If(Has(OPPONENT, 4), Steal(1))
    ),
    HERE.creature(
        97,
        Text("Pingre", "Snudge"),
        UNCOMMON,
        power=4,
        traits=["demon"],
        fight_reap=ReturnToHand(
            A(
                Group(
                    6,
                    [ARTIFACT_NOUN],
                    [OrFlankCreature(said=Text("ou une créature de flanc", "or a flank creature"), place=TAIL)],
                )
            )
        ),
    ),
    HERE.creature(
        98,
        Text("Voleur d’Âmes", "Stealer of Souls"),
        UNCOMMON,
        power=6,
        traits=["demon"],
        always=[EachTime(DestroyedFightingThis(), And(Purge(ABOUT), Gain(1)))],
    ),
    HERE.creature(99, Text("Succube", "Succubus"), COMMON, power=3, traits=["demon"], always=[Refill(OPPONENT, -1)]),
    HERE.creature(
        100,
        Text("Tentacus", "Tentacus"),
        UNCOMMON,
        power=5,
        traits=["demon"],
        always=[Toll(1, ANY_ARTIFACT, to_play=False)],
    ),
    HERE.creature(
        101,
        Text("La Terreur", "The Terror"),
        COMMON,
        power=5,
        traits=["demon", "knight"],
        play=If(Has(OPPONENT, 0, 0), Gain(2)),
    ),
    HERE.creature(102, Text("Tocsin", "Tocsin"), COMMON, power=3, traits=["demon"], reap=DiscardRandom(OPPONENT)),
    HERE.creature(
        103,
        Text("Tolas", "Tolas"),
        RARE,
        power=1,
        traits=["imp"],
        keywords={ELUSIVE: 1},
        always=[EachTime(is_destroyed(A_CREATURE), SomeoneGains(owner=False))],
    ),
    HERE.creature(
        104,
        Text("Troubarou", "Truebaru"),
        RARE,
        power=7,
        traits=["demon"],
        keywords={TAUNT: 1},
        price=3,
        destroyed=Gain(5),
    ),
    HERE.upgrade(105, Text("Collier de Soumission", "Collar of Subordination"), RARE, always=[UnderYourControl()]),
    HERE.upgrade(
        106,
        Text("Couronné de Flammes", "Flame-Wreathed"),
        UNCOMMON,
        aember=1,
        always=[Gets(THIS, power=2, keywords={HAZARDOUS: 2})],
    ),
]
