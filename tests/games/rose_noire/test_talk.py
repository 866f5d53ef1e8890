"""Talk: what may be claimed, by whom and when, and what becomes of it on the board of words."""

import pytest

from tests.games.rose_noire.position import (
    KEYS,
    RECTOR,
    asked,
    called,
    fresh,
    kill_openly,
    mask,
    meant,
    night,
    offers,
    opened,
    play,
    position,
    suspect,
    telling,
    view,
)
from veillee.core.match import SPECTATOR
from veillee.games.rose_noire.rules.inquiry import THE_RECTOR
from veillee.games.rose_noire.rules.match import BREATH, RoseNoire
from veillee.games.rose_noire.rules.options import ACT, CLAIMS_FROM, INNOCENT, ROLE


def standing(m: RoseNoire) -> str:
    """What became of the last claim, as everyone sees it."""
    return view(m)["words"][-1]["standing"]


def knew(m: RoseNoire) -> list[str]:
    """What the end tells of every claim."""
    return [one.get("knew", "") for one in view(m)["words"]]


@pytest.mark.parametrize("phase", ["day", "sunset", "dusk"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everyone_may_speak_at_any_moment_but_the_night(phase: str, seats: int) -> None:
    """ROS-101, ROS-D24: out of turn too, and the Rector too."""
    m = position(seats, phase=phase, hands={RECTOR: "locks"})
    for seat in range(seats):
        assert "innocent odile" in offers(m, seat, claims=True)
        play(m, f"{seat}: innocent odile")
    assert [one["seat"] for one in view(m)["words"]] == list(range(seats))


def test_speaking_takes_nothing_from_whoever_decides() -> None:
    """ROS-D24: the question stays open, with the same answers, also in the midst of a card."""
    m = position(hands={1: "judas"}, piles={"odile": "ears", "lubin": "guard"})
    before = offers(m, 1)
    assert offers(m, 1, "3: go odile") == before
    assert asked(m, "play judas", "2: go odile") == "peek-at"
    assert offers(m, 1, "play judas", "2: go odile") == ["at odile", "at lubin"]


def test_what_may_be_claimed() -> None:
    """ROS-102, ROS-103, ROS-104: suspects, first clues, ways, players and oneself; no card, and not where a proof came from."""
    m = position()
    found = offers(m, 1, claims=True)
    for kind in ("innocent", "suspect", "trap", "proof", "useful", "rectors", "go", "keep-away"):
        assert [word for word in found if word.split()[0] == kind] == [f"{kind} {key}" for key in KEYS]
    assert len([word for word in found if word.startswith("suspects ")]) == 21
    assert [word for word in found if "trust" in word] == [
        f"{kind} {seat}" for kind in ("trust", "distrust") for seat in (2, 3, 4)
    ]
    assert "possessed" in found
    assert "not-possessed" in found
    assert len(found) == 8 * 7 + 21 + 6 + 2


def test_no_claim_depends_on_what_one_holds() -> None:
    """ROS-103, ROS-104: whoever holds a proof is offered the same words as whoever holds none, and their marks say no source."""
    with_proof = position(hands={1: "anselme judas"}, piles={"odile": "guard"})
    without = position(piles={"odile": "guard"})
    assert offers(with_proof, 1, claims=True) == offers(without, 1, claims=True)
    play(with_proof, "1: innocent anselme")
    word = view(with_proof)["words"][0]
    assert set(word) == {"turn", "seat", "kind", "suspects", "whom", "way", "standing"}


def test_the_rector_says_nothing_of_his_own_role() -> None:
    """ROS-102, ROS-10: everyone knows it; nobody speaks of trusting him either."""
    m = position()
    assert not {"possessed", "not-possessed"} & set(offers(m, RECTOR, claims=True))
    assert not any(word.endswith("trust 0") for seat in range(5) for word in offers(m, seat, claims=True))


def test_a_claim_is_heard_by_all_under_its_speakers_name() -> None:
    """ROS-102, ROS-105: nobody is left out, spectators neither; there is no other channel."""
    m = position()
    told = telling(m, "3: suspects odile lubin")
    spoken = [one for one in told if one.fact.key == "spoke"]
    assert len(spoken) == 1
    assert spoken[0].args[0] == 3
    assert all(spoken[0].reaches(seat) for seat in (*range(5), SPECTATOR))
    for reader in (*range(5), SPECTATOR):
        assert view(m, reader)["words"] == view(m)["words"]


def test_one_may_lie() -> None:
    """ROS-101, ROS-104, ROS-102: the Possessed denies, the Rector vouches for an accomplice, and nothing happens."""
    m = position()
    play(m, "4: not-possessed", "0: innocent odile", "1: possessed")
    assert [one["standing"] for one in view(m)["words"]] == ["", "", ""]
    assert asked(m) == "day"


def test_the_same_claim_is_not_made_twice_in_a_turn() -> None:
    """ROS-102: by the same seat; another may, the contrary may, and the next day it may again."""
    m = position(phase="sunset")
    play(m, "1: innocent odile")
    assert "innocent odile" not in offers(m, 1, claims=True)
    assert "suspect odile" in offers(m, 1, claims=True)
    assert "innocent odile" in offers(m, 2, claims=True)
    m.phase = position(phase="night").phase
    night(m)
    assert "innocent odile" in offers(m, 1, claims=True)


def test_ten_claims_a_turn() -> None:
    """ROS-D16: then silence until the next day, and everything else as before."""
    m = position()
    for word in offers(m, 2, claims=True)[:BREATH]:
        play(m, f"2: {word}")
    assert BREATH == 10
    assert offers(m, 2, claims=True) == []
    assert offers(m, 3, claims=True)
    assert view(m)["seats"][2]["breath"] == 0


def test_of_the_dead_one_names_the_cemetery() -> None:
    """ROS-102: their own pile is there no more; from the moment of an execution on."""
    m = position(phase="dusk", hands={RECTOR: "gallows locks"}, piles={"anselme": "guard"})
    assert "trap anselme" in offers(m, 1, claims=True)
    assert "trap cemetery" not in offers(m, 1, claims=True)
    play(m, "play gallows", "at anselme")
    for seat in range(5):
        assert "trap anselme" not in offers(m, seat, claims=True)
        assert "trap cemetery" in offers(m, seat, claims=True)
        assert "innocent anselme" in offers(m, seat, claims=True)


def test_claims_are_answers_above_all_acts() -> None:
    """ROS-102: one comparison tells them apart, as records and bots need."""
    assert ACT.pack(INNOCENT, 0) == CLAIMS_FROM
    m = position()
    assert all(option < CLAIMS_FROM for option in opened(m).options_of(1)[:7])
    assert ACT.high(meant(m, "possessed", [])) == ROLE


# The board of words


def test_a_proof_shown_settles_claims_about_that_suspect() -> None:
    """ROS-102, ROS-150: innocence proved, suspicion refuted, of one or of two."""
    for word, fate in (
        ("innocent anselme", "proved"),
        ("suspect anselme", "refuted"),
        ("suspects anselme odile", "refuted"),
        ("innocent maelle", ""),
    ):
        m = position(hands={1: "anselme daylight"})
        play(m, f"3: {word}", "play daylight", "card anselme")
        assert standing(m) == fate


def test_inexact_refutes_the_pair_and_nothing_else() -> None:
    """ROS-45: neither of the two is cleared by it."""
    m = position(phase="sunset")
    play(m, "4: suspects anselme odile", "4: suspect odile", *[f"{seat}: sign anselme odile" for seat in (1, 2, 3)])
    assert [one["standing"] for one in view(m)["words"]] == ["refuted", ""]


@pytest.mark.parametrize(
    ("word", "of_trap", "of_guard"),
    [
        ("trap odile", "proved", "refuted"),
        ("rectors odile", "proved", "refuted"),
        ("proof odile", "refuted", ""),
        ("useful odile", "refuted", ""),
    ],
)
def test_a_claim_about_a_pile_speaks_of_its_first_clue(word: str, of_trap: str, of_guard: str) -> None:
    """ROS-D18: judged when that clue is drawn, by what everyone sees: whether it springs."""
    for clue, fate in (("trapdoor", of_trap), ("guard", of_guard)):
        m = position(piles={"odile": f"{clue} ears"})
        play(m, f"3: {word}")
        assert standing(m) == ""
        play(m, "1: visit odile")
        assert standing(m) == fate


def test_the_second_clue_is_another_matter() -> None:
    """ROS-D18: said after the first was drawn, it speaks of the next."""
    m = position(piles={"odile": "guard trapdoor"})
    play(m, "visit odile", "3: trap odile")
    assert standing(m) == ""
    play(m, "3: go odile")
    assert [one["standing"] for one in view(m)["words"]] == ["", ""]


def test_what_nobody_can_follow_is_left_open() -> None:
    """ROS-D18: once the pile is shuffled into the cemetery, a trap drawn there proves nothing of what was said before."""
    m = position(phase="night", piles={"odile": "trapdoor"}, dead="")
    m.claim(3, meant(m, "trap odile", []))
    night(m, {4: "hand odile"})
    play(m, "visit odile")
    assert m.stopped
    assert standing(m) == ""


def test_a_card_kept_tells_nothing_later_of_where_it_came_from() -> None:
    """ROS-D18, ROS-104: played a turn later, nobody knows from which pile it was drawn."""
    m = position(piles={"odile": "judas", "lubin": "ears"})
    play(m, "3: useful odile", "visit odile", "play judas", "at lubin")
    assert standing(m) == ""


def test_taking_back_ones_word_is_seen() -> None:
    """ROS-102: the contrary by the same speaker, not by another."""
    m = position()
    play(m, "1: go odile", "2: keep-away odile")
    assert [one["standing"] for one in view(m)["words"]] == ["", ""]
    play(m, "1: keep-away odile")
    assert [one["standing"] for one in view(m)["words"]] == ["taken-back", "", ""]


def test_roles_shown_settle_claims_about_them() -> None:
    """ROS-51: both what one said of oneself and whom one trusted."""
    m = position(3)
    play(m, "2: not-possessed", "1: distrust 2", "1: not-possessed", "0: trust 2", "1: reveal")
    assert [one["standing"] for one in view(m)["words"]] == ["refuted", "proved", "proved", "refuted"]


def test_the_end_tells_every_lie_beside_what_was_known() -> None:
    """ROS-101: known, lied or guessed, by what the speaker knew when he spoke."""
    m = position(phase="night", turn=5, hands={1: "anselme"})
    for seat, word in (
        (1, "innocent anselme"),
        (1, "suspect anselme"),
        (1, "innocent maelle"),
        (0, "innocent odile"),
        (0, "suspects odile lubin"),
        (4, "not-possessed"),
        (4, "trust 1"),
        (1, "trust 4"),
        (1, "go odile"),
    ):
        m.claim(seat, meant(m, word, []))
    assert knew(m) == [""] * 9
    night(m)
    assert knew(m) == ["known", "lie", "guess", "lie", "known", "lie", "known", "guess", "guess"]


def test_the_end_shows_the_clue_that_was_spoken_of() -> None:
    """ROS-D18: drawn since, sprung, or shuffled into the cemetery, and to nobody before the end."""
    m = position(phase="day", turn=5, piles={"odile": "guard", "lubin": "trapdoor", "ysolde": "anselme zeal"}, acting=4)
    for key in ("odile", "lubin", "ysolde"):
        m.show(m.piles[suspect(key)][-1], 3)
    for word in ("trap odile", "trap lubin", "proof ysolde", "useful maelle"):
        m.claim(3, meant(m, word, []))
    m.draw_clue(1, suspect("odile"))
    m.draw_clue(1, suspect("lubin"))
    kill_openly(m, "ysolde")
    assert not any("card" in one for one in view(m)["words"])
    m.win(THE_RECTOR, "fifth-day")
    assert [called(one["card"]) if "card" in one else "?" for one in view(m)["words"]] == [
        "guard",
        "trapdoor",
        "anselme",
        "?",
    ]


def test_a_table_may_forget_from_day_to_day() -> None:
    """ROS-102: words and signatures of earlier days are left out, until all is over; answers stay."""
    m = position(phase="sunset", chosen={"memory": "fades"})
    play(m, "1: innocent odile", *[f"{seat}: sign anselme odile" for seat in (1, 2, 3)])
    m.phase = position(phase="night").phase
    assert len(view(m)["words"]) == 1
    night(m)
    assert view(m)["words"] == []
    assert view(m)["signatures"] == []
    assert [one["signed"] for one in view(m)["seats"]] == [None] * 5
    assert len(view(m)["answers"]) == 1


def test_nobody_shows_cards_of_his_hand() -> None:
    """ROS-100: no seat is offered to, and no view opens a hand to others or to spectators."""
    m = fresh(4)
    assert not any(word.startswith("card") for seat in range(4) for word in offers(m, seat))
    for reader in (1, 2, 3, SPECTATOR):
        assert not any("face" in card for card in view(m, reader)["seats"][RECTOR]["hand"])
    assert mask("odile") == 1 << KEYS.index("odile")
