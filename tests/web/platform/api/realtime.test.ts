import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RealtimeEvent } from "#contract/notifications/realtime.ts";
import { accessToken, forgedToken } from "#tests/local/aws/appsync/browser.ts";
import { publishTo, startAppSync } from "#tests/local/aws/appsync/appsync-server.ts";
import { giveWindow } from "#tests/web/give-window.ts";
import { type Connection, subscribeToEvents } from "#web/platform/api/realtime.ts";

const site = vi.hoisted(() => ({ realtimeUrl: "" }));
const tokens = vi.hoisted(() => vi.fn<() => Promise<string>>());
vi.mock("#web/platform/auth/site-config.ts", () => ({ siteConfig: async () => site }));
vi.mock("#web/platform/auth/session.ts", () => ({ getAccessToken: tokens }));

let server: Awaited<ReturnType<typeof startAppSync>>;
let page: ReturnType<typeof giveWindow>;
let stop: () => void;
let events: RealtimeEvent[];
let turns: Connection[];

const listen = (): void => {
  stop = subscribeToEvents(
    "ada",
    (event) => events.push(event),
    (connection) => turns.push(connection),
  );
};
const bikeChanged = { kind: "bike-changed", bikeId: "bike_1" };
const pointsChanged = { kind: "person-changed" };

/** Publishes repeatedly, as the connection opens in the background. */
const publishUntilHeard = (event: unknown): Promise<void> =>
  vi.waitFor(
    async () => {
      await publishTo(server.url, "ada", event);
      expect(events).toContainEqual(event);
    },
    { interval: 100 },
  );

beforeEach(async () => {
  page = giveWindow();
  server = await startAppSync();
  site.realtimeUrl = server.url;
  tokens.mockImplementation(() => accessToken("ada"));
  events = [];
  turns = [];
});
afterEach(async () => {
  vi.useRealTimers();
  stop();
  await server.close();
});

describe("subscribeToEvents", () => {
  it("reports events of its person and ignores unknown ones", async () => {
    listen();
    await publishUntilHeard(pointsChanged);
    events.length = 0;
    for (const strange of [{ kind: "moon-landed" }, "text", null, { kind: "bike-changed" }])
      await publishTo(server.url, "ada", strange);
    await publishTo(server.url, "bo", pointsChanged);
    await publishTo(server.url, "ada", bikeChanged);
    await vi.waitFor(() => expect(events).toContainEqual(bikeChanged));
    expect(events.filter(({ kind }) => kind !== "person-changed")).toEqual([bikeChanged]);
    expect(turns).toEqual(["up"]);
  });

  it("reports when a broken connection is restored", async () => {
    listen();
    await publishUntilHeard(pointsChanged);
    server.disconnect();
    await vi.waitFor(() => expect(turns).toEqual(["up", "down", "up"]), 15_000);
    await publishUntilHeard(bikeChanged);
    expect(tokens).toHaveBeenCalledTimes(2);
  });

  it("tries at once when the network is back", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    tokens.mockRejectedValueOnce(new Error("No network"));
    listen();
    while (vi.getTimerCount() === 0) await setImmediate();
    page.window.dispatchEvent(new Event("online"));
    while (turns.length === 0) await setImmediate();
    expect(turns).toEqual(["up"]);
  });

  it("closes its socket when it is stopped", async () => {
    listen();
    await publishUntilHeard(pointsChanged);
    expect(server.open()).toBe(1);
    stop();
    await vi.waitFor(() => expect(server.open()).toBe(0));
  });

  it("reconnects after a refusal", async () => {
    tokens.mockImplementationOnce(() => forgedToken("ada"));
    listen();
    await publishUntilHeard(pointsChanged);
    expect(tokens).toHaveBeenCalledTimes(2);
  });

  it("reports nothing once stopped, even while connecting", async () => {
    listen();
    stop();
    const heard = events;
    events = [];
    listen();
    await publishUntilHeard(pointsChanged);
    expect(heard).toEqual([]);
  });
});
