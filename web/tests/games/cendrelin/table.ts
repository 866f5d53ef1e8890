import type { CampaignView, CendrelinView, PlaceView } from "../../../src/games/cendrelin/view";

/** A cendrelin of whom nothing is said but this. */
export const cendrelin = (own: Partial<CendrelinView> = {}): CendrelinView => ({
  ...{ at: "seat:0", seat: 0, here: true, classes: [], mana: 0, ephemeral: [], preferred: null, goals: [] },
  ...{ glory: { points: 0, reasons: [] }, life: { at: "life:0", count: 0 }, hand: 0, shown: [], renounced: 0 },
  ...{ seen: [], crowns: 0 },
  ...own,
});

export const place = (own: Partial<PlaceView> = {}): PlaceView => ({
  ...{ at: "place:0", face: 0, resource: 0, tokens: 0, past: 0, future: null, abundant: false },
  ...own,
});

export const campaign = (own: Partial<CampaignView> = {}): CampaignView => ({
  ...{ mode: "complete", age: 1, ages: 1, phase: "night", night: 1, turn: 1, patience: 0, keeper: null },
  ...{ speaker: null, first: null, named: null, needed: 0, duties: { event: false, fate: false }, places: [] },
  ...{ environs: [], future: 0, past: 0, past_faces: [], fate: null, seats: [], building: null, chronicle: [] },
  ...{ box: null },
  ...own,
});
