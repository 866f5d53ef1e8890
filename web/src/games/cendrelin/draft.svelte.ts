import { remember, remembered } from "../../lib/memory";
import { type Playing, optionsAt } from "../../lib/play.svelte";
import type { Decision } from "../../lib/wire";
import type { Building, Stack } from "./view";

const KEY = "veillee.draft";

/** The last draft on paper, and whose it is. */
interface Paper {
  of: string;
  wishes: number[];
}

const copies = (stacks: Stack[]): number[] =>
  stacks.flatMap((one) => Array.from({ length: one.copies }, () => one.face));

/** A list without one of its elements, if it is there. */
const without = (faces: number[], face: number): number[] => {
  const at = faces.lastIndexOf(face);
  return at < 0 ? faces : faces.filter((_, n) => n !== at);
};

/**
 * A former life on paper: what the table has settled, and wishes that may still be changed. They are sent one by one
 * when the life is sealed, each when its question comes; with a clock on the table they are sent at once. The last
 * draft outlives a page that is loaded again.
 */
export class Draft {
  wishes = $state.raw<number[]>([]);
  sealed = $state(false);
  private settled: number[] = [];
  private tried: Decision | null = null;

  constructor(
    private readonly playing: Playing,
    private readonly building: () => Building,
    private readonly hurried: () => boolean,
    private readonly of: string,
  ) {
    this.settled = this.taken;
    const paper = remembered<Paper | null>(KEY, null);
    if (paper?.of === of) for (const face of paper.wishes) this.wish(face);
  }

  get taken(): number[] {
    return copies(this.building().chosen);
  }

  get planned(): number[] {
    return [...this.taken, ...this.wishes];
  }

  get left(): number {
    return this.building().wanted - this.planned.length;
  }

  /** How many of a fragment are in this life, and how many more could be. */
  chosen = (face: number): number => this.planned.filter((one) => one === face).length;
  wished = (face: number): boolean => this.wishes.includes(face);

  spare(face: number): number {
    const stack = this.building().packet.find((one) => one.face === face);
    return (stack?.copies ?? 0) - this.wishes.filter((one) => one === face).length;
  }

  add(face: number): void {
    this.wish(face);
    this.follow();
  }

  private wish(face: number): void {
    if (this.left > 0 && this.spare(face) > 0) this.write([...this.wishes, face]);
  }

  private write(wishes: number[]): void {
    if (wishes.length === this.wishes.length) return;
    this.wishes = wishes;
    remember(KEY, { of: this.of, wishes } satisfies Paper);
  }

  remove(face: number): void {
    this.sealed = false;
    this.write(without(this.wishes, face));
  }

  /** The rest of the life as chance will have it. */
  fill(): void {
    while (this.left > 0) {
      const open = this.building().packet.flatMap(({ face }) => Array.from({ length: this.spare(face) }, () => face));
      const face = open[Math.floor(Math.random() * open.length)];
      if (face === undefined) return;
      this.wish(face);
    }
    this.follow();
  }

  seal(): void {
    this.sealed = true;
    this.follow();
  }

  /** What was settled is no wish any more; then the next wish is sent, once for each question. */
  follow(): void {
    this.settle();
    const { decision, picked } = this.playing;
    const [next] = this.wishes;
    const ready = this.sealed || this.hurried();
    if (!ready || next === undefined || decision?.prompt !== "build" || decision === this.tried || picked !== null)
      return;
    this.tried = decision;
    const stack = this.building().packet.find((one) => one.face === next);
    const option = stack && optionsAt(this.playing, stack.at)[0];
    if (option === undefined) this.write(without(this.wishes, next));
    else this.playing.pick(option);
  }

  private settle(): void {
    const now = this.taken;
    if (now.length < this.settled.length) this.sealed = false;
    let fresh = now;
    for (const face of this.settled) fresh = without(fresh, face);
    for (const face of fresh) this.write(without(this.wishes, face));
    this.write(this.wishes.slice(0, this.building().wanted - now.length));
    this.settled = now;
  }
}
