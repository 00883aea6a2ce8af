import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { defineRoutes } from "#contract/platform/route.ts";
import { createClient } from "#web/platform/api/client.ts";
import { NetworkError, ProblemError } from "#web/platform/api/errors.ts";

const routes = defineRoutes({
  readThing: {
    method: "GET",
    path: "/things/{thingId}",
    access: "public",
    summary: "",
    params: z.object({ thingId: z.string() }),
    query: z.object({ limit: z.number().optional(), cursor: z.string().optional() }),
    response: z.object({ name: z.string(), size: z.number().default(1) }),
    problems: [],
  },
  makeThing: {
    method: "POST",
    path: "/things",
    access: "signed-in",
    summary: "",
    body: z.object({ name: z.string() }),
    response: z.object({ name: z.string() }),
    idempotent: true,
    problems: ["insufficient-points"],
  },
  listThings: {
    method: "GET",
    path: "/things",
    access: "public",
    summary: "",
    response: z.object({ names: z.array(z.string()) }),
    problems: [],
  },
});

type SentRequest = Pick<IncomingMessage, "method" | "url" | "headers"> & { body: string };

let sentRequests: SentRequest[] = [];
let answer: { status: number; body: string; type?: string };
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (part: Buffer) => (body += part.toString()));
  request.on("end", () => {
    sentRequests.push({ method: request.method, url: request.url, headers: request.headers, body });
    // Status 0 never responds.
    if (answer.status === 0) return;
    response.writeHead(answer.status, { "content-type": answer.type ?? "application/json" }).end(answer.body);
  });
});

let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  sentRequests = [];
  answer = { status: 200, body: JSON.stringify({ name: "bell" }) };
});

const client = (token?: string) => createClient(routes, { token: async () => token, origin });

describe("what a client sends", () => {
  it("puts parameters and query into the address and escapes them", async () => {
    await client().readThing({ params: { thingId: "a/b c" }, query: { limit: 5, cursor: undefined } });
    expect(sentRequests[0]).toMatchObject({ method: "GET", url: "/api/things/a%2Fb%20c?limit=5", body: "" });
  });

  it("sends a body as JSON with the token and the idempotency key", async () => {
    await client("t0ken").makeThing({ body: { name: "bell" } }, { idempotencyKey: "key-1" });
    expect(sentRequests[0]?.headers).toMatchObject({
      authorization: "Bearer t0ken",
      "idempotency-key": "key-1",
      "content-type": "application/json",
    });
    expect(JSON.parse(sentRequests[0]?.body ?? "")).toEqual({ name: "bell" });
  });

  it("sends no authorization for someone signed out", async () => {
    answer.body = JSON.stringify({ names: [] });
    await client().listThings();
    expect(sentRequests[0]?.headers).not.toHaveProperty("authorization");
  });
});

describe("what a client gives back", () => {
  it("is the parsed response, without unknown fields", async () => {
    answer.body = JSON.stringify({ name: "bell", secret: "x" });
    expect(await client().readThing({ params: { thingId: "1" }, query: {} })).toEqual({
      name: "bell",
      size: 1,
    });
  });

  it("is a ProblemError with code, status, params and issues for a problem", async () => {
    const problem = { type: "about:blank", title: "Too few", status: 402, code: "insufficient-points" };
    const issues = [{ path: "body.name", rule: "required" }];
    answer = { status: 402, body: JSON.stringify({ ...problem, params: { balance: 50 }, issues }) };
    const error = await client("t")
      .makeThing({ body: { name: "" } })
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({
      code: "insufficient-points",
      status: 402,
      params: { balance: 50 },
      issues,
    });
  });

  it.each([
    ["an answer outside the contract", { status: 200, body: JSON.stringify({ title: "bell" }) }],
    ["a page instead of JSON", { status: 200, body: "<h1>Login</h1>", type: "text/html" }],
  ])("is a NetworkError for %s", async (_what, given) => {
    answer = given;
    await expect(client().readThing({ params: { thingId: "1" }, query: {} })).rejects.toThrow(NetworkError);
  });

  it.each([
    [400, "invalid-request"],
    [401, "not-signed-in"],
    [403, "request-blocked"],
    [413, "invalid-request"],
    [429, "too-many-requests"],
  ])("says what %i means, which the gateway or the firewall answered: %s", async (status, code) => {
    for (const body of ["", "<h1>Refused</h1>", JSON.stringify({ message: "Refused" })]) {
      answer = { status, body, type: body.startsWith("<") ? "text/html" : "application/json" };
      const asking = client("t").readThing({ params: { thingId: "1" }, query: {} });
      await expect(asking).rejects.toBeInstanceOf(ProblemError);
      await expect(asking).rejects.toMatchObject({ status, code });
    }
  });

  it.each([408, 500, 502, 503, 504])(
    "is a NetworkError for a %i without a problem, as it is unknown if the API acted",
    async (status) => {
      answer = { status, body: JSON.stringify({ message: "Bad gateway" }) };
      const error = await client("t")
        .makeThing({ body: { name: "bell" } })
        .catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(NetworkError);
      expect(error).toMatchObject({ status });
    },
  );

  it("is a NetworkError without a response", async () => {
    const deaf = createClient(routes, { token: async () => undefined, origin: "http://127.0.0.1:1" });
    await expect(deaf.listThings()).rejects.toThrow(NetworkError);
  });

  it("is an AbortError after an abort", async () => {
    const signal = AbortSignal.abort();
    await expect(client().listThings({}, { signal })).rejects.toThrow(/abort/i);
    await expect(client().listThings({}, { signal })).rejects.not.toThrow(NetworkError);
  });
});

it("can be aborted in a browser without AbortSignal.any", async () => {
  const any = vi.spyOn(AbortSignal, "any").mockImplementation(() => {
    throw new TypeError("AbortSignal.any is not a function");
  });
  answer = { status: 0, body: "" };
  const caller = new AbortController();
  const made = client().listThings({}, { signal: caller.signal });
  await vi.waitFor(() => expect(sentRequests).toHaveLength(1));
  caller.abort();
  await expect(made).rejects.toThrow(/abort/i);
  any.mockRestore();
});

it("times out a call without a response, so that it cannot arrive late", async () => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(late.signal);
  answer = { status: 0, body: "" };
  const made = client("t0ken").makeThing({ body: { name: "bell" } }, { idempotencyKey: "key-1" });
  await vi.waitFor(() => expect(sentRequests).toHaveLength(1));
  late.abort(new DOMException("Too late", "TimeoutError"));
  await expect(made).rejects.toBeInstanceOf(NetworkError);
  expect(timeout.mock.calls).toEqual([[40_000]]);
});
