"""House Brobnar: giants and goblins, fights and spoils."""

from typing import Final

from veillee.games.keyforge.board import Board
from veillee.games.keyforge.hooks import DOOM
from veillee.games.keyforge.making import House
from veillee.games.keyforge.names import BROBNAR, COMMON, ELUSIVE, LOGOS, RARE, TAUNT, UNCOMMON
from veillee.games.keyforge.prompts import TARGET
from veillee.games.keyforge.rules import Duel
from veillee.games.keyforge.speech import Say
from veillee.games.keyforge.word import Card, Constant, Ctx, Powers, Word
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
    Enters,
    Fights,
    Forges,
    IsDestroyed,
    TurnEnds,
    discards,
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
from veillee.games.keyforge.words.whom import ABOUT, IT, THIS, A, Each, Most, WithNeighbors, up_to

HERE: Final = House(BROBNAR)


class DestroyAllBut(Word):
    """Every creature of a group is destroyed but its most powerful one; "it" is the one that remains."""

    group: Final[Group]

    def __init__(self, group: Group) -> None:
        self.group = group

    def do(self, d: Duel, c: Ctx) -> bool:
        cards = self.group.find(d, c)
        most = Most(self.group)
        c.it = most.candidates(d, c)
        if len(c.it) > 1:
            c.it = most.pick(d, c)
        c.done = d.destroy([card for card in cards if card not in c.it])
        return len(c.done) > 0

    def say(self, s: Say, form: int) -> str:
        each, most = self.group.each(s), Most(self.group).say(s)
        return s(f"détruisez {each} sauf {most}", f"destroy {each} except {most}")


class RaidersCapture(Word):
    """One friendly creature for each you have in excess captures 1 Æ, each of them only once."""

    def do(self, d: Duel, c: Ctx) -> bool:
        number = Excess(YOU).of(d, c)
        c.it = d.ask_some(c.card, TARGET, FRIENDLY_CREATURE.find(d, c), number, number, True)
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

    def __init__(self) -> None:
        super().__init__(DOOM)

    def dooms(self, b: Board, c: Ctx) -> int:
        return -1 if b.sides[1 - c.you].line else c.card

    def say(self, s: Say) -> str:
        return s(
            f"si votre adversaire n'a pas de créatures en jeu, détruisez {s.name}",
            f"if your opponent has no creatures in play, destroy {s.name}",
        )


SPOILS: Final = ThisTurn(EachTime(IsDestroyed(ENEMY_CREATURE), Gain(1)))
"""Loot the Bodies and Looter Goblin."""

