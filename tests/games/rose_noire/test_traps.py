"""What traps do."""

from tests.games.rose_noire.position import (
    RECTOR,
    asked,
    keys,
    offers,
    opened,
    play,
    position,
    sees_hand,
    telling,
    told_to,
    view,
)
from veillee.core.match import SPECTATOR
from veillee.core.pieces import prose
from veillee.core.text import EN, FR
from veillee.games.rose_noire.cards.clues import ALL_CLUES
from veillee.games.rose_noire.voice import VOICE
from veillee.games.rose_noire.words.traps import Lose, RectorDraws

MIXED = {"bonus": "mixed"}


def count_of(key: str) -> int:
    word = next(one.word for one in ALL_CLUES if one.key == key)
    assert isinstance(word, (Lose, RectorDraws))
    return word.count


def test_the_rector_may_play_a_card() -> None:
    """ROS-160: one, while the others speak; the trap lies face up when he is done."""
    m = position(hands={RECTOR: "locks silence"}, piles={"odile": "footsteps"})
    assert asked(m, "visit odile") == "play-more"
    assert "innocent odile" in offers(m, 2, "visit odile", claims=True)
    play(m, "visit odile", "done")
    assert keys(m, m.discard) == ["footsteps"]
    assert len(m.hands[RECTOR]) == 2
    play(m, "end")
    assert m.acting == 2


def test_the_rector_may_play_several() -> None:
    """ROS-160: up to two, one after the other, or fewer."""
    m = position(hands={RECTOR: "locks silence interdict"}, piles={"odile": "sergeant"}, chosen=MIXED)
    assert offers(m, RECTOR, "visit odile", "play silence") == ["play locks", "play interdict", "done"]
    play(m, "visit odile", "play silence", "play interdict", "to 2")
    assert keys(m, m.hands[RECTOR]) == ["locks"]
    assert asked(m) == "day"


def test_with_nothing_to_play_he_lets_it_pass() -> None:
    """ROS-160: he is asked all the same, so that nobody learns what he holds."""
    m = position(hands={RECTOR: "tribute"}, piles={"odile": "footsteps"})
    assert offers(m, RECTOR, "visit odile") == ["done"]


def test_the_rector_draws() -> None:
    """ROS-161, ROS-D2: beyond three; nobody else sees what."""
    m = position(hands={RECTOR: "locks silence gallows"}, piles={"odile": "courier"}, orders="search ink missal")
    told = telling(m, "visit odile")
    drawn = count_of("courier")
    assert keys(m, m.hands[RECTOR]) == ["locks", "silence", "gallows", "search", "ink", "missal"][: 3 + drawn]
    assert "drew-cards" not in told_to(told, 1)


def test_the_rector_sees_the_hand_of_whoever_fell_into_it() -> None:
    """ROS-162: that one alone, and he alone."""
    m = position(hands={1: "guard anselme", 2: "round"}, piles={"odile": "ears"})
    play(m, "visit odile")
    assert sees_hand(m, RECTOR, 1) == ["anselme", "guard"]
    assert sees_hand(m, RECTOR, 2) == ["?"]
    assert sees_hand(m, 2, 1) == ["?", "?"]


def test_the_rector_sees_all_hands() -> None:
    """ROS-162: every Investigator's."""
    m = position(hands={1: "guard", 2: "round", 3: "anselme"}, piles={"odile": "informer"}, chosen=MIXED)
    play(m, "visit odile")
    assert [sees_hand(m, RECTOR, seat) for seat in (1, 2, 3)] == [["guard"], ["round"], ["anselme"]]
    assert sees_hand(m, 1, 2) == ["?"]


def test_whoever_fell_into_it_plays_no_more_cards_today() -> None:
    """ROS-163: he may end the turn; having taken it before his visit, he still investigates; tomorrow he plays again."""
    m = position(hands={1: "judas passkey"}, piles={"odile": "trapdoor", "lubin": "guard"})
    play(m, "play passkey", "at odile")
    assert "play judas" not in offers(m, 1)
    assert "visit lubin" in offers(m, 1)
    play(m, "visit lubin")
    assert offers(m, 1) == ["end"]
    play(m, "end")
    assert not m.stopped


def test_no_accusation_this_evening() -> None:
    """ROS-164: they confer, nobody signs, and all must be ready; the evening after they sign."""
    m = position(5, piles={"odile": "curfew"})
    play(m, "visit odile", "end", "visit lubin", "end", "visit anselme", "end", "visit maelle", "end")
    assert asked(m) == "sunset"
    assert offers(m, 1) == ["ready"]
    assert view(m)["curfew"]
    assert prose(VOICE.ask(m, 1, opened(m), EN)) == "Confer: nobody can be accused tonight."
    play(m, "1: ready", "2: ready", "3: ready", "4: ready")
    assert not m.curfew
    evening = position(4, phase="sunset")
    assert "It takes 2 signatures" in prose(VOICE.ask(evening, 1, opened(evening), EN))


def test_cards_of_the_hand_are_shuffled_into_the_cemetery() -> None:
    """ROS-165: at random, as many as the card says or as there are; the hand keeps the rest."""
    lost = set()
    for roll in range(30):
        m = position(hands={1: "guard anselme round"}, piles={"odile": "candle"}, cemetery="zeal")
        for _ in range(roll):
            m.dice.below(3)
        play(m, "visit odile")
        assert len(m.hands[1]) == 3 - count_of("candle")
        assert len(m.cemetery) == 1 + count_of("candle")
        assert all(m.known[card] == 0 for card in m.cemetery)
        lost.update(keys(m, m.cemetery))
    assert lost == {"guard", "anselme", "round", "zeal"}


def test_a_card_says_when_chance_decides() -> None:
    """ROS-146, ROS-165: which card goes is drawn at random, of one and of several; the Confession chooses (ROS-147)."""
    for tongue, chance in ((FR, "au hasard"), (EN, "at random")):
        texts = {clue.key: clue.word.say(tongue) for clue in ALL_CLUES}
        assert [key for key in texts if chance in texts[key]] == ["letter", "candle", "draught"]
    assert texts["draught"].endswith("they are shuffled into the cemetery.")
    assert texts["candle"].endswith("it is shuffled into the cemetery.")


def test_an_empty_hand_loses_nothing() -> None:
    """ROS-165: nor one card more than there are."""
    m = position(piles={"odile": "candle"}, cemetery="zeal")
    play(m, "visit odile")
    assert keys(m, m.cemetery) == ["zeal"]
    m = position(hands={1: "guard"}, piles={"odile": "draught"}, chosen=MIXED)
    told = telling(m, "visit odile")
    assert (m.hands[1], len(m.cemetery)) == ([], 1)
    assert [one.args[1] for one in told if one.fact.key == "lost" and one.reaches(SPECTATOR)] == [1]
