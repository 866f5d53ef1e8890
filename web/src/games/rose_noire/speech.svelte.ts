/** The sentence that a player is putting together, wherever on the screen that is done. */

import type { Playing } from "../../lib/play.svelte";
import type { Sentence } from "../../lib/wire";
import { CEMETERY, FAMILIES, KINDS, sayAt, type About } from "./claims";

const SAY = "say:";

class Speech {
  kind = $state("innocent");
  suspect = $state<number>(0);
  second = $state<number>(1);
  pile = $state<number | typeof CEMETERY>(0);
  seat = $state<number>(-1);

  constructor(private readonly playing: Playing) {}

  get about(): About {
    return KINDS[this.kind]?.about ?? "suspect";
  }

  get family(): string {
    return KINDS[this.kind]?.family ?? "";
  }

  /** All that may be said now. */
  get offered(): ReadonlySet<string> {
    return new Set(
      (this.playing.decision?.options ?? []).map(({ target }) => target).filter((at) => at.startsWith(SAY)),
    );
  }

  get possible(): boolean {
    return this.offered.size > 0;
  }

  /** The families and kinds of which something may still be said. */
  families(): typeof FAMILIES {
    const kinds = Object.keys(KINDS).filter((kind) => this.offers(kind));
    return FAMILIES.filter(({ key }) => kinds.some((kind) => KINDS[kind]?.family === key));
  }

  kinds(family: string): string[] {
    return Object.keys(KINDS).filter((kind) => KINDS[kind]?.family === family && this.offers(kind));
  }

  offers(kind: string, about?: string | number): boolean {
    const at = sayAt(kind, about === undefined ? [] : [about]);
    return [...this.offered].some(
      (one) => one === at || one.startsWith(`${at}:`) || (about !== undefined && this.names(one, kind, about)),
    );
  }

  /** A pair is named in either order. */
  private names(at: string, kind: string, about: string | number): boolean {
    return at.startsWith(`${sayAt(kind, [])}:`) && at.split(":").slice(2).includes(String(about));
  }

  get target(): string {
    const { kind } = this;
    if (this.about === "self") return sayAt(kind, []);
    if (this.about === "seat") return sayAt(kind, [this.seat]);
    if (this.about === "pile") return sayAt(kind, [this.pile]);
    if (this.about === "suspect") return sayAt(kind, [this.suspect]);
    return sayAt(
      kind,
      [this.suspect, this.second].toSorted((a, b) => a - b),
    );
  }

  get index(): number {
    return this.playing.decision?.options.findIndex(({ target }) => target === this.target) ?? -1;
  }

  get sentence(): Sentence {
    return this.playing.decision?.options[this.index]?.label ?? [];
  }

  /** Whether somebody or something is named in the sentence. */
  has(about: number | string): boolean {
    if (this.about === "seat") return about === this.seat;
    if (this.about === "pile") return about === this.pile;
    return about === this.suspect || (this.about === "two" && about === this.second);
  }

  begin(kind: string): void {
    this.kind = kind;
    if (this.about === "seat" && !this.offers(kind, this.seat)) this.seat = this.firstSeat();
    if (this.about === "pile" && this.pile !== CEMETERY && !this.offers(kind, this.pile)) this.pile = this.suspect;
  }

  private firstSeat(): number {
    const at = [...this.offered].find((one) => one.startsWith(`${sayAt(this.kind, [])}:`));
    return Number(at?.split(":")[2] ?? -1);
  }

  /** Puts a name into the sentence; of two, the one that has stood there longer goes. */
  name(about: number | typeof CEMETERY): void {
    if (this.about === "seat") this.seat = Number(about);
    else if (this.about === "pile") this.pile = about;
    else if (about !== CEMETERY) this.nameSuspect(about);
  }

  private nameSuspect(suspect: number): void {
    if (suspect === this.suspect) return;
    if (this.about === "two") this.second = this.suspect;
    this.suspect = suspect;
  }

  say(): void {
    if (this.index >= 0) this.playing.pick(this.index);
  }
}

const speeches = new WeakMap<Playing, Speech>();

export function speechOf(playing: Playing): Speech {
  const found = speeches.get(playing) ?? new Speech(playing);
  speeches.set(playing, found);
  return found;
}
