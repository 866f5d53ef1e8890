import { t } from "./tongue.svelte";

/** How long something took, as one says it. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  const [days, hours, minutes] = [
    Math.floor(whole / 86400),
    Math.floor(whole / 3600) % 24,
    Math.floor(whole / 60) % 60,
  ];
  if (days > 0) return t(`${days} j ${hours} h`, `${days} d ${hours} h`);
  if (hours > 0) return `${hours} h ${String(minutes).padStart(2, "0")}`;
  return minutes > 0 ? `${minutes} min ${String(whole % 60).padStart(2, "0")} s` : `${whole} s`;
}
