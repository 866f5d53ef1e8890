import { expect, test } from "vitest";
import { erase, mark, markOn, notesOf, write } from "../../../src/games/rose_noire/notes";
import { OwnPage } from "../../../src/lib/page.svelte";
import { asked } from "./table";

const noting = (text = "") => {
  const page = new OwnPage(() => true);
  page.hear(text, "m");
  return { ...asked(), page };
};

test("notes and marks lie on one page, and neither loses the other", () => {
  const at = noting();
  write(at, "Lubin lies");
  mark(at, "suspect:3", "guilt");
  mark(at, "role:1", "clear");
  expect(notesOf(at)).toEqual({ text: "Lubin lies", marks: { "suspect:3": "guilt", "role:1": "clear" } });
  mark(at, "suspect:3", "");
  expect([markOn(at, "suspect:3"), markOn(at, "role:1")]).toEqual(["", "clear"]);
  expect(notesOf(at).text).toBe("Lubin lies");
});

test("a page on which nothing is left is none", () => {
  const at = noting();
  mark(at, "suspect:3", "doubt");
  mark(at, "suspect:3", "");
  expect(at.page.text).toBe("");
  write(at, "x");
  erase(at);
  expect(at.page.text).toBe("");
});

test("a page that cannot be read is empty, and so is that of whoever has none", () => {
  expect(notesOf(noting("{"))).toEqual({ text: "", marks: {} });
  expect(markOn(asked(), "suspect:3")).toBe("");
});
