/** What a player writes for nobody else: marks on suspects and players, and a page of notes. Kept by this browser alone. */

import { remember, remembered } from "../../lib/memory";

export type Mark = "" | "clear" | "doubt" | "guilt";

interface Page {
  text: string;
  /** By address: `suspect:3`, `role:1`. */
  marks: Record<string, Mark>;
}

const KEY = "veillee.rose-noire";
const KEEP = 20;
const EMPTY: Page = { text: "", marks: {} };

class Notes {
  private pages = $state.raw<Record<string, Page>>(remembered(KEY, {}));

  of(match: string | undefined): Page {
    return this.pages[match ?? ""] ?? EMPTY;
  }

  mark(match: string | undefined, at: string): Mark {
    return this.of(match).marks[at] ?? "";
  }

  write(match: string | undefined, text: string): void {
    this.keep(match, { ...this.of(match), text });
  }

  set(match: string | undefined, at: string, mark: Mark): void {
    const page = this.of(match);
    this.keep(match, { ...page, marks: { ...page.marks, [at]: mark } });
  }

  private keep(match: string | undefined, page: Page): void {
    if (!match) return;
    const others = Object.entries(this.pages).filter(([key]) => key !== match);
    this.pages = Object.fromEntries([...others, [match, page] as const].slice(-KEEP));
    remember(KEY, this.pages);
  }
}

export const notes = new Notes();
