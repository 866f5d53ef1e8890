/** The outline of a card says its type; the frame follows it. All in a card of 200 by 280. */

import { mix } from "./colour";

export const OUTLINES = {
  legion: "M12 2H188a10 10 0 0 1 10 10V264L100 278L2 264V12A10 10 0 0 1 12 2Z",
  hero: "M2 40Q2 2 40 2H160Q198 2 198 40V266L186 278H14L2 266Z",
  stratagem: "M18 2H182L198 18V110Q186 124 186 140T198 170V262L182 278H18L2 262V170Q14 156 14 140T2 110V18Z",
  creature: "M14 2H186L198 14V266L186 278H14L2 266V14Z",
  action: "M30 2H198V116L189 130L198 144V250L170 278H2V164L11 150L2 136V30Z",
  artifact: "M22 2H178A20 20 0 0 0 198 22V258A20 20 0 0 0 178 278H22A20 20 0 0 0 2 258V22A20 20 0 0 0 22 2Z",
  upgrade: "M2 24L100 2L198 24V278L100 264L2 278Z",
  fragment: "M2 28H20Q26 2 100 2Q174 2 180 28H198V272Q198 278 192 278H8Q2 278 2 272Z",
  event: "M2 278V74Q14 22 100 2Q186 22 198 74V278Z",
  place: "M8 12L100 2L192 12L198 22V268L190 278H10L2 268V22Z",
  goal: "M2 2H198V232Q198 254 176 256L100 278L24 256Q2 254 2 232Z",
} as const;

export type Shape = keyof typeof OUTLINES;

const INK = "#05060c";
const NAIL = [30, 170].flatMap((x) => [30, 250].map((y) => [x, y] as const));

const shrunk = (x: number, y: number): string => `transform="translate(100 140) scale(${x} ${y}) translate(-100 -140)"`;

/** A dark foot for the name, so high. */
export function plate(tint: string, height: number): [defs: string, drawing: string] {
  if (height === 0) return ["", ""];
  const dark = mix(tint, INK, 0.82);
  const top = 280 - height;
  return [
    `<linearGradient id="plate" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${dark}" stop-opacity="0"/><stop offset=".4" stop-color="${dark}" stop-opacity=".93"/></linearGradient>`,
    `<rect y="${top}" width="200" height="${height}" fill="url(#plate)"/>`,
  ];
}

/** Ink, metal in the colour of guild or house, and a hairline where there is room for one. */
export function frame(shape: Shape, tint: string, small: boolean): [defs: string, drawing: string] {
  const path = `<path d="${OUTLINES[shape]}" fill="none"`;
  const light = mix(tint, "#ffffff", 0.55);
  const stops = [
    [0, light],
    [0.35, tint],
    [0.7, mix(tint, INK, 0.6)],
    [1, tint],
  ].map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`);
  const fine = `${path} stroke="${mix(tint, "#ffffff", 0.3)}" stroke-width="1.2" opacity=".55" ${shrunk(0.915, 0.938)}/>`;
  const nails = NAIL.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.4" fill="${tint}" stroke="${INK}"/>`).join("");
  return [
    `<linearGradient id="metal" x1="0" y1="0" x2=".6" y2="1">${stops.join("")}</linearGradient>` +
      `<clipPath id="outline"><path d="${OUTLINES[shape]}"/></clipPath>`,
    `${path} stroke="${INK}" stroke-width="9" opacity=".85" ${shrunk(0.975, 0.982)}/>` +
      `${path} stroke="url(#metal)" stroke-width="${small ? 13 : 7}"/>` +
      (small ? "" : fine + (shape === "artifact" ? nails : "")),
  ];
}
