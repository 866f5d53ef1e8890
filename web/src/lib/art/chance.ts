/** Chance that a name decides: a card is drawn the same way each time. */

export type Dice = (most?: number, least?: number) => number;

export function dice(name: string): Dice {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return (most = 1, least = 0) => {
    state = Math.imul(state ^ (state >>> 15), state | 1);
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
    return least + (most - least) * (((state ^ (state >>> 14)) >>> 0) / 4294967296);
  };
}
