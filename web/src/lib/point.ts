import type { Attachment } from "svelte/attachments";

const SHORT = 1600;

const thingsAt = (at: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(at)}"]`),
];

/** Words that name a place of the table: whoever points at them sees where it is, whoever clicks is brought there. */
export function pointing(at: string): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    const light = (on: boolean): void => thingsAt(at).forEach((thing) => thing.toggleAttribute("data-pointed", on));
    const show = (): void => {
      clearTimeout(timer);
      light(true);
    };
    const hide = (): void => light(false);
    const bring = (): void => {
      thingsAt(at)[0]?.scrollIntoView({ block: "nearest" });
      show();
      timer = window.setTimeout(hide, SHORT);
    };
    const heard = { pointerenter: show, focus: show, pointerleave: hide, blur: hide, click: bring };
    for (const [name, act] of Object.entries(heard)) element.addEventListener(name, act);
    return () => (clearTimeout(timer), hide());
  };
}
