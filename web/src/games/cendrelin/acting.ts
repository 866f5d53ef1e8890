import type { Playing } from "../../lib/play.svelte";

const ACTIONS = ["night", "sunset"];

/** Whether this seat is asked for an action: then whatever cannot be done has a reason. */
export const acting = (playing: Playing): boolean => ACTIONS.includes(playing.decision?.prompt ?? "");
