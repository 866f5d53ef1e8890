import type { Lying } from "./wire";

export type * from "./wire";

/** A card flies under its face's name when it has one: every face is printed once. */
export const flightOf = (card: Lying): string => (card.face === undefined ? card.at : `face ${card.face}`);
