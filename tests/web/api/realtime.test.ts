import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RealtimeEvent } from "#contract/realtime.ts";
import { accessToken, forgedToken } from "#tests/local/appsync/access-token.ts";
import { signIn } from "#tests/local/appsync/amplify.ts";
import { publishTo, startAppSync } from "#tests/local/appsync/appsync-server.ts";
import { type Connection, subscribeToEvents } from "#web/api/realtime.ts";

const site = vi.hoisted(() => ({ realtimeUrl: "", region: "eu-west-1" }));
vi.mock("#web/auth/site-config.ts", () => ({ siteConfig: async () => site }));
vi.mock("#web/auth/session.ts", () => ({ amplifyReady: async () => undefined }));

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

/** Publishes until the page has it: the connection opens behind its back. */
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
  it("tells what was published to its person and passes over what it does not understand", async () => {
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

  it("says when a broken connection is back", async () => {
    listen();
    await publishUntilHeard(pointsChanged);
    server.disconnect();
    await vi.waitFor(() => expect(turns).toEqual(["up", "down", "up"]), 15_000);
    await publishUntilHeard(bikeChanged);
  });

  it("comes back after it was refused", async () => {
    let token = forgedToken("ada");
    const tokens = vi.fn(() => token);
    signIn(server.url, tokens);
    listen();
    await vi.waitFor(() => expect(tokens).toHaveBeenCalled());
    token = accessToken("ada");
    await publishUntilHeard(pointsChanged);
  });

  it("tells nothing once it was stopped, even while it still connects", async () => {
    listen();
    stop();
    const heard = events;
    events = [];
    listen();
    await publishUntilHeard(pointsChanged);
    expect(heard).toEqual([]);
  });
});
