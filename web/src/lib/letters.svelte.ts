import type { Letters } from "./wire";

/** How often the others see how far somebody has come, in milliseconds. */
const OFTEN = 400;

/** Letters as they come: what others are writing just now, by seat, and mine for them. */
export class Typing {
  letters = $state.raw<Readonly<Record<number, string>>>({});
  private timer = 0;

  constructor(private readonly say: (text: string) => void) {}

  hear({ seat, text }: Letters): void {
    this.letters = { ...this.letters, [seat]: text };
  }

  /** Lets the others see, a few times a second, how far a text has come by then; the server knows whether they may. */
  show(text: () => string): void {
    this.timer ||= window.setTimeout(() => {
      this.timer = 0;
      this.say(text());
    }, OFTEN);
  }
}
