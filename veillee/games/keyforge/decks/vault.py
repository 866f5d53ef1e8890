"""Master Vault JSON: decks as its pages give them, in any language, their cards linked or written out."""

import json
import re
from typing import Final

from veillee.core.match import Face, Illegal
from veillee.core.text import Tongue
from veillee.games.keyforge.cards.catalog import AS_PRINTED, BY_NUMBER, SET_SIZE
from veillee.games.keyforge.decks.deck import HOUSES_BY_NAME, Deck, bad_deck, entry, face_in, short, whole_deck
from veillee.games.keyforge.rules.terms import CREATURE, HOUSE_NAMES, KIND_NAMES, RARITY_NAMES
from veillee.games.keyforge.words.printed import text as printed_text

CALL_OF_THE_ARCHONS: Final = 341
OTHER_SETS: Final = {
    435: "Age of Ascension (435)",
    452: "Worlds Collide (452)",
    479: "Mass Mutation (479)",
    496: "Dark Tidings (496)",
    600: "Winds of Exchange (600)",
    700: "Grim Reminders (700)",
}
ADDRESS: Final = "https://www.keyforgegame.com/api/decks/{id}/?links=cards"
DECK_ID: Final = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
NO_NUMBER: Final = -1

Json = dict[str, object]


def read_vault(text: str) -> Deck:
    """A deck from the JSON of its page; anything else is refused with the reason."""
    page = parsed(text)
    deck = the_deck(page)
    refuse_other_set(deck, "ce deck", "this deck")
    wanted = items(fields(deck.get("_links")).get("cards")) or items(deck.get("cards"))
    linked = {str(card.get("id")): card for card in map(fields, items(fields(page.get("_linked")).get("cards")))}
    if not wanted:
        raise bad_deck("ce JSON ne dit pas quelles sont ses cartes", "this JSON does not say which are its cards")
    if not linked and any(bare(one) for one in wanted):
        raise without_cards(deck)
    cards = [known(card_meant(linked, one)) for one in wanted]
    houses = house_names(cards)
    return whole_deck([read_card(card, houses) for card in cards], str(deck.get("name") or ""))


def parsed(text: str) -> Json:
    try:
        return fields(json.loads(text))
    except json.JSONDecodeError as wrong:
        raise bad_deck(
            f"ce n'est pas du JSON (ligne {wrong.lineno}, colonne {wrong.colno})",
            f"it is not JSON (line {wrong.lineno}, column {wrong.colno})",
            wrong.lineno,
            wrong.colno,
        ) from None
    except (ValueError, RecursionError):
        raise bad_deck("ce JSON n'est pas celui d'un deck", "this is not the JSON of a deck") from None


def fields(value: object) -> Json:
    """A JSON object; anything else has no fields."""
    return value if isinstance(value, dict) else {}


def items(value: object) -> list[object]:
    """A JSON list; anything else has no items."""
    return value if isinstance(value, list) else []


def the_deck(page: Json) -> Json:
    """The deck of a page; the page of a search may hold several."""
    decks = items(page.get("data")) or [page.get("data")]
    if len(decks) > 1:
        raise bad_deck(
            f"ce JSON contient {len(decks)} decks : prenez la page d'un seul",
            f"this JSON holds {len(decks)} decks: take the page of one",
        )
    found = fields(decks[0])
    if not found:
        raise bad_deck(
            "ce JSON n'est pas la page d'un deck du Master Vault : il lui manque « data »",
            "this JSON is not the page of a Master Vault deck: it lacks “data”",
        )
    return found


def without_cards(deck: Json) -> Illegal:
    """Bare identifiers say nothing of the cards: the page must be asked for with them."""
    address = address_of(str(deck.get("id")))
    return bad_deck(
        "ce JSON n'a que les identifiants de ses cartes ; "
        f"demandez-le avec elles, en ajoutant ?links=cards à l'adresse : {address}",
        f"this JSON has only the identifiers of its cards; ask for it with them, adding ?links=cards: {address}",
    )


def not_a_page(text: str) -> Illegal:
    """An address, or a page made to be looked at: where the deck itself can be read."""
    address = address_of(text)
    return bad_deck(
        f"ceci est une adresse ou une page web ; ouvrez {address} et collez tout ce qui s'affiche",
        f"this is an address or a web page; open {address} and paste all that it shows",
    )


def address_of(text: str) -> str:
    found = DECK_ID.search(text)
    return ADDRESS.format(id=found[0] if found else "…")


