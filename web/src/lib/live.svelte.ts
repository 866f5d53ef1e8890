import { aged } from "./aged";
import { Audience } from "./audience.svelte";
import { drafts } from "./drafts.svelte";
import { Typing } from "./letters.svelte";
import { OTHER_MOVE } from "./lesson";
import { Line, type Link } from "./line";
import { forget, remember, remembered } from "./memory";
import { OwnPage } from "./page.svelte";
import { questionOf, windowOf, type Playing, type Wondered } from "./play.svelte";
import { chanceFor } from "./seals";
import { seats } from "./seats.svelte";
import { settings, type Lang } from "./settings.svelte";
import { newId, type Sent } from "./sent";
import { chime, sounded } from "./sound";
import { said } from "./tongue.svelte";
import { heardRematch, ofOther, undoRefused, wished } from "./votes";
import type { Asked, ChatLine, Decision, Entry, Hello, Pick, Refused, Reply, Said } from "./wire";
import type { Sentence, State, TableFacts, UndoAsked, Wanted, Welcome } from "./wire";

/** A table as this browser sees it: what the server last said, shown one state at a time. */
export class LiveTable implements Playing {
  facts = $state.raw<TableFacts | null>(null);
  state = $state.raw<State | null>(null);
  readonly game = $derived(this.facts?.game ?? "");
  readonly question = $derived(questionOf(this.state));
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  seat = $state(-1);
  link = $state<Link>("opening");
  /** What the table has to say to this person alone: a refusal, or why a thing may not be chosen. */
  notice = $state.raw<Sentence>([]);
  /** Why the server will not let us in. */
  closed = $state("");
  /** A moment that has passed, while the person looks back at it. */
  past = $state.raw<State | null>(null);
  undoAsked = $state.raw<Asked | null>(null);
  rematch = $state.raw<Wanted | null>(null);
  aimed = $state("");
  narrowed = $state("");
  wondered = $state.raw<Wondered | null>(null);
  /** Lines of talk that came while nobody could see them. */
  unread = $state(0);
  /** A lesson is not followed, or no longer: any choice is taken. */
  free = $state(false);
  readonly typing = new Typing((text) => this.say({ type: "typing", text }));
  readonly audience = new Audience(this);
  readonly page = new OwnPage((text) => this.line.say({ type: "page", text }));
  /** How a new state comes to the screen; the board lets things fly meanwhile. */
  present: (apply: () => void) => Promise<void> = async (apply) => apply();

  /** A text under way outlives the page: it is sent again, and the server knows whether it has it. */
  private sent = $state.raw<Sent | null>(null);
  /** What a window could not take because a question came between: it is sent again when the window is back. */
  private held: Sent | null = null;
  /** What was asked only for the one who looks. */
  private wonders: string[] = [];
  private queue: { state: State; came: number }[] = [];
  private moments: State[] = [];
  private showing = false;
  private undoAsker = -1;
  private readonly line: Line;

  constructor(
    readonly id: string,
    private token: string | null,
    public lang: Lang = settings.lang,
  ) {
    this.sent = remembered<Sent | null>(this.kept, null);
    this.line = new Line({
      table: id,
      hello: () => this.hello(),
      hear: (message) => this.hear(message),
      linked: (link) => (this.link = link),
    });
  }

  /** What is on the screen. */
  get shown(): State | null {
    return this.past ?? this.state;
  }

  get decision(): Decision | null {
    return this.past ? null : (this.state?.decision ?? null);
  }

  get picked(): number | null {
    return this.sent?.message.pick ?? null;
  }

  /** The option that the lesson asks for. */
  get advised(): number | null {
    return this.free || this.past ? null : (this.state?.lesson?.pick ?? null);
  }

  get draft(): string {
    return drafts.of(this.paper);
  }

  /** Only in a window do others see it grow: what is written in secret stays here. */
  set draft(text: string) {
    drafts.write(this.paper, text);
    if (this.decision?.window) this.typing.show(() => (this.picked === null ? this.draft : ""));
  }

  private get kept(): string {
    return `veillee.sent ${this.token ?? ""}`;
  }

  /** Where the text is kept that answers the open question. */
  private get paper(): string {
    const { decision } = this.state ?? {};
    return decision ? `${this.id} ${this.seat} ${windowOf(decision)}` : "";
  }

