"""A record: the seed and the answers from which a match is made again. Save, replay and bug report are this one thing."""

import hashlib
from typing import Any

import msgspec

from veillee.core.choosers import Answer, Pending, Script
from veillee.core.dice import Dice, FastDice, SealedDice, mixed, seal_of
from veillee.core.facts import About, Prompt
from veillee.core.game import GameInfo, Options
from veillee.core.match import STRUCK, Chooser, Illegal, Match


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything a match is made of, and what came of it."""

    game: str
    rules: int
    seats: int
    options: Options
    dice: str
    """`fast:` and a whole number, or `sealed:` and the 64 hexadecimal digits of the secret."""
    seal: str | None = None
    """What the table showed before the first card, when the dice were sealed."""
    chances: list[str | None] = []
    """What each seat mixed into the sealed secret once the table had shown its seal."""
    ask_all: bool = False
    players: list[str] = []
    answers: list[tuple[int, int]] = []
    """Who took which option."""
    texts: dict[int, str] = {}
    """What was written, by the number of its answer."""
    langs: dict[int, str] = {}
    """The languages in which people wrote, by the same numbers."""
    digests: dict[int, str] = {}
    """What stands for the texts that have been erased, by the number of their answers."""
    trace: str | None = None
    """A digest of every decision and of the outcome; none while the match goes on."""
    shares: list[float] | None = None

    def make_dice(self) -> Dice:
        kind, _, seed = self.dice.partition(":")
        try:
            if kind == "fast":
                return FastDice(int(seed))
            if kind == "sealed":
                return SealedDice(mixed(bytes.fromhex(seed), self.chances))
        except ValueError:
            pass
        raise forged(f"dés illisibles « {self.dice[:80]} »", f"unreadable dice “{self.dice[:80]}”")

    def start(self, info: GameInfo) -> Match:
        """The match before its first step."""
        info.check_rules(self.rules)
        return info.match(self.make_dice(), self.seats, self.options, self.ask_all)

    def given(self) -> list[Answer]:
        """The answers with their texts, to be fed to a match."""
        return [(seat, option, self.text_of(number)) for number, (seat, option) in enumerate(self.answers)]

    def text_of(self, number: int) -> str:
        if number in self.digests:
            return STRUCK + self.digests[number]
        return self.texts.get(number, "")


def answered(record: Record, answers: list[Answer]) -> Record:
    """The same record with these answers; their texts are kept apart, and of erased ones the digests."""
    written = [(number, text) for number, (_, _, text) in enumerate(answers) if text]
    return msgspec.structs.replace(
        record,
        answers=[(seat, option) for seat, option, _ in answers],
        texts={number: text for number, text in written if not text.startswith(STRUCK)},
        digests={number: text[len(STRUCK) :] for number, text in written if text.startswith(STRUCK)},
    )


def digest_of(text: str) -> str:
    """What stands for a text in a trace, so that it can be erased and the record still be verified."""
    if text.startswith(STRUCK):
        return text[len(STRUCK) :]
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def struck(text: str) -> str:
    """An erased text: nothing is left of it but its digest."""
    return STRUCK + digest_of(text)


class Tracer(Chooser):
    """Lets another chooser answer, and digests every decision it sees."""

    def __init__(self, inner: Chooser) -> None:
        self.inner = inner
        self.digest = hashlib.blake2b(digest_size=16)

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        value = self.inner.pick(match, seat, prompt, options, about)
        self.digest.update(f"{prompt.key} {seat} {options} {value}\n".encode())
        return value

    def pick_together(
        self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]], about: About
    ) -> list[int]:
        values = self.inner.pick_together(match, prompt, seats, options, about)
        self.digest.update(f"{prompt.key} {seats} {options} {values}\n".encode())
        return values

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
        seat, value = self.inner.pick_first(match, prompt, seats, options, due, window, about)
        self.digest.update(f"{prompt.key} {seats} {options} {due} {window} {seat} {value}\n".encode())
        return seat, value

    def text(self, match: Match, seat: int, prompt: Prompt) -> str:
        text = self.inner.text(match, seat, prompt)
        self.digest.update(f"{seat} {digest_of(text)}\n".encode())
        return text

    def trace(self, match: Match) -> str:
        outcome = match.outcome()
        self.digest.update(f"{outcome.shares} {outcome.points} {outcome.reason}".encode())
        return self.digest.hexdigest()


def forged(fr: str, en: str) -> Illegal:
    return Illegal("record", f"enregistrement invalide : {fr}", f"invalid record: {en}")


def read_record(line: bytes | str) -> Record:
    """A record from its JSON line; anything else is refused with the reason."""
    try:
        return msgspec.json.decode(line, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise forged(f"ce n'est pas un enregistrement ({error})", f"this is not a record ({error})") from None


def write_record(record: Record) -> bytes:
    return msgspec.json.encode(record)


def finished(record: Record, info: GameInfo) -> Record:
    """The same record with the digest and the outcome that its answers lead to; an incomplete one is refused."""
    match, tracer = run(record, info)
    found: dict[str, Any] = {"trace": tracer.trace(match), "shares": match.outcome().shares}
    return msgspec.structs.replace(record, **found)


def run(record: Record, info: GameInfo) -> tuple[Match, Tracer]:
    """Plays a record to its end, and gives the match with what was traced of it."""
    match = record.start(info)
    script = Script(record.given())
    tracer = Tracer(script)
    match.chooser = tracer
    try:
        while not match.over:
            match.step()
    except Pending:
        raise forged(
            f"il s'arrête après {len(record.answers)} réponses, avant la fin de la partie",
            f"it stops after {len(record.answers)} answers, before the end of the match",
        ) from None
    if script.at < len(record.answers):
        raise forged(
            f"la partie finit après {script.at} réponses, il en contient {len(record.answers)}",
            f"the match ends after {script.at} answers, it holds {len(record.answers)}",
        )
    return match, tracer


def verify(record: Record, info: GameInfo) -> None:
    """Plays a record again and refuses it where anything differs from what it claims."""
    again = finished(record, info)
    if record.trace != again.trace:
        raise forged(
            f"les décisions rejouées ne sont pas celles qu'il annonce (empreinte {again.trace}, annoncée {record.trace})",
            f"the decisions played again are not those it claims (digest {again.trace}, claimed {record.trace})",
        )
    if record.shares != again.shares:
        raise forged(
            f"il annonce le résultat {record.shares}, rejoué {again.shares}",
            f"it claims the result {record.shares}, played again {again.shares}",
        )
    if record.dice.startswith("sealed:") and record.seal != seal_of(bytes.fromhex(record.dice[7:])):
        raise forged("le sceau montré n'est pas celui du secret", "the seal shown is not that of the secret")
