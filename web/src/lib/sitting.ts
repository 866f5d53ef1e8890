import { skinOf } from "../games/skins";
import { api } from "./api";
import { route } from "./route.svelte";
import { seats } from "./seats.svelte";
import { settings } from "./settings.svelte";
import { t } from "./tongue.svelte";
import type { GameFacts, NewTable } from "./wire";

export const myName = (): string => settings.kept.name.trim() || t("Invité", "Guest");

/** A table against bots in every other seat, nobody else asked; the seat is drawn if none is named. */
export function againstBots(game: GameFacts, level: string, named?: number): NewTable {
  const count = skinOf(game.key).company ?? game.seats[0] ?? 2;
  const seat = named ?? Math.floor(Math.random() * count);
  const others = Array.from({ length: count }, (_, other) => other).filter((other) => other !== seat);
  return {
    game: game.key,
    seats: count,
    options: { ...skinOf(game.key).quick },
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
  return { ...againstBots(game, game.levels[0] ?? "", guidedSeat), options: guided, guided: true };
}

/** Opens a table and goes there, with the seat's token in the fragment alone. */
export async function openTable(table: NewTable): Promise<void> {
  const seated = await api.open(table);
  take(seated.table, table.game, seated.seat, seated.token);
}

export async function sitDown(table: string, game: string, seat: number | null): Promise<string> {
  const seated = await api.sit(table, seat, myName());
  seats.hold(table, { token: seated.token, seat: seated.seat, game });
  return seated.token;
}

function take(table: string, game: string, seat: number, token: string): void {
  seats.hold(table, { token, seat, game });
  route.go(`/t/${table}#${token}`);
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
