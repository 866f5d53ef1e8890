/** The colours of a scene: where the lamp is, what it shines upon, how the air pales what is far. */

import type { Dice } from "./chance";
import { mix } from "./colour";
import type { Ground, Grounds } from "./ground";
import type { Light, Recipe } from "./recipe";

/** Where the lamp hangs, and where the pool of light lies. */
export const LAMPS: Readonly<Record<Light, [x: number, y: number, poolX: number, poolY: number]>> = {
  above: [100, -20, 100, 66],
  left: [10, 6, 62, 78],
  right: [190, 6, 138, 78],
  behind: [100, 118, 100, 104],
  below: [100, 300, 100, 180],
};
const NO_GROUND: Ground = {
  sky: ["#888888", "#444444", "#111111"],
  lamp: "#ffffff",
  floor: "#333333",
  far: ["ridge", 20],
  air: "motes",
};

export class Palette {
  readonly ground: Ground;
  readonly lamp: string;
  readonly mood: string;
  readonly dark: string;
  readonly body: string;
  readonly floor: string;
  readonly light: Light;
  /** The lamp's place, and the side it shines from. */
  readonly lampX: number;
  readonly side: number;
  private readonly sky: string[];

  constructor(recipe: Recipe, grounds: Grounds, r: Dice) {
    const ground = (this.ground = grounds[recipe.ground] ?? NO_GROUND);
    const mood = (this.mood = recipe.mood ?? ground.sky[0]);
    this.lamp = recipe.lamp ?? ground.lamp;
    this.sky = ground.sky.map((colour, index) => mix(colour, mood, [0.22, 0.24, 0.08][index] ?? 0));
    this.dark = mix(this.tone(2), "#000000", 0.35);
    this.floor = mix(ground.floor, mood, 0.14);
    this.body = recipe.body ?? mix(mood, "#ffffff", 0.12);
    this.light = recipe.light ?? "above";
    this.lampX = LAMPS[this.light][0] + r(14, -14);
    this.side = this.lampX < 60 ? -1 : this.lampX > 140 ? 1 : r() < 0.5 ? -1 : 1;
  }

  /** The sky at the horizon, above it, at the edges. */
  tone(index: 0 | 1 | 2): string {
    return this.sky[index] ?? this.mood;
  }

  /** Pale far away, darker nearer. */
  get hazes(): [string, string, string] {
    const middle = this.tone(1);
    return [
      mix(mix(this.tone(0), middle, 0.9), this.dark, 0.1),
      mix(middle, this.dark, 0.5),
      mix(middle, this.dark, 0.74),
    ];
  }
}
