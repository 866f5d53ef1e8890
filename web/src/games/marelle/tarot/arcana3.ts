/** The plates from the Devil to the World, each inside its window. */

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
import { body, crown, head, heavenlyFace, robe, smallOne } from "./people";
import { battlements, bricks, drops, ground, sky, water, waves, wreath } from "./places";
import { bull, hound, jug } from "./things";

const diable = (): string =>
  sky(48, 210, { cx: 100, cy: 140, r: 64 }) +
  picture("bat", 152, 122, 84) +
  picture("bat", 48, 122, 84, INK, { away: true }) +
  ground(282) +
  robe(100, 142, 226, 26, 28, RED, 5) +
  ink("M84 152a7 7 0 1 0 .1 0M116 152a7 7 0 1 0 .1 0", 1.6, GOLD) +
  picture("devil", 100, 106, 70, PAPER) +
  picture("devil", 100, 106, 64, GOLD, { edge: 9 }) +
  ink("M124 148Q150 150 152 176", 6) +
  ink("M152 196V150", 4) +
  ink("M152 152Q142 138 152 118Q154 132 160 130Q164 144 152 152Z", 1.4, GOLD) +
  ink("M76 148Q54 150 46 130", 6) +
  disc(45, 126, 6, RED, 1.4) +
  ink("M64 226H136L128 250H146V264H54V250H72Z", 2, GOLD) +
  disc(100, 240, 6, PAPER, 2.2) +
  ink("M94 242Q70 262 48 244M106 242Q130 262 152 244", 2.2) +
  line("M94 242Q70 262 48 244M106 242Q130 262 152 244", PAPER, 1, 'stroke-dasharray="2 3"') +
  smallOne(42, 244, 1.05, LAPIS) +
  smallOne(158, 244, 1.05, LAPIS) +
  ink("M36 221l-5 -13M48 221l5 -13M152 221l-5 -13M164 221l5 -13", 2.4);

const SPARKS = [
  [34, 110, 6],
  [48, 150, 4.5],
  [28, 170, 5],
  [160, 120, 5],
  [168, 160, 6],
  [150, 186, 4.5],
  [34, 214, 4],
  [166, 206, 4],
  [148, 148, 4],
  [54, 190, 4],
] as const;

const maisonDieu = (): string =>
  sky(48, 240, { cx: 104, cy: 140, r: 80 }) +
  ground(280) +
  bricks(70, 128, 60, 164, RED, 12) +
  fill(hatch(16, 130, 112, 134, 10, 2.4), INK) +
  ink("M92 292V262Q100 250 108 262V292Z", 1.8, INK) +
  ink("M84 176V164Q90 154 96 164V176ZM108 176V164Q114 154 120 164V176ZM96 220V208Q102 198 108 208V220Z", 1.6, INK) +
  ink("M64 128H136V116H126V122H116V114H106V122H94V114H84V122H74V116H64Z", 1.8, GOLD) +
  set(62, 92, crown(0, 14, 66, 32, 4), { turn: -30 }) +
  ink("M182 44L128 78L142 86L104 118L118 122L84 140L136 108L124 102L166 76L152 72L186 54Z", 1.8, GOLD) +
  ink("M100 118q-8 -14 2 -26q2 10 8 8q2 8 6 4q4 10 -4 18Z", 1.4, RED) +
  SPARKS.map(([x, y, r], n) => disc(x, y, r, [RED, GOLD, LAPIS][n % 3] ?? RED, 1.3)).join("") +
  picture("falling", 38, 256, 48, PAPER) +
  picture("falling", 38, 256, 44) +
  picture("falling", 162, 244, 48, PAPER, { away: true }) +
  picture("falling", 162, 244, 44, INK, { away: true });

const STARS = [
  [32, 62],
  [168, 62],
  [26, 118],
  [174, 118],
  [44, 168],
  [156, 168],
  [100, 186],
] as const;
const EDGE = `stroke="${INK}" stroke-width="1.2"`;

