import { tick } from "svelte";
import { fly, land, remember } from "./flight";
import { settings } from "./settings.svelte";

/** Brings a new state to the board: what moved flies there, and the next state waits until it has landed. */
export async function presentOn(board: HTMLElement | undefined, apply: () => void): Promise<void> {
  if (!board || !settings.moves || document.hidden) return apply();
  land(board);
  const before = remember(board);
  apply();
  await tick();
  await fly(board, before);
}
