"""Decks that people own: lists that they write, and files of the Master Vault."""

import json
from typing import Any

import pytest

from veillee.core.match import Illegal
from veillee.core.text import EN, FR
from veillee.games.keyforge.cards.catalog import SET_SIZE
from veillee.games.keyforge.decks.deck import STARTERS
from veillee.games.keyforge.decks.exchange import DECKS

ARGUS = STARTERS["argus"]


def refusal(text: str) -> str:
    """Why a file is refused, in English; it is also said in French."""
    with pytest.raises(Illegal) as refused:
        DECKS.imported(text)
    assert refused.value.code == "deck"
    assert refused.value.text.fr != refused.value.text.en
    return refused.value.text.en


def listed(*first: str, without: str = "108") -> str:
    """The deck of Argus by its numbers, some lines in the place of one card."""
    rest = [number for number in ARGUS.split(",") if number != without]
    return "\n".join([*first, ", ".join(rest)])


@pytest.mark.parametrize(
    "line",
    [
        "108",
        "1x 108",
        "1 Dimension Door",
        "1x Dimension Door",
        "1 × dimension  DOOR",
        "Dimension Door x1",
        "108 Dimension Door",
        "- 108. Dimension Door",
        "• Dimension Door (Logos)",
        "dimension-door",
        "Logos : 108",
        "Dimension Door;",
        "108@logos",
    ],
)
def test_a_card_may_be_written_in_many_ways(line: str) -> None:
    assert "dimension door" in DECKS.exported("argus", "text", EN).casefold()
    assert DECKS.imported(listed(line)) == "argus"


@pytest.mark.parametrize("tongue", [FR, EN])
def test_a_list_with_headings_and_copies(tongue: Any) -> None:
    text = DECKS.exported("argus", "text", tongue)
    assert "\n2x " in text
    assert DECKS.imported(text) == "argus"
    assert DECKS.imported(text.replace("# ", "").replace("2x ", "2 ")) == "argus"
    assert DECKS.imported("\ufeff" + text.replace("\n", "\r\n")) == "argus"
    plain = text.replace("’", "'").replace("É", "E").upper()
    assert DECKS.imported(plain).endswith(ARGUS)


def test_the_first_line_may_be_a_name() -> None:
    assert DECKS.imported(listed("Mon Argus à moi", "108")) == f"Mon Argus à moi|{ARGUS}"
    assert DECKS.imported(listed("# Troll", "108")) == f"Troll|{ARGUS}"
    assert DECKS.imported(f"Moi|{ARGUS}") == f"Moi|{ARGUS}"
    assert DECKS.imported("onyx") == "onyx"
    assert DECKS.imported("seed:brume") == DECKS.seeded("brume")


@pytest.mark.parametrize("line", ["219@logos", "Honorable Claim (Logos)", "1x honorable claim [logos]", "Logos: 219"])
def test_mavericks_are_read(line: str) -> None:
    """KF-G31: a card of another house, by a mark or by the heading it stands under."""
    assert "219@logos" in DECKS.imported(listed(line))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "there are 0"),
        (
            listed("Mon deck"),
            "there are 35 (Logos 11, Sanctum 12, Untamed 12); line 1, “Mon deck”, was taken for its name",
        ),
        (listed("Logos"), "there are 35"),
        (listed("x", "Dimension Dor"), "no card “Dimension Dor” in Call of the Archons; perhaps “Dimension Door”"),
        (listed("x", "Qqwx Zz"), "no card “Qqwx Zz” in Call of the Archons (line 2)"),
        (listed("2x Nothing At All"), "(line 1)"),
        (
            listed("108", "", str(SET_SIZE + 1)),
            f"no card number {SET_SIZE + 1}: those of Call of the Archons go from 1 to {SET_SIZE} (line 3)",
        ),
        (listed("Honorable Claim (Saurian)"), "no house “Saurian”"),
        (listed("219@saurian"), "(line 1)"),
        (listed("2 999 (Mars)"), "(line 1)"),
        (listed("Logos" + " " * 200_000 + "x"), "cards are needed"),
        (listed("99999999999x 108"), "cards are needed"),
        (listed("y" * 81, "108"), "has 81 characters"),
        (
            "https://www.keyforgegame.com/deck-details/12345678-1234-1234-1234-123456789abc",
            "abc/?links=cards and paste",
        ),
        ("<!doctype html><html>", "/…/?links=cards"),
    ],
)
def test_a_list_that_cannot_be_read_is_refused_with_its_line(text: str, said: str) -> None:
    assert said in refusal(text)


def vault(deck: str = "argus") -> dict[str, Any]:
    """The page of a deck as the Master Vault gives it: identifiers, and what they stand for."""
    found: dict[str, Any] = json.loads(DECKS.exported(deck, "json", EN))
    names = {card["id"]: f"{at:08x}-0000-4000-8000-000000000000" for at, card in enumerate(found["_linked"]["cards"])}
    for card in found["_linked"]["cards"]:
        card["id"] = names[card["id"]]
    links = found["data"]["_links"]
    links["cards"] = [names[card] for card in links["cards"]]
    found["data"]["id"] = "12345678-1234-1234-1234-123456789abc"
    return found


