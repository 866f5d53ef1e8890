/** The plates from the Mat to the Chariot, each inside its window. */

import {
  disc,
  each,
  fill,
  GOLD,
  INK,
  ink,
  LAPIS,
  lens,
  line,
  OCHRE,
  PAPER,
  picture,
  rays,
  RED,
  set,
  star,
  wedge,
} from "./ink";
import { beard, crown, eightHat, head, kneeling, robe, sleeve, smallOne, tiara } from "./people";
import { ground, pillars, sky, throne } from "./places";
import { horseHead, wheel } from "./things";

const mat = (): string =>
  sky(48, 210, { cx: 120, cy: 130, r: 86 }) +
  fill(rays(132, 92, 26, 60, 28, 3), GOLD) +
  disc(132, 92, 22, GOLD) +
  fill("M14 262Q70 236 128 240L186 232V304H14Z", INK) +
  fill(
    each(7, (n) => lens(20 + n * 22, 270 + (n % 3) * 9, 44 + n * 22, 266 + (n % 3) * 9, 1.8)),
    PAPER,
    'opacity=".8"',
  ) +
  ink("M52 116L150 168", 4.2) +
  ink("M34 88Q22 96 26 116Q32 134 50 130Q64 124 58 104Q54 92 44 92Q48 84 40 80Q30 80 34 88Z", 2, RED) +
  fill(lens(34, 100, 36, 124, 2) + lens(48, 100, 50, 124, 2.4), INK) +
  ink("M92 138C82 168 76 184 74 206L92 208L98 198L106 210L124 206C124 184 120 160 116 136Q104 126 92 138Z", 2, LAPIS) +
  fill(lens(98, 150, 92, 206, 2) + lens(110, 150, 114, 206, 2.4), INK) +
  ink("M80 206L64 242L54 246L56 250L72 248L94 210Z", 2, OCHRE) +
  ink("M106 208L128 230L132 246L146 246L146 241L138 240L124 204Z", 2, RED) +
  ink("M114 142L138 166L148 160L142 172L130 174L108 158Z", 1.8, LAPIS) +
  head(106, 118, 12, false) +
  ink("M92 112Q94 92 110 92Q126 96 134 84Q134 108 120 112Z", 1.8, RED) +
  disc(135, 82, 4, GOLD, 1.2) +
  ink("M150 150V246", 3.4) +
  picture("dog", 44, 226, 44, INK, { away: true });

const bateleur = (): string =>
  sky(48, 196, { cy: 110, r: 74 }) +
  ground(272) +
  robe(100, 112, 232, 23, 40, RED, 5) +
  head(100, 92, 13) +
  eightHat(100, 74, 36) +
  sleeve("M80 116Q56 110 48 86L40 92Q44 124 78 140Z", LAPIS) +
  ink("M34 98L58 66", 4) +
  disc(58, 66, 3.4, GOLD, 1.2) +
  sleeve("M120 116Q146 132 150 172L140 176Q132 150 118 144Z", LAPIS) +
  ink("M28 188L172 188L182 204H18Z", 2, GOLD) +
  ink("M30 204V290H40V204M160 204V290H170V204M92 204V262H102V204", 2, PAPER) +
  ink("M46 172H66Q66 183 58 184V188H54V184Q46 183 46 172Z", 1.6, RED) +
  disc(88, 183, 6, GOLD, 1.4) +
  disc(102, 181, 6, GOLD, 1.4) +
  ink("M118 186L146 176L150 178L122 188Z", 1.4, PAPER) +
  ink("M154 178h9v9h-9Z", 1.4, PAPER) +
  fill("M157 181h1.6v1.6h-1.6ZM160 184h1.6v1.6h-1.6Z", INK);

const papesse = (): string =>
  pillars(22, 24, 60) +
  ink("M46 60Q100 84 154 60V92Q132 80 118 130L82 130Q68 80 46 92Z", 1.8, LAPIS) +
  fill(
    each(5, (n) => lens(56 + n * 22, 70 + (n % 2) * 4, 62 + n * 19, 96, 1.6)),
    INK,
  ) +
  robe(100, 140, 296, 25, 54, RED, 7) +
  ink("M84 116Q70 160 76 190M116 116Q130 160 124 190", 1.6) +
  ink("M82 108Q74 150 84 168H116Q126 150 118 108Z", 1.8, PAPER) +
  head(100, 118, 14, false) +
  tiara(100, 106, 32, 40) +
  ink("M100 204Q82 192 58 198V232Q82 226 100 238Q118 226 142 232V198Q118 192 100 204Z", 2, GOLD) +
  ink("M100 204V238M66 206Q82 203 94 211M66 214Q82 211 94 219M66 222Q82 219 94 227", 1.1) +
  ink("M134 206Q118 203 106 211M134 214Q118 211 106 219M134 222Q118 219 106 227", 1.1);

