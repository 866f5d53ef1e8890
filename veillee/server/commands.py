"""Command handlers: what a client may say at a table, and what comes of it."""

import math
import unicodedata
from contextlib import suppress
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from veillee.core.match import NOBODY, WRITE, Illegal
from veillee.core.text import TONGUES
from veillee.server import protocol
from veillee.server.listener import Listener
from veillee.server.logs import log
from veillee.server.play import Play
from veillee.server.projection import sentence
from veillee.server.protocol import Said, Sentence
from veillee.server.rows import ReportRow
from veillee.server.rulebook import rule_text
from veillee.server.seats import clean_name
from veillee.server.table import Overtaken, Table
from veillee.server.written import tidied

CHAT_LENGTH = 500
MINUTE = 60.0
TRIES = 100
"""How often a message is looked at again that another server overtook."""


async def handle(table: Table, listener: Listener, said: Said) -> None:
    """One message from one listener; what cannot be done is refused with the reason, and changes nothing."""
    table.heard(listener)
    if isinstance(said, protocol.Ping):
        listener.tell(protocol.Pong())
        return
    listener.busy = True
    try:
        async with table.lock:
            listener.begin()
            await attempt(table, listener, said)
    finally:
        listener.busy = False
        table.heard(listener)


async def attempt(table: Table, listener: Listener, said: Said) -> None:
    """Does what was said, or says why not, with the match as it is."""
    try:
        await insist(table, listener, said)
    except Illegal as illegal:
        await refuse(table, listener, said, illegal)
    except Exception:
        log.exception("a message could not be taken in", extra={"table": table.id, "kind": type(said).__name__})
        await refuse(table, listener, said, unavailable())


async def insist(table: Table, listener: Listener, said: Said) -> None:
    """Does what was said; where another server was faster it is looked at again, for it may still count."""
    for _ in range(TRIES):
        with suppress(Overtaken):
            await dispatch(table, listener, said)
            return
    raise Overtaken


async def dispatch(table: Table, listener: Listener, said: Said) -> None:
    match said:
        case protocol.Pick():
            await pick(table, listener, said)
        case protocol.Undo():
            await undo(table, listener)
        case protocol.Consent():
            await consent(table, listener, said.yes)
        case protocol.Concede():
            _, seat = await running(table, listener)
            await table.act(("concede", seat, 0), by=listener)
        case protocol.Rematch():
            await rematch(table, listener)
        case protocol.Chat():
            await chat(table, listener, said)
        case protocol.KeepPage():
            await keep_page(table, listener, said.text)
        case protocol.Strike():
            await strike(table, listener, said.note)
        case protocol.Typing():
            await typing(table, listener, said.text)
        case protocol.Applaud():
            applaud(table, listener)
        case protocol.Chance():
            seat_of(table, listener)
            await table.take_chance(listener.place, said.seal, said.value)
        case protocol.Report():
            await report(table, listener, said)
        case protocol.Language():
            listener.tongue = TONGUES[said.lang]
            await table.wake()
            listener.tell(table.welcome(listener))
        case protocol.LetBot():
            await let_bot(table, listener, said.seat)
        case protocol.Back():
            await back(table, listener)
        case protocol.Why():
            listener.tell(protocol.Because(said.at, await why(table, listener, said.at)))


async def refuse(table: Table, listener: Listener, said: Said, illegal: Illegal) -> None:
    table.services.metrics.refused.labels(illegal.code).inc()
    command, state = None, None
    if isinstance(said, protocol.Pick):
        command = said.command_id
        with suppress(SQLAlchemyError, OSError):  # whoever clicked is told so also while the match cannot be read
            play = await table.wake()
            state = table.projection(play, listener).state(play.settled, table.now) if play else None
    text = illegal.text.said(listener.tongue)
    listener.tell(protocol.Refused(command, illegal.code, text, state, illegal.line, illegal.column))


def unavailable() -> Illegal:
    return Illegal(
        "unavailable", "le serveur n'a pas pu enregistrer : réessayez", "the server could not save it: try again"
    )


def seat_of(table: Table, listener: Listener) -> int:
    if listener.place < 0:
        raise Illegal("spectator", "les spectateurs regardent seulement", "spectators can only watch")
    return table.seat_at(listener.place)