  pick(option: number, text?: string, lang?: Lang): void {
    const { seq, decision } = this.state ?? {};
    if (seq === undefined || !decision || this.sent) return;
    if (this.advised !== null && option !== this.advised) return void (this.notice = [said(OTHER_MOVE)]);
    const written = text === undefined ? {} : lang === undefined ? { text } : { text, lang };
    const message: Pick = { type: "pick", seq, command_id: newId(), pick: option, ...written };
    this.send({ message, paper: this.paper, open: decision.window !== null || text !== undefined });
    this.clear();
    chime("pick");
  }

  private send(sent: Sent): void {
    this.sent = sent;
    if (sent.message.text !== undefined) remember(this.kept, sent);
    this.say(sent.message);
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
    for (const { state, came } of this.queue.splice(0)) this.show(aged(state, came));
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
    this.page.close();
    this.line.close();
  }

  private hello(): Hello {
    return { type: "hello", token: this.token, lang: this.lang, last: this.state?.version ?? null };
  }

  private hear(message: Reply): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "state":
        return this.enqueue(message);
      case "refused":
        return this.refused(message);
      case "chat":
        return this.heardTalk(message);
      case "presence":
        return void (this.facts &&= { ...this.facts, seats: message.seats });
      case "undo":
        return this.heardUndo(message);
      case "rematch":
        return void (this.rematch = heardRematch(message, this.rematch, this.seat));
      case "because":
        return this.because(message);
      case "typing":
        return this.typing.hear(message);
      case "applause":
        return void this.audience.heard++;
      case "announcement":
        return void (this.audience.announced = message.text);
      case "page":
        return this.page.hear(message.text);
      case "pong":
    }
  }

  private heardTalk(line: ChatLine): void {
    this.chat = [...this.chat, line];
    if (ofOther(line, this.seat)) this.unread++;
  }

  private heardUndo(message: UndoAsked): void {
    if (this.undoAsker === this.seat) this.notice = undoRefused(message, this.facts) ?? this.notice;
    this.undoAsked = wished(message);
  }

  private because({ at, text }: Wondered): void {
    const wonder = this.wonders.indexOf(at);
    if (wonder < 0) return void (this.notice = text);
    this.wonders.splice(wonder, 1);
    this.wondered = { at, text };
  }

  private welcome(message: Welcome): void {
    this.facts = message.table;
    this.seat = message.seat;
    this.log = message.resumed ? [...this.log, ...message.log] : message.log;
    this.chat = message.chat;
    this.page.hear(message.page ?? "", message.table.match);
    [this.closed, this.queue] = ["", []];
    if (!message.resumed) this.moments = [];
    if (message.state) this.enqueue({ ...message.state, events: [] });
    else this.state = null;
    if (this.sent) this.say(this.sent.message);
    const { next_seal: seal } = message.table;
    if (seal && this.seat >= 0) this.say({ type: "chance", seal, value: chanceFor(seal) });
  }

  private refused(message: Refused): void {
    if (this.sent && message.command_id === this.sent.message.command_id) {
      if (message.code === "later") this.held = this.sent;
      this.settled();
    }
    if (this.facts) this.notice = [message.text];
    else this.closed = message.text;
    if (message.state) this.enqueue(message.state);
  }

  private enqueue(state: State): void {
    this.queue.push({ state, came: performance.now() });
    if (!this.showing) void this.drain();
  }

  private async drain(): Promise<void> {
    this.showing = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const { state, came } = next;
      await this.present(() => this.show(aged(state, came)));
    }
    this.showing = false;
  }

  private show(state: State): void {
    const before = this.state;
    this.settle(state);
    if (questionOf(state) !== questionOf(before)) this.clear();
    this.log = [...this.log, ...state.events];
    this.state = state;
    if (this.held?.paper === this.paper && !this.sent) {
      this.send(this.held);
      this.held = null;
    }
    this.past = null;
    this.moments.push(state);
    this.undoAsked = state.asked;
    this.undoAsker = state.asked?.asked_by ?? this.undoAsker;
    this.rematch = state.rematch;
    if (state.over && this.seat >= 0) seats.finish(state.over.match, this.token, this.seat);
    if (before) sounded(before, state, this.seat);
  }

  /** What was under way is over when the server says so; an answer that nobody could overtake, when the question is. */
  private settle(state: State): void {
    if (!this.sent) return;
    const { message, paper, open } = this.sent;
    const taken = state.command_id === message.command_id;
    if (taken && message.text !== undefined) drafts.write(paper, "");
    if (taken || (!open && (state.seq !== message.seq || !state.decision))) this.settled();
  }

  private settled(): void {
    this.sent = null;
    forget(this.kept);
  }

  /** Forgets what was said and pointed at for the last question. */
  private clear(): void {
    this.notice = [];
    this.narrowed = this.aimed = "";
    this.wondered = null;
  }
}
