"""What each question says to whom, what each option does in a few words, and where on the table it lies."""

from typing import Final

from veillee.core.choosers import Pending
from veillee.core.facts import Count, Someone, Telling, Thing, said, told_of, words
from veillee.core.match import NOBODY, WRITE, Card
from veillee.core.pieces import Piece, Pieces
from veillee.core.text import Text, Tongue
from veillee.games.marelle.cards.faces import CARDS, PIPS, RANKS, UNRANKED
from veillee.games.marelle.cards.suits import SUITS
from veillee.games.marelle.rules.options import (
    AT,
    CUT,
    DEFINE,
    GIVE,
    LEAVE_IT,
    MEND,
    PASS,
    PLACE,
    REST,
    TABLE,
    TELL_IT,
    THEME,
)
from veillee.games.marelle.rules.ring import EPILOGUE, Ring
from veillee.games.marelle.view import address
from veillee.games.marelle.voice import prompts
from veillee.games.marelle.voice.sentences import (
    card,
    conflict,
    element,
    fate,
    of_world,
    theme,
    wish,
    world_of,
)

LEADING: Final = Text(
    "Votre mise pour {0} est la meilleure, avec {1} : y ajoutez-vous encore des cartes ?",
    "Your bid for {0} is the best, with {1}: do you add more cards to it?",
)
STAYING: Final = Text("Ne rien ajouter, rester {0}", "Add nothing, stay {0}")
SET_UP: Final = Text(
    "Mettez en place la scène sur {0}, entre {1} et {2}. {3}", "Set up the scene on {0}, between {1} and {2}. {3}"
)
TELL_ON: Final = Text(
    "La scène sur {0} : racontez la suite, jouez une carte, ou rendez la plume.",
    "The scene on {0}: tell what follows, play a card, or lay down the pen.",
)
SAY_A_LINE: Final = Text(
    "Une ligne pour la carte que vous venez de jouer sur {0} ?", "A line for the card you have just played on {0}?"
)
PLAY_OR_CUT: Final = Text(
    "La scène sur {0} : jouez une carte pour en changer les circonstances, ou coupez.",
    "The scene on {0}: play a card to change its circumstances, or cut.",
)
PLAY_ON: Final = Text(
    "La scène sur {0} : jouez une carte pour en changer les circonstances, si vous le souhaitez.",
    "The scene on {0}: play a card to change its circumstances, if you wish.",
)
MEND_ONLY: Final = Text(
    "La scène sur {0} se termine : vous pouvez encore reprendre vos paragraphes.",
    "The scene on {0} is ending: you may still take up your paragraphs again.",
)
END_WON: Final = Text(
    "{0} [l'emporte|l'emportez] : comment se termine la scène sur {1} ?",
    "{0} [wins|win]: how does the scene on {1} end?",
)
END_OPEN: Final = Text(
    "Personne ne l'emporte : comment se termine la scène sur {0} ?", "Nobody wins: how does the scene on {0} end?"
)
YOUR_FATE: Final = Text("Racontez le destin de votre personnage. {0}", "Tell the fate of your character. {0}")
REMINDER: Final = Text(" Vous avez écrit : « {0} ».", " You wrote: “{0}”.")

WRITES: Final = {
    "name": Text("Écrire ce nom", "Write this name"),
    "wish": Text("Écrire ce souhait", "Write this wish"),
    "scene": Text("Poser un paragraphe", "Put down a paragraph"),
    "end": Text("Raconter la fin", "Tell the end"),
    "epilogue": Text("Raconter ce destin", "Tell this fate"),
}
CUTS: Final = Text("Coupez !", "Cut!")
RESTS: Final = Text("Rendre la plume", "Lay down the pen")
NO_WORD: Final = Text("Sans un mot", "Without a word")
NOTHING_MORE: Final = Text("Rien à ajouter", "Nothing to add")
ALL_TOLD: Final = Text("Tout est dit", "All is told")
MENDS: Final = Text("Reprendre votre paragraphe n° {0}", "Take up your paragraph no. {0} again")
SCENES: Final = {
    TELL_IT: Text("{0}, entre {1} et {2} : mettre en place", "{0}, between {1} and {2}: set it up"),
    LEAVE_IT: Text(
        "{0}, entre {1} et {2} : laisser les autres mettre en place",
        "{0}, between {1} and {2}: let the others set it up",
    ),
}
FROM_TABLE: Final = Text("{0} : {1}", "{0}: {1}")


# Questions


def ask(m: Ring, seat: int, pending: Pending, t: Tongue) -> Pieces:
    """The question, as it concerns the seat."""
    prompt = pending.prompt
    if prompt is prompts.STEP:
        return reminded(m, seat, said(prompt.ask, t, []), t)
    if prompt is prompts.SCENE:
        return ask_in_scene(m, seat, t)
    if prompt is prompts.END:
        return ask_for_end(m, seat, t)
    if prompt is prompts.EPILOGUE:
        return said(YOUR_FATE, t, [words(fate(m.fates[seat], m.gap(seat)).said(t))])
    if prompt is prompts.RAISE:
        about = [*pending.about.args, m.bid_of(seat)]
        text = LEADING if about[1] == about[2] else prompt.ask
        return told_of(text, prompt.kinds, Telling(m, about, seat, t))
    return told_of(prompt.ask, prompt.kinds, Telling(m, pending.about.args, seat, t))


