"""What each option does, in a few words, and where on the table it lies."""

from typing import Final

from veillee.core.choosers import Pending
from veillee.core.facts import Count, Prompt, Quoted, Someone, Thing, phrase, said, words
from veillee.core.match import Card
from veillee.core.pieces import Pieces
from veillee.core.text import Text, Tongue
from veillee.games.legions.cards.guilds import GUILDS
from veillee.games.legions.cards.heroes import heroes_of, open_heroes
from veillee.games.legions.cards.legions import FIRST_HERO, LEGIONS
from veillee.games.legions.cards.stratagems import stratagem_of
from veillee.games.legions.rules.match import Legions
from veillee.games.legions.rules.options import AT, BEFORE, EACH, LET_BE, NO, ON_TOP, THREE, UNDERNEATH
from veillee.games.legions.rules.points import UNUSED_POINTS
from veillee.games.legions.view import address
from veillee.games.legions.voice import prompts
from veillee.games.legions.voice.cards import reward
from veillee.games.legions.voice.sentences import LEGION, POINT, card, place

PLAIN: Final[dict[int, Text]] = {
    ON_TOP: Text("Sur la pioche", "On top of the pile"),
    UNDERNEATH: Text("Sous la pioche", "Under the pile"),
    EACH: Text("Une légion devant chaque lieu : un héros au choix", "One legion at each place: any hero of the row"),
}
FACE_DOWN: Final = Text("la légion cachée", "the face-down legion")
FACE_DOWN_KNOWN: Final = Text("la légion cachée, {0}", "the face-down legion, {0}")
REWARDED: Final = Text("{0} ({1})", "{0} ({1})")
STRUCK: Final = Text("{0} ([1:aucune légion debout|{1}|{1}])", "{0} ([1:no legion standing|{1}|{1}])")
PRICE: Final = Text(" Dépenser {0} vous coûte {1}.", " Spending {0} costs you {1}.")
WITH_STRATAGEM: Final = Text("Dépenser {0} (–{2}) : {1}", "Spend {0} (–{2}): {1}")
OF_GUILD: Final = Text("Trois légions devant {0} : un héros des {1}", "Three legions at {0}: a hero of the {1}")
OF_PILE: Final = Text("Trois légions devant {0} : voir la pioche", "Three legions at {0}: look at the pile")
BY_STRATAGEM: Final = Text(
    "Dépenser {0} (–{2}), trois légions devant {3} : {1}", "Spend {0} (–{2}), three legions at {3}: {1}"
)


def label(m: Legions, seat: int, pending: Pending, option: int, t: Tongue) -> Pieces:
    """What an option does: what its prompt says of the thing it names, or what the seat's stratagem does to that."""
    prompt = pending.prompt
    if option in (NO, LET_BE):
        assert prompt.leave is not None
        return said(prompt.leave, t, [])
    if option in PLAIN:
        return said(PLAIN[option], t, [])
    if spends(pending, option):
        return spending(m, seat, prompt, option, t)
    if prompt is prompts.RECRUIT:
        return way(m, seat, AT.low(option), t)
    assert prompt.take is not None
    if prompt is prompts.ATTACK:
        return said(prompt.take, t, [struck(m, 1 - seat, AT.low(option), t)])
    return said(prompt.take, t, [place(AT.low(option)) if option >= len(m.face) else lying(m, seat, Card(option), t)])


def spends(pending: Pending, option: int) -> bool:
    """LEG-80: whether an option turns the seat's stratagem over."""
    prompt = pending.prompt
    if prompt is prompts.REDIRECT:
        return option != LET_BE
    if prompt is prompts.RECRUIT:
        return option not in (NO, EACH) and AT.high(option) != THREE
    return option < 0 and (prompt is prompts.INITIATIVE or prompt is prompts.LOOKED)


def price(m: Legions, seat: int, pending: Pending, t: Tongue) -> Pieces:
    """What it costs to spend the stratagem, where one may."""
    if not any(spends(pending, option) for option in pending.options_of(seat)):
        return []
    return said(PRICE, t, [held(m, seat), Count(UNUSED_POINTS, POINT)])


def target(m: Legions, seat: int, option: int) -> str:
    """Where on the table an option lies, as the view addresses it."""
    if 0 <= option < len(m.face):
        return address(m, seat, Card(option))
    if option in (NO, LET_BE) or option in PLAIN:
        return ""
    if AT.high(option) in (BEFORE, THREE):
        return f"place:{AT.low(option)}"
    return f"stratagem:{seat}"


def lying(m: Legions, seat: int, legion: Card, t: Tongue) -> Thing:
    """A card as the seat knows it: a hero by its name, a legion with what it brings."""
    if not m.knows(seat, legion):
        return words(FACE_DOWN.said(t))
    face = m.face[legion]
    if face >= FIRST_HERO:
        return card(face)
    known = phrase(REWARDED, t, [card(face), words(reward(LEGIONS[face], t))])
    return phrase(FACE_DOWN_KNOWN, t, [known]) if legion == m.veiled else known


def struck(m: Legions, seat: int, at: int, t: Tongue) -> Thing:
    """A place with how many legions of a seat an attack would rout there."""
    return phrase(STRUCK, t, [place(at), Count(len(m.camps[seat].face_up[at]), LEGION)])


def held(m: Legions, seat: int) -> Thing:
    """The seat's stratagem by its title."""
    return Quoted(stratagem_of(m, seat).name, m.face[m.camps[seat].stratagem])


def spending(m: Legions, seat: int, prompt: Prompt, option: int, t: Tongue) -> Pieces:
    """What the seat's stratagem does, to what, and what that costs."""
    at = AT.low(option)
    things = [struck(m, seat, at, t) if prompt is prompts.REDIRECT else Someone(1 - seat, seat)]
    told: list[Thing] = [held(m, seat), phrase(stratagem_of(m, seat).ruse.offer(), t, things)]
    told.append(Count(UNUSED_POINTS, POINT))
    return said(BY_STRATAGEM, t, [*told, place(at)]) if prompt is prompts.RECRUIT else said(WITH_STRATAGEM, t, told)


def way(m: Legions, seat: int, at: int, t: Tongue) -> Pieces:
    """How three legions at a place recruit."""
    if heroes_of(m, open_heroes(m, seat), at):
        return said(OF_GUILD, t, [place(at), words(GUILDS[at].name.said(t))])
    return said(OF_PILE, t, [place(at)])
