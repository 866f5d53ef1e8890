import { expect, test } from "vitest";
import { pictureOf } from "../../../src/games/legions/art";
import { compose } from "../../../src/lib/art/scene";

const legion = (face: number, guild: string) => ({ face, guild, kind: "legion", name: "", text: "", rule: "" });

test("a card has its own scene, in the metal of its guild and the outline of its kind", () => {
  expect(pictureOf(legion(22, "red"))).toMatchObject({ recipe: { figure: "crab" }, shape: "legion", tint: "#ee6a56" });
});

test("a new card shows somebody of its guild", () => {
  const picture = pictureOf(legion(999, "violet"));
  expect(picture.recipe).toMatchObject({ figure: "jellyfish", ground: "well" });
  expect(compose(picture, false)).toContain(picture.glyphs.jellyfish?.slice(0, 20));
});
