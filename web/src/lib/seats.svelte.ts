/** The seats this browser holds: a private token for each table, never sent but to the server. */

import { remember, remembered } from "./memory";

interface Held {
  token: string;
  seat: number;
  game: string;
  at: number;
}

const KEY = "veillee.seats";
const PLAYED = "veillee.played";
const KEYS = "veillee.keys";
const SAT = "veillee.sat";
const KEEP = 40;

class Seats {
  held = $state.raw<Record<string, Held>>(remembered(KEY, {}));
  /** The matches finished in this browser, the latest first. */
  played = $state.raw<string[]>(remembered(PLAYED, []));

  /** The tokens with which they were played: what was written there stays theirs. */
  keys = $state.raw<Record<string, string>>(remembered(KEYS, {}));

  /** The seats that were mine in them. */
  sat = $state.raw<Record<string, number>>(remembered(SAT, {}));

  token(table: string): string | null {
    return this.held[table]?.token ?? null;
  }

  hold(table: string, held: Omit<Held, "at">): void {
    const all = { ...this.held, [table]: { ...held, at: Date.now() } };
    const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at);
    this.write(Object.fromEntries(newest.slice(0, KEEP)));
  }

  drop(table: string): void {
    this.write(Object.fromEntries(Object.entries(this.held).filter(([id]) => id !== table)));
  }

  finish(match: string, token: string | null, seat: number): void {
    if (this.played.includes(match)) return;
    this.played = [match, ...this.played].slice(0, KEEP);
    remember(PLAYED, this.played);
    const all = token ? { ...this.keys, [match]: token } : this.keys;
    this.keys = Object.fromEntries(Object.entries(all).filter(([id]) => this.played.includes(id)));
    remember(KEYS, this.keys);
    const sat = Object.entries({ ...this.sat, [match]: seat });
    this.sat = Object.fromEntries(sat.filter(([id]) => this.played.includes(id)));
    remember(SAT, this.sat);
  }

  private write(held: Record<string, Held>): void {
    this.held = held;
    remember(KEY, held);
  }
}

export const seats = new Seats();
