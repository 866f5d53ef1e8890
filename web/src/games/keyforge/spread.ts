import { t } from "../../lib/tongue.svelte";
import { inOrder, pileName, type PileKey } from "./piles";
import type { KeyforgeView, Lying, SideView } from "./view";

/** Cards laid out above the table to be looked through. */
export interface Spread {
  key: string;
  title: string;
  cards: Pick<Lying, "at" | "face" | "house">[];
}

const nameOf = (side: SideView): string => t(side.archon.fr, side.archon.en);

export function pile(side: SideView, key: PileKey): Spread {
  return { key: `${key}${side.seat}`, title: `${pileName(key)} · ${nameOf(side)}`, cards: inOrder(side, key) };
}

export function deckList(side: SideView): Spread {
  return { key: `list${side.seat}`, title: nameOf(side), cards: side.deck_list.map((face) => ({ at: "", face })) };
}

/** The upgrades, and the cards that lie beneath others. */
function attached(side: SideView): Spread {
  const cards = [...side.line, ...side.artifacts].flatMap((card) => [...card.upgrades, ...card.under]);
  return { key: `attached${side.seat}`, title: t("Cartes attachées", "Attached cards"), cards };
}

function hand(side: SideView): Spread {
  return { key: `hand${side.seat}`, title: `${t("Main", "Hand")} · ${nameOf(side)}`, cards: side.hand };
}

/** What has no place of its own on the table: each of it is laid out when it may be chosen. */
export function outOfSight(table: KeyforgeView, near: number): Spread[] {
  return table.sides.flatMap((side) => [
    ...(["top", "discard", "archives", "purged"] as const).map((key) => pile(side, key)),
    attached(side),
    ...(side.seat === near ? [] : [hand(side)]),
  ]);
}
