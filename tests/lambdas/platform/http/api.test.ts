import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { numberOfServiceCheck } from "#contract/platform/reading-limits.ts";
import { type Access, defineRoutes } from "#contract/platform/route.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { ExpectationFailed } from "#lambdas/platform/table/failures.ts";

const secret = "origin";
const routes = defineRoutes({
  echo: {
    method: "POST",
    path: "/echo/{id}",
    access: "customer",
    summary: "Echo",
    params: z.object({ id: z.string().min(3) }),
    query: z.object({ times: z.coerce.number().default(1) }),
    body: z.object({ text: z.string({ error: "required" }) }),
    response: z.object({ said: z.string() }),
    problems: [],
  },
  pay: {
    method: "POST",
    path: "/pay",
    access: "signed-in",
    summary: "Pay",
    response: z.object({ key: z.string() }),
    idempotent: true,
    problems: [],
  },
  open: {
    method: "GET",
    path: "/open",
    access: "public",
    summary: "Open",
    response: z.object({}),
    problems: [],
    cacheSeconds: 60,
  },
});

const guarded = defineRoutes({
  guarded: { ...routes.open, path: "/guarded", needsPass: true },
});

const logged: unknown[] = [];
const logger = {
  info: (...all: unknown[]) => void logged.push(all),
  error: (...all: unknown[]) => void logged.push(all),
};

type Over = {
  groups?: string;
  sub?: string | null;
  headers?: Record<string, string>;
  body?: string;
  query?: Record<string, string>;
  claims?: Record<string, string>;
};
const event = (
  method: string,
  path: string,
  { groups = "[customer]", sub = "anna", headers = {}, body, query, claims = {} }: Over = {},
) => ({
  version: "2.0",
  rawPath: path,
  headers: { "content-type": "application/json", "X-Origin-Secret": secret, ...headers },
  queryStringParameters: query,
  rawQueryString: new URLSearchParams(query).toString(),
  pathParameters: undefined,
  body,
  requestContext: {
    requestId: "request-1",
    http: { method, path, sourceIp: "203.0.113.9" },
    ...(sub !== null && {
      authorizer: { jwt: { claims: { accountId: sub, "cognito:groups": groups, ...claims }, scopes: null } },
    }),
  },
});

/** Accepts every session. */
const assertLive = async (): Promise<void> => undefined;

const handlerWith = (
  echo: (input: {
    caller: unknown;
    params: unknown;
    query: { times: number };
    body: { text: string };
  }) => Promise<{ said: string }>,
) =>
  api(
    routes,
    { echo, pay: async ({ idempotencyKey }) => ({ key: idempotencyKey }), open: async () => ({}) },
    { originSecrets: [secret], logger, assertLive },
  );

const call = async (handler: ReturnType<typeof api>, request: ReturnType<typeof event>) => {
  const response = await handler(request as never, { functionName: "echo", functionVersion: "7" } as never);
  return { status: response.statusCode, headers: response.headers, body: JSON.parse(String(response.body)) };
};

