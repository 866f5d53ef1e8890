import { faces } from "../../lib/faces.svelte";
import { said, type Both } from "../../lib/tongue.svelte";

/** Places come after the cards in the list of faces. */
const FIRST_PLACE = 52;

/** What a place is for, in as few words as its medal has room for; its whole text is on the zoom. */
const EFFECTS: Readonly<Record<string, Both>> = {
  yellow: ["Gagnez les égalités", "Win the ties"],
  red: ["Posez ici : une déroute", "Put one here: a rout"],
  blue: ["Une bannière", "One banner"],
  violet: ["Vos mages vont partout", "Your mages go anywhere"],
  green: ["Voyez la carte cachée", "See the hidden card"],
};

export const placeFace = (index: number): number => FIRST_PLACE + index;
export const placeName = (index: number): string => faces.get("legions", placeFace(index))?.name ?? "";
export const placeEffect = (guild: string): string => said(EFFECTS[guild] ?? ["", ""]);
