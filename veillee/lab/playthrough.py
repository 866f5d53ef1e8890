"""A seeded match told in full: every decision and answer, and what happened, in both languages.

The files made of it are kept in tests/golden: a change of rules or wording shows there as a diff of prose. A question that
comes again and again is written out the first times; later only how many options it had, and which was taken.
"""

from collections import Counter

from veillee.core.dice import FastDice
from veillee.core.game import GameInfo
from veillee.core.live import Live
from veillee.core.text import EN, FR

SEED = 1
LISTED = 8
"""How many options of a decision are written out."""
WRITTEN = 8
"""How many times a question is written out with its options."""


def playthrough(info: GameInfo) -> str:
    """One match played at random from a fixed seed, as readable text."""
    live = Live(info.match(FastDice(SEED)))
    whims = FastDice(SEED + 1)
    lines = [f"{info.title.fr} / {info.title.en}", f"rules {info.rules_version}, seed {SEED}", *happened(info, live)]
    times: Counter[str] = Counter()
    while live.pending is not None:
        pending = live.pending
        seat = pending.seats[whims.below(len(pending.seats))]
        options = pending.options_of(seat)
        option = options[whims.below(len(options))]
        times[pending.prompt.key] += 1
        telling = asked if times[pending.prompt.key] <= WRITTEN else answered
        lines += telling(info, live, seat, option)
        live.answer(seat, live.number, option)
        lines += happened(info, live)
    lines += ["", info.voice.ending(live.now, FR), info.voice.ending(live.now, EN), repr(live.now.outcome())]
    return "\n".join(lines) + "\n"


def asked(info: GameInfo, live: Live, seat: int, option: int) -> list[str]:
    """The open decision as one seat reads it, with the answer it is about to give."""
    pending = live.pending
    assert pending is not None
    voice, match, prompt = info.voice, live.now, pending.prompt
    options = pending.options_of(seat)
    more = f" | … {len(options)}" if len(options) > LISTED else ""
    french, english = (
        " | ".join(voice.label(match, seat, prompt, one, tongue) for one in options[:LISTED]) + more
        for tongue in (FR, EN)
    )
    return [
        "",
        f"{len(live.answers)}. [{prompt.key} {prompt.rule}] {voice.seat_name(match, seat, FR)} / {voice.seat_name(match, seat, EN)}",
        f"   {voice.ask(match, seat, prompt, FR)} {french}",
        f"   {voice.ask(match, seat, prompt, EN)} {english}",
        f"   > {voice.label(match, seat, prompt, option, FR)} / {voice.label(match, seat, prompt, option, EN)}",
    ]


def answered(info: GameInfo, live: Live, seat: int, option: int) -> list[str]:
    """The answer a seat is about to give, and to what."""
    pending = live.pending
    assert pending is not None
    voice, match, prompt = info.voice, live.now, pending.prompt
    french, english = (voice.label(match, seat, prompt, option, tongue) for tongue in (FR, EN))
    count = len(pending.options_of(seat))
    return [
        "",
        f"{len(live.answers)}. [{prompt.key}] {voice.seat_name(match, seat, EN)}, {count} options",
        f"   > {french} / {english}",
    ]


def happened(info: GameInfo, live: Live) -> list[str]:
    return [
        f"   · {info.voice.say(live.now, told, FR)} / {info.voice.say(live.now, told, EN)}"
        + ("" if told.reaches(-1) else f"  (mask {told.mask})")
        for told in live.heard
    ]
