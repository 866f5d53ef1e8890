import { expect, test } from "vitest";
import { inOrder, skinOf } from "../../src/games/skins";

test("a game that nobody has drawn is played on the generic board", async () => {
  const { Board } = await skinOf("toy").parts();
  expect(await skinOf("riddle").parts()).toEqual({ Board });
});

test("the hall shows first what we know how to draw", () => {
  const games = ["anagram", "cendrelin", "legions"].map((key) => ({ key }));
  expect(inOrder(games).map((game) => game.key)).toEqual(["legions", "cendrelin", "anagram"]);
});
