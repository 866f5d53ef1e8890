/** The outer skin of a glyph: its outline without the holes, so that a figure is a body and not a stencil. */

type Point = [number, number];
/** Left, top, right, bottom. */
type Box = [number, number, number, number];

interface Part {
  d: string;
  points: Point[];
}

export interface Skin {
  /** The whole glyph, and its skin alone. */
  glyph: string;
  outer: string;
  box: Box;
}

const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 };
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi;

/** A tenth is fine enough in a square of 512. */
export const short = (value: number): number => Math.round(value * 10) / 10;

const known = new Map<string, Skin>();

export function skinOf(glyph: string): Skin {
  let skin = known.get(glyph);
  if (!skin) known.set(glyph, (skin = skinned(glyph)));
  return skin;
}

function skinned(glyph: string): Skin {
  const parts = partsOf(glyph).map((part) => ({ ...part, box: around(part.points) }));
  type Boxed = (typeof parts)[number];
  const size = ({ box }: Boxed): number => (box[2] - box[0]) * (box[3] - box[1]);
  const inside = (one: Boxed, other: Boxed): boolean =>
    one !== other &&
    within(one.box, other.box) &&
    size(other) > size(one) &&
    one.points[0] !== undefined &&
    encloses(other.points, one.points[0]);
  const outer = parts.filter((part) => !parts.some((other) => inside(part, other)));
  return { glyph, outer: outer.map(({ d }) => d).join(""), box: around(outer.flatMap(({ points }) => points)) };
}

/** A path cut where its pen is lifted; each part begins at an absolute point. */
function partsOf(path: string): Part[] {
  const parts: Part[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const begin = (): Part => {
    [startX, startY] = [x, y];
    const part: Part = { d: `M${short(x)} ${short(y)}`, points: [[x, y]] };
    parts.push(part);
    return part;
  };
  let part: Part | undefined;
  for (const [, letter = "", rest = ""] of path.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const kind = letter.toUpperCase();
    const relative = letter !== kind;
    if (kind === "Z") {
      if (part) part.d += "z";
      [x, y, part] = [startX, startY, undefined];
      continue;
    }
    const arity = ARITY[kind] ?? 2;
    const values = numbersOf(kind, rest);
    for (let at = 0; at + arity <= values.length; at += arity) {
      const step = values.slice(at, at + arity);
      const to = (index: number, from: number): number => (step.at(index) ?? 0) + (relative ? from : 0);
      if (kind === "M" && at === 0) {
        [x, y] = [to(0, x), to(1, y)];
        part = begin();
        continue;
      }
      part ??= begin();
      part.d += (kind === "M" ? (relative ? "l" : "L") : letter) + step.map(short).join(" ");
      if (kind === "H") x = to(0, x);
      else if (kind === "V") y = to(0, y);
      else [x, y] = [to(-2, x), to(-1, y)];
      part.points.push([x, y]);
    }
  }
  return parts;
}

/** The two flags of an arc may stand without a space between them. */
function numbersOf(kind: string, text: string): number[] {
  if (kind !== "A") return (text.match(NUMBER) ?? []).map(Number);
  const values: number[] = [];
  let rest = text;
  for (;;) {
    const flag = values.length % 7 === 3 || values.length % 7 === 4;
    const found = (flag ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/i).exec(rest);
    if (!found) return values;
    values.push(Number(found[1]));
    rest = rest.slice(found[0].length);
  }
}

function around(points: Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const within = (one: Box, other: Box): boolean =>
  one[0] >= other[0] && one[1] >= other[1] && one[2] <= other[2] && one[3] <= other[3];

function encloses(polygon: Point[], [x, y]: Point): boolean {
  let inside = false;
  let [beforeX, beforeY] = polygon.at(-1) ?? [0, 0];
  for (const [hereX, hereY] of polygon) {
    if (hereY > y !== beforeY > y && x < ((beforeX - hereX) * (y - hereY)) / (beforeY - hereY) + hereX)
      inside = !inside;
    [beforeX, beforeY] = [hereX, hereY];
  }
  return inside;
}
