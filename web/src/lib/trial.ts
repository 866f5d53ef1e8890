import { ask } from "./api";

/** A share of wins with its 95 % interval. */
export interface Rate {
  name: string;
  wins: number;
  games: number;
  share: number;
  interval: readonly [low: number, high: number];
}

export interface Kind {
  title: string;
  /** The share of all that is of this kind. */
  usual: number;
  rates: readonly Rate[];
}

export interface Spread {
  least: number;
  mean: number;
  most: number;
  columns: readonly { from: number; to: number; count: number }[];
}

/** A series of quick matches between bots, as far as it has been played. */
export interface Trial {
  game: string;
  rules: number;
  bot: string;
  seats: number;
  matches: number;
  wanted: number;
  /** How long it has taken. */
  seconds: number;
  even?: number | null;
  by_seat?: readonly Rate[];
  kinds?: readonly Kind[];
  lengths?: Spread;
  margins?: Spread | null;
  endings?: readonly Rate[];
}

const AGAIN = 1500;

export const report = (game: string, lang: string): Promise<Trial> => ask<Trial>(`/games/${game}/report?lang=${lang}`);

export const trialOf = (game: string, text: string, lang: string): Promise<Trial> =>
  ask<Trial>(`/games/${game}/trial?lang=${lang}`, { method: "POST", body: { text } });

/** Asks until all matches are played; gives a way to stop asking. */
export function follow(
  look: () => Promise<Trial>,
  hear: (trial: Trial) => void,
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
export const tells = ({ interval: [low, high] }: Rate, even: number): boolean => even < low || even > high;
