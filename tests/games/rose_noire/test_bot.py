"""How bots play each camp: what they say, sign, draw, play and kill."""

import pytest

from tests.games.rose_noire.position import opened, play, position
from tests.games.rose_noire.thinking import SILENT, answered, often
from veillee.bots.levels import LEVELS, bot
from veillee.bots.playing import play_live
from veillee.core.dice import FastDice
from veillee.core.live import Live
from veillee.games.rose_noire import GAME
from veillee.games.rose_noire.bot.talk import CLAIMS_A_TURN
from veillee.games.rose_noire.rules.inquiry import SAID
from veillee.games.rose_noire.rules.match import RoseNoire

NOVICE, JOUEUR, MAITRE = range(3)
THINKING = [JOUEUR, MAITRE]
thinking = pytest.mark.parametrize("level", THINKING, ids=[LEVELS[level] for level in THINKING])

FOUR = "anselme maelle ghislain ysolde"
"""Whoever has seen these proofs knows that two of tugdual, odile and lubin are the accomplices."""


# Matches


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_to_the_end_and_say_at_most_two_things_a_turn(level: str, seats: int) -> None:
    for seed in range(3):
        live = Live(GAME.match(FastDice(seed), seats, ask_all=True))
        play_live(live, [bot(level, GAME, 10 * seed + seat) for seat in range(seats)])
        match = live.now
        assert isinstance(match, RoseNoire)
        assert match.over
        said = [(entry.turn, entry.seat) for entry in match.record if entry.kind == SAID]
        assert said
        assert max(said.count(one) for one in said) <= CLAIMS_A_TURN


def test_bots_choose_accomplices_where_the_table_lets_them() -> None:
    live = Live(GAME.match(FastDice(1), 4, {"accomplices": "chosen"}, ask_all=True))
    play_live(live, [bot("joueur", GAME, seat) for seat in range(4)])
    assert live.now.over


# True Investigators


@pytest.mark.parametrize("level", range(GAME.levels), ids=LEVELS[: GAME.levels])
def test_a_true_investigator_tells_whom_a_proof_clears(level: int) -> None:
    m = position(hands={2: "anselme"})
    assert answered(m, 2, level=level) == "innocent anselme"
    play(m, "2: innocent anselme")
    assert answered(m, 2, level=level) == SILENT


def test_what_everyone_has_seen_is_not_told_again() -> None:
    m = position(hands={1: "daylight anselme"})
    play(m, "play daylight", "card anselme")
    assert not answered(m, 1).startswith("innocent")


@thinking
def test_a_trap_one_has_seen_is_told_and_kept_away_from(level: int) -> None:
    m = position(hands={1: "judas"}, piles={"anselme": "trapdoor judas", "maelle": "zeal", "odile": "round"})
    play(m, "play judas", "at anselme")
    assert answered(m, 1, level=level) == "trap anselme"
    play(m, "1: trap anselme")
    assert "visit anselme" not in often(m, 1, level)


@thinking
def test_a_proof_one_has_read_is_left_to_others(level: int) -> None:
    """To have read it is to know: it is told, and another may draw it."""
    m = position(hands={1: "judas"}, piles={"anselme": "maelle judas", "odile": "round"})
    play(m, "play judas", "at anselme")
    assert answered(m, 1, level=level) == "innocent maelle"
    play(m, "1: innocent maelle")
    assert often(m, 1, level) == {"visit odile"}
    play(m, "visit odile")
    assert answered(m, 1, level=level) == "proof anselme"


def test_one_goes_where_a_proof_is_said_to_be_and_not_where_a_trap_is() -> None:
    m = position(piles={"anselme": "judas", "maelle": "round", "odile": "satchel"})
    play(m, "2: proof maelle", "3: trap odile")
    assert often(m, 1) == {"visit maelle"}


@thinking
def test_a_peek_comes_before_the_visit(level: int) -> None:
    m = position(hands={1: "judas"}, piles={"anselme": "round", "maelle": "round"})
    assert answered(m, 1, level=level) == "play judas"
    play(m, "visit maelle")
    assert answered(m, 1, level=level) == ("play judas" if level == MAITRE else "end"), (
        "a master wants to know by tonight"
    )


