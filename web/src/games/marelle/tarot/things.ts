/** What the people of the tarot hold, and their animals. */

import { disc, fill, GOLD, INK, ink, lens, line, PAPER, RED, set, wedge } from "./ink";

export const sword = (x: number, y: number, length: number, colour = GOLD, turn = 0): string =>
  set(
    x,
    y,
    ink(`M-4 0L-3.4 ${-length * 0.8}L0 ${-length}L3.4 ${-length * 0.8}L4 0Z`, 1.5, colour) +
      ink(`M0 -3V${-length * 0.8}`, 0.9) +
      ink("M-17 -2Q0 4 17 -2L17 3Q0 9 -17 3Z", 1.5, GOLD) +
      ink("M-2.4 6V20H2.4V6", 1.4, INK) +
      disc(0, 24, 4.2, GOLD, 1.4),
    { turn },
  );

export const jug = (x: number, y: number, scale: number, turn: number, colour = GOLD): string =>
  set(
    x,
    y,
    ink("M-6 -22H6L4 -15Q16 -8 13 6Q11 18 5 20V24H-5V20Q-11 18 -13 6Q-16 -8 -4 -15Z", 2, colour) +
      ink("M-12 -1Q0 4 12 -1M-12 5Q0 10 12 5", 1.1),
    { turn, scale },
  );

/** A hound that bays at the moon. */
export const hound = (x: number, y: number, way: 1 | -1, colour: string): string =>
  set(
    x,
    y,
    ink("M-13 24Q-24 20 -22 8", 3) +
      ink(
        "M-15 36L-13 8Q-12 -5 -5 -11L1 -23Q0 -29 4 -31L7 -27L17 -39L20 -35L18 -31L21 -29L13 -20Q13 -12 9 -7Q11 6 8 16L10 36Z",
        1.8,
        colour,
      ) +
      ink("M3 -26L-8 -23L1 -17Z", 1.4, colour) +
      fill(lens(-4, -6, -8, 34, 2) + lens(2, 0, 2, 34, 1.6), INK),
    { across: way },
  );

export const bull = (x: number, y: number): string =>
  set(
    x,
    y,
    ink("M-20 -16Q-18 -2 -8 -6H8Q18 -2 20 -16Q26 0 12 4Q12 16 6 22H-6Q-12 16 -12 4Q-26 0 -20 -16Z", 1.8, RED) +
      fill("M-6 2h3v4h-3ZM3 2h3v4h-3ZM-4 16h2v2h-2ZM2 16h2v2h-2Z", INK),
  );

/** The head and the chest of a horse, to the left; its mane stands. */
export function horseHead(colour: string): string {
  const neck =
    "M-30 -34Q-38 -32 -40 -24L-38 -19Q-32 -15 -24 -18Q-20 -20 -16 -20Q-18 -8 -14 6Q-10 20 -14 40H30Q32 8 18 -14Q8 -32 -8 -40L-10 -50L-16 -42Q-24 -42 -30 -34Z";
  const mane = "M-9 -42Q2 -46 8 -38Q18 -34 20 -22Q30 -14 28 0Q34 12 31 30Q22 6 8 -14Q0 -28 -9 -42Z";
  return (
    ink(neck, 2, colour) +
    ink(mane, 1.6, INK) +
    disc(-18, -32, 1.7, INK, 0.6) +
    ink("M-37 -22Q-33 -22 -30 -24M-16 -20Q-12 -24 -12 -30", 1.4) +
    fill(wedge(24, 26, 6, 20, 2.2) + wedge(25, 33, 6, 28, 2.2) + lens(-8, -6, -4, 30, 1.8), INK)
  );
}

/** A horse that walks to the left, one foreleg lifted, with its harness; 190 wide, its back at 0. */
export function horse(coat: string, harness: string): string {
  const far = "M34 44L38 74L32 100L34 106H44L48 76L54 46ZM-40 36L-52 62L-46 84L-54 88L-52 95L-40 94L-36 62L-24 40Z";
  const trunk =
    "M-56 -34L-76 -22Q-84 -14 -82 -6L-76 -2Q-68 0 -60 -8L-50 -10Q-52 6 -46 22Q-42 40 -30 44Q-10 54 18 46Q34 44 40 52L52 74L46 102L48 108H62L66 74L62 46Q72 28 66 8Q62 -8 44 -8Q10 -2 -12 -8Q-20 -28 -40 -42L-44 -54L-52 -46Z";
  const near = "M-40 38L-44 72L-38 100L-40 108H-27L-26 72L-20 42Z";
  const tail = "M64 4Q84 8 82 34Q80 60 88 76Q72 70 70 48Q68 28 62 18Z";
  const mane = "M-45 -46Q-32 -48 -24 -36Q-12 -28 -8 -10Q-2 2 -6 10Q-18 -10 -28 -22Q-38 -34 -45 -46Z";
  const shade =
    wedge(64, 12, 40, 16, 2.2) + wedge(66, 20, 42, 24, 2.2) + wedge(66, 28, 46, 31, 2) + wedge(64, 36, 48, 38, 2);
  return (
    ink(far, 1.8, coat) +
    ink(tail, 1.6, INK) +
    ink(trunk, 2, coat) +
    ink(near, 1.8, coat) +
    ink(mane, 1.4, INK) +
    fill(shade + lens(-40, 0, -34, 34, 2) + lens(-10, 36, 24, 38, 1.8), INK) +
    ink("M-60 -8L-46 -36M-76 -22L-66 -12", 1.6) +
    line("M-46 8Q-20 26 0 12M-44 14Q-20 34 2 18", harness, 2.4) +
    disc(-59, -24, 2, INK, 0.6) +
    ink("M-80 -6L-75 -8", 1.4)
  );
}

/** A wheel of a cart. */
export const wheel = (x: number, y: number, r: number): string =>
  disc(x, y, r, PAPER, 3) +
  ink(
    `M${x - r + 2} ${y}H${x + r - 2}M${x} ${y - r + 2}V${y + r - 2}M${x - r * 0.66} ${y - r * 0.66}L${x + r * 0.66} ${y + r * 0.66}M${x + r * 0.66} ${y - r * 0.66}L${x - r * 0.66} ${y + r * 0.66}`,
    1.8,
  ) +
  disc(x, y, 5, GOLD);
