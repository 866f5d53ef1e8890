import { beforeEach, expect, test } from "vitest";
import { actsOf, begun, drawnBy } from "../../../src/games/marelle/acts";
import { headline } from "../../../src/games/marelle/headline";
import { openings } from "../../../src/games/marelle/openings";
import { FIRST_ARCANUM, FIRST_FIGURE, printedOn } from "../../../src/games/marelle/tarot/draw";
import { around, flightOf, middleOf, rowsOf } from "../../../src/games/marelle/view";
import {
  elementOf,
  listed,
  nameOfValues,
  named,
  starred,
  themeOf,
  titleOf,
  told,
} from "../../../src/games/marelle/words";
import { faces } from "../../../src/lib/faces.svelte";
import { settings } from "../../../src/lib/settings.svelte";
import type { View } from "../../../src/lib/wire";
import { conflict, decision, line, scene, story, table } from "./table";

const brings = (what: string) => ({ amber: `${what} of Amber`, own: what });

beforeEach(() => {
  settings.set({ lang: "en" });
  const face = (number: number, more: object = {}) => ({
    face: number,
    name: `Card ${number}`,
    text: "",
    rule: "",
    ...more,
  });
  const themes = { amber: { rivalry: "Who is loved?", belligerence: "Who is to die?" } };
  faces.lay("marelle", {
    en: [
      face(3, { named: "the Four of Cups", elements: brings("a guest") }),
      face(7, { elements: brings("an aunt") }),
      face(12, { elements: brings("a tower") }),
      face(35, { elements: brings("a ring") }),
      face(60, { themes }),
    ],
  });
});

test("each stage has its page in the middle", () => {
  const pages = {
    ...{ naming: "names", bidding: "auction", tie: "auction", raising: "auction", placing: "auction" },
    ...{ states: "conflicts", fool: "conflicts", defining: "conflicts", stepping: "contents" },
    ...{ telling: "scene", interruption: "scene", judging: "scene", ending: "scene", taking: "scene" },
    ...{ fates: "fates", epilogue: "epilogue" },
  };
  for (const [stage, page] of Object.entries(pages)) expect(middleOf(story({ stage }))).toBe(page);
});

test("the ring begins at a seat and goes round", () => {
  expect([around(5, 3), around(3, 0)]).toEqual([
    [3, 4, 0, 1, 2],
    [0, 1, 2],
  ]);
});

test("a card that is known flies under its face", () => {
  expect(flightOf({ at: "hand:0:2", face: 12 })).toBe(flightOf({ at: "up:1:0", face: 12 }));
  expect(flightOf({ at: "hand:1:2" })).toBe("hand:1:2");
});

test("a card hangs beside the words of whoever played it, and stands alone otherwise", () => {
  const page = [
    ...[line("card", 0, { face: 3 }), line("paragraph", 0), line("card", 1), line("paragraph", 0)],
    ...[line("cut", 2), line("card", 2), line("end", 2)],
  ];
  const rows = rowsOf(page).map((row) => [row.line.kind, row.line.seat, row.cards.length]);
  expect(rows).toEqual([
    ["paragraph", 0, 1],
    ["card", 1, 0],
    ["paragraph", 0, 0],
    ["cut", 2, 0],
    ["end", 2, 1],
  ]);
});

test("the pen, laying it down and the cut are found among what is offered", () => {
  const asks = decision("scene", "hand:0:1", "text", "button", "button");
  const quiet = story({ scene: scene() });
  const told = story({ scene: scene({ page: [line("paragraph", 1)] }) });
  expect(actsOf(asks, told, 0)).toEqual({ write: 1, rest: 2, cut: 3 });
  expect(actsOf(asks, told, 1)).toEqual({ write: 1, rest: 2, cut: -1 });
  expect(actsOf(asks, quiet, 0).cut).toBe(-1);
  expect(actsOf(decision("scene", "text", "button"), told, 0)).toEqual({ write: 0, rest: -1, cut: 1 });
  expect(actsOf(decision("wish", "text", "button"), told, 0)).toEqual({ write: 0, rest: -1, cut: -1 });
  expect(actsOf(null, told, 0)).toEqual({ write: -1, rest: -1, cut: -1 });
});