const etoile = (): string =>
  sky(48, 190, { cx: 100, cy: 110, r: 66 }) +
  fill(star(100, 108, 58, 20, 8, -Math.PI / 2 + Math.PI / 8), RED, EDGE) +
  fill(star(100, 108, 62, 20, 8), GOLD, EDGE) +
  ink(spokes(100, 108, 0, 58, 8), 1) +
  STARS.map(([x, y]) => fill(star(x, y, 12, 5, 8), GOLD, EDGE)).join("") +
  ink("M14 246Q40 226 92 236L150 246Q172 240 186 246V304H14Z", 1.8, "var(--ochre)") +
  fill(
    each(9, (n) => lens(20 + n * 12, 252 + (n % 3) * 8, 34 + n * 12, 250 + (n % 3) * 8, 1.5)),
    INK,
  ) +
  water(270, 304) +
  ink("M162 246V206M162 216L152 204M162 222L172 208", 3) +
  disc(162, 198, 14, INK) +
  disc(151, 206, 8, INK) +
  disc(173, 206, 8, INK) +
  picture("raven", 162, 177, 26) +
  ink("M66 226Q78 232 79 284L68 284Q69 246 58 238Z", 1.4, PAPER) +
  line("M70 240Q74 256 74 280", LAPIS, 1.6) +
  jug(46, 220, 1.15, 108) +
  ink("M104 242Q92 248 91 288L101 288Q101 262 112 252Z", 1.4, PAPER) +
  line("M104 250Q96 262 96 284", LAPIS, 1.6) +
  jug(124, 236, 1.15, -108, RED);

const lune = (): string =>
  sky(48, 190, { cx: 100, cy: 104, r: 72 }) +
  fill(rays(100, 104, 42, 66, 32, 4.6), GOLD, `stroke="${INK}" stroke-width=".7"`) +
  fill(rays(100, 104, 42, 58, 32, 3, Math.PI / 32), RED) +
  disc(100, 104, 42, LAPIS, 2) +
  ink("M112 64A42 42 0 1 0 112 144Q96 134 96 122L88 116L97 112L92 100Q98 98 97 92Q88 78 112 64Z", 2, GOLD) +
  ink("M86 92Q80 88 74 92M86 98q-5 3 -9 0M88 124q-6 2 -10 -1", 1.8) +
  fill(
    each(6, (n) => wedge(60, 90 + n * 7, 70, 91 + n * 7, 1.8)),
    INK,
  ) +
  drops(
    [
      [34, 150],
      [50, 174, 0.9],
      [72, 186, 0.9],
      [100, 192],
      [128, 186, 0.9],
      [150, 174, 0.9],
      [166, 150],
    ],
    RED,
  ) +
  bricks(18, 196, 28, 66, PAPER, 9) +
  battlements(16, 196, RED) +
  bricks(154, 196, 28, 66, PAPER, 9) +
  battlements(152, 196, RED) +
  hound(62, 228, 1, RED) +
  hound(138, 228, -1, "var(--ochre)") +
  ink("M14 262Q60 246 100 254T186 260V304H14Z", 1.8, INK) +
  `<ellipse cx="100" cy="284" rx="62" ry="18" fill="${LAPIS}" stroke="${PAPER}" stroke-width="1.6"/>` +
  ink("M50 280q8 -4 14 0M136 290q8 -4 14 0", 1.2) +
  set(100, 282, picture("shrimp", 0, 0, 34, RED), { turn: 46 });