async def begun(table: Table, listener: Listener) -> tuple[Play, int]:
    """The match and the seat of one who plays it."""
    seat = seat_of(table, listener)
    play = await table.wake()
    if play is None and table.closed:
        raise Illegal(
            "rules-version",
            "les règles ont changé depuis cette partie : commencez-en une autre",
            "the rules have changed since this match: begin another",
        )
    if play is None:
        raise Illegal(
            "not-started",
            "la partie n'a pas commencé : il manque des joueurs",
            "the match has not started: players are missing",
        )
    return play, seat


async def running(table: Table, listener: Listener) -> tuple[Play, int]:
    play, seat = await begun(table, listener)
    check_running(play)
    return play, seat


def check_running(play: Play) -> None:
    if play.over:
        raise Illegal("over", "la partie est terminée", "the match is over")


async def pick(table: Table, listener: Listener, said: protocol.Pick) -> None:
    """An answer as things are now. One that was taken already is acknowledged again."""
    play, seat = await begun(table, listener)
    if (seat, said.command_id) in play.commands:
        listener.tell(table.projection(play, listener).state(play.settled, table.now, said.command_id))
        return
    check_running(play)
    option, text = chosen(play, seat, said), tidied(said.text)
    play.live.check(seat, play.live.number, option, text)
    if option == WRITE:
        check_pace(table, play, seat)
    if table.too_soon(play, seat):
        await table.wait_until(table.steady_until(play), seat, partial(attempt, table, listener, said))
        return
    with table.services.metrics.moves.time():
        lang = (said.lang or listener.tongue.key) if text else None
        await table.act(("answer", seat, option), by=listener, command=said.command_id, text=text or None, lang=lang)


def chosen(play: Play, seat: int, said: protocol.Pick) -> int:
    """The option picked, if it is there to be picked.

    In a window others may have acted since the click: what it named then still counts if it is still on offer.
    """
    if play.by_bot(seat):
        raise Illegal(
            "stood-in",
            "un bot joue pour vous : reprenez d'abord votre place",
            "a bot is playing for you: take your seat back first",
        )
    options = play.offered(said.seq, seat)
    if options is None:
        raise past(said.seq)
    if said.seq != play.seq and not (play.pending and play.pending.first):
        raise Illegal("later", "attendez : une question est ouverte entre-temps", "wait: a question is open meanwhile")
    if not options or (said.seq == play.seq and seat not in play.deciding):
        raise Illegal("wrong-seat", "ce n'est pas à vous de jouer", "it is not your turn")
    if said.pick >= len(options):
        raise Illegal(
            "unknown-option",
            f"il n'y a pas de choix n° {said.pick} : les choix vont de 0 à {len(options) - 1}",
            f"there is no choice no. {said.pick}: choices go from 0 to {len(options) - 1}",
        )
    if options[said.pick] not in play.options(seat):
        raise past(said.seq)
    return options[said.pick]


def check_pace(table: Table, play: Play, seat: int) -> None:
    """Refuses one text too many within a minute, and says how long to wait; the log knows when each came."""
    most = table.services.settings.limits.texts
    lately = [at for at in play.wrote_at.get(seat, []) if table.now - at < MINUTE]
    if len(lately) >= most:
        wait = max(1, math.ceil(lately[-most] + MINUTE - table.now))
        raise Illegal(
            "slow-down",
            f"{most} textes par minute au plus : attendez {wait} s avant d'envoyer celui-ci",
            f"at most {most} texts a minute: wait {wait} s before you send this one",
        )


def past(seq: int) -> Illegal:
    return Illegal(
        "stale",
        f"ce choix n'est plus possible : la partie a continué depuis la décision {seq}",
        f"this choice is no longer possible: the match has moved on since decision {seq}",
    )


async def undo(table: Table, listener: Listener) -> None:
    """Takes one's last choice back at once when that reveals nothing or nobody else plays, else asks the others."""
    play, seat = await running(table, listener)
    number = play.undo_to(seat)
    if number is None or not play.may_regret(seat):
        raise Illegal("nothing-to-undo", "vous n'avez encore rien à reprendre", "you have nothing to take back yet")
    if play.undo_is_free(number) or play.holders == [seat]:
        await table.act(("undo", seat, number), *play.sealed_beside(seat, number), by=listener)
    elif play.undo_asked_by != seat:
        await table.act(("ask", seat, 0), by=listener)