describe("the API", () => {
  const echo = handlerWith(
    async ({ body, query }) =>
      ({ said: body.text.repeat(query.times), secret: "never leaves" }) as { said: string },
  );
  const body = JSON.stringify({ text: "hej" });

  beforeEach(() => {
    logged.length = 0;
  });

  it("parses requests, and removes undeclared fields from responses", async () => {
    const answer = await call(echo, event("POST", "/api/echo/abc", { body, query: { times: "2" } }));
    expect(answer).toMatchObject({
      status: 201,
      body: { said: "hejhej" },
      headers: { "cache-control": "no-store" },
    });
    expect(answer.body).not.toHaveProperty("secret");
  });

  it("replaces half a character by a placeholder", async () => {
    const heard: string[] = [];
    const handler = handlerWith(async ({ body }) => {
      heard.push(body.text);
      return { said: "" };
    });
    const body = String.raw`{"text":"hej \ud83d"}`;
    const { status } = await call(handler, event("POST", "/api/echo/abc", { query: { times: "1" }, body }));
    expect([status, heard]).toEqual([201, ["hej \uFFFD"]]);
  });

  it("names the invalid field and the rule that it breaks", async () => {
    const answer = await call(echo, event("POST", "/api/echo/ab", { body: "{}" }));
    expect(answer).toMatchObject({
      status: 400,
      body: { code: "invalid-request", issues: [{ path: "id", rule: "format" }], instance: "request-1" },
    });
    const missing = await call(echo, event("POST", "/api/echo/abc", { body: "{}" }));
    expect(missing.body.issues).toEqual([{ path: "text", rule: "required" }]);
    const broken = await call(echo, event("POST", "/api/echo/abc", { body: "{" }));
    expect(broken.status).toBe(400);
  });

  it.each([
    ["nobody", { sub: null }, 401],
    ["a store", { groups: "[store]" }, 403],
    ["an admin", { groups: "[admin customer]" }, 403],
    ["an account in no group", { groups: "" }, 201],
  ])("answers %s on a route for customers with the right status", async (_, over: Over, status) => {
    expect((await call(echo, event("POST", "/api/echo/abc", { body, ...over }))).status).toBe(status);
  });

  it("refuses a request that bypasses the site", async () => {
    const answer = await call(echo, event("GET", "/api/open", { headers: { "X-Origin-Secret": "wrong" } }));
    expect(answer).toMatchObject({ status: 403, body: { code: "forbidden" } });
  });

  it("allows caching as the route says", async () => {
    expect((await call(echo, event("GET", "/api/open", { sub: null }))).headers?.["cache-control"]).toBe(
      "public, max-age=60",
    );
  });

  it("requires an idempotency key on routes that spend points", async () => {
    expect((await call(echo, event("POST", "/api/pay"))).body.code).toBe("idempotency-key-missing");
    const paid = await call(
      echo,
      event("POST", "/api/pay", { headers: { "Idempotency-Key": "0123456789abcdef" } }),
    );
    expect(paid.body).toEqual({ key: "0123456789abcdef" });
  });

  it.each([
    [
      new ProblemError("insufficient-points", { params: { needed: 100 } }),
      402,
      { code: "insufficient-points", params: { needed: 100 } },
    ],
    [new ExpectationFailed("frame-number-taken"), 409, { code: "frame-number-taken" }],
    [new ExpectationFailed("stale"), 409, { code: "conflict-try-again" }],
    [Object.assign(new Error("slow down"), { name: "ThrottlingException" }), 503, { code: "unavailable" }],
  ])("answers %s with its problem code", async (error, status, problem) => {
    const failing = handlerWith(async () => Promise.reject(error));
    const answer = await call(failing, event("POST", "/api/echo/abc", { body }));
    expect(answer).toMatchObject({
      status,
      body: problem,
      headers: { "content-type": "application/problem+json" },
    });
  });

  it("logs an unforeseen error and reveals nothing of it", async () => {
    const failing = handlerWith(async () => Promise.reject(new Error("19850412-1234 leaked")));
    const answer = await call(failing, event("POST", "/api/echo/abc", { body }));
    expect(answer).toMatchObject({ status: 500, body: { code: "internal" } });
    expect(JSON.stringify(answer)).not.toContain("leaked");
    expect(logged).toHaveLength(1);
  });

  it("counts only unforeseen errors by version, for the rollback of a release", async () => {
    const failing = handlerWith(async () => Promise.reject(new TypeError("undefined is no bike")));
    await call(failing, event("POST", "/api/echo/abc", { body }));
    await call(echo, event("POST", "/api/echo/abc", { body: "{}" }));
    expect(logged).toMatchObject([
      [
        "Unforeseen error",
        {
          FunctionName: "echo",
          FunctionVersion: "7",
          UnforeseenErrors: 1,
          FailedAnswers: 1,
          _aws: {
            CloudWatchMetrics: [
              { Dimensions: [["FunctionName"]], Metrics: [{ Name: "FailedAnswers" }] },
              {
                Dimensions: [["FunctionName", "FunctionVersion"]],
                Metrics: [{ Name: "UnforeseenErrors" }],
              },
            ],
          },
        },
      ],
    ]);
  });

  it("counts an answer that AWS failed, but no refusal and no failure of another company", async () => {
    const throttled = Object.assign(new Error("slow down"), { name: "ThrottlingException" });
    const codes = ["frame-number-taken", "eid-unavailable", "sms-not-sent"] as const;
    for (const error of [throttled, ...codes.map((code) => new ProblemError(code))])
      await call(
        handlerWith(async () => Promise.reject(error)),
        event("POST", "/api/echo/abc", { body }),
      );
    expect(logged).toMatchObject([["Unavailable", { FunctionName: "echo", FailedAnswers: 1 }]]);
    expect(JSON.stringify(logged)).not.toContain("UnforeseenErrors");
  });

  it("answers an unknown path with route-not-found", async () => {
    expect(await call(echo, event("GET", "/api/nowhere"))).toMatchObject({
      status: 404,
      body: { code: "route-not-found" },
    });
  });
});

