/** What light does in a scene: gradients, and the filters that give a flat glyph a body and the floor a grain. */

import type { Dice } from "./chance";
import { channels, mix } from "./colour";
import { LAMPS, type Palette } from "./palette";
import type { Recipe, SkinName } from "./recipe";
import { short as n } from "./skin";

/** The definitions that the drawing names: `url(#sky)` and so on. */
export function lightsOf(air: Palette, recipe: Recipe, small: boolean, r: Dice): string[] {
  const seed = (): number => Math.floor(r(99));
  const rough = small ? "" : ROUGHNESS[recipe.skin ?? "rough"];
  const noise =
    rough &&
    `<feTurbulence type="fractalNoise" baseFrequency="${rough}" numOctaves="2" seed="${seed()}" result="noise"/>` +
      `<feComposite in="shape" in2="noise" operator="arithmetic" k1=".13" k2=".92" result="shape"/>`;
  const plain = [...gradients(air), relief(air, small ? 8 : 7, noise)];
  return small ? plain : [...plain, BLUR, grain(air, seed()), haze(air, seed())];
}

const ROUGHNESS: Readonly<Record<SkinName, string>> = { smooth: "", stone: ".22", rough: ".09 .14" };
const BLUR = `<filter id="blur" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="1.6"/></filter>`;

type Stop = [offset: number, colour: string, opacity?: number];

function stop([offset, colour, opacity = 1]: Stop): string {
  return `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? "" : ` stop-opacity="${opacity}"`}/>`;
}

const radial = (id: string, where: string, ...stops: Stop[]): string =>
  `<radialGradient id="${id}"${where && ` gradientUnits="userSpaceOnUse" ${where}`}>${stops.map(stop).join("")}</radialGradient>`;

const linear = (id: string, where: string, ...stops: Stop[]): string =>
  `<linearGradient id="${id}" ${where}>${stops.map(stop).join("")}</linearGradient>`;

const DOWN = `x1="0" y1="0" x2="0" y2="1"`;

/** The colour of the body where the lamp shines upon it. */
const high = ({ body, lamp }: Palette): string => mix(mix(body, lamp, 0.5), "#ffffff", 0.22);

function gradients(air: Palette): string[] {
  const { lamp, mood, body, floor, dark, side, lampX, light } = air;
  const [, lampY, poolX, poolY] = LAMPS[light];
  const [near, middle, edge] = [air.tone(0), air.tone(1), air.tone(2)];
  const across = side < 0 ? `x1="0" y1="0" x2=".7" y2="1"` : `x1="1" y1="0" x2=".3" y2="1"`;
  return [
    radial(
      "sky",
      `cx="${poolX}" cy="${poolY}" r="178"`,
      [0, mix(near, lamp, 0.5)],
      [0.24, near],
      [0.62, middle],
      [1, edge],
    ),
    radial("halo", "", [0, lamp, 0.85], [0.45, mix(mood, lamp, 0.4), 0.35], [1, mood, 0]),
    radial("rays", `cx="${n(lampX)}" cy="${lampY}" r="240"`, [0, lamp, 0.75], [1, lamp, 0]),
    radial("vignette", `cx="100" cy="112" r="176"`, [0.42, dark, 0], [1, dark, 0.92]),
    linear("body", across, [0, high(air)], [0.42, body], [1, mix(body, dark, 0.74)]),
    linear("floor", DOWN, [0, mix(floor, lamp, 0.4)], [0.3, floor], [1, dark]),
    linear("fog", DOWN, [0, mix(floor, dark, 0.25), 0], [1, mix(floor, dark, 0.45), 0.85]),
  ];
}

const lampAt = ({ side }: Palette, elevation: number): string =>
  `<feDistantLight azimuth="${side < 0 ? 235 : 305}" elevation="${elevation}"/>`;

/** A wide blur for volume, a fine one for edges, little noise, low gloss. */
const relief = (air: Palette, volume: number, noise: string): string =>
  `<filter id="relief" x="-8%" y="-8%" width="116%" height="116%" color-interpolation-filters="sRGB">` +
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${volume}" result="volume"/>` +
  `<feGaussianBlur in="SourceAlpha" stdDeviation="1" result="edge"/>` +
  `<feComposite in="volume" in2="edge" operator="arithmetic" k2=".7" k3=".3" result="shape"/>${noise}` +
  `<feDiffuseLighting in="shape" surfaceScale="8" diffuseConstant="1.3" lighting-color="${mix(air.lamp, "#ffffff", 0.5)}" result="lit">${lampAt(air, 52)}</feDiffuseLighting>` +
  `<feComposite in="SourceGraphic" in2="lit" operator="arithmetic" k1=".95" k2=".26" result="shaded"/>` +
  `<feSpecularLighting in="shape" surfaceScale="7" specularConstant=".55" specularExponent="24" lighting-color="${high(air)}" result="gloss">${lampAt(air, 44)}</feSpecularLighting>` +
  `<feComposite in="shaded" in2="gloss" operator="arithmetic" k2="1" k3=".5" result="glossy"/>` +
  `<feComposite in="glossy" in2="SourceAlpha" operator="in"/></filter>`;

const grain = (air: Palette, seed: number): string =>
  `<filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
  `<feTurbulence type="fractalNoise" baseFrequency=".035 .11" numOctaves="3" seed="${seed}"/>` +
  `<feDiffuseLighting surfaceScale="7" diffuseConstant="1.15" lighting-color="#fff">${lampAt(air, 48)}</feDiffuseLighting>` +
  `<feComposite in="SourceGraphic" operator="arithmetic" k1="1.15" k3=".12"/><feComposite in2="SourceAlpha" operator="in"/></filter>`;

/** Soft patches of the lamp's colour in the sky. */
function haze({ lamp }: Palette, seed: number): string {
  const [red, green, blue] = channels(lamp).map((value) => (value / 255).toFixed(2));
  return (
    `<filter id="haze" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency=".011 .026" numOctaves="3" seed="${seed}"/>` +
    `<feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 2.6 0 0 0 -1.08"/></filter>`
  );
}
