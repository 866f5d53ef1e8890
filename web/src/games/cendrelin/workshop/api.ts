import { ask } from "../../../lib/api";
import type { Entrance, Reading } from "../wire";

const PATH = "/games/cendrelin/workshop";

export const workshop = {
  enter: () => ask<Entrance>(PATH),
  read: (text: string, lang: string, signal: AbortSignal) =>
    ask<Reading>(`${PATH}?lang=${lang}`, { method: "POST", body: { text }, signal }),
};
