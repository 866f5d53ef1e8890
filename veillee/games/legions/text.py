"""The voice of Légions: its questions, what each answer does, its cards and its endings."""

from typing import Final

from veillee.core.game import Voice
from veillee.core.match import Match, Prompt, Told
from veillee.core.text import Tongue
from veillee.games.legions import names, prompts
from veillee.games.legions.cards import HEROES, heroes_of, open_heroes
from veillee.games.legions.guilds import (
    BLUE,
    CARDS,
    FIRST_HERO,
    FIRST_STRATAGEM,
    GUILDS,
    LEGIONS,
    PLACES,
)
from veillee.games.legions.prompts import AT, EACH, EDICT, LET_BE, MUSTER, NO, ON_TOP, SEE_HAND, SWEAR
from veillee.games.legions.reasons import reason
from veillee.games.legions.rules import Legions
from veillee.games.legions.stratagems import MUSTERED, STRATAGEMS
from veillee.games.legions.table import Side
from veillee.games.legions.telling import mentioned, tell

DOING: Final[dict[str, tuple[str, str]]] = {
    prompts.INITIATIVE.key: ("Jouer", "Play"),
    prompts.RESERVE.key: ("Réserver", "Reserve"),
    prompts.THEIR_LEGION.key: ("Lui faire jouer", "Make your opponent play"),
    prompts.RALLY.key: ("Rallier", "Rally"),
    prompts.ROUT.key: ("Mettre en déroute", "Rout"),
    prompts.HERO.key: ("Recruter", "Recruit"),
    prompts.LOOKED.key: ("Recruter", "Recruit"),
    prompts.TUCK.key: ("Glisser dessous", "Tuck"),
    prompts.TAKE_BACK.key: ("Reprendre en main", "Take back"),
    prompts.FROM_HAND.key: ("Placer", "Put down"),
    prompts.RALLY_MORE.key: ("Rallier", "Rally"),
    prompts.MOVE.key: ("Déplacer", "Move"),
    prompts.REMOVE.key: ("Retirer de la partie", "Remove from the game"),
    prompts.STEAL.key: ("Voler", "Steal"),
    prompts.SWAP_THEIRS.key: ("Prendre", "Take"),
    prompts.SWAP_MINE.key: ("Donner", "Give"),
    prompts.THIRD.key: ("Glisser dessous", "Tuck"),
    prompts.SEND_BACK.key: ("Rendre à la file", "Send back to the row"),
    prompts.BRING_IN.key: ("Faire venir", "Bring in"),
}
"""What is done with the card chosen."""

NOT_DOING: Final[dict[str, tuple[str, str]]] = {
    prompts.RALLY.key: ("Ne rallier personne", "Rally nobody"),
    prompts.RECRUIT.key: ("Ne pas recruter", "Recruit nobody"),
    prompts.RALLY_MORE.key: ("S'en tenir là", "Leave it at that"),
    prompts.SWAP_THEIRS.key: ("Ne rien échanger", "Exchange nothing"),
    prompts.THIRD.key: ("Ne rien glisser de plus", "Tuck nothing more"),
}
"""What it is to say no; to any other power, not to use it."""

NO_POWER: Final = ("Ne pas appliquer le pouvoir", "Do not use the power")


