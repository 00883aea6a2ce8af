import { request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Problem } from "#contract/platform/problems.ts";
import { apiKeyHeader, numberOfServiceCheck } from "#contract/platform/reading-limits.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { createFirewall } from "#local/aws/firewall/firewall.ts";
import { matches } from "#local/aws/firewall/matches.ts";
import { readStatement } from "#local/template/readers/firewall-statement.ts";
import { withCloud } from "#tests/cloud.ts";
import { passOf, searchHeaders } from "#tests/search-pass.ts";

describe("The firewall of the synthesised edge", () => {
  let cloud: Cloud;
  let headers: Record<string, string>;
  beforeAll(async () => {
    cloud = await withCloud({ seed: false, firewall: true });
    headers = await searchHeaders(cloud.url);
    // Fetching the challenge counts against the limit of searches, so a minute passes first.
    cloud.clock.moveTo(cloud.clock.now() + 60_000);
  });
  afterAll(() => cloud.close());

  const get = (path: string) => fetch(`${cloud.url}${path}`, { headers });
  const statuses = async (paths: readonly string[]): Promise<number[]> =>
    Promise.all(paths.map(async (path) => (await get(path)).status));
  const times = (count: number, path: string): string[] => Array.from({ length: count }, () => path);

  const statusElsewhere = (path: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const options = { localAddress: "127.0.0.2", agent: false };
      httpRequest(`${cloud.url}${path}`, options, (response) => {
        void text(response).then(() => resolve(response.statusCode), reject);
      })
        .on("error", reject)
        .end();
    });

  test("refuses the 31st search of a minute with a problem of the API, and admits it after the wait", async () => {
    expect(new Set(await statuses(times(30, "/api/search?q=SKP2210457")))).toEqual(new Set([200]));
    const refused = await get("/api/search?q=SKP2210457");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("content-type")).toBe("application/json");
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(Problem.parse(await refused.json())).toMatchObject({ code: "too-many-requests" });
    expect(await statuses(["/api//search", "/api/%73earch", "/api/x/../search"])).toEqual([429, 429, 429]);
    expect(await statuses(["/api/search/suggestions?field=brand&prefix=c", "/bike-search"])).toEqual([
      200, 200,
    ]);
    expect(await statusElsewhere("/api/search")).toBe(428);
    cloud.clock.moveTo(cloud.clock.now() + 60_000);
    expect(await statuses(["/api/search?q=SKP2210457"])).toEqual([200]);
  });

  test("counts other API requests separately", async () => {
    cloud.clock.moveTo(cloud.clock.now() + 60_000);
    // The function's own limit of a day does not count this number.
    const status = `/api/v1/status/${numberOfServiceCheck}`;
    expect(new Set(await statuses(times(60, status)))).toEqual(new Set([200]));
    expect(await statuses([status, "/api/search"])).toEqual([429, 200]);
    // A company's program asks about many numbers from one address, so its requests must reach the function, which limits each key.
    const init = { headers: { [apiKeyHeader]: "crkey_of-a-company" } };
    expect((await fetch(`${cloud.url}${status}`, init)).status).toBe(401);
  });

  test("does not count pages", async () => {
    expect(new Set(await statuses(times(400, "/robots.txt")))).toEqual(new Set([200]));
  });
});

describe("The managed rules of AWS", () => {
  let cloud: Cloud;
  beforeAll(async () => {
    cloud = await withCloud({ seed: false, firewall: true });
  });
  afterAll(() => cloud.close());

  const ask = async (path: string, init: RequestInit = {}) => fetch(`${cloud.url}${path}`, init);
  const write = (body: string) =>
    ask("/api/contact", { method: "POST", headers: { "content-type": "application/json" }, body });

  /** The longest contact message, in characters of three bytes, with a solved challenge. */
  const longestLetter = async (message: string) => {
    const challenge = await (await ask("/api/contact/challenge")).json();
    const solution = await passOf(challenge);
    const about = { topic: "other", email: "asa@example.se", language: "sv" };
    return JSON.stringify({ ...about, message, solution });
  };

  test.each([
    ["a body of more than 8,192 bytes", "/api/contact", { method: "POST", body: "a".repeat(8193) }],
    ["a query of more than 2,048", `/bike-search?q=${"a".repeat(2048)}`, {}],
    ["an address of more than 1,024", `/${"a".repeat(1024)}`, {}],
    ["cookies of more than 10,240", "/", { headers: { cookie: `a=${"a".repeat(10_240)}` } }],
    ["a script in the query", "/bike-search?q=%3Cscript%3Ealert(1)%3C/script%3E", {}],
    ["a way out of the folder in the query", "/bike-search?q=../../etc/passwd", {}],
    ["an address of numbers in the query", "/bike-search?next=http://192.0.2.1/x", {}],
    ["a log file", "/server.log", {}],
  ])("refuse %s, as CloudFront does", async (_, path, init) => {
    const answer = await ask(path, init);
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining("Request blocked.")]);
  });

  test("let people write any text within the limits", async () => {
    const unusual = "<script>alert(1)</script> ../../etc/passwd http://192.0.2.1/ 169.254.169.254";
    for (const message of [unusual, "漢".repeat(2000)]) {
      const answer = await write(await longestLetter(message));
      expect([answer.status, await answer.json()]).toEqual([201, { caseNumber: expect.any(String) }]);
    }
  });

  test("let a marketplace ask without a user agent", async () => {
    const status = await new Promise((resolve, reject) => {
      httpRequest(`${cloud.url}/api/v1/status/SKP2210457`, (response) =>
        resolve(response.resume().statusCode),
      )
        .on("error", reject)
        .end();
    });
    expect(status).toBe(200);
  });
});

