/** The outline of a picture, the text of an SVG path: read step by step, and written as short as nobody can see. */

export type Point = [number, number];

export interface Step {
  /** `M`, `L`, `H`, `V`, `C`, `S`, `Q`, `T`, `A` or `Z`; a point that follows a move is a line. */
  kind: string;
  /** As written: lower case counts from where the pen is. */
  letter: string;
  values: number[];
  /** Where the pen was, and is. */
  from: Point;
  to: Point;
}

const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 };
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi;

export function* stepsOf(path: string): Generator<Step> {
  let from: Point = [0, 0];
  let start = from;
  for (const [, letter = "", rest = ""] of path.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const kind = letter.toUpperCase();
    if (kind === "Z") {
      yield { kind, letter, values: [], from, to: start };
      from = start;
      continue;
    }
    const arity = ARITY[kind] ?? 2;
    const all = numbersOf(kind, rest);
    for (let at = 0; at + arity <= all.length; at += arity) {
      const values = all.slice(at, at + arity);
      const [x, y] = letter === kind ? [0, 0] : from;
      const end = values.slice(-2);
      const to: Point = [kind === "V" ? from[0] : x + (end[0] ?? 0), kind === "H" ? from[1] : y + (end.at(-1) ?? 0)];
      if (kind === "M" && at > 0) yield { kind: "L", letter: letter === kind ? "L" : "l", values, from, to };
      else yield { kind, letter, values, from, to };
      if (kind === "M" && at === 0) start = to;
      from = to;
    }
  }
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

/** A curve that leaves its chord by less than this is a line. */
const FLAT = 0.4;

/**
 * The same outline on whole numbers, each step counted from the last: in a square of 512, drawn as a card 300 pixels high,
 * half a unit is a fifth of a pixel. It is rounded where it lies and not step by step, so that nothing drifts.
 */
export function compact(path: string): string {
  let [text, last] = ["", ""];
  let [x, y] = [0, 0];
  let start: Point = [0, 0];
  const write = (letter: string, ...values: number[]): void => {
    const numbers = values.map(tenth).join(" ").replaceAll(" -", "-");
    const again = letter === last && letter !== "m";
    text += (again ? (numbers.startsWith("-") ? "" : " ") : letter) + numbers;
    last = letter;
  };
  const steps = [...stepsOf(path)];
  for (const [index, step] of steps.entries()) {
    if (step.kind === "Z") {
      write("z");
      [x, y] = start;
      continue;
    }
    let [toX, toY] = step.to.map(Math.round) as Point;
    // A whole turn ends beside where it began, and would be nothing if it ended there.
    if (step.kind === "A" && toX === x && toY === y) [toX, toY] = step.to;
    const [dx, dy] = [toX - x, toY - y];
    if (step.kind === "M") write("m", dx, dy);
    else if (step.kind === "A") write("a", ...step.values.slice(0, 5), dx, dy);
    else if (isLine(step, steps[index + 1])) {
      if (dx !== 0 && dy !== 0) write("l", dx, dy);
      else if (dx !== 0) write("h", dx);
      else if (dy !== 0) write("v", dy);
    } else {
      const rounded = pointsOf(step).map((value, index) => Math.round(value) - (index % 2 === 0 ? x : y));
      write(step.kind.toLowerCase(), ...rounded);
    }
    [x, y] = [toX, toY];
    if (step.kind === "M") start = [x, y];
  }
  return text;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The points of a curve, its controls first, as they lie. */
function pointsOf({ kind, letter, values, from }: Step): number[] {
  return letter === kind ? values : values.map((value, index) => value + (from[index % 2] ?? 0));
}

/** A smooth curve has its first control from the curve before it, which then stays one. */
function isLine(step: Step, next?: Step): boolean {
  if ("LHV".includes(step.kind)) return true;
  if ("ST".includes(step.kind) || (next && "ST".includes(next.kind))) return false;
  const { from, to } = step;
  const chord = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const controls = pointsOf(step).slice(0, -2);
  for (let at = 0; at < controls.length; at += 2) {
    const [cx, cy] = [(controls[at] ?? 0) - from[0], (controls[at + 1] ?? 0) - from[1]];
    const off = chord === 0 ? Math.hypot(cx, cy) : Math.abs(cx * (to[1] - from[1]) - cy * (to[0] - from[0])) / chord;
    if (off > FLAT) return false;
  }
  return true;
}
