import { said, t, type Both } from "../../lib/tongue.svelte";
import type { Face } from "../../lib/face";
import type { Parts } from "../../lib/skin";
import { hueOf, KIND_NAMES } from "./art";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Front from "./Front.svelte";
import Hours from "./Hours.svelte";
import Portrait from "./Portrait.svelte";
import { hourOf, type RoseView } from "./view";
import "./fonts.css";

const MANNERS: Both = [
  "Ni carte nommée, ni source d'une preuve. Les bots n'entendent que le tableau.",
  "Name no card, nor the source of a proof. Bots hear only the board.",
];
const ALOUD: Both = [
  "Vous vous parlez de vive voix : ni carte nommée, ni source d'une preuve. Les bots n'entendent que le tableau.",
  "You talk aloud: name no card, nor the source of a proof. Bots hear only the board.",
];

function subtitle(face: Face): string {
  if (face.kind === "suspect") return String(face.trade);
  const kind = KIND_NAMES[String(face.kind)];
  return kind ? said(kind) : "";
}

function headline(view: RoseView): string {
  const hours = {
    day: t("Journée", "Day"),
    sunset: t("Coucher", "Sunset"),
    dusk: t("Crépuscule", "Dusk"),
    night: t("Nuit", "Night"),
    end: t("Fin", "The end"),
  };
  return `${t("Jour", "Day")} ${view.turn}/${view.turns} · ${hours[hourOf(view)]}`;
}

const BY_NIGHT: Both = ["La nuit, personne ne parle.", "By night nobody speaks."];

export const parts: Parts = {
  Board,
  Front,
  Hours,
  Portrait,
  tellsTheEnd: true,
  goesOn: true,
  hue: hueOf,
  subtitle,
  headline: (view) => headline(view as unknown as RoseView),
  aside: { title: ["Paroles", "Words"], Content: Aside },
  silence: ({ phase }) => (phase === "night" ? BY_NIGHT : undefined),
  manners: ({ speech }) => (speech === "aloud" ? ALOUD : MANNERS),
  teaching: async () => (await import("./teaching")).teaching,
  covered: ["role", "accomplices", "hand-laid", "showed-and-killed", "showed-only", "slept"],
};