class LegionsVoice(Voice):
    """Speaks of a match to the two who play it and to those who watch."""

    def seat_name(self, match: Match, seat: int, tongue: Tongue) -> str:
        assert isinstance(match, Legions)
        return tongue("Roi d'Abyss", "King of Abyss") if seat == match.roi else tongue("Nécrocampe", "Necrocampe")

    def ask(self, match: Match, seat: int, prompt: Prompt, tongue: Tongue) -> str:
        assert isinstance(match, Legions)
        if prompt is prompts.INITIATIVE:
            return tongue(
                "Quelle légion jouez-vous ce tour ? Le plus petit numéro agira en premier.",
                "Which legion do you play this turn? The lower number will act first.",
            )
        if prompt is prompts.PLACE:
            legion = names.legion(match.face[match.sides[seat].chosen], tongue)
            return tongue(f"Devant quel lieu placez-vous {legion} ?", f"Before which place do you put {legion}?")
        if prompt is prompts.TAKE and seat != match.acting:
            return tongue(
                "Votre adversaire complète sa main : le laissez-vous choisir ?",
                "Your opponent fills their hand: do you let them choose?",
            )
        return prompt.ask.said(tongue)

    def label(self, match: Match, seat: int, prompt: Prompt, option: int, tongue: Tongue) -> str:
        assert isinstance(match, Legions)
        if option == NO:
            words = NOT_DOING.get(prompt.key, NO_POWER)
            return tongue(words[0], words[1])
        if prompt is prompts.RECRUIT:
            return way(match, seat, option, tongue)
        if prompt is prompts.TAKE:
            return taking(match, seat, option, tongue)
        if option >= AT:
            return before(match, seat, prompt, option - AT, tongue)
        if option < 0:
            return plain(option, tongue)
        words = DOING[prompt.key]
        return f"{tongue(words[0], words[1])} {card(match.face[option], tongue)}"

    def target(self, match: Match, seat: int, prompt: Prompt, option: int) -> str:
        assert isinstance(match, Legions)
        if option in (SEE_HAND, SWEAR) or EDICT <= option < EACH:
            return f"stratagem:{seat}"
        if AT <= option < EDICT:
            return f"place:{option % 10}"
        return address(match, option) if 0 <= option < CARDS else ""

    def say(self, match: Match, told: Told, tongue: Tongue) -> str:
        assert isinstance(match, Legions)
        return tell(match, told, tongue)

    def mentions(self, match: Match, told: Told) -> list[int]:
        return mentioned(told)

    def why(self, match: Match, seat: int, at: str, tongue: Tongue) -> str:
        assert isinstance(match, Legions)
        return reason(match, seat, at, tongue)

    def cards(self, tongue: Tongue) -> list[dict[str, object]]:
        return [*legions(tongue), *heroes(tongue), *stratagems(tongue), *places(tongue)]

    def ending(self, match: Match, tongue: Tongue) -> str:
        assert isinstance(match, Legions)
        outcome = match.outcome()
        winner = names.capital(names.camp(match.winner == match.roi, tongue))
        mine = outcome.points[match.winner]
        theirs = outcome.points[1 - match.winner]
        if outcome.reason == "banners":
            return tongue(f"{winner} l'emporte avec cinq bannières.", f"{winner} wins with five banners.")
        if outcome.reason == "points":
            return tongue(
                f"{winner} l'emporte par {mine} points à {theirs}.", f"{winner} wins by {mine} points to {theirs}."
            )
        return tongue(
            f"À {mine} points partout, {winner[0].lower()}{winner[1:]} l'emporte avec le plus petit numéro en main.",
            f"At {mine} points each, {winner[0].lower()}{winner[1:]} wins with the lowest number in hand.",
        )


def card(face: int, t: Tongue) -> str:
    """A card inside a label: a hero by its name, a legion with what it brings."""
    if face >= FIRST_HERO:
        return names.hero(face, t)
    return f"{names.legion(face, t)} ({names.reward(LEGIONS[face], t)})"


def plain(option: int, t: Tongue) -> str:
    """The labels of the answers that name nothing on the table."""
    if option == SEE_HAND:
        return t(
            "Murmure du Kraken : voir la main adverse et choisir à sa place",
            "Whisper of the Kraken: see the enemy hand and choose from it",
        )
    if option == SWEAR:
        return t("Serment d'honneur : réserver un héros de la file", "Pledge of Honour: reserve a hero of the row")
    if option == LET_BE:
        return t("Subir l'attaque", "Let the attack strike")
    if option == ON_TOP:
        return t("Sur la pioche", "On top of the pile")
    return t("Sous la pioche", "Under the pile")


def before(m: Legions, seat: int, prompt: Prompt, place: int, t: Tongue) -> str:
    """The labels of the answers that name a place."""
    name = names.place(place, t)
    if prompt is prompts.ATTACK:
        return t(
            f"Attaquer {name} : {standing(m, 1 - seat, place, t)}", f"Attack {name}: {standing(m, 1 - seat, place, t)}"
        )
    if prompt is prompts.REDIRECT:
        hit = standing(m, seat, place, t)
        return t(f"Leurre : détourner vers {name}, {hit}", f"Decoy: turn it to {name}, {hit}")
    return t(f"Devant {name}", f"Before {name}")


def standing(m: Legions, seat: int, place: int, t: Tongue) -> str:
    """How many legions an attack would rout."""
    count = len(m.sides[seat].face_up[place])
    if count == 0:
        return t("aucune légion debout", "no legion standing")
    return t(f"{count} légion", f"{count} legion") + ("s" if count > 1 else "")


