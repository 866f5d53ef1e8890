/** The view of a campaign, as its server draws it. */

export interface Lying {
  at: string;
  /** Unknown cards have none. */
  face?: number;
}

export interface Stack extends Lying {
  face: number;
  copies: number;
}

export interface PlaceView {
  at: string;
  face: number;
  resource: number;
  /** None before the cemetery is set up. */
  tokens: number | null;
  past: number;
  future: number | null;
  abundant: boolean;
}

export interface EventView {
  at: string;
  face: number;
  activated: boolean;
  activates: boolean;
}

export interface FateView {
  at: string;
  face: number;
  last: number | null;
  met: boolean;
}

export interface GoalView extends Lying {
  lasting?: boolean;
  met?: boolean;
}

export interface Reason {
  reason: "soul" | "preferred" | "goal";
  face?: number;
  resource?: number;
  lasting?: boolean;
}

export interface CendrelinView {
  at: string;
  seat: number;
  /** Of this age, not sitting it out. */
  here: boolean;
  classes: number[];
  mana: number;
  ephemeral: number[];
  preferred: number | null;
  glory: { points: number; reasons: Reason[] };
  goals: GoalView[];
  life: { at: string; count: number };
  hand: number;
  own_hand?: Stack[];
  shown: Required<Lying>[];
  renounced: number;
  own_renounced?: Stack[];
  seen: number[];
  crowns: number;
}

export interface Building {
  packet: Stack[];
  chosen: Stack[];
  wanted: number;
}

export interface Chapter {
  age: number;
  named: number;
  nights: number;
  classes: number[];
  reasons: Reason[];
}

export interface CampaignView {
  mode: "initiation" | "complete";
  age: number;
  ages: number;
  phase: string;
  night: number;
  turn: number;
  patience: number;
  keeper: number | null;
  speaker: number | null;
  first: number | null;
  named: number | null;
  needed: number;
  duties: { event: boolean; fate: boolean };
  places: PlaceView[];
  environs: EventView[];
  future: number;
  past: number;
  past_faces: number[];
  fate: FateView | null;
  seats: CendrelinView[];
  building: Building | null;
  chronicle: Chapter[];
  box: Record<string, unknown> | null;
}