@thinking
def test_a_true_investigator_signs_the_likeliest_pair(level: int) -> None:
    m = position(phase="sunset", hands={1: FOUR + " tugdual"})
    play(m, "1: innocent anselme", "1: innocent maelle")
    assert answered(m, 1, level=level) == "sign odile lubin"


@thinking
def test_a_true_investigator_joins_a_pair_that_may_be_right(level: int) -> None:
    m = position(phase="sunset")
    play(m, "2: sign ysolde tugdual")
    assert often(m, 1, level) == {"sign ysolde tugdual"}


@thinking
def test_a_true_investigator_refuses_a_pair_that_is_wrong(level: int) -> None:
    m = position(phase="sunset", hands={1: "tugdual"})
    play(m, "1: innocent tugdual", "2: sign ysolde tugdual", "3: sign ysolde tugdual")
    assert "sign ysolde tugdual" not in often(m, 1, level)


def test_whoever_has_signed_is_ready_and_then_silent() -> None:
    m = position(phase="sunset")
    play(m, "1: sign odile lubin")
    assert answered(m, 1) == "ready"
    play(m, "1: ready")
    assert answered(m, 1) == SILENT


def test_whoever_is_distrusted_denies() -> None:
    m = position()
    play(m, "2: distrust 3")
    assert answered(m, 3) == "not-possessed"
    assert answered(m, 4) == SILENT


@thinking
def test_of_three_one_shows_his_role_only_when_certain(level: int) -> None:
    m = position(seats=3, phase="sunset")
    assert answered(m, 1, level=level) != "reveal"
    m.haunted = True
    assert answered(m, 1, level=level) == "reveal"
    assert answered(m, 2, level=level) != "reveal", "the Possessed has nothing to gain by it"


def test_true_investigators_sleep() -> None:
    m = position(phase="night")
    assert often(m, 1) == {"sleep"}


# The Possessed


@thinking
def test_the_possessed_kills_the_likeliest_accomplice(level: int) -> None:
    m = position(phase="night", hands={4: FOUR + " tugdual"})
    assert often(m, 4, level) == {"hand odile", "hand lubin"}


def test_the_possessed_kills_nobody_while_he_knows_nothing() -> None:
    assert often(position(phase="night"), 4, JOUEUR) == {"sleep"}
    assert "sleep" not in often(position(phase="night"), 4, MAITRE), "two of seven are worth the risk to a master"


@thinking
def test_the_possessed_vouches_for_a_likely_accomplice(level: int) -> None:
    m = position(phase="sunset", hands={4: FOUR})
    assert answered(m, 4, level=level) in {"innocent tugdual", "innocent odile", "innocent lubin"}


def test_the_possessed_keeps_his_proofs_to_himself() -> None:
    m = position(hands={4: "anselme"})
    assert answered(m, 4) == SILENT
    play(m, "2: innocent anselme")
    assert answered(m, 4) == "innocent anselme", "it is known already, and looks well"


def test_a_possessed_master_tells_no_truth_and_lays_a_false_trail() -> None:
    m = position(phase="sunset", hands={4: FOUR + " tugdual"})
    play(m, "2: innocent anselme", "4: innocent odile", "4: innocent lubin")
    m.begin_day()
    m.begin_sunset()
    said = answered(m, 4, level=MAITRE)
    assert said.startswith("suspects ")
    assert said != "suspects odile lubin", "he knows that it misses"
    play(m, f"4: {said}")
    assert answered(m, 4, level=MAITRE).startswith("sign "), "the same pair"


@thinking
def test_the_possessed_helps_accuse_only_whom_he_finds_unlikely(level: int) -> None:
    m = position(phase="sunset", hands={4: FOUR + " tugdual"})
    play(m, "4: innocent odile", "4: innocent anselme", "1: sign odile lubin", "2: sign odile lubin")
    assert not often(m, 4, level) & {"sign odile lubin"}
    m = position(phase="sunset", hands={4: "anselme"})
    play(m, "4: innocent odile", "4: innocent lubin", "1: sign anselme maelle", "2: sign anselme maelle")
    assert often(m, 4, level) == {"sign anselme maelle"}, "he knows that it misses"


# The Rector


