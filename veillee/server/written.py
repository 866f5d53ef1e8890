"""Unicode normalisation: what people send is kept with one way to spell each letter, and nothing that reaches beyond the text."""

import unicodedata
from typing import Final

REACHING: Final = {*range(0x202A, 0x202F), *range(0x2066, 0x206A)}
"""What turns the direction of all that follows until it is closed. The marks that turn nothing but themselves may stay."""
UNSEEN: Final = {0x200B, 0x2060, 0xFEFF}
"""Signs without width, which would make an empty text of something. Those that join letters and emoji may stay."""
BREAKS: Final = {0x2028, 0x2029}
"""Other ends of lines."""
KEPT: Final = 8
"""How many marks may stand on one letter; what is piled higher reaches into the lines above."""

TABLE: Final[dict[int, str | None]] = {**dict.fromkeys(REACHING | UNSEEN), **dict.fromkeys(BREAKS, " ")}


def tidied(text: str) -> str:
    """A text in Unicode's form NFC, without what would spill over into what stands beside it."""
    return unpiled(unicodedata.normalize("NFC", text.translate(TABLE)))


def unpiled(text: str) -> str:
    """A text in which no letter bears more marks than any script needs."""
    kept, pile = [], 0
    for sign in text:
        pile = pile + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if pile <= KEPT:
            kept.append(sign)
    return "".join(kept)
