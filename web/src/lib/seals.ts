/** The seals this browser was shown while their matches ran: what is published at the end is held against them. */

import { remember, remembered } from "./memory";

const KEY = "veillee.seals";
const KEEP = 40;

export function keepSeal(match: string, seal: string): void {
  const kept = remembered<Record<string, string>>(KEY, {});
  // The first one counts: one that changes later is what we want to notice.
  if (kept[match] !== undefined) return;
  remember(KEY, Object.fromEntries([...Object.entries(kept), [match, seal]].slice(-KEEP)));
}

export const keptSeal = (match: string): string | undefined => remembered<Record<string, string>>(KEY, {})[match];
