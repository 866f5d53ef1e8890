import type { Attachment } from "svelte/attachments";

/** Tells an element, as `--keyboard`, how much of the window the on-screen keyboard covers, so that it can stay above. */
export const aboveKeyboard: Attachment<HTMLElement> = (element) => {
  const seen = window.visualViewport;
  if (!seen) return;
  const follow = (): void => {
    const covered = Math.max(0, window.innerHeight - seen.height - seen.offsetTop);
    element.style.setProperty("--keyboard", `${Math.round(covered)}px`);
  };
  follow();
  for (const event of ["resize", "scroll"]) seen.addEventListener(event, follow);
  return () => {
    for (const event of ["resize", "scroll"]) seen.removeEventListener(event, follow);
  };
};
