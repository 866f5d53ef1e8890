import coffin from "icon:coffin";
import crown from "icon:imperial-crown";
import laurels from "icon:laurels";
import filling from "icon:sands-of-time";
import emptying from "icon:hourglass";
import lantern from "icon:lantern-flame";
import hand from "icon:poker-hand";
import person from "icon:cowled";
import { faces } from "../../lib/faces.svelte";
import type { Face } from "../../lib/face";
import pictures from "./pictures.icons";
import { glyphOf } from "./scenes.svelte";

/** Where each kind of face begins, and what a cendrelin has, as the list of cards numbers them. */
export const CLASS = 40_000;
export const FATE = 50_000;
export const RESOURCE = 55_000;
export const DAMAGE = 55_100;
export const MANA = 55_103;
export const FRAGMENT = 55_104;

export const CRYPT = coffin;
/** An age won, and a point of glory. */
export const CROWN = crown;
export const GLORY = laurels;
export const LANTERN = lantern;
export const HIM = person;
export const HAND = hand;
/** The hourglass whose sand is above, and the one whose sand has run down. */
export const PAST = emptying;
export const FUTURE = filling;

const HUES = ["teal", "cyan", "rose", "violet", "ivory", "moss"];
const THINGS = ["stone", "earth", "soul", "brass", "pact", "bone", "rose", "clay", "wax", "moss", "slate", "tear"];
const OWN = ["damage", "homage", "pact", "mana", "soul", "dim"];

const hue = (name: string | undefined): string => `var(--${name ?? "dim"})`;

/** The colour of what is counted: a resource of the cemetery, or what a cendrelin has. */
export const thingHue = (face: number): string =>
  hue(face >= DAMAGE ? OWN[face - DAMAGE] : THINGS[(face - RESOURCE) % THINGS.length]);

export const classHue = (face: number): string => hue(HUES[(face - CLASS) % HUES.length]);

/** The sign of a face: what is counted has its own, a card that of the figure in its picture. */
export function pictureOf(face: number): string {
  const own = pictures[String(face)];
  if (own) return own;
  const printed = faces.get("cendrelin", face);
  const glyph = printed && glyphOf(printed);
  return glyph ?? (printed ? "" : coffin);
}

export function hueOf(face: Face | undefined): string {
  if (!face) return hue("dim");
  if (typeof face.class === "number") return classHue(face.class);
  if (typeof face.resource === "number") return thingHue(RESOURCE + face.resource);
  if (face.kind === "class") return classHue(face.face);
  if (face.kind === "event") return hue("dusk");
  return face.face >= RESOURCE ? thingHue(face.face) : hue("dusk");
}
