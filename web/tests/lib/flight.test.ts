import { beforeEach, expect, test, vi } from "vitest";
import { fly, remember } from "../../src/lib/flight";

interface Flown {
  name: string;
  start: string;
  delay: number;
}

let flown: Flown[] = [];
const root = document.createElement("div");

/** A table where each thing lies at the place its `x` says. */
function lay(html: string): void {
  root.innerHTML = html;
  for (const one of root.querySelectorAll<HTMLElement>("*")) {
    const x = Number(one.getAttribute("x") ?? 0);
    one.getBoundingClientRect = () => new DOMRect(x, 0, 50, 70);
    one.animate = (frames, options) => {
      const [{ transform }] = frames as [{ transform: string }];
      const { delay = 0 } = options as KeyframeAnimationOptions;
      flown.push({ name: one.dataset.flight ?? "", start: transform, delay });
      return { finished: Promise.resolve() } as unknown as Animation;
    };
  }
}

/** What flies when one table becomes another. */
async function between(before: string, after: string): Promise<Flown[]> {
  lay(before);
  const scene = remember(root);
  lay(after);
  await fly(root, scene);
  return flown;
}

beforeEach(() => {
  flown = [];
  vi.useRealTimers();
});

test("a thing flies from where it was, one that stays does not", async () => {
  const flights = await between(
    '<i data-flight="a" x="10"></i><i data-flight="b" x="90"></i>',
    '<i data-flight="a" x="110"></i><i data-flight="b" x="90"></i>',
  );
  expect(flights).toEqual([{ name: "a", start: "translate(-100px, 0px) scale(1)", delay: 0 }]);
});

test("a card that was turned turns on the way, even if it does not move", async () => {
  const flights = await between(
    '<i data-flight="a" data-side="back"></i>',
    '<i data-flight="a" data-side="front"></i>',
  );
  expect(flights[0]?.start).toContain("rotateY(180deg)");
});

test("a new thing comes from a card that left its origin, each used once, then from the zone itself", async () => {
  const flights = await between(
    '<div data-zone="deck" x="0"><i data-flight="deck:0" x="5"></i></div>',
    '<div data-zone="deck" x="0"></div><div data-zone="hand" x="300">' +
      '<i data-flight="face 1" data-origin="deck" x="205"></i><i data-flight="face 2" data-origin="deck" x="300"></i></div>',
  );
  expect(flights.map(({ start }) => start)).toEqual([
    "translate(-200px, 0px) scale(1)",
    "translate(-300px, 0px) scale(1)",
  ]);
  expect(flights.map(({ delay }) => delay)).toEqual([0, 110]);
});

test("a hidden card that only moved up within its zone does not come from elsewhere", async () => {
  const hidden = (at: number, x: number): string =>
    `<i data-flight="hand:${at}" data-origin="deck" data-side="back" x="${x}"></i>`;
  const flights = await between(
    `<div data-zone="deck" x="900"></div><div data-zone="hand">${hidden(1, 50)}</div>`,
    `<div data-zone="deck" x="900"></div><div data-zone="hand">${hidden(0, 0)}</div>`,
  );
  expect(flights.map(({ start }) => start)).toEqual(["translate(50px, 0px) scale(1)"]);
});
