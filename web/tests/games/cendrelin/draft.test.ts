import { beforeEach, expect, test, vi } from "vitest";
import { Draft } from "../../../src/games/cendrelin/draft.svelte";
import type { Building } from "../../../src/games/cendrelin/view";
import type { Playing } from "../../../src/lib/play.svelte";
import type { Decision } from "../../../src/lib/wire";

const asks = (...targets: string[]): Decision => ({
  ...{ prompt: "build", rule: "", ask: [], window: null, limit: null },
  options: targets.map((target) => ({ label: [], target, kind: "card" })),
});

/** A packet with two copies of fragment 1 and one of fragment 2, for a life of three. */
class Bench {
  building: Building = {
    packet: [
      { at: "packet:0", face: 1, copies: 2 },
      { at: "packet:1", face: 2, copies: 1 },
    ],
    chosen: [],
    wanted: 3,
  };
  playing = {
    ...{ game: "cendrelin", seat: 0, picked: null, aimed: "", narrowed: "", draft: "", question: "", wondered: null },
    decision: asks("packet:0", "packet:1") as Decision | null,
    ...{ pick: vi.fn(), why: vi.fn(), wonder: vi.fn() },
  };

  draft(of = "table", hurried = false): Draft {
    return new Draft(
      this.playing as Playing,
      () => this.building,
      () => hurried,
      of,
    );
  }

  /** The table settles what was sent. */
  settle(face: number): void {
    const packet = this.building.packet.map((one) => (one.face === face ? { ...one, copies: one.copies - 1 } : one));
    const chosen = [...this.building.chosen, { at: "", face, copies: 1 }];
    this.building = { ...this.building, packet, chosen };
    this.playing.decision = asks("packet:0", "packet:1");
  }
}

let bench = new Bench();
beforeEach(() => {
  localStorage.clear();
  bench = new Bench();
});

test("a life is wished for on paper, no further than there are copies and room", () => {
  const draft = bench.draft();
  for (const face of [1, 1, 1, 2, 2]) draft.add(face);
  expect([draft.wishes, draft.left, draft.spare(1)]).toEqual([[1, 1, 2], 0, 0]);
  draft.remove(1);
  expect([draft.wishes, draft.chosen(1), draft.wished(2)]).toEqual([[1, 2], 1, true]);
  expect(bench.playing.pick).not.toHaveBeenCalled();
});

test("once sealed, each wish is sent when its question comes", () => {
  const draft = bench.draft();
  for (const face of [2, 1]) draft.add(face);
  draft.seal();
  draft.follow();
  expect(bench.playing.pick.mock.calls).toEqual([[1]]);
  bench.settle(2);
  draft.follow();
  expect([bench.playing.pick.mock.calls, draft.taken, draft.wishes]).toEqual([[[1], [0]], [2], [1]]);
});

test("with a clock on the table a wish is sent at once", () => {
  bench.draft("table", true).add(1);
  expect(bench.playing.pick).toHaveBeenCalledWith(0);
});

test("a wish that cannot be had any more is crossed out", () => {
  const draft = bench.draft();
  draft.add(2);
  bench.playing.decision = asks("packet:0");
  draft.seal();
  expect([draft.wishes, bench.playing.pick.mock.calls]).toEqual([[], []]);
});

test("chance fills what is left", () => {
  const draft = bench.draft();
  draft.fill();
  expect(draft.wishes.toSorted()).toEqual([1, 1, 2]);
});

test("the paper outlives a page that is loaded again, for the same life alone", () => {
  bench.draft().add(2);
  expect([bench.draft().wishes, bench.draft("another").wishes]).toEqual([[2], []]);
});
