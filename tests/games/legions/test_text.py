"""What people read: both languages, full sentences, nothing unsaid."""

import re
from types import ModuleType

import pytest

from tests.games.legions.position import (
    NECRO,
    ROI,
    WORDS,
    Setting,
    legion,
    meant,
    position,
    question,
    read,
    step,
    telling,
)
from veillee.core.choosers import Pending
from veillee.core.dice import FastDice
from veillee.core.facts import Fact, Prompt
from veillee.core.live import Live
from veillee.core.match import SPECTATOR, Match
from veillee.core.pieces import FACE, Pieces
from veillee.core.text import EN, FR, Tongue, typeset
from veillee.games.legions import GAME
from veillee.games.legions.cards import heroes, stratagems
from veillee.games.legions.cards.heroes import HEROES, Rally
from veillee.games.legions.cards.stratagems import LookAtMore
from veillee.games.legions.rules.match import Legions
from veillee.games.legions.rules.options import LET_BE
from veillee.games.legions.voice import VOICE, prompts, sentences

both_tongues = pytest.mark.parametrize("tongue", [FR, EN], ids=repr)


def declared(kind: type[Fact] | type[Prompt], *modules: ModuleType) -> dict[str, Fact | Prompt]:
    """The facts or questions of some modules by their keys, each declared once."""
    found = {id(one): one for module in modules for one in vars(module).values() if isinstance(one, kind)}
    keys = [one.key for one in found.values()]
    assert len(keys) == len(set(keys))
    return {one.key: one for one in found.values()}


FACTS = declared(Fact, sentences, heroes, stratagems)
PROMPTS = declared(Prompt, prompts, heroes, stratagems)


def lived(seed: int) -> Live:
    return Live(GAME.match(FastDice(seed), options={"camps": "random"}, ask_all=True))


def faces(pieces: Pieces) -> list[int]:
    return [piece.number for piece in pieces if piece.kind == FACE]


def target(m: Legions, prompt: Prompt, option: int) -> str:
    return VOICE.target(m, ROI, Pending(prompt, [ROI], [[option]], 0), option)


def test_everything_asked_and_told_cites_its_rule() -> None:
    assert all(re.fullmatch(r"LEG-\d+", one.rule) for one in [*FACTS.values(), *PROMPTS.values()])


def check_sentence(sentence: str) -> None:
    """Begins with a capital or a name, ends with a stop, and nothing is left to be filled."""
    assert re.match(r"[A-ZÀÉ]", sentence), sentence
    assert sentence.endswith((".", "!", "?")), sentence
    assert not re.search(r"[\[\]{}|]|-1|  |\b[dl]e le\b|\bà le\b|\b(La|Le|L’|The) [A-Z]", sentence[1:]), sentence


def check_question(live: Live, pending: Pending, seat: int, tongue: Tongue) -> None:
    """It is one, and every option has a label of its own and addresses what is seen."""
    asked = read(VOICE.ask(live.now, seat, pending, tongue), seat, tongue)
    check_sentence(asked)
    options = pending.options_of(seat)
    labels = [read(VOICE.label(live.now, seat, pending, option, tongue), seat, tongue) for option in options]
    assert all(re.match(r"[A-ZÀÉ]", label) for label in labels), labels
    assert len(set(labels)) == len(labels), labels
    addresses = str(live.now.view(seat))
    for option in options:
        at = VOICE.target(live.now, seat, pending, option)
        assert not at or f"'at': '{at}'" in addresses


@both_tongues
def test_whole_matches_are_told_and_asked_in_full_sentences(tongue: Tongue) -> None:
    asked: set[str] = set()
    told: set[str] = set()
    seed = 0
    while seed < 60 or asked != set(PROMPTS):
        assert seed < 1000, set(PROMPTS) - asked
        seed += 1
        live, whims = lived(seed), FastDice(seed)
        while live.pending is not None:
            for one in live.heard:
                told.add(one.fact.key)
                for reader in (ROI, NECRO, SPECTATOR):
                    check_sentence(read(VOICE.say(live.now, one, reader, tongue), reader, tongue))
            asked.add(live.pending.prompt.key)
            seat = live.pending.seats[0]
            check_question(live, live.pending, seat, tongue)
            options = live.pending.options_of(seat)
            live.answer(seat, live.number, options[whims.below(len(options))])
        for reader in (ROI, NECRO, SPECTATOR):
            check_sentence(read(VOICE.ending(live.now, reader, tongue), reader, tongue))
    assert told >= set(FACTS) - {"five-banners", "lowest-in-hand", "scored"}


