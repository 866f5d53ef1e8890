/* Written by scripts/typescript.py from the Python types of the same names: change those. */

export type Said = Pick | Undo | Consent | Concede | Rematch | Chat | KeepPage | Language | LetBot | Back | Why | Strike | Typing | Applaud | Report | Chance | Ping;

export type Reply = State | Welcome | Refused | ChatLine | Presence | UndoAsked | RematchWanted | Because | Letters | Page | Applause | Pong | Announcement;

export type Sentence = (string | Named)[];

export type View = Record<string, unknown>;

/** An answer: the index of an option that the decision `seq` offered, with a text if that is the option of writing. */
export interface Pick {
  type: "pick";
  seq: number;
  command_id: string;
  pick: number;
  text?: string;
  /** What it is written in, if not in the language that its writer reads. */
  lang?: "en" | "fr" | null;
}

/** Takes back one's last answer. */
export interface Undo {
  type: "undo";
}

/** Replies to a request to undo. */
export interface Consent {
  type: "consent";
  yes: boolean;
}

/** Gives the match up. */
export interface Concede {
  type: "concede";
}

/** Wants another round. */
export interface Rematch {
  type: "rematch";
}

/** A line of talk. */
export interface Chat {
  type: "chat";
  text: string;
  /** What a spectator is called; a seat has its name. */
  name?: string;
}

/** What I keep for myself beside the match, as my client writes it; empty: nothing any more. */
export interface KeepPage {
  type: "page";
  text: string;
}

/** Changes the language. */
export interface Language {
  type: "lang";
  lang: "en" | "fr";
}

/** Lets a bot play for an absent seat. */
export interface LetBot {
  type: "bot";
  seat: number;
}

/** Takes one's seat back from the bot. */
export interface Back {
  type: "back";
}

/** Asks why a thing on the table cannot be chosen. */
export interface Why {
  type: "why";
  at: string;
}

/** Erases a text of the match, by the number of its note: one's own, or any for whoever opened the table. */
export interface Strike {
  type: "strike";
  note: number;
}

/** What somebody is about to write, as it stands; empty: no longer. */
export interface Typing {
  type: "typing";
  text: string;
}

/** One who watches claps. */
export interface Applaud {
  type: "applaud";
}

/** Shows something to whoever runs the server, where strangers play: a text of the match by its note, or a line of talk. */
export interface Report {
  type: "report";
  note?: number | null;
  line?: number | null;
}

/** What I mix into the secret of the next match, whose seal I have been shown. */
export interface Chance {
  type: "chance";
  seal: string;
  value: string;
}

/** Still here. */
export interface Ping {
  type: "ping";
}

/** The first message: who speaks, in which language, and the last version already seen. */
export interface Hello {
  type: "hello";
  token?: string | null;
  lang?: "en" | "fr";
  last?: number | null;
}

/** A table to open. */
export interface NewTable {
  game: string;
  name: string;
  /** How many play; 0: as many as the game is first of all made for. */
  seats?: number;
  options?: Record<string, string>;
  seat?: number | null;
  bots?: Record<string, string>;
  listed?: boolean;
  watch?: "everyone" | "link" | "nobody";
  clock?: Clock;
  letters?: boolean;
  guided?: boolean;
  from?: Moment | null;
  /** Whether a match against bots waits until whoever opens the table has mixed something into its secret. */
  mixes?: boolean;
}

/** The time players have: none, for each move, in a bank with an increment, or in days for each move; and that of a talk. */
export interface Clock {
  kind?: "bank" | "days" | "move" | "none";
  seconds?: number;
  increment?: number;
  days?: number;
  flag?: "bot" | "lose";
  /** The seconds that a talk lasts, or a silence in a story; 0: as long as the game says. */
  talk?: number;
}

/** A finished match after some of its answers. */
export interface Moment {
  match: string;
  number: number;
}

/** Somebody sits down. */
export interface Sit {
  name: string;
  seat?: number | null;
  chance?: Lot | null;
}

/** What somebody mixes into the secret of a match whose seal he has been shown. */
export interface Lot {
  seal: string;
  value: string;
}

/** A browser to call, as its `PushSubscription` says: where, and with which keys (`p256dh` and `auth`). */
export interface Subscribe {
  endpoint: string;
  key: string;
  auth: string;
  lang?: "en" | "fr";
}

/** The match as one seat may know it. */
export interface State {
  type: "state";
  seq: number;
  number: number;
  version: number;
  view: View;
  decision: Decision | null;
  waiting: number[];
  bar: Sentence;
  roles: string[];
  events: Entry[];
  clock: Record<string, TimeLeft>;
  undo: "ask" | "free" | null;
  asked: Asked | null;
  rematch: Wanted | null;
  over: Over | null;
  command_id?: string;
  /** The seconds until the open window lapses, where it does. */
  talk?: number;
  lesson?: Advice;
}

