/** The decks a person keeps in this browser: the line of each, which is all there is to a deck, and its name. */

import { remember, remembered } from "../../../lib/memory";
import type { DeckPage } from "../wire";

export interface KeptDeck {
  deck: string;
  name: string;
  houses: string[];
}

const KEY = "veillee.decks";
const KEEP = 200;

class MyDecks {
  kept = $state.raw<KeptDeck[]>(remembered(KEY, []));

  has(deck: string): boolean {
    return this.kept.some((one) => one.deck === deck);
  }

  keep({ deck, name, houses }: DeckPage): void {
    const mine = { deck, name, houses: houses.map((house) => house.key) };
    this.write([mine, ...this.without(deck)].slice(0, KEEP));
  }

  drop(deck: string): void {
    this.write(this.without(deck));
  }

  private without(deck: string): KeptDeck[] {
    return this.kept.filter((one) => one.deck !== deck);
  }

  private write(kept: KeptDeck[]): void {
    this.kept = kept;
    remember(KEY, kept);
  }
}

export const myDecks = new MyDecks();

/** The address of a deck's page, which can be shared: the deck itself is in it. */
export const deckAddress = (deck: string): string =>
  `/deck/keyforge?d=${encodeURIComponent(deck).replaceAll("%2C", ",").replaceAll("%40", "@").replaceAll("%3A", ":")}`;

/** A word from which a new deck can be made. */
export const anySeed = (): string => Math.random().toString(36).slice(2, 9);
