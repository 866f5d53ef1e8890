"""The voice of Le Trône du Haut Cendrelin: its questions, what each answer does, why an action is impossible."""

from typing import Final

from veillee.core.game import Voice
from veillee.core.match import Match, Prompt, Told
from veillee.core.text import Text, Tongue
from veillee.games.cendrelin import prompts
from veillee.games.cendrelin.box import CLASS, EVENT, FATE, GOAL, PLACE
from veillee.games.cendrelin.codes import (
    A_FRAGMENT,
    ACTIVATE,
    ADD_EVENT,
    ADD_PLACE,
    COMPLETE,
    END,
    HEIRLOOM,
    NOTHING,
    OPTION,
    REMOVE_EVENT,
    REMOVE_PLACE,
    STAYS,
    SWAP_DEMONIC,
    SWAP_EVENT,
    SWAP_PLACE,
    UNFORESEEN,
)
from veillee.games.cendrelin.conditions import Wish
from veillee.games.cendrelin.effect import YES, Part, capital
from veillee.games.cendrelin.gallery import gallery
from veillee.games.cendrelin.impossible import why_not
from veillee.games.cendrelin.rules import Campaign
from veillee.games.cendrelin.sheet import standard_box
from veillee.games.cendrelin.table import FROM_RENOUNCED, FROM_SHOWN
from veillee.games.cendrelin.telling import a_or_an, cendrelin, mentioned, name_of, quoted, tell

CHANGES: Final[dict[int, Text]] = {
    NOTHING: Text("Ne rien changer", "Change nothing"),
    ADD_PLACE: Text("Ajouter un lieu", "Add a place"),
    SWAP_PLACE: Text("Échanger un lieu", "Exchange a place"),
    REMOVE_PLACE: Text("Enlever un lieu", "Remove a place"),
    SWAP_DEMONIC: Text("Échanger le lieu démoniaque", "Exchange the demonic place"),
    ADD_EVENT: Text("Ajouter un événement", "Add an event"),
    SWAP_EVENT: Text("Échanger un événement", "Exchange an event"),
    REMOVE_EVENT: Text("Enlever un événement", "Remove an event"),
}


