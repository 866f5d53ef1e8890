import { getContext, setContext } from "svelte";
import type { Choice, Decision, Sentence, State, TableFacts } from "./wire";
import type { Audience } from "./audience.svelte";
import type { Typing } from "./letters.svelte";
import type { OwnPage } from "./page.svelte";
import { plain } from "./sentence";
import type { Lang } from "./settings.svelte";

/** What the parts of a board need to know of the table they lie on; a live table and a replay both are one. */
export interface Playing {
  readonly game: string;
  readonly seat: number;
  /** The table itself and how its match stands, where it is played. */
  readonly facts?: TableFacts | null;
  readonly state?: State | null;
  /** What this person keeps for himself beside the match. */
  readonly page?: OwnPage;
  readonly decision: Decision | null;
  /** Which question is open: the same as long as a window is, whatever others do meanwhile. */
  readonly question: string;
  /** The option just chosen, until the server has answered. */
  readonly picked: number | null;
  /** The option that a lesson asks for, if one does. */
  readonly advised?: number | null;
  /** The address a person points at in the list of choices. */
  aimed: string;
  /** The address that was clicked and holds several options. */
  narrowed: string;
  /** What is being written in answer to the open question. */
  draft: string;
  /** What others are writing, where it may be seen. */
  readonly typing?: Typing;
  /** Those who watch a live table. */
  readonly audience?: Audience;
  /** Takes an option, with a text and its language if one is written. */
  pick(option: number, text?: string, lang?: Lang): void;
  /** Asks why a thing on the table may not be chosen. */
  why(at: string): void;
  /** Asks the same for somebody who only looks at it, and what was answered last. */
  wonder(at: string): void;
  readonly wondered: Wondered | null;
}

export interface Wondered {
  at: string;
  text: Sentence;
}

const KEY = Symbol("playing");

export const setPlaying = (playing: Playing): Playing => setContext(KEY, playing);
export const getPlaying = (): Playing => getContext<Playing>(KEY);

/** A card holds what is printed on it: `hand:2` holds `hand:2:0`. */
const holds = (at: string, target: string): boolean => target === at || target.startsWith(`${at}:`);

/** The options that lie at an address, or use up what lies there, as indices. */
export function optionsAt(playing: Playing, at: string): number[] {
  if (!at || !playing.decision) return [];
  return playing.decision.options.flatMap(({ target, spends }, index) =>
    holds(at, target) || spends === at ? [index] : [],
  );
}

/** Why a thing may not be chosen, for the zoom: asked when it is looked at while a choice is open. */
export function reasonAt(playing: Playing, at: string): { ask: () => void; said: () => string } {
  return {
    ask: () => playing.decision && playing.wonder(at),
    said: () => (playing.wondered?.at === at ? plain(playing.wondered.text) : ""),
  };
}

/** Whether the table waits for a seat: where anyone may act, only for the one who is due. */
export const waitsFor = (decision: Decision | null, seat: number): boolean =>
  decision !== null && (decision.window === null || decision.window.due === seat);

/** The open question by its name: a window keeps its name while others act in it, and so does what is written there. */
export const windowOf = ({ prompt, window }: Decision): string => `${prompt} ${window?.number ?? ""}`;

/** The open question: a window stays the same one while others act in it. */
export const questionOf = (state: State | null): string =>
  state?.decision?.window ? windowOf(state.decision) : String(state?.seq ?? "");

/** Each option under a name that it keeps while a window changes around it. */
export function optionKeys(options: readonly Choice[]): string[] {
  const names = options.map(({ target, label }) => `${target} ${plain(label)}`);
  return names.map((name, n) => `${name} ${names.slice(0, n).filter((other) => other === name).length}`);
}

/** What is said of an option, in a few words. */
export const labelOf = (playing: Playing, index: number | undefined): string =>
  plain(playing.decision?.options[index ?? -1]?.label ?? []);

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
  const open = options.length > 0 && playing.picked === null;
  return {
    option: open,
    costs: open && options.every((index) => playing.decision?.options[index]?.spends),
    picked,
    aimed: at !== "" && holds(at, playing.aimed) && options.length > 0,
  };
}

/** A table nobody plays at: a replay, or a board to look at. */
export class Still implements Playing {
  game = $state("");
  seat = $state(-1);
  readonly decision = null;
  readonly question = "";
  readonly picked = null;
  readonly wondered = null;
  aimed = "";
  narrowed = "";
  draft = "";

  pick(): void {}
  why(): void {}
  wonder(): void {}
}
