import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";
import { settings } from "./settings.svelte";
import type { Face } from "./face";

/** The printed faces of each game in each language, fetched once when first looked at. */
class Faces {
  private readonly found = new SvelteMap<string, ReadonlyMap<number, Face>>();
  private readonly amended = new SvelteMap<string, (face: Face) => Face>();
  private readonly asked = new Set<string>();

  all(game: string): ReadonlyMap<number, Face> {
    const key = `${game} ${settings.lang}`;
    const found = this.found.get(key);
    if (!found && !this.asked.has(key)) void this.fetch(key, game, settings.lang);
    return found ?? new Map();
  }

  get(game: string, face: number): Face | undefined {
    const found = this.all(game).get(face);
    return found && (this.amended.get(game)?.(found) ?? found);
  }

  /** A table may read its cards otherwise than they are printed, while it is on the screen. */
  amend(game: string, reading: (face: Face) => Face): () => void {
    this.amended.set(game, reading);
    return () => this.amended.delete(game);
  }

  /** A table may be played with cards of its own: while it is on the screen, they are the ones to look at. */
  lay(game: string, cards: Readonly<Record<string, readonly Face[]>>): () => void {
    const keys = Object.keys(cards).map((lang) => `${game} ${lang}`);
    for (const [lang, own] of Object.entries(cards)) this.keep(`${game} ${lang}`, own);
    return () => keys.forEach((key) => (this.asked.delete(key), this.found.delete(key)));
  }

  private keep(key: string, cards: readonly Face[]): void {
    this.asked.add(key);
    this.found.set(key, new Map(cards.map((card) => [card.face, card])));
  }

  private async fetch(key: string, game: string, lang: string): Promise<void> {
    this.asked.add(key);
    try {
      const { cards } = await api.cards(game, lang);
      if (!this.found.has(key)) this.keep(key, cards);
    } catch {
      this.asked.delete(key);
    }
  }
}

export const faces = new Faces();
