import type { Named, Sentence } from "./wire";

export type Piece = string | Named;

/** A sentence as a line of text, for a screen reader and for wherever nothing can be pointed at. */
export const plain = (sentence: Sentence): string =>
  sentence.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");

const HUES = 8;

/** The colour of a seat, wherever it is named. */
export const seatHue = (seat: number): string => `var(--seat-${seat % HUES})`;
