import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OwnPage } from "../../src/lib/page.svelte";

describe("a page kept for oneself", () => {
  let open = true;
  let sent: string[] = [];
  const send = (text: string): boolean => {
    if (open) sent.push(text);
    return open;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    open = true;
    sent = [];
  });
  afterEach(() => vi.useRealTimers());

  it("is sent once the pen rests", () => {
    const page = new OwnPage(send);
    page.keep("a");
    page.keep("ab");
    expect(sent).toEqual([]);
    vi.runAllTimers();
    expect(sent).toEqual(["ab"]);
    page.close();
    expect(sent).toEqual(["ab"]);
  });

  it("is sent when the table is left", () => {
    const page = new OwnPage(send);
    page.keep("a");
    page.close();
    expect(sent).toEqual(["a"]);
  });

  it("outlives a lost line, and is newer than what the table kept", () => {
    const page = new OwnPage(send);
    page.hear("old", "match");
    open = false;
    page.keep("new");
    vi.runAllTimers();
    open = true;
    page.hear("old", "match");
    expect([page.text, sent]).toEqual(["new", ["new"]]);
    page.hear("from elsewhere");
    expect(page.text).toBe("from elsewhere");
  });

  it("does not follow into another match", () => {
    const page = new OwnPage(send);
    page.hear("", "one");
    open = false;
    page.keep("of the first match");
    open = true;
    page.hear("", "two");
    vi.runAllTimers();
    expect([page.text, sent]).toEqual(["", []]);
  });
});
