import { Line, type Link } from "./line";
import type { Playing, Wondered } from "./play.svelte";
import { seats } from "./seats.svelte";
import { settings, type Lang } from "./settings.svelte";
import { chime } from "./sound";
import type {
  ChatLine,
  Decision,
  Entry,
  Heard,
  Refusal,
  Rematch,
  Said,
  State,
  TableFacts,
  UndoAsked,
  Welcome,
} from "./wire";

interface Sent {
  seq: number;
  command_id: string;
  pick: number;
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A table as this browser sees it: what the server last said, shown one state at a time. */
export class LiveTable implements Playing {
  facts = $state.raw<TableFacts | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  seat = $state(-1);
  link = $state<Link>("opening");
  /** What the table has to say to this person alone: a refusal, or why a thing may not be chosen. */
  notice = $state("");
  /** Why the server will not let us in. */
  closed = $state("");
  /** A moment that has passed, while the person looks back at it. */
  past = $state.raw<State | null>(null);
  undoAsked = $state.raw<UndoAsked | null>(null);
  rematch = $state.raw<Rematch | null>(null);
  aimed = $state("");
  narrowed = $state("");
  wondered = $state.raw<Wondered | null>(null);
  /** How a new state comes to the screen; the board lets things fly meanwhile. */
  present: (apply: () => void) => Promise<void> = async (apply) => apply();

  private sent = $state.raw<Sent | null>(null);
  /** What was asked only for the one who looks. */
  private wonders: string[] = [];
  private queue: State[] = [];
  private moments: State[] = [];
  private showing = false;
  private readonly line: Line;

  constructor(
    readonly id: string,
    private token: string | null,
    public lang: Lang = settings.lang,
  ) {
    this.line = new Line({
      table: id,
      hello: () => this.hello(),
      hear: (message) => this.hear(message),
      linked: (link) => (this.link = link),
    });
  }

  get game(): string {
    return this.facts?.game ?? "";
  }

  /** What is on the screen. */
  get shown(): State | null {
    return this.past ?? this.state;
  }

  get decision(): Decision | null {
    return this.past ? null : (this.state?.decision ?? null);
  }

  get picked(): number | null {
    return this.sent?.pick ?? null;
  }

  pick(option: number): void {
    if (!this.state?.decision || this.sent) return;
    this.sent = { seq: this.state.seq, command_id: newId(), pick: option };
    this.notice = this.narrowed = this.aimed = "";
    chime("pick");
    this.say({ type: "pick", ...this.sent });
  }

  why(at: string): void {
    if (at) this.say({ type: "why", at });
  }

  wonder(at: string): void {
    this.wonders.push(at);
    this.why(at);
  }

  say(message: Said): void {
    this.line.say(message);
  }

  /** Shows the newest state at once: a person who acts does not want to wait for what is still in the air. */
  hurry(): void {
    if (this.queue.length === 0) return;
    for (const state of this.queue.splice(0)) this.show(state);
  }

  sitDown(token: string): void {
    this.token = token;
    this.line.again();
  }

  speak(lang: Lang): void {
    this.lang = lang;
    this.say({ type: "lang", lang });
  }

  /** Shows the table as it was after so many answers, as far as this browser saw it; null comes back to now. */
  lookBack(number: number | null): void {
    const seen = number === null ? undefined : this.moments.findLast((moment) => moment.number <= number);
    this.past = seen === this.state ? null : (seen ?? null);
  }

  close(): void {
    this.line.close();
  }

  private hello(): Extract<Said, { type: "hello" }> {
    return { type: "hello", token: this.token, lang: this.lang, last: this.state?.version ?? null };
  }

  private hear(message: Heard): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "state":
        return this.enqueue(message);
      case "refused":
        return this.refused(message);
      case "chat":
        this.chat = [...this.chat, message];
        return;
      case "presence":
        if (this.facts) this.facts = { ...this.facts, seats: message.seats };
        return;
      case "undo":
        this.undoAsked = message.asked_by === null ? null : message;
        return;
      case "rematch":
        this.rematch = message;
        return;
      case "because":
        return this.because(message);
      case "pong":
    }
  }

  private because({ at, text }: Wondered): void {
    const wonder = this.wonders.indexOf(at);
    if (wonder < 0) this.notice = text;
    else this.wondered = { at, text };
    if (wonder >= 0) this.wonders.splice(wonder, 1);
  }

  private welcome(message: Welcome): void {
    this.facts = message.table;
    this.seat = message.seat;
    this.log = message.resumed ? [...this.log, ...message.log] : message.log;
    this.chat = message.chat;
    this.closed = "";
    this.queue = [];
    if (!message.resumed) this.moments = [];
    if (message.state) this.enqueue({ ...message.state, events: [] });
    else this.state = null;
    if (this.sent) this.say({ type: "pick", ...this.sent });
  }

  private refused(message: Refusal): void {
    if (message.command_id === this.sent?.command_id) this.sent = null;
    if (this.facts) this.notice = message.text;
    else this.closed = message.text;
    if (message.state) this.enqueue(message.state);
  }

  private enqueue(state: State): void {
    this.queue.push(state);
    if (!this.showing) void this.drain();
  }

  private async drain(): Promise<void> {
    this.showing = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const state = next;
      await this.present(() => this.show(state));
    }
    this.showing = false;
  }

  private show(state: State): void {
    const before = this.state;
    if (this.sent && (state.seq !== this.sent.seq || !state.decision)) this.sent = null;
    if (state.seq !== before?.seq) {
      this.notice = this.narrowed = this.aimed = "";
      this.wondered = null;
    }
    this.log = [...this.log, ...state.events];
    this.state = state;
    this.past = null;
    this.moments.push(state);
    this.undoAsked = state.asked;
    this.rematch = state.rematch;
    if (state.over && this.seat >= 0) seats.finish(state.over.match);
    if (state.over && !before?.over && before) chime(this.won(state) ? "won" : "lost");
    else if (state.decision && before && before.seq !== state.seq && !before.decision) chime("turn");
  }

  private won(state: State): boolean {
    const shares = state.over?.shares ?? [];
    return this.seat >= 0 && shares[this.seat] === Math.max(...shares);
  }
}
