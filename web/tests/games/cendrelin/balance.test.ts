import { expect, test } from "vitest";
import { balanceOf } from "../../../src/games/cendrelin/balance";
import type { Deed } from "../../../src/games/cendrelin/faces";
import { faces } from "../../../src/lib/faces.svelte";
import { settings } from "../../../src/lib/settings.svelte";

const deed = (what: number, count: number, his = false): Deed => ({ what, count, his });

test("a fragment counts for the most of its options, several are added up, another's things are not", () => {
  settings.set({ lang: "en" });
  const card = (face: number, deeds: Deed[][]) => ({ face, name: "", text: "", rule: "", deeds });
  faces.lay("cendrelin", {
    en: [card(1, [[deed(9, -1), deed(5, 2)], [deed(5, 3)]]), card(2, [[deed(9, -2), deed(7, 4, true)]])],
  });
  expect(balanceOf([1, 2, 2])).toEqual([
    { what: 5, takes: 0, brings: 3 },
    { what: 9, takes: 5, brings: 0 },
  ]);
});
