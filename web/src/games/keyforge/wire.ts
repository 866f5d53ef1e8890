/* Written by scripts/typescript.py from the Python types of the same names: change those. */

/** A table of KeyForge. */
export interface KeyforgeView {
  /** The number of this turn, from 1. */
  turn: number;
  /** setup, mulligan, key, house, main, ready, draw or end. */
  phase: string;
  /** The seat whose turn it is. */
  active: number;
  /** The key of the active house. */
  house: string | null;
  winner: number | null;
  houses: HouseView[];
  /** The address of the card whose rule asks; "" when a rule of the game does. */
  source: string;
  /** The addresses of the cards already chosen for the open question, for who is asked. */
  picked: string[];
  fight: FightView | null;
  /** If a creature's rule asks, what a fight with each enemy would come to, by address. */
  outlook: Record<string, Outlook>;
  sides: SideView[];
}

/** The addresses of the creatures that are fighting. */
export interface FightView {
  attacker: string;
  defender: string;
}

/** One of the seven houses; a question that asks for a house points there. */
export interface HouseView {
  at: string;
  key: string;
}

/** What a fight would come to, abilities aside: for the enemy, then for one's own creature. */
export interface Outlook {
  dealt: number;
  falls: boolean;
  taken: number;
  dies: boolean;
  /** Whether the enemy eludes it. */
  dodged: boolean;
}

/** One player's half of the table. */
export interface SideView {
  seat: number;
  /** The name on the identity card. */
  archon: Names;
  houses: string[];
  /** The faces of its 36 cards: the identity card prints them. */
  deck_list: number[];
  /** Those of them that are read here as they were corrected later. */
  corrected: number[];
  keys: KeyView[];
  forged: number;
  aember: number;
  /** What a key costs now. */
  cost: number;
  /** Whether there is enough Æ for the next key. */
  check: boolean;
  chains: number;
  /** The cards that chains take off the next draw. */
  drawn_less: number;
  hand: Lying[];
  archives: Lying[];
  deck: number;
  /** Those of the deck that the seat knows, from the top. */
  top: Lying[];
  /** The top of the pile is the last one. */
  discard: Lying[];
  purged: Lying[];
  /** The action that is being resolved. */
  played: Lying[];
  /** Left to right. */
  line: Creature[];
  artifacts: InPlay[];
  /** The left and the right end of the line. */
  flanks: Spot[];
}

/** A card. */
export interface Lying {
  at: string;
  /** The number of its picture in the list of cards; a card whose face the seat does not know has none. */
  face?: number;
  /** The key of the house that a maverick has moved to. */
  house?: string;
  owner?: number;
}

/** A name in both languages. */
export interface Names {
  fr: string;
  en: string;
}

/** An artifact, or a creature. */
export interface InPlay {
  at: string;
  /** The number of its picture in the list of cards; a card whose face the seat does not know has none. */
  face?: number;
  /** The key of the house that a maverick has moved to. */
  house?: string;
  owner?: number;
  /** The keys of those it belongs to now. */
  houses: string[];
  exhausted: boolean;
  stunned: boolean;
  aember: number;
  counters: number;
  upgrades: Lying[];
  under: Lying[];
  dying: boolean;
}

/** A place where nothing lies: an end of a battleline. */
export interface Spot {
  at: string;
}

/** A key, forged or not. */
export interface KeyView {
  at: string;
  color: string;
  forged: boolean;
}

/** A creature. */
export interface Creature {
  at: string;
  /** The number of its picture in the list of cards; a card whose face the seat does not know has none. */
  face?: number;
  /** The key of the house that a maverick has moved to. */
  house?: string;
  owner?: number;
  /** The keys of those it belongs to now. */
  houses: string[];
  exhausted: boolean;
  stunned: boolean;
  aember: number;
  counters: number;
  upgrades: Lying[];
  under: Lying[];
  dying: boolean;
  power: number;
  /** What is left of it this turn. */
  armor: number;
  max_armor: number;
  damage: number;
  taunt: boolean;
  flank: boolean;
  keywords: Record<string, number>;
}

/** All there is to know about a deck. */
export interface DeckPage {
  /** Its line. */
  deck: string;
  name: string;
  houses: HousePage[];
  mavericks: number;
  kinds: Counted[];
  rarities: Counted[];
  aember: Curve;
  power: Curve;
  armor: Curve;
}

/** A sum, and how many cards have 0, 1, 2… of the thing. */
export interface Curve {
  total: number;
  curve: number[];
}

/** One house: each different card with the number of its copies. */
export interface HousePage {
  key: string;
  name: string;
  cards: Copies[];
}

/** A card of a deck. */
export interface Copies {
  face: number;
  count: number;
  maverick: boolean;
}

/** How many cards are of a kind. */
export interface Counted {
  key: string;
  name: string;
  count: number;
}
