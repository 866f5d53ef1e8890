"""Names, wishes and the deal."""

import pytest

from tests.games.marelle.position import Table, face, fresh, named, position, read
from veillee.core.choosers import RandomChooser
from veillee.core.dice import FastDice
from veillee.core.match import SPECTATOR, Illegal
from veillee.core.text import EN, FR
from veillee.games.marelle import GAME
from veillee.games.marelle.cards.arcana import ARCANA
from veillee.games.marelle.cards.faces import FIRST_ARCANUM, FIRST_FIGURE, PIPS, VALUE_OF
from veillee.games.marelle.rules.match import Marelle
from veillee.games.marelle.rules.ring import BIDDING
from veillee.games.marelle.view import seen
from veillee.games.marelle.voice import prompts
from veillee.games.marelle.voice.sentences import wish

each_size = pytest.mark.parametrize("seats", [3, 4, 5])


def dealt(seats: int, seed: int = 1) -> Marelle:
    m = fresh(seats, seed)
    m.chooser = RandomChooser(FastDice(seed))
    while m.stage != BIDDING:
        m.step()
    return m


def test_three_to_five_play() -> None:
    """MAR-01: no fewer and no more."""
    assert GAME.seats == [3, 4, 5]
    for seats in (2, 6):
        with pytest.raises(Illegal):
            GAME.match(FastDice(1), seats)


def test_names_are_written_together_and_shown() -> None:
    """MAR-02: sealed until all have written, then everyone reads them."""
    table = Table(fresh(3))
    assert table.asks(prompts.NAME, 0, 1, 2)
    table.does("1 write Lazare", "0 write Ombeline")
    assert seen(table.now, 0)["princes"][0]["name"] is None
    table.does("2 write Isaure")
    assert [table.now.notes[note] for note in table.now.names] == ["Ombeline", "Lazare", "Isaure"]
    assert all(table.now.reads(SPECTATOR, note) for note in table.now.names)
    assert GAME.voice.seat_name(table.now, 1, EN) == "Lazare"


def test_a_name_has_forty_characters() -> None:
    """MAR-02: and no more."""
    table = Table(fresh(3))
    with pytest.raises(Illegal) as refusal:
        table.does(f"0 write {'x' * 41}")
    assert refusal.value.code == "text-long"
    table.does(f"0 write {'x' * 40}")


def test_a_wish_says_who_wants() -> None:
    """MAR-03, MAR-D11: any sentence will do; “I want” is put before one that says only what is wanted."""
    assert wish("Je veux la perte d'Ambre.", FR) == "Je veux la perte d'Ambre."
    assert wish("je ne veux plus régner", FR) == "Je ne veux plus régner"
    assert wish("protéger mon sang", FR) == "Je veux protéger mon sang"
    assert wish("to be king", EN) == "I want to be king"
    assert wish("I want nothing", EN) == "I want nothing"
    assert wish("", EN) == "I want …"
    assert prompts.WISH.limit == 200


def test_a_wish_is_its_authors() -> None:
    """MAR-04: nobody else reads it, until the end."""
    table = Table(fresh(3)).does("0 write A", "1 write B", "2 write C")
    assert table.asks(prompts.WISH, 0, 1, 2)
    table.does("0 write la couronne", "1 write la paix", "2 write la mer")
    wishes = table.now.wishes
    assert [table.now.notes[note] for note in wishes] == ["la couronne", "la paix", "la mer"]
    for seat in (SPECTATOR, 0, 1, 2):
        assert [table.now.reads(seat, note) for note in wishes] == [seat == at for at in range(3)]
        assert "la couronne" not in str(table.now.view(seat)) or seat == 0
    assert [prince["wish"] for prince in seen(table.now, 1)["princes"]] == [None, "Je veux la paix", None]
    assert "wished" in table.happened()


