/** The plates from Justice to Temperance, each inside its window. */

import {
  disc,
  each,
  fill,
  GOLD,
  hatch,
  INK,
  ink,
  LAPIS,
  lens,
  line,
  PAPER,
  picture,
  rays,
  RED,
  set,
  spokes,
  star,
  wedge,
} from "./ink";
import { body, crown, eightHat, head, robe, sleeve } from "./people";
import { ground, sky, water } from "./places";
import { jug, sword } from "./things";

const justice = (): string =>
  ink("M34 96Q34 60 100 56Q166 60 166 96V290H34Z", 2, GOLD) +
  fill(
    each(18, (n) => wedge(166, 100 + n * 10, 150, 101 + n * 10, 2.2) + wedge(34, 100 + n * 10, 46, 101 + n * 10, 1.6)),
    INK,
  ) +
  ground(286) +
  robe(100, 136, 294, 24, 52, RED, 7) +
  head(100, 112, 14) +
  crown(100, 98, 34, 20, 5) +
  ink("M94 92h12v8h-12Z", 1.2, RED) +
  sleeve("M122 140Q146 146 150 170L142 178Q132 166 116 164Z", LAPIS) +
  sword(150, 186, 126, PAPER) +
  sleeve("M78 140Q54 148 50 166L58 174Q66 162 84 162Z", LAPIS) +
  ink("M52 168V182M26 186L78 180", 2.4) +
  ink("M26 186L16 216M26 186L36 216M78 180L68 210M78 180L88 210", 1.1) +
  ink("M13 216H39Q36 228 26 228Q16 228 13 216Z", 1.7, GOLD) +
  ink("M65 210H91Q88 222 78 222Q68 222 65 210Z", 1.7, GOLD);

const hermite = (): string =>
  sky(48, 270, { cx: 60, cy: 118, r: 80 }) +
  fill(rays(56, 118, 24, 74, 24, 3.4), GOLD, `stroke="${INK}" stroke-width=".5"`) +
  ground(280) +
  ink("M118 84Q152 92 158 150Q164 230 172 294H74Q84 240 88 190Q90 150 98 120Q90 112 94 98Q102 82 118 84Z", 2.2, LAPIS) +
  fill(
    each(5, (n) => lens(108 + n * 12, 150 + n * 6, 92 + n * 18, 292, 2.4)) +
      each(14, (n) => wedge(160 + n * 0.8, 150 + n * 10, 142 + n, 156 + n * 10, 2.2)),
    INK,
  ) +
  ink("M98 100Q92 112 96 128Q104 138 114 130Q120 116 114 102Q106 94 98 100Z", 1.8, INK) +
  ink("M96 116Q88 124 92 152Q100 168 110 150Q114 134 110 124Z", 1.5, PAPER) +
  fill(lens(98, 126, 100, 156, 1.2) + lens(104, 126, 104, 154, 1.2), INK) +
  sleeve("M100 150Q76 150 62 132L56 140Q70 168 98 172Z", RED) +
  ink("M56 92V84M50 84a6 6 0 1 1 12 0", 1.8) +
  ink("M42 98L56 90L70 98V134L56 142L42 134Z", 2, GOLD) +
  ink("M42 98H70M42 134H70M51 98V134M61 98V134", 1.2) +
  ink("M56 108Q63 118 59 125A4 4 0 0 1 53 125Q49 118 56 108Z", 1.2, PAPER) +
  ink("M132 178Q150 190 148 206", 3) +
  ink("M146 158Q152 230 142 294", 4);

const roue = (): string =>
  sky(48, 250, { cx: 100, cy: 166, r: 96 }) +
  water(274, 304) +
  ink("M58 288L92 166M142 288L108 166", 5) +
  ink("M40 288H160", 5) +
  line("M166 166A66 66 0 1 1 166 165.9", INK, 17) +
  line("M166 166A66 66 0 1 1 166 165.9", GOLD, 12) +
  ink(spokes(100, 166, 0, 59, 6, 0.28), 5) +
  ink(spokes(100, 166, 61, 71, 24), 1.1) +
  disc(100, 166, 13, RED) +
  disc(100, 166, 4, INK) +
  ink("M100 166L158 196M158 190V206", 4) +
  crown(100, 92, 42, 24, 3) +
  set(163, 214, crown(0, 8, 32, 18, 3), { turn: 128 }) +
  set(34, 206, crown(0, 8, 32, 18, 3), { turn: -64 });

