/** What this browser knows of the luck of its matches: the seals it was shown while they ran, and what it mixed in itself. */

import { api } from "./api";
import { remember, remembered } from "./memory";
import { mixed, SealedDice, sealOf } from "./seal";
import type { Draws } from "./wire";

const SEALS = "veillee.seals";
const CHANCES = "veillee.chances";
const KEEP = 40;
/** How many rolls are worked out before the page gets its turn. */
const AT_ONCE = 40;

/** Keeps a value under a key, if there is none yet: one that changes later is what we want to notice. */
function keep(where: string, key: string, value: string): void {
  const kept = remembered<Record<string, string>>(where, {});
  if (kept[key] !== undefined) return;
  remember(where, Object.fromEntries([...Object.entries(kept), [key, value]].slice(-KEEP)));
}

const kept = (where: string, key: string): string | undefined => remembered<Record<string, string>>(where, {})[key];

export const keepSeal = (match: string, seal: string): void => keep(SEALS, match, seal);

export const keptSeal = (match: string): string | undefined => kept(SEALS, match);

/** What this browser mixed into the secret behind a seal, if it did. */
export const keptChance = (seal: string): string | undefined => kept(CHANCES, seal);

/** What this browser mixes into the secret behind a seal: drawn once, and the same whenever it is asked for. */
export function chanceFor(seal: string): string {
  const drawn = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0"));
  keep(CHANCES, seal, drawn.join(""));
  return keptChance(seal) ?? drawn.join("");
}

/** Rolls the dice of a match again, and tells whether each came as it did. */
export async function rolledAgain(
  match: string,
  secret: string,
  chances: readonly (string | null)[],
): Promise<boolean> {
  return sameRolls(await api.draws(match), secret, chances);
}

export async function sameRolls(
  { draws }: Pick<Draws, "draws">,
  secret: string,
  chances: readonly (string | null)[],
): Promise<boolean> {
  const dice = new SealedDice(mixed(secret, chances));
  for (const [at, [sides, value]] of draws.entries()) {
    if (dice.below(sides) !== value) return false;
    if (at % AT_ONCE === 0) await new Promise((go) => setTimeout(go));
  }
  return true;
}

/** Whether the secret of a match is the one that was sealed, and this browser's own chance is in it. */
export function isSealed(seal: string, secret: string, mine: string | null): boolean {
  const own = keptChance(seal);
  return sealOf(secret) === seal && (own === undefined || own === mine);
}
