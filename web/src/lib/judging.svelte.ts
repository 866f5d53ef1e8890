import { api } from "./api";
import type { Curve } from "./wire";

/** How soon one asks again how far the judges are, in milliseconds. */
const AGAIN = 1500;

/** The curve of a match as it is being judged; asked for again until it is whole. */
export class Judging {
  curve = $state.raw<Curve | null>(null);
  private timer = 0;

  constructor(match: string, seat: number, lang: string) {
    const look = async (): Promise<void> => {
      this.curve = await api.curve(match, seat, lang).catch(() => null);
      if (this.curve && !this.curve.done) this.timer = window.setTimeout(() => void look(), AGAIN);
    };
    void look();
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
