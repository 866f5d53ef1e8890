"""Labels: what each option does, in a few words, and the address of the thing on the table that it is about."""

from typing import Final

from veillee.core.choosers import Pending
from veillee.core.facts import Called, Count, Someone, Thing, said, words
from veillee.core.grammar import Name, a_or_an
from veillee.core.match import Card, Face
from veillee.core.pieces import Pieces
from veillee.core.text import Text, Tongue
from veillee.games.cendrelin.cards.faces import CLASSES, EVENTS, FATE, PLACES, TRIGGER, bearer_of
from veillee.games.cendrelin.language.conditions import Wish
from veillee.games.cendrelin.rules.campaign import Campaign
from veillee.games.cendrelin.rules.options import (
    A_FRAGMENT,
    END,
    FROM_RENOUNCED,
    FROM_SHOWN,
    HEIRLOOM,
    RETURNABLE,
    activates,
    resolves,
)
from veillee.games.cendrelin.voice import prompts
from veillee.games.cendrelin.voice.sentences import called, titled

ITSELF: Final = Text("{0}", "{0}")
EXPLAINED: Final = Text("{0} : {1}", "{0}: {1}")
RESOLVING: Final = Text("Résoudre {0} : {1}", "Resolve {0}: {1}")
ACTIVATING: Final = Text("Activer {0} : {1}", "Activate {0}: {1}")
YES: Final = Text("Oui : {0}", "Yes: {0}")
STAYING: Final = Text("Rester {0} et composer votre ancienne vie", "Stay {0} and build your former life")
BECOMING: Final = Text("Devenir apprenti {0}", "Become an apprentice {0}")
EXCHANGED: Final = Text("{0} contre {1}", "{0} for {1}")
PREFERRED: Final = Text("{0} ({1}, [abondants|abondantes] à {2})", "{0} ({1}, abundant at {2})")
PARTING: Final = [
    Text("{0}, de votre main", "{0}, from your hand"),
    Text("{0}, sur la table", "{0}, on the table"),
    Text("{0}, face cachée sur la table", "{0}, face down on the table"),
]
SIT_OUT: Final = Text("Passer cet âge", "Sit this age out")
GIVE_UP: Final = Text("Abandonner la campagne", "Give the campaign up")
CALL_IT_A_DAY: Final = Text("En rester là", "Leave it there")


def label(m: Campaign, seat: int, pending: Pending, option: int, t: Tongue) -> Pieces:
    """What an option does."""
    prompt = pending.prompt
    always = prompts.ANSWERS.get(prompt, {}).get(option)
    if always is not None:
        return said(always, t, [])
    if prompt is prompts.NIGHT or prompt is prompts.SUNSET:
        return action(m, option, t)
    if prompt is prompts.WISH:
        return said(YES, t, [words(wished(m, pending.about.args, t))])
    if prompt is prompts.DESIGNATE:
        return said(ITSELF, t, [Someone(option, seat)])
    if prompt is prompts.LEAVE_GOAL:
        return said(EXPLAINED, t, [titled(m.box, Face(option)), words(m.box.goal(Face(option)).say(t))])
    if prompt is prompts.PREFER:
        return said(PREFERRED, t, preference(m, option, t))
    if prompt is prompts.RETURN:
        return said(PARTING[RETURNABLE.high(option)], t, [titled(m.box, Face(RETURNABLE.low(option)))])
    if prompt is prompts.STAY:
        return said(leaving(m), t, [])
    if prompt is prompts.LEARN and option == m.classes[seat][0]:
        name = m.box.classes[option].name
        return said(STAYING, t, [Called(Name(name.fr, a_or_an(name.en)), CLASSES + option)])
    if prompt is prompts.HEIR:
        faces = [Face(CLASSES + HEIRLOOM.high(option)), Face(CLASSES + HEIRLOOM.low(option))]
        return said(EXCHANGED, t, [called(m.box, face) for face in faces])
    return said(BECOMING if prompt is prompts.LEARN else ITSELF, t, [called(m.box, face_of(pending, option))])


def face_of(pending: Pending, option: int) -> Face:
    """The face of what is chosen, where an option is one card or tile."""
    if pending.prompt is prompts.TAKE_CLASS or pending.prompt is prompts.LEARN:
        return Face(CLASSES + option)
    if pending.prompt is prompts.VOTE_DEMONIC or pending.prompt is prompts.VOTE_PLACE:
        return Face(PLACES + option)
    return Face(option)


