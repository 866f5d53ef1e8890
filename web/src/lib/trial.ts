/** Trials over HTTP: series of quick matches between bots, asked for until they are played. */

import { ask } from "./api";
import type { Share, TrialFacts } from "./wire";

const AGAIN = 1500;

export const report = (game: string, lang: string): Promise<TrialFacts> =>
  ask<TrialFacts>(`/games/${game}/report?lang=${lang}`);

export const trialOf = (game: string, text: string, lang: string): Promise<TrialFacts> =>
  ask<TrialFacts>(`/games/${game}/trial?lang=${lang}`, { method: "POST", body: { text } });

/** Asks until all matches are played; gives a way to stop asking. */
export function follow(
  look: () => Promise<TrialFacts>,
  hear: (trial: TrialFacts) => void,
  fail: (why: string) => void,
): () => void {
  let timer = 0;
  let left = false;
  const again = async (): Promise<void> => {
    try {
      const trial = await look();
      if (left) return;
      hear(trial);
      if (trial.matches < trial.wanted) timer = window.setTimeout(() => void again(), AGAIN);
    } catch (error) {
      if (!left) fail((error as Error).message);
    }
  };
  void again();
  return () => ((left = true), clearTimeout(timer));
}

/** Whether chance alone would hardly give this. */
export const tells = ({ interval: [low, high] }: Share, even: number): boolean => even < low || even > high;
