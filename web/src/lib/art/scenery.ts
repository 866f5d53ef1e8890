/** Drawn pieces of landscape, as paths in a card of 200 by 280: every ground is a choice of them. */

import type { Dice } from "./chance";
import { short as n } from "./skin";

/** Stands on a horizon at `y`, as high as `h`. */
type Piece = (r: Dice, y: number, h: number) => string;

const LOW = 290;

/** Nothing is high in the middle, where the figure stands. */
const aside = (x: number, reach: number, low: number): number => (Math.abs(x - 100) < reach ? low : 1);

/** What `draw` draws at each step from the left edge to the right; it gives the step to the next. */
function along(from: number, draw: (x: number) => [path: string, step: number]): string {
  let path = "";
  for (let x = from; x < 205;) {
    const [piece, step] = draw(x);
    path += piece;
    x += step;
  }
  return path;
}

function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

/** A soft line of hills across the card. */
export function hills(r: Dice, y: number, h: number, count: number): string {
  const start = `M-10 ${LOW}L-10 ${n(y + r(h, -h))}`;
  const waves = times(count, (index) => {
    const x = -10 + (220 * (index + 1)) / count;
    return `Q${n(x - 110 / count)} ${n(y + r(h, -h))} ${n(x)} ${n(y + r(h, -h) * 0.6)}`;
  });
  return `${start}${waves}L210 ${LOW}z`;
}

