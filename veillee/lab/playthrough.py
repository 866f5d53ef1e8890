"""A seeded match told in full: every decision, its options and answer, and what happened, in both languages.

The files made of it are kept in tests/golden: a change of rules or wording shows there as a diff of prose.
"""

from veillee.core.dice import FastDice
from veillee.core.game import GameInfo
from veillee.core.live import Live
from veillee.core.text import EN, FR

SEED = 1
LISTED = 8
"""How many options of a decision are written out."""


def playthrough(info: GameInfo) -> str:
    """One match played at random from a fixed seed, as readable text."""
    live = Live(info.match(FastDice(SEED)))
    whims = FastDice(SEED + 1)
    lines = [f"{info.title.fr} / {info.title.en}", f"rules {info.rules_version}, seed {SEED}", *happened(info, live)]
    while live.pending is not None:
        pending = live.pending
        seat = pending.seats[whims.below(len(pending.seats))]
        options = pending.options_of(seat)
        option = options[whims.below(len(options))]
        lines += asked(info, live, seat, option)
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


def happened(info: GameInfo, live: Live) -> list[str]:
    return [
        f"   · {info.voice.say(live.now, told, FR)} / {info.voice.say(live.now, told, EN)}"
        + ("" if told.reaches(-1) else f"  (mask {told.mask})")
        for told in live.heard
    ]
