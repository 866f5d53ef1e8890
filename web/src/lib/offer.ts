import type { Choice } from "./wire";

/** The most choices that are buttons: more of them are a list. */
const MOST = 4;

/** How the bar offers the choices of a question; what lies on the table can be touched there as well. */
export interface Offer {
  /** The choices that are buttons, as indices. */
  buttons: number[];
  /** The list is opened by a button like these, for it stands for choices that are not among them. */
  beside: boolean;
}

/**
 * A « no » never stands alone: where a question has answers that lie nowhere, those that lie on the table are buttons
 * too, or the list that has them is, when they are too many. A lesson, which points at the table, keeps to the list.
 */
export function offerOf(options: readonly Choice[], own: (choice: Choice) => boolean, taught: boolean): Offer {
  const found = options.flatMap((option, index) => (option.kind === "text" || own(option) ? [] : [{ option, index }]));
  const indices = (placed: boolean): number[] =>
    found.filter(({ option }) => (option.target !== "") === placed).map(({ index }) => index);
  const [placed, plain] = [indices(true), indices(false)];
  if (placed.length === 0 || plain.length === 0) return { buttons: plain, beside: false };
  if (!taught && found.length <= MOST) return { buttons: [...placed, ...plain], beside: false };
  return { buttons: plain, beside: true };
}

export const isMany = (choices: readonly number[]): boolean => choices.length > MOST;