@pytest.mark.parametrize("card", ["tribute", "knights"])
@thinking
def test_the_rector_plays_a_goal_as_soon_as_it_holds(level: int, card: str) -> None:
    dead = FOUR if card == "tribute" else ""
    m = position(phase="dusk", turn=4, hands={0: f"locks {card} silence"}, dead=dead)
    assert often(m, 0, level) == {f"play {card}"}


@thinking
def test_the_rector_keeps_a_goal_for_later(level: int) -> None:
    m = position(phase="dusk", hands={0: "tribute missal ink"})
    m.played = True
    assert often(m, 0, level) <= {"discard missal", "discard ink", "done"}


@thinking
def test_a_goal_beyond_reach_is_let_go(level: int) -> None:
    m = position(phase="dusk", turn=4, hands={0: "knights interdict gallows"}, dead=FOUR)
    m.played = True
    assert often(m, 0, level) == {"discard knights"}


@thinking
def test_the_rector_kills_innocents_alone(level: int) -> None:
    m = position(phase="late")
    victims = often(m, 0, level, times=30)
    assert victims
    assert not victims & {"hand odile", "hand lubin", "sleep"}


def test_a_master_kills_whom_all_hold_innocent() -> None:
    m = position()
    play(m, "2: innocent anselme", "3: innocent anselme")
    m.acting, m.phase = -1, position(phase="late").phase
    assert often(m, 0, MAITRE) == {"hand anselme"}
    assert len(often(m, 0, JOUEUR)) > 1


def test_the_rector_spares_the_living_for_the_knights() -> None:
    m = position(phase="late", turn=3, hands={0: "knights"}, dead="anselme maelle ghislain")
    assert often(m, 0) == {"sleep"}
    m = position(phase="late", turn=3, hands={0: "tribute"}, dead="anselme maelle ghislain")
    assert "sleep" not in often(m, 0)


@thinking
def test_the_rector_plants_doubt_and_turned_round_his_words_tell_nothing(level: int) -> None:
    """Whom he names does not depend on who is guilty."""
    said = {
        phase: [words_of(0, phase, guilty, level) for guilty in ("odile lubin", "anselme maelle")]
        for phase in ("day", "sunset")
    }
    assert all(word.startswith("suspects ") for word in said["day"][0])
    assert all(word.startswith("innocent ") for word in said["sunset"][0])
    assert {"innocent odile", "innocent anselme"} <= set(said["sunset"][0]), "an accomplice, and an innocent"
    for one, other in said.values():
        assert one == other


def words_of(seat: int, phase: str, guilty: str, level: int) -> list[str]:
    m = position(phase=phase, accomplices=guilty)
    return [answered(m, seat, level=level, seed=seed) for seed in range(1, 40)]


@thinking
def test_the_rector_forbids_a_true_investigator_to_sign_once_he_knows_the_possessed(level: int) -> None:
    m = position(phase="dusk", hands={0: "interdict", 4: "judas judas zeal"})
    m.show(m.role_card(4), 0)
    pending = opened(m, "play interdict")
    assert pending.prompt.key == "ban"
    assert all(
        told != "to 4" for told in {answered(m, 0, "play interdict", level=level, seed=seed) for seed in range(9)}
    )


@thinking
def test_who_may_choose_takes_a_goal_out_of_the_rectors_hand(level: int) -> None:
    """ROS-147."""
    m = position(hands={1: "confession", 0: "locks tribute silence"}, chosen={"bonus": "mixed"})
    found = {answered(m, 1, "play confession", level=level, seed=seed) for seed in range(9)}
    assert found == {"card tribute"}


# Levels


def test_novices_slip() -> None:
    m = position(phase="late")
    assert often(m, 0, NOVICE, times=60) & {"hand odile", "hand lubin", "sleep"}


@pytest.mark.parametrize("level", range(GAME.levels), ids=LEVELS[: GAME.levels])
def test_thinking_changes_nothing_on_the_table(level: int) -> None:
    m = position(hands={1: "judas anselme"}, piles={"odile": "round"})
    pending = opened(m)
    before = (m.face[:], [pile[:] for pile in m.piles], len(m.record))
    GAME.hints.answer(m, 1, pending.prompt, pending.options_of(1), pending.about, level, FastDice(1))
    assert (m.face, m.piles, len(m.record)) == before
