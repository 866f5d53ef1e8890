/** The act of accusation that I have before me: a pair of my own, or the one that most have signed. */

import { openActs } from "./acts";
import type { RoseView } from "./wire";

export class Draft {
  private own = $state.raw<readonly number[] | null>(null);

  /** The suspects on the sheet before me, none to two of them. */
  pair(view: RoseView, me: number): readonly number[] {
    return this.own ?? view.seats[me]?.signed ?? openActs(view)[0]?.pair ?? [];
  }

  /** Puts a suspect on the sheet or strikes the name out; of three, the first goes. */
  toggle(shown: readonly number[], suspect: number): void {
    this.own = shown.includes(suspect) ? shown.filter((one) => one !== suspect) : [...shown, suspect].slice(-2);
  }

  take(pair: readonly number[]): void {
    this.own = pair;
  }

  forget(): void {
    this.own = null;
  }
}
