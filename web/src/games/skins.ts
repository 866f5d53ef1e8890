/** The registry of games: the one door through which screens reach what belongs to a game. */

import type { Look, Skin } from "../lib/skin";
import { skin as cendrelin } from "./cendrelin/skin";
import { skin as generic } from "./generic/skin";
import { skin as keyforge } from "./keyforge/skin";
import { skin as legions } from "./legions/skin";
import { skin as marelle } from "./marelle/skin";
import { skin as rose_noire } from "./rose_noire/skin";

/** In the order of the hall. */
const LOOKS: Readonly<Record<string, Look>> = { legions, keyforge, cendrelin, rose_noire, marelle };
const SKINS = new Map<string, Skin>(Object.entries(LOOKS).map(([key, look]) => [key, { ...generic, ...look }]));

/** The games in the order of the hall: those we know how to draw first. */
export function inOrder<T extends { key: string }>(games: readonly T[]): T[] {
  const known = [...SKINS.keys()];
  const rank = (key: string): number => (known.includes(key) ? known.indexOf(key) : known.length);
  return [...games].sort((a, b) => rank(a.key) - rank(b.key));
}

export const skinOf = (game: string): Skin => SKINS.get(game) ?? generic;

/** The first game in the order of the hall that has a page of that name. */
export const ownerOf = (page: string): string =>
  [...SKINS].find(([, skin]) => skin.pages?.[page] !== undefined)?.[0] ?? "";
