/** The forty pips, in a frame of 100 by 175. Cups and coins stand in rows, swords bend, staves cross. */

import { cord, each, f, fill, GREEN, GOLD, ink, INK, LAPIS, line, OCHRE, PAPER, sow } from "./ink";
import { crown } from "./people";
import { sign, sprig, type Suit } from "./suits";

const [X, Y] = [57, 89];

/** Where signs stand: across from the middle, and down. */
const ROWS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [0, -0.6],
    [0, 0.6],
  ],
  [
    [0, -0.8],
    [0, 0],
    [0, 0.8],
  ],
  pairs(-0.7, 0.7),
  [...pairs(-0.8, 0.8), [0, 0]],
  pairs(-0.85, 0, 0.85),
  [...pairs(-0.85, 0, 0.85), [0, -0.42]],
  pairs(-0.9, -0.3, 0.3, 0.9),
  [...pairs(-0.9, -0.3, 0.3, 0.9), [0, 0]],
  [...pairs(-0.9, -0.3, 0.3, 0.9), [0, -0.6], [0, 0.6]],
];

function pairs(...rows: number[]): [number, number][] {
  return rows.flatMap((y) => [[-1, y] as [number, number], [1, y] as [number, number]]);
}

const SPRIGS: Readonly<Record<number, string>> = {
  1: sprig(X, 44, 0, 1.2) + sprig(X, 136, 180, 1.2),
  2: sprig(X - 6, Y + 2, -70, 0.9) + sprig(X + 6, Y - 2, 110, 0.9),
  4: sprig(X, Y + 2, 0, 1) + sprig(X, Y - 2, 180, 1),
};

function standing(suit: Suit, value: number): string {
  const scale = value === 1 ? 1 : value < 4 ? 0.5 : value < 7 ? 0.42 : 0.345;
  const wide = value > 3 ? 19 : 0;
  const signs = (ROWS[value] ?? []).map(([x, y]) => sign(suit, X + x * wide, Y + y * 66, scale, true));
  return (SPRIGS[value] ?? "") + signs.join("");
}

/** Blades that bend to both sides and cross above and below, a straight one between them when they are odd. */
function bent(value: number): string {
  if (value === 1) {
    return (
      sprig(X - 22, 122, -24, 1.2) +
      sprig(X + 22, 122, 24, 1.2) +
      sign("epee", X, Y, 1.55, true) +
      crown(X, 64, 32, 15, 3)
    );
  }
  const count = Math.floor(value / 2);
  const width = count < 3 ? 5.4 : 4.6;
  const step = count < 3 ? 6.2 : count < 5 ? 5 : 4.3;
  const blades = each(count, (n) => {
    const [reach, top, bottom] = [18 + n * step, 33 - n * 1.6, 146 + n * 1.6];
    const colour = n % 2 ? GOLD : LAPIS;
    return [-1, 1]
      .map((way) =>
        cord(`M${X - way * 7} ${top}Q${f(X + way * (reach * 2 + 3))} ${Y} ${X - way * 7} ${bottom}`, colour, width),
      )
      .join("");
  });
  const hilts = [-1, 1]
    .map((way) => ink(`M${X + way * 4} 24l${way * 7} 7M${X + way * 4} 155l${way * 7} -7`, 2.6))
    .join("");
  const middle =
    value % 2
      ? sign("epee", X, Y, value > 7 ? 0.82 : 1.05, true)
      : sprig(X, Y - 1, 0, 1.15) + sprig(X, Y + 1, 180, 1.15) + fill(`M${X} ${Y - 5}l4 5l-4 5l-4 -5Z`, INK);
  return blades + hilts + middle;
}

/** Staves that cross, an upright one between them when they are odd. */
function crossed(value: number): string {
  if (value === 1) {
    return (
      sprig(X - 22, 120, -24, 1.2) +
      sprig(X + 22, 120, 24, 1.2) +
      sprig(X - 20, 66, -30) +
      sign("baton", X, Y, 1.6, true)
    );
  }
  const count = Math.floor(value / 2);
  const width = [0, 10, 8.4, 6.6, 5.2, 4.4][count] ?? 6;
  const staff = (d: string, colour: string): string =>
    line(d, PAPER, width + 1.8) + cord(d, colour, width) + line(d, INK, 0.7, 'opacity=".55" stroke-dasharray="9 7"');
  const both = each(count, (n) => {
    const off = (n - (count - 1) / 2) * (width + 1);
    return [-1, 1].map((way) => staff(`M${f(X - way * 23 + off)} 34L${f(X + way * 23 + off)} 144`, OCHRE)).join("");
  });
  const middle = value % 2 ? staff(`M${X} 27V151`, GREEN) : sprig(X, 50, 0, 0.95) + sprig(X, 128, 180, 0.95);
  const side = 13 + count * 3;
  const leaves = count < 4 ? sprig(X - side, Y, -90, 0.78) + sprig(X + side, Y, 90, 0.78) : "";
  return both + middle + leaves;
}

export function pip(suit: Suit, value: number): string {
  sow(31 * value);
  if (suit === "epee") return bent(value);
  return suit === "baton" ? crossed(value) : standing(suit, value);
}
