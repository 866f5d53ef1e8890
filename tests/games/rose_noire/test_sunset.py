"""Sunset: talk, signatures, the accusation and its answer; and the revelation among three."""

import pytest

from tests.games.rose_noire.position import (
    KEYS,
    RECTOR,
    asked,
    night,
    offers,
    opened,
    play,
    position,
    suspect,
    telling,
    told_to,
    view,
)
from veillee.core.match import NOBODY, SPECTATOR
from veillee.games.rose_noire.rules.inquiry import DAY, DUSK, NIGHT, SUNSET
from veillee.games.rose_noire.rules.match import SEALS, RoseNoire
from veillee.games.rose_noire.rules.options import NO_PAIR, READY
from veillee.games.rose_noire.voice import prompts

RIGHT = "sign odile lubin"
HALF = "sign anselme odile"
WRONG = "sign anselme maelle"


def sunset(seats: int = 5, possessed: int = NOBODY, hands: dict[int, str] | None = None, dead: str = "") -> RoseNoire:
    return position(seats, possessed, hands=hands, dead=dead, phase="sunset")


def test_there_is_none_on_the_first_turn() -> None:
    """ROS-40: the second turn has one."""
    for turn, phase in ((1, DUSK), (2, SUNSET)):
        m = position(3, turn=turn)
        play(m, "visit odile", "end", "visit lubin", "end")
        assert m.phase == phase


def test_everyone_talks_and_nobody_is_due() -> None:
    """ROS-41: no card is played; the Rector speaks and signs nothing."""
    m = sunset(hands={1: "judas", RECTOR: "gallows"})
    pending = opened(m)
    assert (pending.prompt.key, pending.first, pending.due) == ("sunset", True, NOBODY)
    assert offers(m, RECTOR) == []
    assert offers(m, RECTOR, claims=True)
    assert not any(word.startswith("play") for seat in range(5) for word in offers(m, seat))


def test_any_two_suspects_may_be_named_dead_or_alive() -> None:
    """ROS-42: all twenty-one pairs."""
    m = sunset(dead="odile")
    signs = [word for word in offers(m, 1) if word.startswith("sign")]
    assert len(signs) == 21
    play(m, "1: sign odile lubin", "2: sign odile lubin", "3: sign odile lubin")
    assert m.over


def test_each_signs_one_pair_and_may_take_the_name_back() -> None:
    """ROS-42: signing another moves the name; without a name there is none to take back."""
    m = sunset()
    assert "withdraw" not in offers(m, 1)
    play(m, "1: sign anselme odile")
    assert HALF not in offers(m, 1)
    assert HALF in offers(m, 2)
    play(m, "1: sign odile lubin")
    assert view(m)["seats"][1]["signed"] == [suspect("odile"), suspect("lubin")]
    play(m, "1: withdraw")
    assert view(m)["seats"][1]["signed"] is None
    play(m, "2: sign odile lubin", "3: sign odile lubin")
    assert not m.over
    assert [one["seat"] for one in view(m)["signatures"]] == [1, 1, 1, 2, 3]


@pytest.mark.parametrize(("seats", "needed"), [(5, 3), (4, 2), (3, 2)])
def test_how_many_must_agree(seats: int, needed: int) -> None:
    """ROS-43, ROS-02, ROS-50: one less does nothing; the last one needed counts at once."""
    m = sunset(seats)
    for seat in range(1, needed):
        play(m, f"{seat}: {RIGHT}")
        assert not m.over
        assert m.phase == SUNSET
    play(m, f"{needed}: {RIGHT}")
    assert m.over
    assert m.reason == "accusation"


def test_names_under_different_pairs_do_not_add_up() -> None:
    """ROS-43: several pairs may lie open."""
    m = sunset()
    play(m, "1: sign odile lubin", "2: sign odile lubin", "3: sign anselme lubin", "4: sign anselme odile")
    assert not m.over
    assert asked(m) == "sunset"


def test_the_possessed_signs_like_the_others_and_loses_with_the_answer() -> None:
    """ROS-12, ROS-01: his name counts, and the win is not his."""
    m = sunset(5, possessed=2)
    play(m, f"1: {RIGHT}", f"2: {RIGHT}", f"3: {RIGHT}")
    assert m.winning_seats() == [1, 3, 4]
    assert m.outcome().shares == [0.0, 1 / 3, 0.0, 1 / 3, 1 / 3]


