import { beforeEach, expect, test } from "vitest";
import { sheetsOf, zonesOf } from "../../../src/games/generic/zones";
import { settings } from "../../../src/lib/settings.svelte";

beforeEach(() => settings.set({ lang: "fr" }));

test("every card of a view is found, wherever it is, by the zone of its address", () => {
  const view = {
    turn: 3,
    row: [{ at: "row:0", face: 4 }, { at: "row:1" }],
    sides: [{ seat: 0, hand: [{ at: "hand:0:0", face: 7, under: [{ at: "under:0", face: 1 }] }] }],
  };
  expect(zonesOf(view)).toEqual([
    {
      name: "row",
      title: "File",
      cards: [
        { at: "row:0", face: 4 },
        { at: "row:1", face: undefined },
      ],
    },
    { name: "hand:0", title: "Main 1", cards: [{ at: "hand:0:0", face: 7 }] },
    { name: "under", title: "under", cards: [{ at: "under:0", face: 1 }] },
  ]);
});

test("what is written or counted is shown in lines, with the seat whose it is", () => {
  const view = {
    seat: 1,
    turn: 3,
    title: "",
    named: [0, 2],
    open: true,
    nipped: false,
    cards: [{ at: "card:0" }],
    lines: [{ seat: 1, text: "Il pleut." }],
    wishes: ["la mer", null],
    claims: [
      [0, 1],
      [0, 2],
    ],
  };
  expect(sheetsOf(view, 2).map(({ title, lines }) => [title, lines])).toEqual([
    ["Tour", [{ text: "3" }]],
    ["named", [{ text: "0 · 2" }]],
    ["open", [{ text: "oui" }]],
    ["Lignes", [{ seat: 1, text: "Il pleut." }]],
    [
      "wishes",
      [
        { seat: 0, text: "la mer" },
        { seat: 1, text: "…" },
      ],
    ],
    ["Déclarations", [{ text: "0 · 1" }, { text: "0 · 2" }]],
  ]);
});
