"""The weighing of questions: which of them could not matter, and that they are few."""

from tests.scenarios.referee import lay
from veillee.games.keyforge.referee.idle import Survey, idle, position
from veillee.games.keyforge.rules.hooks import PLAY
from veillee.games.keyforge.voice.prompts import ACT_ON


def test_a_question_whose_answers_come_to_the_same_is_idle() -> None:
    """KF-D37: the referee is asked which of two neighbours Tremor strikes; of three, one makes a difference."""
    for foes, same in ((["troll", "bumpsy"], True), (["troll", "bumpsy", "krump"], False)):
        duel = lay(me={"hand": ["tremor"]}, foe={"inPlay": foes})
        tremor = ACT_ON.pack(PLAY, duel.id("tremor"))
        assert idle(duel.match, [tremor], [duel.id(foe) for foe in foes]) == same


def test_copies_of_a_card_are_the_same_card() -> None:
    duel = lay(house="logos", me={"hand": ["labwork", "anger", "anger", "punch"]})
    labwork = ACT_ON.pack(PLAY, duel.id("labwork"))
    copies = [duel.id("anger#1"), duel.id("anger#2")]
    assert idle(duel.match, [labwork], copies)
    assert not idle(duel.match, [labwork], [*copies, duel.id("punch")])
    assert position(duel.match) == position(duel.match.copy())


def test_few_questions_are_idle() -> None:
    """KF-D37: under 1 % in duels at random, asked as at a table; `bench/idle_questions.py` plays a thousand."""
    survey = Survey()
    for seed in range(40):
        survey.play(seed, True)
    assert survey.duels == 40
    assert survey.questions > survey.acts > 1000
    assert max(survey.shares()) < 1.0, survey.sources
