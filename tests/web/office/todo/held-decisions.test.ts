import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createHeldDecisions, undoMillis } from "#web/office/todo/held-decisions.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const held = (key: string) => ({ key, name: key, what: "approve" as const });

it("a decision is sent after ten seconds, and once", () => {
  const decisions = createHeldDecisions();
  const send = vi.fn(async () => undefined);
  decisions.hold(held("one"), send);
  vi.advanceTimersByTime(undoMillis - 1);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(send).toHaveBeenCalledOnce();
  expect(decisions.shown()).toEqual([]);
  void decisions.sendAll();
  expect(send).toHaveBeenCalledOnce();
});

it("an undone decision is never sent, newest first", () => {
  const decisions = createHeldDecisions();
  const [first, second] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  decisions.hold(held("one"), first);
  decisions.hold(held("two"), second);
  expect(decisions.undo()).toBe("two");
  expect(decisions.shown().map(({ key }) => key)).toEqual(["one"]);
  vi.advanceTimersByTime(undoMillis);
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
  expect(decisions.undo()).toBeUndefined();
});

it("leaving sends delayed decisions at once, each once", () => {
  const decisions = createHeldDecisions();
  const [send, again] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  decisions.hold(held("one"), send);
  decisions.hold(held("one"), again);
  void decisions.sendAll();
  vi.advanceTimersByTime(undoMillis);
  expect(send).toHaveBeenCalledOnce();
  expect(again).not.toHaveBeenCalled();
});
