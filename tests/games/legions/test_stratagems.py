"""The stratagems and their moments."""

import pytest

from tests.games.legions.position import (
    NECRO,
    ROI,
    WORDS,
    Setting,
    all_heroes_but,
    hero,
    legion,
    numbers,
    offers,
    position,
    said,
    step,
)
from veillee.bots.levels import bot
from veillee.core.choosers import Pending, Script
from veillee.core.live import Live
from veillee.core.match import NOBODY
from veillee.games.legions import GAME
from veillee.games.legions.cards.guilds import GREEN, RED
from veillee.games.legions.rules.battle import TURNS
from veillee.games.legions.rules.match import Legions
from veillee.games.legions.rules.points import points

ROW = "nacre ondine perle harponneur oracle"


def test_a_stratagem_is_used_once_and_shown() -> None:
    """LEG-80: turned over for all to see; its two points are gone."""
    m = position(Setting(green="6 9 14", red="3 12 23", stratagem="edict"), hero_row=ROW, phase="recruiting")
    assert points(m, ROI) == 2
    assert "edict-green" in offers(m.copy())
    step(m, "edict-green", "perle", 6, 9)
    assert (m.camps[ROI].used, m.known[m.camps[ROI].stratagem]) == (True, 0b11)
    assert points(m, ROI) == 3 + (1 + 1)
    m.phase = 3
    assert offers(m) == ["three-red", "no"]


def test_the_royal_edict_opens_the_whole_row() -> None:
    """LEG-81: with three legions at one place, any hero; the legions tucked are those of that place."""
    m = position(Setting(green="6 9 14", red="3", stratagem="edict"), hero_row=ROW, phase="recruiting")
    assert offers(m.copy()) == ["three-green", "edict-green", "no"]
    assert offers(m.copy(), "edict-green") == ROW.split()
    assert offers(m, "edict-green", "harponneur") == [6, 9, 14]


def test_the_royal_edict_serves_where_the_colour_is_missing() -> None:
    """LEG-81: even with no hero left in the pile."""
    m = position(Setting(blue="2 11 17", stratagem="edict"), hero_row="nacre ondine", phase="recruiting")
    assert offers(m) == ["three-blue", "edict-blue", "no"]


def test_the_grand_muster_shows_five() -> None:
    """LEG-82, LEG-D19: once two are seen; one is recruited, the four others are shuffled into the pile and forgotten."""
    m = position(
        Setting(blue="2 11 17", stratagem="muster"),
        hero_row="nacre",
        hero_pile="ondine hargne oracle murene recluse perle",
        phase="recruiting",
    )
    assert offers(m.copy()) == ["three-blue", "no"]
    assert offers(m.copy(), "three-blue") == ["ondine", "hargne", "muster"]
    assert offers(m.copy(), "three-blue", "muster") == ["ondine", "hargne", "oracle", "murene", "recluse"]
    pile = m.hero_pile[:]
    step(m, "three-blue", "muster", "recluse", 2, 11)
    assert m.camps[ROI].used
    assert m.camps[ROI].heroes == [hero("recluse")]
    assert sorted(m.hero_pile) == sorted(card for card in pile if card != hero("recluse"))
    assert m.hero_pile != [card for card in pile if card != hero("recluse")]
    assert all(m.known[card] == 0 for card in m.hero_pile)


def test_the_grand_muster_waits_for_a_missing_colour() -> None:
    """LEG-82: it replaces the look at two, so it needs one."""
    m = position(Setting(green="6 9 14", stratagem="muster"), hero_row="nacre passeuse", phase="recruiting")
    assert offers(m, "three-green") == ["nacre", "passeuse"]


def test_the_grand_muster_may_be_kept() -> None:
    """LEG-82, LEG-D19: one of the two is recruited and the other put back, as without it."""
    pile = "ondine hargne oracle"
    m = position(Setting(blue="2 11 17", stratagem="muster"), hero_row="nacre", hero_pile=pile, phase="recruiting")
    step(m, "three-blue", "hargne", "top", 2, 11)
    assert (m.camps[ROI].heroes, m.camps[ROI].used) == ([hero("hargne")], False)
    assert m.hero_pile[-1] == hero("ondine")


