import type { Teaching } from "./skin";
import type { Both } from "./tongue.svelte";
import type { Advice, Entry } from "./wire";

/** What the guide says before a move: what has happened since the last one, what that means, and what the question means. */
export interface Telling {
  did: Entry[];
  news: Both | null;
  asked: Both | null;
}

/** So many lines of the story are read before the next move. */
const LINES = 3;

/** Everything follows from the log and the step, so that undo, reload and a new connection show the same words again. */
export function telling(
  { tips = {}, lesson = {} }: Teaching,
  log: readonly Entry[],
  prompt: string,
  advice: Advice,
): Telling {
  const own = lesson[advice.step];
  if (own?.prompt === prompt) return { did: [], news: null, asked: own.says };
  const since = log.filter(({ number }) => number >= advice.since);
  const before = new Set(log.filter(({ number }) => number < advice.since).map(({ fact }) => fact));
  const fresh = since.filter(({ fact }) => !before.has(fact) && fact in tips).at(-1);
  const news = (fresh && tips[fresh.fact]) ?? null;
  // Where moves are free, the story may hold what its reader has covered.
  const did = news || advice.pick === undefined ? [] : since.slice(-LINES);
  return { did, news, asked: (advice.first && tips[prompt]) || null };
}

export const OTHER_MOVE: Both = [
  "La leçon montre un autre coup, entouré. Pour choisir vous-même : « Jouer librement ».",
  "The lesson shows another move, in a ring. To choose for yourself: “Play freely”.",
];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where an arrow begins and ends that leads from one box to another: from the nearer edge to the nearer edge. */
export function arrow(from: Box, to: Box, gap = 8): { x1: number; y1: number; x2: number; y2: number } | null {
  const middle = (box: Box): [number, number] => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
  const [tx, ty] = middle(to);
  if (to.top >= from.bottom || to.bottom <= from.top) {
    const below = to.top >= from.bottom;
    const x1 = clamp(tx, from.left + 24, from.right - 24);
    const [y1, y2] = below ? [from.bottom, to.top - gap] : [from.top, to.bottom + gap];
    return Math.abs(y2 - y1) < gap ? null : { x1, y1, x2: tx, y2 };
  }
  if (to.right <= from.left || to.left >= from.right) {
    const left = to.right <= from.left;
    const y1 = clamp(ty, from.top + 24, from.bottom - 24);
    const [x1, x2] = left ? [from.left, to.right + gap] : [from.right, to.left - gap];
    return Math.abs(x2 - x1) < gap ? null : { x1, y1, x2, y2: ty };
  }
  return null;
}

export function visible(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 4 && box.height > 4;
}

/** Its middle is on the screen with nothing over it, such as a bar that stays in its place while the page scrolls. */
export function bare(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