def action(m: Campaign, option: int, t: Tongue) -> Pieces:
    """An action of the night, with its whole effect."""
    effect, face = words(m.box.effect(option).say(t)), bearer_of(option)
    if resolves(option) or activates(option):
        return said(RESOLVING if resolves(option) else ACTIVATING, t, [titled(m.box, face), effect])
    return said(EXPLAINED, t, [called(m.box, face), effect])


def wished(m: Campaign, about: list[int], t: Tongue) -> str:
    """What a wish would do."""
    part = m.box.effect(about[0]).parts[about[1]]
    return ", ".join([element.say(t) for element in part.elements if not isinstance(element, Wish)])


def preference(m: Campaign, resource: int, t: Tongue) -> list[Thing]:
    """A resource and the hourglasses of its place."""
    place = next(place for place in [m.box.places[at] for at in m.places] if place.resource.at == resource)
    noun = place.resource
    return [words(noun.form(True, t), noun.feminine), Count(place.past), Count(place.future)]


def leaving(m: Campaign) -> Text:
    """CEN-106; between two, whoever sits an age out ends the campaign (CEN-D8)."""
    if m.seats > 2:
        return SIT_OUT
    return GIVE_UP if m.ages else CALL_IT_A_DAY


# Addresses


def target(m: Campaign, seat: int, pending: Pending, option: int) -> str:
    """The address of what an option is about."""
    prompt = pending.prompt
    if prompt is prompts.NIGHT or prompt is prompts.SUNSET:
        return "" if option == END else effect_address(m, seat, option)
    if prompt is prompts.DESIGNATE:
        return f"seat:{option}"
    if prompt is prompts.RENOUNCE:
        return stacked(m, m.hand[seat], Face(option), "hand")
    if prompt is prompts.RETURN:
        return returned_address(m, seat, option)
    if prompt is prompts.BUILD:
        return stacked(m, m.packet[seat], Face(option), "packet")
    if prompt is prompts.LEAVE_GOAL:
        return f"goal:{seat}:{[m.face[card] for card in m.goals[seat]].index(Face(option))}"
    if prompt is prompts.PREFER:
        return f"place:{next(at for at in m.places if m.box.places[at].resource.at == option)}"
    if prompt is prompts.EVENING:
        return f"life:{seat}" if option == A_FRAGMENT else ""
    return offered(pending, option)


def offered(pending: Pending, option: int) -> str:
    """The address of what is chosen from the box: it names the face itself."""
    prompt = pending.prompt
    if prompt is prompts.CHANGE_OUT and option >= PLACES:
        return f"place:{option - PLACES}"
    if prompt is prompts.HEIR:
        return f"offer:{CLASSES + HEIRLOOM.low(option)}"
    alike = (prompts.CHANGE, prompts.WISH, prompts.STAY, prompts.GROW)
    return "" if prompt in alike else f"offer:{face_of(pending, option)}"


def stacked(m: Campaign, zone: list[Card], face: Face, at: str) -> str:
    """The address of the copies of a fragment in a zone."""
    return f"{at}:{m.faces_of(zone).index(face)}"


def effect_address(m: Campaign, seat: int, option: int) -> str:
    """The address of an effect: that of what bears it, and its number there; the actions of an event come last."""
    face, number = bearer_of(option), TRIGGER.low(option)
    if face >= FATE:
        return f"fate:{number}"
    if face >= PLACES:
        return f"place:{face - PLACES}:{number}"
    if face >= EVENTS:
        first = len(m.box.event(face).options) if activates(option) else 0
        return f"event:{face - EVENTS}:{first + number}"
    return f"{stacked(m, m.hand[seat], face, 'hand')}:{number}"


def returned_address(m: Campaign, seat: int, option: int) -> str:
    where, face = RETURNABLE.high(option), Face(RETURNABLE.low(option))
    if where == FROM_SHOWN:
        return f"shown:{seat}:{[m.face[card] for card in m.shown[seat]].index(face)}"
    if where == FROM_RENOUNCED:
        return stacked(m, m.renounced[seat], face, "renounced")
    return stacked(m, m.hand[seat], face, "hand")
