/** The hand that cuts the wood: a line, a fill, and hatching. A drawing is a string of SVG; colours come from the theme. */

import marks from "./marks.icons";

export const INK = "var(--ink)";
export const PAPER = "var(--paper)";
export const RED = "var(--red)";
export const LAPIS = "var(--lapis)";
export const OCHRE = "var(--ochre)";
export const GREEN = "var(--green)";
export const GOLD = "url(#leaf)";

/** A length with one decimal, as short as it can be written. */
export const f = (length: number): string => String(Math.round(length * 10) / 10);

let seed = 7;

/** Begins a drawing: the same number draws the same strokes. */
export function sow(number: number): void {
  seed = number;
}

/** A number between 0 and 1, the next of this drawing. */
export function chance(): number {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed / 2_147_483_647;
}

/** What is made for each of so many, put together. */
export const each = (count: number, make: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => make(n)).join("");

export const fill = (d: string, colour: string, more = ""): string => `<path d="${d}" fill="${colour}" ${more}/>`;

/** An inked line, and what the stencil puts inside. */
export const ink = (d: string, width = 2, colour = "none"): string =>
  `<path d="${d}" fill="${colour}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;

/** A line of any colour. */
export const line = (d: string, colour: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;

/** A coloured line between two inked ones. */
export const cord = (d: string, colour: string, width: number): string =>
  ink(d, width) + line(d, colour, Math.max(0.8, width - 2.4));

export const disc = (x: number, y: number, r: number, colour: string, width = 1.8): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${colour}" stroke="${INK}" stroke-width="${width}"/>`;

interface Placing {
  turn?: number;
  scale?: number;
  /** The scale across, if it is another; below zero it looks the other way. */
  across?: number;
}

/** Moves, turns and scales what is drawn around 0, 0. */
export function set(x: number, y: number, inside: string, { turn = 0, scale = 1, across }: Placing = {}): string {
  const turned = turn ? ` rotate(${f(turn)})` : "";
  const scaled = `scale(${(across ?? scale).toFixed(3)} ${scale.toFixed(3)})`;
  return `<g transform="translate(${f(x)} ${f(y)})${turned} ${scaled}">${inside}</g>`;
}

/** A picture of the set, in a square of that size around a point; turned the other way if it looks so. */
export function picture(
  name: string,
  x: number,
  y: number,
  size: number,
  colour = INK,
  { away = false, edge = 0 } = {},
) {
  const line = edge ? ` stroke="${INK}" stroke-width="${edge}" stroke-linejoin="round"` : "";
  const k = size / 512;
  return set(x, y, `<path transform="translate(-256 -256)" d="${marks[name] ?? ""}" fill="${colour}"${line}/>`, {
    scale: k,
    across: away ? -k : k,
  });
}

/** A stroke of the burin that swells in the middle. */
export function lens(x1: number, y1: number, x2: number, y2: number, w: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const [nx, ny] = [(-(y2 - y1) / length) * w, ((x2 - x1) / length) * w];
  const there = `Q${f(mx + nx)} ${f(my + ny)} ${f(x2)} ${f(y2)}`;
  return `M${f(x1)} ${f(y1)}${there}Q${f(mx - nx)} ${f(my - ny)} ${f(x1)} ${f(y1)}Z`;
}

/** A stroke that begins thick and ends in nothing. */
export function wedge(x1: number, y1: number, x2: number, y2: number, w: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [((-(y2 - y1) / length) * w) / 2, (((x2 - x1) / length) * w) / 2];
  return `M${f(x1 + nx)} ${f(y1 + ny)}L${f(x2)} ${f(y2)}L${f(x1 - nx)} ${f(y1 - ny)}Z`;
}

/** So many strokes below each other, from one side to the other. */
export const hatch = (count: number, x1: number, x2: number, y: number, step: number, w = 2): string =>
  each(count, (n) => wedge(x1, y + n * step, x2, y + n * step + 2, w));

/** A star of n points around a centre. */
export function star(cx: number, cy: number, far: number, near: number, n: number, from = -Math.PI / 2): string {
  const points = Array.from({ length: n * 2 }, (_, i) => {
    const [angle, r] = [from + (i * Math.PI) / n, i % 2 ? near : far];
    return `${f(cx + r * Math.cos(angle))} ${f(cy + r * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

/** Straight rays, thick at the inner end. */
export const rays = (cx: number, cy: number, r1: number, r2: number, n: number, w: number, from = 0): string =>
  each(n, (i) => {
    const [c, s] = [Math.cos(from + (i * 2 * Math.PI) / n), Math.sin(from + (i * 2 * Math.PI) / n)];
    return wedge(cx + r1 * c, cy + r1 * s, cx + r2 * c, cy + r2 * s, w);
  });

/** Spokes: a path from one circle to another at even angles. */
export const spokes = (cx: number, cy: number, r1: number, r2: number, n: number, from = 0): string =>
  each(n, (i) => {
    const [c, s] = [Math.cos(from + (i * 2 * Math.PI) / n), Math.sin(from + (i * 2 * Math.PI) / n)];
    return `M${f(cx + r1 * c)} ${f(cy + r1 * s)}L${f(cx + r2 * c)} ${f(cy + r2 * s)}`;
  });
