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

interface Levels {
  /** The bots that a game tells apart, the gentlest first: every game begins with the same ones, and some go further. */
  levels: readonly string[];
}

/** Every level that a game of the house offers, the gentlest first. */
export const levelsOf = (games: readonly Levels[]): readonly string[] =>
  games.reduce<readonly string[]>((most, { levels }) => (levels.length > most.length ? levels : most), []);

/** The level that somebody likes, or the highest below it where a game does not go so far. */
export function levelFor({ levels }: Levels): string {
  const liked = settings.kept.level;
  return (levels.includes(liked) ? liked : liked ? levels.at(-1) : levels[0]) ?? "";
}

export function levelName(level: string): string {
  const names: Record<string, [string, string]> = {
    novice: ["Novice", "Novice"],
    joueur: ["Joueur", "Player"],
    maitre: ["Maître", "Master"],
    champion: ["Champion", "Champion"],
  };
  const name = names[level];
  return name ? t(...name) : level;
}
