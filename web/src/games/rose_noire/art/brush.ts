/** What portraits and scenes are drawn with: each stroke is a piece of SVG, in units of 200 × 280 for a portrait. */

import outlines from "../pictures.icons";

type Stop = readonly [offset: number, colour: string, alpha?: number];

const attributes = (more: string): string => (more ? ` ${more}` : "");

export const area = (d: string, fill: string, more = ""): string =>
  `<path d="${d}" fill="${fill}"${attributes(more)}/>`;

export const line = (d: string, stroke: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`;

export const lines = (ds: readonly string[], stroke: string, width: number, more = ""): string =>
  ds.map((d) => line(d, stroke, width, more)).join("");

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes(more)}/>`;

/** Blurred by so much, and as opaque as that. */
export const soft = (blur: Blur, opacity = 1): string => `filter="url(#soft${blur})" opacity="${opacity}"`;

const BLURS = { 1: 0.8, 2: 2, 3: 3, 4: 4, 5: 5, 9: 14 } as const;
type Blur = keyof typeof BLURS;

const stops = (of: readonly Stop[]): string =>
  of
    .map(([offset, colour, alpha = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${alpha}"/>`)
    .join("");

export const radial = (id: string, x: number, y: number, r: number, of: readonly Stop[]): string =>
  `<defs><radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}">${stops(of)}</radialGradient></defs>`;

export const linear = (
  id: string,
  from: readonly [number, number],
  to: readonly [number, number],
  of: readonly Stop[],
): string =>
  `<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stops(of)}</linearGradient></defs>`;

/** A picture of the game-icons set, at a place and a size. */
export const glyph = (name: string, x: number, y: number, size: number, fill: string, more = ""): string =>
  `<path transform="translate(${x} ${y}) scale(${size / 512})" d="${outlines[name] ?? ""}" fill="${fill}"${attributes(more)}/>`;

/** The same in somebody's hand: brass, and its shadow. */
export const held = (name: string, x: number, y: number, size: number, fill = "url(#brass)"): string =>
  glyph(name, x + 2, y + 3, size, "#000", soft(2, 0.55)) + glyph(name, x, y, size, fill);

/** A fold of cloth, and the light along its edge. */
export const fold = (d: string, opacity = 0.5): string => line(d, "#0a0306", 5, soft(2, opacity));
export const rim = (d: string, colour: string, width = 2.4, opacity = 0.6): string =>
  line(d, colour, width, soft(1, opacity));

/** Cloth lit from one side (-1: left). */
export const cloth = (id: string, side: number, light: string, middle: string, dark: string): string =>
  linear(
    id,
    [side < 0 ? 10 : 190, 40],
    [side < 0 ? 190 : 10, 240],
    [
      [0, light],
      [0.45, middle],
      [1, dark],
    ],
  );

/** The niche behind a figure: stone, one glow, one shape of the trade. */
export const niche = (x: number, y: number, glow: string, behind = ""): string =>
  radial("glow", x, y, 190, [
    [0, glow, 0.95],
    [0.4, glow, 0.38],
    [1, glow, 0],
  ]) + `<rect width="200" height="280" fill="#150a0e"/>${behind}<rect width="200" height="280" fill="url(#glow)"/>`;

const SHARED = [
  ...Object.entries(BLURS).map(
    ([name, blur]) =>
      `<filter id="soft${name}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
  ),
  '<filter id="stone" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="4" seed="4" result="n"/><feDiffuseLighting in="n" surfaceScale="2.2" lighting-color="#fff" result="l"><feDistantLight azimuth="225" elevation="52"/></feDiffuseLighting><feComposite in="l" in2="SourceGraphic" operator="in" result="c"/><feBlend in="SourceGraphic" in2="c" mode="multiply"/></filter>',
  linear(
    "brass",
    [0, 0],
    [512, 512],
    [
      [0, "#fff3cf"],
      [0.4, "#ecba68"],
      [0.75, "#b57a35"],
      [1, "#7d4c1e"],
    ],
  ),
].join("");

/** A drawing as an image of its own: the browser paints it once, however often it is on the table. */
export const image = (box: string, drawn: string, more = ""): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${attributes(more)}><defs>${SHARED}</defs>${drawn}</svg>`)}`;
