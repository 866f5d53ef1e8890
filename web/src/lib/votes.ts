/** What others want and say at a table: it is heard, not only seen. */

import { chime } from "./sound";
import { t } from "./tongue.svelte";
import type { Asked, ChatLine, Sentence, TableFacts, UndoAsked, Wanted } from "./wire";

/** Whether somebody else has said a line; it is heard. */
export function ofOther(line: ChatLine, seat: number): boolean {
  const other = line.seat < 0 || line.seat !== seat;
  if (other) chime("pick");
  return other;
}

/** What whoever asked to take an answer back is told when that is refused; it is heard. */
export function undoRefused({ asked_by, refused_by }: UndoAsked, facts: TableFacts | null): Sentence | null {
  if (asked_by !== null || refused_by === null) return null;
  chime("turn");
  const name = facts?.seats[refused_by]?.name ?? "";
  return [t(`${name} refuse que vous repreniez ce coup.`, `${name} does not let you take that move back.`)];
}

/** Who wants to take an answer back, if anybody still does. */
export const wished = ({ asked_by, needs }: UndoAsked): Asked | null =>
  asked_by === null ? null : { asked_by, needs };

/** Who wants a rematch; somebody else's wish is heard once. */
export function heardRematch(now: Wanted, before: Wanted | null, seat: number): Wanted {
  if (now.wanted.some((other) => other !== seat && !before?.wanted.includes(other))) chime("turn");
  return now;
}
