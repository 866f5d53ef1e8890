/** One recipe becomes one picture, as the text of an SVG.
 *
 * Depth in five values: sky, pale and blurred far things, a darker middle, a lit floor, a near-black foreground, with the
 * vignette last. A figure keeps its outer skin, filled dark under a thick ink line, and the glyph lies on top in relief.
 */

import { AIR } from "./air";
import { dice, type Dice } from "./chance";
import { mix } from "./colour";
import type { Grounds } from "./ground";
import { frame, plate, type Shape } from "./frame";
import { lightsOf } from "./lights";
import { LAMPS, Palette } from "./palette";
import { AIRS, type AirName, type Prop, type Recipe } from "./recipe";
import { hills, SCENERY } from "./scenery";
import { short as n, skinOf, type Skin } from "./skin";

export interface Picture {
  /** What decides its chance: the card's name. */
  name: string;
  recipe: Recipe;
  glyphs: Readonly<Record<string, string>>;
  grounds: Grounds;
  /** A card of this outline, framed in this colour; without one it is a landscape. */
  shape?: Shape;
  tint?: string;
  /** How high its foot is darkened for a name, and how much higher the scene hangs to make room for it. */
  foot?: number;
  lift?: number;
  /** The part of it that is shown, where that is not the whole card. */
  view?: string;
}

/** A figure in its place: how to draw its glyph there, and how large it is. */
interface Placed {
  skin: Skin;
  scale: number;
  width: number;
  transform: string;
}

interface Placing {
  turn?: number | undefined;
  flip?: boolean | undefined;
}

const HORIZON = 174;
/** Where those behind the figure stand: x, their share of its size, how much higher. */
const RANKS = [
  [42, 0.58, 22],
  [158, 0.58, 22],
  [70, 0.66, 12],
  [132, 0.66, 12],
] as const;
/** The picture as an SVG: below 64 px without far and near things, and with a larger figure. */
export const compose = (picture: Picture, small: boolean): string => new Scene(picture, small).draw();

class Scene {
  private readonly r: Dice;
  private readonly recipe: Recipe;
  private readonly air: Palette;
  private readonly defs: string[] = [];
  private readonly drawn: string[] = [];
  private ids = 0;

  constructor(
    private readonly picture: Picture,
    private readonly small: boolean,
  ) {
    this.recipe = picture.recipe;
    this.r = dice(picture.name);
    this.air = new Palette(picture.recipe, picture.grounds, this.r);
  }

  draw(): string {
    this.defs.push(...lightsOf(this.air, this.recipe, this.small, this.r));
    this.drawSky();
    if (!this.small) this.drawDistance();
    this.drawRays();
    this.drawFloor();
    if (this.recipe.figure !== undefined) this.drawFigure(this.recipe.figure);
    if (!this.small) this.drawNear();
    this.draws(`<rect width="200" height="280" fill="url(#vignette)"/>`);
    return this.bound();
  }

