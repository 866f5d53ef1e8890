import { settings } from "./settings.svelte";
import type { ClockRule, DeckPage, Ending, Face, Frame, Game, Rating, RuleBook, TableFacts } from "./wire";

export class Refused extends Error {}

interface Order {
  method?: "GET" | "POST";
  body?: unknown;
  token?: string | null;
  signal?: AbortSignal;
}

/** One request; a refusal is thrown with the sentence the server gave. */
export async function ask<T>(path: string, { method = "GET", body, token, signal }: Order = {}): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": settings.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const answer = await fetch(`/api${path}`, { method, headers, body: JSON.stringify(body), signal: signal ?? null });
  const said = (await answer.json().catch(() => null)) as { text?: string; detail?: string } | null;
  if (!answer.ok) throw new Refused(said?.text ?? said?.detail ?? `${answer.status} ${answer.statusText}`);
  return said as T;
}

export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, string>;
  name: string;
  seat: number | null;
  bots: Record<string, string>;
  listed: boolean;
  watch: "everyone" | "link" | "nobody";
  clock: ClockRule;
  guided?: boolean;
  from?: { match: string; number: number };
}

export interface Seated {
  table: string;
  seat: number;
  token: string;
}

export interface PastMatch {
  match: string;
  table: string;
  game: string;
  players: string[];
  ended: number;
  shares: number[];
  reason: string;
}

export interface ReplayAnswer {
  match: string;
  game: string;
  players: string[];
  frames: Frame[];
  over: Ending;
}

/** Where the server tells something about a deck. */
export const deckFile = (game: string, what: string, deck: string, lang: string): string =>
  `/games/${game}/deck${what}?lang=${lang}&deck=${encodeURIComponent(deck)}`;

export const api = {
  games: (lang: string) => ask<Game[]>(`/games?lang=${lang}`),
  cards: (game: string, lang: string) => ask<{ cards: Face[] }>(`/games/${game}/cards?lang=${lang}`),
  rules: (game: string, lang: string) => ask<RuleBook>(`/games/${game}/rules?lang=${lang}`),
  tables: () => ask<TableFacts[]>("/tables"),
  table: (id: string) => ask<TableFacts>(`/tables/${id}`),
  open: (table: NewTable) => ask<Seated>("/tables", { method: "POST", body: table }),
  sit: (id: string, seat: number | null, name: string) =>
    ask<Seated>(`/tables/${id}/sit`, { method: "POST", body: { seat, name } }),
  matches: (before?: number) => ask<PastMatch[]>(`/matches${before === undefined ? "" : `?before=${before}`}`),
  theseMatches: (ids: string[]) => ask<PastMatch[]>(`/matches?ids=${ids.join(",")}`),
  replay: (match: string, seat: string, lang: string) =>
    ask<ReplayAnswer>(`/matches/${match}/replay?seat=${seat}&lang=${lang}`),
  starters: (game: string, lang: string) => ask<{ decks: DeckPage[] }>(`/games/${game}/decks?lang=${lang}`),
  deck: (game: string, deck: string, lang: string) => ask<DeckPage>(deckFile(game, "", deck, lang)),
  importDeck: (game: string, text: string, lang: string) =>
    ask<DeckPage>(`/games/${game}/decks?lang=${lang}`, { method: "POST", body: { text } }),
  rating: (game: string, deck: string, lang: string) => ask<Rating>(deckFile(game, "/rating", deck, lang)),
};
