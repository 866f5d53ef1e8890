import { beforeEach, expect, test } from "vitest";
import { openActs, signAt } from "../../../src/games/rose_noire/acts";
import { doingOf } from "../../../src/games/rose_noire/doing";
import { Draft } from "../../../src/games/rose_noire/draft.svelte";
import { caller } from "../../../src/games/rose_noire/names";
import { accomplicesOf, flightOf, GAME, hourOf, inOrder, placeToday, topOf } from "../../../src/games/rose_noire/view";
import { faces } from "../../../src/lib/faces.svelte";
import { settings } from "../../../src/lib/settings.svelte";
import type { SeatFacts } from "../../../src/lib/wire";
import { player, rose } from "./table";

beforeEach(() => {
  settings.set({ lang: "en" });
  const named = (face: number, more: object) => ({ face, name: `Brother ${face}`, text: "", rule: "", ...more });
  faces.lay(GAME, { en: [named(104, { own: "Lubin" }), named(9, { suspect: 4 }), named(10, {})] });
});

test("the light follows the hour, and stays once a camp has won", () => {
  expect(["setup", "day", "sunset", "dusk", "night"].map((phase) => hourOf(rose({ phase })))).toEqual([
    ...["day", "day", "sunset", "dusk", "night"],
  ]);
  expect(hourOf(rose({ phase: "night", camp: "rector" }))).toBe("end");
});

test("the Rector comes first, then the Investigators clockwise", () => {
  expect(inOrder(rose()).map(({ seat }) => seat)).toEqual([2, 3, 4, 0, 1]);
});

test("whoever is first plays first, and the Rector is left out of the count", () => {
  const places = (first: number) => [3, 4, 0, 1].map((seat) => placeToday(rose({ first }), seat));
  expect(places(3)).toEqual([1, 2, 3, 4]);
  expect(places(4)).toEqual([4, 1, 2, 3]);
  expect(places(1)).toEqual([2, 3, 4, 1]);
});

test("accomplices are known to whoever sees the cards that name them", () => {
  const accomplices = [{ at: "accomplice:0", face: 9 }, { at: "accomplice:1" }];
  expect(accomplicesOf(rose({ accomplices }))).toEqual([4]);
  expect(accomplicesOf(rose({ accomplices: [{ at: "accomplice:0", face: 10 }] }))).toEqual([]);
});

test("a card that is known flies under its face, from one place to another", () => {
  expect(flightOf({ at: "hand:0:1", face: 7 })).toBe(flightOf({ at: "discard:3", face: 7 }));
  expect(flightOf({ at: "hand:1:1" })).not.toBe(flightOf({ at: "hand:1:2" }));
});

test("a card that is being resolved lies above those that were", () => {
  const discard = [{ at: "discard:0", face: 1 }];
  expect(topOf(rose({ discard }))?.face).toBe(1);
  expect(topOf(rose({ discard, table: [{ at: "table:0", face: 2 }] }))?.face).toBe(2);
  expect(topOf(rose())).toBeUndefined();
});

test("the act with most names comes first, with all who signed it", () => {
  const signed = [[0, 6], [1, 2], null, [1, 2], null];
  const seats = signed.map((pair, seat) => player(seat, { signed: pair }));
  expect(openActs(rose({ seats }))).toEqual([
    { pair: [1, 2], signers: [1, 3] },
    { pair: [0, 6], signers: [0] },
  ]);
  expect(openActs(rose())).toEqual([]);
});

test("an act lies at one address, whichever suspect was named first, and its pair stays as it was", () => {
  const pair = [6, 2];
  expect(signAt(pair)).toBe("sign:2:6");
  expect(pair).toEqual([6, 2]);
});

test("the sheet before me shows my own pair, else what I signed, else what most have signed", () => {
  const draft = new Draft();
  const seats = [player(0), player(1, { signed: [1, 2] }), player(2, { rector: true })];
  const view = rose({ seats });
  expect(draft.pair(rose(), 0)).toEqual([]);
  expect(draft.pair(view, 0)).toEqual([1, 2]);
  expect(draft.pair(rose({ seats: [player(0, { signed: [3, 4] }), ...seats.slice(1)] }), 0)).toEqual([3, 4]);
  draft.toggle(draft.pair(view, 0), 5);
  expect(draft.pair(view, 0)).toEqual([2, 5]);
  draft.toggle(draft.pair(view, 0), 2);
  expect(draft.pair(view, 0)).toEqual([5]);
  draft.forget();
  expect(draft.pair(view, 0)).toEqual([1, 2]);
});

test("what a player does is said by the hour", () => {
  const doing = (own: Parameters<typeof player>[1], view: Parameters<typeof rose>[0], mine = false) =>
    doingOf(rose(view), player(3, own), mine);
  expect(doing({}, { acting: 3 })).toBe("investigating");
  expect(doing({}, { acting: 3 }, true)).toBe("your turn");
  expect(doing({ pawn: 4 }, {})).toBe("saw Lubin");
  expect([doing({}, {}), doing({}, { first: 1 })]).toEqual(["begins", "plays no. 2"]);
  expect(doing({ rector: true }, {})).toBe("");
  expect(doing({ signed: [0, 1], banned: true }, { phase: "sunset" })).toBe("has signed");
  expect(doing({ ready: true }, { phase: "sunset" })).toBe("leaves it there");
  expect(doing({ banned: true }, { phase: "sunset" })).toBe("may not sign");
  expect(doing({}, { phase: "sunset", curfew: true })).toBe("may not sign");
  expect([doing({}, { phase: "sunset" }), doing({}, { phase: "sunset" }, true)]).toEqual(["thinking", ""]);
  expect([doing({}, { phase: "night" }), doing({ rector: true }, { phase: "night" })]).toEqual([
    ...["eyes closed", "keeps watch"],
  ]);
  expect(doing({}, { camp: "rector" })).toBe("");
});

test("I am « vous », the others have their names, an empty place its number", () => {
  const seats = [{ name: "Ana" }, { name: "Bob" }, { name: null }] as SeatFacts[];
  expect([0, 1, 2].map(caller(seats, 1))).toEqual(["Ana", "you", "seat 3"]);
});
