import { afterEach, expect, it } from "vitest";
import { createEdgeCache } from "#local/cloudfront/edge-cache.ts";
import type { Origin } from "#local/site/origin.ts";
import { createSite } from "#local/site/site.ts";
import { aDistribution, keepsADay } from "#tests/local/cloudfront/a-distribution.ts";
import { serve } from "#tests/local/serve.ts";

const answering = (status: number, text: string, isLive?: true): Origin => ({
  ...(isLive && { isLive }),
  handle: async (_request, response, { url }) => {
    response.writeHead(status, { "content-type": "text/plain" });
    response.end(`${text} ${url}`);
  },
});

let site: Awaited<ReturnType<typeof serve>> | undefined;
afterEach(async () => site?.close());

/** What a viewer gets of a behaviour with two origins. */
const askWith = async (first: Origin, second: Origin) => {
  const { behaviours, ...rest } = aDistribution("first");
  const fallback = { origin: { domain: "second", path: "", headers: {} }, statuses: [403, 503] };
  const distribution = { ...rest, behaviours: behaviours.map((each) => ({ ...each, fallback })) };
  const origins = new Map([
    ["first", first],
    ["second", second],
  ]);
  const { handle } = createSite(distribution, origins, { cache: createEdgeCache(Date) });
  site = await serve(() => ({ prefix: "/", handle, close: async () => undefined }));
  const response = await fetch(`${site.baseUrl}/page`);
  return [response.status, await response.text()];
};

it("asks the first origin, also where that has nothing", async () => {
  expect(await askWith(answering(200, "first"), answering(200, "second"))).toEqual([200, "first /page"]);
  await site?.close();
  expect(await askWith(answering(404, "first"), answering(200, "second"))).toEqual([404, "first /page"]);
});

it("asks the second for the same where the first fails as was said", async () => {
  expect(await askWith(answering(503, "first"), answering(200, "second"))).toEqual([200, "second /page"]);
  await site?.close();
  expect(await askWith(answering(500, "first"), answering(200, "second"))).toEqual([500, "first /page"]);
});

it("asks only the second while pages are being developed", async () => {
  expect(await askWith(answering(200, "first"), answering(200, "second", true))).toEqual([
    200,
    "second /page",
  ]);
});

it("tells kept answers apart by what the function at the edge says of a request", async () => {
  const { behaviours, ...rest } = aDistribution("first", { ...keepsADay, headers: ["x-page"] });
  const viewerRequest = `function handler({ request }) {
    request.headers["x-page"] = { value: request.uri };
    request.uri = "/app.html";
    return request;
  }`;
  const distribution = { ...rest, behaviours: behaviours.map((each) => ({ ...each, viewerRequest })) };
  const first: Origin = {
    handle: async (_request, response, { headers }) => {
      response.writeHead(200, { "cache-control": "max-age=60" });
      response.end(headers["x-page"]);
    },
  };
  const { handle } = createSite(distribution, new Map([["first", first]]), {
    cache: createEdgeCache(Date),
  });
  site = await serve(() => ({ prefix: "/", handle, close: async () => undefined }));
  const { baseUrl } = site;
  const ask = async (path: string) => {
    const response = await fetch(baseUrl + path);
    return [await response.text(), response.headers.get("x-cache")];
  };
  expect(await ask("/one")).toEqual(["/one", "Miss from cloudfront"]);
  expect(await ask("/two")).toEqual(["/two", "Miss from cloudfront"]);
  expect(await ask("/one")).toEqual(["/one", "Hit from cloudfront"]);
});
