import { skinOf } from "../games/skins";
import { api } from "./api";
import { route } from "./route.svelte";
import { chanceFor } from "./seals";
import { seats } from "./seats.svelte";
import { settings } from "./settings.svelte";
import { t } from "./tongue.svelte";
import type { GameFacts, NewTable, TableFacts } from "./wire";

export const myName = (): string => settings.kept.name.trim() || t("Invité", "Guest");

/** The options that choose a language, as whoever opens a table reads. */
export const inMyLanguage = ({ options }: GameFacts): Record<string, string> =>
  Object.fromEntries(
    options
      .filter(({ values }) => values.some(({ key }) => key === settings.lang))
      .map(({ key }) => [key, settings.lang]),
  );

/** A table against bots in every other seat, nobody else asked; the seat is drawn if none is named. */
export function againstBots(game: GameFacts, level: string, named?: number): NewTable {
  const count = skinOf(game.key).company ?? game.seats[0] ?? 2;
  const seat = named ?? Math.floor(Math.random() * count);
  const others = Array.from({ length: count }, (_, other) => other).filter((other) => other !== seat);
  return {
    game: game.key,
    seats: count,
    options: { ...inMyLanguage(game), ...skinOf(game.key).quick },
    name: myName(),
    seat,
    bots: Object.fromEntries(others.map((other) => [String(other), level])),
    listed: false,
    watch: "link",
    clock: { kind: "none" },
  };
}

/** The first game, the same for everyone, against the gentlest bot. */
export function guidedGame(game: GameFacts): NewTable {
  const { guided = {}, guidedSeat = 0 } = skinOf(game.key);
  return {
    ...againstBots(game, game.levels[0] ?? "", guidedSeat),
    options: { ...inMyLanguage(game), ...guided },
    guided: true,
  };
}

/** Opens a table and goes there, with the seat's token in the fragment alone. */
export async function openTable(table: NewTable): Promise<void> {
  const seated = await api.open({ ...table, mixes: true });
  take(seated.table, table.game, seated.seat, seated.token);
}

export async function sitDown({ id, game, next_seal }: TableFacts, seat: number | null): Promise<string> {
  const chance = next_seal ? { seal: next_seal, value: chanceFor(next_seal) } : null;
  const seated = await api.sit(id, { seat, name: myName(), chance });
  seats.hold(id, { token: seated.token, seat: seated.seat, game });
  return seated.token;
}

function take(table: string, game: string, seat: number, token: string): void {
  seats.hold(table, { token, seat, game });
  route.go(`/t/${table}#${token}`);
}

/** The levels of bots that people are offered, the gentlest first. */
export const LEVELS: readonly string[] = ["novice", "joueur", "maitre"];

/** The level that somebody likes, or the nearest one below it: not every game tells all of them apart. */
export function levelFor({ levels }: { levels: readonly string[] }): string {
  const liked = Math.max(0, LEVELS.indexOf(settings.kept.level));
  return levels[Math.min(liked, levels.length - 1)] ?? "";
}

export function levelName(level: string): string {
  const names: Record<string, [string, string]> = {
    novice: ["Novice", "Novice"],
    joueur: ["Joueur", "Player"],
    maitre: ["Maître", "Master"],
  };
  const name = names[level];
  return name ? t(...name) : level;
}