@pytest.mark.parametrize("accused", [HALF, WRONG])
def test_inexact_tells_nothing_more(accused: str) -> None:
    """ROS-45, ROS-46: one right or none, the answer is the same, and dusk comes."""
    m = sunset()
    told = telling(m, f"1: {accused}", f"2: {accused}", f"3: {accused}")
    assert told_to(told, SPECTATOR)[-3:] == ["accused", "inexact", "dusk"]
    assert [one.args[0] for one in told if one.fact.key == "inexact"] == [RECTOR]
    assert (m.over, m.phase) == (False, DUSK)
    assert not any("face" in card for card in view(m, 1)["accomplices"])
    assert not any(one["cleared"] for one in view(m, 1)["suspects"])


def test_exact_ends_the_match() -> None:
    """ROS-45, ROS-46, ROS-23: the Investigators have won, and all is shown."""
    m = sunset()
    told = telling(m, f"1: {RIGHT}", f"2: {RIGHT}", f"3: {RIGHT}")
    assert "exact" in told_to(told, SPECTATOR)
    assert m.winning_seats() == [1, 2, 3]
    assert all("face" in card for card in view(m)["accomplices"])


def test_one_accusation_a_sunset() -> None:
    """ROS-D6: after « Inexact » nobody signs again before the next evening."""
    m = sunset()
    play(m, f"1: {WRONG}", f"2: {WRONG}", f"3: {WRONG}")
    assert not any(word.startswith("sign") for seat in range(5) for word in offers(m, seat))


def test_without_agreement_dusk_comes() -> None:
    """ROS-44, ROS-D6: when all Investigators would go on, not before; who signs anew is not ready any more."""
    m = sunset()
    play(m, "1: ready", "2: ready", "3: ready")
    assert "ready" not in offers(m, 1)
    play(m, "2: sign odile lubin")
    play(m, "4: ready", "2: withdraw")
    assert m.phase == SUNSET
    assert [seat for seat in range(5) if view(m)["seats"][seat]["ready"]] == [1, 3, 4]
    told = telling(m, "2: ready")
    assert "no-accusation" in told_to(told, SPECTATOR)
    assert m.phase == DUSK


def test_when_the_time_is_over_every_investigator_would_go_on() -> None:
    """ROS-D6: the table answers for them, and not for the Rector; by day it waits."""
    m = sunset()
    pending = opened(m)
    assert m.lapse(prompts.SUNSET, 1, pending.options_of(1)) == READY
    assert m.lapse(prompts.SUNSET, RECTOR, pending.options_of(RECTOR)) is None
    day = position()
    assert day.lapse(prompts.DAY, 1, opened(day).options_of(1)) is None


def test_four_signatures_an_evening() -> None:
    """ROS-D17: after the last one may only take it back; the next evening has four again."""
    m = sunset()
    for at in range(SEALS):
        assert any(word.startswith("sign") for word in offers(m, 1))
        play(m, f"1: sign {KEYS[at]} {KEYS[at + 1]}")
    assert offers(m, 1) == ["withdraw", "ready"]
    m.begin_day()
    m.begin_sunset()
    assert m.seals[1] == SEALS
    assert m.signatures[1] == NO_PAIR


def test_a_barred_sunset_is_the_next_one_held() -> None:
    """ROS-D12, ROS-164, ROS-173: what falls on the first day waits for the second, and then is over."""
    m = position(3, turn=1, hands={RECTOR: "locks"})
    m.curfew = True
    m.banned = 0b010
    play(m, "visit odile", "end", "visit lubin", "end", "discard locks", "done")
    assert (m.turn, m.phase, m.curfew, m.banned) == (2, DAY, True, 0b010)
    play(m, "visit odile", "end", "visit lubin", "end")
    assert offers(m, 1) == ["reveal", "ready"]
    play(m, "1: ready", "2: ready")
    assert (m.curfew, m.banned) == (False, 0)


def test_whoever_may_not_sign_still_confers() -> None:
    """ROS-173: the others sign as before, and all must be ready."""
    m = sunset(4)
    m.banned = 0b0010
    assert offers(m, 1) == ["ready"]
    assert RIGHT in offers(m, 2)
    play(m, f"2: {RIGHT}", f"3: {RIGHT}")
    assert m.over


# Three players


def test_among_three_both_must_sign() -> None:
    """ROS-50: one signature does nothing, two different pairs neither."""
    m = sunset(3)
    play(m, f"1: {RIGHT}", f"2: {WRONG}")
    assert not m.over
    play(m, f"2: {RIGHT}")
    assert m.winning_seats() == [1]