def test_every_option_on_a_card_leads_to_that_card() -> None:
    m = position(Setting(hand="9 12"), row="5 14 (6)", phase="taking")
    assert [target(m, prompts.TAKE, meant(m, number)) for number in (5, 14, 6)] == ["row:0", "row:1", "row:2"]
    m = position(Setting(red="12 3r"), Setting(heroes={"nacre": "22 28"}))
    assert target(m, heroes.MOVE, meant(m, 3)) == "line:0:1:1"
    assert target(m, heroes.REMOVE, meant(m, 28)) == "under:1:0:1"
    assert target(m, prompts.PLACE, WORDS["violet"]) == "place:3"
    assert target(m, prompts.RECRUIT, WORDS["three-red"]) == "place:1"
    assert target(m, prompts.RECRUIT, WORDS["edict-red"]) == "stratagem:0"
    assert target(m, prompts.RECRUIT, WORDS["each"]) == target(m, prompts.RECRUIT, WORDS["no"]) == ""


def labels(m: Match, pending: Pending, seat: int, tongue: Tongue) -> list[str]:
    return [read(VOICE.label(m, seat, pending, option, tongue), seat, tongue) for option in pending.options_of(seat)]


def test_the_face_down_legion_is_named_only_to_who_knows_it() -> None:
    """LEG-74: the label says no more than its reader may know."""
    m = position(Setting(hand="9 12"), row="5 14 (6)", phase="taking")
    pending = question(m)
    assert labels(m, pending, ROI, FR)[2] == "Prendre la légion cachée"
    m.show(legion(6), ROI)
    assert labels(m, pending, ROI, FR)[2] == "Prendre la légion cachée, la légion 6 des Marchands (1 point)"


def test_a_question_names_what_it_is_about() -> None:
    """LEG-33: the hero that was recruited."""
    m = position(Setting(green="6 9 14"), hero_row="passeuse", phase="recruiting")
    pending = question(m, "three-green")
    assert read(VOICE.ask(m, ROI, pending, FR), ROI, FR) == typeset("Quelle légion glissez-vous sous la Passeuse ?")
    assert labels(m, pending, ROI, EN)[0] == "Tuck legion 6 of the Merchants (1 point)"


def test_a_stratagem_names_itself_in_its_options() -> None:
    """LEG-80 to LEG-86."""
    row = "nacre ondine perle harponneur oracle"
    m = position(Setting(green="6 9 14", stratagem="edict"), hero_row=row, phase="recruiting")
    assert typeset(
        "Dépenser « Édit royal » (–2 points), trois légions devant le Comptoir : un héros au choix"
    ) in labels(m, question(m), ROI, FR)
    m = position(Setting(hand="9 12"), Setting(hand="4", stratagem="whisper"), phase="initiative")
    pending = Pending(prompts.INITIATIVE, [NECRO], [[WORDS["whisper"]]], 0)
    assert labels(m, pending, NECRO, EN) == [
        "Spend “Whisper of the Kraken” (–2 points): see Anna’s hand and choose from it"
    ]
    m = position(necro=Setting(green="22", red="3", stratagem="decoy"), row="6", phase="attacking", first="necro")
    pending = question(m)
    asked = read(VOICE.ask(m, NECRO, pending, FR), NECRO, FR)
    assert asked == typeset(
        "Anna vous attaque devant le Comptoir et mettrait en déroute la légion 22 : détournez-vous l'attaque ?"
        " Dépenser « Leurre » vous coûte 2 points."
    )
    assert [VOICE.spends(m, NECRO, pending, option) for option in pending.options_of(NECRO)] == ["", "stratagem:1"]
    assert labels(m, pending, NECRO, FR) == [
        "Subir l’attaque",
        typeset("Dépenser « Leurre » (–2 points) : détourner vers la Brèche (1 légion)"),
    ]


