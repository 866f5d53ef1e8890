"""Positions of Légions written as they lie on the table, and questions answered in the game's own words.

A legion is its number, with an `r` when it is in rout: "8 24 3r". A hero is its key with the legions under it in a
mapping: {"nacre": "16 27"}. The King sits at seat 0, the Nécrocampe at seat 1. Cards not mentioned lie in their piles.
"""

from collections.abc import Mapping

import pytest

from veillee.core.choosers import Pending, RandomChooser
from veillee.core.dice import FastDice
from veillee.core.facts import About, Prompt, Told
from veillee.core.match import NO_CARD, Card, Chooser, Face, Match
from veillee.core.pieces import Pieces, prose, spoken
from veillee.core.text import Tongue
from veillee.games.legions.cards.guilds import GUILDS, PLACE_COUNT
from veillee.games.legions.cards.heroes import HEROES
from veillee.games.legions.cards.legions import BANNERS_ON, FIRST_HERO
from veillee.games.legions.cards.stratagems import FIRST_STRATAGEM, STRATAGEMS
from veillee.games.legions.rules import options
from veillee.games.legions.rules.battle import Camp
from veillee.games.legions.rules.match import HERO_CARDS, LEGION_CARDS, STRATAGEM_CARDS, Legions, new
from veillee.games.legions.view import PHASES

ROI, NECRO = 0, 1
CAMPS = {"roi": ROI, "necro": NECRO}
COLOURS = [guild.key for guild in GUILDS[:PLACE_COUNT]]
WORDS = {
    "no": options.NO,
    "let-be": options.LET_BE,
    "top": options.ON_TOP,
    "under": options.UNDERNEATH,
    "each": options.EACH,
    **{colour: options.AT.pack(options.BEFORE, place) for place, colour in enumerate(COLOURS)},
    **{f"three-{colour}": options.AT.pack(options.THREE, place) for place, colour in enumerate(COLOURS)},
    **{one.key: one.ruse.option for one in STRATAGEMS if one.ruse.option < options.NO},
    **{
        f"{one.key}-{colour}": options.AT.pack(one.ruse.option, place)
        for one in STRATAGEMS
        if one.ruse.option > 0
        for place, colour in enumerate(COLOURS)
    },
}
"""The answers that are no cards."""


def legion(number: int | str) -> Card:
    """The id of a legion, and here also its face."""
    return Card(int(number) - 1)


def legions(numbers: str) -> list[Card]:
    return [legion(number) for number in numbers.split()]


def hero(key: str) -> Card:
    return Card(FIRST_HERO + [one.key for one in HEROES].index(key))


def printed(key: str) -> int:
    """The points printed on a hero."""
    return HEROES[hero(key) - FIRST_HERO].points


def all_heroes_but(*keys: str) -> dict[str, str]:
    """Heroes for a side, so that no others are left for the row and the pile."""
    return {one.key: "" for one in HEROES if one.key not in keys}


def stratagem(key: str) -> Card:
    return Card(FIRST_STRATAGEM + [one.key for one in STRATAGEMS].index(key))


class Setting:
    """What lies on one side; the rest of the arguments are the five colours."""

    def __init__(
        self,
        hand: str = "",
        chosen: int = 0,
        heroes: Mapping[str, str] | None = None,
        stratagem: str = "",
        used: bool = False,
        **lines: str,
    ) -> None:
        self.hand = hand
        self.chosen = chosen
        self.heroes = heroes or {}
        self.stratagem = stratagem
        self.used = used
        self.lines = lines

    def lay(self, m: Legions, camp: Camp) -> None:
        camp.hand = legions(self.hand)
        camp.chosen = legion(self.chosen) if self.chosen else NO_CARD
        for colour, numbers in self.lines.items():
            for number in numbers.split():
                lines = camp.routed if number.endswith("r") else camp.face_up
                lines[COLOURS.index(colour)].append(legion(number.rstrip("r")))
        camp.heroes = [hero(key) for key in self.heroes]
        camp.under = [legions(numbers) for numbers in self.heroes.values()]
        camp.used = self.used
        seen = [card for zone in (*camp.face_up, *camp.under) for card in zone]
        camp.flags = sum(BANNERS_ON[card] for card in seen)


