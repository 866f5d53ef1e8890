import type { Both } from "../../lib/tongue.svelte";
import type { Face } from "../../lib/face";
import pictures from "./pictures.icons";

export const PICTURES: Readonly<Record<string, string>> = pictures;

/** What a card is, by its kind. */
export const KIND_NAMES: Readonly<Record<string, Both>> = {
  action: ["Action", "Action"],
  proof: ["Preuve", "Proof"],
  trap: ["Piège", "Trap"],
  event: ["Événement", "Event"],
  goal: ["But", "Goal"],
  role: ["Rôle", "Role"],
  profile: ["Profil", "Character"],
};

const HUES: Readonly<Record<string, string>> = {
  action: "#c98a6f",
  proof: "#f2e3c4",
  trap: "#ff7a8a",
  event: "#a9c4ee",
  goal: "#cfe2ff",
  role: "#d9ac72",
};

export const hueOf = (face: Face | undefined): string => HUES[String(face?.kind)] ?? "var(--gold)";
