"""Why something on the table cannot be done now, in words."""

from veillee.core.text import Tongue
from veillee.games.cendrelin.box import EVENT
from veillee.games.cendrelin.codes import AT_NIGHT, AT_SUNSET
from veillee.games.cendrelin.effect import Effect
from veillee.games.cendrelin.rules import Campaign
from veillee.games.cendrelin.view import speaker


def why_not(m: Campaign, seat: int, at: str, t: Tongue) -> str:
    """The reason for the thing at an address of the view; empty where nothing stands in the way."""
    kind, _, rest = at.partition(":")
    if m.phase not in (AT_SUNSET, AT_NIGHT) or kind not in ("hand", "place", "event", "fate"):
        return ""
    if speaker(m) != seat:
        return t("Ce n'est pas à vous d'agir.", "It is not for you to act.")
    if kind == "hand":
        return of_fragment(m, seat, m.faces_of(m.hand[seat])[int(rest)], t)
    if m.phase == AT_SUNSET:
        return t(
            "Au coucher du soleil, on ne joue que des actions « depuis la crypte ».",
            "At sunset one plays only actions “from the crypt”.",
        )
    if kind == "fate":
        return of_fate(m, t)
    return of_place(m, seat, int(rest), t) if kind == "place" else of_event(m, seat, int(rest), t)


def of_fragment(m: Campaign, seat: int, face: int, t: Tongue) -> str:
    fragment = m.box.fragments[face]
    if m.phase == AT_SUNSET and not fragment.crypt:
        return t(
            "Ce fragment ne se joue pas « depuis la crypte » : attendez la nuit.",
            "This fragment is not played “from the crypt”: wait for the night.",
        )
    return of_effects(m, seat, fragment.effects, len(m.hand[seat]) - 1, t)


def of_effects(m: Campaign, seat: int, effects: list[Effect], held: int, t: Tongue) -> str:
    """Each option that cannot be triggered, with the element that makes it so."""
    lacking = [(effect, effect.lack(m, seat, held, t)) for effect in effects]
    return " ".join(
        [
            t(f"{effect.say(t)} Impossible : {lack}.", f"{effect.say(t)} Impossible: {lack}.")
            for effect, lack in lacking
            if lack
        ]
    )


def of_place(m: Campaign, seat: int, place: int, t: Tongue) -> str:
    effects = m.box.places[place].effects
    if not effects:
        return t("Ce lieu ne porte pas d'effet.", "This place bears no effect.")
    return of_effects(m, seat, effects, len(m.hand[seat]), t)


def of_event(m: Campaign, seat: int, number: int, t: Tongue) -> str:
    event = m.box.events[number]
    held = len(m.hand[seat])
    found: list[str] = []
    if m.dealt_with:
        found.append(
            t("Un événement a déjà été résolu cette nuit.", "An event has already been resolved tonight."),
        )
    else:
        found.append(of_effects(m, seat, event.options, held, t))
    if event.actions and EVENT + number in m.activated:
        found.append(t("Il a déjà été activé cette nuit.", "It has already been activated tonight."))
    elif event.actions:
        found.append(of_effects(m, seat, event.actions, held, t))
    return " ".join([why for why in found if why])


def of_fate(m: Campaign, t: Tongue) -> str:
    if m.met_fate:
        return t("Le Destin a déjà été affronté cette nuit.", "Destiny has already been faced tonight.")
    if m.last_fate < 0:
        return ""
    said = m.box.fate.options[m.last_fate].say(t)
    return t(f"{said} Le Destin ne se répète pas.", f"{said} Destiny does not repeat itself.")
