/** A face suggested by one light. */

import { area, line, lines, oval, radial, soft } from "./brush";

interface Features {
  x?: number;
  y?: number;
  /** Half of the width and of the height. */
  w?: number;
  h?: number;
  /** Where the light comes from: -1 left, 1 right, 0 below. */
  side?: number;
  light?: string;
  skin?: string;
  shade?: string;
  brow?: string;
  age?: number;
  blind?: boolean;
  /** Where the eyes look: -1 left, 1 right. */
  gaze?: number;
  /** The corners of the mouth: below 0 they hang. */
  mouth?: number;
  jaw?: number;
}

const DARK = "#170609";

/** Places on a face, from -1 to 1 each way. */
class Sheet {
  constructor(
    readonly x: number,
    readonly y: number,
    readonly w: number,
    readonly h: number,
  ) {}

  across = (a: number): number => +(this.x + a * this.w).toFixed(1);
  down = (b: number): number => +(this.y + b * this.h).toFixed(1);
  at = (a: number, b: number): string => `${this.across(a)} ${this.down(b)}`;
}

function outline({ at }: Sheet, jaw: number): string {
  return (
    `M${at(-1, -0.25)}C${at(-1, -1.12)} ${at(1, -1.12)} ${at(1, -0.25)}C${at(1, 0.35)} ${at(jaw, 0.84)} ${at(0.24, 0.98)}` +
    `Q${at(0, 1.04)} ${at(-0.24, 0.98)}C${at(-jaw, 0.84)} ${at(-1, 0.35)} ${at(-1, -0.25)}Z`
  );
}

function eye({ at, across, down, w }: Sheet, side: number, near: boolean, glint: number, gaze: number): string {
  const [x, y] = [side * 0.42, -0.1];
  const look = x + gaze * 0.07;
  const white = `M${at(x - 0.23, y + 0.015)}Q${at(x, y - 0.125)} ${at(x + 0.23, y + 0.015)}Q${at(x, y + 0.09)} ${at(x - 0.23, y + 0.015)}Z`;
  return (
    area(white, near ? "#e2bf98" : "#6b4434") +
    oval(across(look), down(y - 0.012), w * 0.105, w * 0.115, "#1c0a08") +
    line(`M${at(x - 0.26, y + 0.02)}Q${at(x, y - 0.15)} ${at(x + 0.26, y + 0.02)}`, DARK, 2.1) +
    (near
      ? oval(across(look + glint * 0.05), down(y - 0.05), 1.1, 1.1, "#fff6e2")
      : oval(across(look + glint * 0.04), down(y - 0.04), 0.8, 0.8, "#e8c8a0", 'opacity=".7"'))
  );
}

/** The half that the light does not reach. */
function shadow({ at, across, down }: Sheet, side: number): string {
  if (side === 0) {
    const brow = `M${at(-1.1, -1.2)}H${across(1.1)}V${down(-0.18)}Q${at(0.42, -0.36)} ${at(0.16, -0.16)}L${at(0, 0.02)}L${at(-0.16, -0.16)}Q${at(-0.42, -0.36)} ${at(-1.1, -0.18)}Z`;
    return area(brow, DARK, soft(5, 0.62));
  }
  const s = side;
  const half =
    `M${at(-s * 0.02, -1.1)}C${at(-s * 0.2, -0.7)} ${at(s * 0.02, -0.3)} ${at(-s * 0.02, -0.1)}L${at(-s * 0.12, 0.4)}` +
    `L${at(-s * 0.02, 0.6)}L${at(-s * 0.1, 1.1)}L${at(-s * 1.2, 1.1)}L${at(-s * 1.2, -1.1)}Z`;
  return area(half, DARK, soft(5, 0.5));
}

function nose({ at, across, down }: Sheet, side: number, light: string, skin: string): string {
  if (side === 0) {
    return (
      area(
        `M${at(-0.2, 0.42)}Q${at(0, 0.5)} ${at(0.2, 0.42)}Q${at(0.1, 0.26)} ${at(0, 0.24)}Q${at(-0.1, 0.26)} ${at(-0.2, 0.42)}Z`,
        light,
        soft(1, 0.85),
      ) +
      oval(across(-0.1), down(0.42), 1.8, 1.2, DARK) +
      oval(across(0.1), down(0.42), 1.8, 1.2, DARK) +
      line(`M${at(-0.03, -0.1)}L${at(-0.05, 0.2)}`, skin, 2, soft(1, 0.7))
    );
  }
  const s = side;
  return (
    area(
      `M${at(0, -0.14)}L${at(-s * 0.3, 0.4)}Q${at(-s * 0.1, 0.48)} ${at(s * 0.08, 0.43)}Q${at(-s * 0.05, 0.2)} ${at(0, -0.14)}Z`,
      DARK,
      soft(1, 0.75),
    ) +
    line(`M${at(s * 0.05, -0.16)}Q${at(s * 0.04, 0.12)} ${at(s * 0.1, 0.32)}`, light, 2.6, soft(1, 0.8)) +
    oval(across(s * 0.1), down(0.34), 2.6, 2.4, light, soft(1, 0.9)) +
    oval(across(s * 0.19), down(0.41), 2.2, 1.3, DARK, 'opacity=".8"')
  );
}

