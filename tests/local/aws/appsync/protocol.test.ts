import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { accessToken, forgedToken, openSocket, startMessage } from "./browser.ts";
import { publishTo, signedPost, startAppSync } from "./appsync-server.ts";

let server: Awaited<ReturnType<typeof startAppSync>>;
let token: string;
beforeEach(async () => {
  server = await startAppSync();
  token = await accessToken("ada");
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const event = { kind: "person-changed" };

const greeted = async () => {
  const connection = await openSocket(server.url, token);
  connection.send({ type: "connection_init" });
  await connection.got({ type: "ka" });
  return connection;
};

describe("A realtime connection", () => {
  it("is acknowledged with its time limit and kept alive every minute", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { received, got } = await greeted();
    expect(received[0]).toEqual({ type: "connection_ack", payload: { connectionTimeoutMs: 300_000 } });
    received.length = 0;
    vi.advanceTimersByTime(60_000);
    expect(await got({ type: "ka" })).toEqual({ type: "ka" });
  });

  it("is refused with a forged, an expired and no token, whatever the first message", async () => {
    for (const wrong of [await forgedToken("ada"), await accessToken("ada", -1), ""]) {
      const { send, got, closed } = await openSocket(server.url, wrong);
      send(startMessage("1", "ada", token));
      expect(await got({ type: "connection_error" })).toMatchObject({
        payload: { errors: [{ errorType: "UnauthorizedException", errorCode: 401 }] },
      });
      await closed;
    }
  });

  it("is refused without the sub-protocol and at another address", async () => {
    const realtime = `${server.url.replace("http:", "ws:")}/realtime`;
    for (const socket of [new WebSocket(realtime), new WebSocket(`${realtime}/x`, ["graphql-ws"])]) {
      const [failure] = await once(socket, "error");
      expect(String(failure)).toMatch(/Unexpected server response: 40[04]/);
    }
  });

  it("is closed at the next keep-alive after its token has expired", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { send, got, closed } = await greeted();
    send(startMessage("1", "ada", token));
    await got({ type: "start_ack", id: "1" });
    server.time.ahead = 3_600_000;
    vi.advanceTimersByTime(60_000);
    const [code] = await closed;
    expect(code).toBe(1008);
  });
});

describe("A subscription", () => {
  it("gets the fields it selected", async () => {
    const { send, got } = await greeted();
    send(startMessage("1", "ada", token, "event"));
    await got({ type: "start_ack", id: "1" });
    await publishTo(server.url, "ada", event);
    const { payload } = (await got({ type: "data", id: "1" }))!;
    expect(payload).toEqual({ data: { onEvent: { event: JSON.stringify(event) } } });
  });

  it("gets no field that the publisher did not select", async () => {
    const { send, got, received } = await greeted();
    send(startMessage("1", "ada", token, "event"));
    await got({ type: "start_ack", id: "1" });
    const publish = (selection: string) =>
      signedPost(
        server.url,
        JSON.stringify({ query: `mutation { publish(userId: "ada", event: "1") { ${selection} } }` }),
      );
    await publish("event");
    await publish("userId");
    await publishTo(server.url, "ada", event);
    await got({ type: "data", payload: { data: { onEvent: { event: JSON.stringify(event) } } } });
    const data = received.filter(({ type }) => type === "data");
    // An event without the user id matches no filter; one without the event leaves a required field empty.
    expect(data.map(({ payload }) => payload?.["data"])).toEqual([
      { onEvent: null },
      { onEvent: { event: JSON.stringify(event) } },
    ]);
  });

  it("gets nothing after stop", async () => {
    const { send, got, received } = await greeted();
    send(startMessage("1", "ada", token));
    send(startMessage("2", "ada", token));
    await got({ type: "start_ack", id: "2" });
    send({ type: "stop", id: "1" });
    await got({ type: "complete", id: "1" });
    await publishTo(server.url, "ada", event);
    await got({ type: "data", id: "2" });
    expect(received.filter(({ type, id }) => type === "data" && id === "1")).toEqual([]);
  });

  it("is refused for another person, with a forged token and for an open id", async () => {
    const { send, got } = await greeted();
    send(startMessage("1", "bob", token));
    const refusal = await got({ type: "error", id: "1" });
    expect(refusal?.payload).toEqual({
      errors: [
        { errorType: "Unauthorized", message: "Not Authorized to access onEvent on type Subscription" },
      ],
    });
    send(startMessage("2", "ada", await forgedToken("ada")));
    await got({ type: "error", id: "2" });
    send(startMessage("3", "ada", token));
    await got({ type: "start_ack", id: "3" });
    send(startMessage("3", "ada", token));
    await got({ type: "error", id: "3" });
  });
});

describe("An invalid message", () => {
  it("gets an error and leaves the connection open", async () => {
    const { send, received, got } = await greeted();
    const nonsense = ["", "{", "[]", "null", '{"type":"start"}', '{"type":"toString"}', Buffer.from([0xff])];
    for (const text of nonsense) send(text);
    send({ ...startMessage("1", "ada", token), payload: { data: "{", extensions: { authorization: {} } } });
    await vi.waitFor(() =>
      expect(received.filter(({ type }) => type === "error")).toHaveLength(nonsense.length + 1),
    );
    send(startMessage("2", "ada", token));
    expect(await got({ type: "start_ack", id: "2" })).toBeDefined();
  });

  it("that is too large closes its own connection and no other", async () => {
    const other = await greeted();
    const { send, closed } = await greeted();
    send("x".repeat(240_001));
    await closed;
    other.send(startMessage("1", "ada", token));
    expect(await other.got({ type: "start_ack", id: "1" })).toBeDefined();
  });
});
