import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RealtimeEvent } from "#contract/notifications/realtime.ts";
import { accessToken, forgedToken, signIn } from "#tests/local/aws/appsync/browser.ts";
import { publishTo, startAppSync } from "#tests/local/aws/appsync/appsync-server.ts";
import { type Connection, subscribeToEvents } from "#web/platform/api/realtime.ts";

const site = vi.hoisted(() => ({ realtimeUrl: "", region: "eu-west-1" }));
vi.mock("#web/platform/auth/site-config.ts", () => ({ siteConfig: async () => site }));
vi.mock("#web/platform/auth/session.ts", () => ({ amplifyReady: async () => undefined }));

let server: Awaited<ReturnType<typeof startAppSync>>;
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
  server = await startAppSync();
  site.realtimeUrl = server.url.replace("http:", "HTTP:");
  signIn(server.url, () => accessToken("ada"));
  events = [];
  turns = [];
});
afterEach(async () => {
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
  });

  it("reconnects after a refusal", async () => {
    let token = forgedToken("ada");
    const tokens = vi.fn(() => token);
    signIn(server.url, tokens);
    listen();
    await vi.waitFor(() => expect(tokens).toHaveBeenCalled());
    token = accessToken("ada");
    await publishUntilHeard(pointsChanged);
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
