"""Decks: how they are made, written down and read again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from veillee.core.dice import FastDice
from veillee.core.match import Illegal
from veillee.core.text import EN, FR, Tongue
from veillee.games.keyforge import GAME
from veillee.games.keyforge.cards.catalog import SET_SIZE, face_of
from veillee.games.keyforge.decks.deck import CARDS_OF_HOUSE, DECK_SIZE, STARTERS, Deck
from veillee.games.keyforge.decks.exchange import DECKS, deck_called
from veillee.games.keyforge.decks.generator import PARTNERS, make_deck, seeded_deck
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.rules.setup import new
from veillee.games.keyforge.rules.terms import COMMON, HOUSE_KEYS, UNCOMMON
from veillee.lab.decks import surveys

ONYX = STARTERS["onyx"]
NAMES = st.text(st.characters(exclude_categories=("C", "Z")), min_size=1, max_size=80)


def refusal(line: str) -> str:
    """Why a deck is refused, in English; it is also said in French."""
    with pytest.raises(Illegal) as refused:
        deck_called(line)
    assert refused.value.code == "deck"
    assert refused.value.text.fr != refused.value.text.en
    return refused.value.text.en


def same(one: Deck, other: Deck) -> bool:
    return (one.houses, one.faces, one.given, one.name.fr, one.name.en) == (
        other.houses,
        other.faces,
        other.given,
        other.name.fr,
        other.name.en,
    )


@given(st.integers(0, 2**40))
def test_a_new_deck_has_three_houses_of_twelve(seed: int) -> None:
    """KF-10, KF-G52: and special cards only with their partners."""
    deck = make_deck(FastDice(seed))
    houses = [card.house for card in deck.cards()]
    assert sorted({houses.count(house) for house in deck.houses}) == [CARDS_OF_HOUSE]
    assert (len(deck.houses), len(deck.faces)) == (3, DECK_SIZE)
    for card, partners in PARTNERS.items():
        assert {deck.faces.count(face_of(partner)) for partner in partners} == {deck.faces.count(face_of(card))}


@given(st.integers(0, 2**40), st.sampled_from([FR, EN]), st.sampled_from(["text", "json"]), NAMES | st.just(""))
def test_what_is_exported_is_read_again(seed: int, tongue: Tongue, form: str, name: str) -> None:
    deck = Deck(make_deck(FastDice(seed)).faces, name)
    again = deck_called(DECKS.imported(DECKS.exported(deck.line(), form, tongue)))
    assert same(again, deck)
    assert same(deck_called(deck.line()), deck)
    assert DECKS.imported(deck.line()) == deck.line()


def test_a_seed_always_leads_to_the_same_deck() -> None:
    assert DECKS.seeded("brume") == DECKS.seeded(" brume ") == deck_called("seed:brume").line()
    assert DECKS.seeded("brume") != DECKS.seeded("Brume")
    assert len({seeded_deck(str(seed)).line() for seed in range(200)}) == 200
    with pytest.raises(Illegal, match="seed"):
        DECKS.seeded("  ")


def test_a_deck_is_named_by_its_cards() -> None:
    """The same cards in another order have the same Archon; a name given to a deck goes before."""
    numbers = seeded_deck("brume").line().split(",")
    backwards = deck_called(" ".join(reversed(numbers)))
    assert same(backwards, seeded_deck("brume"))
    assert deck_called(ONYX).name.en == "Miss “Onyx” Censorius"
    called = deck_called(f"  Le   Fou de\u00a0Bassan |{ONYX}")
    assert (called.name.fr, called.name.en) == ("Le Fou de Bassan", "Le Fou de Bassan")
    assert called.line() == f"Le Fou de Bassan|{ONYX}"
    assert deck_called(called.line()).given == "Le Fou de Bassan"


def test_the_starter_decks() -> None:
    """KF-10: 33 common and 3 uncommon cards each."""
    assert [deck_called(key).line() for key in DECKS.starters()] == DECKS.starters() == ["onyx", "argus"]
    for key in DECKS.starters():
        rarities = [card.rarity for card in deck_called(key).cards()]
        assert (rarities.count(COMMON), rarities.count(UNCOMMON)) == (33, 3)
    assert DECKS.rivals("onyx") == ["argus"]
    assert DECKS.rivals(ONYX) == ["argus"]
    assert DECKS.rivals("seed:brume") == ["onyx", "argus"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "there are 0"),
        (ONYX.replace("1,", "", 1), "there are 35 (Brobnar 11, Dis 12, Shadows 12)"),
        (f"1,{ONYX}", "there are 37"),
        (ONYX.replace("1,", "107,", 1), "there are 36 (Brobnar 11, Dis 12, Logos 1, Shadows 12)"),
        (ONYX.replace("1,10,", "58,58,", 1), "there are 36 (Brobnar 10, Dis 14, Shadows 12)"),
        (str(SET_SIZE + 1), f"no card number {SET_SIZE + 1}"),
        ("0", "no card number 0"),
        ("9" * 5000, "no card number 999"),
        ("Troll", "“Troll” is not the number of a card"),
        ("²", "is not the number"),
        ("1@ombre", "no house “ombre”"),
        (f"{'x' * 81}|{ONYX}", "has 81 characters, at most 80"),
        (f"a\u202eb|{ONYX}", "invisible"),
        ("seed:", "seed"),
    ],
)
def test_what_is_no_deck_is_refused(line: str, said: str) -> None:
    assert said in refusal(line)


def test_a_maverick_belongs_to_the_house_it_moved_to() -> None:
    """KF-G31: Honorable Claim as a card of Logos."""
    deck = deck_called(STARTERS["argus"].replace("108,", "219@logos,", 1))
    moved = [card for card in deck.cards() if card.maverick]
    assert [(card.number, HOUSE_KEYS[card.house]) for card in moved] == [(219, "logos")]
    assert "219@logos" in deck.line()
    assert DECKS.page(deck.line(), EN)["mavericks"] == 1


def test_decks_and_chains_of_a_table() -> None:
    """KF-72: each seat has the deck and the chains that were chosen for it."""
    chosen = {"deck1": f"Ma Sorcière|{ONYX}", "deck2": "seed:brume", "chains1": "7", "chains2": "0"}
    duel = new(2, FastDice(1), chosen, True)
    assert isinstance(duel, Duel)
    assert duel.archons[0].fr == "Ma Sorcière"
    assert duel.archons[1].fr == seeded_deck("brume").name.fr
    assert [side.chains for side in duel.sides] == [7, 0]
    for wrong in ("25", "-1", "beaucoup", "9" * 5000):
        with pytest.raises(Illegal, match="from 0 to 24"):
            new(2, FastDice(1), {"chains1": wrong}, True)
    with pytest.raises(Illegal, match="refused"):
        new(2, FastDice(1), {"deck2": "1,2,3"}, True)


@pytest.mark.parametrize(
    "chosen", [{}, {"decks": "starters"}, {"deck1": "seed:brume"}, {"deck2": f"Ma Sorcière|{ONYX}"}]
)
def test_decks_left_to_chance_become_lines(chosen: dict[str, str]) -> None:
    """KF-10: a record then says which cards were played, whatever cards there will be; settling twice changes nothing."""
    options = GAME.settled(chosen, 2, FastDice(3))
    lines = [options["deck1"], options["deck2"]]
    assert [deck_called(line).line() for line in lines] == lines
    assert not any(line.startswith("seed:") for line in lines)
    assert GAME.settled(options, 2, FastDice(4)) == options
    for seat, line in enumerate(lines):
        if chosen.get("decks") == "starters":
            assert line == list(STARTERS)[seat]
    duel = GAME.match(FastDice(5), 2, options)
    assert isinstance(duel, Duel)
    assert duel.face == deck_called(lines[0]).faces + deck_called(lines[1]).faces


def test_a_deck_goes_along_with_its_holder() -> None:
    """KF-72: in a return match, chains too."""
    options = {**DECKS.brought(["onyx", "argus"]), "chains1": "4"}
    assert GAME.rotated(options, 1, 2) == {**DECKS.brought(["argus", "onyx"]), "chains2": "4"}


def test_the_page_of_a_deck_adds_up() -> None:
    page = DECKS.page("onyx", FR)
    assert page["name"] == "Miss «\u00a0Onyx\u00a0» Censorius"
    houses = page["houses"]
    assert isinstance(houses, list)
    assert [house["key"] for house in houses] == ["brobnar", "dis", "shadows"]
    assert [sum(card["count"] for card in house["cards"]) for house in houses] == [12, 12, 12]
    cards = deck_called("onyx").cards()
    assert page["aember"] == {
        "total": sum(card.aember for card in cards),
        "curve": [
            sum(card.aember == value for card in cards) for value in range(max(card.aember for card in cards) + 1)
        ],
    }
    kinds = page["kinds"]
    assert isinstance(kinds, list)
    assert sum(kind["count"] for kind in kinds) == DECK_SIZE


def test_a_survey_of_new_decks_is_near_what_is_published() -> None:
    """KF-G52: rarity says how often a card is found."""
    (survey,) = surveys(1500)
    assert (survey.game, survey.decks) == ("keyforge", 1500)
    assert survey.far_off(1.5) == []
    assert survey.far_off(-1.0) != []
