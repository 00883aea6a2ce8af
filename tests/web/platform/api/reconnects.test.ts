import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { giveWindow } from "#tests/web/give-window.ts";
import type { openAppSync } from "#web/platform/api/appsync-socket.ts";
import { subscribeToEvents } from "#web/platform/api/realtime.ts";

const open = vi.hoisted(() => vi.fn<typeof openAppSync>());
vi.mock("#web/platform/api/appsync-socket.ts", () => ({ openAppSync: open }));
vi.mock("#web/platform/auth/site-config.ts", () => ({ siteConfig: async () => ({ realtimeUrl: "" }) }));
vi.mock("#web/platform/auth/session.ts", () => ({ getAccessToken: async () => "t0ken" }));

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  giveWindow();
  open.mockReturnValue(() => undefined);
  stop = subscribeToEvents("ada", vi.fn(), vi.fn());
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const connection = () => open.mock.lastCall![2];
/** The seconds until the next connection opens. */
const secondsToNext = async (): Promise<number> => {
  const [before, endedAt] = [open.mock.calls.length, Date.now()];
  connection().ended();
  while (open.mock.calls.length === before) await vi.advanceTimersByTimeAsync(100);
  return (Date.now() - endedAt) / 1000;
};

it("waits longer for each connection that ends early, and briefly after a steady one", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  await vi.advanceTimersByTimeAsync(0);
  for (const seconds of [5, 10, 20, 40, 60, 60]) {
    connection().started();
    expect(await secondsToNext()).toBe(seconds);
  }
  connection().started();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await secondsToNext()).toBe(5);
});

it.each([
  [0, 3.5],
  [1, 6.5],
])("spreads the connections of many browsers: %d waits %d seconds", async (random, seconds) => {
  vi.spyOn(Math, "random").mockReturnValue(random);
  await vi.advanceTimersByTimeAsync(0);
  expect(await secondsToNext()).toBe(seconds);
});
