import type { Attachment } from "svelte/attachments";
import type { Face } from "./face";

export interface Zoomed {
  game: string;
  face: number;
  /** What is otherwise on this very card than on its face. */
  own?: Partial<Face> | undefined;
  /** Held open by a finger's long press: closed by a tap, not by leaving. */
  held: boolean;
  /** The marks that lie on this very card, in words. */
  marks?: string | undefined;
  /** What stands in the way of choosing it. */
  reason?: Reason | undefined;
}

interface Reason {
  ask: () => void;
  said: () => string;
}

const HOVER = 380;
const PRESS = 450;

/** The one card that is looked at closely. */
class Zoom {
  /** What was looked at last: it is still there to be drawn while it fades away. */
  last = $state.raw<Zoomed | null>(null);
  private open = $state(false);
  private timer = 0;

  get now(): Zoomed | null {
    return this.open ? this.last : null;
  }

  soon(zoomed: Zoomed, wait: number): void {
    this.cancel();
    this.timer = window.setTimeout(() => this.show(zoomed), wait);
  }

  show(zoomed: Zoomed): void {
    this.cancel();
    this.last = zoomed;
    this.open = true;
    zoomed.reason?.ask();
  }

  cancel(): void {
    clearTimeout(this.timer);
  }

  close(): void {
    this.cancel();
    this.open = false;
  }
}

export const zoom = new Zoom();

/** Hover with a mouse, press long with a finger, or come by keyboard, to see a card large with its text and its rule. */
export function zoomable(
  game: string,
  face: () => number | undefined,
  reason?: () => Reason | undefined,
  own?: () => Partial<Face> | undefined,
  marks?: () => string,
): Attachment<HTMLElement> {
  return (element) => {
    element.dataset.zoom = "";
    let pressed = false;
    let hovered = false;
    let looked: Zoomed | undefined;
    const look = (held: boolean, wait: number): void => {
      const shown = face();
      if (shown === undefined) return;
      looked = { game, face: shown, own: own?.(), held, marks: marks?.(), reason: reason?.() };
      zoom.soon(looked, wait);
    };
    const listen = <K extends keyof HTMLElementEventMap>(on: K, act: (event: HTMLElementEventMap[K]) => void): void =>
      element.addEventListener(on, act);
    // A mouse that lies still looks at nothing: the card may have come under it by itself.
    listen("pointermove", (event) => {
      if (event.pointerType === "mouse" && !hovered) look(false, HOVER);
      hovered = true;
    });
    listen("focus", () => element.matches(":focus-visible") && look(false, 0));
    // A thing that leaves the table, with the focus or under the mouse, does so in the middle of drawing.
    const leave = (): void => queueMicrotask(() => zoom.now?.held || zoom.close());
    listen("blur", leave);
    listen("pointerleave", () => {
      hovered = false;
      if (zoom.now?.held) zoom.cancel();
      else zoom.close();
    });
    listen("pointerdown", (event) => {
      pressed = false;
      if (event.pointerType === "mouse") return zoom.close();
      look(true, PRESS);
    });
    listen("pointerup", () => {
      pressed = zoom.now?.held ?? false;
      zoom.cancel();
    });
    listen("pointercancel", () => zoom.cancel());
    listen("contextmenu", (event) => matchMedia("(pointer: coarse)").matches && event.preventDefault());
    // A press that opened the zoom is not a choice.
    element.addEventListener("click", (event) => pressed && event.stopImmediatePropagation(), { capture: true });
    return () => {
      zoom.cancel();
      if (looked && looked === zoom.now) leave();
    };
  };
}
