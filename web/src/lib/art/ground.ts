/** Where a scene is: two hues and a lamp, and what stands on the horizon. */

import type { AirName } from "./recipe";
import type { PieceName } from "./scenery";

export interface Ground {
  /** At the horizon, above it, at the edges. */
  sky: [string, string, string];
  lamp: string;
  floor: string;
  far: [PieceName, number];
  middle?: [PieceName, number];
  air: AirName;
  moon?: boolean;
}

/** The grounds of a game, by the names its recipes give them. */
export type Grounds = Readonly<Record<string, Ground>>;

/** What lies under every graveyard and behind every gate: the demons of two games live there. */
export const PIT: Ground = {
  sky: ["#ff5c7c", "#6c1450", "#0e0420"],
  lamp: "#ff9cb0",
  floor: "#401430",
  far: ["crags", 110],
  middle: ["spires", 60],
  air: "embers",
};
