import type { Said, TableFacts } from "./wire";

interface Watched {
  readonly facts: TableFacts | null;
  say(said: Said): void;
}

/** Those who only watch, and what one may do about others' texts where strangers play. */
export class Audience {
  /** How often it was heard to clap. */
  heard = $state(0);
  /** What the host of the house tells everybody. */
  announced = $state("");

  constructor(private readonly table: Watched) {}

  /** Whether strangers may sit down here. */
  get strangers(): boolean {
    return this.table.facts?.listed ?? false;
  }

  applaud(): void {
    this.table.say({ type: "applaud" });
  }

  /** Shows a text to whoever runs the server. */
  report(note: number): void {
    this.table.say({ type: "report", note });
  }
}
