/** What a game's folder offers to the screens that know no game. */

import type { Component, Snippet } from "svelte";
import type { Both } from "./tongue.svelte";
import type { Shape } from "./art/frame";
import type { Face } from "./face";
import type { Choice, Entry, OptionFacts, SeatFacts, State, View } from "./wire";

export interface BoardProps {
  view: View;
  seats: SeatFacts[];
  /** What each seat plays. */
  roles: readonly string[];
  /** Whom the table waits for, and the time each has. */
  waiting: readonly number[];
  clock: State["clock"];
  /** The seconds until a talk is over, where one has its time. */
  talk?: number | undefined;
  /** What has happened so far, as far as this seat may know it. */
  log: readonly Entry[];
  /** The bar that says who must do what; the board decides where it lies, and which choices it offers itself. */
  bar: Snippet<[own?: (choice: Choice) => boolean]>;
}

export interface FaceProps {
  face: Face;
}

export interface PortraitProps {
  view: View;
  seat: number;
}

/** What a game keeps beside its table, in the place of the story, which is then a tab away. */
export interface AsideProps {
  view: View;
  seats: SeatFacts[];
}

export interface Aside {
  title: Both;
  Content: Component<AsideProps>;
}

/** A friendly word for the first time a question is asked or a thing happens, by the prompt's or the fact's name. */
export type Tips = Readonly<Record<string, Both>>;

/** What is said at a step of the lesson, which then is about that prompt. */
export type Lesson = Readonly<Record<number, { prompt: string; says: Both }>>;

/** What the guide knows of a game, fetched where it speaks. */
export interface Teaching {
  tips?: Tips;
  lesson?: Lesson;
}

/** How to read a card: one that has everything, and what stands where on it, in hundredths of its width and height. */
export interface Reading {
  example: (face: Face) => boolean;
  marks: readonly { x: number; y: number; says: Both }[];
}

export interface Parts {
  Board: Component<BoardProps>;
  /** The picture of a seat, large, for whoever wins. */
  Portrait?: Component<PortraitProps>;
  /** The front of a card, and its colour. */
  Front?: Component<FaceProps>;
  hue?: (face: Face) => string;
  /** The outline of a card says its type, where fronts are composed pictures. */
  shape?: (face: Face) => Shape;
  /** What a card is, in a line under its name. */
  subtitle?: (face: Face) => string;
  /** Where the match stands, in a few words, and what is drawn beside them. */
  headline?: (view: View) => string;
  Hours?: Component<{ view: View }>;
  /** The board tells the end itself: the sheet of the end stays closed until it is asked for. */
  tellsTheEnd?: boolean;
  /** Nobody's leaving ends a match: a bot keeps the seat. */
  goesOn?: boolean;
  /** The board tells the story itself, and takes the whole screen: log and chat lie over it when they are wanted. */
  wide?: boolean;
  reading?: Reading;
  teaching?: () => Promise<Teaching>;
  aside?: Aside;
  /** Why those who play say nothing at this moment, if they do not. */
  silence?: (view: View) => Both | undefined;
  /** What one should know before talking here, with the options of the table. */
  manners?: (options: Readonly<Record<string, string>>) => Both;
  /** Facts told to one reader alone, which lie covered in the story until asked for. */
  covered?: readonly string[];
}

/** A control with which one option of a new table is chosen. */
export interface ControlProps {
  option: OptionFacts;
  value: string | undefined;
}

export type Control = Component<ControlProps, object, "value">;

/** A screen of the game's own, at `/<name>/<game>`; one with a title is linked from the game's tile. */
export interface Page {
  title?: Both;
  screen: () => Promise<{ default: Component<{ game: string }> }>;
}

/** A thing on the little table of a tile: a card or a medal, by its middle in hundredths of the table. */
export interface Laid {
  icon: string;
  hue: string;
  x: number;
  y: number;
  turn?: number;
  /** Its width, in hundredths of the table. */
  size?: number;
  round?: boolean;
  /** What lies there at the real table, for the rules page. */
  says?: Both;
}

/** What the hall shows of a game, fetched when it does: a picture of its table, and a sentence for each option by its key or family. */
export interface Shown {
  tabletop: readonly Laid[];
  about: Readonly<Record<string, Both>>;
}

/** How hard a game is to learn. */
export type Effort = "easy" | "medium" | "hard";

/** How a game looks: its tile in the hall, and what is fetched when somebody sits down. */
export interface Skin {
  icon: string;
  mood: Both;
  /** What one does in it, in a sentence. */
  does: Both;
  /** About how many minutes a match against bots takes, as bench/minutes.py counts them; 0: nobody knows. */
  minutes: number;
  effort: Effort;
  shown: () => Promise<Shown>;
  /** There is a lesson, a match that is followed move by move: the options it is played with. */
  guided?: Readonly<Record<string, string>>;
  /** Where one sits in that first game, if not in the first seat. */
  guidedSeat?: number;
  /** How many sit at a table against bots, where that is not the least that can play. */
  company?: number;
  /** The options of a match begun with one click, where they are not the game's own. */
  quick?: Readonly<Record<string, string>>;
  /** The options that the hall tells of a table, before anyone sits down. */
  told?: readonly string[];
  /** Controls for kinds of options that only it has. */
  controls?: Readonly<Record<string, () => Promise<{ default: Control }>>>;
  pages?: Readonly<Record<string, Page>>;
  parts: () => Promise<Parts>;
}

/** What a game says of its own look: the rest is as for any game. */
export type Look = Partial<Skin>;
