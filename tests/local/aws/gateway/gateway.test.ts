import { afterAll, describe, expect, test } from "vitest";
import { createGateway } from "#local/aws/gateway/gateway.ts";
import { createRouteTable } from "#local/aws/gateway/route-table.ts";
import { createDispatcher } from "#local/aws/lambda/dispatcher.ts";
import { openFunctionLog } from "#local/aws/lambda/function-log.ts";
import { catchStrayErrors } from "#local/aws/lambda/stray-errors.ts";
import { openRecords } from "#local/state/records.ts";
import { openTemplate } from "#local/template/cloud-template.ts";
import { readFunctions } from "#local/template/readers/functions.ts";
import { readHttpApis } from "#local/template/readers/http-apis.ts";
import { synthesiseSample } from "#tests/local/sample/sample-app.ts";
import { aloneWithStrayErrors } from "#tests/stray-errors.ts";
import { serve } from "#tests/local/serve.ts";

const clock = { now: () => Date.parse("2026-11-20T12:00:00Z") };

/** A stub of the user pool that knows three tokens. */
const verify = async (_poolId: string, token: string): Promise<Record<string, unknown>> => {
  const claims = {
    sub: "user-1",
    "cognito:groups": ["store", "admin"],
    exp: 1_800_000_000,
    email_verified: true,
  };
  if (token === "good") return { ...claims, client_id: clientId, scope: "registry/read" };
  if (token === "writer") return { ...claims, client_id: clientId, scope: "registry/read registry/write" };
  if (token === "other-client") return { ...claims, client_id: "somebody-else" };
  throw new Error("forged or expired");
};

const place = { accountId: "000000000000", region: "eu-west-1", baseUrl: "http://127.0.0.1:4300" };
const template = openTemplate(synthesiseSample(), place, openRecords(undefined));
const [api] = readHttpApis(template);
const clientId = api!.routes.flatMap(({ authorizer }) => authorizer?.audience ?? [])[0]!;
const dispatcher = createDispatcher(readFunctions(template), openFunctionLog(undefined, clock));
const context = {
  clock,
  credentials: { accessKeyId: "a", secretAccessKey: "b" },
  region: "eu-west-1",
  accountId: "000000000000",
  stateDir: undefined,
};
const gateway = createGateway(context, { api: api!, invoke: dispatcher.invoke, verify });
const server = await serve(() => ({
  prefix: "/",
  handle: (request, response) =>
    gateway.handle(request, response, {
      url: request.url!,
      headers: { "x-origin-secret": "s", "x-taken-away": undefined },
    }),
  close: async () => undefined,
}));

afterAll(() => server.close());