function wrinkles({ at }: Sheet, shade: string, age: number): string {
  const both = [1, -1].flatMap((s) => [
    `M${at(s * 0.22, 0.34)}Q${at(s * 0.42, 0.5)} ${at(s * 0.36, 0.74)}`,
    `M${at(s * 0.24, 0.04)}Q${at(s * 0.42, 0.14)} ${at(s * 0.62, 0.04)}`,
  ]);
  const brow = [
    `M${at(-0.5, -0.62)}Q${at(0, -0.7)} ${at(0.5, -0.62)}`,
    `M${at(-0.42, -0.48)}Q${at(0, -0.55)} ${at(0.42, -0.48)}`,
  ];
  return lines([...brow, ...both], shade, 1.5, `opacity="${0.75 * age}"`);
}

function lips({ at, across, down, x, w, h }: Sheet, near: number, mouth: number, light: string): string {
  const corner = 0.66 - mouth * 0.02;
  const upper = `M${at(-0.3, corner)}Q${at(-0.16, 0.6)} ${at(-0.05, 0.612)}Q${at(0, 0.632)} ${at(0.05, 0.612)}Q${at(0.16, 0.6)} ${at(0.3, corner)}Q${at(0, 0.69)} ${at(-0.3, corner)}Z`;
  return (
    area(upper, "#5a1a18", 'opacity=".75"') +
    line(`M${at(-0.3, corner)}Q${at(0, 0.685 - mouth * 0.008)} ${at(0.3, corner)}`, "#2a0a0a", 1.7) +
    oval(across(near * 0.05), down(0.735), w * 0.17, h * 0.035, light, soft(1, 0.5)) +
    oval(x, down(0.805), w * 0.2, h * 0.04, DARK, soft(1, 0.45))
  );
}

export function face(id: string, features: Features): string {
  const {
    x = 100,
    y = 102,
    w = 30,
    h = 40,
    side = -1,
    jaw = 0.62,
    age = 0,
    gaze = 0,
    mouth = 0,
    blind = false,
  } = features;
  const { light = "#ffdcae", skin = "#c07a4c", shade = "#6e3524", brow = "#2a120c" } = features;
  const sheet = new Sheet(x, y, w, h);
  const { at, across, down } = sheet;
  const near = side || 1;
  const shape = outline(sheet, jaw);
  const [lx, ly, reach] = side ? [across(side * 0.75), down(-0.25), w * 2.6] : [x, down(1), h * 1.9];
  const socket = (s: number): string =>
    oval(across(s * 0.42), down(-0.11), w * 0.33, h * 0.15, DARK, soft(3, side === s ? 0.55 : 0.7));
  const arch = (s: number, opacity: number): string =>
    line(`M${at(s * 0.18, -0.26)}Q${at(s * 0.42, -0.38)} ${at(s * 0.7, -0.24)}`, brow, 3, `opacity="${opacity}"`);
  return [
    radial(`${id}-skin`, lx, ly, reach, [
      [0, light],
      [0.4, skin],
      [0.85, shade],
      [1, "#2e120e"],
    ]),
    `<clipPath id="${id}-face"><path d="${shape}"/></clipPath><g clip-path="url(#${id}-face)">`,
    area(shape, `url(#${id}-skin)`),
    oval(across(near * 0.55), down(0.2), w * 0.26, h * 0.15, light, soft(4, 0.5)),
    side
      ? oval(across(near * 0.42), down(-0.55), w * 0.36, h * 0.2, light, soft(4, 0.45))
      : oval(x, down(0.86), w * 0.35, h * 0.14, light, soft(3, 0.8)),
    socket(1),
    socket(-1),
    age > 0.5 ? oval(across(near * 0.62), down(0.5), w * 0.2, h * 0.2, shade, soft(3, 0.8)) : "",
    shadow(sheet, side),
    nose(sheet, side, light, skin),
    age ? wrinkles(sheet, shade, age) : "",
    lips(sheet, near, mouth, light),
    blind
      ? ""
      : [-1, 1].map((s) => eye(sheet, s, s === side || side === 0, near, gaze)).join("") +
        arch(near, 0.9) +
        arch(-near, 0.7),
    "</g>",
  ].join("");
}
