import { SvelteMap } from "svelte/reactivity";
import type { Face } from "../../lib/face";
import { KINDS } from "./art";

type Outlines = Readonly<Record<string, string>>;

const fetchers = import.meta.glob<Outlines>("./art/*.icons", { import: "default" });

/** The picture of each card; those of a house are fetched together, when the first of them is looked at. */
class Pictures {
  private readonly found = new SvelteMap<string, Outlines>();
  private readonly asked = new Set<string>();

  of(face: Face): string {
    const house = String(face.home ?? face.house);
    const outlines = this.found.get(house);
    if (!outlines && !this.asked.has(house)) void this.fetch(house);
    return outlines?.[String(face.key)] ?? KINDS[String(face.kind)] ?? "";
  }

  private async fetch(house: string): Promise<void> {
    this.asked.add(house);
    const outlines = await fetchers[`./art/${house}.icons`]?.().catch(() => undefined);
    if (outlines) this.found.set(house, outlines);
    else this.asked.delete(house);
  }
}

export const pictures = new Pictures();
