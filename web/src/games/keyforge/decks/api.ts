/** Decks over HTTP. A deck travels as one line of text, as the options of a table and addresses write it. */

import { ask } from "../../../lib/api";

export interface Counted {
  key: string;
  name: string;
  count: number;
}

/** A sum, and how many cards have 0, 1, 2… of the thing. */
export interface Curve {
  total: number;
  curve: number[];
}

export interface House {
  key: string;
  name: string;
  cards: { face: number; count: number; maverick: boolean }[];
}

/** All about a deck; `deck` is its line. */
export interface Page {
  deck: string;
  name: string;
  houses: House[];
  mavericks: number;
  kinds: Counted[];
  rarities: Counted[];
  aember: Curve;
  power: Curve;
  armor: Curve;
}

/** What was won of a number of matches, with the interval in which the true share lies 19 times of 20. */
export interface Score {
  wins: number;
  games: number;
  rate: number | null;
  interval: [low: number, high: number];
}

export interface Rating extends Score {
  deck: string;
  bot: string;
  /** How many matches it takes in all. */
  matches: number;
  against: (Score & { deck: string; name: string })[];
}

const at = (what: string, deck: string, lang: string): string =>
  `/games/keyforge/deck${what}?lang=${lang}&deck=${encodeURIComponent(deck)}`;

export const decks = {
  starters: (lang: string) => ask<{ decks: Page[] }>(`/games/keyforge/decks?lang=${lang}`),
  page: (deck: string, lang: string) => ask<Page>(at("", deck, lang)),
  bring: (text: string, lang: string) =>
    ask<Page>(`/games/keyforge/decks?lang=${lang}`, { method: "POST", body: { text } }),
  rating: (deck: string, lang: string) => ask<Rating>(at("/rating", deck, lang)),
  /** The address of a deck as a file. */
  file: (deck: string, form: "text" | "json", lang: string): string => `/api${at("/file", deck, lang)}&form=${form}`,
};
