import { faces } from "../../lib/faces.svelte";
import type { Face } from "../../lib/face";

/** What an effect adds or takes: the face of the thing, and whether it is the designated cendrelin's. */
export interface Deed {
  what: number;
  count: number;
  his: boolean;
}

export const faceOf = (face: number): Face | undefined => faces.get("cendrelin", face);
export const nameOf = (face: number): string => faceOf(face)?.name ?? "";

const strings = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

/** The sentences of a face that can be chosen, in the order of their addresses; the actions of an event come last. */
export const sentencesOf = (face: Face | undefined): string[] => [...strings(face?.options), ...strings(face?.actions)];
export const actionsOf = (face: Face | undefined): number => strings(face?.actions).length;
export const unforeseenOf = (face: Face | undefined): string[] => strings(face?.unforeseen);
export const deedsOf = (face: Face | undefined): Deed[][] => (face?.deeds as Deed[][] | undefined) ?? [];
/** What a face can add to one's own things or to the cemetery's. */
export const bringsOf = (face: Face | undefined): number[] =>
  deedsOf(face).flatMap((deeds) => deeds.flatMap(({ what, count, his }) => (count > 0 && !his ? [what] : [])));