def reminded(m: Ring, seat: int, asked: Pieces, t: Tongue) -> Pieces:
    """MAR-08: the author reads the wish again, and nobody else does."""
    text = wish(m.notes[m.wishes[seat]], t).rstrip(".")
    return [*asked, *[Piece(piece.kind, piece.text) for piece in said(REMINDER, t, [words(text)])]]


def here(m: Ring) -> Thing:
    """The conflict of the scene."""
    return conflict(m.told(m.conflict))


def ask_in_scene(m: Ring, seat: int, t: Tongue) -> Pieces:
    if m.sets_up(seat):
        return said(TELL_ON, t, [here(m)]) if m.begun() else ask_to_set_up(m, seat, t)
    if seat in m.speaking:
        return said(SAY_A_LINE, t, [here(m)])
    return said(PLAY_OR_CUT if m.begun() and m.may_cut(seat) else PLAY_ON, t, [here(m)])


def ask_to_set_up(m: Ring, seat: int, t: Tongue) -> Pieces:
    c = m.conflict
    matter = of_world(theme(m.arcanum(c), m.states[c]), world_of(m), t)
    things = [here(m), Someone(c, seat), Someone((c + 1) % m.seats, seat), matter]
    return reminded(m, seat, said(SET_UP, t, things), t)


def ask_for_end(m: Ring, seat: int, t: Tongue) -> Pieces:
    if not m.tells_end(seat):
        return said(MEND_ONLY, t, [here(m)])
    if m.winner == NOBODY:
        return said(END_OPEN, t, [here(m)])
    return said(END_WON, t, [Someone(m.winner, seat), here(m)])


# Options


def label(m: Ring, seat: int, pending: Pending, option: int, t: Tongue) -> Pieces:
    """What an option does."""
    prompt = pending.prompt
    if option == WRITE:
        return said(WRITES[prompt.key], t, [])
    if option == REST:
        return said(resting(m, seat, pending), t, [])
    if option == CUT:
        return said(CUTS, t, [])
    if option >= CARDS:
        return packed_label(m, seat, option, t)
    if option == PASS and prompt is prompts.RAISE:
        return said(STAYING, t, [words(RANKS[standing(m, seat)].said(t))])
    if option == PASS:
        assert prompt.leave is not None
        return said(prompt.leave, t, [])
    other_way = option >= PIPS or (prompt is prompts.GIVE and option in m.aside[seat])
    text = prompt.leave if other_way else prompt.take
    assert text is not None
    return said(text, t, [card(m.face[option])])


def standing(m: Ring, seat: int) -> int:
    """The rank that a seat would have if nobody added anything any more."""
    ahead = sum([1 for other in range(m.seats) if m.bid_of(other) > m.bid_of(seat)])
    return ahead + 1 if ahead + 1 < len(RANKS) else UNRANKED


def resting(m: Ring, seat: int, pending: Pending) -> Text:
    if pending.prompt is prompts.END:
        return NOTHING_MORE
    if pending.prompt is prompts.EPILOGUE:
        return ALL_TOLD
    return RESTS if m.sets_up(seat) else NO_WORD


def packed_label(m: Ring, seat: int, option: int, t: Tongue) -> Pieces:
    kind, at = AT.high(option), AT.low(option)
    if kind == MEND:
        before = [line for line in m.page[: at + 1] if line.written()]
        return said(MENDS, t, [Count(len(before))])
    if kind == PLACE:
        other = (at + 1) % m.seats if at == seat else at
        assert prompts.PLACE.take is not None
        return said(prompts.PLACE.take, t, [conflict(m.told(at)), Someone(other, seat)])
    if kind in SCENES:
        things = [conflict(m.told(at)), Someone(at, seat), Someone((at + 1) % m.seats, seat)]
        return said(SCENES[kind], t, things)
    if kind == THEME:
        assert prompts.FOOL.take is not None
        return said(prompts.FOOL.take, t, [conflict(m.told(at))])
    if kind >= GIVE:
        assert prompts.GIFT.take is not None
        return said(prompts.GIFT.take, t, [card(m.face[at]), Someone(kind - GIVE, seat)])
    if kind >= DEFINE:
        face = m.face[at]
        assert prompts.DEFINE.take is not None
        return said(prompts.DEFINE.take, t, [conflict(m.told(kind - DEFINE)), card(face), element(face, world_of(m))])
    text = words(fate(option, m.gap(seat)).said(t))
    return said(FROM_TABLE, t, [words(SUITS[at].name.said(t)), text]) if kind == TABLE else text.said


def target(m: Ring, seat: int, option: int) -> str:
    """Where on the table an option lies, as the view addresses it."""
    if option < 0:
        return ""
    if option < CARDS:
        return address(m, seat, Card(option))
    kind, at = AT.high(option), AT.low(option)
    if kind == MEND:
        return f"line:{at + len(m.epilogues)}" if m.stage == EPILOGUE else f"line:{at}"
    if kind in (PLACE, TELL_IT, LEAVE_IT, THEME):
        return f"conflict:{at}"
    return address(m, seat, Card(at)) if kind >= DEFINE else ""