describe("a route that needs a pass", () => {
  const assertPass = (handedIn: string | undefined, address: string): void => {
    if (handedIn !== `good at ${address}`) throw new ProblemError("pass-needed");
  };
  const handler = api(
    guarded,
    { guarded: async () => ({}) },
    { originSecrets: [secret], logger, assertPass },
  );

  it("accepts a request with a pass, and names the problem to others", async () => {
    const withPass = (headers: Record<string, string>) =>
      call(handler, event("GET", "/api/guarded", { sub: null, headers }));
    expect((await withPass({ "X-Search-Pass": "good at 203.0.113.9" })).status).toBe(200);
    for (const headers of [{}, { "X-Search-Pass": "good at 203.0.113.10" }])
      expect(await withPass(headers as Record<string, string>)).toMatchObject({
        status: 428,
        body: { code: "pass-needed" },
      });
  });

  it("cannot be built without a check of the pass", () => {
    expect(() => api(guarded, { guarded: async () => ({}) }, { originSecrets: [secret], logger })).toThrow(
      "guarded needs assertPass",
    );
  });
});

describe("a route that reads the register", () => {
  const reads = defineRoutes({
    reads: { ...routes.open, reads: "register", needsPass: true },
    other: { ...routes.open, path: "/other", reads: "shown" },
  });
  const useCases = { reads: async () => ({}), other: async () => ({}) };
  const guards = { originSecrets: [secret], logger, assertPass: () => undefined };

  it("counts each reading but the bare question of the service check, for a number that no bike has", async () => {
    const counted: string[] = [];
    const count = async (reading: string) => void counted.push(reading);
    const handler = api(reads, useCases, { ...guards, count });
    const ask = (path: string, query: Record<string, string>) => call(handler, event("GET", path, { query }));
    await ask("/api/open", { q: numberOfServiceCheck });
    expect(counted).toEqual([]);
    await ask("/api/open", { q: "WTU204K8861" });
    await ask("/api/open", { q: numberOfServiceCheck, brand: "Crescent" });
    await ask("/api/other", { q: numberOfServiceCheck });
    expect(counted).toEqual(["register", "register", "shown"]);
  });

  it("cannot be built without a counter", () => {
    expect(() => api(reads, useCases, guards)).toThrow("reads needs count");
  });
});

