/** The outer skin of a glyph: its outline without the holes, so that a figure is a body and not a stencil. */

import { stepsOf, type Point } from "./outline";

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
  let part: Part | undefined;
  const begin = ([x, y]: Point): Part => {
    const begun: Part = { d: `M${short(x)} ${short(y)}`, points: [[x, y]] };
    parts.push(begun);
    return begun;
  };
  for (const { kind, letter, values, from, to } of stepsOf(path)) {
    if (kind === "Z") {
      if (part) part.d += "z";
      part = undefined;
    } else if (kind === "M") part = begin(to);
    else {
      part ??= begin(from);
      part.d += letter + values.map(short).join(" ");
      part.points.push(to);
    }
  }
  return parts;
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
