/** The seven, by the key that the rules give them. */

import { anselme, ghislain, lubin, tugdual } from "./monks";
import { maelle, odile, ysolde } from "./sisters";

export const SUSPECTS: Readonly<Record<string, () => string>> = {
  anselme,
  maelle,
  ghislain,
  ysolde,
  tugdual,
  odile,
  lubin,
};
