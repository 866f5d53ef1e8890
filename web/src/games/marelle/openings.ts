/** Three ways to begin a scene, made from the cards on its conflict, in the language one reads. */

import { t } from "../../lib/tongue.svelte";
import type { MarelleTable } from "./table";
import { VALUES, type Conflict } from "./view";
import { elementOf } from "./words";

const WAYS = 3;
const suitOf = (face: number): number => Math.floor(face / VALUES);

/** How a card may come in: a person, a place, an order or a thing. */
function begun(face: number, what: string): string {
  const ways = [
    t(`On annonça une visite : ${what}…`, `A visitor was announced: ${what}…`),
    t(
      `Cela commença loin d'ici, et le lieu compte : ${what}…`,
      `It began far from here, and the place matters: ${what}…`,
    ),
    t(`On n'était pas seul. Dehors, il y avait ${what}…`, `They were not alone. Outside waited ${what}…`),
    t(`Sur la table, entre les verres, il y avait ${what}…`, `On the table, between the glasses, lay ${what}…`),
  ];
  return ways[suitOf(face)] ?? "";
}

/** One card of each suit first, those that define the conflict before the others; then words without a card. */
export function openings(conflict: Conflict, { view, called }: MarelleTable): string[] {
  const faces = [...conflict.elements, ...conflict.up.flatMap(({ face }) => (face === undefined ? [] : [face]))];
  const firsts = faces.filter((face, n) => faces.findIndex((other) => suitOf(other) === suitOf(face)) === n);
  const made = firsts.map((face) => begun(face, elementOf(face, view)));
  const [one = 0, other = 0] = conflict.between;
  const [a, b] = [called(one), called(other)];
  const plain = [
    t(`${a} attendait depuis une heure, et ${b} le savait…`, `${a} had been waiting for an hour, and ${b} knew it…`),
    t(`« Ferme la porte », dit ${b}…`, `“Close the door,” said ${b}…`),
    t(`Personne n'avait invité ${a}…`, `Nobody had invited ${a}…`),
  ];
  return [...made, ...plain].slice(0, WAYS);
}