def test_the_grand_muster_needs_more_heroes_than_the_two_seen() -> None:
    """LEG-82: there would be nothing more to look at."""
    m = position(
        Setting(blue="2 11 17", stratagem="muster"),
        Setting(heroes=all_heroes_but("nacre", "hargne", "oracle")),
        hero_row="nacre",
        hero_pile="hargne oracle",
        phase="recruiting",
    )
    assert offers(m, "three-blue") == ["hargne", "oracle"]


def opening(ask_all: bool = False, roi: str = "edict", necro: str = "decoy") -> Legions:
    return position(
        Setting(hand="9 12 30", stratagem=roi),
        Setting(hand="4 7 22", stratagem=necro),
        hero_row=ROW,
        phase="initiative",
        ask_all=ask_all,
    )


def test_the_pledge_keeps_a_hero_for_the_king() -> None:
    """LEG-83, LEG-D2: at the start of a turn, in place of a legion; then both choose anew."""
    m = opening(roi="pledge")
    player = step(m, "pledge", 4, "oracle", 30, 22)
    both = [(ROI, "initiative"), (NECRO, "initiative")]
    assert player.asked == [*both, (ROI, "reserve"), *both]
    assert (m.reserved, m.camps[ROI].used) == (hero("oracle"), True)
    assert [camp.chosen for camp in m.camps] == [legion(30), legion(22)]
    assert m.known[legion(4)] == 0b10


def test_a_reserved_hero_is_closed_to_the_opponent() -> None:
    """LEG-83: neither by three legions nor by one at each place; the King recruits it as any other."""
    each = Setting(yellow="4", red="3", blue="2", violet="5 10 21", green="6")
    m = position(necro=each, hero_row="oracle nacre", reserved="oracle", phase="recruiting", acting="necro")
    assert offers(m.copy()) == ["each", "no"]
    step(m, "each", 4, 6)
    assert m.camps[NECRO].heroes == [hero("nacre")]
    m = position(each, hero_row="oracle nacre", reserved="oracle", phase="recruiting")
    assert "three-violet" in offers(m)


def test_a_reserved_hero_still_counts_as_one_of_its_colour() -> None:
    """LEG-D10: the row is not without that colour, so the pile stays closed; and the Broker cannot fetch it either."""
    m = position(
        necro=Setting(violet="5 10 21"), hero_row="oracle nacre", reserved="oracle", phase="recruiting", acting="necro"
    )
    assert step(m).asked == []
    m = position(
        necro=Setting(heroes={"perle": "", "courtier": ""}),
        hero_row="oracle",
        reserved="oracle",
        phase="power",
        acting="necro",
    )
    assert step(m).asked == []


def test_the_whisper_sees_the_hand_and_chooses_the_legion() -> None:
    """LEG-84, LEG-D2: the King no longer chooses, and what he had sealed is never shown."""
    m = opening(necro="whisper")
    player = step(m, 9, "whisper", 30, 22)
    assert player.asked == [(ROI, "initiative"), (NECRO, "initiative"), (NECRO, "their-legion"), (NECRO, "initiative")]
    assert [camp.chosen for camp in m.camps] == [legion(30), legion(22)]
    assert [m.known[legion(number)] for number in (9, 12)] == [0b11, 0b11]
    assert [m.known[legion(number)] for number in (4, 7)] == [0b10, 0b10]
    assert m.camps[NECRO].used


@pytest.mark.parametrize("turn", range(1, TURNS + 1))
def test_nobody_whispers_in_the_last_turn(turn: int) -> None:
    """LEG-D20: while the Gift may still be announced then."""
    for one in ("whisper", "gift"):
        m = position(necro=Setting(hand="4 7 22", stratagem=one), hero_row=ROW, phase="initiative", turn=turn)
        assert (WORDS[one] in m.openings(NECRO)) == (one == "gift" or turn < TURNS)


