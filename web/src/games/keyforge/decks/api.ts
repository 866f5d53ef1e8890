/** Decks over HTTP. A deck travels as one line of text, as the options of a table and addresses write it. */

import { ask } from "../../../lib/api";
import type { RatingLine } from "../../../lib/wire";
import type { DeckPage } from "../wire";

const at = (what: string, deck: string, lang: string): string =>
  `/games/keyforge/deck${what}?lang=${lang}&deck=${encodeURIComponent(deck)}`;

export const decks = {
  starters: (lang: string) => ask<{ decks: DeckPage[] }>(`/games/keyforge/decks?lang=${lang}`),
  page: (deck: string, lang: string) => ask<DeckPage>(at("", deck, lang)),
  bring: (text: string, lang: string) =>
    ask<DeckPage>(`/games/keyforge/decks?lang=${lang}`, { method: "POST", body: { text } }),
  rating: (deck: string, lang: string) => ask<RatingLine>(at("/rating", deck, lang)),
  /** The address of a deck as a file. */
  file: (deck: string, form: "text" | "json", lang: string): string => `/api${at("/file", deck, lang)}&form=${form}`,
};