/** What a seat is asked, or may do in a window; `limit` is how many characters a text may have. */
export interface Decision {
  prompt: string;
  rule: string;
  ask: Sentence;
  options: Choice[];
  window: Window | null;
  limit: number | null;
  later?: Later[];
}

/** A seat, a printed face or a place of the table, with the words that name it in a sentence; or a note, with its language. */
export interface Named {
  text: string;
  seat?: number;
  face?: number;
  at?: string;
  note?: number;
  /** In which a person wrote it; none: it is a bot's, or nobody knows. */
  lang?: string;
}

/** An option of the open decision; with the kind `text` a text is written. */
export interface Choice {
  label: Sentence;
  target: string;
  kind: "button" | "card" | "text";
  /** The address of what it uses up for good; empty: it is free. */
  spends?: string;
}

/** An open window: whoever acts first closes it, and `due` is the seat it waits for. */
export interface Window {
  due: number | null;
  number: number;
  first: boolean;
}

/** An action that is not possible yet, and what must come first. */
export interface Later {
  label: Sentence;
  why: Sentence;
}

/** A thing that happened, in prose; `number` is how many answers the match had when it was told. */
export interface Entry {
  number: number;
  fact: string;
  rule: string;
  text: Sentence;
  /** The note it quotes, if the reader may strike it. */
  note?: number;
}

/** A seat's clock. */
export interface TimeLeft {
  left: number;
  running: boolean;
}

/** A request to undo under way. */
export interface Asked {
  asked_by: number;
  needs: number[];
}

/** Who wants another round, and who has yet to say so. */
export interface Wanted {
  wanted: number[];
  needs: number[];
}

/** How a match ended; without a winner all shares are 0. */
export interface Over {
  text: Sentence;
  shares: number[];
  points: number[];
  secret: string;
  match: string;
  reason: string;
  count: Tally[];
  hidden: Unveiled[];
  /** How long the match lasted. */
  seconds: number;
  /** How long the table waited for each seat, in seconds. */
  spent: number[];
  /** Whether the bots can tell what each could expect in the course of it. */
  curve: boolean;
}

/** A line of the count: for each seat how much (no numbers: nothing is counted) and where it comes from. */
export interface Tally {
  name: Sentence;
  numbers: number[];
  sources: Sentence[][];
  kind: "beside" | "part" | "total";
}

/** Cards that lay hidden until the match was over. */
export interface Unveiled {
  name: Sentence;
  faces: number[];
  note: Sentence;
}

/** What a guided match tells the learner now. */
export interface Advice {
  /** How many choices the learner has made. */
  step: number;
  /** Whether the question is asked for the first time. */
  first: boolean;
  /** How many answers the match had after the learner's last choice: what was told later is news. */
  since: number;
  /** The prompt of that choice. */
  answered?: string;
  /** The index of the option that a lesson asks for, where it follows a record. */
  pick?: number;
  /** How many choices the learner makes in that record. */
  steps?: number;
}

/** Everything a client needs to draw the table; it replaces what the client had. */
export interface Welcome {
  type: "welcome";
  table: TableFacts;
  seat: number;
  log: Entry[];
  resumed: boolean;
  chat: ChatLine[];
  state: State | null;
  /** What the reader keeps for himself beside this match. */
  page?: string;
}

/** What everyone may know of a table. */
export interface TableFacts {
  id: string;
  game: string;
  seats: SeatFacts[];
  options: Record<string, string>;
  state: "open" | "over" | "running";
  listed: boolean;
  watch: "everyone" | "link" | "nobody";
  clock: Clock;
  guided: boolean;
  from: Moment | null;
  host: number | null;
  round: number;
  match: string | null;
  seal: string | null;
  created: number;
  /** Whether the others see what somebody types, as it comes. */
  letters?: boolean;
  /** Whether those who play may chat while they do. */
  chat?: boolean;
  /** By seat, once a match is over. */
  scores?: Score[];
  /** Whether the master may be asked here: whoever plays, plays against bots alone, and somebody wins. */
  hints?: boolean;
  /** Whether the table waits for whoever asks, by the token of a seat. */
  yours?: boolean;
  /** The seal of the match to come: its players may mix something into its secret. */
  next_seal?: string;
  /** What each seat mixed into the secret of this match, if any did. */
  chances?: (string | null)[];
  /** Told to the holder of a seat: for whom the match waits. */
  waiting?: number[];
  /** Told with it: for how many seconds. */
  waited?: number;
  /** There when the match cannot be shown any more; the table may begin another. */
  closed?: Closed;
}

