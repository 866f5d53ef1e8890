import type { Face, View } from "../../lib/wire";

/** The view of a table of KeyForge, as its server draws it. */

export interface Lying {
  at: string;
  /** Unknown cards have none. */
  face?: number;
  /** A maverick's own house. */
  house?: string;
  owner?: number;
  /** The name under which it flies; two copies of a card are told apart. */
  flight: string;
}

export interface InPlay extends Lying {
  houses: string[];
  exhausted: boolean;
  stunned: boolean;
  aember: number;
  counters: number;
  upgrades: Lying[];
  under: Lying[];
  dying: boolean;
}

export interface Creature extends InPlay {
  power: number;
  armor: number;
  max_armor: number;
  damage: number;
  taunt: boolean;
  flank: boolean;
  keywords: Readonly<Record<string, number>>;
}

export interface KeyView {
  at: string;
  color: "red" | "blue" | "yellow";
  forged: boolean;
}

export interface SideView {
  seat: number;
  archon: { fr: string; en: string };
  houses: string[];
  deck_list: number[];
  /** Those that are read here as they were corrected later. */
  corrected: number[];
  keys: KeyView[];
  forged: number;
  aember: number;
  cost: number;
  check: boolean;
  chains: number;
  drawn_less: number;
  hand: Lying[];
  archives: Lying[];
  deck: number;
  top: Lying[];
  discard: Lying[];
  purged: Lying[];
  played: Lying[];
  line: Creature[];
  artifacts: InPlay[];
  flanks: { at: string }[];
}

/** What a fight would come to, abilities aside: for the enemy, then for one's own creature. */
export interface Outlook {
  dealt: number;
  falls: boolean;
  taken: number;
  dies: boolean;
  dodged: boolean;
}

export interface KeyforgeView {
  turn: number;
  phase: string;
  active: number;
  house: string | null;
  winner: number | null;
  houses: { at: string; key: string }[];
  source: string;
  picked: string[];
  fight: { attacker: string; defender: string } | null;
  outlook: Readonly<Record<string, Outlook>>;
  sides: SideView[];
}

/** A card as it reads at a table where some are corrected. */
export const asCorrected =
  (corrected: readonly number[]) =>
  (face: Face): Face =>
    corrected.includes(face.face) ? { ...face, text: String(face.current) } : face;

/** A card that is shown once more: it does not fly there. */
export const still = ({ at, face, house }: Omit<Lying, "flight">): Omit<Lying, "flight"> => ({ at, face, house });

export const isCreature = (card: InPlay): card is Creature => "power" in card;

/** The view with a flight name for each card: its owner and its face, counted where there are several copies. */
export function tableOf(view: View): KeyforgeView {
  const table = view as unknown as KeyforgeView;
  const copies = new Map<string, number>();
  const flightOf = ({ at, face, owner }: Omit<Lying, "flight">, seat: number): string => {
    if (face === undefined) return at;
    const name = `${owner ?? seat} face ${face}`;
    const copy = (copies.get(name) ?? 0) + 1;
    copies.set(name, copy);
    return `${name} ${copy}`;
  };
  const named = <T extends Omit<Lying, "flight">>(cards: T[], seat: number): (T & { flight: string })[] =>
    cards.map((card) => ({ ...card, flight: flightOf(card, seat) }));
  const standing = <T extends InPlay>(cards: T[], seat: number): T[] =>
    named(cards, seat).map((card) => ({
      ...card,
      upgrades: named(card.upgrades, seat),
      under: named(card.under, seat),
    }));
  const sides = table.sides.map((side) => ({
    ...side,
    hand: named(side.hand, side.seat),
    archives: named(side.archives, side.seat),
    top: named(side.top, side.seat),
    discard: named(side.discard, side.seat),
    purged: named(side.purged, side.seat),
    played: named(side.played, side.seat),
    line: standing(side.line, side.seat),
    artifacts: standing(side.artifacts, side.seat),
  }));
  return { ...table, sides };
}
