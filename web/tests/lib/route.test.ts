import { expect, test, vi } from "vitest";
import { route } from "../../src/lib/route.svelte";

/** A click on a link, and whether the browser was left to follow it. */
function follow(link: string, init: MouseEventInit = {}): boolean {
  let left = false;
  addEventListener("click", (event) => ((left = !event.defaultPrevented), event.preventDefault()), { once: true });
  document.body.innerHTML = link;
  const inside = document.querySelector("b") ?? document.querySelector("a");
  inside?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  return left;
}

test("the path is read in its pieces", () => {
  route.go("/rules/rose%20noire?a=1#RN-2");
  expect([route.segments, route.search, route.hash]).toEqual([["rules", "rose noire"], "?a=1", "#RN-2"]);
});

test("another address of the same screen makes no new entry in the history", () => {
  const before = history.length;
  route.rewrite("/m/abc?at=3");
  expect([route.search, history.length]).toEqual(["?at=3", before]);
});

test("a plain click on one of our links is followed here", () => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  expect(follow('<a href="/settings"><b>Réglages</b></a>')).toBe(false);
  expect(route.path).toBe("/settings");
});

test.each([
  ["a key is held", '<a href="/">x</a>', { ctrlKey: true }],
  ["it opens elsewhere", '<a href="/" target="_blank">x</a>', {}],
  ["it is a file", '<a href="/a.txt" download>x</a>', {}],
  ["it leads to another site", '<a href="https://example.org/">x</a>', {}],
])("the browser follows a link when %s", (_, link, init) => {
  route.go("/settings");
  expect(follow(link, init)).toBe(true);
  expect(route.path).toBe("/settings");
});
