import type { Pick } from "./wire";

/** An answer under way, and where its text is kept meanwhile. */
export interface Sent {
  message: Pick;
  paper: string;
  /** Only the server knows what becomes of it: others may act before it arrives. */
  open: boolean;
}

/** A name for a click, so that the server takes it once however often it comes. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
