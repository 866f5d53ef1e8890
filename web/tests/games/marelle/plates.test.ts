import { expect, it } from "vitest";
import emblems from "../../../src/games/marelle/emblems.icons";
import { drawBack, drawCard, FIRST_ARCANUM } from "../../../src/games/marelle/tarot/draw";
import { DEFS, maze } from "../../../src/games/marelle/tarot/frame";

const CARDS = 78;
const KEPT = "../../../../veillee/games/marelle/chronicle/plates.json";

/** What the server draws a chronicle with: `npx vitest run -u` writes it anew. */
const plates = {
  cards: Array.from({ length: CARDS }, (_, face) => drawCard(face, "", face < FIRST_ARCANUM).inside),
  back: drawBack().inside,
  defs: DEFS,
  emblems: Array.from({ length: 5 }, (_, seat) => emblems[String(seat)]),
  maze: maze(100, 100, 96, 8, 1, "var(--rule)"),
};

it("the chronicle is printed with the cards of the table", async () => {
  await expect(`${JSON.stringify(plates, null, 1)}\n`).toMatchFileSnapshot(KEPT);
});