@pytest.mark.parametrize("phase", ["day", "sunset", "dusk"])
@pytest.mark.parametrize("seat", [1, 2])
def test_either_may_show_his_role_and_the_other_must(phase: str, seat: int) -> None:
    """ROS-51, ROS-D7: by day, at sunset and at dusk, whoever's turn it is; both roles are public then, the third is not."""
    m = position(3, phase=phase, hands={RECTOR: "locks"})
    told = telling(m, f"{seat}: reveal")
    assert "showed-roles" in told_to(told, SPECTATOR)
    assert all("face" in (one["role"] or {}) for one in view(m)["seats"][1:])
    assert "face" not in (view(m)["hidden_role"] or {})
    assert "reveal" not in offers(m, 1)
    assert "reveal" not in offers(m, 2)


def test_nobody_is_revealed_by_night_nor_in_the_midst_of_a_card() -> None:
    """ROS-D7: the night asks its own question, and a card is resolved as a whole."""
    m = position(3, phase="night")
    assert "reveal" not in offers(m, 1)
    m = position(3, hands={1: "judas"}, piles={"odile": "ears"})
    assert "reveal" in offers(m, 2)
    assert "reveal" not in offers(m, 2, "play judas")
    assert "reveal" in offers(m, 2, "play judas", "at odile")


@pytest.mark.parametrize("seats", [4, 5])
def test_among_more_than_three_no_role_is_shown(seats: int) -> None:
    """ROS-51: nobody is offered it, in any phase."""
    for phase in ("day", "sunset", "dusk"):
        m = position(seats, phase=phase, hands={RECTOR: "locks"})
        assert not any("reveal" in offers(m, seat) for seat in range(seats))


def test_the_rector_reveals_nothing() -> None:
    """ROS-51: it is for the Investigators."""
    assert "reveal" not in offers(position(3), RECTOR)


def test_the_true_one_then_accuses_alone() -> None:
    """ROS-52: whom the spirit is in signs no more, and is not waited for."""
    m = sunset(3)
    play(m, "2: reveal")
    assert not any(word.startswith("sign") for word in offers(m, 2))
    assert "ready" not in offers(m, 2)
    assert offers(m, 2, claims=True)
    assert view(m)["needed"] == 1
    play(m, "1: ready")
    assert m.phase == DUSK


def test_alone_he_may_be_right_or_wrong() -> None:
    """ROS-52, ROS-45: the answer is the same."""
    m = sunset(3)
    play(m, "1: reveal", f"1: {WRONG}")
    assert (m.over, m.phase) == (False, DUSK)
    m = sunset(3)
    play(m, "1: reveal", f"1: {RIGHT}")
    assert m.winning_seats() == [1]


def test_signatures_before_the_revelation_are_void() -> None:
    """ROS-D7: a name already there does not become an accusation, and whoever had no signature left may sign."""
    m = sunset(3)
    for at in range(SEALS - 1):
        play(m, f"1: sign {KEYS[at]} {KEYS[at + 1]}")
    play(m, f"1: {RIGHT}", "2: ready", "2: reveal")
    assert not m.over
    assert view(m)["seats"][1]["signed"] is None
    play(m, f"1: {RIGHT}")
    assert m.over


def test_who_signed_before_the_revelation_has_not_signed_the_accusation() -> None:
    """ROS-D7, ROS-52: the answer stands under the true Investigator's name alone."""
    m = sunset(3)
    play(m, f"2: {WRONG}", "1: reveal", f"1: {WRONG}")
    assert view(m)["answers"][0]["signers"] == [1]


def test_the_one_who_shows_himself_may_be_the_possessed() -> None:
    """ROS-52, ROS-12: he keeps his turn, his night and his own way to win."""
    m = position(3, phase="night", accomplices="odile lubin", dead="lubin")
    m.exposed = True
    night(m, {2: "hand odile"})
    assert m.winning_seats() == [2]


@pytest.mark.parametrize("phase", ["day", "sunset", "dusk"])
def test_two_true_investigators_lose_at_once(phase: str) -> None:
    """ROS-53: the Rector wins, whoever showed himself first."""
    for seat in (1, 2):
        m = position(3, possessed=0, phase=phase, hands={RECTOR: "locks"})
        play(m, f"{seat}: reveal")
        assert (m.over, m.reason, m.winning_seats()) == (True, "discord", [RECTOR])


def test_discord_alone_can_end_a_match_on_its_first_day() -> None:
    """ROS-05, ROS-51, ROS-53: a role may be shown at any moment."""
    m = position(3, possessed=0, turn=1)
    play(m, "2: reveal")
    assert (m.over, m.turn) == (True, 1)


def test_the_night_follows_the_dusk_of_the_evening() -> None:
    """ROS-46, ROS-63: after a wrong accusation the turn goes on as always."""
    m = position(phase="sunset", hands={RECTOR: "locks"})
    play(m, f"1: {WRONG}", f"2: {WRONG}", f"3: {WRONG}", "discard locks", "done")
    assert m.phase == NIGHT
