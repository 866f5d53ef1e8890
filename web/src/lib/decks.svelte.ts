/** The decks a person keeps in this browser: the line of each, which is all there is to a deck, and its name. */

import { remember, remembered } from "./memory";
import type { DeckPage } from "./wire";

export interface KeptDeck {
  game: string;
  deck: string;
  name: string;
  houses: string[];
}

const KEY = "veillee.decks";
const KEEP = 200;

class MyDecks {
  kept = $state.raw<KeptDeck[]>(remembered(KEY, []));

  of(game: string): KeptDeck[] {
    return this.kept.filter((one) => one.game === game);
  }

  has(game: string, deck: string): boolean {
    return this.kept.some((one) => one.game === game && one.deck === deck);
  }

  keep(game: string, page: DeckPage): void {
    const mine = { game, deck: page.deck, name: page.name, houses: page.houses.map((house) => house.key) };
    this.write([mine, ...this.without(game, page.deck)].slice(0, KEEP));
  }

  drop(game: string, deck: string): void {
    this.write(this.without(game, deck));
  }

  private without(game: string, deck: string): KeptDeck[] {
    return this.kept.filter((one) => one.game !== game || one.deck !== deck);
  }

  private write(kept: KeptDeck[]): void {
    this.kept = kept;
    remember(KEY, kept);
  }
}

export const myDecks = new MyDecks();

/** The address of a deck's page, which can be shared: the deck itself is in it. */
export const deckAddress = (game: string, deck: string): string =>
  `/deck/${game}?d=${encodeURIComponent(deck).replaceAll("%2C", ",").replaceAll("%40", "@").replaceAll("%3A", ":")}`;

/** A word from which a new deck can be made. */
export const anySeed = (): string => Math.random().toString(36).slice(2, 9);
