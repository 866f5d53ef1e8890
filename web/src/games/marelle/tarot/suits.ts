/** The four suits, as a sign and as an ornament. Red or black by colour, and each of its own shape. */

import { each, f, fill, GOLD, INK, ink, OCHRE, PAPER, RED, set } from "./ink";

export const SUITS = ["coupe", "denier", "epee", "baton"] as const;
export type Suit = (typeof SUITS)[number];

export const colourOf = (suit: Suit): string => (suit === "coupe" || suit === "denier" ? RED : INK);

/** Inside a suit's sign what is not of its colour: gold on a card, nothing on a small one. */
const shapes: Record<Suit, (inside: string, line: string) => string> = {
  coupe: (inside, line) =>
    `<path d="M-25 -32H25C26 -6 16 8 6 11V21C16 24 21 29 21 35H-21C-21 29 -16 24 -6 21V11C-16 8 -26 -6 -25 -32Z" fill="${RED}" ${line}/>` +
    fill("M-20 -25H20L19.4 -19H-19.4ZM-6 13H6V18H-6Z", inside) +
    (line
      ? `<path d="M-16 -14Q-14 0 -6 5" fill="none" stroke="${PAPER}" stroke-width="3" stroke-linecap="round"/>`
      : ""),
  denier: (inside, line) =>
    `<circle r="33" fill="${RED}" ${line}/><circle r="25" fill="none" stroke="${inside}" stroke-width="3.4"/>` +
    fill(each(4, petal), inside) +
    `<circle r="4" fill="${RED}"/>`,
  epee: (inside, line) =>
    `<path d="M0 -44L6 -34L4.6 12H20Q22 18 18 20H4V32A6 6 0 1 1 -4 32V20H-18Q-22 18 -20 12H-4.6L-6 -34Z" fill="${INK}" ${line}/>` +
    fill("M-1 -32V8H1V-32Z", PAPER, 'opacity=".8"') +
    (line ? ink("M-20 12H20Q22 18 18 20H-18Q-22 18 -20 12Z", 1.4, inside) : ""),
  baton: (_inside, line) =>
    `<path d="M-7 -41Q0 -45 7 -41L8.4 -17L16 -25L20 -20L9 -6L7.4 41Q0 45 -7.4 41L-8 14L-16 5L-12 0L-8.6 3Z" fill="${line ? OCHRE : INK}" ${line}/>` +
    fill("M-2 -32Q-4 -10 -2 32H-.4Q-2 -8 0 -32Z", line ? INK : PAPER, 'opacity=".8"'),
};

function petal(n: number): string {
  const at = (turn: number, r: number): string => {
    const angle = (n * Math.PI) / 2 + turn;
    return `${f(r * Math.cos(angle))} ${f(r * Math.sin(angle))}`;
  };
  return `M0 0Q${at(-0.6, 16)} ${at(0, 20)}Q${at(0.6, 16)} 0 0Z`;
}

/** The sign of a suit, around a point: about 70 high at scale 1; with gold and a line as an ornament. */
export function sign(suit: Suit, x: number, y: number, scale: number, rich = false): string {
  const width = f(Math.min(4, 1.4 / scale));
  const line = rich ? `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"` : "";
  return set(x, y, shapes[suit](rich ? GOLD : PAPER, line), { scale });
}

/** A sprig with three leaves. */
export const sprig = (x: number, y: number, turn: number, scale = 1): string =>
  set(
    x,
    y,
    fill(
      "M0 0Q-1 -10 0 -16M0 -4Q-7 -6 -8 -12Q-1 -11 0 -4ZM0 -6Q7 -8 8 -14Q1 -13 0 -6ZM0 -16Q-4 -19 0 -25Q4 -19 0 -16Z",
      GOLD,
      `stroke="${INK}" stroke-width=".7"`,
    ),
    { turn, scale },
  );

/** What each rank wears: crown, coronet, a horse's head, a hat with a feather; in a box of 24 by 20 around 0. */
export const HATS = [
  "",
  "M-9 7L-11 -5L-5 1L0 -8L5 1L11 -5L9 7Z",
  "M-9 7L-10 -3L-6 2L-3.5 -6L0 1L3.5 -6L6 2L10 -3L9 7ZM-1.6 -7a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0",
  "M-7 8L-6 1Q-7 -7 2 -9L3 -6Q9 -4 9 1L5 3L1 1Q1 4 5 8Z",
  "M-10 4Q-4 -6 5 -4Q10 -3 9 3Q0 0 -10 4ZM4 -4Q9 -10 11 -6Q9 -5 7 -3ZM-8 6Q0 3 9 5L8 8Q0 6 -7 8Z",
] as const;
