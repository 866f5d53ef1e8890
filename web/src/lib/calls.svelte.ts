/** Being called when a table of days waits: by the push service of this browser, even when no page of ours is open. */

import { api } from "./api";
import { remember, remembered } from "./memory";
import { seats } from "./seats.svelte";
import { settings } from "./settings.svelte";
import { t } from "./tongue.svelte";

export type Standing =
  /** This browser cannot be called. */
  | "unsupported"
  /** Its owner wants no notifications from this site. */
  | "refused"
  | "off"
  | "on";

const KEY = "veillee.calls";

/** By table: the language in which this browser is called from there, and where. */
const known = (): Record<string, string> => remembered(KEY, {});

function note(table: string, called: string | null): void {
  const others = Object.entries(known()).filter(([id]) => id !== table && seats.token(id));
  remember(KEY, Object.fromEntries(called === null ? others : [...others, [table, called]]));
}

let house: Promise<string> | null = null;

/** The key by which this browser knows the house; empty where the house calls nobody. */
export function houseKey(): Promise<string> {
  house ??= api.pushKey().then(
    ({ key }) => key,
    () => {
      house = null;
      return "";
    },
  );
  return house;
}

const supported = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

function allowed(): Standing | null {
  if (!supported()) return "unsupported";
  return Notification.permission === "denied" ? "refused" : null;
}

const written = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Whether one table calls this browser, and how that is changed. */
export class Calls {
  standing = $state<Standing>("off");
  busy = $state(false);
  failure = $state("");

  constructor(readonly table: string) {
    this.standing = allowed() ?? "off";
    if (this.standing === "off") this.look().catch(() => undefined);
  }

  /** Asks the browser, and its owner if he has not been asked; only ever after a click. */
  async turn(on: boolean): Promise<void> {
    this.busy = true;
    this.failure = "";
    try {
      await (on ? this.subscribe() : this.unsubscribe());
    } catch (error) {
      this.failure = (error as Error).message;
    } finally {
      this.busy = false;
    }
  }

  /** How things stand. What a browser was told it is told again where its address or its language has changed. */
  private async look(): Promise<void> {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) return;
    const shown = await registration.getNotifications();
    for (const one of shown) if ((one.data as { url?: string } | null)?.url === `/t/${this.table}`) one.close();
    const called = known()[this.table];
    if (!called || Notification.permission !== "granted") return;
    const found = await registration.pushManager.getSubscription();
    if (called === `${settings.lang} ${found?.endpoint}`) this.standing = "on";
    else await this.turn(true);
  }

  private async subscribe(): Promise<void> {
    if ((await Notification.requestPermission()) !== "granted") {
      this.standing = allowed() ?? "off";
      return;
    }
    const found = await this.subscription();
    const { lang } = settings;
    const [key, auth] = [written(found.getKey("p256dh")), written(found.getKey("auth"))];
    await api.subscribe(this.table, seats.token(this.table), { endpoint: found.endpoint, key, auth, lang });
    note(this.table, `${lang} ${found.endpoint}`);
    this.standing = "on";
  }

  /** That of this browser; one that was made for another house is of no use. */
  private async subscription(): Promise<PushSubscription> {
    const key = await houseKey();
    await navigator.serviceWorker.register("/sw.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    const found = await pushManager.getSubscription();
    if (found && written(found.options.applicationServerKey) === key) return found;
    await found?.unsubscribe();
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => {
      throw new Error(
        t(
          "Ce navigateur ne joint pas son service de notification. Réessayez plus tard.",
          "This browser cannot reach its push service. Try again later.",
        ),
      );
    });
  }

  private async unsubscribe(): Promise<void> {
    const registration = await navigator.serviceWorker.getRegistration();
    const found = await registration?.pushManager.getSubscription();
    if (found) await api.unsubscribe(this.table, seats.token(this.table), found.endpoint);
    note(this.table, null);
    if (Object.keys(known()).length === 0) await found?.unsubscribe();
    this.standing = "off";
  }
}
