import type { State } from "./wire";

/** A state that waited to be shown: the clocks ran meanwhile. */
export function aged(state: State, came: number): State {
  const waited = (performance.now() - came) / 1000;
  const clock = Object.entries(state.clock).map(
    ([seat, { left, running }]) => [seat, { left: running ? Math.max(0, left - waited) : left, running }] as const,
  );
  return { ...state, clock: Object.fromEntries(clock) };
}