@each_size
def test_the_deal_is_even(seats: int) -> None:
    """MAR-05, MAR-D1: as many cards for each; with three, an ace that nobody has seen is left over."""
    for seed in range(10):
        m = dealt(seats, seed)
        assert {len(hand) for hand in m.hands} == {PIPS // seats}
        over = [card for card in m.box if card < PIPS]
        assert [VALUE_OF[card] for card in over] == ([1] if seats == 3 else [])
        assert all(m.known[card] == 0 for card in over)
        assert sorted(m.face[:PIPS]) == list(range(PIPS))


def test_with_four_each_has_every_value_once() -> None:
    """MAR-05: one of each from ace to ten, and the suits are shuffled."""
    hands = [dealt(4, seed).hands[0] for seed in range(6)]
    for seed in range(6):
        for hand in dealt(4, seed).hands:
            assert sorted(VALUE_OF[card] for card in hand) == list(range(1, 11))
    assert len({named(dealt(4, seed), hand) for seed, hand in enumerate(hands)}) > 3


@each_size
def test_the_deal_is_balanced(seats: int) -> None:
    """MAR-05: value by value round the table, nobody is far ahead in points; the first seat is drawn by lot."""
    firsts = set()
    for seed in range(20):
        m = dealt(seats, seed)
        totals = [sum(VALUE_OF[card] for card in hand) for hand in m.hands]
        assert max(totals) - min(totals) <= 8
        firsts.add(m.dealer)
    assert firsts == set(range(seats))


def test_everyone_sees_values_and_not_suits() -> None:
    """MAR-D2: the hand of another shows what the deal has shown."""
    m = position("C5 E7|D9|")
    theirs = seen(m, 1)["princes"][0]["hand"]
    assert [card["value"] for card in theirs] == [5, 7]
    assert all("face" not in card for card in theirs)
    own = seen(m, 0)["princes"][0]["hand"]
    assert [card["face"] for card in own] == [face("C5"), face("E7")]
    for _ in range(5):
        m.resample(1, FastDice(3))
        assert [VALUE_OF[card] for card in m.hands[0]] == [5, 7]


@each_size
def test_everyone_has_a_figure(seats: int) -> None:
    """MAR-06, MAR-D3: one each, for its holder's eyes; the others are out of the game."""
    m = dealt(seats)
    assert len(set(m.figures)) == seats
    for seat, figure in enumerate(m.figures):
        assert FIRST_FIGURE <= m.face[figure] < FIRST_ARCANUM
        assert [m.knows(other, figure) for other in range(seats)] == [other == seat for other in range(seats)]
    assert sum(FIRST_FIGURE <= card < FIRST_ARCANUM for card in m.box) == 16 - seats


@each_size
def test_an_arcanum_lies_between_neighbours(seats: int) -> None:
    """MAR-07: as many conflicts as players, each with its two neighbours and two themes."""
    m = dealt(seats)
    assert len(set(m.arcana)) == seats
    assert all(m.knows(SPECTATOR, arcanum) for arcanum in m.arcana)
    assert all(m.known[card] == 0 for card in m.pile)
    conflicts = seen(m, SPECTATOR)["conflicts"]
    assert [conflict["between"] for conflict in conflicts] == [[at, (at + 1) % seats] for at in range(seats)]
    assert all(one.rivalry.en and one.belligerence.en for one in ARCANA[1:])


def test_who_sets_up_reads_the_wish_again() -> None:
    """MAR-08: when choosing a scene and before the first word of it, and only their own."""
    table = Table(position("||"))
    for seat in range(3):
        assert table.asked(seat, FR).endswith(f"Vous avez écrit\u00a0: «\u00a0Je veux la couronne {seat}\u00a0».")
    table.does("1 leave 1")
    assert "la couronne 0" in table.asked(0)
    assert "la couronne 2" in table.asked(2)
    table.does("0 write Il pleuvait.")
    assert "la couronne" not in table.asked(0)


def test_what_is_told_of_a_wish_tells_nothing_of_it() -> None:
    """MAR-04: the log of the others names no word of it."""
    table = Table(fresh(3)).does("0 write A", "1 write B", "2 write C", "0 write trésor", "1 write y", "2 write z")
    for told in table.told:
        assert "trésor" not in read(GAME.voice.say(table.now, told, 1, FR), 1, FR)
