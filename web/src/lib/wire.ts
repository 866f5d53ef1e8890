/** What travels between the browser and the server; docs/protocol.md says the same in prose. */

export interface Choice {
  key: string;
  title: string;
}

export interface GameOption extends Choice {
  values: Choice[];
}

export interface Game extends Choice {
  seats: number[];
  rules_version: number;
  options: GameOption[];
  /** Players bring decks of their own. */
  decks: boolean;
  levels: string[];
}

export interface SeatFacts {
  seat: number;
  name: string | null;
  /** The level of the bot that sits here. */
  bot: string | null;
  /** A bot plays for a person who is away. */
  stand_in: boolean;
  connected: boolean;
  /** For how many seconds the person has been away. */
  gone: number | null;
  /** The others may let a bot play on. */
  replaceable: boolean;
}

export interface ClockRule {
  kind: "none" | "move" | "bank" | "days";
  seconds?: number;
  increment?: number;
  days?: number;
}

export interface TableFacts {
  id: string;
  game: string;
  seats: SeatFacts[];
  options: Record<string, string>;
  state: "open" | "running" | "over";
  listed: boolean;
  watch: "everyone" | "link" | "nobody";
  clock: ClockRule;
  guided: boolean;
  from: { match: string; number: number } | null;
  round: number;
  match: string | null;
  seal: string | null;
  created: number;
}

export interface PickOption {
  label: string;
  target: string;
  kind: "card" | "button";
}

export interface Decision {
  prompt: string;
  rule: string;
  ask: string;
  options: PickOption[];
}

export interface Entry {
  number: number;
  fact: string;
  rule: string;
  text: string;
  cards: number[];
}

export interface Ending {
  text: string;
  shares: number[];
  points: number[];
  secret: string;
  match: string;
  reason: string;
}

/** Who asked to take an answer back, and who has yet to agree. */
export interface UndoAsked {
  asked_by: number | null;
  needs: number[];
  refused_by?: number | null;
}

export interface Rematch {
  wanted: number[];
  needs: number[];
}

export type View = Readonly<Record<string, unknown>>;

export interface State {
  seq: number;
  number: number;
  version: number;
  view: View;
  decision: Decision | null;
  waiting: number[];
  bar: string;
  events: Entry[];
  clock: Record<string, { left: number; running: boolean }>;
  undo: "free" | "ask" | null;
  asked: UndoAsked | null;
  rematch: Rematch | null;
  over: Ending | null;
}

export interface ChatLine {
  id: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface Welcome {
  type: "welcome";
  table: TableFacts;
  seat: number;
  log: Entry[];
  /** The log holds only what happened since the version we named. */
  resumed: boolean;
  chat: ChatLine[];
  state: State | null;
}

export interface Refusal {
  type: "refused";
  command_id: string | null;
  code: string;
  text: string;
  state?: State;
}

export type Heard =
  | Welcome
  | ({ type: "state" } & State)
  | Refusal
  | ({ type: "chat" } & ChatLine)
  | { type: "presence"; seats: SeatFacts[] }
  | ({ type: "undo" } & UndoAsked)
  | ({ type: "rematch" } & Rematch)
  | { type: "because"; at: string; text: string }
  | { type: "pong" };

export type Said =
  | { type: "hello"; token: string | null; lang: string; last: number | null }
  | { type: "pick"; seq: number; command_id: string; pick: number }
  | { type: "undo" }
  | { type: "consent"; yes: boolean }
  | { type: "concede" }
  | { type: "rematch" }
  | { type: "chat"; text: string }
  | { type: "lang"; lang: string }
  | { type: "bot"; seat: number }
  | { type: "back" }
  | { type: "why"; at: string }
  | { type: "ping" };

export interface Frame {
  number: number;
  view: View;
  bar: string;
  events: Entry[];
}

/** One printed face: what every game gives, and whatever its own board draws besides. */
export interface Face {
  face: number;
  name: string;
  text: string;
  rule: string;
  [more: string]: unknown;
}

export interface Rule {
  id: string;
  text: string;
}

export interface RuleBook {
  sections: { title: string; rules: Rule[] }[];
  decisions: { id: string; text: string; reason: string }[];
}

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

export interface DeckHouse {
  key: string;
  name: string;
  cards: { face: number; count: number; maverick: boolean }[];
}

/** A deck: `deck` is its line, as options and addresses write it. */
export interface DeckPage {
  deck: string;
  name: string;
  houses: DeckHouse[];
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
