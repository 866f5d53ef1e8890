/** What a person has chosen for this browser; kept there, and nowhere else. */

import { remember, remembered } from "./memory";

export type Lang = "fr" | "en";
export type Theme = "auto" | "dark" | "light";

interface Kept {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  motion: boolean;
  name: string;
  level: string;
}

const KEY = "veillee.settings";
const systemDark = matchMedia("(prefers-color-scheme: dark)");
const systemStill = matchMedia("(prefers-reduced-motion: reduce)");

function first(): Kept {
  const lang = navigator.language.startsWith("fr") ? "fr" : "en";
  const fresh: Kept = { lang, theme: "auto", sound: true, motion: true, name: "", level: "joueur" };
  return { ...fresh, ...remembered<Partial<Kept>>(KEY, {}) };
}

class Settings {
  kept = $state<Kept>(first());
  #systemDark = $state(systemDark.matches);
  #systemStill = $state(systemStill.matches);

  constructor() {
    systemDark.addEventListener("change", () => (this.#systemDark = systemDark.matches));
    systemStill.addEventListener("change", () => (this.#systemStill = systemStill.matches));
  }

  get lang(): Lang {
    return this.kept.lang;
  }

  get dark(): boolean {
    return this.kept.theme === "auto" ? this.#systemDark : this.kept.theme === "dark";
  }

  /** Whether things may move: the person's wish and the system's. */
  get moves(): boolean {
    return this.kept.motion && !this.#systemStill;
  }

  set(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    remember(KEY, this.kept);
  }
}

export const settings = new Settings();
