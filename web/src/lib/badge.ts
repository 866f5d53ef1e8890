const CALM = "/candle.svg";
const LIT = "/candle-waiting.svg";

/** Shows in the tab, on its icon and on the installed one how many things wait for this person. */
export function badge(waiting: number, title: string): void {
  document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
  mark(waiting);
}

/** The same without the title, which the screen writes itself. */
export function mark(waiting: number): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = waiting > 0 ? LIT : CALM;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  if ("setAppBadge" in navigator) void navigator.setAppBadge(waiting).catch(() => undefined);
}
