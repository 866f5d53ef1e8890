/** Where the arcana take place: sky, ground, water and walls, inside the window of a plate (14 to 186 by 40 to 304). */

import { chance, disc, each, f, fill, GOLD, INK, ink, lens, LAPIS, line, PAPER, set, wedge } from "./ink";

const [LEFT, RIGHT, BOTTOM] = [14, 186, 304];

/** Long strokes from both sides that leave a round of light. */
export function sky(from: number, to: number, { cx = 100, cy = 120, r = 70, step = 5 } = {}): string {
  let d = "";
  for (let y = from; y <= to; y += step) {
    const high = Math.abs(y - cy);
    const half = high < r ? Math.sqrt(r * r - high * high) : 0;
    if (half > 0) {
      const [left, right] = [cx - half - 6 - chance() * 16, cx + half + 6 + chance() * 16];
      if (left > LEFT + 6) d += wedge(LEFT, y, left, y, 1.9);
      if (right < RIGHT - 6) d += wedge(RIGHT, y, right, y, 1.9);
    } else {
      const middle = 60 + chance() * 60;
      d += wedge(LEFT, y, middle, y, 1.9) + wedge(RIGHT, y, middle + 14 + chance() * 20, y, 1.9);
    }
  }
  return fill(d, INK, 'opacity=".75"');
}

export function ground(y: number, colour = INK): string {
  const blades = each(26, () => {
    const [x, yy] = [18 + chance() * 150, y + 4 + chance() * (BOTTOM - y - 6)];
    return lens(x, yy, Math.min(182, x + 10 + chance() * 34), yy + chance() * 3 - 1.5, 1.5);
  });
  const earth = `M${LEFT} ${y + 4}Q60 ${y - 5} 104 ${y}T${RIGHT} ${y - 2}V${BOTTOM}H${LEFT}Z`;
  return fill(earth, colour) + fill(blades, colour === INK ? PAPER : INK, 'opacity=".75"');
}

export function water(from: number, to: number): string {
  let d = "";
  for (let y = from + 7; y < to - 3; y += 7) {
    for (let x = 16 + chance() * 12; x < 170; x += 22 + chance() * 14) d += `M${f(x)} ${f(y)}q5 -4 9 0t9 0`;
  }
  const surface = `M${LEFT} ${from}Q50 ${from - 5} 100 ${from}T${RIGHT} ${from}V${to}H${LEFT}Z`;
  return fill(surface, LAPIS) + line(d, PAPER, 1.3, 'opacity=".85"');
}

/** Flames of a sun: a wave to each side of straight rays. */
export const waves = (cx: number, cy: number, r1: number, r2: number, n: number, w: number, from: number): string =>
  each(n, (i) => {
    const at = (part: number): string => f(r1 + (r2 - r1) * part);
    const up = `M${r1} ${-w}Q${at(0.35)} ${f(-w * 2.2)} ${at(0.62)} ${f(-w * 0.2)}T${r2} 0`;
    const back = `Q${at(0.8)} ${f(w * 1.6)} ${at(0.5)} ${f(w * 0.9)}T${r1} ${w}Z`;
    return set(cx, cy, `<path d="${up}${back}"/>`, { turn: ((from + (i * 2 * Math.PI) / n) * 180) / Math.PI });
  });

export const drops = (list: [x: number, y: number, scale?: number][], colour: string): string =>
  list
    .map(([x, y, scale = 1]) =>
      set(x, y, ink("M0 -7Q5 1 3.4 3.4A3.6 3.6 0 0 1 -3.4 3.4Q-5 1 0 -7Z", 1, colour), { scale }),
    )
    .join("");

export function bricks(x: number, y: number, w: number, h: number, colour: string, row = 10): string {
  let d = "";
  for (let n = 0; n * row < h; n++) {
    if (n) d += `M${x} ${y + n * row}H${x + w}`;
    for (let at = x + (n % 2 ? 8 : 16); at < x + w - 2; at += 16) {
      d += `M${at} ${y + n * row}v${Math.min(row, h - n * row)}`;
    }
  }
  return ink(`M${x} ${y}H${x + w}V${y + h}H${x}Z`, 2, colour) + ink(d, 1);
}

/** Battlements over a wall. */
export const battlements = (x: number, y: number, colour: string): string =>
  ink(`M${x} ${y}h32v-8h-6v4h-6v-4h-8v4h-6v-4h-6Z`, 1.6, colour);

/** A wreath of leaves around an oval. */
export const wreath = (cx: number, cy: number, rx: number, ry: number, n: number): string =>
  each(n, (i) => {
    const angle = (i / n) * 2 * Math.PI;
    const turn = (Math.atan2(ry * Math.cos(angle), -rx * Math.sin(angle)) * 180) / Math.PI;
    const leaf = ink("M-9 0Q0 -11 13 -8Q9 0 -9 0ZM-9 0Q0 11 13 8Q9 0 -9 0Z", 1.1, i % 2 ? GOLD : INK);
    return set(cx + rx * Math.cos(angle), cy + ry * Math.sin(angle), leaf, { turn });
  });

/** Two pillars with their shade. */
export function pillars(x: number, w: number, top: number): string {
  const other = 200 - x - w;
  const shade = each(22, (n) => wedge(x + w, top + 8 + n * 10, x + w * 0.45, top + 8 + n * 10, 2));
  const more = each(22, (n) => wedge(other + w, top + 8 + n * 10, other + w * 0.45, top + 8 + n * 10, 2));
  const stones = `M${x} ${top}h${w}V292h${-w}ZM${other} ${top}h${w}V292h${-w}Z`;
  const capitals = `M${x - 5} ${top - 8}h${w + 10}v8h${-w - 10}ZM${other - 5} ${top - 8}h${w + 10}v8h${-w - 10}Z`;
  return ink(stones, 2, PAPER) + fill(shade + more, INK) + ink(capitals, 1.8, GOLD);
}

/** The back of a throne, with its shade. */
export const throne = (top: number): string =>
  ink(`M44 ${top + 38}Q44 ${top + 4} 66 ${top}H134Q156 ${top + 4} 156 ${top + 38}V288H44Z`, 2, GOLD) +
  fill(
    each(12, (n) => wedge(156, top + 28 + n * 14, 136, top + 30 + n * 14, 2.4)),
    INK,
  ) +
  disc(66, top - 2, 7, "var(--red)") +
  disc(134, top - 2, 7, "var(--red)");
