import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveTable } from "../../src/lib/live.svelte";
import { settings } from "../../src/lib/settings.svelte";
import type { Choice, Decision, Pick, Reply, State, Welcome } from "../../src/lib/wire";

/** The server's end of a socket. */
class Socket {
  static OPEN = 1;
  static last: Socket;
  readyState = Socket.OPEN;
  sent: unknown[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor() {
    Socket.last = this;
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }

  close(): void {
    this.readyState = 3;
  }

  tell(message: Reply): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  get picks(): Pick[] {
    return this.sent.filter((one) => (one as { type: string }).type === "pick") as Pick[];
  }
}

const choice = (label: string, kind: Choice["kind"] = "button"): Choice => ({ label: [label], target: "", kind });

/** A question to seat 0; in a window when it has a number. */
const asks = (number?: number, due: number | null = null): Decision => ({
  ...{ prompt: "tell", rule: "", ask: ["?"], limit: 20 },
  options: [choice("Write", "text"), choice("Done")],
  window: number === undefined ? null : { first: true, due, number },
});

const state = (seq: number, decision: Decision | null, more: Partial<State> = {}): State => ({
  ...{ type: "state", seq, number: seq, version: seq, view: {}, decision, waiting: [], roles: [], bar: [], events: [] },
  ...{ clock: {}, undo: null, asked: null, rematch: null, over: null },
  ...more,
});

const welcome = (now: State): Welcome => ({
  ...{ type: "welcome", seat: 0, log: [], resumed: false, chat: [], state: now },
  table: {
    ...{ id: "t", game: "story", seats: [], options: {}, state: "running", listed: false, watch: "link", clock: {} },
    ...{ guided: false, from: null, host: 0, round: 0, match: "m", seal: null, created: 0 },
  },
});

let table: LiveTable;

/** Comes in to a table in this state. */
function enter(now: State): Socket {
  table = new LiveTable("t", "token", "fr");
  Socket.last.onopen?.();
  Socket.last.tell(welcome(now));
  return Socket.last;
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  localStorage.clear();
  settings.set({ sound: false });
  vi.stubGlobal("WebSocket", Socket);
});
afterEach(() => table.close());

test("an answer carries the number of the question it was made on, and is over when the question is", async () => {
  const socket = enter(state(4, asks()));
  table.pick(1);
  table.pick(0);
  expect(socket.picks).toMatchObject([{ seq: 4, pick: 1 }]);
  expect(table.picked).toBe(1);
  socket.tell(state(5, null));
  await settled();
  expect(table.picked).toBeNull();
});

test("in a window, an answer under way stays so when somebody else acts first", async () => {
  const socket = enter(state(4, asks(1)));
  table.pick(1);
  socket.tell(state(5, asks(1)));
  await settled();
  expect(table.picked).toBe(1);
  socket.tell(state(6, asks(1), { command_id: socket.picks[0]?.command_id ?? "" }));
  await settled();
  expect([table.picked, socket.picks.length]).toEqual([null, 1]);
});

test("a text is kept while others act, and until the table has it", async () => {
  const socket = enter(state(4, asks(1)));
  table.draft = "Il pleut";
  socket.tell(state(5, asks(1)));
  await settled();
  expect(table.draft).toBe("Il pleut");
  table.pick(0, "Il pleut");
  expect(socket.picks).toMatchObject([{ seq: 5, pick: 0, text: "Il pleut" }]);
  expect(table.draft).toBe("Il pleut");
  socket.tell(state(6, asks(1), { command_id: socket.picks[0]?.command_id ?? "" }));
  await settled();
  expect([table.draft, table.picked]).toEqual(["", null]);
});

test("a refused text is still there, and the reason is said", async () => {
  const socket = enter(state(4, asks(1)));
  table.draft = "Il pleut";
  table.pick(0, "Il pleut");
  const command_id = socket.picks[0]?.command_id ?? "";
  socket.tell({ type: "refused", command_id, code: "stale", text: "trop tard", state: state(5, asks(1)) });
  await settled();
  expect([table.draft, table.picked, table.notice]).toEqual(["Il pleut", null, ["trop tard"]]);
});

test("what a question between kept from the window is sent again when the window is back", async () => {
  const socket = enter(state(4, asks(1)));
  table.pick(0, "Il pleut");
  const [first] = socket.picks;
  const between: Decision = { ...asks(), prompt: "look" };
  const command_id = first?.command_id ?? "";
  socket.tell({ type: "refused", command_id, code: "later", text: "attendez", state: state(5, between) });
  await settled();
  table.pick(1);
  expect(socket.picks).toHaveLength(2);
  socket.tell(state(6, asks(1), { command_id: socket.picks[1]?.command_id ?? "" }));
  await settled();
  expect(socket.picks).toHaveLength(3);
  expect(socket.picks[2]).toEqual(first);
});

test("a draft belongs to its window", async () => {
  const socket = enter(state(4, asks(7)));
  table.draft = "Il pleut";
  socket.tell(state(5, asks(8)));
  await settled();
  expect(table.draft).toBe("");
  socket.tell(state(6, asks(7)));
  await settled();
  expect(table.draft).toBe("Il pleut");
});

test("a text under way when the page was left is sent again under the same name", () => {
  const before = enter(state(4, asks(1)));
  table.draft = "Il pleut";
  table.pick(0, "Il pleut");
  table.close();
  const after = enter(state(5, asks(1)));
  expect(after.picks).toEqual(before.picks);
});

test("what was said and narrowed stays while others act in the window, and goes with the question", async () => {
  const socket = enter(state(4, asks(1)));
  table.narrowed = "card:1";
  socket.tell(state(5, asks(1)));
  await settled();
  expect(table.narrowed).toBe("card:1");
  socket.tell(state(6, asks(2)));
  await settled();
  expect(table.narrowed).toBe("");
});

test("a lost socket that comes back sends again what was under way", () => {
  const socket = enter(state(4, asks()));
  table.pick(1);
  socket.tell(welcome(state(4, asks())));
  expect(socket.picks).toHaveLength(2);
  expect(socket.picks[0]).toEqual(socket.picks[1]);
});