CARDS: Final[list[Card]] = [
    HERE.action(1, "anger", "Anger", "Colère", COMMON, aember=1, play=FightWith(A(FRIENDLY_CREATURE))),
    HERE.action(2, "barehanded", "Barehanded", "À Mains Nues", RARE, aember=1, play=PutOnDeck(Each(ANY_ARTIFACT))),
    HERE.action(3, "blood-money", "Blood Money", "Le Prix du Sang", UNCOMMON, play=PlaceAember(2, A(ENEMY_CREATURE))),
    HERE.action(
        4,
        "brothers-in-battle",
        "Brothers in Battle",
        "Frères d’Armes",
        RARE,
        aember=1,
        play=ChooseHouse(ThisTurn(MayUse(Each(creature(FRIENDLY, OF_CHOSEN_HOUSE)), only_fight=True))),
    ),
    HERE.action(
        5, "burn-the-stockpile", "Burn the Stockpile", "Terre Brûlée", UNCOMMON, play=If(Has(OPPONENT, 7), Lose(4))
    ),
    HERE.action(
        6,
        "champion-s-challenge",
        "Champion’s Challenge",
        "Le Défi du Champion",
        RARE,
        play=Do(DestroyAllBut(ENEMY_CREATURE), DestroyAllBut(FRIENDLY_CREATURE), FightWith(IT)),
    ),
    HERE.action(
        7,
        "coward-s-end",
        "Coward’s End",
        "Le Destin des Lâches",
        COMMON,
        play=Do(Destroy(Each(creature(UNDAMAGED))), GainChains(3)),
    ),
    HERE.action(
        8,
        "follow-the-leader",
        "Follow the Leader",
        "Suivez le Chef",
        UNCOMMON,
        play=ThisTurn(MayUse(Each(FRIENDLY_CREATURE), only_fight=True)),
    ),
    HERE.action(9, "lava-ball", "Lava Ball", "Boule de Lave", RARE, play=Deal(4, A(A_CREATURE), splash=2)),
    HERE.action(10, "loot-the-bodies", "Loot the Bodies", "Piller les Cadavres", COMMON, play=SPOILS),
    HERE.action(
        11,
        "take-that-smartypants",
        "Take that, Smartypants",
        "Prends ça, M. Je-Sais-Tout",
        RARE,
        aember=1,
        play=If(InPlay(card(ENEMY, Of(LOGOS)), 3), Steal(2)),
    ),
    HERE.action(12, "punch", "Punch", "Mandale", COMMON, aember=1, play=Deal(3, A(A_CREATURE))),
    HERE.action(
        13,
        "relentless-assault",
        "Relentless Assault",
        "Assaut Impitoyable",
        UNCOMMON,
        play=FightWith(up_to(3, FRIENDLY_CREATURE)),
    ),
    HERE.action(14, "smith", "Smith", "Forgeron", UNCOMMON, aember=1, play=If(MoreCreatures(YOU), Gain(2))),
    HERE.action(
        15,
        "sound-the-horns",
        "Sound the Horns",
        "Sonnez les Trompettes",
        UNCOMMON,
        aember=1,
        play=DiscardUntil(creature(Of(BROBNAR))),
    ),
    HERE.action(16, "tremor", "Tremor", "Séisme", COMMON, play=Stun(WithNeighbors(A(A_CREATURE)))),
    HERE.action(17, "unguarded-camp", "Unguarded Camp", "Camp Non Gardé", UNCOMMON, aember=1, play=RaidersCapture()),
    HERE.action(
        18, "warsong", "Warsong", "Chant Guerrier", COMMON, play=ThisTurn(EachTime(Fights(FRIENDLY_CREATURE), Gain(1)))
    ),
    HERE.artifact(
        19,
        "autocannon",
        "Autocannon",
        "Auto-Cannon",
        RARE,
        aember=1,
        traits=["weapon"],
        always=[EachTime(Enters(A_CREATURE), Deal(1, ABOUT))],
    ),
    HERE.artifact(
        20,
        "banner-of-battle",
        "Banner of Battle",
        "Bannière de Guerre",
        RARE,
        traits=["item"],
        always=[Gets(Each(FRIENDLY_CREATURE), power=1)],
    ),
    HERE.artifact(21, "cannon", "Cannon", "Canon", UNCOMMON, traits=["weapon"], action=Deal(2, A(A_CREATURE))),
    HERE.artifact(
        22,
        "gauntlet-of-command",
        "Gauntlet of Command",
        "Gantelet de Pouvoir",
        COMMON,
        traits=["item"],
        action=FightWith(A(FRIENDLY_CREATURE)),
    ),
    HERE.artifact(
        23,
        "iron-obelisk",
        "Iron Obelisk",
        "Obélisque de Fer",
        RARE,
        traits=["location"],
        always=[KeysCost(OPPONENT, Per(creature(FRIENDLY, DAMAGED, Of(BROBNAR))))],
    ),
    HERE.artifact(
        24,
        "mighty-javelin",
        "Mighty Javelin",
        "Javelot de Puissance",
        UNCOMMON,
        aember=1,
        traits=["weapon"],
        omni=Do(Sacrifice(THIS), Deal(4, A(A_CREATURE))),
    ),
    HERE.artifact(
        25,
        "pile-of-skulls",
        "Pile of Skulls",
        "Pile de Crânes",
        RARE,
        traits=["location"],
        always=[EachTime(IsDestroyed(ENEMY_CREATURE), Capture(1, A(FRIENDLY_CREATURE)), in_your_turn=True)],
    ),
    HERE.artifact(
        26,
        "screechbomb",
        "Screechbomb",
        "Bombe Sonique",
        UNCOMMON,
        traits=["weapon"],
        omni=Do(Sacrifice(THIS), Lose(2)),
    ),
    HERE.artifact(
        27, "the-warchest", "The Warchest", "Butin de Guerre", UNCOMMON, traits=["item"], action=Gain(PerFallen())
    ),
    HERE.creature(
        28,
        "bilgum-avalanche",
        "Bilgum Avalanche",
        "Avalanche Bilgum",
        RARE,
        power=5,
        traits=["giant"],
        always=[EachTime(Forges(YOU), Deal(2, Each(ENEMY_CREATURE)))],
    ),
    HERE.creature(
        29,
        "valdr",
        "Valdr",
        "Valdr",
        COMMON,
        power=6,
        traits=["giant"],
        always=[StrikesHarder(2, creature(ENEMY, ON_FLANK))],
    ),
    HERE.creature(30, "bumpsy", "Bumpsy", "Bobosse", COMMON, power=5, traits=["giant"], play=Lose(1)),
    HERE.creature(
        31,
        "earthshaker",
        "Earthshaker",
        "Trembleterre",
        UNCOMMON,
        power=7,
        traits=["giant"],
        play=Destroy(Each(creature(power_at_most(3)))),
    ),
    HERE.creature(
        32,
        "firespitter",
        "Firespitter",
        "Crachefeu",
        COMMON,
        power=5,
        armor=1,
        traits=["giant"],
        before_fight=Deal(1, Each(ENEMY_CREATURE)),
    ),
    HERE.creature(
        33,
        "ganger-chieftain",
        "Ganger Chieftain",
        "Chef de Gang",
        COMMON,
        power=5,
        traits=["giant"],
        play=May(FightWith(A(creature(NEIGHBORING)))),
    ),
    HERE.creature(
        34, "grenade-snib", "Grenade Snib", "Snib la Grenade", UNCOMMON, power=2, traits=["goblin"], destroyed=Lose(2)
    ),
    HERE.creature(
        35, "headhunter", "Headhunter", "Chasseur de Têtes", COMMON, power=5, traits=["giant"], fight=Gain(1)
    ),
    HERE.creature(
        36,
        "hebe-the-huge",
        "Hebe the Huge",
        "Hebe le Balèze",
        UNCOMMON,
        power=6,
        traits=["giant", "knight"],
        play=Deal(2, Each(creature(OTHER, UNDAMAGED))),
    ),
    HERE.creature(
        37,
        "kelifi-dragon",
        "Kelifi Dragon",
        "Dragon Kelifi",
        RARE,
        power=12,
        traits=["dragon"],
        needs=Has(YOU, 7),
        fight_reap=Do(Gain(1), Deal(5, A(A_CREATURE))),
    ),
    HERE.creature(
        38,
        "king-of-the-crag",
        "King of the Crag",
        "Le Roi des Cimes",
        RARE,
        power=7,
        traits=["giant"],
        always=[Gets(Each(creature(ENEMY, Of(BROBNAR))), power=-2)],
    ),
    HERE.creature(
        39,
        "krump",
        "Krump",
        "Krump",
        COMMON,
        power=6,
        traits=["giant"],
        always=[EachTime(DestroyedFightingThis(), ItsControllerLoses(1))],
    ),
    HERE.creature(
        40,
        "lomir-flamefist",
        "Lomir Flamefist",
        "Lomir Poingdefeu",
        UNCOMMON,
        power=5,
        traits=["giant"],
        play=If(Has(OPPONENT, 7), Lose(2)),
    ),
    HERE.creature(
        41,
        "looter-goblin",
        "Looter Goblin",
        "Pillard Gobelin",
        RARE,
        power=2,
        traits=["goblin"],
        keywords={ELUSIVE: 1},
        reap=SPOILS,
    ),
    HERE.creature(
        42,
        "mugwump",
        "Mugwump",
        "Mugwump",
        RARE,
        power=6,
        traits=["giant"],
        always=[EachTime(DestroyedFightingThis(), And(FullyHeal(THIS), GiveCounters(1, THIS)))],
    ),
    HERE.creature(
        43,
        "pingle-who-annoys",
        "Pingle Who Annoys",
        "Pingle l'Enquiquineur",
        RARE,
        power=2,
        traits=["goblin"],
        keywords={ELUSIVE: 1},
        always=[EachTime(Enters(ENEMY_CREATURE), Deal(1, ABOUT))],
    ),
    HERE.creature(
        44,
        "rock-hurling-giant",
        "Rock-Hurling Giant",
        "Géant Lance-Roc",
        RARE,
        power=6,
        traits=["giant"],
        always=[EachTime(discards(YOU, card(Of(BROBNAR)).in_hand()), May(Deal(4, A(A_CREATURE))), in_your_turn=True)],
    ),
    HERE.creature(
        45,
        "rogue-ogre",
        "Rogue Ogre",
        "Ogre Allègre",
        RARE,
        power=6,
        traits=["giant", "mutant"],
        always=[EachTime(TurnEnds(), And(Heal(2, THIS), Capture(1, THIS)), when=PlayedExactly(1))],
    ),
    HERE.creature(46, "smaaash", "Smaaash", "Ékrazzz", COMMON, power=5, traits=["giant"], play=Stun(A(A_CREATURE))),
    HERE.creature(
        47,
        "tireless-crocag",
        "Tireless Crocag",
        "Crocag L'Infatigable",
        RARE,
        power=7,
        traits=["giant"],
        always=[CannotReap(THIS), MayUse(THIS), NeedsFoes()],
    ),
    HERE.creature(48, "troll", "Troll", "Troll", COMMON, power=8, traits=["giant"], reap=Heal(3, THIS)),
    HERE.creature(
        49,
        "wardrummer",
        "Wardrummer",
        "Tambour de Guerre",
        COMMON,
        power=3,
        traits=["goblin"],
        play=ReturnToHand(Each(creature(OTHER, FRIENDLY, Of(BROBNAR)))),
    ),
    HERE.upgrade(
        50, "blood-of-titans", "Blood of Titans", "Sang des Titans", UNCOMMON, aember=1, always=[Gets(THIS, power=5)]
    ),
    HERE.upgrade(
        51,
        "phoenix-heart",
        "Phoenix Heart",
        "Cœur de Phénix",
        RARE,
        always=[Gets(THIS, gains=Powers(destroyed=And(ReturnToHand(THIS), Deal(3, Each(A_CREATURE)))))],
    ),
    HERE.upgrade(
        52,
        "yo-mama-mastery",
        "Yo Mama Mastery",
        "Maîtrise de Ta Mère",
        RARE,
        aember=1,
        play=FullyHeal(THIS),
        always=[Gets(THIS, keywords={TAUNT: 1})],
    ),
]
