/** What this browser remembers under a name; `none` where there is nothing, or nothing that can be read. */
export function remembered<T>(key: string, none: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? none;
  } catch {
    return none;
  }
}

export const forget = (key: string): void => localStorage.removeItem(key);
export const remember = (key: string, value: unknown): void => localStorage.setItem(key, JSON.stringify(value));