  /** Framed as a card, or bare. */
  private bound(): string {
    const { shape, tint = this.air.mood, foot = 0, lift = 0, view = "0 0 200 280" } = this.picture;
    const drawn = this.drawn.join("");
    const scene = lift && !this.small ? `<g transform="translate(0 ${-lift})">${drawn}</g>` : drawn;
    const open = (defs: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" preserveAspectRatio="none"><defs>${defs}</defs>`;
    if (!shape) return `${open(this.defs.join(""))}${scene}</svg>`;
    const [frameDefs, drawnFrame] = frame(shape, tint, this.small);
    const [plateDefs, drawnPlate] = plate(tint, this.small ? 0 : foot);
    const defs = this.defs.join("") + frameDefs + plateDefs;
    return `${open(defs)}<g clip-path="url(#outline)">${scene}${drawnPlate}${drawnFrame}</g></svg>`;
  }

  private draws(...parts: string[]): void {
    this.drawn.push(...parts);
  }

  private drawSky(): void {
    this.draws(`<rect width="200" height="280" fill="url(#sky)"/>`);
    if (!this.small) this.draws(`<rect width="200" height="230" filter="url(#haze)" opacity=".4"/>`);
    if (!(this.recipe.moon ?? this.air.ground.moon)) return;
    const x = this.air.side < 0 ? 52 : 148;
    const crater = (dx: number, y: number, radius: number): string =>
      `<circle cx="${x + dx}" cy="${y}" r="${radius}"/>`;
    this.draws(
      `<circle cx="${x}" cy="52" r="70" fill="url(#halo)" opacity=".7"/>`,
      `<circle cx="${x}" cy="52" r="27" fill="${mix(this.air.lamp, "#ffffff", 0.4)}"/>`,
      `<g fill="${mix(this.air.lamp, this.air.tone(1), 0.3)}" opacity=".55">${crater(-9, 46, 5)}${crater(8, 60, 7)}${crater(6, 40, 3)}</g>`,
    );
  }

  private drawDistance(): void {
    const [pale, dim, dark] = this.air.hazes;
    const { far, middle } = this.air.ground;
    const things = this.recipe.far ?? [];
    const silhouettes = things.map((glyph, index) => {
      const alone = this.air.side < 0 ? 150 : 48;
      const x = things.length > 1 ? (index % 2 ? 158 : 40) + this.r(8, -8) : alone;
      const one = this.place(glyph, [78, 92], x, HORIZON - 2 - this.r(12), { flip: index % 2 === 1 });
      return `<path d="${one.skin.outer}" transform="${one.transform}" fill="${dim}" opacity=".88"/>`;
    });
    const land = SCENERY[far[0]](this.r, HORIZON - 4, far[1]);
    this.draws(
      `<g filter="url(#blur)"><path d="${land}" fill="${pale}" fill-rule="evenodd" opacity=".9"/>${silhouettes.join("")}</g>`,
    );
    if (!middle) return;
    const nearer = SCENERY[middle[0]](this.r, HORIZON + 2, middle[1]);
    this.draws(`<path d="${nearer}" fill="${middle[0] === "vines" ? dark : dim}" opacity=".94"/>`);
  }

  private drawRays(): void {
    const behind = this.air.light === "behind";
    if (this.air.light !== "below") {
      const [x, y, long] = [this.air.lampX, LAMPS[this.air.light][1], behind ? 190 : 290];
      const lean = x < 60 ? -0.5 : x > 140 ? 0.5 : 0;
      const ray = (index: number): string => {
        const spread = Math.PI / 2 + lean + (index - 2.5) * 0.2 + this.r(0.1, -0.1);
        const angle = behind ? (index / 6) * 2 * Math.PI + this.r(0.6) : spread;
        const width = this.r(0.07, 0.025);
        const end = (at: number): string => `L${n(x + long * Math.cos(at))} ${n(y + long * Math.sin(at))}`;
        return `M${n(x)} ${y}${end(angle - width)}${end(angle + width)}z`;
      };
      const path = [0, 1, 2, 3, 4, 5].map(ray).join("");
      this.draws(`<path d="${path}" fill="url(#rays)" opacity=".34"${this.blurred}/>`);
    }
    this.draws(
      `<circle cx="100" cy="112" r="${behind ? 106 : 86}" fill="url(#halo)" opacity="${behind ? 0.72 : 0.36}"/>`,
    );
  }

  private get blurred(): string {
    return this.small ? "" : ` filter="url(#blur)"`;
  }

  private drawFloor(): void {
    const grain = this.small ? "" : ` filter="url(#grain)"`;
    this.draws(`<path d="${hills(this.r, HORIZON + 6, 5, 4)}" fill="url(#floor)"${grain}/>`);
  }

  private drawFigure(glyph: string): void {
    const { recipe, small } = this;
    const foot = recipe.floats ? HORIZON - 4 : HORIZON + 18;
    const box = small ? ([184, 178] as const) : (recipe.size ?? [156, 146]);
    const main = this.place(glyph, box, 100, foot, recipe);
    this.draws(this.shadowOf(main, foot));
    if (!small) {
      this.drawTroop(glyph, box, foot);
      for (const prop of recipe.behind ?? []) this.drawProp(prop);
    }
    this.draws(this.solid(main, "url(#body)"));
    for (const prop of recipe.before ?? []) this.drawProp(prop);
    for (const [x, y, radius] of recipe.glow ?? [])
      this.draws(
        `<circle cx="${x}" cy="${y}" r="${radius * 5}" fill="url(#halo)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#fff"/>`,
      );
    if (!recipe.floats) this.draws(`<ellipse cx="100" cy="${HORIZON + 24}" rx="130" ry="20" fill="url(#fog)"/>`);
  }

  /** Fits a glyph in a box, with its foot there. */
  private place(glyph: string, box: readonly [number, number], x: number, foot: number, placing: Placing): Placed {
    const skin = skinOf(this.picture.glyphs[glyph] ?? "M0 0h512v512H0z");
    const [left, top, right, bottom] = skin.box;
    const scale = Math.min(box[0] / (right - left), box[1] / (bottom - top));
    const across = (placing.flip ? -scale : scale).toFixed(4);
    const middle = foot - ((bottom - top) * scale) / 2;
    const transform = `translate(${n(x)} ${n(middle)}) rotate(${n(placing.turn ?? 0)}) scale(${across} ${scale.toFixed(4)}) translate(${n(-(left + right) / 2)} ${n(-(top + bottom) / 2)})`;
    return { skin, scale, width: (right - left) * scale, transform };
  }

  private shadowOf(main: Placed, foot: number): string {
    const [fill, opacity] = [this.air.dark, ".6"];
    if (this.recipe.floats)
      return `<ellipse cx="${100 - this.air.side * 12}" cy="${HORIZON + 32}" rx="${n(main.width * 0.34)}" ry="9" fill="${fill}" opacity="${opacity}"${this.blurred}/>`;
    const lie = `translate(100 ${foot - 3}) skewX(${this.air.side * 38}) scale(1 -.34) translate(-100 ${-foot})`;
    return (
      `<g transform="${lie}" opacity="${opacity}"><path d="${main.skin.outer}" transform="${main.transform}" fill="${fill}"/></g>` +
      `<ellipse cx="100" cy="${foot - 1}" rx="${n(main.width * 0.4)}" ry="6" fill="${fill}" opacity="${opacity}"/>`
    );
  }

  private drawTroop(glyph: string, box: readonly [number, number], foot: number): void {
    const [pale, dim, dark] = this.air.hazes;
    for (const [x, share, higher] of RANKS.slice(0, this.recipe.troop ?? 0)) {
      const lift = higher + (this.recipe.floats ? this.r(44, 8) : 0);
      const size = [box[0] * share, box[1] * share] as const;
      const one = this.place(glyph, size, x + this.r(4, -4), foot - lift, { flip: this.recipe.flip });
      this.draws(
        `<g transform="${one.transform}"><path d="${one.skin.outer}" fill="${mix(dark, this.air.dark, 0.3)}"/><path d="${one.skin.glyph}" fill="${mix(this.air.body, dim, 0.5)}"/></g>`,
        this.rim(one, mix(this.air.lamp, pale, 0.35), this.recipe.flip),
      );
    }
  }

  private drawProp({ glyph, x, y, size, turn, colour }: Prop): void {
    const id = this.id();
    this.defs.push(
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${mix(colour, "#ffffff", 0.45)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${mix(colour, this.air.dark, 0.6)}"/></linearGradient>`,
    );
    this.draws(this.solid(this.place(glyph, [size, size], x, y, { turn }), `url(#${id})`));
  }

  /** Its skin dark under the ink line, the glyph in relief, and a rim of light on the lamp's side. */
  private solid(one: Placed, fill: string): string {
    const core = mix(this.air.body, this.air.dark, 0.88);
    const ink = n((this.recipe.ink ?? 6) / one.scale);
    return (
      `<g transform="${one.transform}"><path d="${one.skin.outer}" fill="${core}" stroke="${core}" stroke-width="${ink}" stroke-linejoin="round"/></g>` +
      `<g filter="url(#relief)"><path d="${one.skin.glyph}" transform="${one.transform}" fill="${fill}"/></g>` +
      this.rim(one, mix(this.air.lamp, "#ffffff", 0.3), this.recipe.flip)
    );
  }

  private rim({ skin, scale, transform }: Placed, colour: string, flip = false): string {
    const id = this.id();
    const width = 1.9 / scale;
    const aside = (flip ? 1 : -1) * this.air.side * width;
    return (
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="-80" y="-80" width="680" height="680"><path d="${skin.outer}" fill="#fff"/><path d="${skin.outer}" fill="#000" transform="translate(${n(aside)} ${n(width)})"/></mask>` +
      `<g transform="${transform}"><path d="${skin.outer}" fill="${colour}" mask="url(#${id})" opacity=".95"/></g>`
    );
  }

  private drawNear(): void {
    const { near } = this.recipe;
    const air = AIRS.find((name): name is AirName => name === near);
    if (near !== undefined && air === undefined) {
      const placing = { turn: this.air.side * -8, flip: this.air.side > 0 };
      const one = this.place(near, [84, 76], this.air.side < 0 ? 176 : 24, 222, placing);
      this.draws(
        `<g filter="url(#blur)"><path d="${one.skin.outer}" transform="${one.transform}" fill="${mix(this.air.dark, "#000000", 0.25)}"/></g>`,
        this.rim(one, mix(this.air.lamp, this.air.hazes[1], 0.6)),
      );
    }
    this.draws(AIR[air ?? this.air.ground.air](this.r, mix(this.air.lamp, this.air.mood, 0.25)));
  }

  private id(): string {
    this.ids += 1;
    return `n${this.ids}`;
  }
}