export const SCENERY = {
  ridge: (r, y, h) => hills(r, y, h, 6),

  crags(r, y, h) {
    const peak = (index: number): string =>
      `L${n(-10 + (220 * index) / 9 + r(8, -8))} ${n(y - r(h) * (index % 2 ? 1 : 0.25))}`;
    return `M-10 ${LOW}${times(10, peak)}L210 ${LOW}z`;
  },

  kelp(r, y, h) {
    return times(7, (stem) => {
      const x = stem < 4 ? r(58, -6) : r(206, 142);
      const [top, sway] = [y - h * r(1, 0.55), r(16, -16)];
      const half = n((y + top) / 2);
      const leaves = times(6, (index) => {
        const share = (index + 1) / 7;
        const width = (index % 2 ? -1 : 1) * (10 - index);
        const [leafX, leafY] = [x + sway * (share * 2 - 1) * share, y + 14 + (top - y - 14) * share];
        return `M${n(leafX)} ${n(leafY)}q${width} -9 ${n(width * 1.7)} -3q${n(-width * 0.4)} 7 ${n(-width * 1.7)} 3z`;
      });
      return `M${n(x - 2)} ${y + 20}Q${n(x - sway)} ${half} ${n(x + sway)} ${n(top)}Q${n(x - sway + 6)} ${half} ${n(x + 3)} ${y + 20}z${leaves}`;
    });
  },

  columns(r, y, h) {
    const shafts = [8, 44, 138, 176].map((x) => {
      const top = y - h * (r() < 0.3 ? r(0.7, 0.4) : 1);
      return `M${x} ${y + 20}V${n(top + 9)}h-3v-4h-2v-5h25v5h-2v4h-3V${y + 20}z`;
    });
    return `${shafts.join("")}M-4 ${n(y - h - 12)}h208v9h-208zM100 ${n(y - h - 40)}l116 28h-232z`;
  },

  spires(r, y, h) {
    return along(-6, (x) => {
      const [top, w] = [y - h * r(1, 0.35) * aside(x, 40, 0.6), r(9, 5)];
      const shoulder = n(top + h * 0.2);
      const path = `M${n(x - w)} ${y + 20}L${n(x - w / 2)} ${shoulder}L${n(x)} ${n(top)}L${n(x + w / 2)} ${shoulder}L${n(x + w)} ${y + 20}z`;
      return [path, r(34, 18)];
    });
  },

  towers(r, y, h) {
    return along(-8, (x) => {
      const w = r(26, 13);
      const top = y - h * r(1, 0.3) * aside(x + w / 2, 40, 0.55);
      const path = `M${n(x)} ${y + 20}V${n(top)}h${n(w * 0.35)}v-7h${n(w * 0.3)}v7h${n(w * 0.35)}V${y + 20}z`;
      return [path, w + 4];
    });
  },

  roofs(r, y, h) {
    return along(-14, (x) => {
      const w = r(40, 24);
      const top = y - h * r(1, 0.4) * aside(x + w / 2, 36, 0.5);
      const path = `M${n(x)} ${y + 20}V${n(top)}l${n(w / 2)} ${n(-w * 0.6)}l${n(w * 0.28)} ${n(w * 0.34)}v-9h5v15L${n(x + w)} ${n(top)}V${y + 20}z`;
      return [path, w + 2];
    });
  },

  trees(r, y, h) {
    const trunks = [r(14, 0), r(48, 34), r(164, 150), r(200, 184)].map((x) => {
      const [top, w] = [y - h * r(1, 0.8), r(7, 4)];
      const crown = times(6, () => {
        const [dx, dy, q] = [r(26, -26), r(20, -24), r(24, 13)];
        const arc = `a${n(q)} ${n(q * 0.7)} 0 1 0`;
        return `M${n(x + dx - q)} ${n(top + dy)}${arc} ${n(q * 2)} 0${arc} ${n(-q * 2)} 0z`;
      });
      return `M${n(x - w * 1.7)} ${y + 20}Q${n(x - w * 0.6)} ${y - 20} ${n(x - w * 0.7)} ${n(top)}h${n(w * 1.4)}Q${n(x + w * 0.6)} ${y - 20} ${n(x + w * 1.8)} ${y + 20}z${crown}`;
    });
    return trunks.join("");
  },

  bare(r, y, h) {
    const trunk = (x: number, lean: number): string => {
      const boughs = times(5, (index) => {
        const [high, way] = [y - h * (0.35 + 0.14 * index), (index % 2 ? -1 : 1) * lean];
        const long = r(52, 26) * (1 - index * 0.08);
        return `M${x - 3} ${n(high + 6)}Q${n(x + way * long * 0.5)} ${n(high - 2)} ${n(x + way * long)} ${n(high - r(30, 12))}Q${n(x + way * long * 0.45)} ${n(high - 7)} ${x + 3} ${n(high - 3)}z`;
      });
      return `M${x - 7} ${y + 20}Q${x + 3} ${y - 40} ${x - 4} ${n(y - h)}Q${x + 7} ${y - 50} ${x + 8} ${y + 20}z${boughs}`;
    };
    return trunk(14, 1) + trunk(184, -1);
  },

  domes(r, y, h) {
    const domes = [r(20, 4), r(62, 50), r(150, 136), r(196, 180)].map((x) => {
      const [q, top] = [r(22, 12), y - h * r(0.5, 0.1)];
      return `M${n(x - q)} ${y + 20}V${n(top)}a${n(q)} ${n(q)} 0 0 1 ${n(q * 2)} 0V${y + 20}zM${n(x - 1)} ${n(top - q)}v-${n(r(30, 10))}h2v40z`;
    });
    return domes.join("");
  },

  tombs(r, y, h) {
    return along(-4, (x) => {
      const [w, high, lean] = [r(17, 12), h * r(1, 0.55), r(4, -4)];
      const side = `M${n(x)} ${y + 12}l${n(lean)} ${n(-high)}`;
      const back = `l${n(-lean)} ${n(high)}z`;
      const stone = `${side}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0${back}`;
      return [r() < 0.3 ? `${side}h-7v-5h7v-8h5v8h7v5h-7${back}` : stone, r(34, 20)];
    });
  },

  fence(_, y, h) {
    const bars = times(16, (index) => `M${2 + index * 13} ${y + 10}V${n(y - h)}l-3 -3l4.5 -9l4.5 9l-3 3V${y + 10}z`);
    return `M-5 ${n(y - h * 0.8)}h210v3h-210zM-5 ${y - 8}h210v3h-210z${bars}`;
  },

  /** Openings in a wall. */
  arches(_, y, h) {
    const [spring, high] = [n(y - h * 0.55), n(y - h)];
    const opening = (x: number): string =>
      `M${x} ${y + 20}V${spring}Q${x + 2} ${high} ${x + 18} ${n(y - h * 1.12)}Q${x + 34} ${high} ${x + 36} ${spring}V${y + 20}z`;
    return `M-5 -5H205V${y + 20}H-5z${[14, 82, 150].map(opening).join("")}`;
  },

  clouds(r, y, h) {
    return times(16, () => {
      const [x, q] = [r(214, -14), r(30, 14)];
      const base = y - h * r(0.35, -0.1) * (Math.abs(x - 100) / 60);
      return `M${n(x - q)} ${n(base)}a${n(q)} ${n(q * 0.62)} 0 1 1 ${n(q * 2)} 0v280h${n(-q * 2)}z`;
    });
  },

  /** From above. */
  vines(r) {
    return times(8, (index) => {
      const [x, long] = [index < 4 ? r(56, 0) : r(200, 144), r(92, 30)];
      const leaves = times(
        4,
        (leaf) => `M${n(x)} ${n((long * (leaf + 1)) / 5)}q8 -5 14 3q-9 6 -14 -3q-8 -5 -14 3q9 6 14 -3z`,
      );
      return `M${n(x)} -5q${n(r(10, -10))} ${n(long / 2)} 0 ${n(long)}q3 -${n(long / 2)} 3 -${n(long)}z${leaves}`;
    });
  },
} satisfies Record<string, Piece>;

export type PieceName = keyof typeof SCENERY;
