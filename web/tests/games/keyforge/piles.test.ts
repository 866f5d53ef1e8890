import { beforeEach, expect, test } from "vitest";
import { inOrder, pileName } from "../../../src/games/keyforge/piles";
import { deckList, outOfSight, pile } from "../../../src/games/keyforge/spread";
import { asCorrected, isCreature, tableOf, type KeyforgeView, type SideView } from "../../../src/games/keyforge/view";
import { settings } from "../../../src/lib/settings.svelte";

beforeEach(() => settings.set({ lang: "en" }));

const lying = (at: string, face?: number) => ({ at, flight: at, ...(face !== undefined && { face }) });
const standing = (at: string, face: number) => ({
  ...lying(at, face),
  ...{ houses: [], exhausted: false, stunned: false, aember: 0, counters: 0, upgrades: [], under: [], dying: false },
});
const side = (seat: number, own: Partial<SideView> = {}): SideView => ({
  ...{ seat, archon: { fr: `Un ${seat}`, en: `One ${seat}` }, houses: [], deck_list: [], corrected: [], keys: [] },
  ...{ forged: 0, aember: 0, cost: 6, check: false, chains: 0, drawn_less: 0, hand: [], archives: [], deck: 0 },
  ...{ top: [], discard: [], purged: [], played: [], line: [], artifacts: [], flanks: [] },
  ...own,
});
const table = (...sides: SideView[]): KeyforgeView => ({
  ...{ turn: 1, phase: "", active: 0, house: null, winner: null, houses: [], source: "", picked: [], fight: null },
  ...{ outlook: {}, sides },
});

test("what lies on top of a pile comes first; archives are in the order they came", () => {
  const one = side(0, { discard: [lying("d:0"), lying("d:1")], archives: [lying("a:0"), lying("a:1")] });
  expect(inOrder(one, "discard").map(({ at }) => at)).toEqual(["d:1", "d:0"]);
  expect(inOrder(one, "archives").map(({ at }) => at)).toEqual(["a:0", "a:1"]);
  expect(pileName("purged")).toBe("Purged");
});

test("a pile is laid out under its name and its owner's", () => {
  const one = side(1, { purged: [lying("p:0", 3)], deck_list: [4, 5] });
  expect(pile(one, "purged")).toMatchObject({ key: "purged1", title: "Purged · One 1" });
  expect(deckList(one).cards).toEqual([
    { at: "", face: 4 },
    { at: "", face: 5 },
  ]);
});

test("what has no place of its own is laid out, one's own hand is not", () => {
  const artifact = { ...standing("art:0", 9), under: [lying("under:0", 2)] };
  const spreads = outOfSight(table(side(0, { artifacts: [artifact] }), side(1)), 0);
  expect(spreads.map(({ key }) => key).filter((key) => key.startsWith("hand"))).toEqual(["hand1"]);
  expect(spreads.find(({ key }) => key === "attached0")?.cards).toMatchObject([{ at: "under:0" }]);
});

test("each card flies under its owner's and its face's name, copies counted; an unknown one under its place", () => {
  const view = table(
    side(0, { hand: [lying("h:0", 7), lying("h:1", 7)], discard: [{ ...lying("d:0", 7), owner: 1 }] }),
    side(1, { hand: [lying("h:2")], artifacts: [{ ...standing("art:0", 8), upgrades: [lying("u:0", 7)] }] }),
  );
  const [mine, other] = tableOf(view as unknown as Record<string, unknown>).sides;
  expect(mine?.hand.map(({ flight }) => flight)).toEqual(["0 face 7 1", "0 face 7 2"]);
  expect(mine?.discard[0]?.flight).toBe("1 face 7 1");
  expect(other?.hand[0]?.flight).toBe("h:2");
  expect(other?.artifacts[0]?.upgrades[0]?.flight).toBe("1 face 7 2");
});

test("a corrected card reads as it does today, a creature is known by its power", () => {
  const face = { face: 3, name: "", text: "as printed", rule: "", current: "as corrected" };
  expect([asCorrected([3])(face).text, asCorrected([4])(face).text]).toEqual(["as corrected", "as printed"]);
  expect(isCreature(standing("art:0", 1))).toBe(false);
});