describe("A rate rule", () => {
  const refusal = { status: 429, contentType: "text/plain", body: "", headers: {} };
  const aFirewall = (most: number) => {
    const clock = { time: 0, now: () => clock.time };
    const rule = { name: "r", most, seconds: 60, of: undefined, refusal };
    const firewall = createFirewall({ rules: [rule], managed: [] }, clock);
    return (seconds: number, address = "a"): boolean => {
      clock.time = seconds * 1000;
      return firewall.judge(address, { path: "/", headers: {} }) === undefined;
    };
  };

  test("counts a sliding minute by address", () => {
    const passes = aFirewall(2);
    expect([passes(0), passes(59), passes(59.9)]).toEqual([true, true, false]);
    expect(passes(59.9, "b")).toBe(true);
    expect([passes(60), passes(120), passes(121)]).toEqual([false, true, true]);
  });

  test("keeps refusing an address that goes on asking", () => {
    const passes = aFirewall(1);
    expect([passes(0), passes(30), passes(60), passes(90), passes(150)]).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  test("ignores counts from a time that the clock has been moved back from", () => {
    const passes = aFirewall(1);
    expect([passes(1000), passes(500), passes(501)]).toEqual([true, true, false]);
  });
});

describe("A firewall statement", () => {
  const begins = (SearchString: string, ...types: string[]) => ({
    ByteMatchStatement: {
      FieldToMatch: { UriPath: {} },
      PositionalConstraint: "STARTS_WITH",
      SearchString,
      TextTransformations: types.map((Type, Priority) => ({ Priority, Type })),
    },
  });

  test.each([
    [begins("/api/search", "NONE"), "/api/search/x", true],
    [begins("/api/search", "NONE"), "/api//search", false],
    [begins("/api/search", "NORMALIZE_PATH"), "/api/./x/..//search", true],
    [begins("/api/search", "URL_DECODE"), "/api/%73earch", true],
    [begins("/api/search", "URL_DECODE"), "/api/%zz", false],
    [{ NotStatement: { Statement: begins("/a", "NONE") } }, "/b", true],
    [{ AndStatement: { Statements: [begins("/a", "NONE"), begins("/ab", "NONE")] } }, "/ac", false],
    [{ OrStatement: { Statements: [begins("/a", "NONE"), begins("/ab", "NONE")] } }, "/ac", true],
  ])("%j matches %s: %s", (statement, path, expected) => {
    expect(matches(readStatement(statement), { path, headers: {} })).toBe(expected);
  });

  test("matches a header by its pattern, and not where it is missing", () => {
    const statement = readStatement({
      RegexMatchStatement: {
        FieldToMatch: { SingleHeader: { Name: "x-api-key" } },
        RegexString: "^crkey_",
        TextTransformations: [{ Type: "NONE", Priority: 0 }],
      },
    });
    const told = [{ "x-api-key": "crkey_abc" }, { "x-api-key": "other" }, {}].map((headers) =>
      matches(statement, { path: "/", headers }),
    );
    expect(told).toEqual([true, false, false]);
  });

  test.each([
    [{ GeoMatchStatement: { CountryCodes: ["SE"] } }, "GeoMatchStatement is not served here"],
    [{ NotStatement: { Statement: { SqliMatchStatement: {} } } }, "SqliMatchStatement is not served here"],
    [begins("/", "HTML_ENTITY_DECODE"), "Type"],
    [{ ...begins("/"), NotStatement: {} }, "is not served here"],
    [{}, "is not served here"],
  ])("%j is refused by name instead of ignored", (statement, reason) => {
    expect(() => readStatement(statement)).toThrow(reason);
  });
});