def test_pledge_and_whisper_at_once() -> None:
    """LEG-D2: first the hero is reserved, then the hand is seen."""
    m = opening(roi="pledge", necro="whisper")
    player = step(m, "pledge", "whisper", "oracle", 12, 4)
    assert [prompt for _, prompt in player.asked] == [
        "initiative",
        "initiative",
        "reserve",
        "their-legion",
        "initiative",
    ]
    assert m.reserved == hero("oracle")
    assert m.camps[ROI].chosen == legion(12)


def test_a_bot_reserves_a_hero_while_the_other_side_has_sealed_a_ruse() -> None:
    """LEG-D2: the King's question comes first, and the card that the other has chosen to use may be any to a bot."""
    roi, necro = Setting(hand="9 12 30", stratagem="pledge"), Setting(hand="4 7 22", stratagem="whisper")
    live = Live(position(roi, necro, row="20 21 (6)", hero_row=ROW, phase="initiative", ask_all=True))
    for seat in (ROI, NECRO):
        assert live.pending is not None
        live.answer(seat, live.number, min(live.pending.options_of(seat)))
    assert live.pending is not None
    assert live.pending.prompt.key == "reserve"
    for seed in range(20):
        for level in ("novice", "joueur"):
            assert bot(level, GAME, seed).answer(live, ROI) in live.pending.options_of(ROI)


def test_the_whisper_may_answer_the_pledge() -> None:
    """LEG-D2: having seen what was reserved, the Nécrocampe chooses anew, and may still whisper."""
    m = opening(roi="pledge", necro="whisper")
    step(m, "pledge", 4, "oracle", 9, "whisper", 12, 7)
    assert [camp.chosen for camp in m.camps] == [legion(12), legion(7)]


def attacked(stratagem: str, ask_all: bool = False, used: bool = False, line: str = "22 28") -> Legions:
    return position(
        necro=Setting(green=line, red="3", stratagem=stratagem, used=used),
        row="6",
        phase="attacking",
        acting="roi",
        first="necro",
        ask_all=ask_all,
    )


def test_the_decoy_turns_an_attack_to_another_place() -> None:
    """LEG-85, LEG-D4: on the same side, where somebody stands."""
    m = attacked("decoy")
    assert offers(m.copy()) == ["let-be", "red"]
    step(m, "red")
    assert numbers(m.camps[NECRO].face_up[GREEN]) == [22, 28]
    assert numbers(m.camps[NECRO].routed[RED]) == [3]
    assert m.camps[NECRO].used


def test_the_decoy_sends_no_attack_into_the_void() -> None:
    """LEG-D4: while nobody stands at another place its holder has one answer, as those who hold another stratagem do."""
    line = Setting(green="22 28", red="3r", stratagem="decoy")
    m = position(necro=line, row="6", phase="attacking", acting="roi", first="necro", ask_all=True)
    assert offers(m.copy()) == ["let-be"]
    step(m, "let-be")
    assert numbers(m.camps[NECRO].routed[GREEN]) == [22, 28]
    assert not m.camps[NECRO].used


def test_the_decoy_turns_no_ambassador_away() -> None:
    """LEG-D4: the attacker has chosen the place, and nobody is asked, whatever stratagem lies there."""
    line = Setting(green="22 28", red="3", stratagem="decoy")
    m = position(necro=line, row="7", phase="attacking", acting="roi", first="necro", ask_all=True)
    assert step(m, "green").asked == [(ROI, "attack")]
    assert numbers(m.camps[NECRO].routed[GREEN]) == [22, 28]
    assert not m.camps[NECRO].used


def test_the_decoy_may_be_kept() -> None:
    """LEG-85: the attack then strikes where it was aimed."""
    m = attacked("decoy")
    step(m, "let-be")
    assert numbers(m.camps[NECRO].routed[GREEN]) == [22, 28]
    assert not m.camps[NECRO].used


def test_no_decoy_where_nobody_stands() -> None:
    """LEG-D4: an attack that hits nobody need not be turned away."""
    assert step(attacked("decoy", line="22r")).asked == []