def position(
    roi: Setting | None = None,
    necro: Setting | None = None,
    row: str = "",
    hero_row: str = "",
    hero_pile: str = "",
    pile: str = "",
    majority: str = "",
    reserved: str = "",
    phase: str = "placing",
    acting: str = "roi",
    first: str = "",
    turn: int = 3,
    ask_all: bool = False,
) -> Legions:
    """A match in that position. The last legion of the row is face down if in brackets: "6 24 (9)"."""
    m = new(2, FastDice(7), {"camps": "roi-first"}, ask_all)
    m.chooser = RandomChooser(FastDice(11))
    settings = [roi or Setting(), necro or Setting()]
    for seat, setting in enumerate(settings):
        setting.lay(m, m.camps[seat])
    give_stratagems(m, [settings[0].stratagem or "pledge", settings[1].stratagem or "whisper"])
    m.row = legions(row.replace("(", "").replace(")", ""))
    m.veiled = m.row[-1] if "(" in row else NO_CARD
    m.hero_row = [hero(key) for key in hero_row.split()]
    m.reserved = hero(reserved) if reserved else NO_CARD
    lay_piles(m, legions(pile), [hero(key) for key in hero_pile.split()])
    for token in majority.split():
        colour, _, camp = token.partition(":")
        m.majority[COLOURS.index(colour)] = CAMPS[camp]
    m.turn = turn
    m.phase = PHASES.index(phase)
    m.acting = CAMPS[acting]
    m.first = CAMPS[first or acting]
    know(m)
    return m


def give_stratagems(m: Legions, keys: list[str]) -> None:
    m.box = STRATAGEM_CARDS[:]
    for seat, key in enumerate(keys):
        m.camps[seat].stratagem = stratagem(key)
        m.box.remove(stratagem(key))


def lay_piles(m: Legions, first_legions: list[Card], first_heroes: list[Card]) -> None:
    """The piles, the cards named on top in that order."""
    m.pile, m.hero_pile = [], []
    lying = {card for zone in m.zones() for card in zone} | set(first_legions) | set(first_heroes)
    m.pile = [card for card in LEGION_CARDS if card not in lying] + first_legions[::-1]
    m.hero_pile = [card for card in HERO_CARDS if card not in lying] + first_heroes[::-1]


def know(m: Legions) -> None:
    """Everyone knows what lies in the open, a hand and a stratagem are their owner's."""
    for seat, camp in enumerate(m.camps):
        for card in (*camp.hand, camp.stratagem):
            m.show(card, seat)
        if camp.used:
            m.reveal(camp.stratagem)
        for zone in (
            [camp.chosen] if camp.chosen != NO_CARD else [],
            *camp.face_up,
            *camp.routed,
            *camp.under,
            camp.heroes,
        ):
            for card in zone:
                m.reveal(card)
    for card in (*m.row, *m.hero_row):
        if card != m.veiled:
            m.reveal(card)


class Player(Chooser):
    """Answers for both seats from a list, in the words of the game; remembers what was asked."""

    def __init__(self, answers: tuple[int | str, ...]) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[int, str]] = []

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        self.asked.append((seat, prompt.key))
        if not self.answers:
            raise Pending(prompt, [seat], [options], len(self.asked), about)
        answer = meant(match, self.answers.pop(0))
        assert answer in options, f"{prompt.key}: {answer} is not among {said(match, options)}"
        return answer


def meant(match: Match, answer: int | str) -> int:
    """The option that a number, a hero's key or a word of the game stands for."""
    if isinstance(answer, str) and answer in WORDS:
        return WORDS[answer]
    return match.face.index(Face(hero(answer) if isinstance(answer, str) else legion(answer)))


def said(match: Match, options: list[int]) -> list[int | str]:
    """Options in the words of the game."""
    names = {option: word for word, option in WORDS.items()}
    found: list[int | str] = []
    for option in options:
        if option in names:
            found.append(names[option])
        elif match.face[option] >= FIRST_HERO:
            found.append(HEROES[match.face[option] - FIRST_HERO].key)
        else:
            found.append(match.face[option] + 1)
    return found


def step(m: Legions, *answers: int | str) -> Player:
    """Runs one step with these answers, all of which must be asked for."""
    player = Player(answers)
    m.chooser = player
    m.step()
    assert not player.answers, f"never asked for: {player.answers}"
    return player


def question(m: Legions, *answers: int | str) -> Pending:
    """The question that follows these answers; the step is left half-run."""
    m.chooser = Player(answers)
    with pytest.raises(Pending) as stopped:
        m.step()
    return stopped.value


def offers(m: Legions, *answers: int | str) -> list[int | str]:
    """What is on offer at the question that follows these answers."""
    return said(m, question(m, *answers).options[0])


def read(pieces: Pieces, reader: int, tongue: Tongue) -> str:
    """A sentence as a seat reads it: Anna leads the King's legions, Bruno those of the Nécrocampe."""
    return prose(spoken(pieces, reader, ["Anna", "Bruno"], tongue))


def telling(m: Legions, *answers: int | str) -> list[Told]:
    """Runs one step with these answers, and gives what was told."""
    m.ears = []
    step(m, *answers)
    told = m.ears
    m.ears = None
    return told


def numbers(cards: list[Card]) -> list[int]:
    """The numbers of legions whose faces nobody has dealt anew."""
    return [card + 1 for card in cards]