def way(m: Legions, seat: int, option: int, t: Tongue) -> str:
    """The labels of the ways to recruit."""
    if option == EACH:
        return t("Une légion devant chaque lieu : un héros au choix", "One legion at each place: any hero of the row")
    place = option % 10
    name = names.place(place, t)
    if option >= MUSTER:
        return t(
            f"Grand Rassemblement, trois légions devant {name} : voir {MUSTERED} héros de la pioche",
            f"Grand Muster, three legions at {name}: look at {MUSTERED} heroes of the pile",
        )
    if option >= EDICT:
        return t(
            f"Édit royal, trois légions devant {name} : un héros au choix",
            f"Royal Edict, three legions at {name}: any hero of the row",
        )
    if not heroes_of(m, open_heroes(m, seat), place):
        return t(f"Trois légions devant {name} : voir la pioche", f"Three legions at {name}: look at the pile")
    guild = names.guild(place, t)
    return t(f"Trois légions devant {name} : un héros des {guild}", f"Three legions at {name}: a hero of the {guild}")


def taking(m: Legions, seat: int, option: int, t: Tongue) -> str:
    """The labels of the choice from the row, for the one who takes and for the one who may meddle."""
    if option == LET_BE:
        return t("Laisser choisir", "Let your opponent choose")
    legion = t("la légion cachée", "the face-down legion")
    if m.knows(seat, option):
        known = card(m.face[option], t)
        legion = f"{legion}, {known}" if option == m.veiled else known
    if seat == m.acting:
        return t(f"Prendre {legion}", f"Take {legion}")
    return t(f"Présent empoisonné : lui donner {legion}", f"Poisoned Gift: hand over {legion}")


def address(m: Legions, card: int) -> str:
    """Where a card lies, as the view addresses it."""
    for zone, lying in (("row", m.row), ("hero_row", m.hero_row), ("hero_pile", m.hero_pile[::-1])):
        if card in lying:
            return f"{zone}:{lying.index(card)}"
    for seat, side in enumerate(m.sides):
        found = address_on(side, seat, card)
        if found:
            return found
    return ""


def address_on(side: Side, seat: int, card: int) -> str:
    """Where a card lies on one player's side."""
    if card in side.hand:
        return f"hand:{seat}:{side.hand.index(card)}"
    if card in side.heroes:
        return f"hero:{seat}:{side.heroes.index(card)}"
    for place in range(PLACES):
        line = side.face_up[place] + side.routed[place]
        if card in line:
            return f"line:{seat}:{place}:{line.index(card)}"
    for slot, under in enumerate(side.under):
        if card in under:
            return f"under:{seat}:{slot}:{under.index(card)}"
    return ""


def legions(t: Tongue) -> list[dict[str, object]]:
    return [
        {
            "face": face,
            "kind": "legion",
            "name": one.name.said(t),
            "guild": GUILDS[one.guild].key,
            "guild_name": names.guild(one.guild, t),
            "number": one.number,
            "points": one.points,
            "banner": one.banner,
            "text": names.capital(names.reward(one, t)),
            "rule": "LEG-06",
        }
        for face, one in enumerate(LEGIONS)
    ]


def heroes(t: Tongue) -> list[dict[str, object]]:
    return [
        {
            "face": FIRST_HERO + at,
            "kind": "hero",
            "key": one.key,
            "name": one.name.said(t),
            "guild": GUILDS[one.guild].key,
            "guild_name": names.guild(one.guild, t),
            "points": one.points,
            "more": one.scoring is not None,
            "banner": one.banner,
            "twin": one.twin,
            "text": names.hero_text(one, t),
            "rule": one.rule,
        }
        for at, one in enumerate(HEROES)
    ]


def stratagems(t: Tongue) -> list[dict[str, object]]:
    return [
        {
            "face": FIRST_STRATAGEM + at,
            "kind": "stratagem",
            "key": one.key,
            "name": one.name.said(t),
            "camp": "roi" if at < 3 else "necro",
            "text": one.effect.said(t),
            "rule": one.rule,
        }
        for at, one in enumerate(STRATAGEMS)
    ]


def places(t: Tongue) -> list[dict[str, object]]:
    return [
        {
            "face": CARDS + place,
            "kind": "place",
            "name": names.capital(names.place(place, t)),
            "guild": GUILDS[place].key,
            "guild_name": names.guild(place, t),
            "points": GUILDS[place].points,
            "banner": place == BLUE,
            "text": names.place_text(place, t),
            "rule": f"LEG-{70 + place}",
        }
        for place in range(PLACES)
    ]


VOICE: Final = LegionsVoice()
