"""House Brobnar: giants and goblins, fights and spoils."""

from dataclasses import dataclass
from typing import Final

from veillee.core.match import NO_CARD, Card
from veillee.core.text import Text
from veillee.games.keyforge.rules.ability import Constant, Ctx, Word
from veillee.games.keyforge.rules.board import Board
from veillee.games.keyforge.rules.card import Powers, Print, Printer
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.rules.terms import BROBNAR, COMMON, ELUSIVE, LOGOS, RARE, TAUNT, UNCOMMON
from veillee.games.keyforge.voice.prompts import TARGET
from veillee.games.keyforge.words.aember import Capture, Gain, GainChains, ItsControllerLoses, Lose, PlaceAember, Steal
from veillee.games.keyforge.words.amounts import Excess, Has, InPlay, MoreCreatures, Per, PerFallen, PlayedExactly
from veillee.games.keyforge.words.constants import Gets, KeysCost, StrikesHarder
from veillee.games.keyforge.words.creatures import (
    Deal,
    Destroy,
    FightWith,
    FullyHeal,
    GiveCounters,
    Heal,
    Sacrifice,
    Stun,
)
from veillee.games.keyforge.words.events import (
    DestroyedFightingThis,
    EachTime,
    Forges,
    TurnEnds,
    discards,
    enters,
    fights,
    is_destroyed,
)
from veillee.games.keyforge.words.flow import And, ChooseHouse, Do, If, May
from veillee.games.keyforge.words.groups import (
    A_CREATURE,
    ANY_ARTIFACT,
    ENEMY_CREATURE,
    FRIENDLY_CREATURE,
    OPPONENT,
    YOU,
    Group,
    card,
    creature,
)
from veillee.games.keyforge.words.lasting import ThisTurn
from veillee.games.keyforge.words.limits import CannotReap, MayUse
from veillee.games.keyforge.words.moves import DiscardUntil, PutOnDeck, ReturnToHand
from veillee.games.keyforge.words.quals import (
    DAMAGED,
    ENEMY,
    FRIENDLY,
    NEIGHBORING,
    OF_CHOSEN_HOUSE,
    ON_FLANK,
    OTHER,
    UNDAMAGED,
    Of,
    power_at_most,
)
from veillee.games.keyforge.words.speech import Say, Verb
from veillee.games.keyforge.words.whom import ABOUT, IT, THIS, A, Each, Most, WithNeighbors, up_to

HERE: Final = Printer(BROBNAR)


SPARE: Final = Verb("épargnez", "épargner", "épargne", "spare", "spares")


@dataclass(frozen=True, eq=False)
class DestroyAllBut(Word):
    """Every creature of a group is destroyed but its most powerful one; "it" is the one that remains."""

    group: Group

    def do(self, d: Duel, c: Ctx) -> bool:
        cards = self.group.find(d, c)
        most = Most(self.group)
        c.it = most.candidates(d, c)
        if len(c.it) > 1:
            c.it = most.pick(d, c, self)
        c.done = d.destroy([card for card in cards if card not in c.it])
        return len(c.done) > 0

    def brief(self, s: Say, form: int) -> str:
        return f"{SPARE.said(s, form)} {s.chosen}"

    def say(self, s: Say, form: int) -> str:
        each, most = self.group.each(s), Most(self.group).say(s)
        return s(f"détruisez {each} sauf {most}", f"destroy {each} except {most}")


A_RAID: Final = Capture(1, A(FRIENDLY_CREATURE))


class RaidersCapture(Word):
    """One friendly creature for each you have in excess captures 1 Æ, each of them only once."""

    def do(self, d: Duel, c: Ctx) -> bool:
        number = min(Excess(YOU).of(d, c), d.sides[1 - c.you].aember)
        c.it = d.ask_some(c.card, TARGET, FRIENDLY_CREATURE.find(d, c), number, number, doing=A_RAID)
        for raider in c.it:
            d.capture(raider, 1, 1 - c.you)
        return len(c.it) > 0

    def say(self, s: Say, form: int) -> str:
        each = Excess(YOU).tail(s).strip()
        return s(
            f"{each}, une créature alliée capture 1 Æ, à chaque fois une créature différente",
            f"{each}, a friendly creature captures 1 Æ, a different creature each time",
        )


