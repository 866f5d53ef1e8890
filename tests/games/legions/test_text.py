"""What people read: both languages, full sentences, nothing unsaid."""

import re

import pytest

from tests.games.legions.position import NECRO, ROI, Setting, meant, position, step, telling
from veillee.core.dice import FastDice
from veillee.core.live import Live
from veillee.core.match import Fact, Prompt
from veillee.core.text import EN, FR, Tongue
from veillee.games.legions import GAME, prompts
from veillee.games.legions.cards import HEROES, Rally
from veillee.games.legions.telling import SENTENCES
from veillee.games.legions.text import VOICE

FACTS = [one for one in vars(prompts).values() if isinstance(one, Fact)]
PROMPTS = [one for one in vars(prompts).values() if isinstance(one, Prompt)]

CARDS = {tongue.key: VOICE.cards(tongue) for tongue in (FR, EN)}


def lived(seed: int) -> Live:
    return Live(GAME.match(FastDice(seed), options={"camps": "random"}, ask_all=True))


def test_every_fact_has_its_sentence() -> None:
    assert {fact.key for fact in FACTS} == set(SENTENCES)
    assert all(re.fullmatch(r"LEG-\d+", fact.rule) for fact in FACTS)
    assert all(re.fullmatch(r"LEG-\d+", prompt.rule) for prompt in PROMPTS)


@pytest.mark.parametrize("tongue", [FR, EN], ids=repr)
def test_whole_matches_are_told_and_asked_in_full_sentences(tongue: Tongue) -> None:
    """Every question is one, every fact ends as a sentence does, every option has a label and addresses what is seen."""
    asked, told = set(), set()
    for seed in range(60):
        live, whims = lived(seed), FastDice(seed)
        while live.pending is not None:
            for one in live.heard:
                told.add(one.fact.key)
                sentence = VOICE.say(live.now, one, tongue)
                assert re.match(r"[A-ZÀÉÎL]", sentence), sentence
                assert sentence.endswith((".", "!")), sentence
                assert "-1" not in sentence
                names = [str(CARDS[tongue.key][face]["name"]) for face in VOICE.mentions(live.now, one)]
                numbers = [str(CARDS[tongue.key][face].get("number")) for face in VOICE.mentions(live.now, one)]
                assert all(a in sentence or b in sentence for a, b in zip(names, numbers, strict=True)), sentence
            seat = live.pending.seats[0]
            prompt, options = live.pending.prompt, live.pending.options_of(seat)
            asked.add(prompt.key)
            question = VOICE.ask(live.now, seat, prompt, tongue)
            assert question.endswith(("?", ".")), question
            labels = [VOICE.label(live.now, seat, prompt, option, tongue) for option in options]
            assert all(labels)
            assert len(set(labels)) == len(labels), labels
            addresses = str(live.now.view(seat))
            for option in options:
                target = VOICE.target(live.now, seat, prompt, option)
                assert not target or f"'at': '{target}'" in addresses
            live.answer(seat, live.number, options[whims.below(len(options))])
        assert VOICE.ending(live.now, tongue).endswith(".")
    assert asked == {prompt.key for prompt in PROMPTS}
    assert told >= {fact.key for fact in FACTS} - {"five-banners", "lowest-in-hand", "scored"}


def test_every_option_on_a_card_leads_to_that_card() -> None:
    m = position(Setting(hand="9 12"), row="5 14 (6)", phase="taking")
    at = [VOICE.target(m, ROI, prompts.TAKE, meant(m, number)) for number in (5, 14, 6)]
    assert at == ["row:0", "row:1", "row:2"]
    m = position(Setting(red="12 3r"), Setting(heroes={"nacre": "22 28"}))
    assert VOICE.target(m, ROI, prompts.MOVE, meant(m, 3)) == "line:0:1:1"
    assert VOICE.target(m, ROI, prompts.REMOVE, meant(m, 28)) == "under:1:0:1"
    assert VOICE.target(m, ROI, prompts.PLACE, prompts.AT + 3) == "place:3"


def test_the_face_down_legion_is_named_only_to_who_knows_it() -> None:
    """LEG-74: the label says no more than its reader may know."""
    m = position(Setting(hand="9 12"), row="5 14 (6)", phase="taking")
    assert VOICE.label(m, ROI, prompts.TAKE, meant(m, 6), FR) == "Prendre la légion cachée"
    m.show(meant(m, 6), ROI)
    assert "6" in VOICE.label(m, ROI, prompts.TAKE, meant(m, 6), FR)


