/** What deserves a pause: found by comparing the table as it was with the table as it is. */

import type { RoseView } from "./wire";

export type Moment =
  | { kind: "sunset" | "dusk" | "night"; turn: number }
  | { kind: "dawn"; turn: number; first: number; dead: number[]; night: boolean }
  | { kind: "deaths"; dead: number[]; night: boolean }
  | { kind: "answer"; exact: boolean; accused: number[]; signers: number[] }
  | { kind: "roles"; shown: { seat: number; face: number }[] }
  | { kind: "trap"; face: number };

/** Who died since. */
function deaths(before: RoseView, now: RoseView): number[] {
  return now.suspects.flatMap(({ alive }, n) => (before.suspects[n]?.alive && !alive ? [n] : []));
}

/** The two roles of a table of three, if they were shown since. */
function shown(before: RoseView, now: RoseView): Moment[] {
  if (before.exposed || !now.exposed) return [];
  const roles = now.seats.flatMap(({ seat, role }) => (role?.face === undefined ? [] : [{ seat, face: role.face }]));
  return [{ kind: "roles", shown: roles }];
}

/** What the Rector answered since. */
function answered(before: RoseView, now: RoseView): Moment[] {
  const denied = now.answers.slice(before.answers.length);
  const found: Moment[] = denied.map(({ suspects, signers }) => ({
    kind: "answer",
    exact: false,
    accused: suspects,
    signers,
  }));
  if (now.camp === "investigators" && before.camp === null) {
    const accused = now.seats.find(({ signed }) => signed !== null)?.signed ?? [];
    const signers = now.seats.filter(({ signed }) => String(signed) === String(accused)).map(({ seat }) => seat);
    found.push({ kind: "answer", exact: true, accused, signers });
  }
  return found;
}

function passed(before: RoseView, now: RoseView, dead: number[]): Moment[] {
  if (now.camp !== null || now.phase === before.phase) return [];
  if (now.phase === "sunset" || now.phase === "dusk" || now.phase === "night")
    return [{ kind: now.phase, turn: now.turn }];
  if (now.phase !== "day") return [];
  return [{ kind: "dawn", turn: now.turn, first: now.first, dead, night: before.phase === "night" }];
}

/** In the order in which they happened. Time that was jumped over, forward or back, has no moments. */
export function momentsBetween(before: RoseView | null, now: RoseView, isTrap: (face: number) => boolean): Moment[] {
  if (before === null || before.seat !== now.seat || now.turn < before.turn || now.turn > before.turn + 1) return [];
  const dead = deaths(before, now);
  const passing = passed(before, now, dead);
  const known = new Set([...before.discard, ...before.table].map(({ face }) => face));
  const traps: Moment[] = [...now.table, ...now.discard].flatMap(({ face }) =>
    face !== undefined && !known.has(face) && isTrap(face) ? [{ kind: "trap", face }] : [],
  );
  const told = passing.some(({ kind }) => kind === "dawn") || dead.length === 0;
  return [
    ...traps,
    ...shown(before, now),
    ...answered(before, now),
    ...(told ? [] : [{ kind: "deaths", dead, night: before.phase === "night" } as const]),
    ...passing,
  ];
}

/** An hour that is over need not be shown any more; an answer, two roles, a death and a trap are seen to their end. */
const lasting = (moment: Moment): boolean =>
  moment.kind === "answer" ||
  moment.kind === "roles" ||
  moment.kind === "trap" ||
  moment.kind === "deaths" ||
  (moment.kind === "dawn" && moment.dead.length > 0);

/** What is still to be shown when more has happened. */
export const queued = (waiting: readonly Moment[], fresh: readonly Moment[]): readonly Moment[] =>
  fresh.length === 0 ? waiting : [...waiting.filter(lasting), ...fresh];
