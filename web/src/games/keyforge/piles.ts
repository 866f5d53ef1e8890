import { said, type Both } from "../../lib/tongue.svelte";
import type { Lying, SideView } from "./view";

export type PileKey = "discard" | "archives" | "purged" | "top";

/** The piles that always have a place on the table. */
export const PILES = ["discard", "archives", "purged"] as const;

const NAMES: Readonly<Record<PileKey, Both>> = {
  discard: ["Défausse", "Discard"],
  archives: ["Archives", "Archives"],
  purged: ["Purgées", "Purged"],
  top: ["Pioche", "Deck"],
};

export const pileName = (pile: PileKey): string => said(NAMES[pile]);

/** A pile as one goes through it: what lies on top comes first. */
export const inOrder = (side: SideView, pile: PileKey): Lying[] =>
  pile === "discard" || pile === "purged" ? side[pile].toReversed() : side[pile];
