import type { RoseView, SeatView, SuspectView, WordView } from "../../../src/games/rose_noire/wire";
import type { Playing } from "../../../src/lib/play.svelte";

/** A player of whom nothing is said but this. */
export const player = (seat: number, own: Partial<SeatView> = {}): SeatView => ({
  ...{ seat, rector: false, role: null, profile: null, hand: [], pawn: null, signed: null },
  ...{ seals: 1, ready: false, banned: false, breath: 1 },
  ...own,
});

const suspect = (n: number): SuspectView => ({
  ...{ at: `suspect:${n}`, face: 100 + n, key: "", alive: true, died: null, slayer: null, pile: [], pawns: [] },
  ...{ guarded: false, locked: false, cleared: false },
});

/** A table of five, the Rector in the third seat, by day. */
export const rose = (own: Partial<RoseView> = {}): RoseView => ({
  ...{ seat: 0, turn: 1, turns: 5, phase: "day", rector: 2, first: 3, acting: null, needed: 3 },
  ...{ suspects: Array.from({ length: 7 }, (_, n) => suspect(n)), accomplices: [], cemetery: [], discard: [] },
  ...{ seats: [0, 1, 2, 3, 4].map((seat) => player(seat, { rector: seat === 2 })), table: [], boxed: 0, orders: 0 },
  ...{ order_discard: [], hushed: false, curfew: false, watched: false, exposed: false, hidden_role: null },
  ...{ words: [], signatures: [], answers: [], forgetful: false, possible: 21, camp: null },
  ...own,
});

export const word = (kind: string, own: Partial<WordView> = {}): WordView => ({
  ...{ turn: 1, seat: 0, kind, suspects: [], whom: null, way: 0, standing: "" },
  ...own,
});

/** A seat that may choose what lies at these addresses; what it picks is written down. */
export function asked(...targets: string[]): Playing & { taken: number[] } {
  const taken: number[] = [];
  const options = targets.map((target) => ({ label: [target], target, kind: "button" as const }));
  return {
    ...{ game: "rose_noire", seat: 0, picked: null, aimed: "", narrowed: "", draft: "", question: "", wondered: null },
    decision: { prompt: "day", rule: "", ask: [], options, window: null, limit: null },
    ...{ pick: (option) => void taken.push(option), why: () => undefined, wonder: () => undefined },
    taken,
  };
}
