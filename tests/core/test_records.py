"""Records: what is refused, and why."""

import msgspec
import pytest

from tests.properties.playing import Deal, played
from tests.toy import TOY
from tests.toys.story import STORY
from veillee.core.choosers import RandomChooser, Scribe
from veillee.core.dice import FastDice, SealedDice, seal_of
from veillee.core.match import Illegal
from veillee.core.record import Record, answered, finished, read_record, run, struck, verify, write_record


def a_record() -> Record:
    deal = Deal(TOY, 3, {"hand": "4"}, 11, 12)
    _, answers = played(deal, ask_all=False)
    bare = Record(game="toy", rules=1, seats=3, options={"hand": "4"}, dice="fast:11")
    return finished(answered(bare, answers), TOY)


def refusal(record: Record) -> Illegal:
    with pytest.raises(Illegal) as refused:
        verify(record, TOY)
    assert refused.value.text.fr
    assert refused.value.text.fr != refused.value.text.en
    return refused.value


def test_a_true_record_passes_through_json_unchanged() -> None:
    record = a_record()
    again = read_record(write_record(record))
    assert again == record
    verify(again, TOY)


def test_a_truncated_record_is_refused() -> None:
    record = a_record()
    assert "before the end" in str(refusal(msgspec.structs.replace(record, answers=record.answers[:-1])))


def test_a_record_with_answers_after_the_end_is_refused() -> None:
    record = a_record()
    assert "it holds" in str(refusal(msgspec.structs.replace(record, answers=[*record.answers, (0, 0)])))


def test_an_answer_that_was_not_on_offer_is_refused_with_its_number() -> None:
    record = a_record()
    seat, _ = record.answers[0]
    forged = [(seat, 999), *record.answers[1:]]
    error = refusal(msgspec.structs.replace(record, answers=forged))
    assert error.code == "unknown-option"
    assert "answer 1" in str(error)


def test_a_false_result_or_trace_is_refused() -> None:
    record = a_record()
    assert "claims the result" in str(refusal(msgspec.structs.replace(record, shares=[9.0, 0.0, 0.0])))
    assert "digest" in str(refusal(msgspec.structs.replace(record, trace="00")))


def test_another_rules_version_is_refused() -> None:
    assert refusal(msgspec.structs.replace(a_record(), rules=2)).code == "rules-version"


@pytest.mark.parametrize("dice", ["fast:x", "sealed:12", "loaded:6", ""])
def test_unreadable_dice_are_refused(dice: str) -> None:
    assert refusal(msgspec.structs.replace(a_record(), dice=dice)).code == "record"


@pytest.mark.parametrize("line", [b"", b"{", b"[]", b'{"game":1}', b"\xff\xfe", b'{"surprise":1}'])
def test_what_is_not_a_record_is_refused(line: bytes) -> None:
    with pytest.raises(Illegal) as refused:
        read_record(line)
    assert refused.value.code == "record"


def test_a_broken_seal_is_refused() -> None:
    secret = bytes(range(32))
    match = TOY.match(SealedDice(secret), 2)
    scribe = Scribe(RandomChooser(FastDice(3)))
    match.chooser = scribe
    while not match.over:
        match.step()
    bare = Record(game="toy", rules=1, seats=2, options={}, dice=f"sealed:{secret.hex()}", seal=seal_of(secret))
    record = finished(answered(bare, scribe.answers), TOY)
    verify(record, TOY)
    assert "seal" in str(refusal(msgspec.structs.replace(record, seal=seal_of(bytes(32)))))


def a_story() -> Record:
    deal = Deal(STORY, 3, {}, 11, 12)
    _, answers = played(deal, ask_all=False)
    return finished(answered(Record(game="story", rules=1, seats=3, options={}, dice="fast:11"), answers), STORY)


def test_a_changed_text_is_refused() -> None:
    record = a_story()
    number = next(iter(record.texts))
    forged = msgspec.structs.replace(record, texts={**record.texts, number: "another"})
    with pytest.raises(Illegal, match="digest"):
        verify(forged, STORY)


def test_an_erased_text_leaves_nothing_but_its_digest_and_the_record_holds() -> None:
    record = a_story()
    number, text = next((number, text) for number, text in record.texts.items() if len(text) > 5)
    answers = [
        (seat, option, struck(said) if at == number else said) for at, (seat, option, said) in enumerate(record.given())
    ]
    erased = answered(record, answers)
    assert text.encode() not in write_record(erased)
    verify(read_record(write_record(erased)), STORY)
    match, _ = run(erased, STORY)
    assert "" in match.notes


def test_an_old_record_without_texts_is_read_as_ever() -> None:
    line = write_record(a_record())
    assert b"texts" not in line.replace(b'"texts":{}', b"")
    old = line.replace(b'"texts":{},', b"").replace(b'"digests":{},', b"")
    verify(read_record(old), TOY)
