/* Written by scripts/typescript.py from the Python types of the same names: change those. */

/** The whole table. */
export interface MarelleView {
  seat: number | null;
  stage: string;
  act: number;
  /** The language of telling. */
  tongue: string;
  world: string;
  spoken: boolean;
  princes: Prince[];
  conflicts: Conflict[];
  auction: Auction;
  scene: SceneView | null;
  scenes: PlayedScene[];
  /** Who has yet to tell an epilogue, in order. */
  tellers: number[];
  epilogues: PageLine[];
  over: boolean;
}

/** The auctions of childhood. */
export interface Auction {
  order: number[];
  /** What is for sale. */
  suit: number | null;
  best: number;
  /** Who adds nothing. */
  passed: number[];
}

/** What lies between two neighbours. */
export interface Conflict {
  at: string;
  between: number[];
  arcanum: Lying | null;
  state: "belligerence" | "open" | "rivalry" | "verge";
  up: Lying[];
  down: Lying[];
  /** The faces that define it, wherever those cards are now. */
  elements: number[];
  /** What each characteristic amounts to. */
  strengths: number[];
  /** The suits that would decide it now. */
  majority: number[];
}

/** A card on the table. */
export interface Lying {
  at: string;
  /** Its number in the list of cards; none if the seat does not know it. */
  face?: number;
}

/** A paragraph, or what a card did in a scene. */
export interface PageLine {
  at: string;
  kind: string;
  seat: number;
  /** Of a paragraph; empty: it was erased. */
  text?: string;
  note?: number;
  face?: number;
  /** A second card: the gift, or what was given for a pledge; in a duel, the suit. */
  other?: number;
}

/** One player. */
export interface Prince {
  seat: number;
  name: string | null;
  /** What the character wants, as a whole sentence in the language of telling; for the author's eyes until the end. */
  wish: string | null;
  hand: Held[];
  figure: Lying | null;
  bid: Lying[];
  /** What the bid comes to. */
  total: number;
  /** By suit: king 1, queen 2, knight 3, knave 4, unranked 0. */
  ranks: number[];
  aside: Lying[];
  /** Between black and red: how enviable the fate would be now. */
  gap: number;
  /** What the table that was chosen says of the gap. */
  fate: Both | null;
}

/** A sentence in both languages. */
export interface Both {
  fr: string;
  en: string;
}

/** A card in somebody's hand. */
export interface Held {
  at: string;
  /** Its number in the list of cards; none if the seat does not know it. */
  face?: number;
  /** What the deal has shown to all. */
  value: number;
}

/** The scene that is being played. */
export interface SceneView {
  number: number;
  initiator: number;
  conflict: number;
  setters: number[];
  cutters: number[];
  cut: boolean;
  page: PageLine[];
  rested: number[];
  speaking: number[];
  /** The line that the seat's next text replaces. */
  mending: number | null;
  winner: number | null;
  decided: number[];
}

/** A scene that is over; its text is in the chronicle. */
export interface PlayedScene {
  act: number;
  initiator: number;
  conflict: number;
  arcanum: number;
  winner: number | null;
}
