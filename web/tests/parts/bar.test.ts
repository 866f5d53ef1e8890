import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import { standing, touch } from "../../src/lib/play.svelte";
import type { Sentence } from "../../src/lib/wire";
import Seated from "./Seated.svelte";
import { choice, Seat } from "./seat.svelte";

let seat: Seat;
let shown: Record<string, unknown> | undefined;

function sit(sentence: Sentence = ["À vous."]): void {
  shown = mount(Seated, { target: document.body, props: { playing: seat, sentence } });
  flushSync();
}

const one = <T extends HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
const said = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((each) => each.textContent.trim().replace(/\s+/g, " "));

function write(text: string): void {
  const area = one<HTMLTextAreaElement>("textarea");
  area.value = text;
  area.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

const WRITE = choice("Écrire", { kind: "text" });
const DONE = choice("J'ai fini");

beforeEach(() => {
  settings.set({ lang: "fr", sound: false });
  seat = new Seat();
});
afterEach(() => shown && unmount(shown));

test("a sentence has its cards as links, its seats in their colours, and its places light up", () => {
  sit([
    { seat: 2, text: "Anna" },
    " pose ",
    { face: 8, text: "la Passeuse" },
    " à ",
    { at: "place:2", text: "Abyss" },
    ".",
  ]);
  expect(said(".bar > p")[0]).toBe("Anna pose la Passeuse à Abyss.");
  expect(one(".bar a:not(.spot)").textContent).toBe("la Passeuse");
  expect(one(".bar .seat").style.getPropertyValue("--hue")).toBe("var(--seat-2)");
  one(".bar .spot").dispatchEvent(new Event("pointerenter"));
  expect(one("i").hasAttribute("data-pointed")).toBe(true);
  one(".bar .spot").dispatchEvent(new Event("pointerleave"));
  expect(one("i").hasAttribute("data-pointed")).toBe(false);
});

test("a label is words alone: nothing in a button can be followed", () => {
  seat.ask([choice("", { label: ["Prendre ", { face: 8, text: "la Passeuse" }] })]);
  sit();
  expect(said(".choices button")).toEqual(["Prendre la Passeuse"]);
  expect(document.querySelector("button a")).toBeNull();
});

test("a window that waits for another offers its options without alarm", () => {
  seat.ask([DONE], 1);
  sit();
  expect([one(".bar").classList.contains("mine"), said(".buttons button")]).toEqual([false, ["J'ai fini"]]);
  seat.ask([DONE], 0);
  flushSync();
  expect(one(".bar").classList.contains("mine")).toBe(true);
});

test("a text is counted, and can be sent when it is neither empty nor too long", () => {
  seat.ask([WRITE, DONE], null);
  sit();
  const send = one<HTMLButtonElement>(".primary");
  expect([send.disabled, said("form [role=status]")]).toEqual([true, ["Écrivez au moins un mot."]]);
  write("onze lettres");
  expect([send.disabled, said("form [role=status]"), said("form .over")]).toEqual([
    true,
    ["2 caractères de trop."],
    ["Caractères : 12 / 10"],
  ]);
  write(" il pleut\n");
  expect(send.disabled).toBe(false);
  one("form").dispatchEvent(new Event("submit", { cancelable: true }));
  expect(seat.pick.mock.calls).toEqual([[0, "il pleut"]]);
  flushSync();
  expect([one<HTMLTextAreaElement>("textarea").readOnly, said("form [role=status]")]).toEqual([true, ["Envoi…"]]);
});

test("Enter sends, and writing is not among the other choices", () => {
  seat.ask([WRITE, DONE], null);
  sit();
  write("il pleut");
  one("textarea").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  expect(seat.pick).toHaveBeenCalledWith(0, "il pleut");
  seat.picked = null;
  flushSync();
  expect(said(".choices button")).toEqual(["J'ai fini"]);
});

test("whoever walks through the choices stays where he is while a window changes around him", () => {
  const blame = (name: string) => choice(`J'accuse ${name}`);
  seat.ask([blame("Anna"), blame("Bruno")], 1);
  sit();
  const button = [...document.querySelectorAll<HTMLElement>(".choices button")][1];
  button?.focus();
  seat.ask([blame("Bruno"), DONE], 1);
  flushSync();
  expect([document.activeElement === button, button?.textContent.trim()]).toEqual([true, "J'accuse Bruno"]);
});

test("whoever answered with the keyboard goes on with it", async () => {
  seat.ask([DONE, choice("Encore")]);
  sit();
  one(".choices button").focus();
  one(".choices button").click();
  flushSync();
  seat.ask([choice("Oui"), choice("Non")]);
  flushSync();
  await tick();
  expect(document.activeElement?.textContent.trim()).toBe("Oui");
});

test("what uses something up is told from what is free, in the bar, in the list and on the table", () => {
  const spend = choice("Dépenser l'Édit", { target: "place:2", kind: "card", spends: "stratagem:0" });
  seat.ask([spend, DONE]);
  sit();
  expect(said(".bar .costs")).toEqual(["Dépenser l'Édit", "Dépenser l'Édit"]);
  expect(standing(seat, "stratagem:0")).toMatchObject({ option: true, costs: true });
  expect(standing(seat, "place:2")).toMatchObject({ option: true, costs: true });
  touch(seat, one("i"));
  expect(seat.pick).toHaveBeenCalledWith(0);
});

test("an action that is not possible yet is shown with what must come first", () => {
  seat.ask([choice("Jouer", { target: "place:2", kind: "card" })]);
  const later = [{ label: ["Finir la nuit"], why: ["Affrontez d'abord le Destin."] }];
  seat.decision = seat.decision && { ...seat.decision, later };
  sit();
  expect(said(".bar [aria-disabled]")).toEqual(["Finir la nuit Affrontez d'abord le Destin."]);
  one(".bar [aria-disabled]").click();
  expect(seat.pick).not.toHaveBeenCalled();
});