const force = (): string =>
  sky(48, 180, { cy: 110, r: 70 }) +
  ground(284) +
  robe(106, 124, 292, 24, 56, LAPIS, 7) +
  head(106, 102, 13.5) +
  eightHat(106, 82, 40) +
  sleeve("M84 128Q60 148 58 180L70 186Q76 162 92 156Z", RED) +
  sleeve("M128 130Q150 160 128 200L116 196Q126 172 118 158Z", RED) +
  picture("lion", 82, 234, 128, PAPER, { away: true }) +
  picture("lion", 82, 234, 118, GOLD, { away: true, edge: 8 }) +
  disc(64, 186, 7, PAPER, 1.6) +
  disc(122, 200, 7, PAPER, 1.6);

const THORNS = [
  [42, 100],
  [42, 150],
  [42, 206],
  [42, 256],
  [26, 124],
  [26, 180],
  [26, 232],
] as const;

const pendu = (): string =>
  sky(64, 250, { cx: 100, cy: 170, r: 66 }) +
  ground(286) +
  ink("M26 290V56H42V290ZM158 290V56H174V290Z", 2, GOLD) +
  ink("M14 52H186V66H14Z", 2, GOLD) +
  THORNS.map(([x, y]) => {
    const out = x === 42 ? 9 : -8;
    return ink(`M${x} ${y}l${out} -8v9ZM${200 - x} ${y}l${-out} -8v9Z`, 1.6, RED);
  }).join("") +
  fill(hatch(21, 42, 33, 76, 10) + hatch(21, 174, 165, 76, 10), INK) +
  ink("M98 66L99 84", 3) +
  body(100, 186, 180, LAPIS) +
  ink("M84 214Q68 200 84 178M116 214Q132 200 116 178", 6) +
  fill(rays(100, 240, 20, 40, 20, 3.4), GOLD, `stroke="${INK}" stroke-width=".5"`) +
  disc(100, 240, 19, GOLD) +
  head(100, 238, 12, false) +
  ink("M90 246Q92 262 88 268M96 250Q98 264 96 272M104 250Q104 264 106 272M110 246Q110 260 114 266", 2);

const nameless = (): string =>
  sky(48, 200, { cx: 110, cy: 140, r: 80 }) +
  ground(250) +
  picture("skeleton", 104, 158, 190) +
  ink("M30 276L158 92", 4.6) +
  line("M30 276L158 92", PAPER, 1.2) +
  ink("M24 264L40 268Q70 238 122 236Q160 236 185 262Q150 246 112 252Q66 258 42 290Q26 286 24 264Z", 2, RED) +
  ink("M46 272Q82 244 140 243", 1.1) +
  set(60, 286, crown(0, 2, 26, 14, 3)) +
  set(128, 282, disc(0, 0, 9, PAPER) + fill("M-9 0A9 9 0 0 1 9 0Q0 -6 -9 0Z", INK), { turn: 16 }) +
  fill("M158 296q-2 -12 3 -20q4 -3 4 3l-1 6q5 -6 7 -1q4 1 1 6l-3 8Z", PAPER) +
  fill("M92 300l-3 -13q0 -4 3 -2l3 8l1 -11q2 -3 4 0l-1 12l5 -6q4 0 1 4l-5 9Z", PAPER);

const temperance = (): string =>
  sky(48, 200, { cy: 130, r: 84 }) +
  picture("wings", 100, 126, 196, GOLD, { edge: 5 }) +
  `<rect x="70" y="108" width="60" height="90" fill="${PAPER}"/>` +
  ground(280) +
  robe(100, 130, 292, 24, 50, LAPIS, 6) +
  ink("M100 122V290Q128 290 150 290C148 262 130 210 124 130Q112 120 100 122Z", 2, RED) +
  fill(lens(112, 190, 120, 288, 2) + lens(128, 210, 138, 288, 2.4), INK) +
  head(100, 108, 13.5) +
  fill(star(100, 92, 8, 3, 5), GOLD, `stroke="${INK}" stroke-width="1"`) +
  sleeve("M78 134Q58 138 52 158L62 168Q70 156 86 156Z", LAPIS) +
  sleeve("M122 134Q146 160 146 196L134 202Q132 176 116 160Z", RED) +
  ink("M60 172Q78 190 100 190T138 214L136 220Q118 198 98 198T56 178Z", 1.6, PAPER) +
  line("M66 178Q82 194 100 194T134 213", LAPIS, 2) +
  jug(50, 164, 0.9, 118) +
  jug(150, 222, 0.95, -24);

export const SECOND = [justice, hermite, roue, force, pendu, nameless, temperance];