const call = (path: string, init?: RequestInit) => fetch(`${server.baseUrl}${path}`, init);
const eventOf = async (response: Response) => (await response.json()).event;
const post = (body: unknown) =>
  call("/api/open/x", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

describe("The event of a function", () => {
  test("has payload format 2.0 with decoded path, parameters, joined query and cookies", async () => {
    const response = await call("/api/open/bl%C3%A5%20cykel%2F1?a=1&b=2&a=3&c=%C3%A5+", {
      headers: {
        cookie: "one=1; two=2",
        "User-Agent": "test",
        "x-origin-secret": "forged",
        "x-taken-away": "1",
      },
    });
    const event = await eventOf(response);
    expect(event.headers).not.toHaveProperty("x-taken-away");
    expect(event).toMatchObject({
      version: "2.0",
      routeKey: "GET /api/open/{id}",
      rawPath: "/api/open/blå cykel/1",
      rawQueryString: "a=1&b=2&a=3&c=%C3%A5+",
      cookies: ["one=1", "two=2"],
      queryStringParameters: { a: "1,3", b: "2", c: "å " },
      pathParameters: { id: "blå cykel/1" },
      headers: { "user-agent": "test", "x-origin-secret": "s", "x-forwarded-for": "127.0.0.1" },
      requestContext: {
        accountId: "000000000000",
        http: { method: "GET", protocol: "HTTP/1.1", sourceIp: "127.0.0.1", userAgent: "test" },
        stage: "$default",
        time: "20/Nov/2026:12:00:00 +0000",
        timeEpoch: clock.now(),
      },
      isBase64Encoded: false,
    });
  });

  test("has no cookie header, and omits empty parameters and body", async () => {
    const event = await eventOf(await call("/api/open/special", { headers: { cookie: "a=1" } }));
    expect(event.routeKey).toBe("GET /api/open/special");
    expect(event.headers).not.toHaveProperty("cookie");
    for (const name of ["queryStringParameters", "pathParameters", "body"])
      expect(event).not.toHaveProperty(name);
  });

  test("carries text as it is and other content in base64", async () => {
    expect(await eventOf(await post({ å: 1 }))).toMatchObject({ body: '{"å":1}', isBase64Encoded: false });
    const bytes = Buffer.from('{"raw":7}');
    const response = await call("/api/files/a/b%20c.bin", {
      method: "PUT",
      headers: { "content-type": "application/octet-stream" },
      body: bytes,
    });
    expect(await response.json()).toBe(7);
  });

  test("gives a greedy parameter the rest of the path", async () => {
    const event = await eventOf(await call("/api/files/a/b%20c.txt"));
    expect(event).toMatchObject({
      routeKey: "ANY /api/files/{path+}",
      pathParameters: { path: "a/b c.txt" },
    });
  });
});

test.each([
  ["GET /pets/dog/1", "GET /pets/dog/1"],
  ["GET /pets/dog/2", "GET /pets/dog/{id}"],
  ["GET /pets/cat/1", "GET /pets/{proxy+}"],
  ["POST /test/5", "ANY /{proxy+}"],
  ["GET /pets/fish/food", "GET /pets/{kind}/food"],
  ["GET /pets/fish/food/1", "ANY /pets/fish/{proxy+}"],
])("%s goes to %s, the most specific of AWS's own example", (request, key) => {
  const keys = ["ANY /{proxy+}", "GET /pets/{proxy+}", "ANY /pets/fish/{proxy+}", "GET /pets/{kind}/food"];
  const find = createRouteTable(
    [...keys, "GET /pets/dog/{id}", "GET /pets/dog/1"].map((each) => ({
      key: each,
      functionName: "pets",
      authorizer: undefined,
      scopes: [],
    })),
  );
  const [method = "", path = ""] = request.split(" ");
  expect(find(method, path)?.route.key).toBe(key);
});

describe("The response", () => {
  test("has the status, headers, cookies and body of the function", async () => {
    const response = await call("/api/open/x");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.getSetCookie()).toEqual(["seen=1; HttpOnly", "theme=dark"]);
    expect(response.headers.get("apigw-requestid")).toBeTruthy();
  });

  test("is decoded from base64 if the function says so", async () => {
    const body = Buffer.from([0, 255, 128]).toString("base64");
    const response = await post({
      answer: { statusCode: 201, headers: { "Content-Type": "image/x" }, body, isBase64Encoded: true },
    });
    expect(response.status).toBe(201);
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 255, 128]);
  });

  test.each([
    ["that threw", { fail: true }, 500, "Internal Server Error"],
    ["that took too long", { hang: true }, 503, "Service Unavailable"],
    ["that returned an impossible status", { answer: { statusCode: "often" } }, 500, "Internal Server Error"],
  ])("of a function %s comes from the gateway", async (_what, told, status, message) => {
    const response = await post(told);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message });
  });
});

test("The gateway answers 502 when a function leaves a failing promise, and serves the next request", async () => {
  await aloneWithStrayErrors(async () => {
    const stop = catchStrayErrors();
    const [crashed, other] = await Promise.all([post({ crash: true }), post({})]).finally(stop);
    expect([crashed.status, await crashed.json(), other.status]).toEqual([
      502,
      { message: "Bad Gateway" },
      200,
    ]);
  });
  expect((await post({})).status).toBe(200);
});

describe("The gateway refuses", () => {
  test.each([
    ["GET", "/api/unknown"],
    ["DELETE", "/api/open/x"],
    ["GET", "/api/open/"],
    ["GET", "/api/open/x/y"],
  ])("%s %s, an unknown route, with 404", async (method, path) => {
    const response = await call(path, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: "Not Found" });
  });

  test.each([
    ["no token", undefined, "Bearer"],
    ["a forged or expired token", "Bearer forged", 'Bearer error="invalid_token"'],
    ["a token of another client", "Bearer other-client", 'Bearer error="invalid_token"'],
  ])("%s with 401", async (_what, authorization, challenge) => {
    const response = await call("/api/closed", authorization ? { headers: { authorization } } : {});
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe(challenge);
    expect(await response.json()).toEqual({ message: "Unauthorized" });
  });

  test("a token without the scope of the route with 403", async () => {
    const response = await call("/api/scoped", { headers: { authorization: "Bearer good" } });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ message: "Forbidden" });
  });

  test("more than 10 MB, and an event of more than 6 MB, with 413", async () => {
    for (const size of [11, 7]) {
      const response = await call("/api/open/x", {
        method: "POST",
        headers: { "content-type": "text/plain" },
        body: "x".repeat(size * 1024 * 1024),
      });
      expect(response.status).toBe(413);
      expect(await response.json()).toEqual({ message: "Request Entity Too Large" });
    }
  });
});

test("A valid token reaches the function as claims of text", async () => {
  const good = await eventOf(await call("/api/closed", { headers: { authorization: "Bearer good" } }));
  expect(good.requestContext.authorizer).toEqual({
    jwt: {
      claims: {
        sub: "user-1",
        "cognito:groups": "[store admin]",
        exp: "1800000000",
        email_verified: "true",
        client_id: clientId,
        scope: "registry/read",
      },
      scopes: null,
    },
  });
  const writer = await eventOf(await call("/api/scoped", { headers: { authorization: "writer" } }));
  expect(writer.requestContext.authorizer.jwt.scopes).toEqual(["registry/read", "registry/write"]);
});
