import type { MarelleTable } from "../../../src/games/marelle/table";
import type { Conflict, MarelleView, PageLine, Prince, SceneView } from "../../../src/games/marelle/wire";
import type { Decision } from "../../../src/lib/wire";

const prince = (seat: number): Prince => ({
  ...{ seat, name: `Prince ${seat}`, wish: null, hand: [], figure: null, bid: [], total: 0, ranks: [], aside: [] },
  ...{ gap: 0, fate: null },
});

/** A scene of the second prince, on which nothing has been told yet. */
export const scene = (own: Partial<SceneView> = {}): SceneView => ({
  ...{ number: 1, initiator: 1, conflict: 0, setters: [1], cutters: [0, 2], cut: false, page: [], rested: [] },
  ...{ speaking: [], mending: null, winner: null, decided: [] },
  ...own,
});

/** A table of three. */
export const story = (own: Partial<MarelleView> = {}): MarelleView => ({
  ...{ seat: 0, stage: "telling", act: 1, tongue: "en", world: "amber", spoken: false, conflicts: [], scene: null },
  ...{ princes: [0, 1, 2].map(prince), auction: { order: [2, 0, 3, 1], suit: null, best: 0, passed: [] } },
  ...{ scenes: [], tellers: [], epilogues: [], over: false },
  ...own,
});

export const conflict = (own: Partial<Conflict> = {}): Conflict => ({
  ...{ at: "conflict:0", between: [0, 1], arcanum: null, state: "open" as const, up: [], down: [], elements: [] },
  ...{ strengths: [0, 0, 0, 0], majority: [] },
  ...own,
});

export const line = (kind: string, seat: number, own: Partial<PageLine> = {}): PageLine => ({
  ...{ at: "", kind, seat },
  ...own,
});

export const table = (view: MarelleView): MarelleTable => ({
  ...{ view, seats: [], waiting: [], clock: {}, log: [], near: 0, writes: "en" as const, mine: (seat) => seat === 0 },
  ...{ called: (seat) => `Prince ${seat}`, langOf: () => view.tongue },
});

/** A question with these options: a text, buttons, and what lies at an address. */
export const decision = (prompt: string, ...options: string[]): Decision => ({
  ...{ prompt, rule: "", ask: [], window: null, limit: null },
  options: options.map((one) => ({
    ...{ label: [one], target: one === "text" || one === "button" ? "" : one },
    kind: one === "text" || one === "button" ? one : "card",
  })),
});