async def consent(table: Table, listener: Listener, yes: bool) -> None:
    play, seat = await running(table, listener)
    if play.undo_asked_by is None or (yes and seat not in play.undo_needs):
        raise Illegal("no-request", "personne n'attend votre accord", "nobody is waiting for your consent")
    if not yes:
        await table.act(("no", seat, 0), by=listener)
    elif play.undo_needs == [seat]:
        number = play.undo_asked_to
        assert number is not None
        await table.act(("yes", seat, 0), ("undo", play.undo_asked_by, number), by=listener)
    else:
        await table.act(("yes", seat, 0), by=listener)


async def rematch(table: Table, listener: Listener) -> None:
    """Another round, once every person at the table wants it; where the last can no longer be shown, at once."""
    if seat_of(table, listener) >= 0 and await table.wake() is None and table.closed:
        await table.next_round()
        return
    play, seat = await begun(table, listener)
    if not play.over:
        raise Illegal("not-over", "la partie n'est pas terminée", "the match is not over")
    if seat not in play.rematch_wanted:
        await table.act(("rematch", seat, 0), by=listener)
    if not play.rematch_needs:
        await table.next_round()


async def chat(table: Table, listener: Listener, said: protocol.Chat) -> None:
    """A line of talk; spectators name themselves, and talk among themselves until the match is over."""
    line = tidied(said.text).strip()
    if any(unicodedata.category(mark) == "Cc" for mark in line):
        raise Illegal(
            "text-control",
            "un message n'a ni retours à la ligne ni caractères de contrôle",
            "a message has neither line breaks nor control characters",
        )
    if len(line) > CHAT_LENGTH or not line:
        raise Illegal(
            "too-long", f"un message a de 1 à {CHAT_LENGTH} caractères", f"a message has 1 to {CHAT_LENGTH} characters"
        )
    if not table.services.chat.allows(f"{table.id} {speaker(listener)}"):
        raise Illegal("slow-down", "moins vite : attendez quelques secondes", "slow down: wait a few seconds")
    if listener.place >= 0 and table.chatless and table.playing:
        raise Illegal(
            "no-chat",
            "à cette table, on ne dit pendant la partie que ce que le jeu permet de dire",
            "at this table, people say during the match only what the game lets them say",
        )
    await table.wake()
    if listener.place >= 0 and table.asleep:
        raise Illegal("asleep", "pour l'instant, personne ne parle", "for the moment nobody speaks")
    name = name_of(table, listener) if listener.place >= 0 else clean_name(tidied(said.name))
    if table.services.sanctions.holds("mute", listener.address, name):
        raise Illegal("muted", "l'hôte vous a retiré la parole pour un temps", "the host has muted you for a while")
    await table.say(listener.place, name, line)


async def keep_page(table: Table, listener: Listener, text: str) -> None:
    """What somebody writes for himself beside the match, also after its end."""
    await begun(table, listener)
    if not table.keeps_page(listener.place):
        raise Illegal(
            "not-yours",
            "vous n'avez pas joué cette partie depuis son début",
            "you have not played this match from its beginning",
        )
    await table.keep_page(listener, text)


async def typing(table: Table, listener: Listener, text: str) -> None:
    """Lets the others see what somebody types; what they may not see, or comes too fast, is let go without a word."""
    play, seat = await running(table, listener)
    if not table.shows_letters(play, seat) or table.services.sanctions.holds(
        "mute", listener.address, name_of(table, listener)
    ):
        return
    if not text or table.services.typing.allows(f"{table.id} {listener.place}"):
        assert play.pending is not None
        table.type(listener.place, tidied(text)[: play.pending.prompt.limit])


def applaud(table: Table, listener: Listener) -> None:
    """The audience claps; those who play do not, and what comes too fast is one applause."""
    if listener.place >= 0:
        raise Illegal("player", "on n'applaudit pas sa propre table", "players do not applaud their own table")
    if table.services.chat.allows(f"{table.id} applause"):
        table.applaud()


