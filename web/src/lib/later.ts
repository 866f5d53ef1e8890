/** Fetches what nothing on the screen needs yet, once the page has come to rest; whoever saves data fetches it when it is needed. */
export async function later(fetch: () => unknown): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  await document.fonts.ready;
  const idle = (globalThis as { requestIdleCallback?: typeof requestIdleCallback }).requestIdleCallback ?? setTimeout;
  idle(fetch);
}
