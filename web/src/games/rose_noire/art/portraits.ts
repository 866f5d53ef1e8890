/** The pictures of the seven as images: whole in a niche, as a head in a medallion, and as a tomb. */

import { area, glyph, image, line, linear } from "./brush";
import { SUSPECTS } from "./suspects";

/** The pointed arch of a niche, in a box of 200 × 280. */
export const ARCH = "M0 280V96C0 50 52 18 100 0C148 18 200 50 200 96V280Z";
const IN_ARCH = `<clipPath id="arch"><path d="${ARCH}"/></clipPath>`;
const arched = (drawn: string): string => `${IN_ARCH}<g clip-path="url(#arch)">${drawn}</g>`;

const made = new Map<string, string>();
function once(key: string, make: () => string): string {
  const found = made.get(key) ?? make();
  made.set(key, found);
  return found;
}

const drawn = (key: string): string => SUSPECTS[key]?.() ?? "";

export const portrait = (key: string): string => once(key, () => image("0 0 200 280", arched(drawn(key))));
export const head = (key: string): string => once(`${key} head`, () => image("46 42 108 108", drawn(key)));

/** The other side of a suspect: a stone under snow. The name is cut into it by whoever shows it. */
export const tomb = (trade: string): string =>
  once(`tomb ${trade}`, () =>
    image(
      "0 0 200 280",
      arched(
        linear(
          "slab",
          [40, 40],
          [160, 250],
          [
            [0, "#c9c2cc"],
            [0.45, "#7a727e"],
            [1, "#2b2633"],
          ],
        ) +
          linear(
            "dark",
            [0, 0],
            [0, 280],
            [
              [0, "#2e2836"],
              [1, "#110c14"],
            ],
          ) +
          '<rect width="200" height="280" fill="url(#dark)"/>' +
          glyph("crosses", 112, 46, 96, "#000", 'opacity=".4"') +
          `<g filter="url(#stone)">${area("M38 236V104C38 58 68 34 100 34C132 34 162 58 162 104V236Z", "url(#slab)")}</g>` +
          line("M50 230V106C50 68 74 46 100 46C126 46 150 68 150 106V230", "#1a1418", 2, 'opacity=".55"') +
          line("M100 62V92M87 73H113", "#1a1418", 6, 'opacity=".8"') +
          line("M101.5 63V92M88 74.4H113", "#fff", 1.2, 'opacity=".35"') +
          glyph(trade, 78, 156, 44, "#1a1418", 'opacity=".62"') +
          area(
            "M36 74C40 44 70 22 100 23C130 22 160 44 164 74C156 68 152 76 146 68C138 60 134 64 126 56C116 48 108 56 100 50C90 46 84 58 74 56C64 60 62 72 52 70C46 76 42 70 36 74Z",
            "#f0eef6",
          ) +
          area("M0 222C30 208 50 220 76 216C110 208 130 222 156 214C176 210 190 216 200 214V280H0Z", "#cfcbda") +
          area("M0 240C40 228 80 242 120 234C160 228 180 240 200 234V280H0Z", "#9a95aa", 'opacity=".7"'),
      ),
    ),
  );

/** What each holds, cut into the stone. */
export const TRADES: Readonly<Record<string, string>> = {
  anselme: "keys",
  maelle: "herbs",
  ghislain: "quill",
  ysolde: "crook",
  tugdual: "lantern",
  odile: "bell",
  lubin: "taper",
};
