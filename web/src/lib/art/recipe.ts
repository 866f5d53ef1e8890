/** A recipe: one line of a file that ends in `.art`, from which the picture of one card is composed.
 *
 *     name  figure  word=value …
 *
 * A line whose name is `*` gives the words that all lines below it have unless they say otherwise; `#` begins a remark.
 */

export const LIGHTS = ["above", "left", "right", "behind", "below"] as const;
export const AIRS = ["bubbles", "embers", "motes", "leaves", "mist", "wisps"] as const;
export const SKINS = ["rough", "smooth", "stone"] as const;

export type Light = (typeof LIGHTS)[number];
export type AirName = (typeof AIRS)[number];
export type SkinName = (typeof SKINS)[number];

/** A thing beside the figure: its foot at (x, y), as large as a square of that size. */
export interface Prop {
  glyph: string;
  x: number;
  y: number;
  size: number;
  turn: number;
  colour: string;
}

export interface Recipe {
  /** The figure's glyph; a scene may be empty. */
  figure?: string;
  ground: string;
  light?: Light;
  /** The colour that fills the air, that of the figure, and that of the lamp. */
  mood?: string;
  body?: string;
  lamp?: string;
  skin?: SkinName;
  /** How thick its ink line is: thin glyphs need a thick one. */
  ink?: number;
  /** It floats instead of standing. */
  floats?: boolean;
  /** How many of its like stand behind it. */
  troop?: number;
  size?: [number, number];
  turn?: number;
  flip?: boolean;
  moon?: boolean;
  /** Pale things at a distance; a dark one in front, or what floats there. */
  far?: string[];
  near?: string;
  behind?: Prop[];
  before?: Prop[];
  /** Lights on it: x, y, radius. */
  glow?: [number, number, number][];
}

type Readers = { [Word in Exclude<keyof Recipe, "figure">]-?: (value: string) => NonNullable<Recipe[Word]> };

const READERS: Readers = {
  ground: word,
  light: oneOf(LIGHTS),
  mood: colour,
  body: colour,
  lamp: colour,
  skin: oneOf(SKINS),
  ink: number,
  floats: yes,
  troop: number,
  size: (value) => exactly(2, value) as [number, number],
  turn: number,
  flip: yes,
  moon: yes,
  far: (value) => value.split(",").map(word),
  near: word,
  behind: props,
  before: props,
  glow: (value) => value.split("+").map((one) => exactly(3, one) as [number, number, number]),
};

/** What a file of recipes becomes: the recipes by the names of their cards, and the outlines they need. */
export interface Art {
  recipes: Readonly<Record<string, Recipe>>;
  glyphs: Readonly<Record<string, string>>;
}

/** The recipes of a file, by the names of their cards. */
export function readRecipes(text: string): Record<string, Recipe> {
  const recipes: Record<string, Recipe> = {};
  let common: Partial<Recipe> = {};
  for (const [index, line] of text.split("\n").entries()) {
    const [name, ...words] = line
      .replace(/(^|\s)#(\s.*)?$/, "")
      .trim()
      .split(/\s+/);
    if (!name) continue;
    try {
      if (name === "*") common = readWords(words);
      else {
        const [figure = "", ...rest] = words;
        if (name in recipes) throw new Error(`${name} has two recipes`);
        const recipe = { ...common, ...readWords(rest), ...(figure !== "-" && { figure: word(figure) }) };
        if (recipe.ground === undefined) throw new Error(`${name} stands on no ground`);
        recipes[name] = { ...recipe, ground: recipe.ground };
      }
    } catch (error) {
      throw new Error(`line ${index + 1}: ${(error as Error).message}`, { cause: error });
    }
  }
  return recipes;
}

/** The glyphs a recipe needs. */
export function glyphsOf(recipe: Recipe): string[] {
  const { figure, near, far = [], behind = [], before = [] } = recipe;
  const props = [...behind, ...before].map(({ glyph }) => glyph);
  const front = near === undefined || AIRS.some((air) => air === near) ? [] : [near];
  return [...(figure === undefined ? [] : [figure]), ...far, ...props, ...front];
}

function readWords(words: string[]): Partial<Recipe> {
  const read = words.map((one) => {
    const [name = "", value = "yes"] = one.split(/=(.*)/s);
    if (!(name in READERS)) throw new Error(`no recipe has the word “${name}”`);
    return [name, READERS[name as keyof Readers](value)] as const;
  });
  return Object.fromEntries(read);
}

function word(value: string): string {
  if (!/^[a-z0-9_-]+$/.test(value)) throw new Error(`“${value}” is no name`);
  return value;
}

function colour(value: string): string {
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`“${value}” is no colour such as #e8bf4e`);
  return value;
}

function number(value: string): number {
  const read = Number(value);
  if (value === "" || Number.isNaN(read)) throw new Error(`“${value}” is no number`);
  return read;
}

function yes(value: string): true {
  if (value !== "yes") throw new Error(`“${value}” where nothing may stand`);
  return true;
}

function oneOf<Word extends string>(words: readonly Word[]): (value: string) => Word {
  return (value) => {
    const found = words.find((one) => one === value);
    if (!found) throw new Error(`“${value}” is none of ${words.join(", ")}`);
    return found;
  };
}

function exactly(count: number, value: string): number[] {
  const read = value.split(",").map(number);
  if (read.length !== count) throw new Error(`“${value}” has not ${count} numbers`);
  return read;
}

/** `glyph@x,y,size,turn,#colour`, several of them with `+` between. */
function props(value: string): Prop[] {
  return value.split("+").map((one) => {
    const [glyph = "", rest = ""] = one.split("@");
    const [x = "", y = "", size = "", turn = "", tint = ""] = rest.split(",");
    return {
      glyph: word(glyph),
      x: number(x),
      y: number(y),
      size: number(size),
      turn: number(turn),
      colour: colour(tint),
    };
  });
}
