import { seats } from "./seats.svelte";
import { settings } from "./settings.svelte";
import type { Face } from "./face";
import type {
  Curve,
  Documents,
  Draws,
  GameFacts,
  Hint,
  HostView,
  HouseFacts,
  MatchFacts,
  NewTable,
  PushKey,
  Refusal,
  Replay,
  Rulebook,
  Said,
  Seated,
  Sit,
  Subscribe,
  TableFacts,
} from "./wire";

/** A request that was refused, with the sentence the server gave and, if it is about a text, the place. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly line = 0,
    readonly column = 0,
  ) {
    super(message);
  }
}

interface Order {
  method?: "GET" | "POST";
  body?: unknown;
  token?: string | null;
  signal?: AbortSignal;
}

/** One request; a refusal is thrown. */
export async function ask<T>(path: string, { method = "GET", body, token, signal }: Order = {}): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": settings.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const answer = await fetch(`/api${path}`, { method, headers, body: JSON.stringify(body), signal: signal ?? null });
  const said = (await answer.json().catch(() => null)) as (Partial<Refusal> & { detail?: string }) | null;
  if (!answer.ok) {
    const text = said?.text ?? said?.detail ?? `${answer.status} ${answer.statusText}`;
    throw new Refused(text, said?.line, said?.column);
  }
  return said as T;
}

/** What shows that a match was played in this browser. */
const keyOf = (match: string): string | null => seats.keys[match] ?? null;

export const api = {
  games: (lang: string) => ask<GameFacts[]>(`/games?lang=${lang}`),
  cards: (game: string, lang: string) => ask<{ cards: Face[] }>(`/games/${game}/cards?lang=${lang}`),
  rules: (game: string, lang: string) => ask<Rulebook>(`/games/${game}/rules?lang=${lang}`),
  tables: () => ask<TableFacts[]>("/tables"),
  table: (id: string, token: string | null = null) => ask<TableFacts>(`/tables/${id}`, { token }),
  open: (table: NewTable) =>
    ask<Seated>("/tables", { method: "POST", body: table, token: table.from ? keyOf(table.from.match) : null }),
  sit: (id: string, sit: Sit) => ask<Seated>(`/tables/${id}/sit`, { method: "POST", body: sit }),
  leave: (id: string, token: string | null) => ask<unknown>(`/tables/${id}/leave`, { method: "POST", token }),
  /** Lets a bot have a free seat of a table that is filling. */
  seatBot: (id: string, seat: number, level: string, token: string | null) =>
    ask<unknown>(`/tables/${id}/bot`, { method: "POST", body: { seat, level }, token }),
  say: (id: string, token: string | null, body: Said) =>
    ask<unknown>(`/tables/${id}/say`, { method: "POST", body, token }),
  house: () => ask<HouseFacts>("/house"),
  pushKey: () => ask<PushKey>("/push"),
  subscribe: (id: string, token: string | null, body: Subscribe) =>
    ask<unknown>(`/tables/${id}/subscribe`, { method: "POST", body, token }),
  unsubscribe: (id: string, token: string | null, endpoint: string) =>
    ask<unknown>(`/tables/${id}/unsubscribe`, { method: "POST", body: { endpoint }, token }),
  host: (key: string) => ask<HostView>("/host", { token: key }),
  /** Something only the host may do. */
  order: (key: string, path: string, body: object = {}) =>
    ask<unknown>(`/host/${path}`, { method: "POST", body, token: key }),
  forget: (match: string) =>
    ask<unknown>(`/matches/${match}/forget`, { method: "POST", body: {}, token: keyOf(match) }),
  matches: (before?: number) => ask<MatchFacts[]>(`/matches${before === undefined ? "" : `?before=${before}`}`),
  theseMatches: (ids: string[]) => ask<MatchFacts[]>(`/matches?ids=${ids.join(",")}`),
  replay: (match: string, seat: string, lang: string, page: number) =>
    ask<Replay>(`/matches/${match}/replay?seat=${seat}&lang=${lang}&page=${page}`, { token: keyOf(match) }),
  draws: (match: string) => ask<Draws>(`/matches/${match}/draws`, { token: keyOf(match) }),
  documents: (match: string, lang: string) =>
    ask<Documents>(`/matches/${match}/documents?lang=${lang}`, { token: keyOf(match) }),
  /** What the master would play at a table where one sits against bots. */
  hint: (id: string, token: string | null) => ask<Hint>(`/tables/${id}/hint`, { method: "POST", token }),
  /** What a seat could expect in the course of a match, as far as it has been judged. */
  curve: (match: string, seat: number, lang: string) =>
    ask<Curve>(`/matches/${match}/curve?seat=${seat}&lang=${lang}`, { token: keyOf(match) }),
  agree: (match: string, yes: boolean, lang: string) =>
    ask<Documents>(`/matches/${match}/agree?lang=${lang}`, { method: "POST", body: { yes }, token: keyOf(match) }),
};