def test_the_poisoned_gift_is_announced_at_the_start_of_a_turn() -> None:
    """LEG-86, LEG-D3: for all to see; then both choose anew."""
    m = position(
        Setting(hand="9 12 30", stratagem="edict"), Setting(hand="4 7 22", stratagem="gift"), phase="initiative"
    )
    player = step(m, 9, "gift", 30, 22)
    both = [(ROI, "initiative"), (NECRO, "initiative")]
    assert player.asked == [*both, *both]
    assert (m.camps[NECRO].used, m.known[m.camps[NECRO].stratagem], m.giver) == (True, 0b11, NECRO)
    assert [camp.chosen for camp in m.camps] == [legion(30), legion(22)]


def test_the_poisoned_gift_chooses_what_the_king_takes() -> None:
    """LEG-86: even the face-down legion, which the King then sees and the giver does not."""
    m = position(
        Setting(hand="9 12"), Setting(stratagem="gift", used=True), row="5 14 (6)", phase="taking", acting="roi"
    )
    m.giver = NECRO
    assert step(m, 6).asked == [(NECRO, "give")]
    assert numbers(m.camps[ROI].hand) == [9, 12, 6]
    assert m.known[legion(6)] == 0b01


def test_the_poisoned_gift_leaves_the_giver_his_own_choice() -> None:
    """LEG-86: it is the opponent's hand that is filled for them."""
    m = position(
        necro=Setting(hand="9 12", stratagem="gift", used=True), row="5 14", phase="taking", acting="necro", first="roi"
    )
    m.giver = NECRO
    assert step(m, 14).asked == [(NECRO, "take")]


def test_the_poisoned_gift_lasts_one_turn() -> None:
    """LEG-80, LEG-86: in the next one the King chooses again."""
    m = position(Setting(), Setting(stratagem="gift", used=True), row="5", phase="end-of-turn")
    m.giver = NECRO
    step(m)
    assert (m.turn, m.giver) == (4, NOBODY)


def pending(m: Legions) -> Pending:
    m.chooser = Script([])
    with pytest.raises(Pending) as stopped:
        m.step()
    return stopped.value


def test_being_asked_tells_nothing() -> None:
    """LEG-D1, LEG-D3: at a live table who might hold a stratagem is asked, with one answer if he does not."""
    for held in ("whisper", "decoy", "gift"):
        question = pending(attacked(held, ask_all=True))
        assert (question.prompt.key, question.seats) == ("redirect", [NECRO])
        m = position(Setting(hand="9 12"), Setting(stratagem=held), row="5 (6)", phase="taking", ask_all=True)
        question = pending(m)
        assert (question.prompt.key, question.seats) == ("take", [ROI])
    m = attacked("gift", ask_all=True)
    assert said(m, pending(m).options[0]) == ["let-be"]


def test_once_used_nobody_is_asked_any_more() -> None:
    """LEG-D1: that it is used is known to all."""
    assert step(attacked("decoy", ask_all=True, used=True)).asked == []
    m = position(Setting(hand="9 12"), Setting(used=True), row="5 (6)", phase="taking", ask_all=True)
    assert step(m, 5).asked == [(ROI, "take")]


def test_the_king_holds_no_decoy_and_gives_no_gift() -> None:
    """LEG-85, LEG-86: those are the Nécrocampe's."""
    m = position(Setting(green="22"), row="6", phase="attacking", acting="necro", first="roi", ask_all=True)
    assert step(m).asked == []
    m = position(necro=Setting(hand="9 12"), row="5 (6)", phase="taking", acting="necro", first="roi", ask_all=True)
    assert step(m, 5).asked == [(NECRO, "take")]


@pytest.mark.parametrize("held", ["edict", "muster", "pledge"])
def test_the_recruiting_question_does_not_depend_on_the_stratagem(held: str) -> None:
    """LEG-D1: with three legions standing the King is asked, though only the Edict would serve him; nor does his time tell."""
    m = position(
        Setting(violet="5 10 21", stratagem=held),
        Setting(heroes=all_heroes_but("nacre")),
        hero_row="nacre",
        phase="recruiting",
        ask_all=True,
    )
    question = pending(m)
    assert (question.prompt.key, question.seats, question.prompt.alike) == ("recruit", [ROI], True)
    assert said(m, question.options[0]) == (["edict-violet", "no"] if held == "edict" else ["no"])