describe("the caller's address", () => {
  const where: string[] = [];
  const handler = api(
    { open: routes.open },
    {
      open: async ({ address }) => {
        where.push(address);
        return {};
      },
    },
    { originSecrets: [secret], logger },
  );

  it("is that of the site's header, or else the source of the request", async () => {
    await call(handler, event("GET", "/api/open", { headers: { "X-Viewer-Address": "2001:db8::7" } }));
    await call(handler, event("GET", "/api/open"));
    expect(where).toEqual(["2001:db8::7", "203.0.113.9"]);
  });
});

describe("the secret of the site", () => {
  const handler = api(
    { open: routes.open },
    { open: async () => ({}) },
    { originSecrets: [secret, "the next"], logger },
  );
  const saying = (said: string) =>
    call(handler, event("GET", "/api/open", { headers: { "X-Origin-Secret": said } }));

  it.each([secret, "the next"])("may be the current or the next one: %s", async (said) => {
    expect((await saying(said)).status).toBe(200);
  });

  it.each(["", "another", `${secret},the next`, secret.slice(1)])("may not be %j", async (said) => {
    expect((await saying(said)).status).toBe(403);
  });
});

describe("a route that ends with its session", () => {
  const ending = { pay: routes.pay };
  const pay = async () => ({ key: "paid" });
  const endedAt = new Date("2026-11-20T12:00:00.000Z");
  const handler = api(
    ending,
    { pay },
    {
      originSecrets: [secret],
      logger,
      assertLive: async ({ signedInAt }) => {
        if (signedInAt < endedAt) throw new ProblemError("session-ended");
      },
    },
  );
  const signedInAt = (time: string) =>
    call(
      handler,
      event("POST", "/api/pay", {
        headers: { "Idempotency-Key": "0123456789abcdef" },
        claims: { auth_time: String(Date.parse(time) / 1000) },
      }),
    );

  it("cannot be built without a check of the session", () => {
    expect(() => api(ending, { pay }, { originSecrets: [secret], logger })).toThrow("pay needs assertLive");
    const lasting = { pay: { ...routes.pay, outlivesSession: true } } as const;
    expect(() => api(lasting, { pay }, { originSecrets: [secret], logger })).not.toThrow();
  });

  it("refuses a token from before the end of the session, and accepts a later one", async () => {
    expect(await signedInAt("2026-11-20T11:59:59Z")).toMatchObject({
      status: 401,
      body: { code: "session-ended" },
    });
    expect(await signedInAt("2026-11-20T12:00:00Z")).toMatchObject({ status: 201 });
  });

  it("refuses a token without the time of the sign-in", async () => {
    const answer = await call(
      handler,
      event("POST", "/api/pay", { headers: { "Idempotency-Key": "0123456789abcdef" } }),
    );
    expect(answer.body.code).toBe("session-ended");
  });

  it("checks access before the session", async () => {
    const answer = await call(handler, event("POST", "/api/pay", { sub: null }));
    expect(answer.body.code).toBe("not-signed-in");
  });
});

describe("every access", () => {
  const everyone = { nobody: undefined, customer: "[customer]", store: "[store]", admin: "[admin]" };
  const allowed: Record<Access, (keyof typeof everyone)[]> = {
    public: ["nobody", "customer", "store", "admin"],
    "signed-in": ["customer", "store", "admin"],
    customer: ["customer"],
    store: ["store"],
    admin: ["admin"],
  };
  it.each(Object.entries(allowed))("%s accepts exactly its own callers", async (access, people) => {
    const route = {
      method: "GET",
      path: "/x",
      access: access as Access,
      summary: "",
      response: z.object({}),
      problems: [],
    } as const;
    const options = { originSecrets: [secret], logger, assertLive };
    const handler = api({ x: route }, { x: async () => ({}) }, options);
    for (const [person, groups] of Object.entries(everyone)) {
      const request = event("GET", "/api/x", groups === undefined ? { sub: null } : { groups });
      const response = await handler(request as never, {} as never);
      expect([person, response.statusCode === 200]).toEqual([person, people.includes(person as never)]);
    }
  });
});
