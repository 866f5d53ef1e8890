/** Cards as they are printed: frames, corners, names, the back, and the labyrinth that is on it. */

import { chance, each, f, fill, GOLD, INK, lens, line, PAPER, sow, star } from "./ink";
import { colourOf, HATS, sign, type Suit } from "./suits";

export interface Drawing {
  box: string;
  inside: string;
}

const NUMERALS = "  I II III IIII V VI VII VIII VIIII X XI XII XIII XIIII XV XVI XVII XVIII XVIIII XX XXI"
  .split(" ")
  .slice(1);
const NAMELESS = 13;

/** What others refer to: gold leaf, the unevenness of a wood block, and the windows of the frames. */
export const DEFS = `<defs>
<linearGradient id="leaf" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="90" y2="110" spreadMethod="reflect"><stop offset="0" stop-color="#a87a1c"/><stop offset=".3" stop-color="#d3a83e"/><stop offset=".46" stop-color="#f6e4a2"/><stop offset=".6" stop-color="#d3a83e"/><stop offset="1" stop-color="#a87a1c"/></linearGradient>
<clipPath id="plate"><rect x="14" y="40" width="172" height="264"/></clipPath>
<clipPath id="figure"><rect x="4" y="4" width="92" height="151.5"/></clipPath>
<filter id="rough" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="2.2" xChannelSelector="R" yChannelSelector="G"/></filter>
</defs>`;

const text = (x: number, y: number, size: number, said: string, kind: string, colour = INK, more = ""): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" class="${kind}" font-size="${size}" fill="${colour}" ${more}>${said}</text>`;

const cut = (window: string, art: string): string =>
  `<g clip-path="url(#${window})"><g filter="url(#rough)">${art}</g></g>`;

const framed = (inside: string): Drawing => ({
  box: "0 0 100 175",
  inside:
    `<rect width="100" height="175" rx="6" fill="${PAPER}"/>` +
    `<rect x="2.2" y="2.2" width="95.6" height="170.6" rx="4.4" fill="none" stroke="${INK}" stroke-width=".6" opacity=".6"/>` +
    inside,
});

/** An arcanum: its number above, its name below; the thirteenth has none. */
export function arcanumCard(number: number, name: string, draw: () => string): Drawing {
  sow(101 + number * 977);
  const art = draw();
  const numeral = NUMERALS[number] ?? "";
  const gap = numeral ? 8 + numeral.length * 6.4 : 10;
  const said = name.toUpperCase();
  const size = said.length > 15 ? 11.5 : said.length > 12 ? 13.5 : 15.5;
  const dashes = each(12, (n) => lens(30 + n * 12, 325, 40 + n * 12, 325, 1.4));
  return {
    box: "0 0 200 350",
    inside:
      `<rect width="200" height="350" rx="9" fill="${PAPER}"/><rect x="4.5" y="4.5" width="191" height="341" rx="6" fill="none" stroke="${GOLD}" stroke-width="4"/>` +
      `<rect x="8" y="8" width="184" height="334" rx="3" fill="none" stroke="${INK}"/>` +
      cut("plate", art) +
      `<rect x="14" y="40" width="172" height="264" fill="none" stroke="${INK}" stroke-width="2.6"/>` +
      line(`M22 25H${f(100 - gap)}M178 25H${f(100 + gap)}`, INK, 0.9) +
      (numeral ? text(100, 32, 19, numeral, "letters") : fill(star(100, 25, 6, 2.4, 4), GOLD, `stroke="${INK}"`)) +
      (number === NAMELESS
        ? fill(dashes, INK, 'opacity=".55"')
        : line("M14 314H186M14 336H186", INK, 0.8, 'opacity=".5"') +
          text(100, size < 13 ? 329 : 330.5, size, said, "letters")),
  };
}

const tight = (value: number, by: number): string => (value > 9 ? `letter-spacing="${-by}"` : "");

