import type { ServerResponse } from "node:http";
import { afterAll, beforeEach, describe, expect, it, test } from "vitest";
import { features } from "#contract/app/index.ts";
import type { Route } from "#contract/platform/route.ts";
import { assembly, buildAll } from "#local/build/build-all.ts";
import { createEdgeCache, type EdgeCache } from "#local/aws/cloudfront/edge-cache.ts";
import { createSite, type Site } from "#local/aws/site/site.ts";
import { openRecords } from "#local/state/records.ts";
import { openTemplate } from "#local/template/cloud-template.ts";
import { readDistributions } from "#local/template/readers/distributions.ts";
import { aDistribution, keepsADay } from "./a-distribution.ts";
import { serve } from "#tests/local/serve.ts";

let now = 0;
let calls = 0;
let answers: () => { status: number; headers: Record<string, string> };
let cache: EdgeCache;
let site: Site;

const place = { accountId: "000000000000", region: "eu-north-1", baseUrl: "http://127.0.0.1:4300" };

/** Serves a distribution with one origin behind all of its behaviours. */
const behind = (distribution = aDistribution("origin")): void => {
  const origin = {
    handle: async (_request: unknown, response: ServerResponse) => {
      calls += 1;
      const { status, headers } = answers();
      response.writeHead(status, headers).end(`answer ${calls}`);
    },
  };
  const domains = distribution.behaviours.map(({ origin: { domain } }) => domain);
  site = createSite(distribution, new Map(domains.map((domain) => [domain, origin])), { cache });
};

await buildAll(() => undefined);
const deployed = readDistributions(openTemplate(assembly, place, openRecords(undefined)))[0]!;
const server = await serve(() => ({
  prefix: "/",
  handle: (request, response) => site.handle(request, response),
  close: async () => undefined,
}));
afterAll(() => server.close());
beforeEach(() => {
  now = 1_700_000_000_000;
  calls = 0;
  answers = () => ({ status: 200, headers: {} });
  cache = createEdgeCache({ now: () => now });
  behind();
});

const get = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
  const response = await fetch(`${server.baseUrl}${path}`, { method, headers });
  return {
    status: response.status,
    text: await response.text(),
    from: response.headers.get("x-cache"),
    age: response.headers.get("age"),
  };
};
const later = (seconds: number): void => {
  now += seconds * 1000;
};
const says = (cacheControl: string | undefined, status = 200) => {
  const headers: Record<string, string> = cacheControl === undefined ? {} : { "cache-control": cacheControl };
  answers = () => ({ status, headers });
};
/** Returns those of these seconds at which the first response is still served. */
const keptFor = async (...seconds: number[]): Promise<number[]> => {
  const { text: first } = await get("/a");
  const start = now;
  const lifetimes: number[] = [];
  for (const each of seconds) {
    now = start + each * 1000;
    if ((await get("/a")).text === first) lifetimes.push(each);
    else break;
  }
  return lifetimes;
};

describe("A cached response", () => {
  it("is served with its age and source", async () => {
    expect(await get("/a")).toMatchObject({ text: "answer 1", from: "Miss from cloudfront", age: null });
    later(7);
    expect(await get("/a")).toMatchObject({ text: "answer 1", from: "Hit from cloudfront", age: "7" });
    expect(await get("/a", {}, "HEAD")).toMatchObject({ text: "", from: "Hit from cloudfront" });
    expect(calls).toBe(1);
  });

  const asTheApiSays = { ...keepsADay, minSeconds: 0, defaultSeconds: 0, maxSeconds: 100 };
  test.each([
    ["a bucket's policy", keepsADay, undefined, [1, 86_399]],
    ["a bucket's policy", keepsADay, "public, max-age=60", [1, 59]],
    ["a bucket's policy", keepsADay, "public, max-age=0, must-revalidate, s-maxage=60", [1, 59]],
    ["a bucket's policy", keepsADay, "no-cache", [0.9]],
    ["a policy without a shortest time", asTheApiSays, "no-store", []],
    ["a policy without a shortest time", asTheApiSays, "private, max-age=60", []],
    ["a policy without a shortest time", asTheApiSays, undefined, []],
    ["a policy without a shortest time", asTheApiSays, "public, max-age=60", [0.9, 1, 59]],
    ["the longest time of a policy", asTheApiSays, "public, max-age=600", [0.9, 1, 59, 99]],
  ])("follows %s %#", async (_, policy, cacheControl, expected) => {
    behind(aDistribution("origin", policy));
    says(cacheControl);
    const cached = await keptFor(0.9, 1, 59, 99, 86_399, 86_400);
    expect(cached.at(-1)).toBe(expected.at(-1));
  });

  it("is cached by the parts that the policy names and by nothing else", async () => {
    const byToken = {
      ...keepsADay,
      headers: ["authorization"],
      isQueryInKey: (name: string) => name === "q",
    };
    behind(aDistribution("origin", byToken));
    const { text } = await get("/a?q=1", { authorization: "Bearer a" });
    const texts = [
      (await get("/a?q=1&utm=x", { authorization: "Bearer a", cookie: "a=1", "user-agent": "x" })).text,
      (await get("/a?q=2", { authorization: "Bearer a" })).text,
      (await get("/a?q=1", { authorization: "Bearer b" })).text,
      (await get("/a?q=1")).text,
      (await get("/a?q=1", { authorization: "Bearer a", "accept-encoding": "br" })).text,
    ];
    expect(texts.map((each) => each === text)).toEqual([true, false, false, false, false]);
  });

  it("is neither served for nor created by another method", async () => {
    await get("/a", {}, "POST");
    expect((await get("/a")).text).toBe("answer 2");
    expect((await get("/a", {}, "POST")).text).toBe("answer 3");
    await get("/b", {}, "HEAD");
    expect((await get("/b")).text).not.toBe("");
  });

  it("is fetched again after its expiry, and revalidated if it is the same", async () => {
    answers = () => ({ status: 200, headers: { etag: '"1"', "cache-control": "max-age=5" } });
    await get("/a");
    later(5);
    expect((await get("/a")).from).toBe("RefreshHit from cloudfront");
    expect(await get("/a", { "if-none-match": '"1"' })).toMatchObject({ status: 304, text: "" });
  });

  it("is removed by an invalidation of its address or of a prefix", async () => {
    await Promise.all(["/a/1", "/a/2", "/b"].map((path) => get(path)));
    cache.forget("/a/1");
    expect((await get("/a/1")).from).toBe("Miss from cloudfront");
    expect((await get("/a/2")).from).toBe("Hit from cloudfront");
    cache.forget("/a/*");
    expect((await get("/a/2")).from).toBe("Miss from cloudfront");
    expect((await get("/b")).from).toBe("Hit from cloudfront");
  });
});

