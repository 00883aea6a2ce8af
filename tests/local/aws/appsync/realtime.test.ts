import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { accessToken, forgedToken, listen, signIn } from "./browser.ts";
import { publishTo, startAppSync } from "./appsync-server.ts";

let server: Awaited<ReturnType<typeof startAppSync>>;
let listeners: ReturnType<typeof listen>[] = [];

beforeEach(async () => {
  server = await startAppSync();
});
afterEach(async () => {
  for (const listener of listeners) listener.stop();
  listeners = [];
  await server.close();
});

const subscribe = (userId: string) => {
  const listener = listen(userId);
  listeners.push(listener);
  return listener;
};

const connected = (listener: ReturnType<typeof listen>, times = 1): Promise<void> =>
  vi.waitFor(
    () => expect(listener.states.filter((state) => state === "Connected")).toHaveLength(times),
    20_000,
  );

const numbered = (number: number) => ({ kind: "bike-changed", bikeId: `bike_${number}` });

describe("onEvent through Amplify", () => {
  it("delivers a person's own events in order and nobody else's", async () => {
    signIn(server.url, () => accessToken("ada"));
    const ada = subscribe("ada");
    await connected(ada);
    await publishTo(server.url, "bob", numbered(0));
    await publishTo(server.url, "ada", numbered(1));
    await publishTo(server.url, "ada", numbered(2));
    await vi.waitFor(() => expect(ada.events).toEqual([numbered(1), numbered(2)]));
    expect(ada.errors).toEqual([]);
  });

  it("delivers to every open page of a person", async () => {
    signIn(server.url, () => accessToken("ada"));
    const pages = [subscribe("ada"), subscribe("ada")];
    await connected(pages[0]!);
    await vi.waitFor(async () => {
      await publishTo(server.url, "ada", numbered(1));
      for (const page of pages) expect(page.events).toContainEqual(numbered(1));
    });
  });

  it("refuses a subscription to another person", async () => {
    signIn(server.url, () => accessToken("ada"));
    const spy = subscribe("bob");
    await vi.waitFor(() => expect(spy.errors).toHaveLength(1));
    expect(JSON.stringify(spy.errors)).toContain("Not Authorized to access onEvent on type Subscription");
    await publishTo(server.url, "bob", numbered(1));
    expect(spy.events).toEqual([]);
  });

  it("refuses the connection with a forged or an expired token", async () => {
    for (const token of [forgedToken("ada"), accessToken("ada", -5)]) {
      signIn(server.url, () => token);
      const stranger = subscribe("ada");
      await vi.waitFor(() => expect(stranger.errors).toHaveLength(1));
      expect(JSON.stringify(stranger.errors)).toContain("UnauthorizedException");
      stranger.stop();
    }
  });

  it("delivers nothing after the token has expired, and again once the client has a fresh one", async () => {
    let lifeSeconds = 60;
    signIn(server.url, () => accessToken("ada", lifeSeconds));
    const ada = subscribe("ada");
    await connected(ada);
    server.time.ahead = 120_000;
    lifeSeconds = 600;
    await publishTo(server.url, "ada", numbered(1));
    await connected(ada, 2);
    await publishTo(server.url, "ada", numbered(2));
    await vi.waitFor(() => expect(ada.events).toEqual([numbered(2)]));
  });
});