const imperatrice = (): string =>
  sky(48, 150, { cy: 120, r: 66 }) +
  picture("wings", 100, 128, 168, GOLD, { edge: 5 }) +
  `<rect x="74" y="120" width="52" height="60" fill="${PAPER}"/>` +
  ground(286) +
  robe(100, 130, 294, 24, 64, LAPIS, 7) +
  head(100, 108, 13.5) +
  crown(100, 94, 34, 20, 5) +
  sleeve("M74 134Q56 168 64 204L74 202Q72 172 84 158Z", RED) +
  sleeve("M126 134Q146 160 142 196L132 196Q130 170 118 156Z", RED) +
  ink("M58 218V98", 3) +
  disc(58, 92, 8, GOLD) +
  ink("M58 84v-9M54 79h8", 1.8) +
  ink("M108 184H162V216Q160 240 135 250Q110 240 108 216Z", 2, GOLD) +
  picture("eagle", 135, 212, 42);

const empereur = (): string =>
  sky(48, 170, { cy: 130, r: 78 }) +
  ground(282) +
  throne(92) +
  robe(96, 134, 262, 26, 42, RED, 6) +
  head(96, 112, 14) +
  beard(96, 116, 12) +
  crown(96, 98, 36, 24, 3) +
  ink("M80 96Q96 84 112 96", 1.5) +
  sleeve("M120 138Q150 142 156 170L148 178Q136 164 118 164Z", LAPIS) +
  ink("M154 186V110", 3.2) +
  disc(154, 100, 11, GOLD) +
  ink("M143 100H165M154 89V80M149 83H159", 1.8) +
  ink("M58 256L126 248L136 284L122 288L114 268L64 276Z", 2, LAPIS) +
  ink("M28 224H72V252Q70 272 50 282Q30 272 28 252Z", 2, GOLD) +
  picture("eagle", 50, 248, 36);

const pape = (): string =>
  pillars(20, 18, 60) +
  robe(100, 140, 292, 28, 60, RED, 6) +
  ink("M80 142L92 226L100 232L108 226L120 142", 1.8, GOLD) +
  ink("M92 160H108M94 178H106M95 196H105M96 212H104", 1.4) +
  head(100, 116, 14) +
  beard(100, 120, 11) +
  tiara(100, 104, 34, 42) +
  sleeve("M74 146Q52 150 50 122L58 118Q62 134 80 132Z", LAPIS) +
  ink("M50 122L48 100H52L54 116L56 98H60L60 118Z", 1.5, PAPER) +
  sleeve("M122 146Q142 156 152 148L152 158Q136 172 116 162Z", LAPIS) +
  ink("M148 252V84", 3.4) +
  ink("M138 92H158M134 104H162M130 118H166", 3.2) +
  disc(148, 80, 4, GOLD, 1.2) +
  kneeling(52, 258, OCHRE) +
  kneeling(148, 258, LAPIS);

const amoureux = (): string =>
  fill(rays(100, 84, 30, 96, 32, 4.5), GOLD, `stroke="${INK}" stroke-width=".6"`) +
  disc(100, 84, 30, PAPER) +
  ink("M72 82Q100 52 128 82", 4) +
  ink("M72 82L100 74L128 82", 1.2) +
  ink("M100 62V116", 2.6) +
  ink("M100 128L92 112H108Z", 1.6, RED) +
  ink("M100 58l-5 -6M100 58l5 -6M100 64l-5 -6M100 64l5 -6", 1.4) +
  ground(280) +
  smallOne(52, 190, 2.05, RED) +
  smallOne(148, 190, 2.05, LAPIS) +
  smallOne(100, 198, 1.95, OCHRE) +
  ink("M82 206Q70 214 60 212M118 206Q130 214 140 212", 4.4) +
  crown(52, 152, 22, 11, 3) +
  ink("M136 158Q148 146 160 158", 3.4) +
  [138, 144, 152, 158].map((x) => disc(x, x < 148 ? 153 - (x - 138) / 2 : 150 + (x - 152) / 2, 3, RED, 1)).join("");

const chariot = (): string =>
  sky(48, 110, { cy: 70, r: 30 }) +
  ink("M30 84Q34 58 100 54Q166 58 170 84Q146 94 134 84Q118 96 100 84Q82 96 66 84Q54 94 30 84Z", 2, RED) +
  ink("M34 90V212M166 90V212", 5) +
  line("M34 92V212M166 92V212", PAPER, 1.4, 'stroke-dasharray="7 7"') +
  robe(100, 138, 220, 24, 32, LAPIS, 5) +
  head(100, 116, 13) +
  crown(100, 102, 32, 20, 3) +
  ink("M76 140q-10 4 -8 16q12 2 14 -8ZM124 140q10 4 8 16q-12 2 -14 -8Z", 1.6, GOLD) +
  ink("M124 150Q142 158 146 178", 6) +
  ink("M148 190V132", 3) +
  disc(148, 128, 5, GOLD, 1.4) +
  ink("M28 196H172L164 246H36Z", 2, GOLD) +
  ink("M86 206H114V224Q112 234 100 238Q88 234 86 224Z", 1.6, PAPER) +
  fill(star(100, 220, 9, 4, 6), INK) +
  wheel(34, 268, 24) +
  wheel(166, 268, 24) +
  set(82, 268, horseHead(PAPER), { scale: 0.78 }) +
  set(118, 268, horseHead(RED), { scale: 0.78, across: -0.78 }) +
  fill(wedge(14, 303, 186, 303, 3), INK);

export const FIRST = [mat, bateleur, papesse, imperatrice, empereur, pape, amoureux, chariot];
