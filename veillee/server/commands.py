"""What people may say at a table, and what comes of it."""

from veillee.core.match import Illegal
from veillee.core.text import TONGUES
from veillee.server import protocol
from veillee.server.gathering import Listener
from veillee.server.logs import log
from veillee.server.play import Play
from veillee.server.protocol import Said
from veillee.server.rulebook import rule_text
from veillee.server.table import Table

CHAT_LENGTH = 500


async def hear(table: Table, listener: Listener, said: Said) -> None:
    """One message from one listener; what cannot be done is refused with the reason, and changes nothing."""
    table.heard(listener)
    if isinstance(said, protocol.Ping):
        listener.tell(protocol.Pong())
        return
    listener.attended = True
    try:
        async with table.lock:
            await attend(table, listener, said)
    finally:
        listener.attended = False
        table.heard(listener)


async def attend(table: Table, listener: Listener, said: Said) -> None:
    """Does what was said, or says why not, with the match as it is."""
    try:
        await obey(table, listener, said)
    except Illegal as illegal:
        await refuse(table, listener, said, illegal)
    except Exception:
        log.exception("a message could not be taken in", extra={"table": table.id, "kind": type(said).__name__})
        await refuse(table, listener, said, unavailable())


async def obey(table: Table, listener: Listener, said: Said) -> None:
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
            await chat(table, listener, said.text)
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
    command = said.command_id if isinstance(said, protocol.Pick) else None
    play = await table.wake() if isinstance(said, protocol.Pick) else None
    state = table.sight(play, listener).state(play.settled, table.now) if play else None
    listener.tell(protocol.Refused(command, illegal.code, illegal.text.said(listener.tongue), state))


def unavailable() -> Illegal:
    return Illegal(
        "unavailable", "le serveur n'a pas pu enregistrer : réessayez", "the server could not store it: try again"
    )


def seat_of(table: Table, listener: Listener) -> int:
    if listener.place < 0:
        raise Illegal("spectator", "les spectateurs regardent seulement", "spectators only look on")
    return table.seat_at(listener.place)


async def begun(table: Table, listener: Listener) -> tuple[Play, int]:
    """The match and the seat of one who plays it."""
    seat = seat_of(table, listener)
    play = await table.wake()
    if play is None:
        raise Illegal(
            "not-started",
            "la partie n'a pas commencé : il manque des joueurs",
            "the match has not begun: players are missing",
        )
    return play, seat


async def running(table: Table, listener: Listener) -> tuple[Play, int]:
    play, seat = await begun(table, listener)
    if play.over:
        raise Illegal("over", "la partie est terminée", "the match is over")
    return play, seat


async def pick(table: Table, listener: Listener, said: protocol.Pick) -> None:
    """An answer. One that was taken already is acknowledged again."""
    play, seat = await begun(table, listener)
    if (seat, said.command_id) in play.commands:
        listener.tell(table.sight(play, listener).state(play.settled, table.now, said.command_id))
        return
    await running(table, listener)
    option = chosen(play, seat, said)
    with table.services.metrics.moves.time():
        await table.act(("answer", seat, option), by=listener, command=said.command_id)


def chosen(play: Play, seat: int, said: protocol.Pick) -> int:
    """The option picked, if it is there to be picked."""
    if play.by_bot(seat):
        raise Illegal(
            "stood-in",
            "un bot joue pour vous : reprenez d'abord votre place",
            "a bot plays for you: take your seat back first",
        )
    if said.seq != play.seq:
        raise Illegal(
            "stale",
            f"la décision {said.seq} n'est pas ouverte : la décision ouverte est la {play.seq}",
            f"decision {said.seq} is not open: the open decision is {play.seq}",
        )
    if seat not in play.torn:
        raise Illegal("wrong-seat", "ce n'est pas à vous de jouer", "it is not your turn")
    options = play.options(seat)
    if said.pick >= len(options):
        raise Illegal(
            "unknown-option",
            f"il n'y a pas de choix n° {said.pick} : les choix vont de 0 à {len(options) - 1}",
            f"there is no choice no. {said.pick}: choices go from 0 to {len(options) - 1}",
        )
    return options[said.pick]


async def undo(table: Table, listener: Listener) -> None:
    """Takes one's last choice back at once when that reveals nothing or nobody else plays, else asks the others."""
    play, seat = await running(table, listener)
    number = play.undo_to(seat)
    if number is None or play.by_bot(seat):
        raise Illegal("nothing-to-undo", "vous n'avez encore rien à reprendre", "you have nothing to take back yet")
    if play.undo_is_free(seat) or play.people == [seat]:
        await table.act(("undo", seat, number), by=listener)
    else:
        await table.act(("ask", seat, 0), by=listener)


async def consent(table: Table, listener: Listener, yes: bool) -> None:
    play, seat = await running(table, listener)
    if play.asked is None or (yes and seat not in play.undo_needs):
        raise Illegal("no-request", "personne n'attend votre accord", "nobody awaits your consent")
    if not yes:
        await table.act(("no", seat, 0), by=listener)
    elif play.undo_needs == [seat]:
        number = play.undo_to(play.asked)
        assert number is not None
        await table.act(("yes", seat, 0), ("undo", play.asked, number), by=listener)
    else:
        await table.act(("yes", seat, 0), by=listener)


async def rematch(table: Table, listener: Listener) -> None:
    """Another round, once every person at the table wants it."""
    play, seat = await begun(table, listener)
    if not play.over:
        raise Illegal("not-over", "la partie n'est pas terminée", "the match is not over")
    if seat not in play.wanted:
        await table.act(("rematch", seat, 0), by=listener)
    if not play.rematch_needs:
        await table.next_round()


async def chat(table: Table, listener: Listener, text: str) -> None:
    seat = seat_of(table, listener)
    line = text.strip()
    if len(line) > CHAT_LENGTH or not line:
        raise Illegal(
            "too-long", f"un message a de 1 à {CHAT_LENGTH} caractères", f"a message has 1 to {CHAT_LENGTH} characters"
        )
    if not table.services.chat.allows(f"{table.id} {listener.place}"):
        raise Illegal("slow-down", "moins vite : attendez quelques secondes", "slow down: wait a few seconds")
    await table.say(listener.place, table.names[seat], line)


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
        raise Illegal("not-replaced", "aucun bot ne joue pour vous", "no bot plays for you")
    await table.act(("back", seat, 0), by=listener)


async def why(table: Table, listener: Listener, at: str) -> str:
    """Why a thing cannot be chosen now; where the game has nothing to say of it, what is asked and the rule it rests on."""
    play = await table.wake()
    tongue = listener.tongue
    if play is None:
        return tongue("La partie n'a pas commencé.", "The match has not begun.")
    sight = table.sight(play, listener)
    decision = sight.decision()
    if decision is None:
        return sight.bar(sight.waiting())
    rule = rule_text(table.row.game, decision.rule, tongue)
    return sight.why(at) or f"{decision.ask} {rule}".strip()
