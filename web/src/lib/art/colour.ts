/** Colours as the recipes write them: `#rrggbb`. */

type Channels = [number, number, number];

export function channels(colour: string): Channels {
  const at = (index: number): number => parseInt(colour.slice(index, index + 2), 16);
  return [at(1), at(3), at(5)];
}

/** So much of the second colour in the first. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [channels(one), channels(other)];
  return `#${a.map((value, index) => byte(value + ((b[index] ?? 0) - value) * share)).join("")}`;
}

function byte(value: number): string {
  const whole = Math.max(0, Math.min(255, Math.round(value)));
  return whole.toString(16).padStart(2, "0");
}