export const pipCard = (suit: Suit, value: number, art: string): Drawing =>
  framed(
    art +
      text(13, 25, value > 9 ? 19 : 22, String(value), "figures", colourOf(suit), tight(value, 1.5)) +
      sign(suit, 13, 39, 0.235),
  );

/** Below fifty pixels: the number and the suit alone. */
export const smallPip = (suit: Suit, value: number): Drawing =>
  framed(
    text(value > 9 ? 42 : 34, 68, value > 9 ? 60 : 68, String(value), "figures", colourOf(suit), tight(value, 5)) +
      sign(suit, 50, 124, 0.92),
  );

export function figureCard(suit: Suit, name: string, art: string): Drawing {
  const said = name.toUpperCase();
  const size = said.length > 18 ? 6.4 : said.length > 15 ? 7.2 : 8;
  return framed(
    cut("figure", art) +
      sign(suit, 13, 18, 0.3) +
      line("M8 155.5H92", INK, 0.7) +
      text(50, 166.5, size, said, "letters", INK, 'letter-spacing=".2"'),
  );
}

export const smallFigure = (suit: Suit, rank: number): Drawing =>
  framed(
    `<path transform="translate(50 48) scale(3)" d="${HATS[rank] ?? ""}" fill="${GOLD}" stroke="${INK}" stroke-width=".5"/>` +
      sign(suit, 50, 118, 0.92),
  );

/** Concentric walls with doors: the only ornament of the house. */
export function maze(cx: number, cy: number, radius: number, rings: number, width: number, colour: string): string {
  const step = radius / (rings + 1);
  const at = (r: number, degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${f(cx + r * Math.cos(angle))} ${f(cy + r * Math.sin(angle))}`;
  };
  const ring = (n: number): string => {
    const [r, from] = [radius - n * step, (n * 137.5 + 40) % 360];
    const door = ((step * 0.95) / r) * (180 / Math.PI);
    const walls = [0, 180].map((half) => {
      const [a, b] = [from + half + door / 2, from + half + 180 - door / 2];
      return `M${at(r, a)}A${f(r)} ${f(r)} 0 0 1 ${at(r, b)}`;
    });
    const ends = n < rings - 1 ? [door / 2 + 6, 180 - door / 2 - 6] : [];
    return [...walls, ...ends.map((end) => `M${at(r, from + end)}L${at(r - step, from + end)}`)].join("");
  };
  return line(each(rings, ring), colour, width);
}

const NIGHT = "var(--back)";

/** The back; a value on it is what the deal has shown to all. */
export function backCard(value?: number): Drawing {
  sow(5);
  const dots = each(18, (row) => each(10, (n) => `M${f(9 + n * 9 + (row % 2 ? 0 : 4.5))} ${12 + row * 9}h.01`));
  const middle =
    value === undefined
      ? `<circle cx="50" cy="87.5" r="38" fill="${NIGHT}" stroke="${GOLD}"/>${maze(50, 87.5, 34, 6, 2.1, GOLD)}` +
        fill(star(50, 87.5, 5, 2, 4), GOLD)
      : `<circle cx="50" cy="87.5" r="42" fill="${NIGHT}"/>` +
        text(50, 110, 66, String(value), "figures", "#f0d489", tight(value, 5));
  return {
    box: "0 0 100 175",
    inside:
      `<rect width="100" height="175" rx="6" fill="${NIGHT}"/><rect x="3.5" y="3.5" width="93" height="168" rx="4" fill="none" stroke="${GOLD}" stroke-width="1.6"/>` +
      line(dots, GOLD, 1.3, 'opacity=".5"') +
      middle,
  };
}

/** The edge of a drop of wax, around 0. */
export function wax(radius: number): string {
  sow(3);
  const points = Array.from({ length: 40 }, (_, n) => {
    const angle = (n / 40) * 2 * Math.PI;
    const r = radius * (1 + 0.06 * Math.sin(angle * 3 + 1) + 0.045 * Math.sin(angle * 5 + 2) + 0.02 * (chance() - 0.5));
    return `${f(r * Math.cos(angle))} ${f(r * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}
