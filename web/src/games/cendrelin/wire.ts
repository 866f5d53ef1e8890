/* Written by scripts/typescript.py from the Python types of the same names: change those. */

/** All that a seat (or a spectator) may know. */
export interface CampaignView {
  mode: "complete" | "initiation";
  age: number;
  /** The number of the last age; 0: as long as two players stay. */
  ages: number;
  /** One of classes, places, goals, building, preferring, setting-up, evening, sunset, night, changing, inheriting. */
  phase: string;
  /** The nights of this age so far. */
  night: number;
  /** The turns of the table so far. */
  turn: number;
  /** The last turn there can be. */
  patience: number;
  /** The cendrelin in charge. */
  keeper: number | null;
  /** Who has his say: at sunset another than the keeper. */
  speaker: number | null;
  /** Who began the age. */
  first: number | null;
  /** Who was named Haut Cendrelin. */
  named: number | null;
  /** The points of glory that make a Haut Cendrelin. */
  needed: number;
  duties: Duties;
  places: PlaceView[];
  environs: EventView[];
  future: number;
  past: number;
  /** The events of the past, which all have seen. */
  past_faces: number[];
  fate: FateView | null;
  seats: CendrelinView[];
  building: Building | null;
  chronicle: ChapterView[];
  /** The whole list of cards in both languages, where the table was opened with a sheet of one's own. */
  box: Record<string, Record<string, unknown>[]> | null;
}

/** The former life that a seat is building. */
export interface Building {
  packet: Stack[];
  chosen: Stack[];
  wanted: number;
}

/** The copies of one fragment. */
export interface Stack {
  at: string;
  face: number;
  copies: number;
}

/** One age of the chronicle. */
export interface ChapterView {
  age: number;
  named: number;
  nights: number;
  classes: number[];
  reasons: Reason[];
}

/** A reason of glory. */
export interface Reason {
  reason: "goal" | "preferred" | "soul";
  face?: number;
  resource?: number;
  lasting?: boolean;
}

/** Whether each has been done tonight. */
export interface Duties {
  event: boolean;
  fate: boolean;
}

export interface EventView {
  at: string;
  face: number;
  /** Whether it was, tonight. */
  activated: boolean;
  /** Whether it can be at all. */
  activates: boolean;
}

export interface FateView {
  at: string;
  face: number;
  /** The option taken last. */
  last: number | null;
  met: boolean;
}

export interface PlaceView {
  at: string;
  face: number;
  resource: number;
  /** None before the cemetery is set up. */
  tokens: number | null;
  past: number;
  /** None where it has no such hourglass. */
  future: number | null;
  abundant: boolean;
}

export interface CendrelinView {
  at: string;
  seat: number;
  /** Of this age, not sitting it out. */
  here: boolean;
  /** Faces. */
  classes: number[];
  mana: number;
  /** Damage, homages, demonic pacts. */
  ephemeral: number[];
  /** A resource. */
  preferred: number | null;
  glory: Glory;
  goals: GoalView[];
  life: Life;
  hand: number;
  /** For its owner alone. */
  own_hand?: Stack[];
  /** The fragments played, face up. */
  shown: Lying[];
  renounced: number;
  /** For its owner alone. */
  own_renounced?: Stack[];
  /** The fragments everybody knows to be in this hand or face down before it. */
  seen: number[];
  /** The ages won. */
  crowns: number;
}

export interface Glory {
  points: number;
  reasons: Reason[];
}

/** An objective; before they are shown only its owner knows which. */
export interface GoalView {
  at: string;
  face?: number;
  lasting?: boolean;
  met?: boolean;
}

/** A former life. */
export interface Life {
  at: string;
  count: number;
}

/** A card: its address, and the number of its picture in the list of cards. */
export interface Lying {
  at: string;
  face: number;
}

/** What a designer needs to begin. */
export interface Entrance {
  example: string;
  words: Words;
}

/** The words of the language, by what they are. */
export interface Words {
  openings: string[];
  details: string[];
  verbs: string[];
  nouns: string[];
}

/** What a sheet says, and all that is wrong with it. */
export interface Reading {
  cards: OwnCard[];
  faults: Mark[];
  /** The tokens on every place of the laid-out cemetery. */
  laid: number;
}

/** A card of the sheet. */
export interface OwnCard {
  /** As the list of cards has it. */
  picture: Record<string, unknown>;
  line: number;
  both: Both;
  said: Sentence[];
}

/** A name in both languages. */
export interface Both {
  fr: string;
  en: string;
}

/** A sentence in both languages, and what it would do. */
export interface Sentence {
  changes?: Change[];
  lack?: string;
  met?: boolean;
  fr: string;
  en: string;
}

export interface Change {
  what: number;
  his: boolean;
  from: number;
  to: number;
}

/** A fault, and where it is. */
export interface Mark {
  line: number;
  column: number;
  text: string;
}
