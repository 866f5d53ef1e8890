import { ask } from "./api";
import type { Hello, Reply, Said, Welcome } from "./wire";

export type Link = "opening" | "open" | "lost";

export interface Wire {
  table: string;
  hello: () => Hello;
  hear: (message: Reply) => void;
  linked: (link: Link) => void;
}

const PING = 15_000;
const SILENCE = 40_000;
const LONGEST = 8_000;
/** Closing codes after which coming back would change nothing. */
const TURNED_AWAY = new Set([4400, 4401, 4403, 4404, 4410]);
/** After so many sockets that never opened, plain requests are tried. */
const PATIENCE = 3;

/** The wire to one table: a WebSocket that comes back by itself, or plain requests where there can be none. */
export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private opened = false;
  private timer = 0;
  private pulse = 0;
  private heardAt = 0;
  private ended = false;
  private polling = false;

  constructor(private readonly wire: Wire) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  /** Says whether there is a line to say it by. */
  say(message: Said): boolean {
    const open = this.socket?.readyState === WebSocket.OPEN;
    if (this.polling) void this.post(message);
    else if (open) this.socket?.send(JSON.stringify(message));
    return this.polling || open;
  }

  /** Comes in anew, as somebody else perhaps. */
  again(): void {
    const old = this.socket;
    this.tries = 0;
    clearInterval(this.pulse);
    if (!this.polling) this.open();
    old?.close();
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.wire.table}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.opened = true;
      this.heardAt = Date.now();
      socket.send(JSON.stringify(this.wire.hello()));
      this.pulse = window.setInterval(() => this.beat(socket), PING);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.tries = 0;
      this.heardAt = Date.now();
      this.wire.linked("open");
      this.wire.hear(JSON.parse(event.data) as Reply);
    };
    socket.onclose = (event) => this.lose(socket, event.code);
  }

  private beat(socket: WebSocket): void {
    if (Date.now() - this.heardAt > SILENCE) socket.close();
    else this.say({ type: "ping" });
  }

  private lose(socket: WebSocket, code: number): void {
    if (this.ended || this.socket !== socket) return;
    clearInterval(this.pulse);
    this.socket = null;
    this.wire.linked("lost");
    if (TURNED_AWAY.has(code)) return this.close();
    if (!this.opened && ++this.tries > PATIENCE) return void this.poll();
    const wait = Math.min(LONGEST, 250 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  /** The network or the person is back: no need to wait. */
  private readonly hurry = (): void => {
    if (this.socket || this.ended || this.polling || document.hidden) return;
    clearTimeout(this.timer);
    this.open();
  };

  private async poll(): Promise<void> {
    this.polling = true;
    let after = "";
    while (!this.ended) {
      const { token, lang } = this.wire.hello();
      try {
        const news = await ask<Welcome>(`/tables/${this.wire.table}/poll?lang=${lang}${after}`, {
          token: token ?? null,
        });
        after = `&after=${news.state?.version ?? 0}`;
        this.wire.linked("open");
        this.wire.hear({ ...news, type: "welcome" });
      } catch {
        this.wire.linked("lost");
        await new Promise((resolve) => setTimeout(resolve, LONGEST / 2));
      }
    }
  }

  private async post(message: Said): Promise<void> {
    const { token, lang } = this.wire.hello();
    const order = { method: "POST", body: message, token: token ?? null } as const;
    const reply = await ask<Reply>(`/tables/${this.wire.table}/say?lang=${lang}`, order).catch(() => null);
    if (reply && "type" in reply) this.wire.hear(reply);
  }
}