class CendrelinVoice(Voice):
    """Speaks of a campaign to those who play it and to those who watch."""

    def seat_name(self, match: Match, seat: int, tongue: Tongue) -> str:
        return cendrelin(seat, tongue)

    def ask(self, match: Match, seat: int, prompt: Prompt, tongue: Tongue) -> str:
        """The question; in the middle of an effect, with the effect it belongs to."""
        assert isinstance(match, Campaign)
        said = prompt.ask.said(tongue)
        if prompt is prompts.BUILD:
            left = 10 - len(match.life[seat])
            return said + tongue(f" Il en reste {left} à choisir.", f" {left} left to choose.")
        if prompt in (prompts.WISH, prompts.DESIGNATE, prompts.RENOUNCE, prompts.RETURN):
            name = quoted(match.box, bearer(match.trigger), tongue)
            return f"{name}{tongue(' : ', ': ')}{match.box.effect(match.trigger).say(tongue)} {said}"
        return said

    def label(self, match: Match, seat: int, prompt: Prompt, option: int, tongue: Tongue) -> str:
        assert isinstance(match, Campaign)
        if prompt is prompts.NIGHT or prompt is prompts.SUNSET:
            return action(match, prompt, option, tongue)
        if prompt is prompts.WISH:
            return wish(current_part(match), option, tongue)
        if prompt is prompts.EVENING:
            return tongue("Piocher", "Draw") if option == A_FRAGMENT else tongue("Gagner 2 mana", "Gain 2 mana")
        if prompt is prompts.DESIGNATE:
            return cendrelin(option, tongue)
        return preparation(match, seat, prompt, option, tongue)

    def target(self, match: Match, seat: int, prompt: Prompt, option: int) -> str:
        assert isinstance(match, Campaign)
        if prompt is prompts.NIGHT or prompt is prompts.SUNSET:
            return action_address(match, seat, option)
        if prompt is prompts.DESIGNATE:
            return f"seat:{option}"
        if prompt is prompts.RENOUNCE:
            return stacked(match, match.hand[seat], option, "hand")
        if prompt is prompts.RETURN:
            return returned_address(match, seat, option)
        if prompt is prompts.BUILD:
            return stacked(match, match.packet[seat], option, "packet")
        if prompt is prompts.LEAVE_GOAL:
            faces = [match.face[card] for card in match.goals[seat]]
            return f"goal:{seat}:{faces.index(option)}"
        if prompt is prompts.PREFER:
            at = next(at for at in match.places if match.box.places[at].resource.at == option)
            return f"place:{at}"
        if prompt is prompts.EVENING:
            return f"life:{seat}" if option == A_FRAGMENT else ""
        return offered(prompt, option)

    def say(self, match: Match, told: Told, tongue: Tongue) -> str:
        assert isinstance(match, Campaign)
        return tell(match, told, tongue)

    def mentions(self, match: Match, told: Told) -> list[int]:
        return mentioned(told)

    def why(self, match: Match, seat: int, at: str, tongue: Tongue) -> str:
        """CEN-66: for every impossible action, the element that makes it so."""
        assert isinstance(match, Campaign)
        return why_not(match, seat, at, tongue)

    def cards(self, tongue: Tongue) -> list[dict[str, object]]:
        return gallery(standard_box(), tongue)

    def ending(self, match: Match, tongue: Tongue) -> str:
        assert isinstance(match, Campaign)
        winners = match.outcome().winners()
        who = tongue(" et ", " and ").join([cendrelin(seat, tongue) for seat in winners])
        if match.ages == 1:
            return tongue(f"{who} est le nouveau Haut Cendrelin.", f"{who} is the new High Cendrelin.")
        crowns = match.crowns[winners[0]]
        ages = tongue(f"{crowns} âge{'s' * (crowns > 1)}", f"{crowns} age{'s' * (crowns != 1)}")
        if len(winners) > 1:
            return tongue(f"{who} se partagent la campagne : {ages} chacun.", f"{who} share the campaign: {ages} each.")
        if match.faithful:
            return tongue(
                f"{who} emporte la campagne, que personne d'autre ne poursuit.",
                f"{who} wins the campaign, which nobody else goes on with.",
            )
        return tongue(f"{who} emporte la campagne : {ages}.", f"{who} wins the campaign: {ages}.")


def bearer(option: int) -> int:
    """The face that bears the effect of an option."""
    face = option // OPTION
    if EVENT + ACTIVATE <= face < GOAL:
        return face - (UNFORESEEN if face >= EVENT + UNFORESEEN else ACTIVATE)
    return face


def current_part(m: Campaign) -> Part:
    return m.box.effect(m.trigger).parts[m.part]


def wish(part: Part, option: int, t: Tongue) -> str:
    """A wish says its consequence."""
    if option != YES:
        return t("Non", "No")
    rest = ", ".join([word.say(t) for word in part.words if not isinstance(word, Wish)])
    return t(f"Oui : {rest}", f"Yes: {rest}")


def action(m: Campaign, prompt: Prompt, option: int, t: Tongue) -> str:
    """An action of the night, with its whole effect."""
    if option == END:
        if prompt is prompts.SUNSET:
            return t("Passer", "Pass")
        return t("Finir la nuit", "End the night")
    face = option // OPTION
    said = m.box.effect(option).say(t)
    name = name_of(m.box, bearer(option), t)
    if EVENT <= face < EVENT + ACTIVATE:
        return t(f"Résoudre « {name} » : {said}", f"Resolve “{name}”: {said}")
    if EVENT + ACTIVATE <= face < GOAL:
        return t(f"Activer « {name} » : {said}", f"Activate “{name}”: {said}")
    return t(f"{name} : {said}", f"{name}: {said}")