async def report(table: Table, listener: Listener, said: protocol.Report) -> None:
    """Shows a text or a line of talk to the host; it is referred to, and nothing of it is logged."""
    if not table.row.listed:
        raise Illegal("not-listed", "on est entre soi à cette table", "this table is among friends")
    about, author = await reported(table, listener, said)
    if not table.services.chat.allows(f"{table.id} report {speaker(listener)}"):
        raise Illegal("slow-down", "moins vite : attendez quelques secondes", "slow down: wait a few seconds")
    await table.services.store.add_report(about, name_of(table, listener), author, table.now)
    log.warning(
        "a text was reported",
        extra={"table": table.id, "match": about.match_id, "note": said.note, "line": said.line, "by": listener.place},
    )


async def reported(table: Table, listener: Listener, said: protocol.Report) -> tuple[ReportRow, str]:
    """What a report is about, and who wrote it."""
    if said.line is not None:
        line = next((one for one in table.chat if one.id == said.line and table.hears(listener, one)), None)
        if line is None:
            raise Illegal("no-line", "il n'y a pas de tel message", "there is no such message")
        return ReportRow(table.id, None, None, line.id), line.name
    play, _ = await begun(table, listener)
    note = said.note
    if note is None or note >= len(play.notes) or play.author(note) == NOBODY:
        raise Illegal("no-note", f"il n'y a pas de texte n° {note}", f"there is no text no. {note}")
    row = play.marks[play.notes[note]].row
    return ReportRow(table.id, play.match.id, row, None), table.held(play.author(note)).name or ""


def speaker(listener: Listener) -> str:
    """Whose words are counted together: those of a place, or of all who watch from one address."""
    return str(listener.place) if listener.place >= 0 else listener.address


def name_of(table: Table, listener: Listener) -> str:
    return table.places[listener.place].name or "" if listener.place >= 0 else ""


async def strike(table: Table, listener: Listener, note: int) -> None:
    """Erases a text everywhere, also after the end: its author may, and whoever opened the table."""
    play, seat = await begun(table, listener)
    if note >= len(play.notes) or play.author(note) == NOBODY:
        raise Illegal("no-note", f"il n'y a pas de texte n° {note}", f"there is no text no. {note}")
    if play.author(note) not in table.erasable_by(listener.place):
        raise Illegal(
            "not-yours",
            "seuls l'auteur d'un texte et l'hôte de la table peuvent l'effacer",
            "only the author of a text and the host of the table can erase it",
        )
    await table.act(("strike", seat, play.notes[note]), by=listener)


async def let_bot(table: Table, listener: Listener, seat: int) -> None:
    """The others let a bot play for one who has been away for long."""
    play, mine = await running(table, listener)
    if (
        seat >= table.row.seats
        or seat == mine
        or play.by_bot(seat)
        or not table.presence.replaceable(table.held(seat).place, table.now)
    ):
        raise Illegal(
            "present",
            "ce joueur n'est pas absent depuis cinq minutes",
            "that player has not been away for five minutes",
        )
    await table.act(("bot", seat, 0), by=listener)


async def back(table: Table, listener: Listener) -> None:
    play, seat = await running(table, listener)
    if seat not in play.stand_ins:
        raise Illegal("not-replaced", "aucun bot ne joue pour vous", "no bot is playing for you")
    if not table.services.rounds.allows(f"{table.id} {listener.place} back"):
        raise Illegal("slow-down", "moins vite : attendez un peu", "slow down: wait a little")
    await table.act(("back", seat, 0), by=listener)


async def why(table: Table, listener: Listener, at: str) -> Sentence:
    """Why a thing cannot be chosen now; where the game has nothing to say of it, what is asked and the rule it rests on."""
    play = await table.wake()
    tongue = listener.tongue
    if play is None:
        return sentence(tongue("La partie n'a pas commencé.", "The match has not started."))
    projection = table.projection(play, listener)
    pending = projection.pending()
    ask = projection.ask(pending)
    if pending is None:
        return projection.bar(projection.waiting(), ask)
    return projection.why(at) or [*ask, f" {rule_text(table.row.game, pending.prompt.rule, tongue)}"]
