"""Makes the small faces of the client (web/src/styles/faces) from those of npm: the letters of French and English, and no hinting.

    scripts/fonts.py        wants fonttools and brotli, which nothing else here needs: run it in an environment of its own

A name or a text with another letter (ñ, ø, ß …) fetches the whole face for it: see web/src/styles/fonts.css. Faces whose licence
reserves their name (Marcellus, Herr Von Muellerhoff) are left as they are; what is made here carries its copyright and no name.
"""

from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

WEB: Final = Path(__file__).parents[1] / "web"
MADE: Final = WEB / "src" / "styles" / "faces"
LETTERS: Final = "".join(map(chr, range(0x20, 0x7F))) + (
    "ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜàâäçèéêëîïôöùûüÆæŒœ«»“”‘’–—…·•×°−\N{NO-BREAK SPACE}\N{THIN SPACE}\N{NON-BREAKING HYPHEN}\N{NARROW NO-BREAK SPACE}"
)
"""What unicode-range says in web/src/styles/fonts.css."""
TITLE: Final = "Le Trône du Haut Cendrelin The Throne of the High Cendrelin"
COPYRIGHT: Final = [0, 13, 14]
INTER: Final = "@fontsource-variable/inter/files/inter-latin-wght-normal"
FELL: Final = "@fontsource/im-fell-english/files/im-fell-english-latin-400-normal"
CORMORANT: Final = "@fontsource/cormorant-garamond/files/cormorant-garamond-latin"
SPECTRAL: Final = "@fontsource/spectral/files/spectral-latin"
ROUGH: Final = 512
"""The outlines of IM Fell follow every fibre of the paper: nobody sees it finer than this many to an em."""


def make(name: str, source: str, letters: str = LETTERS, em: int = 0, weights: tuple[int, int] | None = None) -> None:
    font = TTFont(WEB / "node_modules" / f"{source}.woff2")
    options = Options(
        layout_features=["kern", "liga", "ccmp", "mark", "mkmk", "locl", "tnum", "lnum"],
        hinting=False,
        legacy_kern=True,
        name_IDs=COPYRIGHT,
        notdef_outline=True,
    )
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    if weights:
        font = instantiateVariableFont(font, {"wght": weights})
    if em:
        scale_upem(font, em)
    font.flavor = "woff2"
    font.save(MADE / f"{name}.woff2")


def main() -> None:
    MADE.mkdir(exist_ok=True)
    make("inter", INTER, weights=(400, 700))
    make("rajdhani-600", "@fontsource/rajdhani/files/rajdhani-latin-600-normal")
    make("im-fell", FELL, em=ROUGH)
    make("im-fell-title", FELL, TITLE, em=ROUGH)
    for face in ("600-normal", "600-italic", "700-normal"):
        make(f"cormorant-{face}", f"{CORMORANT}-{face}")
    for face in ("400-normal", "400-italic", "600-normal"):
        make(f"spectral-{face}", f"{SPECTRAL}-{face}")


if __name__ == "__main__":
    main()
