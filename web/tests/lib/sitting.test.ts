import { afterEach, expect, test } from "vitest";
import { levelFor } from "../../src/lib/sitting";
import { settings } from "../../src/lib/settings.svelte";

const before = settings.kept.level;

afterEach(() => {
  settings.set({ level: before });
});

test.each([
  ["maitre", ["novice", "joueur", "maitre"], "maitre"],
  ["maitre", ["novice", "joueur"], "joueur"],
  ["joueur", ["novice", "joueur"], "joueur"],
  ["", ["novice", "joueur"], "novice"],
])("who likes %s plays a game with %j against %s", (liked, levels, wanted) => {
  settings.set({ level: liked });
  expect(levelFor({ levels })).toBe(wanted);
});
