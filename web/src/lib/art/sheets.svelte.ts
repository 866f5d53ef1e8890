import { SvelteMap } from "svelte/reactivity";
import type { Art } from "./recipe";

/** Recipes in several files: each file is fetched when the first of its cards is looked at. */
export class Sheets {
  private readonly found = new SvelteMap<string, Art>();
  private readonly asked: Partial<Record<string, Promise<void>>> = {};

  constructor(private readonly fetchers: Readonly<Record<string, () => Promise<Art>>>) {}

  /** Nothing until it is there. */
  of(name: string): Art | undefined {
    const art = this.found.get(name);
    if (!art) void this.fetch(name);
    return art;
  }

  fetchAll(): void {
    for (const name of Object.keys(this.fetchers)) void this.fetch(name);
  }

  fetch(name: string): Promise<void> {
    return (this.asked[name] ??= this.bring(name));
  }

  private async bring(name: string): Promise<void> {
    const art = await this.fetchers[name]?.().catch(() => undefined);
    if (art) this.found.set(name, art);
    // What could not be fetched is asked for again when it is next wanted.
    else this.asked[name] = undefined;
  }
}

/** Files as the bundler finds them, by their names without folder and ending. */
export const byName = <File>(files: Readonly<Record<string, File>>): Record<string, File> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.\w+$/g, ""), file]));