def test_whoever_has_only_no_to_answer_sees_why() -> None:
    """LEG-D1: asked so that not being asked tells nothing."""
    m = position(necro=Setting(green="22", red="3", stratagem="gift"), row="6", phase="attacking", first="necro")
    pending = Pending(prompts.REDIRECT, [NECRO], [[LET_BE]], 0)
    assert labels(m, pending, NECRO, FR) == ["Subir l’attaque"]
    (barred,) = VOICE.later(m, NECRO, pending, FR)
    assert read(barred.label, NECRO, FR) == "Détourner l’attaque"
    assert read(barred.why, NECRO, FR) == typeset("Il vous faudrait « Leurre » (LEG-85).")
    m = position(necro=Setting(green="22", red="3", stratagem="decoy"), row="6", phase="attacking", first="necro")
    assert VOICE.later(m, NECRO, question(m), FR) == []
    m = position(necro=Setting(green="22", red="3r", stratagem="decoy"), row="6", phase="attacking", first="necro")
    (barred,) = VOICE.later(m, NECRO, pending, EN)
    assert read(barred.why, NECRO, EN) == "“Decoy” wants another place of yours where legions stand (LEG-D4)."


def test_a_reason_answers_the_open_question() -> None:
    """LEG-10, LEG-33: what is said of a thing at the start of a turn is no answer to which legion goes under a hero."""
    m = position(Setting(green="6 9 14", red="3"), hero_row="passeuse", phase="recruiting")
    asked = question(m, "three-green")
    assert VOICE.why(m, ROI, asked, "line:0:1:0", FR) == []
    assert VOICE.why(m, ROI, asked, "place:1", FR) == []
    opening = Pending(prompts.INITIATIVE, [ROI], [[0]], 0)
    assert "LEG-22" in read(VOICE.why(m, ROI, opening, "line:0:1:0", FR), ROI, FR)


def test_who_gives_is_asked_what_the_other_takes() -> None:
    """LEG-86: with the reward of each legion in sight; the face-down one is not named."""
    m = position(Setting(hand="9 12"), Setting(stratagem="gift", used=True), row="5 14 (6)", phase="taking")
    m.giver = NECRO
    pending = question(m)
    assert read(VOICE.ask(m, NECRO, pending, EN), NECRO, EN) == "Poisoned Gift: which legion of the row must Anna take?"
    assert labels(m, pending, NECRO, EN)[0] == "Make your opponent take legion 5 of the Mages (1 point)"
    assert labels(m, pending, NECRO, FR)[2] == "Lui faire prendre la légion cachée"


def test_prose_in_both_languages() -> None:
    """A seat is called by its name, and its own reader « vous »; a card is more than its name."""
    m = position(Setting(chosen=3, hand="9 12"), Setting(chosen=20, hand="4 7"))
    told = telling(m)[0]
    assert read(VOICE.say(m, told, NECRO, FR), NECRO, FR) == "Anna place la légion 3 des Militaires devant la Brèche."
    assert read(VOICE.say(m, told, ROI, FR), ROI, FR) == "Vous placez la légion 3 des Militaires devant la Brèche."
    assert read(VOICE.say(m, told, ROI, EN), ROI, EN) == "You put legion 3 of the Soldiers before the Breach."
    assert faces(VOICE.say(m, told, SPECTATOR, EN)) == [meant(m, 3)]


def test_an_article_is_small_inside_a_sentence() -> None:
    """LEG-30."""
    m = position(Setting(green="6 9 14"), hero_row="passeuse", phase="recruiting")
    said = [read(VOICE.say(m, one, NECRO, FR), NECRO, FR) for one in telling(m, "three-green", 6, 9)]
    assert said[0] == "Anna recrute la Passeuse."


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("6 9", "Les légions 6 et 9 sont en déroute devant le Comptoir."),
        ("6", "La légion 6 est en déroute devant le Comptoir."),
        ("", "L’attaque ne trouve personne devant le Comptoir."),
    ],
)
def test_an_attack_is_told_with_its_victims(line: str, said: str) -> None:
    """LEG-47."""
    m = position(Setting(green=line), row="23", phase="attacking", acting="necro", first="roi")
    assert [read(VOICE.say(m, one, ROI, FR), ROI, FR) for one in telling(m)] == [
        "Bruno vous attaque devant le Comptoir.",
        said,
    ]


@both_tongues
def test_every_card_is_described(tongue: Tongue) -> None:
    """The cards and, after them, the places, in the order of their faces."""
    cards = VOICE.cards(tongue)
    assert [card["face"] for card in cards] == list(range(len(cards)))
    for card in cards:
        assert card["name"]
        assert card["text"]
        assert re.fullmatch(r"LEG-\d+", str(card["rule"]))


