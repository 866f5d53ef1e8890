import { getContext, setContext } from "svelte";
import type { Decision } from "./wire";

/** What the parts of a board need to know of the table they lie on; a live table and a replay both are one. */
export interface Playing {
  readonly game: string;
  readonly seat: number;
  readonly decision: Decision | null;
  /** The option just chosen, until the server has answered. */
  readonly picked: number | null;
  /** The address a person points at in the list of choices. */
  aimed: string;
  /** The address that was clicked and holds several options. */
  narrowed: string;
  pick(option: number): void;
  /** Asks why a thing on the table may not be chosen. */
  why(at: string): void;
  /** Asks the same for somebody who only looks at it, and what was answered last. */
  wonder(at: string): void;
  readonly wondered: Wondered | null;
}

export interface Wondered {
  at: string;
  text: string;
}

const KEY = Symbol("playing");

export const setPlaying = (playing: Playing): Playing => setContext(KEY, playing);
export const getPlaying = (): Playing => getContext<Playing>(KEY);

/** A card holds what is printed on it: `hand:2` holds `hand:2:0`. */
const holds = (at: string, target: string): boolean => target === at || target.startsWith(`${at}:`);

/** The options that lie at an address, as indices. */
export function optionsAt(playing: Playing, at: string): number[] {
  if (!at || !playing.decision) return [];
  return playing.decision.options.flatMap((option, index) => (holds(at, option.target) ? [index] : []));
}

/** Why a thing may not be chosen, for the zoom: asked when it is looked at while a choice is open. */
export function reasonAt(playing: Playing, at: string): { ask: () => void; said: () => string } {
  return {
    ask: () => playing.decision && playing.wonder(at),
    said: () => (playing.wondered?.at === at ? playing.wondered.text : ""),
  };
}

/** A click on the board: it chooses the nearest thing around it that may be chosen, or asks why there is none. */
export function touch(playing: Playing, target: EventTarget | null): void {
  const around: string[] = [];
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    if (at instanceof HTMLElement && at.dataset.at) around.push(at.dataset.at);
  }
  const chosen = around.find((at) => optionsAt(playing, at).length > 0);
  const [only, another] = chosen ? optionsAt(playing, chosen) : [];
  const [nearest] = around;
  // A line of a card that may not be chosen does not stand for the others.
  if (chosen && nearest && nearest !== chosen && holds(chosen, nearest)) playing.why(nearest);
  else if (chosen && another !== undefined) playing.narrowed = chosen;
  else if (only !== undefined) playing.pick(only);
  else if (nearest) playing.why(nearest);
}

/** How a thing stands in the open decision, as class names. */
export function standing(playing: Playing, at: string): Record<string, boolean> {
  const options = optionsAt(playing, at);
  const picked = playing.picked !== null && options.includes(playing.picked);
  return {
    option: options.length > 0 && playing.picked === null,
    picked,
    aimed: at !== "" && holds(at, playing.aimed) && options.length > 0,
  };
}

/** A table nobody plays at: a replay, or a board to look at. */
export class Still implements Playing {
  game = $state("");
  seat = $state(-1);
  readonly decision = null;
  readonly picked = null;
  readonly wondered = null;
  aimed = "";
  narrowed = "";

  pick(): void {}
  why(): void {}
  wonder(): void {}
}
