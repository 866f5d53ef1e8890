import { expect, test } from "vitest";
import type { DeckPage } from "../../../src/games/keyforge/wire";
import { anySeed, deckAddress, myDecks } from "../../../src/games/keyforge/decks/mine.svelte";

const page = (deck: string): DeckPage => ({
  ...{ deck, name: `Deck ${deck}`, houses: [{ key: "logos", name: "Logos", cards: [] }], mavericks: 0 },
  ...{ kinds: [], rarities: [] },
  ...{ aember: { total: 0, curve: [] }, power: { total: 0, curve: [] }, armor: { total: 0, curve: [] } },
});

test("decks are kept in this browser, the latest first, each once", () => {
  for (const deck of ["a", "b", "a"]) myDecks.keep(page(deck));
  expect(myDecks.kept.map(({ deck }) => deck)).toEqual(["a", "b"]);
  myDecks.drop("a");
  expect([myDecks.has("a"), myDecks.has("b")]).toEqual([false, true]);
  expect(localStorage.getItem("veillee.decks")).toContain('"houses":["logos"]');
});

test("the address of a deck can be read", () => {
  expect(deckAddress("L'ours|219@logos,7")).toBe("/deck/keyforge?d=L'ours%7C219@logos,7");
});

test("a new deck has a word of its own", () => expect(anySeed()).not.toBe(anySeed()));
