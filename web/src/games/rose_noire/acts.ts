/** Acts of accusation: pairs of suspects, and the names under them. */

import type { RoseView } from "./wire";

export interface Open {
  pair: readonly [number, number];
  signers: number[];
}

/** The acts that somebody has signed tonight, the one with most names first. */
export function openActs({ seats }: RoseView): Open[] {
  const found = new Map<string, Open>();
  for (const { seat, signed } of seats) {
    const [a, b] = signed ?? [];
    if (a === undefined || b === undefined) continue;
    const open = found.get(`${a}:${b}`) ?? { pair: [a, b] as const, signers: [] };
    found.set(`${a}:${b}`, { ...open, signers: [...open.signers, seat] });
  }
  return [...found.values()].sort((one, other) => other.signers.length - one.signers.length);
}

export const signAt = (pair: readonly number[]): string => ["sign", ...pair.toSorted((a, b) => a - b)].join(":");
