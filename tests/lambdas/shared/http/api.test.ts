import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import type { Access } from "#contract/route.ts";
import { defineRoutes } from "#contract/route.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { ExpectationFailed } from "#lambdas/shared/table/failures.ts";

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

/** Nobody has signed out. */
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

describe("api", () => {
  const echo = handlerWith(
    async ({ body, query }) =>
      ({ said: body.text.repeat(query.times), secret: "never leaves" }) as { said: string },
  );
  const body = JSON.stringify({ text: "hej" });

  beforeEach(() => {
    logged.length = 0;
  });

  it("parses the request and lets nothing undeclared leave", async () => {
    const answer = await call(echo, event("POST", "/api/echo/abc", { body, query: { times: "2" } }));
    expect(answer).toMatchObject({
      status: 201,
      body: { said: "hejhej" },
      headers: { "cache-control": "no-store" },
    });
    expect(answer.body).not.toHaveProperty("secret");
  });

  it("takes half of a character for one that cannot be shown", async () => {
    const heard: string[] = [];
    const handler = handlerWith(async ({ body }) => {
      heard.push(body.text);
      return { said: "" };
    });
    const body = String.raw`{"text":"hej \ud83d"}`;
    const { status } = await call(handler, event("POST", "/api/echo/abc", { query: { times: "1" }, body }));
    expect([status, heard]).toEqual([201, ["hej \uFFFD"]]);
  });

  it("names the field and the rule it breaks", async () => {
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
  ])("answers %s at a customers' route", async (_, over: Over, status) => {
    expect((await call(echo, event("POST", "/api/echo/abc", { body, ...over }))).status).toBe(status);
  });

  it("refuses a request that has not come through the site", async () => {
    const answer = await call(echo, event("GET", "/api/open", { headers: { "X-Origin-Secret": "wrong" } }));
    expect(answer).toMatchObject({ status: 403, body: { code: "forbidden" } });
  });

  it("lets a cache keep what the route says it may", async () => {
    expect((await call(echo, event("GET", "/api/open", { sub: null }))).headers?.["cache-control"]).toBe(
      "public, max-age=60",
    );
  });

  it("asks for an idempotency key where a request spends", async () => {
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
  ])("answers %s as its problem", async (error, status, problem) => {
    const failing = handlerWith(async () => Promise.reject(error));
    const answer = await call(failing, event("POST", "/api/echo/abc", { body }));
    expect(answer).toMatchObject({
      status,
      body: problem,
      headers: { "content-type": "application/problem+json" },
    });
  });

  it("says nothing of what went wrong inside, and logs it", async () => {
    const failing = handlerWith(async () => Promise.reject(new Error("19850412-1234 leaked")));
    const answer = await call(failing, event("POST", "/api/echo/abc", { body }));
    expect(answer).toMatchObject({ status: 500, body: { code: "internal" } });
    expect(JSON.stringify(answer)).not.toContain("leaked");
    expect(logged).toHaveLength(1);
  });

  it("counts what was not foreseen by version, by which a release is taken back, and nothing else", async () => {
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
          _aws: { CloudWatchMetrics: [{ Dimensions: [["FunctionName", "FunctionVersion"]] }] },
        },
      ],
    ]);
  });

  it("answers a path that is no route with its problem", async () => {
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

  it("lets in who has done the work, and says to all others what is missing", async () => {
    const withPass = (headers: Record<string, string>) =>
      call(handler, event("GET", "/api/guarded", { sub: null, headers }));
    expect((await withPass({ "X-Search-Pass": "good at 203.0.113.9" })).status).toBe(200);
    for (const headers of [{}, { "X-Search-Pass": "good at 203.0.113.10" }])
      expect(await withPass(headers as Record<string, string>)).toMatchObject({
        status: 428,
        body: { code: "pass-needed" },
      });
  });

  it("cannot be served by a function that takes anything for one", () => {
    expect(() => api(guarded, { guarded: async () => ({}) }, { originSecrets: [secret], logger })).toThrow(
      "guarded needs a pass",
    );
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

  it("is the one that the site has written down, else the one that the request came from", async () => {
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

  it.each([secret, "the next"])("may be the one in use or the one that follows: %s", async (said) => {
    expect((await saying(said)).status).toBe(200);
  });

  it.each(["", "another", `${secret},the next`, secret.slice(1)])("is nothing else: %j", async (said) => {
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

  it("is not even built where nothing can tell whether it has ended", () => {
    expect(() => api(ending, { pay }, { originSecrets: [secret], logger })).toThrow(
      "pay ends with its session",
    );
    const lasting = { pay: { ...routes.pay, outlivesSession: true } } as const;
    expect(() => api(lasting, { pay }, { originSecrets: [secret], logger })).not.toThrow();
  });

  it("refuses a token of before and lets a later one through", async () => {
    expect(await signedInAt("2026-11-20T11:59:59Z")).toMatchObject({
      status: 401,
      body: { code: "session-ended" },
    });
    expect(await signedInAt("2026-11-20T12:00:00Z")).toMatchObject({ status: 201 });
  });

  it("refuses a token that does not say when its owner signed in", async () => {
    const answer = await call(
      handler,
      event("POST", "/api/pay", { headers: { "Idempotency-Key": "0123456789abcdef" } }),
    );
    expect(answer.body.code).toBe("session-ended");
  });

  it("asks only once it knows that the caller may call it at all", async () => {
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
  it.each(Object.entries(allowed))("%s lets in exactly those it names", async (access, people) => {
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
