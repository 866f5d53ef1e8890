import { beforeEach, expect, test } from "vitest";
import { RESOURCE } from "../../../src/games/cendrelin/art";
import { reasonWords, slotsOf } from "../../../src/games/cendrelin/glory";
import { faces } from "../../../src/lib/faces.svelte";
import { settings } from "../../../src/lib/settings.svelte";
import { campaign, cendrelin, place } from "./table";

beforeEach(() => {
  settings.set({ lang: "en" });
  const named = (face: number, name: string) => ({ face, name, text: "", rule: "" });
  faces.lay("cendrelin", { en: [named(RESOURCE + 2, "Bones"), named(300, "Silence")] });
});

test("the ways to glory are the soul, then the preferred resource, then the goals", () => {
  const one = cendrelin({
    life: { at: "life:0", count: 3 },
    preferred: 2,
    glory: { points: 1, reasons: [{ reason: "preferred", resource: 2 }] },
    goals: [{ at: "goal:0:0", face: 300, met: true }, { at: "goal:0:1" }],
  });
  const slots = slotsOf(one, campaign({ places: [place(), place({ resource: 2, tokens: 4, future: 5 })] }));
  expect(slots.map(({ key, met, progress }) => [key, met, progress])).toEqual([
    ["soul", false, "−3"],
    ["preferred", true, "4/5"],
    ["goal:0:0", true, ""],
    ["goal:0:1", false, ""],
  ]);
  expect(slots[1]?.hint).toBe("Preferred: Bones, 4/5");
});

test("a resource that no place bears is no way to glory", () => {
  expect(slotsOf(cendrelin({ preferred: 2 }), campaign()).map(({ key }) => key)).toEqual(["soul"]);
});

test("the chronicle says what glory came from", () => {
  expect(reasonWords({ reason: "soul" })).toBe("complete soul");
  expect(reasonWords({ reason: "goal", face: 300 })).toBe("Silence");
  expect(reasonWords({ reason: "preferred", resource: 2 })).toBe("abundance: bones");
});
