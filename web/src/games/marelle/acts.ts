/** What may be done on the page, found among the options of the open decision. */

import type { Choice, Decision } from "../../lib/wire";
import type { MarelleView } from "./view";

export interface Acts {
  /** Indices of options; -1: not now. */
  write: number;
  rest: number;
  cut: number;
}

const WRITTEN = ["scene", "end", "epilogue"];

/** Whether the board draws a choice itself: the text, the pen laid down and the cut on the page, and each fate. */
export const drawnBy =
  (decision: Decision | null) =>
  ({ kind, target }: Choice): boolean =>
    kind === "text" || (target === "" && [...WRITTEN, "fate"].includes(decision?.prompt ?? ""));

/** Laying down the pen and the cut lie nowhere on the table: where both are offered, the cut comes last. */
export function actsOf(decision: Decision | null, view: MarelleView, seat: number): Acts {
  if (!decision || !WRITTEN.includes(decision.prompt)) return { write: textOf(decision), rest: -1, cut: -1 };
  const still = decision.options.flatMap(({ kind }, index) => (kind === "button" ? [index] : []));
  const cut = decision.prompt === "scene" && mayCutNow(view, seat) ? (still.pop() ?? -1) : -1;
  return { write: textOf(decision), rest: still[0] ?? -1, cut };
}

const textOf = (decision: Decision | null): number => decision?.options.findIndex(({ kind }) => kind === "text") ?? -1;

/** Whether something has been told or laid. */
export const begun = ({ scene }: MarelleView): boolean =>
  scene !== null && (scene.page.length > 0 || scene.rested.length > 0);

const mayCutNow = (view: MarelleView, seat: number): boolean =>
  begun(view) && (view.scene?.cutters.includes(seat) ?? false);