def refuse_other_set(thing: Json, fr: str, en: str) -> None:
    """Only Call of the Archons is played here; what does not say its set is believed to be of it."""
    expansion = whole_number(thing.get("expansion"))
    if expansion not in (CALL_OF_THE_ARCHONS, NO_NUMBER):
        name = OTHER_SETS.get(expansion, str(expansion))
        raise bad_deck(
            f"{fr} vient de l'extension {name} ; ici on joue l'Appel des Archontes ({CALL_OF_THE_ARCHONS})",
            f"{en} comes from the set {name}; Call of the Archons ({CALL_OF_THE_ARCHONS}) is played here",
        )


def whole_number(value: object) -> int:
    """A number, also one written as text."""
    if isinstance(value, str):
        return int(value) if value.isascii() and value.isdecimal() and len(value) < 9 else NO_NUMBER
    return value if isinstance(value, int) else NO_NUMBER


def bare(one: object) -> bool:
    """Whether this says nothing of a card but its identifier."""
    return not isinstance(one, dict) and whole_number(one) not in BY_NUMBER


def card_meant(linked: dict[str, Json], one: object) -> Json:
    """A card of the deck: written out in its place, by its number, or found among the linked ones by its identifier."""
    if isinstance(one, dict):
        return one
    name = str(one)
    if one is not None and name in linked:
        return linked[name]
    if bare(one):
        raise bad_deck(
            f"la carte {short(name)} manque dans « _linked »", f"card {short(name)} is missing from “_linked”"
        )
    return {"card_number": one}


def known(card: Json) -> Json:
    """A card without a number of ours is refused by its title."""
    title = short(str(card.get("card_title") or card.get("id") or card.get("card_number")))
    refuse_other_set(card, f"« {title} »", f"“{title}”")
    if whole_number(card.get("card_number")) not in BY_NUMBER:
        raise bad_deck(
            f"« {title} » n'a pas un numéro de l'Appel des Archontes (1 à {SET_SIZE})",
            f"“{title}” has no number of Call of the Archons (1 to {SET_SIZE})",
        )
    return card


def house_names(cards: list[Json]) -> dict[str, int]:
    """The houses by the names this page gives them, learnt from its own cards: it may be in any language."""
    found = dict(HOUSES_BY_NAME)
    for card in cards:
        if called(card) and not card.get("is_maverick"):
            found.setdefault(called(card), BY_NUMBER[whole_number(card.get("card_number"))].house)
    return found


def called(card: Json) -> str:
    return str(card.get("house") or "").casefold()


def read_card(card: Json, houses: dict[str, int]) -> Face:
    printed = BY_NUMBER[whole_number(card.get("card_number"))]
    house = houses.get(called(card), NO_NUMBER) if called(card) else printed.house
    if house == NO_NUMBER:
        title, name = short(str(card.get("card_title"))), short(str(card.get("house")))
        raise bad_deck(
            f"« {title} » est un franc-tireur d'une Maison inconnue, « {name} »",
            f"“{title}” is a maverick of an unknown house, “{name}”",
        )
    return face_in(printed, house)


def written_vault(deck: Deck, tongue: Tongue) -> str:
    """The same shape as the page of the Master Vault, cards linked, so that whoever reads that can read this."""
    linked = [card_fields(face, tongue) for face in dict.fromkeys(deck.faces)]
    houses = [HOUSE_NAMES[house] for house in deck.houses]
    page = {
        "data": {
            "name": deck.title(tongue),
            "expansion": CALL_OF_THE_ARCHONS,
            "_links": {"houses": [house.en for house in houses], "cards": [entry(face) for face in deck.faces]},
        },
        "_linked": {"houses": [{"id": house.en, "name": house.said(tongue)} for house in houses], "cards": linked},
    }
    return json.dumps(page, ensure_ascii=False, indent=1) + "\n"


def card_fields(face: Face, tongue: Tongue) -> Json:
    card = AS_PRINTED[face]
    return {
        "id": entry(face),
        "card_title": card.name.said(tongue),
        "house": HOUSE_NAMES[card.house].en,
        "card_type": KIND_NAMES[card.kind].en,
        "card_text": printed_text(card, tongue),
        "traits": " • ".join(card.traits),
        "amber": card.aember,
        "power": str(card.power) if card.kind == CREATURE else None,
        "armor": str(card.armor) if card.kind == CREATURE else None,
        "rarity": RARITY_NAMES[card.rarity].en,
        "card_number": f"{card.number:03}",
        "expansion": CALL_OF_THE_ARCHONS,
        "is_maverick": card.maverick,
    }
