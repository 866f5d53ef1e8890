/** The people of the tarot. Their faces are blank: the players lend theirs. */

import { chance, disc, each, f, fill, GOLD, hatch, INK, ink, LAPIS, lens, PAPER, RED, set, wedge } from "./ink";

/** A long robe with folds, wider at the hem. */
export function robe(
  cx: number,
  top: number,
  hem: number,
  above: number,
  below: number,
  colour: string,
  folds = 6,
): string {
  const middle = f((top + hem) / 2);
  const left = `M${cx - above} ${top}C${cx - above - 5} ${middle} ${cx - below} ${hem - 26} ${cx - below} ${hem}`;
  const right = `H${cx + below}C${cx + below} ${hem - 26} ${cx + above + 5} ${middle} ${cx + above} ${top}`;
  const lines = each(folds, (n) => {
    const at = ((n + 0.5) / folds) * 2 - 1;
    const from = top + (hem - top) * (0.34 + 0.1 * Math.abs(at) + 0.1 * chance());
    return lens(cx + at * above * 0.9, from, cx + at * below * 0.9, hem - 2, 1.9);
  });
  const shade = each(4, (n) =>
    wedge(cx + above + 1, top + 6 + n * 6, cx + above - 9 - chance() * 5, top + 9 + n * 6, 1.7),
  );
  return ink(`${left}${right}Q${cx} ${top - 13} ${cx - above} ${top}Z`, 2, colour) + fill(lines + shade, INK);
}

export function head(cx: number, cy: number, r: number, hair = true): string {
  const mane = `M${f(cx - r * 1.25)} ${f(cy + r * 1.5)}Q${f(cx - r * 1.7)} ${f(cy - r * 1.3)} ${cx} ${f(cy - r * 1.35)}`;
  const oval = `rx="${f(r * 0.86)}" ry="${f(r * 1.1)}" fill="${PAPER}" stroke="${INK}" stroke-width="1.8"`;
  const shade =
    lens(cx + r * 0.4, cy - r * 0.7, cx + r * 0.5, cy + r * 0.75, 1.6) +
    lens(cx - r * 0.05, cy - r * 0.35, cx - r * 0.05, cy + r * 0.3, 0.9);
  return (
    (hair
      ? ink(`${mane}Q${f(cx + r * 1.7)} ${f(cy - r * 1.3)} ${f(cx + r * 1.25)} ${f(cy + r * 1.5)}Z`, 1.4, INK)
      : "") +
    `<ellipse cx="${cx}" cy="${cy}" ${oval}/>` +
    fill(shade, INK, 'opacity=".8"')
  );
}

/** A beard under a head. */
export const beard = (cx: number, cy: number, r: number): string =>
  ink(
    `M${f(cx - r)} ${cy}Q${f(cx - r)} ${f(cy + r * 2.4)} ${cx} ${f(cy + r * 3)}Q${f(cx + r)} ${f(cy + r * 2.4)} ${f(cx + r)} ${cy}Q${cx} ${f(cy + r)} ${f(cx - r)} ${cy}Z`,
    1.5,
    PAPER,
  ) + fill(lens(cx - 4, cy + r, cx - 2, cy + r * 2.7, 1.3) + lens(cx + 4, cy + r, cx + 3, cy + r * 2.7, 1.3), INK);

export function crown(cx: number, y: number, w: number, h: number, n = 3): string {
  const lean = (i: number): number => (i - (n - 1) / 2) * w * 0.09;
  const foot = (i: number): number => cx - w / 2 + (w * i) / n;
  let d = `M${f(cx - w / 2)} ${y}`;
  for (let i = 0; i < n; i++) {
    d += `L${f(foot(i) + w / n / 2 + lean(i))} ${f(y - h)}`;
    d += i < n - 1 ? `L${f(foot(i + 1))} ${f(y - h * 0.42)}` : `L${f(cx + w / 2)} ${y}`;
  }
  const pearls = each(n, (i) => disc(foot(i + 0.5) + lean(i), y - h - 1, w * 0.055, GOLD, 1));
  return ink(`${d}Q${cx} ${f(y + h * 0.22)} ${f(cx - w / 2)} ${y}Z`, 1.6, GOLD) + pearls;
}

/** The triple crown. */
export function tiara(cx: number, y: number, w: number, h: number): string {
  const shape = `M${cx - w / 2} ${y}Q${f(cx - w * 0.62)} ${f(y - h * 0.55)} ${cx} ${y - h}`;
  const bands = each(3, (n) => {
    const [yy, ww] = [y - h * (0.1 + 0.26 * n), w * (0.54 - 0.06 * n) * (n === 2 ? 0.8 : 1)];
    return ink(`M${f(cx - ww)} ${f(yy)}Q${cx} ${f(yy + 5)} ${f(cx + ww)} ${f(yy)}`, 1.5);
  });
  return (
    ink(
      `${shape}Q${f(cx + w * 0.62)} ${f(y - h * 0.55)} ${cx + w / 2} ${y}Q${cx} ${y + 5} ${cx - w / 2} ${y}Z`,
      1.6,
      GOLD,
    ) +
    bands +
    ink(`M${cx} ${y - h}v-8M${cx - 4} ${y - h - 5}h8`, 1.6)
  );
}

