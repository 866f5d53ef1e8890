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
