import type { Face } from "../../lib/face";
import type { View } from "../../lib/wire";
import type * as wire from "./wire";

export type { Outlook, Spot } from "./wire";

/** A card, and the name under which it flies: two copies of a card are told apart. */
export interface Lying extends wire.Lying {
  flight: string;
}

/** What is attached to a card flies too. */
type Standing<T> = Omit<T, "upgrades" | "under"> & Lying & Record<"upgrades" | "under", Lying[]>;
export type InPlay = Standing<wire.InPlay>;
export type Creature = Standing<wire.Creature>;

const PILES = ["hand", "archives", "top", "discard", "purged", "played"] as const;
type Pile = (typeof PILES)[number];

export interface SideView extends Omit<wire.SideView, Pile | "line" | "artifacts">, Record<Pile, Lying[]> {
  line: Creature[];
  artifacts: InPlay[];
}

export interface KeyforgeView extends Omit<wire.KeyforgeView, "sides"> {
  sides: SideView[];
}

/** A card as it reads at a table where some are corrected. */
export const asCorrected =
  (corrected: readonly number[]) =>
  (face: Face): Face =>
    corrected.includes(face.face) ? { ...face, text: String(face.current) } : face;

/** A card that is shown once more: it does not fly there. */
export const still = ({ at, face, house }: wire.Lying): wire.Lying => ({
  at,
  ...(face !== undefined && { face }),
  ...(house !== undefined && { house }),
});

export const isCreature = (card: InPlay): card is Creature => "power" in card;

/** The view with a flight name for each card: its owner and its face, counted where there are several copies. */
export function tableOf(view: View): KeyforgeView {
  const table = view as unknown as wire.KeyforgeView;
  const copies = new Map<string, number>();
  const flightOf = ({ at, face, owner }: wire.Lying, seat: number): string => {
    if (face === undefined) return at;
    const name = `${owner ?? seat} face ${face}`;
    const copy = (copies.get(name) ?? 0) + 1;
    copies.set(name, copy);
    return `${name} ${copy}`;
  };
  const named = <T extends wire.Lying>(cards: T[], seat: number): (T & Lying)[] =>
    cards.map((card) => ({ ...card, flight: flightOf(card, seat) }));
  const standing = <T extends wire.InPlay>(cards: T[], seat: number): Standing<T>[] =>
    named(cards, seat).map((card) => ({
      ...card,
      upgrades: named(card.upgrades, seat),
      under: named(card.under, seat),
    }));
  const sides = table.sides.map((side) => ({
    ...side,
    ...(Object.fromEntries(PILES.map((pile) => [pile, named(side[pile], side.seat)])) as Record<Pile, Lying[]>),
    line: standing(side.line, side.seat),
    artifacts: standing(side.artifacts, side.seat),
  }));
  return { ...table, sides };
}
