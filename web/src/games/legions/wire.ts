/* Written by scripts/typescript.py from the Python types of the same names: change those. */

/** The whole table. */
export interface LegionsView {
  turn: number;
  /** The number of the last turn. */
  turns: number;
  phase: string;
  /** The seat with the initiative. */
  first: number | null;
  acting: number | null;
  /** The King's seat. */
  roi: number;
  winner: number | null;
  row: RowLegion[];
  /** How many legions are to come. */
  pile: number;
  hero_row: RowHero[];
  /** From the top. */
  hero_pile: Lying[];
  /** The legions out of the game. */
  removed: Lying[];
  /** In the order of their resolution. */
  places: PlaceView[];
  /** By seat. */
  sides: SideView[];
}

/** A card on the table. */
export interface Lying {
  at: string;
  /** Its number in the list of cards, where the places follow; none if the seat does not know it. */
  face?: number;
}

/** A hero to recruit. */
export interface RowHero {
  at: string;
  /** Its number in the list of cards, where the places follow; none if the seat does not know it. */
  face?: number;
  /** Kept for the King. */
  reserved: boolean;
}

/** A place between the two sides. */
export interface PlaceView {
  at: string;
  guild: string;
  points: number;
  banner: boolean;
  holder: number | null;
}

/** A legion to take. */
export interface RowLegion {
  at: string;
  /** Its number in the list of cards, where the places follow; none if the seat does not know it. */
  face?: number;
  down: boolean;
}

/** One player's camp. */
export interface SideView {
  seat: number;
  camp: "necro" | "roi";
  hand: Lying[];
  /** The legion revealed for the initiative and not placed yet. */
  chosen: Lying | null;
  /** The legions before each place, those in rout last. */
  lines: LineLegion[][];
  heroes: OwnHero[];
  stratagem: OwnStratagem | null;
  banners: number;
  /** What this side would score now: everything that counts lies in the open. */
  points: number;
}

/** A hero that was recruited. */
export interface OwnHero {
  at: string;
  /** Its number in the list of cards, where the places follow; none if the seat does not know it. */
  face?: number;
  under: Lying[];
  /** What it is worth now, with the legions under it. */
  points: number;
}

/** A legion before a place. */
export interface LineLegion {
  at: string;
  /** Its number in the list of cards, where the places follow; none if the seat does not know it. */
  face?: number;
  routed: boolean;
}

/** A stratagem before its holder. */
export interface OwnStratagem {
  at: string;
  /** Its number in the list of cards, where the places follow; none if the seat does not know it. */
  face?: number;
  used: boolean;
}
