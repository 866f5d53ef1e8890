/** The view of a table of Légions, as its server draws it. */

export interface Lying {
  at: string;
  /** Unknown cards have none. */
  face?: number;
}

export interface RowLegion extends Lying {
  down: boolean;
}

export interface RowHero extends Lying {
  reserved: boolean;
}

export interface LineLegion extends Lying {
  routed: boolean;
}

export interface OwnHero extends Lying {
  under: Lying[];
  points: number;
}

export interface PlaceView {
  at: string;
  guild: string;
  points: number;
  banner: boolean;
  holder: number | null;
}

export interface SideView {
  seat: number;
  camp: "roi" | "necro";
  hand: Lying[];
  chosen: Lying | null;
  lines: LineLegion[][];
  heroes: OwnHero[];
  stratagem: (Lying & { used: boolean }) | null;
  banners: number;
  points: number;
}

export interface LegionsView {
  turn: number;
  turns: number;
  phase: string;
  first: number | null;
  acting: number | null;
  row: RowLegion[];
  pile: number;
  hero_row: RowHero[];
  hero_pile: Lying[];
  removed: Lying[];
  places: PlaceView[];
  sides: SideView[];
}

/** A card flies under its face's name when it has one: every face is printed once. */
export const flightOf = (card: Lying): string => (card.face === undefined ? card.at : `face ${card.face}`);
