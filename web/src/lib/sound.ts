import { resultOf } from "./outcome";
import { waitsFor } from "./play.svelte";
import { settings } from "./settings.svelte";
import type { State } from "./wire";

let context: AudioContext | null = null;

/** One soft struck note: a sine that fades, and its octave, fainter. */
function note(at: number, pitch: number, loud: number, long: number): void {
  if (!context) return;
  for (const [factor, share] of [
    [1, 1],
    [2, 0.3],
  ] as const) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = pitch * factor;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud * share, at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + long);
  }
}

const TUNES = {
  turn: [
    [0, 523.25],
    [0.13, 783.99],
  ],
  pick: [[0, 392]],
  won: [
    [0, 523.25],
    [0.14, 659.25],
    [0.28, 783.99],
    [0.42, 1046.5],
  ],
  lost: [
    [0, 440],
    [0.2, 349.23],
    [0.4, 293.66],
  ],
} as const;

/** Plays a tiny tune, if the person wants sound and the browser lets us. */
export function chime(tune: keyof typeof TUNES): void {
  if (!settings.kept.sound || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime + 0.01;
  for (const [after, pitch] of TUNES[tune]) note(now + after, pitch, tune === "pick" ? 0.03 : 0.09, 0.5);
}

/** What a new state sounds like to a seat: the end, its turn, or that it is asked to let somebody take an answer back. */
export function sounded(before: State, now: State, seat: number): void {
  const result = now.over && !before.over ? resultOf(now.over, seat) : null;
  const asked = !before.asked && (now.asked?.needs.includes(seat) ?? false);
  if (result) chime(result);
  else if (asked) chime("turn");
  else if (waitsFor(now.decision, seat) && !waitsFor(before.decision, seat)) chime("turn");
}
