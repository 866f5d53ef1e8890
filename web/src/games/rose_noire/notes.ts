/** What a player writes for nobody else: marks on suspects and players, and a page of notes. The table keeps it with the seat. */

import type { Playing } from "../../lib/play.svelte";

export type Mark = "" | "clear" | "doubt" | "guilt";

export interface Notes {
  text: string;
  /** By address: `suspect:3`, `role:1`. */
  marks: Readonly<Record<string, Mark>>;
}

/** So that the page fits into what a table keeps, whatever is written. */
export const LONGEST = 3500;

export function notesOf({ page }: Playing): Notes {
  try {
    const { text = "", marks = {} } = JSON.parse(page?.text || "{}") as Partial<Notes>;
    return { text, marks };
  } catch {
    return { text: "", marks: {} };
  }
}

export const markOn = (playing: Playing, at: string): Mark => notesOf(playing).marks[at] ?? "";

export const write = (playing: Playing, text: string): void => keep(playing, { ...notesOf(playing), text });

export function mark(playing: Playing, at: string, mark: Mark): void {
  const { text, marks } = notesOf(playing);
  keep(playing, { text, marks: { ...marks, [at]: mark } });
}

/** An empty page is none: the table forgets it. */
function keep(playing: Playing, { text, marks }: Notes): void {
  const set = Object.fromEntries(Object.entries(marks).filter(([, one]) => one !== ""));
  playing.page?.keep(text || Object.keys(set).length > 0 ? JSON.stringify({ text, marks: set }) : "");
}

export const erase = (playing: Playing): void => playing.page?.keep("");
