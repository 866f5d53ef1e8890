/** What one chooses when a table is opened, in words. */

import gate from "icon:open-gate";
import hands from "icon:shaking-hands";
import robot from "icon:vintage-robot";
import { t, type Both } from "./tongue.svelte";
import type { Clock } from "./wire";

/** With whom one plays. */
export type Whom = "friend" | "anyone" | "bot";

export const WHOM: Readonly<Record<Whom, { icon: string; title: Both; says: Both }>> = {
  friend: {
    icon: hands,
    title: ["Un ami", "A friend"],
    says: [
      "Vous recevez un lien à donner. Qui ne l'a pas ne s'assied pas.",
      "You get a link to give. Without it nobody sits down.",
    ],
  },
  anyone: {
    icon: gate,
    title: ["N'importe qui", "Anyone"],
    says: [
      "La table paraît dans la salle. Le premier venu prend la chaise.",
      "The table appears in the hall. Whoever comes first takes the chair.",
    ],
  },
  bot: {
    icon: robot,
    title: ["Un bot", "A bot"],
    says: ["Il est déjà là. Il ne parle pas, il compte.", "It is already here. It does not talk, it counts."],
  },
};

export const CLOCKS: Record<string, Clock> = {
  none: { kind: "none" },
  move: { kind: "move", seconds: 60 },
  bank: { kind: "bank", seconds: 600, increment: 10 },
  days: { kind: "days", days: 3 },
};
export const CLOCK_WORDS: Readonly<Record<string, Both>> = {
  none: ["sans pendule", "no clock"],
  move: ["une minute par coup", "one minute a move"],
  bank: ["dix minutes chacun", "ten minutes each"],
  days: ["trois jours par coup", "three days a move"],
};

/** How long a talk may last, in seconds. */
export const TALKS = [60, 180, 300, 600];

export const minutes = (seconds: number): string =>
  t(`${seconds / 60} minute${seconds > 60 ? "s" : ""}`, `${seconds / 60} minute${seconds === 60 ? "" : "s"}`);
