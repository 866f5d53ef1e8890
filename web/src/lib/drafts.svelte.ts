/** Texts that are being written: they outlive a page that is loaded again, until the table has taken them. */

import { remember, remembered } from "./memory";

const KEY = "veillee.drafts";
const KEEP = 40;

class Drafts {
  private kept = $state.raw<Record<string, string>>(remembered(KEY, {}));

  of(paper: string): string {
    return this.kept[paper] ?? "";
  }

  write(paper: string, text: string): void {
    if (text === this.of(paper)) return;
    const others = Object.entries(this.kept).filter(([key]) => key !== paper);
    const all = text ? [...others, [paper, text] as const] : others;
    this.kept = Object.fromEntries(all.slice(-KEEP));
    remember(KEY, this.kept);
  }
}

export const drafts = new Drafts();
