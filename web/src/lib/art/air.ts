/** What floats before a scene. */

import type { Dice } from "./chance";
import { mix } from "./colour";
import type { AirName } from "./recipe";
import { short as n } from "./skin";

type Mote = (x: number, y: number, size: number) => string;

/** Many of them, a few larger than the rest. */
function strewn(r: Dice, count: number, least: number, most: number, draw: Mote): string {
  const one = (_: unknown, index: number): string =>
    draw(n(r(196, 4)), n(r(212, 8)), n(r(most, least) * (index % 5 ? 0.7 : 1)));
  return Array.from({ length: count }, one).join("");
}

const disc = (x: number, y: number, radius: number, fill: string, opacity: number): string =>
  `<circle cx="${x}" cy="${y}" r="${n(radius)}" fill="${fill}" opacity="${opacity}"/>`;

export const AIR: Readonly<Record<AirName, (r: Dice, colour: string) => string>> = {
  bubbles: (r, colour) =>
    strewn(
      r,
      15,
      1,
      5,
      (x, y, size) =>
        `<circle cx="${x}" cy="${y}" r="${size}" fill="${colour}" fill-opacity=".13" stroke="${colour}" stroke-width=".7" stroke-opacity=".8"/>` +
        disc(n(x - size * 0.35), n(y - size * 0.35), size * 0.25, "#fff", 1),
    ),
  embers: (r, colour) =>
    strewn(r, 22, 0.5, 1.6, (x, y, size) => disc(x, y, size * 2.4, colour, 0.18) + disc(x, y, size, "#fff3c8", 1)),
  motes: (r, colour) =>
    strewn(r, 22, 0.4, 1.4, (x, y, size) => disc(x, y, size * 3, colour, 0.14) + disc(x, y, size, "#fff", 0.85)),
  leaves: (r, colour) =>
    strewn(r, 13, 1.2, 2.6, (x, y, size) => {
      const [long, wide] = [n(size * 2), n(size * 1.6)];
      const leaf = `M0 0q${long} -${wide} ${2 * long} 0q-${long} ${wide} -${2 * long} 0z`;
      const fill = mix(colour, "#7ac043", r(0.9, 0.3));
      return `<path transform="translate(${x} ${y}) rotate(${n(r(360))})" d="${leaf}" fill="${fill}"/>`;
    }),
  mist: (r, colour) =>
    strewn(
      r,
      6,
      2,
      4,
      (x, y, size) =>
        `<ellipse cx="${x}" cy="${n(178 + y * 0.2)}" rx="${n(size * 20)}" ry="${n(size * 3)}" fill="${colour}" opacity=".11"/>`,
    ),
  wisps: (r, colour) =>
    strewn(r, 9, 0.8, 2, (x, y, size) => {
      const flame = `M${x} ${y}q${n(size * 3)} ${n(-size * 5)} 0 ${n(-size * 9)}q${n(-size * 4)} ${n(size * 5)} 0 ${n(size * 9)}z`;
      return `<path d="${flame}" fill="${colour}" opacity=".5"/>${disc(x, n(y - size * 2), size, "#fff", 0.9)}`;
    }),
};
