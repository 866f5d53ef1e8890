"""What must hold for every game of the house, present and future."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.playing import (
    GAMES,
    Deal,
    Scribbler,
    addresses,
    deals,
    decisions,
    dump,
    moments,
    played,
    watchers,
)
from veillee.core.choosers import Answer, Pending, RandomChooser, Script
from veillee.core.dice import FastDice
from veillee.core.facts import About, Prompt, Told
from veillee.core.game import GameInfo
from veillee.core.live import Live
from veillee.core.match import SPECTATOR, WRITE, Chooser, Illegal, Match
from veillee.core.pieces import prose
from veillee.core.record import Record, answered, digest_of, finished, read_record, verify, write_record
from veillee.core.text import EN, FR

every_game = pytest.mark.parametrize("info", GAMES, ids=lambda info: info.key)


class Watcher(Chooser):
    """Lets another chooser answer, and dumps the match at its decisions: all the first ones, then one in some."""

    def __init__(self, inner: Chooser) -> None:
        self.inner = inner
        self.count = 0
        self.seen: list[object] = []

    def watch(self, match: Match) -> None:
        if due(self.count):
            self.seen.append(dump(match))
        self.count += 1

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        self.watch(match)
        return self.inner.pick(match, seat, prompt, options, about)

    def pick_together(
        self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]], about: About
    ) -> list[int]:
        self.watch(match)
        return self.inner.pick_together(match, prompt, seats, options, about)

    def pick_first(
        self,
        match: Match,
        prompt: Prompt,
        seats: list[int],
        options: list[list[int]],
        due: int,
        window: int,
        about: About,
    ) -> tuple[int, int]:
        self.watch(match)
        return self.inner.pick_first(match, prompt, seats, options, due, window, about)

    def text(self, match: Match, seat: int, prompt: Prompt) -> str:
        return self.inner.text(match, seat, prompt)


def due(number: int) -> bool:
    """Whether the decision of that number is looked at."""
    return number < 20 or number % (number // 10) == 0


def record_of(deal: Deal, answers: list[Answer], ask_all: bool) -> Record:
    record = Record(
        game=deal.info.key,
        rules=deal.info.rules_version,
        seats=deal.seats,
        options=deal.options,
        dice=f"fast:{deal.seed}",
        ask_all=ask_all,
    )
    return finished(answered(record, answers), deal.info)


@every_game
@given(data=st.data())
def test_a_record_replays_to_the_same_match_at_every_decision(info: GameInfo, data: st.DataObject) -> None:
    deal = data.draw(deals(info))
    _, answers = played(deal, ask_all=False)
    runs: list[list[object]] = []
    for chooser in (Scribbler(deal.whims()), Script(answers)):
        match = deal.match(ask_all=False)
        watcher = Watcher(chooser)
        match.chooser = watcher
        while not match.over:
            match.step()
        runs.append([*watcher.seen, dump(match)])
    assert runs[0] == runs[1]
    record = record_of(deal, answers, ask_all=False)
    verify(read_record(write_record(record)), info)
    erased = msgspec.structs.replace(
        record, texts={}, digests={number: digest_of(text) for number, text in record.texts.items()}
    )
    verify(read_record(write_record(erased)), info)


@every_game
@given(data=st.data())
def test_live_play_gives_the_same_match_as_inline_play(info: GameInfo, data: st.DataObject) -> None:
    deal = data.draw(deals(info))
    inline, answers = played(deal, ask_all=True)
    match = deal.match(ask_all=True)
    watcher = Watcher(Script(answers))
    match.chooser = watcher
    while not match.over:
        match.step()
    live = deal.live()
    opened: list[object] = []
    count = 0
    for seat, option, text in answers:
        if live.number == len(live.answers):
            if due(count):
                opened.append(dump(live.now))
            count += 1
        live.answer(seat, live.number, option, text)
    assert live.pending is None
    assert opened == watcher.seen
    assert dump(live.now) == dump(inline)


@every_game
@given(data=st.data())
def test_a_copy_continues_as_its_original_and_shares_nothing(info: GameInfo, data: st.DataObject) -> None:
    deal = data.draw(deals(info))
    steps = data.draw(st.integers(0, 40))
    match = deal.match(ask_all=False)
    match.chooser = RandomChooser(deal.whims())
    for _ in range(steps):
        if not match.over:
            match.step()
    before = dump(match)
    copy = match.copy()
    assert dump(copy) == before
    ends = []
    for one in (copy, match):
        assert dump(match) == before
        one.chooser = Scribbler(FastDice(deal.whim + 1))
        while not one.over:
            one.step()
        ends.append(dump(one))
    assert ends[0] == ends[1]


@every_game
@given(data=st.data())
def test_each_card_lies_in_one_zone_and_every_match_ends(info: GameInfo, data: st.DataObject) -> None:
    deal = data.draw(deals(info))
    live = deal.live()
    faces = sorted(live.now.face)
    for _ in decisions(live, deal.whims()):
        lying = sorted(card for zone in live.now.zones() for card in zone)
        assert lying == list(range(len(live.now.face)))
        assert sorted(live.now.face) == faces
        assert live.pending is not None
        for options in live.pending.options:
            assert options
            assert len(set(options)) == len(options)
        assert live.pending.due == -1 or live.pending.options_of(live.pending.due)
    outcome = live.now.outcome()
    assert len(outcome.shares) == deal.seats
    assert sum(outcome.shares) == pytest.approx(1 if info.scored else 0)
    assert bool(outcome.winners()) == info.scored
    assert outcome.reason in info.endings


def shown(live_match: Match, pending: Pending, info: GameInfo, seat: int) -> list[object]:
    """All that a seat gets to see of a match at an open decision, down to the words of its options.

    Of a window it learns whom it waits for, and whether it may act itself; not who else may.
    """
    seen: list[object] = [
        live_match.view(seat, pending.about),
        pending.prompt.key,
        pending.first,
        pending.due,
        pending.window,
    ]
    seen.append(seat in pending.seats if pending.first else pending.seats)
    if seat in pending.seats:
        options = pending.options_of(seat)
        seen.append(options)
        for tongue in (FR, EN):
            seen.append(info.voice.ask(live_match, seat, pending, tongue))
            seen.append([info.voice.label(live_match, seat, pending, option, tongue) for option in options])
        seen.append([info.voice.target(live_match, seat, pending, option) for option in options])
    return seen


def heard(live: Live, match: Match, info: GameInfo, seat: int) -> list[object]:
    told = [one for one in live.heard if one.reaches(seat)]
    return [
        (one.fact.key, one.args, info.voice.say(match, one, seat, FR), info.voice.say(match, one, seat, EN))
        for one in told
    ]


@every_game
@given(data=st.data())
def test_a_log_says_later_what_it_said_at_the_time(info: GameInfo, data: st.DataObject) -> None:
    """Whoever comes back reads the whole log; a sentence that looks at the present table could tell its secrets."""
    deal = data.draw(deals(info))
    match = deal.match(ask_all=False)
    match.chooser = Scribbler(deal.whims())
    match.ears = []
    told: list[str] = []
    while not match.over:
        match.step()
        told += sayings(match, match.ears[len(told) :], info)
    assert told == sayings(match, match.ears, info)


def sayings(match: Match, told: list[Told], info: GameInfo) -> list[str]:
    """Each fact in both languages, to a spectator."""
    return ["\n".join(prose(info.voice.say(match, one, SPECTATOR, tongue)) for tongue in (FR, EN)) for one in told]


@every_game
@given(data=st.data())
def test_nothing_hidden_shows(info: GameInfo, data: st.DataObject) -> None:
    """Leak: whatever a seat cannot know, it sees the same view, decision, options, words and events."""
    deal = data.draw(deals(info))
    live = deal.live()
    deals_anew = FastDice(deal.whim ^ 0x5EA1)
    for _ in moments(live, deal):
        pending = live.pending
        assert pending is not None
        for seat in watchers(live.now):
            world = live.now.copy()
            world.resample(seat, deals_anew)
            assert shown(world, pending, info, seat) == shown(live.now, pending, info, seat)
            assert heard(live, world, info, seat) == heard(live, live.now, info, seat)


@every_game
@given(data=st.data())
def test_nothing_hidden_decides_what_others_are_asked(info: GameInfo, data: st.DataObject) -> None:
    """Leak: the step run again in another world the seat could be in asks the same of the same seats."""
    deal = data.draw(deals(info))
    live = deal.live()
    deals_anew = FastDice(deal.whim ^ 0x5EA1)
    for _ in moments(live, deal):
        for seat in watchers(live.now):
            if learned(live.base, live.now, seat):
                continue
            base = live.base.copy()
            base.resample(seat, deals_anew)
            base.chooser = Script(live.since)
            try:
                pending = asked(base)
            except Illegal:
                continue
            assert live.pending is not None
            assert pending is not None, f"in another world seat {seat} could be in, nothing is asked here"
            assert shown(base, pending, info, seat) == shown(live.now, live.pending, info, seat)


def asked(match: Match) -> Pending | None:
    """The question at which a step stops, if it does."""
    try:
        match.step()
    except Pending as pending:
        return pending
    return None


def learned(before: Match, after: Match, seat: int) -> bool:
    return any(before.knows(seat, card) != after.knows(seat, card) for card in before.cards())


@every_game
@given(data=st.data())
def test_within_a_window_an_option_keeps_its_meaning(info: GameInfo, data: st.DataObject) -> None:
    """A click that comes a moment late still means what its button said."""
    deal = data.draw(deals(info))
    live = deal.live()
    said: dict[tuple[object, ...], object] = {}
    opened: Pending | None = None
    for _ in decisions(live, deal.whims()):
        pending = live.pending
        assert pending is not None
        if opened is None or not pending.same_window(opened):
            said = {}
        opened = pending
        for seat in pending.seats if pending.first else []:
            for option in pending.options_of(seat):
                label = prose(info.voice.label(live.now, seat, pending, option, EN))
                assert said.setdefault((seat, option), label) == label


@every_game
@given(data=st.data())
def test_a_no_never_stands_alone_and_what_is_spent_lies_on_the_table(info: GameInfo, data: st.DataObject) -> None:
    """Who is asked although there is one answer sees what the other would be; what an option spends can be lit."""
    deal = data.draw(deals(info))
    live = deal.live()
    for _ in moments(live, deal):
        pending = live.pending
        assert pending is not None
        for seat in pending.seats:
            options = pending.options_of(seat)
            if pending.prompt.alike and len(options) == 1:
                assert info.voice.later(live.now, seat, pending, EN)
            spent = {info.voice.spends(live.now, seat, pending, option) for option in options} - {""}
            assert spent <= set(addresses(live.now.view(seat, live.about)))


@every_game
@given(data=st.data())
def test_wrong_answers_are_refused_and_change_nothing(info: GameInfo, data: st.DataObject) -> None:
    deal = data.draw(deals(info))
    live = deal.live()
    for _, _ in zip(range(25), decisions(live, deal.whims()), strict=False):
        pending = live.pending
        assert pending is not None
        seat = pending.seats[0]
        option = pending.options_of(seat)[0]
        absent = next(seat for seat in range(-1, deal.seats + 1) if seat not in pending.seats)
        before = dump(live)
        wrongs = {
            "unknown-option": (seat, live.number, max(pending.options_of(seat)) + 1, ""),
            "wrong-seat": (absent, live.number, option, ""),
            "stale": (seat, live.number - 1, option, ""),
        }
        if option == WRITE:
            wrongs["text-empty"] = (seat, live.number, option, " ")
            wrongs["text-long"] = (seat, live.number, option, "x" * (pending.prompt.limit + 1))
            wrongs["text-control"] = (seat, live.number, option, "a\nb")
        else:
            wrongs["text-unasked"] = (seat, live.number, option, "x")
        for code, wrong in wrongs.items():
            with pytest.raises(Illegal) as refusal:
                live.answer(*wrong)
            assert refusal.value.code == code
            assert refusal.value.text.fr != refusal.value.text.en
        assert dump(live) == before
    finished_live = deal.live()
    for _ in decisions(finished_live, deal.whims()):
        pass
    with pytest.raises(Illegal) as refusal:
        finished_live.answer(0, finished_live.number, 0)
    assert refusal.value.code == "over"


@every_game
def test_wrong_tables_are_refused(info: GameInfo) -> None:
    for seats, options in ((99, {}), (0, {"no-such-option": "x"})):
        with pytest.raises(Illegal) as refusal:
            info.match(FastDice(1), seats, options)
        assert refusal.value.text.fr
