"""A record: the seed and the answers from which a match is made again. Save, replay and bug report are this one thing."""

import hashlib
from typing import Any

import msgspec

from veillee.core.choosers import Answer, Pending, Script
from veillee.core.dice import Dice, FastDice, SealedDice, seal_of
from veillee.core.game import GameInfo, Options
from veillee.core.match import Chooser, Illegal, Match, Prompt


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
    ask_all: bool = False
    players: list[str] = []
    answers: list[Answer]
    trace: str | None = None
    """A digest of every decision and of the outcome; none while the match goes on."""
    shares: list[float] | None = None

    def make_dice(self) -> Dice:
        kind, _, seed = self.dice.partition(":")
        try:
            if kind == "fast":
                return FastDice(int(seed))
            if kind == "sealed":
                return SealedDice(bytes.fromhex(seed))
        except ValueError:
            pass
        raise forged(f"dés illisibles « {self.dice[:80]} »", f"unreadable dice “{self.dice[:80]}”")

    def start(self, info: GameInfo) -> Match:
        """The match before its first step."""
        if self.rules != info.rules_version:
            raise Illegal(
                "rules-version",
                f"partie jouée sous les règles n° {self.rules} de {info.title.fr} ; ce programme applique les règles n° {info.rules_version}",
                f"match played under rules no. {self.rules} of {info.title.en}; this programme applies rules no. {info.rules_version}",
            )
        return info.match(self.make_dice(), self.seats, self.options, self.ask_all)


class Tracer(Chooser):
    """Lets another chooser answer, and digests every decision it sees."""

    def __init__(self, inner: Chooser) -> None:
        self.inner = inner
        self.digest = hashlib.blake2b(digest_size=16)

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int]) -> int:
        value = self.inner.pick(match, seat, prompt, options)
        self.digest.update(f"{prompt.key} {seat} {options} {value}\n".encode())
        return value

    def pick_together(self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]]) -> list[int]:
        values = self.inner.pick_together(match, prompt, seats, options)
        self.digest.update(f"{prompt.key} {seats} {options} {values}\n".encode())
        return values

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
    script = Script(record.answers)
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
