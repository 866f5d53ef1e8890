import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import NewTable from "../../../src/parts/NewTable.svelte";
import { settings } from "../../../src/lib/settings.svelte";
import type { GameFacts, NewTable as Opened, OptionFacts } from "../../../src/lib/wire";

const own = (family: string, seat: number, kind: OptionFacts["kind"]): OptionFacts => ({
  ...{ key: `${family}${seat + 1}`, title: family, kind, seat, family, most: 24, values: [] },
});
const GAME: GameFacts = {
  ...{
    key: "keyforge",
    title: "KeyForge",
    seats: [2],
    rules_version: 1,
    decks: true,
    levels: ["novice"],
    scored: true,
    talk: 0,
    documents: [],
  },
  options: [
    ...[0, 1].flatMap((seat) => [own("Deck", seat, "deck"), own("Chains", seat, "number")]),
    {
      ...{ key: "mulligan", title: "Mulligan", kind: "choice", seat: null, family: "", most: 0 },
      values: [{ key: "yes", title: "Yes" }],
    },
  ],
};

/** A server that knows one starter deck, and any other by its line. */
async function serve(address: string): Promise<Response> {
  const deck = new URL(address, "http://here").searchParams.get("deck");
  return Response.json(deck ? { deck, name: `Deck ${deck}` } : { decks: [{ deck: "onyx", name: "Onyx" }] });
}

/** Chooses from a list; happy-dom does not know that a chosen option is `:checked`, which is how Svelte looks for it. */
function choose(list: HTMLSelectElement | null | undefined, text: string): void {
  const option = [...(list?.options ?? [])].find((one) => one.text === text);
  if (!list || !option) throw new Error(`there is no ${text}`);
  list.querySelector = () => option;
  list.dispatchEvent(new Event("change", { bubbles: true }));
}

let dialog: Record<string, unknown> | undefined;
afterEach(() => dialog && unmount(dialog));

test("whoever opens a table with a deck takes it along to another seat", async () => {
  settings.set({ lang: "en" });
  vi.stubGlobal("fetch", vi.fn(serve));
  const props = { game: GAME, options: { Deck1: "seed:mist" }, close: () => undefined };
  dialog = mount(NewTable, { target: document.body, props });
  const list = (label: string): HTMLSelectElement | null | undefined =>
    [...document.querySelectorAll("label")]
      .find((one) => one.textContent.trim().startsWith(label))
      ?.querySelector("select");
  const shown = (label: string): string | undefined => list(label)?.selectedOptions[0]?.textContent;
  await vi.waitFor(() => expect(shown("Deck")).toBe("Deck seed:mist"), 5000);
  choose(list("Your seat"), "Seat 2");
  flushSync();
  document.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true }));
  const opened = JSON.parse(String(vi.mocked(fetch).mock.lastCall?.[1]?.body)) as Opened;
  expect(opened.seat).toBe(1);
  expect(opened.options).toEqual({ Deck1: "", Deck2: "seed:mist", Chains1: "", Chains2: "", mulligan: "yes" });
});
