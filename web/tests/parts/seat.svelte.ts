import { vi } from "vitest";
import type { Playing } from "../../src/lib/play.svelte";
import type { Choice, Decision } from "../../src/lib/wire";

export const choice = (label: string, more: Partial<Choice> = {}): Choice => ({
  ...{ label: [label], target: "", kind: "button" },
  ...more,
});

/** Seat 0 of three, asked what one likes. */
export class Seat implements Playing {
  game = "story";
  seat = 0;
  decision = $state.raw<Decision | null>(null);
  question = $state("");
  picked = $state<number | null>(null);
  draft = $state("");
  aimed = $state("");
  narrowed = $state("");
  wondered = null;
  pick = vi.fn<Playing["pick"]>((option) => void (this.picked = option));
  why = vi.fn();
  wonder = vi.fn();

  /** Asks: in a window, with whoever is due. */
  ask(options: Choice[], due?: number | null): void {
    const window = due === undefined ? null : { first: true, due, number: 1 };
    this.decision = { prompt: "tell", rule: "", ask: ["Que dites-vous ?"], options, window, limit: 10 };
    this.question = window ? "tell 1" : String(Math.random());
    this.picked = null;
  }
}