def test_a_page_of_the_master_vault_is_read() -> None:
    page = vault()
    page["data"] |= {"power_level": 0, "chains": 3, "wins": 1, "notes": []}
    assert DECKS.imported(json.dumps(page)) == "argus"
    page["data"]["name"] = "Argus, « l'Autre »"
    assert DECKS.imported(json.dumps(page)) == f"Argus, « l'Autre »|{ARGUS}"


def test_a_page_in_any_language_is_read() -> None:
    """By card number: the names of cards and houses say nothing to us, the page's own cards teach us its houses."""
    page = vault(ARGUS.replace("108,", "219@logos,", 1))
    words = {"Logos": "ロゴス", "Sanctum": "聖域", "Untamed": "Ungezähmt"}
    for card in page["_linked"]["cards"]:
        card |= {"card_title": "?", "house": words[card["house"]], "card_number": int(card["card_number"])}
        del card["expansion"]
    assert "219@logos" in DECKS.imported(json.dumps(page))


def test_the_page_of_a_search_may_hold_one_deck() -> None:
    page = vault()
    page["data"]["cards"] = page["data"].pop("_links")["cards"]
    page["data"] = [page["data"]]
    assert DECKS.imported(json.dumps(page)) == "argus"
    page["data"] *= 2
    assert "holds 2 decks" in refusal(json.dumps(page))


def test_a_page_whose_cards_are_written_out_needs_no_links() -> None:
    """Each card in its place with its number and set, or by its number alone."""
    page = vault(ARGUS.replace("108,", "219@logos,", 1))
    linked = {card["id"]: card for card in page.pop("_linked")["cards"]}
    names = page["data"].pop("_links")["cards"]
    page["data"]["cards"] = [linked[name] for name in names]
    assert "219@logos" in DECKS.imported(json.dumps(page))
    page["data"]["cards"][5] |= {"expansion": 435, "card_title": "Stranger"}
    assert "Stranger" in refusal(json.dumps(page))
    numbers = [f"{int(number):03}" for number in ARGUS.split(",")]
    page["data"] = {"name": "Argus", "expansion": 341, "cards": numbers}
    assert DECKS.imported(json.dumps(page)) == f"Argus|{ARGUS}"
    page["data"]["cards"] = numbers[:35]
    assert "35" in refusal(json.dumps(page))


def test_a_page_without_its_cards_says_how_to_get_them() -> None:
    page = vault()
    del page["_linked"]
    said = refusal(json.dumps(page))
    assert "only the identifiers of its cards" in said
    assert "https://www.keyforgegame.com/api/decks/12345678-1234-1234-1234-123456789abc/?links=cards" in said


def test_a_page_that_cannot_be_read_is_refused_with_its_card() -> None:
    other = vault()
    other["data"]["expansion"] = 435
    assert "this deck comes from the set Age of Ascension (435)" in refusal(json.dumps(other))
    other = vault()
    other["_linked"]["cards"][3] |= {"expansion": 9, "card_title": "Stranger"}
    assert "“Stranger” comes from the set 9" in refusal(json.dumps(other))
    other = vault()
    other["_linked"]["cards"][3] |= {"card_number": "S01", "card_title": "Gigantic"}
    assert "“Gigantic” has no number of Call of the Archons" in refusal(json.dumps(other))
    other = vault()
    other["_linked"]["cards"][3] |= {"is_maverick": True, "house": "Saurian", "card_title": "\ud800Lost"}
    assert "“\ufffdLost” is a maverick of an unknown house, “Saurian”" in refusal(json.dumps(other))
    other = vault()
    del other["_linked"]["cards"][3]
    assert "is missing from “_linked”" in refusal(json.dumps(other))
    other = vault()
    other["data"]["_links"]["cards"].pop()
    assert "there are 35" in refusal(json.dumps(other))
    other = vault()
    del other["data"]["_links"]
    assert "does not say which are its cards" in refusal(json.dumps(other))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "not JSON (line 1, column 2)"),
        ('{"data": 1}', "lacks “data”"),
        ("[1, 2]", "lacks “data”"),
        ("{}", "lacks “data”"),
        ("[" * 100_000, "not the JSON of a deck"),
        ('{"data": ' + "9" * 5000 + "}", "not the JSON of a deck"),
        ('{"data": {"_links": {"cards": [1, null, {}]}}, "_linked": {"cards": [7]}}', "is missing from"),
    ],
)
def test_json_that_is_no_deck_is_refused(text: str, said: str) -> None:
    assert said in refusal(text)


@pytest.mark.parametrize(
    ("text", "place"),
    [(listed("108", "", "Qqwx Zz"), (3, 0)), ("{", (1, 2)), (listed("Mon deck", "108", "108"), (1, 0))],
)
def test_a_refusal_tells_where_as_numbers(text: str, place: tuple[int, int]) -> None:
    with pytest.raises(Illegal) as refused:
        DECKS.imported(text)
    assert (refused.value.line, refused.value.column) == place