/** The hat whose brim lies like an eight. */
export function eightHat(cx: number, y: number, w: number): string {
  const far = f(w * 0.35);
  const over = `M${cx - w} ${y}c0 -13 ${f(w * 0.65)} -11 ${w} 0c${far} 11 ${w} 13 ${w} 0c0 -13 ${f(-w * 0.65)} -11 ${-w} 0`;
  return (
    ink(`${over}c${f(-w * 0.35)} 11 ${-w} 13 ${-w} 0Z`, 1.8, GOLD) +
    ink(
      `M${cx - 11} ${y - 5}Q${cx - 9} ${y - 19} ${cx} ${y - 19}Q${cx + 9} ${y - 19} ${cx + 11} ${y - 5}Q${cx} ${y + 1} ${cx - 11} ${y - 5}Z`,
      1.6,
      RED,
    )
  );
}

/** Two sleeves that open to the sides from the shoulders of a robe. */
export const sleeve = (d: string, colour: string): string => ink(d, 2, colour);

/** Dancer or hanged man: one body, one leg crossed. */
export const body = (cx: number, cy: number, turn: number, coat: string, scale = 1): string =>
  set(
    cx,
    cy,
    ink("M-6 14L-9 96L-4 106L3 106L5 60L6 14Z", 2, LAPIS) +
      ink("M4 18L24 50L-16 66L-18 59L10 48L-6 18Z", 2, RED) +
      ink("M-14 -34Q0 -42 14 -34L11 22Q0 28 -11 22Z", 2, coat) +
      ink("M-11 -2H11", 1.2) +
      fill(lens(0, -36, 0, 20, 1.4) + lens(7, -32, 7, 20, 2), INK),
    { turn, scale },
  );

/** A child or a kneeling person, seen from afar. */
export const smallOne = (x: number, y: number, scale: number, colour: string): string =>
  set(
    x,
    y,
    ink("M-9 0C-11 20 -15 34 -15 46H15C15 34 11 20 9 0Q0 -8 -9 0Z", 2, colour) +
      fill(lens(-4, 16, -7, 45, 1.6) + lens(4, 16, 6, 45, 1.8), INK) +
      disc(0, -13, 9.5, PAPER, 2) +
      fill("M-9.5 -13A9.5 9.5 0 0 1 9.5 -13Q5 -19 0 -18T-9.5 -13Z", INK),
    { scale },
  );

/** Somebody who kneels, from behind, a tonsure on the head. */
export const kneeling = (x: number, y: number, colour: string): string =>
  ink(
    `M${x - 27} 304Q${x - 30} ${y + 22} ${x - 12} ${y + 10}Q${x} ${y + 5} ${x + 12} ${y + 10}Q${x + 30} ${y + 22} ${x + 27} 304Z`,
    2,
    colour,
  ) +
  fill(
    hatch(4, x + 24, x + 8, y + 20, 6) + lens(x, y + 12, x - 2, 302, 2) + lens(x - 12, y + 18, x - 16, 302, 1.8),
    INK,
  ) +
  ink(`M${x - 9} ${y + 10}Q${x} ${y + 17} ${x + 9} ${y + 10}L${x + 7} ${y + 4}H${x - 7}Z`, 1.5, PAPER) +
  disc(x, y - 2, 12, INK) +
  `<ellipse cx="${x}" cy="${y - 6}" rx="6.5" ry="4.6" fill="${PAPER}"/>`;

/** The face of the sun or the moon: the only ones with features. */
export function heavenlyFace(cx: number, cy: number, r: number): string {
  const features =
    "M-17 -8Q-11 -14 -4 -8M4 -8Q11 -14 17 -8M-15 -3Q-10 1 -5 -3M5 -3Q10 1 15 -3M-1 -8Q-4 4 -4 7Q0 11 4 7M-9 15Q0 20 9 15M-5 20Q0 22 5 20";
  const eyes = `<circle cx="-10" cy="-3.5" r="1.5" fill="${INK}"/><circle cx="10" cy="-3.5" r="1.5" fill="${INK}"/>`;
  const cheek = each(5, (n) =>
    wedge(cx + r * 0.93, cy - r * 0.3 + n * r * 0.16, cx + r * 0.56, cy - r * 0.2 + n * r * 0.16, 1.5),
  );
  return set(cx, cy, ink(features, 1.9) + eyes, { scale: r / 30 }) + fill(cheek, INK, 'opacity=".7"');
}
