import { beforeEach, expect, test } from "vitest";
import { FAMILIES, KINDS, knownThen, namedIn, shortly, wholly } from "../../../src/games/rose_noire/claims";
import { speechOf } from "../../../src/games/rose_noire/speech.svelte";
import { GAME, POSSESSED } from "../../../src/games/rose_noire/view";
import { faces } from "../../../src/lib/faces.svelte";
import { settings } from "../../../src/lib/settings.svelte";
import { asked, player, rose, word } from "./table";

const called = (seat: number): string => `player ${seat}`;

beforeEach(() => {
  settings.set({ lang: "en" });
  const own = ["Lubin", "Maelle", "Odile", "Perrin", "Quitterie", "Rolland", "Sixte"];
  const named = (face: number, name: string, more: object = {}) => ({ face, name, text: "", rule: "", ...more });
  const suspects = own.map((name, n) => named(100 + n, `Brother ${name}`, { own: name }));
  faces.lay(GAME, { en: [...suspects, named(9, "Accomplice", { suspect: 4 }), named(20, "The Well")] });
});

test("every kind of claim is of a family, and every family has one", () => {
  const used = new Set(Object.values(KINDS).map(({ family }) => family));
  expect([...used].sort()).toEqual(FAMILIES.map(({ key }) => key).sort());
});

test("a claim names whom it speaks of, but not its own speaker", () => {
  const view = rose();
  expect(wholly(view, word("suspects", { suspects: [1, 5] }), called)).toBe("Maelle and Rolland: I suspect");
  expect(wholly(view, word("trust", { whom: 3 }), called)).toBe("player 3: I trust");
  expect(wholly(view, word("trap"), called)).toBe("the cemetery: a trap here");
  expect(wholly(view, word("possessed"), called)).toBe("the spirit is in me");
  expect(namedIn(view, word("not-possessed", { whom: 3 }), called)).toBe("");
});

test("of two suspects, the one under whose name it stands is not said again", () => {
  const both = word("suspects", { suspects: [1, 5] });
  expect(shortly(rose(), both, 1)).toBe("I suspect, with Rolland");
  expect(shortly(rose(), both, 5)).toBe("I suspect, with Maelle");
  expect(shortly(rose(), both)).toBe("I suspect");
  expect(shortly(rose(), word("innocent", { suspects: [1] }), 1)).toBe("I vouch");
});

test("the end tells what a liar knew", () => {
  const seats = [0, 1, 2, 3, 4].map((seat) =>
    player(seat, { role: { at: `role:${seat}`, face: seat === 3 ? POSSESSED : 0 } }),
  );
  const view = rose({ accomplices: [{ at: "accomplice:0", face: 9 }], seats, camp: "rector" });
  const knew = (kind: string, own: Parameters<typeof word>[1] = {}) => knownThen(view, word(kind, own));
  expect(knew("innocent", { suspects: [4] })).toBe("knew Brother Quitterie to be an accomplice");
  expect(knew("suspect", { suspects: [2] })).toBe("knew Brother Odile to be innocent");
  expect(knew("suspects", { suspects: [4, 6] })).toBe("knew Brother Sixte to be innocent");
  expect(knew("suspect", { suspects: [4] })).toBe("a lie");
  expect(knew("proof", { suspects: [1], card: 20 })).toBe("had seen: The Well");
  expect(knew("trust", { whom: 3 })).toBe("knew the spirit was there");
  expect(knew("distrust", { whom: 1 })).toBe("knew there was no spirit there");
  expect([knew("possessed"), knew("not-possessed")]).toEqual(["had no spirit", "was the Possessed"]);
});

test("only what may be said is offered, by family", () => {
  const speech = speechOf(asked("say:innocent:3", "say:suspects:2:5", "say:trust:1", "pile:0", "say:possessed"));
  expect(speech.families().map(({ key }) => key)).toEqual(["suspect", "seat", "self"]);
  expect(speech.kinds("suspect")).toEqual(["innocent", "suspects"]);
  expect([speech.offers("innocent", 3), speech.offers("innocent", 2), speech.offers("trap")]).toEqual([
    ...[true, false, false],
  ]);
  expect([2, 5, 3].map((suspect) => speech.offers("suspects", suspect))).toEqual([true, true, false]);
});

test("an address that begins alike is another", () => {
  const speech = speechOf(asked("say:suspects:1:2", "say:trust:10"));
  expect([speech.offers("suspect"), speech.offers("trust", 1)]).toEqual([false, false]);
});

test("a sentence is put together in any order, and said as the option it is", () => {
  const playing = asked("say:innocent:4", "say:suspects:2:5", "say:trust:1");
  const speech = speechOf(playing);
  expect(speechOf(playing)).toBe(speech);
  speech.name(4);
  expect([speech.target, speech.index]).toEqual(["say:innocent:4", 0]);
  speech.begin("suspects");
  speech.name(5);
  speech.name(2);
  expect([speech.target, speech.index, speech.has(5), speech.has(4)]).toEqual(["say:suspects:2:5", 1, true, false]);
  speech.name(5);
  expect(speech.target).toBe("say:suspects:2:5");
  speech.begin("trust");
  expect([speech.target, speech.has(1)]).toEqual(["say:trust:1", true]);
  speech.say();
  expect(playing.taken).toEqual([2]);
});

test("what may not be said is not", () => {
  const playing = asked("say:innocent:4");
  const speech = speechOf(playing);
  speech.name(3);
  speech.say();
  expect([speech.index, speech.sentence, playing.taken]).toEqual([-1, [], []]);
});

test("a pile that is shut gives way to that of the suspect in hand; the cemetery stays", () => {
  const speech = speechOf(asked("say:trap:4", "say:proof:4", "say:proof:cemetery"));
  speech.suspect = 4;
  speech.begin("trap");
  expect(speech.target).toBe("say:trap:4");
  speech.name("cemetery");
  speech.begin("proof");
  expect([speech.target, speech.has("cemetery")]).toEqual(["say:proof:cemetery", true]);
});
