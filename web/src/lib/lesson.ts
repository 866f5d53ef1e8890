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
  const asked = (advice.first && tips[prompt]) || null;
  const told = (fresh && tips[fresh.fact]) ?? null;
  // What is asked and what comes of it may have one tip: it is told once.
  const news = told === asked || fresh?.fact === advice.answered ? null : told;
  // Where moves are free, the story may hold what its reader has covered.
  const did = told || advice.pick === undefined ? [] : since.slice(-LINES);
  return { did, news, asked };
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

/** Between the guide's panel and what it must not cover. */
const GAP = 8;
/** Under the bar of the table, where a panel may begin. */
const HEAD = 62;
/** From the edge of the screen. */
const EDGE = 14;

/**
 * Where a panel so high begins, clear of what is to be touched: under the head of the table when that is low on the screen, else just over the
 * question. It covers question and hand only for a move that it says itself, and only where there is no other place.
 */
export function seat(height: number, ring: Box | null, question: number, screen: number, whole: boolean): number {
  const over = Math.min(question - GAP, screen - EDGE) - height;
  const floor = screen - EDGE - height;
  const clear = (top: number): boolean =>
    top >= HEAD && (!ring || top + height + GAP <= ring.top || top >= ring.bottom + GAP);
  const low = ring === null || ring.top + ring.bottom < screen;
  const places = low ? [over, HEAD] : [HEAD, over];
  return places.find(clear) ?? (low ? Math.max(HEAD, whole ? floor : over) : HEAD);
}

/** An arrow is no longer than this: a longer one would run through words that are to be read. */
const REACH = 56;

/** Where an arrow begins and ends that comes from one box to another: up to the nearer edge, from the nearer edge or from near by. */
export function arrow(from: Box, to: Box, gap = 8): { x1: number; y1: number; x2: number; y2: number } | null {
  const middle = (box: Box): [number, number] => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
  const [tx, ty] = middle(to);
  if (to.top >= from.bottom || to.bottom <= from.top) {
    const below = to.top >= from.bottom;
    const x1 = clamp(tx, from.left + 24, from.right - 24);
    const y2 = below ? to.top - gap : to.bottom + gap;
    const y1 = below ? Math.max(from.bottom, y2 - REACH) : Math.min(from.top, y2 + REACH);
    return Math.abs(y2 - y1) < gap ? null : { x1, y1, x2: tx, y2 };
  }
  if (to.right <= from.left || to.left >= from.right) {
    const left = to.right <= from.left;
    const y1 = clamp(ty, from.top + 24, from.bottom - 24);
    const x2 = left ? to.right + gap : to.left - gap;
    const x1 = left ? Math.min(from.left, x2 + REACH) : Math.max(from.right, x2 - REACH);
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
