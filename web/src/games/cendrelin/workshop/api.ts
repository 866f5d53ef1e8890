import { ask } from "../../../lib/api";
import type { Face } from "../../../lib/face";
import type { Mark, Words } from "./colours";

/** What one thing becomes when a sentence is applied to the laid-out cemetery. */
export interface Change {
  what: number;
  his: boolean;
  from: number;
  to: number;
}

/** A sentence in both languages, and what it would do: changes, or why it cannot be done; of an objective, whether it is met. */
export interface Sentence {
  fr: string;
  en: string;
  changes?: readonly Change[];
  lack?: string;
  met?: boolean;
}

export interface OwnCard extends Face {
  line: number;
  both: { fr: string; en: string };
  said: readonly Sentence[];
}

export interface Reading {
  cards: readonly OwnCard[];
  faults: readonly Mark[];
  /** The tokens on every place of the laid-out cemetery. */
  laid: number;
}

export interface Entrance {
  example: string;
  words: Words;
}

const PATH = "/games/cendrelin/workshop";

export const workshop = {
  enter: () => ask<Entrance>(PATH),
  read: (text: string, lang: string, signal: AbortSignal) =>
    ask<Reading>(`${PATH}?lang=${lang}`, { method: "POST", body: { text }, signal }),
};