def test_prose_in_both_languages() -> None:
    m = position(Setting(chosen=3, hand="9 12"), Setting(chosen=20, hand="4 7"))
    told = telling(m)
    assert [VOICE.say(m, one, FR) for one in told] == [
        "Le Roi d’Abyss place la légion 3 des Militaires devant la Brèche."
    ]
    assert [VOICE.say(m, one, EN) for one in told] == [
        "The King of Abyss puts legion 3 of the Soldiers before the Breach."
    ]


def test_an_attack_is_told_with_its_victims() -> None:
    """LEG-47."""
    m = position(Setting(green="6 9"), row="28", phase="attacking", acting="necro", first="roi")
    assert [VOICE.say(m, one, FR) for one in telling(m)] == [
        "Le Nécrocampe attaque le Roi d’Abyss devant le Comptoir.",
        "Les légions 6 et 9 sont en déroute devant le Comptoir.",
    ]


@pytest.mark.parametrize("tongue", [FR, EN], ids=repr)
def test_every_card_is_described(tongue: Tongue) -> None:
    """Fifty-two cards and five places, in the order of their faces."""
    cards = VOICE.cards(tongue)
    assert [card["face"] for card in cards] == list(range(57))
    for card in cards:
        assert card["name"]
        assert card["text"]
        assert re.fullmatch(r"LEG-\d+", str(card["rule"]))


def test_the_text_of_a_hero_comes_from_its_words() -> None:
    """LEG-101: another number, another text."""
    assert Rally(2).say(FR) != Rally(3).say(FR)
    assert Rally(2).say(EN) != Rally(3).say(EN)
    assert len({str(card["text"]) for card in VOICE.cards(FR) if card["kind"] == "hero"}) == len(HEROES)


def test_endings() -> None:
    """LEG-60, LEG-62, LEG-63: each way of winning has its sentence."""
    m = position(Setting(yellow="16", blue="11 17", green="13"), row="5", phase="end-of-turn")
    step(m)
    assert VOICE.ending(m, FR) == "Le Roi d’Abyss l’emporte avec cinq bannières."
    for hands, reason in ((("1 2 3", "4 5 6"), "plus petit numéro"), (("1 2 3", ""), "points à")):
        m = position(Setting(hand=hands[0]), Setting(hand=hands[1], used=not hands[1]), row="7", phase="end-of-turn")
        m.removed += m.pile
        m.pile = []
        step(m)
        assert reason in VOICE.ending(m, FR)
    assert VOICE.seat_name(m, NECRO, FR) == "Nécrocampe"
    assert VOICE.seat_name(m, ROI, EN) == "King of Abyss"


@pytest.mark.parametrize("tongue", [FR, EN], ids=repr)
def test_every_thing_seen_has_its_reason(tongue: Tongue) -> None:
    """What cannot be chosen now says why, and cites a rule."""
    m = position(
        Setting(hand="9 12", red="3", heroes={"nacre": "6 22"}),
        Setting(hand="4 7"),
        row="5 14 (6)",
        hero_row="ondine oracle",
        reserved="oracle",
    )
    seen = set(re.findall(r"'at': '([^']+)'", str(m.view(NECRO))))
    reasons = {at: VOICE.why(m, NECRO, at, tongue) for at in seen}
    assert all(re.search(r"\(LEG-\d+\)", said) for said in reasons.values())
    assert "LEG-83" in reasons["hero_row:1"]
    assert "LEG-30" in reasons["hero_row:0"]
    assert reasons["hand:0:0"] != reasons["hand:1:0"]
    assert VOICE.why(m, NECRO, "pile", tongue) == ""


def test_the_reason_of_a_stratagem_is_its_holders() -> None:
    """LEG-05: the other is told nothing of it."""
    m = position(Setting(stratagem="edict"), Setting(stratagem="gift", used=True))
    assert "file" in VOICE.why(m, ROI, "stratagem:0", FR)
    assert VOICE.why(m, NECRO, "stratagem:0", FR) == "Le stratagème adverse n’est pas à vous (LEG-05)."
    assert VOICE.why(m, NECRO, "stratagem:1", FR) == "Votre stratagème a déjà servi (LEG-80)."
