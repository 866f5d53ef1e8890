import { afterEach, expect, test } from "vitest";
import { levelFor, levelsOf } from "../../src/lib/sitting";
import { settings } from "../../src/lib/settings.svelte";

const before = settings.kept.level;

afterEach(() => {
  settings.set({ level: before });
});

test.each([
  ["maitre", ["novice", "joueur", "maitre"], "maitre"],
  ["maitre", ["novice", "joueur"], "joueur"],
  ["joueur", ["novice", "joueur"], "joueur"],
  ["champion", ["novice", "joueur", "maitre", "champion"], "champion"],
  ["champion", ["novice", "joueur", "maitre"], "maitre"],
  ["", ["novice", "joueur"], "novice"],
])("who likes %s plays a game with %j against %s", (liked, levels, wanted) => {
  settings.set({ level: liked });
  expect(levelFor({ levels })).toBe(wanted);
});

test("the levels are those of the game that tells most of them apart", () => {
  const few = { levels: ["novice", "joueur"] };
  const many = { levels: ["novice", "joueur", "maitre", "champion"] };
  expect(levelsOf([few, many, few])).toEqual(many.levels);
  expect(levelsOf([])).toEqual([]);
});
