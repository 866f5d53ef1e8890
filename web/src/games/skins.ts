import type { Component, Snippet } from "svelte";
import key from "icon:key";
import kraken from "icon:curled-tentacle";
import marelle from "icon:card-joker";
import rose from "icon:rose";
import table from "icon:round-table";
import tomb from "icon:graveyard";
import type { Both } from "../lib/tongue.svelte";
import type { Face, SeatFacts, State, View } from "../lib/wire";
import "./cendrelin/theme.css";
import "./keyforge/theme.css";
import "./legions/theme.css";
import "./marelle/theme.css";
import "./rose_noire/theme.css";

export interface BoardProps {
  view: View;
  seats: SeatFacts[];
  /** Whom the table waits for, and the time each has. */
  waiting: readonly number[];
  clock: State["clock"];
  /** The bar that says who must do what; the board decides where it lies. */
  bar: Snippet;
}

export interface FaceProps {
  face: Face;
}

/** A friendly word for the first time a question is asked or a thing happens, by the prompt's or the fact's name. */
export type Tips = Readonly<Record<string, Both>>;

export interface Parts {
  Board: Component<BoardProps>;
  /** The front of a card, and its colour. */
  Front?: Component<FaceProps>;
  hue?: (face: Face) => string;
  /** What a card is, in a line under its name. */
  subtitle?: (face: Face) => string;
  /** The words by which the story calls a card, where that is not its name; none: it is not spoken of. */
  mention?: (face: Face) => string;
  /** The story with the players called by their names. */
  retell?: (text: string, names: readonly (string | null)[]) => string;
  /** Where the match stands, in a few words. */
  headline?: (view: View) => string;
  tips?: Tips;
}

/** How a game looks: its tile in the hall, and its board, fetched when somebody sits down. */
export interface Skin {
  icon: string;
  mood: Both;
  /** There is a first game in which each rule is told when it is first used: the options it is played with. */
  guided?: Readonly<Record<string, string>>;
  /** How the values of its options are called. */
  values?: Readonly<Record<string, Both>>;
  parts: () => Promise<Parts>;
}

const generic = async (): Promise<Parts> => ({ Board: (await import("./generic/Board.svelte")).default });

const SKINS: Readonly<Record<string, Skin>> = {
  legions: {
    icon: kraken,
    mood: ["Deux armées, cinq lieux, sous la mer.", "Two armies, five places, under the sea."],
    guided: {},
    values: {
      random: ["Au hasard", "At random"],
      "roi-first": ["La place 1 est le Roi d'Abyss", "Seat 1 is the King of Abyss"],
      "necro-first": ["La place 1 est le Nécrocampe", "Seat 1 is the Necrocampe"],
    },
    parts: async () => (await import("./legions/parts")).parts,
  },
  keyforge: {
    icon: key,
    mood: ["Forgez trois clés avant l'autre archonte.", "Forge three keys before the other archon."],
    guided: { decks: "starters", mulligan: "no" },
    values: {
      print: ["Tel qu'imprimé", "As printed"],
      current: ["Corrigé depuis", "As corrected since"],
      yes: ["Oui", "Yes"],
      no: ["Non", "No"],
    },
    parts: async () => (await import("./keyforge/parts")).parts,
  },
  cendrelin: {
    icon: tomb,
    mood: ["Gardez un cimetière, gagnez la gloire.", "Keep a graveyard, win glory."],
    guided: { mode: "initiation" },
    values: {
      complete: ["Complètes", "Complete"],
      initiation: ["Partie d'initiation", "Initiation game"],
      chosen: ["Au choix de chacun", "Each chooses"],
      random: ["Au hasard", "At random"],
      voted: ["Au vote", "By vote"],
      "1": ["Un seul", "One"],
      "3": ["Trois", "Three"],
      endless: ["Tant que deux joueurs restent", "As long as two players stay"],
    },
    parts: async () => (await import("./cendrelin/parts")).parts,
  },
  rose_noire: {
    icon: rose,
    mood: ["Dans ce monastère, quelqu'un ment.", "In this monastery, someone lies."],
    parts: generic,
  },
  marelle: {
    icon: marelle,
    mood: ["Des princes, des arcanes, un récit.", "Princes, arcana, a story."],
    parts: generic,
  },
};

const PLAIN: Skin = { icon: table, mood: ["Un jeu de la veillée.", "A game for the evening."], parts: generic };

/** The games in the order of the hall: those we know how to draw first. */
export function inOrder<T extends { key: string }>(games: readonly T[]): T[] {
  const known = Object.keys(SKINS);
  const rank = (key: string): number => (known.includes(key) ? known.indexOf(key) : known.length);
  return [...games].sort((a, b) => rank(a.key) - rank(b.key));
}

export const skinOf = (game: string): Skin => SKINS[game] ?? PLAIN;