const soleil = (): string =>
  fill(rays(100, 114, 40, 78, 16, 9), GOLD, `stroke="${INK}" stroke-width="1.3"`) +
  `<g fill="${RED}" stroke="${INK}" stroke-width="1.2">${waves(100, 114, 38, 74, 16, 3.4, Math.PI / 16)}</g>` +
  disc(100, 114, 41, GOLD, 2.2) +
  heavenlyFace(100, 114, 38) +
  drops(
    [
      [30, 70],
      [26, 120],
      [34, 170],
      [60, 196, 0.9],
      [100, 204],
      [140, 196, 0.9],
      [166, 170],
      [174, 120],
      [170, 70],
    ],
    GOLD,
  ) +
  ground(284) +
  bricks(14, 244, 172, 34, PAPER, 11) +
  ink("M14 244V236H186V244Z", 1.8, RED) +
  smallOne(76, 240, 1.16, LAPIS) +
  smallOne(124, 240, 1.16, RED) +
  ink("M84 246Q100 236 116 246", 4);

const CLOUD =
  "M28 112Q22 98 38 96Q42 82 58 90Q70 80 82 92Q100 86 116 92Q130 80 142 90Q160 82 164 96Q178 98 172 112Q150 122 136 114Q118 124 100 114Q82 124 64 114Q50 122 28 112Z";

const jugement = (): string =>
  fill(rays(100, 86, 26, 86, 26, 4.5), GOLD, `stroke="${INK}" stroke-width=".6"`) +
  picture("wings", 100, 78, 116, PAPER) +
  picture("wings", 100, 78, 110, RED, { edge: 7 }) +
  head(100, 76, 12) +
  ink(CLOUD, 1.8, PAPER) +
  ink("M44 106q8 -7 14 0M72 108q8 -7 14 0M110 108q8 -7 14 0M140 106q8 -7 14 0", 1.2) +
  ink("M96 92L97 164Q92 176 84 182H116Q108 176 103 164L104 92Z", 1.8, GOLD) +
  ink("M104 126H148V158L140 150L132 158L124 150L116 158L104 150Z", 1.6, PAPER) +
  ink("M122 128V152M106 138H146", 3.2) +
  line("M122 128V152M106 138H146", RED, 2) +
  ground(276) +
  ink("M48 266H152V298H48Z", 2, PAPER) +
  fill(hatch(8, 152, 128, 270, 3.6, 1.8), INK) +
  ink("M60 276H140M60 288H140", 1.1) +
  ink("M82 266Q78 232 88 222H112Q122 232 118 266Z", 2, LAPIS) +
  fill(lens(100, 226, 100, 264, 2.4) + lens(110, 226, 112, 264, 2), INK) +
  head(100, 208, 12, false) +
  ink("M89 206A12 14 0 0 1 111 206Q100 198 89 206Z", 1.4, INK) +
  smallOne(36, 238, 1.15, RED) +
  smallOne(164, 238, 1.15, RED) +
  ink("M46 242L58 228M154 242L142 228", 4);

const VEIL = "M78 108Q56 150 78 196Q92 214 86 236M120 112Q146 150 124 204";

const monde = (): string =>
  sky(48, 300, { cx: 100, cy: 172, r: 96, step: 6 }) +
  `<ellipse cx="100" cy="170" rx="56" ry="92" fill="${PAPER}"/>` +
  wreath(100, 170, 54, 90, 34) +
  `<ellipse cx="100" cy="170" rx="42" ry="78" fill="${PAPER}"/>` +
  fill(rays(100, 160, 20, 66, 36, 1.6), GOLD, 'opacity=".55"') +
  ink(VEIL, 4.6) +
  line(VEIL, RED, 2.4) +
  body(100, 158, 0, PAPER, 0.86) +
  ink("M89 132Q72 140 72 160M111 132Q126 136 130 152", 4.4) +
  head(100, 112, 10.5) +
  ink("M68 148V176M131 142V168", 2.6) +
  picture("wings", 38, 72, 46) +
  picture("eagle", 162, 72, 46, INK, { away: true }) +
  picture("lion", 162, 272, 46, GOLD, { edge: 10 }) +
  bull(38, 272);

export const THIRD = [diable, maisonDieu, etoile, lune, soleil, jugement, monde];
