import { afterAll, describe, expect, it } from "vitest";
import { accessToken, forgedToken, adminStartMessage, openSocket, startMessage } from "./browser.ts";
import { publishTo, publishToAdmins, startAppSync } from "./appsync-server.ts";

const server = await startAppSync();
afterAll(() => server.close());

const people = {
  customer: () => accessToken("ada", 900, undefined, ["customer"]),
  store: () => accessToken("ada", 900, undefined, ["store"]),
  admin: () => accessToken("ada", 900, undefined, ["admin"]),
  "someone of no group": () => accessToken("ada", 900, undefined, []),
};
const channels = {
  "one's own": (token: string) => startMessage("1", "ada", token, "event"),
  "someone else's": (token: string) => startMessage("1", "bob", token, "event"),
  "that of administrators": (token: string) => adminStartMessage("1", token),
};
const open: Record<keyof typeof people, (keyof typeof channels)[]> = {
  customer: ["one's own"],
  store: ["one's own"],
  admin: ["one's own", "that of administrators"],
  "someone of no group": ["one's own"],
};
const keysOf = <T extends object>(value: T) => Object.keys(value) as (keyof T)[];
const matrix = keysOf(people).flatMap((who) => keysOf(channels).map((channel) => ({ who, channel })));

const event = { kind: "notifications-changed" };
const queue = { kind: "admin-queue-changed", queue: "found-reports" };

describe("A channel", () => {
  it.each(matrix)(
    "$channel admits $who only if it should, and sends nothing after a refusal",
    async ({ who, channel }) => {
      const token = await people[who]();
      const { send, got, received, socket } = await openSocket(server.url, token);
      send({ type: "connection_init" });
      send(channels[channel](token));
      const allowed = open[who].includes(channel);
      const answer = await got({ type: allowed ? "start_ack" : "error" });
      expect(JSON.stringify(answer).includes("Unauthorized")).toBe(!allowed);
      await publishTo(server.url, "ada", event);
      await publishTo(server.url, "bob", event);
      await publishToAdmins(server.url, queue);
      // Messages come in order, so this response follows all earlier events.
      send({ type: "stop", id: "1" });
      await got({ type: "complete" });
      const delivered = received.filter(({ type }) => type === "data").map(({ payload }) => payload);
      const told = channel === "that of administrators" ? { onAdminEvent: queue } : { onEvent: event };
      const [[field, what]] = Object.entries(told) as [[string, object]];
      expect(delivered).toEqual(allowed ? [{ data: { [field]: { event: JSON.stringify(what) } } }] : []);
      socket.close();
    },
  );

  it.each([
    ["nobody", async () => ""],
    ["a forged token", async () => forgedToken("ada")],
    ["an expired token", async () => accessToken("ada", -5, undefined, ["admin"])],
  ])("refuses the connection of %s", async (_, tokenOf) => {
    const { send, got, closed } = await openSocket(server.url, await tokenOf());
    send({ type: "connection_init" });
    expect(await got({ type: "connection_error" })).toMatchObject({
      payload: { errors: [{ errorType: "UnauthorizedException" }] },
    });
    await closed;
  });

  it("of administrators accepts events from functions only", async () => {
    const response = await fetch(server.url, {
      method: "POST",
      headers: { authorization: await people.admin(), "content-type": "application/json" },
      body: JSON.stringify({ query: 'mutation { publishToAdmins(event: "1") { event } }' }),
    });
    expect(await response.json()).toMatchObject({
      data: { publishToAdmins: null },
      errors: [{ errorType: "Unauthorized" }],
    });
  });
});
