/** What every part of the table of La Marelle needs to know. */

import { getContext, setContext } from "svelte";
import type { Lang } from "../../lib/settings.svelte";
import type { Entry, SeatFacts, State } from "../../lib/wire";
import type { MarelleView } from "./view";

export interface MarelleTable {
  readonly view: MarelleView;
  readonly seats: readonly SeatFacts[];
  readonly waiting: readonly number[];
  readonly clock: State["clock"];
  readonly log: readonly Entry[];
  /** Who looks at it; whoever has no seat looks from the first. */
  readonly near: number;
  readonly mine: (seat: number) => boolean;
  /** How a character is called. */
  readonly called: (seat: number) => string;
  /** The language that a person wrote a note in; a bot's is that of the telling. */
  readonly langOf: (note: number | undefined) => string;
  /** The language in which this person writes. */
  writes: Lang;
}

const KEY = Symbol("marelle");

export const setTable = (table: MarelleTable): MarelleTable => setContext(KEY, table);
export const getTable = (): MarelleTable => getContext<MarelleTable>(KEY);
