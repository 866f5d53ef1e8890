"""Statistics of generated decks, beside what is published of the printed ones."""

from collections import Counter

from veillee.core.dice import FastDice
from veillee.core.text import Text
from veillee.games.keyforge.decks.deck import DECK_SIZE
from veillee.games.keyforge.decks.generator import PARTNERS, make_deck
from veillee.games.keyforge.rules.terms import RARITY_KEYS

Line = tuple[str, Text, float, float]
"""A key, its name, what was measured and what is expected."""


def survey(decks: int) -> list[Line]:
    """So many decks, counted: shares of the cards by rarity, then of the decks."""
    rarities: Counter[int] = Counter()
    mavericks = 0
    lonely = 0
    lists: set[str] = set()
    names: set[str] = set()
    for seed in range(decks):
        deck = make_deck(FastDice(seed))
        cards = deck.cards()
        rarities.update([card.rarity for card in cards])
        mavericks += any(card.maverick for card in cards)
        lonely += not in_company(Counter(deck.faces))
        lists.add(deck.line())
        names.add(deck.name.fr)
    shares = [100 * rarities[rarity] / (decks * DECK_SIZE) for rarity in range(len(RARITY_KEYS))]
    return [
        ("common_percent", Text("% de cartes communes", "% common cards"), shares[0], 66.2),
        ("uncommon_percent", Text("% de cartes peu communes", "% uncommon cards"), shares[1], 24.2),
        ("rare_percent", Text("% de cartes rares", "% rare cards"), shares[2], 9.3),
        ("special_percent", Text("% de cartes spéciales", "% special cards"), shares[3], 0.3),
        (
            "maverick_percent",
            Text("% de decks avec un franc-tireur", "% of decks with a maverick"),
            100 * mavericks / decks,
            4.1,
        ),
        ("without_partners", Text("decks où un partenaire manque", "decks where a partner is missing"), lonely, 0),
        ("repeated_decks", Text("decks en double", "decks found twice"), decks - len(lists), 0),
        ("repeated_names", Text("noms d'archonte en double", "names of Archons found twice"), decks - len(names), 0),
    ]


def in_company(count: Counter[int]) -> bool:
    """Whether each card that never comes alone has all its partners."""
    return all(count[partner] == count[card] for card, partners in PARTNERS.items() for partner in partners)