def preparation(m: Campaign, seat: int, prompt: Prompt, option: int, t: Tongue) -> str:
    """An answer of the preparation or of the change of age."""
    box = m.box
    if prompt is prompts.CLASS:
        return name_of(box, CLASS + option, t)
    if prompt is prompts.DEMONIC_PLACE or prompt is prompts.PLACE:
        return name_of(box, PLACE + option, t)
    if prompt is prompts.LEARN:
        name = box.classes[option].name
        if option == m.classes[seat][0]:
            return t(
                f"Rester {name.fr} et composer mon ancienne vie", f"Stay {a_or_an(name.en)} and build my former life"
            )
        return t(f"Devenir apprenti {name.fr}", f"Become an apprentice {name.en}")
    if prompt is prompts.LEAVE_GOAL:
        return f"{quoted(box, option, t)}{t(' : ', ': ')}{box.goals[option - GOAL].goal.say(t)}"
    if prompt is prompts.PREFER:
        return preference(m, option, t)
    if prompt is prompts.RETURN:
        return parting(m, option, t)
    if prompt is prompts.CHANGE:
        return CHANGES[option].said(t)
    if prompt is prompts.HEIR:
        old, new = box.classes[option // HEIRLOOM].name, box.classes[option % HEIRLOOM].name
        return t(f"{old.fr} contre {new.fr}", f"{old.en} for {new.en}")
    if prompt is prompts.STAY:
        return staying(m, option, t)
    if prompt is prompts.GROW:
        if option == COMPLETE:
            return t("Oui, les règles complètes", "Yes, the complete rules")
        return t("Non, encore une initiation", "No, another initiation")
    return name_of(box, option, t)


def preference(m: Campaign, resource: int, t: Tongue) -> str:
    place = next(place for place in [m.box.places[at] for at in m.places] if place.resource.at == resource)
    noun = place.resource
    return t(
        f"{capital(noun.many)} ({place.past}, {noun.abundant()} à {place.future})",
        f"{capital(noun.en_many)} ({place.past}, abundant at {place.future})",
    )


def staying(m: Campaign, option: int, t: Tongue) -> str:
    """CEN-106; between two, whoever sits an age out ends the campaign (CEN-D8)."""
    if option == STAYS:
        return t("J'en suis", "I am in")
    if m.seats > 2:
        return t("Je passe cet âge", "I sit this age out")
    if m.ages:
        return t("J'abandonne la campagne", "I give the campaign up")
    return t("Restons-en là", "Let us leave it there")


def parting(m: Campaign, option: int, t: Tongue) -> str:
    name = quoted(m.box, option % FROM_SHOWN, t)
    if option >= FROM_RENOUNCED:
        return t(f"{name}, face cachée sur la table", f"{name}, face down on the table")
    if option >= FROM_SHOWN:
        return t(f"{name}, sur la table", f"{name}, on the table")
    return t(f"{name}, de votre main", f"{name}, from your hand")


def offered(prompt: Prompt, option: int) -> str:
    """The address of what the table chooses from the box: it names the face itself."""
    if prompt is prompts.CHANGE_OUT and option >= PLACE:
        return f"place:{option - PLACE}"
    if prompt is prompts.CHANGE_OUT or prompt is prompts.CHANGE_IN:
        return f"offer:{option}"
    if prompt is prompts.DEMONIC_PLACE or prompt is prompts.PLACE:
        return f"offer:{PLACE + option}"
    if prompt is prompts.CLASS or prompt is prompts.LEARN:
        return f"offer:{CLASS + option}"
    return f"offer:{CLASS + option % HEIRLOOM}" if prompt is prompts.HEIR else ""


def stacked(m: Campaign, zone: list[int], face: int, at: str) -> str:
    """The address of the copies of a fragment in a zone."""
    return f"{at}:{m.faces_of(zone).index(face)}"


def action_address(m: Campaign, seat: int, option: int) -> str:
    """The address of an effect: that of what bears it, and its number there; the actions of an event come last."""
    if option == END:
        return ""
    face, number = bearer(option), option % OPTION
    if face >= FATE:
        return f"fate:{number}"
    if face >= PLACE:
        return f"place:{face - PLACE}:{number}"
    if face >= EVENT:
        first = len(m.box.events[face - EVENT].options) if option // OPTION != face else 0
        return f"event:{face - EVENT}:{first + number}"
    return f"{stacked(m, m.hand[seat], face, 'hand')}:{number}"


def returned_address(m: Campaign, seat: int, option: int) -> str:
    face = option % FROM_SHOWN
    if option >= FROM_RENOUNCED:
        return stacked(m, m.renounced[seat], face, "renounced")
    if option >= FROM_SHOWN:
        faces = [m.face[card] for card in m.shown[seat]]
        return f"shown:{seat}:{faces.index(face)}"
    return stacked(m, m.hand[seat], face, "hand")


VOICE: Final = CendrelinVoice()
