import { faces } from "../../lib/faces.svelte";
import type { Face } from "../../lib/face";
import type { Lying, RoseView, SeatView } from "./wire";

export type * from "./wire";

export const GAME = "rose_noire";

/** The light in which the table lies. */
export type Hour = "day" | "sunset" | "dusk" | "night" | "end";

export function hourOf({ phase, camp }: RoseView): Hour {
  if (camp !== null) return "end";
  return phase === "sunset" || phase === "dusk" || phase === "night" ? phase : "day";
}

export const faceOf = (card: Lying | null | undefined): Face | undefined =>
  card?.face === undefined ? undefined : faces.get(GAME, card.face);

/** A card flies under its face's name when it has one: every face is printed once. */
export const flightOf = (card: Lying): string => (card.face === undefined ? card.at : `face ${card.face}`);

/** A suspect by the name on the card, and the short one of those who know them. */
export const suspectName = (view: RoseView, number: number): string =>
  faces.get(GAME, view.suspects[number]?.face ?? -1)?.name ?? "";
export const shortName = (view: RoseView, number: number): string =>
  String(faces.get(GAME, view.suspects[number]?.face ?? -1)?.own ?? "");

/** The suspects whom the Rector's two cards name, for whoever sees them. */
export const accomplicesOf = (view: RoseView): number[] =>
  view.accomplices.flatMap((card) => {
    const suspect = faceOf(card)?.suspect;
    return typeof suspect === "number" ? [suspect] : [];
  });

/** The Rector, then the Investigators clockwise. */
export function inOrder({ seats, rector }: RoseView): SeatView[] {
  return seats.map((_, n) => seats[(rector + n) % seats.length]).filter((seat) => seat !== undefined);
}

/** At which place an Investigator plays today, from 1. */
export function placeToday({ seats, rector, first }: RoseView, seat: number): number {
  const count = seats.length;
  const from = (one: number): number => (one - rector - 1 + count) % count;
  return ((from(seat) - from(first) + count - 1) % (count - 1)) + 1;
}

/** The card that lies open in the middle: the one being resolved, or the last that was. */
export const topOf = ({ table, discard }: RoseView): Lying | undefined => table.at(-1) ?? discard.at(-1);

export const POSSESSED = 1;
export const isPossessed = (seat: SeatView | undefined): boolean => seat?.role?.face === POSSESSED;