test("a scene has begun once somebody has told, laid or passed", () => {
  expect(begun(story())).toBe(false);
  expect(begun(story({ scene: scene() }))).toBe(false);
  expect(begun(story({ scene: scene({ rested: [1] }) }))).toBe(true);
});

test("the board draws texts, and the plain choices of a page", () => {
  const asks = (prompt: string) => {
    const asked = decision(prompt, "hand:0:1", "text", "button");
    return asked.options.map(drawnBy(asked));
  };
  expect(asks("scene")).toEqual([false, true, true]);
  expect(asks("fate")).toEqual([false, true, true]);
  expect(asks("bid")).toEqual([false, true, false]);
});

test("the head says where the story stands", () => {
  const head = (own: Parameters<typeof story>[0]) => headline(story(own) as unknown as View);
  const order = [2, 0, 3, 1];
  expect(head({ stage: "naming" })).toBe("Childhood");
  expect(head({ stage: "bidding", auction: { order, suit: 3, best: 0, passed: [] } })).toBe(
    "Childhood, auction 3 of 4",
  );
  expect(head({ act: 2, scene: scene({ number: 5 }) })).toBe("Act II, scene II");
  expect(head({ act: 1, scene: scene({ number: 3 }) })).toBe("Act I, scene III");
  expect(head({ stage: "stepping", act: 2 })).toBe("Act II");
  expect(head({ stage: "fates", act: 2 })).toBe("Epilogue");
});

test("a scene may begin with one card of each suit, those that define the conflict first, else without one", () => {
  const view = story();
  const up = [{ at: "up:0:0", face: 7 }, { at: "up:0:1", face: 12 }, { at: "up:0:2" }];
  const ways = openings(conflict({ elements: [3], up }), table(view));
  expect(ways).toHaveLength(3);
  expect(ways[0]).toContain("a guest of Amber");
  expect(ways[1]).toContain("a tower of Amber");
  expect(ways[2]).toContain("Prince 0");
  expect(openings(conflict({ elements: [35] }), table(story({ world: "own" })))[0]).toContain("a ring…");
});

test("an arcanum says its theme once it is known how the two stand", () => {
  const of = (state: "open" | "rivalry" | "belligerence" | "verge") =>
    themeOf(conflict({ state, arcanum: { at: "arcanum:0", face: 60 } }), story());
  expect([of("open"), of("rivalry"), of("verge"), of("belligerence")]).toEqual([
    ...["", "Who is loved?", "Who is loved?", "Who is to die?"],
  ]);
  expect(themeOf(conflict({ state: "rivalry", arcanum: { at: "arcanum:0" } }), story())).toBe("");
});

test("a card is called by its name, inside a sentence by that of the sentence, and hidden ones so", () => {
  expect([titleOf(3), named(3), titleOf(undefined), named(undefined)]).toEqual([
    ...["Card 3", "the Four of Cups", "hidden card", "a hidden card"],
  ]);
  expect(elementOf(60, story())).toBe("");
});

test("names, values and texts are set as one reads them", () => {
  expect([listed([]), listed(["Ana"]), listed(["Ana", "Bob", "Eve"])]).toEqual(["", "Ana", "Ana, Bob and Eve"]);
  expect([nameOfValues([{ value: 10 }, { value: 2 }]), nameOfValues([])]).toEqual(["2, 10", "no card"]);
  expect(starred("she *never* left, * he said")).toEqual(["she ", "never", " left, * he said"]);
  expect([told("-- Non !", "fr"), told("-- No!", "en")]).toEqual(["— Non\u202f!", "-- No!"]);
});

test("each of the seventy-eight faces is one card of its suit", () => {
  const all = Array.from({ length: 78 }, (_, face) => printedOn(face));
  expect(new Set(all.map(({ kind, suit, value }) => `${kind} ${suit} ${value}`)).size).toBe(78);
  expect(printedOn(0)).toEqual({ kind: "pip", suit: "coupe", value: 1 });
  expect(printedOn(FIRST_FIGURE - 1)).toMatchObject({ kind: "pip", value: 10 });
  expect(printedOn(FIRST_FIGURE)).toEqual({ kind: "figure", suit: "coupe", value: 1 });
  expect(printedOn(FIRST_ARCANUM + 21)).toMatchObject({ kind: "arcanum", value: 21 });
});