/** What everyone may know of a seat. */
export interface SeatFacts {
  seat: number;
  name: string | null;
  bot: string | null;
  stand_in: boolean;
  connected: boolean;
  gone: number | null;
  replaceable: boolean;
  /** Whether this bot thinks for a shorter time than it should, because too many do at once. */
  hurried?: boolean;
}

/** What somebody has come to over the matches that this table has finished. */
export interface Score {
  /** The sum of his shares. */
  wins: number;
  points: number;
}

/** A match that this programme cannot show, because its rules have changed since; its secret is no longer one. */
export interface Closed {
  match: string;
  secret: string;
  /** Whether it was still being played: then nobody has lost it. */
  interrupted: boolean;
}

/** A line of talk as everyone at the table reads it. */
export interface ChatLine {
  type: "chat";
  id: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Nothing changed, and why. */
export interface Refused {
  type: "refused";
  command_id: string | null;
  code: string;
  text: string;
  state?: State;
  line?: number;
  column?: number;
}

/** Who is at the table. */
export interface Presence {
  type: "presence";
  seats: SeatFacts[];
}

/** A request to undo was made, or is over. */
export interface UndoAsked {
  type: "undo";
  asked_by: number | null;
  needs: number[];
  refused_by: number | null;
}

/** Who wants another round. */
export interface RematchWanted {
  type: "rematch";
  wanted: number[];
  needs: number[];
}

/** Why a thing cannot be chosen. */
export interface Because {
  type: "because";
  at: string;
  text: Sentence;
}

/** What a seat is about to write, as it stands; empty: nothing any more. */
export interface Letters {
  type: "typing";
  seat: number;
  text: string;
}

/** What the reader keeps for himself, as he has just written it elsewhere. */
export interface Page {
  type: "page";
  text: string;
}

/** Somebody who watches claps. */
export interface Applause {
  type: "applause";
}

/** Heard you. */
export interface Pong {
  type: "pong";
}

/** What the host tells everybody; empty: nothing any more. */
export interface Announcement {
  type: "announcement";
  text: string;
}

/** A seat, and the token that holds it. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
}

/** Why a request was refused, and where in a text of its own it is wrong. */
export interface Refusal {
  code: string;
  text: string;
  line?: number;
  column?: number;
}

/** A game. */
export interface GameFacts {
  key: string;
  title: string;
  seats: number[];
  rules_version: number;
  options: OptionFacts[];
  /** Whether somebody wins. */
  scored: boolean;
  /** Whether players bring decks of their own. */
  decks: boolean;
  levels: string[];
  /** The seconds that a talk or a silence lasts where the table does not say; 0: there is none that ends by itself. */
  talk: number;
  /** What can be kept of a finished match. */
  documents: ValueFacts[];
}

/** A choice to make when a table is opened: one of some values, a text, a number from 0 to `most`, or a deck by its line. */
export interface OptionFacts {
  key: string;
  title: string;
  kind: "choice" | "deck" | "number" | "text";
  /** Whose own choice it is, and goes with them from round to round; null: the table's. */
  seat: number | null;
  /** What the options of the seats have in common. */
  family: string;
  most: number;
  values: ValueFacts[];
}

/** One value of an option. */
export interface ValueFacts {
  key: string;
  title: string;
}

/** Every printed face of a game. */
export interface Cards {
  cards: Record<string, unknown>[];
}

/** Moments of a match, a page at a time. */
export interface Replay {
  match: string;
  game: string;
  /** The version of the rules under which it was played. */
  rules: number;
  rules_now: number;
  players: string[];
  roles: string[];
  seat: number;
  page: number;
  pages: number;
  frames: Frame[];
  over: Over;
}

/** The match after so many answers. */
export interface Frame {
  number: number;
  view: View;
  bar: Sentence;
  events: Entry[];
  at: number;
}

/** Every roll of a match's dice, with what they follow from. */
export interface Draws {
  seal: string;
  secret: string;
  chances: (string | null)[];
  /** Out of how many, and what came. */
  draws: [number, number][];
}

/** A finished match. */
export interface MatchFacts {
  match: string;
  table: string;
  game: string;
  players: string[];
  ended: number;
  shares: number[];
  reason: string;
}

/** What the house has to say to everybody. */
export interface HouseFacts {
  announcement: string;
  draining: boolean;
}

/** The best options of the decision `seq`, the one the master would take first; none: it would say nothing. */
export interface Hint {
  seq: number;
  options: Opinion[];
}

/** An option by its index, and the share of the win it is expected to bring; null where nobody can tell one. */
export interface Opinion {
  pick: number;
  share: number | null;
}

/** What a seat could expect in the course of a match, as far as it has been judged. */
export interface Curve {
  seat: number;
  done: boolean;
  /** How many decisions have been looked at, of how many. */
  judged: number;
  steps: number;
  moments: Judgement[];
  turns: TurningPoint[];
  /** The share that the seat had at the end. */
  end: number;
}

/** A decision of the seat: the share it could expect, what it came to by the answer it gave, and in words that and a better one. */
export interface Judgement {
  /** How many answers the match had. */
  number: number;
  share: number;
  taken: number;
  played: Sentence;
  better: Sentence | null;
}

/** From one decision to the next the share changed much: between so many answers, by so much. */
export interface TurningPoint {
  number: number;
  until: number;
  change: number;
}

/** What the host sees. */
export interface HostView {
  load: Load;
  tables: HostTable[];
  sanctions: Sanction[];
  reports: Reported[];
  announcement: string;
}

/** How busy this server is. */
export interface Load {
  version: string;
  health: string;
  tables: number;
  /** Matches that people play here now: a restart interrupts none, but they notice. */
  running: number;
  sockets: number;
  /** Bots and other work that wait for a worker. */
  thinking: number;
  /** How long a bot may think now. */
  patience: number;
  /** Finished matches of which nothing is kept yet. */
  unarchived: number;
  draining: boolean;
}

/** A table that is in the memory of this server. */
export interface HostTable {
  id: string;
  game: string;
  state: string;
  listed: boolean;
  people: Person[];
  spectators: number;
  created: number;
  match: string | null;
  answers: number;
}

/** Somebody at a table. */
export interface Person {
  seat: number;
  name: string | null;
  bot: string | null;
  connected: boolean;
  addresses: string[];
}

/** Somebody may not talk, or not come in, for a time. */
export interface Sanction {
  id: number;
  kind: "ban" | "mute";
  subject: "address" | "name";
  value: string;
  until: number;
  created: number;
}

/** Something that was reported. */
export interface Reported {
  id: number;
  at: number;
  table: string;
  match: string | null;
  by: string;
  author: string;
  /** None: it has been erased since. */
  text: string | null;
}

/** A series of quick matches between bots, as far as it has been played. */
export interface TrialFacts {
  game: string;
  rules: number;
  bot: string;
  seats: number;
  matches: number;
  wanted: number;
  /** How long it has taken. */
  seconds: number;
  found: Findings | null;
}

/** Who wins, with what, in how long, and how it ends. */
export interface Findings {
  even: number | null;
  by_seat: Share[];
  kinds: Kind[];
  lengths: Histogram;
  margins: Histogram | null;
  endings: Share[];
}

/** A share of wins with its 95 % interval. */
export interface Share {
  name: string;
  wins: number;
  games: number;
  share: number;
  interval: [number, number];
}

/** What is of one kind: heroes, houses, fragments. */
export interface Kind {
  title: string;
  /** The share of all that is of this kind. */
  usual: number;
  rates: Share[];
}

/** How values are spread. */
export interface Histogram {
  least: number;
  mean: number;
  most: number;
  columns: Column[];
}

/** How many values lie in a part of a histogram. */
export interface Column {
  from: number;
  to: number;
  count: number;
}

/** How strong a deck is, as far as it has been measured. */
export interface RatingLine {
  wins: number;
  games: number;
  rate: number | null;
  interval: [number, number];
  deck: string;
  bot: string;
  /** How many matches it takes in all. */
  matches: number;
  against: AgainstLine[];
}

/** What a deck wins against one rival. */
export interface AgainstLine {
  wins: number;
  games: number;
  rate: number | null;
  interval: [number, number];
  deck: string;
  name: string;
}

/** What can be kept of a match, and who may read it. */
export interface Documents {
  documents: DocumentFacts[];
  /** The seat that whoever asks played, or null. */
  seat: number | null;
  /** The seats whose players let everyone read. */
  agreed: number[];
  /** Those who have yet to; when there is none, everyone may. */
  needs: number[];
}

/** Something to keep of a match. */
export interface DocumentFacts {
  key: string;
  title: string;
  media: string;
  ending: string;
}

/** All rules of a game. */
export interface Rulebook {
  sections: Section[];
  decisions: Ruling[];
}

/** A chapter of the rules. */
export interface Section {
  title: string;
  rules: Rule[];
  examples: Example[];
}

/** One rule. */
export interface Rule {
  id: string;
  text: string;
}

/** A situation, what happens, and why. */
export interface Example {
  id: string;
  title: string;
  told: (string | Mention)[];
  then: (string | Mention)[];
  why: (string | Mention)[];
}

/** A printed face or a rule, with the words that name it. */
export interface Mention {
  text: string;
  face?: number;
  rule?: string;
}

/** What we decided where the rulebook is silent. */
export interface Ruling {
  id: string;
  text: string;
  reason: string;
}

/** The key by which a browser knows this house; empty: this house calls nobody. */
export interface PushKey {
  key: string;
}