class NeedsFoes(Constant):
    """The creature is destroyed as soon as the opponent has none."""

    def dooms(self, b: Board, c: Ctx) -> Card:
        return NO_CARD if b.sides[1 - c.you].line else c.card

    def say(self, s: Say) -> str:
        return s(
            f"si votre adversaire n'a pas de créatures en jeu, détruisez {s.name}",
            f"if your opponent has no creatures in play, destroy {s.name}",
        )


SPOILS: Final = ThisTurn(EachTime(is_destroyed(ENEMY_CREATURE), Gain(1)))
"""Loot the Bodies and Looter Goblin."""

CARDS: Final[list[Print]] = [
    HERE.action(1, Text("Colère", "Anger"), COMMON, aember=1, play=FightWith(A(FRIENDLY_CREATURE))),
    HERE.action(2, Text("À Mains Nues", "Barehanded"), RARE, aember=1, play=PutOnDeck(Each(ANY_ARTIFACT))),
    HERE.action(3, Text("Le Prix du Sang", "Blood Money"), UNCOMMON, play=PlaceAember(2, A(ENEMY_CREATURE))),
    HERE.action(
        4,
        Text("Frères d’Armes", "Brothers in Battle"),
        RARE,
        aember=1,
        play=ChooseHouse(ThisTurn(MayUse(Each(creature(FRIENDLY, OF_CHOSEN_HOUSE)), only_fight=True))),
    ),
    HERE.action(5, Text("Terre Brûlée", "Burn the Stockpile"), UNCOMMON, play=If(Has(OPPONENT, 7), Lose(4))),
    HERE.action(
        6,
        Text("Le Défi du Champion", "Champion’s Challenge"),
        RARE,
        play=Do(DestroyAllBut(ENEMY_CREATURE), DestroyAllBut(FRIENDLY_CREATURE), FightWith(IT)),
    ),
    HERE.action(
        7,
        Text("Le Destin des Lâches", "Coward’s End"),
        COMMON,
        play=Do(Destroy(Each(creature(UNDAMAGED))), GainChains(3)),
    ),
    HERE.action(
        8,
        Text("Suivez le Chef", "Follow the Leader"),
        UNCOMMON,
        play=ThisTurn(MayUse(Each(FRIENDLY_CREATURE), only_fight=True)),
    ),
    HERE.action(9, Text("Boule de Lave", "Lava Ball"), RARE, play=Deal(4, A(A_CREATURE), splash=2)),
    HERE.action(10, Text("Piller les Cadavres", "Loot the Bodies"), COMMON, play=SPOILS),
    HERE.action(
        11,
        Text("Prends ça, M. Je-Sais-Tout", "Take that, Smartypants"),
        RARE,
        aember=1,
        play=If(InPlay(card(ENEMY, Of(LOGOS)), 3), Steal(2)),
    ),
    HERE.action(12, Text("Mandale", "Punch"), COMMON, aember=1, play=Deal(3, A(A_CREATURE))),
    HERE.action(
        13, Text("Assaut Impitoyable", "Relentless Assault"), UNCOMMON, play=FightWith(up_to(3, FRIENDLY_CREATURE))
    ),
    HERE.action(14, Text("Forgeron", "Smith"), UNCOMMON, aember=1, play=If(MoreCreatures(YOU), Gain(2))),
    HERE.action(
        15,
        Text("Sonnez les Trompettes", "Sound the Horns"),
        UNCOMMON,
        aember=1,
        play=DiscardUntil(creature(Of(BROBNAR))),
    ),
    HERE.action(16, Text("Séisme", "Tremor"), COMMON, play=Stun(WithNeighbors(A(A_CREATURE)))),
    HERE.action(17, Text("Camp Non Gardé", "Unguarded Camp"), UNCOMMON, aember=1, play=RaidersCapture()),
    HERE.action(
        18, Text("Chant Guerrier", "Warsong"), COMMON, play=ThisTurn(EachTime(fights(FRIENDLY_CREATURE), Gain(1)))
    ),
    HERE.artifact(
        19,
        Text("Auto-Cannon", "Autocannon"),
        RARE,
        aember=1,
        traits=["weapon"],
        always=[EachTime(enters(A_CREATURE), Deal(1, ABOUT))],
    ),
    HERE.artifact(
        20,
        Text("Bannière de Guerre", "Banner of Battle"),
        RARE,
        traits=["item"],
        always=[Gets(Each(FRIENDLY_CREATURE), power=1)],
    ),
    HERE.artifact(21, Text("Canon", "Cannon"), UNCOMMON, traits=["weapon"], action=Deal(2, A(A_CREATURE))),
    HERE.artifact(
        22,
        Text("Gantelet de Pouvoir", "Gauntlet of Command"),
        COMMON,
        traits=["item"],
        action=FightWith(A(FRIENDLY_CREATURE)),
    ),
    HERE.artifact(
        23,
        Text("Obélisque de Fer", "Iron Obelisk"),
        RARE,
        traits=["location"],
        always=[KeysCost(OPPONENT, Per(creature(FRIENDLY, DAMAGED, Of(BROBNAR))))],
    ),
    HERE.artifact(
        24,
        Text("Javelot de Puissance", "Mighty Javelin"),
        UNCOMMON,
        aember=1,
        traits=["weapon"],
        omni=Do(Sacrifice(THIS), Deal(4, A(A_CREATURE))),
    ),
    HERE.artifact(
        25,
        Text("Pile de Crânes", "Pile of Skulls"),
        RARE,
        traits=["location"],
        always=[EachTime(is_destroyed(ENEMY_CREATURE), Capture(1, A(FRIENDLY_CREATURE)), in_your_turn=True)],
    ),
    HERE.artifact(
        26, Text("Bombe Sonique", "Screechbomb"), UNCOMMON, traits=["weapon"], omni=Do(Sacrifice(THIS), Lose(2))
    ),
    HERE.artifact(27, Text("Butin de Guerre", "The Warchest"), UNCOMMON, traits=["item"], action=Gain(PerFallen())),
    HERE.creature(
        28,
        Text("Avalanche Bilgum", "Bilgum Avalanche"),
        RARE,
        power=5,
        traits=["giant"],
        always=[EachTime(Forges(YOU), Deal(2, Each(ENEMY_CREATURE)))],
    ),
    HERE.creature(
        29,
        Text("Valdr", "Valdr"),
        COMMON,
        power=6,
        traits=["giant"],
        always=[StrikesHarder(2, creature(ENEMY, ON_FLANK))],
    ),
    HERE.creature(30, Text("Bobosse", "Bumpsy"), COMMON, power=5, traits=["giant"], play=Lose(1)),
    HERE.creature(
        31,
        Text("Trembleterre", "Earthshaker"),
        UNCOMMON,
        power=7,
        traits=["giant"],
        play=Destroy(Each(creature(power_at_most(3)))),
    ),
    HERE.creature(
        32,
        Text("Crachefeu", "Firespitter"),
        COMMON,
        power=5,
        armor=1,
        traits=["giant"],
        before_fight=Deal(1, Each(ENEMY_CREATURE)),
    ),
    HERE.creature(
        33,
        Text("Chef de Gang", "Ganger Chieftain"),
        COMMON,
        power=5,
        traits=["giant"],
        play=May(FightWith(A(creature(NEIGHBORING)))),
    ),
    HERE.creature(34, Text("Snib la Grenade", "Grenade Snib"), UNCOMMON, power=2, traits=["goblin"], destroyed=Lose(2)),
    HERE.creature(35, Text("Chasseur de Têtes", "Headhunter"), COMMON, power=5, traits=["giant"], fight=Gain(1)),
    HERE.creature(
        36,
        Text("Hebe le Balèze", "Hebe the Huge"),
        UNCOMMON,
        power=6,
        traits=["giant", "knight"],
        play=Deal(2, Each(creature(OTHER, UNDAMAGED))),
    ),
    HERE.creature(
        37,
        Text("Dragon Kelifi", "Kelifi Dragon"),
        RARE,
        power=12,
        traits=["dragon"],
        needs=Has(YOU, 7),
        fight_reap=Do(Gain(1), Deal(5, A(A_CREATURE))),
    ),
    HERE.creature(
        38,
        Text("Le Roi des Cimes", "King of the Crag"),
        RARE,
        power=7,
        traits=["giant"],
        always=[Gets(Each(creature(ENEMY, Of(BROBNAR))), power=-2)],
    ),
    HERE.creature(
        39,
        Text("Krump", "Krump"),
        COMMON,
        power=6,
        traits=["giant"],
        always=[EachTime(DestroyedFightingThis(), ItsControllerLoses(1))],
    ),
    HERE.creature(
        40,
        Text("Lomir Poingdefeu", "Lomir Flamefist"),
        UNCOMMON,
        power=5,
        traits=["giant"],
        play=If(Has(OPPONENT, 7), Lose(2)),
    ),
    HERE.creature(
        41,
        Text("Pillard Gobelin", "Looter Goblin"),
        RARE,
        power=2,
        traits=["goblin"],
        keywords={ELUSIVE: 1},
        reap=SPOILS,
    ),
    HERE.creature(
        42,
        Text("Mugwump", "Mugwump"),
        RARE,
        power=6,
        traits=["giant"],
        always=[EachTime(DestroyedFightingThis(), And(FullyHeal(THIS), GiveCounters(1, THIS)))],
    ),
    HERE.creature(
        43,
        Text("Pingle l'Enquiquineur", "Pingle Who Annoys"),
        RARE,
        power=2,
        traits=["goblin"],
        keywords={ELUSIVE: 1},
        always=[EachTime(enters(ENEMY_CREATURE), Deal(1, ABOUT))],
    ),
    HERE.creature(
        44,
        Text("Géant Lance-Roc", "Rock-Hurling Giant"),
        RARE,
        power=6,
        traits=["giant"],
        always=[EachTime(discards(YOU, card(Of(BROBNAR)).in_hand()), May(Deal(4, A(A_CREATURE))), in_your_turn=True)],
    ),
    HERE.creature(
        45,
        Text("Ogre Allègre", "Rogue Ogre"),
        RARE,
        power=6,
        traits=["giant", "mutant"],
        always=[EachTime(TurnEnds(), And(Heal(2, THIS), Capture(1, THIS)), when=PlayedExactly(1))],
    ),
    HERE.creature(46, Text("Ékrazzz", "Smaaash"), COMMON, power=5, traits=["giant"], play=Stun(A(A_CREATURE))),
    HERE.creature(
        47,
        Text("Crocag l'Infatigable", "Tireless Crocag"),
        RARE,
        power=7,
        traits=["giant"],
        always=[CannotReap(THIS), MayUse(THIS), NeedsFoes()],
    ),
    HERE.creature(48, Text("Troll", "Troll"), COMMON, power=8, traits=["giant"], reap=Heal(3, THIS)),
    HERE.creature(
        49,
        Text("Tambour de Guerre", "Wardrummer"),
        COMMON,
        power=3,
        traits=["goblin"],
        play=ReturnToHand(Each(creature(OTHER, FRIENDLY, Of(BROBNAR)))),
    ),
    HERE.upgrade(50, Text("Sang des Titans", "Blood of Titans"), UNCOMMON, aember=1, always=[Gets(THIS, power=5)]),
    HERE.upgrade(
        51,
        Text("Cœur de Phénix", "Phoenix Heart"),
        RARE,
        always=[Gets(THIS, gains=Powers(destroyed=And(ReturnToHand(THIS), Deal(3, Each(A_CREATURE)))))],
    ),
    HERE.upgrade(
        52,
        Text("Maîtrise de Ta Mère", "Yo Mama Mastery"),
        RARE,
        aember=1,
        play=FullyHeal(THIS),
        always=[Gets(THIS, keywords={TAUNT: 1})],
    ),
]
