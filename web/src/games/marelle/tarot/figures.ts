/** The sixteen figures, drawn as the arcana are and made smaller. */

import { disc, each, fill, GOLD, GREEN, hatch, INK, ink, LAPIS, lens, OCHRE, PAPER, RED, set, sow, wedge } from "./ink";
import { beard, crown, head, robe } from "./people";
import { ground, throne } from "./places";
import { sign, type Suit } from "./suits";
import { horse } from "./things";

const COATS: Readonly<Record<Suit, string>> = { coupe: RED, denier: OCHRE, epee: LAPIS, baton: GREEN };
const sleeves = (suit: Suit): string => (suit === "epee" || suit === "baton" ? RED : LAPIS);
const long = (suit: Suit): boolean => suit === "epee" || suit === "baton";

/** Swords and staves are held upright, cups and coins before the body. */
const held = (suit: Suit, x: number, y: number, scale: number): string =>
  sign(suit, long(suit) ? x + 7 : x, y, long(suit) ? scale * 1.45 : scale, true);

const king = (suit: Suit): string =>
  throne(88) +
  robe(100, 132, 290, 28, 56, COATS[suit], 7) +
  head(100, 108, 15) +
  beard(100, 113, 12.5) +
  crown(100, 93, 42, 26, 3) +
  ink("M126 138Q152 146 154 178L142 184Q136 166 120 164Z", 2, sleeves(suit)) +
  ink("M74 138Q50 150 54 180L66 184Q68 166 82 162Z", 2, sleeves(suit)) +
  held(suit, 138, 198, 0.86);

const queen = (suit: Suit): string =>
  robe(100, 130, 292, 24, 64, COATS[suit], 8) +
  ink("M82 96Q60 150 66 208L82 190L84 128H116L118 190L134 208Q140 150 118 96Z", 1.8, PAPER) +
  fill(
    each(5, (n) => wedge(132 - n, 140 + n * 12, 120, 142 + n * 12, 2)),
    INK,
  ) +
  head(100, 108, 14.5) +
  crown(100, 92, 38, 20, 5) +
  ink("M78 138Q58 160 70 196L84 190Q80 170 90 158Z", 2, sleeves(suit)) +
  ink("M122 138Q146 162 134 194L120 190Q124 170 112 158Z", 2, sleeves(suit)) +
  sign(suit, 102, 206, long(suit) ? 1.1 : 0.9, true);

const knight = (suit: Suit): string =>
  ground(286) +
  set(100, 192, horse(suit === "baton" ? OCHRE : PAPER, sleeves(suit)), { scale: 0.92 }) +
  ink("M88 176L82 226L74 238L78 244L96 240L108 190Z", 2, sleeves(suit)) +
  robe(104, 118, 196, 21, 30, COATS[suit], 5) +
  head(104, 96, 13.5) +
  ink("M84 90Q92 70 122 72Q132 80 126 90Q104 82 84 90Z", 1.8, sleeves(suit)) +
  ink("M122 76Q146 60 150 82Q140 76 126 86Z", 1.5, GOLD) +
  ink("M86 124Q64 132 58 152L66 160Q76 150 90 148Z", 2, sleeves(suit)) +
  ink("M124 124Q146 130 150 148L142 156Q132 146 120 146Z", 2, sleeves(suit)) +
  held(suit, 138, 128, 0.78);

const knave = (suit: Suit): string =>
  ground(282) +
  ink("M84 200L78 286H94L98 210ZM104 210L112 286H128L118 200Z", 2, sleeves(suit)) +
  ink("M66 132Q60 190 66 216H134Q140 190 134 132Q100 112 66 132Z", 2, COATS[suit]) +
  fill(each(5, (n) => lens(78 + n * 11, 150, 76 + n * 12, 214, 2)) + hatch(6, 136, 122, 140, 11, 2.2), INK) +
  ink("M66 190H134", 3) +
  head(100, 106, 14.5) +
  ink("M70 94Q80 70 108 74Q132 78 134 94Q100 84 70 94Z", 1.8, sleeves(suit)) +
  ink("M74 86Q52 72 50 96Q62 88 78 92Z", 1.4, GOLD) +
  ink("M126 134Q150 148 148 176L136 178Q134 160 120 156Z", 2, sleeves(suit)) +
  ink("M74 134Q52 150 56 178L68 180Q68 162 80 156Z", 2, sleeves(suit)) +
  disc(62, 182, 6, PAPER, 1.6) +
  held(suit, 138, 166, 0.8);

const RANKS = [king, queen, knight, knave];
/** How far up each stands, so that the heads of all are at one height. */
const LIFTS = [-19, -19, -17, -16];

/** A figure by its rank, king 1 to knave 4. */
export function figure(suit: Suit, rank: number): string {
  sow(77);
  return set(-8, LIFTS[rank - 1] ?? 0, RANKS[rank - 1]?.(suit) ?? "", { scale: 0.595 });
}