def test_the_text_of_a_card_comes_from_its_words() -> None:
    """LEG-101, LEG-82: another number, another text."""
    for tongue in (FR, EN):
        assert Rally(2).say(tongue) != Rally(3).say(tongue)
        assert LookAtMore(count=5).say(tongue) != LookAtMore(count=4).say(tongue)
    assert len({str(card["text"]) for card in VOICE.cards(FR) if card["kind"] == "hero"}) == len(HEROES)


def last_turn(hands: tuple[str, str]) -> Legions:
    m = position(Setting(hand=hands[0]), Setting(hand=hands[1], used=not hands[1]), row="7", phase="end-of-turn")
    m.removed += m.pile
    m.pile = []
    return m


def test_endings() -> None:
    """LEG-60, LEG-62, LEG-63: each way of winning has its sentence and its title."""
    m = position(Setting(yellow="17", blue="11 20", green="18"), row="5", phase="end-of-turn")
    step(m)
    assert read(VOICE.ending(m, NECRO, FR), NECRO, FR) == "Anna l’emporte avec cinq bannières."
    assert read(VOICE.ending(m, ROI, FR), ROI, FR) == "Vous l’emportez avec cinq bannières."
    for hands, reason, ending in (
        (("1 2 3", "4 5 6"), "lowest", "À 2 points partout, Anna l’emporte avec le plus petit numéro en main."),
        (("1 2 3", ""), "points", "Anna l’emporte par 2 points à 0."),
    ):
        m = last_turn(hands)
        step(m)
        assert (m.outcome().reason, reason in GAME.endings) == (reason, True)
        assert read(VOICE.ending(m, SPECTATOR, FR), SPECTATOR, FR) == ending
    assert VOICE.seat_name(m, NECRO, FR) == "Nécrocampe"
    assert VOICE.seat_name(m, ROI, EN) == "King of Abyss"


def test_no_point_is_one_in_french() -> None:
    """LEG-62."""
    said = telling(last_turn(("1 2 3", "")))
    m = position()
    assert [read(VOICE.say(m, one, NECRO, FR), NECRO, FR) for one in said if one.fact is sentences.SCORED] == [
        "Anna compte 2 points.",
        "Vous comptez 0 point.",
    ]


def why(m: Legions, seat: int, at: str, tongue: Tongue) -> str:
    return read(VOICE.why(m, seat, None, at, tongue), seat, tongue)


@both_tongues
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
    reasons = {at: why(m, NECRO, at, tongue) for at in seen}
    assert all(re.search(r"\(LEG-\d+\)", said) for said in reasons.values())
    assert "LEG-83" in reasons["hero_row:1"]
    assert "LEG-30" in reasons["hero_row:0"]
    assert reasons["hand:0:0"] != reasons["hand:1:0"]
    assert why(m, NECRO, "pile", tongue) == ""


def test_a_reason_denies_nothing_that_another_rule_allows() -> None:
    """LEG-73, LEG-103, LEG-107: the Well sends mages anywhere, and the Broker and the Harpooner take from where the others stay."""
    m = position(Setting(hand="5 12", heroes={"nacre": "6 22"}), majority="violet:roi", phase="initiative")
    assert why(m, ROI, "place:1", FR).endswith("les Mages de qui tient le Puits aussi (LEG-73).")
    assert why(m, ROI, "place:1", EN).endswith("so do the Mages of whoever holds the Well (LEG-73).")
    for at in ("hero:0:0", "under:0:0:0"):
        assert "le pouvoir d’un autre héros" in why(m, ROI, at, FR)
        assert "another hero’s power" in why(m, ROI, at, EN)


def test_the_reason_of_a_stratagem_is_its_holders() -> None:
    """LEG-05: the other is told nothing of it."""
    m = position(Setting(stratagem="edict"), Setting(stratagem="gift", used=True))
    assert "file" in why(m, ROI, "stratagem:0", FR)
    assert why(m, NECRO, "stratagem:0", FR) == "Le stratagème d’Anna n’est pas à vous (LEG-05)."
    assert why(m, NECRO, "stratagem:1", FR) == "Votre stratagème a déjà servi (LEG-80)."
