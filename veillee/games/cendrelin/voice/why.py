"""Reasons: why something on the table cannot be done now, in words."""

from typing import Final

from veillee.core.choosers import Pending
from veillee.core.match import Face
from veillee.core.text import Text, Tongue
from veillee.games.cendrelin.cards.faces import EVENTS
from veillee.games.cendrelin.language.effect import Effect
from veillee.games.cendrelin.rules.campaign import Campaign
from veillee.games.cendrelin.rules.phases import AT_NIGHT, AT_SUNSET
from veillee.games.cendrelin.voice.prompts import NIGHT, SUNSET

DUTIES: Final = {
    (False, False): Text(
        "Affrontez d'abord le Destin et résolvez un événement (CEN-51).",
        "First face Destiny and resolve an event (CEN-51).",
    ),
    (False, True): Text("Affrontez d'abord le Destin (CEN-51).", "First face Destiny (CEN-51)."),
    (True, False): Text("Résolvez d'abord un événement (CEN-51).", "First resolve an event (CEN-51)."),
}
"""What the night is still about, by whether Destiny was faced and an event resolved."""
ALL: Final = -1
"""Every effect of a thing, not one of them."""


def why_not(m: Campaign, seat: int, pending: Pending | None, at: str, t: Tongue) -> str:
    """The reason for the thing, or for the effect, at an address of the view; empty where nothing stands in the way."""
    kind, *rest = at.split(":")
    numbers = [int(number) for number in rest]
    if kind == "fate":
        numbers.insert(0, 0)
    if m.phase not in (AT_SUNSET, AT_NIGHT) or kind not in ("hand", "place", "event", "fate", "shown", "renounced"):
        return ""
    if kind in ("shown", "renounced"):
        return of_spent(kind, t)
    if pending is None:
        return t("Ce n'est pas à vous d'agir.", "It is not your turn to act.")
    if pending.prompt is not NIGHT and pending.prompt is not SUNSET:
        return ""
    return of_thing(m, seat, kind, numbers[0], numbers[1] if len(numbers) > 1 else ALL, t)


def of_spent(kind: str, t: Tongue) -> str:
    if kind == "shown":
        return t(
            "Ce fragment a été joué : il revient en main au soir de la prochaine nuit de son cendrelin.",
            "This fragment has been played: it comes back on the evening of its cendrelin's next night.",
        )
    return t(
        "Vous avez renoncé à cette action : elle revient en main au soir de votre prochaine nuit.",
        "You renounced this action: it comes back on the evening of your next night.",
    )


def of_thing(m: Campaign, seat: int, kind: str, index: int, number: int, t: Tongue) -> str:
    if kind == "hand":
        return of_fragment(m, seat, m.faces_of(m.hand[seat])[index], number, t)
    if m.phase == AT_SUNSET:
        return t(
            "Au coucher du soleil, on ne joue que des actions « depuis la crypte ».",
            "At sunset one plays only actions “from the crypt”.",
        )
    if kind == "fate":
        return of_fate(m, number, t)
    return of_place(m, seat, index, number, t) if kind == "place" else of_event(m, seat, index, number, t)


def of_fragment(m: Campaign, seat: int, face: Face, number: int, t: Tongue) -> str:
    fragment = m.box.fragments[face]
    if m.phase == AT_SUNSET and not fragment.crypt:
        return t(
            "Ce fragment ne se joue pas « depuis la crypte » : attendez la nuit.",
            "This fragment is not played “from the crypt”: wait for the night.",
        )
    return of_effects(m, seat, meant(fragment.effects, number), len(m.hand[seat]) - 1, t)


def meant(effects: list[Effect], number: int) -> list[Effect]:
    """The one effect that is asked about, or all of them."""
    return effects if number == ALL else [effects[number]]


def of_effects(m: Campaign, seat: int, effects: list[Effect], held: int, t: Tongue) -> str:
    """The elements that make effects impossible, each told once."""
    lacks: list[str] = []
    for effect in effects:
        lack = effect.lack(m, seat, held, t)
        if lack and lack not in lacks:
            lacks.append(lack)
    return t(f"Impossible : {' ; '.join(lacks)}.", f"Impossible: {'; '.join(lacks)}.") if lacks else ""


def of_place(m: Campaign, seat: int, place: int, number: int, t: Tongue) -> str:
    effects = m.box.places[place].effects
    if not effects:
        return t("Ce lieu ne porte pas d'effet.", "This place bears no effect.")
    return of_effects(m, seat, meant(effects, number), len(m.hand[seat]), t)


def of_event(m: Campaign, seat: int, at: int, number: int, t: Tongue) -> str:
    """An event's options resolve it, once a night for all of them; its actions do not, and are done once each night."""
    event = m.box.events[at]
    held = len(m.hand[seat])
    found: list[str] = []
    if number == ALL or number < len(event.options):
        found.append(of_resolving(m, seat, meant(event.options, number), held, t))
    if number == ALL or number >= len(event.options):
        actions = meant(event.actions, number if number == ALL else number - len(event.options))
        found.append(of_activating(m, seat, Face(EVENTS + at), actions, held, t))
    return " ".join([why for why in found if why])


def of_resolving(m: Campaign, seat: int, options: list[Effect], held: int, t: Tongue) -> str:
    if m.dealt_with:
        return t("Un événement a déjà été résolu cette nuit.", "An event has already been resolved tonight.")
    return of_effects(m, seat, options, held, t)


def of_activating(m: Campaign, seat: int, face: Face, actions: list[Effect], held: int, t: Tongue) -> str:
    if actions and face in m.activated:
        return t("Il a déjà été activé cette nuit.", "It has already been activated tonight.")
    return of_effects(m, seat, actions, held, t)


def of_fate(m: Campaign, number: int, t: Tongue) -> str:
    if m.met_fate:
        return t("Le Destin a déjà été affronté cette nuit.", "Destiny has already been faced tonight.")
    if m.last_fate < 0 or number not in (ALL, m.last_fate):
        return ""
    said = m.box.fate.options[m.last_fate].say(t)
    return t(f"{said} Le Destin ne se répète pas.", f"{said} Destiny does not repeat itself.")