describe("An error response", () => {
  test.each([
    [500, "no-store", 9],
    [503, "no-store", 9],
    [404, undefined, 9],
    [404, "max-age=60", 59],
    [404, "no-store", undefined],
    [403, undefined, undefined],
    [403, "max-age=60", 59],
    [409, "max-age=60", undefined],
    [429, undefined, undefined],
  ])("with %i and %s is cached for %s seconds beyond the default", async (status, cc, last) => {
    says(cc, status);
    expect((await keptFor(0.9, 9, 10, 59, 60)).at(-1)).toBe(last === 59 ? 59 : last);
    expect((await get("/a")).from).toBe("Error from cloudfront");
  });

  it("gives way to an expired cached response", async () => {
    behind(aDistribution("origin", keepsADay, new Map([[503, 0]])));
    says("max-age=5");
    await get("/a");
    later(5);
    says("no-store", 503);
    expect(await get("/a")).toMatchObject({ status: 200, text: "answer 1", age: "5" });
    says("max-age=5");
    expect(await get("/a")).toMatchObject({ status: 200, text: "answer 3" });
  });

  it("is served if the expired response must be revalidated", async () => {
    says("max-age=5, must-revalidate");
    await get("/a");
    later(5);
    says("no-store", 503);
    expect((await get("/a")).status).toBe(503);
  });
});

describe("The deployed distribution", () => {
  test.each([500, 501, 502, 503, 504])("caches no %i", async (status) => {
    behind(deployed);
    for (const path of ["/api/bikes", "/photos/x.jpg", "/config.json"]) {
      says("no-store", status);
      expect((await get(path)).status).toBe(status);
      says("no-store");
      expect((await get(path)).status).toBe(200);
    }
  });

  it("caches API responses as they allow, apart for each caller", async () => {
    behind(deployed);
    says("public, max-age=60");
    const { text } = await get("/api/x?q=1");
    expect((await get("/api/x?q=1")).text).toBe(text);
    expect((await get("/api/x?q=2")).text).not.toBe(text);
    expect((await get("/api/x?q=1", { authorization: "Bearer a" })).text).not.toBe(text);
    says("no-store");
    expect((await get("/api/y")).text).not.toBe((await get("/api/y")).text);
    says(undefined);
    expect((await get("/api/z")).text).not.toBe((await get("/api/z")).text);
  });

  it("uses the first behaviour that matches, pages last", () => {
    expect(deployed.behaviours.map(({ pathPattern }) => pathPattern)).toEqual([
      "/api/*",
      "/.well-known/cykelregistret-keys.json",
      "/photos/*",
      "/qr/*",
      "/bike-ads/*",
      "/stolen/*",
      undefined,
    ]);
  });
});

test("Only public routes may be cached", () => {
  const stored = Object.values(features)
    .flatMap((group) => Object.values<Route>(group))
    .filter(({ cacheSeconds }) => cacheSeconds !== undefined);
  expect(stored.map(({ method, path, access }) => `${access} ${method} ${path}`).toSorted()).toEqual([
    "public GET /certificates/keys",
    "public GET /certificates/{number}/{code}/badge",
    "public GET /search/suggestions",
    "public GET /theft-map",
    "public GET /thefts",
    "public GET /thefts.atom",
    "public GET /thefts.geojson",
    "public GET /v1/status/{frameNumber}",
  ]);
});
