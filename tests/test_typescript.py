"""TypeScript written from Python types: what may be left out, what is null, what is said of a field."""

from pathlib import Path
from runpy import run_path
from typing import Literal, NotRequired, TypedDict

from msgspec import Struct

WRITER = run_path(str(Path(__file__).parents[1] / "scripts" / "typescript.py"))["Writer"]


class Coin(Struct, tag_field="type", tag="coin", omit_defaults=True):
    """A coin."""

    worth: int
    """How much it is worth."""
    owner: int | None = None
    side: Literal["heads", "tails"] = "heads"


class Purse(Struct, rename={"coins": "all"}):
    coins: list[Coin | None]
    name: str = ""


class Lying(TypedDict):
    at: str


class Held(Lying):
    """A thing in a hand."""

    face: NotRequired[int]
    """None: it is not known."""
    by: dict[str, tuple[int, float]]


def test_what_the_server_leaves_out_may_be_missing_and_is_never_null() -> None:
    writer = WRITER()
    writer.add("Coin", Coin)
    assert writer.text().splitlines()[2:] == [
        "/** A coin. */",
        "export interface Coin {",
        '  type: "coin";',
        "  /** How much it is worth. */",
        "  worth: number;",
        "  owner?: number;",
        '  side?: "heads" | "tails";',
        "}",
    ]


def test_what_has_a_default_may_be_left_out_by_the_client_alone() -> None:
    heard, sent = WRITER(), WRITER()
    heard.add("Purse", Purse)
    sent.add("Purse", Purse, True)
    assert "  all: (Coin | null)[];\n  name: string;" in heard.text()
    assert "  all: (Coin | null)[];\n  name?: string;" in sent.text()


def test_a_view_is_a_dict_with_its_keys() -> None:
    writer = WRITER()
    writer.add("View", Held)
    text = writer.text()
    assert "/** A thing in a hand. */\nexport interface Held {" in text
    assert "  at: string;" in text
    assert "  /** None: it is not known. */\n  face?: number;\n  by: Record<string, [number, number]>;" in text


def test_a_type_that_is_no_shape_goes_by_its_name() -> None:
    writer = WRITER()
    writer.add("Money", Coin | None)
    writer.add("Chest", list[Coin | None])
    assert "export type Money = Coin | null;" in writer.text()
    assert "export type Chest = Money[];" in writer.text()
